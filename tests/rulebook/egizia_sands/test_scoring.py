"""Final scoring (RULES 5.7, 5.8, 6.2)."""

from __future__ import annotations

import pytest

from ostracon.games.egizia_sands import GAME
from ostracon.games.egizia_sands import components as box
from ostracon.games.egizia_sands.scoring import forecast, sphinx_points, statue_points
from rulebook.egizia_sands.positions import ANNA, BEN, CARL, DORA, Position


def card_points(p: Position, card: str, seat: int = ANNA) -> int:
    """What a Sphinx card would give."""
    return int(sphinx_points(p.s, seat, box.SPHINX_IDS.index(card)))


def no_hands(players: int = 4) -> Position:
    """A position in which nobody holds Sphinx cards."""
    p = Position(players, round_number=5)
    for seat in range(players):
        p.hand(seat)
    return p


def test_row_bonus_card() -> None:
    """E9: all five row bonuses and X6: 10 points; three rows with two players: 6; none: 0."""
    p = no_hands()
    assert card_points(p, "x6") == 0
    p.s.rows_won[ANNA] = 5
    assert card_points(p, "x6") == 10
    p.s.rows_won[ANNA] = 3
    assert card_points(p, "x6") == 6


def test_statue_level_not_reached() -> None:
    """C27: S9, three levels, crews sum 16: level 3 needs 18, level 2 needs 15: 5 points."""
    p = no_hands().statue_card(2, "s9").statue(ANNA, 2, 3).crews(ANNA, 4, 4, 4, 4).final()
    assert p.part(ANNA, "statues") == 5


def test_statue_level_not_built() -> None:
    """C28: S7, one level, 5 bricks on the obelisk: 2 points."""
    p = no_hands().statue_card(1, "s7").statue(ANNA, 1, 1).obelisk(*[ANNA] * 5).final()
    assert p.part(ANNA, "statues") == 2


def test_tied_red_fields() -> None:
    """C29: X28, red totals 8 and 8: 0 points."""
    p = no_hands().give(ANNA, "r35")
    assert card_points(p, "x28") == 4
    p.s.grain[BEN][2], p.s.field_count[BEN][2] = 8, 1
    assert card_points(p, "x28") == 0


def test_improved_field_changes_its_colour() -> None:
    """C30: red 8 with one improver: X26 4 points, X28 0."""
    p = no_hands().give(ANNA, "r35", "r24").turn_of(ANNA).play("attach r35")
    assert (card_points(p, "x26"), card_points(p, "x28")) == (4, 0)


def test_deferred_glory() -> None:
    """C33: score 3, R7: -2 now; +5 in final scoring."""
    p = Position().lay("c01", "r7").score(ANNA, 3).turn_of(ANNA).play("land c01")
    assert p.s.track[ANNA] == -2
    for seat in range(4):
        p.hand(seat)
    assert p.final().s.track[ANNA] == 3


@pytest.mark.parametrize(("level", "points"), [(4, 3), (5, 3), (3, 0), (1, 0)])
def test_stones_at_the_end(level: int, points: int) -> None:
    """C34: stone market level 4, 7 stones: 3 points; level 3: 0."""
    p = no_hands().market(ANNA, stone=level).stones(ANNA, 7).final()
    assert p.part(ANNA, "stone_sale") == points


def test_tie_goes_to_the_higher_tile() -> None:
    """C35: 84 (tile 2) and 84 (tile 3): the holder of tile 3 (RU-68)."""
    p = no_hands().score(BEN, 84).score(CARL, 84).score(ANNA, 80).score(DORA, 10)
    assert [GAME.standing(p.s, seat) for seat in range(4)] == [3, 2, 1, 4]
    p = no_hands().score(ANNA, 50).score(DORA, 50)
    assert [GAME.standing(p.s, seat) for seat in (ANNA, DORA)] == [2, 1], "tiles 1 and 4"


def test_shared_majority() -> None:
    """C40: pyramid bricks A 4, B 4, C 2: A +5, B +5."""
    p = (
        no_hands()
        .row(1, ANNA, ANNA, BEN, BEN, CARL)
        .row_won(ANNA)
        .row(2, ANNA, ANNA, BEN, BEN)
        .row_won(BEN)
        .row(3, CARL)
    )
    p.final()
    assert [p.part(seat, "majority") for seat in range(4)] == [5, 5, 0, 0]


def test_nobody_on_the_pyramid() -> None:
    """RU-38: nobody scores."""
    p = no_hands().final()
    assert [p.part(seat, "majority") for seat in range(4)] == [0, 0, 0, 0]


def test_majority_of_both_sides() -> None:
    """6.2: with two players both sides are added, one bonus only."""
    p = no_hands(2).row(1, ANNA, ANNA, ANNA, BEN, BEN, BEN).row_won(BEN).row(2, ANNA).final()
    assert [p.part(seat, "majority") for seat in range(2)] == [5, 0]


def test_no_new_order_after_the_last_round() -> None:
    """RU-69: the tiles of round 5 count."""
    p = no_hands().score(ANNA, 10).after_building()
    assert p.s.decider < 0 and p.s.turn_order == [0, 1, 2, 3]
    assert p.told("reveal") == []


