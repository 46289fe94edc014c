"""The store: tables, seats and journals in SQLite (one file, the default) or PostgreSQL, chosen by URL alone.

An accepted entry and what was told of it are one transaction. `(table, seq)` is the key, so of two writers one
loses and is told so (`WriteConflict`).
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import time
from collections.abc import AsyncGenerator, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, NotRequired, TypedDict

import msgspec
from sqlalchemy import (
    ColumnElement,
    Row,
    Select,
    and_,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ostracon.kernel.errors import OstraconError
from ostracon.kernel.rules import SPECTATOR
from ostracon.server import schema
from ostracon.server.database import (
    BUSY_SECONDS,
    MIGRATING,
    Unavailable,
    inode,
    make_engine,
    migrate,
)
from ostracon.server.together import Together
from ostracon.table.seats import BOT, OPEN
from ostracon.table.table import ACT, HAND_BACK, RESIGN, TAKE_OVER, Command, Entry

if TYPE_CHECKING:
    pass

CHAT_READ = 50  # latest lines of chat that are looked through for new ones
RUNNING, DONE, FAILED = "running", "done", "failed"  # states of an analysis


class WriteConflict(OstraconError):
    """Another writer was faster: the entry is not stored."""


class Result(TypedDict):
    """How a finished game ended, by seat."""

    total: list[int]
    standing: list[int]  # 0 in an abandoned game
    ending: NotRequired[str]  # RESIGN or ABANDON where the rules did not end it
    sheet: NotRequired[
        dict[str, list[int]]
    ]  # points by category, where the rules ended it; {}: nobody can tell


class Header(msgspec.Struct, kw_only=True):
    """What is known of a table before its journal is read."""

    id: str
    game: str
    rules_version: int
    components: str
    players: int
    options: dict[str, object]
    secret: str
    public: bool = False
    hints: bool = True
    created: float = 0.0
    touched: float = 0.0
    finished: float | None = None
    result: Result | None = None
    host: str = ""  # hash of the browser that made it; "" at tables from before
    actor: int = -1  # the seat that must act; -1 nobody, or unknown
    rematch_of: str | None = None
    clock: dict[str, float] | None = None  # of table.clock.TimeControl
    due: float | None = None  # when the time of who must act will be out
    rated: bool = False
    group_id: str | None = None  # whose members see it
    sealed: bool = (
        False  # its deal is being played elsewhere too: nothing of it is told before all have ended
    )


class StoredSeat(msgspec.Struct, kw_only=True):
    """A seat as the game began."""

    number: int
    name: str
    kind: str
    bot: str = ""
    screen: int = -1
    confirm: str = "final"
    colour: str = ""  # "black"; "" at tables from before colours were chosen


class ChatMessage(msgspec.Struct):
    """A line of chat."""

    seat: int
    name: str
    text: str
    at: float
    holder: str = ""  # who wrote it; never sent
    id: int = 0  # its number in the store


class Summary(msgspec.Struct):
    """A table in a list: its header and who sits there."""

    header: Header
    seats: list[StoredSeat]
    mine: list[int]  # seats that the asking browser holds
    entries: int = 0  # actions in the journal
    absent: dict[int, str] = {}  # TAKE_OVER or RESIGN by seat, for those whom a bot plays for


class StoredAnalysis(msgspec.Struct):
    """What the store knows of the analysis of a table."""

    state: str  # RUNNING, DONE or FAILED
    result: str | None = None  # JSON


class StoredEdition(msgspec.Struct):
    """An owner's corrections of the figures of a game."""

    game: str
    hash: str
    by: str
    text: str
    created: float = 0.0


class StoredTable(msgspec.Struct):
    """Everything that the store knows of a table."""

    header: Header
    seats: list[StoredSeat]
    entries: list[Entry]
    chat: list[ChatMessage]


