"""Information-set Monte-Carlo tree search as rules: the same source runs native and interpreted.

Open loop: the tree is one of action numbers, and every iteration walks it in a world dealt anew for the
searching seat. A child counts how often it was
available, so that an action that exists in few worlds is judged by those alone. Each node keeps one value per
seat.
"""

from __future__ import annotations

import math

from ostracon.kernel.batch import nth_legal, random_action
from ostracon.kernel.dice import roll, seed_dice
from ostracon.kernel.layout import Record
from ostracon.kernel.machine import bit_count, copy_position, lowest_bit
from ostracon.kernel.rules import actor, apply, evaluate, in_mask, legal, redeal, score, standing
from ostracon.kernel.target import FloatRow, LongRow, States, rule

SEATS = 4  # values per node
ROOT, WORLD = 0, 1  # positions of the array: the one to decide in, and the one being played
DEEPEST = 512  # longest path in the tree
WORD_BITS = 32

# How a finished game is valued for a seat: the share of the win, and a little of the margin.
MARGIN_SHARE = 25  # per cent
MARGIN_SPAN = 40  # points of difference that count as a complete win or loss


@rule
def reward(s: Record, seat: int, parts: int) -> float:
    """The value of a finished (or judged) game for a seat, from 0 to 1."""
    winners = 0
    for other in range(s.players):
        if standing(s, other) == 1:
            winners += 1
    won = 1.0 / winners if standing(s, seat) == 1 else 0.0
    mine = 0
    for part in range(parts):
        mine += score(s, seat, part)
    best = -1000000
    for other in range(s.players):
        if other != seat:
            theirs = 0
            for part in range(parts):
                theirs += score(s, other, part)
            best = max(best, theirs)
    if best == -1000000:  # alone at the table
        return won
    margin = min(max(mine - best, -MARGIN_SPAN), MARGIN_SPAN)
    lead = 0.5 + margin / (2.0 * MARGIN_SPAN)
    return won * (100 - MARGIN_SHARE) / 100.0 + lead * MARGIN_SHARE / 100.0


@rule
def judged(s: Record, seat: int) -> float:
    """The value of an unfinished game for a seat by the game's own evaluation, from 0 to 1."""
    mine = evaluate(s, seat)
    best = -100000000
    for other in range(s.players):
        if other != seat:
            best = max(best, evaluate(s, other))
    lead = (mine - best) / (100.0 * MARGIN_SPAN)
    return 1.0 / (1.0 + math.exp(-3.0 * lead))


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
def nth_in(todo: LongRow, n: int) -> int:
    """The n-th action of a mask in a row."""
    i = 0
    here = bit_count(todo[0])
    while n >= here:
        n -= here
        i += 1
        here = bit_count(todo[i])
    word = todo[i]
    for _ in range(n):
        word &= word - 1
    return i * WORD_BITS + lowest_bit(word)


@rule
def iterate(
    states: States,
    seat: int,
    parts: int,
    iterations: int,
    seed: int,
    cut: int,
    explore: float,
    first: LongRow,
    sibling: LongRow,
    action: LongRow,
    visits: LongRow,
    available: LongRow,
    value: FloatRow,
    path: LongRow,
    todo: LongRow,
    used: int,
    thinking: LongRow,
) -> int:
    """Run iterations on a tree of `used` nodes; the number of nodes afterwards.

    `cut`: actions of random play after the tree before the game's evaluation takes over; -1 plays to the end.
    """
    for number in range(iterations):
        copy_position(states, WORLD, ROOT)
        s = states[WORLD]
        seed_dice(s.dice, seed + number)
        redeal(s, seat)
        node = 0
        depth = 0
        path[0] = 0
        deciding = actor(s)
        while deciding >= 0 and depth < DEEPEST - 1:
            legal(s)
            open_count = untried(s, first, sibling, action, node, todo)
            grown = False
            child = 0
            if open_count > 0 and used < len(first):
                chosen = nth_in(todo, roll(thinking, open_count))
                child = used
                used += 1
                action[child] = chosen
                first[child] = 0
                visits[child] = 0
                available[child] = 0
                for other in range(SEATS):
                    value[child * SEATS + other] = 0.0
                sibling[child] = first[node]
                first[node] = child
                grown = True
            best_value = -1.0
            option = first[node]
            while option > 0:
                if in_mask(s, action[option]):
                    available[option] += 1
                    if not grown and visits[option] > 0:
                        mean = value[option * SEATS + deciding] / visits[option]
                        bound = mean + explore * math.sqrt(
                            math.log(float(available[option])) / visits[option]
                        )
                        if bound > best_value:
                            best_value = bound
                            child = option
                option = sibling[option]
            if child == 0:  # the tree is full: leave it at random
                apply(s, nth_legal(s, roll(thinking, open_count)))
                deciding = actor(s)
                break
            apply(s, action[child])
            node = child
            depth += 1
            path[depth] = node
            deciding = actor(s)
            if grown:
                break
        left = cut
        while deciding >= 0 and left != 0:
            legal(s)
            apply(s, random_action(s, thinking))
            deciding = actor(s)
            left -= 1
        for i in range(depth + 1):
            visits[path[i]] += 1
        for other in range(s.players):
            gained = reward(s, other, parts) if deciding < 0 else judged(s, other)
            for i in range(depth + 1):
                value[path[i] * SEATS + other] += gained
    return used
