"""Tutorials are true: each is played through in every way that its answers allow, and what is wrong is said in one sentence."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from ostracon.kernel.game import game, games
from ostracon.learn.check import faults
from ostracon.learn.tutorial import BadTutorial, folder_of, has_tutorial, read_tutorial, tutorial_of
from ostracon.learn.walk import Walk

OURS = ("ankhor", "egizia", "egizia_sands", "imhotep", "terra_pyramides")


def test_each_of_our_games_is_taught() -> None:
    assert [name for name in games() if has_tutorial(game(name))] == list(OURS)


@pytest.mark.parametrize("name", OURS)
def test_a_tutorial_is_true(name: str) -> None:
    assert faults(game(name)) == []


@pytest.mark.parametrize("name", OURS)
def test_each_step_can_be_reached_and_done(name: str) -> None:
    tutorial = tutorial_of(game(name))
    steps = [(step, tutorial, number) for number, step in enumerate(tutorial.step)]
    examples = [(one, tutorial.only(one.id), 0) for one in tutorial.example]
    for step, taught, number in steps + examples:
        assert taught
        walk = Walk(game(name), taught, number)
        assert walk.step is step and not walk.given
        while not walk.done:
            wrong = [action for action in walk.match.legal() if action not in walk.wanted()]
            assert all(walk.why_not(action).startswith(f"step-{step.id}-no") for action in wrong)
            walk.hear(walk.wanted()[0])
        assert walk.wanted() == []
        assert all(walk.why_not(action) for action in walk.match.legal())


BREAKS = [  # in which file, what, instead of what, and a part of the sentence that tells
    ("tutorial.toml", 'do = ["get-stones"]', 'do = ["place 1 9"]', "nothing legal fits 'place 1 9'"),
    ("tutorial.toml", "rules_version = ", "rules_version = 9", "read them again"),
    ("tutorial.toml", "gain = 5", "gain = 6", "it brings 5 points, not 6"),
    ("tutorial.toml", 'none = "decline"', 'none = "pass"', "no legal action fits 'pass' under no.none"),
    (
        "tutorial.toml",
        'first = ["place 1 3"]',
        'first = ["place 9 3"]',
        "'place 9 3' cannot be played as action",
    ),
    ("tutorial.toml", 'first = ["place 1 3"]', "", "it asks the reader, but seat 1 decides"),
    ("tutorial.toml", 'at = "chamber"', 'at = "tomb"', "there is no position 'tomb'"),
    ("tutorial.toml", '"site-0", "site-1"', '"site-0", "site-9"', "the board has no 'site-9'"),
    ("tutorial.toml", 'sail = "sail *"', 'sail = "swim *"', "no action fits 'swim *' under say.sail"),
    ("tutorial.toml", 'id = "share"', 'id = "place"', "two steps are called 'place'"),
    ("tutorial.toml", 'id = "share"', 'name = "share"', "unknown field"),
    ("en.ftl", "step-sail-done =", "step-sale-done =", "en.ftl has no sentence 'step-sail-done'"),
    ("fr.ftl", "step-sail-done =", "step-sale-done =", "'step-sale-done' that nothing asks for"),
    ("fr.ftl", "{ $gain }", "{ $gian }", "gian"),
]


@pytest.mark.parametrize(("file", "old", "new", "said"), BREAKS, ids=[one[3] for one in BREAKS])
def test_what_is_wrong_is_said(tmp_path: Path, file: str, old: str, new: str, said: str) -> None:
    folder = tmp_path / "lessons"
    shutil.copytree(folder_of(game("imhotep")), folder)
    text = (folder / file).read_text("utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), "utf-8")
    found = faults(game("imhotep"), folder)
    assert any(said in fault for fault in found), found


def test_a_folder_without_a_tutorial_says_so(tmp_path: Path) -> None:
    assert "is missing" in faults(game("imhotep"), tmp_path)[0]
    with pytest.raises(BadTutorial, match="is missing"):
        read_tutorial(tmp_path)
