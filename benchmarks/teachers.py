"""What there is to learn from a search: how sure it is, and how near greedy play and a network come to it.

    python benchmarks/teachers.py GAME [--network FILE] [--iterations 200] [--games 100]

Positions of games with two players, greedy and random actions by turns. A forecast's surprise is its cross entropy with the
shares of the search's visits; the least that is possible is their entropy. The search is asked twice: it does not always agree
with itself.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np

from ostracon.bots.network_file import Network, load_network
from ostracon.kernel.game import game
from ostracon.lab.batch import vector
from ostracon.lab.training.teacher import GreedyTeacher, SearchTeacher

STEPS, EVERY = 60, 6  # of each game, and between two looks


def network_shares(network: Network, rows: np.ndarray, mask: np.ndarray) -> np.ndarray:
    """The chances that a network gives to the legal actions."""
    said = np.where(mask, network.outputs(rows)[0], -np.inf)
    shares = np.exp(said - said.max(axis=1, keepdims=True))
    return shares / shares.sum(axis=1, keepdims=True)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game")
    parser.add_argument("--network", type=Path)
    parser.add_argument("--iterations", type=int, default=200)
    parser.add_argument("--games", type=int, default=100)
    given = parser.parse_args()
    one = game(given.game)
    network = load_network(one, given.network) if given.network else None
    env = vector(one, given.games, 2, threads=1, seed=1 << 41)
    search, greedy = SearchTeacher(env, given.iterations), GreedyTeacher(env)
    surprise: dict[str, list[float]] = {}
    agree: dict[str, list[float]] = {}
    for step in range(STEPS):
        if step % EVERY == 0:
            choice = np.array(env.mask.sum(axis=1) > 1)
            shares = search.shares(step)
            forecasts = {
                "even": env.mask / env.mask.sum(axis=1, keepdims=True),
                "greedy play": greedy.shares(step),
                "the search again": search.shares(step + STEPS),
            }
            if network:
                forecasts["the network"] = network_shares(network, np.array(env.rows), np.array(env.mask))
            for name, forecast in {"the search": shares, **forecasts}.items():
                lost = -(shares * np.log(forecast + 1e-9)).sum(axis=1)
                same = forecast.argmax(axis=1) == shares.argmax(axis=1)
                surprise.setdefault(name, []).extend(lost[choice])
                agree.setdefault(name, []).extend(same[choice])
        env.step(greedy.favourites(step) if step % 2 else env.sample())
    print(f"{one.title}, search:{given.iterations}, {len(agree['even'])} decisions")
    for name, lost in surprise.items():
        print(f"  {name:<17} surprise {np.mean(lost):.2f}, the same favourite {np.mean(agree[name]):.0%}")


if __name__ == "__main__":
    main()
