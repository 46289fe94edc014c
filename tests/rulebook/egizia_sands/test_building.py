"""BUILD: force, bricks, bonuses (RULES 4.8, 4.9)."""

from __future__ import annotations

import pytest

from rulebook.egizia_sands.positions import ANNA, BEN, CARL, DORA, Position


def test_obelisk_and_columns() -> None:
    """E3: yellow 5 + violet 3, 9 stones: levels 1, 2 and columns 1, 2, 3: 7 points, one market step, the golden tile."""
    p = Position().bonus(golden="g2").crews(ANNA, 1, 1, 5, 3).stones(ANNA, 9).zone("za", ANNA)
    p.play("lead yellow", "add-violet")
    assert (p.s.force, p.s.spent) == (8, 0)
    p.play("obelisk", "obelisk", "column", "column", "column")
    assert p.s.stones[ANNA] == 2 and p.s.track[ANNA] == 7
    assert p.told("gain_tile") == [(ANNA, 1, 0)]
    assert p.asked == (ANNA, "market"), "one force is left, nothing to spend it on: FINISH is taken"
    assert p.options() == {"market grain", "market stone"}
    p.play("market grain")
    assert p.s.market[ANNA] == [2, 1], "one step although two bricks"
    assert p.s.bricks_on[ANNA] == [2, 3, 0, 0]


def test_crews_are_used_after_the_action() -> None:
    """E3: both crews are flipped, for this round."""
    p = Position().crews(ANNA, 1, 1, 5, 3).stones(ANNA, 4).give(BEN, "r29").stones(BEN, 9)
    p.zone("za", ANNA, BEN).play("lead yellow", "column", "finish")
    assert p.s.ready[ANNA] == 0b1011 and p.asked == (BEN, "lead")
    assert (p.part(ANNA, "colonnade"), p.s.built[ANNA]) == (1, 1)


def test_pyramid_and_two_statues() -> None:
    """E4: green 7, level 1 built on two statues: a cost-3 brick and level 2 of both: 7 stones, 3 points; no third."""
    p = (
        Position()
        .crews(ANNA, 7, 1, 1, 2)
        .stones(ANNA, 12)
        .statue(ANNA, 1, 1)
        .statue(ANNA, 2, 1)
        .row(1, BEN, BEN)
    )
    p.give(BEN, "r29").zone("zb", ANNA, BEN)
    p.play("lead green", "row 2", "statue 1")
    assert p.why("statue 1") == "statue-built"
    p.play("statue 2")
    assert p.s.stones[ANNA] == 5 and p.s.track[ANNA] == 3
    assert p.s.statue[ANNA] == [2, 2, 0]
    assert p.asked == (ANNA, "build") and p.why("statue 2") == "statue-built", "violet could still be added"
    p.play("add-violet")
    assert p.why("statue 1") == "statue-built" and p.can("statue 3")


def test_row_completed_with_most_bricks() -> None:
    """E5: John owns two of four, fills row 1 and starts row 2: +5, and +3 for the row."""
    p = Position().row(1, ANNA, BEN, ANNA, CARL).crews(ANNA, 1, 1, 5, 2).use(ANNA, "violet").stones(ANNA, 5)
    p.zone("zb", ANNA).play("lead yellow", "row 1")
    assert p.s.track[ANNA] == 2 + 3
    p.play("row 2")
    assert (p.part(ANNA, "pyramid"), p.part(ANNA, "rows"), p.s.rows_won[ANNA]) == (5, 3, 1)
    assert p.s.stones[ANNA] == 0


def test_row_bonus_for_another_player() -> None:
    """E6: Ben fills Sarah's row 1 and his own row 2: Ben +5, Sarah +3 at once, Ben +2."""
    sarah, ben, other, last = ANNA, BEN, CARL, DORA
    p = Position().row(1, sarah, sarah, other, sarah).row(2, ben, other, last).crews(ben, 5, 1, 1, 2)
    p.use(ben, "violet").stones(ben, 5).zone("zb", ben).play("lead green", "row 1")
    assert p.part(sarah, "rows") == 3 and p.part(ben, "pyramid") == 2
    p.play("row 2")
    assert (p.part(ben, "pyramid"), p.part(ben, "rows"), p.part(sarah, "rows")) == (5, 2, 3)


