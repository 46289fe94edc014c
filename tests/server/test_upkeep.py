"""Looking after a database: copies, tables as a file, repair."""

from __future__ import annotations

import asyncio
import contextlib
import io
import sqlite3
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from ostracon.commands import admin as commands
from ostracon.server.new_table import NewSeat
from ostracon.server.people import accounts
from ostracon.server.people.passwords import hash_password
from ostracon.server.service import TableService
from ostracon.server.store import Store
from ostracon.server.tokens import hashed
from ostracon.server.upkeep import CannotKeep, back_up, export_tables, import_tables, repair
from ostracon.table.table import ACT, Command

from ..postgres import Postgres

TWO = [NewSeat("Ada", "human", here=True), NewSeat("Bob", "human", here=True)]


def run(work: Coroutine[Any, Any, Any]) -> Any:
    return asyncio.run(work)


async def a_game(service: TableService, steps: int = 5, rematch_of: str | None = None) -> str:
    id = await service.create("imhotep", {"start_player": "seat_0"}, TWO, "browser", rematch_of=rematch_of)
    live = await service.open(id)
    for step in range(steps):
        table = live.table
        await service.do(
            live,
            Command(
                kind=ACT,
                seat=table.match.actor,
                revision=table.revision,
                action=table.match.legal()[0],
                sure=True,
                id=f"{step}",
            ),
        )
    return id


async def opened(file: Path) -> tuple[Store, TableService]:
    store = await Store.open(f"sqlite:///{file}")
    return store, TableService(store)


async def faults(file: Path, **how: bool) -> list[str]:
    store = await Store.open(f"sqlite:///{file}")
    try:
        return [fault async for fault in repair(store, **how)]
    finally:
        await store.close()


def test_a_copy_is_made_while_a_server_writes(tmp_path: Path) -> None:
    async def copy() -> None:
        store, service = await opened(tmp_path / "games.sqlite")
        id = await a_game(service)
        assert back_up(f"sqlite:///{tmp_path}/games.sqlite", tmp_path / "copy.sqlite") == 1
        await a_game(service)
        await service.close()
        await store.close()
        kept, again = await opened(tmp_path / "copy.sqlite")
        assert (await again.open(id)).table.revision == 5
        await again.close()
        await kept.close()

    run(copy())
    with pytest.raises(CannotKeep, match=r"copy\.sqlite is already there"):
        back_up(f"sqlite:///{tmp_path}/games.sqlite", tmp_path / "copy.sqlite")
    with pytest.raises(CannotKeep, match="there is no database"):
        back_up(f"sqlite:///{tmp_path}/none.sqlite", tmp_path / "other.sqlite")
    (tmp_path / "text.sqlite").write_text("not a database at all, only a text that is long enough" * 50)
    with pytest.raises(CannotKeep, match="the copy failed"):
        back_up(f"sqlite:///{tmp_path}/text.sqlite", tmp_path / "other.sqlite")
    assert not list(tmp_path.glob("other*")), "nothing half-written is left"


def test_tables_go_from_one_database_to_another(tmp_path: Path) -> None:
    async def carry() -> None:
        store, service = await opened(tmp_path / "here.sqlite")
        first = await a_game(service)
        live = await service.open(first)
        await service.chat(live, 0, "Ada", "Hello")
        second = await a_game(service, rematch_of=first)
        file = io.BytesIO()
        assert await export_tables(store, file) == 2
        alone = io.BytesIO()
        assert await export_tables(store, alone, [second]) == 1
        with pytest.raises(CannotKeep, match="there is no table nowhere"):
            await export_tables(store, io.BytesIO(), ["nowhere"])
        await service.close()
        await store.close()

        there, serves = await opened(tmp_path / "there.sqlite")
        assert await import_tables(there, file.getvalue().splitlines()) == (2, 0)
        assert await import_tables(there, file.getvalue().splitlines()) == (0, 2), "once is enough"
        saved = await there.load(first)
        assert saved is not None and [line.text for line in saved.chat] == ["Hello"]
        assert (await serves.open(first)).table.match.actions == live.table.match.actions
        assert await there.seats_of(hashed("browser"), first) == [0, 1]
        assert await there.rematch_of(first) == second
        await serves.close()
        await there.close()

        other, _ = await opened(tmp_path / "other.sqlite")
        assert await import_tables(other, alone.getvalue().splitlines()) == (1, 0)
        assert await other.rematch_of(first) is None, "of a table that is not here"
        await other.close()

    run(carry())


