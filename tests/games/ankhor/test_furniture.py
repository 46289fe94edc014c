"""Ankh'or's data, action numbers and texts."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ostracon.games.ankhor import GAME
from ostracon.games.ankhor import components as box
from ostracon.screen.story import action_text, game_texts, text_id

FOLDER = Path(GAME.folder)


@pytest.mark.parametrize(
    ("words", "number"),
    [
        ("take blue", 0),
        ("take ankh", 5),
        ("buy 1", 6),
        ("buy 6", 11),
        ("relocate", 12),
        ("refresh", 13),
        ("pile a", 14),
        ("pile b", 15),
        ("waive blue", 16),
        ("waive red", 20),
        ("return blue", 21),
        ("return red", 25),
        ("end-turn", 26),
        ("base 1 a", 27),
        ("base 1 b", 28),
        ("base 2 a", 42),
        ("base 8 h", 27 + 7 * 15 + 7),
        ("base 15 o", 251),
        ("upper 1 a", 252),
        ("upper 2 a", 266),
        ("upper 14 n", 447),
    ],
)
def test_action_numbers(words, number):
    """RULES 4.7: the 448 numbers are fixed."""
    assert GAME.actions.parse(words) == number and GAME.actions.notation(number) == words
    assert GAME.actions.total == 448


@pytest.mark.parametrize("language", ["en", "fr"])
def test_texts(language):
    """Every action, label, reason and event has words, with the same keys in both languages."""
    say = game_texts(GAME, language)
    for number in range(GAME.actions.total):
        assert action_text(GAME, number, say)
    for family, labels in GAME.labels.items():
        assert all(say.has(text_id(family, label)) for label in labels), family
    assert all(say.has(text_id("reason", reason)) for reason in GAME.reasons.names[1:])
    assert all(say.has(text_id("event", kind.name)) for kind in GAME.event_kinds[1:])
    assert all(
        say.has(text_id("prompt", d)) and say.has(text_id("prompt", d) + "-other")
        for d in GAME.decisions.names[1:]
    )
    keys = [
        re.findall(r"^([a-z][\w-]*) =", (FOLDER / "texts" / f"{name}.ftl").read_text("utf-8"), re.M)
        for name in ("en", "fr")
    ]
    assert keys[0] == keys[1] and len(keys[0]) == len(set(keys[0]))


def test_every_figure_has_a_source():
    """Each table of the data file says where its figures come from."""
    for path in GAME.components.figures:
        assert GAME.components.source(path) in ("rulebook", "public", "reconstructed"), path


def test_tiles():
    """35 different tiles, seven of each colour."""
    assert len(box.TILE_IDS) == 35 and all(
        sum(i.startswith(c) for i in box.TILE_IDS) == 7 for c in ("blue", "white", "black", "green", "red")
    )
