"""The obelisks (RULES 5.6, 6.3; 9.5)."""

from __future__ import annotations

import pytest

from rulebook.imhotep.position import COLOURS, Position, at_the_end

B_SIDE = "AAAAB"


def test_stones_raise_their_owners_towers() -> None:
    """T30 [RB]: [K W K] on empty obelisks: K 2, W 1."""
    table = Position().ship(2, "[K W K]").table().play("K: sail 2 obelisks")
    assert table.obelisks == {"K": 2, "W": 1, "B": 0, "G": 0}
    assert sum(table.points.values()) == 0


def test_tie_for_second_shares_and_rounds_down() -> None:
    """T31 [RB]: heights K 3, W 4, B 0, G 3: W 15, K and G (10 + 5) / 2 = 7 each, B 0."""
    table = at_the_end(Position(round=6).obelisks(K=3, W=4, G=3))
    assert table.part("obelisks") == {"W": 15, "K": 7, "G": 7, "B": 0}


@pytest.mark.parametrize(
    ("heights", "points"),
    [
        ((4, 4), (5, 5)),
        ((5, 5, 2), (9, 9, 1)),
        ((3, 2, 2), (12, 3, 3)),
        ((3, 0, 0), (12, 0, 0)),
        ((2, 2, 2, 2), (7, 7, 7, 7)),
        ((4, 1, 1, 1), (15, 5, 5, 5)),
        ((0, 0, 0), (0, 0, 0)),
    ],
)
def test_prizes_depend_on_the_player_count(heights: tuple[int, ...], points: tuple[int, ...]) -> None:
    """T32: 2 players 4-4: 5 each; 3 players 5-5-2: 9, 9, 1; 3-2-2: 12, 3, 3; 3-0-0: 12, 0, 0; 4 players 2-2-2-2: 7 each; 4-1-1-1: 15, 5, 5, 5."""
    position = Position(len(heights), round=6).obelisks(**dict(zip(COLOURS, heights, strict=False)))
    assert tuple(at_the_end(position).part("obelisks").values()) == points


def test_third_stone_builds_a_tower_at_once() -> None:
    """T33 [RB]: brown tower on 10, two white stones waiting, ship [K W G]: white's tower on 9 scores at once, K and G wait."""
    table = (
        Position(4, B_SIDE).towers("B").obelisks(W=2).ship(2, "[K W G]").table().play("K: sail 2 obelisks")
    )
    assert table.towers == "BW"
    assert table.obelisks == {"K": 1, "W": 0, "B": 0, "G": 1}
    assert table.points == {"K": 0, "W": 9, "B": 0, "G": 0}


def test_waiting_stones_score_one_each_at_the_end() -> None:
    """T34: waiting K 2, W 0, B 1, G 1: 2, 0, 1, 1. Towers already paid are not paid again."""
    table = at_the_end(Position(4, B_SIDE, round=6).towers("BW").obelisks(K=2, B=1, G=1))
    assert table.part("obelisks") == {"K": 2, "W": 0, "B": 1, "G": 1}


def test_paved_path_may_bring_the_third_stone() -> None:
    """T35: black has 2 waiting, 10 and 9 are used: the third stone comes from the quarry, tower on 8."""
    table = Position(4, B_SIDE).towers("WG").obelisks(K=2).market("paved_path").ship(4, "[K _]").table()
    quarry = table.quarry["K"]
    table.play("K: sail 4 market", "K: take 1")
    assert table.points["K"] == 8
    assert table.towers == "WGK"
    assert table.obelisks["K"] == 0
    assert table.quarry["K"] == quarry  # the delivered stone came back, the stone of the card left
    assert table.discard == ["paved_path"]


# ---- rulings


@pytest.mark.parametrize("players", [2, 3, 4])
def test_tower_values_are_the_same_for_every_player_count(players: int) -> None:
    """R52, R54, R55: 10 9 8 7 6 5 5 5 in the order built, paid at once."""
    values = []
    for built in range(8):
        table = (
            Position(players, B_SIDE)
            .towers("W" * built)
            .obelisks(K=2)
            .ship(4, "K".ljust(2 if players == 4 else 1, "_"))
            .table()
        )
        table.play("K: sail 4 obelisks")
        values.append(table.points["K"])
    assert values == [10, 9, 8, 7, 6, 5, 5, 5]


def test_ninth_tower_has_no_space() -> None:
    """R53: with two black stones waiting and eight towers built, two more black stones wait: four single stones, 4 points."""
    position = (
        Position(3, B_SIDE, round=6, ships=(4, 3, 2, 2))
        .towers("WWWWBBBB")
        .obelisks(K=2)
        .market(None, None, None, None)
    )
    table = position.docked(1, "temple").docked(2, "pyramid").ship(3, "[K K]").ship(4, "[K _]").table()
    table.play("K: sail 3 obelisks")
    assert table.obelisks["K"] == 4
    assert table.towers == "WWWWBBBB"
    assert table.points["K"] == 0
    table.play("W: sail 4 market")
    assert table.part("obelisks") == {"K": 4, "W": 0, "B": 0}
