"""Cards in front of a player: whether they may be used. The effects come from the caller, who knows their numbers."""

from __future__ import annotations

from ostracon.games._nile.layout import State
from ostracon.games._nile.supplies import crews_below
from ostracon.games._nile.vocabulary import Reason
from ostracon.kernel.target import rule


@rule
def may_use(s: State, seat: int, effect: int) -> int:
    """A card with this effect lies in front of the player; none is used for the extra ship."""
    if s.extra_ship == 1:
        return Reason.EXTRA_SHIP
    return Reason.LEGAL if s.held[seat][effect] > 0 else Reason.CARD_NOT_OWNED


@rule
def may_sell(s: State, seat: int, effect: int, count: int) -> int:
    """So many stones are there."""
    reason = may_use(s, seat, effect)
    if reason == Reason.LEGAL and count > s.stones[seat]:
        return Reason.TOO_FEW_TO_SELL
    return reason


@rule
def may_attach(s: State, seat: int, field: int, card: int) -> int:
    """An own field that is not green, and a free improver."""
    if s.extra_ship == 1:
        return Reason.EXTRA_SHIP
    if s.holder[card] != seat:
        return Reason.FIELD_NOT_OWNED
    if (s.improvable[seat] >> field) & 1 == 0:
        return Reason.FIELD_IS_GREEN
    return Reason.LEGAL if s.unattached[seat] > 0 else Reason.NO_IMPROVER


@rule
def may_improve(s: State, seat: int, effect: int, limit: int) -> int:
    """Once per round with each card, while a crew is below the limit."""
    reason = may_use(s, seat, effect)
    if reason != Reason.LEGAL:
        return reason
    if s.improver_used[seat] >= s.held[seat][effect]:
        return Reason.USED_THIS_ROUND
    return Reason.LEGAL if crews_below(s, seat, limit) != 0 else Reason.CREWS_AT_LIMIT


@rule
def may_train(s: State, seat: int, effect: int, limit: int, price: int) -> int:
    """Once per round with each card, while a crew is below the limit, for stones."""
    reason = may_use(s, seat, effect)
    if reason != Reason.LEGAL:
        return reason
    if s.training_used[seat] >= s.held[seat][effect]:
        return Reason.USED_THIS_ROUND
    if crews_below(s, seat, limit) == 0:
        return Reason.CREWS_AT_LIMIT
    return Reason.LEGAL if s.stones[seat] >= price else Reason.TRAINING_NEEDS_STONES
