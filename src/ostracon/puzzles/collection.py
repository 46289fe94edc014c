"""The file of a game's puzzles: `puzzles.json` in its folder, one puzzle a line.

Actions are kept by notation, as match files do, so that a new verb changes nothing: the file lists each notation once
and names it by its place.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path

import msgspec

from ostracon.kernel.errors import BadNotation
from ostracon.kernel.game import Game
from ostracon.puzzles.puzzle import BadPuzzle, Puzzle

FORMAT = "ostracon-puzzles"
FORMAT_VERSION = 1
FILE = "puzzles.json"
log = logging.getLogger("ostracon")
OF_ACTIONS = ("actions", "best", "tempting", "line", "other_line")  # fields that hold actions


class Collection(msgspec.Struct, frozen=True, kw_only=True):
    """Puzzles of one game, and how far the deals were searched for them."""

    game: str
    rules_version: int
    components: str  # hash of the component data
    searched: tuple[int, int]  # deals from the first up to, and without, the second
    puzzles: tuple[Puzzle, ...] = ()


class _File(msgspec.Struct, frozen=True, kw_only=True):
    """A collection as its file holds it: actions stand for places in `notations`."""

    format: str
    format_version: int
    game: str
    rules_version: int
    components: str
    searched: tuple[int, int]
    notations: list[str]
    puzzles: list[Puzzle]


def collection(game: Game, puzzles: Iterable[Puzzle], searched: tuple[int, int]) -> Collection:
    """Puzzles found by the rules and figures in use."""
    return Collection(
        game=game.id,
        rules_version=game.rules_version,
        components=game.components.hash,
        searched=searched,
        puzzles=tuple(puzzles),
    )


def path_of(game: Game) -> Path:
    """Where a game's own puzzles lie."""
    return game.folder / FILE


@cache
def puzzles_of(game: Game) -> tuple[Puzzle, ...]:
    """The puzzles that come with a game; none if it has none, or if it is an edition with other figures."""
    path = path_of(game)
    if not path.exists() or game.components.corrections is not None:
        return ()
    try:
        return read(game, path).puzzles
    except BadPuzzle as error:  # a game goes on without them
        log.warning("%s", error)
        return ()


def read(game: Game, path: Path) -> Collection:
    """The puzzles of a file, which must have been found by the rules and figures in use."""
    try:
        found = msgspec.json.decode(path.read_bytes(), type=_File)
    except OSError as error:
        raise BadPuzzle(f"cannot read {path}: {error.strerror}") from None
    except msgspec.DecodeError as error:
        raise BadPuzzle(f"{path} is no file of puzzles: {error}") from None
    if found.format != FORMAT or found.format_version != FORMAT_VERSION:
        raise BadPuzzle(f"{path} is no file of puzzles that this Ostracon reads")
    if found.game != game.id:
        raise BadPuzzle(f"{path} holds puzzles of {found.game}, not of {game.id}")
    if found.rules_version != game.rules_version or not game.components.are(found.components):
        raise BadPuzzle(
            f"{path} was made with rules version {found.rules_version} and component data {found.components}; "
            f"in use are {game.rules_version} and {game.components.hash}"
        )
    try:
        numbers = {place: game.actions.parse(notation) for place, notation in enumerate(found.notations)}
    except BadNotation as error:
        raise BadPuzzle(f"{path}: {error}") from None
    puzzles = [_exchanged(puzzle, numbers) for puzzle in found.puzzles]
    return collection(game, puzzles, found.searched)


def write(game: Game, kept: Collection, path: Path) -> None:
    """Write a file of puzzles, all of it or nothing."""
    used = sorted({action for puzzle in kept.puzzles for action in _used(puzzle)})
    places = {action: place for place, action in enumerate(used)}
    lines = []
    for puzzle in kept.puzzles:
        inside = msgspec.to_builtins(_exchanged(puzzle, places))
        lines.append(json.dumps(inside, separators=(",", ":"), ensure_ascii=False))
    head = {
        "format": FORMAT,
        "format_version": FORMAT_VERSION,
        "game": kept.game,
        "rules_version": kept.rules_version,
        "components": kept.components,
        "searched": list(kept.searched),
        "notations": [game.actions.notation(action) for action in used],
    }
    text = json.dumps(head, ensure_ascii=False)[:-1] + ', "puzzles": [\n' + ",\n".join(lines) + "\n]}\n"
    try:
        new = path.with_suffix(".new")
        new.write_text(text, "utf-8")
        new.replace(path)
    except OSError as error:
        raise BadPuzzle(f"cannot write {path}: {error.strerror}") from None


def _used(puzzle: Puzzle) -> Iterable[int]:
    yield from (puzzle.best, puzzle.tempting, *puzzle.actions, *puzzle.line, *puzzle.other_line)


def _exchanged(puzzle: Puzzle, new: Mapping[int, int]) -> Puzzle:
    """A puzzle with other numbers for its actions."""
    try:
        changed = {
            name: tuple(new[action] for action in value) if isinstance(value, tuple) else new[value]
            for name in OF_ACTIONS
            for value in [getattr(puzzle, name)]
        }
    except KeyError:
        raise BadPuzzle(f"puzzle {puzzle.id} names an action that its file does not list") from None
    return msgspec.structs.replace(puzzle, **changed)
