"""What a bot is given: the seat's view, the legal actions, and positions that the seat cannot tell from the true
one.
"""

from __future__ import annotations

from functools import cached_property
from operator import index
from typing import SupportsIndex

from ostracon.kernel.dice import seed_dice
from ostracon.kernel.errors import BadSeat
from ostracon.kernel.game import Game
from ostracon.kernel.layout import Record
from ostracon.kernel.match import Match
from ostracon.kernel.rules import SPECTATOR
from ostracon.kernel.target import LongRow
from ostracon.kernel.view import View


class Perspective:
    """A position as one seat knows it. What it does not know is dealt anew on arrival, so nothing true is
    left to peek at.
    """

    def __init__(self, game: Game, position: Record, seat: SupportsIndex, seed: SupportsIndex = 0) -> None:
        self.game = game
        self.seat = seat = index(seat)
        self.legal = tuple(position.legal_actions())
        self._position = _redealt(game, position, seat, seed)

    @cached_property
    def view(self) -> View:
        """What the seat sees: the game's own View."""
        return self.game.view(self._position, self.seat)

    def redealt(self, seed: SupportsIndex) -> Record:
        """A position that the seat cannot tell from the true one (a determinization): everything that it knows as it
        is, all else dealt by this seed. Yours to change.
        """
        return _redealt(self.game, self._position, self.seat, seed)


def _redealt(game: Game, position: Record, seat: int, seed: SupportsIndex) -> Record:
    other = position.copy()
    seed_dice(LongRow(other.dice), index(seed))
    game.redeal(other, seat)
    game.legal(other)
    return other


def perspective(match: Match, seat: SupportsIndex | None = None) -> Perspective:
    """The perspective of the seat that decides now (or of the given one)."""
    if seat is not None and not (hasattr(seat, "__index__") and SPECTATOR <= index(seat) < match.players):
        raise BadSeat(seat, match.players)
    return Perspective(match.game, match.position(), match.actor if seat is None else seat)
