"""One test per Nile card (RULES 5.3-5.5)."""

from __future__ import annotations

import pytest

from ostracon.games.egizia_sands import components as box
from rulebook.egizia_sands.positions import ANNA, BEN, Position

# Cards with a test of their own below; quarries, fields and combos are in tables.
IMMEDIATE = {"r1", "r11", "r19", "r20", "r23", "r26", "r30", "r45", "r47", "r49", "r50", "r52", "r55"}
ANYTIME = {"r12", "r21", "r34", "r38", "r39", "r46", "r48", "r51", "r53", "r54", "r56"}
PERMANENT = {"r4", "r7", "r13", "r14", "r24", "r27", "r28", "r29", "r36"}


def round_of(card: str) -> int:
    """The first round in which a card may lie on the river."""
    number = int(card[1:])
    return 1 if number <= 22 else 3 if number <= 44 else 5


def take(card: str, p: Position | None = None) -> Position:
    """Anna takes a card from the first square in her ship turn."""
    p = p or Position(round_number=round_of(card))
    return p.lay("c01", card).turn_of(ANNA).play("land c01")


# ---- quarries, fields, combos --------------------------------------------------------------------------------------

QUARRIES = {"r2": 3, "r6": 3, "r22": 3, "r8": 2, "r17": 2, "r25": 3, "r40": 3, "r33": 2}
FIELDS = {
    "r3": (0, 3),
    "r10": (0, 2),
    "r5": (1, 4),
    "r15": (1, 5),
    "r9": (2, 6),
    "r18": (2, 7),
    "r31": (0, 4),
    "r41": (0, 3),
    "r32": (1, 6),
    "r44": (1, 5),
    "r35": (2, 8),
    "r42": (2, 9),
}
COMBOS = {"r16": (1, 2, 1), "r37": (1, 3, 2), "r43": (0, 2, 1)}


@pytest.mark.parametrize("card", QUARRIES)
def test_quarry(card: str) -> None:
    """5.5: stays and produces every round, already in this one (RU-81)."""
    p = take(card)
    assert p.holds(ANNA, card) and p.s.quarry[ANNA] == 3 + QUARRIES[card]
    stones = p.s.stones[ANNA]
    assert p.produce().s.stones[ANNA] == stones + 3 + QUARRIES[card]


@pytest.mark.parametrize("card", FIELDS)
def test_field(card: str) -> None:
    """5.5: a field of its colour and value."""
    colour, value = FIELDS[card]
    p = take(card)
    grain, count = [6, 0, 0], [1, 0, 0]
    grain[colour] += value
    count[colour] += 1
    assert p.holds(ANNA, card) and p.s.grain[ANNA] == grain and p.s.field_count[ANNA] == count
    for flood, watered in (("bottom", 1), ("middle", 2), ("top", 3)):
        q = Position().give(ANNA, card).crews(ANNA, 1, 1, 1, 1).flood(flood).feed()
        assert q.told("fed")[0] == (ANNA, 6 + (value if colour < watered else 0) - 4, 0)


def test_red_field_bonuses() -> None:
    """5.5: R9 grain market +1; R18 stone market +1; R35 3 points; R42 4 stones; once, when taken."""
    assert take("r9").s.market[ANNA] == [2, 1]
    assert take("r18").s.market[ANNA] == [1, 2]
    assert take("r35").part(ANNA, "nile") == 3
    assert take("r42").s.stones[ANNA] == 2 + 4


@pytest.mark.parametrize("card", COMBOS)
def test_combo(card: str) -> None:
    """5.5: field and quarry on one card; the quarry works whether or not the field is watered."""
    colour, value, quarry = COMBOS[card]
    p = take(card)
    assert p.s.quarry[ANNA] == 3 + quarry and p.s.grain[ANNA][colour] == value + (6 if colour == 0 else 0)
    assert p.s.field_count[ANNA][colour] == 1 + (colour == 0)


