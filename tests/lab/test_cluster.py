"""The same tournament on a Ray cluster."""

from __future__ import annotations

import importlib.util
import json

import pytest

from lab.test_arena import ostracon, without_times

RAY = importlib.util.find_spec("ray") is not None
GAMES = ("arena", "imhotep", "--bots", "troublemakers:Cheats,greedy", "-n", "4", "--json")


@pytest.mark.skipif(not RAY, reason="Ray is not installed (the extra `cluster`)")
def test_a_cluster_plays_the_same_games() -> None:
    """A local Ray instance: results and faults are those of processes on this machine."""
    here = ostracon(*GAMES)
    there = ostracon(*GAMES, "--ray", "local", "--processes", "2")
    assert there.returncode == 0, there.stderr
    assert without_times(json.loads(there.stdout)) == without_times(json.loads(here.stdout))


@pytest.mark.skipif(RAY, reason="Ray is installed")
def test_without_ray_one_sentence() -> None:
    """What to install, before anything is played."""
    run = ostracon(*GAMES, "--ray", "local")
    assert run.returncode == 2 and run.stdout == ""
    assert "pip install 'ostracon[cluster]'" in run.stderr and len(run.stderr.strip().splitlines()) == 1
