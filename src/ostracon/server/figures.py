"""The printed figures of a game as a form: every entry with its figures, and what was filled in as corrections."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterator, Mapping
from functools import cache
from typing import Any, Literal, NamedTuple

import msgspec

from ostracon.kernel.components import Components, Figure
from ostracon.kernel.corrections import parse, steps_of, written
from ostracon.kernel.errors import BadComponents
from ostracon.kernel.game import Game
from ostracon.screen.entries import Shown, described
from ostracon.screen.story import game_texts, text_id
from ostracon.screen.texts import Texts
from ostracon.server.rules import figures_query
from ostracon.server.words import words

Control = Literal["number", "text", "lines", "choice"]
MORE = ("source", "confidence", "id")  # what says something about an entry and is no figure


class FigureField(NamedTuple):
    """One figure as the form shows it."""

    path: str  # "nile_card[R3].params.grain"
    label: str  # "grain"
    value: str  # "5"
    ours: str  # "3": what we play with
    control: Control
    choices: tuple[str, ...] = ()


class EntryRow(NamedTuple):
    """One entry of the data with its figures."""

    path: str  # "nile_card[R3]"
    name: str  # "R3 · Quarry 3"
    source: str  # "reconstructed"
    doubtful: bool
    confirmed: bool
    picture: str  # address; "" if there is none
    fields: list[FigureField]
    addable: list[tuple[str, str]]  # figures that it could have besides: path and label


def entry_rows(
    game: Game, ours: Components[Any], confirmed: Collection[str], language: str
) -> list[EntryRow]:
    """Every entry that holds a figure which the game reads, with those marked that an owner has confirmed."""
    say, names = words(language), game_texts(game, language)
    by_entry: dict[str, list[FigureField]] = {}
    shape = type(ours.data)
    for path, value in game.components.figures.items():
        entry = entry_of(ours, path)
        if steps_of(path)[-1] in MORE or (entry == "" and path.startswith("game.")):
            continue
        choices = choices_of(shape, path)
        control: Control = "choice" if choices else "number" if type(value) is int else "text"
        if control == "text" and "\n" in as_text(value):
            control = "lines"
        label = label_of(path.removeprefix(entry).lstrip("."), say)
        before = ours.figures.get(path)
        was = as_text(before) if before is not None else ""
        field = FigureField(path, label, as_text(value), was, control, choices)
        by_entry.setdefault(entry, []).append(field)
    rows = []
    for entry, fields in by_entry.items():
        found = described(game, entry, names)
        mark = ours.entries.get(entry)
        rows.append(
            EntryRow(
                entry,
                found.name,
                mark.source if mark else "rulebook",
                mark is not None and mark.is_doubtful,
                entry in confirmed,
                picture_address(game, entry, found),
                fields,
                [
                    (path, label_of(path.removeprefix(entry).lstrip("."), say))
                    for path in addable(game, entry)
                ],
            )
        )
    return rows


def entry_of(components: Components[Any], path: str) -> str:
    """The entry that a figure belongs to; the outermost table where nothing says where it comes from."""
    found = components.entry(path)
    return found.path if found else ""


def picture_address(game: Game, entry: str, found: Shown) -> str:
    """Where the picture of an entry is."""
    if not (found.symbol or found.spot or found.box):
        return ""
    return f"/fidelity/{game.id}/picture/{entry}{figures_query(game)}"


def label_of(path: str, say: Texts) -> str:
    """What a figure is called: the words of its last names."""
    found = []
    for step in steps_of(path):
        key = text_id("figure", str(step))
        found.append(say(key) if say.has(key) else str(step).replace("_", " "))
    return " · ".join(word for word in found if word)


def as_text(value: Figure) -> str:
    """A figure as the form shows it."""
    if are_lines(value):
        return "\n".join(map(str, value))  # type: ignore[arg-type]  # a list
    if isinstance(value, list):
        plain = all(isinstance(one, int | str) and not isinstance(one, bool) for one in value)
        return ", ".join(map(str, value)) if plain else json.dumps(value, ensure_ascii=False)
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)


def are_lines(value: Figure) -> bool:
    """Whether a figure is a picture in letters: a list of texts of one length, row by row."""
    rows = value if isinstance(value, list) else []
    return (
        len(rows) > 1
        and all(isinstance(row, str) for row in rows)
        and {len(row) for row in rows} == {max(map(len, rows), default=0)}
        and len(rows[0]) > 6
    )


def from_text(path: str, text: str, like: Figure) -> Figure:
    """A figure from the form, of the kind of the one that stands there."""
    if isinstance(like, bool):
        return text == "yes"
    if isinstance(like, int):
        return whole(path, text)
    if isinstance(like, str):
        return text if "\n" in like else text.strip()
    text = text.strip()
    if are_lines(like):
        return [line.strip() for line in text.splitlines()]
    if text.startswith("["):
        try:
            made: Figure = json.loads(text)
        except ValueError:
            raise BadComponents(f"{path}: {text!r} is no list such as [1, 2]") from None
        return made
    parts = [part.strip() for part in text.split(",") if part.strip()]
    return [whole(path, part) for part in parts] if all(type(one) is int for one in like) else list(parts)


def whole(path: str, text: str) -> int:
    """A whole number."""
    try:
        return int(text.strip().replace("\u2212", "-"))
    except ValueError:
        raise BadComponents(f"{path}: {text!r} is no whole number") from None


def choices_of(shape: Any, path: str) -> tuple[str, ...]:
    """The words that a figure may be, where it is one of a few."""
    kind = kind_at(shape, path)
    if isinstance(kind, msgspec.inspect.BoolType):
        return ("yes", "no")
    if isinstance(kind, msgspec.inspect.LiteralType):
        return tuple(str(value) for value in kind.values) if len(kind.values) > 1 else ()
    return ()


_type_info = cache(msgspec.inspect.type_info)


def kind_at(shape: Any, path: str) -> msgspec.inspect.Type | None:
    """What the game expects at a path of its data."""
    kind: msgspec.inspect.Type | None = _type_info(shape)
    for step in steps_of(path):
        if isinstance(kind, msgspec.inspect.StructType):
            kind = next((field.type for field in kind.fields if field.encode_name == str(step)), None)
        elif isinstance(kind, msgspec.inspect.DictType):
            kind = kind.value_type
        elif isinstance(kind, msgspec.inspect.ListType | msgspec.inspect.VarTupleType):
            kind = kind.item_type
        elif isinstance(kind, msgspec.inspect.TupleType) and isinstance(step, int):
            kind = kind.item_types[step] if step < len(kind.item_types) else None
        else:
            return None
    return kind


def addable(game: Game, entry: str) -> Iterator[str]:
    """Figures that an entry could have and has not: those that the game reads with a default."""
    data = game.components
    there = {path.rpartition(".")[0] for path in data.figures if entry_of(data, path) == entry} | {entry}
    for table in sorted(there):
        kind = kind_at(type(data.data), table)
        if isinstance(kind, msgspec.inspect.StructType):
            for field in kind.fields:
                path = f"{table}.{field.encode_name}"
                simple = isinstance(
                    field.type,
                    msgspec.inspect.IntType | msgspec.inspect.LiteralType | msgspec.inspect.BoolType,
                )
                if simple and not field.required and path not in data.figures:
                    yield path


class Filled(NamedTuple):
    """What a form says."""

    text: str  # the corrections as a file
    says_something: bool  # a figure is different, or an entry is confirmed
    changed: int  # how many figures are different


def corrections_in(game: Game, shown: Game, form: Mapping[str, str], by: str) -> Filled:
    """The corrections that a form holds: everything in it that is not as we have it. A file in it comes first."""
    if form.get("file", "").strip():
        text = form["file"]
        return Filled(text, True, len(parse(text, "the file").get("figures", {})))
    ours = game.components
    changed: dict[str, Figure] = {}
    for path, value in shown.components.figures.items():
        given = form.get(f"figure:{path}")
        given = as_text(value) if given is None else given.replace("\r\n", "\n")
        wanted = value if given == as_text(value) else from_text(path, given, value)
        if wanted != ours.figures.get(path):
            changed[path] = wanted
    for key, path in form.items():
        if key.startswith("add:") and path:
            value = form.get(f"value:{key.removeprefix('add:')}", "")
            choices = choices_of(type(ours.data), path)
            if choices == ("yes", "no"):
                changed[path] = value.strip() == "yes"
            else:
                changed[path] = value.strip() if choices else whole(path, value)
    confirmed = [key.removeprefix("right:") for key in form if key.startswith("right:")]
    confirmed = [one for one in confirmed if one in ours.entries]
    return Filled(written(game.id, by, changed, confirmed), bool(changed or confirmed), len(changed))