# ---- immediate -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "market"), [("r1", 1), ("r49", 1), ("r11", 0), ("r26", 0), ("r45", 0)])
def test_two_market_steps(card: str, market: int) -> None:
    """R1, R49 stone market; R11, R26, R45 grain market: 2 steps; then out of the game."""
    p = take(card)
    assert p.s.market[ANNA][market] == 3 and p.s.market[ANNA][1 - market] == 1
    assert not p.holds(ANNA, card) and p.s.stones[ANNA] == 2 + 2 * market


def test_stones_and_violet() -> None:
    """R19: +3 stones; violet +1."""
    p = take("r19")
    assert p.s.stones[ANNA] == 5 and p.s.strength[ANNA] == [1, 1, 1, 3]


@pytest.mark.parametrize("card", ["r20", "r30"])
def test_crew_and_flood(card: str) -> None:
    """R20, R30: any crew +1 (compulsory), then the flood may move 1."""
    p = take(card)
    assert p.options() == {"crew green", "crew blue", "crew yellow", "crew violet"}
    p.play("crew blue")
    assert p.options() == {"flood bottom", "flood middle", "flood top"}
    p.play("flood top")
    assert p.s.strength[ANNA] == [1, 2, 1, 2] and p.s.flood == 2
    p = take(card, Position(round_number=round_of(card)).flood("bottom").crews(ANNA, 9, 9, 8, 9)).play(
        "flood middle"
    )
    assert p.s.strength[ANNA] == [9, 9, 9, 9], "one choice is none"
    p = take(card, Position(round_number=round_of(card)).flood("bottom").crews(ANNA, 9, 9, 9, 9))
    assert p.options() == {"flood bottom", "flood middle"}, "RU-47: the step is lost"
    assert p.why("flood top") == "flood-too-far"


@pytest.mark.parametrize("card", ["r23", "r52"])
def test_free_brick(card: str) -> None:
    """R23, R52: a brick on obelisk, colonnade or pyramid, free and without points for the cost."""
    p = take(card)
    assert p.options() == {"obelisk", "column", "row 1"}
    p.play("column")
    assert p.s.bricks_on[ANNA] == [0, 1, 0, 0] and p.s.stones[ANNA] == 2 and p.s.track[ANNA] == 0


def test_free_brick_upper_obelisk() -> None:
    """R23 on level 6: both markets at once, and the bonus of the round is used."""
    p = take("r23", Position(round_number=3).obelisk(*[BEN] * 5)).play("obelisk")
    assert p.s.market[ANNA] == [2, 2] and p.s.obelisk_rewarded[ANNA] == 1 and p.s.track[ANNA] == 0


def test_free_brick_completes_a_row() -> None:
    """R23: row bonus and G3 apply; no ship in the zone is needed (RU-79)."""
    p = take("r23", Position(round_number=3).owns(ANNA, "g3").row(1, BEN, ANNA, ANNA, BEN)).play("row 1")
    assert (p.part(ANNA, "rows"), p.part(ANNA, "brick_bonus"), p.part(ANNA, "pyramid")) == (3, 1, 0)


def test_free_brick_with_nowhere_to_go() -> None:
    """D4: skipped if nothing is available."""
    p = Position(round_number=3).obelisk(*[BEN] * 9).columns(ANNA, 6)
    for number, length in enumerate((5, 4, 3, 2, 1), start=1):
        p.row(number, *[BEN] * length).row_won(BEN)
    assert take("r23", p).s.decider == BEN


def test_points_for_pyramid_and_statues() -> None:
    """R47: 1 point per own brick on the pyramid and on all statues, as they stand now."""
    p = Position(round_number=5).row(1, ANNA, BEN, ANNA).statue(ANNA, 1, 3).statue(ANNA, 3, 1).obelisk(ANNA)
    assert take("r47", p).part(ANNA, "nile") == 6


def test_points_for_obelisk_and_colonnade() -> None:
    """R50: 1 point per own brick on the obelisk and on the colonnade."""
    p = Position(round_number=5).obelisk(ANNA, BEN, ANNA).columns(ANNA, 4).row(1, ANNA)
    assert take("r50", p).part(ANNA, "nile") == 6


