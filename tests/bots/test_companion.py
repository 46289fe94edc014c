"""The companion thinks less where it is ahead; it is no level of the ladder."""

from __future__ import annotations

import pytest

from ostracon.bots import LEVELS, bots, perspective
from ostracon.bots.companion import CARELESS, COMPANION, Companion
from ostracon.bots.greedy import Greedy
from ostracon.kernel.match import Match


def test_ahead_it_thinks_less_and_behind_it_plays_its_best(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same position with another standing: the search's choice, the scribe's, a careless scribe's."""
    known = perspective(Match.new("imhotep", 2, seed=4))
    companion = Companion(iterations=200)
    best = companion.search.consider(known, 5).choices[0].action
    for standing, chosen in [
        (0.1, best),
        (0.5, best),
        (0.75, Greedy().decide(known, 5)),
        (0.95, Greedy(CARELESS[0][1]).decide(known, 5)),
    ]:
        monkeypatch.setattr(companion, "standing", lambda *_, found=standing: found)
        assert companion.decide(known, 5) == chosen


def test_the_same_for_the_same_seed() -> None:
    known = perspective(Match.new("terra_pyramides", 3, seed=4))
    assert Companion(60).decide(known, 3) == Companion(60).decide(known, 3)


def test_together_it_plays_the_best() -> None:
    match = Match.new("terra_pyramides", 1, {"mode": "cooperative", "mission": "1"}, seed=1)
    companion = Companion(iterations=60)
    for _ in range(3):
        known = perspective(match)
        action = companion.decide(known, match.ply)
        if len(known.legal) > 1:
            assert action == companion.search.consider(known, match.ply).choices[0].action
        match.play(action)


def test_it_is_a_bot_but_no_step_of_the_ladder() -> None:
    assert COMPANION in bots() and COMPANION not in LEVELS
