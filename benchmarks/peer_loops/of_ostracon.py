"""Ours: native random play, the batch environment, one game from plain Python with legality checked, and the search."""

from __future__ import annotations

import random
from collections.abc import Callable

from clock import best_rate, report

import ostracon
from ostracon.commands.bench import FULL_ROLLOUTS, native_games, searches
from ostracon.kernel.native import native

BATCH = 4096


def matches(name: str, players: int) -> Callable[[], int]:
    """Games by `Match.play`, one action after the other."""
    dice, deals = random.Random(1), iter(range(1 << 30))

    def run() -> int:
        match = ostracon.Match.new(name, players, deal=next(deals))
        while not match.over:
            match.play(dice.choice(match.legal()))
        return match.ply

    return run


def batch(name: str, players: int) -> Callable[[], int]:
    """A step of many games at once: observations and masks out, actions in, finished games dealt anew."""
    env = ostracon.vector(name, n=BATCH, players=players, threads=1)

    def run() -> int:
        env.step(env.sample())
        return BATCH

    return run


for name in sorted(ostracon.games()):
    game = ostracon.game(name)
    players = max(game.players)
    code = native(game)
    title = game.title
    for kind, how, work in (
        ("random", "native", native_games(code, players)),
        ("random", f"batch environment, {BATCH} at once", batch(name, players)),
        ("random", "Match.play in Python", matches(name, players)),
        ("search", "search bot, full playouts", searches(game, players, FULL_ROLLOUTS)),
        ("search", "search bot as it plays", searches(game, players, "search:1000")),
    ):
        measure: Callable[[], float] = lambda work=work: best_rate(work)  # noqa: E731
        report(kind, title, players, how, measure)
