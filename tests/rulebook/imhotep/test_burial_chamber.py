"""The burial chamber (RULES 5.5, 6.3; 9.4)."""

from __future__ import annotations

import pytest

from rulebook.imhotep.position import Position, at_the_end

B_SIDE = "AAABA"


def test_stones_fill_column_by_column() -> None:
    """T25 [RB]: [K W B K]: rows 1, 2, 3 of column 1, then row 1 of column 2."""
    table = Position().ship(1, "[K W B K]").table().play("K: sail 1 burial_chamber")
    assert table.burial_rows == ["KK", "W", "B"]
    assert sum(table.points.values()) == 0


def test_connected_groups_score() -> None:
    """T26 [RB]: rows B G G G G / B B K G / W W B G: W 3, K 1, B 6 + 1, G 15 + 2."""
    table = at_the_end(Position(round=6).burial_chamber("BBW GBW GKB GGG G"))
    assert table.burial_rows == ["BGGGG", "BBKG", "WWBG"]
    assert table.part("burial_chamber") == {"W": 3, "K": 1, "B": 7, "G": 17}


@pytest.mark.parametrize(
    ("stones", "points"), [(1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 17), (7, 19), (10, 25)]
)
def test_groups_past_five_add_two_each(stones: int, points: int) -> None:
    """T27: a group of 7 scores 19, of 10 scores 25."""
    assert (
        at_the_end(Position(players=2, round=6).burial_chamber("W" * stones)).part("burial_chamber")["W"]
        == points
    )


def test_corners_do_not_connect() -> None:
    """T27: two diagonal neighbours score 1 + 1."""
    table = at_the_end(Position(players=2, round=6).burial_chamber("KWW WK"))
    assert table.burial_rows == ["KW", "WK", "W"]
    assert table.part("burial_chamber") == {"K": 2, "W": 4}


def test_foot_of_a_column_does_not_touch_the_head_of_the_next() -> None:
    """T27, companion: row 3 of column 1 and row 1 of column 2 follow each other, but they are no neighbours."""
    table = at_the_end(Position(players=2, round=6).burial_chamber("WWK KWW"))
    assert table.part("burial_chamber")["K"] == 2


@pytest.mark.parametrize(
    ("stones", "rows", "points"),
    [
        ("KWK KKK", ["KK", "WK", "KK"], 15),  # down column 2 and back to the left: a group of five
        ("WKW KKW", ["WK", "KK", "WW"], 6),  # to the right and up: a group of three
    ],
)
def test_group_may_turn_any_way(stones: str, rows: list[str], points: int) -> None:
    """T26, companion: a group is connected whichever way it winds from its first stone."""
    table = at_the_end(Position(players=2, round=6).burial_chamber(stones))
    assert table.burial_rows == rows
    assert table.part("burial_chamber")["K"] == points


def test_rows_of_side_b_are_majorities() -> None:
    """T28 [RB]: rows W B G W W / K K W K / G G G G: W 12, B 3, G 11, K 8."""
    table = at_the_end(Position(4, B_SIDE, round=6).burial_rows("WBGWW", "KKWK", "GGGG"))
    assert table.part("burial_chamber") == {"W": 12, "B": 3, "G": 11, "K": 8}


@pytest.mark.parametrize(
    ("row", "shares"),
    [
        ("KKWWBG", {"K": 6, "W": 6, "B": 1, "G": 1}),
        ("KWB", {"K": 4, "W": 4, "B": 4}),
        ("KWBG", {"K": 3, "W": 3, "B": 3, "G": 3}),
        ("KKKWWW", {"K": 6, "W": 6}),
        ("KK", {"K": 8, "W": 0}),
    ],
)
def test_ties_in_a_row_share_and_round_down(row: str, shares: dict[str, int]) -> None:
    """T29: counts 2, 2, 1, 1: 6, 6, 1, 1; 1, 1, 1: 4 each; 1, 1, 1, 1: 3 each; 3, 3: 6 each; 2, 0: 8 and 0. Here in all three rows."""
    table = at_the_end(Position(len(shares), B_SIDE, round=6).burial_rows(row, row, row))
    assert table.part("burial_chamber") == {colour: 3 * share for colour, share in shares.items()}


# ---- rulings


@pytest.mark.parametrize(("players", "expected"), [(2, {"K": 8, "W": 4}), (3, {"K": 8, "W": 4, "B": 2})])
def test_row_prizes_are_the_same_for_every_player_count(players: int, expected: dict[str, int]) -> None:
    """R49: 8/4/2/0 whatever the number of players."""
    row = "KKKWWB" if players == 3 else "KKKWW"
    table = at_the_end(Position(players, B_SIDE, round=6).burial_rows(row, row, row))
    assert table.part("burial_chamber") == {colour: 3 * share for colour, share in expected.items()}


def test_player_without_stones_takes_no_part_in_a_tie() -> None:
    """R50: two players tie with 0 stones in the row: nothing for either."""
    table = at_the_end(Position(4, B_SIDE, round=6).burial_rows("KW", "KW", "KW"))
    assert table.part("burial_chamber") == {"K": 18, "W": 18, "B": 0, "G": 0}


def test_tie_for_the_last_places_shares_the_nought() -> None:
    """R51: places 3 and 4: (2 + 0) / 2 = 1 each."""
    table = at_the_end(Position(4, B_SIDE, round=6).burial_rows("KKKWWBG", "KKKWWBG", "KKKWWBG"))
    assert table.part("burial_chamber") == {"K": 24, "W": 12, "B": 3, "G": 3}
