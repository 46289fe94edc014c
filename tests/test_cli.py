"""The command line as people use it: good and bad input, one line on stderr, exit code 2, nothing written."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from ostracon.bots import bot, perspective
from ostracon.kernel.game import games
from ostracon.kernel.match import Match
from ostracon.table.analysis import VERSION

from .commanding import ostracon


def process(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """The command as a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", "ostracon.cli", *arguments],
        capture_output=True,
        text=True,
        env={**os.environ, **environment},
        timeout=300,
    )


@pytest.fixture(scope="module")
def record() -> dict[str, Any]:
    match = Match.new("imhotep", 2, seed=4)
    while not match.over:
        match.play(bot("random").decide(perspective(match), match.ply))
    made: dict[str, Any] = json.loads(match.record().to_json())
    return made


@pytest.fixture
def file(record: dict[str, Any], tmp_path: Path) -> Path:
    path = tmp_path / "match.json"
    path.write_text(json.dumps(record))
    return path


def test_games_lists_imhotep() -> None:
    """As JSON: one document and nothing else."""
    run = process("games", "--json")
    assert run.returncode == 0
    imhotep = next(g for g in json.loads(run.stdout) if g["id"] == "imhotep")
    assert imhotep["players"] == [2, 3, 4] and len(imhotep["options"]) == 7


def test_sim_sums_up() -> None:
    """Shares of the win add up to one; the same seed gives the same games."""
    first = json.loads(ostracon("sim", "imhotep", "-p", "3", "-n", "50", "--seed", "5", "--json").stdout)
    again = json.loads(ostracon("sim", "imhotep", "-p", "3", "-n", "50", "--seed", "5", "--json").stdout)
    assert sum(seat["win_share"] for seat in first["seats"]) == pytest.approx(1)
    assert first["seats"] == again["seats"] and first["games"] == 50


def test_sim_with_bots() -> None:
    """A bot per seat."""
    run = ostracon("sim", "imhotep", "-p", "2", "-n", "3", "--bot", "greedy", "--bot", "random", "--json")
    assert [seat["bot"] for seat in json.loads(run.stdout)["seats"]] == ["greedy", "random"]


def test_a_short_sim_tells_no_rate_and_a_longer_one_does() -> None:
    """What was loaded or compiled is not counted; ten games are too few to measure."""
    short, longer = (ostracon("sim", "imhotep", "-p", "2", "-n", n).stdout for n in ("10", "100000"))
    assert "actions each" in short and "actions/s" not in short
    assert "actions/s (native)" in longer


def test_numbers_are_never_cut() -> None:
    for columns in ("40", "80"):
        run = ostracon("bench", "imhotep", "--seconds", "0.05", COLUMNS=columns)
        assert run.returncode == 0 and "…" not in run.stdout
        assert re.search(r"imhotep +4 +[\d,]+ +[\d,]+ +[\d.]+ us +\d+ ns +[\d,]+ +[\d,]+", run.stdout)


def test_help_is_quick() -> None:
    """It imports neither the web server nor what makes native code."""
    code = """
import sys
from ostracon.cli import main
try:
    main(["--help"])
finally:
    print([name for name in ("numba", "numpy", "litestar", "sqlalchemy") if name in sys.modules])
"""
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert "analyse" in run.stdout and run.stdout.splitlines()[-1] == "[]"


@pytest.mark.parametrize("fault", ["import no_such_module", "raise SystemExit(3)", "GAME = 5"])
def test_a_broken_package_does_not_hide_the_other_games(fault: str, tmp_path: Path) -> None:
    """One sentence names the entry point and what is wrong; a command that needs that game says the same."""
    (tmp_path / "papyrus.py").write_text(f"{fault}\n")
    about = tmp_path / "papyrus-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: papyrus\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text("[ostracon.games]\npapyrus = papyrus:GAME\n")
    path = os.pathsep.join(filter(None, (str(tmp_path), os.environ.get("PYTHONPATH"))))
    listed = process("games", "--json", PYTHONPATH=path)
    assert listed.returncode == 0 and [game["id"] for game in json.loads(listed.stdout)] == games()
    named = process("sim", "papyrus", PYTHONPATH=path)
    assert named.returncode == 2 and named.stdout == ""
    for run in (listed, named):
        assert len(run.stderr.splitlines()) == 1
        assert "the game papyrus (papyrus:GAME) cannot be loaded: " in run.stderr


def test_verify_says_yes(file: Path) -> None:
    """An honest file."""
    run = ostracon("verify", str(file))
    assert run.returncode == 0 and "right" in run.stdout


def test_show_draws_and_tells(file: Path, tmp_path: Path) -> None:
    """SVG, PNG, text in French, JSON."""
    svg, png = tmp_path / "board.svg", tmp_path / "board.png"
    run = ostracon("show", str(file), "--ply", "20", "--svg", str(svg), "--png", str(png))
    assert run.returncode == 0 and svg.read_text().startswith("<svg") and png.read_bytes()[:4] == b"\x89PNG"
    assert "Manche 1" in ostracon("show", str(file), "--language", "fr").stdout
    shown = json.loads(ostracon("show", str(file), "--ply", "0", "--json").stdout)
    assert shown["ply"] == 0 and shown["view"]["round_number"] == 1


