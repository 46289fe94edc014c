"""Moves planned ahead, kept by holder and seat until the game goes that way: then the server plays them at once.

Nothing of a plan is in the journal, or on its way to anybody else, before it is played.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import delete, insert, select

from ostracon.kernel.errors import OstraconError
from ostracon.server import schema
from ostracon.server.complaints import complain
from ostracon.server.database import is_away
from ostracon.server.store import Store
from ostracon.table.plans import fits
from ostracon.table.table import ACT, END_TURN, Command, Refused, Table

if TYPE_CHECKING:
    from ostracon.server.live_table import LiveTable
    from ostracon.server.service import TableService

MOST_PLANS = 12  # of one person at one table
RETRY_SECONDS = 1.0
PLANNED = "planned"  # the note of an action that was planned


class Plan(msgspec.Struct, frozen=True):
    """A line of actions from a position."""

    id: int
    holder: str
    seat: int
    ply: int
    actions: list[int]


async def plans_at(store: Store, table: str, holder: str | None = None) -> list[Plan]:
    """The plans of a table, of everybody or of one holder, the oldest first."""
    columns = schema.plans.c
    async with store.engine.connect() as connection:
        wanted = select(schema.plans).where(columns.table_id == table).order_by(columns.id)
        found = await connection.execute(wanted if holder is None else wanted.where(columns.holder == holder))
        return [Plan(row.id, row.holder, row.seat, row.ply, row.actions) for row in found]


async def keep_plan(
    store: Store, table: str, holder: str, seat: int, ply: int, actions: Sequence[int]
) -> None:
    """Keep a plan; one that says the same already is enough."""
    row = {"table_id": table, "holder": holder, "seat": seat, "ply": ply, "actions": list(actions)}
    if any((plan.ply, plan.actions) == (ply, list(actions)) for plan in await plans_at(store, table, holder)):
        return
    async with store.writing() as connection:
        await connection.execute(insert(schema.plans), row)


async def drop_plans(store: Store, table: str, ids: Sequence[int], holder: str | None = None) -> None:
    """Forget plans, if they are the holder's."""
    columns = schema.plans.c
    which = [columns.table_id == table, columns.id.in_(ids)]
    async with store.writing() as connection:
        await connection.execute(
            delete(schema.plans).where(*which, *([] if holder is None else [columns.holder == holder]))
        )


async def tables_with_plans(store: Store) -> list[str]:
    """Where a planned move may be due."""
    async with store.engine.connect() as connection:
        found = await connection.execute(select(schema.plans.c.table_id).distinct())
        return [row.table_id for row in found]


def due(table: Table, plans: Sequence[Plan]) -> Plan | None:
    """The plan by which somebody is to act now."""
    ready = [plan for plan in plans if plan.seat == table.actor and plan.seat in table.people]
    return next((plan for plan in ready if table.unconfirmed < 0), None)


async def follow(service: TableService, live: LiveTable) -> None:
    """Play what was planned for this position, and forget what no longer fits. Tried again when the database is away."""
    while True:
        try:
            if not await _follow_once(service, live):
                return
        except Refused:
            continue  # the table has moved on meanwhile
        except OstraconError as error:
            if not is_away(error):
                return
            await _wait(error)
        except Exception as error:
            if not is_away(error):
                raise
            await _wait(error)


async def _wait(error: Exception) -> None:
    complain("planned moves wait for the database: %s", type(error).__name__)
    await asyncio.sleep(RETRY_SECONDS)


async def _follow_once(service: TableService, live: LiveTable) -> bool:
    """Play one planned action; whether there was one."""
    store = service.store
    plans = await plans_at(store, live.id)
    if not plans:
        return False
    async with live.lock:
        if live.broken or live.behind:
            await service.reading.freshen(live)
        table = live.table
        fitting = [plan for plan in plans if not table.over and fits(table.match, plan.ply, plan.actions)]
        plan, revision, ply = due(table, fitting), table.revision, table.match.ply
    gone = [one.id for one in plans if one not in fitting]
    if gone:
        await drop_plans(store, live.id, gone)
    if plan is None:
        return False
    action = plan.actions[ply - plan.ply]
    if not table.match.position().allows(action):
        await drop_plans(store, live.id, [plan.id])
        return True
    command = Command(
        kind=ACT,
        seat=plan.seat,
        revision=revision,
        action=action,
        sure=True,
        id=f"plan:{plan.id}:{ply}",
        note=PLANNED,
    )
    await service.do(live, command)
    if live.table.unconfirmed == plan.seat:
        await service.do(live, Command(kind=END_TURN, seat=plan.seat, revision=live.table.revision))
    return True
