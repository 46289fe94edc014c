"""The store: nothing acknowledged is lost, races lose cleanly, a failure changes nothing."""

from __future__ import annotations

import asyncio
import contextlib
import json
import sqlite3
import subprocess
import sys
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, select

from ostracon.server import schema
from ostracon.server.database import BadDatabase, make_engine
from ostracon.server.errors import NotStored
from ostracon.server.new_table import NewSeat
from ostracon.server.service import TableService
from ostracon.server.store import Store, WriteConflict
from ostracon.server.tokens import hashed
from ostracon.table.table import ACT, Command, Refused

HERE = Path(__file__).parent
TWO = [NewSeat("Ada", "human", here=True), NewSeat("Bob", "human", here=True)]


def act(seat: int, revision: int, id: str, action: int) -> Command:
    return Command(kind=ACT, seat=seat, revision=revision, id=id, action=action, sure=True)


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(work)


@pytest.mark.parametrize("times", [12, pytest.param(50, marks=pytest.mark.slow)])
def test_kill_9_many_times_loses_no_acknowledged_action(tmp_path: Path, times: int) -> None:
    done = subprocess.run(
        [sys.executable, str(HERE / "killing.py"), str(tmp_path / "games.sqlite"), str(times), "1"],
        capture_output=True,
        text=True,
        timeout=180,
    )
    assert done.returncode == 0, done.stderr
    deaths = [json.loads(line) for line in done.stdout.splitlines()]
    assert len(deaths) == times
    assert all(death["killed"] for death in deaths)
    assert [death["lost"] for death in deaths] == [[]] * times
    assert all(death["replayed"] for death in deaths)
    assert sum(death["acknowledged"] for death in deaths) > 4 * times


def test_two_servers_on_one_database_race_cleanly(database: str) -> None:
    async def race() -> None:
        url = database
        first, second = TableService(await Store.open(url)), TableService(await Store.open(url))
        id = await first.create("imhotep", {"start_player": "seat_0"}, TWO, "browser")
        here, there = await first.open(id), await second.open(id)
        action = here.table.match.legal()[0]
        await first.do(here, act(0, 0, "mine", action))
        with pytest.raises(Refused, match="stale"):
            await second.do(there, act(0, 0, "other", action))
        assert there.table.revision == 1, "the loser has read the table again"
        await second.do(there, act(0, 0, "mine", action))  # a retry that lands at the other server
        assert there.table.revision == 1
        await second.do(there, act(1, 1, "next", there.table.match.legal()[0]))
        assert [entry.number for entry in there.table.journal] == [1, 2]
        for service in (first, second):
            await service.close()
            await service.store.close()

    run(race())


def test_a_failing_store_changes_nothing(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail() -> None:
        store = await Store.open(database)
        service = TableService(store)
        id = await service.create("imhotep", {"start_player": "seat_0"}, TWO, "browser")
        live_table = await service.open(id)
        action = live_table.table.match.legal()[0]
        with monkeypatch.context() as patch:

            async def broken(*_: object) -> None:
                raise OSError("disk full")

            patch.setattr(store, "append", broken)
            with pytest.raises(NotStored):
                await service.do(live_table, act(0, 0, "a", action))
        live_table = await service.open(id)
        assert (live_table.table.revision, live_table.table.match.ply) == (0, 0)
        await service.do(live_table, act(0, 0, "a", action))
        assert live_table.table.revision == 1
        await service.close()
        await store.close()

    run(fail())


def test_one_rematch_only(database: str) -> None:
    async def twice() -> None:
        service = TableService(await Store.open(database))
        id = await service.create("imhotep", {}, TWO, "browser")
        again = await service.create("imhotep", {}, TWO, "browser", rematch_of=id)
        with pytest.raises(WriteConflict):
            await service.create("imhotep", {}, TWO, "browser", rematch_of=id)
        assert await service.store.rematch_of(id) == again
        await service.close()
        await service.store.close()

    run(twice())


def test_migrations_make_the_schema(database: str) -> None:
    def differences(connection: Connection) -> list[Any]:
        from alembic.autogenerate import compare_metadata
        from alembic.migration import MigrationContext

        return list(compare_metadata(MigrationContext.configure(connection), schema.metadata))

    async def compare() -> None:
        store = await Store.open(database)
        async with store.engine.connect() as connection:
            assert await connection.run_sync(differences) == []
            pragmas = {
                name: (await connection.exec_driver_sql(f"PRAGMA {name}")).scalar()
                for name in ("journal_mode", "synchronous", "foreign_keys")
                if not store.shared
            }
        expected = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}
        assert pragmas == ({} if store.shared else expected)
        await store.close()

    run(compare())


