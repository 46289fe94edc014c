"""Deleting an account: bots play on, finished games keep their moves and lose the name, everything personal goes."""

from __future__ import annotations

from sqlalchemy import and_, delete, select, update

from ostracon.kernel.errors import OstraconError
from ostracon.kernel.rules import SPECTATOR
from ostracon.server import schema
from ostracon.server.groups.members import leave_all
from ostracon.server.live_table import LiveTable
from ostracon.server.people.accounts import FIRST, Account
from ostracon.server.people.held import let_go
from ostracon.server.people.lines import cut
from ostracon.server.service import TableService
from ostracon.server.tournaments.book import forget
from ostracon.table.seats import BOT, HUMAN, OPEN
from ostracon.table.table import STAND_IN, Refused


async def delete_account(service: TableService, account: Account, former: str) -> None:
    """An account goes for good; `former` is what it is called in games from now on."""
    store, holder = service.store, account.holder
    tables = await seats_by_table(service, holder)
    for id, seats in tables.items():
        try:
            live = await service.open(id)
            await leave(service, live, seats, holder)
        except OstraconError:
            continue  # it cannot be played any more, or was deleted meanwhile
    cut(service, holder)
    names = schema.seats.c
    async with store.writing() as connection:
        for id, seats in tables.items():
            for seat in seats:
                where = and_(names.table_id == id, names.number == seat)
                called = former if len(seats) == 1 else f"{former} {seat + 1}"
                await connection.execute(update(schema.seats).where(where).values(name=called))
        kept = select(schema.edition_holders.c.hash).where(schema.edition_holders.c.browser == holder)
        signed = schema.editions.c.by == account.name
        await connection.execute(
            update(schema.editions).where(schema.editions.c.hash.in_(kept), signed).values(by="")
        )
        await leave_all(connection, holder)
        await forget(connection, holder, former)
        await let_go(connection, holder)
        await connection.execute(delete(schema.accounts).where(schema.accounts.c.holder == holder))
        if (await connection.execute(select(schema.accounts.c.holder).limit(1))).first() is None:
            await connection.execute(delete(schema.site).where(schema.site.c.key == FIRST))
    for id in tables:
        service.following.seats(id)
    for live in [service.open_tables[id] for id in tables if id in service.open_tables]:
        await service.read_again(live)
    for live in service.open_tables.values():
        live.chat = [line for line in live.chat if line.holder != holder]


async def seats_by_table(service: TableService, holder: str) -> dict[str, list[int]]:
    """All seats that somebody holds."""
    columns = schema.holdings.c
    found: dict[str, list[int]] = {}
    async with service.store.engine.connect() as connection:
        rows = await connection.execute(
            select(columns.table_id, columns.seat)
            .where(columns.browser == holder, columns.seat > SPECTATOR)
            .order_by(columns.table_id, columns.seat)
        )
        for row in rows:
            found.setdefault(row.table_id, []).append(row.seat)
    return found


async def leave(service: TableService, live: LiveTable, seats: list[int], holder: str) -> None:
    """Bots play on for somebody; a table at which nobody else sits yet, or ever did, goes with him."""
    others = [seat for seat in live.stored_seats if seat.kind == HUMAN and seat.number not in seats]
    if live.table.over:
        return
    if not others:
        return await service.delete(live)
    if live.waiting:
        return await seat_bots(service, live, seats)
    for seat in seats:
        if live.table.seats[seat].kind == HUMAN:
            try:
                await service.leave(live, seat)
            except Refused:
                return  # the game has ended meanwhile


async def seat_bots(service: TableService, live: LiveTable, seats: list[int]) -> None:
    """Before the game has begun there is nothing to leave: a bot simply has the seat."""
    columns = schema.seats.c
    async with service.store.writing() as connection:
        where = and_(columns.table_id == live.id, columns.number.in_(seats), columns.kind != OPEN)
        await connection.execute(update(schema.seats).where(where).values(kind=BOT, bot=STAND_IN))
