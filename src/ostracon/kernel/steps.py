"""Rules for a match that is played in native code: the deal, one step with its legality, and the way back."""

from __future__ import annotations

from ostracon.kernel.layout import WORD_BITS, Record
from ostracon.kernel.machine import copy_position, lowest_bit
from ostracon.kernel.rules import actor, apply, in_mask, legal, setup
from ostracon.kernel.target import LongRow, States, rule

START, NOW, EARLIER = 0, 1, 2  # the positions of a match in its array
POSITIONS = 3

# What a step answers: how many actions are legal now, whether it was final, and who decides.
ILLEGAL = -1
SEAT_BITS = 4  # the seat that decides + 1
FINAL = 1 << SEAT_BITS
COUNT_SHIFT = SEAT_BITS + 1


@rule
def list_legal(s: Record, found: LongRow) -> int:
    """Write the legal action numbers of a position into a row, ascending; how many there are."""
    legal(s)
    count = 0
    for i in range(len(s.mask)):
        word = s.mask[i]
        while word != 0:
            found[count] = i * WORD_BITS + lowest_bit(word)
            word &= word - 1
            count += 1
    return count


@rule
def begin(states: States, found: LongRow) -> int:
    """Deal the game at START, whose dice are in place, and begin it; what a step answers."""
    setup(states[START])
    legal(states[START])
    copy_position(states, NOW, START)
    s = states[NOW]
    return (list_legal(s, found) << COUNT_SHIFT) + actor(s) + 1


@rule
def step(states: States, action: int, found: LongRow) -> int:
    """Play an action at NOW if it is in the mask there: the legal ones of the next position are written into a row. ILLEGAL
    if it is not, and nothing is changed.
    """
    s = states[NOW]
    if action < 0 or action >= len(s.mask) * WORD_BITS or not in_mask(s, action):
        return ILLEGAL
    unveiled = s.unveiled
    die_0 = s.dice[0]
    die_1 = s.dice[1]
    die_2 = s.dice[2]
    die_3 = s.dice[3]
    apply(s, action)
    answer = (list_legal(s, found) << COUNT_SHIFT) + actor(s) + 1
    if s.unveiled != unveiled:
        return answer | FINAL
    if s.dice[0] != die_0 or s.dice[1] != die_1 or s.dice[2] != die_2 or s.dice[3] != die_3:
        return answer | FINAL
    return answer


@rule
def again(states: States, to: int, actions: LongRow, count: int, found: LongRow) -> int:
    """Play actions from START on again at another place of the array; how many are legal then."""
    copy_position(states, to, START)
    s = states[to]
    for i in range(count):
        apply(s, actions[i])
    return list_legal(s, found)
