"""Finding puzzles, and the command for it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from msgspec.structs import replace

from ostracon.cli import main
from ostracon.kernel.game import game
from ostracon.puzzles.collection import collection, read, write
from ostracon.puzzles.puzzle import BadPuzzle, Puzzle, check, puzzle_id
from ostracon.puzzles.tables import table_of

GAME = game("imhotep")
FIRST_DEAL = 3  # it has a puzzle


def test_the_command_finds_one_and_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "found.json"
    asked = ["puzzles", "imhotep", "-n", "1", "--seed", str(FIRST_DEAL), "--out", str(file), "--json"]
    with pytest.raises(SystemExit) as ended:
        main(asked)
    assert ended.value.code == 0
    said = json.loads(capsys.readouterr().out)
    kept = read(GAME, file)
    assert said["puzzles"] == len(kept.puzzles) == 1
    assert said["searched"] == list(kept.searched)
    (puzzle,) = kept.puzzles
    check(GAME, puzzle)
    before = file.read_bytes()
    with pytest.raises(SystemExit) as again:
        main(asked)
    assert again.value.code == 2 and "--resume" in capsys.readouterr().err, "nothing is overwritten"
    with pytest.raises(SystemExit) as resumed:
        main([*asked, "--resume"])
    assert resumed.value.code == 0
    assert file.read_bytes() == before, "there are as many as wanted"


def test_tables_are_mixed_and_never_a_mission() -> None:
    terra = game("terra_pyramides")
    found = [table_of(terra, deal) for deal in range(60)]
    assert {players for players, _ in found} == {2, 3, 4}
    assert {options.get("version", 1) for _, options in found} == {1, 2, 3}
    assert not any("mission" in options or "mode" in options for _, options in found)
    assert table_of(terra, 7) == table_of(terra, 7)


def a_puzzle(**changes: object) -> Puzzle:
    made = Puzzle(
        id=puzzle_id(GAME, 2, {}, 1, ()),
        players=2,
        options={},
        deal=1,
        actions=(),
        best=GAME.actions.number("get-stones"),
        tempting=GAME.actions.number("place 1 1"),
        chances=(),
        grade=1,
        phase=0,
        line=(GAME.actions.number("get-stones"),),
        other_line=(GAME.actions.number("place 1 1"),),
    )
    return replace(made, **changes)


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"chances": (500,)}, "1 chances for"),
        ({"deal": 2}, "name of its position"),
        ({"best": GAME.actions.number("take 1")}, "not possible"),
        ({"actions": (GAME.actions.number("take 1"),)}, "cannot be played"),
    ],
)
def test_what_does_not_fit_is_refused(changes: dict[str, object], fault: str) -> None:
    with pytest.raises(BadPuzzle, match=fault):
        check(GAME, a_puzzle(**changes))


def test_a_file_of_other_rules_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "puzzles.json"
    kept = collection(GAME, [a_puzzle()], (0, 1))
    write(GAME, kept, file)
    assert read(GAME, file) == kept
    write(GAME, replace(kept, rules_version=GAME.rules_version + 1), file)
    with pytest.raises(BadPuzzle, match="rules version"):
        read(GAME, file)
    with pytest.raises(BadPuzzle, match="of imhotep, not of egizia"):
        read(game("egizia"), file)
    file.write_text("{}")
    with pytest.raises(BadPuzzle, match="no file of puzzles"):
        read(GAME, file)
