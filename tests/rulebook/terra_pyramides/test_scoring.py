"""Final scoring, strategy cards, ties (RULES 6)."""

from __future__ import annotations

import pytest

from ostracon.games.terra_pyramides import GAME
from ostracon.games.terra_pyramides import components as box
from ostracon.games.terra_pyramides.scoring import final_points, goal_points, meets_goal, total

from .positions import Table, nobody

SITES = [
    (0, 0),
    (0, 6),
    (1, 4),
    (1, 8),
    (2, 1),
    (3, 7),
    (4, 0),
    (4, 5),
    (4, 9),
    (5, 3),
    (6, 1),
    (6, 6),
    (6, 8),
    (7, 4),
]


def final(table: Table) -> list[int]:
    """End the game now; the totals."""
    table.asked("end_turn")
    table.s.open_piles = 0
    table.s.hand = [-1] * 4
    table.play("finish")
    assert nobody(table)
    return [GAME.total(table.s, seat) for seat in range(table.s.players)]


def test_base_game() -> None:
    """X-17: 5 + 85 + 6 = 96."""
    table = Table().own((1, 5), value=3).own((2, 3), value=2, workers=2)
    table.own((0, 2), level=5).own((2, 8), level=3).own((3, 1), level=1).give(red=3, white=1, gold=2)
    scores = table.scores(0)
    assert (scores["bases"], scores["pyramids"], scores["resources"]) == (5, 85, 6)
    parts = range(len(GAME.parts))
    assert sum(final_points(table.s, 0, part) for part in parts) == 96, "foretold while seat 0 plays"
    assert final(table)[0] == total(table.s, 0) == 96
    assert sum(final_points(table.s, 0, part) for part in parts) == 96, "nothing comes twice"


def test_nothing_is_scored_during_play_in_v1() -> None:
    """RULES 6: before the end the score sheet is empty."""
    table = Table().own((0, 2), level=5).give(gold=3)
    assert [GAME.total(table.s, seat) for seat in (0, 1)] == [0, 0]


def test_a_pyramid_covers_its_base() -> None:
    """R-55: the covered base value does not count."""
    table = Table().own((0, 2), level=1, value=4)
    assert (table.scores(0)["bases"], table.scores(0)["pyramids"]) == (0, 5)


def test_free_bases_score_for_nobody() -> None:
    """R-56."""
    table = Table().base((0, 2), (2, 3))
    assert final(table) == [0, 0]


@pytest.mark.parametrize(
    ("offerings", "points"),
    [((20, 15, 8, 2), [55, 35, 14, 2]), ((20, 20, 2, 2), [56, 56, 2, 2]), ((0, 0, 0, 0), [0] * 4)],
)
def test_offerings(offerings: tuple[int, ...], points: list[int]) -> None:
    """X-18 and X-19: one point each and the lead over every less generous player."""
    table = Table(version=2, players=4)
    for seat, count in enumerate(offerings):
        table.give(seat=seat, offerings=count)
    assert [table.scores(seat)["offerings"] for seat in range(4)] == points


def test_horus_counts_as_points() -> None:
    """RULES 6.2: the space reached during play; the final count pays no coins."""
    table = Table(version=2).give(horus=13, gold=1)
    assert GAME.total(table.s, 0) == 13
    assert final(table)[0] == 14 and table.s.gold[0] == 1


@pytest.mark.parametrize(("level", "points"), [(4, 32), (5, 40), (0, 0)])
def test_oases(level: int, points: int) -> None:
    """X-26: oasis points times the highest pyramid."""
    table = Table(version=3).give(oases=8)
    if level:
        table.own((0, 0), level=level).own((0, 6), level=1)
    assert table.scores(0)["oases"] == points


@pytest.mark.parametrize(
    ("places", "boat", "points"),
    [(6, 15, 42), (5, 11, 25), (4, 11, 20), (3, 2, 0), (14, 19, 126), (0, 19, 0)],
)
def test_nile(places: int, boat: int, points: int) -> None:
    """X-27: pyramids and bases times palms."""
    table = Table(version=3).give(boat=boat)
    for i, site in enumerate(SITES[:places]):
        table.own(site, level=i % 3)
    assert table.scores(0)["nile"] == points


# One test per strategy card: who is ahead, who ties.


@pytest.mark.parametrize(
    ("card", "field"), [("offerings", "offerings"), ("eyes", "horus"), ("oasis", "oases")]
)
def test_most_points_on_a_track(card: str, field: str) -> None:
    """RULES 6.3: strictly most; a tie gives nobody anything, zero is never most."""
    number = box.CARD_IDS.index(card)
    table = Table(version=3, players=3)
    assert [meets_goal(table.s, seat, number) for seat in range(3)] == [False] * 3
    table.give(seat=1, **{field: 1})
    assert [meets_goal(table.s, seat, number) for seat in range(3)] == [False, True, False]
    table.give(seat=2, **{field: 1})
    assert [meets_goal(table.s, seat, number) for seat in range(3)] == [False] * 3


