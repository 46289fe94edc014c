"""The service: all tables that are open now, and the one door to the store.

A command is carried out in memory, written to the store, and only then told. If writing fails the table is read
again from the store, so nobody has seen what was not kept.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Coroutine, Iterable, Mapping
from typing import TYPE_CHECKING, TypeVar

from ostracon.kernel.errors import OstraconError
from ostracon.kernel.game import Game
from ostracon.kernel.game import game as find_game
from ostracon.server import conditional
from ostracon.server.asking import Asking
from ostracon.server.bots import BOT_PACE, THINKERS, Bots
from ostracon.server.clocks import Clocks
from ostracon.server.cluster.bus import Bus
from ostracon.server.cluster.following import Following
from ostracon.server.complaints import complain
from ostracon.server.connection import Connection
from ostracon.server.database import RETRY_SECONDS, is_away
from ostracon.server.errors import NoSuchTable, NotStored
from ostracon.server.groups.members import is_member
from ostracon.server.happenings import DELETED, ENDED, MOVED, NEW, SEATED
from ostracon.server.health import Metrics
from ostracon.server.hints import Hints
from ostracon.server.limits import Limits
from ostracon.server.live_table import AWAY_SECONDS, LiveTable
from ostracon.server.new_table import NewSeat, new_table
from ostracon.server.reading import Reading
from ostracon.server.sitting import Sitting
from ostracon.server.store import Store, WriteConflict
from ostracon.server.stored import ChatMessage, Header, result_of
from ostracon.server.streams import Stream, Streams
from ostracon.server.tokens import hashed
from ostracon.server.tournaments.sealing import unsealed
from ostracon.server.words import words
from ostracon.table.clock import TimeControl
from ostracon.table.seats import HUMAN
from ostracon.table.table import (
    ABANDON,
    ACT,
    CONFIRM,
    LEFT,
    RESIGN,
    RESTART,
    TAKE_OVER,
    UNDO,
    Command,
    Refused,
)
from ostracon.table.thinking import PATIENCE

if TYPE_CHECKING:
    from ostracon.server.cluster.jobs import BotJobs

TABLES_KEPT = 500  # tables kept in memory; those that nobody looks at go first
IDLE_SECONDS = 300.0  # after which a table that nobody looks at leaves the memory
LEAVING_SECONDS = 2.0  # how long lines have to end when the server stops
GONE = 4410  # how a line is closed when its table is gone for good

log = logging.getLogger("ostracon")

T = TypeVar("T")
# Told where, what ("begin", or what is asked), by which seat, whom it concerns, and which of its kind it is.
TellAway = Callable[[LiveTable, str, int, Iterable[int], int], None]


class TableService:
    """All open tables."""

    def __init__(
        self,
        store: Store,
        pace: float = BOT_PACE,
        warm_up: Callable[[Game], None] = lambda game: None,
        bus: Bus | None = None,
        thinkers: int = THINKERS,
    ) -> None:
        self.store = store
        self.bus = bus or Bus()
        self.following = Following(self, self.bus)
        self.jobs: BotJobs | None = None  # where bots are thought about by all processes together
        self.pace = pace
        self.limits = Limits()
        self.streams = Streams()
        self.clocks = Clocks(self)
        self.reading = Reading(self, warm_up)
        self.bots = Bots(self, thinkers)
        self.hints = Hints(self)
        self.asking = Asking(self)
        self.sitting = Sitting(self)
        self.metrics = Metrics(self._figures)
        self.open_tables: dict[str, LiveTable] = {}
        self.boards: set[LiveTable] = (
            set()
        )  # of people who practise: nobody else sees them, nothing keeps them
        self._opening: dict[str, asyncio.Lock] = {}
        self.when_finished: list[
            Callable[[Header], Coroutine[object, None, None]]
        ] = []  # e.g. to rate a game
        self.when_changed: list[
            Callable[[Header, str], None]
        ] = []  # with NEW, SEATED, MOVED, ENDED or DELETED
        self.when_cut: list[Callable[[str], None]] = []  # with a holder whose lines must knock again
        self.patience = PATIENCE  # with bots and advisers
        self.tell_away: TellAway = lambda *_: None  # set by those who reach people that are away
        self._tasks: set[asyncio.Task[object]] = set()

    def _figures(self) -> dict[str, float]:
        """What is open now."""
        connections = self._lines()
        return {
            "open_tables": len(self.open_tables),
            "practice_boards": len(self.boards),
            "open_sockets": len(connections),
            "players_online": sum(bool(one.seats) for one in connections),
            "tables_where_bots_think": sum(live.thinking is not None for live in self.open_tables.values()),
            "hints_being_thought_about": self.hints.asked,
        }

    def _lines(self) -> list[Connection]:
        """Every open socket of a table or of a board of one's own."""
        return [one for live in (*self.open_tables.values(), *self.boards) for one in live.connections]

    # ---- opening and closing

    async def start(self) -> None:
        """Pick up the bots that were due when the server stopped."""
        self.loop = asyncio.get_running_loop()
        await self.clocks.start()
        await self.bus.start()
        if self.jobs is not None:
            await self.jobs.start()
        else:
            self.spawn(self._wake_all())
        self.spawn(self._wake_plans())

    async def send_away(self) -> None:
        """Tell everybody at the tables to go to another server: each line ends with what was said before."""
        self.streams.end()
        for connection in self._lines():
            connection.leave()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(LEAVING_SECONDS):
                while self._lines():
                    await asyncio.sleep(0.01)

    async def close(self) -> None:
        """Stop thinking and let everybody go."""
        self.streams.end()
        if self.jobs is not None:
            await self.jobs.close()
        for one in list(self._tasks):
            one.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.clocks.stop()
        for connection in self._lines():
            connection.lost = True
            connection.out.put_nowait(None)
        self.bots.close()
        await self.bus.close()

    async def _wake_all(self) -> None:
        for id in await self.store.lists.unfinished_with_bots():
            try:
                self.bots.wake(await self.open(id))
            except OstraconError as error:
                log.warning("a table with a bot was left alone: %s", error)
            await asyncio.sleep(0)

    async def _wake_plans(self) -> None:
        for id in await conditional.tables_with_plans(self.store):
            with contextlib.suppress(OstraconError):
                self.spawn(conditional.follow(self, await self.open(id)))

    async def open(self, id: str, newest: bool = False) -> LiveTable:
        """A live table, from memory or from the store; `newest` for somebody who may come from another process, of
        which this one has not heard the latest yet.
        """
        live = self.open_tables.get(id)
        if live is None:
            async with self._opening.setdefault(id, asyncio.Lock()):
                live = self.open_tables.get(id)
                if live is None:
                    saved = await self.store.load(id)
                    if saved is None:
                        self._opening.pop(id, None)
                        self.following.missed.discard(id)
                        raise NoSuchTable(f"there is no table {id!r}")
                    table = await self.reading.restore(saved)
                    live = LiveTable(saved.header, saved.seats, table, saved.chat, lambda: self.clocks.now())
                    self.open_tables[id] = live
                    live.broken = id in self.following.missed
                    self.following.missed.discard(id)
                    self.following.opened(live)
                    self._evict_idle()
            self._opening.pop(id, None)
        if newest:
            await self.following.look_now(live)
        elif live.broken or live.behind:
            async with live.lock:
                await self.reading.freshen(live)
        live.used = time.monotonic()
        return live

    def _evict_idle(self) -> None:
        idle = [live for live in self.open_tables.values() if not live.followed and live.thinking is None]
        idle.sort(key=lambda live: live.used)
        forgotten, since = len(self.open_tables) - TABLES_KEPT, time.monotonic() - IDLE_SECONDS
        for number, live in enumerate(idle):
            if number < forgotten or live.used < since:
                del self.open_tables[live.id]

    def is_opening(self, id: str) -> bool:
        """Whether a table is being read from the store."""
        return id in self._opening

    def note_end(self, live: LiveTable) -> None:
        """If the game has just ended: note it, and tell those who wait for it."""
        if live.table.over and live.header.finished is None:
            live.header.finished, live.header.result = time.time(), result_of(live.table)
            for told_of in self.when_finished:
                self.spawn(told_of(live.header))

    async def read_again(self, live: LiveTable) -> None:
        """The store knows more of a table than its entries tell: read it again, and let bots play who must."""
        async with live.lock:
            await self.reading.again(live)
        self.changed(live, SEATED)
        self.bots.wake(live)

    def changed(self, live: LiveTable, what: str) -> None:
        """Tell those who keep lists of tables."""
        for told in self.when_changed:
            told(live.header, what)

    # ---- making tables

    async def create(
        self,
        game: str | Game,
        options: Mapping[str, object],
        new_seats: list[NewSeat],
        browser: str,
        public: bool = False,
        hints: bool = True,
        rematch_of: str | None = None,
        watchers: Iterable[str] = (),
        holder: str = "",
        rated: bool = False,
        control: TimeControl | None = None,
        group_id: str | None = None,
        id: str = "",
        secret: str = "",
    ) -> str:
        """A new table; its id. Who makes it (the `holder`, else the browser, if any) may see it, and so may `watchers`
        (other holders) and the members of a group. Where one person plays against bots there is no clock. With a
        `secret` given it is one of several tables with the same deal, and sealed.

        Raises an OstraconError for options or a player count that do not go.
        """
        made = new_table(
            find_game(game) if isinstance(game, str) else game,
            options,
            new_seats,
            holder or (hashed(browser) if browser else ""),
            public,
            hints,
            rematch_of,
            watchers,
            rated,
            control,
            group_id,
            id,
            secret,
        )
        await self.store.create(*made)
        live = await self.open(made.header.id)
        await self.clocks.begin(live)
        self.streams.look_again()
        self.changed(live, NEW)
        self.bots.wake(live)
        return live.id

    # ---- commands

    async def do(self, live: LiveTable, command: Command) -> None:
        """Carry out a command, keep it, tell everybody. Raises Refused or NotStored; then nothing changed."""
        async with live.lock:
            if live.deleted:
                raise NoSuchTable(f"the table {live.id!r} was deleted")
            await self.reading.freshen(live)
            if live.waiting:
                raise Refused("waiting")
            if live.table.over and command.kind in (UNDO, RESTART):
                raise Refused("game-over")
            live.wake()
            entry = live.table.do(command, self.clocks.now())
            if entry is None:
                return
            match = live.table.match
            told = match.told(match.ply) if command.kind == ACT else []
            result = result_of(live.table) if live.table.over else None
            live.broken = True  # until the store has it
            try:
                due = live.table.clock.due(entry.at) if live.table.clock else None
                with self.metrics.writing.time():
                    await self.store.append(live.id, entry, told, live.table.actor, result, due)
            except WriteConflict:
                await self.reading.again(live, entry.number - 1)
                if live.table.knows(command.id):
                    return
                raise Refused("stale") from None
            except Exception as error:
                complain("an action could not be stored: %s", type(error).__name__)
                self.spawn(self._mend(live))
                raise NotStored("the action could not be stored") from None
            live.broken = False
            self.note_end(live)
            self.following.step(live)
            live.broadcast_step()
        self.changed(live, MOVED if result is None else ENDED)
        self.metrics.commands.labels(match.game.id, "accepted").inc()
        self.bots.wake(live)
        if live.table.control and live.table.control.is_slow:
            self.spawn(conditional.follow(self, live))

    async def keeps(self, live: LiveTable, commands: Iterable[str]) -> bool:
        """Whether one of these commands is in the journal, as the store has it: a table may hold what could not be stored."""
        async with live.lock:
            await self.reading.freshen(live)
            return any(map(live.table.knows, commands))

    async def _mend(self, live: LiveTable) -> None:
        """Nobody knows whether an action was stored: read the table again as soon as the database answers."""
        while live.broken and not live.deleted:
            await asyncio.sleep(RETRY_SECONDS)
            try:
                async with live.lock:
                    await self.reading.freshen(live)
            except OstraconError:
                return
            except Exception as error:
                if not is_away(error):
                    raise
        self.bots.wake(live)

    async def leave(self, live: LiveTable, seat: int) -> None:
        """Somebody leaves his seat to a bot."""
        await self.do(live, Command(kind=TAKE_OVER, seat=seat, revision=live.table.revision, note=LEFT))

    async def resign(self, live: LiveTable, seat: int) -> None:
        """Somebody gives up."""
        await self.do(live, Command(kind=RESIGN, seat=seat, revision=live.table.revision))

    async def abandon(self, live: LiveTable, seats: Iterable[int]) -> None:
        """Those at one screen want to abandon the game; it ends if they are all who play."""
        for seat in seats:
            if not live.table.over and live.table.seats[seat].kind == HUMAN:
                await self.do(live, Command(kind=ABANDON, seat=seat, revision=live.table.revision))
                others = [one for one in live.table.people if one not in live.table.leaving]
                self.tell_away(live, "abandon", seat, others, live.table.revision)

    async def delete(self, live: LiveTable) -> None:
        """A table goes for good; whoever has it open is told."""
        async with live.lock:
            await self.store.delete(live.id)
            self.following.deleted(live)
            self.let_go(live)
        self.changed(live, DELETED)

    def let_go(self, live: LiveTable) -> None:
        """A table was deleted: whoever looks at it here is told."""
        live.deleted = True
        self.open_tables.pop(live.id, None)
        if live.thinking is not None:
            live.thinking.cancel()
        for connection in live.connections:
            connection.farewell = (GONE, words(connection.language)("error-deleted"))
            connection.out.put_nowait(None)
        live.stir()

    async def chat(self, live: LiveTable, seat: int, name: str, text: str, holder: str = "") -> None:
        """Somebody says something."""
        message = ChatMessage(seat, name, text, time.time(), holder)
        await self.store.add_chat(live.id, message)
        self.following.chat(live, message)
        live.hear([message])

    async def may_see(self, live: LiveTable, browser: str) -> bool:
        """Whether a holder may look at a table: a private one is for its players and their guests, a group's for its
        members too, until its result has counted for everybody.
        """
        header = live.header
        if header.sealed:
            await unsealed(self.store, live)
        shown = header.public or (header.rated and header.finished is not None and not header.sealed)
        if shown or await self.store.knows(browser, live.id):
            return True
        return header.group_id is not None and await is_member(self.store, header.group_id, browser)

    async def set_confirm(self, live: LiveTable, seat: int, confirm: str) -> None:
        """Somebody changes how much is to be confirmed: what turns wait for is part of the journal."""
        if live.waiting or live.table.over or live.table.seats[seat].confirm == confirm:
            return
        command = Command(kind=CONFIRM, seat=seat, revision=live.table.revision, note=confirm)
        await self.do(live, command)

    def connected(self, live: LiveTable, connection: Connection) -> None:
        """A socket has opened (the lock is held): who is missing now may be replaced after a while."""
        live.connect(connection)
        self.following.connected(live)
        if connection.seats:
            self.expect_absence(live)

    def disconnected(self, live: LiveTable, connection: Connection) -> None:
        """A socket has closed: after a while the others may let a bot play."""
        live.disconnect(connection)
        live.used = time.monotonic()
        self._evict_idle()
        self.following.presence(live)
        if connection.seats:
            self.expect_absence(live)

    def expect_absence(self, live: LiveTable) -> None:
        """Who is missing now may be replaced after a while."""
        missing = any(not live.online(seat) for seat in live.table.people)
        if missing and live.followed and not live.table.over:
            self.refresh_later(live)

    def listening(self, live: LiveTable, stream: Stream, *seats: int) -> None:
        """A program listens at a table, as the player of these seats."""
        live.listen(stream, *seats)
        if seats:
            self.following.presence(live)
            self.expect_absence(live)

    def gone(self, live: LiveTable, stream: Stream) -> None:
        """It has gone: after a while the others may let a bot play."""
        seats = live.listeners.get(stream)
        live.unlisten(stream)
        if seats:
            self.following.presence(live)
            self.expect_absence(live)

    def refresh_later(self, live: LiveTable) -> None:
        """Offer a bot for who is still away then."""
        self.spawn(self._refresh_later(live))

    async def _refresh_later(self, live: LiveTable) -> None:
        await asyncio.sleep(AWAY_SECONDS + 0.1)
        async with live.lock:
            live.refresh()

    # ---- work in the background

    def spawn(self, work: Coroutine[object, None, T]) -> asyncio.Task[T]:
        """Do something in the background, until the service closes."""
        made = asyncio.create_task(work)
        self._tasks.add(made)
        made.add_done_callback(self._done)
        return made

    def _done(self, made: asyncio.Task[object]) -> None:
        self._tasks.discard(made)
        if made.cancelled() or made.exception() is None or isinstance(made.exception(), Refused):
            return
        log.error("background work failed", exc_info=made.exception())


def screen_of(live: LiveTable, number: int) -> list[int]:
    """The seats that share a screen with this one (hot-seat), itself among them."""
    screen = live.stored_seats[number].screen
    return [seat.number for seat in live.stored_seats if seat.number == number or seat.screen == screen >= 0]
