"""People whom somebody knows: those of an account with whom one has sat at a table or shares a group."""

from __future__ import annotations

from sqlalchemy import or_, select

from ostracon.kernel.rules import SPECTATOR
from ostracon.server import schema
from ostracon.server.groups.members import BELONG
from ostracon.server.store import Store

KNOWN = 300  # people


async def acquaintances(store: Store, holder: str) -> dict[str, str]:
    """Names of accounts by their keys (as cards of tables name them), without those whom one has blocked."""
    holdings, memberships, accounts = schema.holdings.c, schema.memberships.c, schema.accounts.c
    tables = select(holdings.table_id).where(holdings.browser == holder, holdings.seat > SPECTATOR)
    met = select(holdings.browser).where(holdings.table_id.in_(tables), holdings.seat > SPECTATOR)
    groups = select(memberships.group_id).where(memberships.holder == holder, memberships.state.in_(BELONG))
    fellows = select(memberships.holder).where(
        memberships.group_id.in_(groups), memberships.state.in_(BELONG)
    )
    blocked = select(schema.blocks.c.other).where(schema.blocks.c.holder == holder)
    async with store.engine.connect() as connection:
        rows = await connection.execute(
            select(accounts.name_key, accounts.name)
            .where(
                or_(accounts.holder.in_(met), accounts.holder.in_(fellows)),
                accounts.holder != holder,
                accounts.holder.not_in(blocked),
                accounts.blocked.is_(False),
            )
            .order_by(accounts.name)
            .limit(KNOWN)
        )
        return {row.name_key: row.name for row in rows}


async def seated(store: Store, tables: list[str]) -> dict[str, list[str]]:
    """The keys of the accounts that sit at each of these tables."""
    holdings, accounts = schema.holdings.c, schema.accounts.c
    found: dict[str, list[str]] = {}
    async with store.engine.connect() as connection:
        rows = await connection.execute(
            select(holdings.table_id, accounts.name_key)
            .join(schema.accounts, accounts.holder == holdings.browser)
            .where(holdings.table_id.in_(tables), holdings.seat > SPECTATOR)
            .order_by(accounts.name_key)
            .distinct()
        )
        for row in rows:
            found.setdefault(row.table_id, []).append(row.name_key)
    return found
