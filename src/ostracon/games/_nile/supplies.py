"""Points, stones and crews: what the supply holds, how far crews rise, what they eat."""

from __future__ import annotations

from ostracon.games._nile.layout import State
from ostracon.games._nile.track import move_marker
from ostracon.games._nile.vocabulary import Event
from ostracon.kernel.rules import emit
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
def strengthen(s: State, seat: int, crew: int, steps: int, limit: int) -> None:
    """Crew steps; a crew at the end of its track stays."""
    before = s.strength[seat][crew]
    s.strength[seat][crew] = min(limit, before + steps)
    if s.strength[seat][crew] != before:
        emit(s, Event.CREW, seat, crew, s.strength[seat][crew])


@rule
def store_stones(s: State, seat: int, count: int, limit: int) -> None:
    """Stones for the supply, as many as fit; the others are lost."""
    stored = min(count, limit - s.stones[seat])
    s.stones[seat] += stored
    if stored > 0:
        emit(s, Event.STONES, seat, stored, 0)
    if stored < count:
        emit(s, Event.OVERFLOW, seat, count - stored, 0)


@rule
def pay_stones(s: State, seat: int, count: int) -> None:
    """Stones leave the supply; what is paid was checked before."""
    s.stones[seat] -= count
    emit(s, Event.PAY, seat, count, 0)


@rule
def gain(s: State, seat: int, part: int, points: int) -> None:
    """Add points to a category of a player's score sheet, with one score move."""
    if points != 0:
        s.points[seat][part] += points
        move_marker(s, seat, points)
        emit(s, Event.POINTS, seat, points, part)


@rule
def go_hungry(s: State, seat: int, missing: int, price: int, part: int) -> None:
    """Missing grain costs points, a price for each."""
    emit(s, Event.HUNGRY, seat, missing, missing * price)
    gain(s, seat, part, -missing * price)
