"""Information-set Monte-Carlo tree search as rules: the same source runs native and interpreted.

Open loop: the tree is one of action numbers, and every iteration walks it in a world dealt anew for the
searching seat. A child counts how often it was available, so that an action that exists in few worlds is judged
by those alone. Each node adds up a value and a chance per seat. New children share the attention by what the
evaluation says one step ahead (`prior`).
"""

from __future__ import annotations

import math

from ostracon.bots.judging import chance, lead, reward, win_share, worth
from ostracon.kernel.batch import count_legal, nth_legal, random_action
from ostracon.kernel.dice import roll, seed_dice
from ostracon.kernel.layout import Record
from ostracon.kernel.machine import bit_count, copy_position, lowest_bit
from ostracon.kernel.rules import actor, apply, in_mask, legal, redeal
from ostracon.kernel.target import FloatRow, LongRow, States, rule

SEATS = 4  # values per node
ROOT, WORLD, TRIAL = 0, 1, 2  # positions of the array: to decide in, being played, for one step ahead
POSITIONS = 3
DEEPEST = 512  # longest path in the tree
WORD_BITS = 32


@rule
def untried(s: Record, first: LongRow, sibling: LongRow, action: LongRow, node: int, todo: LongRow) -> int:
    """Write the legal actions without a child into `todo`; how many there are."""
    words = len(s.mask)
    for i in range(words):
        todo[i] = s.mask[i]
    child = first[node]
    while child > 0:
        word = action[child] >> 5
        todo[word] &= ~(1 << (action[child] & 31))
        child = sibling[child]
    count = 0
    for i in range(words):
        count += bit_count(todo[i])
    return count


@rule
def unfold(
    states: States,
    deciding: int,
    parts: int,
    together: bool,
    warmth: int,
    node: int,
    count: int,
    used: int,
    first: LongRow,
    sibling: LongRow,
    action: LongRow,
    visits: LongRow,
    available: LongRow,
    value: FloatRow,
    prior: FloatRow,
    won: FloatRow,
    todo: LongRow,
) -> int:
    """Give a node a child for each of the `count` actions in `todo`, judged one step ahead; the number of
    nodes afterwards. `warmth`: hundredths of a point in which the prior falls to a third; 0 for even priors.
    """
    best = -100_000_000
    before = used
    for i in range(len(todo)):
        word = todo[i]
        while word != 0:
            child = used
            used += 1
            action[child] = i * WORD_BITS + lowest_bit(word)
            word &= word - 1
            first[child] = 0
            visits[child] = 0
            available[child] = 0
            sibling[child] = first[node]
            first[node] = child
            for other in range(SEATS):
                value[child * SEATS + other] = 0.0
                won[child * SEATS + other] = 0.0
            prior[child] = 1.0 / count
            if warmth > 0:
                copy_position(states, TRIAL, WORLD)
                apply(states[TRIAL], action[child])
                ahead = lead(states[TRIAL], deciding, parts, together)
                prior[child] = float(ahead)
                best = max(best, ahead)
    if warmth > 0:
        total = 0.0
        for child in range(before, used):
            prior[child] = math.exp((prior[child] - best) / warmth)
            total += prior[child]
        for child in range(before, used):
            prior[child] /= total
    return used


@rule
def pick(
    s: Record,
    deciding: int,
    node: int,
    explore: float,
    first: LongRow,
    sibling: LongRow,
    action: LongRow,
    visits: LongRow,
    available: LongRow,
    value: FloatRow,
    prior: FloatRow,
) -> int:
    """The child to follow: what is known of it, and attention by its prior where it was seldom tried."""
    usual = value[node * SEATS + deciding] / max(visits[node], 1)
    chosen = 0
    best = -1.0
    child = first[node]
    while child > 0:
        if in_mask(s, action[child]):
            available[child] += 1
            mean = value[child * SEATS + deciding] / visits[child] if visits[child] > 0 else usual
            bound = mean + explore * prior[child] * math.sqrt(float(available[child])) / (1 + visits[child])
            if bound > best:
                best = bound
                chosen = child
        child = sibling[child]
    return chosen


