"""Many games side by side, a decision in each at a time: rules over arrays, the same on every target.

Everything a batch holds lies in five arrays: the positions (one more than there are games: the last one is blank), and
four *desks* of numbers of one width. The first entries of the `desk` of 64-bit numbers say how many games there are and
where everything begins.
"""

from __future__ import annotations

from ostracon.kernel.batch import count_legal, nth_legal
from ostracon.kernel.dice import GOLDEN, WORD, mix, seed_dice
from ostracon.kernel.layout import Record
from ostracon.kernel.machine import copy_position, from_zero
from ostracon.kernel.rules import actor, apply, in_mask, legal, observe, score, setup, standing
from ostracon.kernel.target import LongRow, Row, SingleRow, States, WideRow, rule

# The head of the desk.
(
    GAMES,  # how many games
    PLAYERS,  # seats of each
    ACTIONS,  # action numbers that the game has
    PARTS,  # categories of its score sheet
    LENGTH,  # numbers of an observation; 0: none is written
    WORDS,  # eights of flags of a mask
    RESTART,  # 1: a finished game begins again by itself
    REWARD,  # RANKS, TEAM or POINTS
    MEMORY,  # steps whose actions are kept
    NOW,  # steps so far
    STREAM,  # of random choices
    DEAL_STEP,  # from the number of a game's deal to that of the next in its place
    MAY_WAIT,  # 1: a game in which WAIT is chosen stays as it is; otherwise that is no action
) = range(13)
HEAD = 16

# What follows in the desk, each with a number for each game (MASKS: WORDS of them).
CHOSEN = 0  # action to be played
DEAL = 1  # number of the present deal
BORN = 2  # step at which the present game began
LAST_DEAL = 3  # the same of the game before it, -1 if there was none
LAST_BORN = 4
ENDED = 5  # step at which that one was over
SAMPLED = 6  # a random legal action
MASKS = 7

# Rewards.
RANKS = 0  # at the end: how many one has beaten less how many have won, as a share of the others; together 0
TEAM = 1  # at the end: 1 if all have won together, -1 if not
POINTS = 2  # at every step: the points gained since the last

SPREAD = tuple(sum((byte >> bit & 1) << 8 * bit for bit in range(8)) for byte in range(256))  # a flag a byte
NOBODY_YET = -1
WAIT = -(1 << 40)  # chosen where a game stays as it is
WAITED = -1  # the same in the memory of actions


@rule
def place_of(desk: LongRow, what: int, game: int) -> int:
    """Where a number of a game stands in the desk."""
    return HEAD + what * desk[GAMES] + game


@rule
def first_illegal(states: States, first: int, count: int, desk: LongRow) -> int:
    """The first of some games whose chosen action is not legal; -1 if all are. Games that are over do not matter."""
    for i in range(first, first + count):
        s = states[i]
        if actor(s) >= 0:
            action = desk[place_of(desk, CHOSEN, i)]
            waits = action == WAIT and desk[MAY_WAIT] == 1
            if not waits and (action < 0 or action >= desk[ACTIONS] or not in_mask(s, action)):
                return i
    return -1


@rule
def begin(states: States, i: int, desk: LongRow) -> None:
    """Deal a game anew by the number of its deal."""
    copy_position(states, i, desk[GAMES])
    s = states[i]
    seed_dice(s.dice, desk[place_of(desk, DEAL, i)])
    setup(s)
    desk[place_of(desk, BORN, i)] = desk[NOW]


@rule
def begin_many(
    states: States, first: int, count: int, desk: LongRow, wide: WideRow, small: Row, single: SingleRow
) -> None:
    """Deal games by their numbers and show them."""
    players = desk[PLAYERS]
    for i in range(first, first + count):
        desk[place_of(desk, LAST_DEAL, i)] = NOBODY_YET
        begin(states, i, desk)
        for p in range(players):
            single[i * players + p] = 0.0
            wide[i * players + p] = total(states[i], p, desk[PARTS])
        small[desk[GAMES] + i] = 0
        show(states, i, desk, wide, small)


@rule
def total(s: Record, seat: int, parts: int) -> int:
    """A seat's points."""
    points = 0
    for part in range(parts):
        points += score(s, seat, part)
    return points


@rule
def advance_many(
    states: States, first: int, count: int, desk: LongRow, wide: WideRow, small: Row, single: SingleRow
) -> None:
    """Play the chosen actions of some games, all of them legal."""
    for i in range(first, first + count):
        advance(states, i, desk, wide, small, single)


@rule
def advance(states: States, i: int, desk: LongRow, wide: WideRow, small: Row, single: SingleRow) -> None:
    """Play the chosen action of a game, reward it, begin anew where it is over, and show what follows."""
    players = desk[PLAYERS]
    s = states[i]
    small[desk[GAMES] + i] = 0
    for p in range(players):
        single[i * players + p] = 0.0
    if actor(s) < 0:
        return
    action = desk[place_of(desk, CHOSEN, i)]
    played = actions_at(desk) + (desk[NOW] & (desk[MEMORY] - 1)) * desk[GAMES] + i
    if action == WAIT:
        wide[played] = WAITED
        return
    wide[played] = action
    apply(s, action)
    if desk[REWARD] == POINTS:
        reward_points(s, i, desk, wide, single)
    if actor(s) < 0:
        finish(states, i, desk, wide, small, single)
    show(states, i, desk, wide, small)


