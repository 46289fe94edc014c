"""STONES and FEED: quarries produce, fields produce, crews eat (RULES 4.7)."""

from __future__ import annotations

from ostracon.games._nile.free import may_use
from ostracon.games._nile.supplies import appetite, gain, go_hungry, pay_stones
from ostracon.games.egizia_sands import components as box
from ostracon.games.egizia_sands.crews import tradable_crews
from ostracon.games.egizia_sands.effects import field_total, spend_card
from ostracon.games.egizia_sands.free import allow_free
from ostracon.games.egizia_sands.kinds import Effect
from ostracon.games.egizia_sands.layout import State
from ostracon.games.egizia_sands.vocabulary import Decision, Event, Part, Reason, Step
from ostracon.kernel.actions import Arg, verb
from ostracon.kernel.business import ask
from ostracon.kernel.rules import allow, allow_run, emit
from ostracon.kernel.target import rule

GRAIN_CARD = verb("grain_card", when=[Decision.FEED], click="use-grain")  # R12
STORE_GRAIN = verb("store_grain", when=[Decision.FEED], click="use-stones_or_grain")  # R39, R46
CONVERT = verb(
    "convert",
    Arg("stones", box.STONE_LIMIT),
    when=[Decision.FEED],
    click="use-feed_with_stones number-{stones}",
)
SELL_SURPLUS = verb("sell_surplus", when=[Decision.SURPLUS])
NO_SALE = verb("no_sale", when=[Decision.SURPLUS])

# ---- stones ------------------------------------------------------------------------------------------------------


@rule
def produce_next(s: State) -> None:
    """The next player's quarries in turn order, then D8 (RULES 4.7)."""
    if s.cursor == s.players:
        s.step = Step.FEEDING
        s.cursor = 0
        emit(s, Event.FEEDING, 0, 0, 0)
        return
    seat = s.turn_order[s.cursor]
    s.cursor += 1
    produce(s, seat)
    if s.held[seat][Effect.CREW_DOWN_MARKETS_UP] > 0 and tradable_crews(s, seat) != 0:
        ask(s, Decision.TRADE, seat)


@rule
def produce(s: State, seat: int) -> None:
    """A player's quarries deliver; what finds no room is lost (RULES 4.7)."""
    emit(s, Event.PRODUCE, seat, s.quarry[seat], 0)
    lost = max(0, s.stones[seat] + s.quarry[seat] - box.STONE_LIMIT)
    s.stones[seat] += s.quarry[seat] - lost
    if lost > 0:
        emit(s, Event.OVERFLOW, seat, lost, 0)


# ---- grain -------------------------------------------------------------------------------------------------------


@rule
def harvest(s: State, seat: int, flood: int) -> int:
    """The grain of a player's watered fields (RULES 4.7)."""
    grain = 0
    for colour in range(box.COLOURS):
        if box.IRRIGATED[flood][colour] == 1:
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
        s.step = Step.BEFORE
        s.cursor = 0
        return
    ask(s, Decision.FEED, s.turn_order[s.cursor])


@rule
def end_feeding(s: State) -> None:
    """This player is done; grain left over is gone."""
    s.extra_grain = 0
    s.converted = 0
    s.cursor += 1


@GRAIN_CARD.may
def may_use_grain_card(s: State, seat: int) -> int:
    """R12."""
    return may_use(s, seat, Effect.GRAIN)


@GRAIN_CARD.do
def use_grain_card(s: State, seat: int) -> None:
    """D9: grain from R12."""
    spend_card(s, seat, Effect.GRAIN)
    s.extra_grain += box.GRAIN_OF_CARD


@STORE_GRAIN.may
def may_use_store(s: State, seat: int) -> int:
    """R39, R46."""
    return may_use(s, seat, Effect.STONES_OR_GRAIN)


@STORE_GRAIN.do
def use_store(s: State, seat: int) -> None:
    """D9: R39, R46 as grain."""
    spend_card(s, seat, Effect.STONES_OR_GRAIN)
    s.extra_grain += box.STORE_GRAIN


@CONVERT.may
def may_convert(s: State, seat: int, stones: int) -> int:
    """Once, with the card, as many stones as there are."""
    if s.held[seat][Effect.FEED_WITH_STONES] == 0:
        return Reason.CARD_NOT_OWNED
    if s.converted == 1:
        return Reason.ALREADY_CONVERTED
    return Reason.LEGAL if stones < s.stones[seat] else Reason.TOO_FEW_TO_CONVERT


@CONVERT.do
def convert(s: State, seat: int, stones: int) -> None:
    """D9: stones as grain."""
    pay_stones(s, seat, stones + 1)
    s.extra_grain += stones + 1
    s.converted = 1


@rule
def allow_feeding(s: State, seat: int) -> None:
    """D9: grain from cards and stones, free actions; FINISH is always possible."""
    if s.held[seat][Effect.GRAIN] > 0:
        allow(s, GRAIN_CARD.first)
    if s.held[seat][Effect.STONES_OR_GRAIN] > 0:
        allow(s, STORE_GRAIN.first)
    if s.held[seat][Effect.FEED_WITH_STONES] > 0 and s.converted == 0:
        allow_run(s, CONVERT.first, (1 << s.stones[seat]) - 1)
    allow_free(s, seat)


@rule
def finish_feeding(s: State, seat: int) -> None:
    """The crews eat: missing grain costs points by the grain market, a surplus may be sold (RULES 4.7)."""
    missing = shortage(s, seat)
    if missing > 0:
        go_hungry(s, seat, missing, box.HUNGER_PRICE[s.market[seat][box.GRAIN_MARKET]], Part.HUNGER)
        end_feeding(s)
        return
    emit(s, Event.FED, seat, -missing, 0)
    if s.market[seat][box.GRAIN_MARKET] >= box.SURPLUS_FROM and -missing >= box.GRAIN_PER_POINT:
        ask(s, Decision.SURPLUS, seat)
    else:
        end_feeding(s)


@SELL_SURPLUS.do
def sell_surplus(s: State, seat: int) -> None:
    """D10: the whole surplus is sold (RULES RU-54)."""
    surplus = -shortage(s, seat)
    emit(s, Event.SELL_SURPLUS, seat, surplus, 0)
    gain(s, seat, Part.SURPLUS, surplus // box.GRAIN_PER_POINT)
    end_feeding(s)


@NO_SALE.do
def sell_nothing(s: State, seat: int) -> None:
    """D10: nothing is sold."""
    end_feeding(s)
