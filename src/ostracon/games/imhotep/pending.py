"""Unfinished business: the pending decision and the frames on the stack."""

from __future__ import annotations

from ostracon.games.imhotep.layout import State
from ostracon.kernel.target import rule


@rule
def ask(s: State, decision: int, seat: int) -> None:
    """Open a decision: everything stops until this seat has answered."""
    s.decision = decision
    s.decider = seat


@rule
def left_of(s: State, seat: int) -> int:
    """The next seat clockwise (a comparison, since a division costs as much as a whole action)."""
    return seat + 1 if seat + 1 < s.players else 0


@rule
def push(s: State, kind: int, owner: int, what: int, step: int) -> None:
    """Put a frame of unfinished business on the stack."""
    s.frame_kind[s.depth] = kind
    s.frame_owner[s.depth] = owner
    s.frame_what[s.depth] = what
    s.frame_step[s.depth] = step
    s.depth += 1


@rule
def pop(s: State) -> None:
    """The top frame is done."""
    s.depth -= 1
    s.frame_kind[s.depth] = 0
    s.frame_owner[s.depth] = 0
    s.frame_what[s.depth] = 0
    s.frame_step[s.depth] = 0
