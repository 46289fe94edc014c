"""The evaluation that bots play by."""

from __future__ import annotations

from ostracon.games.imhotep import GAME
from rulebook.imhotep.position import Position, Table, seats


def worth(table: Table, colour: str) -> int:
    """What a player expects, in hundredths of a point."""
    return GAME.evaluate(table.s, seats(colour)[0])


def test_a_ship_at_the_market_promises_cards() -> None:
    """Until they are taken, to each owner of a stone on it: one card a stone; afterwards the card itself counts."""
    market = ("statue", "statue", "lever", "sail")
    table = Position().market(*market).ship(1, "[W W B G]").ship(4, "[K _]").table()
    before = {colour: worth(table, colour) for colour in "KWBG"}
    table.play("K: sail 1 market")
    gained = {colour: worth(table, colour) - before[colour] for colour in "KWBG"}
    assert gained["W"] == 2 * gained["B"] == 2 * gained["G"] > 0 == gained["K"]
    table.play("W: take 1", "W: take 3")
    assert worth(table, "W") > before["W"]


def test_a_ship_at_the_pyramids_promises_places() -> None:
    """Side B: until their owners have chosen the pyramid."""
    table = Position(4, "ABAAA").ship(1, "[W W B G]").ship(4, "[K _]").table()
    before = {colour: worth(table, colour) for colour in "KWBG"}
    table.play("K: sail 1 pyramid")
    gained = {colour: worth(table, colour) - before[colour] for colour in "KWBG"}
    assert gained["W"] == 2 * gained["B"] == 2 * gained["G"] > 0 == gained["K"]


def test_a_decoration_grows_with_the_rounds_to_come() -> None:
    """Worth more than its stones now, and less the fewer rounds are left."""
    worths = []
    for round in (1, 3, 6):
        plain = Position(round=round).temple("KKWW").table()
        adorned = Position(round=round).temple("KKWW").owns(K="temple_decoration").table()
        worths.append(worth(adorned, "K") - worth(plain, "K"))
    assert worths[0] > worths[1] > worths[2] == 100


def test_at_the_end_it_is_the_score() -> None:
    """Nothing is left to expect."""
    table = Position(2).points(K=17, W=31).table()
    table.s.decider = -1
    assert (worth(table, "K"), worth(table, "W")) == (1700, 3100)
