"""Free actions F1-F5: cards that a player may use during his own turn (RULES 4.10)."""

from __future__ import annotations

from ostracon.games._nile.fields import attachable
from ostracon.games._nile.supplies import gain, pay_stones
from ostracon.games.egizia.actions import ATTACH, IMPROVE, SELL, SIX_STONES_NOW, TRAIN
from ostracon.games.egizia.components import (
    CREW_IMPROVER,
    IMPROVER_STEPS,
    MOST_SOLD,
    POINTS_PER_SOLD,
    ROUNDS,
    SELL_STONES,
    SIX_STONES,
    STONES_OF_CARD,
    STONES_TO_CREW,
    TRAINING_STEPS,
    TRAINING_STONES,
)
from ostracon.games.egizia.effects import attach_improver, gain_stones, spend_card, weak_crews
from ostracon.games.egizia.layout import PART_NILE_CARDS, State
from ostracon.kernel.rules import allow, allow_run
from ostracon.kernel.target import rule


@rule
def can_sell(s: State, seat: int) -> bool:
    """F2: a stone merchant and a stone (RULES R60)."""
    return s.held[seat][SELL_STONES] > 0 and s.stones[seat] > 0


@rule
def can_improve(s: State, seat: int) -> bool:
    """F4: once per round with each `crew_improver`."""
    return s.improver_used[seat] < s.held[seat][CREW_IMPROVER] and weak_crews(s, seat) != 0


@rule
def can_train(s: State, seat: int) -> bool:
    """F5: once per round with each `stones_to_crew`, for two stones."""
    unused = s.training_used[seat] < s.held[seat][STONES_TO_CREW]
    return unused and s.stones[seat] >= TRAINING_STONES and weak_crews(s, seat) != 0


@rule
def window_is_open(s: State, seat: int) -> bool:
    """D35: F1, F2, F4 or F5 can be used; in the last round also F3 (RULES 4.9)."""
    if s.held[seat][SIX_STONES] > 0 or can_sell(s, seat) or can_improve(s, seat) or can_train(s, seat):
        return True
    return s.round_number == ROUNDS and attachable(s, seat) != 0


@rule
def allow_selling(s: State, seat: int) -> None:
    """F2: one sale of 1 to 10 stones."""
    if can_sell(s, seat):
        allow_run(s, SELL, (1 << min(MOST_SOLD, s.stones[seat])) - 1)


@rule
def allow_attaching(s: State, seat: int) -> None:
    """F3."""
    allow_run(s, ATTACH, attachable(s, seat))


@rule
def allow_training(s: State, seat: int) -> None:
    """F5."""
    if can_train(s, seat):
        allow(s, TRAIN)


@rule
def allow_common(s: State, seat: int) -> None:
    """F1, F2, F4 and F5: the free actions of D01, D21 and D35."""
    if s.held[seat][SIX_STONES] > 0:
        allow(s, SIX_STONES_NOW)
    allow_selling(s, seat)
    if can_improve(s, seat):
        allow(s, IMPROVE)
    allow_training(s, seat)


@rule
def act_freely(s: State, seat: int, action: int) -> None:
    """Carry out a free action; the window that it was used in opens again."""
    if action == SIX_STONES_NOW:
        spend_card(s, seat, SIX_STONES)
        gain_stones(s, seat, STONES_OF_CARD)
    elif action < ATTACH:
        sold = action - SELL + 1
        spend_card(s, seat, SELL_STONES)
        pay_stones(s, seat, sold)
        gain(s, seat, PART_NILE_CARDS, sold * POINTS_PER_SOLD)
    elif action < IMPROVE:
        attach_improver(s, seat, action - ATTACH)
    elif action == IMPROVE:
        s.improver_used[seat] += 1
        s.crew_steps = IMPROVER_STEPS
    else:
        s.training_used[seat] += 1
        pay_stones(s, seat, TRAINING_STONES)
        s.crew_steps = TRAINING_STEPS
