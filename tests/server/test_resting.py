"""A table at which nothing happens keeps little, and goes on as if it had kept everything."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import pytest

from ostracon.screen.changes import changed
from ostracon.server.connection import Connection
from ostracon.server.live_table import LiveTable
from ostracon.server.new_table import NewSeat
from ostracon.server.service import TableService
from ostracon.server.store import Store
from ostracon.table.seats import HUMAN
from ostracon.table.table import ACT, Command


def shown(connection: Connection, before: dict[str, Any]) -> dict[str, Any]:
    """The scene that a browser has after all that was sent to it: of a step what changed."""
    scene = before
    while not connection.out.empty():
        message = json.loads(connection.out.get_nowait() or b"{}")
        if message.get("type") == "scene":
            assert ("changes" in message) == bool(before)
            scene = changed(scene, message["changes"]) if "changes" in message else message["scene"]
    return scene


GAMES = {
    "imhotep": {"start_player": "seat_0"},
    "egizia": {},
    "egizia_sands": {},
    "terra_pyramides": {},
    "ankhor": {},
}


@pytest.mark.parametrize("game", GAMES)
def test_a_table_that_has_rested_sends_what_changed_and_pieces_keep_their_ids(
    game: str, tmp_path: Path
) -> None:
    """Two tables play the same; one of them rests after every step. Their browsers are sent the very same."""

    async def play() -> None:
        service = TableService(await Store.open(f"sqlite:///{tmp_path}/resting.sqlite"))
        await service.start()
        seats = [NewSeat(name, HUMAN) for name in ("Ada", "Bel")]
        lives = [
            await service.open(await service.create(game, GAMES[game], seats, "browser", secret="5a" * 32))
            for _ in range(2)
        ]
        screens = [Connection([1], "en") for _ in lives]
        for live, screen in zip(lives, screens, strict=True):
            live.connect(screen)
        assert all(live._resting for live in lives), "a table at which somebody only looks rests as well"
        scenes = [shown(screen, {}) for screen in screens]
        rng = random.Random(3)
        for _ in range(25):
            action = rng.choice(lives[0].table.match.legal())
            for live in lives:
                await service.do(live, act(live, action))
            scenes = [shown(screen, scene) for screen, scene in zip(screens, scenes, strict=True)]
            assert scenes[0] == scenes[1]
            lives[1]._stepped = float("-inf")
            lives[1]._rest()
            assert not lives[1]._memory._kept and lives[0]._memory._kept
        # What nobody foresaw, a step without a word before it, shows the position as well.
        action = rng.choice(lives[0].table.match.legal())
        for live in lives:
            live.table.do(act(live, action))
            live.broadcast_step()
        assert unnamed(shown(screens[0], scenes[0])) == unnamed(shown(screens[1], {}))
        await service.close()
        await service.store.close()

    asyncio.run(play())


def unnamed(scene: dict[str, Any]) -> dict[str, Any]:
    """A scene in which equal pieces are equal, and may lie in any order."""
    pieces = [{**piece, "id": piece["id"].rpartition("-")[0]} for piece in scene["pieces"]]
    return {**scene, "pieces": sorted(pieces, key=repr)}


def act(live: LiveTable, action: int) -> Command:
    """An action of whoever decides, who is sure of it."""
    return Command(kind=ACT, seat=live.table.actor, revision=live.table.revision, action=action, sure=True)