class Store:
    """An open store. Make one with ``await Store.open(url)``."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self._writing = asyncio.Lock()  # SQLite has one writer; waiting here is cheaper than in the database
        self._together = Together(self.writing)  # the entries of all tables
        self._file: tuple[str, int] | None = None  # SQLite: the file, and its number on the disk

    @classmethod
    async def open(cls, url: str | None = None) -> Store:
        """Connect, and bring the schema up to date."""
        store = cls(make_engine(url))
        async with store.engine.begin() as connection:
            if store.shared:  # of several that start at once one makes the schema, the others wait
                await connection.execute(select(func.pg_advisory_xact_lock(MIGRATING)))
            await connection.run_sync(migrate)
        name = store.engine.url.database
        if store.engine.name == "sqlite" and name and name != ":memory:":
            store._file = name, os.stat(name).st_ino
        return store

    async def close(self) -> None:
        """Let go of the database."""
        await self.engine.dispose()

    @property
    def shared(self) -> bool:
        """Whether several processes may use the database at the same time."""
        return self.engine.name == "postgresql"

    @asynccontextmanager
    async def alone(self, what: str) -> AsyncGenerator[bool, None]:
        """Whether this process alone does something, for as long as the block runs; PostgreSQL lets go of it however
        the process ends.
        """
        if not self.shared:
            yield True
            return
        async with self.engine.connect() as connection:
            lock = select(func.pg_try_advisory_xact_lock(func.hashtext(what), MIGRATING))
            yield bool((await connection.execute(lock)).scalar())

    # ---- writing

    @asynccontextmanager
    async def writing(self) -> AsyncGenerator[AsyncConnection, None]:
        """A transaction. Who waits for it too long is told so, however many wait; a file that somebody deleted or
        replaced takes nothing more, because it would be lost.
        """
        if self.shared:
            async with self.engine.begin() as connection:
                yield connection
            return
        try:
            async with asyncio.timeout(BUSY_SECONDS):
                await self._writing.acquire()
        except TimeoutError:
            raise Unavailable("the database was busy for too long") from None
        try:
            if self._file is not None and inode(self._file[0]) != self._file[1]:
                raise Unavailable(f"{self._file[0]} was deleted or replaced while the server ran")
            async with self.engine.begin() as connection:
                yield connection
        finally:
            self._writing.release()

    async def create(
        self,
        header: Header,
        seats: Sequence[StoredSeat],
        holders: Iterable[tuple[str, int]],
        played: Sequence[tuple[Entry, Sequence[Sequence[int]]]] = (),
    ) -> None:
        """A new table; `holders` says which browser (hash) sits where. What has been `played` elsewhere comes with what was
        told of it.
        """
        now = time.time()
        header.created = header.touched = now
        async with self.writing() as connection:
            try:
                await connection.execute(insert(schema.tables), msgspec.structs.asdict(header))
            except IntegrityError:
                raise WriteConflict("there is already a rematch of this table") from None
            rows = [{"table_id": header.id, **msgspec.structs.asdict(seat)} for seat in seats]
            await connection.execute(insert(schema.seats), rows)
            holdings = [{"browser": b, "table_id": header.id, "seat": seat, "at": now} for b, seat in holders]
            if holdings:
                await connection.execute(insert(schema.holdings), holdings)
            if played:
                entries = [_entry_row(header.id, entry, told, now) for entry, told in played]
                await connection.execute(insert(schema.entries), entries)

    async def append(
        self,
        table: str,
        entry: Entry,
        told: Sequence[Sequence[int]],
        actor: int = -1,
        result: Result | None = None,
        due: float | None = None,
    ) -> None:
        """Keep an accepted entry with what was told of it, who acts then and when his time will be out, and the result if
        it ended the game. All or nothing.
        """
        now = entry.at or time.time()
        row = _entry_row(table, entry, told, now)
        change: dict[str, object] = {"touched": now, "actor": actor, "due": due}
        if result is not None:
            change |= {"finished": now, "result": result}
        try:
            await self._together.append(row, change)
        except IntegrityError:
            raise WriteConflict(f"entry {entry.number} was written by somebody else") from None

    async def sit(
        self,
        table: str,
        seat: StoredSeat,
        browser: str | None,
        others: Iterable[StoredSeat] = (),
        link: str = "",
    ) -> None:
        """An open seat is taken, by a browser or (None) by a bot; a seat that is no longer open raises WriteConflict.

        The colours of `others` have changed with it. Of the links to the seat only the one that was followed (its hash)
        opens it from now on.
        """
        where = and_(
            schema.seats.c.table_id == table,
            schema.seats.c.number == seat.number,
            schema.seats.c.kind == OPEN,
        )
        async with self.writing() as connection:
            done = await connection.execute(
                update(schema.seats).where(where).values(msgspec.structs.asdict(seat))
            )
            if done.rowcount != 1:
                raise WriteConflict("somebody else has taken this seat")
            for other in others:
                one = and_(schema.seats.c.table_id == table, schema.seats.c.number == other.number)
                await connection.execute(update(schema.seats).where(one).values(colour=other.colour))
            opens = schema.links.c
            await connection.execute(
                delete(schema.links).where(
                    opens.table_id == table, opens.seat == seat.number, opens.hash != link
                )
            )
            if browser is not None:
                await self._hold(connection, browser, table, [seat.number])

    async def hold(self, browser: str, table: str, seats: Iterable[int]) -> None:
        """A browser that followed a seat's link sits there too; SPECTATOR: it may watch."""
        async with self.writing() as connection:
            await self._hold(connection, browser, table, seats)

    async def _hold(
        self, connection: AsyncConnection, browser: str, table: str, seats: Iterable[int]
    ) -> None:
        for seat in seats:
            row = {"browser": browser, "table_id": table, "seat": seat, "at": time.time()}
            holds = (postgresql if self.shared else sqlite).insert(schema.holdings).values(row)
            await connection.execute(
                holds.on_conflict_do_update(
                    index_elements=list(schema.holdings.primary_key), set_={"at": row["at"]}
                )
            )

    async def keep_links(self, table: str, links: Mapping[str, int]) -> None:
        """Hashes of tokens, and the seats that they open."""
        columns = schema.links.c
        async with self.engine.connect() as connection:
            known = set(
                (await connection.execute(select(columns.hash).where(columns.table_id == table))).scalars()
            )
        new = [
            {"table_id": table, "hash": link, "seat": seat}
            for link, seat in links.items()
            if link not in known
        ]
        if new:
            with contextlib.suppress(IntegrityError):  # the same page was asked for twice at once
                async with self.writing() as connection:
                    await connection.execute(insert(schema.links), new)

    async def delete(self, table: str) -> None:
        """A table goes, with its seats, journal, chat and analysis; a rematch of it stays."""
        columns = schema.tables.c
        async with self.writing() as connection:
            await connection.execute(
                update(schema.tables).where(columns.rematch_of == table).values(rematch_of=None)
            )
            await connection.execute(delete(schema.tables).where(columns.id == table))

    async def add_chat(self, table: str, message: ChatMessage) -> None:
        """Keep a line of chat, which gets its number."""
        row = {"table_id": table, **msgspec.structs.asdict(message)}
        del row["id"]
        async with self.writing() as connection:
            number = insert(schema.chat).values(row).returning(schema.chat.c.id)
            message.id = (await connection.execute(number)).scalar_one()

    async def begin_analysis(self, table: str) -> None:
        """An analysis has been asked for; an earlier one is forgotten."""
        row = {"table_id": table, "state": RUNNING, "asked": time.time()}
        async with self.writing() as connection:
            await connection.execute(delete(schema.analyses).where(schema.analyses.c.table_id == table))
            await connection.execute(insert(schema.analyses), row)

    async def end_analysis(self, table: str, result: str | None) -> None:
        """An analysis is done, or (None) has failed."""
        values = {"state": FAILED if result is None else DONE, "finished": time.time(), "result": result}
        async with self.writing() as connection:
            await connection.execute(
                update(schema.analyses).where(schema.analyses.c.table_id == table).values(values)
            )

    async def keep_edition(self, edition: StoredEdition, browser: str) -> None:
        """Corrections that a browser keeps; the same figures are kept once for everybody, with the words of the one
        who kept them first.
        """
        key = {"game": edition.game, "hash": edition.hash}
        async with self.writing() as connection:
            columns = schema.editions.c
            same = and_(columns.game == edition.game, columns.hash == edition.hash)
            known = (await connection.execute(select(columns.hash).where(same))).first()
            if known is None:
                row = msgspec.structs.asdict(edition) | {"created": time.time()}
                await connection.execute(insert(schema.editions), row)
            mine = await connection.execute(delete(schema.edition_holders).where(*_holder(browser, key)))
            if known is not None and mine.rowcount:
                words = {"text": edition.text, "by": edition.by}
                await connection.execute(update(schema.editions).where(same).values(words))
            await connection.execute(
                insert(schema.edition_holders), key | {"browser": browser, "at": time.time()}
            )

    async def let_edition_go(self, game: str, hash: str, browser: str) -> None:
        """A browser no longer keeps these corrections; they stay for the tables that are played with them."""
        async with self.writing() as connection:
            await connection.execute(
                delete(schema.edition_holders).where(*_holder(browser, {"game": game, "hash": hash}))
            )

    # ---- reading

    async def edition(self, game: str, hash: str) -> StoredEdition | None:
        """The corrections of these figures; None if nobody has made any."""
        columns = schema.editions.c
        async with self.engine.connect() as connection:
            found = await connection.execute(
                select(schema.editions).where(columns.game == game, columns.hash == hash)
            )
            row = found.first()
            return StoredEdition(row.game, row.hash, row.by, row.text, row.created) if row else None

    async def editions_of(self, browser: str, game: str) -> list[StoredEdition]:
        """The corrections that a browser keeps, the latest first."""
        holder, kept = schema.edition_holders.c, schema.editions.c
        async with self.engine.connect() as connection:
            found = await connection.execute(
                select(schema.editions)
                .join(schema.edition_holders, and_(holder.game == kept.game, holder.hash == kept.hash))
                .where(holder.browser == browser, holder.game == game)
                .order_by(holder.at.desc())
            )
            return [StoredEdition(row.game, row.hash, row.by, row.text, row.created) for row in found]

    async def analysis(self, table: str) -> StoredAnalysis | None:
        """The analysis of a table; None if nobody has asked for one."""
        columns = schema.analyses.c
        async with self.engine.connect() as connection:
            found = await connection.execute(
                select(columns.state, columns.result).where(columns.table_id == table)
            )
            row = found.first()
            return StoredAnalysis(row.state, row.result) if row else None

    async def running_analyses(self) -> list[str]:
        """Tables whose analysis was asked for and is not done, the oldest wish first."""
        columns = schema.analyses.c
        async with self.engine.connect() as connection:
            found = await connection.execute(
                select(columns.table_id).where(columns.state == RUNNING).order_by(columns.asked)
            )
            return [row.table_id for row in found]

    async def load(self, table: str) -> StoredTable | None:
        """A table with its whole journal; None if there is none of this id."""
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(schema.tables).where(schema.tables.c.id == table))).first()
            if row is None:
                return None
            seats = await connection.execute(
                select(schema.seats).where(schema.seats.c.table_id == table).order_by(schema.seats.c.number)
            )
            entries = await connection.execute(_entries(table))
            messages = await connection.execute(
                select(schema.chat).where(schema.chat.c.table_id == table).order_by(schema.chat.c.id)
            )
            return StoredTable(
                _header(row),
                [_seat(seat) for seat in seats],
                [_entry(row) for row in entries],
                [_line(row) for row in messages],
            )

    async def news(self, table: str, revision: int) -> tuple[list[Entry], list[ChatMessage]]:
        """The entries after a revision, and the latest lines of chat."""
        chat = schema.chat.c
        async with self.engine.connect() as connection:
            entries = await connection.execute(_entries(table).where(schema.entries.c.seq > revision))
            latest = (
                select(schema.chat).where(chat.table_id == table).order_by(chat.id.desc()).limit(CHAT_READ)
            )
            lines = await connection.execute(latest)
            return [_entry(row) for row in entries], [_line(row) for row in lines][::-1]

    async def seats_of(self, browser: str, table: str) -> list[int]:
        """The seats of a table that a browser holds."""
        columns = schema.holdings.c
        async with self.engine.connect() as connection:
            found = await connection.execute(
                select(columns.seat)
                .where(columns.browser == browser, columns.table_id == table, columns.seat > SPECTATOR)
                .order_by(columns.seat)
            )
            return [row.seat for row in found]

    async def seat_by_link(self, table: str, link: str) -> int | None:
        """The seat that the token of this hash opens."""
        columns = schema.links.c
        async with self.engine.connect() as connection:
            found = await connection.execute(
                select(columns.seat).where(columns.table_id == table, columns.hash == link)
            )
            row = found.first()
            return row.seat if row else None

    async def knows(self, browser: str, table: str) -> bool:
        """Whether a browser holds a seat of a table or may watch it."""
        columns = schema.holdings.c
        async with self.engine.connect() as connection:
            found = await connection.execute(
                select(columns.seat).where(columns.browser == browser, columns.table_id == table)
            )
            return found.first() is not None

    async def holders(self, table: str) -> list[tuple[str, int]]:
        """Which browsers (hashes) hold which seats; SPECTATOR: who may watch."""
        columns = schema.holdings.c
        async with self.engine.connect() as connection:
            found = await connection.execute(
                select(columns.browser, columns.seat).where(columns.table_id == table)
            )
            return [(row.browser, row.seat) for row in found]

    async def rematch_of(self, table: str) -> str | None:
        """The table at which a game was played again."""
        async with self.engine.connect() as connection:
            found = await connection.execute(
                select(schema.tables.c.id).where(schema.tables.c.rematch_of == table)
            )
            row = found.first()
            return str(row.id) if row else None

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
        async with self.engine.connect() as connection:
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
                seats[row.table_id].append(_seat(row))
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
            Summary(_header(row), seats[row.id], sorted(mine[row.id]), lengths.get(row.id, 0), absent[row.id])
            for row in rows
        ]

    async def unfinished_with_bots(self) -> list[str]:
        """Tables where a bot may be due: all started, unfinished ones with a bot in a seat or in the journal."""
        bots = select(schema.seats.c.table_id).where(schema.seats.c.kind == "bot")
        taken = select(schema.entries.c.table_id).where(schema.entries.c.kind.in_((TAKE_OVER, RESIGN)))
        open_ = select(schema.seats.c.table_id).where(schema.seats.c.kind == OPEN)
        columns = schema.tables.c
        async with self.engine.connect() as connection:
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
        async with self.engine.connect() as connection:
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