def test_sphinx_cards_are_revealed_and_scored() -> None:
    """6.2 step 3."""
    p = no_hands().hand(ANNA, "x15", "x17").crews(ANNA, 4, 1, 1, 5).after_building()
    assert p.part(ANNA, "sphinx_cards") == 3
    assert {(card, points) for _, card, points in p.told("reveal")} == {
        (box.SPHINX_IDS.index("x15"), 3),
        (box.SPHINX_IDS.index("x17"), 0),
    }


def foretold(p: Position, seat: int = ANNA) -> dict[str, int]:
    """What the final scoring would add, by category."""
    points = {name: forecast(p.s, seat, part) for part, name in enumerate(GAME.parts)}
    return {name: value for name, value in points.items() if value != 0}


def test_final_scoring_is_foretold() -> None:
    """6.2: majority 5, R7 5, X15 3, a statue 2, seven stones 3: the same before the end and at it; after it nothing is left to come."""
    p = no_hands().row(1, ANNA).give(ANNA, "r7").hand(ANNA, "x15").hand(BEN, "x17").crews(ANNA, 1, 1, 1, 5)
    p.statue_card(1, "s7").statue(ANNA, 1, 1).obelisk(ANNA, ANNA).market(ANNA, stone=4).stones(ANNA, 7)
    expected = {"majority": 5, "nile": 5, "sphinx_cards": 3, "statues": 2, "stone_sale": 3}
    assert foretold(p) == expected
    before = {name: p.part(ANNA, name) for name in GAME.parts}
    p.final()
    added = {name: p.part(ANNA, name) - before[name] for name in GAME.parts}
    assert {name: points for name, points in added.items() if points != 0} == expected
    p.s.decider = -1
    assert foretold(p) == {}


# ---- one test per statue card --------------------------------------------------------------------------------------


