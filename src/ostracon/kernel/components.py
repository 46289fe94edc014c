"""A game's printed figures: `components.toml` in its folder, or an owner's corrected file in its place.

A corrected file is given with ``--components FILE``, in the environment (``OSTRACON_COMPONENTS=FILE``; its
``game.id`` says for which game)
or put into the user's configuration folder as ``components/<game>.toml``. It must have the same shape as
ours: the game checks
counts, totals and ids when it loads. The hash of the data in use is part of every match record.
"""

from __future__ import annotations

import hashlib
import os
import re
import tomllib
from pathlib import Path
from typing import Any, Generic, NamedTuple, TypeVar, overload

import msgspec

from ostracon.kernel.errors import BadComponents
from ostracon.kernel.folders import config_dir

T = TypeVar("T")


class Components(NamedTuple, Generic[T]):
    """The data of one game and where it came from."""

    data: T
    hash: str  # of what the game reads of them: the first 16 hex digits of SHA-256
    path: Path
    corrected: bool  # an owner's file instead of ours
    formerly: tuple[str, ...] = ()  # hashes that the same figures had in older versions of our file

    def are(self, hash: str) -> bool:
        """Whether a record that names this hash was played with these figures."""
        return hash == self.hash or (not self.corrected and hash in self.formerly)


def no_components() -> Components[dict[str, Any]]:
    """For a game without printed figures."""
    return Components({}, "0" * 16, Path(), False)


@overload
def load(game: str, folder: Path) -> Components[dict[str, Any]]: ...
@overload
def load(game: str, folder: Path, shape: type[T], formerly: tuple[str, ...] = ()) -> Components[T]: ...
def load(game: str, folder: Path, shape: Any = None, formerly: tuple[str, ...] = ()) -> Components[Any]:
    """The component data of a game: the owner's corrected file if there is one, ours otherwise. With a msgspec Struct
    as `shape` the data are an instance of it: it declares what the game reads, and a file may hold more.
    """
    ours = folder / "components.toml"
    corrected = _corrected(game)
    path = corrected or ours
    raw = path.read_bytes()
    data: Any = parse(raw, path)
    if shape is not None:
        data = shaped(data, shape, path)
        raw = msgspec.json.encode(data)
    elif corrected:
        same_shape(tomllib.loads(ours.read_text("utf-8")), data, str(path))
    return Components(data, hashlib.sha256(raw).hexdigest()[:16], path, corrected is not None, formerly)


WORDS = {
    "int": "a whole number",
    "float": "a number",
    "str": "text",
    "bool": "true or false",
    "array": "a list",
    "object": "a table",
}


def shaped(data: dict[str, Any], shape: type[T], path: Path) -> T:
    """The data as a Struct. What does not fit is refused by the path of its key.

    >>> class Board(msgspec.Struct):
    ...     rows: int
    >>> shaped({"rows": "ten"}, Board, Path("components.toml"))
    Traceback (most recent call last):
    ostracon.kernel.errors.BadComponents: components.toml: rows must be a whole number, not text
    """
    try:
        return msgspec.convert(data, shape)
    except msgspec.ValidationError as error:
        what, _, at = str(error).partition(" - at ")
        key = at.strip("`").removeprefix("$").removeprefix(".")
        if missing := re.search("missing required field `(.+)`", what):
            raise BadComponents(f"{path}: {f'{key}.' if key else ''}{missing[1]} is missing") from None
        what = re.sub("`(.+?)`", lambda kind: WORDS.get(kind[1], kind[1]), what)
        what = (
            what.replace("Expected ", "must be ")
            .replace(", got ", ", not ")
            .replace("Invalid enum", "has the wrong")
        )
        raise BadComponents(f"{path}: {key} {what}") from None


def parse(raw: bytes, path: Path) -> dict[str, Any]:
    """Read a data file, with an error that names the file and the line."""
    try:
        return tomllib.loads(raw.decode("utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadComponents(f"{path} is not a readable TOML file: {error}") from None


def _corrected(game: str) -> Path | None:
    named = os.environ.get("OSTRACON_COMPONENTS")
    if named:
        path = Path(named)
        if not path.is_file():
            raise BadComponents(f"there is no components file {named}")
        if parse(path.read_bytes(), path).get("game", {}).get("id") == game:
            return path
    path = config_dir() / "components" / f"{game}.toml"
    return path if path.is_file() else None


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
