"""Crews and stones: what they eat, how far they rise, what the supply holds."""

from __future__ import annotations

from ostracon.games._nile.layout import State
from ostracon.kernel.target import rule


@rule
def appetite(s: State, seat: int) -> int:
    """The grain that a player's four crews need: one per strength, the leading crew and used crews included."""
    need = 0
    for crew in range(len(s.strength[seat])):
        need += s.strength[seat][crew]
    return need


@rule
def crews_below(s: State, seat: int, limit: int) -> int:
    """Bits of a player's crews that are weaker than this."""
    bits = 0
    for crew in range(len(s.strength[seat])):
        if s.strength[seat][crew] < limit:
            bits |= 1 << crew
    return bits


@rule
def store_stones(s: State, seat: int, count: int, limit: int) -> int:
    """Stones for the supply, as many as fit; how many those are. The others are lost."""
    stored = min(count, limit - s.stones[seat])
    s.stones[seat] += stored
    return stored
