"""What a seat knows as a row of numbers, and that the checks find what is wrong with one."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from ostracon.conformance import Nonconformance, Plan
from ostracon.conformance.observations import check_observation
from ostracon.games.imhotep import GAME
from ostracon.games.imhotep.layout import State
from ostracon.games.imhotep.observation import OBSERVATION
from ostracon.kernel.layout import Record, i8, i64
from ostracon.kernel.observation import Feature, Observation, bits, by_seat, number, open_observation, owners

PLAN = Plan(settings=40, sampled=6)


@contextmanager
def declared(*features: Feature) -> Iterator[None]:
    """Imhotep with another observation."""
    own = GAME.observation
    GAME.__dict__["observation"] = Observation(State, *features, seats=4)
    try:
        yield
    finally:
        GAME.__dict__["observation"] = own


def features(*without: str) -> list[Feature]:
    """Imhotep's own, less some."""
    kernel = ("players", "decision", "decider")
    return [
        dataclasses.replace(feature, shape=(), first=0)
        for name, feature in OBSERVATION.features.items()
        if name not in (*kernel, *without)
    ]


@pytest.mark.parametrize("field", ["deck", "round_cards", "pair"])
def test_a_hidden_field_is_found(field: str) -> None:
    """What is dealt again must not be seen."""
    with (
        declared(*features(field), number(field)),
        pytest.raises(Nonconformance, match=f"may not know: {field}"),
    ):
        check_observation(GAME, PLAN)


@pytest.mark.parametrize("field", ["sled", "turn_seat", "cargo", "obelisks"])
def test_what_is_left_out_is_found(field: str) -> None:
    """Whatever changes the view changes the row."""
    with declared(*features(field)), pytest.raises(Nonconformance, match=f"shows .*{field}"):
        check_observation(GAME, PLAN)


def test_the_one_who_looks_comes_first() -> None:
    """Seats are counted from there."""
    s = GAME.deal(3, {"start_player": "seat_1"}, 1)
    s.sled = [7, 8, 9, 0]
    row = OBSERVATION.row(s, 2)
    assert row[OBSERVATION["sled"]] == [9, 7, 8, 0]
    assert row[OBSERVATION["decider"]] == [2]  # seat 1 is two places after seat 2
    assert OBSERVATION.row(s, 1)[OBSERVATION["decider"]] == [0]


class Pond(Record, actions=8):
    """A game's state with every kind of field."""

    frogs: list[int] = i8(2)
    pads: list[list[int]] = i8(2, 3)
    reeds: int = i64()


@pytest.mark.parametrize(
    ("feature", "words"),
    [
        (number("toads"), "no field toads"),
        (number("reeds"), "64 bits"),
        (by_seat("pads", axis=1), "3 entries, not one for each of 2 seats"),
    ],
)
def test_a_declaration_that_cannot_be(feature: Feature, words: str) -> None:
    """One sentence."""
    with pytest.raises(TypeError, match=words):
        Observation(Pond, feature, seats=2)


def test_twice_is_once_too_often() -> None:
    """Names are names."""
    with pytest.raises(TypeError, match="declared twice"):
        Observation(Pond, number("frogs"), by_seat("frogs"), seats=2)


def test_every_kind_of_field() -> None:
    """Sets, owners, rows by seat; and what a game gets that declares nothing."""
    pond = Pond()
    pond.players, pond.frogs, pond.pads, pond.reeds = 2, [4, 5], [[0, -1, 1], [1, 1, -1]], 5
    seen = Observation(Pond, by_seat("frogs"), owners("pads"), bits("reeds", 3), seats=2)
    assert seen.row(pond, 1)[3:] == [5, 4, 1, -1, 0, 0, 0, -1, 1, 0, 1]
    plain = open_observation(Pond, 2)
    assert plain.row(pond, 1)[plain["frogs"]] == [4, 5]
    assert plain.row(pond, 1)[plain["seat"]] == [1]
