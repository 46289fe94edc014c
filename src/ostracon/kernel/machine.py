"""Operations that each target has an instruction for."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ostracon.kernel.target import Row, States, WideRow, machine


def _each(field: Any) -> Iterator[int]:
    """The numbers of a field: lists, or the simulator's likeness of them."""
    if hasattr(field, "__len__"):
        for i in range(len(field)):
            yield from _each(field[i])
    else:
        yield field


@machine
def bit_count(word: int) -> int:
    """How many bits of a number from 0 on are set."""
    return word.bit_count()


@machine
def lowest_bit(word: int) -> int:
    """The position of the lowest set bit of a number that is not 0."""
    return (word & -word).bit_length() - 1


@machine
def nth_bit(word: int, n: int) -> int:
    """The position of the n-th set bit of a mask word, from 0, ascending; there are more than n."""
    for _ in range(n):
        word &= word - 1
    return (word & -word).bit_length() - 1


@machine
def from_zero(index: int) -> int:
    """An index that is never below 0, as it is: compilers that know this can write many numbers at once."""
    return index


@machine
def write_numbers(out: WideRow, at: int, field: Row, size: int) -> None:
    """Write the `size` numbers of a field, whatever its shape, into a row from `at` on. `size` is a constant."""
    for i, number in enumerate(_each(field)):
        out[at + i] = number


@machine
def write_owners(out: WideRow, at: int, field: Row, size: int, count: int, seat: int, players: int) -> None:
    """The same for a field of seats: counted from the one who looks, below 0 as they stand, -1 from entry `count` on."""
    for i, owner in enumerate(_each(field)):
        turned = owner - seat if owner >= seat else owner - seat + players
        out[at + i] = -1 if i >= count else owner if owner < 0 else turned


@machine
def copy_position(states: States, to: int, source: int) -> None:
    """Copy one position of an array over another."""
    states[to] = states[source].copy()