def test_analyse_as_json_and_graph(file: Path, tmp_path: Path) -> None:
    """One document, the same for the same seed; the graph stands alone."""
    graph = tmp_path / "chances.svg"
    arguments = ("analyse", str(file), "--iterations", "4", "--seed", "3", "--json")
    first, again = ostracon(*arguments, "--svg", str(graph)), ostracon(*arguments)
    assert first.returncode == 0 and first.stdout == again.stdout
    found = json.loads(first.stdout)
    assert (found["version"], found["iterations"], found["seed"]) == (VERSION, 4, 3)
    assert sorted(found["turns"][-1]["chances"]) == [0, 1]
    point = found["turning_points"][0]
    assert point["played"]["notation"] and point["better"]["number"] >= 0
    assert graph.read_text("utf-8").startswith("<svg") and "var(" not in graph.read_text("utf-8")


def test_analyse_as_a_table(record: dict[str, Any], tmp_path: Path) -> None:
    """Moves and turning points in words, with the names in the file as they are."""
    file = tmp_path / "named.json"
    file.write_text(json.dumps(record | {"seats": [{"name": "[b]Ada"}, {"name": "Zoé"}]}))
    run = ostracon("analyse", str(file), "--iterations", "4", "--language", "fr", COLUMNS="120")
    assert run.returncode == 0 and run.stderr == ""
    assert "Avant le premier coup" in run.stdout and "[b]Ada" in run.stdout and "100\u202f%" in run.stdout
    assert "Tournants de la partie" in run.stdout and "le robot aurait joué" in run.stdout


def broken(record: dict[str, Any], **changes: Any) -> str:
    return json.dumps({**record, **changes})


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("sim", "chess"), ("'chess'", "imhotep")),
        (("sim", "imhotep", "-p", "7"), ("7", "2, 3, 4")),
        (("sim", "imhotep", "-o", "side_market=C"), ("'C'", "A, B")),
        (("sim", "imhotep", "-o", "colour=red"), ("'colour'", "side_market")),
        (("sim", "imhotep", "-o", "wrath"), ("name=value",)),
        (("sim", "imhotep", "-p", "2", "-o", "start_player=seat_3"), ("seat_3", "seat_0 to seat_1")),
        (("sim", "imhotep", "--seed", "x1"), ("'x1'", "whole number")),
        (("sim", "imhotep", "--seed", "-4"), ("-4", "whole number")),
        (("sim", "imhotep", "--bot", "genius"), ("'genius'", "greedy")),
        (("sim", "imhotep", "-p", "4", "--bot", "greedy", "--bot", "random"), ("2 bots for 4 seats",)),
        (("check", "nothing"), ("'nothing'", "imhotep")),
        (("check", "imhotep", "--target", "abacus"), ("'abacus'", "native")),
        (("bench", "nothing"), ("'nothing'", "imhotep")),
        (("verify", "/nowhere/match.json"), ("/nowhere/match.json",)),
        (("show", "/nowhere/match.json"), ("/nowhere/match.json",)),
        (("analyse", "/nowhere/match.json"), ("/nowhere/match.json",)),
        (("sim", "imhotep", "--components", "/nowhere.toml"), ("/nowhere.toml",)),
    ],
)
def test_bad_input_is_one_clear_line(arguments: tuple[str, ...], words: tuple[str, ...]) -> None:
    """What was given and what is possible; exit code 2; no traceback."""
    run = ostracon(*arguments)
    assert run.returncode == 2, run.stderr
    assert run.stdout == "" and len(run.stderr.strip().splitlines()) == 1
    assert all(word in run.stderr for word in words)


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"format_version": 99}, ("99", "update")),
        ({"commitment": "0" * 64}, ("commitment",)),
        ({"secret": "zz"}, ("'zz'",)),
        ({"secret": None}, ("not finished",)),
        ({"game": "chess"}, ("'chess'",)),
        ({"players": 9}, ("9",)),
        ({"actions": ["fly 1"]}, ("'fly 1'",)),
        ({"actions": ["sail 1 market"]}, ("action 1", "sail 1 market")),
        ({"actions": 5}, ("actions",)),
        ({"components": "other"}, ("component data",)),
        ({"result": {"total": [99, 0]}}, ("result",)),
        ({"rules_version": 7}, ("rules version 7",)),
    ],
)
def test_bad_records(
    record: dict[str, Any], changes: dict[str, Any], words: tuple[str, ...], tmp_path: Path
) -> None:
    """Each fault of a match file is named."""
    path = tmp_path / "bad.json"
    path.write_text(broken(record, **changes))
    run = ostracon("verify", str(path))
    assert run.returncode == 2 and len(run.stderr.strip().splitlines()) == 1
    assert all(word in run.stderr for word in words), run.stderr


