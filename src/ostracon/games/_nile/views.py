"""What the views of both games have in common, for those who draw them and put them into words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol, Self


class Player(Protocol):
    """What lies in front of a player in both games."""

    @property
    def seat(self) -> int: ...
    @property
    def tile(self) -> int: ...
    @property
    def ships(self) -> int: ...
    @property
    def passed(self) -> bool: ...
    @property
    def strength(self) -> tuple[int, ...]: ...
    @property
    def ready(self) -> tuple[bool, ...]: ...
    @property
    def reach(self) -> tuple[int, ...]: ...
    @property
    def stones(self) -> int: ...
    @property
    def quarry(self) -> int: ...
    @property
    def production(self) -> int: ...
    @property
    def grain(self) -> tuple[int, ...]: ...
    @property
    def harvest(self) -> tuple[int, ...]: ...
    @property
    def need(self) -> int: ...
    @property
    def missing(self) -> int: ...
    @property
    def hunger(self) -> int: ...
    @property
    def built(self) -> tuple[bool, ...]: ...
    @property
    def sphinx(self) -> int: ...
    @property
    def score(self) -> int: ...
    @property
    def standing(self) -> int: ...
    @property
    def parts(self) -> tuple[int, ...]: ...
    @property
    def forecast(self) -> tuple[int, ...]: ...


class Ranked:
    """Points and ranks by seat, from what lies in front of the players."""

    __slots__ = ()

    @property
    def score(self: View) -> tuple[int, ...]:
        """Points by seat."""
        return tuple(player.score for player in self.tables)

    @property
    def standing(self: View) -> tuple[int, ...]:
        """Ranks by seat, 1 = the foremost marker."""
        return tuple(player.standing for player in self.tables)


class View(Protocol):
    """A position of either game as one seat sees it."""

    @property
    def seat(self) -> int: ...
    @property
    def players(self) -> int: ...
    @property
    def phase(self) -> int: ...
    @property
    def round_number(self) -> int: ...
    @property
    def actor(self) -> int: ...
    @property
    def over(self) -> bool: ...
    @property
    def tables(self) -> Sequence[Player]: ...
    @property
    def score_order(self) -> tuple[int, ...]: ...
    @property
    def decision(self) -> int: ...
    @property
    def score(self) -> tuple[int, ...]: ...
    @property
    def standing(self) -> tuple[int, ...]: ...
    @property
    def river(self) -> tuple[int, ...]: ...
    @property
    def card_ships(self) -> tuple[int, ...]: ...
    @property
    def slots(self) -> tuple[tuple[int, ...], ...]: ...
    @property
    def waiting(self) -> tuple[int, ...]: ...
    @property
    def extra_grain(self) -> int: ...
    @property
    def legal(self) -> tuple[int, ...]: ...


class Phases(NamedTuple):
    """The phases that matter for what is told, as the rulebook counts them (1, 2, ...)."""

    ships: int
    stones: int
    feeding: int
    building: int

    @classmethod
    def of(cls, ids: Sequence[str]) -> Self:
        return cls(*(ids.index(name) + 1 for name in ("ships", "stones", "feed", "build")))


def is_seated(view: View) -> bool:
    """Whether the one who looks plays; spectators do not."""
    return 0 <= view.seat < view.players


def plays(view: View) -> bool:
    """Whether the one who looks has still something to plan."""
    return is_seated(view) and not view.over


def decides(view: View) -> bool:
    """Whether the one who looks has to act."""
    return 0 <= view.seat == view.actor


def bits(word: int, count: int) -> tuple[bool, ...]:
    """The lowest bits of a number, one by one."""
    return tuple((word >> i) & 1 == 1 for i in range(count))
