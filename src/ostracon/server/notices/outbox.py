"""The outbox: notices that are due, in the database, so that a restart loses none and of two processes one sends."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
from sqlalchemy import and_, delete, exists, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from ostracon.kernel.rules import SPECTATOR
from ostracon.server import schema
from ostracon.server.notices.wishes import OVER, TIME, TURN
from ostracon.server.store import Store
from ostracon.table.clock import DAY, TimeControl
from ostracon.table.table import ACT, END_TURN, MORE_TIME, RESTART, UNDO

CLAIM_SECONDS = 300.0  # how long a process has to send what it has claimed before another may
PASSING = (ACT, END_TURN, UNDO, RESTART)  # entries by which the turn may pass to somebody else
LONGEST_SHORT = DAY / 2  # seconds: nobody's time is short before
KEY = ("holder", "kind", "about", "mark")
KEPT_SECONDS = 90 * 24 * 3600.0  # how long it is remembered what somebody was told


class Notice(msgspec.Struct, kw_only=True):
    """Something that somebody is to be told."""

    holder: str
    kind: str
    about: str  # the table; "": none
    mark: int = 0  # which turn, question or hour it is about: nobody is told twice of the same
    facts: dict[str, Any] = {}
    created: float = 0.0
    due: float = 0.0
    tries: int = 0
    claimed: float = 0.0
    done: list[str] = []  # ids of ways that need not be tried again
    settled: float | None = None


class Concerned(msgspec.Struct):
    """Somebody whom something at a table may concern, and who can be reached."""

    table: str
    holder: str


async def put(store: Store, notice: Notice) -> bool:
    """Put a notice into the outbox; False if it is or was there."""
    try:
        async with store.writing() as connection:
            await connection.execute(insert(schema.notices), msgspec.structs.asdict(notice))
    except IntegrityError:
        return False
    return True


async def due_holders(store: Store, now: float) -> list[str]:
    """Those for whom something is due that nobody has claimed."""
    columns = schema.notices.c
    async with store.engine.connect() as connection:
        found = await connection.execute(
            select(columns.holder)
            .where(columns.settled.is_(None), columns.due <= now, columns.claimed <= now)
            .distinct()
            .limit(200)
        )
        return list(found.scalars())


async def claim(store: Store, holder: str, now: float) -> list[Notice]:
    """Have what is due for somebody to oneself: a process that asks at the same moment gets none of it."""
    columns = schema.notices.c
    async with store.writing() as connection:
        found = await connection.execute(
            update(schema.notices)
            .where(
                columns.holder == holder,
                columns.settled.is_(None),
                columns.due <= now,
                columns.claimed <= now,
            )
            .values(claimed=now + CLAIM_SECONDS)
            .returning(schema.notices)
        )
        return sorted((Notice(**row._mapping) for row in found), key=lambda one: (one.created, one.about))


async def write_back(store: Store, notices: Iterable[Notice]) -> None:
    """Keep how notices stand, and let go of them."""
    async with store.writing() as connection:
        for one in notices:
            values = {
                "due": one.due,
                "tries": one.tries,
                "done": one.done,
                "settled": one.settled,
                "claimed": 0.0,
            }
            key = [schema.notices.c[name] == getattr(one, name) for name in KEY]
            await connection.execute(update(schema.notices).where(*key).values(values))


async def forget_old(store: Store, now: float) -> None:
    """What somebody was told long ago is forgotten."""
    async with store.writing() as connection:
        await connection.execute(delete(schema.notices).where(schema.notices.c.settled < now - KEPT_SECONDS))


# ---- what has happened: asked of the store, so that it does not matter which process it happened in


def _reachable(since: Any) -> Any:
    """Whether whoever holds a seat has a way to be reached, from before something happened."""
    way, holding = schema.notice_ways.c, schema.holdings.c
    return exists().where(
        way.holder == holding.browser, way.is_on.is_(True), way.confirmed.is_(True), way.created < since
    )


def _told(kind: str, mark: Any = 0) -> Any:
    """Whether whoever holds a seat was told of this, or of something later."""
    notice, holding = schema.notices.c, schema.holdings.c
    return exists().where(
        notice.holder == holding.browser,
        notice.about == holding.table_id,
        notice.kind == kind,
        notice.mark >= mark,
    )


def _latest(*kinds: str) -> Any:
    """The number of the latest entry of these kinds by somebody else than who must act; 0 if there is none."""
    table, entry = schema.tables.c, schema.entries.c
    return (
        select(func.coalesce(func.max(entry.seq), 0))
        .where(entry.table_id == table.id, entry.seat != table.actor, entry.kind.in_(kinds))
        .scalar_subquery()
    )


def _actors(*columns: Any) -> Any:
    """Those who must act at unfinished tables."""
    table, holding = schema.tables.c, schema.holdings.c
    return (
        select(holding.table_id, holding.browser, *columns)
        .join(schema.tables, and_(table.id == holding.table_id, table.actor == holding.seat))
        .where(table.finished.is_(None), table.actor > SPECTATOR)
    )


async def at_turn(store: Store, since: float) -> list[Concerned]:
    """Who must act at tables where something happened, and has not been told since."""
    touched = schema.tables.c.touched
    found = _actors().where(touched > since, _reachable(touched), ~_told(TURN, _latest(*PASSING)))
    async with store.engine.connect() as connection:
        return [Concerned(row.table_id, row.browser) for row in await connection.execute(found)]


async def running_out(store: Store, now: float) -> list[Concerned]:
    """Whose time is short, and who has not been told since it was his turn, or since he was given more."""
    table, more = schema.tables.c, _latest(*PASSING, MORE_TIME)
    found = _actors(table.due, table.clock).where(
        table.due < now + LONGEST_SHORT, _reachable(now), ~_told(TIME, more)
    )
    async with store.engine.connect() as connection:
        rows = (await connection.execute(found)).all()
    return [
        Concerned(row.table_id, row.browser)
        for row in rows
        if row.due <= now + msgspec.convert(row.clock, TimeControl).short
    ]


async def at_end(store: Store, since: float) -> list[Concerned]:
    """Who played in games that have ended, and has not been told."""
    table, holding = schema.tables.c, schema.holdings.c
    async with store.engine.connect() as connection:
        ended = (await connection.execute(select(table.id).where(table.finished > since))).scalars().all()
        if not ended:
            return []
        found = (
            select(holding.table_id, holding.browser)
            .join(schema.tables, table.id == holding.table_id)
            .where(holding.table_id.in_(ended), holding.seat > SPECTATOR)
            .where(_reachable(table.finished), ~_told(OVER))
            .distinct()
        )
        return [Concerned(row.table_id, row.browser) for row in await connection.execute(found)]


async def last_line(store: Store) -> int:
    """The number of the latest line of chat."""
    async with store.engine.connect() as connection:
        return (await connection.execute(select(func.max(schema.chat.c.id)))).scalar() or 0


async def spoken_to(store: Store, after: int, since: float) -> list[tuple[Concerned, str, str]]:
    """At whose tables somebody has spoken after a line of chat: with the holder and the name of who spoke last."""
    line, holding = schema.chat.c, schema.holdings.c
    found = (
        select(holding.table_id, holding.browser, line.holder.label("speaker"), line.name)
        .join(schema.chat, line.table_id == holding.table_id)
        .where(line.id > after, line.at > since, line.seat > SPECTATOR, holding.seat > SPECTATOR)
        .where(_reachable(line.at), line.holder != holding.browser)
        .order_by(line.id)
    )
    async with store.engine.connect() as connection:
        rows = (await connection.execute(found)).all()
    last = {(row.table_id, row.browser): (row.speaker, row.name) for row in rows}
    return [(Concerned(*key), speaker, name) for key, (speaker, name) in last.items()]


async def waiting_tables(store: Store, holder: str) -> list[str]:
    """The tables at which somebody must act, the longest wait first."""
    table, holding = schema.tables.c, schema.holdings.c
    found = (
        select(table.id, table.touched)
        .join(schema.holdings, and_(table.id == holding.table_id, table.actor == holding.seat))
        .where(holding.browser == holder, table.finished.is_(None), holding.seat > SPECTATOR)
        .distinct()
        .order_by(table.touched)
    )
    async with store.engine.connect() as connection:
        return [row.id for row in await connection.execute(found)]


async def seats_held(store: Store, holder: str) -> list[tuple[str, int]]:
    """The seats that somebody holds at unfinished tables."""
    table, holding = schema.tables.c, schema.holdings.c
    found = (
        select(holding.table_id, holding.seat)
        .join(schema.tables, table.id == holding.table_id)
        .where(holding.browser == holder, holding.seat > SPECTATOR, table.finished.is_(None))
    )
    async with store.engine.connect() as connection:
        return [(row.table_id, row.seat) for row in await connection.execute(found)]
