"""JSON schemas of what a game gives and takes: state, view, action, event and record, from the code that makes them."""

from __future__ import annotations

import ast
import inspect
import io
import textwrap
import tokenize
from functools import cache
from typing import Any

import msgspec

from ostracon.kernel.game import Game, game_of
from ostracon.kernel.layout import LIMITS, Field
from ostracon.kernel.record import FORMAT, FORMAT_VERSION, MatchRecord

DIALECT = "https://json-schema.org/draft/2020-12/schema"
Schema = dict[str, Any]


def schema(game: Game | str) -> Schema:
    """The JSON schemas of a game: `$defs` holds State, View, Action, Event and Record. A state is what the rules work on, with
    everything hidden in it; a view is what a seat may know.

    >>> sorted(schema("imhotep")["$defs"])
    ['Action', 'Event', 'MatchResult', 'Record', 'RecordedSeat', 'ShipView', 'State', 'View']
    """
    found = game_of(game)
    kinds = [found.module("view").View] if found.has_module("view") else []
    _, parts = msgspec.json.schema_components(
        [*kinds, MatchRecord],
        schema_hook=lambda kind: {"description": "a value"},
        ref_template="#/$defs/{name}",
    )
    for kind in _structs(kinds):
        about = comments(kind)
        for name, field in parts.get(kind.__name__, {}).get("properties", {}).items():
            if name in about:
                field["description"] = about[name]
    record = parts.pop("MatchRecord")
    return {
        "$schema": DIALECT,
        "title": f"{found.title}, rules version {found.rules_version}",
        "$defs": {
            **parts,
            "State": _state(found),
            "Action": _action(found),
            "Event": _event(found),
            "Record": _record(found, record),
        },
    }


def _structs(kinds: list[Any]) -> list[type]:
    """The given structs and the structs in their modules: where the parts of a view are declared."""
    modules = {inspect.getmodule(base) for kind in kinds for base in kind.__mro__}
    members = [value for module in modules if module for value in vars(module).values()]
    return [one for one in members if isinstance(one, type) and issubclass(one, msgspec.Struct)]


@cache
def comments(kind: type) -> dict[str, str]:
    """What stands beside the fields of a class, its bases included: {"deck": "cards left"}."""
    found: dict[str, str] = {}
    for one in reversed(kind.__mro__):
        try:
            source = textwrap.dedent(inspect.getsource(one))
        except (OSError, TypeError):  # made by the interpreter, or installed without sources
            continue
        notes = {
            token.start[0]: token.string.lstrip("# ")
            for token in tokenize.generate_tokens(io.StringIO(source).readline)
            if token.type == tokenize.COMMENT
        }
        body = ast.parse(source).body[0]
        for line in body.body if isinstance(body, ast.ClassDef) else ():
            if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name):
                note = notes.get(line.end_lineno or 0)
                if note:
                    found[line.target.id] = note
    return found


def _state(game: Game) -> Schema:
    about = comments(game.state)
    fields = {
        name: _numbers(field) | ({"description": about[name]} if name in about else {})
        for name, field in game.state.fields.items()
    }
    return _object(fields)


def _numbers(field: Field) -> Schema:
    most = LIMITS[field.kind]
    found: Schema = {"type": "integer", "minimum": -most - 1, "maximum": most}
    for length in reversed(field.shape):
        found = {"type": "array", "items": found, "minItems": length, "maxItems": length}
    return found


def _object(properties: Schema) -> Schema:
    return {
        "type": "object",
        "properties": properties,
        "required": list(properties),
        "additionalProperties": False,
    }


def _notation(game: Game) -> str:
    """A pattern that fits what can be written, and nothing else."""
    verbs = []
    for verb in game.verbs:
        words = [verb.name.replace("_", "-")]
        for arg in verb.args:
            words.append("(" + "|".join(arg.labels or map(str, range(1, arg.values + 1))) + ")")
        verbs.append(" ".join(words))
    return f"^({'|'.join(verbs)})$"


def _action(game: Game) -> Schema:
    return {
        "description": "An action: its number, or its notation.",
        "anyOf": [
            {"type": "integer", "minimum": 0, "maximum": game.actions.total - 1},
            {"type": "string", "pattern": _notation(game)},
        ],
    }


def _event(game: Game) -> Schema:
    ply = {
        "type": "integer",
        "minimum": 0,
        "description": "the action that caused it, from 1; 0 for the deal",
    }
    return {
        "description": "Something that happened.",
        "oneOf": [
            _object(
                {
                    "ply": ply,
                    "name": {"const": kind.name},
                    "arguments": _object(
                        {name: {"type": "integer", "description": family} for name, family in kind.arguments}
                    ),
                }
            )
            for kind in game.event_kinds
        ],
    }


def _record(game: Game, general: Schema) -> Schema:
    """The schema of any match file, with what this game has to say."""
    about = comments(MatchRecord)
    fields = {name: dict(field) for name, field in general["properties"].items()}
    for name, field in fields.items():
        if name in about:
            field["description"] = about[name]
    fields["format"] = {"const": FORMAT}
    fields["format_version"] = {"const": FORMAT_VERSION}
    fields["game"] = {"const": game.id}
    fields["players"] = {"enum": list(game.players)}
    options = {o.name: {"enum": list(o.values), "default": o.default} for o in game.options}
    fields["options"] = {"type": "object", "properties": options, "additionalProperties": False}
    fields["actions"] = {"type": "array", "items": {"type": "string", "pattern": _notation(game)}}
    return {**general, "title": "Record", "properties": fields}
