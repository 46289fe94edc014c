"""The clocks of all tables: what time it is, when no server was there, and what the others may choose when time is out.

How much time is left follows from the journal (`table.clock`) and from the pauses that are kept here.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import and_, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from ostracon.kernel.errors import OstraconError
from ostracon.screen.texts import Texts
from ostracon.server import schema
from ostracon.server.complaints import complain
from ostracon.server.database import is_away
from ostracon.server.store import Store
from ostracon.server.stored import Header
from ostracon.server.words import words
from ostracon.table.clock import (
    DAY,
    HOUR,
    LEAST_BANK,
    MINUTE,
    MOST_BANK,
    PRESETS,
    Stop,
    TimeControl,
)
from ostracon.table.seats import BOT, OPEN
from ostracon.table.table import (
    BEGIN,
    MORE_TIME,
    OUT_OF_TIME,
    RESIGN,
    TAKE_OVER,
    TIME_OUT,
    Command,
    Kind,
    Refused,
)

if TYPE_CHECKING:
    from ostracon.server.connection import Connection
    from ostracon.server.live_table import LiveTable
    from ostracon.server.service import TableService

BEAT_SECONDS = 5.0  # how often the database is told that a server is there, while clocks run
WATCH_SECONDS = 0.5  # how often those at a table may learn that somebody's time is out
TIMED = (schema.tables.c.clock.is_not(None), schema.tables.c.finished.is_(None))  # tables with a clock
CHOICES: dict[str, Kind] = {f"late_{TAKE_OVER}": TAKE_OVER, MORE_TIME: MORE_TIME, TIME_OUT: TIME_OUT}


def wall_time() -> float:
    """Seconds since 1970."""
    return time.time()


class Clocks:
    """What the clocks of all tables share."""

    def __init__(self, service: TableService) -> None:
        self.service = service
        self.now = wall_time
        self.pauses: list[Stop] = []  # the tables hold this list
        self.serves = True  # people play through this process; a worker's presence helps nobody to play
        self._started = False

    async def start(self) -> None:
        """Write down how long nobody was here, before any table is opened; then be there."""
        try:
            await self.beat(starting=True)
        except IntegrityError:  # of two processes that begin a database one is the first
            await self.beat(starting=True)
        self._started = True
        self.service.spawn(self._beat_forever())
        if self.serves:
            self.service.spawn(self._watch_forever())

    async def stop(self) -> None:
        """Write down until when somebody was here."""
        if self._started and self.serves:
            with contextlib.suppress(Exception):  # the next start finds the beat before
                await self.beat(stopping=True)

    async def _beat_forever(self) -> None:
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            try:
                if await self._anything_timed():
                    await self.beat()
            except Exception as error:
                if not is_away(error):
                    raise
                complain("the clocks wait for the database: %s", type(error).__name__)

    async def _anything_timed(self) -> bool:
        async with self.service.store.engine.connect() as connection:
            return (
                await connection.execute(select(schema.tables.c.id).where(*TIMED).limit(1))
            ).first() is not None

    async def beat(self, starting: bool = False, stopping: bool = False) -> None:
        """A server is here. If none was for a while (it was stopped or killed, the computer slept, the database was
        away), that was a pause: no clock ran. Where there was no table with a clock, nobody need know.
        """
        now, beats, tables = wall_time(), schema.heartbeats, schema.tables.c
        if not self.serves:
            async with self.service.store.engine.connect() as connection:
                return await self._read_pauses(connection)
        async with self.service.store.writing() as connection:
            last = (await connection.execute(select(beats))).first()
            if last is None:
                await connection.execute(insert(beats), {"id": 1, "at": now, "stopped": stopping})
            elif now > last.at:
                changed = update(beats).where(beats.c.at == last.at).values(at=now, stopped=stopping)
                ours = (await connection.execute(changed)).rowcount
                missed = BEAT_SECONDS + 1 if starting else 2 * BEAT_SECONDS
                paused = now - last.at > missed or (starting and last.stopped)
                timed = select(tables.id).where(*TIMED, tables.created <= last.at).limit(1)
                if ours and paused and (await connection.execute(timed)).first():
                    await connection.execute(insert(schema.pauses), {"began": last.at, "ended": now})
                    before, after = tables.touched <= last.at, tables.touched > last.at
                    for which, gap in ((before, now - last.at), (after, now - tables.touched)):
                        later = update(schema.tables).where(which, tables.due.is_not(None))
                        await connection.execute(later.values(due=tables.due + gap))
            await self._read_pauses(connection)

    async def _read_pauses(self, connection: AsyncConnection) -> None:
        """Learn of pauses that are not known here yet."""
        newer = schema.pauses.c.began > (self.pauses[-1].began if self.pauses else -1.0)
        found = await connection.execute(select(schema.pauses).where(newer).order_by(schema.pauses.c.began))
        self.pauses += [Stop(one.began, one.ended) for one in found]

    async def _watch_forever(self) -> None:
        """Tell those at a table when somebody's time is out: they have something to choose."""
        while True:
            await asyncio.sleep(WATCH_SECONDS)
            for live in list(self.service.open_tables.values()):
                if live.table.control is not None and not live.table.over:
                    await self._watch(live)

    async def _watch(self, live: LiveTable) -> None:
        try:
            await self.begin(live)
        except Exception as error:
            if not is_away(error):
                raise
            complain("a clock waits for the database: %s", type(error).__name__)
        out = live.table.out_of_time(self.now())
        if out != live.out_of_time:
            async with live.lock:
                live.out_of_time = out
                live.refresh()

    async def begin(self, live: LiveTable) -> None:
        """Once all are seated the clocks run; where that could not be kept it is tried again."""
        if live.table.control is None or live.table.journal or live.waiting or live.table.timed < 0:
            return
        command = Command(kind=BEGIN, seat=live.table.timed, revision=0)
        with contextlib.suppress(OstraconError):
            await self.service.do(live, command)
            if live.table.control.is_slow:
                from ostracon.server.holidays import tell_new_table  # which needs the service

                await tell_new_table(self.service, live)


