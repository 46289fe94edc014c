"""The match file: versioned JSON that can be replayed and verified by anyone.

A record holds the commitment from the start and, once the game is over, the secret: with it every shuffle can
be repeated.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ostracon.kernel.errors import BadRecord, OstraconError

if TYPE_CHECKING:
    from ostracon.kernel.match import Match

FORMAT = "ostracon-match"
FORMAT_VERSION = 1

_NEEDED: dict[str, type | tuple[type, ...]] = {
    "game": str,
    "rules_version": int,
    "components": str,
    "players": int,
    "options": dict,
    "commitment": str,
    "actions": list,
}


def make_record(match: Match, with_secret: bool) -> dict[str, Any]:
    """A match as a JSON-ready dictionary."""
    return {
        "format": FORMAT,
        "format_version": FORMAT_VERSION,
        "game": match.game.id,
        "rules_version": match.game.rules_version,
        "components": match.game.components.hash,
        "players": match.players,
        "options": dict(match.options),
        "commitment": match.commitment,
        "secret": match.secret.hex() if with_secret else None,
        "actions": [match.game.actions.notation(action) for action in match.actions],
        "result": {"standing": match.standings(), "total": match.scores(), "sheet": match.sheet()}
        if match.over
        else None,
    }


def read_record(text: str | bytes) -> dict[str, Any]:
    """Read a record and check its shape; every fault is a BadRecord with one clear sentence."""
    try:
        record = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadRecord(f"not a readable match file: {error}") from None
    if not isinstance(record, dict) or record.get("format") != FORMAT:
        raise BadRecord(f'not an Ostracon match file: it lacks "format": "{FORMAT}"')
    version = record.get("format_version")
    if not isinstance(version, int) or isinstance(version, bool) or version < 1:
        raise BadRecord(f"format_version is {version!r}; expected a whole number from 1 to {FORMAT_VERSION}")
    if version > FORMAT_VERSION:
        raise BadRecord(
            f"this file has format version {version}; this Ostracon reads up to {FORMAT_VERSION}: please update it"
        )
    for key, kind in _NEEDED.items():
        if not isinstance(record.get(key), kind) or isinstance(record.get(key), bool):
            raise BadRecord(f"the match file lacks a proper {key!r} (given: {record.get(key)!r})")
    if not all(isinstance(action, str) for action in record["actions"]):
        raise BadRecord("the match file's actions must be texts in notation")
    return record


def load_file(path: str | Path) -> dict[str, Any]:
    """Read a record from a file."""
    try:
        data = Path(path).read_bytes()
    except OSError as error:
        raise BadRecord(f"cannot read {path}: {error.strerror}") from None
    return read_record(data)


def replay(record: dict[str, Any]) -> Match:
    """The match of a record, every action played again. Needs the secret."""
    from ostracon.kernel.game import game as find_game
    from ostracon.kernel.match import Match, commitment_of

    secret_text = record.get("secret")
    if not secret_text:
        raise BadRecord(
            "the match is not finished: its secret has not been published, so it cannot be replayed"
        )
    try:
        secret = bytes.fromhex(secret_text)
    except (ValueError, TypeError):
        raise BadRecord(f"the secret {secret_text!r} is not a hexadecimal number") from None
    if len(secret) != 32 or commitment_of(secret) != record["commitment"]:
        raise BadRecord(
            "the secret does not match the commitment: these are not the shuffles that were promised"
        )
    try:
        game = find_game(record["game"])
        game.choose(record["players"], record["options"])
    except OstraconError as error:
        raise BadRecord(f"the match cannot be set up: {error}") from None
    if record["rules_version"] != game.rules_version:
        raise BadRecord(
            f"the match was played by rules version {record['rules_version']}; installed is version {game.rules_version}"
        )
    if record["components"] != game.components.hash:
        raise BadRecord(
            f"the match was played with component data {record['components']}; in use is {game.components.hash} "
            "(give the corrected file with --components)"
        )
    match = Match(game, record["players"], record["options"], secret)
    for number, action in enumerate(record["actions"], 1):
        try:
            match.play(action)
        except OstraconError as error:
            raise BadRecord(f"action {number} of the match: {error}") from None
    return match


def verify(record: dict[str, Any]) -> Match:
    """Replay a record and compare its result with what the rules say."""
    match = replay(record)
    result = record.get("result")
    expected = make_record(match, True)["result"]
    if result != expected:
        raise BadRecord(
            "the result in the file is not the result of its actions"
            if result
            else "the file holds no result of a finished game"
        )
    return match
