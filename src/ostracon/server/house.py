"""The house: all tables that are open now, the bots that play at them, and the one door to the store.

A command is carried out in memory, written to the store, and only then told. If writing fails the table is read
again from the store, so nobody has seen what was not kept.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Coroutine, Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import msgspec

from ostracon.kernel.errors import OstraconError, UnknownGame
from ostracon.kernel.game import game as find_game
from ostracon.kernel.match import Match, secret_of_seed
from ostracon.server.room import AWAY_SECONDS, AskedHint, Room, Viewer
from ostracon.server.store import Header, Race, Saved, Saying, Store, StoredSeat
from ostracon.server.tokens import hashed, new_token, seal
from ostracon.table.hints import Hint, Question, advise, question, searcher
from ostracon.table.seats import BOT, CONFIRM_FINAL, HUMAN, OPEN, Seat
from ostracon.table.table import ACT, RESTART, UNDO, Command, Refused, Table
from ostracon.table.thinking import PATIENCE, task, think

BOT_PACE = 0.7  # seconds that a bot's decision takes at least while somebody watches
THINKERS = 2  # bots and hints that are thought about at the same time
HINTS = THINKERS - 1  # hints among them: a bot never waits for hints alone
HINTS_WAITING = 8  # hints that may be asked for before people are told to wait
ROOMS_KEPT = 500  # tables kept in memory; those that nobody looks at go first
TABLE_ID_BYTES = 9

log = logging.getLogger("ostracon")

T = TypeVar("T")


class NoSuchTable(OstraconError):
    """There is no table of this id."""


class OldTable(OstraconError):
    """A table that was played by other rules or data than those installed."""


class NotStored(OstraconError):
    """The store could not keep an action: it did not happen."""


class Plan(msgspec.Struct):
    """Who is to sit at a new table."""

    name: str
    kind: str  # HUMAN, BOT or OPEN
    bot: str = ""
    here: bool = False  # sits at the screen of the browser that makes the table
    confirm: str = CONFIRM_FINAL
    holders: tuple[str, ...] = ()  # hashes of browsers that hold the seat from the start (rematch)


class House:
    """All open tables."""

    def __init__(self, store: Store, pace: float = BOT_PACE) -> None:
        self.store = store
        self.pace = pace
        self.rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Lock] = {}
        self.patience = PATIENCE
        self.adviser = searcher
        self._thinkers = ThreadPoolExecutor(THINKERS, thread_name_prefix="thinker")
        self._advising = asyncio.Semaphore(HINTS)
        self._hints_asked = 0
        self._tasks: set[asyncio.Task[Any]] = set()

    # ---- opening and closing

    async def start(self) -> None:
        """Pick up the bots that were due when the server stopped."""
        self.loop = asyncio.get_running_loop()
        self.spawn(self._wake_all())

    async def close(self) -> None:
        """Stop thinking and let everybody go."""
        for one in list(self._tasks):
            one.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for room in self.rooms.values():
            for viewer in room.viewers:
                viewer.lost = True
                viewer.out.put_nowait(None)
        self._thinkers.shutdown(wait=False, cancel_futures=True)

    async def _wake_all(self) -> None:
        for id in await self.store.unfinished_with_bots():
            try:
                self.wake(await self.open(id))
            except OstraconError as error:
                log.warning("a table with a bot was left alone: %s", error)
            await asyncio.sleep(0)

    async def open(self, id: str) -> Room:
        """The room of a table, from memory or from the store."""
        room = self.rooms.get(id)
        if room is None:
            async with self._opening.setdefault(id, asyncio.Lock()):
                room = self.rooms.get(id)
                if room is None:
                    saved = await self.store.load(id)
                    if saved is None:
                        self._opening.pop(id, None)
                        raise NoSuchTable(f"there is no table {id!r}")
                    room = Room(saved.header, saved.seats, restore(saved), saved.chat)
                    self.rooms[id] = room
                    self._make_room()
            self._opening.pop(id, None)
        if room.broken:
            async with room.lock:
                await self._reload(room)
        room.used = time.monotonic()
        return room

    def _make_room(self) -> None:
        idle = [room for room in self.rooms.values() if not room.viewers and room.thinking is None]
        idle.sort(key=lambda room: room.used)
        for room in idle[: max(0, len(self.rooms) - ROOMS_KEPT)]:
            del self.rooms[room.id]

    async def _reload(self, room: Room) -> None:
        """Read a table again whose memory is ahead of, or behind, the store. The lock is held."""
        saved = await self.store.load(room.id)
        if saved is None:
            raise NoSuchTable(f"there is no table {room.id!r}")
        room.header, room.stored, room.table = saved.header, saved.seats, restore(saved)
        room.broken = False
        room.reloaded()

    # ---- making tables and sitting down

    async def create(
        self,
        game: str,
        options: Mapping[str, object],
        plans: list[Plan],
        browser: str,
        public: bool = False,
        hints: bool = True,
        rematch_of: str | None = None,
    ) -> str:
        """A new table; its id. Raises an OstraconError for options or a player count that do not go."""
        found = find_game(game)
        chosen = found.choose(len(plans), options)
        id = secrets.token_urlsafe(TABLE_ID_BYTES)
        header = Header(
            id=id,
            game=found.id,
            rules_version=found.rules_version,
            components=found.components.hash,
            players=len(plans),
            options=dict(chosen),
            secret=secret_of_seed(None).hex(),
            public=public,
            hints=hints,
            rematch_of=rematch_of,
        )
        here = [number for number, plan in enumerate(plans) if plan.here]
        seats, held = [], []
        for number, plan in enumerate(plans):
            token = new_token()
            seats.append(
                StoredSeat(
                    number=number,
                    name=plan.name,
                    kind=plan.kind,
                    bot=plan.bot,
                    screen=0 if plan.here and len(here) > 1 else -1,
                    confirm=plan.confirm,
                    token_hash=hashed(token),
                    sealed=seal(token, browser, id, number) if plan.here or plan.kind == OPEN else "",
                )
            )
            held += [(hashed(browser), number)] if plan.here else [(one, number) for one in plan.holders]
        await self.store.create(header, seats, held)
        room = await self.open(id)
        self.wake(room)
        return id

    async def sit(
        self, room: Room, number: int, name: str, browser: str, token: str | None, confirm: str
    ) -> None:
        """A person takes an open seat. Without a token (a public table) the seat gets a new one."""
        token = token or new_token()
        kept = msgspec.structs.replace(
            room.stored[number],
            kind=HUMAN,
            name=name,
            confirm=confirm,
            token_hash=hashed(token),
            sealed=seal(token, browser, room.id, number),
        )
        await self._take_seat(room, kept, hashed(browser))

    async def sit_bot(self, room: Room, number: int, name: str, bot: str) -> None:
        """A bot takes an open seat."""
        await self._take_seat(
            room, msgspec.structs.replace(room.stored[number], kind=BOT, name=name, bot=bot, sealed=""), None
        )

    async def _take_seat(self, room: Room, seat: StoredSeat, browser: str | None) -> None:
        async with room.lock:
            if room.stored[seat.number].kind != OPEN:
                raise Refused("seat-taken")
            try:
                await self.store.sit(room.id, seat, browser)
            except Race:
                await self._reload(room)
                raise Refused("seat-taken") from None
            room.stored[seat.number] = seat
            room.table.seats[seat.number] = live_seat(seat)
            room.reloaded()
        self.wake(room)

    # ---- commands

    async def do(self, room: Room, command: Command) -> None:
        """Carry out a command, keep it, tell everybody. Raises Refused or NotStored; then nothing changed."""
        async with room.lock:
            if room.broken:
                await self._reload(room)
            if room.waiting:
                raise Refused("waiting")
            if room.table.over and command.kind in (UNDO, RESTART):
                raise Refused("game-over")
            entry = room.table.do(command)
            if entry is None:
                return
            match = room.table.match
            told = match.told(match.ply) if command.kind == ACT else []
            result = {"total": match.scores(), "standing": match.standings()} if room.table.over else None
            room.broken = True  # until the store has it
            try:
                await self.store.append(room.id, entry, told, result)
            except Race:
                await self._reload(room)
                if room.table.knows(command.id):
                    return
                raise Refused("stale") from None
            except Exception as error:
                log.error("an action could not be stored: %s", type(error).__name__)
                raise NotStored("the action could not be stored") from None
            room.broken = False
            if result is not None:
                room.header.finished, room.header.result = time.time(), result
            room.stepped()
        self.wake(room)

    async def say(self, room: Room, seat: int, name: str, text: str) -> None:
        """Somebody says something."""
        saying = Saying(seat, name, text, time.time())
        await self.store.say(room.id, saying)
        room.tell_chat(saying)

    async def set_confirm(self, room: Room, seat: int, confirm: str) -> None:
        """Somebody changes how much is to be confirmed."""
        async with room.lock:
            await self.store.set_confirm(room.id, seat, confirm)
            room.table.seats[seat].confirm = confirm
            room.stored[seat].confirm = confirm

    def entered(self, room: Room, viewer: Viewer) -> None:
        """A socket has opened (the lock is held): who is missing now may be replaced after a while."""
        room.enter(viewer)
        if viewer.seats and not room.table.over and any(not room.online(seat) for seat in people(room.table)):
            self.spawn(self._refresh_later(room))

    def left(self, room: Room, viewer: Viewer) -> None:
        """A socket has closed: after a while the others may let a bot play."""
        room.leave(viewer)
        if viewer.seats and room.viewers and not room.table.over:
            self.spawn(self._refresh_later(room))

    async def _refresh_later(self, room: Room) -> None:
        await asyncio.sleep(AWAY_SECONDS + 0.1)
        async with room.lock:
            room.refresh()

    # ---- bots

    def wake(self, room: Room) -> None:
        """Let bots play if one of them must decide."""
        if room.thinking is None and not room.waiting and room.table.bot_to_act() >= 0:
            room.thinking = self.spawn(self._play_bots(room))

    async def _play_bots(self, room: Room) -> None:
        loop = asyncio.get_running_loop()
        try:
            while True:
                async with room.lock:
                    if room.broken:
                        await self._reload(room)
                    asked = task(room.table)
                if asked is None:
                    return
                began = loop.time()
                decision = await loop.run_in_executor(self._thinkers, think, asked, self.patience)
                pause = began + self.pace - loop.time()
                if room.people_look() and pause > 0:
                    await asyncio.sleep(pause)
                try:
                    await self.do(room, decision)
                except Refused:
                    continue  # the table has moved on meanwhile: look again
                except NotStored:
                    await asyncio.sleep(1.0)
        finally:
            room.thinking = None

    # ---- hints

    async def hint(self, room: Room, seat: int, revision: int) -> asyncio.Task[Hint]:
        """A hint for the seat that decides, being thought about: once for everybody who asks in this position.

        Raises Refused if the seat may not ask; the thinking may raise it too.
        """
        async with room.lock:
            if room.broken:
                await self._reload(room)
            if room.waiting:
                raise Refused("waiting")
            if revision != room.table.revision:
                raise Refused("stale")
            room.table.check_hint(seat)
            kept = room.hint
            if kept is None or (kept.revision, kept.seat) != (revision, seat) or kept.failed:
                if self._hints_asked >= HINTS_WAITING:
                    raise Refused("hint-busy")
                asked = question(room.table, seat)
                kept = room.hint = AskedHint(revision, seat, self.spawn(self._advise(asked)))
            return kept.thought

    async def _advise(self, asked: Question) -> Hint:
        self._hints_asked += 1
        try:
            async with self._advising:
                loop = asyncio.get_running_loop()
                return await loop.run_in_executor(self._thinkers, advise, asked, self.adviser, self.patience)
        finally:
            self._hints_asked -= 1

    # ---- work in the background

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Do something in the background, until the house closes."""
        made = asyncio.create_task(work)
        self._tasks.add(made)
        made.add_done_callback(self._done)
        return made

    def _done(self, made: asyncio.Task[Any]) -> None:
        self._tasks.discard(made)
        if made.cancelled() or made.exception() is None or isinstance(made.exception(), Refused):
            return
        log.error("background work failed", exc_info=made.exception())


