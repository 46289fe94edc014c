"""One build turn: crews, force, pieces, row bonuses (RULES 4.8, 5.3, 9)."""

from __future__ import annotations

import pytest

from tests.rulebook.egizia.positions import BLUE, GREEN, RED, YELLOW, Position


def test_obelisk_and_grave() -> None:
    """T08: 1 + 2 + 4 with crew 5 and Joker 2; a market step and a fifth grave tile."""
    p = (
        Position()
        .graves(4, 3, 5, 2, 6)
        .crews(RED, 5, 1, 1, 2)
        .stones(RED, 8)
        .resolve_site("obelisk_graves", RED)
    )
    p.play("build a", "add-joker")
    assert p.asked == (RED, "obelisk_graves"), "nothing else to add: DONE is taken"
    assert p.s.budget == 7
    p.play("obelisk", "obelisk", "grave")
    assert p.asked == (RED, "market"), "nothing left to pay with: FINISH is taken"
    assert p.s.stones[RED] == 1
    assert p.s.track[RED] == 7
    assert (p.part(RED, "obelisk"), p.part(RED, "graves")) == (3, 4)
    assert p.s.ready[RED] == 0b0110, "A and Joker used"
    assert p.told("grave_turned") == [(6, 0, 0)]
    assert p.options() == {"market stone", "market grain"}
    p.play("market grain")
    assert p.s.market[RED] == [0, 1]
    assert p.part(RED, "collaboration") == 1


def test_supply_limits_the_budget() -> None:
    """T09: crew 3, supply 2: one Pyramid space of 2."""
    p = Position().crews(YELLOW, 3, 1, 1, 2).use(YELLOW, "bcj").stones(YELLOW, 2)
    p.course("left", BLUE, BLUE, BLUE).course("right", BLUE, BLUE, BLUE)
    p.resolve_site("temple_pyramid", YELLOW)
    p.play("build a")
    assert p.s.track[YELLOW] == 2 + 1, "one piece, taken by itself; and the collaboration bonus"
    assert p.part(YELLOW, "pyramid") == 2
    assert p.s.stones[YELLOW] == 0
    assert p.s.course_owner[4][0] == YELLOW


def test_row_bonus_for_the_most_stones() -> None:
    """T10: Yellow has three stones in the completed row, nobody more."""
    p = (
        Position()
        .course("row1", YELLOW, BLUE, YELLOW, YELLOW)
        .crews(RED, 2, 1, 1, 2)
        .use(RED, "bcj")
        .stones(RED, 2)
    )
    p.course("left", BLUE, BLUE, BLUE).course("right", BLUE, BLUE, BLUE).course("row2", BLUE, BLUE, BLUE)
    p.resolve_site("temple_pyramid", RED)
    p.play("build a")
    assert p.part(RED, "pyramid") == 2
    assert [p.part(seat, "rows") for seat in range(4)] == [0, 0, 0, 3]


def test_row_bonus_tie_goes_to_the_left() -> None:
    """T11: Green 2, Red 2, Green's is the leftmost."""
    p = (
        Position()
        .course("row1", YELLOW, GREEN, RED, GREEN)
        .crews(RED, 2, 1, 1, 2)
        .use(RED, "bcj")
        .stones(RED, 2)
    )
    p.course("left", BLUE, BLUE, BLUE).course("right", BLUE, BLUE, BLUE).course("row2", BLUE, BLUE, BLUE)
    p.resolve_site("temple_pyramid", RED)
    p.play("build a")
    assert [p.part(seat, "rows") for seat in range(4)] == [0, 0, 2, 0]


def test_supported_space() -> None:
    """T12: two stones in row 1 carry the first space of row 2, no more."""
    p = (
        Position()
        .course("row1", BLUE, RED)
        .crews(RED, 9, 1, 1, 2)
        .stones(RED, 20)
        .resolve_site("temple_pyramid", RED)
    )
    p.play("build a", "done")
    assert p.can("row 2")
    assert p.why("row 3") == "not-supported"
    p.play("row 2")
    assert p.why("row 2") == "not-supported"
    p.play("row 1")
    assert p.can("row 2")
    p.play("row 2")
    assert p.s.course_laid[4:] == [3, 2, 0, 0, 0]


def test_out_of_reach() -> None:
    """T38: Obelisk level 9 costs 5, the best reach is 4: automatic DECLINE."""
    p = level_nine()
    p.resolve_site("obelisk_graves", BLUE)
    assert p.told("decline") == [(BLUE, 1, 0)]
    assert p.s.round_number == 2


