"""The score track with its arrival order, and the turn order that follows from it."""

from __future__ import annotations

from ostracon.games._nile.layout import State
from ostracon.games._nile.vocabulary import Event
from ostracon.kernel.rules import emit
from ostracon.kernel.target import rule


@rule
def move_marker(s: State, seat: int, points: int) -> None:
    """A score move: the marker goes behind every marker on its new space."""
    if points != 0:
        s.track[seat] += points
        s.arrivals += 1
        s.stamp[seat] = s.arrivals


@rule
def is_ahead(s: State, seat: int, other: int) -> bool:
    """More advanced: more points, or earlier on a shared space."""
    if s.track[seat] != s.track[other]:
        return s.track[seat] > s.track[other]
    return s.stamp[seat] < s.stamp[other]


@rule
def note_score_order(s: State) -> None:
    """Take a snapshot of the order on the score track, the most advanced player first."""
    for seat in range(s.players):
        place = 0
        for other in range(s.players):
            if other != seat and is_ahead(s, other, seat):
                place += 1
        s.score_order[place] = seat


@rule
def renew_turn_order(s: State) -> None:
    """The least advanced player takes tile 1, and so on; on a shared space who stands behind takes the lower tile."""
    note_score_order(s)
    for place in range(s.players):
        s.turn_order[place] = s.score_order[s.players - 1 - place]
        emit(s, Event.TURN_TILE, s.turn_order[place], place + 1, 0)


@rule
def next_in_turn_order(s: State) -> None:
    """On to the player with the next turn tile, after the last to the first."""
    s.cursor = s.cursor + 1 if s.cursor + 1 < s.players else 0
