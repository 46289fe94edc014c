"""`ostracon new`: a package to begin from."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ostracon.commands.new import CannotMake, make_package
from ostracon.kernel.game import games

from .conftest import install, runner


def test_the_skeleton_passes_check_and_its_own_tests(tmp_path: Path) -> None:
    made = make_package("royal_ur", tmp_path / "royal")
    run = runner(install(made, tmp_path / "site"))
    checked = run("-m", "ostracon.cli", "check", "royal_ur", "--quick", "--json", "--target", "interpreted")
    assert checked.returncode == 0, checked.stdout + checked.stderr
    outcomes = json.loads(checked.stdout)
    assert [one for one in outcomes if one["fault"] or one["warning"]] == []
    assert {one["check"] for one in outcomes if one["looked_at"]} >= {"play", "texts", "board", "bots"}
    pytest_ = ("-m", "pytest", "-q", "-p", "ostracon.pytest_plugin", "-p", "no:cacheprovider")
    tested = run(*pytest_, "-k", "not native and not cuda", ".", cwd=made)
    assert tested.returncode == 0 and "8 passed" in tested.stdout, tested.stdout + tested.stderr


def test_the_command_says_what_to_do_next_or_what_is_wrong(tmp_path: Path) -> None:
    run = runner(tmp_path)
    made = run("-m", "ostracon.cli", "new", "royal_ur", cwd=tmp_path)
    assert made.returncode == 0 and "ostracon check royal_ur" in made.stdout
    assert (tmp_path / "ostracon-royal_ur" / "pyproject.toml").exists()
    again = run("-m", "ostracon.cli", "new", "royal_ur", cwd=tmp_path)
    assert (again.returncode, again.stdout, again.stderr.count("\n")) == (2, "", 1)


def test_the_plug_in_says_what_is_wrong_in_one_sentence(tmp_path: Path) -> None:
    """A text is missing in French."""
    made = make_package("faulty", tmp_path / "faulty")
    french = made / "src" / "ostracon_faulty" / "texts" / "fr.ftl"
    french.write_text(french.read_text("utf-8").replace("part-last-stone", "part-first-stone"), "utf-8")
    run = runner(install(made, tmp_path / "site"))
    tested = run(
        "-m",
        "pytest",
        "-q",
        "-p",
        "ostracon.pytest_plugin",
        "-k",
        "texts",
        "--ostracon-game",
        "faulty",
        cwd=tmp_path,
    )
    assert tested.returncode == 1
    assert "faulty: no text 'part-last-stone' in fr" in tested.stdout
    assert "Traceback" not in tested.stdout


def test_check_warns_of_a_text_that_is_never_shown(tmp_path: Path) -> None:
    made = make_package("wordy", tmp_path / "wordy")
    for file in (made / "src" / "ostracon_wordy" / "texts").glob("*.ftl"):
        file.write_text(file.read_text("utf-8") + "never-said = Nobody reads this.\n", "utf-8")
    run = runner(install(made, tmp_path / "site"))
    checked = run("-m", "ostracon.cli", "check", "wordy", "--quick", "--target", "interpreted")
    assert checked.returncode == 0
    assert "wordy board: warning: texts that these games never showed: never-said\n" in checked.stdout


@pytest.mark.parametrize("name", ["", "Ur", "royal-ur", "4ur", "royal__ur", "class", "../ur", "ur "])
def test_a_name_that_cannot_be_one_is_refused(name: str, tmp_path: Path) -> None:
    with pytest.raises(CannotMake, match="cannot be the name of a game; take small letters"):
        make_package(name, tmp_path / "new")
    assert list(tmp_path.iterdir()) == []


def test_nothing_is_overwritten(tmp_path: Path) -> None:
    (tmp_path / "kept.txt").write_text("mine")
    with pytest.raises(CannotMake, match="exists already, and nothing is overwritten"):
        make_package("ur", tmp_path)
    with pytest.raises(CannotMake, match="exists already"):
        make_package("ur", tmp_path / "kept.txt")
    with pytest.raises(CannotMake, match=f"there is a game {games()[0]} already"):
        make_package(games()[0], tmp_path / "new")
    assert [path.name for path in tmp_path.iterdir()] == ["kept.txt"]
