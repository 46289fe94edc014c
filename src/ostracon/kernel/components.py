"""A game's printed figures: `components.toml` in its folder, or an owner's corrections in its place.

Corrections (``kernel/corrections.py``) are passed explicitly (``kernel/editions.py``; ``--components FILE``) or lie in
the user's configuration folder as ``components/<game>.toml``. The game checks counts, totals and ids when it loads. The
hash of the data in use is part of every match record.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cached_property
from pathlib import Path
from typing import Any, Generic, NamedTuple, TypeVar, overload

import msgspec

from ostracon.kernel.corrections import Corrections, correct, parse
from ostracon.kernel.errors import BadComponents
from ostracon.kernel.folders import config_dir

T = TypeVar("T")
Figure = int | bool | str | list[Any]


class Entry(NamedTuple):
    """A part of a data file that says where it comes from."""

    path: str  # "nile_card[R23]"
    source: str  # "rulebook", "public", "reconstructed" or "owner"
    confidence: str  # "", "high", "medium", "low"

    @property
    def is_doubtful(self) -> bool:
        """Whether an owner should look at it."""
        return self.source == "reconstructed" or self.confidence not in ("", "high")


_passed: ContextVar[tuple[str, Corrections] | None] = ContextVar("corrections", default=None)


class Components(Generic[T]):
    """The data of one game and where they came from."""

    def __init__(
        self,
        data: T,
        hash: str,
        path: Path,
        raw: Mapping[str, Any],
        corrections: Corrections | None = None,
        formerly: tuple[str, ...] = (),
    ) -> None:
        self.data = data
        self.hash = hash  # of what the game reads of them: the first 16 hex digits of SHA-256
        self.path = path  # of our file
        self.raw = raw  # everything in the file
        self.corrections = corrections
        self.formerly = formerly  # hashes that the same figures had in older versions of our file

    @property
    def corrected(self) -> bool:
        """Whether these are an owner's figures instead of ours."""
        return self.corrections is not None

    def are(self, hash: str) -> bool:
        """Whether a record that names this hash was played with these figures."""
        return hash == self.hash or (not self.corrected and hash in self.formerly)

    @cached_property
    def entries(self) -> Mapping[str, Entry]:
        """Every entry with a source, by its path."""
        return {entry.path: entry for entry in _entries(self.raw, "")}

    def source(self, path: str) -> str:
        """Where a figure comes from: "rulebook", "public", "reconstructed" or "owner"; "" if nothing says so."""
        found = self.entry(path)
        return found.source if found else ""

    def is_doubtful(self, path: str) -> bool:
        """Whether a figure is reconstructed or of less than high confidence."""
        found = self.entry(path)
        return found is not None and found.is_doubtful

    def entry(self, path: str) -> Entry | None:
        """The entry that a figure belongs to: the nearest table around it that says where it comes from."""
        while path and path not in self.entries:
            path = path[: max(path.rfind("."), path.rfind("["), 0)]
        return self.entries.get(path)

    @cached_property
    def figures(self) -> Mapping[str, Figure]:
        """Every figure that the game reads, by its path: {"nile_card[R23].params.grain": 5}."""
        return dict(leaves(self.raw, msgspec.to_builtins(self.data)))


_EVERYTHING: Any = object()


def leaves(raw: Any, read: Any = _EVERYTHING, path: str = "") -> Iterator[tuple[str, Figure]]:
    """Every number, text and list of those in a file (or what is read of it), by its path: tables in lists are named
    by id or number.
    """
    if isinstance(raw, Mapping):
        for key, inner in raw.items():
            if read is _EVERYTHING or key in read:
                part = read if read is _EVERYTHING else read[key]
                yield from leaves(inner, part, f"{path}.{key}" if path else key)
    elif isinstance(raw, list) and any(isinstance(one, Mapping) for one in raw):
        for number, inner in enumerate(raw):
            part = read if read is _EVERYTHING else read[number]
            yield from leaves(inner, part, f"{path}[{inner.get('id', number)}]")
    else:
        yield path, raw


def _entries(value: Any, path: str) -> Iterator[Entry]:
    if isinstance(value, Mapping):
        for key, mark in value.items():
            if (key == "source" or key.endswith("_source")) and isinstance(mark, str):
                field = "" if key == "source" else "." + key.removesuffix("_source")
                yield Entry((path or "file") + field, mark, str(value.get("confidence", "")))
        for key, inner in value.items():
            yield from _entries(inner, f"{path}.{key}" if path else key)
    elif isinstance(value, list):
        for number, inner in enumerate(value):
            if isinstance(inner, Mapping):
                yield from _entries(inner, f"{path}[{inner.get('id', number)}]")