aliased_entries = schema.entries.alias()
AnyRow = Row[*tuple[Any, ...]]  # of columns that the Structs below check


def _header(row: AnyRow) -> Header:
    return Header(**{name: getattr(row, name) for name in Header.__struct_fields__})


def _entries(table: str) -> Select[tuple[Any, ...]]:
    """The journal of a table."""
    columns = schema.entries.c
    return (
        select(
            columns.seq,
            columns.kind,
            columns.seat,
            columns.action,
            columns.client_id,
            columns.note,
            columns.at,
        )
        .where(columns.table_id == table)
        .order_by(columns.seq)
    )


def _entry_row(table: str, entry: Entry, told: Sequence[Sequence[int]], at: float) -> dict[str, Any]:
    command = entry.command
    return {
        "table_id": table,
        "seq": entry.number,
        "kind": command.kind,
        "seat": command.seat,
        "action": command.action,
        "client_id": command.id or None,
        "note": command.note,
        "events": [list(one) for one in told],
        "at": at,
    }


def _line(row: AnyRow) -> ChatMessage:
    return ChatMessage(row.seat, row.name, row.text, row.at, row.holder, row.id)


def _entry(row: AnyRow) -> Entry:
    command = Command(
        kind=row.kind,
        seat=row.seat,
        revision=row.seq - 1,
        action=row.action,
        sure=True,
        id=row.client_id or "",
        note=row.note,
    )
    return Entry(row.seq, command, row.at)


def _seat(row: AnyRow) -> StoredSeat:
    return StoredSeat(**{name: getattr(row, name) for name in StoredSeat.__struct_fields__})


def _holder(browser: str, key: dict[str, str]) -> list[ColumnElement[bool]]:
    """Who keeps which corrections."""
    return [schema.edition_holders.c[name] == value for name, value in (key | {"browser": browser}).items()]
