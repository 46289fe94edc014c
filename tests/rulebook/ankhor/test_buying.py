"""Buying and laying tiles (RULES 4.3.1, 4.3.4)."""

from __future__ import annotations

import pytest

from ostracon.games.ankhor import components as box


def test_buying_a_white_tile_for_three_tokens(table):
    """X1: the tokens go back, the slot stays empty, no other slot changes."""
    t = table().price({4: "green red black"}).tokens(green=1, red=1, black=1)
    t.row("blue two", "red two", "green two", "white two", "black two", "blue desert")
    t.play("buy 4", "base 0,0")
    assert t.held() == {} and [t.supply(r) for r in ("green", "red", "black")] == [4, 4, 4]
    assert t.for_sale() == ["blue two", "red two", "green two", None, "black two", "blue desert"]
    assert t.s.tile_count[0] == 1 and t.actor == 1


def test_the_first_tile_has_one_place(table):
    """R40: the first tile lies in the middle, and the decision is presented although it has one answer."""
    t = table().price({1: "blue red"}).tokens(blue=1, red=1).row("white two").play("buy 1")
    assert t.legal() == {"base 0,0"}
    assert t.why_not("base 1,0") == "first-tile"


def test_free_base_cells(table):
    """X2: seven cells by their sides, none by its corner."""
    t = table().domain({(0, 0): "red two", (1, 0): "blue two", (0, 1): "black two"})
    t.price({1: "blue red"}).tokens(blue=1, red=1).row("white two").play("buy 1")
    assert t.legal() == {
        "base -1,0",
        "base 0,-1",
        "base 1,-1",
        "base 2,0",
        "base 1,1",
        "base -1,1",
        "base 0,2",
    }
    for corner in ("-1,-1", "2,-1", "2,1", "1,2", "-1,2"):
        assert t.why_not(f"base {corner}") == "not-beside-a-tile"
    assert t.why_not("base 1,0") == "cell-taken"


def test_first_floor_discount(table):
    """X17: with one green lacking, only the first floor is possible and the only waiver is applied unasked."""
    t = table().domain({(0, 0): "green two", (1, 0): "blue two", (0, 1): "red two", (1, 1): "white two"})
    t.price({2: "green green red"}).tokens(green=1, red=1).row(None, "green jackal")
    assert t.legal("buy") == {"buy 2"}
    t.play("buy 2")
    assert t.legal() == {"upper 0,0"}
    assert t.why_not("base 2,0") == "too-dear-for-the-ground"
    t.play("upper 0,0")
    assert t.held() == {} and t.supply("green") == 4 and t.supply("red") == 4
    assert t.s.tile_count[0] == 5 and t.actor == 1


def test_choice_of_the_waiver(table):
    """X18: with the full price in hand, ground or first floor, and either marker may be skipped."""
    t = table().domain({(0, 0): "green two", (1, 0): "blue two", (0, 1): "red two", (1, 1): "white two"})
    t.price({2: "green green red"}).tokens(green=2, red=1).row(None, "green jackal").play("buy 2")
    around = {
        "base -1,0",
        "base -1,1",
        "base 0,2",
        "base 1,2",
        "base 2,1",
        "base 2,0",
        "base 1,-1",
        "base 0,-1",
    }
    assert t.legal() == around | {"upper 0,0"}
    t.play("upper 0,0")
    assert t.legal() == {"waive green", "waive red"}
    assert t.why_not("waive blue") == "not-in-price"
    t.play("waive green")
    assert t.held() == {"green": 1}


def test_waiver_of_the_other_marker(table):
    """X18, R17: of two identical markers only one is skipped; skipping red costs both greens."""
    t = table().domain({(0, 0): "green two", (1, 0): "blue two", (0, 1): "red two", (1, 1): "white two"})
    t.price({2: "green green red"}).tokens(green=2, red=1).row(None, "green jackal")
    t.play("buy 2", "upper 0,0", "waive red")
    assert t.held() == {"red": 1}


def test_colour_condition(table):
    """X19: a green tile cannot go on blue, blue, white, red; a white one can."""
    block = {(0, 0): "blue two", (1, 0): "blue jackal", (0, 1): "white two", (1, 1): "red two"}
    t = table().domain(block).price({1: "blue red"}).tokens(blue=1, red=1).row("green two").play("buy 1")
    assert "upper 0,0" not in t.legal() and t.why_not("upper 0,0") == "needs-its-colour"
    t = table().domain(block).price({1: "blue red"}).tokens(blue=1, red=1).row("white jackal").play("buy 1")
    assert "upper 0,0" in t.legal()


