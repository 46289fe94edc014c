"""Texts: found by key, filled in, and with the players' names where a board says the number of a seat."""

from __future__ import annotations

from pathlib import Path

import pytest

from ostracon.screen.texts import MissingText, Texts, UnknownLanguage

WORDS = """
seat-0 = Player 1
seat-1 = Player 2
greeting = Good evening
moves = { $player } moves { $count ->
    [one] a stone
   *[other] { $count } stones
} to { $site }
"""


@pytest.fixture
def say(tmp_path: Path) -> Texts:
    (tmp_path / "en.ftl").write_text(WORDS, "utf-8")
    return Texts("en", tmp_path)


def test_arguments_in_any_order(say: Texts) -> None:
    sentence = "Ada moves 2 stones to Gizeh"
    assert say("moves", player="Ada", count=2, site="Gizeh") == sentence
    assert say("moves", site="Gizeh", count=2, player="Ada") == sentence
    assert say("moves", player="Ada", count=1, site="Gizeh") == "Ada moves a stone to Gizeh"


def test_a_minus_is_no_hyphen(say: Texts) -> None:
    assert say("moves", player="Ada-2", count=-3, site="Gizeh") == "Ada-2 moves \u22123 stones to Gizeh"


def test_players_by_name(say: Texts) -> None:
    named = say.naming(["Ada", "Bea"])
    assert (named("seat-0"), named("seat-1"), named("greeting")) == ("Ada", "Bea", "Good evening")
    assert say.naming(["Cleo"])("seat-0") == "Cleo"
    assert (say("seat-0"), say("seat-1")) == ("Player 1", "Player 2"), "the texts themselves stay as they are"
    assert say.naming(["Ada", "Bea"]) is named


@pytest.mark.parametrize("arguments", [{}, {"count": 1}])
def test_missing_text_is_named(say: Texts, arguments: dict[str, object]) -> None:
    with pytest.raises(MissingText, match="no text 'farewell' in en"):
        say("farewell", **arguments)
    with pytest.raises(MissingText, match="no text 'farewell' in en"):
        say.naming(["Ada"])("farewell", **arguments)


def test_forgotten_argument_is_told(say: Texts) -> None:
    with pytest.raises(MissingText, match="text 'moves' in en"):
        say("moves")


def test_unknown_language() -> None:
    with pytest.raises(UnknownLanguage, match="unknown language 'tlh'; choose from en, fr"):
        Texts("tlh")
