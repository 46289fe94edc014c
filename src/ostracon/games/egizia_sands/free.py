"""Free actions and the two permanents with a moment of their own, R14 and R29 (RULES 4.6, 5.4)."""

from __future__ import annotations

from ostracon.games._nile.fields import attachable
from ostracon.games._nile.supplies import gain, pay_stones
from ostracon.games.egizia_sands.actions import (
    ATTACH,
    LEVY_AS_STONES,
    SELL,
    SIX_STONES_NOW,
    STORE_AS_STONES,
    TRAIN,
)
from ostracon.games.egizia_sands.components import (
    CREW_IMPROVER,
    IMPROVER_STEPS,
    LEVY_STONES,
    MOST_SOLD,
    POINTS_PER_SOLD,
    ROUNDS,
    SELL_STONES,
    SIX_STONES,
    STONE_LIMIT,
    STONES_OF_CARD,
    STONES_OR_FORCE,
    STONES_OR_GRAIN,
    STONES_TO_CREW,
    STORE_STONES,
    TRAINING_STEPS,
    TRAINING_STONES,
)
from ostracon.games.egizia_sands.effects import (
    attach_improver,
    gain_stones,
    raise_crew,
    spend_card,
    weak_crews,
)
from ostracon.games.egizia_sands.layout import PART_NILE, State
from ostracon.kernel.rules import allow, allow_run
from ostracon.kernel.target import rule

# ---- what is possible --------------------------------------------------------------------------------------------


@rule
def stones_in_cards(s: State, seat: int) -> int:
    """Stones that a player could still take from R51, R39 and R46."""
    return s.held[seat][SIX_STONES] * STONES_OF_CARD + s.held[seat][STONES_OR_GRAIN] * STORE_STONES


@rule
def stone_reach(s: State, seat: int) -> int:
    """The most stones that a player could have with his cards (RULES 4.6)."""
    most = s.stones[seat] + stones_in_cards(s, seat) + s.held[seat][STONES_OR_FORCE] * LEVY_STONES
    return min(STONE_LIMIT, most)


@rule
def can_improve(s: State, seat: int) -> bool:
    """R14 is possible: unused this round, and a crew below the limit."""
    return s.improver_used[seat] < s.held[seat][CREW_IMPROVER] and weak_crews(s, seat) != 0


@rule
def training_is_possible(s: State, seat: int) -> bool:
    """R29 is possible: unused this round, a crew below the limit, stones within reach."""
    unused = s.training_used[seat] < s.held[seat][STONES_TO_CREW]
    return unused and stone_reach(s, seat) >= TRAINING_STONES and weak_crews(s, seat) != 0


@rule
def can_train(s: State, seat: int) -> bool:
    """USE_R29: possible, and paid with stones in the supply."""
    return s.stones[seat] >= TRAINING_STONES and training_is_possible(s, seat)


@rule
def can_sell(s: State, seat: int) -> bool:
    """SELL: R53 and a stone (RULES RU-53)."""
    return s.held[seat][SELL_STONES] > 0 and s.stones[seat] > 0


@rule
def has_free_action(s: State, seat: int) -> bool:
    """Whether any free action is legal."""
    cards = s.held[seat][SIX_STONES] + s.held[seat][STONES_OR_GRAIN] + s.held[seat][STONES_OR_FORCE]
    return cards > 0 or can_sell(s, seat) or attachable(s, seat) != 0


@rule
def window_before_is_open(s: State, seat: int) -> bool:
    """D11: R14 or R29 is possible."""
    return can_improve(s, seat) or training_is_possible(s, seat)


@rule
def window_after_is_open(s: State, seat: int) -> bool:
    """D18: R29 is possible, or a free action in the last round."""
    return training_is_possible(s, seat) or (s.round_number == ROUNDS and has_free_action(s, seat))


@rule
def allow_free(s: State, seat: int) -> None:
    """The free actions `F` (RULES 4.14)."""
    allow_run(s, ATTACH, attachable(s, seat))
    if s.held[seat][SIX_STONES] > 0:
        allow(s, SIX_STONES_NOW)
    if s.held[seat][STONES_OR_GRAIN] > 0:
        allow(s, STORE_AS_STONES)
    if s.held[seat][STONES_OR_FORCE] > 0:
        allow(s, LEVY_AS_STONES)
    if can_sell(s, seat):
        allow_run(s, SELL, (1 << min(MOST_SOLD, s.stones[seat])) - 1)


# ---- what is done ------------------------------------------------------------------------------------------------


@rule
def act_freely(s: State, seat: int, action: int) -> None:
    """Carry out a free action; the decision that it was used in is offered again."""
    if action < SIX_STONES_NOW:
        attach_improver(s, seat, action - ATTACH)
    elif action == SIX_STONES_NOW:
        spend_card(s, seat, SIX_STONES)
        gain_stones(s, seat, STONES_OF_CARD)
    elif action == STORE_AS_STONES:
        spend_card(s, seat, STONES_OR_GRAIN)
        gain_stones(s, seat, STORE_STONES)
    elif action == LEVY_AS_STONES:
        spend_card(s, seat, STONES_OR_FORCE)
        gain_stones(s, seat, LEVY_STONES)
    else:
        sold = action - SELL + 1
        spend_card(s, seat, SELL_STONES)
        pay_stones(s, seat, sold)
        gain(s, seat, PART_NILE, sold * POINTS_PER_SOLD)


@rule
def use_permanent(s: State, seat: int, action: int) -> None:
    """R14: a crew step. R29: two stones for a crew step, and perhaps another one (D13)."""
    if action == TRAIN:
        s.training_used[seat] += 1
        s.training_left = TRAINING_STEPS - 1
        pay_stones(s, seat, TRAINING_STONES)
        s.crew_steps = 1
    else:
        s.improver_used[seat] += 1
        s.crew_steps = IMPROVER_STEPS


@rule
def train_again(s: State, seat: int, crew: int) -> None:
    """D13: two more stones for one more step."""
    s.training_left -= 1
    pay_stones(s, seat, TRAINING_STONES)
    raise_crew(s, seat, crew, 1)
