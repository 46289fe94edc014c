"""What code, tests and data files cite of the rules stands in docs/rules/<game>.md."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent
GAMES = ROOT / "src" / "ostracon" / "games"

# What each specification numbers besides its sections: rulings, decisions, free actions, worked examples.
NUMBERED = {
    "imhotep": r"[RDT]\d+",
    "ankhor": r"[RDX]\d+",
    "terra_pyramides": r"[RX]-\d+",  # D5 and F2 are cells there
    "egizia": r"[RDFT]\d+",
    "egizia_sands": r"RU-\d+|[RDX]\d+",  # R34 is a Nile card, X7 a Sphinx card: ids of the data file
}
SHARED = {"egizia", "egizia_sands"}  # what the games of the Nile have in common: _nile, nile.py

STEPS = r"steps? \d+(?: and \d+)?|\(\d+\)"
ITEM = rf"(?:RU?-?\d+|\d+(?:\.\d+)*)(?:,? (?:{STEPS}))?"
SECTIONS = re.compile(rf"RULES(?:\.md)?(?: sections?)? ({ITEM}(?:(?:, |; | and | to |-){ITEM})*)")


def games_of(path: Path) -> set[str]:
    """The games whose rules a file can cite: that of its folder; all of them outside the games' folders."""
    own = {game for game in NUMBERED if game in path.relative_to(ROOT).parts}
    shared = "_nile" in path.relative_to(ROOT).parts or path.name in ("nile.py", "test_nile.py")
    return own or (SHARED if shared else set(NUMBERED))


@cache
def texts() -> dict[Path, str]:
    """Every file that may cite rules, read as one line."""
    files = [*(ROOT / "tests").rglob("*.py")]
    for kind in ("*.py", "*.toml", "*.md"):
        files += (ROOT / "src").rglob(kind)
    return {path: " ".join(path.read_text("utf-8").split()) for path in files if path != Path(__file__)}


def references(game: str) -> Iterator[tuple[Path, str]]:
    """File and reference, for one game: sections as "4.8", numbers as "R27"."""
    for path, text in texts().items():
        owners = games_of(path)
        if game in owners:
            for cited in SECTIONS.findall(text):
                plain = re.sub(rf"{STEPS}|RU?-?\d+", "", cited)
                yield from ((path, section) for section in re.findall(r"\d+(?:\.\d+)*", plain))
            if owners != set(NUMBERED):
                yield from ((path, number) for number in re.findall(rf"\b(?:{NUMBERED[game]})\b", text))


def anchors(game: str) -> set[str]:
    """Where references can lead: numbered headings, bold numbers ("**T1** to **T64**" with all between), printed ids."""
    page = (ROOT / "docs" / "rules" / f"{game}.md").read_text("utf-8")
    found = set(re.findall(r"^#+ (\d+(?:\.\d+)*)\b", page, re.MULTILINE))
    found.update(re.findall(rf"\*\*({NUMBERED[game]})\b", page))
    for letter, first, last in re.findall(r"\*\*([A-Z]+-?)(\d+)\*\* to \*\*\1(\d+)\*\*", page):
        found.update(f"{letter}{number:0{len(first)}}" for number in range(int(first), int(last) + 1))
    data = (GAMES / game / "components.toml").read_text("utf-8")
    return found | set(re.findall(r'^id = "([A-Z]\d+)"', data, re.MULTILINE))


@pytest.mark.parametrize("game", NUMBERED)
def test_every_reference_resolves(game: str) -> None:
    """A section, ruling, decision or example that a file names is one of the specification."""
    known = anchors(game)
    lost = {f"{path.relative_to(ROOT)}: {cited}" for path, cited in references(game) if cited not in known}
    assert sorted(lost) == []


@pytest.mark.parametrize("game", NUMBERED)
def test_references_are_found(game: str) -> None:
    """The search sees sections and numbers in the rules as well as in their tests."""
    found = list(references(game))
    for folder in ("src", "tests"):
        cited = {reference for path, reference in found if folder in path.relative_to(ROOT).parts}
        assert any(re.fullmatch(r"4\.\d+", reference) for reference in cited)
        assert any(re.fullmatch(NUMBERED[game], reference) for reference in cited)


@pytest.mark.parametrize("game", NUMBERED)
def test_the_specification_refers_to_itself(game: str) -> None:
    """Rulings, decisions and examples that a page mentions are numbered on it."""
    page = (ROOT / "docs" / "rules" / f"{game}.md").read_text("utf-8")
    assert sorted(set(re.findall(rf"\b(?:{NUMBERED[game]})\b", page)) - anchors(game)) == []


@pytest.mark.parametrize("game", NUMBERED)
def test_figures_are_named_as_in_the_data_file(game: str) -> None:
    """A key like `sled.capacity` that a page gives instead of a number leads to something."""
    page = (ROOT / "docs" / "rules" / f"{game}.md").read_text("utf-8")
    data = tomllib.loads((GAMES / game / "components.toml").read_text("utf-8"))
    known = "\n".join(paths(data, "")) + "\n"
    keys = set(re.findall(r"`([a-z_]+(?:\.(?!md|py|toml)\w+)+)`", page))
    assert keys
    assert sorted(key for key in keys if f".{key}\n" not in known) == []


def paths(data: Any, above: str) -> Iterator[str]:
    """Every key with those above it: ".sled.capacity"; the entries of a list have no name of their own."""
    for entry in data if isinstance(data, list) else [data]:
        if isinstance(entry, dict):
            for key, value in entry.items():
                yield f"{above}.{key}"
                yield from paths(value, f"{above}.{key}")


def test_a_reference_may_be_a_list() -> None:
    """Sections follow the word RULES one after another; steps and rulings among them are none."""
    text = "RULES 4.4, 5.1; 9.7 and RULES 3, steps 4 and 5, RULES 4.7 (8): RULES 5.7-5.9, R-23, RULES.md section 11.3."
    assert SECTIONS.findall(text) == ["4.4, 5.1; 9.7", "3, steps 4 and 5", "4.7 (8)", "5.7-5.9, R-23", "11.3"]
