"""What happens seldom: last coins, bonuses of several players at once, a full loop, workers bought back."""

from __future__ import annotations

import pytest

from ostracon.games.terra_pyramides import GAME
from ostracon.games.terra_pyramides import components as box
from ostracon.games.terra_pyramides.scoring import meets_goal
from ostracon.games.terra_pyramides.vocabulary import Decision

from .positions import Table, at, nobody

EDGE = {(3, 8): "EE", (3, 9): "EE", (4, 8): "EE", (5, 8): "EE"}  # four of the five cells around (4,9)


def test_the_last_coins_go_in_the_order_of_the_bonus() -> None:
    """R-11: the oasis comes before the coin spaces; what the supply lacks is lost."""
    ring = {(2, 5): "EE", (2, 6): "EE", (2, 7): "EE", (3, 5): "EE", (4, 5): "EE", (3, 7): "EE"}
    table = Table(version=2).lay(ring).own((3, 6), seat=1).hold("B_black")
    table.s.gold_supply = 4
    table.play(f"place {at(4, 6)}")
    assert (table.s.horus[1], table.s.gold[1], table.s.gold_supply) == (12, 4, 0)  # 1 + 2 x 2 would be 5


def closing_two(active: int) -> Table:
    """Nile side, three players: (6,4) is the last gap around (5,3) of seat 0 and (7,4) of seat 2."""
    around = [(4, 2), (4, 3), (5, 2), (6, 2), (6, 3), (7, 3), (8, 3), (8, 4), (8, 5)]
    table = Table(version=3, players=3).lay(dict.fromkeys(around, "B_red"))
    table.own((5, 3), seat=0).own((7, 4), seat=2).hold("WE", seat=active)
    table.s.decider = active
    return table


@pytest.mark.parametrize(("active", "first"), [(0, 0), (1, 2), (2, 2)])
def test_the_last_coins_of_two_places_closed_at_once(active: int, first: int) -> None:
    """R-34: the active player's places are paid first, then clockwise."""
    table = closing_two(active)
    for seat in (0, 2):
        table.give(seat=seat, horus=4)
    table.s.gold_supply = 2
    table.play(f"place {at(6, 4)}")
    assert table.s.horus[:3] == [5, 0, 5]
    assert table.s.gold[first] == 2 and sum(table.s.gold) == 2


@pytest.mark.parametrize(("active", "ahead"), [(0, 0), (1, 2), (2, 2)])
def test_boats_of_two_places_closed_at_once(active: int, ahead: int) -> None:
    """R-34, RULES 5.9: two Nile cells each; on the same cell the boat that was paid first is ahead."""
    table = closing_two(active)
    table.play(f"place {at(6, 4)}")
    assert table.s.boat[:3] == [2, 0, 2]
    met = [meets_goal(table.s, seat, box.CARD_IDS.index("nile")) for seat in range(3)]
    assert met == [seat == ahead for seat in range(3)]


def test_whoever_arrives_after_the_tile_gets_no_bonus() -> None:
    """R-31: the state at the moment of placing counts, also for the active player's own workers."""
    table = Table(version=2).lay(EDGE).base((4, 9)).hold("WE")
    table.play(f"place {at(5, 9)}", "row v")
    assert table.s.decision == Decision.MOVE_WORKER and table.s.horus[0] == 1  # the eye of the row alone
    table.play("worker n")
    assert table.place((4, 9)) == (0, 1, 0) and table.s.horus[0] == 1


def test_a_place_is_paid_by_its_last_tile_only() -> None:
    """RULES 5.7: tiles elsewhere do not pay an enclosed place again."""
    table = Table(version=2).lay({**EDGE, (5, 9): "EE"}).own((4, 9)).hold("B_red")
    table.play(f"place {at(2, 9)}", "row h")
    assert table.s.horus[0] == 0


def test_space_one_hundred_is_a_coin_space() -> None:
    """R-39: the loop completed."""
    table = Table(version=2).give(horus=99).hold("EE")
    table.play(f"place {at(0, 0)}", "row h")
    assert (table.s.horus[0], table.s.gold[0]) == (101, 2)


def test_gold_that_comes_after_the_last_turn_is_kept_and_scored() -> None:
    """RULES 5.6: the limit holds on the own turn only."""
    table = Table(version=2).lay(EDGE).own((4, 9), seat=0, value=1).give(gold=4, horus=1)
    table.s.decider = 1
    table.s.open_piles = 0
    table.s.hand = [-1] * 4
    table.hold("EB_red", seat=1).play(f"place {at(5, 9)}", "row h", "finish")
    assert nobody(table)
    assert (table.s.horus[0], table.s.gold[0]) == (10, 8)
    assert GAME.total(table.s, 0) == 10 + 1 + 8


def test_workers_who_built_can_be_bought_back_at_once() -> None:
    """R-61: they cannot be supplied any more this turn, but bought onto places."""
    table = Table().own((1, 5), workers=3).give(red=1, gold=3, reserve=0).asked("end_turn")
    k = table.number((1, 5)) + 1
    table.play(f"build {k}", "colour red")
    assert table.s.reserve[0] == 2 and table.s.decision == Decision.END_TURN
    table.play(f"buy-worker {k}")
    assert table.place((1, 5)) == (0, 2, 1) and table.s.reserve[0] == 1


def test_a_worker_may_be_taken_back_although_it_could_walk() -> None:
    """R-15: taking back is always among the choices, and costs nothing."""
    table = Table().base((1, 5)).hold("W")
    table.play(f"place {at(2, 5)}", "row h", "worker back")
    assert table.place((1, 5)) == (-1, 0, 0) and table.s.reserve[0] == 15


def test_an_oasis_in_the_middle_does_not_end_a_row() -> None:
    """R-01, R-02: neither an oasis nor an empty cell; the tile beyond both is activated."""
    table = Table().lay({(4, 5): "EE"}).hold("EB_red")
    table.play(f"place {at(4, 8)}", "row h")
    assert (table.s.gold[0], table.blocks()) == (4, {"red": 1})
