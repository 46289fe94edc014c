"""Phases 3 and 4: feeding the crews, producing stones (RULES 4.5, 4.6)."""

from __future__ import annotations

from ostracon.games._nile.decisions import ask
from ostracon.games._nile.events import E_FED
from ostracon.games._nile.supplies import appetite, go_hungry, pay_stones, produce_stones
from ostracon.games.egizia.actions import GO_HUNGRY, GRAIN_CARD
from ostracon.games.egizia.components import (
    COLOURS,
    FOUR_GRAIN,
    GRAIN_MARKET,
    GRAIN_OF_CARD,
    HUNGER_PRICE,
    IRRIGATED,
    STONE_LIMIT,
)
from ostracon.games.egizia.effects import spend_card
from ostracon.games.egizia.free import can_sell, can_train
from ostracon.games.egizia.layout import (
    ASK_BEFORE_STONES,
    ASK_FEED,
    PART_HUNGER,
    STEP_SITE,
    STEP_STONES,
    State,
)
from ostracon.kernel.rules import emit
from ostracon.kernel.target import rule


@rule
def harvest(s: State, seat: int, ring: int) -> int:
    """The grain of a player's irrigated fields (RULES 5.2)."""
    grain = 0
    for colour in range(COLOURS):
        grain += s.grain[seat][colour] * IRRIGATED[ring][colour]
    return grain


@rule
def shortage(s: State, seat: int) -> int:
    """Missing grain of the player being fed; 0 or less when all are fed."""
    return appetite(s, seat) - harvest(s, seat, s.ring) - s.extra_grain


@rule
def feed_next(s: State) -> None:
    """Feed the next player of the snapshot, the most advanced first (RULES 4.5)."""
    if s.cursor == s.players:
        s.step = STEP_STONES
        s.cursor = 0
        return
    seat = s.score_order[s.cursor]
    s.active = seat
    missing = shortage(s, seat)
    if missing > 0:
        ask(s, ASK_FEED)
    else:
        emit(s, E_FED, seat, -missing, 0)
        end_feeding(s)


@rule
def end_feeding(s: State) -> None:
    """This player is done; surplus grain is lost."""
    s.extra_grain = 0
    s.cursor += 1


@rule
def answer_feed(s: State, action: int) -> None:
    """D10: a grain card, a stone as grain, or the loss of points."""
    seat = s.active
    if action == GO_HUNGRY:
        go_hungry(s, seat, shortage(s, seat), HUNGER_PRICE[s.market[seat][GRAIN_MARKET]], PART_HUNGER)
        end_feeding(s)
    elif action == GRAIN_CARD:
        spend_card(s, seat, FOUR_GRAIN)
        s.extra_grain += GRAIN_OF_CARD
    else:
        pay_stones(s, seat, 1)
        s.extra_grain += 1


@rule
def produce_next(s: State) -> None:
    """The next player's quarries, by turn tile; before an overflow D15 (RULES 4.6)."""
    if s.cursor == s.players:
        s.step = STEP_SITE
        s.cursor = 0
        return
    seat = s.turn_order[s.cursor]
    s.active = seat
    if s.stones[seat] + s.quarry[seat] > STONE_LIMIT and (can_sell(s, seat) or can_train(s, seat)):
        ask(s, ASK_BEFORE_STONES)
    else:
        produce(s)


@rule
def produce(s: State) -> None:
    """Stones from the active player's quarries."""
    produce_stones(s, s.active, STONE_LIMIT)
    s.cursor += 1