def test_reach_with_reinforcements() -> None:
    """T38: with one +3 card crews are offered; the Joker alone gives 4."""
    p = level_nine().give(BLUE, "n17")
    p.resolve_site("obelisk_graves", BLUE)
    assert p.options() == {"build a", "build b", "build c", "decline"}
    p.play("build a")
    assert p.options() == {"add-joker", "add-force"}
    assert p.why("done") == "force-too-small"
    p.play("add-joker")
    assert p.asked == (BLUE, "market"), "4 is not enough: the card is added, the level built"
    assert p.s.obelisk_count == 9
    assert p.part(BLUE, "obelisk") == 5
    assert not p.holds(BLUE, "n17")


def level_nine() -> Position:
    """Obelisk at level 8, all graves taken, crews 2, 2, 1 and Joker 2 ready, supply 20."""
    p = Position().obelisk(*[RED] * 8).take_graves(*[RED] * 12)
    return p.crews(BLUE, 2, 2, 1, 2).stones(BLUE, 20).ring("right")


def test_column_opens_within_the_turn() -> None:
    """T39: RIGHT (3) then COLUMN (3), then automatic FINISH."""
    p = (
        Position()
        .course("left", RED, RED, RED)
        .course("right", RED, RED)
        .crews(BLUE, 5, 1, 1, 2)
        .stones(BLUE, 5)
    )
    p.course("row1", *[RED] * 5).course("row2", *[RED] * 4).course("row3", *[RED] * 3).course(
        "row4", RED, RED
    )
    p.course("row5", RED).use(BLUE, "bcj")
    p.resolve_site("temple_pyramid", BLUE)
    p.play("build a")
    assert p.options() == {"temple column", "finish"}, "RIGHT was the only piece"
    p.play("temple column")
    assert p.part(BLUE, "temple") == 5


def test_column_opens_within_the_turn_step_by_step() -> None:
    """T39 with a choice at each step."""
    p = (
        Position()
        .course("left", RED, RED, RED)
        .course("right", RED, RED)
        .crews(BLUE, 5, 1, 1, 2)
        .stones(BLUE, 5)
    )
    p.resolve_site("temple_pyramid", BLUE)
    p.play("build a", "done")
    assert p.why("temple column") == "walls-first"
    p.play("temple right")
    assert p.can("temple column") and p.can("finish")
    p.play("temple column")
    assert p.s.round_number == 2, "budget 0: automatic FINISH"
    assert p.part(BLUE, "temple") == 5
    assert p.s.stones[BLUE] == 0


def test_roof_after_both_columns() -> None:
    """T40: COLUMN (3) then ROOF (3) in the same turn."""
    p = Position().course("left", *[RED] * 3).course("right", *[RED] * 3).course("column", RED)
    p.crews(BLUE, 6, 1, 1, 2).stones(BLUE, 6).resolve_site("temple_pyramid", BLUE)
    p.play("build a", "done")
    assert p.why("temple roof") == "columns-first"
    p.play("temple column", "temple roof")
    assert p.part(BLUE, "temple") == 6
    assert p.s.course_owner[3][0] == BLUE


def test_two_rows_at_once() -> None:
    """T41: rows 1 and 2 completed in one turn: each stone scores, and its row pays before the next stone."""
    p = Position().course("row1", RED, RED, BLUE, BLUE).course("row2", RED, GREEN, RED)
    p.crews(BLUE, 5, 1, 1, 2).stones(BLUE, 5).resolve_site("temple_pyramid", BLUE)
    p.play("build a", "done", "row 1")
    assert p.s.track[BLUE] == 2 + 3, "the stone and the row, before the next stone (R28, R77)"
    p.play("row 2", "finish")
    assert p.part(BLUE, "pyramid") == 4
    assert p.told("row_bonus") == [(BLUE, 4, 3), (RED, 5, 2)]
    points = [event for event in p.told("points") if event[2] in (3, 4)]
    assert points == [(BLUE, 2, 3), (BLUE, 3, 4), (BLUE, 2, 3), (RED, 2, 4)]


def test_row_bonus_comes_before_the_next_stone() -> None:
    """T63: Blue on 11 completes Red's row (Red from 12 to 15) and then lands on 15 himself: he is behind, with tile 1."""
    p = Position(players=2).course("row1", RED, RED, BLUE, RED).course("row2", BLUE)
    p.score(BLUE, 11).score(RED, 12)
    p.s.built[RED] = 1  # both get 1 point for collaboration
    p.crews(BLUE, 4, 1, 1, 2).stones(BLUE, 4).resolve_site("temple_pyramid", BLUE)
    p.play("build a", "done", "row 1")
    assert p.s.track[:2] == [13, 15], "Red's bonus, while Blue has only laid his first stone"
    p.play("row 2")
    assert p.s.track[:2] == [15 + 1, 15 + 1]
    assert p.front_to_rear() == [RED, BLUE]
    assert p.s.turn_order[:2] == [BLUE, RED]


