"""Stone production and the two markets (RULES 4.2, 4.6, 5.4, 9)."""

from __future__ import annotations

import pytest

from ostracon.games.egizia import components as box
from ostracon.games.egizia.effects import move_on_market
from tests.rulebook.egizia.positions import BLUE, RED, Position


def test_production() -> None:
    """T05: supply 1, quarries 3 + 2."""
    p = Position().give(RED, "n04").stones(RED, 1).end_of_ships()
    assert p.s.stones[RED] == 6


def test_production_beyond_the_track_is_lost() -> None:
    """T06: supply 24, quarries 3 + 2: four are lost."""
    p = Position().give(RED, "n04").stones(RED, 24).end_of_ships()
    assert p.s.stones[RED] == 25
    assert p.told("overflow") == [(RED, 4, 0)]


def test_stones_may_be_spent_before_they_are_lost() -> None:
    """T53: D15 with `stones_to_crew`; after TRAIN nothing more can be used."""
    p = Position().give(BLUE, "n33", "n01").stones(BLUE, 22).end_of_ships()
    assert p.asked == (BLUE, "before_stones")
    assert p.options() == {"train", "continue"}
    p.play("train")
    assert (p.decision, p.s.stones[BLUE]) == ("crew_step", 20)
    p.play("strengthen c")
    assert p.s.strength[BLUE] == [1, 1, 2, 2]
    assert p.s.stones[BLUE] == 25
    assert p.told("overflow") == [(BLUE, 1, 0)]


def test_selling_before_production() -> None:
    """D15 with `sell_stones`: the condition is checked again after the sale."""
    p = Position().give(BLUE, "n48").stones(BLUE, 25).end_of_ships()
    assert p.options() == {"continue", *(f"sell {n}" for n in range(1, 11))}
    p.play("sell 10")
    assert p.s.stones[BLUE] == 18
    assert p.s.track[BLUE] == 10


def test_no_question_without_overflow() -> None:
    """D15 is asked only while supply and production go beyond 25; the card is offered again at D35."""
    p = Position().give(BLUE, "n48").stones(BLUE, 22).end_of_ships()
    assert p.asked == (BLUE, "end_window")
    assert p.s.stones[BLUE] == 25


@pytest.mark.parametrize(
    ("start", "steps", "place", "stones"),
    [
        pytest.param(4, 2, 4, 6, id="T15: already at the bottom"),
        pytest.param(3, 2, 4, 6, id="T22: reaches and passes the bottom"),
        pytest.param(2, 1, 3, 0, id="no reward above the bottom"),
    ],
)
def test_stone_market(start: int, steps: int, place: int, stones: int) -> None:
    """T15, T22 (R23): 3 stones on arrival and for every further step."""
    p = Position().market(BLUE, stone=start).stones(BLUE, 0)
    move_on_market(p.s, BLUE, box.STONE_MARKET, steps)
    assert (p.s.market[BLUE][box.STONE_MARKET], p.s.stones[BLUE]) == (place, stones)


def test_grain_market_at_the_bottom() -> None:
    """T16: 2 points."""
    p = Position().market(BLUE, grain=4)
    move_on_market(p.s, BLUE, box.GRAIN_MARKET, 1)
    assert p.s.market[BLUE] == [0, 4]
    assert p.s.track[BLUE] == 2 == p.part(BLUE, "grain_market")


def test_edfu_at_the_bottom_of_the_stone_market() -> None:
    """T61: supply 24: two of three stones are lost; the grain marker moves one step."""
    p = Position().market(BLUE, stone=4).stones(BLUE, 24).turn_of(BLUE)
    p.play("visit edfu")
    assert p.s.stones[BLUE] == 25
    assert p.told("overflow") == [(BLUE, 2, 0)]
    assert p.s.market[BLUE] == [4, 1]


@pytest.mark.parametrize(("place", "price"), [(0, 3), (1, 2), (2, 1), (3, 1), (4, 1)])
def test_hunger_price(place: int, price: int) -> None:
    """RULES 5.4: points lost per missing grain."""
    p = Position().crews(BLUE, 2, 2, 2, 2).market(BLUE, grain=place).end_of_ships()
    assert p.part(BLUE, "hunger") == -2 * price
