"""Bonus tokens and final scoring (RULES 6)."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from ostracon.games.ankhor import GAME
from ostracon.games.ankhor.scoring import total

FIXTURE = tomllib.loads(Path(__file__).with_name("final_scoring.toml").read_text("utf-8"))


def test_colour_bonus(table):
    """X3: the fifth green tile earns a token at once; the sixth nothing more."""
    green = {(0, 0): "green two", (1, 0): "green desert", (2, 0): "green jackal", (3, 0): "green scarab"}
    t = table().domain(green).tokens(blue=2, red=2).price({1: "blue red", 3: "blue red"})
    t.row("green falcon", None, "green two")
    assert t.s.bonus[0] == 0
    t.play("buy 1", "base 4,0")
    assert t.s.bonus[0] == 1 and "bonus" in t.told()
    t.play("take white", "take white", "take white", "buy 3", "base 5,0")
    assert t.s.bonus[0] == 1 and t.told().count("bonus") == 1


@pytest.mark.parametrize("animal", ["jackal", "scarab", "falcon"])
def test_animal_bonus(table, animal):
    """X4: five of an animal in five colours; no colour bonus."""
    colours = ("red", "blue", "white", "green", "black")
    cells = [(0, 0), (1, 0), (0, 1), (1, 1)]
    t = table().domain({cell: f"{colour} {animal}" for cell, colour in zip(cells, colours, strict=False)})
    t.tokens(blue=1, red=1).price({1: "blue red"}).row(f"black {animal}").play("buy 1", "base 2,0")
    assert t.s.bonus[0] == 1
    assert t.sheet() == {"numbers": 0, "bonuses": 3, "animals": 5, "colours": 0, "tokens": 0}


def test_losing_a_bonus(table):
    """X28: the middle of the line leaves, the groups have three and two tiles: the token goes back."""
    line = {
        (0, 0): "green two",
        (1, 0): "green two",
        (2, 0): "green jackal",
        (3, 0): "green scarab",
        (4, 0): "green desert",
    }
    t = table().domain(line).tokens(ankh=1)
    assert t.s.bonus[0] == 1
    t.play("relocate", "base 2,0", "base 0,1")
    assert t.s.bonus[0] == 0 and t.told()[-1] == "bonus_lost" and t.sheet()["colours"] == 5
    t = table().domain(line).tokens(ankh=1).play("relocate", "base 4,0", "base 0,1")
    assert t.s.bonus[0] == 1 and "bonus_lost" not in t.told()


def test_bonus_regained(table):
    """R20: forming the group again gives a token again."""
    line = {
        (0, 0): "green two",
        (1, 0): "green two",
        (2, 0): "green jackal",
        (3, 0): "green scarab",
        (4, 0): "green desert",
    }
    t = table().domain(line).tokens(ankh=2).play("relocate", "base 2,0", "base 0,1")
    assert t.s.bonus[0] == 0
    t.play("relocate", "base 0,1", "base 2,0")
    assert t.s.bonus[0] == 1


def test_bonus_by_relocation(table):
    """X36: the fifth jackal joins the four; nothing is bought."""
    four = {(0, 0): "red jackal", (1, 0): "blue jackal", (2, 0): "white jackal", (3, 0): "green jackal"}
    t = table().domain({**four, (3, 1): "red two", (3, 2): "black jackal"}).tokens(ankh=1)
    assert t.s.bonus[0] == 0
    t.play("relocate", "base 3,2", "base 4,0")
    assert t.s.bonus[0] == 1 and t.s.tile_count[0] == 6 and t.s.end_triggered == 0 and t.s.progress == 0


def test_one_tile_two_bonuses(table):
    """X37: a red scarab completes four reds and four scarabs."""
    red = {(0, 0): "red two", (1, 0): "red two", (2, 0): "red desert", (3, 0): "red jackal"}
    scarabs = {(5, 0): "blue scarab", (6, 0): "white scarab", (7, 0): "green scarab", (8, 0): "black scarab"}
    t = table().domain({**red, **scarabs}).tokens(blue=1, red=1).price({1: "blue red"}).row("red scarab")
    t.play("buy 1", "base 4,0")
    assert t.s.bonus[0] == 2 and t.sheet()["bonuses"] == 6


GREENS = ("two", "two", "jackal", "jackal", "scarab", "scarab", "falcon", "falcon", "depot", "scribe")


def green_groups(table):
    """Two green groups of five in a row beside a red tile, joined by a green desert in the gap at 5,0."""
    cells = [(x, 0) for x in range(5)] + [(x, 0) for x in range(6, 11)]
    green = {cell: f"green {kind}" for cell, kind in zip(cells, GREENS, strict=True)}
    t = table().domain({**green, (-1, 0): "red two"})
    assert t.s.bonus[0] == 2
    t.tokens(blue=1, red=1, ankh=2).price({1: "blue red"}).row("green desert")
    return t.play("buy 1", "base 5,0")


def test_groups_that_grow_together_keep_their_bonuses(table):
    """R19: two green groups of five, joined by an eleventh tile, are one group with both tokens."""
    t = green_groups(table)
    assert t.s.bonus[0] == 2 and not {"bonus", "bonus_lost"} & set(t.told())
    (group,) = [group for group in GAME.view(t.s, 0).domains[0].groups if group.bonus]
    assert (len(group.tiles), group.bonus) == (11, 2)
    assert t.sheet()["bonuses"] == 6


@pytest.mark.parametrize(
    ("tile", "to"),
    [
        ("base 10,0", "base 0,1"),
        ("base 9,0", "base 0,1"),
        ("base 10,0", "base -2,0"),
        ("base 5,0", "base 0,1"),
    ],
    ids=["to the other end", "one is cut off", "ten stay together", "two groups again"],
)
def test_a_joined_group_keeps_a_token_for_every_five(table, tile, to):
    """R19: after a move a group keeps both its tokens while it has ten tiles."""
    t = green_groups(table).play("relocate", tile, to)
    assert t.s.bonus[0] == 2 and not {"bonus", "bonus_lost"} & set(t.told())


def test_a_broken_joined_group_loses_a_token(table):
    """R19: nine tiles stay together, or eight with the moved one: one token goes back."""
    t = green_groups(table).play("relocate", "base 10,0", "base -2,0", "relocate", "base 9,0", "base -1,1")
    assert t.s.bonus[0] == 1 and t.told()[-1] == "bonus_lost"
    t = green_groups(table).play("relocate", "base 8,0", "base 0,1")
    assert t.s.bonus[0] == 1 and t.told()[-1] == "bonus_lost"


def test_a_group_of_ten_has_one_bonus(table):
    """R19: a group that has grown from one has one token, however large."""
    t = table().domain({(x, 0): f"green {kind}" for x, kind in enumerate(GREENS)})
    assert t.s.bonus[0] == 1


def test_a_bonus_lost_and_another_won_are_both_told(table):
    """6.1: the same move breaks a red group and makes a group of scarabs, or of other reds: the log tells both."""
    red = {
        (0, 0): "red two",
        (1, 0): "red two",
        (2, 0): "red desert",
        (3, 0): "red jackal",
        (4, 0): "red scarab",
    }
    link = {(4, 1): "blue two"}
    scarabs = {(4, 2): "blue scarab", (3, 2): "white scarab", (2, 2): "green scarab", (1, 2): "black scarab"}
    t = table().domain({**red, **link, **scarabs}).tokens(ankh=1)
    t.play("relocate", "base 4,0", "base 0,2")
    assert t.s.bonus[0] == 1 and t.told()[-2:] == ["bonus_lost", "bonus"]

    link = {(0, 1): "blue two"}
    other = {(0, 2): "red scribe", (1, 2): "red depot", (2, 2): "red jackal", (3, 2): "red falcon"}
    t = table().domain({**red, **link, **other}).tokens(ankh=1)
    t.play("relocate", "base 4,0", "base 4,2")
    assert t.s.bonus[0] == 1 and t.told()[-2:] == ["bonus_lost", "bonus"]


def test_group_across_floors(table):
    """4.1: a first-floor tile joins what lies under it."""
    base = {(0, 0): "green two", (0, 1): "green desert", (1, 0): "red two", (1, 1): "blue two"}
    base |= {(2, 0): "green jackal", (2, 1): "green scarab"}
    t = table().domain(base, {(0, 0): "green falcon", (1, 0): "green two"})
    assert t.s.bonus[0] == 1 and t.sheet()["colours"] == 6


def test_printed_numbers(table):
    """X12: two bonus tokens and a 2: 3 + 3 + 2 = 8."""
    red = {(0, 0): "red jackal", (1, 0): "red jackal", (2, 0): "red desert", (3, 0): "red scribe"}
    scarabs = {(5, 0): "blue scarab", (6, 0): "white scarab", (7, 0): "green scarab", (8, 0): "black scarab"}
    t = table().domain({**red, **scarabs, (4, 0): "red scarab", (0, 1): "blue two"})
    assert t.sheet()["numbers"] + t.sheet()["bonuses"] == 8 and t.s.bonus[0] == 2


def test_animals(table):
    """X13: three scarabs, a pair of jackals, a lone falcon: 3 + 2 + 0."""
    row = [
        "red scarab",
        "blue scarab",
        "white scarab",
        "red two",
        "green jackal",
        "black jackal",
        "blue two",
        "red falcon",
    ]
    t = table().domain({(x, 0): name for x, name in enumerate(row)})
    assert t.sheet()["animals"] == 5 and t.s.bonus[0] == 0


def test_colours(table):
    """X14: three reds, a blue pair, a lone white tile: 3 + 2 + 0."""
    row = ["red desert", "red jackal", "red depot", "blue desert", "blue falcon", "white desert"]
    t = table().domain({(x, 0): name for x, name in enumerate(row)})
    assert t.sheet() == {"numbers": 0, "bonuses": 0, "animals": 0, "colours": 5, "tokens": 0}


@pytest.mark.parametrize(("count", "points"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (7, 2), (8, 2)])
def test_token_sets(table, count, points):
    """X15, R37: a point for three tokens, ankhs and those on depots included; 7 or 8 give 2."""
    t = table(4).domain({(0, 0): "blue depot"})
    t.tokens(ankh=min(count, 2), blue=max(count - 2, 0))
    assert t.sheet()["tokens"] == points


def test_final_scoring_of_the_rulebook(table):
    """X16: the position of the rulebook's example: 24 points."""
    by_floor: list[dict[tuple[int, int], str]] = [{}, {}]
    for tile in FIXTURE["tile"]:
        by_floor[tile["floor"]][tile["x"], tile["y"]] = tile["tile"]
    t = table(3).domain(*by_floor).tokens(red=1, ankh=FIXTURE["tokens_left"] - 1)
    expected = FIXTURE["expected"]
    assert t.s.bonus[0] == FIXTURE["bonus_tokens"] == 1
    assert t.sheet() == {
        "numbers": expected["printed_tiles"],
        "bonuses": expected["printed_bonus"],
        "animals": expected["animal_jackal"] + expected["animal_scarab"],
        "colours": expected["colour_white"] + expected["colour_green"] + expected["colour_red"],
        "tokens": expected["token_sets"],
    }
    assert t.sheet() == {"numbers": 6, "bonuses": 3, "animals": 5, "colours": 10, "tokens": 0}
    assert total(t.s, 0) == GAME.total(t.s, 0) == FIXTURE["expected_total"] == 24
