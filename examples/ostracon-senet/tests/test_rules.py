"""The rules of Senet, an example each. Squares are counted as players do, from 1."""

from __future__ import annotations

import pytest
from ostracon_senet import GAME
from ostracon_senet.rules import BACKWARDS, EMPTY, FORWARDS, Reason, State

from ostracon.kernel.match import Match

BLACK, WHITE = 0, 1


def position(black: list[int], white: list[int], sticks: int, direction: int = FORWARDS) -> State:
    """Black to move, with these pieces on the board and the others borne off."""
    s: State = GAME.deal(2, {"start_player": "seat_0"}, 1)
    s.squares = [EMPTY] * 30
    for seat, squares in enumerate((black, white)):
        for square in squares:
            s.squares[square - 1] = seat
        s.borne_off[seat] = 5 - len(squares)
    s.decider, s.sticks, s.direction = BLACK, sticks, direction
    GAME.legal(s)
    return s


def why_not(s: State, square: int) -> str:
    return GAME.reason(GAME.why_not(s, square - 1))


def play(s: State, square: int) -> State:
    assert why_not(s, square) == "legal"
    GAME.apply(s, square - 1)
    GAME.invariants(s)
    return s


def test_pieces_begin_by_turns() -> None:
    s = GAME.deal(2, {"pieces": 7})
    assert s.squares[:15] == [BLACK, WHITE] * 7 + [EMPTY]


def test_a_piece_meets_another_and_they_change_places() -> None:
    s = play(position([3, 20], [6, 10], sticks=3), 3)
    assert (s.squares[5], s.squares[2]) == (BLACK, WHITE)


@pytest.mark.parametrize(
    ("black", "white", "sticks", "square", "reason"),
    [
        ([3], [6, 7], 3, 3, "pair"),
        ([3], [4, 5, 6], 4, 3, "blocked"),
        ([3], [4, 5, 7], 3, 4, "not-yours"),
        ([3, 6], [10], 3, 3, "own-piece"),
        ([24], [10], 3, 24, "past-beauty"),
        ([24], [26], 2, 24, "in-a-house"),
        ([26], [28], 2, 26, "in-a-house"),
        ([28], [10], 2, 28, "other-throw"),
        ([29], [10], 3, 29, "other-throw"),
    ],
)
def test_why_a_piece_cannot_move(
    black: list[int], white: list[int], sticks: int, square: int, reason: str
) -> None:
    assert why_not(position(black, white, sticks), square) == reason


@pytest.mark.parametrize(("square", "sticks"), [(26, 5), (28, 3), (29, 2), (30, 1), (30, 4)])
def test_houses_are_left_with_their_number(square: int, sticks: int) -> None:
    s = play(position([square, 5], [10], sticks), square)
    assert s.borne_off[BLACK] == 4 and s.squares[square - 1] == EMPTY


def test_water_leads_back_to_the_first_free_square() -> None:
    s = play(position([26, 5], [15, 14], sticks=1), 26)
    assert s.squares[12] == BLACK


def test_backwards_only_where_it_must_be() -> None:
    s = position([10, 26], [9, 4], 3, BACKWARDS)
    assert why_not(s, 26) == "no-way-back"
    assert play(s, 10).squares[6] == BLACK
    assert GAME.why_not(position([2], [9], 3, BACKWARDS), 1) == Reason.NO_WAY_BACK


def test_one_four_and_five_throw_again() -> None:
    assert play(position([3, 10], [20], sticks=4), 3).decider == BLACK
    assert play(position([3, 10], [20, 5], sticks=2), 10).decider == WHITE


def test_the_last_piece_wins() -> None:
    s = play(position([30], [10], sticks=2), 30)
    assert s.decider < 0 and [GAME.standing(s, seat) for seat in (BLACK, WHITE)] == [1, 2]


def test_throws_are_told_with_their_owner() -> None:
    match = Match.new(GAME, 2, {"start_player": "seat_1"}, seed=1)
    thrown = [event for event in match.events(0) if event.name == "thrown"]
    assert [event.arguments["player"] for event in thrown] == [1]
    assert thrown[0].arguments["number"] in range(1, 6)
