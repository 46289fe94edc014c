"""Two versions of Ostracon side by side: `python benchmarks/before_after.py OLD/src NEW/src [GAME ...]`.

The two take turns in one run, each time in a process of its own and in seconds of processor time, so that a noisy
machine disturbs both alike. For each
game: actions per second of random play interpreted and native (the best of all rounds, new against old), and with
--cold how long the native code takes to compile; with --search the searches too, as `ostracon bench` measures them.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile

TRIAL = """
import json, sys, time
from ostracon.kernel.game import game
from ostracon.kernel.native import native
from ostracon.kernel.batch import begin_thinking, random_action
name, seconds, search = sys.argv[1], float(sys.argv[2]), sys.argv[3] == "True"
g = game(name)
start = time.process_time()
code = native(g, quiet=True)
states = code.new(64, g.players[-1])
code.play_random(states, 0, 64, 1)
if search:
    from ostracon.bots import tree
    code(tree.iterate)
compiled = time.process_time() - start
def interpreted(seed):
    s, thinking, count = g.deal(g.players[-1], None, seed), [0] * 4, 0
    begin_thinking(thinking, seed)
    while g.actor(s) >= 0:
        g.legal(s)
        g.apply(s, random_action(s, thinking))
        count += 1
    return count
def rate(play):
    count, seed, start = 0, 1, time.process_time()
    while time.process_time() - start < seconds:
        count += play(seed)
        seed += 1
    return count / (time.process_time() - start)
def batch(seed):
    states = code.new(512, g.players[-1], None, seed * 512)
    return code.play_random(states, 0, 512, seed)
found = {"compiled": compiled, "native": rate(batch), "interpreted": rate(interpreted)}
if search:
    from ostracon.commands.bench import FULL_ROLLOUTS, best_rate, searches
    found["search"] = best_rate(searches(g, g.players[-1], "search:1000"), seconds)
    found["rollouts"] = best_rate(searches(g, g.players[-1], FULL_ROLLOUTS), seconds)
print(json.dumps(found))
"""


def trial(src: str, game: str, seconds: float, search: bool, home: str | None) -> dict[str, float]:
    """One measurement of one version."""
    extra = {"PYTHONPATH": src} | ({"OSTRACON_HOME": home} if home else {})
    run = subprocess.run(
        [sys.executable, "-c", TRIAL, game, str(seconds), str(search)],
        env=os.environ | extra,
        capture_output=True,
        text=True,
        check=True,
    )
    found: dict[str, float] = json.loads(run.stdout)
    return found


def main() -> None:
    """Measure and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("old")
    parser.add_argument("new")
    parser.add_argument("games", nargs="*")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument(
        "--cold", action="store_true", help="compile anew each time, and say how long that took"
    )
    parser.add_argument("--search", action="store_true", help="the searches of bots too")
    given = parser.parse_args()
    games = given.games or ["ankhor", "egizia", "egizia_sands", "imhotep", "terra_pyramides"]
    for game in games:
        found: dict[str, list[dict[str, float]]] = {"old": [], "new": []}
        for _ in range(given.rounds):
            for version, src in (("old", given.old), ("new", given.new)):
                with tempfile.TemporaryDirectory() as home:
                    found[version].append(
                        trial(src, game, given.seconds, given.search, home if given.cold else None)
                    )
        line = [game]
        for what in ("native", "interpreted", *(("search", "rollouts") if given.search else ())):
            old, new = (max(one[what] for one in found[version]) for version in ("old", "new"))
            line.append(f"{what} {old:,.0f} -> {new:,.0f} /s ({new / old:.3f})")
        if given.cold:
            old, new = (min(one["compiled"] for one in found[version]) for version in ("old", "new"))
            line.append(f"compile {old:.1f} -> {new:.1f} s")
        print(" | ".join(line), flush=True)


if __name__ == "__main__":
    main()
