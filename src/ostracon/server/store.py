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

import msgspec
from sqlalchemy import and_, delete, func, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ostracon.kernel.errors import OstraconError
from ostracon.kernel.rules import SPECTATOR
from ostracon.server import schema
from ostracon.server.analysis_store import AnalysisStore
from ostracon.server.database import (
    BUSY_SECONDS,
    MIGRATING,
    Unavailable,
    inode,
    make_engine,
    migrate,
)
from ostracon.server.edition_store import EditionStore
from ostracon.server.stored import (
    ChatMessage,
    Header,
    Result,
    StoredSeat,
    StoredTable,
    entry_of,
    entry_row,
    header_of,
    journal_of,
    line_of,
    seat_of,
)
from ostracon.server.table_lists import TableLists
from ostracon.server.together import Together
from ostracon.table.seats import HUMAN, OPEN
from ostracon.table.table import Entry

CHAT_READ = 50  # latest lines of chat that are looked through for new ones


class WriteConflict(OstraconError):
    """Another writer was faster: the entry is not stored."""


class Store:
    """An open store. Make one with ``await Store.open(url)``."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self._writing = asyncio.Lock()  # SQLite has one writer; waiting here is cheaper than in the database
        self._together = Together(self.writing)  # the entries of all tables
        self.lists = TableLists(engine)
        self.analyses = AnalysisStore(engine, self.writing)
        self.editions = EditionStore(engine, self.writing)
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
                entries = [entry_row(header.id, entry, told, now) for entry, told in played]
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
        row = entry_row(table, entry, told, now)
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

    async def stand_up(self, table: str, seat: StoredSeat) -> list[str]:
        """A seat of a table that still waits is free again; who held it. Raises WriteConflict where the game has begun."""
        seats, held = schema.seats.c, schema.holdings.c
        here = held.table_id == table, held.seat == seat.number
        async with self.writing() as connection:
            all_ = select(seats.number, seats.kind).where(seats.table_id == table).with_for_update()
            kinds = {row.number: row.kind for row in await connection.execute(all_)}
            if kinds.get(seat.number) != HUMAN or OPEN not in kinds.values():
                raise WriteConflict("the game has begun meanwhile")
            one = seats.table_id == table, seats.number == seat.number
            await connection.execute(update(schema.seats).where(*one).values(msgspec.structs.asdict(seat)))
            holders = (await connection.execute(select(held.browser).where(*here))).scalars().all()
            await connection.execute(delete(schema.holdings).where(*here))
            return list(holders)

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

    # ---- reading

    async def load(self, table: str) -> StoredTable | None:
        """A table with its whole journal; None if there is none of this id."""
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(schema.tables).where(schema.tables.c.id == table))).first()
            if row is None:
                return None
            seats = await connection.execute(
                select(schema.seats).where(schema.seats.c.table_id == table).order_by(schema.seats.c.number)
            )
            entries = await connection.execute(journal_of(table))
            messages = await connection.execute(
                select(schema.chat).where(schema.chat.c.table_id == table).order_by(schema.chat.c.id)
            )
            return StoredTable(
                header_of(row),
                [seat_of(seat) for seat in seats],
                [entry_of(row) for row in entries],
                [line_of(row) for row in messages],
            )

    async def news(self, table: str, revision: int) -> tuple[list[Entry], list[ChatMessage]]:
        """The entries after a revision, and the latest lines of chat."""
        chat = schema.chat.c
        async with self.engine.connect() as connection:
            entries = await connection.execute(journal_of(table).where(schema.entries.c.seq > revision))
            latest = (
                select(schema.chat).where(chat.table_id == table).order_by(chat.id.desc()).limit(CHAT_READ)
            )
            lines = await connection.execute(latest)
            return [entry_of(row) for row in entries], [line_of(row) for row in lines][::-1]

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
