"""What bots reckon alike in both games, in hundredths of a point where it is worth points."""

from __future__ import annotations

from ostracon.games._nile.building import leading_crew
from ostracon.games._nile.layout import State
from ostracon.kernel.target import rule


@rule
def future_building(stones: int, strength: int, worth: int) -> int:
    """Stones without crews are worth little, and crews without stones: the harmonic mean of both."""
    if stones == 0:
        return 0
    return worth * stones * strength // (stones + strength)


@rule
def force_of_crews(s: State, seat: int, free: int, sites: int) -> int:
    """The force for so many sites: the leading crew and the strongest ordinary ones among the crews of these bits."""
    if sites <= 0:
        return 0
    leader = leading_crew(s)
    force = s.strength[seat][leader] if (free >> leader) & 1 == 1 else 0
    ready = 0
    total = 0
    strongest = 0
    weakest = 0
    for crew in range(leader):
        if (free >> crew) & 1 == 1:
            strength = s.strength[seat][crew]
            strongest = max(strongest, strength)
            weakest = strength if ready == 0 else min(weakest, strength)
            total += strength
            ready += 1
    if ready <= sites:
        return force + total
    return force + (strongest if sites == 1 else total - weakest)


@rule
def share(have: int, wanted: int, points: int, later: int, hope: int) -> int:
    """Hope for a goal: all points once it is reached, before that by the square of the way made."""
    if have >= wanted:
        return 100 * points
    return hope * points * have * have // (wanted * wanted) + 8 * later * points
