"""The lobby: tables to join or to watch, invitations, the next table that waits for somebody."""

from __future__ import annotations

import json
from collections.abc import AsyncGenerator
from typing import Annotated, Literal

import msgspec
from litestar import delete, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.response import Stream as StreamAnswer
from msgspec import Meta

from ostracon.server.api.asking import Asker, Asking
from ostracon.server.api.bot import LINES, UNBUFFERED, apart, goodbye, line, open_stream, woken
from ostracon.server.api.faults import ApiFault
from ostracon.server.api.messages import Confirm, Name, Ok
from ostracon.server.api.shown import card_info
from ostracon.server.clocks import waiting_for
from ostracon.server.lobby.acquaintances import acquaintances
from ostracon.server.lobby.invitations import invitations_of, invited_to
from ostracon.server.lobby.inviting import accept, decline, invite_to, withdraw
from ostracon.server.lobby.lists import Filters, lobby_of
from ostracon.server.lobby.lobby import Line, Lobby
from ostracon.server.pages import Listed, listed, service_of
from ostracon.server.people.account_pages import signed_in
from ostracon.server.people.accounts import by_holders
from ostracon.server.session import HttpRequest, PageError
from ostracon.server.streams import RESTARTING, Stream
from ostracon.server.tables import live_table_of
from ostracon.server.words import words
from ostracon.table.table import Refused


class CardSeat(msgspec.Struct, frozen=True):
    """Who sits in a seat, or that nobody does."""

    number: int
    name: str
    kind: str  # "human", "bot" or "open"
    level: str  # of a bot


class CardInfo(msgspec.Struct, frozen=True):
    """A table in the lobby."""

    id: str
    game: str
    title: str
    variant: str  # the clock and unusual options, in words
    seats: list[CardSeat]
    open: int  # free seats
    moves: int
    rated: bool
    speed: str  # "live", "slow" or "none"
    actor: str  # the name of who must act
    at: float


class LobbyInfo(msgspec.Struct, frozen=True):
    """The tables of the lobby: with free seats, and those to watch."""

    open: list[CardInfo]
    running: list[CardInfo]


class LobbyNews(msgspec.Struct, frozen=True, tag="lobby"):
    """The lobby has changed: what it shows now. The first line of the stream."""

    open: list[CardInfo]
    running: list[CardInfo]


class OwnNews(msgspec.Struct, frozen=True, tag="mine"):
    """Something of one's own has changed: a table, an invitation, a group's table."""


class InvitationInfo(msgspec.Struct, frozen=True):
    """Somebody asks one to sit down."""

    table: str
    game: str
    host: str
    seat: int
    at: float


class InvitedInfo(msgspec.Struct, frozen=True):
    """Who is invited to a seat."""

    seat: int
    names: list[str]


class InvitationWish(msgspec.Struct, frozen=True):
    """Whom to invite to which free seat."""

    name: Name
    seat: Annotated[int, Meta(ge=0, le=9)]


class Acceptance(msgspec.Struct, frozen=True):
    """How much of one's own turns is to be confirmed."""

    confirm: Confirm = "never"


class NextTables(msgspec.Struct, frozen=True):
    """Tables that wait for somebody, the most urgent first."""

    tables: list[str]


# ---- tables


def filters_of(
    game: FromQuery[str] = "",
    free: FromQuery[Literal["", "1", "2"]] = "",
    rated: FromQuery[Literal["", "yes", "no"]] = "",
    speed: FromQuery[Literal["", "live", "slow", "none"]] = "",
    known: FromQuery[bool] = False,
) -> Filters:
    """What somebody wants to see of the lobby."""
    return Filters.of(
        {"game": game, "free": free, "rated": rated, "speed": speed} | ({"known": "1"} if known else {})
    )


async def shown(request: HttpRequest, asker: Asker, filters: Filters) -> LobbyInfo:
    """The lobby as somebody wants to see it."""
    shelf, _ = await lobby_of(request).shelf(asker.language)
    store = service_of(request).store
    known = await acquaintances(store, asker.holder) if filters.known and asker.holder else {}

    def cards(ids: list[str]) -> list[CardInfo]:
        wanted = (shelf.cards[id] for id in ids)
        return [card(one.table) for one in wanted if filters.shows(one, known)]

    return LobbyInfo(cards(shelf.open), cards(shelf.running))


def card(table: Listed) -> CardInfo:
    """A table of a list."""
    return msgspec.convert(card_info(table), CardInfo)


class Heard(Line):
    """A line of the lobby that wakes a stream."""

    def __init__(self, asker: Asker, stream: Stream) -> None:
        super().__init__(asker.holder, asker.language, asker.caller, tables=True)
        self._stream = stream

    def send(self, data: bytes) -> None:
        """Something is new."""
        super().send(data)
        self._stream.wake.set()

    def cut(self) -> None:
        """The line ends."""
        super().cut()
        self._stream.wake.set()

    def mine(self) -> bool:
        """Whether something of one's own was among what has come; all of it is taken."""
        found = False
        while not self.out.empty():
            said = self.out.get_nowait()
            found = found or (said is not None and json.loads(said)["type"] == "mine")
        return found


