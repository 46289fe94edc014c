"""What the rules of Egizia do again and again: points, stones, markets, crews, cards (RULES 4.2, 5.4-5.6)."""

from __future__ import annotations

from ostracon.games._nile.fields import attach
from ostracon.games._nile.supplies import crews_below, gain, store_stones, strengthen
from ostracon.games.egizia import components as box
from ostracon.games.egizia.components import Effect
from ostracon.games.egizia.layout import NOBODY, State
from ostracon.games.egizia.vocabulary import Decision, Event, Part, Reason
from ostracon.kernel.actions import Arg, verb
from ostracon.kernel.rules import emit
from ostracon.kernel.target import rule

YES, NO = range(2)
YES_OR_NO = Arg("answer", 2, ("yes", "no"), "answer")
STRENGTHEN = verb("strengthen", Arg("crew", box.CREWS, box.CREW_IDS, "crew"), when=[Decision.CREW_STEP])


@rule
def gain_stones(s: State, seat: int, count: int) -> None:
    """Stones for the supply; what goes beyond the limit is lost (RULES 4.2)."""
    store_stones(s, seat, count, box.STONE_LIMIT)


@rule
def move_on_market(s: State, seat: int, market: int, steps: int) -> None:
    """Market steps one by one: a reward on arriving at the bottom and for each further step (RULES 4.2)."""
    for _ in range(steps):
        if s.market[seat][market] < box.MARKET_BOTTOM[market]:
            s.market[seat][market] += 1
            emit(s, Event.MARKET, seat, market, s.market[seat][market])
        if s.market[seat][market] == box.MARKET_BOTTOM[market]:
            if market == box.STONE_MARKET:
                gain_stones(s, seat, box.STONE_MARKET_REWARD)
            else:
                gain(s, seat, Part.GRAIN_MARKET, box.GRAIN_MARKET_REWARD)


@rule
def move_by_card(s: State, seat: int, market: int, steps: int) -> None:
    """Market steps of a card: on its market, or on one that the player chooses now (D28)."""
    if market == box.ANY_MARKET:
        s.market_steps = steps
    else:
        move_on_market(s, seat, market, steps)


@rule
def raise_crew(s: State, seat: int, crew: int, steps: int) -> None:
    """Crew steps; a crew at the end of the strip stays (RULES 4.2, R4)."""
    strengthen(s, seat, crew, steps, box.STRENGTH_LIMIT)


@rule
def weak_crews(s: State, seat: int) -> int:
    """Bits of the crews that are not yet at the end of the track."""
    return crews_below(s, seat, box.STRENGTH_LIMIT)


@STRENGTHEN.may
def may_strengthen(s: State, seat: int, crew: int) -> int:
    """A crew that can still rise."""
    return Reason.LEGAL if s.strength[seat][crew] < box.STRENGTH_LIMIT else Reason.CREW_AT_LIMIT


@STRENGTHEN.do
def strengthen_crew(s: State, seat: int, crew: int) -> None:
    """D03: one crew step."""
    s.crew_steps -= 1
    raise_crew(s, seat, crew, 1)


@rule
def spend_card(s: State, seat: int, effect: int) -> None:
    """Discard one of a player's cards with this effect, the first in the list."""
    s.held[seat][effect] -= 1
    for copy in range(box.MOST_COPIES):
        card = box.CARDS_OF_EFFECT[effect][copy]
        if card >= 0 and s.holder[card] == seat:
            s.holder[card] = NOBODY
            emit(s, Event.USE_CARD, seat, card, 0)
            return


@rule
def obtain(s: State, seat: int, card: int) -> None:
    """A Nile card is taken: kept, or resolved at once and removed (RULES 4.4, 5.6)."""
    effect = box.CARD_EFFECT[card]
    first = box.CARD_FIGURES[card][0]
    second = box.CARD_FIGURES[card][1]
    if effect == Effect.SIX_STONES and box.STONES_AT_ONCE == 1:
        gain_stones(s, seat, box.STONES_OF_CARD)
    elif effect < box.KEPT_EFFECTS:
        s.holder[card] = seat
        s.held[seat][effect] += 1
        if effect == Effect.FIELD_IMPROVER:
            s.unattached[seat] += 1
    elif effect == Effect.QUARRY:
        s.holder[card] = seat
        s.quarry[seat] += first
    elif effect == Effect.FIELD:
        s.holder[card] = seat
        s.grain[seat][second] += first
        if second != box.GREEN:
            s.improvable[seat] |= 1 << box.FIELD_INDEX[card]
        field_bonus(s, seat, card)
    elif effect == Effect.MARKET:
        move_by_card(s, seat, first, second)
    elif effect == Effect.CREW_PAIR:
        raise_crew(s, seat, first, box.CARD_FIGURES[card][2])
        raise_crew(s, seat, second, box.CARD_FIGURES[card][2])
    elif effect == Effect.CREW_CHOICE:
        s.crew_steps = first
    elif effect == Effect.POINTS_PER_STONE:
        stones = 0
        for building in range(box.BUILDINGS):
            if (first >> building) & 1 == 1:
                stones += s.stones_on[seat][building]
        gain(s, seat, Part.NILE_CARDS, stones * second)


@rule
def field_bonus(s: State, seat: int, card: int) -> None:
    """What a brown field gives when it is taken (RULES 5.6)."""
    kind = box.ON_TAKE[card][0]
    amount = box.ON_TAKE[card][1]
    if kind == box.BONUS_MARKET:
        move_by_card(s, seat, box.ON_TAKE[card][2], amount)
    elif kind == box.BONUS_POINTS:
        gain(s, seat, Part.NILE_CARDS, amount)
    elif kind == box.BONUS_STONES:
        gain_stones(s, seat, amount)


@rule
def field_colour(s: State, field: int) -> int:
    """The colour that a field has now: each improver makes it one colour greener (RULES 5.6, R42)."""
    return box.FIELD_COLOUR[field] - s.attached[field]


@rule
def attach_improver(s: State, seat: int, field: int) -> None:
    """Attach an improver for good: brown, yellow-green, green (RULES F3)."""
    attach(s, seat, field, box.IMPROVABLE[field], field_colour(s, field), box.FIELD_VALUE[field])
