"""Bots as the checks of a game want them: functions of a position."""

from __future__ import annotations

from collections.abc import Callable

from ostracon.bots.perspective import Perspective
from ostracon.bots.registry import LEVELS, bot, bots, why_no_network
from ostracon.kernel.game import Game
from ostracon.kernel.layout import Record

Decider = Callable[[Game, Record, int, int], int]  # game, position, seat, seed of its thinking -> action


def deciders() -> dict[str, Decider]:
    """All kinds of bots, with small budgets; a level is one of them with another budget. In a game without a network a
    search takes its place.
    """

    def make(name: str) -> Decider:
        spec = f"{name}:60" if name in ("search", "network") else name

        def decide(game: Game, position: Record, seat: int, seed: int) -> int:
            learned = name == "network" and not why_no_network(game)
            decider = bot(spec if learned or name != "network" else "search:20")
            return decider.decide(Perspective(game, position, seat), seed)

        return decide

    return {name: make(name) for name in bots() if name not in LEVELS}