@rule
def rows_at(desk: LongRow) -> int:
    """Where the observations begin among the 16-bit numbers: after the points of each seat, and the final ones."""
    return 2 * desk[GAMES] * desk[PLAYERS]


@rule
def actions_at(desk: LongRow) -> int:
    """Where the actions of the latest steps begin: after the observations."""
    return rows_at(desk) + desk[GAMES] * desk[LENGTH]


@rule
def reward_points(s: Record, i: int, desk: LongRow, wide: WideRow, single: SingleRow) -> None:
    """The points that each seat has gained."""
    players = desk[PLAYERS]
    for p in range(players):
        points = total(s, p, desk[PARTS])
        single[i * players + p] = points - wide[i * players + p]
        wide[i * players + p] = points


@rule
def finish(states: States, i: int, desk: LongRow, wide: WideRow, small: Row, single: SingleRow) -> None:
    """A game is over: result, final points, and the next deal."""
    s = states[i]
    games = desk[GAMES]
    players = desk[PLAYERS]
    small[games + i] = 1
    for p in range(players):
        wide[(games + i) * players + p] = total(s, p, desk[PARTS])
        if desk[REWARD] != POINTS:
            single[i * players + p] = result(s, p, desk[REWARD])
    for p in range(players):
        single[(games + i) * players + p] = (
            wide[(games + i) * players + p] if desk[REWARD] == POINTS else single[i * players + p]
        )
    desk[place_of(desk, LAST_DEAL, i)] = desk[place_of(desk, DEAL, i)]
    desk[place_of(desk, LAST_BORN, i)] = desk[place_of(desk, BORN, i)]
    desk[place_of(desk, ENDED, i)] = desk[NOW] + 1
    if desk[RESTART] == 1:
        desk[place_of(desk, DEAL, i)] += desk[DEAL_STEP]
        begin(states, i, desk)
        desk[place_of(desk, BORN, i)] = desk[NOW] + 1
        if desk[REWARD] == POINTS:
            for p in range(players):
                wide[i * players + p] = total(states[i], p, desk[PARTS])


@rule
def result(s: Record, seat: int, reward: int) -> float:
    """How a finished game ended for a seat: from 1 for the only winner to -1."""
    own = standing(s, seat)
    if reward == TEAM or s.players == 1:
        return 1.0 if own == 1 else -1.0
    beaten = 0
    for other in range(s.players):
        rank = standing(s, other)
        if rank > own:
            beaten += 1
        elif rank < own:
            beaten -= 1
    return beaten / (s.players - 1)


@rule
def show(states: States, i: int, desk: LongRow, wide: WideRow, small: Row) -> None:
    """Who decides, what is legal, and what that seat knows."""
    s = states[i]
    seat = actor(s)
    small[i] = seat
    legal(s)
    at = place_of(desk, MASKS, 0) + i * desk[WORDS]
    for word in range(desk[WORDS] >> 2):
        flags = s.mask[word]
        desk[from_zero(at + 4 * word)] = SPREAD[from_zero(flags & 255)]
        desk[from_zero(at + 4 * word + 1)] = SPREAD[from_zero(flags >> 8 & 255)]
        desk[from_zero(at + 4 * word + 2)] = SPREAD[from_zero(flags >> 16 & 255)]
        desk[from_zero(at + 4 * word + 3)] = SPREAD[from_zero(flags >> 24 & 255)]
    if desk[LENGTH] > 0:
        observe(s, seat if seat >= 0 else 0, wide, rows_at(desk) + i * desk[LENGTH])


@rule
def step_all(states: States, desk: LongRow, wide: WideRow, small: Row, single: SingleRow) -> int:
    """Play the chosen actions of all games if they are legal; the first game where one is not, -1 if all are."""
    refused = first_illegal(states, 0, desk[GAMES], desk)
    if refused < 0:
        advance_many(states, 0, desk[GAMES], desk, wide, small, single)
        desk[NOW] += 1
    return refused


@rule
def sample_many(states: States, first: int, count: int, desk: LongRow) -> None:
    """A legal action for each of some games, each equally likely: drawn by game and step, whatever was drawn before."""
    for i in range(first, first + count):
        s = states[i]
        if actor(s) < 0:
            desk[place_of(desk, SAMPLED, i)] = 0
        else:
            word = mix((mix((desk[STREAM] + i * GOLDEN) & WORD) + desk[NOW] * GOLDEN) & WORD)
            desk[place_of(desk, SAMPLED, i)] = nth_legal(s, word * count_legal(s) >> 32)


@rule
def observe_many(states: States, first: int, count: int, seats: Row, length: int, out: WideRow) -> None:
    """What a seat of each of some games knows."""
    for i in range(first, first + count):
        observe(states[i], seats[i], out, i * length)