def test_support_of_two_is_enough() -> None:
    """E7: row 1 has only two bricks: row 2 is open, row 3 is not."""
    p = (
        Position()
        .row(1, BEN, BEN)
        .crews(ANNA, 9, 1, 1, 2)
        .stones(ANNA, 9)
        .zone("zb", ANNA)
        .play("lead green")
    )
    assert p.options_of("row") == {"row 1", "row 2"} and p.why("row 3") == "not-supported"
    p.play("row 2")
    assert p.why("row 2") == "not-supported", "its second space needs a third brick below"


def test_upper_section() -> None:
    """C10: level 6 with crew 4 and violet 2: +6 points; both markets +1."""
    p = (
        Position()
        .obelisk(*[BEN] * 5)
        .crews(ANNA, 4, 1, 1, 2)
        .stones(ANNA, 6)
        .columns(ANNA, 6)
        .zone("za", ANNA)
    )
    p.play("lead green", "add-violet", "obelisk")
    assert p.part(ANNA, "obelisk") == 6 and p.s.market[ANNA] == [2, 2]


def test_both_sections_in_one_action() -> None:
    """C11: levels 5 and 6: one bonus only, the upper one."""
    p = (
        Position()
        .obelisk(*[BEN] * 4)
        .crews(ANNA, 9, 1, 1, 2)
        .stones(ANNA, 11)
        .columns(ANNA, 6)
        .zone("za", ANNA)
    )
    p.play("lead green", "add-violet", "obelisk", "obelisk")
    assert p.part(ANNA, "obelisk") == 11 and p.s.market[ANNA] == [2, 2]


def test_obelisk_bonus_once_per_round() -> None:
    """C12: R23 on obelisk level 2 in SHIPS gave the bonus; building level 3 gives points, no second bonus."""
    p = Position(round_number=3).obelisk(BEN).lay("c01", "r23").crews(ANNA, 3, 1, 1, 2).stones(ANNA, 3)
    p.turn_of(ANNA).play("land c01", "obelisk")
    assert p.asked == (ANNA, "market") and p.s.track[ANNA] == 0
    p.play("market grain")
    p.columns(ANNA, 6).zone("za", ANNA).play("lead green", "obelisk")
    assert p.part(ANNA, "obelisk") == 3 and p.s.market[ANNA] == [2, 1]


def test_free_column_gains_the_tile() -> None:
    """C13: two columns and R23 on column 3: no points for the cost; the golden tile at once."""
    p = Position(round_number=3).bonus(golden="g1").columns(ANNA, 2).lay("c01", "r23").turn_of(ANNA)
    p.play("land c01", "column")
    assert p.s.track[ANNA] == 0 and p.s.tiles[ANNA] == 1


def test_a_point_per_brick() -> None:
    """C14: G3: columns 3 and 4 and obelisk level 1: 2 + (3 + 1) + (1 + 1) = 8."""
    p = (
        Position()
        .bonus(golden="g3")
        .columns(ANNA, 2)
        .crews(ANNA, 6, 1, 1, 2)
        .stones(ANNA, 6)
        .zone("za", ANNA)
    )
    p.play("lead green", "column", "column", "obelisk", "market grain")
    assert (p.part(ANNA, "colonnade"), p.part(ANNA, "obelisk"), p.part(ANNA, "brick_bonus")) == (5, 1, 2)


def test_second_to_complete_the_colonnade() -> None:
    """C15: +4 for the cost and +3 for being second."""
    p = Position().columns(BEN, 6).columns(ANNA, 5).crews(ANNA, 4, 1, 1, 2).stones(ANNA, 4).zone("za", ANNA)
    p.play("lead green", "column")
    assert (p.part(ANNA, "colonnade"), p.part(ANNA, "completion")) == (4, 3)


@pytest.mark.parametrize(("rank", "points"), [(1, 5), (2, 3), (3, 2), (4, 1)])
def test_completion_points(rank: int, points: int) -> None:
    """4.9: 5, 3, 2, 1."""
    p = Position()
    for seat in range(1, rank):
        p.columns(seat, 6)
    p.columns(ANNA, 5).crews(ANNA, 4, 1, 1, 2).stones(ANNA, 4).zone("za", ANNA).play("lead green", "column")
    assert p.part(ANNA, "completion") == points


def test_row_tie_goes_to_the_right() -> None:
    """C16: row 2 = A, B, A, B: tie 2-2, the rightmost brick is B's: B +2."""
    p = (
        Position()
        .row(1, *[CARL] * 5)
        .row_won(CARL)
        .row(2, ANNA, BEN, ANNA)
        .crews(BEN, 3, 1, 1, 2)
        .stones(BEN, 3)
    )
    p.zone("zb", BEN).play("lead green", "row 2")
    assert (p.part(ANNA, "rows"), p.part(BEN, "rows")) == (0, 2)


