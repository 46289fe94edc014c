"""Who begins."""

from __future__ import annotations

import dataclasses

import pytest
from pebbles import GAME as PEBBLES

from ostracon.kernel.errors import RefusedOptions
from ostracon.kernel.layout import Record, i8
from ostracon.kernel.start_player import first_seat, refuse_empty_seat, start_player_option


class Started(Record):
    """A state with the option."""

    pile: int = i8()
    quick: int = i8()
    start_player: int = i8()
    left: int = i8()
    taken: list[int] = i8(4)
    secret: int = i8()


GAME = dataclasses.replace(
    PEBBLES,
    state=Started,
    options=(*PEBBLES.options, start_player_option(3)),
    setup=lambda s: setattr(s, "decider", first_seat(s)),
    refuse=refuse_empty_seat,
)


def test_a_named_seat_begins() -> None:
    assert [GAME.deal(3, {"start_player": f"seat_{seat}"}).decider for seat in range(3)] == [0, 1, 2]


def test_otherwise_everybody_may() -> None:
    assert GAME.choose(3)["start_player"] == "random"
    assert {GAME.deal(3, seed=seed).decider for seed in range(30)} == {0, 1, 2}


def test_nobody_begins_who_is_not_there() -> None:
    with pytest.raises(
        RefusedOptions, match="start_player seat_2 does not exist with 2 players; choose random"
    ):
        GAME.choose(2, {"start_player": "seat_2"})
