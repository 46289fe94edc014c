"""Every installed game keeps the contract: a sample here, everything with --all."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ostracon.bots import Perspective, bot, tree
from ostracon.bots.deciders import deciders
from ostracon.commands.check import check_all
from ostracon.conformance import CHECKS, Plan
from ostracon.kernel.game import Game, game, games
from ostracon.kernel.layout import Record


def brief_search(game: Game, position: Record, seat: int, seed: int) -> int:
    """What the search chooses after a few iterations."""
    return bot("search:8").decide(Perspective(game, position, seat), seed)


SAMPLE = Plan(settings=9, sampled=3, native_games=9, cuda_games=1, looks=60, deciders=deciders())

# Where the native code of the search, a quarter of a minute for a large game, is made for other tests too. In the other games a
# bot that searches is asked in few positions and as plain Python.
SEARCHED = ("imhotep", "terra_pyramides")
BRIEFLY = replace(SAMPLE, looks=12, deciders={"search": brief_search, "greedy": SAMPLE.deciders["greedy"]})


SAMPLES = [
    # Both Egizias are played in groups, and so in the simulator slowly: one of them is enough to try that.
    pytest.param(name, check, marks=pytest.mark.slow if (name, check) == ("egizia_sands", "cuda") else ())
    for name in games()
    for check in CHECKS
]


@pytest.mark.parametrize(("name", "check"), SAMPLES)
def test_sample(name: str, check: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A sample of settings and seeds."""
    plan = SAMPLE
    if check == "bots" and name not in SEARCHED:
        plan = BRIEFLY
        monkeypatch.setattr("ostracon.bots.engine._warm", {(game(name), tree.evaluate_actions)})
    looked_at = CHECKS[check](game(name), plan)
    assert looked_at > 0


@pytest.mark.slow
@pytest.mark.parametrize("name", games())
def test_everything(name: str) -> None:
    """Every player count and option, interpreted, native and in the CUDA simulator."""
    outcomes = check_all(name, False, ("interpreted", "native", "cuda"), quiet=True)
    assert [outcome.fault for _, outcome in outcomes if outcome.fault] == []
    assert all(outcome.looked_at for _, outcome in outcomes)