def test_row_of_two() -> None:
    """C17: row 4: A then B: tie 1-1, B +1."""
    p = Position().row(1, *[CARL] * 5).row(2, *[CARL] * 4).row(3, *[CARL] * 3).row(4, ANNA)
    for _ in range(3):
        p.row_won(CARL)
    p.crews(BEN, 5, 1, 1, 2).stones(BEN, 5).zone("zb", BEN).play("lead green", "row 4")
    assert (p.part(ANNA, "rows"), p.part(BEN, "rows")) == (0, 1)


def strong_at_pyramid(p: Position) -> Position:
    """Anna begins to build at the pyramid with force and stones for anything."""
    return p.crews(ANNA, 9, 1, 1, 2).stones(ANNA, 25).zone("zb", ANNA).play("lead green")


def test_two_sided_pyramid_support() -> None:
    """C18: dark row 1 filled: row 1 goes on at l1, row 2 at d1; light row 2 not before l1, l2; bonus only with l3."""
    p = strong_at_pyramid(Position(2).row(1, BEN, BEN, BEN))
    assert p.options_of("row") == {"row 1", "row 2"}
    p.play("row 2")
    assert p.can("row 2"), "d2 of row 2 rests on d2, d3"
    p.s.row_owner[1][1] = BEN
    p.s.row_laid[1] = 2
    p.s.bricks_on[BEN][2] += 1
    assert p.why("row 2") == "not-supported", "l1 of row 2 rests on l1, l2"
    p.play("row 1")
    assert p.why("row 2") == "not-supported"
    p.play("row 1", "add-violet")
    assert p.can("row 2")
    assert p.part(ANNA, "rows") == p.part(BEN, "rows") == 0


def test_row_bonus_across_the_sides() -> None:
    """C19: two players, row 1 = A A B / B B A completed by A: 3-3, rightmost is A's: A +3."""
    p = strong_at_pyramid(Position(2).row(1, ANNA, ANNA, BEN, BEN, BEN)).play("row 1")
    assert (p.part(ANNA, "rows"), p.part(BEN, "rows")) == (3, 0)


def test_two_sided_pyramid_upper_rows() -> None:
    """C45: row 1 complete, two dark bricks in row 2: row 2 light 1 and row 3 dark; light row 3 needs more."""
    p = strong_at_pyramid(Position(2).row(1, *[BEN] * 6).row_won(BEN).row(2, BEN, BEN))
    assert p.options_of("row") == {"row 2", "row 3"} and p.why("row 1") == "row-complete"
    p.play("row 3")
    assert p.why("row 3") == "not-supported" and p.why("row 4") == "no-such-row"


def test_free_brick_does_not_count_as_building() -> None:
    """RU-23: R23 cannot go on statues and counts for no zone."""
    p = Position(round_number=3).lay("c01", "r23").turn_of(ANNA).play("land c01")
    assert p.options() == {"obelisk", "column", "row 1"} and p.why("statue 1") == "statue-not-free"
    p.play("row 1")
    assert p.s.built[ANNA] == 0 and p.s.track[ANNA] == 0 and p.s.bricks_on[ANNA] == [0, 0, 1, 0]


def test_levy_is_one_card() -> None:
    """C41: m = 5, green 1, 1 stone, R56: green does not qualify; with 5 stones it does."""
    p = Position().obelisk(*[BEN] * 4).columns(ANNA, 6).use(ANNA, "blue", "yellow", "violet").stones(ANNA, 1)
    p.give(ANNA, "r56").zone("za", ANNA)
    assert p.asked == (ANNA, "lead") and p.options() == {"withdraw", "levy-stones"}
    assert p.why("lead green") == "cannot-qualify" and p.why("lead blue") == "crew-used"
    p.stones(ANNA, 5)
    assert p.options() == {"withdraw", "levy-stones", "lead green"}
    p.play("lead green", "levy-force", "obelisk")
    assert p.part(ANNA, "obelisk") == 5