def no_components() -> Components[dict[str, Any]]:
    """For a game without printed figures."""
    return Components({}, "0" * 16, Path(), {})


@overload
def load(game: str, folder: Path) -> Components[dict[str, Any]]: ...
@overload
def load(game: str, folder: Path, shape: type[T], formerly: tuple[str, ...] = ()) -> Components[T]: ...
def load(game: str, folder: Path, shape: Any = None, formerly: tuple[str, ...] = ()) -> Components[Any]:
    """The component data of a game: an owner's if there are corrections, ours otherwise. With a msgspec Struct
    as `shape` the data are an instance of it: it declares what the game reads, and a file may hold more.
    """
    path = folder / "components.toml"
    ours = parse(path.read_text("utf-8"), str(path))
    corrections = _corrections(game)
    raw, name = (correct(ours, corrections.text), "the corrections") if corrections else (ours, str(path))
    data = raw if shape is None else shaped(raw, shape, name)
    if shape is None and corrections:
        same_shape(ours, raw, name)
    return Components(data, hash_of(data), path, raw, corrections, formerly)


def hash_of(data: object) -> str:
    """What records name figures by."""
    return hashlib.sha256(msgspec.json.encode(data)).hexdigest()[:16]


def _corrections(game: str) -> Corrections | None:
    passed = _passed.get()
    if passed and passed[0] == game:
        return passed[1]
    path = config_dir() / "components" / f"{game}.toml"
    return Corrections(read_file(path)) if path.is_file() else None


@contextmanager
def correcting(game: str, corrections: Corrections) -> Iterator[None]:
    """A game whose figures are loaded in here takes these corrections."""
    token = _passed.set((game, corrections))
    try:
        yield
    finally:
        _passed.reset(token)


def read_file(path: Path) -> str:
    """The text of a file of corrections."""
    try:
        return path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        reason = getattr(error, "strerror", None) or "it is not text in UTF-8"
        raise BadComponents(f"cannot read the components file {path}: {reason}") from None


WORDS = {
    "int": "a whole number",
    "float": "a number",
    "str": "text",
    "bool": "true or false",
    "array": "a list",
    "object": "a table",
}


def shaped(data: Mapping[str, Any], shape: type[T], name: str) -> T:
    """The data as a Struct. What does not fit is refused by the path of its key.

    >>> class Board(msgspec.Struct):
    ...     rows: int
    >>> shaped({"rows": "ten"}, Board, "components.toml")
    Traceback (most recent call last):
    ostracon.kernel.errors.BadComponents: components.toml: rows must be a whole number, not text
    """
    try:
        return msgspec.convert(data, shape)
    except msgspec.ValidationError as error:
        what, _, at = str(error).partition(" - at ")
        key = at.strip("`").removeprefix("$").removeprefix(".")
        if missing := re.search("missing required field `(.+)`", what):
            raise BadComponents(f"{name}: {f'{key}.' if key else ''}{missing[1]} is missing") from None
        what = re.sub("`(.+?)`", lambda kind: WORDS.get(kind[1], kind[1]), what)
        what = (
            what.replace("Expected ", "must be ")
            .replace(", got ", ", not ")
            .replace("Invalid enum", "has the wrong")
        )
        raise BadComponents(f"{name}: {key} {what}") from None


def same_shape(ours: Any, theirs: Any, where: str) -> None:
    """Refuse a corrected file that lacks a key of ours, or holds another type of value there."""
    if isinstance(ours, dict):
        if not isinstance(theirs, dict):
            raise BadComponents(f"{where} must be a table")
        for key, value in ours.items():
            if key not in theirs:
                raise BadComponents(f"{where} lacks the key {key!r}")
            same_shape(value, theirs[key], f"{where}: {key}")
    elif isinstance(ours, list):
        if not isinstance(theirs, list):
            raise BadComponents(f"{where} must be a list")
        if ours and isinstance(ours[0], dict):
            shared = [k for k in ("id", "count", "offset", "size") if all(k in entry for entry in ours)]
            for number, entry in enumerate(theirs):
                same_shape({k: ours[0][k] for k in shared}, entry, f"{where}[{number}]")
    elif isinstance(ours, int) and not isinstance(ours, bool) and not isinstance(theirs, int):
        raise BadComponents(f"{where} must be a whole number, not {theirs!r}")


def expect(condition: bool, sentence: str) -> None:
    """Refuse component data with a sentence that says what does not fit."""
    if not condition:
        raise BadComponents(sentence)