@get("/lobby")
async def lobby(
    request: HttpRequest,
    asker: Asking,
    game: FromQuery[str] = "",
    free: FromQuery[Literal["", "1", "2"]] = "",
    rated: FromQuery[Literal["", "yes", "no"]] = "",
    speed: FromQuery[Literal["", "live", "slow", "none"]] = "",
    known: FromQuery[bool] = False,
) -> LobbyInfo:
    """Public tables with free seats, and those to watch. `free`: 1 begins as soon as one sits down, 2 has several free
    seats; `known`: with people one knows.
    """
    return await shown(request, asker, filters_of(game, free, rated, speed, known))


@get(
    "/bot/lobby",
    media_type=LINES,
    responses={200: ResponseSpec(str, media_type=LINES, description="One JSON object a line")},
)
async def lobby_stream(
    request: HttpRequest,
    asker: Asking,
    game: FromQuery[str] = "",
    free: FromQuery[Literal["", "1", "2"]] = "",
    rated: FromQuery[Literal["", "yes", "no"]] = "",
    speed: FromQuery[Literal["", "live", "slow", "none"]] = "",
    known: FromQuery[bool] = False,
) -> StreamAnswer:
    """The lobby as it changes: `lobby` with both lists whenever one of them differs, `mine` when something of one's own
    has changed, until the server stops (`goodbye`).
    """
    service, found = service_of(request), lobby_of(request)
    if not found.may_open(asker.caller):
        raise ApiFault("too-many-streams", words(asker.language)("api-too-many-streams"), 429)
    filters = filters_of(game, free, rated, speed, known)
    stream = open_stream(service, asker)
    heard = Heard(asker, stream)
    return StreamAnswer(
        lobby_lines(request, asker, filters, found, heard, stream), media_type=LINES, headers=UNBUFFERED
    )


async def lobby_lines(
    request: HttpRequest, asker: Asker, filters: Filters, found: Lobby, heard: Heard, stream: Stream
) -> AsyncGenerator[bytes, None]:
    """The lines of a lobby's stream."""
    service, told = service_of(request), None
    try:
        await apart(service, found.open(heard, ""))
        while not stream.must_end() and not heard.lost:
            now = await apart(service, shown(request, asker, filters))
            if now != told:
                told = now
                yield line(LobbyNews(now.open, now.running))
            if heard.mine():
                yield line(OwnNews())
            if not await woken(service, stream):
                yield b"\n"
        stream.ending = stream.ending or RESTARTING
        yield goodbye(stream, asker)
    finally:
        found.close(heard)
        service.streams.close(stream)


@get("/next")
async def next_tables(request: HttpRequest, asker: Asking, after: FromQuery[str] = "") -> NextTables:
    """The tables that wait for one, besides `after`; the most urgent first."""
    store = service_of(request).store
    return NextTables(await waiting_for(store, asker.holder, after) if asker.holder else [])


# ---- invitations


@get("/invitations")
async def invitations(request: HttpRequest, asker: Asking) -> list[InvitationInfo]:
    """What one is invited to."""
    store = service_of(request).store
    asked = await invitations_of(store, signed_in(asker.session).holder)
    hosts = await by_holders(store, [one.host for one in asked])
    tables = {
        one.id: one
        for one in listed(
            asker.session, await store.lists.these([one.table_id for one in asked], asker.holder)
        )
    }
    return [
        InvitationInfo(one.table_id, tables[one.table_id].game, hosts[one.host].name, one.seat, one.at)
        for one in asked
        if one.table_id in tables and one.host in hosts and not tables[one.table_id].mine
    ]


@post("/invitations/{id:str}/accept", status_code=200)
async def accept_invitation(
    request: HttpRequest, asker: Asking, id: FromPath[str], data: JSONBody[Acceptance]
) -> Ok:
    """Take the seat at a table that one is invited to."""
    live = await live_table_of(request, id)
    if asker.token and live.header.rated:
        raise ApiFault("rated", words(asker.language)("api-rated"), 403)
    await accept(asker.session, live, data.confirm)
    return Ok()


@delete("/invitations/{id:str}", status_code=200)
async def decline_invitation(asker: Asking, id: FromPath[str]) -> Ok:
    """Decline the invitation to a table."""
    await decline(asker.session, id)
    return Ok()


@get("/tables/{id:str}/invitations")
async def invited(request: HttpRequest, asker: Asking, id: FromPath[str]) -> list[InvitedInfo]:
    """Who is invited to a table; for who made it."""
    live = await live_table_of(request, id)
    if signed_in(asker.session).holder != live.header.host:
        raise PageError("error-not-host", 403)
    found = await invited_to(service_of(request).store, id)
    return [InvitedInfo(seat, names) for seat, names in sorted(found.items())]


@post("/tables/{id:str}/invitations", status_code=200)
async def invite(
    request: HttpRequest, asker: Asking, id: FromPath[str], data: JSONBody[InvitationWish]
) -> Ok:
    """Invite an account to a free seat; for who made the table."""
    live = await live_table_of(request, id)
    if not 0 <= data.seat < len(live.stored_seats):
        raise Refused("no-seat")
    await invite_to(asker.session, live, data.name, data.seat)
    return Ok()


@delete("/tables/{id:str}/invitations/{name:str}", status_code=200)
async def withdraw_invitation(
    request: HttpRequest, asker: Asking, id: FromPath[str], name: FromPath[str]
) -> Ok:
    """Take an invitation back; for who made the table."""
    await withdraw(asker.session, await live_table_of(request, id), name)
    return Ok()


HANDLERS = [
    lobby,
    lobby_stream,
    next_tables,
    invitations,
    accept_invitation,
    decline_invitation,
    invited,
    invite,
    withdraw_invitation,
]
