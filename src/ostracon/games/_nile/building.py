"""Crews at a building site. The leading crew is the last one: it builds only together with another."""

from __future__ import annotations

from ostracon.games._nile.layout import State
from ostracon.games._nile.vocabulary import Event
from ostracon.kernel.rules import emit
from ostracon.kernel.target import rule


@rule
def leading_crew(s: State) -> int:
    """The number of the leading crew; the ordinary crews come before it."""
    return len(s.strength[0]) - 1


@rule
def leader_is_free(s: State, seat: int) -> bool:
    """Whether the leading crew is ready and not yet building."""
    return ((s.ready[seat] & ~s.crews_in) >> leading_crew(s)) & 1 == 1


@rule
def uses_two_crews(s: State) -> bool:
    """Whether a second ordinary crew is building."""
    ordinary = s.crews_in & ((1 << leading_crew(s)) - 1)
    return ordinary & (ordinary - 1) != 0


@rule
def greatest_force(s: State, seat: int, crew: int, cards: int, may_add: bool) -> int:
    """The greatest force with this crew: the force of cards, the leading crew, a second one if it may be added."""
    leader = leading_crew(s)
    force = s.strength[seat][crew] + cards
    if (s.ready[seat] >> leader) & 1 == 1:
        force += s.strength[seat][leader]
    if may_add:
        second = 0
        for other in range(leader):
            if other != crew and (s.ready[seat] >> other) & 1 == 1:
                second = max(second, s.strength[seat][other])
        force += second
    return force


@rule
def join_in(s: State, seat: int, crew: int, strength: int) -> None:
    """One more crew builds."""
    s.crews_in |= 1 << crew
    s.force += strength
    emit(s, Event.ADD_CREW, seat, crew, s.force)
