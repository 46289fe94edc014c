"""The guide for games says what the code does: its Python runs, and no field is left out."""

from __future__ import annotations

import dataclasses
import doctest
import re

import pytest

from ostracon.kernel.game import Game
from ostracon.kernel.open_view import ABOUT_PLAY
from ostracon.kernel.search_settings import SearchSettings
from ostracon.screen.board import Board, Choice

from .conftest import ROOT

GUIDE = ROOT / "docs" / "contributors" / "games.md"


def test_its_python_runs() -> None:
    found = doctest.testfile(
        str(GUIDE), module_relative=False, optionflags=doctest.NORMALIZE_WHITESPACE | doctest.ELLIPSIS
    )
    assert found.attempted >= 30 and found.failed == 0


@pytest.mark.parametrize("kind", [Game, Board, Choice, SearchSettings], ids=lambda kind: kind.__name__)
def test_it_names_every_field(kind: type) -> None:
    named = set(re.findall(r"`([a-z_]+)`|\b([a-z_]+)=", GUIDE.read_text("utf-8")))
    words = {word for pair in named for word in pair}
    assert {field.name for field in dataclasses.fields(kind)} <= words


def test_it_says_what_a_view_must_have() -> None:
    must = GUIDE.read_text("utf-8").partition("**must have**")[2].partition(". Where")[0]
    assert all(f"`{name}`" in must for name in ABOUT_PLAY)


def test_its_imports_are_real() -> None:
    """Modules named in prose (`kernel.business`) exist."""
    for layer, name in set(re.findall(r"`(kernel|screen)\.([a-z_]+)(?:\.\w+)?`", GUIDE.read_text("utf-8"))):
        assert (ROOT / "src" / "ostracon" / layer / f"{name}.py").exists(), (layer, name)
