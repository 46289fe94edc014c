"""The service: all tables that are open now, the bots that play at them, and the one door to the store.

A command is carried out in memory, written to the store, and only then told. If writing fails the table is read
again from the store, so nobody has seen what was not kept.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
import secrets
import time
from collections.abc import Callable, Coroutine, Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, TypeVar

import msgspec

from ostracon.kernel.editions import edition
from ostracon.kernel.errors import BadComponents, BrokenGame, OstraconError, UnknownGame
from ostracon.kernel.game import Game
from ostracon.kernel.game import game as find_game
from ostracon.kernel.match import Match, secret_of_seed
from ostracon.kernel.rules import SPECTATOR
from ostracon.server import conditional
from ostracon.server.clocks import Clocks, control_of
from ostracon.server.cluster.bus import Bus
from ostracon.server.cluster.following import Following
from ostracon.server.complaints import complain
from ostracon.server.connection import Connection
from ostracon.server.database import is_away
from ostracon.server.fairness import LongestFirst, ThinkingTime
from ostracon.server.groups.members import is_member
from ostracon.server.health import Metrics
from ostracon.server.limits import Limits
from ostracon.server.live_table import AWAY_SECONDS, LiveTable, PendingHint, TakeBack, Wish
from ostracon.server.store import ChatMessage, Header, Result, Store, StoredSeat, StoredTable, WriteConflict
from ostracon.server.streams import Stream, Streams
from ostracon.server.tokens import hashed
from ostracon.server.tournaments.sealing import unsealed
from ostracon.server.words import words
from ostracon.table.clock import TimeControl
from ostracon.table.hints import Hint, Question, advise, question, searcher
from ostracon.table.odds import is_cooperative
from ostracon.table.seats import (
    BOT,
    CONFIRM_ALWAYS,
    CONFIRM_FINAL,
    CONFIRM_NEVER,
    HUMAN,
    OPEN,
    Seat,
    colours_of,
)
from ostracon.table.table import (
    ABANDON,
    ACT,
    AGREED,
    CONFIRM,
    LEFT,
    RESIGN,
    RESTART,
    TAKE_OVER,
    UNDO,
    Command,
    Entry,
    Refused,
    Table,
)
from ostracon.table.thinking import PATIENCE, Task, task, think

if TYPE_CHECKING:
    from ostracon.server.cluster.jobs import BotJobs

BOT_PACE = 0.7  # seconds that the first decision of a bot's turn takes at least while somebody watches
PERSON_WATCHES = 2.5  # seconds that bots are shown at that pace before the rest follows at once
RETRY_SECONDS = 1.0  # how long bots wait for a database that is away
THINKERS = 2  # bots and hints that are thought about at the same time
HINTS = THINKERS - 1  # hints among them: a bot never waits for hints alone
HINTS_WAITING = 8  # hints that may be asked for before people are told to wait
TABLES_KEPT = 500  # tables kept in memory; those that nobody looks at go first
IDLE_SECONDS = 300.0  # after which a table that nobody looks at leaves the memory
LEAVING_SECONDS = 2.0  # how long lines have to end when the server stops
LONG_JOURNAL = 100  # entries that are played again on a thread, so that others need not wait
TABLE_ID_BYTES = 9
NEW, SEATED, MOVED, ENDED, DELETED = "new", "seated", "moved", "ended", "deleted"  # what happens to a table
GONE = 4410  # how a line is closed when its table is gone for good

log = logging.getLogger("ostracon")

T = TypeVar("T")
# Told where, what ("begin", or what is asked), by which seat, whom it concerns, and which of its kind it is.
TellAway = Callable[[LiveTable, str, int, Iterable[int], int], None]


class NoSuchTable(OstraconError):
    """There is no table of this id."""


class OutdatedTable(OstraconError):
    """A table that was played by other rules or data than those installed."""


class NotRated(OstraconError):
    """A game that cannot be rated."""


class NotStored(OstraconError):
    """The store could not keep an action: it did not happen."""


class NewSeat(msgspec.Struct):
    """Who is to sit in a seat of a new table."""

    name: str
    kind: str  # HUMAN, BOT or OPEN
    bot: str = ""
    here: bool = False  # sits at the screen of the browser that makes the table
    confirm: str = CONFIRM_FINAL
    holders: tuple[str, ...] = ()  # hashes of browsers that hold the seat from the start (rematch)
    colour: str = ""  # "black"; "": what the others leave


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
        self._warm_up = warm_up  # called with each edition that comes to be played here
        self._editions: set[Game] = set()
        self.pace = pace
        self.limits = Limits()
        self.streams = Streams()
        self.clocks = Clocks(self)
        self.metrics = Metrics(self._figures)
        self.thinking_time = ThinkingTime(thinkers)
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
        self.patience = PATIENCE
        self.adviser = searcher
        self._thinkers = ThreadPoolExecutor(thinkers, thread_name_prefix="thinker")
        self._places = LongestFirst(thinkers)
        self._advising = asyncio.Semaphore(HINTS)
        self._hints_asked = 0
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
            "hints_being_thought_about": self._hints_asked,
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
        self._thinkers.shutdown(wait=False, cancel_futures=True)
        await self.bus.close()

    async def _wake_all(self) -> None:
        for id in await self.store.unfinished_with_bots():
            try:
                self.wake_bots(await self.open(id))
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
                    table = await self.restore(saved)
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
                await self.freshen(live)
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

    async def freshen(self, live: LiveTable) -> None:
        """Make memory what the store says, if it may not be. The lock is held."""
        if live.broken:
            return await self._reload(live)
        if live.behind:
            live.behind = False
            try:
                entries, lines = await self.store.news(live.id, live.table.revision)
            except BaseException:
                live.behind = True
                raise
            self._follow(live, entries)
            live.hear(lines)

    def _follow(self, live: LiveTable, entries: Iterable[Entry]) -> None:
        """Entries that another process has written: told one by one, as if they had been played here."""
        live.broken = True  # until all of them are told
        live.wake()
        for entry in entries:
            live.table.follow(entry)
            self._note_end(live)
            live.broadcast_step()
        live.broken = False

    def _note_end(self, live: LiveTable) -> None:
        if live.table.over and live.header.finished is None:
            live.header.finished, live.header.result = time.time(), result_of(live.table)
            for told_of in self.when_finished:
                self.spawn(told_of(live.header))

    async def _reload(self, live: LiveTable, told: int = -1) -> None:
        """Read a table again whose memory is ahead of, or behind, the store. The lock is held. Everybody here has been
        told of the entries up to `told`; -1: all begin anew.
        """
        saved = await self.store.load(live.id)
        if saved is None:
            self.let_go(live)
            raise NoSuchTable(f"there is no table {live.id!r}")
        again = told < 0 or saved.seats != live.stored_seats
        entries, news = (saved.entries, []) if again else (saved.entries[:told], saved.entries[told:])
        header, live.header, live.stored_seats = live.header, saved.header, saved.seats
        try:
            live.table = await self.restore(msgspec.structs.replace(saved, entries=entries))
        except BaseException:
            live.header = header
            raise
        live.broken = live.behind = False
        if again:
            live.chat = saved.chat
            live.broadcast_hello()
            self.following.step(live)  # what was stored although nobody could be told so
        self._follow(live, news)

    async def read_again(self, live: LiveTable) -> None:
        """The store knows more of a table than its entries tell: read it again, and let bots play who must."""
        async with live.lock:
            await self._reload(live)
        self._changed(live, SEATED)
        self.wake_bots(live)

    def _changed(self, live: LiveTable, what: str) -> None:
        """Tell those who keep lists of tables."""
        for told in self.when_changed:
            told(live.header, what)

    async def game(self, name: str, figures: str = "") -> Game:
        """A game with the figures of a hash: ours, or an owner's that the store keeps."""
        ours = find_game(name)
        if not figures or ours.components.are(figures):
            return ours
        kept = await self.store.edition(name, figures)
        if kept is None:
            raise OutdatedTable(f"there are no figures {figures} of {ours.title} here")
        try:
            found = await asyncio.to_thread(edition, name, kept.text, kept.by)
        except BadComponents as error:
            raise OutdatedTable(f"the figures {figures} cannot be played any more: {error}") from None
        if found.components.hash != figures:
            raise OutdatedTable(f"the figures {figures} were corrections of an older version of ours")
        if found not in self._editions:
            self._editions.add(found)
            self._warm_up(found)
        return found

    async def restore(self, saved: StoredTable) -> Table:
        """The table of a journal: everything played again."""
        header = saved.header
        try:
            game = await self.game(header.game, header.components)
        except (UnknownGame, BrokenGame):
            raise OutdatedTable(
                f"table {header.id} is of the game {header.game}, which is not installed"
            ) from None
        if header.rules_version != game.rules_version:
            raise OutdatedTable(f"table {header.id} was played by other rules than those installed")

        def replay() -> Table:
            match = Match(game, header.players, header.options, bytes.fromhex(header.secret))
            seats = [live_seat(seat) for seat in saved.seats]
            return Table(match, seats, saved.entries, header.hints, control_of(header), self.clocks.pauses)

        return await asyncio.to_thread(replay) if len(saved.entries) > LONG_JOURNAL else replay()

    # ---- making tables and sitting down

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
        holder = holder or (hashed(browser) if browser else "")
        found = find_game(game) if isinstance(game, str) else game
        chosen = found.choose(len(new_seats), options)
        id = id or secrets.token_urlsafe(TABLE_ID_BYTES)
        header = Header(
            id=id,
            game=found.id,
            rules_version=found.rules_version,
            components=found.components.hash,
            players=len(new_seats),
            options=dict(chosen),
            secret=secret or secret_of_seed(None).hex(),
            public=public,
            hints=hints and not rated,
            host=holder,
            rematch_of=rematch_of,
            clock=msgspec.structs.asdict(control) if control and is_timed(new_seats) else None,
            rated=rated,
            group_id=group_id,
            sealed=bool(secret),
        )
        match = Match(found, header.players, chosen, bytes.fromhex(header.secret))
        header.actor = match.actor
        if rated and is_cooperative(found, match.position()):
            raise NotRated("where all win or lose as one nothing can be rated")
        here = [number for number, new_seat in enumerate(new_seats) if new_seat.here]
        colours = colours_of(found.colours, [new_seat.colour for new_seat in new_seats])
        seats, holders = [], [(one, SPECTATOR) for one in {holder, *watchers} if one]
        for number, new_seat in enumerate(new_seats):
            seats.append(
                StoredSeat(
                    number=number,
                    name=new_seat.name,
                    kind=new_seat.kind,
                    bot=new_seat.bot,
                    screen=0 if new_seat.here and len(here) > 1 else -1,
                    confirm=usual_confirm(new_seat.confirm, control),
                    colour=colours[number],
                )
            )
            holders += [(holder, number)] if new_seat.here else [(one, number) for one in new_seat.holders]
        await self.store.create(header, seats, holders)
        live = await self.open(id)
        await self.clocks.begin(live)
        self.streams.look_again()
        self._changed(live, NEW)
        self.wake_bots(live)
        return id

    async def sit(
        self,
        live: LiveTable,
        number: int,
        name: str,
        browser: str,
        token: str | None,
        confirm: str,
        colour: str = "",
        holder: str = "",
    ) -> None:
        """A person takes an open seat, in a colour of their choice; by the link with this token, or at a public table."""
        confirm = usual_confirm(confirm, live.table.control)
        kept = msgspec.structs.replace(live.stored_seats[number], kind=HUMAN, name=name, confirm=confirm)
        await self._take_seat(live, kept, holder or hashed(browser), hashed(token) if token else "", colour)

    async def sit_bot(self, live: LiveTable, number: int, name: str, bot: str) -> None:
        """A bot takes an open seat."""
        await self._take_seat(
            live,
            msgspec.structs.replace(live.stored_seats[number], kind=BOT, name=name, bot=bot),
            None,
        )

    async def _take_seat(
        self, live: LiveTable, seat: StoredSeat, browser: str | None, link: str = "", colour: str = ""
    ) -> None:
        async with live.lock:
            if live.stored_seats[seat.number].kind != OPEN:
                raise Refused("seat-taken")
            colours = live.colours_with(seat.number, colour)
            seat = msgspec.structs.replace(seat, colour=colours[seat.number])
            others = [
                msgspec.structs.replace(other, colour=colours[other.number])
                for other in live.stored_seats
                if other.number != seat.number
            ]
            try:
                await self.store.sit(live.id, seat, browser, others, link)
            except WriteConflict:
                await self._reload(live)
                raise Refused("seat-taken") from None
            for one in (seat, *others):
                live.stored_seats[one.number] = one
            live.table.seats[seat.number] = live_seat(seat)
            live.saw(seat.number)
            live.broadcast_hello()
            self.following.seats(live.id)
        await self.clocks.begin(live)
        self.streams.look_again()
        self._changed(live, SEATED)
        if not live.waiting:
            self.tell_away(live, "begin", seat.number, live.table.people, 0)
        self.spawn(self._refresh_later(live))
        self.wake_bots(live)

    # ---- commands

    async def do(self, live: LiveTable, command: Command) -> None:
        """Carry out a command, keep it, tell everybody. Raises Refused or NotStored; then nothing changed."""
        async with live.lock:
            if live.deleted:
                raise NoSuchTable(f"the table {live.id!r} was deleted")
            await self.freshen(live)
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
                await self._reload(live, entry.number - 1)
                if live.table.knows(command.id):
                    return
                raise Refused("stale") from None
            except Exception as error:
                complain("an action could not be stored: %s", type(error).__name__)
                self.spawn(self._mend(live))
                raise NotStored("the action could not be stored") from None
            live.broken = False
            self._note_end(live)
            self.following.step(live)
            live.broadcast_step()
        self._changed(live, MOVED if result is None else ENDED)
        self.metrics.commands.labels(match.game.id, "accepted").inc()
        self.wake_bots(live)
        if live.table.control and live.table.control.is_slow:
            self.spawn(conditional.follow(self, live))

    async def _mend(self, live: LiveTable) -> None:
        """Nobody knows whether an action was stored: read the table again as soon as the database answers."""
        while live.broken and not live.deleted:
            await asyncio.sleep(RETRY_SECONDS)
            try:
                async with live.lock:
                    await self.freshen(live)
            except OstraconError:
                return
            except Exception as error:
                if not is_away(error):
                    raise
        self.wake_bots(live)

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
        self._changed(live, DELETED)

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

    async def ask_back(self, live: LiveTable, seat: int) -> None:
        """Somebody asks the others whether he may take back his latest action."""
        async with live.lock:
            if not live.table.must_agree(seat):
                raise Refused("nothing-to-undo")
            live.take_back = TakeBack(seat, live.table.revision)
            live.refresh()
            self.following.asked(live)
            self.tell_away(live, "back", seat, live.table.must_agree(seat), live.table.revision)

    async def answer_back(self, live: LiveTable, seat: int, agrees: bool) -> None:
        """One of the others answers; with the last consent it is taken back."""
        async with live.lock:
            asked = live.asked_back()
            if asked is None:
                raise Refused("no-offer")
            live.take_back = asked._replace(agreed=asked.agreed | {seat}) if agrees else None
            live.refresh()
            self.following.asked(live)
        await self.take_back_if_agreed(live)

    async def take_back_if_agreed(self, live: LiveTable) -> None:
        """With the last consent, wherever it was given, it is taken back."""
        asked = live.asked_back()
        if asked is None or not asked.agreed >= set(live.table.must_agree(asked.seat)):
            return
        live.take_back = None
        try:
            await self.do(live, Command(kind=UNDO, seat=asked.seat, revision=asked.revision, note=AGREED))
        except Refused:
            since = live.table.journal[asked.revision :]
            if not any(entry.command.note == AGREED for entry in since):  # another process was faster
                raise

    async def ask_owner(self, live: LiveTable, seat: int, action: int) -> None:
        """The player at turn wants something that moves things of somebody else: he is asked, and the turn goes on."""
        async with live.lock:
            live.wish = Wish(seat, live.table.match.owner(action), action)
            live.refresh()
            self.following.asked(live)
            self.tell_away(live, "wish", seat, [live.wish.owner], live.table.revision)

    async def answer_wish(self, live: LiveTable, seat: int, agrees: bool) -> None:
        """He answers, or the question is withdrawn; with his consent it is he who does it."""
        wish = live.open_wish()
        if wish is None:
            raise Refused("no-offer")
        if agrees:
            done = Command(kind=ACT, seat=seat, revision=live.table.revision, action=wish.action, sure=True)
            return await self.do(live, done)
        async with live.lock:
            live.wish = None
            live.refresh()
            self.following.asked(live)
            if seat == wish.owner:
                self.following.tell(live, wish.seat, "wish-refused", player=live.table.seats[seat].name)

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
            self.spawn(self._refresh_later(live))

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

    async def _refresh_later(self, live: LiveTable) -> None:
        await asyncio.sleep(AWAY_SECONDS + 0.1)
        async with live.lock:
            live.refresh()

    # ---- bots

    def wake_bots(self, live: LiveTable) -> None:
        """Let bots play if one of them must decide."""
        if live.waiting or live.table.bot_to_act() < 0:
            return
        if self.jobs is not None:
            self.jobs.ask(live)
        elif live.thinking is None:
            live.thinking = self.spawn(self._play_bots(live))

    async def _play_bots(self, live: LiveTable) -> None:
        """Let bots decide until a person must. What keeps them from it, a database that is away, is tried again."""
        shown = -1  # whose turn began last: that is given time to be seen, what follows in the turn is not
        since, decisions = math.inf, 0  # when a person began to wait; nobody does where bots are alone
        if live.table.people:
            since = time.monotonic()
            self.thinking_time.begin(live.id, live.table.match.game.id)
        try:
            while True:
                try:
                    shown = await self.play_bot(live, shown, since)
                    decisions += shown >= 0
                except Refused:
                    continue  # the table has moved on meanwhile: look again
                except NoSuchTable:
                    return
                except Exception as error:
                    if not (isinstance(error, NotStored) or is_away(error)):
                        raise  # a fault of ours: trying again would not help
                    complain("bots wait for the database: %s", type(error).__name__)
                    await asyncio.sleep(RETRY_SECONDS)
                    continue
                if shown < 0:
                    return
        finally:
            live.thinking = None
            self.thinking_time.end(live.id, decisions)

    async def play_bot(self, live: LiveTable, shown: int, since: float, watched: bool = False) -> int:
        """One decision of the bot that must decide, shown for a while if anybody watches and no person has waited long
        (`since`); its seat, -1 if none must.
        """
        async with live.lock:
            await self.freshen(live)
            asked = task(live.table)
        if asked is None:
            return -1
        began = time.monotonic()
        decision = await self.decision(asked, since)
        now = time.monotonic()
        watched = watched or live.watched()
        self.metrics.thinking.labels(live.table.match.game.id).observe(now - began)
        if asked.seat != shown and watched and now < min(began + self.pace, since + PERSON_WATCHES):
            await asyncio.sleep(began + self.pace - now)
        await self.do(live, decision)
        return asked.seat

    async def decision(self, asked: Task, since: float) -> Command:
        """What a bot plays, once it is its turn to think; `since` is when a person began to wait for it."""
        async with self._places.place(since):
            asked = asked._replace(seconds=self.thinking_time.seconds(max(0.0, time.monotonic() - since)))
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._thinkers, think, asked, self.patience)

    # ---- hints

    async def hint(self, live: LiveTable, seat: int, revision: int) -> asyncio.Task[Hint]:
        """A hint for the seat that decides, being thought about: once for everybody who asks in this position.

        Raises Refused if the seat may not ask; the thinking may raise it too.
        """
        async with live.lock:
            await self.freshen(live)
            if live.waiting:
                raise Refused("waiting")
            if revision != live.table.revision:
                raise Refused("stale")
            live.table.check_hint(seat)
            kept = live.hint
            if kept is None or (kept.revision, kept.seat) != (revision, seat) or kept.failed:
                if self._hints_asked >= HINTS_WAITING:
                    raise Refused("hint-busy")
                asked = question(live.table, seat)
                kept = live.hint = PendingHint(revision, seat, self.spawn(self._advise(asked)))
            return kept.thought

    async def _advise(self, asked: Question) -> Hint:
        return await self._ponder(lambda: advise(asked, self.adviser, self.patience))

    async def ponder(self, work: Callable[[], T]) -> T:
        """Think about something for a person, as about a hint; Refused if too many wait already."""
        if self._hints_asked >= HINTS_WAITING:
            raise Refused("hint-busy")
        return await self._ponder(work)

    async def _ponder(self, work: Callable[[], T]) -> T:
        self._hints_asked += 1
        try:
            async with self._advising:
                return await asyncio.get_running_loop().run_in_executor(self._thinkers, work)
        finally:
            self._hints_asked -= 1

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


