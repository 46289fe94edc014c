"""Deals that several tables play: nothing of a deal is told before all of them have ended.

While a table is sealed only its own players see it, and there is no file and no analysis of it.
"""

from __future__ import annotations

from collections.abc import Iterable

from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ostracon.kernel.rules import SPECTATOR
from ostracon.server import schema
from ostracon.server.live_table import LiveTable
from ostracon.server.store import Store


async def unsealed(store: Store, live: LiveTable) -> bool:
    """Whether what a table was dealt may be told; asked again as long as it may not."""
    if live.header.sealed:
        columns = schema.tables.c
        async with store.engine.connect() as connection:
            found = await connection.execute(
                select(columns.sealed, columns.public).where(columns.id == live.id)
            )
            row = found.first()
        if row is not None and not row.sealed:
            live.header.sealed, live.header.public = False, row.public
    return not live.header.sealed


async def unseal(
    connection: AsyncConnection, tables: list[str], public: bool, watchers: Iterable[str], at: float
) -> None:
    """All tables of a deal have ended: everybody may see them if they are `public`, otherwise these people."""
    columns, holdings = schema.tables.c, schema.holdings.c
    done = await connection.execute(
        update(schema.tables)
        .where(columns.id.in_(tables), columns.sealed.is_(True))
        .values(sealed=False, public=public)
    )
    if public or not done.rowcount:
        return
    there = set((await connection.execute(select(columns.id).where(columns.id.in_(tables)))).scalars())
    found = await connection.execute(
        select(holdings.browser, holdings.table_id).where(
            holdings.table_id.in_(tables), holdings.seat == SPECTATOR
        )
    )
    known = {(row.browser, row.table_id) for row in found}
    rows = [
        {"browser": watcher, "table_id": table, "seat": SPECTATOR, "at": at}
        for table in sorted(there)
        for watcher in sorted({one for one in watchers if one})
        if (watcher, table) not in known
    ]
    if rows:
        await connection.execute(insert(schema.holdings), rows)
