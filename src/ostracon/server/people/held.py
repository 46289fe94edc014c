"""What a holder holds, in one list: it goes over to an account when a browser signs in, and goes with the account."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Column, delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ostracon.server import schema

# Every column that names a holder who may be a guest. Whoever keeps something per person adds its column here.
HELD: list[Column[Any]] = [
    schema.holdings.c.browser,
    schema.tables.c.host,
    schema.edition_holders.c.browser,
    schema.chat.c.holder,
    schema.blocks.c.holder,
    schema.blocks.c.other,
    schema.mutes.c.holder,
    schema.mutes.c.other,
    schema.tournaments.c.host,
    schema.tournament_players.c.holder,
]


async def go_over(connection: AsyncConnection, old: str, new: str) -> None:
    """Everything that one holder holds is another's; what the other holds already is not held twice."""
    for column in HELD:
        table = column.table
        others = [one for one in table.primary_key.columns if one is not column]
        if column.primary_key:
            theirs = table.alias()
            same = [theirs.c[one.name] == one for one in others]
            held_twice = select(theirs.c[column.name]).where(theirs.c[column.name] == new, *same).exists()
            await connection.execute(delete(table).where(column == old, held_twice))
        await connection.execute(update(table).where(column == old).values({column.name: new}))
    await connection.execute(delete(schema.blocks).where(schema.blocks.c.holder == schema.blocks.c.other))


async def let_go(connection: AsyncConnection, holder: str) -> None:
    """A holder is no more: what it held is nobody's."""
    for column in HELD:
        if column.primary_key:
            await connection.execute(delete(column.table).where(column == holder))
        else:
            await connection.execute(update(column.table).where(column == holder).values({column.name: ""}))
