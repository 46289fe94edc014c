"""The identity of code: what changes results counts, what does not does not."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ostracon.games.imhotep import scoring
from ostracon.kernel.game import game
from ostracon.lab.code_hash import bots_hash, normalized_source, rules_hash


def test_comments_and_layout_do_not_count() -> None:
    """The same code, told otherwise."""
    here = "def f(a, b):\n    return a + b\n"
    there = 'def f(\n    a,\n    b,  # the other\n):\n    """Sum."""\n\n    return (a + b)\n'
    assert normalized_source(here) == normalized_source(there) != normalized_source(here.replace("+", "-"))


def test_each_game_has_its_own_rules() -> None:
    """And the same ones each time."""
    imhotep, egizia = game("imhotep"), game("egizia")
    assert rules_hash(imhotep) == rules_hash(imhotep) != rules_hash(egizia)
    assert bots_hash() == bots_hash()


def test_a_number_that_rules_name_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    """As a corrected component does."""
    before = rules_hash(game("imhotep"))
    name = next(key for key, value in vars(scoring).items() if key.isupper() and isinstance(value, int))
    monkeypatch.setattr(scoring, name, 99)
    assert rules_hash(game("imhotep")) != before


def test_how_bots_look_ahead_counts_and_what_levels_stand_for_does_not() -> None:
    """A level's games are kept under the name of the bot that it stood for."""
    one = game("imhotep")
    deeper = replace(one, search=replace(one.search, rollout_length=one.search.rollout_length + 5))
    assert rules_hash(deeper) != rules_hash(one)
    renamed = replace(one, search=replace(one.search, levels={"mason": "search:7"}))
    assert rules_hash(renamed) == rules_hash(one)