def people(table: Table) -> list[int]:
    """The seats that persons play."""
    return [seat.number for seat in table.seats if seat.kind == HUMAN]


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


def restore(saved: Saved) -> Table:
    """The table of a journal: everything played again."""
    header = saved.header
    try:
        game = find_game(header.game)
    except (UnknownGame, ImportError):
        raise OldTable(f"table {header.id} is of the game {header.game}, which is not installed") from None
    if header.rules_version != game.rules_version or header.components != game.components.hash:
        raise OldTable(f"table {header.id} was played by other rules or component data than those installed")
    match = Match.new(game, header.players, header.options, bytes.fromhex(header.secret))
    return Table(match, [live_seat(seat) for seat in saved.seats], saved.entries, header.hints)


def screen_of(room: Room, number: int) -> list[int]:
    """The seats that share a screen with this one (hot-seat), itself among them."""
    screen = room.stored[number].screen
    return [seat.number for seat in room.stored if seat.number == number or seat.screen == screen >= 0]


def rematch_plans(room: Room, holders: Iterable[tuple[str, int]]) -> list[Plan]:
    """The same people and bots once more."""
    by_seat: dict[int, list[str]] = {}
    for browser, seat in holders:
        by_seat.setdefault(seat, []).append(browser)
    return [
        Plan(
            seat.name,
            seat.kind,
            seat.bot if seat.kind == BOT else "",
            confirm=seat.confirm,
            holders=tuple(by_seat.get(seat.number, ())),
        )
        for seat in room.stored
    ]
