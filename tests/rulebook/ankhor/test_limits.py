"""Token limits, returning, depots (RULES 4.4, 4.5)."""

from __future__ import annotations

import pytest

from ostracon.games.ankhor.tokens import excess

TOKENS = ("red", "blue", "white", "black", "green")


def test_over_the_limit_while_taking(table):
    """X11: eight resources are three too many; the ankh stays."""
    t = table().tokens(green=4, red=1, ankh=1).play("take blue", "take blue", "take white")
    t.play("end-turn")  # the old ankh could still bring new tiles
    assert t.legal() == {"return green", "return red", "return blue", "return white"}
    t.play("return green", "return green")
    assert (
        t.actor == 0
        and t.why_not("return black") == "none-to-return"
        and t.why_not("take red") == "return-first"
    )
    t.play("return red")
    assert t.held(0) == {"green": 2, "blue": 2, "white": 1, "ankh": 1} and t.actor == 1


def test_depot_takes_the_token_just_paid(table):
    """X21: the supply was empty of green, but the price returned one."""
    t = table(2).tokens(0, green=1, blue=1).tokens(1, green=3).price({1: "green blue"}).row("green depot")
    assert t.supply("green") == 0
    t.play("buy 1", "base 0,0")
    assert t.held(0) == {"green": 1} and t.supply("green") == 0
    assert "depot_token" in t.told()


def test_depot_without_supply(table):
    """X22: no token, now or later, but the storage space exists."""
    t = table(2).tokens(0, red=1, blue=1).tokens(1, green=4).price({1: "red blue"}).row("green depot")
    t.play("buy 1", "base 0,0")
    assert t.held(0) == {} and "depot_empty" in t.told() and t.s.depots[0] == [0, 0, 0, 1, 0]


def test_limit_with_a_depot(table):
    """X23: a green token lies on the depot, outside the limit; only loose types are offered."""
    t = table(3).domain({(0, 0): "green depot"}).tokens(green=2, red=2, blue=2)
    assert excess(t.s, 0) == 0
    t.tokens(green=1, red=3, blue=3)
    assert excess(t.s, 0) == 1
    t.tokens(green=1, red=3, blue=0).play("take blue", "take blue", "take blue")
    assert t.legal() == {"return red", "return blue"}
    assert t.why_not("return green") == "on-its-depot"
    t.play("return red")
    assert t.actor == 1


DEPOT_SQUARE = {(0, 0): "green depot", (1, 0): "blue two", (0, 1): "red two", (1, 1): "red jackal"}


def test_covering_a_depot_by_building(table):
    """X24: red 5 and green 1 on the depot; after paying one red, five resources are left and none goes back."""
    t = table(3).domain(DEPOT_SQUARE).tokens(red=5, green=1).price({1: "red white"}).row("red scarab")
    assert excess(t.s, 0) == 0
    t.play("buy 1", "upper 0,0")
    assert t.s.depots[0] == [0] * 5 and t.held(0) == {"red": 4, "green": 1} and t.actor == 1
    assert "depot_covered" in t.told()


def test_covering_a_depot_by_moving(table):
    """X24: after the ankh and three tokens there are nine resources, four too many."""
    base = DEPOT_SQUARE | {(2, 0): "white two", (2, 1): "black two"}
    t = table(3).domain(base, {(1, 0): "red scarab"}).tokens(red=5, green=1, ankh=1)
    t.play("relocate", "upper 1,0", "upper 0,0")
    assert t.s.depots[0] == [0] * 5 and t.actor == 0
    t.play("take blue", "take blue", "take white")
    assert excess(t.s, 0) == 4 and t.legal() == {"return red", "return green", "return blue", "return white"}
    t.play("return red", "return red", "return red")
    assert t.actor == 0
    t.play("return red")
    assert t.actor == 1 and sum(t.held(0).values()) == 5


