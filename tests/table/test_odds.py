"""Chances that people read are true ones: even at the start, certain at the end, and they add up."""

from __future__ import annotations

import pytest

from ostracon.bots import bot, perspective
from ostracon.kernel.game import game, games
from ostracon.kernel.match import Match
from ostracon.table.odds import Odds

ITERATIONS = 1600


@pytest.fixture(autouse=True)
def compiling(monkeypatch: pytest.MonkeyPatch) -> None:
    """Native code whenever it is needed, though a server may have run in this process."""
    monkeypatch.setattr("ostracon.bots.engine._warm", None)


@pytest.mark.slow  # native code of the search for each game
@pytest.mark.parametrize("name", [name for name in games() if game(name).search.forecast_candidates])
def test_nobody_has_won_before_the_first_decision(name: str) -> None:
    """The average of a few deals: a single one may be a lucky one."""
    first = []
    for seed in range(6):
        match = Match.new(name, 2, seed=seed)
        odds = Odds(match.game, match.position(), ITERATIONS)
        assert odds.to_the_end
        chances = odds.now(perspective(match), seed)
        assert sum(chances) == pytest.approx(1, abs=0.001)
        first.append(chances[match.actor])
    assert 0.3 < sum(first) / len(first) < 0.7


def test_the_last_action_decides() -> None:
    """After it the chance is the result: in Terra Pyramides nothing is hidden that still counts."""
    match = Match.new("terra_pyramides", 2, seed=2)
    while not match.over:
        seat, before, seen = match.actor, match.position(), perspective(match)
        last = bot("greedy").decide(seen, match.ply)
        match.play(last)
    chance = Odds(match.game, before, ITERATIONS).after(seen, last, 1)
    winners = [one for one, rank in enumerate(match.standings()) if rank == 1]
    assert chance == (1 / len(winners) if seat in winners else 0)


def test_a_mission_has_one_chance() -> None:
    """And it is the search's own: played on by bots, a hard mission would look lost."""
    match = Match.new("terra_pyramides", 1, {"mode": "cooperative", "mission": 1}, seed=1)
    odds = Odds(match.game, match.position(), ITERATIONS)
    assert not odds.to_the_end and len(odds.now(perspective(match), 1)) == 1
