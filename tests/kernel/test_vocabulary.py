"""Vocabularies: names and numbers from one declaration."""

from __future__ import annotations

import pytest
from pebbles import GAME as PEBBLES

from ostracon.kernel.events import PLAYER, Events, event, kinds
from ostracon.kernel.native import Native
from ostracon.kernel.target import globals_used, rule, values_used
from ostracon.kernel.vocabulary import Reasons, Vocabulary


class Colour(Vocabulary):
    """Numbered from 0."""

    RED: int
    BLUE: int


class Refusal(Reasons):
    """After the kernel's own."""

    TOO_DEAR: int


class Dearer(Refusal):
    """After somebody else's."""

    MUCH_TOO_DEAR: int


def test_numbers_follow_the_declaration() -> None:
    assert (Colour.RED, Colour.BLUE) == (0, 1)
    assert list(Colour) == ["red", "blue"] and len(Colour) == 2
    assert Colour[1] == "blue" and Colour.number("blue") == 1


def test_a_vocabulary_goes_on_where_its_base_ends() -> None:
    assert (Refusal.LEGAL, Refusal.TOO_DEAR, Dearer.TOO_DEAR, Dearer.MUCH_TOO_DEAR) == (0, 3, 3, 4)
    assert Dearer.names == ("legal", "game_over", "other_decision", "too_dear", "much_too_dear")
    with pytest.raises(AttributeError):
        _ = Refusal.MUCH_TOO_DEAR  # type: ignore[attr-defined]


def test_a_name_twice_is_refused() -> None:
    with pytest.raises(TypeError, match="vocabulary Again holds a name twice"):

        class Again(Refusal):
            TOO_DEAR: int


def test_events_know_what_their_numbers_mean() -> None:
    class Happening(Events):
        SAIL: int = event(PLAYER, ("ship", "ordinal"))
        ROUND: int = event(weight="round")

    assert [kind.name for kind in kinds(Happening)] == ["thrown", "sail", "round"]
    assert kinds(Happening)[Happening.SAIL].arguments == (("player", "seat"), ("ship", "ordinal"))
    assert kinds(Happening)[Happening.ROUND].weight == "round"


@rule
def dear(price: int) -> int:
    """Names numbers of two vocabularies."""
    return Refusal.TOO_DEAR if price > 3 else Colour.BLUE


def test_rules_name_numbers_through_vocabularies() -> None:
    assert globals_used(dear) == {"Refusal": ["TOO_DEAR"], "Colour": ["BLUE"]}
    assert dict(values_used(dear)) == {"Refusal.TOO_DEAR": 3, "Colour.BLUE": 1}
    assert (dear(4), dear(1)) == (3, 1)


def test_native_code_has_the_same_numbers() -> None:
    pytest.importorskip("numba", reason="native code needs Numba")
    compiled = Native(PEBBLES, quiet=True)(dear)
    assert (compiled(4), compiled(1)) == (3, 1)
