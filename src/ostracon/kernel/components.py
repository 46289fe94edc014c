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
import tomllib
from pathlib import Path
from typing import Any, NamedTuple

from ostracon.kernel.errors import BadComponents
from ostracon.kernel.folders import config_dir


class Components(NamedTuple):
    """The data of one game and where it came from."""

    data: dict[str, Any]
    hash: str  # of the file's bytes: the first 16 hex digits of SHA-256
    path: Path
    corrected: bool  # an owner's file instead of ours


def no_components() -> Components:
    """For a game without printed figures."""
    return Components({}, "0" * 16, Path(), False)


def load(game: str, folder: Path) -> Components:
    """The component data of a game: the owner's corrected file if there is one, ours otherwise."""
    ours = folder / "components.toml"
    corrected = _corrected(game)
    path = corrected or ours
    raw = path.read_bytes()
    data = parse(raw, path)
    if corrected:
        same_shape(tomllib.loads(ours.read_text("utf-8")), data, str(path))
    return Components(data, hashlib.sha256(raw).hexdigest()[:16], path, corrected is not None)


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
