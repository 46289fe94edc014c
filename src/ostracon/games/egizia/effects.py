"""What the rules of Egizia do again and again: points, stones, markets, crews, cards (RULES 4.2, 5.4-5.6)."""

from __future__ import annotations

from ostracon.games._nile.events import E_USE_CARD
from ostracon.games._nile.fields import attach
from ostracon.games._nile.supplies import crews_below, gain, store_stones, strengthen
from ostracon.games.egizia.components import (
    BONUS_MARKET,
    BONUS_POINTS,
    BONUS_STONES,
    BUILDINGS,
    CARD_EFFECT,
    CARD_FIGURES,
    CARDS_OF_EFFECT,
    CREW_CHOICE,
    CREW_PAIR,
    FIELD,
    FIELD_COLOUR,
    FIELD_IMPROVER,
    FIELD_INDEX,
    FIELD_VALUE,
    GRAIN_MARKET_REWARD,
    GREEN,
    IMPROVABLE,
    KEPT_EFFECTS,
    MARKET_BOTTOM,
    MARKET_STEPS,
    MOST_COPIES,
    ON_TAKE,
    POINTS_PER_STONE,
    QUARRY,
    STONE_LIMIT,
    STONE_MARKET,
    STONE_MARKET_REWARD,
    STRENGTH_LIMIT,
)
from ostracon.games.egizia.events import E_MARKET
from ostracon.games.egizia.layout import NOBODY, PART_GRAIN_MARKET, PART_NILE_CARDS, State
from ostracon.kernel.rules import emit
from ostracon.kernel.target import rule


@rule
def gain_stones(s: State, seat: int, count: int) -> None:
    """Stones for the supply; what goes beyond the limit is lost (RULES 4.2)."""
    store_stones(s, seat, count, STONE_LIMIT)


@rule
def move_on_market(s: State, seat: int, market: int, steps: int) -> None:
    """Market steps one by one: a reward on arriving at the bottom and for each further step (RULES 4.2)."""
    for _ in range(steps):
        if s.market[seat][market] < MARKET_BOTTOM[market]:
            s.market[seat][market] += 1
            emit(s, E_MARKET, seat, market, s.market[seat][market])
        if s.market[seat][market] == MARKET_BOTTOM[market]:
            if market == STONE_MARKET:
                gain_stones(s, seat, STONE_MARKET_REWARD)
            else:
                gain(s, seat, PART_GRAIN_MARKET, GRAIN_MARKET_REWARD)


@rule
def raise_crew(s: State, seat: int, crew: int, steps: int) -> None:
    """Crew steps; a crew at the end of the strip stays (RULES 4.2, R4)."""
    strengthen(s, seat, crew, steps, STRENGTH_LIMIT)


@rule
def weak_crews(s: State, seat: int) -> int:
    """Bits of the crews that are not yet at the end of the track."""
    return crews_below(s, seat, STRENGTH_LIMIT)


@rule
def spend_card(s: State, seat: int, effect: int) -> None:
    """Discard one of a player's cards with this effect, the first in the list."""
    s.held[seat][effect] -= 1
    for copy in range(MOST_COPIES):
        card = CARDS_OF_EFFECT[effect][copy]
        if card >= 0 and s.holder[card] == seat:
            s.holder[card] = NOBODY
            emit(s, E_USE_CARD, seat, card, 0)
            return


@rule
def obtain(s: State, seat: int, card: int) -> None:
    """A Nile card is taken: kept, or resolved at once and removed (RULES 4.4, 5.6)."""
    effect = CARD_EFFECT[card]
    first = CARD_FIGURES[card][0]
    second = CARD_FIGURES[card][1]
    if effect < KEPT_EFFECTS:
        s.holder[card] = seat
        s.held[seat][effect] += 1
        if effect == FIELD_IMPROVER:
            s.unattached[seat] += 1
    elif effect == QUARRY:
        s.holder[card] = seat
        s.quarry[seat] += first
    elif effect == FIELD:
        s.holder[card] = seat
        s.grain[seat][second] += first
        if second != GREEN:
            s.improvable[seat] |= 1 << FIELD_INDEX[card]
        field_bonus(s, seat, card)
    elif effect == MARKET_STEPS:
        move_on_market(s, seat, first, second)
    elif effect == CREW_PAIR:
        raise_crew(s, seat, first, CARD_FIGURES[card][2])
        raise_crew(s, seat, second, CARD_FIGURES[card][2])
    elif effect == CREW_CHOICE:
        s.crew_steps = first
    elif effect == POINTS_PER_STONE:
        stones = 0
        for building in range(BUILDINGS):
            if (first >> building) & 1 == 1:
                stones += s.stones_on[seat][building]
        gain(s, seat, PART_NILE_CARDS, stones * second)


@rule
def field_bonus(s: State, seat: int, card: int) -> None:
    """What a brown field gives when it is taken (RULES 5.6)."""
    kind = ON_TAKE[card][0]
    amount = ON_TAKE[card][1]
    if kind == BONUS_MARKET:
        move_on_market(s, seat, ON_TAKE[card][2], amount)
    elif kind == BONUS_POINTS:
        gain(s, seat, PART_NILE_CARDS, amount)
    elif kind == BONUS_STONES:
        gain_stones(s, seat, amount)


@rule
def field_colour(s: State, field: int) -> int:
    """The colour that a field has now: each improver makes it one colour greener (RULES 5.6, R42)."""
    return FIELD_COLOUR[field] - s.attached[field]


@rule
def attach_improver(s: State, seat: int, field: int) -> None:
    """Attach an improver for good: brown, yellow-green, green (RULES F3)."""
    attach(s, seat, field, IMPROVABLE[field], field_colour(s, field), FIELD_VALUE[field])
