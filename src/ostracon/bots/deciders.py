"""Bots as the checks of a game want them: functions of a position."""

from __future__ import annotations

from collections.abc import Callable

from ostracon.bots.perspective import Perspective
from ostracon.bots.registry import LEVELS, bot, bots
from ostracon.kernel.game import Game
from ostracon.kernel.layout import Record

Decider = Callable[[Game, Record, int, int], int]  # game, position, seat, seed of its thinking -> action


def deciders() -> dict[str, Decider]:
    """All kinds of bots, with small budgets; a level is one of them with another budget."""

    def make(name: str) -> Decider:
        decider = bot("search:60" if name == "search" else name)
        return lambda game, position, seat, seed: decider.decide(Perspective(game, position, seat), seed)

    return {name: make(name) for name in bots() if name not in LEVELS}
