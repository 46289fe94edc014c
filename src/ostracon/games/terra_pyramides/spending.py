"""Gold for offerings, the boat and strategy cards, and gold that must go (RULES 4.4, 5.10)."""

from __future__ import annotations

from ostracon.games.terra_pyramides import components as box
from ostracon.games.terra_pyramides import maps
from ostracon.games.terra_pyramides.gains import advance_offerings, pay_gold, sail
from ostracon.games.terra_pyramides.layout import NO_CARD, State
from ostracon.games.terra_pyramides.vocabulary import FREE, Decision, Event, Reason
from ostracon.games.terra_pyramides.workers import buyable_places
from ostracon.kernel.actions import Arg, verb
from ostracon.kernel.rules import emit
from ostracon.kernel.target import rule

OFFER = verb("offer", when=FREE, closed=Reason.NO_FREE_ACTION_NOW, keeps=True, click="offerings")
BOAT = verb("boat", when=FREE, closed=Reason.NO_FREE_ACTION_NOW, keeps=True)
STRATEGY = verb(
    "strategy",
    Arg("card", box.CARDS, box.CARD_IDS, "strategy"),
    when=FREE,
    closed=Reason.NO_FREE_ACTION_NOW,
    keeps=True,
)
DISCARD_GOLD = verb(
    "discard_gold", when=FREE, closed=Reason.NO_FREE_ACTION_NOW, keeps=True, click="supply-gold"
)


@OFFER.may
def may_offer(s: State, seat: int) -> int:
    """In versions 2 and 3, for gold."""
    if s.version == box.V1:
        return Reason.NOT_IN_THIS_VERSION
    return Reason.LEGAL if s.gold[seat] >= box.OFFERING_PRICE else Reason.TOO_LITTLE_GOLD


@OFFER.do
def offer(s: State, seat: int) -> None:
    """One offering."""
    emit(s, Event.OFFER, seat, box.OFFERING_PRICE, 0)
    pay_gold(s, seat, box.OFFERING_PRICE)
    advance_offerings(s, seat, 1)


@BOAT.may
def may_hire_boat(s: State, seat: int) -> int:
    """In version 3, for gold, before the last cell."""
    if s.version != box.V3:
        return Reason.NOT_IN_THIS_VERSION
    if s.boat[seat] == maps.LAST_BERTH:
        return Reason.BOAT_AT_THE_END
    return Reason.LEGAL if s.gold[seat] >= box.BOAT_PRICE else Reason.TOO_LITTLE_GOLD


@BOAT.do
def hire_boat(s: State, seat: int) -> None:
    """The boat one cell on."""
    emit(s, Event.HIRE_BOAT, seat, box.BOAT_PRICE, 0)
    pay_gold(s, seat, box.BOAT_PRICE)
    sail(s, seat, 1)


@rule
def strategy_price(s: State, seat: int) -> int:
    """One coin for each coin space reached on the Horus track (R-41)."""
    return s.horus[seat] // box.COIN_EVERY


@STRATEGY.may
def may_buy_strategy(s: State, seat: int, card: int) -> int:
    """In version 3, one each, from a space on the Horus track on, for gold (RULES 5.10)."""
    if s.version != box.V3:
        return Reason.NOT_IN_THIS_VERSION
    if s.strategy[seat] != NO_CARD:
        return Reason.ONE_CARD_EACH
    if s.cards >> card & 1 == 0:
        return Reason.CARD_GONE
    if s.horus[seat] < box.LEAST_HORUS:
        return Reason.HORUS_TOO_LOW
    return Reason.LEGAL if s.gold[seat] >= strategy_price(s, seat) else Reason.TOO_LITTLE_GOLD


@STRATEGY.do
def buy_strategy(s: State, seat: int, card: int) -> None:
    """Take a strategy card from the display."""
    price = strategy_price(s, seat)
    emit(s, Event.STRATEGY, seat, card, price)
    pay_gold(s, seat, price)
    s.strategy[seat] = card
    s.cards &= ~(1 << card)


@DISCARD_GOLD.may
def may_discard_gold(s: State, seat: int, decision: int) -> int:
    """At the end of a turn, too much gold that nothing can be bought for (version 1 and missions; R-24)."""
    if s.version != box.V1:
        return Reason.NOT_IN_THIS_VERSION
    if decision != Decision.END_TURN:
        return Reason.DISCARD_ONLY_AT_END
    if s.gold[seat] <= box.GOLD_LIMIT:
        return Reason.GOLD_WITHIN_LIMIT
    can_peek = s.open_piles != 0 and s.gold[seat] == box.GOLD_LIMIT + box.PEEK_PRICE
    if can_peek or s.block_supply > 0 or buyable_places(s, seat) != 0:
        return Reason.GOLD_CAN_BE_SPENT
    return Reason.LEGAL


@DISCARD_GOLD.do
def discard_gold(s: State, seat: int) -> None:
    """A coin goes back to the supply."""
    emit(s, Event.DISCARD_GOLD, seat, 0, 0)
    pay_gold(s, seat, 1)