def is_timed(new_seats: Iterable[NewSeat]) -> bool:
    """Whether somebody would wait for somebody else."""
    return sum(seat.kind != BOT for seat in new_seats) > 1


def usual_confirm(confirm: str, control: TimeControl | None) -> str:
    """How much a person confirms at first: where a move may take days every turn, unless he never wants to."""
    return CONFIRM_ALWAYS if control and control.is_slow and confirm != CONFIRM_NEVER else confirm


def result_of(table: Table) -> Result:
    """How a game ended."""
    result = Result(total=table.match.scores(), standing=table.standings())
    if table.ending:
        result["ending"] = table.ending
    else:
        result["sheet"] = table.match.sheet()
    return result


def live_seat(stored: StoredSeat) -> Seat:
    """A seat at the table as it begins."""
    return Seat(
        number=stored.number,
        name=stored.name,
        kind=stored.kind,
        bot=stored.bot,
        screen=stored.screen,
        confirm=stored.confirm,
    )


def screen_of(live: LiveTable, number: int) -> list[int]:
    """The seats that share a screen with this one (hot-seat), itself among them."""
    screen = live.stored_seats[number].screen
    return [seat.number for seat in live.stored_seats if seat.number == number or seat.screen == screen >= 0]


def rematch_seats(live: LiveTable, holders: Iterable[tuple[str, int]]) -> list[NewSeat]:
    """The same people and bots once more."""
    by_seat: dict[int, list[str]] = {}
    for browser, seat in holders:
        by_seat.setdefault(seat, []).append(browser)
    return [
        NewSeat(
            seat.name,
            seat.kind,
            seat.bot if seat.kind == BOT else "",
            confirm=live.table.seats[seat.number].confirm,
            holders=tuple(by_seat.get(seat.number, ())),
            colour=seat.colour,
        )
        for seat in live.stored_seats
    ]
