"""Invitations: somebody with an account is asked to take a free seat, and says yes or no."""

from __future__ import annotations

import time

import msgspec
from sqlalchemy import and_, delete, func, insert, select
from sqlalchemy.sql.selectable import Exists

from ostracon.server import schema
from ostracon.server.people.blocks import is_blocked
from ostracon.server.people.names import Refusal
from ostracon.server.store import Store
from ostracon.server.stored import AnyRow
from ostracon.table.seats import OPEN

TABLE_LIMIT = 20  # invitations to one table


class Invitation(msgspec.Struct, frozen=True):
    """Somebody is asked to sit down."""

    table_id: str
    holder: str  # who is invited
    seat: int
    host: str  # who invites
    at: float = 0.0


def _stands() -> Exists:
    """An invitation stands while its table has a free seat and who is invited has not blocked who invites."""
    columns, seats, blocks = schema.invitations.c, schema.seats.c, schema.blocks.c
    blocked = select(blocks.at).where(blocks.holder == columns.holder, blocks.other == columns.host).exists()
    return (
        select(seats.number).where(seats.table_id == columns.table_id, seats.kind == OPEN, ~blocked).exists()
    )


def _invitation(row: AnyRow) -> Invitation:
    return Invitation(**{name: getattr(row, name) for name in Invitation.__struct_fields__})


async def invite(store: Store, invitation: Invitation) -> None:
    """Keep an invitation; a second one of the same person to the same table replaces the first. Raises Refusal."""
    if await is_blocked(store, invitation.holder, invitation.host) or await is_blocked(
        store, invitation.host, invitation.holder
    ):
        raise Refusal("invite-not-possible")
    if await store.seats_of(invitation.holder, invitation.table_id):
        raise Refusal("invite-sits-there")
    columns = schema.invitations.c
    async with store.writing() as connection:
        here = columns.table_id == invitation.table_id
        await connection.execute(delete(schema.invitations).where(here, columns.holder == invitation.holder))
        count = await connection.execute(select(func.count()).where(here))
        if (count.scalar() or 0) >= TABLE_LIMIT:
            raise Refusal("invite-too-many")
        row = msgspec.structs.asdict(invitation) | {"at": time.time()}
        await connection.execute(insert(schema.invitations), row)


async def take_back(store: Store, table: str, holder: str) -> None:
    """An invitation is declined, accepted or withdrawn."""
    columns = schema.invitations.c
    async with store.writing() as connection:
        await connection.execute(
            delete(schema.invitations).where(columns.table_id == table, columns.holder == holder)
        )


async def invitations_of(store: Store, holder: str) -> list[Invitation]:
    """What somebody is invited to, the latest first."""
    columns = schema.invitations.c
    async with store.engine.connect() as connection:
        rows = await connection.execute(
            select(schema.invitations)
            .where(columns.holder == holder, _stands())
            .order_by(columns.at.desc())
            .limit(50)
        )
        return [_invitation(row) for row in rows]


async def invitation(store: Store, table: str, holder: str) -> Invitation | None:
    """Somebody's invitation to a table."""
    columns = schema.invitations.c
    async with store.engine.connect() as connection:
        row = (
            await connection.execute(
                select(schema.invitations).where(
                    columns.table_id == table, columns.holder == holder, _stands()
                )
            )
        ).first()
        return _invitation(row) if row else None


async def count_of(store: Store, holder: str) -> int:
    """How many invitations wait for somebody."""
    async with store.engine.connect() as connection:
        found = await connection.execute(
            select(func.count()).where(and_(schema.invitations.c.holder == holder, _stands()))
        )
        return int(found.scalar() or 0)


async def invited_to(store: Store, table: str) -> dict[int, list[str]]:
    """The names of those who are invited to a table, by seat."""
    columns, accounts = schema.invitations.c, schema.accounts.c
    found: dict[int, list[str]] = {}
    async with store.engine.connect() as connection:
        rows = await connection.execute(
            select(columns.seat, accounts.name)
            .join(schema.accounts, accounts.holder == columns.holder)
            .where(columns.table_id == table)
            .order_by(columns.at)
        )
        for row in rows:
            found.setdefault(row.seat, []).append(row.name)
    return found