def test_truncated_record(file: Path) -> None:
    """Half a file, refused by a process of its own: the exit code and the one line are what a shell gets."""
    file.write_text(file.read_text()[:200])
    run = process("verify", str(file))
    assert run.returncode == 2 and "not a readable match file" in run.stderr
    assert run.stdout == "" and len(run.stderr.strip().splitlines()) == 1


def test_show_refuses_what_does_not_exist(file: Path, tmp_path: Path) -> None:
    """Moments, seats, themes, languages; and nothing is written."""
    target = tmp_path / "x.svg"
    for arguments in (("--ply", "9999"), ("--seat", "5"), ("--theme", "pink"), ("--language", "xx")):
        run = ostracon("show", str(file), "--svg", str(target), *arguments)
        assert run.returncode == 2 and len(run.stderr.strip().splitlines()) == 1 and not target.exists()


def test_analyse_refuses_what_cannot_be(record: dict[str, Any], file: Path, tmp_path: Path) -> None:
    """Budgets, seeds, languages, folders, games that are not over."""
    unfinished = tmp_path / "unfinished.json"
    unfinished.write_text(broken(record, actions=record["actions"][:5], result=None))
    for path, arguments, word in (
        (file, ("--iterations", "0"), "from 1 to"),
        (file, ("--seed", "x"), "'x'"),
        (file, ("--language", "xx"), "en, fr"),
        (file, ("--iterations", "1", "--svg", str(tmp_path / "no" / "x.svg")), "cannot write"),
        (unfinished, (), "not finished"),
    ):
        run = ostracon("analyse", str(path), *arguments)
        assert run.returncode == 2 and run.stdout == "" and len(run.stderr.strip().splitlines()) == 1
        assert word in run.stderr


def test_corrected_components_are_used_and_checked(tmp_path: Path) -> None:
    """An owner's data file: a wrong total is refused; a match played with a right one can be verified with it alone."""
    from ostracon.kernel.game import game
    from ostracon.kernel.match import Match

    ours = game("imhotep").components.path.read_text("utf-8")
    wrong = tmp_path / "wrong.toml"
    wrong.write_text(ours.replace("count = 10", "count = 9", 1))
    run = ostracon("sim", "imhotep", "-n", "1", "--components", str(wrong))
    assert run.returncode == 2 and "33" in run.stderr
    right = tmp_path / "right.toml"
    right.write_text(ours.replace("penalty = 5", "penalty = 6"))
    match = Match.new(game(f"imhotep@{right}"), 2, {}, 5)
    while not match.over:
        match.play(match.legal()[0])
    file = tmp_path / "match.json"
    file.write_text(match.record().to_json())
    run = ostracon("verify", str(file))
    assert run.returncode == 2 and "--components" in run.stderr
    assert ostracon("verify", str(file), "--components", str(right)).returncode == 0
    games, figures = str(tmp_path / "games.jsonl"), ("--components", str(right))
    run = ostracon(
        "arena", "imhotep", "--bots", "greedy,random", "-n", "2", "--out", games, "--json", *figures
    )
    assert run.returncode == 0, run.stderr
    assert json.loads(run.stdout)["components"] == match.game.components.hash
    assert ostracon("verify", games, "--game", "1", *figures).returncode == 0
    assert "--components" in ostracon("verify", games, "--game", "1").stderr


def test_corrections_become_the_new_figures(tmp_path: Path) -> None:
    """One command: the figures are in the file with their new source, everything else stands as it stood."""
    from ostracon.kernel.game import game

    ours = game("imhotep").components.path.read_text("utf-8")
    file, into = tmp_path / "corrections.toml", tmp_path / "components.toml"
    into.write_text(ours, "utf-8")
    file.write_text(
        '[correction]\ngame = "imhotep"\nby = "Ada"\nconfirmed = ["round_card[r3_7]"]\n'
        '[figures]\n"wrath_of_the_pharaoh.penalty" = 6\n'
    )
    run = ostracon("correct", str(file), "--into", str(into))
    assert run.returncode == 0 and "1 figures corrected, 1 entries confirmed" in run.stdout
    before, after = ours.splitlines(), into.read_text("utf-8").splitlines()
    changed = [line for line in after if line not in before]
    assert any("penalty = 6" in line for line in changed) and any(
        'source = "owner"' in line for line in changed
    )
    assert len(changed) <= 3 and [line for line in before if line.startswith("#")] == [
        line for line in after if line.startswith("#")
    ]
    file.write_text('[correction]\ngame = "imhotep"\n[figures]\n"no.figure" = 6\n')
    run = ostracon("correct", str(file), "--into", str(into))
    assert run.returncode == 2 and "no.figure" in run.stderr and len(run.stderr.strip().splitlines()) == 1


def test_importing_is_quick_and_needs_no_numba() -> None:
    """A game can be imported without Numba or NumPy."""
    code = "import ostracon.games.imhotep, sys; print('numba' in sys.modules, 'numpy' in sys.modules)"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert run.stdout.split() == ["False", "False"]
