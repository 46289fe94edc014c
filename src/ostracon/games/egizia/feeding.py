"""Phases 3 and 4: feeding the crews, producing stones (RULES 4.5, 4.6)."""

from __future__ import annotations

from ostracon.games._nile.free import may_use
from ostracon.games._nile.supplies import appetite, go_hungry, pay_stones
from ostracon.games.egizia import components as box
from ostracon.games.egizia.components import Effect
from ostracon.games.egizia.effects import spend_card
from ostracon.games.egizia.free import ATTACH, IMPROVE, SIX_STONES, allow_attaching, can_sell, can_train
from ostracon.games.egizia.layout import State
from ostracon.games.egizia.vocabulary import Decision, Event, Part, Reason, Step
from ostracon.kernel.actions import verb
from ostracon.kernel.business import ask
from ostracon.kernel.rules import allow, emit
from ostracon.kernel.target import rule

GRAIN_CARD = verb("grain_card", when=[Decision.FEED], click="use-four_grain")
PAY_STONE = verb("pay_stone", when=[Decision.FEED], click="use-feed_with_stones")
GO_HUNGRY = verb("go_hungry", when=[Decision.FEED])
VERBS = (GRAIN_CARD, PAY_STONE, GO_HUNGRY)


def wastes_a_card(s: State) -> bool:
    """Going on at the end of a round loses what is free in it, and of the last one all that costs nothing."""
    last = s.round_number == box.ROUNDS and (SIX_STONES.open_in(s) or ATTACH.open_in(s))
    return bool(s.decision == Decision.END_WINDOW and (last or IMPROVE.open_in(s)))


CONTINUE = verb("continue", when=[Decision.BEFORE_STONES, Decision.END_WINDOW], asks=wastes_a_card)


@rule
def harvest(s: State, seat: int, ring: int) -> int:
    """The grain of a player's irrigated fields (RULES 5.2)."""
    grain = 0
    for colour in range(box.COLOURS):
        grain += s.grain[seat][colour] * box.IRRIGATED[ring][colour]
    return grain


@rule
def shortage(s: State, seat: int) -> int:
    """Missing grain of the player being fed; 0 or less when all are fed."""
    return appetite(s, seat) - harvest(s, seat, s.ring) - s.extra_grain


@rule
def feed_next(s: State) -> None:
    """Feed the next player of the snapshot, the most advanced first (RULES 4.5)."""
    if s.cursor == s.players:
        s.step = Step.STONES
        s.cursor = 0
        return
    seat = s.score_order[s.cursor]
    missing = shortage(s, seat)
    if missing > 0:
        ask(s, Decision.FEED, seat)
    else:
        emit(s, Event.FED, seat, -missing, 0)
        end_feeding(s)


@rule
def end_feeding(s: State) -> None:
    """This player is done; surplus grain is lost."""
    s.extra_grain = 0
    s.cursor += 1


@GRAIN_CARD.may
def may_use_grain_card(s: State, seat: int) -> int:
    """The player has a grain card."""
    return may_use(s, seat, Effect.FOUR_GRAIN)


@GRAIN_CARD.do
def use_grain_card(s: State, seat: int) -> None:
    """D10: grain from a card."""
    spend_card(s, seat, Effect.FOUR_GRAIN)
    s.extra_grain += box.GRAIN_OF_CARD


@PAY_STONE.may
def may_pay_stone(s: State, seat: int) -> int:
    """The player has `feed_with_stones` and a stone."""
    if s.held[seat][Effect.FEED_WITH_STONES] == 0:
        return Reason.STONES_DO_NOT_FEED
    return Reason.LEGAL if s.stones[seat] > 0 else Reason.NO_STONES


@PAY_STONE.do
def pay_stone(s: State, seat: int) -> None:
    """D10: a stone as grain."""
    pay_stones(s, seat, 1)
    s.extra_grain += 1


@GO_HUNGRY.do
def accept_loss(s: State, seat: int) -> None:
    """D10: the loss of points."""
    price = box.HUNGER_PRICE[s.market[seat][box.GRAIN_MARKET]]
    go_hungry(s, seat, shortage(s, seat), price, Part.HUNGER)
    end_feeding(s)


@rule
def allow_feeding(s: State, seat: int) -> None:
    """D10: grain cards, stones with `feed_with_stones`, improvers, or the loss."""
    if s.held[seat][Effect.FOUR_GRAIN] > 0:
        allow(s, GRAIN_CARD.first)
    if s.held[seat][Effect.FEED_WITH_STONES] > 0:
        if s.stones[seat] > 0:
            allow(s, PAY_STONE.first)
        if s.held[seat][Effect.SIX_STONES] > 0:
            allow(s, SIX_STONES.first)
    allow_attaching(s, seat)
    allow(s, GO_HUNGRY.first)


@rule
def produce_next(s: State) -> None:
    """The next player's quarries, by turn tile; before an overflow D15 (RULES 4.6)."""
    if s.cursor == s.players:
        s.step = Step.SITE
        s.cursor = 0
        return
    seat = s.turn_order[s.cursor]
    if s.stones[seat] + s.quarry[seat] > box.STONE_LIMIT and (can_sell(s, seat) or can_train(s, seat)):
        ask(s, Decision.BEFORE_STONES, seat)
    else:
        produce(s, seat)


@rule
def produce(s: State, seat: int) -> None:
    """Stones from a player's quarries, as many as fit."""
    stored = min(s.quarry[seat], box.STONE_LIMIT - s.stones[seat])
    s.stones[seat] += stored
    emit(s, Event.PRODUCE, seat, stored, 0)
    if stored < s.quarry[seat]:
        emit(s, Event.OVERFLOW, seat, s.quarry[seat] - stored, 0)
    s.cursor += 1


@CONTINUE.do
def go_on(s: State, seat: int, decision: int) -> None:
    """D15, D35: no (further) card is used."""
    if decision == Decision.BEFORE_STONES:
        produce(s, seat)
    else:
        s.cursor += 1
