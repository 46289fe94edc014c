"""The score sheet, and what the final scoring looks at."""

from __future__ import annotations

from ostracon.games._nile.layout import State
from ostracon.games._nile.supplies import gain
from ostracon.games._nile.vocabulary import Event
from ostracon.kernel.rules import emit
from ostracon.kernel.target import rule


@rule
def score(s: State, seat: int, part: int) -> int:
    """Points so far in one category; after the final scoring, all of them."""
    return s.points[seat][part]


@rule
def permanents(s: State, seat: int, kinds: int) -> int:
    """Permanent cards in front of a player: those with one of the first `kinds` effects."""
    count = 0
    for effect in range(kinds):
        count += s.held[seat][effect]
    return count


@rule
def reveal(s: State, seat: int, card: int, points: int, part: int) -> None:
    """A Sphinx card is shown and scored."""
    emit(s, Event.REVEAL, seat, card, points)
    gain(s, seat, part, points)
