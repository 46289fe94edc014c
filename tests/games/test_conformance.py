"""Every installed game keeps the contract: a sample here, everything with --all."""

from __future__ import annotations

import pytest

from ostracon.bots.deciders import deciders
from ostracon.commands.check import check_all
from ostracon.conformance import CHECKS, Plan
from ostracon.kernel.game import game, games

SAMPLE = Plan(settings=9, sampled=3, native_games=9, cuda_games=1, looks=60, deciders=deciders())


@pytest.mark.parametrize("check", CHECKS)
@pytest.mark.parametrize("name", games())
def test_sample(name: str, check: str) -> None:
    """A sample of settings and seeds."""
    looked_at = CHECKS[check](game(name), SAMPLE)
    assert looked_at > 0


@pytest.mark.slow
@pytest.mark.parametrize("name", games())
def test_everything(name: str) -> None:
    """Every player count and option, interpreted, native and in the CUDA simulator."""
    outcomes = check_all(name, False, ("interpreted", "native", "cuda"), quiet=True)
    assert [outcome.fault for _, outcome in outcomes if outcome.fault] == []
    assert all(outcome.looked_at for _, outcome in outcomes)
