"""What an administrator does with accounts: plain functions over a store, for the command line and for the page."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import func, select

from ostracon.kernel.errors import OstraconError
from ostracon.server import schema
from ostracon.server.cluster.following import seats_from_outside
from ostracon.server.people import accounts
from ostracon.server.people.accounts import Account
from ostracon.server.people.farewell import delete_account, seats_by_table
from ostracon.server.people.lines import cut_from_outside
from ostracon.server.service import TableService
from ostracon.server.store import Store
from ostracon.server.words import words


class NoSuchAccount(OstraconError):
    """There is no account of this name."""


class User(NamedTuple):
    """An account in a list."""

    account: Account
    seats: int  # held now, at finished and unfinished tables
    seen: float | None  # when one of its browsers was used last


async def users(store: Store, part: str = "") -> list[User]:
    """All accounts, or those whose name contains something, by name."""
    found = await accounts.accounts_like(store, part)
    holders = [one.holder for one in found]
    held, used = schema.holdings.c, schema.sign_ins.c
    async with store.engine.connect() as connection:
        counts = await connection.execute(
            select(held.browser, func.count().label("seats"))
            .where(held.browser.in_(holders), held.seat >= 0)
            .group_by(held.browser)
        )
        seats = {row.browser: row.seats for row in counts}
        latest = await connection.execute(
            select(used.holder, func.max(used.used).label("at"))
            .where(used.holder.in_(holders))
            .group_by(used.holder)
        )
        seen = {row.holder: row.at for row in latest}
    return [User(one, seats.get(one.holder, 0), seen.get(one.holder)) for one in found]


async def the_account(store: Store, name: str) -> Account:
    """The account of a name. Raises NoSuchAccount."""
    found = await accounts.by_name(store, name)
    if found is None:
        raise NoSuchAccount(f"there is no account {name!r}")
    return found


async def make_administrator(store: Store, name: str, is_admin: bool = True) -> None:
    """An account is an administrator's, or no longer."""
    await accounts.change(store, (await the_account(store, name)).holder, is_admin=is_admin)


async def block(store: Store, name: str, blocked: bool = True) -> None:
    """An account is let in no longer, or again."""
    holder = (await the_account(store, name)).holder
    await accounts.block(store, holder, blocked)
    await cut_from_outside(store, holder)


async def reset_link(store: Store, name: str, address: str) -> str:
    """A link by which somebody chooses a new password, once, within a day."""
    return reset_address(address, await accounts.make_reset(store, (await the_account(store, name)).holder))


def reset_address(address: str, token: str) -> str:
    """Where a new password is chosen."""
    return f"{address}/reset/{token}"


async def delete(store: Store, name: str, language: str = "en") -> None:
    """An account goes for good, as if its owner had deleted it."""
    service, account = TableService(store), await the_account(store, name)
    tables = await seats_by_table(service, account.holder)
    try:
        await delete_account(service, account, words(language)("people-former"))
        await cut_from_outside(store, account.holder)
        for id in tables:
            await seats_from_outside(store, id)
    finally:
        await service.close()
