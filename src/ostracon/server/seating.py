"""Sitting down: seat links, open tables, bots for empty seats."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.params import FromPath

from ostracon.server.groups.members import is_member
from ostracon.server.levels import BOTS
from ostracon.server.live_table import LiveTable
from ostracon.server.making import free_name
from ostracon.server.options import unusual_options
from ostracon.server.pages import edition_words, service_of
from ostracon.server.people.accounts import Account
from ostracon.server.people.blocks import may_sit
from ostracon.server.rules import has_rules
from ostracon.server.service import TableService, screen_of
from ostracon.server.session import BrowserSession, HttpRequest, PageError, clean_name
from ostracon.server.tables import live_table_of
from ostracon.server.tokens import hashed
from ostracon.table.seats import HUMAN, OPEN
from ostracon.table.table import Refused


async def seat_of(request: HttpRequest, live: LiveTable, token: str) -> int:
    """The seat that a link opens: the one sent to a friend, or one's own for another device."""
    seat = await service_of(request).store.seat_by_link(live.id, hashed(token))
    if seat is None:
        raise PageError("error-no-seat-link")
    return seat


@get("/t/{id:str}/{token:str}")
async def seat_link(request: HttpRequest, id: FromPath[str], token: FromPath[str]) -> Response[object]:
    """Somebody follows a seat's link: asks for a name if the seat is free, otherwise opens the table."""
    session, service = BrowserSession(request), service_of(request)
    live = await live_table_of(request, id)
    number = await seat_of(request, live, token)
    if live.header.rated and session.account is None:
        return session.go(f"/sign-in?why=rated&next=/t/{id}/{token}")
    if live.stored_seats[number].kind == OPEN:
        game = live.table.match.game
        host = next((seat.name for seat in live.stored_seats if seat.kind == HUMAN), "")
        key = "sit-title-host" if host else "sit-title"
        return session.page(
            "sit.html.j2",
            title=session.say(key, game=game.title, host=host),
            game=game,
            unusual=unusual_options(game, live.header.players, live.header.options, session.language),
            seats=live.stored_seats,
            colours=live.colours,
            free_colours=live.free_colours(number),
            colour_taken="colour-taken" in request.query_params,
            number=number,
            name=session.name,
            rated=live.header.rated,
            action=f"/t/{id}/{token}",
            **edition_words(game),
            has_rules=has_rules(game, session.language),
        )
    if not (session.known and await service.store.seats_of(session.hash, id)):
        if live.header.sealed:
            raise PageError("error-sealed-seat", 403)
        if live.header.rated:
            raise PageError("error-rated-seat", 403)
        await service.store.hold(session.hash, id, screen_of(live, number))
    return session.go(f"/t/{id}")


@post("/t/{id:str}/{token:str}")
async def sit(request: HttpRequest, id: FromPath[str], token: FromPath[str]) -> Response[object]:
    """Take the seat of a link, or (the token being a word) another thing that a form asks for."""
    session, service = BrowserSession(request), service_of(request)
    fields = await session.form()
    live = await live_table_of(request, id)
    name = clean_name(fields.get("name", ""))
    if token != "bot":
        await check_welcome(service, live, session.hash, session.account)
    if token == "join" and "name" not in fields:
        name = session.name
        if not name:
            return session.go(f"/t/{id}")  # who has no name yet is asked for one there
    try:
        if token == "bot":
            await fill(service, live, number_in(live, fields), fields.get("bot", ""), session.hash)
        else:
            link = None if token == "join" else token
            if not link and not await may_join(service, live, session.hash):
                raise PageError("error-no-seat-link", 403)
            if link:
                number = await seat_of(request, live, link)
            else:
                number = number_in(live, fields) if "seat" in fields else free_seat(live)
            session.remember_name(name)
            await service.sitting.sit(
                live,
                number,
                free_name_of(live, number, name, session.account),
                session.secret,
                link,
                session.settings["confirm"],
                fields.get("colour", ""),
                holder=session.hash,
            )
    except Refused as refused:
        if refused.code == "colour-taken":
            return session.go(f"/t/{id}{'' if token == 'join' else f'/{token}'}?colour-taken=1")
        raise PageError("error-seat-taken", 409) from None
    return session.go(f"/t/{id}")


async def check_welcome(service: TableService, live: LiveTable, holder: str, account: Account | None) -> None:
    """A page that says so where somebody may not sit down: blocked by one who is there, or not fit for a rated table."""
    if not await may_sit(service.store, live.id, holder):
        raise PageError("error-not-welcome", 403)
    if live.header.rated and account is None:
        raise PageError("error-rated-guest", 403)
    if live.header.rated and await service.store.seats_of(holder, live.id):
        raise PageError("error-rated-seat", 403)


def free_name_of(live: LiveTable, number: int, name: str, account: Account | None) -> str:
    """The name that somebody gives, made different from the others' names; at a rated table the account's."""
    if live.header.rated and account:
        return account.name
    name = name or live.stored_seats[number].name
    taken = [seat.name for seat in live.stored_seats if seat.number != number]
    return name if name not in taken else f"{name[:20]} {number + 1}"


def free_seat(live: LiveTable) -> int:
    """A seat that nobody has; Refused if there is none."""
    free = [seat.number for seat in live.stored_seats if seat.kind == OPEN]
    if not free:
        raise Refused("seat-taken")
    return free[0]


def number_in(live: LiveTable, fields: dict[str, str]) -> int:
    """The seat that a form names."""
    given = fields.get("seat", "")
    if not (given.isdecimal() and len(given) < 3 and int(given) < len(live.stored_seats)):
        raise PageError("error-400", 400)
    return int(given)


async def may_join(service: TableService, live: LiveTable, holder: str) -> bool:
    """Whether somebody may take a free seat without a link: at a public table, or at one of their group."""
    group = live.header.group_id
    return live.header.public or (group is not None and await is_member(service.store, group, holder))


async def fill(service: TableService, live: LiveTable, number: int, bot: str, holder: str) -> None:
    """The host lets a bot take a free seat."""
    if holder != live.header.host or live.header.rated:
        raise PageError("error-not-host", 403)
    if bot not in BOTS:
        raise PageError("error-400", 400)
    await service.sitting.sit_bot(live, number, free_name(one.name for one in live.stored_seats), bot)


HANDLERS = [seat_link, sit]
