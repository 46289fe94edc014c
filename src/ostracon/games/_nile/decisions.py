"""Whose decision it is, opening one, and answering one that leaves no choice."""

from __future__ import annotations

from ostracon.games._nile.layout import State
from ostracon.kernel.layout import WORD_BITS
from ostracon.kernel.machine import lowest_bit
from ostracon.kernel.target import rule


@rule
def actor(s: State) -> int:
    """The seat that must decide now; -1 when the game is over."""
    return s.active


@rule
def ask(s: State, decision: int) -> None:
    """Open a decision of the active player: everything stops until it is answered."""
    s.decision = decision


@rule
def sole_action(s: State) -> int:
    """The action in the mask if it holds exactly one, -1 otherwise."""
    found = -1
    for i in range(len(s.mask)):
        word = s.mask[i]
        if word != 0:
            if found >= 0 or word & (word - 1) != 0:
                return -1
            found = i * WORD_BITS + lowest_bit(word)
    return found
