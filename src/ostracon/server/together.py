"""Entries of many tables in one transaction: what comes while one is being written goes into the next together.

Each caller waits until its own entry is on the disk. If a transaction fails because of what is in it, its entries are tried
one by one, so that one that cannot be kept does not take the others with it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any, NamedTuple

from sqlalchemy import bindparam, insert, update
from sqlalchemy.exc import InterfaceError, OperationalError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from ostracon.server import schema

MOST = 100  # entries of one transaction

Writing = Callable[[], AbstractAsyncContextManager[AsyncConnection]]


class Waiting(NamedTuple):
    """An entry that is to be written."""

    row: dict[str, Any]
    change: Mapping[str, Any]  # what changes of its table with it
    written: asyncio.Future[None]


class Together:
    """Writes the entries of all tables."""

    def __init__(self, writing: Writing) -> None:
        self._writing = writing
        self._waiting: list[Waiting] = []
        self._writer: asyncio.Task[None] | None = None

    async def append(self, row: dict[str, Any], change: Mapping[str, Any]) -> None:
        """Keep a journal's entry, and what changes of its table with it. All or nothing."""
        written = asyncio.get_running_loop().create_future()
        self._waiting.append(Waiting(row, change, written))
        if self._writer is None:
            self._writer = asyncio.create_task(self._write_all())
        await written

    async def _write_all(self) -> None:
        try:
            while self._waiting:
                some, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
                await self._write_or_one_by_one(some)
        finally:
            self._writer = None

    async def _write_or_one_by_one(self, some: Sequence[Waiting]) -> None:
        try:
            await self._write(some)
        except BaseException as error:
            away = isinstance(error, (OperationalError, InterfaceError))
            if len(some) > 1 and isinstance(error, SQLAlchemyError) and not away:
                for one in some:
                    await self._write_or_one_by_one([one])
                return
            for one in some:
                if not one.written.done():
                    one.written.set_exception(error)
            if not isinstance(error, Exception):
                raise
        else:
            for one in some:
                if not one.written.done():  # who waited may have gone
                    one.written.set_result(None)

    async def _write(self, some: Sequence[Waiting]) -> None:
        alike: dict[tuple[str, ...], list[dict[str, Any]]] = {}
        for row, change, _ in some:
            of_table = {f"new_{name}": value for name, value in change.items()}
            alike.setdefault(tuple(change), []).append({"table": row["table_id"], **of_table})
        async with self._writing() as connection:
            rows = sorted((one.row for one in some), key=lambda row: str(row["table_id"]))
            await connection.execute(
                ENTRY, rows
            )  # in one order, so that processes never wait for each other in a ring
            for names, rows in alike.items():
                await connection.execute(
                    CHANGE.values({name: bindparam(f"new_{name}") for name in names}), rows
                )


ENTRY = insert(schema.entries)
CHANGE = update(schema.tables).where(schema.tables.c.id == bindparam("table"))
