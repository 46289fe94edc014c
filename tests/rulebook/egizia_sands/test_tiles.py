"""One test per Nile tile, printed round space and bonus tile (RULES 5.1, 5.2, 5.6)."""

from __future__ import annotations

import pytest

from ostracon.games.egizia_sands import components as box
from ostracon.kernel.corrections import written
from ostracon.kernel.editions import edition
from ostracon.screen.story import game_texts
from rulebook.egizia_sands.positions import ANNA, BEN, Position

CREWS = {"crew green", "crew blue", "crew yellow", "crew violet"}


def visit(tile: str) -> Position:
    """Anna stops on a Nile tile on t5."""
    p = Position(2) if tile in ("n10", "n11") else Position(round_number=2)
    return p.tile("t5", tile).stones(ANNA, 2).turn_of(ANNA).play("visit t5")


def test_red_arrow_down() -> None:
    """RU-48: a named crew with a red arrow down loses force, never below 1. No figure of ours does so; corrected ones may."""
    theirs = edition("egizia_sands", written("egizia_sands", "Ada", {"nile_tile[N1].params.steps": -1}))
    s = theirs.deal(4, None, 1)
    s.strength[ANNA] = [3, 1, 1, 2]
    theirs.module("effects").take_gains(s, ANNA, theirs.module("components").TILE_GAINS)
    assert s.strength[ANNA] == [2, 1, 1, 2], "green falls, blue is at its weakest"
    assert game_texts(theirs, "en")("effect-n1") == "Green and blue −1"


# ---- printed on the board ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("space", "strengths"),
    [
        ("t2", [2, 2, 1, 2]),
        ("t3", [2, 1, 2, 2]),
        ("t4", [1, 2, 2, 2]),
        ("t6", [1, 1, 1, 3]),
        ("t7", [1, 1, 1, 3]),
    ],
)
def test_printed_crews(space: str, strengths: list[int]) -> None:
    """5.1: two crews each; t6 and t7 violet, then the flood."""
    p = Position().turn_of(ANNA).play(f"visit {space}")
    assert p.s.strength[ANNA] == strengths
    assert (p.asked == (ANNA, "flood")) == (space in ("t6", "t7"))


def test_printed_markets() -> None:
    """5.1: t1: both markets +1."""
    assert Position().turn_of(ANNA).play("visit t1").s.market[ANNA] == [2, 2]


def test_printed_choice_and_stones() -> None:
    """5.1: t5: one crew of choice +1 and +2 stones."""
    p = Position().stones(ANNA, 2).turn_of(ANNA).play("visit t5")
    assert p.options() == CREWS
    p.play("crew yellow")
    assert p.s.strength[ANNA] == [1, 1, 2, 2] and p.s.stones[ANNA] == 4


def test_printed_flood_is_optional() -> None:
    """D3: choosing the current position is not moving."""
    p = Position().flood("top").turn_of(ANNA).play("visit t6")
    assert p.options() == {"flood middle", "flood top"}
    assert p.play("flood top").s.flood == 2


# ---- Nile tiles ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("tile", "strengths"), [("n1", [2, 2, 1, 2]), ("n2", [2, 1, 2, 2]), ("n3", [1, 2, 2, 2])]
)
def test_pair_of_crews(tile: str, strengths: list[int]) -> None:
    """N1, N2, N3."""
    p = visit(tile)
    assert p.s.strength[ANNA] == strengths and p.s.decider == BEN


@pytest.mark.parametrize("tile", ["n4", "n8"])
def test_violet_and_flood(tile: str) -> None:
    """N4, N8: violet +1; flood may move 1."""
    p = visit(tile)
    assert p.s.strength[ANNA] == [1, 1, 1, 3] and p.options() == {"flood bottom", "flood middle", "flood top"}
    assert p.play("flood bottom").s.flood == 0


@pytest.mark.parametrize("tile", ["n5", "n11"])
def test_crew_and_stones(tile: str) -> None:
    """N5, N11: any crew +1; +2 stones."""
    p = visit(tile)
    assert p.options() == CREWS
    p.play("crew violet")
    assert p.s.strength[ANNA] == [1, 1, 1, 3] and p.s.stones[ANNA] == 4


def test_crew_and_points() -> None:
    """N6: any crew +1; +2 points."""
    p = visit("n6").play("crew green")
    assert p.s.strength[ANNA] == [2, 1, 1, 2] and p.part(ANNA, "nile") == 2


def test_both_markets() -> None:
    """N7: grain and stone market +1."""
    assert visit("n7").s.market[ANNA] == [2, 2]


def test_two_crew_steps() -> None:
    """N9: two steps, the same crew twice allowed."""
    p = visit("n9").play("crew green")
    assert p.options() == CREWS
    assert p.play("crew green").s.strength[ANNA] == [3, 1, 1, 2]
    p = Position(round_number=2).tile("t5", "n9").crews(ANNA, 9, 9, 9, 8).turn_of(ANNA).play("visit t5")
    assert p.s.strength[ANNA] == [9, 9, 9, 9] and p.s.decider == BEN, "RU-18: what cannot be used is lost"


def test_right_to_build() -> None:
    """N10: no effect now, one right for this round's BUILD."""
    p = visit("n10")
    assert p.s.rights[ANNA] == 1 and p.s.strength[ANNA] == [1, 1, 1, 2] and p.s.decider == BEN


def test_every_tile_has_its_test() -> None:
    """11 tiles."""
    assert {"n1", "n2", "n3", "n4", "n8", "n5", "n11", "n6", "n7", "n9", "n10"} == set(box.TILE_IDS)


# ---- bonus tiles ---------------------------------------------------------------------------------------------------


