"""Version 2: the Horus track, offerings, enclosed places (RULES 5.7, 5.8)."""

from __future__ import annotations

import pytest

from ostracon.games.terra_pyramides import components as box
from ostracon.games.terra_pyramides.vocabulary import Decision, Event

from .positions import Table, at

RING = {(2, 5): "EE", (2, 6): "EB_red", (2, 7): "WE", (3, 5): "WE", (4, 5): "EB_blue", (3, 7): "EB_green"}
EDGE = {(3, 8): "EE", (3, 9): "EE", (4, 8): "EE", (5, 8): "EE"}


@pytest.mark.parametrize("owner", [0, 1])
def test_enclosed_base_in_the_middle(owner: int) -> None:
    """X-20: 7 eyes, a coin from the oasis, two for passing space 5, whoever closes the ring; no blocks, no workers."""
    table = Table(version=2).lay(RING).own((3, 6), seat=owner).base((4, 4), (1, 5), (6, 5)).hold("B_black")
    reserve = table.s.reserve[:]
    table.play(f"place {at(4, 6)}")
    assert (table.s.horus[owner], table.s.gold[owner]) == (7, 3)
    assert table.s.block_count == [0] * 4 and table.s.reserve == reserve
    other = 1 - owner
    assert (table.s.horus[other], table.s.gold[other]) == (0, 0)


def test_enclosed_base_at_the_edge() -> None:
    """X-21: the edge counts as closed; 9 eyes, one coin space passed."""
    table = Table(version=2).lay(EDGE).own((4, 9), seat=1).hold("EB_red")
    table.play(f"place {at(5, 9)}")
    assert (table.s.horus[1], table.s.gold[1]) == (9, 2)


def test_enclosed_base_without_workers() -> None:
    """X-22: no bonus, also not later when somebody moves in."""
    table = Table(version=2).lay(EDGE).base((4, 9)).give(gold=3).hold("EB_red")
    table.play(f"place {at(5, 9)}")
    assert table.s.horus == [0] * 4
    table.play(f"buy-worker {table.number((4, 9)) + 1}")
    assert table.place((4, 9)) == (0, 1, 0) and table.s.horus == [0] * 4


def test_base_bought_before_the_tile_counts() -> None:
    """R-67: occupied at the moment of placing."""
    table = Table(version=2).lay(EDGE).base((4, 9)).give(gold=3).hold("EB_red")
    table.play(f"buy-worker {table.number((4, 9)) + 1}", f"place {at(5, 9)}")
    assert table.s.horus[0] == 9


def test_no_bonus_in_version_one() -> None:
    """R-38: V1 has no enclosure bonus."""
    table = Table().lay(EDGE).own((4, 9), seat=1).hold("EB_red")
    table.play(f"place {at(5, 9)}")
    assert (table.s.horus[1], table.s.gold[1]) == (0, 0)


def test_the_same_eyes_count_again_in_the_row() -> None:
    """R-35: the tile just placed is part of the bonus, and of the row."""
    table = Table(version=2).lay(EDGE).own((4, 9)).hold("EE")
    table.play(f"place {at(5, 9)}")
    assert table.s.horus[0] == 10
    table.play("row v")  # (5,9) to (8,9): the oasis (8,9) and two eyes
    assert (table.s.horus[0], table.s.gold[0]) == (12, 2 * 2 + 1)


def test_several_places_enclosed_by_one_tile() -> None:
    """R-34: the active player first, then clockwise; each owner gets the bonus of his place."""
    # (3,5) is around (3,6) and (4,4).
    ring = {(2, 5): "EE", (2, 6): "EE", (2, 7): "EE", (3, 7): "EE", (4, 5): "EE", (4, 6): "EE"}
    other = {(3, 3): "F2", (3, 4): "F2", (4, 3): "F2", (5, 3): "F2", (5, 4): "F2", (5, 5): "F2"}
    table = (
        Table(version=2, players=3).lay({**ring, **other}).own((4, 4), seat=1).own((3, 6), seat=2).hold("F3")
    )
    told = table.play(f"place {at(3, 5)}")
    enclosed = [e.a for e in told if e.kind == Event.ENCLOSED]
    assert enclosed == [1, 2]
    assert table.s.offerings[:3] == [0, 15, 3] and table.s.horus[:3] == [0, 2, 12]


@pytest.mark.parametrize(
    ("before", "tile", "after", "gold"), [(4, "WE", 5, 2), (5, "EE", 7, 0), (9, "EE", 11, 2), (0, "EE", 2, 0)]
)
def test_coin_spaces(before: int, tile: str, after: int, gold: int) -> None:
    """X-23: a coin space reached or passed pays 2 gold."""
    table = Table(version=2).give(horus=before).hold(tile)
    table.play(f"place {at(0, 0)}", "row v")
    assert (table.s.horus[0], table.s.gold[0]) == (after, gold)


def test_two_coin_spaces_at_once() -> None:
    """X-23: from 4 by 7 to 11 passes two coin spaces: 4 gold."""
    table = Table(version=2).lay(RING).own((3, 6)).give(horus=4).hold("B_black")
    table.play(f"place {at(4, 6)}")
    assert (table.s.horus[0], table.s.gold[0]) == (11, 1 + 4)


def test_no_coin_space_passed() -> None:
    """X-23: from 5 by 4 to 9 pays nothing."""
    table = Table(version=2).lay({(4, 5): "EE"}).give(horus=5).hold("EE")
    table.play(f"place {at(4, 6)}", "row h")
    assert (table.s.horus[0], table.s.gold[0]) == (9, 1)  # the coin is the oasis's


def test_offer() -> None:
    """RULES 4.4: 1 gold, 1 offering, in V2 and V3 only."""
    table = Table(version=2).give(gold=2).asked("end_turn")
    table.play("offer", "offer")
    assert (table.s.offerings[0], table.s.gold[0]) == (2, 0)
    assert table.why("offer") == "too-little-gold"
    assert Table().give(gold=2).asked("end_turn").why("offer") == "not-in-this-version"


def test_gold_above_the_limit_while_waiting() -> None:
    """R-23: a bonus may lift a waiting player above 4 gold; he spends it on his own turn."""
    table = Table(version=2).lay(EDGE).own((4, 9), seat=1).give(seat=1, gold=4).hold("EE").hold("EE", seat=1)
    table.play(f"place {at(5, 9)}", "row h", "draw 1")
    assert (table.s.gold[1], table.s.decider) == (8, 1)
    table.play(f"place {at(0, 0)}", "row v")
    assert table.s.decision == Decision.END_TURN and table.legal("draw") == set()


@pytest.mark.parametrize("name", [name for name in box.TILE_IDS if box.TILE_EYES[box.TILE_IDS.index(name)]])
def test_eyes_move_the_counter(name: str) -> None:
    """RULES 5.3: in V2 each eye is a step on the Horus track, not a coin."""
    table = Table(version=2).hold(name)
    table.play(f"place {at(0, 0)}", "row v")
    assert (table.s.horus[0], table.s.gold[0]) == (box.TILE_EYES[box.TILE_IDS.index(name)], 0)