def test_withdraw_after_the_crew_was_chosen() -> None:
    """C42: round 5: green 2, 2 stones and R53: after SELL_2 only WITHDRAW: green stays ready, ships behind move up."""
    p = Position(round_number=5).crews(ANNA, 2, 1, 1, 2).stones(ANNA, 2).give(ANNA, "r53", "r51")
    p.crews(BEN, 2, 1, 1, 2).stones(BEN, 4).zone("zb", ANNA, BEN).play("lead green", "sell 2")
    assert (
        p.s.track[ANNA] == 2
        and p.options() == {"withdraw", "six-stones"}
        and p.why("finish") == "nothing-built"
    )
    p.play("withdraw")
    assert p.s.ready[ANNA] == 15 and p.s.built[ANNA] == 0
    assert p.asked == (BEN, "lead") and p.s.slots[1][:2] == [BEN, -1]


def test_violet_between_bricks() -> None:
    """C53: crew 2, violet 2, 6 stones: a brick, then violet, then another brick; violet is flipped at the end."""
    p = Position().crews(ANNA, 2, 1, 1, 2).stones(ANNA, 6).zone("zb", ANNA).play("lead green", "row 1")
    assert (p.s.force, p.s.spent) == (2, 2) and not p.can("row 1")
    p.play("add-violet")
    assert p.s.ready[ANNA] == 15
    p.play("row 1")
    assert p.part(ANNA, "pyramid") == 4


def test_useless_force_is_not_offered() -> None:
    """C54: unspent force 3, 3 stones: no violet; with 4 stones it is offered."""
    p = Position().crews(ANNA, 3, 1, 1, 2).stones(ANNA, 3).zone("zb", ANNA).play("lead green")
    assert not p.can("add-violet") and p.why("add-violet") == "no-more-force"
    p.stones(ANNA, 4)
    assert p.can("add-violet")


def test_second_crew_of_g6() -> None:
    """5.6: G6 adds one more ready ordinary crew, once per round; both are flipped."""
    p = Position().owns(ANNA, "g6").crews(ANNA, 2, 3, 1, 2).stones(ANNA, 20).give(ANNA, "r51")
    p.ship(ANNA, "dock zc 1").zone("zb", ANNA).play("lead green")
    assert (
        p.options_of("add-crew") == {"add-crew blue", "add-crew yellow"}
        and p.why("add-crew green") == "same-crew"
    )
    p.play("add-crew blue")
    assert p.s.force == 5 and p.why("add-crew yellow") == "two-crews-already"
    p.play("row 1", "row 1", "finish")
    assert p.s.ready[ANNA] == 0b1100 and p.asked == (ANNA, "lead")
    p.play("lead yellow")
    assert p.s.site == 2 and p.why("add-crew blue") == "tile-used"


def test_g6_gained_in_the_same_action() -> None:
    """RU-25: a purple tile gained may be used at once."""
    p = (
        Position()
        .bonus(purple="g6")
        .columns(ANNA, 4)
        .crews(ANNA, 3, 4, 1, 2)
        .stones(ANNA, 20)
        .zone("za", ANNA)
    )
    p.play("lead green")
    assert p.why("add-crew blue") == "tile-not-owned"
    p.play("column", "add-crew blue", "column")
    assert p.part(ANNA, "completion") == 5


def test_g4_does_not_change_the_force_of_the_action() -> None:
    """RU-24: every crew counts with its strength at the start of the action, also one added later."""
    p = (
        Position()
        .bonus(golden="g4")
        .columns(ANNA, 2)
        .crews(ANNA, 2, 1, 1, 2)
        .stones(ANNA, 20)
        .zone("za", ANNA)
    )
    p.play("lead green", "column")
    assert p.s.strength[ANNA] == [3, 2, 2, 3] and p.s.force - p.s.spent == 0
    p.play("add-violet")
    assert p.s.force == 4


def test_a_full_zone_must_be_left() -> None:
    """RU-30: obelisk and own colonnade complete: the ship withdraws by itself."""
    p = (
        Position()
        .obelisk(*[BEN] * 9)
        .columns(ANNA, 6)
        .crews(ANNA, 9, 9, 9, 9)
        .stones(ANNA, 25)
        .zone("za", ANNA)
    )
    assert p.told("withdraw") == [(ANNA, 0, 0)]


def test_third_statue_is_missing_with_two() -> None:
    """3.2 step 5: place 3 cannot be built."""
    p = strong_at_pyramid(Position(2))
    assert p.options_of("statue") == {"statue 1", "statue 2"} and p.why("statue 3") == "no-such-statue"


def test_no_force_card_without_a_crew() -> None:
    """RU-26: violet and force cards only add to an ordinary crew."""
    p = Position().give(ANNA, "r21").use(ANNA, "green", "blue", "yellow").stones(ANNA, 9).zone("za", ANNA)
    assert p.told("withdraw") == [(ANNA, 0, 0)]
