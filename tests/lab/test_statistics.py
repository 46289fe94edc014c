"""Intervals have the published values, and cover the truth as often as they say."""

from __future__ import annotations

import random

import pytest

from ostracon.lab.statistics import effective_games, margin, student_quantile, wilson, win_share


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611), (1, 29, 0.0061, 0.1718)],
)
def test_wilson_as_published(won: int, games: int, low: float, high: float) -> None:
    """The worked examples of Newcombe (1998), method 3; also for independent games, one to a deal."""
    assert wilson(won / games, games) == pytest.approx((low, high), abs=5e-5)
    deals = [[1.0]] * won + [[0.0]] * (games - won)
    assert win_share(deals)[1:] == pytest.approx((low, high), abs=5e-5)


@pytest.mark.parametrize(
    ("freedom", "quantile"), [(1, 12.706), (2, 4.303), (3, 3.182), (9, 2.262), (10, 2.228), (99, 1.984)]
)
def test_student_as_tabled(freedom: int, quantile: float) -> None:
    """The 97.5 % column of any table."""
    assert student_quantile(freedom) == pytest.approx(quantile, abs=5e-4)


def test_games_that_always_agree_count_once() -> None:
    """Both games of every deal won or both lost: as many independent games as deals."""
    deals = [[1.0, 1.0]] * 30 + [[0.0, 0.0]] * 20
    few_deals = (student_quantile(99) / student_quantile(49)) ** 2
    assert effective_games(deals, 0.6) == pytest.approx(50 * few_deals)


def test_paired_deals_do_not_count_more_than_they_are() -> None:
    """Every deal split: a variance of zero is not taken for certainty."""
    share = win_share([[1.0, 0.0]] * 10)
    assert share.mean == 0.5 and share.low < 0.35 and share.high > 0.65


def test_all_won_is_not_certainty() -> None:
    """As wide as without pairs at most a little more."""
    share = win_share([[1.0, 1.0]] * 50)
    assert share.high == 1.0 and 0.95 < share.low < wilson(1.0, 100)[0]


def test_one_deal_tells_nothing() -> None:
    """No interval from a single cluster."""
    assert win_share([[1.0, 0.0]]) == (0.5, 0.0, 1.0)
    assert margin([[4.0, 6.0]]) is None


def test_margin_is_a_mean_over_deals() -> None:
    """Deal means 1, 2, 3: 2 with a standard error of 0.577 and two degrees of freedom."""
    assert margin([[0.0, 2.0], [2.0, 2.0], [3.0]]) == pytest.approx((2.0, -0.4841, 4.4841), abs=1e-3)


@pytest.mark.parametrize("agree", [0.0, 0.7])
def test_the_interval_covers_the_truth(agree: float) -> None:
    """A true share of 70 %, games of a deal independent or mostly alike: 95 % of the intervals hold it."""
    dice = random.Random(5)
    covered = 0
    for _ in range(600):
        deals = []
        for _ in range(40):
            first = dice.random() < 0.7
            second = first if dice.random() < agree else dice.random() < 0.7
            deals.append([float(first), float(second)])
        share = win_share(deals)
        covered += share.low <= 0.7 <= share.high
    assert 0.93 <= covered / 600 <= 0.98