@rule
def best_of(states: States, candidates: int, parts: int, thinking: LongRow) -> int:
    """Of some legal actions drawn at random, the one after which the seat itself looks best (after `legal`)."""
    s = states[WORLD]
    deciding = actor(s)
    count = count_legal(s)
    chosen = nth_legal(s, roll(thinking, count))
    best = -1_000_000_000
    for _ in range(min(candidates, count) if count > 1 else 0):
        action = nth_legal(s, roll(thinking, count))
        copy_position(states, TRIAL, WORLD)
        apply(states[TRIAL], action)
        reached = worth(states[TRIAL], deciding, parts)
        if reached > best:
            best = reached
            chosen = action
    return chosen


@rule
def play_on(states: States, steps: int, greed: int, parts: int, thinking: LongRow) -> int:
    """Play the world on for some steps (-1: to the end), each of them the best of `greed` candidates or, below
    two, just any; who decides then.
    """
    s = states[WORLD]
    deciding = actor(s)
    while deciding >= 0 and steps != 0:
        legal(s)
        if greed > 1:
            apply(s, best_of(states, greed, parts, thinking))
        else:
            apply(s, random_action(s, thinking))
        deciding = actor(s)
        steps -= 1
    return deciding


@rule
def iterate(
    states: States,
    seat: int,
    iterations: int,
    seed: int,
    parts: int,
    together: bool,
    swing: int,
    warmth: int,
    explore: float,
    cut: int,
    greed: int,
    used: int,
    first: LongRow,
    sibling: LongRow,
    action: LongRow,
    visits: LongRow,
    available: LongRow,
    value: FloatRow,
    prior: FloatRow,
    won: FloatRow,
    path: LongRow,
    todo: LongRow,
    thinking: LongRow,
) -> int:
    """Run iterations in a tree of `used` nodes; the number of nodes afterwards. `value`
    adds up what seats strive for, `won` their chances to win.
    """
    room = len(first) - 32 * len(todo)
    for number in range(iterations):
        copy_position(states, WORLD, ROOT)
        s = states[WORLD]
        seed_dice(s.dice, seed + number)
        redeal(s, seat)
        node = 0
        depth = 0
        path[0] = 0
        deciding = actor(s)
        while deciding >= 0 and depth < DEEPEST - 1 and (depth == 0 or visits[node] > 0):
            legal(s)
            count = untried(s, first, sibling, action, node, todo)
            if count > 0 and used < room:
                used = unfold(
                    states,
                    deciding,
                    parts,
                    together,
                    warmth,
                    node,
                    count,
                    used,
                    first,
                    sibling,
                    action,
                    visits,
                    available,
                    value,
                    prior,
                    won,
                    todo,
                )
            child = pick(s, deciding, node, explore, first, sibling, action, visits, available, value, prior)
            if child == 0:  # the tree is full: leave it at random
                apply(s, nth_legal(s, roll(thinking, count)))
                deciding = actor(s)
                break
            apply(s, action[child])
            node = child
            depth += 1
            path[depth] = node
            deciding = actor(s)
        deciding = play_on(states, cut, greed, parts, thinking)
        for i in range(depth + 1):
            visits[path[i]] += 1
        for other in range(s.players):
            if deciding < 0:
                gained = reward(s, other, parts, together, swing)
                winning = win_share(s, other, together)
            else:
                gained = chance(s, other, parts, together, swing)
                winning = gained
            for i in range(depth + 1):
                value[path[i] * SEATS + other] += gained
                won[path[i] * SEATS + other] += winning
    return used


@rule
def weigh(
    states: States, seat: int, worlds: int, seed: int, parts: int, together: bool, sums: LongRow
) -> None:
    """Add up, for every legal action, how far the seat is ahead right after it, over some worlds."""
    for number in range(worlds):
        copy_position(states, WORLD, ROOT)
        seed_dice(states[WORLD].dice, seed + number)
        redeal(states[WORLD], seat)
        legal(states[WORLD])
        for action in range(len(sums)):
            if in_mask(states[WORLD], action):
                copy_position(states, TRIAL, WORLD)
                apply(states[TRIAL], action)
                sums[action] += lead(states[TRIAL], seat, parts, together)
