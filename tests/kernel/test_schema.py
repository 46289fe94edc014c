"""What a game gives and takes fits its schemas, and what it does not give does not."""

from __future__ import annotations

import random
from typing import Any

import jsonschema_rs
import msgspec
import pytest

from ostracon.kernel.game import game, games
from ostracon.kernel.match import Match
from ostracon.kernel.schema import schema

OURS = [name for name in games() if game(name).package.startswith("ostracon.games.")]


def validator(name: str, what: str) -> Any:
    return jsonschema_rs.validator_for({**schema(name), "$ref": f"#/$defs/{what}"})


@pytest.mark.parametrize("name", OURS)
def test_everything_fits_its_schema(name: str) -> None:
    view, action, event, record, state = (
        validator(name, what) for what in ("View", "Action", "Event", "Record", "State")
    )
    for players in (min(game(name).players), max(game(name).players)):
        if players == 1:
            continue  # missions have options of their own
        match, dice = Match.new(name, players, deal=players, native=False), random.Random(players)
        while not match.over:
            if match.ply % 10 == 0:
                for seat in range(-1, players):
                    view.validate(msgspec.to_builtins(match.view(seat)))
                s = match.position()
                state.validate(dict(zip(type(s).fields, s.values(), strict=True)))
            chosen = dice.choice(match.legal())
            action.validate(chosen)
            action.validate(match.game.actions.notation(chosen))
            match.play(chosen)
        for one in match.events(0):
            event.validate(msgspec.to_builtins(one))
        record.validate(msgspec.to_builtins(match.record()))


def test_what_is_not_the_games_is_refused() -> None:
    action = validator("imhotep", "Action")
    for wrong in (-1, 59, 3.5, "sail 9 market", "sail 1 market now", "fly"):
        assert not action.is_valid(wrong)
    match = Match.new("imhotep", 2, deal=1)
    view = msgspec.to_builtins(match.view(0))
    assert not validator("imhotep", "View").is_valid({**view, "deck": "many"})
    record = msgspec.to_builtins(match.record())
    assert not validator("imhotep", "Record").is_valid({**record, "players": 7})
    assert not validator("imhotep", "Record").is_valid({**record, "options": {"side_temple": "C"}})
    assert not validator("imhotep", "Event").is_valid({"ply": 0, "name": "fly", "arguments": {}})


def test_fields_say_what_they_hold() -> None:
    parts = schema("imhotep")["$defs"]
    assert parts["View"]["properties"]["deck"]["description"] == "cards left"
    assert parts["ShipView"]["properties"]["minimum"]["description"] == "stones needed to sail"
    assert "xoshiro" in parts["State"]["properties"]["dice"]["description"]
    egizia = schema("egizia")["$defs"]["View"]["properties"]
    assert sum("description" in field for field in egizia.values()) > 5
