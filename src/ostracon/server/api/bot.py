"""Streams for bots, as newline-delimited JSON: what happens at all of one's tables, and everything at one of them.

A stream looks at how things stand whenever it is woken, and tells what has changed since; an empty line says that
nothing has. So nothing is lost between two looks, by a restart, or on another process.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Coroutine
from typing import TypeVar

import msgspec
from litestar import get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery
from litestar.response import Stream as StreamAnswer

from ostracon.kernel.errors import OstraconError
from ostracon.server.address import address_of
from ostracon.server.api.access import is_good
from ostracon.server.api.asking import Asker, Asking, check_rated, links_of, place_of, player
from ostracon.server.api.faults import ApiFault
from ostracon.server.api.messages import (
    End,
    Goodbye,
    NewChat,
    NewPosition,
    NewSeats,
    State,
    TableEvent,
)
from ostracon.server.api.shown import (
    Links,
    chat_after,
    position_of,
    result_info,
    seats_info,
    step_of,
    steps_after,
    table_info,
)
from ostracon.server.connection import Connection
from ostracon.server.live_table import LiveTable
from ostracon.server.pages import service_of
from ostracon.server.people.blocks import ignored_by
from ostracon.server.service import TableService
from ostracon.server.session import HttpRequest
from ostracon.server.streams import REVOKED, Stream
from ostracon.server.words import words

LINES = "application/x-ndjson"
KEEP_ALIVE = (
    6.0  # seconds after which an empty line is sent, and the store is asked whether something has changed
)
TABLES_FOLLOWED = 200  # unfinished tables of one holder

T = TypeVar("T")

_encoder = msgspec.json.Encoder()


def line(message: msgspec.Struct) -> bytes:
    """A message as one line."""
    return _encoder.encode(message) + b"\n"


def open_stream(service: TableService, asker: Asker) -> Stream:
    """A new stream for who asks."""
    say = words(asker.language)
    if not asker.holder:
        raise ApiFault("unknown", say("api-unknown"), 401)
    stream = service.streams.open(asker.holder, asker.token)
    if stream is None:
        raise ApiFault("too-many-streams", say("api-too-many-streams"), 429)
    return stream


async def woken(service: TableService, stream: Stream) -> bool:
    """Wait until something happens; False if nothing did. A token that was revoked elsewhere ends the stream."""
    if await stream.wait(KEEP_ALIVE):
        return True
    if stream.token and not await apart(service, is_good(service.store, stream.token)):
        stream.ending = REVOKED
    return False


async def apart(service: TableService, work: Coroutine[object, None, T]) -> T:
    """What some work with the store comes to; whoever hangs up meanwhile does not break it off."""
    return await asyncio.shield(service.spawn(work))


def goodbye(stream: Stream, asker: Asker) -> bytes:
    """The last line of a stream that ends before its game does."""
    return line(Goodbye(stream.ending, words(asker.language)(f"api-{stream.ending}")))


# ---- one table


@get(
    "/bot/tables/{id:str}/stream",
    media_type=LINES,
    responses={200: ResponseSpec(str, media_type=LINES, description="One JSON object a line")},
)
async def table_stream(
    request: HttpRequest,
    asker: Asking,
    id: FromPath[str],
    seat: FromQuery[int] = -1,
    since: FromQuery[int] = 0,
    chat: FromQuery[int] = 0,
    redealt: FromQuery[bool] = False,
) -> StreamAnswer:
    """Everything that a seat is told: first the whole state with the steps after the revision `since` and the chat after
    the line of number `chat`, then each step, position and line of chat, until the game ends. With `redealt` each
    position in which the seat decides has one that it cannot tell from the true one.
    """
    place = await place_of(request, asker, id)
    player(place)
    service, (live, mine) = service_of(request), place
    check_rated(asker, live)
    who = asker.screen(mine, seat)
    who.ignored = await ignored_by(service.store, asker.holder, id)
    links = await links_of(request, asker, live)
    told = Telling(live, mine, asker, who, address_of(request), links, redealt)
    stream = open_stream(service, asker)
    return StreamAnswer(table_lines(service, stream, told, since, chat), media_type=LINES, headers=UNBUFFERED)


UNBUFFERED = {"cache-control": "no-store", "x-accel-buffering": "no"}


class Telling:
    """What a stream has told of its table, so that it tells only what is new."""

    def __init__(
        self,
        live: LiveTable,
        mine: list[int],
        asker: Asker,
        who: Connection,
        address: str,
        links: Links,
        redealt: bool,
    ) -> None:
        self.live, self.mine, self.asker, self.who = live, mine, asker, who
        self.address, self.links, self.redealt = address, links, redealt
        self.revision = self.chat = 0

    def everything(self, since: int, chat: int) -> bytes:
        """The first line."""
        live = self.live
        self.seats = seats_info(live, self.mine, self.links)
        self.position = position_of(live, self.who, self.redealt)
        self.revision, self.chat = live.table.revision, max([0, *(one.id for one in live.chat)])
        return line(
            State(
                table_info(live, self.mine, self.asker, self.address, self.links),
                self.position,
                steps_after(live.table, self.who.shown, since),
                chat_after(live, self.who, chat),
            )
        )

    def news(self) -> list[bytes]:
        """What has changed since the last look."""
        live, table, found = self.live, self.live.table, []
        seats = seats_info(live, self.mine, self.links)
        if seats != self.seats:
            self.seats = seats
            found.append(line(NewSeats(live.waiting, seats)))
        for number in range(self.revision + 1, table.revision + 1):
            found.append(line(step_of(table, self.who.shown, number)))
        self.revision = table.revision
        position = position_of(live, self.who, self.redealt)
        if position != self.position:
            self.position = position
            found.append(line(NewPosition(position)))
        said = chat_after(live, self.who, self.chat)
        found += [line(NewChat(one)) for one in said]
        self.chat = max([self.chat, *(one.id for one in live.chat)])
        return found


def is_unsound(live: LiveTable) -> bool:
    """Whether a table in memory is not what the store has."""
    return live.deleted or live.broken


async def table_lines(
    service: TableService, stream: Stream, told: Telling, since: int, chat: int
) -> AsyncGenerator[bytes, None]:
    """The lines of a table's stream."""
    live = told.live
    try:
        service.listening(live, stream, told.who.shown)
        async with live.lock:
            first = told.everything(since, chat)
        yield first
        while not stream.must_end():
            if live.deleted or live.table.over:
                yield line(
                    End(live.table.revision, None if live.deleted else result_info(live.header.result))
                )
                return
            if not await woken(service, stream):
                yield b"\n"
            if stream.must_end():
                break
            async with live.lock:
                news = [] if is_unsound(live) else told.news()
            for one in news:
                yield one
        yield goodbye(stream, told.asker)
    finally:
        service.gone(live, stream)
        service.streams.close(stream)


