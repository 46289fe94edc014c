"""The courier: finds out whom something concerns, and tells those who are away, in the background of the tables.

What happens at tables is read from the store, so it does not matter which process it happened in, or whether one was
stopped in between. A notice goes into the outbox first; when it is due it is looked at again, and sent only if it is
still true and its person has not come to the table meanwhile.
"""

from __future__ import annotations

import asyncio
import logging
import math
import time
import zlib
from collections.abc import Callable, Iterable, Sequence

from ostracon.kernel.errors import OstraconError
from ostracon.server.complaints import complain
from ostracon.server.database import is_away
from ostracon.server.live_table import LiveTable
from ostracon.server.lobby.invitations import Invitation
from ostracon.server.notices import outbox
from ostracon.server.notices.message import Message, said, summed_up
from ostracon.server.notices.outbox import Concerned, Notice
from ostracon.server.notices.outside import NotSent
from ostracon.server.notices.rounds import TournamentNews
from ostracon.server.notices.ways import Outlets, Sender, push_key
from ostracon.server.notices.wishes import (
    ASK,
    BEGIN,
    CHAT,
    INVITED,
    MAIL,
    OVER,
    PUSH,
    ROUND,
    TIME,
    TURN,
    Way,
    Wishes,
    begin_digest,
    change_way,
    drop_way,
    is_muted,
    muted_by,
    ways_of,
    wishes_of,
)
from ostracon.server.people.accounts import by_holder
from ostracon.server.people.blocks import ignored_by
from ostracon.server.service import TableService
from ostracon.server.tournaments.book import of_table
from ostracon.table.seats import HUMAN
from ostracon.table.table import ACT, MORE_TIME

TICK_SECONDS = 2.0  # how often the courier looks
GRACE_SECONDS = 10.0  # a page that is loaded anew, or a line that was lost, is no absence
HERE_SECONDS = 60.0  # who has another of our pages open will look by himself
LOOK_BACK = 7 * 24 * 3600.0  # on start: what may have been missed
OVERLAP_SECONDS = 30.0  # clocks of processes may differ
OVERLAP_LINES = 50  # of chat
HOUR = 3600
PAUSES = (
    60.0,
    300.0,
    1800.0,
    2 * 3600.0,
    6 * 3600.0,
)  # before another try; after the last one it is given up
TIMED = (*outbox.PASSING, MORE_TIME)  # entries after which time may be short again
AT_ONCE = 8  # people who are written to at the same time

log = logging.getLogger("ostracon")


