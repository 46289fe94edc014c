"""Building at the Sphinx: draw cards, keep one, return the others (RULES 4.8, 5.3)."""

from __future__ import annotations

from ostracon.games._nile import sphinx as nile
from ostracon.games._nile.supplies import gain, pay_stones
from ostracon.games.egizia import components as box
from ostracon.games.egizia.components import Effect
from ostracon.games.egizia.effects import spend_card
from ostracon.games.egizia.layout import State
from ostracon.games.egizia.monuments import dismiss_crews, end_build_turn
from ostracon.games.egizia.vocabulary import Decision, Event, Part, Reason
from ostracon.kernel.actions import Arg, verb
from ostracon.kernel.business import ask
from ostracon.kernel.rules import emit
from ostracon.kernel.target import rule

EXTRA_IDS = tuple(str(count) for count in range(box.EXTRA_SPHINX_CARDS + 1))
DRAW = verb("draw", Arg("cards", box.MOST_SPHINX_CARDS), when=[Decision.SPHINX_COUNT], click="riddle-{cards}")
EXTRA = verb(
    "extra",
    Arg("cards", len(EXTRA_IDS), EXTRA_IDS, "extra"),
    when=[Decision.SPHINX_EXTRA],
    click="extra-{cards}",
)
_keeping = (Decision.SPHINX_KEEP, Decision.SPHINX_SECOND)
KEEP = verb("keep", Arg("which", box.MOST_SPHINX_CARDS), when=_keeping, click="riddle-{which}")
KEEP_NONE = verb("keep_none", when=_keeping)
VERBS = (DRAW, EXTRA, KEEP, KEEP_NONE)


@DRAW.may
def may_draw(s: State, seat: int, cards: int) -> int:
    """As many as budget and deck allow."""
    if cards >= s.budget:
        return Reason.BUDGET
    return Reason.LEGAL if cards < s.sphinx_count else Reason.DECK_TOO_SMALL


@DRAW.do
def draw(s: State, seat: int, cards: int) -> None:
    """D23: one stone and one strength per card; then D24 for the owner of `sphinx_plus_two`."""
    s.paid = cards + 1
    pay_stones(s, seat, s.paid)
    if s.held[seat][Effect.SPHINX_PLUS_TWO] > 0 and s.paid < box.MOST_SPHINX_CARDS:
        ask(s, Decision.SPHINX_EXTRA, seat)
    else:
        draw_cards(s, seat, 0)


@rule
def extra_cards(s: State) -> int:
    """How many free cards `sphinx_plus_two` still allows (RULES D24, R16)."""
    most = box.MOST_SPHINX_CARDS - s.paid
    return min(box.EXTRA_SPHINX_CARDS, most, s.sphinx_count - s.paid)


@EXTRA.may
def may_draw_extra(s: State, seat: int, cards: int) -> int:
    """Within the maximum and the deck."""
    return Reason.LEGAL if cards <= extra_cards(s) else Reason.TOO_MANY_CARDS


@EXTRA.do
def draw_extra(s: State, seat: int, cards: int) -> None:
    """D24: free cards besides those paid for; a card for one use is spent."""
    if box.EXTRA_ONCE == 1 and cards > 0:
        spend_card(s, seat, Effect.SPHINX_PLUS_TWO)
    draw_cards(s, seat, cards)


@rule
def draw_cards(s: State, seat: int, extra: int) -> None:
    """Draw from the top of the deck, with what others know of the cards (RULES 7)."""
    count = s.paid + extra
    emit(s, Event.DRAW, seat, s.paid, extra)
    for i in range(count):
        s.drawn_known[i] = s.sphinx_known[i]
    nile.drop_first(s.sphinx_known, count, s.sphinx_count, 0)
    nile.draw_from_top(s, seat, count)
    ask(s, Decision.SPHINX_KEEP, seat)


KEEP.may(nile.may_keep)


@KEEP.do
def keep(s: State, seat: int, decision: int, which: int) -> None:
    """D25: one of the drawn cards; D26 for the owner of `keep_two_sphinx`: a second one."""
    if decision == Decision.SPHINX_SECOND:
        spend_card(s, seat, Effect.KEEP_TWO_SPHINX)
    nile.keep(s, seat, which)
    second = s.drawn_count > 1 and s.held[seat][Effect.KEEP_TWO_SPHINX] > 0
    if decision == Decision.SPHINX_KEEP and second:
        ask(s, Decision.SPHINX_SECOND, seat)
    else:
        return_cards(s, seat)


@KEEP_NONE.do
def keep_none(s: State, seat: int, decision: int) -> None:
    """D25, D26: no (further) card."""
    if decision == Decision.SPHINX_KEEP:
        emit(s, Event.KEEP_NONE, seat, 0, 0)
    return_cards(s, seat)


@rule
def return_cards(s: State, seat: int) -> None:
    """Kept cards go to the player, the rest under the deck in drawn order for 1 point each (RULES D26, R18).

    The player knows what he returned. What others knew of it they still know only if nothing was kept.
    """
    others = 0 if s.kept != 0 else -1
    place = s.sphinx_count
    for i in range(s.drawn_count):
        if (s.kept >> i) & 1 == 0:
            s.sphinx_known[place] = (s.drawn_known[i] & others) | 1 << seat
            place += 1
        s.drawn_known[i] = 0
    returned = nile.put_back(s, seat)
    s.paid = 0
    if returned > 0:
        emit(s, Event.RETURN, seat, returned, 0)
    dismiss_crews(s, seat)
    gain(s, seat, Part.SPHINX_RETURNS, returned * box.POINTS_PER_RETURNED_CARD)
    end_build_turn(s, seat)