@pytest.mark.parametrize("start", ["bottom", "middle", "top"])
def test_stones_and_flood_of_two(start: str) -> None:
    """C39 and R55: +3 stones in any case; the flood may move up to 2 (RU-49)."""
    p = take("r55", Position(round_number=5).flood(start))
    assert p.s.stones[ANNA] == 5 and p.options() == {"flood bottom", "flood middle", "flood top"}


# ---- anytime -------------------------------------------------------------------------------------------------------


def test_r12_grain() -> None:
    """R12: FEED only: +4 grain."""
    p = take("r12")
    assert p.holds(ANNA, "r12") and p.turn_of(ANNA).why("grain-card") == "other-decision"
    p.crews(ANNA, 5, 3, 1, 1).flood("bottom").feed().play("grain-card")
    assert p.part(ANNA, "hunger") == 0 and not p.holds(ANNA, "r12")


@pytest.mark.parametrize("card", ["r21", "r38", "r54"])
def test_three_force(card: str) -> None:
    """R21, R38, R54: +3 force in a building action."""
    p = take(card).crews(ANNA, 2, 1, 1, 2).stones(ANNA, 9).zone("zb", ANNA).play("lead green", "add-force")
    assert p.s.force == 5 and not p.holds(ANNA, card)


def test_force_cards_in_order() -> None:
    """4.6: the lowest code is used first; any number of them (4.8)."""
    p = (
        Position(round_number=5)
        .give(ANNA, "r54", "r21")
        .stones(ANNA, 20)
        .zone("zb", ANNA)
        .play("lead green", "add-force")
    )
    assert not p.holds(ANNA, "r21") and p.holds(ANNA, "r54")
    p.play("add-force")
    assert p.s.force == 7


def test_r34_second_ship() -> None:
    """R34: two ships in one turn."""
    p = take("r34").play("second-ship r34", "dock za 1")
    assert p.s.ships[ANNA] == 6 and p.s.decider == BEN


@pytest.mark.parametrize("card", ["r39", "r46"])
def test_storehouse(card: str) -> None:
    """R39, R46: +4 stones as a free action, or +4 grain in FEED."""
    p = take(card).turn_of(ANNA).play("store-stones")
    assert p.s.stones[ANNA] == 6 and not p.holds(ANNA, card)
    p = take(card).crews(ANNA, 5, 3, 1, 1).flood("bottom").feed().play("store-grain")
    assert p.part(ANNA, "hunger") == 0 and p.s.stones[ANNA] == 2


def test_storehouses_in_order() -> None:
    """4.6: R39 before R46."""
    p = Position(round_number=5).give(ANNA, "r46", "r39").turn_of(ANNA).play("store-stones")
    assert p.holds(ANNA, "r46") and not p.holds(ANNA, "r39")


def test_r48_two_sphinx_cards() -> None:
    """R48: keep up to two of the drawn cards."""
    p = take("r48").crews(ANNA, 2, 1, 1, 2).stones(ANNA, 2).hand(ANNA).zone("zc", ANNA)
    p.play("lead green", "draw 2", "keep 1", "keep 2")
    assert p.s.sphinx_kept[ANNA] == 2 and p.part(ANNA, "sphinx_returns") == 0


def test_r48_needs_a_second_card() -> None:
    """D16: no question when no other drawn card is left."""
    p = take("r48").stones(ANNA, 1).hand(ANNA).ship(BEN, "dock zc 2").stones(BEN, 3).zone("zc", ANNA)
    p.play("lead green", "draw 1", "keep 1")
    assert p.holds(ANNA, "r48") and p.s.decider == BEN


def test_r51_six_stones() -> None:
    """R51: +6 stones, capped at 25."""
    p = take("r51").stones(ANNA, 21).turn_of(ANNA).play("six-stones")
    assert p.s.stones[ANNA] == 25 and not p.holds(ANNA, "r51")


