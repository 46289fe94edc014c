"""The menu of a table: one's seat on another device, a link to watch, and the ways to leave."""

from __future__ import annotations

from typing import NamedTuple

from litestar import Response, get, post
from litestar.params import FromPath

from ostracon.screen.texts import Texts
from ostracon.server.address import address_of, is_local
from ostracon.server.live_table import LiveTable, watch_path
from ostracon.server.notices.wishes import is_muted
from ostracon.server.pages import service_of
from ostracon.server.people.lines import cut
from ostracon.server.people.neighbours import neighbours
from ostracon.server.service import TableService, screen_of
from ostracon.server.session import BrowserSession, HttpRequest, PageError
from ostracon.server.tables import visible_table
from ostracon.server.tokens import hashed, seat_token
from ostracon.server.tournaments.book import of_table
from ostracon.table.seats import HUMAN
from ostracon.table.table import ABANDON, HAND_BACK, PLAY_ON, RESIGN, Command, Refused

LEAVE, STAND_UP, DELETE = "leave", "stand_up", "delete"


class Way(NamedTuple):
    """A way to leave a table, with the question that is asked first."""

    id: str  # "leave:0"
    label: str
    question: str


def ways(live: LiveTable, mine: list[int], is_host: bool, say: Texts) -> list[Way]:
    """What the holder of these seats may do to leave a table, or to come back to it."""
    found: list[Way] = []
    table = live.table
    names = table.names()
    if not live.waiting and not table.over:
        playing = [seat for seat in mine if seat in table.people]
        others = [seat for seat in table.people if seat not in mine]
        for seat in playing:
            named = {"player": names[seat], "shared": "yes" if len(mine) > 1 else "no"}
            found.append(
                Way(f"{LEAVE}:{seat}", say("leave-leave", **named), say("leave-leave-asks", **named))
            )
            if not table.is_mission or table.people == [seat]:
                key = resigning(live, seat)
                found.append(Way(f"{RESIGN}:{seat}", say("leave-resign", **named), say(key, **named)))
        for seat in mine:
            if seat not in playing and seat not in table.given_up:
                named = {"player": names[seat]}
                back = say("offer-hand-back", **named)
                found.append(Way(f"{HAND_BACK}:{seat}", back, say("leave-hand-back-asks", **named)))
        if playing and not table.leaving >= set(playing):
            awaited = ", ".join(names[seat] for seat in others if seat not in table.leaving)
            question = say("leave-abandon-asks", players=awaited) if awaited else say("leave-abandon-now")
            found.append(Way(ABANDON, say("leave-abandon"), question))
        if playing and table.leaving:
            found.append(Way(PLAY_ON, say("offer-play-on"), say("leave-play-on-asks")))
    deletes = may_delete(live, mine, is_host)
    if live.waiting and not deletes:
        for seat in mine:
            named = {"player": names[seat], "shared": "yes" if len(mine) > 1 else "no"}
            question = say("leave-stand-up-asks", **named)
            found.append(Way(f"{STAND_UP}:{seat}", say("leave-stand-up", **named), question))
    if deletes:
        found.append(Way(DELETE, say("leave-delete"), say("leave-delete-asks")))
    return found


def resigning(live: LiveTable, seat: int) -> str:
    """What happens if somebody gives up: the text that says so."""
    table = live.table
    if table.is_mission:
        return "leave-resign-mission"
    left = [one for one in range(len(table.seats)) if one != seat and one not in table.given_up]
    alone = len(left) == 1 or table.people == [seat]
    return "leave-resign-ends" if alone else "leave-resign-asks"


def may_delete(live: LiveTable, mine: list[int], is_host: bool) -> bool:
    """The host of a finished table, or who is the only person at one; nobody while others play the same deal. While it
    waits it is its host's.
    """
    others = [
        seat.number
        for seat in live.stored_seats
        if seat.kind == HUMAN and seat.number not in (*mine, *live.table.given_up)
    ]
    if live.header.sealed:
        return False
    return (is_host and live.table.over) or (
        not others and (is_host or (bool(mine) and not (live.waiting and live.header.host)))
    )


