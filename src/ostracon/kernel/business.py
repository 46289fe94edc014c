"""What is asked, and what is still to be done: the machine that every game's rules move in the same way.

A decision is opened by ``ask`` and answered by an action; then the rules run on (a game's ``resolve``) until the next
``ask`` or ``declare_over``. What was interrupted lies on a stack of frames.
"""

from __future__ import annotations

from ostracon.kernel.layout import WORD_BITS, Record
from ostracon.kernel.machine import lowest_bit
from ostracon.kernel.target import rule

NO_DECISION = 0
NOBODY = -1


@rule
def ask(s: Record, decision: int, seat: int) -> None:
    """Open a decision: everything stops until this seat has answered."""
    s.decision = decision
    s.decider = seat


@rule
def declare_over(s: Record) -> None:
    """Nobody decides any more."""
    s.decision = NO_DECISION
    s.decider = NOBODY


@rule
def left_of(s: Record, seat: int) -> int:
    """The next seat clockwise (a comparison, since a division costs as much as a whole action)."""
    return seat + 1 if seat + 1 < s.players else 0


@rule
def pass_turn(s: Record) -> None:
    """The next seat clockwise decides: all that a game with a single kind of decision needs."""
    s.decider = left_of(s, s.decider)


@rule
def push(s: Record, kind: int, owner: int, what: int, step: int) -> None:
    """Put a frame of unfinished business on the stack."""
    s.frame_kind[s.depth] = kind
    s.frame_owner[s.depth] = owner
    s.frame_what[s.depth] = what
    s.frame_step[s.depth] = step
    s.depth += 1


@rule
def pop(s: Record) -> None:
    """The top frame is done."""
    s.depth -= 1
    s.frame_kind[s.depth] = 0
    s.frame_owner[s.depth] = 0
    s.frame_what[s.depth] = 0
    s.frame_step[s.depth] = 0


@rule
def sole_action(s: Record) -> int:
    """The action in the mask if it holds exactly one, -1 otherwise."""
    found = -1
    for i in range(len(s.mask)):
        word = s.mask[i]
        if word != 0:
            if found >= 0 or word & (word - 1) != 0:
                return -1
            found = i * WORD_BITS + lowest_bit(word)
    return found
