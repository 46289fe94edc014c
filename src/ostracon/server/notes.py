"""Private notes of players at their tables, kept by holder and seat."""

from __future__ import annotations

import time

from sqlalchemy import and_, delete, insert, select

from ostracon.server import schema
from ostracon.server.store import Store

NOTES_LIMIT = 4000  # characters of one's notes at a table


async def notes_of(store: Store, holder: str, table: str) -> dict[int, str]:
    """What somebody has written down at a table, by seat."""
    columns = schema.notes.c
    async with store.engine.connect() as connection:
        mine = and_(columns.holder == holder, columns.table_id == table)
        return {row.seat: row.text for row in await connection.execute(select(schema.notes).where(mine))}


async def keep_notes(store: Store, holder: str, table: str, seat: int, text: str) -> None:
    """Somebody has written something down, instead of what was there before."""
    key = {"holder": holder, "table_id": table, "seat": seat}
    async with store.writing() as connection:
        same = [schema.notes.c[name] == value for name, value in key.items()]
        await connection.execute(delete(schema.notes).where(*same))
        if text:
            await connection.execute(insert(schema.notes), key | {"text": text, "at": time.time()})
