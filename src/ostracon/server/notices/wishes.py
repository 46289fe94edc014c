"""What somebody wants to be told, by which ways, and when: kept by holder, for guests and accounts alike."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from datetime import datetime, timedelta
from typing import Any
from zoneinfo import ZoneInfo, available_timezones

import msgspec
from sqlalchemy import ColumnElement, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from ostracon.kernel.errors import OstraconError
from ostracon.server import schema
from ostracon.server.store import Store

TURN, BEGIN, OVER, ASK, INVITED, CHAT = "turn", "begin", "over", "ask", "invited", "chat"
TIME = "time"  # one's own is running out
ROUND, CUP = "round", "cup"  # of a tournament: one's table is ready; it has ended
KINDS = {
    TURN: True,
    TIME: True,
    BEGIN: True,
    OVER: True,
    ASK: True,
    INVITED: True,
    ROUND: True,
    CUP: True,
    CHAT: False,
}  # what there is, and whether it is usual
PUSH, MAIL, HOOK = "push", "mail", "hook"
DISCORD, NTFY = "discord", "ntfy"
DIGESTS = (0, 1, 3, 6, 12, 24)  # hours between two messages; 0: each notice by itself
WAYS_LIMIT = 10  # of one person
UTC = "UTC"


class TooManyWays(OstraconError):
    """Somebody has as many ways as one may have."""


class Wishes(msgspec.Struct, kw_only=True):
    """What somebody wants to hear, and when."""

    holder: str
    language: str = "en"
    kinds: dict[str, bool] = {}  # what differs from the usual
    digest: int = 0  # hours
    digested: float = 0.0
    quiet_from: int = 0  # minutes after midnight
    quiet_until: int = 0
    zone: str = UTC

    def wants(self, kind: str) -> bool:
        """Whether to tell this kind of thing."""
        return self.kinds.get(kind, KINDS.get(kind, True))

    def quiet_ends(self, now: float) -> float | None:
        """When the quiet hours end that it is now; None outside of them.

        >>> night = Wishes(holder="", quiet_from=22 * 60, quiet_until=7 * 60, zone="Europe/Paris")
        >>> night.quiet_ends(1_800_050_400.0), night.quiet_ends(1_800_000_000.0)  # 23:00 and 09:00 in Paris
        (1800079200.0, None)
        """
        if self.quiet_from == self.quiet_until:
            return None
        local = datetime.fromtimestamp(now, ZoneInfo(self.zone))
        minute = local.hour * 60 + local.minute
        over_midnight = self.quiet_from > self.quiet_until
        if over_midnight:
            quiet = minute >= self.quiet_from or minute < self.quiet_until
        else:
            quiet = self.quiet_from <= minute < self.quiet_until
        if not quiet:
            return None
        tomorrow = over_midnight and minute >= self.quiet_from
        day = local.replace(hour=0, minute=0, second=0, microsecond=0) + timedelta(days=tomorrow)
        hours, minutes = divmod(self.quiet_until, 60)
        return day.replace(hour=hours, minute=minutes).timestamp()


class Way(msgspec.Struct, kw_only=True):
    """One way to reach somebody."""

    id: str = ""
    holder: str
    kind: str  # PUSH, MAIL or HOOK
    address: str
    keys: dict[str, str] = {}  # of a push subscription
    style: str = ""  # of a webhook: DISCORD or NTFY
    label: str = ""  # "Firefox, Linux"
    is_on: bool = True
    confirmed: bool = True  # an address of mail is not until its link was followed
    created: float = 0.0
    trouble: str = ""  # why the latest notice was given up: "refused 403"
    troubled: float = 0.0


def zones() -> list[str]:
    """All time zones by name."""
    return sorted(
        {UTC, *(zone for zone in available_timezones() if "/" in zone and not zone.startswith("Etc"))}
    )


# ---- wishes


async def wishes_of(store: Store, holder: str) -> Wishes:
    """What somebody wants; the usual if he has never said."""
    async with store.engine.connect() as connection:
        found = await connection.execute(
            select(schema.notice_settings).where(schema.notice_settings.c.holder == holder)
        )
        row = found.first()
    return Wishes(**row._mapping) if row else Wishes(holder=holder)


async def keep_wishes(store: Store, wishes: Wishes) -> None:
    """Keep what somebody wants; when the latest digest went out is not his to say."""
    values = msgspec.structs.asdict(wishes)
    columns = schema.notice_settings.c
    kept = {name: value for name, value in values.items() if name != "digested"}
    async with store.writing() as connection:
        known = await connection.execute(
            update(schema.notice_settings).where(columns.holder == wishes.holder).values(kept)
        )
        if not known.rowcount:
            await connection.execute(insert(schema.notice_settings), values)


async def begin_digest(store: Store, wishes: Wishes, now: float) -> bool:
    """A digest is to go out now; False where another process was faster."""
    columns = schema.notice_settings.c
    async with store.writing() as connection:
        done = await connection.execute(
            update(schema.notice_settings)
            .where(columns.holder == wishes.holder, columns.digested == wishes.digested)
            .values(digested=now)
        )
        return done.rowcount == 1


# ---- ways


async def ways_of(store: Store, holder: str) -> list[Way]:
    """All ways of somebody, the oldest first."""
    columns = schema.notice_ways.c
    async with store.engine.connect() as connection:
        found = await connection.execute(
            select(schema.notice_ways).where(columns.holder == holder).order_by(columns.created, columns.id)
        )
        return [Way(**row._mapping) for row in found]


async def way_by_id(store: Store, id: str) -> Way | None:
    """A way, whoever it reaches."""
    async with store.engine.connect() as connection:
        found = await connection.execute(select(schema.notice_ways).where(schema.notice_ways.c.id == id))
        row = found.first()
    return Way(**row._mapping) if row else None


async def add_way(store: Store, way: Way, now: float) -> Way:
    """A new way. One to the same address is kept once, with the keys given last; a browser shows push messages of one
    person, the latest who asked.
    """
    columns = schema.notice_ways.c
    same = _way(way.holder, columns.kind == way.kind, columns.address == way.address)
    async with store.writing() as connection:
        if way.kind == PUSH:
            others = columns.kind == PUSH, columns.address == way.address, columns.holder != way.holder
            await connection.execute(delete(schema.notice_ways).where(*others))
        known = (await connection.execute(select(schema.notice_ways).where(*same))).first()
        if known is not None:
            values = {"keys": way.keys, "style": way.style, "label": way.label, "is_on": True, "trouble": ""}
            await connection.execute(update(schema.notice_ways).where(*same).values(values))
            return Way(**{**known._mapping, **values})
        count = await connection.execute(select(func.count()).where(columns.holder == way.holder))
        if (count.scalar() or 0) >= WAYS_LIMIT:
            raise TooManyWays("somebody has too many ways")
        made = msgspec.structs.replace(way, id=secrets.token_urlsafe(12), created=now)
        await connection.execute(insert(schema.notice_ways), msgspec.structs.asdict(made))
        return made


async def change_way(store: Store, id: str, **values: object) -> None:
    """Something about a way changes."""
    async with store.writing() as connection:
        await connection.execute(
            update(schema.notice_ways).where(schema.notice_ways.c.id == id).values(values)
        )


async def drop_way(store: Store, id: str) -> None:
    """A way is gone."""
    async with store.writing() as connection:
        await connection.execute(delete(schema.notice_ways).where(schema.notice_ways.c.id == id))


def _way(holder: str, *conditions: ColumnElement[bool]) -> tuple[ColumnElement[bool], ...]:
    return schema.notice_ways.c.holder == holder, *conditions


# ---- tables of which somebody wants to hear nothing


async def is_muted(store: Store, holder: str, table: str) -> bool:
    """Whether somebody wants to hear nothing of a table."""
    return table in await muted_by(store, holder)


async def muted_by(store: Store, holder: str) -> list[str]:
    """The tables of which somebody wants to hear nothing."""
    columns = schema.muted_tables.c
    async with store.engine.connect() as connection:
        found = await connection.execute(select(columns.table_id).where(columns.holder == holder))
        return [row.table_id for row in found]


async def mute(store: Store, holder: str, table: str, muted: bool) -> None:
    """Hear nothing of a table, or hear of it again."""
    row = {"holder": holder, "table_id": table}
    columns = schema.muted_tables.c
    try:
        async with store.writing() as connection:
            await connection.execute(
                delete(schema.muted_tables).where(columns.holder == holder, columns.table_id == table)
            )
            if muted:
                await connection.execute(insert(schema.muted_tables), row)
    except IntegrityError:
        pass  # asked for twice at once, or the table is gone


def read_clock(given: str) -> int | None:
    """Minutes after midnight.

    >>> read_clock("07:30"), read_clock("late"), read_clock("24:00")
    (450, None, None)
    """
    hours, _, minutes = given.partition(":")
    if not (hours.isdecimal() and minutes.isdecimal() and len(given) <= 5):
        return None
    return int(hours) * 60 + int(minutes) if int(hours) < 24 and int(minutes) < 60 else None


def read_wishes(given: Mapping[str, str], before: Wishes, language: str) -> Wishes | None:
    """What a form asks for; None where it cannot be."""
    start, end = read_clock(given.get("quiet_from", "")), read_clock(given.get("quiet_until", ""))
    zone, digest = given.get("zone", ""), given.get("digest", "")
    if zone not in zones() or digest not in [str(hours) for hours in DIGESTS]:
        return None
    if "quiet" in given and (start is None or end is None):
        return None
    quiet: dict[str, Any] = {"quiet_from": 0, "quiet_until": 0}
    if "quiet" in given:
        quiet = {"quiet_from": start, "quiet_until": end}
    return msgspec.structs.replace(
        before,
        language=language,
        kinds={kind: kind in given for kind in KINDS if (kind in given) != KINDS[kind]},
        digest=int(digest),
        zone=zone,
        **quiet,
    )