def test_delivery_makes_building_possible() -> None:
    """T54: supply 0, cheapest 2: only F1 and DECLINE; after F1 the crew is offered."""
    p = Position().give(BLUE, "n50").crews(BLUE, 3, 3, 3, 2).stones(BLUE, 0).use(BLUE, "bc")
    p.course("left", *[RED] * 3).course("right", *[RED] * 3)
    p.resolve_site("temple_pyramid", BLUE)
    assert p.options() == {"six-stones", "decline"}
    assert p.why("build a") == "too-few-stones"
    p.play("six-stones")
    assert p.s.stones[BLUE] == 6
    assert p.options() == {"build a", "decline"}


def test_joint_labour() -> None:
    """T57: crews 1, 1, 4, Joker used, cheapest 5: with crew 1 only the crew of 4 can be added, and it is."""
    p = level_nine().give(BLUE, "n37").crews(BLUE, 1, 1, 4, 2).use(BLUE, "j")
    p.resolve_site("obelisk_graves", BLUE)
    assert p.options() == {"build a", "build b", "build c", "decline"}
    p.play("build a")
    assert p.asked == (BLUE, "market"), "crew C and DONE are forced, and so is the only piece"
    assert p.part(BLUE, "obelisk") == 5
    assert p.s.ready[BLUE] == 0b0010
    assert not p.holds(BLUE, "n37")


def test_joint_labour_with_joker() -> None:
    """R54: two ordinary crews plus the Joker; all become used."""
    p = (
        Position()
        .give(BLUE, "n37")
        .crews(BLUE, 2, 3, 4, 2)
        .stones(BLUE, 25)
        .resolve_site("obelisk_graves", BLUE)
    )
    p.play("build a", "add-crew c")
    assert p.why("add-crew b") == "two-crews-already"
    p.play("add-joker")
    assert p.s.budget == 8
    p.play("obelisk", "finish", "market stone")
    assert p.told("add_crew") == [(BLUE, 2, 6), (BLUE, 3, 8)]


def test_several_reinforcements() -> None:
    """R55: +3 cards may be added together."""
    p = (
        Position()
        .give(BLUE, "n17", "n38")
        .crews(BLUE, 1, 1, 1, 2)
        .stones(BLUE, 25)
        .resolve_site("obelisk_graves", BLUE)
    )
    p.play("build a", "add-force", "add-force", "done")
    assert p.s.budget == 7


def test_boosts_beyond_the_supply() -> None:
    """R75: wasteful boosts are allowed and used up."""
    p = Position().crews(BLUE, 5, 1, 1, 2).stones(BLUE, 1).resolve_site("sphinx", BLUE)
    p.play("build a", "add-joker", "keep-none")
    assert p.s.points[BLUE][5] == 1


def test_free_actions_before_the_crew() -> None:
    """D21, R76: F4 raises the crew that then builds."""
    p = Position().give(BLUE, "n12").crews(BLUE, 1, 1, 1, 2).use(BLUE, "bcj").stones(BLUE, 25)
    p.graves(2).resolve_site("obelisk_graves", BLUE)
    assert p.options() == {"build a", "decline", "improve"}
    p.play("improve", "strengthen a")
    assert p.asked == (BLUE, "lead")
    p.play("build a")
    assert p.s.budget == 2
    assert p.decision == "obelisk_graves"


def test_new_grave_tile_may_be_taken_at_once() -> None:
    """R24: the tile turned up is available in the same turn once it is first."""
    p = (
        Position()
        .graves(2, 2, 2, 2, 3)
        .crews(BLUE, 9, 1, 1, 9)
        .stones(BLUE, 25)
        .resolve_site("obelisk_graves", BLUE)
    )
    p.play("build a", "add-joker", "grave", "grave", "grave", "grave", "grave")
    assert p.s.graves_taken == 5
    assert p.s.budget == 18 - 11


@pytest.mark.parametrize(("market", "stones", "points"), [("stone", 3, 0), ("grain", 0, 2)])
def test_market_step_at_the_bottom(market: str, stones: int, points: int) -> None:
    """R21, R22: both markers at the bottom: 3 stones or 2 points, after payment."""
    p = Position().market(BLUE, 4, 4).crews(BLUE, 1, 1, 1, 2).use(BLUE, "bcj").stones(BLUE, 1)
    p.resolve_site("obelisk_graves", BLUE).play("build a")
    assert (p.asked, p.s.stones[BLUE]) == ((BLUE, "market"), 0)
    p.play(f"market {market}")
    assert p.s.stones[BLUE] == stones
    assert p.part(BLUE, "grain_market") == points


def test_more_stones_than_in_the_box() -> None:
    """R29: building stones are unlimited: 20 and more may stand."""
    p = Position().obelisk(*[BLUE] * 9).take_graves(*[BLUE] * 11).crews(BLUE, 9, 1, 1, 9).stones(BLUE, 25)
    p.graves(2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4).resolve_site("obelisk_graves", BLUE).play("build a", "done")
    assert sum(p.s.stones_on[BLUE]) == 21
