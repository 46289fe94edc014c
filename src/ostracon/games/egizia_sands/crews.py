"""Crew steps: those of choice, R14, R29, and R28, which lowers a crew (RULES 4.6, 4.7, 5.4)."""

from __future__ import annotations

from ostracon.games._nile import free as nile
from ostracon.games._nile.supplies import pay_stones
from ostracon.games.egizia_sands import components as box
from ostracon.games.egizia_sands.effects import lower_crew, move_on_market, raise_crew, weak_crews
from ostracon.games.egizia_sands.free import stone_reach
from ostracon.games.egizia_sands.kinds import Effect
from ostracon.games.egizia_sands.layout import State
from ostracon.games.egizia_sands.vocabulary import Decision, Reason
from ostracon.kernel.actions import Arg, verb
from ostracon.kernel.target import rule

CREW = verb(
    "crew",
    Arg("crew", box.CREWS, box.CREW_IDS, "crew"),
    when=(Decision.CREW_STEP, Decision.TRADE, Decision.TRAINING),
)
IMPROVE = verb(  # R14
    "improve", when=[Decision.BEFORE_BUILDING], closed=Reason.NOT_NOW, click="use-crew_per_round"
)
TRAIN = verb(  # R29
    "train",
    when=(Decision.BEFORE_BUILDING, Decision.LEAD, Decision.END_WINDOW),
    closed=Reason.NOT_NOW,
    click="use-stones_to_crew",
)


@rule
def tradable_crews(s: State, seat: int) -> int:
    """Bits of the crews that R28 may lower (RULES RU-48)."""
    bits = 0
    for crew in range(box.CREWS):
        if s.strength[seat][crew] - box.CREW_DOWN >= box.WEAKEST:
            bits |= 1 << crew
    return bits


@CREW.may
def may_choose_crew(s: State, seat: int, decision: int, crew: int) -> int:
    """A crew that can still rise, for R28 one that can fall."""
    if decision == Decision.TRADE:
        return Reason.LEGAL if (tradable_crews(s, seat) >> crew) & 1 == 1 else Reason.CREW_AT_BOTTOM
    return Reason.LEGAL if s.strength[seat][crew] < box.STRENGTH_LIMIT else Reason.CREW_AT_LIMIT


@CREW.do
def choose_crew(s: State, seat: int, decision: int, crew: int) -> None:
    """D2: a step. D8: a crew falls, both markets rise, grain first. D13: two more stones for one more step."""
    if decision == Decision.TRADE:
        lower_crew(s, seat, crew, box.CREW_DOWN)
        move_on_market(s, seat, box.GRAIN_MARKET, box.TRADE_GRAIN_STEPS)
        move_on_market(s, seat, box.STONE_MARKET, box.TRADE_STONE_STEPS)
        return
    if decision == Decision.TRAINING:
        s.training_left -= 1
        pay_stones(s, seat, box.TRAINING_STONES)
    else:
        s.crew_steps -= 1
    raise_crew(s, seat, crew, 1)


@IMPROVE.may
def may_improve(s: State, seat: int) -> int:
    """R14: once per round."""
    return nile.may_improve(s, seat, Effect.CREW_PER_ROUND, box.STRENGTH_LIMIT)


@IMPROVE.do
def improve(s: State, seat: int) -> None:
    """R14: a crew step."""
    s.improver_used[seat] += 1
    s.crew_steps = box.IMPROVER_STEPS


@TRAIN.may
def may_train(s: State, seat: int) -> int:
    """R29: once per round, paid with stones in the supply."""
    return nile.may_train(s, seat, Effect.STONES_TO_CREW, box.STRENGTH_LIMIT, box.TRAINING_STONES)


@TRAIN.do
def train(s: State, seat: int) -> None:
    """R29: two stones for a crew step, and perhaps another one (D13)."""
    s.training_used[seat] += 1
    s.training_left = box.TRAINING_STEPS - 1
    pay_stones(s, seat, box.TRAINING_STONES)
    s.crew_steps = 1


@rule
def can_improve(s: State, seat: int) -> bool:
    """R14 is possible: unused this round, and a crew below the limit."""
    return s.held[seat][Effect.CREW_PER_ROUND] > 0 and may_improve(s, seat) == Reason.LEGAL


@rule
def can_train(s: State, seat: int) -> bool:
    """R29 is possible and can be paid."""
    return s.held[seat][Effect.STONES_TO_CREW] > 0 and may_train(s, seat) == Reason.LEGAL


@rule
def training_is_possible(s: State, seat: int) -> bool:
    """R29 is possible: unused this round, a crew below the limit, stones within reach."""
    unused = s.training_used[seat] < s.held[seat][Effect.STONES_TO_CREW]
    return unused and stone_reach(s, seat) >= box.TRAINING_STONES and weak_crews(s, seat) != 0
