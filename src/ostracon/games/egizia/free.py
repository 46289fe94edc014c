"""Free actions F1-F5: cards that a player may use during his own turn (RULES 4.10)."""

from __future__ import annotations

from ostracon.games._nile import free as nile
from ostracon.games._nile.fields import attachable
from ostracon.games._nile.supplies import gain, pay_stones
from ostracon.games.egizia import components as box
from ostracon.games.egizia.components import Effect
from ostracon.games.egizia.effects import attach_improver, gain_stones, spend_card
from ostracon.games.egizia.layout import State
from ostracon.games.egizia.vocabulary import Decision, Part, Reason
from ostracon.kernel.actions import Arg, verb
from ostracon.kernel.rules import allow, allow_run
from ostracon.kernel.target import rule

_common = (Decision.PLACE, Decision.LEAD, Decision.END_WINDOW)
SIX_STONES = verb("six_stones", when=(*_common, Decision.FEED), closed=Reason.NOT_NOW, click="use-six_stones")
SELL = verb(
    "sell",
    Arg("stones", box.MOST_SOLD),
    when=(*_common, Decision.BEFORE_STONES),
    closed=Reason.NOT_NOW,
    click="use-sell_stones number-{stones}",
)
ATTACH = verb(
    "attach",
    Arg("field", box.FIELDS, box.IMPROVABLE_IDS, "field"),
    when=(Decision.PLACE, Decision.FEED, Decision.END_WINDOW),
    closed=Reason.NOT_NOW,
    click="use-field_improver field-{field}",
)
IMPROVE = verb("improve", when=_common, closed=Reason.NOT_NOW, click="use-crew_improver")
TRAIN = verb(
    "train", when=(*_common, Decision.BEFORE_STONES), closed=Reason.NOT_NOW, click="use-stones_to_crew"
)
VERBS = (SIX_STONES, SELL, ATTACH, IMPROVE, TRAIN)


@SIX_STONES.may
def may_take_stones(s: State, seat: int, decision: int) -> int:
    """F1: while feeding only for who can feed with stones."""
    reason = nile.may_use(s, seat, Effect.SIX_STONES)
    if reason == Reason.LEGAL and decision == Decision.FEED and s.held[seat][Effect.FEED_WITH_STONES] == 0:
        return Reason.STONES_DO_NOT_FEED
    return reason


@SIX_STONES.do
def take_stones(s: State, seat: int) -> None:
    """F1: stones at once."""
    spend_card(s, seat, Effect.SIX_STONES)
    gain_stones(s, seat, box.STONES_OF_CARD)


@rule
def can_sell(s: State, seat: int) -> bool:
    """F2: a stone merchant and a stone (RULES R60)."""
    return s.held[seat][Effect.SELL_STONES] > 0 and s.stones[seat] > 0


@SELL.may
def may_sell(s: State, seat: int, stones: int) -> int:
    """F2: one sale of 1 to 10 stones."""
    return nile.may_sell(s, seat, Effect.SELL_STONES, stones + 1)


@SELL.do
def sell(s: State, seat: int, stones: int) -> None:
    """F2: stones for points."""
    spend_card(s, seat, Effect.SELL_STONES)
    pay_stones(s, seat, stones + 1)
    gain(s, seat, Part.NILE_CARDS, (stones + 1) * box.POINTS_PER_SOLD)


@ATTACH.may
def may_attach(s: State, seat: int, decision: int, field: int) -> int:
    """F3: at the end of the round only of the last one."""
    if decision == Decision.END_WINDOW and s.round_number < box.ROUNDS:
        return Reason.NOT_NOW
    return nile.may_attach(s, seat, field, box.IMPROVABLE[field])


@ATTACH.do
def attach(s: State, seat: int, field: int) -> None:
    """F3: a field becomes greener."""
    attach_improver(s, seat, field)


@IMPROVE.may
def may_improve(s: State, seat: int) -> int:
    """F4: once per round with each `crew_improver`."""
    return nile.may_improve(s, seat, Effect.CREW_IMPROVER, box.STRENGTH_LIMIT)


@IMPROVE.do
def improve(s: State, seat: int) -> None:
    """F4: a crew step."""
    s.improver_used[seat] += 1
    s.crew_steps = box.IMPROVER_STEPS


@TRAIN.may
def may_train(s: State, seat: int) -> int:
    """F5: once per round with each `stones_to_crew`, for two stones."""
    return nile.may_train(s, seat, Effect.STONES_TO_CREW, box.STRENGTH_LIMIT, box.TRAINING_STONES)


@TRAIN.do
def train(s: State, seat: int) -> None:
    """F5: stones for crew steps."""
    s.training_used[seat] += 1
    pay_stones(s, seat, box.TRAINING_STONES)
    s.crew_steps = box.TRAINING_STEPS


@rule
def can_train(s: State, seat: int) -> bool:
    """F5 is possible."""
    return s.held[seat][Effect.STONES_TO_CREW] > 0 and may_train(s, seat) == Reason.LEGAL


@rule
def can_improve(s: State, seat: int) -> bool:
    """F4 is possible."""
    return s.held[seat][Effect.CREW_IMPROVER] > 0 and may_improve(s, seat) == Reason.LEGAL


@rule
def window_is_open(s: State, seat: int) -> bool:
    """D35: F1, F2, F4 or F5 can be used; in the last round also F3 (RULES 4.9)."""
    if s.held[seat][Effect.SIX_STONES] > 0 or can_sell(s, seat) or can_improve(s, seat) or can_train(s, seat):
        return True
    return s.round_number == box.ROUNDS and attachable(s, seat) != 0


# ---- the mask ----------------------------------------------------------------------------------------------


@rule
def allow_selling(s: State, seat: int) -> None:
    """F2."""
    if can_sell(s, seat):
        allow_run(s, SELL.first, (1 << min(box.MOST_SOLD, s.stones[seat])) - 1)


@rule
def allow_attaching(s: State, seat: int) -> None:
    """F3."""
    allow_run(s, ATTACH.first, attachable(s, seat))


@rule
def allow_training(s: State, seat: int) -> None:
    """F5."""
    if can_train(s, seat):
        allow(s, TRAIN.first)


@rule
def allow_common(s: State, seat: int) -> None:
    """F1, F2, F4 and F5: the free actions of D01, D21 and D35."""
    if s.held[seat][Effect.SIX_STONES] > 0:
        allow(s, SIX_STONES.first)
    allow_selling(s, seat)
    if can_improve(s, seat):
        allow(s, IMPROVE.first)
    allow_training(s, seat)
