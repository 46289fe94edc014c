"""What the `components.toml` of both games have in common, and figures that a card's effect needs."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Generic, Literal, TypeVar

from msgspec import Struct

from ostracon.kernel.components import expect

T = TypeVar("T")

Deck = Literal["1/2", "3/4", "5"]


class Meta(Struct):
    min_players: Literal[2]
    max_players: Literal[4]


class ByPlayers(Struct, Generic[T], rename={"two": "2", "three": "3", "four": "4"}):
    two: T
    three: T
    four: T

    def all(self) -> tuple[T, T, T]:
        """From the fewest players on."""
        return self.two, self.three, self.four


class ByTurnTile(Struct, rename={"first": "1", "second": "2", "third": "3", "fourth": "4"}):
    first: int
    second: int
    third: int
    fourth: int

    def all(self) -> tuple[int, int, int, int]:
        """In the order of the tiles."""
        return self.first, self.second, self.third, self.fourth


class CrewTrack(Struct):
    min: int
    max: int


class StoneTrack(Struct):
    max: int


class ScoreTrack(Struct):
    lap: int


def in_order(table: Mapping[str, T], count: int, key: str) -> tuple[T, ...]:
    """A table whose keys are the numbers from 1 on, as a tuple."""
    for number in range(1, count + 1):
        expect(str(number) in table, f'{key}."{number}" is missing')
    return tuple(table[str(number)] for number in range(1, count + 1))


def number_of(name: str, effect: str, known: Sequence[str]) -> int:
    """The number of an effect; one that the game does not have is refused with the card's id."""
    expect(effect in known, f"{name} has an unknown effect or condition: {effect!r}")
    return known.index(effect)


def complete(entries: Iterable[tuple[str, str, Struct]], needs: Mapping[str, tuple[str, ...]]) -> None:
    """Refuse an entry (its id, its effect, the effect's figures) without a figure that its effect needs."""
    for name, effect, params in entries:
        for need in needs.get(effect, ()):
            expect(bool(getattr(params, need)), f"{name} with {effect} needs {need}")
