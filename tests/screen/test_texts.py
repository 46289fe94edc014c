"""Texts: found by key, filled in, and with the players' names where a board says the number of a seat."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ostracon.screen.texts import MissingText, Texts, UnknownLanguage, typeset

ROOT = Path(__file__).parents[2]
FRENCH = sorted(
    path
    for part in ("src", "examples")
    for name in ("fr.ftl", "rules.fr.md")
    for path in (ROOT / part).rglob(name)
    if ".venv" not in path.parts
)
FILLED_IN = re.compile(r"\{\{.*?\}\}|\{[^{}]*\}|\]\([^)]*\)|https?:\S+|\|[-:]+(?=\|)")
TIGHT = re.compile(
    r"[^\n]{0,20}(?:[^\u00a0\s]:(?!\d)|[^\u202f\s?!][;?!»]|[^\u00a0\u202f] [:;?!»]|«[^\u202f])[^\n]{0,10}"
)

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


@pytest.mark.parametrize("path", FRENCH, ids=lambda path: f"{path.parents[1].name}-{path.name}")
def test_french_punctuation_has_its_spaces(path: Path) -> None:
    """No line ends before a colon, a question mark or a closing quotation mark, and none is glued to its word."""
    text = typeset(path.read_text("utf-8"), "fr")
    text = "\n".join(line for line in text.splitlines() if not line.startswith("#") or path.suffix == ".md")
    while (shorter := FILLED_IN.sub("…", text)) != text:
        text = shorter
    assert [found[0] for found in TIGHT.finditer(text)] == []


def test_every_french_text_is_looked_at() -> None:
    assert len(FRENCH) >= 12 and TIGHT.search("Manche: 3") and TIGHT.search("Qui\u00a0? « Moi »")


@pytest.mark.parametrize("game", ["egizia", "egizia_sands"])
def test_both_egizias_call_a_thing_by_one_word(game: str) -> None:
    """Strength, stones or bricks, places of a site, spaces of the Nile, phases and the flood marker."""
    folder = ROOT / "src/ostracon/games" / game / "texts"
    other = r"force|pieces?|slots?|(?<!not )(?<!must )(?<!may )stops?|squares?|water ring|build turn|turn tiles?|chantiers?(?!-)|pièces?"
    wrong = []
    for path in (folder / "en.ftl", folder / "rules.en.md", folder / "fr.ftl", folder / "rules.fr.md"):
        words = other.replace("force|", "") if "fr" in path.name else other
        said = re.sub(r"^[\w-]+ =|\{ ?\$[\w-]+|\{\{.*?\}\}", "", path.read_text("utf-8"), flags=re.MULTILINE)
        wrong += re.findall(rf".*\b(?:{words})\b.*", said, re.IGNORECASE)
        assert not re.search(r"\b[Ss]tep \d|\bStep \{", said)
    assert wrong == []
