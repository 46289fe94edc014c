"""Rules over arrays of positions: what Python calls in native code, and random play. Bound to a game like any
rule.
"""

from __future__ import annotations

from ostracon.kernel.dice import next_word, roll, seed_dice
from ostracon.kernel.layout import WORD_BITS, Record
from ostracon.kernel.machine import bit_count, copy_position, nth_bit
from ostracon.kernel.rules import actor, apply, legal, redeal, score, setup, standing, why_not
from ostracon.kernel.target import LongRow, States, rule


@rule
def deal(states: States, first: int, count: int, seed: int) -> None:
    """Deal games `first`, ... of an array; game i gets the dice of seed `seed` + i - first."""
    for i in range(first, first + count):
        s = states[i]
        seed_dice(s.dice, seed + i - first)
        setup(s)


@rule
def actor_at(states: States, index: int) -> int:
    """`actor` of one position."""
    return actor(states[index])


@rule
def legal_at(states: States, index: int) -> None:
    """`legal` of one position."""
    legal(states[index])


@rule
def apply_at(states: States, index: int, action: int) -> None:
    """`apply` to one position."""
    apply(states[index], action)


@rule
def why_not_at(states: States, index: int, action: int) -> int:
    """`why_not` of one position."""
    return why_not(states[index], action)


@rule
def redeal_at(states: States, index: int, seat: int) -> None:
    """`redeal` of one position."""
    redeal(states[index], seat)


@rule
def score_at(states: States, index: int, seat: int, part: int) -> int:
    """`score` of one position."""
    return score(states[index], seat, part)


@rule
def standing_at(states: States, index: int, seat: int) -> int:
    """`standing` of one position."""
    return standing(states[index], seat)


@rule
def count_legal(s: Record) -> int:
    """How many actions are in the mask."""
    mask = s.mask
    count = 0
    for i in range(len(mask)):
        count += bit_count(mask[i])
    return count


@rule
def nth_legal(s: Record, n: int) -> int:
    """The n-th action of the mask, from 0, ascending. Two words at a time, and the half without a branch: where a random
    action lies cannot be foreseen. (The last word is a spare one: no pair reaches over the end.)
    """
    i = 0
    here = bit_count(s.mask[0])
    both = here + bit_count(s.mask[1])
    while n >= both:
        n -= both
        i += 2
        here = bit_count(s.mask[i])
        both = here + bit_count(s.mask[i + 1])
    upper = int(n >= here)
    i += upper
    return i * WORD_BITS + nth_bit(s.mask[i], n - upper * here)


@rule
def random_action(s: Record, thinking: LongRow) -> int:
    """One of the legal actions, each equally likely, by a random stream of its own (after `legal`)."""
    return nth_legal(s, roll(thinking, count_legal(s)))


@rule
def play_one(s: Record, seed: int, thinking: LongRow) -> int:
    """Play a game to its end with random actions from the stream `seed`; the number of actions.
    `thinking` gives room for the stream.
    """
    begin_thinking(thinking, seed)
    plies = 0
    while actor(s) >= 0:
        legal(s)
        apply(s, random_action(s, thinking))
        plies += 1
    legal(s)
    return plies


@rule
def play_random(states: States, first: int, count: int, seed: int, thinking: LongRow) -> int:
    """Play games of an array to their ends; game i's choices come from the stream `seed` + i - first. The
    number of actions.
    """
    plies = 0
    for i in range(first, first + count):
        plies += play_one(states[i], seed + i - first, thinking)
    return plies


@rule
def begin_thinking(thinking: LongRow, seed: int) -> None:
    """A random stream for decisions, apart from the one that deals."""
    seed_dice(thinking, seed ^ 0x7468696E6B)
    next_word(thinking)


@rule
def copy_many(states: States, count: int) -> int:
    """Copy position 0 over position 1 again and again, for measuring; the copies change, so that none can
    be left out.
    """
    changes = 0
    for i in range(count):
        states[0].unveiled = i
        copy_position(states, 1, 0)
        changes += states[1].unveiled & 1
    return changes + (count - changes)