def control_of(header: Header) -> TimeControl | None:
    """The time control of a table."""
    return msgspec.convert(header.clock, TimeControl) if header.clock else None


async def waiting_for(store: Store, holder: str, besides: str = "") -> list[str]:
    """The tables at which somebody must act, the most urgent first."""
    tables, held, seats = schema.tables.c, schema.holdings.c, schema.seats.c
    async with store.engine.connect() as connection:
        found = await connection.execute(
            select(tables.id)
            .join(schema.holdings, and_(held.table_id == tables.id, held.seat == tables.actor))
            .where(held.browser == holder, tables.finished.is_(None), tables.id != besides)
            .where(tables.id.not_in(select(seats.table_id).where(seats.kind == OPEN)))
            .order_by(tables.due.is_(None), tables.due, tables.touched)
        )
        return [row.id for row in found]


UNITS = {"seconds": 1.0, "minutes": MINUTE, "hours": HOUR, "days": DAY}
NO_CLOCK, OWN_VALUES = "none", "own"
CLOCKS = (NO_CLOCK, *PRESETS, OWN_VALUES)  # as the form of a new table offers them
USUAL_VALUES = {"bank": "30", "bank-unit": "minutes", "increment": "30", "increment-unit": "seconds"}


def chosen_control(fields: Mapping[str, str]) -> TimeControl | None:
    """The time control that a form asks for; ValueError if there is no such.

    >>> chosen_control(
    ...     {
    ...         "clock": "own",
    ...         "clock-bank": "2",
    ...         "clock-bank-unit": "hours",
    ...         "clock-increment": "90",
    ...         "clock-increment-unit": "seconds",
    ...     }
    ... )
    TimeControl(bank=7200.0, increment=90.0)
    """
    chosen = fields.get("clock", NO_CLOCK)
    if chosen in PRESETS:
        return PRESETS[chosen]
    if chosen != OWN_VALUES:
        return None
    bank, increment = (
        int(fields.get(f"clock-{name}", "")[:9]) * UNITS.get(fields.get(f"clock-{name}-unit", ""), 0.0)
        for name in ("bank", "increment")
    )
    if not (LEAST_BANK <= bank <= MOST_BANK and 0 <= increment <= bank):
        raise ValueError(f"{bank} seconds with {increment} more is no time control")
    return TimeControl(bank, increment)


