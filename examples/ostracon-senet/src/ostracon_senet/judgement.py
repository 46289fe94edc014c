"""How well a player stands, for bots: pieces borne off, and how far the others have come."""

from __future__ import annotations

from ostracon.kernel.target import rule
from ostracon_senet.rules import BEAUTY, SQUARES, State, is_paired

# What a piece is worth on its way, in hundredths of one that is borne off.
STEP = 2
IN_HOUSE = (76, 0, 80, 84, 96)  # Beauty, Water, Three Truths, Re-Atoum, Horus
SAFE = 4  # more for a piece that nobody can drive away


@rule
def evaluate(s: State, seat: int) -> int:
    """Expected final points of a seat in hundredths."""
    value = 100 * s.borne_off[seat]
    for square in range(SQUARES):
        if s.squares[square] == seat:
            if square >= BEAUTY:
                value += IN_HOUSE[square - BEAUTY]
            else:
                value += STEP * square + (SAFE if is_paired(s, square) else 0)
    return value
