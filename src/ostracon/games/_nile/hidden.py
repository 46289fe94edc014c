"""Dealing hidden cards again."""

from __future__ import annotations

from ostracon.games._nile.layout import State
from ostracon.kernel.dice import shuffle
from ostracon.kernel.machine import lowest_bit
from ostracon.kernel.target import Row, rule


@rule
def shuffle_anew(s: State, cards: Row, first: int, count: int) -> None:
    """Put different cards of a row into ascending order, then shuffle them: nothing of the old order is left."""
    found = 0
    for i in range(first, first + count):
        found |= 1 << cards[i]
    for i in range(first, first + count):
        cards[i] = lowest_bit(found)
        found &= found - 1
    shuffle(s, cards, first, count)
