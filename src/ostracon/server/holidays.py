"""Holidays: a person takes days off, and the clock stands still at the tables where a move may take days.

The days are kept by holder; each of the tables has it in its journal, so that its clock follows from that alone.
"""

from __future__ import annotations

import contextlib
import math

from litestar import Response, get, post
from sqlalchemy import and_, func, insert, select, update

from ostracon.kernel.errors import OstraconError
from ostracon.server import schema
from ostracon.server.live_table import LiveTable
from ostracon.server.making import Fault
from ostracon.server.pages import service_of
from ostracon.server.service import TableService
from ostracon.server.session import BrowserSession, HttpRequest
from ostracon.server.store import Store
from ostracon.table.clock import DAY
from ostracon.table.table import HOLIDAY, Command

DAYS_A_YEAR = 30


async def until(store: Store, holder: str, now: float) -> float:
    """Until when somebody has a holiday; 0 if he has none."""
    columns = schema.holidays.c
    async with store.engine.connect() as connection:
        latest = select(func.max(columns.ended)).where(columns.holder == holder, columns.ended > now)
        return float((await connection.execute(latest)).scalar() or 0.0)


async def days_left(store: Store, holder: str, now: float) -> int:
    """How many days somebody may still take in the year that ends now; begun ones count whole."""
    columns = schema.holidays.c
    async with store.engine.connect() as connection:
        recent = columns.ended > now - 365 * DAY
        found = await connection.execute(select(schema.holidays).where(columns.holder == holder, recent))
        taken: int = sum(math.ceil((row.ended - row.began) / DAY) for row in found)
    return max(0, DAYS_A_YEAR - taken)


async def take(service: TableService, holder: str, days: int) -> None:
    """Somebody has so many days off from now on."""
    now = service.clocks.now()
    row = {"holder": holder, "began": now, "ended": now + days * DAY}
    async with service.store.writing() as connection:
        await connection.execute(insert(schema.holidays), row)
    await tell_tables(service, holder, now + days * DAY)


async def end(service: TableService, holder: str) -> None:
    """Somebody is back."""
    now, columns = service.clocks.now(), schema.holidays.c
    async with service.store.writing() as connection:
        mine = and_(columns.holder == holder, columns.ended > now)
        await connection.execute(update(schema.holidays).where(mine).values(ended=now))
    await tell_tables(service, holder, now)


async def tell_tables(service: TableService, holder: str, ends: float) -> None:
    """Write it into the journals of all tables of a holder where a move may take days."""
    held, tables = schema.holdings.c, schema.tables.c
    async with service.store.engine.connect() as connection:
        found = await connection.execute(
            select(held.table_id)
            .join(schema.tables, tables.id == held.table_id)
            .where(
                held.browser == holder, held.seat >= 0, tables.finished.is_(None), tables.clock.is_not(None)
            )
            .distinct()
        )
        ids = [row.table_id for row in found]
    for id in ids:
        with contextlib.suppress(OstraconError):  # a table that cannot be played needs no clock
            live = await service.open(id)
            await tell(service, live, await service.store.seats_of(holder, id), ends)


async def tell(service: TableService, live: LiveTable, seats: list[int], ends: float) -> None:
    """Write it into the journal of one table, for the seats of one holder."""
    if live.table.control is None or not live.table.control.is_slow:
        return
    for seat in seats:
        if seat in live.table.people and not live.table.over:
            note = str(math.ceil(ends) if ends > service.clocks.now() else math.floor(ends))
            command = Command(kind=HOLIDAY, seat=seat, revision=live.table.revision, note=note)
            await service.do(live, command)


async def tell_new_table(service: TableService, live: LiveTable) -> None:
    """A table begins: who is on holiday already is so there too."""
    for holder, seat in await service.store.holders(live.id):
        ends = await until(service.store, holder, service.clocks.now()) if seat >= 0 else 0.0
        if ends:
            await tell(service, live, [seat], ends)


@get("/settings/holiday")
async def holiday_page(request: HttpRequest) -> Response[object]:
    """Take days off, or come back."""
    return await shown(BrowserSession(request))


async def shown(session: BrowserSession, fault: str = "", said: str = "") -> Response[object]:
    """The page, with what was wrong or done."""
    service = service_of(session.request)
    now = service.clocks.now()
    return session.page(
        "holiday.html.j2",
        400 if fault else 200,
        title=session.say("holiday-title"),
        until=await until(service.store, session.hash, now),
        left=await days_left(service.store, session.hash, now),
        fault=fault,
        said=said or (session.say("holiday-taken") if "taken" in session.request.query_params else ""),
    )


@post("/settings/holiday")
async def change_holiday(request: HttpRequest) -> Response[object]:
    """Take days off, or come back."""
    session, service = BrowserSession(request), service_of(request)
    fields = await session.form()
    if "back" in fields:
        await end(service, session.hash)
        return await shown(session, said=session.say("holiday-ended"))
    days = fields.get("days", "")
    try:
        await ask_for(session, int(days) if days.isdecimal() and len(days) < 3 else 0)
    except Fault as fault:
        return await shown(session, fault.text)
    return session.go("/settings/holiday?taken=1")


async def ask_for(session: BrowserSession, days: int) -> None:
    """Somebody asks for so many days off. Raises Fault."""
    service, holder = service_of(session.request), session.hash
    now = service.clocks.now()
    most = await days_left(service.store, holder, now)
    if not 1 <= days <= most or await until(service.store, holder, now):
        raise Fault("holiday", session.say("fault-holiday", most=most))
    await take(service, holder, days)


HANDLERS = [holiday_page, change_holiday]
