"""Corrected data files: accepted when they fit together, refused with a sentence when not."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from ostracon.games.terra_pyramides import GAME

OURS = (GAME.folder / "components.toml").read_text("utf-8")
PLAY = """
from ostracon.games.terra_pyramides import GAME
import random
for players, options in ((2, {}), (4, {"version": 3}), (1, {"mode": "cooperative", "mission": 2})):
    s = GAME.deal(players, options, 1)
    while GAME.actor(s) >= 0:
        GAME.legal(s)
        GAME.invariants(s)
        GAME.apply(s, random.Random(s.dice[0]).choice(s.legal_actions()))
print(GAME.components.corrected, GAME.actions.total)
"""


def play(path: Path, text: str) -> subprocess.CompletedProcess[str]:
    """Play with a corrected file, in a process of its own."""
    file = path / "corrected.toml"
    file.write_text(text, "utf-8")
    environment = {**os.environ, "OSTRACON_COMPONENTS": str(file), "PYTHONPATH": os.pathsep.join(sys.path)}
    return subprocess.run([sys.executable, "-c", PLAY], capture_output=True, text=True, env=environment)


def test_a_corrected_tile_is_played(tmp_path: Path) -> None:
    """Another face, another base value, another palm: no code changes."""
    text = OURS.replace(
        'id = "W"\nset = 1\ncount = 6\nworker = 1\neyes = 0',
        'id = "WEE"\nset = 1\ncount = 6\nworker = 1\neyes = 2',
    )
    text = text.replace("value = 4\ncount = 1", "value = 5\ncount = 1").replace(
        "palms_at = [3, 5,", "palms_at = [2, 5,"
    )
    assert text != OURS
    run = play(tmp_path, text)
    assert run.stdout.split() == ["True", "270"], run.stderr


def test_a_corrected_map_is_played(tmp_path: Path) -> None:
    """An oasis moved to another cell: rows, lines and rings follow."""
    text = OURS.replace("ss#ssbb#Ob\n#sssO#bbbb", "ss#ssbb#bO\n#sssO#bbbb")
    assert text != OURS
    run = play(tmp_path, text)
    assert run.stdout.split() == ["True", "270"], run.stderr


def with_another_column(text: str, first_row: str) -> str:
    """A column of scarab cells added to the right of a map."""
    start = text.index(first_row)
    end = text.index('"""', start)
    return text[:start] + "".join(f"{row}b\n" for row in text[start:end].split()) + text[end:]


def test_a_larger_map_gets_more_numbers(tmp_path: Path) -> None:
    """An eleventh column on both sides: the place numbers grow with the board, nothing else does."""
    text = with_another_column(with_another_column(OURS, "ss#ssbb#Ob"), "#sNNsb#bbb")
    text = text.replace("cols = 10", "cols = 11")
    text = text.replace("ordinary = 80, sphinx = 40, scarab = 40", "ordinary = 91, sphinx = 40, scarab = 51")
    text = text.replace("start_sites = 3, longest_row = 4", "start_sites = 3, longest_row = 11")
    text = text.replace("ordinary = 64, sphinx = 32, scarab = 32", "ordinary = 75, sphinx = 32, scarab = 43")
    text = text.replace(
        "longest_row = 8, most_ordinary_in_a_row = 4", "longest_row = 11, most_ordinary_in_a_row = 11"
    )
    run = play(tmp_path, text)
    assert run.stdout.split() == ["True", "284"], run.stderr  # 11 cells and 3 row positions more


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        (
            'id = "W"\nset = 1\ncount = 6',
            'id = "W"\nset = 1\ncount = 7',
            "the tiles of set 1 add up to 41, not 40",
        ),
        ("value = 2\ncount = 7", "value = 2\ncount = 8", "the bases add up to 23, not 22"),
        ("ss#ssbb#Ob\n", "ss#ssbb#O\n", "row 0 of the desert map has 9 cells, not 10"),
        ("ss#ssbb#Ob\n", "ss#ssbb#OX\n", "unknown letters: X"),
        ("ss#ssbb#Ob\n", "ss#ssbb#bb\n", "the desert map has oases = 7, its check says 8"),
        ("start_cells = [[3, 5],", "start_cells = [[3, 4],", "start_cells of the desert map"),
        ("start_sites = [[3, 6],", "start_sites = [[3, 1],", "start_sites of the desert map"),
        ("  [0, 2], [0, 3],", "  [0, 3], [0, 3],", "does not visit each Nile cell once"),
        ("palms_at = [3,", "palms_at = [33,", "a palm stands outside the track"),
        ("pieces_per_colour = 3", "pieces_per_colour = 4", "which is not 4 in 6 colours"),
        ("rows = 11", 'rows = "eleven"', "corrected.toml: boards.rows must be a whole number, not text"),
        ("buy_block_gold = 3", "", "corrected.toml: prices.buy_block_gold is missing"),
        (
            "eyes = 2",
            "eyes = true",
            "corrected.toml: tiles.list[1].eyes must be a whole number, not true or false",
        ),
        (
            'goal = "team_score_more_than"',
            'goal = "team_score"',
            "corrected.toml: missions.list[1].goal has the wrong value 'team_score'",
        ),
        ("[0, 2], [0, 3],", "[0, 2], [0],", "boards.nile.track.cells[1] must be a list of length 2, not 1"),
    ],
)
def test_a_wrong_file_is_refused(tmp_path: Path, old: str, new: str, sentence: str) -> None:
    """Counts, rows, start cells: the sentence says what does not fit."""
    assert old in OURS
    run = play(tmp_path, OURS.replace(old, new, 1))
    assert run.returncode != 0
    assert sentence in run.stderr.splitlines()[-1]


def test_every_table_has_a_source() -> None:
    """Each printed figure says where it comes from."""
    data = tomllib.loads(OURS)
    assert [
        name
        for name, table in data.items()
        if isinstance(table, dict) and "source" not in table and name != "options" and name != "tracks"
    ] == []
    assert all("source" in data[group][name] for group in ("options", "tracks") for name in data[group])