def measured(p: Position, card: str, value: int) -> Position:
    """Give Anna a certain value of a statue's measure."""
    s = p.s
    if card == "s1":
        return p.give(ANNA, *("r7", "r13", "r14", "r27")[:value])
    if card == "s2":
        s.bricks_on[ANNA][2] = value
    elif card == "s3":
        s.grain[ANNA][1], s.grain[ANNA][2] = value - 3, 3
    elif card == "s4":
        s.grain[ANNA][0] = value
    elif card == "s5":
        s.market[ANNA] = [value // 2, value - value // 2]
    elif card == "s6":
        s.sphinx_kept[ANNA] = value
    elif card == "s7":
        s.bricks_on[ANNA][0] = value
    elif card == "s8":
        s.quarry[ANNA] = value
    else:
        s.strength[ANNA] = [value - 6, 2, 2, 2]
    return p


THRESHOLDS = {
    "s1": (2, 3, 4),
    "s2": (3, 4, 6),
    "s3": (8, 12, 16),
    "s4": (8, 11, 13),
    "s5": (6, 8, 10),
    "s6": (4, 5, 6),
    "s7": (2, 3, 4),
    "s8": (7, 11, 13),
    "s9": (12, 15, 18),
}


@pytest.mark.parametrize("card", box.STATUE_IDS)
def test_statue_card(card: str) -> None:
    """5.7: 2, 5, 10 points for the highest level that is built and whose threshold is reached; one less is not enough."""
    place = 1 if card in ("s2", "s5", "s6", "s7") else 2
    for level, threshold in enumerate(THRESHOLDS[card], start=1):
        for value, reached in ((threshold, level), (threshold - 1, level - 1)):
            p = measured(no_hands().statue_card(place, card).statue(ANNA, place, 3), card, value)
            assert statue_points(p.s, ANNA, place - 1) == (0, 2, 5, 10)[reached], (level, value)
    p = measured(no_hands().statue_card(place, card), card, THRESHOLDS[card][2])
    for built, points in enumerate((0, 2, 5, 10)):
        p.statue(ANNA, place, built)
        assert statue_points(p.s, ANNA, place - 1) == points


def test_statue_fields_with_improver_and_bonus_tiles() -> None:
    """5.7: S3 and S4 use current colours and include G1 and G4."""
    p = no_hands().owns(ANNA, "g1").give(ANNA, "r5", "r24").statue_card(2, "s4").statue(ANNA, 2, 3)
    assert statue_points(p.s, ANNA, 1) == 2, "8"
    p.turn_of(ANNA).play("attach r5")
    assert statue_points(p.s, ANNA, 1) == 10, "6 + 2 and 4 + 2"
    p = no_hands().owns(ANNA, "g4").statue_card(2, "s4").statue(ANNA, 2, 3)
    assert statue_points(p.s, ANNA, 1) == 2, "10"


# ---- one test per Sphinx card --------------------------------------------------------------------------------------

# What a card needs, as bricks on (obelisk, colonnade, pyramid), levels of the statues, market levels, crews.
Goal = dict[str, tuple[int, ...]]
FULFILLED: dict[str, tuple[int, Goal]] = {
    "x1": (3, {"market": (5, 1)}),
    "x2": (8, {"bricks": (0, 0, 7)}),
    "x3": (8, {"bricks": (0, 6, 4)}),
    "x4": (3, {"market": (1, 5)}),
    "x5": (5, {"statues": (3, 3, 0)}),
    "x7": (5, {"statues": (0, 3, 0), "market": (1, 5)}),
    "x8": (4, {"bricks": (2, 2, 2), "statues": (1, 1, 0)}),
    "x9": (6, {"bricks": (0, 0, 4), "market": (1, 5)}),
    "x10": (5, {"bricks": (4, 0, 0)}),
    "x11": (5, {"market": (5, 5)}),
    "x12": (7, {"bricks": (3, 0, 0), "statues": (3, 3, 0)}),
    "x14": (6, {"bricks": (5, 0, 0)}),
    "x15": (3, {"crews": (1, 1, 1, 5)}),
    "x16": (8, {"bricks": (3, 6, 0)}),
    "x17": (3, {"crews": (5, 1, 1, 1)}),
    "x19": (6, {"bricks": (3, 0, 0), "market": (5, 1)}),
    "x20": (5, {"bricks": (0, 6, 0)}),
    "x21": (7, {"bricks": (3, 0, 5)}),
    "x22": (3, {"crews": (1, 5, 1, 1)}),
    "x23": (4, {"crews": (3, 3, 3, 3)}),
    "x24": (5, {"statues": (3, 0, 0), "market": (5, 1)}),
    "x25": (6, {"bricks": (3, 3, 3)}),
    "x27": (4, {"bricks": (0, 4, 0), "statues": (3, 0, 0)}),
    "x30": (6, {"bricks": (0, 0, 6)}),
    "x31": (9, {"bricks": (0, 5, 5)}),
    "x32": (7, {"bricks": (0, 0, 4), "statues": (3, 3, 0)}),
    "x33": (3, {"crews": (1, 1, 5, 1)}),
    "x34": (6, {"statues": (3, 3, 3)}),
    "x35": (4, {"statues": (2, 2, 2)}),
}
NOTHING: Goal = {"bricks": (0, 0, 0), "statues": (0, 0, 0), "market": (1, 1), "crews": (1, 1, 1, 1)}


def standing_at(goal: Goal) -> Position:
    """Anna with exactly these bricks, levels and strengths."""
    p = no_hands()
    wanted = {**NOTHING, **goal}
    p.s.bricks_on[ANNA] = [*wanted["bricks"], sum(wanted["statues"])]
    p.s.statue[ANNA] = list(wanted["statues"])
    p.s.market[ANNA] = list(wanted["market"])
    p.s.strength[ANNA] = list(wanted["crews"])
    return p


@pytest.mark.parametrize("card", FULFILLED)
def test_sphinx_card_with_conditions(card: str) -> None:
    """5.8: the points with exactly what the card asks for; nothing with one less of anything."""
    points, goal = FULFILLED[card]
    assert card_points(standing_at(goal), card) == points
    for what, values in goal.items():
        for i, value in enumerate(values):
            if value > NOTHING[what][i]:
                less = (*values[:i], value - 1, *values[i + 1 :])
                assert card_points(standing_at({**goal, what: less}), card) == 0, (what, less)


@pytest.mark.parametrize(("card", "colour"), [("x18", 0), ("x26", 1), ("x28", 2), ("x29", 3)])
def test_sphinx_card_for_the_most(card: str, colour: int) -> None:
    """5.8, RU-63: strictly greater than every other player's; a tie, or 0, scores nothing."""
    p = no_hands()

    def total(seat: int, value: int) -> None:
        if colour == 3:
            p.s.quarry[seat] = value
        else:
            p.s.grain[seat][colour] = value

    for seat in range(4):
        total(seat, 0)
    assert card_points(p, card) == 0
    total(ANNA, 8)
    assert card_points(p, card) == 4 and card_points(p, card, BEN) == 0
    total(DORA, 8)
    assert card_points(p, card) == 0
    total(ANNA, 9)
    assert card_points(p, card) == 4


def test_sphinx_card_per_row_bonus() -> None:
    """X6, RU-64: 2 points per row bonus won."""
    p = no_hands()
    for won in range(6):
        p.s.rows_won[ANNA] = won
        assert card_points(p, "x6") == 2 * won


def test_sphinx_card_per_permanent() -> None:
    """X13: 2 points per permanent card; fields, quarries and anytime cards do not count; attached improvers do."""
    p = no_hands().give(ANNA, "r2", "r5", "r12", "r16")
    assert card_points(p, "x13") == 0
    p.give(ANNA, "r4", "r24")
    assert card_points(p, "x13") == 4
    p.turn_of(ANNA).play("attach r5")
    assert card_points(p, "x13") == 4


def test_every_sphinx_card_has_its_test() -> None:
    """35 cards: 29 with conditions, 4 for the most, 2 per thing."""
    assert set(FULFILLED) | {"x18", "x26", "x28", "x29", "x6", "x13"} == set(box.SPHINX_IDS)
