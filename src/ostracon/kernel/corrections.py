"""An owner's corrections of a game's printed figures: a whole data file of the same shape, or a short file that names only
what is different.

    [correction]
    game = "egizia_sands"
    by = "Ada"
    confirmed = ["nile_card[R6]"]  # entries that are printed as ours are

    [figures]
    "nile_card[R3].params.grain" = 5
"""

from __future__ import annotations

import copy
import json
import re
import tomllib
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from ostracon.kernel.errors import BadComponents

OWNER = "owner"  # the source of what an owner has read from his box


class Corrections(NamedTuple):
    """An owner's corrections: the file as given, and whose they are."""

    text: str
    by: str = ""


def parse(text: str, name: str) -> dict[str, Any]:
    """Read a data file, with an error that names the file and the line."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadComponents(f"{name} is not a readable TOML file: {error}") from None


def written(game: str, by: str, figures: Mapping[str, object], confirmed: Iterable[str] = ()) -> str:
    """Corrections as a short file.

    >>> print(written("imhotep", "Ada", {"sled.capacity": 6}))
    [correction]
    game = "imhotep"
    by = "Ada"
    confirmed = []
    <BLANKLINE>
    [figures]
    "sled.capacity" = 6
    <BLANKLINE>
    """
    head = {"game": game, "by": by, "confirmed": list(confirmed)}
    lines = ["[correction]", *(f"{key} = {_toml(value)}" for key, value in head.items())]
    lines += ["", "[figures]", *(f"{_toml(path)} = {_toml(value)}" for path, value in figures.items())]
    return "\n".join(lines) + "\n"


def _toml(value: object) -> str:
    """A value as TOML writes it: texts, numbers and lists as JSON does, tables not."""
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{_toml(key)} = {_toml(one)}" for key, one in value.items()) + " }"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(map(_toml, value)) + "]"
    return json.dumps(value, ensure_ascii=False)


def correct(ours: Mapping[str, Any], text: str) -> dict[str, Any]:
    """The whole data with corrections: those of a short file put into a copy of ours, or a whole file as it is."""
    given = parse(text, "the corrections")
    if "correction" not in given:
        return given
    data = copy.deepcopy(dict(ours))
    _apply(data, given)
    return data


def written_into(file: str, text: str) -> str:
    """A data file with the corrections of a short file in it; comments, order and the sources of all the rest stay."""
    import tomlkit

    document = tomlkit.parse(file)
    _apply(document, parse(text, "the corrections"))
    return tomlkit.dumps(document)


def _apply(data: Any, given: Mapping[str, Any]) -> None:
    """Put corrections into the data, and mark whose they are."""
    figures = given.get("figures", {})
    if not isinstance(figures, dict):
        raise BadComponents("figures must be a table of paths and values")
    for path, value in figures.items():
        *steps, last = steps_of(path)
        at = _at(data, steps, path)
        if isinstance(at, list) and isinstance(last, int) and last == len(at):
            at.append(value)
        elif isinstance(at, list):
            at[_number(at, last, path)] = value
        else:
            at[str(last)] = value
    for path in [*figures, *given["correction"].get("confirmed", ())]:
        _mark(data, path)


def steps_of(path: str) -> list[str | int]:
    """A path taken apart.

    >>> steps_of("nile_card[R23].params.grain"), steps_of("pyramid.rows[2].cost")
    (['nile_card', 'R23', 'params', 'grain'], ['pyramid', 'rows', 2, 'cost'])
    """
    found = [step for step in re.split(r"[.\[\]]+", path) if step]
    inside = set(re.findall(r"\[(\d+)\]", path))
    return [int(step) if step in inside else step for step in found]


def _at(data: Any, steps: list[str | int], path: str) -> Any:
    for step in steps:
        if isinstance(data, list):
            data = data[_number(data, step, path)]
        else:
            data = data.setdefault(str(step), {}) if isinstance(data, dict) else None
        if not isinstance(data, dict | list):
            raise BadComponents(f"there is no figure {path}")
    return data


def _number(data: list[Any], step: str | int, path: str) -> int:
    """Where in a list of tables the one of an id or number stands."""
    for number, one in enumerate(data):
        if (isinstance(one, dict) and str(one.get("id")) == str(step)) or number == step:
            return number
    raise BadComponents(f"there is no figure {path}")


def _mark(data: Any, path: str) -> None:
    """An owner has looked at this: the nearest source around it is he."""
    table, key = None, ""
    for step in [*steps_of(path), ""]:
        if isinstance(data, dict):
            for mark in (f"{step}_source", "source"):
                if mark in data:
                    table, key = data, mark
                    break
        data = (
            data[_number(data, step, path)]
            if isinstance(data, list) and step != ""
            else (data.get(str(step)) if isinstance(data, dict) else None)
        )
    if table is not None:
        table[key] = OWNER
        table.pop("confidence", None)
