"""Operations that each target has an instruction for."""

from __future__ import annotations

from ostracon.kernel.target import States, machine


@machine
def bit_count(word: int) -> int:
    """How many bits of a number from 0 on are set."""
    return word.bit_count()


@machine
def lowest_bit(word: int) -> int:
    """The position of the lowest set bit of a number that is not 0."""
    return (word & -word).bit_length() - 1


@machine
def copy_position(states: States, to: int, source: int) -> None:
    """Copy one position of an array over another."""
    states[to] = states[source].copy()
