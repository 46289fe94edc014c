"""Looking after a database: a copy of it while it is used, tables as a file, and what can be repaired."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import AsyncIterator, Iterable, Sequence
from pathlib import Path
from typing import IO, Any

import msgspec
from sqlalchemy import Table as Rows
from sqlalchemy import delete, insert, select, text, update
from sqlalchemy.exc import SQLAlchemyError

from ostracon.kernel.errors import OstraconError
from ostracon.server import schema
from ostracon.server.cluster.move import copy_all
from ostracon.server.database import database_address, newest_schema
from ostracon.server.errors import OutdatedTable
from ostracon.server.service import TableService
from ostracon.server.store import Store
from ostracon.server.stored import Result, result_of
from ostracon.table.table import Entry, Table

FORMAT = "ostracon-tables"
OF_A_TABLE = [
    one for one in schema.metadata.sorted_tables if "table_id" in one.c
]  # rows that belong to one table


class CannotKeep(OstraconError):
    """Nothing was written, or what was read is of no use."""


# ---- a copy


def back_up(url: str | None, file: Path) -> int:
    """Copy a database into a new SQLite file, also while servers use it; the number of tables in it."""
    address = database_address(url)
    if file.exists():
        raise CannotKeep(f"{file} is already there; name a new file")
    partial = file.with_name(file.name + ".partial")
    try:
        if address.get_backend_name() == "sqlite":
            _copy_file(address.database or "", partial)
        else:
            asyncio.run(_copy_rows(url, partial))
        with contextlib.closing(sqlite3.connect(partial)) as copy:
            if copy.execute("PRAGMA integrity_check").fetchone()[0] != "ok":
                raise CannotKeep("the database is damaged; see `ostracon admin repair`")
            count = int(copy.execute("SELECT count(*) FROM tables").fetchone()[0])
        partial.rename(file)
    except (sqlite3.Error, SQLAlchemyError, OSError) as error:
        raise CannotKeep(f"the copy failed: {str(error).splitlines()[0]}") from None
    finally:
        for left in file.parent.glob(partial.name + "*"):
            left.unlink()
    return count


def _copy_file(source: str, target: Path) -> None:
    if not Path(source).exists():
        raise CannotKeep(f"there is no database {source}")
    with (
        contextlib.closing(sqlite3.connect(f"file:{source}?mode=ro", uri=True)) as old,
        contextlib.closing(sqlite3.connect(target)) as new,
    ):
        old.backup(new)


async def _copy_rows(source: str | None, target: Path) -> None:
    old, new = await Store.open(source), await Store.open(f"sqlite:///{target}")
    try:
        await copy_all(old, new)
    finally:
        await old.close()
        await new.close()


# ---- tables as a file


async def export_tables(store: Store, file: IO[bytes], ids: Iterable[str] = ()) -> int:
    """Write tables with all that belongs to them, one a line; all of them if none is named. How many."""
    wanted = list(ids)
    async with store.engine.connect() as connection:
        known = list((await connection.execute(select(schema.tables.c.id))).scalars())
        missing = [id for id in wanted if id not in known]
        if missing:
            raise CannotKeep(f"there is no table {missing[0]}")
        head = {"format": FORMAT, "schema": newest_schema()}
        file.write(msgspec.json.encode(head) + b"\n")
        for id in wanted or known:
            kept: dict[str, Any] = {}
            for rows in (schema.tables, *OF_A_TABLE):
                key = rows.c.id if rows is schema.tables else rows.c.table_id
                found = await connection.execute(select(rows).where(key == id))
                kept[rows.name] = [dict(row) for row in found.mappings()]
            header = kept["tables"][0]
            of = schema.editions.c
            found = await connection.execute(
                select(schema.editions).where(of.game == header["game"], of.hash == header["components"])
            )
            kept["editions"] = [dict(row) for row in found.mappings()]
            file.write(msgspec.json.encode(kept) + b"\n")
    return len(wanted or known)


async def import_tables(store: Store, file: Iterable[bytes]) -> tuple[int, int]:
    """Read tables from a file; how many came, and how many were there already. All of them, or none."""
    lines = iter(file)
    head = _line(next(lines, b""))
    if head.get("format") != FORMAT:
        raise CannotKeep(f"this is not a file of {FORMAT}")
    if str(head.get("schema")) > newest_schema():
        raise CannotKeep("the file was written by a newer version of Ostracon")
    came = there = 0
    async with store.writing() as connection:
        known = set((await connection.execute(select(schema.tables.c.id))).scalars())
        again: dict[str, str] = {}
        for line in lines:
            kept = _line(line)
            header = _rows_of(kept, "tables")[0]
            if header["id"] in known:
                there += 1
                continue
            if header.get("rematch_of"):
                again[str(header["id"])] = str(header["rematch_of"])
            header |= {"rematch_of": None, "sealed": False}  # no tournament is played with it here
            for rows in (schema.tables, *OF_A_TABLE):
                found = _rows_of(kept, rows.name)
                if "id" in rows.c and rows is not schema.tables:
                    found = [{key: value for key, value in row.items() if key != "id"} for row in found]
                if found:
                    await connection.execute(insert(rows), [_known(rows, row) for row in found])
            for row in _rows_of(kept, "editions"):
                of = schema.editions.c
                same = select(of.hash).where(of.game == row["game"], of.hash == row["hash"])
                if (await connection.execute(same)).first() is None:
                    await connection.execute(insert(schema.editions), _known(schema.editions, row))
            known.add(header["id"])
            came += 1
        for id, of_id in again.items():
            if of_id in known:
                where = schema.tables.c.id == id
                await connection.execute(update(schema.tables).where(where).values(rematch_of=of_id))
    return came, there


def _line(line: bytes) -> dict[str, Any]:
    try:
        return msgspec.json.decode(line, type=dict[str, Any])
    except msgspec.DecodeError:
        raise CannotKeep("the file is damaged: a line of it is not what was written") from None


def _rows_of(kept: dict[str, Any], name: str) -> list[dict[str, Any]]:
    rows = kept.get(name, [])
    if not isinstance(rows, list) or (name == "tables" and len(rows) != 1):
        raise CannotKeep("the file is damaged: a line of it is not what was written")
    return rows


def _known(rows: Rows, row: dict[str, Any]) -> dict[str, Any]:
    unknown = [key for key in row if key not in rows.c]
    if unknown:
        raise CannotKeep(f"the file has {rows.name}.{unknown[0]}, which this version does not know")
    return row


# ---- repair


async def repair(store: Store, fix: bool = True, cut: bool = False) -> AsyncIterator[str]:
    """Look at everything; each fault is a sentence, and what follows from the journals is put right if `fix`.

    A journal that cannot be played to its end is cut before the first entry that does not go, if `cut`.
    """
    if store.engine.name == "sqlite":
        async with store.engine.connect() as connection:
            for pragma in ("integrity_check", "foreign_key_check"):
                for row in (await connection.execute(text(f"PRAGMA {pragma}"))).all():
                    if row[0] != "ok":
                        yield f"the file is damaged ({pragma}): {' '.join(map(str, row))}"
    service = TableService(store)
    try:
        async with store.engine.connect() as connection:
            ids = list((await connection.execute(select(schema.tables.c.id))).scalars())
        for id in ids:
            async for fault in _repair_table(service, id, fix, cut):
                yield f"table {id}: {fault}"
    finally:
        await service.close()


async def _repair_table(service: TableService, id: str, fix: bool, cut: bool) -> AsyncIterator[str]:
    saved = await service.store.load(id)
    if saved is None:
        return
    try:
        table = await service.reading.restore(msgspec.structs.replace(saved, entries=[]))
    except OutdatedTable:
        return  # of a game, rules or figures that are not here: nothing can be said
    good = play_as_far_as_it_goes(table, saved.entries)
    if good < len(saved.entries):
        yield f"entry {good + 1} of {len(saved.entries)} cannot be played" + (
            "; the journal ends before it now" if cut else ""
        )
        if not cut:
            return
        async with service.store.writing() as connection:
            columns = schema.entries.c
            await connection.execute(delete(schema.entries).where(columns.table_id == id, columns.seq > good))
        table = await service.reading.restore(msgspec.structs.replace(saved, entries=saved.entries[:good]))
    follows = {
        "actor": table.actor,
        "finished": (saved.header.finished or saved.header.touched) if table.over else None,
        "result": expected_result(table, saved.header.result) if table.over else None,
    }
    wrong = {key: value for key, value in follows.items() if value != getattr(saved.header, key)}
    for key, value in wrong.items():
        yield f"{key} was {getattr(saved.header, key)}, by the journal it is {value}"
    if wrong and fix:
        async with service.store.writing() as connection:
            await connection.execute(update(schema.tables).where(schema.tables.c.id == id).values(wrong))


def expected_result(table: Table, stored: Result | None) -> dict[str, Any]:
    """The result by the journal; without the score sheet where it was stored before sheets were."""
    result: dict[str, Any] = dict(result_of(table))
    if stored is not None and "sheet" not in stored:
        result.pop("sheet", None)
    return result


def play_as_far_as_it_goes(table: Table, entries: Sequence[Entry]) -> int:
    """Play a journal; how many of its entries go."""
    for number, entry in enumerate(entries):
        try:
            if entry.number != number + 1:
                return number
            table.follow(entry)
        except (OstraconError, LookupError, ValueError):
            return number
    return len(entries)
