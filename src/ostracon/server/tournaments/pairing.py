"""Who plays whom, where everybody sits, and who rests: functions of numbers alone.

Players are numbers from 1. A table is its players in the order of the seats, with `BOT` where a bot sits; a table of one
is a bye. All tables of a round have the same number of seats, because they play the same deal (decision 29).
"""

from __future__ import annotations

import math
import random
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from itertools import combinations, permutations, product

Table = tuple[int, ...]  # (3, 1, 0): player 3 sits in the first seat, a bot in the last
Round = list[Table]
Pair = tuple[int, int]

BOT = 0
TOO_OFTEN = 2  # times that somebody has sat in one seat more than in the other
SEARCHED = 20_000  # groups that are tried before an even split is given up
STEPS = 40_000  # swaps that are tried for a schedule of so many rounds
HOT = 1.5  # the change for the worse that is often accepted at first
MORE_ROUNDS = 5  # a schedule may be longer than the shortest by so many rounds, so that all meet


def sizes(people: int, seats: int) -> list[int]:
    """How many people sit at each table: as even as can be, so that nobody sits alone among bots.

    >>> sizes(8, 4), sizes(5, 4), sizes(7, 3)
    ([4, 4], [3, 2], [3, 2, 2])
    """
    tables = -(-people // seats)
    return [people // tables + (number < people % tables) for number in range(tables)]


def pairs(table: Iterable[int]) -> Iterator[Pair]:
    """The pairs of people at a table."""
    return combinations(sorted(one for one in table if one != BOT), 2)


def meetings(rounds: Iterable[Round]) -> Counter[Pair]:
    """How often two have sat at one table."""
    return Counter(pair for tables in rounds for table in tables for pair in pairs(table))


def byes(rounds: Iterable[Round]) -> Counter[int]:
    """How often somebody has rested."""
    return Counter(table[0] for tables in rounds for table in tables if len(table) == 1)


def seatings(rounds: Iterable[Round]) -> Counter[Pair]:
    """How often somebody has sat in which seat."""
    return Counter(
        (player, seat)
        for tables in rounds
        for table in tables
        if len(table) > 1
        for seat, player in enumerate(table)
        if player != BOT
    )


def best_order(group: Sequence[int], seats: int, sat: Counter[Pair]) -> Table:
    """A group in its seats, bots in those left, so that everybody has sat in all seats as often as can be."""
    filled = (*group, *[BOT] * (seats - len(group)))

    def uneven(order: Table) -> int:
        return sum(2 * sat[player, seat] + 1 for seat, player in enumerate(order) if player != BOT)

    return min(permutations(filled), key=uneven)


def seated(groups: Iterable[Sequence[int]], seats: int, before: Iterable[Round]) -> Round:
    """Groups of a new round in their seats."""
    sat = seatings(before)
    return [best_order(group, seats, sat) for group in groups]


def without(tables: Round, playing: set[int]) -> Round:
    """A round of a schedule for those who are still there: bots sit for those who left, who would be alone rests.

    >>> without([(1, 2), (3, 4), (5,)], {1, 3, 4, 5}), without([(1, 2, 3), (4, 5, 6)], {1, 2, 4})
    ([(1,), (3, 4), (5,)], [(1, 2, 0), (4,)])
    """
    made: Round = []
    for table in tables:
        left = [one for one in table if one in playing]
        if len(left) == 1:
            made.append((left[0],))
        elif left:
            made.append(tuple(one if one in playing else BOT for one in table))
    return made


# ---- Swiss


def swiss(order: Sequence[int], scores: Mapping[int, float], before: Sequence[Round], seats: int) -> Round:
    """The next round for players in the order of the standings: neighbours meet, nobody meets again before it cannot
    be avoided, who rests is the last who has rested least.
    """
    met, resting = meetings(before), byes(before)
    most = max(met.values(), default=0)
    idle: list[int | None] = [None]
    if seats == 2 and len(order) % 2:
        least = min(resting[one] for one in order)
        idle = [one for one in reversed(order) if resting[one] == least]
    apart = same_seat(order, before) if seats == 2 else set()
    for often, asunder in product(range(most + 1), (apart, set()) if apart else (apart,)):
        for one in idle:
            playing = [other for other in order if other != one]
            groups = split(playing, sizes(len(playing), seats) if playing else [], met, often, asunder)
            if groups is not None:
                if often:
                    groups = mixed(groups, met, scores)
                rest: Round = [] if one is None else [(one,)]
                return seated(groups, seats, before) + rest
    raise ValueError("any meeting is allowed in the end")


def same_seat(players: Sequence[int], before: Iterable[Round]) -> set[Pair]:
    """Pairs at tables of two of whom both have sat too often in the same seat: one of them would again."""
    sat = seatings(before)
    more = {player: sat[player, 0] - sat[player, 1] for player in players}
    uneven = [[one for one in players if sign * more[one] >= TOO_OFTEN] for sign in (1, -1)]
    return {pair for some in uneven for pair in pairs(some)}


def split(
    order: Sequence[int],
    counts: Sequence[int],
    met: Counter[Pair],
    often: int,
    apart: Collection[Pair] = (),
) -> list[list[int]] | None:
    """Groups of neighbours, of whom no two have met more than `often` or should stay `apart`; None if there are none, or
    they take too long to find.
    """
    dead: set[frozenset[int]] = set()
    tried = 0

    def goes(one: int, group: list[int]) -> bool:
        pairs = [(min(one, other), max(one, other)) for other in group]
        return all(met[pair] <= often and pair not in apart for pair in pairs)

    def grow(group: list[int], rest: list[int], start: int, size: int) -> Iterator[list[int]]:
        if len(group) == size:
            yield group
            return
        for at in range(start, len(rest)):
            if goes(rest[at], group):
                yield from grow([*group, rest[at]], rest, at + 1, size)

    def place(left: list[int], at: int) -> list[list[int]] | None:
        nonlocal tried
        if not left:
            return []
        key = frozenset(left)
        if key in dead:
            return None
        for group in grow([left[0]], left[1:], 0, counts[at]):
            tried += 1
            if tried > SEARCHED:
                return None
            rest = place([one for one in left if one not in group], at + 1)
            if rest is not None:
                return [group, *rest]
        dead.add(key)
        return None

    return place(list(order), 0)


def mixed(groups: list[list[int]], met: Counter[Pair], scores: Mapping[int, float]) -> list[list[int]]:
    """Groups with people changed over as long as that makes those meet who have met less, then those who are closer."""

    def cost(group: list[int]) -> float:
        return sum(1000 * met[a, b] ** 2 + (scores[a] - scores[b]) ** 2 for a, b in pairs(group))

    better = True
    while better:
        better = False
        for one, other in combinations(groups, 2):
            for i in range(len(one)):
                for j in range(len(other)):
                    before = cost(one) + cost(other)
                    one[i], other[j] = other[j], one[i]
                    if cost(one) + cost(other) < before - 1e-9:
                        better = True
                    else:
                        one[i], other[j] = other[j], one[i]
    return groups


# ---- round robin


def round_robin(players: Sequence[int], seats: int) -> list[Round]:
    """All rounds, in which everybody meets everybody as evenly as possible."""
    if seats == 2:
        return circle(players)
    if len(players) <= seats:
        return turned(players, seats)
    return in_seats(even_groups(players, seats), seats)


def circle(players: Sequence[int]) -> list[Round]:
    """Everybody meets everybody once, by the circle method; who sits first is as even as can be.

    >>> circle([1, 2, 3])
    [[(3, 2), (1,)], [(1, 3), (2,)], [(2, 1), (3,)]]
    """
    count = (
        len(players) - 1 + len(players) % 2
    )  # those on the circle; with an even number one stands in the middle
    rounds = []
    for turn in range(count):
        tables: Round = []
        for step in range(1, count // 2 + 1):
            one, other = players[(turn + step) % count], players[(turn - step) % count]
            tables.append((one, other) if 2 * step % count <= count // 2 else (other, one))
        middle = (players[turn], players[-1])
        tables.append((players[turn],) if len(players) % 2 else middle if turn % 2 else middle[::-1])
        rounds.append(tables)
    return rounds


def turned(players: Sequence[int], seats: int) -> list[Round]:
    """One table, at which everybody sits in every seat once."""
    filled = [*players, *[BOT] * (seats - len(players))]
    return [[tuple(filled[(seat + turn) % seats] for seat in range(seats))] for turn in range(seats)]


def even_groups(players: Sequence[int], seats: int) -> list[list[list[int]]]:
    """Groups round by round: the shortest schedule that is found in which all meet, meetings as even as can be."""
    counts = sizes(len(players), seats)
    met_a_round = sum(size * (size - 1) // 2 for size in counts)
    shortest = -(-(len(players) * (len(players) - 1) // 2) // met_a_round)
    for count in range(shortest, shortest + MORE_ROUNDS + 1):
        found = schedule(players, counts, count, random.Random(f"{len(players)} {seats} {count}"))
        met = meetings([tuple(group) for group in groups] for groups in found)
        if all(met[pair] for pair in pairs(players)):
            break
    return found


def schedule(
    players: Sequence[int], counts: list[int], rounds: int, dice: random.Random
) -> list[list[list[int]]]:
    """Groups for so many rounds; people are changed over as long as that makes meetings more even (annealing)."""
    drawn = []
    for _ in range(rounds):
        people = dice.sample(players, len(players))
        drawn.append([[people.pop() for _ in range(size)] for size in counts])
    met: dict[Pair, int] = {}
    for a in players:
        for b in players:
            met[a, b] = 0

    def meet(one: int, group: list[int], by: int) -> int:
        """Let somebody meet a group once more, or less; what that changes in the sum of the squares."""
        change = 0
        for other in group:
            if other != one:
                change += 2 * by * met[one, other] + 1
                met[one, other] += by
                met[other, one] += by
        return change

    for groups in drawn:
        for group in groups:
            for a, b in combinations(group, 2):
                meet(a, [b], 1)
    for step in range(STEPS):
        heat = HOT * (1 - step / STEPS)
        one, other = dice.sample(drawn[dice.randrange(rounds)], 2)
        i, j = dice.randrange(len(one)), dice.randrange(len(other))
        a, b = one[i], other[j]
        others, theirs = one[:i] + one[i + 1 :], other[:j] + other[j + 1 :]
        change = meet(a, others, -1) + meet(b, theirs, -1) + meet(b, others, 1) + meet(a, theirs, 1)
        if change <= 0 or dice.random() < math.exp(-change / heat):
            one[i], other[j] = b, a
        else:
            meet(b, others, -1), meet(a, theirs, -1), meet(a, others, 1), meet(b, theirs, 1)
    return drawn


def in_seats(rounds: list[list[list[int]]], seats: int) -> list[Round]:
    """Groups of all rounds in their seats, rearranged as long as that makes anybody's seats more even."""
    made: list[Round] = []
    for groups in rounds:
        made.append(seated(groups, seats, made))
    sat = seatings(made)
    for _ in range(10):
        changed = False
        for tables in made:
            for at, table in enumerate(tables):
                people = [one for one in table if one != BOT]
                sat.subtract((one, seat) for seat, one in enumerate(table) if one != BOT)
                tables[at] = best_order(people, seats, sat)
                sat.update((one, seat) for seat, one in enumerate(tables[at]) if one != BOT)
                changed |= tables[at] != table
        if not changed:
            break
    return made
