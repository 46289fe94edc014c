"""The rules of Senet, read from top to bottom: words, position, the throw, the move. Squares count from 0 here."""

from __future__ import annotations

from ostracon.kernel.actions import Arg, verb
from ostracon.kernel.business import declare_over, pass_turn
from ostracon.kernel.dice import below, show_throw
from ostracon.kernel.events import PLAYER, Events, event
from ostracon.kernel.layout import Record, i8
from ostracon.kernel.machine import bit_count
from ostracon.kernel.rules import emit
from ostracon.kernel.start_player import first_seat
from ostracon.kernel.target import rule
from ostracon.kernel.vocabulary import Parts, Reasons

SQUARES = 30
REBIRTH, BEAUTY, WATER, THREE_TRUTHS, RE_ATOUM, HORUS = 14, 25, 26, 27, 28, 29
LEAVES_WITH = (3, 2)  # the throw that bears a piece off from the Three Truths and from Re-Atoum
PIECES = (5, 7)  # values of the option
STICKS = 4
NO_FLAT_SIDE = 5  # what a throw counts that shows round sides only
BLOCK = 3  # so many pieces in a row let nobody pass
EMPTY = -1
FORWARDS, BACKWARDS = 1, -1


class Reason(Reasons):
    """Why a piece cannot move."""

    NOT_YOURS: int
    OTHER_THROW: int  # a house is left with its own number
    PAST_BEAUTY: int
    OWN_PIECE: int
    IN_A_HOUSE: int
    PAIR: int
    BLOCKED: int
    NO_WAY_BACK: int


class Event(Events):
    """What happens besides throws."""

    START_PLAYER: int = event(PLAYER)
    MOVED: int = event(PLAYER, ("start", "ordinal"), ("goal", "ordinal"))
    EXCHANGED: int = event(PLAYER, ("start", "ordinal"), ("goal", "ordinal"))
    DROWNED: int = event(PLAYER, ("start", "ordinal"), ("goal", "ordinal"))
    BORNE_OFF: int = event(PLAYER, ("start", "ordinal"), weight="points")
    STUCK: int = event(PLAYER)


class Part(Parts):
    """What is counted."""

    BORNE_OFF: int


class State(Record):
    """A position of Senet."""

    pieces: int = i8()  # option: 0 = five pieces each, 1 = seven
    start_player: int = i8()  # option: 0 = random, 1 + seat = given
    squares: list[int] = i8(SQUARES)  # owner per square, -1 empty: [0, 1, 0, -1, ...]
    borne_off: list[int] = i8(2)  # pieces that have left the board
    sticks: int = i8()  # what the one to decide has thrown: 1..5
    direction: int = i8()  # where to: 1 forwards, -1 backwards


MOVE = verb("move", Arg("square", SQUARES))


# The throw.


@rule
def setup(s: State) -> None:
    """The pieces stand alternately on the first squares."""
    for square in range(SQUARES):
        s.squares[square] = square & 1 if square < 2 * PIECES[s.pieces] else EMPTY
    s.decider = first_seat(s)
    emit(s, Event.START_PLAYER, s.decider, 0, 0)
    throw_sticks(s)


@rule
def throw_sticks(s: State) -> None:
    """Throw until somebody has a piece to move: forwards, or backwards where no piece can go forwards."""
    s.direction = 0
    while s.direction == 0:
        flat = bit_count(below(s, 1 << STICKS))
        s.sticks = flat if flat > 0 else NO_FLAT_SIDE
        show_throw(s, s.decider, s.sticks)
        if can_move(s, s.decider, FORWARDS):
            s.direction = FORWARDS
        elif can_move(s, s.decider, BACKWARDS):
            s.direction = BACKWARDS
        else:
            emit(s, Event.STUCK, s.decider, 0, 0)
            end_throw(s)


@rule
def end_throw(s: State) -> None:
    """One, four and five throw again."""
    if s.sticks == 2 or s.sticks == 3:
        pass_turn(s)


@rule
def can_move(s: State, seat: int, direction: int) -> bool:
    """Whether any piece can go this way."""
    for square in range(SQUARES):
        if s.squares[square] == seat and obstacle(s, seat, square, direction) == Reason.LEGAL:
            return True
    return False


# The move.


@rule
def obstacle(s: State, seat: int, square: int, direction: int) -> int:
    """Why a piece cannot go where the throw takes it; LEGAL if it can."""
    goal = square + direction * s.sticks
    if direction == BACKWARDS and (square >= BEAUTY or goal < 0):
        return Reason.NO_WAY_BACK
    if square > BEAUTY:
        fits = square == HORUS or LEAVES_WITH[square - THREE_TRUTHS] == s.sticks
        return Reason.LEGAL if fits else Reason.OTHER_THROW
    if square < BEAUTY and goal > BEAUTY:
        return Reason.PAST_BEAUTY
    if goal == SQUARES:
        return Reason.LEGAL
    if s.squares[goal] == seat:
        return Reason.OWN_PIECE
    if s.squares[goal] != EMPTY:
        if goal >= BEAUTY:
            return Reason.IN_A_HOUSE
        if is_paired(s, goal):
            return Reason.PAIR
    return Reason.BLOCKED if square < BEAUTY and is_blocked(s, seat, square, direction) else Reason.LEGAL


@rule
def is_paired(s: State, square: int) -> bool:
    """Whether the piece has one of its own beside it."""
    owner = s.squares[square]
    return s.squares[square + 1] == owner or (square > 0 and s.squares[square - 1] == owner)


@rule
def is_blocked(s: State, seat: int, square: int, direction: int) -> bool:
    """Whether three of the other player's pieces in a row stand on the way."""
    row = 0
    for step in range(1, s.sticks):
        row = row + 1 if s.squares[square + direction * step] == 1 - seat else 0
        if row == BLOCK:
            return True
    return False


@MOVE.may
def may_move(s: State, seat: int, square: int) -> int:
    """A piece of one's own, in the direction that the throw has."""
    return obstacle(s, seat, square, s.direction) if s.squares[square] == seat else Reason.NOT_YOURS


@MOVE.do
def move(s: State, seat: int, square: int) -> None:
    """A piece goes, changes places, drowns or leaves the board."""
    goal = square + s.direction * s.sticks
    met = EMPTY
    if square > BEAUTY or goal == SQUARES:
        s.borne_off[seat] += 1
        emit(s, Event.BORNE_OFF, seat, square, 0)
    elif goal == WATER:
        goal = REBIRTH
        while s.squares[goal] != EMPTY:
            goal -= 1
        s.squares[goal] = seat
        emit(s, Event.DROWNED, seat, square, goal)
    else:
        met = s.squares[goal]
        s.squares[goal] = seat
        emit(s, Event.MOVED if met == EMPTY else Event.EXCHANGED, seat, square, goal)
    s.squares[square] = met


@rule
def resolve(s: State) -> None:
    """The game is over when a player has no piece left; otherwise somebody throws."""
    if s.borne_off[s.decider] == PIECES[s.pieces]:
        declare_over(s)
    else:
        end_throw(s)
        throw_sticks(s)


@rule
def score(s: State, seat: int, part: int) -> int:
    """A point a piece."""
    return s.borne_off[seat]


def invariants(s: State) -> None:
    """No piece is lost, and none swims."""
    for seat in range(2):
        assert s.squares.count(seat) + s.borne_off[seat] == PIECES[s.pieces], "a piece is lost"
    assert s.squares[WATER] == EMPTY, "a piece stands in the water"
    assert 1 <= s.sticks <= NO_FLAT_SIDE
