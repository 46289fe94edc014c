"""How fast many games in lockstep are: actions per second of processor time of one thread; masks out, actions in (drawn
natively), observations and restarts included.

    python benchmarks/batch.py [GAME ...] [--seconds 2]

N = 4096 and N = 1; with 4096 games also without observations. The best of several runs: other load only ever slows one down.
"""

from __future__ import annotations

import argparse
import json
import time

from ostracon.kernel.game import game, games
from ostracon.lab.batch import Batch, vector


def rate(env: Batch, seconds: float) -> float:
    """Actions per second of processor time, the best of many short runs."""
    steps = max(1, 100_000 // env.n)
    env.step(env.sample())
    best, end = 0.0, time.perf_counter() + seconds
    while time.perf_counter() < end:
        start = time.process_time()
        for _ in range(steps):
            env.step(env.sample())
        best = max(best, steps * env.n / (time.process_time() - start))
    return best


def main() -> None:
    """Measure and print, a line a game; then all as JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=None)
    parser.add_argument("--seconds", type=float, default=2.0)
    given = parser.parse_args()
    found = []
    for name in given.games or games():
        row: dict[str, object] = {"game": name, "players": max(game(name).players)}
        for title, size, observed in (("n_4096", 4096, True), ("unobserved", 4096, False), ("n_1", 1, True)):
            env = vector(name, n=size, threads=1, observations=observed)
            row[title] = round(rate(env, given.seconds))
        row["numbers"] = vector(name, n=1, threads=1).spec.length
        found.append(row)
        print(" ".join(f"{key}={value}" for key, value in row.items()), flush=True)
    print(json.dumps(found))


if __name__ == "__main__":
    main()