def build_column(tile: str, columns: int, place: str) -> Position:
    """Anna builds the column below a tile in a paid action."""
    p = Position().bonus(**{place: tile}).columns(ANNA, columns).crews(ANNA, 8, 1, 1, 2).stones(ANNA, 20)
    return p.zone("za", ANNA).play("lead green", "column")


@pytest.mark.parametrize("tile", ["g1", "g2", "g3", "g4", "g5"])
def test_golden_tile_is_gained(tile: str) -> None:
    """4.9: column 3 gives the golden tile; it stays for later builders (RU-59)."""
    p = build_column(tile, 2, "golden")
    assert p.s.tiles[ANNA] == 1 << (int(tile[1:]) - 1) and p.s.tiles[BEN] == 0
    assert p.part(ANNA, "colonnade") == 2 and p.part(ANNA, "brick_bonus") == 0


@pytest.mark.parametrize("tile", ["g6", "g7", "g8", "g9", "g10"])
def test_purple_tile_is_gained(tile: str) -> None:
    """4.9: column 5 gives the purple tile."""
    p = build_column(tile, 4, "purple")
    assert (p.s.tiles[ANNA] >> (int(tile[1:]) - 1)) & 1 == 1 and p.s.tiles_used[ANNA] == 0


def test_g1_every_field() -> None:
    """G1: +2 for every field, in FEED when watered."""
    p = Position().owns(ANNA, "g1").give(ANNA, "r3", "r9").flood("middle").crews(ANNA, 1, 1, 1, 1).feed()
    assert p.told("fed")[0] == (ANNA, 8 + 5 - 4, 0)


def test_g2_stone_market() -> None:
    """G2: reaching the top gives 6 stones; level 3 still 2."""
    p = Position().owns(ANNA, "g2").market(ANNA, stone=4).stones(ANNA, 0).turn_of(ANNA).play("visit t1")
    assert p.s.stones[ANNA] == 6
    p = Position().owns(ANNA, "g2").market(ANNA, stone=2).stones(ANNA, 0).turn_of(ANNA).play("visit t1")
    assert p.s.stones[ANNA] == 2


def test_g3_statues_too() -> None:
    """G3: also for a brick on a statue; the Sphinx gives nothing."""
    p = Position().owns(ANNA, "g3").stones(ANNA, 9).zone("zb", ANNA).play("lead green", "statue 1")
    assert p.part(ANNA, "brick_bonus") == 1
    p = Position().owns(ANNA, "g3").stones(ANNA, 1).zone("zc", ANNA).play("lead green", "draw 1", "keep 1")
    assert p.part(ANNA, "brick_bonus") == 0


def test_g4_crews_and_field() -> None:
    """G4, RU-60: all crews +1, those at 9 stay; the starting field gives 10."""
    p = Position().bonus(golden="g4").crews(ANNA, 9, 1, 8, 9).columns(ANNA, 3)
    assert p.s.strength[ANNA] == [9, 2, 9, 9] and p.s.grain[ANNA] == [10, 0, 0]


def test_g5_grain_market() -> None:
    """G5: reaching or passing the top gives 4 points."""
    p = Position().owns(ANNA, "g5").market(ANNA, grain=5).turn_of(ANNA).play("visit t1")
    assert p.part(ANNA, "grain_market") == 4


def test_g6_on_the_golden_place_with_two_players() -> None:
    """3.2 step 4: column 3 gives G6, column 5 another purple tile; tracked apart (RU-61)."""
    p = Position(2).bonus(purple="g9").columns(ANNA, 5)
    assert p.s.tiles[ANNA] == 1 << 5 | 1 << 8
    p.crews(ANNA, 2, 2, 2, 2).stones(ANNA, 9).ship(ANNA, "dock zc 1").zone("zb", ANNA)
    p.play("lead green", "add-crew blue", "row 1", "finish")
    assert p.s.tiles_used[ANNA] == 1 << 5


def test_g7_second_ship_once_per_game() -> None:
    """G7: once per game."""
    p = Position().owns(ANNA, "g7").turn_of(ANNA).play("visit t1")
    assert p.options() == {"end-turn", "second-ship g7"}
    p.play("second-ship g7", "visit t2")
    assert p.s.tiles_used[ANNA] == 1 << 6 and p.s.ships[ANNA] == 6


def test_g8_waiting_ship_once_per_game() -> None:
    """G8: a waiting ship builds, last; it may be declined."""
    p = Position(2).owns(BEN, "g8").stones(ANNA, 3).stones(BEN, 3).zone("za", ANNA, waiting=BEN)
    p.play("lead green", "column", "finish")
    assert p.asked == (BEN, "waiting") and p.options() == {"done", "build-waiting g8"}
    p.play("build-waiting g8", "lead green", "obelisk", "finish", "market stone")
    assert p.s.tiles_used[BEN] == 1 << 7 and p.part(BEN, "obelisk") == 1


def test_g9_upstream_once_per_round() -> None:
    """G9: a ship upstream of the last one."""
    p = Position().owns(ANNA, "g9").ship(ANNA, "dock zc 1").turn_of(ANNA).play("visit t1")
    assert p.s.market[ANNA] == [2, 2] and p.s.furthest[ANNA] == 18 and p.s.tiles_used[ANNA] == 1 << 8


def test_g10_occupied_tile_once_per_round() -> None:
    """G10: the effect of an occupied space is resolved as usual."""
    p = Position().owns(ANNA, "g10").ship(BEN, "visit t1").turn_of(ANNA).play("visit t1")
    assert p.s.market[ANNA] == [2, 2] and p.s.tile_ships[0] == [1, 1, 0, 0] and p.s.tiles_used[ANNA] == 1 << 9
