"""OpenSkill ratings: known values, and what must hold of any rating."""

from __future__ import annotations

import pytest

from ostracon.lab.ratings import Rating, rated


def test_one_game_as_published() -> None:
    """Two newcomers: the values that every implementation of OpenSkill's Plackett-Luce gives."""
    first, second = rated("ab", [(("a", "b"), (1, 2))]).values()
    assert first == pytest.approx(Rating(27.63523138347365, 8.065506316323548))
    assert second == pytest.approx(Rating(22.36476861652635, 8.065506316323548))


def test_seats_do_not_matter() -> None:
    """Only who was before whom."""
    here = rated("abc", [(("a", "b", "c"), (2, 1, 3))])
    there = rated("abc", [(("c", "b", "a"), (3, 1, 2))])
    assert all(here[bot] == pytest.approx(there[bot]) for bot in "abc")


def test_more_wins_more_rating() -> None:
    """And more certainty with more games."""
    meetings = [(("a", "b"), (1, 2)), (("b", "c"), (1, 2)), (("a", "c"), (1, 2))]
    few, many = rated("abc", meetings), rated("abc", meetings * 10)
    assert many["a"].mu > many["b"].mu > many["c"].mu
    assert all(many[bot].sigma < few[bot].sigma for bot in "abc")
    assert many["a"].ordinal == pytest.approx(many["a"].mu - 3 * many["a"].sigma)


def test_equals_stay_equal() -> None:
    """Drawn games, and one bot in several seats."""
    a, b = rated("ab", [(("a", "b"), (1, 1))] * 5).values()
    assert a.mu == pytest.approx(25) and b.mu == pytest.approx(25)
    a, b = rated("ab", [(("a", "b", "b", "a"), (1, 2, 3, 4))]).values()
    assert a.mu == pytest.approx(25, abs=2) and a.mu + b.mu == pytest.approx(50)
    assert rated("ab", [(("a", "a", "b", "b"), (1, 2, 3, 4))])["a"].mu > 26


def test_a_newcomer_without_games() -> None:
    """Its rating is the start."""
    assert rated(["a"], [])["a"] == pytest.approx(Rating(25, 25 / 3))
