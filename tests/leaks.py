"""Does anything that a seat received say more than the seat may know?

Every scene and every hint that came over the wire is built again from a position in which everything unknown to the seat was dealt anew (`redeal`). If
one byte differs, something hidden was in it.
"""

from __future__ import annotations

import json
from typing import Any

import msgspec

from ostracon.bots import Perspective
from ostracon.kernel.dice import seed_dice
from ostracon.kernel.match import Match
from ostracon.screen.changes import changed
from ostracon.screen.gliding import follow
from ostracon.screen.scene import Scene
from ostracon.screen.story import game_texts
from ostracon.server.wire import scene_json
from ostracon.table import hints, reasons, screen
from ostracon.table.log import caption, log_of_turn, opens
from ostracon.table.table import Table
from ostracon.table.thinking import thinking_seed

from .advising import Playouts


def redealt(match: Match, ply: int, seat: int, seed: int) -> Any:
    """A position that the seat cannot tell from the true one."""
    world = match.at(ply)
    seed_dice(world.dice, seed)
    match.game.redeal(world, seat)
    match.game.legal(world)
    return world


def assert_no_leak(table: Table, seat: int, language: str, heard: list[dict[str, Any]], seed: int) -> int:
    """Check everything that one connection of a finished table heard; how many scenes were compared."""
    match = table.match
    before: Scene | None = None
    compared, now = 0, 0
    latest: dict[str, Any] = {}
    for message in heard:
        if message.get("changes") is not None:  # everything in a difference is in the scene that it leads to
            message = {**message, "scene": changed(latest, message["changes"])}
        if message["type"] == "scene":
            latest = message["scene"]
        if message["type"] == "hello":
            before = None
            assert message["seat"] == seat
        if message["type"] == "hint":
            assert before is not None
            expected = hint_again(match, now, seat, before, language, seed)
            received = {key: message[key] for key in expected}
            assert received == expected, f"the hint of ply {now} says more than seat {seat} may know"
            compared += 1
        if message["type"] == "reason":
            expected = reason_again(table, message["ply"], seat, language, seed)
            assert {key: message[key] for key in expected} == expected, (
                f"the reason for move {message['ply']} says more than seat {seat} may know"
            )
            compared += 1
        if message["type"] not in ("scene", "moment") or message["scene"] is None:
            continue
        ply = message["ply"]
        view = match.game.view(redealt(match, ply, seat, seed + ply), seat)
        drawn = follow(before, screen.draw(table, view, language))
        if message["type"] == "scene":
            before, now = drawn, ply
        else:
            drawn = msgspec.structs.replace(drawn, moves=())
        expected, received = json.loads(bytes(scene_json(drawn))), message["scene"]
        assert received == expected, f"the scene of ply {ply} says more than seat {seat} may know"
        compared += 1
        for line in message.get("log", []):
            told = turn_as_told(table, line["ply"], ply, seat, language)
            assert line["text"] in told, f"{line['text']!r} was not told to seat {seat}"
        assert message.get("caption", "") in ("", caption(table, ply, seat, language))
    return compared


def turn_as_told(table: Table, ply: int, now: int, seat: int, language: str) -> list[str]:
    """The lines about the turn of a ply, as far as it had come at another."""
    first = next(start for start in range(ply, -1, -1) if opens(table, start))
    end = next((start for start in range(ply + 1, now + 1) if opens(table, start)), now + 1)
    return [line.text for line in log_of_turn(table, first, end - 1, seat, language)]


def hint_again(match: Match, ply: int, seat: int, shown: Scene, language: str, seed: int) -> Any:
    """The hint that a seat would get in a position that it cannot tell from the true one."""
    thought = thinking_seed(match, ply)
    known = Perspective(match.game, redealt(match, ply, seat, seed + ply), seat, thought)
    hint = hints.ponder(hints.Question(seat, 0, known, thought, "test"), Playouts())
    return json.loads(msgspec.json.encode(hints.said(hint, shown, game_texts(match.game, language))))


def reason_again(table: Table, ply: int, seat: int, language: str, seed: int) -> Any:
    """The reason that a seat would get for a bot's move, made from a position that it cannot tell from the true one."""
    asked = reasons.question(table, seat, ply, False)
    match = table.match
    known = Perspective(match.game, redealt(match, asked.ply, seat, seed + ply), seat, asked.seed)
    found = reasons.ponder(asked._replace(known=known), Playouts())
    return json.loads(msgspec.json.encode(reasons.said(found, table, language, False))) if found else None


def secrets_of(table: Table) -> list[str]:
    """Texts that nobody may receive while the game is on."""
    return [table.match.secret.hex(), *(str(word) for word in table.match.at(0).dice if abs(word) > 10**6)]


def hidden_differs(match: Match, seat: int) -> bool:
    """Whether dealing anew changes anything at all for a seat: otherwise the comparison would prove nothing."""
    for ply in range(match.ply):
        true, other = match.at(ply), redealt(match, ply, seat, 77 + ply)
        if true.deck != other.deck:
            return True
    return False