@pytest.mark.parametrize(
    ("lines", "told"),
    [
        ([], "damaged"),
        ([b"{}"], "not a file of ostracon-tables"),
        ([b'{"format": "ostracon-tables", "schema": "9999"}'], "newer version"),
        ([b'{"format": "ostracon-tables", "schema": "0007"}', b"[]"], "damaged"),
        ([b'{"format": "ostracon-tables", "schema": "0007"}', b'{"tables": []}'], "damaged"),
        (
            [b'{"format": "ostracon-tables", "schema": "0007"}', b'{"tables": [{"id": "x", "zz": 1}]}'],
            "tables.zz",
        ),
    ],
)
def test_a_wrong_file_is_refused_in_a_sentence(lines: list[bytes], told: str, tmp_path: Path) -> None:
    async def read() -> None:
        store, _ = await opened(tmp_path / "games.sqlite")
        with pytest.raises(CannotKeep, match=told):
            await import_tables(store, lines)
        assert await store.lists.public("", finished=False) == []
        await store.close()

    run(read())


def test_what_follows_from_the_journal_is_put_right(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite"

    async def make() -> str:
        store, service = await opened(file)
        id = await a_game(service)
        await service.close()
        await store.close()
        return id

    id = run(make())
    assert run(faults(file)) == []
    with contextlib.closing(sqlite3.connect(file)) as database, database:
        database.execute("UPDATE tables SET actor = 3, finished = 1.0")
    said = run(faults(file, fix=False))
    assert [line.split(": ", 1)[1] for line in said] == [
        "actor was 3, by the journal it is 1",
        "finished was 1.0, by the journal it is None",
    ]
    assert run(faults(file)) == said and run(faults(file)) == []

    with contextlib.closing(sqlite3.connect(file)) as database, database:
        database.execute("DELETE FROM entries WHERE seq = 3")
    broken = f"table {id}: entry 3 of 4 cannot be played"
    assert run(faults(file)) == [broken], "nothing of a journal goes without being asked"
    assert run(faults(file, cut=True))[0] == f"{broken}; the journal ends before it now"
    assert run(faults(file)) == []


def test_the_commands(tmp_path: Path) -> None:
    """A host's whole round: copy, export, import, look, people; each says what it did in a line."""
    db, other = (f"sqlite:///{tmp_path}/{name}.sqlite" for name in ("games", "other"))

    async def make() -> None:
        store, service = await opened(tmp_path / "games.sqlite")
        await a_game(service)
        await accounts.create(store, "Ada", await hash_password("correct horse"))
        await service.close()
        await store.close()

    run(make())

    def admin(*arguments: str, code: int = 0) -> str:
        done = CliRunner().invoke(commands.admin, list(arguments))
        assert done.exit_code == code, done.output
        return done.output

    assert "1 tables are in" in admin("backup", f"{tmp_path}/copy.sqlite", "--db", db)
    assert "1 tables are in" in admin("export", f"{tmp_path}/tables.jsonl", "--db", db)
    assert (
        admin("import", f"{tmp_path}/tables.jsonl", "--db", other) == "1 tables came, 0 were there already\n"
    )
    assert admin("repair", "--db", other) == "nothing is wrong\n"
    with contextlib.closing(sqlite3.connect(tmp_path / "other.sqlite")) as database, database:
        database.execute("UPDATE tables SET actor = 3")
    assert "by the journal it is 1\n1 faults\n" in admin("repair", "--dry-run", "--db", other, code=1)
    assert "1 faults" in admin("repair", "--db", other) and "nothing" in admin("repair", "--db", other)
    assert "Ada" in (listed := admin("users", "--db", db)) and "administrator" in listed
    assert "blocked" in admin("users", "--block", "ada", "--db", db)
    assert admin("users", "--reset", "Ada", "--db", db).startswith("http://127.0.0.1:8000/reset/")


def test_a_copy_of_postgresql_is_a_file(postgres: Postgres, tmp_path: Path) -> None:
    address = postgres.address(postgres.new())

    async def make() -> str:
        store = await Store.open(address)
        service = TableService(store)
        id = await a_game(service)
        await service.close()
        await store.close()
        return id

    id = run(make())
    assert back_up(address, tmp_path / "copy.sqlite") == 1

    async def look() -> int:
        store, service = await opened(tmp_path / "copy.sqlite")
        revision = (await service.open(id)).table.revision
        await service.close()
        await store.close()
        return revision

    assert run(look()) == 5
