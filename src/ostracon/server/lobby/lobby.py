"""The lobby: the lists of public tables, read and drawn once for everybody, and the lines on which changes go out.

What changed is gathered for a moment; then one query reads both lists, a card that differs is drawn once a language, and
every line of that language gets the same bytes. Where it is somebody's own table, or an invitation, only that person's
lines are told to ask again.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Coroutine, Iterable
from typing import NamedTuple

import msgspec
from sqlalchemy import or_, select

from ostracon.screen.texts import LANGUAGES
from ostracon.server import schema
from ostracon.server.complaints import complain
from ostracon.server.database import is_away
from ostracon.server.groups.members import BELONG
from ostracon.server.happenings import DELETED, MOVED
from ostracon.server.lobby import news
from ostracon.server.lobby.acquaintances import seated
from ostracon.server.lobby.invitations import Invitation
from ostracon.server.pages import Listed, Reader, listed
from ostracon.server.service import TableService
from ostracon.server.session import draw_card
from ostracon.server.stored import Header
from ostracon.server.words import words

SHOWN = 60  # tables of each list
GATHER_SECONDS = 0.25  # how long changes are gathered before they are told
MOVES_SECONDS = 5.0  # how often lists are read again because of moves alone
FRESH_SECONDS = 1.0  # how old moves may be on a page that is asked for
QUEUE_LIMIT = 30  # messages that a line may lag behind before it is cut
NEWS_LIMIT = 200  # tables named in one message between processes
LINES_LIMIT = 5000  # lines of one process
ADDRESS_LIMIT = 200  # and of one address


class Line:
    """An open page: who looks, in which language, and what waits to be sent."""

    def __init__(self, holder: str, language: str, caller: str, tables: bool) -> None:
        self.holder, self.language, self.caller = holder, language, caller
        self.tables = tables  # whether the page shows the lists
        self.out: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.lost = False

    def send(self, data: bytes) -> None:
        """Put a message into the queue; who does not read is cut."""
        if self.out.qsize() >= QUEUE_LIMIT:
            self.cut()
        elif not self.lost:
            self.out.put_nowait(data)

    def cut(self) -> None:
        """Forget what waits and end the line."""
        self.lost = True
        while not self.out.empty():
            self.out.get_nowait()
        self.out.put_nowait(None)


class Card(NamedTuple):
    """A table as it is drawn in one language."""

    table: Listed
    people: str  # keys of the accounts that sit there, for the filter
    html: str


class Shelf(NamedTuple):
    """The lists in one language."""

    open: list[str]  # ids of tables with a free seat, the latest first
    running: list[str]
    cards: dict[str, Card]


class Lobby:
    """All public tables of the server, and who looks at their list."""

    def __init__(self, service: TableService) -> None:
        self.service = service
        self.lines: set[Line] = set()
        self.when_invited: list[Callable[[Invitation], Coroutine[object, None, None]]] = []  # e.g. notices
        self._shelves = {language: Shelf([], [], {}) for language in LANGUAGES}
        self._me, self._number = secrets.token_hex(4), 0
        self._stale, self._moved, self._read = True, False, 0.0
        self._reading = asyncio.Lock()
        self._news: dict[str, set[str]] = {}  # what this process has to tell
        self._heard: dict[str, set[str]] = {}  # what the lines have to be told
        self._telling: asyncio.Task[None] | None = None
        self._sending: asyncio.Task[None] | None = None
        self._tell = news.connect(service, self._hear, self._missed)
        service.when_changed.append(self._changed)
        service.when_cut.append(self._cut)

    # ---- news

    def _changed(self, header: Header, what: str) -> None:
        """Something happened to a table in this process."""
        if header.public and what != MOVED:
            self._stale = True  # who made a table sees it at once
        if what != DELETED:
            self._say("moved" if what == MOVED else "tables", header.id)
        elif header.public:
            self._say("gone", header.id)
        elif header.group_id:
            self._say("groups", header.group_id)

    def _say(self, kind: str, name: str) -> None:
        self._news.setdefault(kind, set()).add(name)
        if self._telling is None:
            self._telling = self.service.spawn(self._tell_soon())

    async def _tell_soon(self) -> None:
        try:
            await asyncio.sleep(GATHER_SECONDS)
        finally:
            self._telling = None
        gathered, self._news = self._news, {}
        for kind, names in gathered.items():
            listed_ = sorted(names)
            for first in range(0, len(listed_), NEWS_LIMIT):
                self._tell({kind: listed_[first : first + NEWS_LIMIT]})

    def tell(self, holders: Iterable[str]) -> None:
        """These people have something new of their own."""
        for holder in holders:
            self._say("holders", holder)

    async def tell_invited(self, invitation: Invitation) -> None:
        """Somebody is invited: their pages show it at once, and whoever else wants to tell them does."""
        self.tell([invitation.holder])
        for told in self.when_invited:
            self.service.spawn(told(invitation))

    def _hear(self, told: news.News) -> None:
        """Something happened in this process or another one."""
        if told.get("tables") or told.get("gone"):
            self._stale = True
        self._moved = self._moved or bool(told.get("moved"))
        if self.lines:
            for kind, names in told.items():
                self._heard.setdefault(kind, set()).update(names)
            if self._sending is None:
                self._sending = self.service.spawn(self._send())

    def _missed(self) -> None:
        """Processes did not hear each other for a while."""
        self._stale = True
        for line in self.lines:
            line.cut()  # it comes again, and asks for everything

    # ---- lists

    async def shelf(self, language: str) -> tuple[Shelf, str]:
        """The lists as they are now, and their number."""
        if self._stale or (self._moved and time.monotonic() - self._read > FRESH_SECONDS):
            await self._look()
        return self._shelves[language], self.number

    @property
    def number(self) -> str:
        """Which state of the lists this is: what came with one number need not be sent again."""
        return f"{self._me}-{self._number}"

    async def _look(self) -> None:
        """Read the lists again, and tell all lines what differs."""
        async with self._reading:
            if not (self._stale or self._moved):
                return
            before = self._stale, self._moved
            self._stale = self._moved = False
            try:
                store = self.service.store
                open_ = await store.lists.public("", finished=False, limit=SHOWN, waiting=True)
                running = await store.lists.public("", finished=False, limit=SHOWN, waiting=False)
                people = await seated(store, [one.header.id for one in (*open_, *running)])
            except BaseException:
                self._stale, self._moved = before
                raise
            self._read = time.monotonic()
            changed = False
            for language in LANGUAGES:
                old = self._shelves[language]
                reader = Reader(language, words(language), self.service.clocks.now())
                tables = listed(reader, [*open_, *running])
                keys = {table.id: " ".join(people.get(table.id, [])) for table in tables}
                cards = {
                    table.id: card
                    if (card := old.cards.get(table.id)) and card[:2] == (table, keys[table.id])
                    else Card(table, keys[table.id], draw_card(table, keys[table.id], language))
                    for table in tables
                }
                shelf = Shelf([one.header.id for one in open_], [one.header.id for one in running], cards)
                self._shelves[language] = shelf
                new = {id: one.html for id, one in cards.items() if one is not old.cards.get(id)}
                if new or (old.open, old.running) != (shelf.open, shelf.running):
                    self._number += not changed
                    changed = True
                    self._broadcast(language, self._lists(language, new))

    def _lists(self, language: str, cards: dict[str, str]) -> bytes:
        """The message with both lists and some cards."""
        shelf = self._shelves[language]
        return msgspec.json.encode(
            {
                "type": "tables",
                "number": self.number,
                "open": shelf.open,
                "running": shelf.running,
                "cards": cards,
                "status": self.status(language),
            }
        )

    def status(self, language: str) -> str:
        """How many tables there are, in words."""
        shelf = self._shelves[language]
        return words(language)("lobby-status", open=len(shelf.open), running=len(shelf.running))

    def _broadcast(self, language: str, data: bytes) -> None:
        for line in list(self.lines):
            if line.tables and line.language == language:
                line.send(data)

    # ---- lines

    def may_open(self, caller: str) -> bool:
        """Whether one more page may listen."""
        mine = sum(line.caller == caller for line in self.lines)
        return len(self.lines) < LINES_LIMIT and mine < ADDRESS_LIMIT

    async def open(self, line: Line, number: str) -> None:
        """A page listens from now on; what it has not got yet comes first."""
        if not line.tables:
            self.lines.add(line)
            return
        await self.shelf(line.language)
        self.lines.add(line)
        if number != self.number:
            cards = self._shelves[line.language].cards
            line.send(self._lists(line.language, {id: card.html for id, card in cards.items()}))

    def close(self, line: Line) -> None:
        """A page is gone."""
        self.lines.discard(line)
        line.out.put_nowait(None)

    def _cut(self, holder: str) -> None:
        for line in self.lines:
            if line.holder == holder:
                line.cut()

    async def _send(self) -> None:
        """Tell the lines what was heard; again, while the database is away."""
        try:
            while self.lines and self._heard:
                heard, self._heard = self._heard, {}
                try:
                    await self._send_news(heard)
                except Exception as error:
                    if not is_away(error):
                        raise
                    complain("the lobby waits for the database: %s", type(error).__name__)
                    for kind, names in heard.items():
                        self._heard.setdefault(kind, set()).update(names)
                    await asyncio.sleep(1)
                if self._heard:
                    await asyncio.sleep(GATHER_SECONDS)
        finally:
            self._sending = None

    async def _send_news(self, heard: dict[str, set[str]]) -> None:
        if heard.get("gone"):
            gone = msgspec.json.encode({"type": "gone", "tables": sorted(heard["gone"])})
            for line in list(self.lines):
                line.send(gone)
        if any(line.tables for line in self.lines):
            if self._stale:
                await self._look()
            elif self._moved:
                self.service.loop.call_later(
                    max(0.0, self._read + MOVES_SECONDS - time.monotonic()), self._look_later
                )
        tables = heard.get("tables", set()) | heard.get("moved", set())
        own = heard.get("holders", set()) | await self._concerned(tables, heard.get("groups", set()))
        for line in list(self.lines):
            if line.holder in own:
                line.send(b'{"type":"mine"}')

    def _look_later(self) -> None:
        if self.lines and self._moved and time.monotonic() - self._read >= MOVES_SECONDS:
            self._stale = True
            self._hear({"moved": []})

    async def _concerned(self, tables: set[str], groups: set[str]) -> set[str]:
        """Those of the people who listen whose own tables, or whose groups, or whose groups' tables, these are."""
        here = {line.holder for line in self.lines}
        holdings, memberships, columns = schema.holdings.c, schema.memberships.c, schema.tables.c
        if not (tables or groups) or not here:
            return set()
        played_in = select(columns.group_id).where(columns.id.in_(tables), columns.group_id.is_not(None))
        inside = or_(memberships.group_id.in_(groups), memberships.group_id.in_(played_in))
        async with self.service.store.engine.connect() as connection:
            held = await connection.execute(select(holdings.browser).where(holdings.table_id.in_(tables)))
            fellows = await connection.execute(
                select(memberships.holder).where(inside, memberships.state.in_(BELONG))
            )
            return here & {*held.scalars(), *fellows.scalars()}
