"""The match file: versioned JSON that can be replayed and verified by anyone.

A record holds the commitment from the start and, once the game is over, the secret: with it every shuffle can
be repeated.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from ostracon.kernel.errors import BadRecord, OstraconError

if TYPE_CHECKING:
    from ostracon.kernel.game import Game
    from ostracon.kernel.match import Match

FORMAT = "ostracon-match"
FORMAT_VERSION = 1


class MatchResult(msgspec.Struct, frozen=True):
    """How a match ended, by seat."""

    standing: list[int]  # ranks, 1 for the first
    total: list[int]  # points
    sheet: dict[str, list[int]]  # points by category: {"pyramid": [7, 4], ...}


class RecordedSeat(msgspec.Struct, frozen=True):
    """Who sat in a seat."""

    name: str = ""
    kind: str = ""  # "human" or "bot"
    bot: str = ""
    colour: str = ""  # "black"; "" where none was chosen


class MatchRecord(msgspec.Struct, kw_only=True, frozen=True):
    """A match as its file holds it. Keys that a file has besides are ignored."""

    format: str = FORMAT
    format_version: int = FORMAT_VERSION
    game: str  # "imhotep"
    rules_version: int
    components: str  # hash of the component data
    players: int
    options: dict[str, object]
    commitment: str  # SHA-256 of the secret
    secret: str | None = None  # hexadecimal; None while the match is played
    actions: list[str]  # in notation
    result: MatchResult | None = None  # None while the match is played
    seats: list[RecordedSeat] | msgspec.UnsetType = msgspec.UNSET  # who played, where that is known

    def to_json(self, indent: int = 1) -> str:
        """The text of the file."""
        return msgspec.json.format(msgspec.json.encode(self), indent=indent).decode()


def make_record(match: Match, with_secret: bool) -> MatchRecord:
    """The record of a match."""
    return MatchRecord(
        game=match.game.id,
        rules_version=match.game.rules_version,
        components=match.game.components.hash,
        players=match.players,
        options=dict(match.options),
        commitment=match.commitment,
        secret=match.secret.hex() if with_secret else None,
        actions=[match.game.actions.notation(action) for action in match.actions],
        result=MatchResult(match.standings(), match.scores(), match.sheet()) if match.over else None,
    )


def read_record(text: str | bytes) -> MatchRecord:
    """Read a record and check its shape; every fault is a BadRecord with one clear sentence."""
    try:
        found = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadRecord(f"not a readable match file, which is one JSON document: {error}") from None
    if not isinstance(found, dict) or found.get("format") != FORMAT:
        raise BadRecord(f'not an Ostracon match file: it lacks "format": "{FORMAT}"')
    version = found.get("format_version")
    if not isinstance(version, int) or isinstance(version, bool) or version < 1:
        raise BadRecord(f"format_version is {version!r}; expected a whole number from 1 to {FORMAT_VERSION}")
    if version > FORMAT_VERSION:
        raise BadRecord(
            f"this file has format version {version}; this Ostracon reads up to {FORMAT_VERSION}: please update it"
        )
    try:
        return msgspec.convert(found, MatchRecord)
    except msgspec.ValidationError as error:
        raise BadRecord(_fault(found, str(error))) from None


def _fault(found: dict[str, object], error: str) -> str:
    """What is wrong with a file that is not shaped like a record."""
    named = re.search(r"\$\.(\w+)", error) or re.search(r"missing required field `(\w+)`", error)
    key = named[1] if named else ""
    if key == "actions" and isinstance(found.get(key), list):
        return "the match file's actions must be texts in notation"
    if key == "secret":
        return f"the secret {found[key]!r} is not a hexadecimal number"
    if key == "result":
        return "the result in the file is not the result of its actions"
    return f"the match file lacks a proper {key!r} (given: {found.get(key)!r})"


def load_file(path: str | Path) -> MatchRecord:
    """Read a record from a file."""
    try:
        data = Path(path).read_bytes()
    except OSError as error:
        raise BadRecord(f"cannot read {path}: {error.strerror}") from None
    try:
        return read_record(data)
    except BadRecord as error:
        raise BadRecord(f"{path}: {error}") from None


def save_record(record: MatchRecord, path: Path) -> None:
    """Write a record to a file."""
    try:
        path.write_text(record.to_json() + "\n", "utf-8")
    except OSError as error:
        raise BadRecord(f"cannot write {path}: {error.strerror}") from None


def load(path: str | Path, game: Game | None = None) -> Match:
    """The match of a file, to go on with: every action is played again. An edition of the game is to be given."""
    return replay(load_file(path), game)


def replay(record: MatchRecord, game: Game | None = None) -> Match:
    """The match of a record, every action played again. Needs the secret, and the game where it is not the installed
    one but an edition of it.
    """
    from ostracon.kernel.game import game as find_game
    from ostracon.kernel.match import Match, commitment_of

    if not record.secret:
        raise BadRecord(
            "the match is not finished: its secret has not been published, so it cannot be replayed"
        )
    try:
        secret = bytes.fromhex(record.secret)
    except ValueError:
        raise BadRecord(f"the secret {record.secret!r} is not a hexadecimal number") from None
    if len(secret) != 32 or commitment_of(secret) != record.commitment:
        raise BadRecord(
            "the secret does not match the commitment: these are not the shuffles that were promised"
        )
    try:
        game = game or find_game(record.game)
        if record.rules_version != game.rules_version:
            raise BadRecord(
                f"the match was played by rules version {record.rules_version}; installed is version {game.rules_version}"
            )
        game.choose(record.players, record.options)
    except BadRecord:
        raise
    except OstraconError as error:
        raise BadRecord(f"the match cannot be set up: {error}") from None
    if not game.components.are(record.components):
        raise BadRecord(
            f"the match was played with component data {record.components}; in use is {game.components.hash} "
            "(give the corrected file with --components)"
        )
    match = Match(game, record.players, record.options, secret)
    for number, action in enumerate(record.actions, 1):
        try:
            match.play(action)
        except OstraconError as error:
            raise BadRecord(f"action {number} of the match: {error}") from None
    return match


def verify(record: MatchRecord, game: Game | None = None) -> Match:
    """Replay a record and compare its result with what the rules say."""
    match = replay(record, game)
    if record.result != make_record(match, True).result:
        raise BadRecord(
            "the result in the file is not the result of its actions"
            if record.result
            else "the file holds no result of a finished game"
        )
    return match