def test_one_token_short_without_a_place_upstairs(table):
    """4.3.1: the reduced price does not help where no block has the tile's colour."""
    block = {(0, 0): "blue two", (1, 0): "blue jackal", (0, 1): "white two", (1, 1): "red two"}
    t = table().domain(block).price({1: "blue red"}).tokens(blue=1).row("green two")
    assert t.legal("buy") == set() and t.why_not("buy 1") == "no-place-upstairs"
    assert t.why_not("buy 2") == "slot-empty"
    t = table().domain(block).price({1: "blue red"}).row("green two")
    assert t.why_not("buy 1") == "too-dear"


def test_ankhs_never_pay(table):
    """R35: two ankhs are no money."""
    t = table().price({1: "blue red"}).tokens(blue=1, ankh=2).row("green two")
    assert t.legal("buy") == set()


def test_cheapest_price_is_one(table):
    """R17: a tile of a two-hole column costs one token on the first floor."""
    t = table().domain({(0, 0): "green two", (1, 0): "blue two", (0, 1): "red two", (1, 1): "white two"})
    t.price({1: "blue red"}).tokens(red=1).row("green jackal").play("buy 1", "upper 0,0")
    assert t.held() == {} and t.s.tile_count[0] == 5


def test_empty_row_without_ankh(table):
    """X40: only tokens can be taken; an ankh taken now refreshes from the next turn on."""
    t = table()
    assert t.legal() == {f"take {name}" for name in (*box.RESOURCE_IDS, "ankh")}
    assert t.why_not("refresh") == "no-ankh"
    t.play("take ankh", "take ankh", "take blue")
    assert t.actor == 1
    t.play("take red", "take red", "take red")
    assert "refresh" in t.legal()


def test_purchase_from_the_supply_that_is_empty_of_a_type(table):
    """R42: a type that has run out cannot be taken, and that is all."""
    t = table().tokens(0, blue=2).tokens(1, blue=2)
    assert "take blue" not in t.legal() and t.why_not("take blue") == "supply-empty"
    t.play("take red", "take red", "take red", "take red")
    assert t.legal() == {"take white", "take black", "take green", "take ankh"}


@pytest.mark.parametrize("tile", range(len(box.TILE_IDS)), ids=box.TILE_IDS)
def test_each_tile(table, tile):
    """RULES 2.2, 5: what each of the 35 tiles does when it is bought, and what it is worth alone."""
    name = box.TILE_IDS[tile]
    price = "blue white" if box.TILE_COLOUR[tile] > 1 else "green red"
    t = table().price({1: price}).row(name)
    t.tokens(**dict.fromkeys(price.split(), 1)).play("buy 1", "base 0,0")
    colour = box.RESOURCE_IDS[box.TILE_COLOUR[tile]]
    if box.TILE_KIND[tile] == box.DEPOT:
        assert t.held() == {colour: 1} and t.supply(colour) == 3
        assert t.s.depots[0][box.TILE_COLOUR[tile]] == 1
    else:
        assert t.held() == {} and t.s.depots[0] == [0] * 5
    assert t.actor == (0 if box.TILE_KIND[tile] == box.SCRIBE else 1)
    assert t.sheet() == {
        "numbers": box.TILE_POINTS[tile],
        "bonuses": 0,
        "animals": 0,
        "colours": 0,
        "tokens": 0,
    }
    assert box.TILE_POINTS[tile] == (2 if name.endswith("two") else 0)


@pytest.mark.parametrize("layout", ["alternating_2_first", "alternating_3_first", "rising", "falling"])
@pytest.mark.parametrize("slot", range(1, 7))
def test_each_column(table, layout, slot):
    """RULES 2.3, R7: each slot costs exactly the markers above it, on the ground; one fewer is not enough."""
    t = table(4, price_layout=layout).row(*["red two" if i == slot - 1 else None for i in range(6)])
    cost = {box.RESOURCE_IDS[r]: n for r, n in enumerate(t.s.price[slot - 1]) if n}
    t.tokens(**cost)
    assert t.legal("buy") == {f"buy {slot}"}
    some = next(iter(cost))
    t.tokens(**{some: cost[some] - 1})
    assert t.legal("buy") == set()
    t.tokens(**cost).play(f"buy {slot}", "base 0,0")
    assert t.held() == {}
