"""The deal (RULES 3)."""

from __future__ import annotations

import pytest

from ostracon.games.ankhor import GAME
from ostracon.games.ankhor import components as box
from ostracon.games.ankhor.hidden import top_colour


@pytest.mark.parametrize(("players", "stack"), [(2, 4), (3, 5), (4, 6)])
@pytest.mark.parametrize("layout", ["alternating_2_first", "alternating_3_first", "rising", "falling"])
def test_setup(players, stack, layout):
    """X35: stacks of n + 2, three markers of each resource, no triple, six tiles, piles of 22 and 27."""
    for seed in range(20):
        s = GAME.deal(players, {"price_layout": layout}, seed)
        assert s.supply == [stack] * 6
        assert [sum(column) for column in s.price] == list(box.HOLES[GAME.options[1].index(layout)])
        assert [sum(column[r] for column in s.price) for r in range(5)] == [3] * 5
        assert max(max(column) for column in s.price) <= 2
        assert -1 not in s.row and s.pile_count == [22, 27]
        assert [s.row.count(t) + s.draw.count(t) for t in range(35)] == list(box.TILE_COUNT)
        assert s.tokens == [[0] * 6] * 4 and s.tile_count == [0] * 4 and s.bonus == [0] * 4


def test_holes_of_each_layout():
    """RULES 2.3: three columns of two holes and three of three, in four orders."""
    assert box.HOLES == ((2, 3, 2, 3, 2, 3), (3, 2, 3, 2, 3, 2), (2, 2, 2, 3, 3, 3), (3, 3, 3, 2, 2, 2))


def test_some_shuffles_would_be_triples():
    """Step 3: the markers are shuffled again whenever a column shows three of a kind; pairs are fine."""
    pairs = sum(max(column) == 2 for seed in range(60) for column in GAME.deal(2, {}, seed).price)
    assert pairs > 30


@pytest.mark.parametrize("players", [2, 3, 4])
def test_start_player(players):
    """Step 7: any seat may begin; the option names one."""
    assert {GAME.deal(players, {}, seed).start_seat for seed in range(40)} == set(range(players))
    assert {GAME.deal(players, {"start_player": "seat_1"}, seed).start_seat for seed in range(10)} == {1}


def test_backs_of_the_piles(table):
    """RULES 7: the colour of each pile's top tile is known; an empty pile shows nothing."""
    t = table().piles(["red jackal"], ["white two", "black two"], only=True)
    assert [top_colour(t.s, 0), top_colour(t.s, 1)] == [4, 1]
    t = table().piles([], ["white two"], only=True)
    assert [top_colour(t.s, 0), top_colour(t.s, 1)] == [-1, 1]
