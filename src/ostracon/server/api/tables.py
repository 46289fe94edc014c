"""Tables: list, make, join, leave."""

from __future__ import annotations

from typing import Literal
from urllib.parse import parse_qs, urlsplit

from litestar import delete, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from ostracon.kernel.rules import SPECTATOR
from ostracon.server.address import address_of
from ostracon.server.api.asking import Asker, Asking, Place, check_rated, links_of, place_of, player
from ostracon.server.api.faults import ApiFault
from ostracon.server.api.messages import (
    Done,
    Join,
    LevelWish,
    NewTable,
    Own,
    SeatLink,
    TableInfo,
    TableSummary,
    Watch,
)
from ostracon.server.api.shown import summary_of, table_info
from ostracon.server.clocks import chosen_control
from ostracon.server.groups.members import is_member
from ostracon.server.groups.pages import the_group
from ostracon.server.leaving import DELETE, LEAVE, STAND_UP, own_links, take_way, ways
from ostracon.server.limits import MAKING
from ostracon.server.making import Fault, Maker, Wanted, make
from ostracon.server.pages import chosen_game, service_of
from ostracon.server.seating import check_welcome, fill, free_name_of, may_join, seat_of
from ostracon.server.service import screen_of
from ostracon.server.session import HttpRequest, PageError, clean_name
from ostracon.server.tables import live_table_of, play_again
from ostracon.server.tokens import is_watch_token
from ostracon.server.tournaments.sealing import unsealed
from ostracon.server.words import words
from ostracon.table.seats import OPEN
from ostracon.table.table import ABANDON, HAND_BACK, PLAY_ON, RESIGN, Command, Refused

LISTED = 50  # tables of a list


@get("/tables")
async def table_list(
    request: HttpRequest, asker: Asking, which: FromQuery[Literal["mine", "public", "finished"]] = "mine"
) -> list[TableSummary]:
    """Tables: `mine` (unfinished), `public` (unfinished, of others) or `finished` (mine, then public ones)."""
    store, holder = service_of(request).store, asker.holder
    finished = which == "finished"
    mine = await store.lists.mine(holder, finished, LISTED) if holder and which != "public" else []
    others = await store.lists.public(holder, finished, LISTED) if which != "mine" else []
    return [summary_of(one) for one in [*mine, *(one for one in others if not one.mine)]]


@post("/tables")
async def make_table(request: HttpRequest, asker: Asking, data: JSONBody[NewTable]) -> TableInfo:
    """Make a table. The seats of friends have links to send them."""
    service, say = service_of(request), words(asker.language)
    if not service.limits.allows(MAKING, asker.caller):
        raise ApiFault("too-fast", say("error-too-fast"), 429)
    game = await chosen_game(request, data.game, data.figures)
    if len(data.seats) not in game.players:
        raise ApiFault("players", say("fault-players"), 422)
    if data.rated and asker.token:
        raise ApiFault("rated", say("api-rated"), 403)
    group = (await the_group(asker.session, data.group)).id if data.group else None
    if group and not await is_member(service.store, group, asker.holder):
        raise ApiFault("group", say("fault-group"), 422)
    fields = {"clock": data.clock, "clock-bank-unit": "seconds", "clock-increment-unit": "seconds"}
    try:
        control = chosen_control(
            fields | {"clock-bank": str(data.bank), "clock-increment": str(data.increment)}
        )
    except ValueError:
        raise ApiFault("clock", say("fault-clock"), 422) from None
    maker = Maker(asker.secret, asker.holder, asker.name, data.confirm, asker.language, asker.account)
    try:
        id = await make(
            service,
            game,
            [Wanted(one.who, one.name, one.colour, one.style) for one in data.seats],
            data.options,
            maker,
            data.public and group is None,
            data.hints,
            data.surprise,
            data.rated,
            control,
            group_id=group,
        )
    except Fault as fault:
        raise ApiFault(fault.at, fault.text, 422) from None
    return await told(request, asker, await place_of(request, asker, id))


@get("/tables/{id:str}")
async def one_table(request: HttpRequest, asker: Asking, id: FromPath[str]) -> TableInfo:
    """A table: who sits there, how it stands, and what the asking holder may do to leave it."""
    return await told(request, asker, await place_of(request, asker, id))


async def told(request: HttpRequest, asker: Asker, place: Place) -> TableInfo:
    """A table as its asker may know it."""
    live, mine = place
    rematch = await service_of(request).store.rematch_of(live.id) if live.table.over else None
    free = await links_of(request, asker, live)
    return table_info(live, mine, asker, address_of(request), free, rematch)


@post(["/tables/{id:str}/join", "/bot/tables/{id:str}/join"], status_code=200)
async def join(request: HttpRequest, asker: Asking, id: FromPath[str], data: JSONBody[Join]) -> TableInfo:
    """Sit down, by a seat's link or at a public table. Who sits there already may ask again."""
    service, live = service_of(request), await live_table_of(request, id)
    check_rated(asker, live)
    token = urlsplit(data.link).path.rstrip("/").rpartition("/")[2] or None
    if data.link:
        number = await seat_of(request, live, token or "")
    elif not await may_join(service, live, asker.holder):
        raise PageError("error-no-seat-link", 403)
    elif data.seat >= 0:
        number = data.seat
    else:
        number = next((seat.number for seat in live.stored_seats if seat.kind == OPEN), -1)
    if not 0 <= number < len(live.stored_seats):
        raise Refused("seat-taken")
    mine = await service.store.seats_of(asker.holder, id)
    if data.link and live.stored_seats[number].kind != OPEN:
        if (live.header.rated or live.header.sealed) and not mine:
            raise PageError("error-sealed-seat" if live.header.sealed else "error-rated-seat", 403)
        await service.store.hold(asker.holder, id, screen_of(live, number))
        service.streams.look_again()
    elif number not in mine:
        await check_welcome(service, live, asker.holder, asker.account)
        name = free_name_of(live, number, clean_name(data.name) or asker.name, asker.account)
        await service.sitting.sit(
            live, number, name, asker.secret, token, data.confirm, data.colour, holder=asker.holder
        )
    return await told(request, asker, await place_of(request, asker, id))


