"""How far somebody has come in the tutorials: kept per person, as everything that a holder holds."""

from __future__ import annotations

import time

from sqlalchemy import delete, insert, select

from ostracon.kernel.rules import SPECTATOR
from ostracon.server import schema
from ostracon.server.store import Store


async def progress_of(store: Store, holder: str) -> dict[str, int]:
    """By game: how many steps of its tutorial are done; one more than there are once the game at the end is."""
    columns = schema.lessons.c
    async with store.engine.connect() as connection:
        found = await connection.execute(select(columns.game, columns.done).where(columns.holder == holder))
        return {row.game: row.done for row in found}


async def keep_progress(store: Store, holder: str, game: str, done: int) -> None:
    """So many steps are done; who was further stays there."""
    columns = schema.lessons.c
    mine = (columns.holder == holder) & (columns.game == game)
    async with store.writing() as connection:
        kept = (await connection.execute(select(columns.done).where(mine))).scalar()
        if kept is not None and kept >= done:
            return
        await connection.execute(delete(schema.lessons).where(mine))
        row = {"holder": holder, "game": game, "done": done, "at": time.time()}
        await connection.execute(insert(schema.lessons), row)


async def is_newcomer(store: Store, holder: str) -> bool:
    """Whether somebody has never sat at a table."""
    columns = schema.holdings.c
    sat = select(columns.table_id).where(columns.browser == holder, columns.seat > SPECTATOR).limit(1)
    async with store.engine.connect() as connection:
        return (await connection.execute(sat)).first() is None
