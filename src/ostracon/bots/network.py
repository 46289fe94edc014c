"""What a trained network says of a position, as rules: the same source runs native inside a search, and interpreted.

The input is sparse, so the first layer adds up a row of weights for each entry that says something; the second skips
what the first left at zero. Every inner loop runs over neighbours in memory, one number at a time into its own place:
compilers make vectors of that without changing a sum. `bots/network_file.py` says how the two arrays are laid out.
"""

from __future__ import annotations

import math

from ostracon.bots.network_file import MEASURE, SEATS
from ostracon.kernel.machine import from_zero
from ostracon.kernel.target import LongRow, SingleRow, WideRow, rule

# The head of a plan.
ENTRIES, INPUTS, FIRST, SECOND, ACTIONS = range(5)
HEAD = 5
ENTRY = 4  # place in the row, least value, number of values, first column: four numbers for each entry
ROOM = 1 + SEATS  # in the work array besides the layers: a measure, the chances of the seats


@rule
def add_row(work: SingleRow, at: int, weights: SingleRow, start: int, count: int) -> None:
    """Add a row of weights to a layer."""
    for j in range(count):
        work[from_zero(at + j)] += weights[from_zero(start + j)]


@rule
def add_scaled(work: SingleRow, at: int, weights: SingleRow, start: int, count: int, by: int) -> None:
    """Add a row of weights to a layer, multiplied by a number of the work array."""
    for j in range(count):
        work[from_zero(at + j)] += weights[from_zero(start + j)] * work[by]


@rule
def first_layer(plan: LongRow, weights: SingleRow, row: WideRow, work: SingleRow) -> None:
    """Sum up the rows of weights of everything that the row says."""
    entries = plan[ENTRIES]
    first = plan[FIRST]
    measure = first + plan[SECOND]
    columns = HEAD + ENTRY * entries
    bias = entries + plan[INPUTS] * first
    for j in range(first):
        work[from_zero(j)] = weights[from_zero(bias + j)]
    for i in range(entries):
        entry = HEAD + ENTRY * i
        value = row[from_zero(plan[entry])] - plan[entry + 1]
        size = plan[entry + 2]
        if size == MEASURE:
            if value != 0:
                work[from_zero(measure)] = value * weights[from_zero(i)]
                add_scaled(work, 0, weights, entries + plan[entry + 3] * first, first, measure)
        else:
            code = min(max(value, 0), size - 1)
            column = plan[from_zero(columns + plan[entry + 3] + code)]
            if column >= 0:
                add_row(work, 0, weights, entries + column * first, first)


@rule
def think(plan: LongRow, weights: SingleRow, row: WideRow, work: SingleRow) -> None:
    """Fill the layers of the work array from a row, and the chances of the seats, counted from the one who looks."""
    first_layer(plan, weights, row, work)
    first = plan[FIRST]
    second = plan[SECOND]
    start = plan[ENTRIES] + (plan[INPUTS] + 1) * first
    bias = start + first * second
    for j in range(second):
        work[from_zero(first + j)] = weights[from_zero(bias + j)]
    for i in range(first):
        if work[from_zero(i)] > 0.0:
            add_scaled(work, first, weights, start + i * second, second, i)
    for j in range(second):
        if work[from_zero(first + j)] < 0.0:
            work[from_zero(first + j)] = 0.0
    head = bias + second + plan[ACTIONS] * (second + 1)
    for seat in range(SEATS):
        said = weighed(weights, head + seat * second, work, first, second, head + SEATS * second + seat)
        work[from_zero(first + second + 1 + seat)] = 1.0 / (1.0 + math.exp(-said))


@rule
def weighed(weights: SingleRow, start: int, work: SingleRow, at: int, count: int, bias: int) -> float:
    """A row of weights times a layer, and a bias: four sums side by side, so that none waits for the last."""
    a = weights[from_zero(bias)]
    b = work[at] * 0
    c = b
    d = b
    for j in range(0, count, 4):
        a += weights[from_zero(start + j)] * work[from_zero(at + j)]
        b += weights[from_zero(start + j + 1)] * work[from_zero(at + j + 1)]
        c += weights[from_zero(start + j + 2)] * work[from_zero(at + j + 2)]
        d += weights[from_zero(start + j + 3)] * work[from_zero(at + j + 3)]
    return (a + b) + (c + d)


@rule
def liking(plan: LongRow, weights: SingleRow, work: SingleRow, action: int) -> float:
    """What the network that has just thought says to an action: the higher the better, before the softmax."""
    first = plan[FIRST]
    second = plan[SECOND]
    head = plan[ENTRIES] + (plan[INPUTS] + 1) * first + (first + 1) * second
    return weighed(
        weights, head + action * second, work, first, second, head + plan[ACTIONS] * second + action
    )


@rule
def chance_of(plan: LongRow, work: SingleRow, ahead: int) -> float:
    """The chance of the seat so many places after the one who looks, from the last thought."""
    return work[plan[FIRST] + plan[SECOND] + 1 + ahead]


@rule
def think_many(
    plan: LongRow, weights: SingleRow, row: WideRow, work: SingleRow, times: int, out: SingleRow
) -> None:
    """Think of the same row so many times and write what comes of it, every action and the chances: for tests and for
    measuring.
    """
    for _ in range(times):
        think(plan, weights, row, work)
        for action in range(plan[ACTIONS]):
            out[action] = liking(plan, weights, work, action)
    for ahead in range(SEATS):
        out[plan[ACTIONS] + ahead] = chance_of(plan, work, ahead)