class Courier:
    """Tells people who are away."""

    def __init__(
        self,
        service: TableService,
        outlets: Outlets | None = None,
        address: str = "",
        clock: Callable[[], float] | None = None,
    ) -> None:
        self.service, self.store = service, service.store
        self.clock = clock or time.time
        self._outlets, self._address = outlets or Outlets(), address
        self._since = 0.0  # until when the store was looked through
        self._line = 0  # and up to which line of chat
        self._tournaments = TournamentNews(self.store, self.tell)
        self._places = asyncio.Semaphore(AT_ONCE)
        self._busy: dict[str, asyncio.Task[None]] = {}  # by holder
        self._loop: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begin to look after what is due."""
        self.sender = Sender(self._outlets, self._address, await push_key(self.store))
        self._since = self.clock() - LOOK_BACK
        self._line = await outbox.last_line(self.store)
        await outbox.forget_old(self.store, self.clock())
        self.service.tell_away = self.concern
        self._loop = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Stop; what is not sent stays in the outbox."""
        tasks = [*self._busy.values(), *([self._loop] if self._loop else [])]
        for one in tasks:
            one.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            try:
                await self.look()
                await self.send_due()
            except Exception as error:
                self._complain(error)
            await asyncio.sleep(TICK_SECONDS)

    def _complain(self, error: Exception) -> None:
        """Whatever it is, the next round may do better."""
        if is_away(error):
            complain("notices wait for the database: %s", type(error).__name__)
        else:
            log.error("work on notices failed", exc_info=error)

    # ---- whom something concerns

    async def tell(
        self,
        holder: str,
        kind: str,
        table: str,
        mark: int = 0,
        delay: float = 0.0,
        since: float = math.inf,
        **facts: object,
    ) -> None:
        """Put a notice into the outbox, unless its person does not want it, could not be reached when it happened
        (`since`) or has been told. Without a table (""), `path` among the facts is the page that it opens. `mark` says
        which of its kind it is: nobody is told twice of the same. The words are those of `notice-<kind>`, or of
        `notice-<kind>-<what>` with `what` among the facts.
        """
        wishes = await wishes_of(self.store, holder)
        if not wishes.wants(kind) or (table and await is_muted(self.store, holder, table)):
            return
        ways = await ways_of(self.store, holder)
        if not any(one.is_on and one.confirmed and one.created < since for one in ways):
            return
        now = self.clock()
        made = Notice(
            holder=holder, kind=kind, about=table, mark=mark, facts=facts, created=now, due=now + delay
        )
        await outbox.put(self.store, made)

    async def invited(self, asked: Invitation) -> None:
        """Somebody is asked to sit down; once for each table."""
        live, host = await self.service.open(asked.table_id), await by_holder(self.store, asked.host)
        mark = zlib.crc32(asked.table_id.encode()) & 0x7FFFFFFF
        title, player = live.table.match.game.title, host.name if host else ""
        await self.tell(
            asked.holder, INVITED, "", mark, GRACE_SECONDS, player=player, game=title, path="/tables"
        )

    async def _delay(self, holder: str) -> float:
        """How long to wait before somebody is told: longer where he looks at a table of ours."""
        for table, seat in await outbox.seats_held(self.store, holder):
            live = self.service.open_tables.get(table)
            if live is not None and live.online(seat):
                return HERE_SECONDS
        return GRACE_SECONDS

    def concern(self, live: LiveTable, kind: str, by: int, seats: Iterable[int], mark: int = 0) -> None:
        """What somebody did at a table concerns the people in some seats: the game begins, or they are asked something
        (then `kind` says what).
        """
        self.service.spawn(self._concern(live, kind, by, set(seats), mark))

    async def _concern(self, live: LiveTable, kind: str, by: int, seats: set[int], mark: int) -> None:
        player = live.table.seats[by].name
        holders = await self.store.holders(live.id)
        his = {holder for holder, seat in holders if seat == by}
        for holder in {holder for holder, seat in holders if seat in seats} - his:
            if kind != BEGIN:
                await self.tell(holder, ASK, live.id, mark, GRACE_SECONDS, player=player, what=kind)
                continue
            await self._look_at(Concerned(live.id, holder), TURN)
            await self.tell(holder, BEGIN, live.id, mark, GRACE_SECONDS, player=player)

    async def look(self) -> None:
        """Look through what has happened at tables since the last time."""
        now, since = self.clock(), self._since - OVERLAP_SECONDS
        for one in await outbox.at_turn(self.store, since):
            await self._look_at(one, TURN)
        for one in await outbox.at_end(self.store, since):
            await self._look_at(one, OVER)
        for one in await outbox.running_out(self.store, now):
            await self._look_at(one, TIME)
        await self._tournaments.look(now)
        line = await outbox.last_line(self.store)
        for one, speaker, name in await outbox.spoken_to(
            self.store, self._line - OVERLAP_LINES, now - 2 * OVERLAP_SECONDS
        ):
            if speaker not in await ignored_by(self.store, one.holder, one.table):
                await self.tell(one.holder, CHAT, one.table, int(now // HOUR), GRACE_SECONDS, player=name)
        self._since, self._line = now, line

    async def _look_at(self, one: Concerned, kind: str) -> None:
        try:
            live = await self.service.open(one.table)
        except OstraconError:
            return  # deleted, or of rules that are no longer played
        mine = await self.store.seats_of(one.holder, one.table)
        if kind == OVER:
            if live.table.journal and live.table.journal[-1].command.seat not in mine:
                await self.tell(one.holder, OVER, one.table, 0, GRACE_SECONDS)
        elif kind == TIME:
            if is_short(live, mine):
                await self.tell(one.holder, TIME, one.table, turn_mark(live, mine, TIMED))
        elif must_act(live, mine):
            await self.tell(one.holder, TURN, one.table, turn_mark(live, mine), await self._delay(one.holder))

    # ---- sending

    async def send_due(self) -> list[asyncio.Task[None]]:
        """Begin to send what is due; the work that is under way."""
        for holder in await outbox.due_holders(self.store, self.clock()):
            if holder not in self._busy:
                self._busy[holder] = asyncio.create_task(self._write_to(holder))
        return list(self._busy.values())

    async def _write_to(self, holder: str) -> None:
        try:
            async with self._places:
                await self._write_now(holder)
        except Exception as error:
            self._complain(error)
        finally:
            del self._busy[holder]

    async def _write_now(self, holder: str) -> None:
        """Send somebody what is due, unless it must wait."""
        now, wishes = self.clock(), await wishes_of(self.store, holder)
        notices = await outbox.claim(self.store, holder, now)
        quiet = wishes.quiet_ends(now)
        try:
            if quiet is not None:
                _postpone(notices, quiet)
            elif notices:
                await self._send(notices, wishes, now)
        except Exception:
            _postpone((one for one in notices if one.settled is None), now + PAUSES[0])
            raise
        finally:
            await outbox.write_back(self.store, notices)

    async def _send(self, notices: list[Notice], wishes: Wishes, now: float) -> None:
        ways = [one for one in await ways_of(self.store, wishes.holder) if one.is_on and one.confirmed]
        muted = await muted_by(self.store, wishes.holder)
        told: list[tuple[Notice, Message]] = []
        for notice in notices:
            message = await self._message(notice, wishes) if ways and notice.about not in muted else None
            if message is None:
                notice.settled = now
            else:
                told.append((notice, message))
        if wishes.digest and told:
            urgent = [one for one in told if one[0].kind == TIME]
            others = [one for one in told if one[0].kind != TIME]
            told = urgent + (await self._digest(others, wishes, muted, now) if others else [])
        for notice, message in told:
            results = await asyncio.gather(
                *(self._try(way, message, notice.tries) for way in ways if way.id not in notice.done)
            )
            notice.done = sorted({*notice.done, *(way for way in results if way)})
            if all(way.id in notice.done for way in ways):
                notice.settled = now
            else:
                notice.due, notice.tries = now + PAUSES[notice.tries], notice.tries + 1

    async def _digest(
        self, told: list[tuple[Notice, Message]], wishes: Wishes, muted: list[str], now: float
    ) -> list[tuple[Notice, Message]]:
        """Everything as one message, which the first notice carries, or nothing yet. One that did not arrive is tried
        again as it is.
        """
        fresh = [(notice, message) for notice, message in told if not notice.tries]
        again = [one for one in told if one[0].tries]
        next_one = wishes.digested + wishes.digest * HOUR
        if fresh and (next_one > now or not await begin_digest(self.store, wishes, now)):
            _postpone((notice for notice, _ in fresh), max(next_one, now + TICK_SECONDS))
        elif fresh:
            turns = await self._waiting(wishes, muted)
            others = [message for notice, message in fresh if notice.kind != TURN]
            for notice, _ in fresh[1:]:
                notice.settled = now
            again.append((fresh[0][0], summed_up(others + turns, len(turns), wishes.language)))
        return again

    async def _try(self, way: Way, message: Message, tries: int) -> str:
        """Send a message by one way; the way's id if it need not be tried again."""
        try:
            await self.sender.send(way, message)
        except NotSent as fault:
            if not fault.for_good and tries < len(PAUSES):
                return ""
            await self.note_trouble(way, fault)
        except Exception as error:
            complain("a notice could not be sent (%s): %s", way.kind, type(error).__name__)
            if tries < len(PAUSES):
                return ""
            await self.note_trouble(way, NotSent("away"))
        else:
            if way.trouble:
                await change_way(self.store, way.id, trouble="")
        return way.id

    async def note_trouble(self, way: Way, fault: NotSent) -> None:
        """A notice was given up: its person can read why. A push subscription that is gone is dropped; other ways to
        nowhere are switched off.
        """
        if fault.gone and way.kind == PUSH:
            return await drop_way(self.store, way.id)
        off = {"is_on": False} if fault.gone or (fault.for_good and way.kind != MAIL) else {}
        await change_way(self.store, way.id, trouble=fault.why, troubled=self.clock(), **off)

    async def _waiting(self, wishes: Wishes, muted: list[str]) -> list[Message]:
        """A line for every table that waits for somebody."""
        found = []
        for table in await outbox.waiting_tables(self.store, wishes.holder):
            if table not in muted and wishes.wants(TURN):
                notice = Notice(holder=wishes.holder, kind=TURN, about=table)
                found.append(await self._message(notice, wishes, again=True))
        return [one for one in found if one]

    async def _message(self, notice: Notice, wishes: Wishes, again: bool = False) -> Message | None:
        """What a notice says; None if it is not true any more, or if its person looks at the table."""
        if not notice.about:
            return said(notice, None, [], wishes.language)
        try:
            live = await self.service.open(notice.about)
        except OstraconError:
            return None
        mine = await self.store.seats_of(notice.holder, notice.about)
        if not mine or not is_true(notice, live, mine, again) or any(live.online(seat) for seat in mine):
            return None
        if notice.kind == BEGIN and must_act(live, mine) and wishes.wants(TURN):
            return None  # that it is his turn says more
        if notice.kind == TURN and not notice.mark and not again and wishes.wants(ROUND):
            if await of_table(self.store, live.id):
                return None  # that his table of the tournament is ready says more
        return said(notice, live, mine, wishes.language)


def _postpone(notices: Iterable[Notice], until: float) -> None:
    for one in notices:
        one.due = until


def must_act(live: LiveTable, mine: Sequence[int]) -> bool:
    """Whether a table waits for somebody."""
    actor = live.table.actor
    return not live.waiting and actor in mine and live.table.seats[actor].kind == HUMAN


def is_short(live: LiveTable, mine: Sequence[int]) -> bool:
    """Whether somebody must act, and has little time left, or none."""
    clock, now, actor = live.table.clock, live.now(), live.table.actor
    if clock is None or clock.running != actor or not must_act(live, mine) or clock.on_holiday(actor, now):
        return False
    return clock.left(now)[actor] <= clock.control.short


def turn_mark(live: LiveTable, mine: Sequence[int], passing: Sequence[str] = outbox.PASSING) -> int:
    """Which turn of somebody it is: the number of the entry by which somebody else passed it on; 0 at the beginning.

    What others do with their own things meanwhile passes nothing on.
    """
    actions = live.table.match.game.actions
    for entry in reversed(live.table.journal):
        command = entry.command
        own = command.kind == ACT and actions.verb_of(command.action).owner_rule is not None
        if command.seat not in mine and command.kind in passing and not own:
            return entry.number
    return 0


def is_true(notice: Notice, live: LiveTable, mine: Sequence[int], again: bool = False) -> bool:
    """Whether a notice still holds: the journal says so. `again`: which turn it is does not matter."""
    table = live.table
    if notice.kind == OVER:
        return table.over
    if table.over:
        return notice.kind == CHAT
    if notice.kind == TURN:
        return must_act(live, mine) and (again or notice.mark == turn_mark(live, mine))
    if notice.kind == TIME:
        return is_short(live, mine) and notice.mark == turn_mark(live, mine, TIMED)
    if notice.kind == ASK:
        if notice.facts["what"] == "abandon":
            return bool(table.leaving) and not table.leaving >= set(mine)
        if notice.facts["what"] == "back":
            return notice.mark == table.revision
        return live.open_wish() is not None
    return True
