"""The same games on a Ray cluster of two nodes. ./dev test --all installs Ray, the extra `cluster`."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from lab.test_arena import HERE, ostracon, without_times
from ostracon.lab.cluster import in_parts
from ostracon.lab.simulation import BadBots

GAMES = ("arena", "imhotep", "--bots", "troublemakers:Cheats,greedy", "-n", "4", "--json")


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    """The address of two nodes with a processor each: what needs two processors needs both nodes."""
    nodes = pytest.importorskip("ray.cluster_utils")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("RAY_worker_niceness", "0")  # its workers would wait for every other test
        two = nodes.Cluster(
            initialize_head=True,
            head_node_args={"num_cpus": 1, "include_dashboard": False},
            shutdown_at_exit=False,
        )
        try:
            two.add_node(num_cpus=1)
            two.wait_for_nodes()
            yield two.address
        finally:
            two.shutdown()


@pytest.mark.slow
def test_both_nodes_work_at_once(cluster: str, tmp_path: Path) -> None:
    """Each of two parts goes on when the other has come as far: neither would end on one node alone."""
    pipe = str(tmp_path / "pipe")
    os.mkfifo(pipe)

    def met(mode: str) -> str:  # a function of its own: Ray sends it as it is
        import ray

        with open(pipe, mode):
            return str(ray.get_runtime_context().get_node_id())

    assert len(set(in_parts(met, ["r", "w"], cluster))) == 2


@pytest.mark.slow
def test_a_cluster_plays_the_same_tournament(cluster: str) -> None:
    """Results and faults are those of processes on this machine."""
    here = ostracon(*GAMES)
    there = ostracon(*GAMES, "--ray", cluster, "--processes", "2")
    assert there.returncode == 0, there.stderr
    assert without_times(json.loads(there.stdout)) == without_times(json.loads(here.stdout))


@pytest.mark.slow
@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_a_cluster_plays_the_same_simulation(cluster: str, bot: str, tmp_path: Path) -> None:
    """What is summed up, and every game with its actions."""

    def played(where: str, *more: str) -> tuple[dict[str, Any], list[Any]]:
        out = tmp_path / f"{where}.jsonl"
        games = ("sim", "imhotep", "-p", "2", "-n", "25", "--bot", bot, "--seed", "3", "--json")
        summed, kept = ostracon(*games, *more), ostracon(*games, *more, "--out", str(out))
        assert summed.returncode == kept.returncode == 0, summed.stderr + kept.stderr
        found = json.loads(summed.stdout)
        assert found["seats"] == json.loads(kept.stdout)["seats"]
        games_kept = [json.loads(line) for line in out.read_text().splitlines()[1:]]
        for game in games_kept:
            del game["played"]["seconds"]
        return {name: found[name] for name in ("games", "mean_actions", "seats", "options")}, games_kept

    assert played("there", "--ray", cluster) == played("here")


@pytest.mark.slow
def test_a_cluster_makes_the_same_data(cluster: str, tmp_path: Path) -> None:
    games = ("data", "imhotep", "-p", "3", "-n", "25", "--bot", "greedy")
    files = {"here": tmp_path / "here.npz", "there": tmp_path / "there.npz"}
    for where, more in (("here", ()), ("there", ("--ray", cluster))):
        run = ostracon(*games, "--out", str(files[where]), *more)
        assert run.returncode == 0, run.stderr
    with np.load(files["here"]) as here, np.load(files["there"]) as there:
        assert set(here) == set(there) and len(here["deals"]) == 25
        assert all(np.array_equal(here[name], there[name]) for name in here if name != "about")


@pytest.mark.slow
def test_our_errors_come_back_as_they_are(cluster: str) -> None:
    """A bot that fails somewhere on the cluster: the same sentence, and the cluster serves the next one."""

    def failing(part: int) -> int:
        raise BadBots(f"greedy failed in game {part}")

    with pytest.raises(BadBots, match=r"^greedy failed in game 1$"):
        list(in_parts(failing, [1, 2, 3], cluster))
    there = ostracon(
        "sim", "imhotep", "-p", "2", "-n", "3", "--bot", "troublemakers:Cheats", "--ray", cluster
    )
    assert there.returncode == 2 and len(there.stderr.strip().splitlines()) == 1
    assert "troublemakers:Cheats failed in game 0" in there.stderr


@pytest.mark.slow
@pytest.mark.parametrize(
    ("address", "words"),
    [
        ("127.0.0.1:1", "cannot be reached"),
        ("nowhere", "give HOST:PORT, auto or local"),
        ("x:y", "give HOST:PORT"),
    ],
)
def test_where_no_cluster_is(address: str, words: str) -> None:
    """One sentence at once; Ray itself would try for minutes."""
    pytest.importorskip("ray")
    run = ostracon("sim", "imhotep", "-n", "2", "--ray", address)
    assert run.returncode == 2 and words in run.stderr and run.stderr.count("\n") == 1


@pytest.mark.parametrize("command", [GAMES, ("sim", "imhotep"), ("data", "imhotep", "--out", "never.npz")])
def test_without_ray_one_sentence(command: tuple[str, ...]) -> None:
    """What to install, before anything is played; Ray is hidden where it is installed."""
    without = "import sys; sys.modules['ray'] = None; from ostracon.cli import main; main()"
    run = subprocess.run(
        [sys.executable, "-c", without, *command, "--ray", "local"],
        capture_output=True,
        text=True,
        cwd=HERE,
        timeout=300,
    )
    assert run.returncode == 2 and run.stdout == ""
    assert "pip install 'ostracon[cluster]'" in run.stderr and len(run.stderr.strip().splitlines()) == 1
