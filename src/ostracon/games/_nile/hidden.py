"""Dealing hidden cards again."""

from __future__ import annotations

from ostracon.games._nile.layout import NOBODY, State
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


@rule
def gather_hands(s: State, seat: int) -> int:
    """Bits of the Sphinx cards that others keep from a seat; they are taken out of their hands."""
    found = 0
    for card in range(len(s.sphinx_holder)):
        if s.sphinx_holder[card] != NOBODY and s.sphinx_holder[card] != seat:
            found |= 1 << card
            s.sphinx_holder[card] = NOBODY
    return found


@rule
def shuffle_pool(s: State, cards: int) -> int:
    """Lay the cards of these bits into the scratch space, shuffled; how many they are."""
    pool = 0
    while cards != 0:
        s.scratch[pool] = lowest_bit(cards)
        cards &= cards - 1
        pool += 1
    shuffle(s, s.scratch, 0, pool)
    return pool


@rule
def deal_hand(s: State, seat: int, pool: int) -> int:
    """A player gets as many Sphinx cards from the pool as he keeps; how many are left there."""
    for _ in range(s.sphinx_kept[seat]):
        pool -= 1
        s.sphinx_holder[s.scratch[pool]] = seat
        s.scratch[pool] = 0
    return pool
