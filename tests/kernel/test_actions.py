"""Action tables: numbers, typed actions, notation."""

from __future__ import annotations

import json

import pytest

from ostracon.games.imhotep import GAME
from ostracon.kernel.actions import ActionTable, Arg, usage, verb
from ostracon.kernel.errors import BadNotation

ACTIONS = GAME.actions


@pytest.mark.parametrize("number", range(ACTIONS.total))
def test_every_number_survives_all_forms(number: int) -> None:
    notation = ACTIONS.notation(number)
    typed = ACTIONS.decode(number)
    assert ACTIONS.parse(notation) == number
    assert ACTIONS.number(number) == ACTIONS.number(notation) == ACTIONS.number(typed) == number
    assert ACTIONS.encode(ACTIONS.verb_of(number).name, **ACTIONS.arguments(number)) == number
    assert ACTIONS.number(json.loads(json.dumps(notation))) == number
    assert typed._asdict() == ACTIONS.arguments(number)


def test_notations_are_distinct() -> None:
    assert len({ACTIONS.notation(number) for number in range(ACTIONS.total)}) == ACTIONS.total


def test_spelling_may_vary() -> None:
    assert ACTIONS.parse("  Sail   2  TEMPLE ") == ACTIONS.parse("sail 2 temple")


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ("", "verbs get-stones, place, sail"),
        ("swim 1", "verbs get-stones, place, sail"),
        ("sail", r"sail SHIP\(1-4\) SITE\(market\|pyramid\|temple\|burial_chamber\|obelisks\)"),
        ("sail 5 temple", r"sail SHIP\(1-4\)"),
        ("sail 0 temple", r"sail SHIP\(1-4\)"),
        ("sail 1 sphinx", r"SITE\(market\|pyramid"),
        ("place 1 1 1", r"place SHIP\(1-4\) SLOT\(1-4\)"),
        ("get-stones 3", "expected get-stones"),
        ("play statue", r"play CARD\(lever\|hammer\|sail\|chisel\)"),
    ],
)
def test_unreadable_notation_says_what_is_possible(given: str, sentence: str) -> None:
    with pytest.raises(BadNotation, match=sentence) as caught:
        ACTIONS.number(given)
    assert repr(given) in str(caught.value)


@pytest.mark.parametrize("given", [-1, 59, 10**30])
def test_numbers_outside_the_table_are_refused(given: int) -> None:
    with pytest.raises(BadNotation, match="an action number from 0 to 58"):
        ACTIONS.number(given)


@pytest.mark.parametrize("given", [True, None, 1.0, ("sail", 1), [3], b"pass"])
def test_other_things_are_refused(given: object) -> None:
    with pytest.raises(BadNotation, match="an action number, a typed action or notation"):
        ACTIONS.number(given)


def test_typed_action_outside_its_range_is_refused() -> None:
    sail = ACTIONS.verb("sail").type
    with pytest.raises(BadNotation, match="ship from 0 to 3"):
        ACTIONS.number(sail(ship=4, site=0))


def test_typed_action_of_another_game_is_refused() -> None:
    other = ActionTable(verb("sail", Arg("ship", 4), Arg("site", 5)))
    with pytest.raises(BadNotation, match="a typed action"):
        ACTIONS.number(other.decode(0))


def test_last_argument_runs_fastest() -> None:
    table = ActionTable(verb("wait"), verb("move", Arg("piece", 2), Arg("row", 2), Arg("column", 3)))
    assert table.total == 13
    assert table.verb("move").first == 1
    assert table.decode(1 + 1 * 6 + 0 * 3 + 2) == (1, 0, 2)
    assert table.notation(9) == "move 2 1 3"


def test_usage_shows_every_argument() -> None:
    assert (
        usage(verb("throw", Arg("stick", 3), Arg("way", 2, ("up", "down"))))
        == "throw STICK(1-3) WAY(up|down)"
    )


def test_faulty_tables_are_refused() -> None:
    with pytest.raises(ValueError, match="3 values and 2 labels"):
        verb("throw", Arg("way", 3, ("up", "down")))
    with pytest.raises(ValueError, match="share one notation"):
        ActionTable(verb("throw", Arg("way", 2, ("up", "up"))))
