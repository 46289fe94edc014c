"""Building at the Sphinx: draw cards, keep one, return the others (RULES 4.8, 5.3)."""

from __future__ import annotations

from ostracon.games._nile.decisions import ask
from ostracon.games._nile.events import E_KEEP_NONE, E_RETURN
from ostracon.games._nile.sphinx import draw_from_top, drop_first, keep, put_back
from ostracon.games._nile.supplies import gain, pay_stones
from ostracon.games.egizia.actions import KEEP, KEEP_NONE
from ostracon.games.egizia.building import end_build_turn, finish_build
from ostracon.games.egizia.components import (
    EXTRA_SPHINX_CARDS,
    KEEP_TWO_SPHINX,
    MOST_SPHINX_CARDS,
    POINTS_PER_RETURNED_CARD,
    SPHINX_PLUS_TWO,
)
from ostracon.games.egizia.effects import spend_card
from ostracon.games.egizia.events import E_DRAW
from ostracon.games.egizia.layout import (
    ASK_SPHINX_EXTRA,
    ASK_SPHINX_KEEP,
    ASK_SPHINX_SECOND,
    PART_SPHINX_RETURNS,
    State,
)
from ostracon.kernel.rules import emit
from ostracon.kernel.target import rule


@rule
def extra_cards(s: State) -> int:
    """How many free cards `sphinx_plus_two` still allows (RULES D24, R16)."""
    most = MOST_SPHINX_CARDS - s.paid
    return min(EXTRA_SPHINX_CARDS, most, s.sphinx_count - s.paid)


@rule
def pay_for_cards(s: State, count: int) -> None:
    """D23: one stone and one strength per card; then D24 for the owner of `sphinx_plus_two`."""
    pay_stones(s, s.active, count)
    s.paid = count
    if s.held[s.active][SPHINX_PLUS_TWO] > 0 and count < MOST_SPHINX_CARDS:
        ask(s, ASK_SPHINX_EXTRA)
    else:
        draw_cards(s, 0)


@rule
def draw_cards(s: State, extra: int) -> None:
    """Draw from the top of the deck, with what others know of the cards (RULES 7)."""
    count = s.paid + extra
    emit(s, E_DRAW, s.active, s.paid, extra)
    for i in range(count):
        s.drawn_known[i] = s.sphinx_known[i]
    drop_first(s.sphinx_known, count, s.sphinx_count, 0)
    draw_from_top(s, s.active, count)
    ask(s, ASK_SPHINX_KEEP)


@rule
def answer_keep(s: State, action: int) -> None:
    """D25: one of the drawn cards or none; D26 for the owner of `keep_two_sphinx`."""
    if action == KEEP_NONE:
        emit(s, E_KEEP_NONE, s.active, 0, 0)
        return_cards(s)
        return
    keep(s, action - KEEP)
    if s.drawn_count > 1 and s.held[s.active][KEEP_TWO_SPHINX] > 0:
        ask(s, ASK_SPHINX_SECOND)
    else:
        return_cards(s)


@rule
def answer_second(s: State, action: int) -> None:
    """D26: a second card for `keep_two_sphinx`, or none."""
    if action != KEEP_NONE:
        spend_card(s, s.active, KEEP_TWO_SPHINX)
        keep(s, action - KEEP)
    return_cards(s)


@rule
def return_cards(s: State) -> None:
    """Kept cards go to the player, the rest under the deck in drawn order for 1 point each (RULES D26, R18).

    The player knows what he returned. What others knew of it they still know only if nothing was kept.
    """
    seat = s.active
    others = 0 if s.kept != 0 else -1
    place = s.sphinx_count
    for i in range(s.drawn_count):
        if (s.kept >> i) & 1 == 0:
            s.sphinx_known[place] = (s.drawn_known[i] & others) | 1 << seat
            place += 1
        s.drawn_known[i] = 0
    returned = put_back(s, seat)
    s.paid = 0
    if returned > 0:
        emit(s, E_RETURN, seat, returned, 0)
    finish_build(s)
    gain(s, seat, PART_SPHINX_RETURNS, returned * POINTS_PER_RETURNED_CARD)
    end_build_turn(s)
