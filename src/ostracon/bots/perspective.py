"""What a bot is given: the seat's view, the legal actions, and worlds that the seat cannot tell from the true
one.
"""

from __future__ import annotations

from functools import cached_property
from typing import Any

from ostracon.kernel.dice import seed_dice
from ostracon.kernel.game import Game
from ostracon.kernel.match import Match


class Perspective:
    """A position as one seat knows it. What it does not know is dealt anew on arrival, so nothing true is
    left to peek at.
    """

    def __init__(self, game: Game, position: Any, seat: int, seed: int = 0) -> None:
        self.game = game
        self.seat = seat
        self.legal: tuple[int, ...] = tuple(position.legal_actions())
        self._world = position.copy()
        seed_dice(self._world.dice, seed)
        game.redeal(self._world, seat)
        game.legal(self._world)

    @cached_property
    def view(self) -> Any:
        """What the seat sees."""
        return self.game.view(self._world, self.seat)

    @property
    def parts(self) -> int:
        """Categories to add up where the game has no evaluation; 0 where it has one."""
        return 0 if self.game.evaluate is not None else len(self.game.parts)

    def world(self, seed: int) -> Any:
        """A possible world: everything that the seat knows as it is, all else dealt by this seed.
        Yours to change.
        """
        other = self._world.copy()
        seed_dice(other.dice, seed)
        self.game.redeal(other, self.seat)
        self.game.legal(other)
        return other


def perspective(match: Match, seat: int | None = None) -> Perspective:
    """The perspective of the seat that decides now (or of the given one)."""
    return Perspective(match.game, match.position(), match.actor if seat is None else seat)
