"""STONES and FEED: quarries produce, fields produce, crews eat (RULES 4.7)."""

from __future__ import annotations

from ostracon.games._nile.decisions import ask
from ostracon.games._nile.events import E_FED, E_FEEDING
from ostracon.games._nile.supplies import appetite, gain, go_hungry, pay_stones, produce_stones
from ostracon.games.egizia_sands.actions import (
    CONVERT,
    CREW,
    DONE,
    FINISH,
    GRAIN_CARD,
    SELL_SURPLUS,
    STORE_AS_GRAIN,
)
from ostracon.games.egizia_sands.components import (
    COLOURS,
    CREW_DOWN,
    CREW_TO_MARKETS,
    CREWS,
    FOUR_GRAIN,
    GRAIN_MARKET,
    GRAIN_OF_CARD,
    GRAIN_PER_POINT,
    HUNGER_PRICE,
    IRRIGATED,
    STONE_LIMIT,
    STONE_MARKET,
    STONES_OR_GRAIN,
    STORE_GRAIN,
    SURPLUS_FROM,
    TRADE_GRAIN_STEPS,
    TRADE_STONE_STEPS,
    WEAKEST,
)
from ostracon.games.egizia_sands.effects import field_total, move_on_market, spend_card
from ostracon.games.egizia_sands.events import E_CREW_DOWN, E_SELL_SURPLUS
from ostracon.games.egizia_sands.layout import (
    ASK_FEED,
    ASK_SURPLUS,
    ASK_TRADE,
    PART_HUNGER,
    PART_SURPLUS,
    STEP_BEFORE,
    STEP_FEEDING,
    State,
)
from ostracon.kernel.rules import emit
from ostracon.kernel.target import rule

# ---- stones ------------------------------------------------------------------------------------------------------


@rule
def produce_next(s: State) -> None:
    """The next player's quarries in turn order, then D8 (RULES 4.7)."""
    if s.cursor == s.players:
        s.step = STEP_FEEDING
        s.cursor = 0
        emit(s, E_FEEDING, 0, 0, 0)
        return
    seat = s.turn_order[s.cursor]
    s.cursor += 1
    s.active = seat
    produce_stones(s, seat, STONE_LIMIT)
    if s.held[seat][CREW_TO_MARKETS] > 0 and tradable_crews(s, seat) != 0:
        ask(s, ASK_TRADE)


@rule
def tradable_crews(s: State, seat: int) -> int:
    """Bits of the crews that R28 may lower (RULES RU-48)."""
    bits = 0
    for crew in range(CREWS):
        if s.strength[seat][crew] - CREW_DOWN >= WEAKEST:
            bits |= 1 << crew
    return bits


@rule
def answer_trade(s: State, action: int) -> None:
    """D8: a crew falls, both markets rise, grain first; or nothing."""
    if action == DONE:
        return
    seat = s.active
    crew = action - CREW
    s.strength[seat][crew] -= CREW_DOWN
    emit(s, E_CREW_DOWN, seat, crew, s.strength[seat][crew])
    move_on_market(s, seat, GRAIN_MARKET, TRADE_GRAIN_STEPS)
    move_on_market(s, seat, STONE_MARKET, TRADE_STONE_STEPS)


# ---- grain -------------------------------------------------------------------------------------------------------


@rule
def harvest(s: State, seat: int, flood: int) -> int:
    """The grain of a player's watered fields (RULES 4.7)."""
    grain = 0
    for colour in range(COLOURS):
        if IRRIGATED[flood][colour] == 1:
            grain += field_total(s, seat, colour)
    return grain


@rule
def shortage(s: State, seat: int) -> int:
    """Missing grain of the player being fed; 0 or less when all are fed."""
    return appetite(s, seat) - harvest(s, seat, s.flood) - s.extra_grain


@rule
def feed_next(s: State) -> None:
    """D9 for the next player in turn order (RULES RU-56)."""
    if s.cursor == s.players:
        s.step = STEP_BEFORE
        s.cursor = 0
        return
    s.active = s.turn_order[s.cursor]
    ask(s, ASK_FEED)


@rule
def end_feeding(s: State) -> None:
    """This player is done; grain left over is gone."""
    s.extra_grain = 0
    s.converted = 0
    s.cursor += 1


@rule
def answer_feed(s: State, action: int) -> None:
    """D9: grain from cards or stones, or FINISH."""
    seat = s.active
    if action == FINISH:
        finish_feeding(s, seat)
    elif action == GRAIN_CARD:
        spend_card(s, seat, FOUR_GRAIN)
        s.extra_grain += GRAIN_OF_CARD
    elif action == STORE_AS_GRAIN:
        spend_card(s, seat, STONES_OR_GRAIN)
        s.extra_grain += STORE_GRAIN
    else:
        stones = action - CONVERT + 1
        pay_stones(s, seat, stones)
        s.extra_grain += stones
        s.converted = 1


@rule
def finish_feeding(s: State, seat: int) -> None:
    """The crews eat: missing grain costs points by the grain market, a surplus may be sold (RULES 4.7)."""
    missing = shortage(s, seat)
    if missing > 0:
        go_hungry(s, seat, missing, HUNGER_PRICE[s.market[seat][GRAIN_MARKET]], PART_HUNGER)
        end_feeding(s)
        return
    emit(s, E_FED, seat, -missing, 0)
    if s.market[seat][GRAIN_MARKET] >= SURPLUS_FROM and -missing >= GRAIN_PER_POINT:
        ask(s, ASK_SURPLUS)
    else:
        end_feeding(s)


@rule
def answer_surplus(s: State, action: int) -> None:
    """D10: the whole surplus is sold, or nothing (RULES RU-54)."""
    if action == SELL_SURPLUS:
        surplus = -shortage(s, s.active)
        emit(s, E_SELL_SURPLUS, s.active, surplus, 0)
        gain(s, s.active, PART_SURPLUS, surplus // GRAIN_PER_POINT)
    end_feeding(s)
