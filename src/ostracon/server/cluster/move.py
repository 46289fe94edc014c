"""Everything from one database into another: SQLite to PostgreSQL, or back."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import AsyncIterator, Sequence
from typing import Any

import msgspec
from sqlalchemy import Column, Table, bindparam, func, insert, select, text, update
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from ostracon.kernel.errors import OstraconError
from ostracon.server import schema
from ostracon.server.database import database_address, exclusively, is_away, what_is_wrong
from ostracon.server.store import Store

BATCH = 500  # rows that are copied at a time


class CannotMove(OstraconError):
    """Everything stays where it is."""


def move_all(source: str, target: str) -> dict[str, int]:
    """Copy everything and check it; how many rows of each table. Whatever goes wrong, the target stays empty."""
    if database_address(source) == database_address(target):
        raise CannotMove("that is the same database twice")
    return asyncio.run(_move(source, target))


async def _move(source: str, target: str) -> dict[str, int]:
    try:
        async with exclusively(source), exclusively(target):
            here, there = await Store.open(source), await Store.open(target)
            try:
                return await copy_all(here, there)
            finally:
                await here.close()
                await there.close()
    except OstraconError:
        raise
    except Exception as error:
        if isinstance(error, (SQLAlchemyError, OSError)) or is_away(error) or hasattr(error, "sqlstate"):
            raise what_is_wrong(error) from None
        raise


async def copy_all(source: Store, target: Store) -> dict[str, int]:
    """Every row of one store as it is at one moment, into an empty one; how many of each table."""
    async with source.engine.connect() as reading, target.engine.begin() as writing:
        if reading.dialect.name == "postgresql":
            await reading.execution_options(isolation_level="REPEATABLE READ")
        await _refuse_unless_empty(writing)
        return {table.name: await _copy(table, reading, writing) for table in schema.metadata.sorted_tables}


async def _refuse_unless_empty(target: AsyncConnection) -> None:
    for table in schema.metadata.sorted_tables:
        if (await target.execute(select(func.count()).select_from(table))).scalar():
            raise CannotMove(f"the target already has {table.name}; give an empty database")


async def _copy(table: Table, source: AsyncConnection, target: AsyncConnection) -> int:
    """One table with all its rows. A column that names another row of its own table is filled in last."""
    own = [column for column in table.c if any(key.column.table is table for key in column.foreign_keys)]
    try:
        async for rows in _rows(table, source):
            await target.execute(insert(table), [row | {one.name: None for one in own} for row in rows])
        for column in own:
            await _fill_in(table, column, source, target)
        await _count_on(table, target)
    except DBAPIError as error:
        raise CannotMove(f"{table.name} cannot be copied: {str(error.orig).splitlines()[0]}") from None
    before, after = await _digest(table, source), await _digest(table, target)
    if before != after:
        raise CannotMove(f"{table.name} did not arrive as it was: {before[0]} rows, then {after[0]}")
    return before[0]


async def _rows(table: Table, connection: AsyncConnection) -> AsyncIterator[list[dict[str, Any]]]:
    async with connection.stream(select(table)) as found:
        async for rows in found.mappings().partitions(BATCH):
            yield [dict(row) for row in rows]


async def _fill_in(
    table: Table, column: Column[Any], source: AsyncConnection, target: AsyncConnection
) -> None:
    keys = list(table.primary_key)
    change = update(table).where(*(key == bindparam(f"of_{key.name}") for key in keys))
    async for rows in _rows(table, source):
        named = [
            {column.name: row[column.name]} | {f"of_{key.name}": row[key.name] for key in keys}
            for row in rows
            if row[column.name] is not None
        ]
        if named:
            await target.execute(change.values({column.name: bindparam(column.name)}), named)


async def _count_on(table: Table, target: AsyncConnection) -> None:
    """PostgreSQL numbers new rows after those that were copied."""
    column = table.autoincrement_column
    if target.dialect.name != "postgresql" or column is None:
        return
    sequence = (
        await target.execute(
            text("SELECT pg_get_serial_sequence(:table, :column)"),
            {"table": table.name, "column": column.name},
        )
    ).scalar()
    newest = (await target.execute(select(func.max(column)))).scalar()
    if sequence and newest:
        await target.execute(
            text("SELECT setval(:sequence, :newest)"), {"sequence": sequence, "newest": newest}
        )


async def _digest(table: Table, connection: AsyncConnection) -> tuple[int, int]:
    """How many rows, and a sum over what stands in them; their order does not matter."""
    count = total = 0
    async for rows in _rows(table, connection):
        for row in rows:
            count += 1
            total = (total + _number(list(row.values()))) % 2**128
    return count, total


def _number(values: Sequence[object]) -> int:
    written = msgspec.json.encode(values, order="deterministic")
    return int.from_bytes(hashlib.blake2b(written, digest_size=16).digest(), "big")
