"""The lists of the store: which tables somebody sees, and at which bots are due."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import ColumnElement, and_, exists, func, or_, select
from sqlalchemy.ext.asyncio import AsyncEngine

from ostracon.kernel.rules import SPECTATOR
from ostracon.server import schema
from ostracon.server.stored import StoredSeat, Summary, header_of, seat_of
from ostracon.table.seats import BOT, OPEN
from ostracon.table.table import ACT, HAND_BACK, RESIGN, TAKE_OVER

aliased_entries = schema.entries.alias()


class TableLists:
    """Found as ``store.lists``."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def mine(self, browser: str, finished: bool, limit: int = 50) -> list[Summary]:
        """The tables at which a browser sits, the latest first."""
        columns = schema.holdings.c
        at = select(columns.table_id).where(columns.browser == browser, columns.seat > SPECTATOR)
        return await self._list(schema.tables.c.id.in_(at), finished, limit, browser)

    async def finished_of(self, holder: str, all_: bool, browser: str, limit: int = 50) -> list[Summary]:
        """The finished tables of somebody, as another reads them: only those that everybody may see unless `all_`."""
        columns, tables = schema.holdings.c, schema.tables.c
        at = select(columns.table_id).where(columns.browser == holder, columns.seat > SPECTATOR)
        known = (
            [] if all_ else [or_(tables.public.is_(True), tables.rated.is_(True)), tables.sealed.is_(False)]
        )
        return await self._list(and_(tables.id.in_(at), *known), True, limit, browser)

    async def hosted(self, browser: str, limit: int = 50) -> list[Summary]:
        """The finished tables that a browser made and does not sit at: match files that it opened."""
        columns = schema.holdings.c
        at = select(columns.table_id).where(columns.browser == browser, columns.seat > SPECTATOR)
        here = and_(schema.tables.c.host == browser, schema.tables.c.id.not_in(at))
        return await self._list(here, True, limit, browser)

    async def public(
        self, browser: str, finished: bool, limit: int = 50, waiting: bool | None = None
    ) -> list[Summary]:
        """The tables that everybody may see in a list, the latest first; `waiting`: only those with a free seat, or only
        those without.
        """
        columns = schema.tables.c
        free = columns.id.in_(select(schema.seats.c.table_id).where(schema.seats.c.kind == OPEN))
        which = [] if waiting is None else [free if waiting else ~free]
        return await self._list(and_(columns.public.is_(True), *which), finished, limit, browser)

    async def of_groups(
        self, groups: Sequence[str], finished: bool, browser: str, limit: int = 50
    ) -> list[Summary]:
        """The tables that members of groups may see, the latest first."""
        return await self._list(schema.tables.c.group_id.in_(groups), finished, limit, browser)

    async def these(self, tables: Sequence[str], browser: str) -> list[Summary]:
        """Unfinished tables of these ids, the latest first."""
        return await self._list(schema.tables.c.id.in_(tables), False, len(tables), browser)

    async def _list(
        self, where: ColumnElement[bool], finished: bool, limit: int, browser: str
    ) -> list[Summary]:
        columns = schema.tables.c
        ended = columns.finished.is_not(None) if finished else columns.finished.is_(None)
        async with self._engine.connect() as connection:
            rows = (
                await connection.execute(
                    select(schema.tables).where(where, ended).order_by(columns.touched.desc()).limit(limit)
                )
            ).all()
            ids = [row.id for row in rows]
            seats: dict[str, list[StoredSeat]] = {id: [] for id in ids}
            found = await connection.execute(
                select(schema.seats).where(schema.seats.c.table_id.in_(ids)).order_by(schema.seats.c.number)
            )
            for row in found:
                seats[row.table_id].append(seat_of(row))
            mine: dict[str, list[int]] = {id: [] for id in ids}
            holdings = schema.holdings.c
            found = await connection.execute(
                select(holdings.table_id, holdings.seat).where(
                    holdings.table_id.in_(ids), holdings.browser == browser, holdings.seat > SPECTATOR
                )
            )
            for row in found:
                mine[row.table_id].append(row.seat)
            counts = await connection.execute(
                select(schema.entries.c.table_id, func.count().label("entries"))
                .where(schema.entries.c.table_id.in_(ids), schema.entries.c.kind == ACT)
                .group_by(schema.entries.c.table_id)
            )
            lengths = {row.table_id: row.entries for row in counts}
            entries = schema.entries.c
            absent: dict[str, dict[int, str]] = {id: {} for id in ids}
            found = await connection.execute(
                select(entries.table_id, entries.kind, entries.seat)
                .where(entries.table_id.in_(ids), entries.kind.in_((TAKE_OVER, RESIGN, HAND_BACK)))
                .order_by(entries.seq)
            )
            for row in found:
                if row.kind == HAND_BACK:
                    absent[row.table_id].pop(row.seat, None)
                else:
                    absent[row.table_id][row.seat] = row.kind
        return [
            Summary(
                header_of(row), seats[row.id], sorted(mine[row.id]), lengths.get(row.id, 0), absent[row.id]
            )
            for row in rows
        ]

    async def unfinished_with_bots(self) -> list[str]:
        """Tables where a bot may be due: all started, unfinished ones with a bot in a seat or in the journal."""
        bots = select(schema.seats.c.table_id).where(schema.seats.c.kind == "bot")
        taken = select(schema.entries.c.table_id).where(schema.entries.c.kind.in_((TAKE_OVER, RESIGN)))
        open_ = select(schema.seats.c.table_id).where(schema.seats.c.kind == OPEN)
        columns = schema.tables.c
        async with self._engine.connect() as connection:
            found = await connection.execute(
                select(columns.id)
                .where(columns.finished.is_(None), columns.id.in_(bots) | columns.id.in_(taken))
                .where(columns.id.not_in(open_))
                .order_by(columns.touched.desc())
            )
            return [row.id for row in found]

    async def due(self, before: float, after: float = 0.0) -> list[tuple[str, int, float]]:
        """Unfinished tables that were last touched between two moments and whose next decision is a bot's, with their
        revision and that time; without `after` also those of which nobody knows.
        """
        table, seat, entry = schema.tables.c, schema.seats.c, schema.entries.c
        of_actor = and_(entry.table_id == table.id, entry.seat == table.actor)
        back = select(func.coalesce(func.max(entry.seq), 0)).where(of_actor, entry.kind == HAND_BACK)
        later = aliased_entries.c
        taken = exists().where(
            later.table_id == table.id,
            later.seat == table.actor,
            later.kind.in_((TAKE_OVER, RESIGN)),
            later.seq > back.correlate(schema.tables).scalar_subquery(),
        )
        sits = exists().where(seat.table_id == table.id, seat.number == table.actor, seat.kind == BOT)
        is_open = exists().where(seat.table_id == table.id, seat.kind == OPEN)
        newest = select(func.coalesce(func.max(entry.seq), 0)).where(entry.table_id == table.id)
        bot = sits | taken if after else sits | taken | (table.actor < 0)
        async with self._engine.connect() as connection:
            found = await connection.execute(
                select(
                    table.id,
                    table.touched,
                    newest.correlate(schema.tables).scalar_subquery().label("revision"),
                )
                .where(table.finished.is_(None), table.touched.between(after, before), bot, ~is_open)
                .order_by(table.touched)
            )
            return [(row.id, row.revision, row.touched) for row in found]