# ---- all tables


@get(
    "/bot/events",
    media_type=LINES,
    responses={200: ResponseSpec(str, media_type=LINES, description="One JSON object a line")},
)
async def event_stream(request: HttpRequest, asker: Asking) -> StreamAnswer:
    """What happens at one's tables: first how each unfinished one stands, then each change: `waiting` (seats are free),
    `started`, `turn` (yours), `finished`.
    """
    service = service_of(request)
    stream = open_stream(service, asker)
    return StreamAnswer(event_lines(service, stream, asker), media_type=LINES, headers=UNBUFFERED)


class Following:
    """The tables of a holder, and what was last told of each."""

    def __init__(self, service: TableService, stream: Stream) -> None:
        self.service, self.stream = service, stream
        self.tables: dict[str, tuple[LiveTable, list[int]]] = {}
        self.told: dict[str, tuple[str, int]] = {}

    async def look(self) -> None:
        """Which tables there are now."""
        mine = self.service.store.lists.mine(self.stream.holder, False, TABLES_FOLLOWED)
        for summary in await apart(self.service, mine):
            id = summary.header.id
            known = self.tables.get(id)
            if known == (self.service.open_tables.get(id), summary.mine):
                continue
            live = await apart(self.service, self._opened(id))
            if live is None:
                continue
            if known:
                self.service.gone(known[0], self.stream)
            self.service.listening(live, self.stream, *summary.mine)
            self.tables[id] = live, summary.mine

    async def _opened(self, id: str) -> LiveTable | None:
        """A table; None if it is played by other rules than those installed, or was deleted just now."""
        try:
            return await self.service.open(id)
        except OstraconError:
            return None

    def news(self) -> list[bytes]:
        """What has happened at them since the last look."""
        found = []
        for id, (live, mine) in list(self.tables.items()):
            table, before = live.table, self.told.get(id, ("", -1))
            over = live.deleted or table.over
            event = "finished" if over else "waiting" if live.waiting else "started"
            if event == "started" and table.actor in mine:
                event = "turn"
            now = event, table.revision if event == "turn" else 0
            if event == "turn" and before[0] in ("", "waiting"):
                found.append(self._event("started", live, mine))
            if now != before and not (event == "started" and before[0] == "turn"):
                found.append(self._event(event, live, mine))
            self.told[id] = now
            if over:
                self.service.gone(live, self.stream)
                del self.tables[id], self.told[id]
        return found

    def _event(self, event: str, live: LiveTable, mine: list[int]) -> bytes:
        return line(TableEvent(event, live.id, live.header.game, mine, live.table.revision))

    def close(self) -> None:
        """Listen no more."""
        for live, _ in self.tables.values():
            self.service.gone(live, self.stream)


async def event_lines(service: TableService, stream: Stream, asker: Asker) -> AsyncGenerator[bytes, None]:
    """The lines of a holder's events."""
    following = Following(service, stream)
    try:
        while not stream.must_end():
            await following.look()
            for one in following.news():
                yield one
            if not await woken(service, stream):
                yield b"\n"
        yield goodbye(stream, asker)
    finally:
        following.close()
        service.streams.close(stream)


HANDLERS = [table_stream, event_stream]
