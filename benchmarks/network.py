"""How fast networks think without PyTorch: evaluations a second in one thread, for each game.

    python benchmarks/network.py [GAME ...] [--layers 128,64]

The games' own networks where they have one, otherwise one of the same size with random weights. A row is that of a position in
the middle of a random game; an evaluation is both layers, the chances, and a number for each legal action, as a search asks for.
"""

from __future__ import annotations

import argparse
import time

import numpy as np

from ostracon.bots.network import ROOM, liking, think
from ostracon.bots.network_file import Network, UnfitNetwork, about_game, load_network
from ostracon.kernel.game import Game, game, games
from ostracon.kernel.machine import lowest_bit
from ostracon.kernel.native import native
from ostracon.kernel.target import LongRow, SingleRow, WideRow, rule
from ostracon.lab.batch import vector
from ostracon.lab.training.encoding import make_encoding, sampled_rows
from ostracon.lab.training.groups import Groups
from ostracon.lab.training.model import fresh_weights

TIMES = 20_000


@rule
def think_again_and_again(
    plan: LongRow, weights: SingleRow, row: WideRow, work: SingleRow, mask: LongRow, times: int
) -> float:
    """Think of the same row so many times, and say something of every legal action."""
    total = 0.0
    for _ in range(times):
        think(plan, weights, row, work)
        for i in range(len(mask)):
            word = mask[i]
            while word != 0:
                total += liking(plan, weights, work, i * 32 + lowest_bit(word))
                word &= word - 1
    return total


def network_of(one: Game, layers: tuple[int, int]) -> tuple[Network, str]:
    """A game's own network, or one with random weights."""
    try:
        return load_network(one), "its own"
    except UnfitNetwork:
        encoding = make_encoding(one, sampled_rows(Groups(one, 128, 1), 120))
        return Network(
            about_game(one), encoding | fresh_weights(encoding, *layers, one.actions.total, 1)
        ), "random"


def measure(one: Game, layers: tuple[int, int]) -> None:
    """Print a line for a game."""
    network, kind = network_of(one, layers)
    env = vector(one, 1, 2, threads=1, seed=3)
    for _ in range(25):
        env.step(env.sample())
    row, mask = np.array(env.rows[0]), np.array(env.omniscient["mask"][0], np.int64)
    work = np.zeros(network["first_bias"].size + network["second_bias"].size + ROOM, np.float32)
    run = native(one)(think_again_and_again)
    given = (network.plan, network.weights, row, work, mask)
    run(*given, 10)
    best = min(timed(lambda: run(*given, TIMES)) for _ in range(5))
    sizes = f"{network.inputs} -> {network['first_bias'].size} -> {network['second_bias'].size}"
    active = int((network.inputs_of(row[None, :]) != 0).sum())
    print(
        f"{one.id:16} {kind:8} {sizes:20} {active:4} inputs say something  {TIMES / best:10,.0f} evaluations/s"
    )


def timed(work: object) -> float:
    """Seconds of this thread."""
    start = time.thread_time()
    work()  # type: ignore[operator]
    return time.thread_time() - start


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=games())
    parser.add_argument("--layers", default="128,64")
    asked = parser.parse_args()
    first, second = map(int, asked.layers.split(","))
    for name in asked.games:
        measure(game(name), (first, second))
