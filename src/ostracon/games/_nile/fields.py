"""Field improvers: each makes a field one colour better, up to green."""

from __future__ import annotations

from ostracon.games._nile.layout import State
from ostracon.games._nile.vocabulary import Event
from ostracon.kernel.rules import emit
from ostracon.kernel.target import rule

GREEN = 0


@rule
def attachable(s: State, seat: int) -> int:
    """Bits of the fields that a player's free improver could make better."""
    return s.improvable[seat] if s.unattached[seat] > 0 else 0


@rule
def attach(s: State, seat: int, field: int, card: int, colour: int, value: int) -> None:
    """Attach an improver for good to a field that has this colour now."""
    s.grain[seat][colour] -= value
    s.grain[seat][colour - 1] += value
    s.attached[field] += 1
    s.unattached[seat] -= 1
    if colour - 1 == GREEN:
        s.improvable[seat] &= ~(1 << field)
    emit(s, Event.ATTACH, seat, card, colour - 1)