def test_nile_card() -> None:
    """X-32 and X-43: the furthest boat, on the same cell the one that arrived first; on the start cell nobody."""
    number = box.CARD_IDS.index("nile")
    table = Table(version=3)
    assert [meets_goal(table.s, seat, number) for seat in (0, 1)] == [False, False]
    table.give(boat=1, arrival=1)
    assert [meets_goal(table.s, seat, number) for seat in (0, 1)] == [True, False]
    table.give(boat=12, arrival=5).give(seat=1, boat=12, arrival=7)
    assert [meets_goal(table.s, seat, number) for seat in (0, 1)] == [True, False]
    table.give(seat=1, boat=13, arrival=9)
    assert [meets_goal(table.s, seat, number) for seat in (0, 1)] == [False, True]


@pytest.mark.parametrize(
    ("first", "second", "met"),
    [
        ((5, 4, 2), (5, 4, 1, 1), [True, False]),
        ((5, 3, 2, 1), (5, 3, 2), [False, False]),  # the fourth is not compared
        ((3, 2, 2, 2, 2), (3, 2, 2), [False, False]),
        ((5, 3), (5, 3), [False, False]),
        ((5,), (5, 1), [False, True]),
        ((5, 4), (5, 4, 1), [False, True]),
        ((4, 4, 4), (5,), [False, True]),
        ((), (), [False, False]),
        ((1,), (), [True, False]),
    ],
)
def test_highest_pyramid_card(first: tuple[int, ...], second: tuple[int, ...], met: list[bool]) -> None:
    """X-31, R-69: compare the highest, then the second, then the third; then nobody."""
    table = Table(version=3)
    sites = iter(SITES)
    for seat, levels in enumerate((first, second)):
        for level in levels:
            table.own(next(sites), seat=seat, level=level)
    table.own(next(sites), seat=0).own(next(sites), seat=1)  # bases do not matter
    assert [meets_goal(table.s, seat, box.CARD_IDS.index("highest")) for seat in (0, 1)] == met


def test_most_pyramids_card() -> None:
    """R-44: pyramids and bases together."""
    number = box.CARD_IDS.index("count")
    table = Table(version=3).own(SITES[0], seat=0, level=5).own(SITES[1], seat=1).own(SITES[2], seat=1)
    assert [meets_goal(table.s, seat, number) for seat in (0, 1)] == [False, True]
    table.own(SITES[3], seat=0)
    assert [meets_goal(table.s, seat, number) for seat in (0, 1)] == [False, False]


@pytest.mark.parametrize("card", box.CARD_IDS)
def test_strategy_points(card: str) -> None:
    """X-30: met and owned 20; met, unsold or owned by another 10; owned but not met 0."""
    number = box.CARD_IDS.index(card)
    table = Table(version=3)
    table.give(offerings=3, horus=7, oases=2, boat=4, arrival=1).own(SITES[0], level=2)
    assert (goal_points(table.s, 0, number), goal_points(table.s, 1, number)) == (10, 0)
    table.give(seat=1, strategy=number)
    assert (goal_points(table.s, 0, number), goal_points(table.s, 1, number)) == (10, 0)
    table.give(seat=1, strategy=-1).give(strategy=number)
    assert goal_points(table.s, 0, number) == 20
    assert table.scores(0)["strategy"] == 70


def test_tie_gives_the_owner_nothing() -> None:
    """X-30: a tie on offerings, even for the owner of the card."""
    number = box.CARD_IDS.index("offerings")
    table = Table(version=3).give(offerings=3, strategy=number).give(seat=1, offerings=3)
    assert goal_points(table.s, 0, number) == 0


def test_whole_final_count_of_v3() -> None:
    """RULES 6.3: all eight categories add up."""
    table = Table(version=3).give(horus=6, offerings=4, oases=3, boat=7, arrival=1, gold=2, red=1)
    table.own(SITES[0], level=3).own(SITES[1], value=4)
    table.own(SITES[2], seat=1, value=1)
    # 6 + 4 + 20 + (4 + 4) + 9 + 2 x 3 + 60 + 3
    assert table.scores(0) == {
        "horus": 6,
        "bases": 4,
        "pyramids": 20,
        "offerings": 8,
        "oases": 9,
        "nile": 6,
        "strategy": 60,
        "resources": 3,
    }
    assert final(table) == [116, 1]
    assert [GAME.standing(table.s, seat) for seat in (0, 1)] == [1, 2]


def test_equal_totals_share_the_victory() -> None:
    """RULES 6.4: no tie-break."""
    table = Table(players=3).give(gold=2).give(seat=1, red=2).give(seat=2, red=1)
    assert final(table) == [2, 2, 1]
    assert [GAME.standing(table.s, seat) for seat in range(3)] == [1, 1, 3]
