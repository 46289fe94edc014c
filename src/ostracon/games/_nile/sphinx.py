"""Sphinx cards: draw from the top, keep, put the others under the deck."""

from __future__ import annotations

from ostracon.games._nile.layout import NO_CARD, State
from ostracon.games._nile.vocabulary import Event, Reason
from ostracon.kernel.rules import emit, tell, unveil
from ostracon.kernel.target import Row, rule


@rule
def drop_first(row: Row, count: int, length: int, nothing: int) -> None:
    """The first numbers of a row leave it, the others move up."""
    for i in range(length):
        row[i] = row[i + count] if i + count < length else nothing


@rule
def draw_from_top(s: State, seat: int, count: int) -> None:
    """Cards leave the deck; only the drawer sees them."""
    unveil(s)
    for i in range(count):
        s.drawn[i] = s.sphinx_deck[i]
        tell(s, seat, Event.LOOK, s.drawn[i], 0, 0)
    s.drawn_count = count
    drop_first(s.sphinx_deck, count, s.sphinx_count, NO_CARD)
    s.sphinx_count -= count


@rule
def keepable(s: State) -> int:
    """Bits of the drawn cards that are not kept yet."""
    return ((1 << s.drawn_count) - 1) & ~s.kept


@rule
def may_keep(s: State, seat: int, which: int) -> int:
    """A drawn card that is not kept yet."""
    if which >= s.drawn_count:
        return Reason.NO_SUCH_CARD
    return Reason.LEGAL if (s.kept >> which) & 1 == 0 else Reason.CARD_KEPT


@rule
def keep(s: State, seat: int, which: int) -> None:
    """The others only learn that a card was kept."""
    s.kept |= 1 << which
    emit(s, Event.KEEP, seat, 0, 0)
    tell(s, seat, Event.KEPT, s.drawn[which], 0, 0)


@rule
def put_back(s: State, seat: int) -> int:
    """Kept cards go to the player, the others under the deck in drawn order; how many those are."""
    first = s.sphinx_count
    for i in range(s.drawn_count):
        card = s.drawn[i]
        if (s.kept >> i) & 1 == 1:
            s.sphinx_holder[card] = seat
            s.sphinx_kept[seat] += 1
        else:
            s.sphinx_deck[s.sphinx_count] = card
            s.sphinx_count += 1
        s.drawn[i] = NO_CARD
    s.drawn_count = 0
    s.kept = 0
    return s.sphinx_count - first