def test_uncovering_a_depot(table):
    """R16: the storage is there again at once, without a free token."""
    base = DEPOT_SQUARE | {(2, 0): "white two", (2, 1): "black two"}
    t = table(3).domain(base, {(0, 0): "red scarab"}).tokens(red=4, ankh=1)
    assert t.s.depots[0] == [0] * 5
    t.play("relocate", "upper 0,0", "upper 1,0")
    assert t.s.depots[0] == [0, 0, 0, 1, 0] and t.held(0) == {"red": 4} and t.told()[-1] == "depot_open"


def test_depot_under_two_first_floor_tiles(table):
    """R16: it is uncovered only when the last first-floor tile has left it."""
    base = {(0, 0): "blue two", (1, 0): "green depot", (2, 0): "red two", (0, 1): "white two"}
    base |= {(1, 1): "black two", (2, 1): "red jackal", (0, 2): "blue desert", (1, 2): "white desert"}
    t = table(3).domain(base, {(0, 0): "red scarab", (1, 0): "red falcon"}).tokens(ankh=1)
    t.play("relocate", "upper 0,0", "upper 0,1")
    assert t.s.depots[0] == [0] * 5


@pytest.mark.parametrize("resource", TOKENS)
def test_each_depot_stores_its_own_colour(table, resource):
    """RULES 2.2, 4.5: six tokens of its colour are within the limit, six of another are not."""
    other = "blue" if resource != "blue" else "red"
    t = table(4).domain({(0, 0): f"{resource} depot"}).tokens(**{resource: 6})
    assert excess(t.s, 0) == 0
    t.tokens(**{resource: 0, other: 6})
    assert excess(t.s, 0) == 1


def test_depot_on_the_first_floor(table):
    """X41: it takes a token and stores it for good."""
    base = {(0, 0): "blue two", (1, 0): "green two", (0, 1): "red two", (1, 1): "white two"}
    t = table(3).domain(base).tokens(red=1).price({1: "red white"}).row("blue depot")
    t.play("buy 1", "upper 0,0")
    assert t.held(0) == {"blue": 1} and t.s.depots[0] == [1, 0, 0, 0, 0] and t.s.covered[0] == 0b1111


def test_relocated_depot(table):
    """R15: a moved depot gives no further token and keeps its storage."""
    t = table().domain({(0, 0): "green depot", (1, 0): "red two"}).tokens(ankh=1, green=1)
    t.play("relocate", "base 0,0", "base 2,0")
    assert t.held(0) == {"green": 1} and t.s.depots[0] == [0, 0, 0, 1, 0]


def test_limit_between_scribe_and_extra_turn(table):
    """X43: two occupied depots are covered by a scribe: one token goes back before the extra turn."""
    base = {(0, 0): "green depot", (1, 0): "blue depot", (0, 1): "red two", (1, 1): "red jackal"}
    t = table(3).domain(base).tokens(red=5, green=1, blue=1).price({1: "red white"}).row("red scribe")
    assert excess(t.s, 0) == 0
    t.play("buy 1", "upper 0,0")
    assert t.held(0) == {"red": 4, "green": 1, "blue": 1}
    assert t.legal() == {"return red", "return green", "return blue"}
    t.play("return blue")
    assert t.actor == 0 and "take red" in t.legal() and t.s.extra_turn == 0


def test_excess_inside_a_turn(table):
    """X44: a covered depot's token may still be spent in the same turn."""
    base = {(0, 0): "green depot", (1, 0): "blue two", (2, 0): "white two"}
    base |= {(0, 1): "red two", (1, 1): "black two", (2, 1): "green two"}
    t = table(3).domain(base, {(1, 0): "red jackal"}).tokens(red=5, green=1, ankh=1).price({1: "red green"})
    t.row("white desert").play("relocate", "upper 1,0", "upper 0,0")
    assert excess(t.s, 0) == 1 and t.actor == 0 and t.held(0) == {"red": 5, "green": 1}
    t.play("buy 1", "base 3,0")
    assert t.held(0) == {"red": 4} and t.actor == 1