class Menu(NamedTuple):
    """What the menu of a table rests on."""

    session: BrowserSession
    live: LiveTable
    mine: list[int]
    ways: list[Way]


async def menu_of(request: HttpRequest, id: str) -> Menu:
    """The menu of a table for one of its players, or for its host."""
    session, live = BrowserSession(request), await visible_table(request, id)
    mine = await service_of(request).store.seats_of(session.hash, id)
    is_host = session.hash == live.header.host
    if not mine and not is_host:
        raise PageError("error-no-menu", 403)
    return Menu(session, live, mine, ways(live, mine, is_host, session.say))


async def own_links(session: BrowserSession, live: LiveTable, mine: list[int]) -> list[tuple[int, str, str]]:
    """Links to somebody's own seats for another device: seat, name and address of each."""
    base, links = address_of(session.request), []
    for number in sorted({screen_of(live, seat)[0] for seat in mine}):
        token = seat_token(session.secret, live.id, number)
        await service_of(session.request).store.keep_links(live.id, {hashed(token): number})
        links.append((number, live.stored_seats[number].name, f"{base}/t/{live.id}/{token}"))
    return links


@get("/t/{id:str}/menu")
async def menu_page(request: HttpRequest, id: FromPath[str]) -> Response[object]:
    """The menu, as a page or (for the table's dialog) as a part of one."""
    session, live, mine, found = await menu_of(request, id)
    base, links = address_of(request), await own_links(session, live, mine)
    game = live.table.match.game
    template = "menu-part.html.j2" if "part" in request.query_params else "menu.html.j2"
    return session.page(
        template,
        title=session.say("menu-title", game=game.title),
        id=id,
        links=links,
        watch=f"{base}{watch_path(live)}"
        if mine and not live.header.public and not live.header.sealed
        else "",
        is_local=is_local(base),
        tournament=await of_table(service_of(request).store, id),
        ways=found,
        people=await neighbours(service_of(request).store, live, session.hash),
        muted=await is_muted(service_of(request).store, session.hash, id),
    )


@post("/t/{id:str}/menu")
async def leave(request: HttpRequest, id: FromPath[str]) -> Response[object]:
    """Do what the menu asked about."""
    session, live, mine, found = await menu_of(request, id)
    fields = await session.form()
    name = await take_way(service_of(request), live, mine, found, fields.get("way", ""), session.say)
    return session.go("/tables" if name in (LEAVE, STAND_UP, DELETE) else f"/t/{id}")


async def take_way(
    service: TableService, live: LiveTable, mine: list[int], found: list[Way], given: str, say: Texts
) -> str:
    """Leave a table, or come back to it, by one of the ways that were found; the way's name."""
    if given not in [way.id for way in found]:
        raise PageError("error-no-way", 409)
    name, _, number = given.partition(":")
    try:
        if name == DELETE:
            await service.delete(live)
        elif name == LEAVE:
            await service.leave(live, int(number))
        elif name == STAND_UP:
            for holder in await service.sitting.stand_up(
                live, int(number), free_seat_name(live, int(number), say)
            ):
                cut(service, holder)
        elif name == RESIGN:
            await service.resign(live, int(number))
        elif name == ABANDON:
            await service.abandon(live, mine)
        else:
            seat = int(number) if number else next(seat for seat in mine if seat in live.table.people)
            kind = HAND_BACK if name == HAND_BACK else PLAY_ON
            await service.do(live, Command(kind=kind, seat=seat, revision=live.table.revision))
    except Refused:
        raise PageError("error-no-way", 409) from None
    return name


def free_seat_name(live: LiveTable, number: int, say: Texts) -> str:
    """What a seat is called until somebody sits there: like nobody at the table."""
    usual = say("player-number", number=number + 1)
    return usual if usual not in live.table.names() else f"{usual} ({number + 1})"


HANDLERS = [menu_page, leave]
