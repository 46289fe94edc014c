"""Boards of one's own: an exercise leads, nothing is stored, the client gets what it gets at every table."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ostracon.kernel.match import Match
from ostracon.server.connection import Connection
from ostracon.server.practice.board import Board, Unwanted
from ostracon.server.practice.exercise import Button, Exercise, Panel
from ostracon.server.service import TableService
from ostracon.server.store import Store
from ostracon.table.practice import PracticeTable, practice_seats
from ostracon.table.table import ACT, UNDO, Refused

ADA, BOB = 0, 1


class Harbour(Exercise):
    """Both have stones: load the first ship; the other one answers."""

    seat = ADA

    def begin(self) -> PracticeTable:
        match = Match.new("imhotep", 2, {"start_player": "seat_0"}, seed=1)
        return PracticeTable(match, practice_seats(["Ada", "Bob"], ADA), ["get-stones", "get-stones"])

    def judge(self, board: Board, action: int) -> str:
        wanted = board.table.match.game.actions.number("place 1 1")
        return "" if action == wanted else "Load the first ship."

    async def played(self, board: Board, action: int) -> None:
        await board.let_bots_play()

    async def press(self, board: Board, button: str) -> None:
        board.restart()

    def panel(self, board: Board) -> Panel:
        return Panel(title="Harbour", text=f"{board.table.match.ply}", buttons=(Button("again", "Again"),))


def heard(connection: Connection) -> list[dict[str, Any]]:
    """What has been sent since the last time."""
    said = []
    while not connection.out.empty():
        data = connection.out.get_nowait()
        assert data is not None
        said.append(msgspec.json.decode(data))
    return said


def test_an_exercise_leads_its_board(tmp_path: Path) -> None:
    async def story() -> None:
        store = await Store.open(f"sqlite:///{tmp_path}/games.db")
        service = TableService(store, pace=0)
        board, ada = Board(service, Harbour(), "/practice"), Connection([ADA], "en")
        try:
            board.greet(ada, "")
            told = heard(ada)
            assert [one["type"] for one in told] == ["hello", "scene", "controls", "practice"]
            hello, scene, _, said = told
            assert hello["menu"] is None and scene["ply"] == 2 and said["text"] == "2"
            assert scene["controls"]["undo"] is False, "what was played before is not taken back"
            with pytest.raises(Refused):
                await board.turn(ada, UNDO, board.table.revision, -1)

            legal = board.table.match.legal()
            load = board.table.match.game.actions.number("place 1 1")
            other = next(action for action in legal if action != load)
            with pytest.raises(Unwanted, match="unwanted") as refusal:
                await board.turn(ada, ACT, board.table.revision, other)
            assert refusal.value.text == "Load the first ship." and board.table.match.ply == 2
            with pytest.raises(Refused, match="illegal"):
                illegal = next(one for one in range(10_000) if one not in legal)
                await board.turn(ada, ACT, board.table.revision, illegal)

            heard(ada)
            await board.turn(ada, ACT, board.table.revision, load)
            steps = [one for one in heard(ada) if one["type"] == "scene"]
            assert len(steps) >= 2 and board.table.match.actor == ADA, "the bot has answered"
            await board.turn(ada, UNDO, board.table.revision, -1)
            assert board.table.match.ply == 2, "its answer goes with what it answered"

            with pytest.raises(Refused):
                await board.press("nothing of the kind")
            await board.turn(ada, ACT, board.table.revision, load)
            heard(ada)
            await board.press("again")
            again = heard(ada)
            assert again[0]["type"] == "hello" and again[0]["table"] != hello["table"]
            assert board.table.match.ply == 2
            async with store.engine.connect() as connection:
                kept = await connection.exec_driver_sql("select count(*) from entries")
                assert kept.scalar() == 0, "nothing is stored"
        finally:
            await service.close()
            await store.close()

    asyncio.run(story())
