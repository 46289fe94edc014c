"""What a holder holds, in one list: it goes over to an account when a browser signs in, and goes with the account."""

from __future__ import annotations

from typing import Any, NamedTuple

from sqlalchemy import Column, delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ostracon.server import schema


class Held(NamedTuple):
    """A column that names a holder, who may be a guest."""

    column: Column[Any]
    outlasts: bool = False  # the row stays when the holder goes, without him


# Whoever keeps something per person adds its column here. A holder may stand in the primary key, in no other unique key.
HELD = [
    Held(schema.holdings.c.browser),
    Held(schema.tables.c.host, outlasts=True),
    Held(schema.edition_holders.c.browser),
    Held(schema.chat.c.holder),
    Held(schema.blocks.c.holder),
    Held(schema.blocks.c.other),
    Held(schema.mutes.c.holder),
    Held(schema.mutes.c.other),
    Held(schema.notes.c.holder),
    Held(schema.plans.c.holder),
    Held(schema.lessons.c.holder),
    Held(schema.holidays.c.holder),
    Held(schema.api_tokens.c.holder),
    Held(schema.memberships.c.holder),
    Held(schema.invitations.c.holder),
    Held(schema.invitations.c.host),
    Held(schema.notice_settings.c.holder),
    Held(schema.notice_ways.c.holder),
    Held(schema.muted_tables.c.holder),
    Held(schema.notices.c.holder),
    Held(schema.tournaments.c.host, outlasts=True),
    Held(schema.tournament_players.c.holder, outlasts=True),
    Held(schema.puzzle_answers.c.holder),
]


async def go_over(connection: AsyncConnection, old: str, new: str) -> None:
    """Everything that one holder holds is another's; what the other holds already is not held twice."""
    for column, _ in HELD:
        table = column.table
        if column.primary_key:
            theirs = table.alias()
            same = [theirs.c[one.name] == one for one in table.primary_key.columns if one is not column]
            held_twice = select(theirs.c[column.name]).where(theirs.c[column.name] == new, *same).exists()
            await connection.execute(delete(table).where(column == old, held_twice))
        await connection.execute(update(table).where(column == old).values({column.name: new}))
    await connection.execute(delete(schema.blocks).where(schema.blocks.c.holder == schema.blocks.c.other))


async def let_go(connection: AsyncConnection, holder: str) -> None:
    """A holder is no more, and neither is what it held."""
    for column, outlasts in HELD:
        if outlasts:
            await connection.execute(update(column.table).where(column == holder).values({column.name: ""}))
        else:
            await connection.execute(delete(column.table).where(column == holder))
