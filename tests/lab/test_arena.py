"""`ostracon arena` and `ostracon ladder` as people use them: real processes, real signals."""

from __future__ import annotations

import csv
import json
import os
import signal as signals
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ostracon.cli import main

HERE = Path(__file__).parent


def hear_interrupts() -> None:
    """As in a terminal, also where the tests run in the background."""
    signals.signal(signals.SIGINT, signals.SIG_DFL)


def ostracon(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run the command in this folder, where the troublemakers are."""
    return subprocess.run(
        [sys.executable, "-m", "ostracon.cli", *arguments],
        capture_output=True,
        text=True,
        cwd=HERE,
        env={**os.environ, **environment},
        preexec_fn=hear_interrupts,
        timeout=300,
    )


def without_times(result: dict[str, Any]) -> dict[str, Any]:
    for row in result["bots"]:
        del row["decision_ms"]
    return result


def test_results_as_json_and_csv(tmp_path: Path) -> None:
    """One document and nothing else; one row for each game and seat."""
    table = tmp_path / "games.csv"
    run = ostracon("arena", "imhotep", "--bots", "greedy,random", "-n", "5", "--json", "--csv", str(table))
    result = json.loads(run.stdout)
    assert run.returncode == 0 and run.stderr == ""
    pair = result["pairs"][0]
    assert (pair["games"], pair["deals"], pair["faults"]) == (6, 3, 0)
    low, high = pair["win_share_interval"]
    assert 0 <= low <= pair["win_share"] <= high <= 1
    greedy, random = result["bots"]
    assert greedy["win_share"] + random["win_share"] == pytest.approx(1)
    assert greedy["rating"]["mu"] > random["rating"]["mu"]
    with table.open() as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == 12
    assert sum(float(row["win_share"]) for row in rows if row["bot"] == "greedy") == 6 * pair["win_share"]


def test_cooperative_games_are_won_or_lost_by_all() -> None:
    """A mission's share of wins for each bot; one bot is enough, and one player."""
    run = ostracon(
        *("arena", "terra_pyramides", "--bots", "random", "-n", "3", "-p", "1"),
        *("-o", "mode=cooperative", "-o", "mission=1", "--json"),
    )
    result = json.loads(run.stdout)
    assert result["cooperative"] and result["pairs"] == [] and result["bots"][0]["games"] == 3


STOPPED = ("arena", "imhotep", "--bots", "troublemakers:Interrupts,random", "-n", "8", "--json")


@pytest.fixture(scope="module")
def undisturbed(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """What the tournament comes to when nobody stops it."""
    mark = tmp_path_factory.mktemp("undisturbed") / "mark"
    mark.touch()
    return without_times(json.loads(ostracon(*STOPPED, INTERRUPTED_MARK=str(mark)).stdout))


@pytest.fixture
def interruptible() -> Iterator[None]:
    """What is started can be interrupted: tests that run in the background would hand on that SIGINT is ignored."""
    before = signals.signal(signals.SIGINT, signals.default_int_handler)
    yield
    signals.signal(signals.SIGINT, before)


@pytest.mark.usefixtures("interruptible")
@pytest.mark.parametrize(("signal", "code"), [("SIGKILL", -9), ("SIGINT", 130)])
def test_a_stopped_arena_goes_on(tmp_path: Path, undisturbed: dict[str, Any], signal: str, code: int) -> None:
    """Killed or interrupted in the middle of a game; resumed, its result is that of an undisturbed one."""
    journal, mark = tmp_path / "games.jsonl", tmp_path / "mark"
    keep = (*STOPPED, "--processes", "1", "--out", str(journal))
    told = {"INTERRUPT_WITH": signal, "INTERRUPTED_MARK": str(mark), "JOURNAL": str(journal)}
    stopped = ostracon(*keep, **told)
    assert stopped.returncode == code and mark.exists()
    played = journal.read_bytes().count(b"\n") - 1
    assert 3 <= played < 8
    if signal == "SIGINT":
        assert stopped.stderr.strip() == (
            f"interrupted after {played} of 8 games; the same command with --resume goes on"
        )
        assert json.loads(stopped.stdout)["interrupted"] is True

    resumed = ostracon(*keep, "--resume", **told)
    assert resumed.returncode == 0, resumed.stderr
    assert journal.read_bytes().count(b"\n") == 9
    assert without_times(json.loads(resumed.stdout)) == undisturbed


def test_faults_are_shown() -> None:
    """In the table, with the reason."""
    run = ostracon("arena", "imhotep", "--bots", "troublemakers:Raises,random", "-n", "2")
    assert run.returncode == 0 and "faults" in run.stdout
    assert "troublemakers:Raises forfeited deal 0: ZeroDivisionError" in run.stdout


def test_bots_with_long_names_are_told_apart() -> None:
    """In a terminal of 80 columns the tables name every bot differently, and below each in full."""
    names = [f"search:3+rollout_length=1+rollout_candidates={count}" for count in (2, 3)]
    run = ostracon("arena", "imhotep", "--bots", ",".join(names), "-n", "2", COLUMNS="80")
    table, told = run.stdout.splitlines()[:-2], run.stdout.splitlines()[-2:]
    assert told == [f"search:3 #1 is {names[0]}", f"search:3 #2 is {names[1]}"]
    assert max(map(len, table)) <= 80
    assert all(sum(f"search:3 #{number}" in line for line in table) == 2 for number in (1, 2))


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("arena", "chess"), ("'chess'", "imhotep")),
        (("arena", "imhotep", "--bots", "random,genius"), ("'genius'", "greedy")),
        (("arena", "imhotep", "--bots", "random,search:0"), ("'0'", "search:5000")),
        (("arena", "imhotep", "-n", "0"), ("0 games",)),
        (("arena", "imhotep", "-p", "7"), ("7", "2, 3, 4")),
        (("arena", "imhotep", "--seed", "x"), ("'x'", "whole number")),
        (("arena", "imhotep", "--processes", "-2"), ("-2 processes",)),
        (("arena", "imhotep", "--patience", "0"), ("0", "seconds")),
        (("arena", "imhotep", "--resume"), ("--out FILE",)),
        (("arena", "imhotep", "--out", "/dev/null/x"), ("/dev/null/x",)),
        (("arena", "imhotep", "--csv", "/nowhere/x.csv"), ("/nowhere/x.csv",)),
        (("ladder", "chess"), ("'chess'", "imhotep")),
        (("ladder", "imhotep", "--games", "0"), ("0 games",)),
        (("ladder", "imhotep", "-p", "9"), ("9", "2, 3, 4")),
    ],
)
def test_bad_input_is_one_clear_line(
    arguments: tuple[str, ...], words: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    """Before anything is played; exit code 2; no traceback."""
    with pytest.raises(SystemExit) as ended:
        main(list(arguments))
    said = capsys.readouterr()
    assert ended.value.code == 2 and said.out == "" and len(said.err.strip().splitlines()) == 1
    assert all(word in said.err for word in words), said.err
