"""Block and mute: with whom somebody wants nothing to do, and whose chat somebody does not read at one table."""

from __future__ import annotations

import time

from sqlalchemy import delete, insert, or_, select

from ostracon.kernel.rules import SPECTATOR
from ostracon.server import schema
from ostracon.server.store import Store


async def ignored_by(store: Store, holder: str, table: str) -> frozenset[str]:
    """Whose chat somebody does not read at a table."""
    blocks, mutes = schema.blocks.c, schema.mutes.c
    blocked = select(blocks.other).where(blocks.holder == holder)
    muted = select(mutes.other).where(mutes.holder == holder, mutes.table_id == table)
    async with store.engine.connect() as connection:
        return frozenset((await connection.execute(blocked.union(muted))).scalars())


async def blocked_by(store: Store, holder: str) -> dict[str, str]:
    """Whom somebody has blocked, and what they were called then."""
    columns = schema.blocks.c
    async with store.engine.connect() as connection:
        found = await connection.execute(
            select(columns.other, columns.name).where(columns.holder == holder).order_by(columns.at.desc())
        )
        return {row.other: row.name for row in found}


async def set_block(store: Store, holder: str, other: str, name: str, blocked: bool) -> None:
    """Somebody wants nothing to do with another any more, or again."""
    columns = schema.blocks.c
    async with store.writing() as connection:
        await connection.execute(
            delete(schema.blocks).where(columns.holder == holder, columns.other == other)
        )
        if blocked:
            row = {"holder": holder, "other": other, "name": name, "at": time.time()}
            await connection.execute(insert(schema.blocks), row)


async def set_mute(store: Store, holder: str, table: str, other: str, muted: bool) -> None:
    """Somebody does not want to read another's chat at a table, or does again."""
    row = {"holder": holder, "table_id": table, "other": other}
    async with store.writing() as connection:
        mine = [schema.mutes.c[name] == value for name, value in row.items()]
        await connection.execute(delete(schema.mutes).where(*mine))
        if muted:
            await connection.execute(insert(schema.mutes), row)


async def is_blocked(store: Store, by: str, holder: str) -> bool:
    """Whether one has blocked another: then no invitation reaches him."""
    columns = schema.blocks.c
    async with store.engine.connect() as connection:
        found = await connection.execute(
            select(columns.at).where(columns.holder == by, columns.other == holder)
        )
        return found.first() is not None


async def may_sit(store: Store, table: str, holder: str) -> bool:
    """Whether nobody who made a table, or sits there, has blocked somebody."""
    blocks, holdings, tables = schema.blocks.c, schema.holdings.c, schema.tables.c
    there = select(holdings.browser).where(holdings.table_id == table, holdings.seat > SPECTATOR)
    host = select(tables.host).where(tables.id == table)
    async with store.engine.connect() as connection:
        found = await connection.execute(
            select(blocks.at).where(
                blocks.other == holder, or_(blocks.holder.in_(there), blocks.holder.in_(host))
            )
        )
        return found.first() is None
