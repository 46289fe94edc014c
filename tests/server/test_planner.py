"""The planner: tried, not played; and nothing that a seat may not know can be found out by trying."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from ostracon.kernel.dice import seed_dice
from ostracon.kernel.game import game
from ostracon.kernel.layout import Record
from ostracon.kernel.match import Match
from ostracon.server.connection import Connection
from ostracon.server.live_table import LiveTable
from ostracon.server.planner.plan import Plan
from ostracon.server.practice.board import Board
from ostracon.server.service import TableService
from ostracon.server.store import Store
from ostracon.server.stored import Header
from ostracon.table.seats import HUMAN, Seat
from ostracon.table.table import ACT, UNDO, Table

from ..serving import Person, Served


def table_at(match: Match, position: Record) -> LiveTable:
    """A table at which this position is played."""
    imagined = Match.imagined(match.game, match.players, match.options, position)
    seats = [Seat(number=seat, name=f"P{seat}", kind=HUMAN) for seat in range(match.players)]
    header = Header(
        id="t",
        game=match.game.id,
        rules_version=1,
        components="",
        players=match.players,
        options={},
        secret="",
    )
    return LiveTable(header, [], Table(imagined, seats), [])


async def told(service: TableService, live: LiveTable, seat: int) -> list[bytes]:
    """Everything that somebody hears who tries a dozen actions, takes some back and assumes otherwise."""
    board = Board(service, Plan(live, seat, "en"), "/plan")
    board.id = "plan"
    line = Connection([max(seat, 0)], "en")
    board.greet(line, "")
    choose = random.Random(3)
    for step in range(12):
        table = board.table
        if table.match.over:
            break
        await board.turn(line, ACT, table.revision, choose.choice(table.match.legal()))
        if step % 5 == 4:
            await board.turn(line, UNDO, table.revision, -1)
            await board.press("forward")
    heard = []
    while not line.out.empty():
        data = line.out.get_nowait()
        assert data is not None
        heard.append(data)
    return heard


@pytest.mark.parametrize("name", ["imhotep", "ankhor", "egizia", "egizia_sands", "terra_pyramides"])
def test_trying_tells_nothing_hidden(name: str, tmp_path: Path) -> None:
    """Two tables that differ only in what a seat does not know: whatever it tries, it hears the same."""
    match = Match.new(name, max(game(name).players), seed=5)
    choose = random.Random(5)
    for _ in range(24):
        match.play(choose.choice(match.legal()))

    async def story() -> None:
        store = await Store.open(f"sqlite:///{tmp_path}/games.db")
        service = TableService(store, pace=0)
        differed = 0
        try:
            for seat in (-1, match.actor, (match.actor + 1) % match.players):
                true, other = match.position(), match.position()
                seed_dice(other.dice, 99)
                match.game.redeal(other, seat)
                match.game.legal(other)
                probe = other.copy()
                probe.dice = true.dice[:]
                differed += probe != true
                heard = await told(service, table_at(match, true), seat)
                assert heard == await told(service, table_at(match, other), seat)
                assert len(heard) > 20
        finally:
            await service.close()
            await store.close()
        assert differed, "something was hidden"

    asyncio.run(story())


def test_a_plan_is_played_nowhere_and_found_again(served: Served) -> None:
    with Person(served.url, "en", "Ada") as ada, Person(served.url, "en", "Eve") as eve:
        table = ada.new_table("me", "apprentice", hints="on", start_player="seat_0")
        before = served.table(table).revision
        with ada.live(table, place="practice/plan") as live:
            live.arrive()
            first = live.until_type("practice")
            action = live.moves()[0]
            assert live.ask("act", action=action)["type"] == "done"
            said = [one for one in live.heard if one["type"] == "practice"][-1]
            assert said["at"] == f"{first['at']}{action}"
            assert "bots" in [one["id"] for one in said["buttons"]], "hints are on at this table"
            assert live.ask("practice", name="nothing")["type"] == "error"
        with ada.live(table, f"?at={said['at']}", place="practice/plan") as again:
            again.arrive()
            assert again.scene["ply"] == 1, "a lost line goes on where it was"
            assert again.ask("undo")["type"] == "done"
            assert again.scene["ply"] == 0
            assert again.ask("practice", name="forward")["type"] == "done"
            assert again.scene["ply"] == 1
        assert served.table(table).revision == before
        page = ada.http.get(f"/t/{table}/planner")
        assert page.status_code == 200 and "practice.js" in page.text
        assert eve.http.get(f"/t/{table}/planner").status_code == 403, "the table is private"


def test_no_bot_advises_where_hints_are_off(served: Served) -> None:
    with Person(served.url, "en", "Ada") as ada:
        table = ada.new_table("me", "apprentice", start_player="seat_0")
        with ada.live(table, place="practice/plan") as live:
            live.arrive()
            said = live.until_type("practice")
            assert "bots" not in [one["id"] for one in said["buttons"]]
            assert live.ask("practice", name="bots")["type"] == "error"