@post("/tables/{id:str}/seats/{seat:int}/bot", status_code=200)
async def seat_bot(
    request: HttpRequest, asker: Asking, id: FromPath[str], seat: FromPath[int], data: JSONBody[LevelWish]
) -> TableInfo:
    """Let a bot take a free seat; for who made the table."""
    place = await place_of(request, asker, id)
    if not 0 <= seat < len(place.live.stored_seats):
        raise Refused("no-seat")
    await fill(service_of(request), place.live, seat, data.level, asker.holder)
    return await told(request, asker, place)


@post("/tables/{id:str}/watch", status_code=200)
async def watch(request: HttpRequest, asker: Asking, id: FromPath[str], data: JSONBody[Watch]) -> TableInfo:
    """Watch a private table by its link."""
    live = await live_table_of(request, id)
    given = parse_qs(urlsplit(data.link).query).get("watch", [data.link])[0]
    if not is_watch_token(given, live.header.secret, id) or not await unsealed(
        service_of(request).store, live
    ):
        raise PageError("error-private", 403)
    await service_of(request).store.hold(asker.holder, id, [SPECTATOR])
    return await told(request, asker, await place_of(request, asker, id))


@post("/tables/{id:str}/rematch", status_code=200)
async def rematch(request: HttpRequest, asker: Asking, id: FromPath[str]) -> TableInfo:
    """The table at which the same people play again: made by the first of them who asks."""
    service, place = service_of(request), await place_of(request, asker, id)
    again = await service.store.rematch_of(id) or await play_again(
        service, place.live, asker.holder, asker.secret
    )
    return await told(request, asker, await place_of(request, asker, str(again)))


@post("/tables/{id:str}/links", status_code=200)
async def links(request: HttpRequest, asker: Asking, id: FromPath[str]) -> list[SeatLink]:
    """Links to one's own seats, to go on at another device. Whoever has one has the seat."""
    place = await place_of(request, asker, id)
    player(place)
    return [SeatLink(*one) for one in await own_links(asker.session, *place)]


# ---- leaving


async def go(request: HttpRequest, asker: Asker, id: str, way: str, seat: int | None = None) -> Done:
    """Take one of the ways of the table's menu."""
    place = await place_of(request, asker, id)
    live, mine = place
    found = ways(live, mine, asker.holder == live.header.host, words(asker.language))
    if seat is not None:
        player(place)
        shown = asker.screen(mine, seat, live.table.actor).shown
        way = f"{way}:{shown}"
    await take_way(service_of(request), live, mine, found, way, words(asker.language))
    return Done(live.table.revision)


@post(["/tables/{id:str}/resign", "/bot/tables/{id:str}/resign"], status_code=200)
async def resign(request: HttpRequest, asker: Asking, id: FromPath[str], data: JSONBody[Own]) -> Done:
    """Give up. A retry with the same id is harmless."""
    live, mine = await place_of(request, asker, id)
    who = asker.screen(mine, data.seat, live.table.actor)
    if not mine:
        raise Refused("no-seat")
    own = f"{who.shown}:{data.id}" if data.id else ""
    command = Command(kind=RESIGN, seat=who.shown, revision=live.table.revision, id=own)
    await service_of(request).do(live, command)
    return Done(live.table.revision)


@post("/tables/{id:str}/leave", status_code=200)
async def leave(request: HttpRequest, asker: Asking, id: FromPath[str], data: JSONBody[Own]) -> Done:
    """Leave a seat to a bot."""
    return await go(request, asker, id, LEAVE, data.seat)


@post("/tables/{id:str}/stand-up", status_code=200)
async def stand_up(request: HttpRequest, asker: Asking, id: FromPath[str], data: JSONBody[Own]) -> Done:
    """Free one's seat at a table that still waits for somebody."""
    return await go(request, asker, id, STAND_UP, data.seat)


@post("/tables/{id:str}/hand-back", status_code=200)
async def hand_back(request: HttpRequest, asker: Asking, id: FromPath[str], data: JSONBody[Own]) -> Done:
    """Take one's seat back from the bot that plays in it."""
    return await go(request, asker, id, HAND_BACK, data.seat)


@post("/tables/{id:str}/abandon", status_code=200)
async def abandon(request: HttpRequest, asker: Asking, id: FromPath[str]) -> Done:
    """Ask the others to end the game without a result, or agree to that."""
    return await go(request, asker, id, ABANDON)


@post("/tables/{id:str}/play-on", status_code=200)
async def play_on(request: HttpRequest, asker: Asking, id: FromPath[str]) -> Done:
    """Not to abandon the game, or no longer."""
    return await go(request, asker, id, PLAY_ON)


@delete("/tables/{id:str}", status_code=200)
async def delete_table(request: HttpRequest, asker: Asking, id: FromPath[str]) -> Done:
    """Delete a table for good: its host a finished one, or who is the only person at it."""
    return await go(request, asker, id, DELETE)


HANDLERS = [
    table_list,
    make_table,
    one_table,
    join,
    seat_bot,
    watch,
    rematch,
    links,
    resign,
    leave,
    stand_up,
    hand_back,
    abandon,
    play_on,
    delete_table,
]