def test_r53_sells_stones() -> None:
    """R53: 1 to 10 stones for a point each (RU-53)."""
    p = take("r53").stones(ANNA, 14).turn_of(ANNA)
    assert p.options_of("sell") == {f"sell {k}" for k in range(1, 11)}
    p.play("sell 10")
    assert p.s.stones[ANNA] == 4 and p.part(ANNA, "nile") == 10 and not p.holds(ANNA, "r53")


def test_r56_stones_or_force() -> None:
    """R56: +4 stones as a free action or +4 force in a building action."""
    p = take("r56").turn_of(ANNA).play("levy-stones")
    assert p.s.stones[ANNA] == 6 and not p.holds(ANNA, "r56")
    p = take("r56").stones(ANNA, 9).zone("zb", ANNA).play("lead green", "levy-force")
    assert p.s.force == 5 and p.s.stones[ANNA] == 9


# ---- permanent -----------------------------------------------------------------------------------------------------


def test_r4_stones_feed() -> None:
    """R4: any number of stones into as many grain, every round."""
    p = take("r4").stones(ANNA, 3).crews(ANNA, 4, 2, 1, 1).flood("bottom").feed()
    assert p.options() == {"finish", "convert 1", "convert 2", "convert 3"}
    p.play("convert 2")
    assert p.part(ANNA, "hunger") == 0 and p.holds(ANNA, "r4")


def test_r7_loses_five() -> None:
    """R7: -5 at once, +5 at the end."""
    p = take("r7")
    assert p.s.track[ANNA] == -5 and p.holds(ANNA, "r7")


def test_r13_free_sphinx_card() -> None:
    """R13: one of the drawn cards is free if at least one other is paid."""
    p = take("r13").stones(ANNA, 1).use(ANNA, "violet").zone("zc", ANNA).play("lead green")
    assert p.options_of("draw", "draw-free") == {"draw 1", "draw-free 2"}


def test_r14_foreman() -> None:
    """R14: one crew +1 before building, once per round."""
    p = take("r14").before_building().play("improve", "crew green")
    assert p.s.strength[ANNA] == [2, 1, 1, 2]


@pytest.mark.parametrize("card", ["r24", "r36"])
def test_improver(card: str) -> None:
    """R24, R36: a yellow field becomes green for good; the card stays."""
    p = take(card).give(ANNA, "r5").turn_of(ANNA).play("attach r5")
    assert p.s.grain[ANNA] == [10, 0, 0] and p.s.field_count[ANNA] == [2, 0, 0] and p.holds(ANNA, card)
    assert p.s.unattached[ANNA] == 0


def test_improver_on_a_combo() -> None:
    """RU-51: combos too; the quarry is untouched."""
    p = take("r24").give(ANNA, "r37").turn_of(ANNA).play("attach r37")
    assert p.s.grain[ANNA] == [9, 0, 0] and p.s.quarry[ANNA] == 5


def test_r27_gleaner() -> None:
    """R27: at the end of SHIPS a leftover card or a point."""
    p = take("r27").end_of_ships()
    assert p.asked == (ANNA, "remaining") and p.can("take-point") and len(p.options_of("glean")) == 9


def test_r28_traders() -> None:
    """R28: lower a crew, both markets +1."""
    p = take("r28").crews(ANNA, 3, 1, 1, 2).produce()
    assert p.options() == {"done", "crew green", "crew violet"}
    p.play("crew green")
    assert p.s.strength[ANNA] == [2, 1, 1, 2] and p.s.market[ANNA] == [2, 2]


def test_r29_training_yard() -> None:
    """R29: 2 stones per crew step, at most two steps."""
    p = take("r29").stones(ANNA, 9).before_building().play("train", "crew blue", "crew blue")
    assert p.told("pay") == [(ANNA, 2, 0), (ANNA, 2, 0)] and p.s.strength[ANNA] == [1, 3, 1, 2]


def test_every_card_has_its_test() -> None:
    """56 cards."""
    assert {*QUARRIES, *FIELDS, *COMBOS, *IMMEDIATE, *ANYTIME, *PERMANENT} == set(box.CARD_IDS)
