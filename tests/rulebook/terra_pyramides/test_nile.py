"""Version 3: Nile cells, boats, oases, strategy cards (RULES 5.3, 5.9, 5.10)."""

from __future__ import annotations

import pytest

from ostracon.games.terra_pyramides import components as box

from .positions import Table, at


@pytest.mark.parametrize(("axis", "steps"), [("h", 2), ("d", 4)])
def test_tile_at_the_bank(axis: str, steps: int) -> None:
    """X-24: two Nile cells across, four on the diagonal; the worker may cross the river."""
    table = Table(version=3, dealt=True).hold("WB_red")
    left = table.s.bases_left
    table.play(f"place {at(1, 1)}")
    assert table.s.bases_left == left
    table.play(f"row {axis}")
    assert (table.s.boat[0], table.blocks()) == (steps, {"red": 1})
    assert table.waiting() == [(1, 1)]
    assert table.ways() == {"s": (2, 1), "e": (1, 4), "se": (6, 6)}
    assert table.legal("worker") == {"s", "e", "se", "back"}


def test_diagonal_over_the_nile() -> None:
    """X-25: one eye, a red and a black block, a worker, two boat steps."""
    table = Table(version=3).lay({(2, 4): "WE", (3, 5): "B_red"}).base((1, 4)).hold("B_black")
    table.play(f"place {at(4, 6)}", "row d")
    assert (table.s.horus[0], table.s.boat[0], table.blocks()) == (1, 2, {"red": 1, "black": 1})
    assert table.waiting() == [(2, 4)]


def test_enclosed_place_at_the_nile() -> None:
    """X-33: eyes, offerings, the coin and the points of the oases, boat steps."""
    table = Table(version=3).lay({(3, 5): "EE", (3, 6): "F2"}).own((4, 5), seat=1).hold("OB_red")
    table.play(f"place {at(4, 6)}")
    s = table.s
    assert (s.horus[1], s.offerings[1], s.gold[1], s.oases[1], s.boat[1]) == (2, 2, 1, 2, 4)
    assert (s.arrivals, s.arrival[1]) == (1, 1)  # one move, one stamp


def test_printed_oasis_and_oasis_tile() -> None:
    """R-37: a printed oasis gives a coin and a point, an oasis tile a point and its other symbol."""
    table = Table(version=3).hold("OB_red")
    table.play(f"place {at(2, 6)}", "row h")  # (2,4) (2,5 oasis) (2,6) (2,7) (2,8 oasis) (2,9) and the Nile
    assert (table.s.gold[0], table.s.oases[0], table.blocks()) == (2, 3, {"red": 1})


def test_boat_stamps() -> None:
    """X-43: who comes first is ahead; a boat on the last cell keeps its stamp."""
    table = Table(version=3, dealt=True).hold("EE").hold("EE", seat=1)
    table.play(f"place {at(1, 1)}", "row d", "draw 1")
    assert (table.s.boat[0], table.s.arrival[0]) == (4, 1)
    table.give(seat=1, gold=0)
    table.s.boat[1] = 2
    table.play(f"place {at(1, 0)}", "row h")
    assert (table.s.boat[1], table.s.arrival[1]) == (4, 2)
    table = Table(version=3, dealt=True).give(boat=19, arrival=3).hold("EE")
    table.play(f"place {at(1, 1)}", "row h")
    assert (table.s.boat[0], table.s.arrival[0], table.s.arrivals) == (19, 3, 0)


def test_surplus_boat_steps_are_lost() -> None:
    """RULES 5.9: never beyond the last cell."""
    table = Table(version=3, dealt=True).give(boat=17).hold("EE")
    table.play(f"place {at(1, 1)}", "row d")
    assert table.s.boat[0] == 19


def test_hiring_the_boat() -> None:
    """R-45: 2 gold a cell; not on the last one; V3 only."""
    table = Table(version=3).give(gold=5, boat=18).asked("end_turn")
    table.play("boat")
    assert (table.s.boat[0], table.s.gold[0]) == (19, 3)
    assert not table.allows("boat") and table.why("boat") == "boat-at-the-end"
    assert Table(version=3).give(gold=1).asked("end_turn").why("boat") == "too-little-gold"
    assert Table(version=2).give(gold=2).asked("end_turn").why("boat") == "not-in-this-version"


@pytest.mark.parametrize(("horus", "price"), [(13, 2), (5, 1), (25, 5), (9, 1), (10, 2)])
def test_strategy_price(horus: int, price: int) -> None:
    """X-29: a coin for each coin space reached."""
    table = Table(version=3).give(horus=horus, gold=price).asked("end_turn")
    table.play("strategy nile")
    assert (table.s.gold[0], table.s.strategy[0]) == (0, box.CARD_IDS.index("nile"))
    poor = Table(version=3).give(horus=horus, gold=price - 1).asked("end_turn")
    assert poor.why("strategy nile") == "too-little-gold"


def test_strategy_needs_five_points() -> None:
    """X-29: horus 4 is not enough."""
    table = Table(version=3).give(horus=4, gold=4).asked("end_turn")
    assert table.why("strategy eyes") == "horus-too-low"


@pytest.mark.parametrize("card", box.CARD_IDS)
def test_each_strategy_card_is_sold_once(card: str) -> None:
    """RULES 5.10: one card per player, each card once."""
    table = Table(version=3).give(horus=5, gold=3).give(seat=1, horus=5, gold=3).asked("end_turn")
    table.play(f"strategy {card}")
    assert table.legal("strategy") == set()
    assert all(table.why(f"strategy {other}") == "one-card-each" for other in box.CARD_IDS)
    table.s.decider = 1
    assert table.legal("strategy") == set(box.CARD_IDS) - {card}
    assert table.why(f"strategy {card}") == "card-gone"


def test_no_strategy_cards_before_version_three() -> None:
    """RULES 4.4."""
    table = Table(version=2).give(horus=9, gold=4).asked("end_turn")
    assert table.why("strategy eyes") == "not-in-this-version"


def test_nile_cells_supply_nothing() -> None:
    """RULES 4.3: positions in SUPPLY count all cells of the row, Nile cells included."""
    table = Table(version=3).lay({(2, 4): "W"}).base((1, 4)).give(reserve=1).hold("W")
    table.play(f"place {at(3, 5)}", "row d")  # (0,2) N, (1,3) N, (2,4), (3,5), (4,6), (5,7)
    assert table.legal() == {"supply 3", "supply 4"}
    assert table.why("supply 1") == "needs-no-worker"
    table.play("supply 4")
    assert table.waiting() == [(3, 5)]