async def choose(service: TableService, live: LiveTable, mine: Sequence[int], name: str, late: int) -> None:
    """One of the others chooses what happens to the one whose time is out."""
    table = live.table
    seat = next((one for one in mine if one in table.people and one != late), -1)
    if seat < 0:
        raise Refused("no-offer")
    command = Command(kind=CHOICES[name], seat=seat, revision=table.revision)
    agreed = table.wants_time_out | {seat} >= {one for one in table.people if one != late}
    if command.kind == TAKE_OVER or (command.kind == TIME_OUT and agreed):
        kind = RESIGN if command.kind == TIME_OUT else TAKE_OVER
        command = msgspec.structs.replace(command, kind=kind, seat=late, note=OUT_OF_TIME)
    await service.do(live, command)


def time_offers(live: LiveTable, connection: Connection) -> list[dict[str, str]]:
    """What the others may choose when somebody's time is out: wait, let a bot play on, or let him lose."""
    table, say = live.table, words(connection.language)
    late = table.out_of_time(live.now())
    if late < 0:
        return plan_offer(live, connection, say)
    mine = [seat for seat in connection.seats if seat in table.people and seat != late]
    if not mine or table.control is None:
        return []
    named = {"player": table.seats[late].name}
    others = [seat for seat in table.people if seat not in (*mine, late) and seat not in table.wants_time_out]
    ends = len(table.seats) - len(table.given_up) == 2
    asks = "offer-time-out-asks" if others else "offer-time-out-ends" if ends else "offer-time-out-goes-on"
    found = [
        {
            "id": f"{MORE_TIME}:{late}",
            "label": say("offer-more-time", time=duration(table.control.gift, say), **named),
        },
        {
            "id": f"late_{TAKE_OVER}:{late}",
            "label": say("offer-late-bot", **named),
            "confirm": say("offer-late-bot-confirm", **named),
        },
    ]
    if not table.wants_time_out >= set(mine):
        names = ", ".join(table.seats[seat].name for seat in others)
        found.append(
            {
                "id": f"{TIME_OUT}:{late}",
                "label": say("offer-time-out", **named),
                "confirm": say(asks, others=names, **named),
            }
        )
    return found


def plan_offer(live: LiveTable, connection: Connection, say: Texts) -> list[dict[str, str]]:
    """The way to plan ahead, for who waits where a move may take days."""
    table, mine = live.table, connection.seats
    waits = len(mine) == 1 and mine[0] in table.people and table.actor != mine[0] and not live.waiting
    if not waits or table.control is None or not table.control.is_slow:
        return []
    url = f"/t/{live.id}/plans?lang={connection.language}"
    return [{"id": "plan", "label": say("plan-go"), "tip": say("plan-go-tip"), "url": url}]


def time_controls(live: LiveTable) -> dict[str, object]:
    """The clocks as browsers show them: seconds left now, by seat; the browser counts on from there by itself."""
    table, now = live.table, live.now()
    clock = table.clock
    if clock is None or table.over:
        return {}
    left, running = clock.left(now), clock.running
    return {
        "time": {
            "left": [
                None if seat.kind == BOT else round(one, 1)
                for seat, one in zip(table.seats, left, strict=True)
            ],
            "running": -1 if running >= 0 and clock.on_holiday(running, now) else running,
            "short": clock.control.short,
            "slow": clock.control.is_slow,
            "holidays": [clock.on_holiday(seat, now) for seat in range(len(table.seats))],
        }
    }


def duration(seconds: float, say: Texts) -> str:
    """A while in words, as precisely as one wants to know: "2 days 5 hours", "20 minutes"."""
    units = (("day", DAY), ("hour", HOUR), ("minute", MINUTE), ("second", 1.0))
    parts: list[str] = []
    for name, size in units:
        count = int(seconds // size)
        if count or (name == "second" and not parts):
            parts.append(say(f"time-{name}s", count=count))
        elif parts:
            break
        seconds -= count * size
    return " ".join(parts[:2])


def time_left(due: float | None, now: float, say: Texts) -> str:
    """What a list says of the time of who must act; "" where none runs."""
    if due is None:
        return ""
    return say("list-left", time=duration(due - now, say)) if due > now else say("list-out")


def in_words(control: TimeControl | None, say: Texts) -> str:
    """A time control: "20 minutes each, 1 minute more a turn"."""
    if control is None:
        return ""
    more = duration(control.increment, say) if control.increment else ""
    return say("clock-in-words", bank=duration(control.bank, say), more=more, plus="yes" if more else "no")