DATABASES = sorted((Path(__file__).parent / "databases").glob("*.sql"))  # as earlier versions left them


@pytest.mark.parametrize("old", DATABASES, ids=lambda file: file.stem)
def test_tables_from_before_keep_everything(old: Path, tmp_path: Path) -> None:
    """A database as an earlier version left it is brought up to date with its tables, seats and journals in it."""
    file = tmp_path / "games.sqlite"
    with contextlib.closing(sqlite3.connect(file)) as database:
        database.executescript(old.read_text())
        played, waiting = (row[0] for row in database.execute("SELECT id FROM tables ORDER BY created"))

    async def upgrade() -> None:
        store = await Store.open(f"sqlite:///{file}")
        saved = await store.load(played)
        assert saved is not None
        assert saved.header.hints, "hints are allowed where nobody was asked"
        assert saved.header.host == hashed("browser"), "the first who sat there made the table"
        assert [seat.name for seat in saved.seats] == ["Ada", "Bob"]
        assert [entry.number for entry in saved.entries] == [1, 2, 3]
        assert [(line.name, line.text) for line in saved.chat] == [("Ada", "Hello, Bob")]
        assert await store.seats_of(hashed("browser"), played) == [0, 1]
        open_ = await store.load(waiting)
        assert open_ is not None and [seat.kind for seat in open_.seats] == ["human", "open"]
        async with store.engine.connect() as connection:
            links = select(schema.links.c.hash, schema.links.c.seat).where(schema.links.c.table_id == waiting)
            opens = (await connection.execute(links)).all()
        if old.stem < "0007":
            assert sorted(seat for _, seat in opens) == [0, 1], "links sent before still open their seats"
        assert [await store.seat_by_link(waiting, link) for link, _ in opens] == [seat for _, seat in opens]
        await store.close()

    run(upgrade())


def test_journal_rows_written_before_still_load(tmp_path: Path) -> None:
    """Rows as the first version wrote them, every kind of command among them, rebuild the table."""
    rows = [  # kind, seat, action, client_id, note
        ("act", 0, 0, "0:a", ""),
        ("undo", 0, -1, "0:b", ""),
        ("act", 0, 0, "0:c", ""),
        ("restart", 0, -1, "0:d", ""),
        ("act", 0, 0, "0:e", ""),
        ("end_turn", 0, -1, "0:f", ""),
        ("take_over", 1, -1, "0:g", ""),
        ("act", 1, 0, None, "bot-failed"),
        ("hand_back", 1, -1, "1:h", ""),
    ]

    async def load() -> None:
        file = tmp_path / "games.sqlite"
        service = TableService(await Store.open(f"sqlite:///{file}"))
        seats = [NewSeat("Ada", "human", here=True, confirm="always"), NewSeat("Bob", "human", here=True)]
        id = await service.create("imhotep", {"start_player": "seat_0"}, seats, "browser")
        service.open_tables.clear()
        with contextlib.closing(sqlite3.connect(file)) as database, database:
            for number, row in enumerate(rows, 1):
                values = (id, number, *row, "[]", 1.7e9)
                database.execute(
                    "INSERT INTO entries (table_id, seq, kind, seat, action, client_id, note, events, at)"
                    " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
                    values,
                )
        table = (await service.open(id)).table
        assert [(e.command.kind, e.command.seat) for e in table.journal] == [row[:2] for row in rows]
        assert (table.revision, table.match.actions, table.match.actors) == (9, [0, 0], [0, 1])
        assert table.knows("0:a") and table.seats[1].kind == "human" and table.unconfirmed == -1
        assert [note.code for note in table.notes] == ["taken-over", "bot-failed", "handed-back"]
        await service.close()
        await service.store.close()

    run(load())


@pytest.mark.parametrize("url", ["nonsense", "mysql://localhost/x", "oracle://x"])
def test_impossible_databases(url: str) -> None:
    with pytest.raises(BadDatabase):
        make_engine(url)
