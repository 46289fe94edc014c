"""Sitting down: seat links, open tables, bots for empty seats."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get, post
from litestar.params import FromPath

from ostracon.server.house import screen_of
from ostracon.server.levels import BOTS
from ostracon.server.pages import Wrong, house_of
from ostracon.server.room import Room
from ostracon.server.rules import has_rules
from ostracon.server.tables import BOT_NAMES, room_of
from ostracon.server.tokens import is_token_of, unseal
from ostracon.server.visitor import Visitor, clean_name
from ostracon.table.seats import OPEN
from ostracon.table.table import Refused


def seat_of(room: Room, token: str) -> int:
    """The seat that a link opens; every seat is compared, in constant time."""
    matching = [seat.number for seat in room.stored if is_token_of(token, seat.token_hash)]
    if not matching:
        raise Wrong("error-no-seat-link")
    return matching[0]


@get("/t/{id:str}/{token:str}")
async def seat_link(
    request: Request[Any, Any, Any], id: FromPath[str], token: FromPath[str]
) -> Response[Any]:
    """Somebody follows a seat's link: asks for a name if the seat is free, otherwise opens the table."""
    visitor, house = Visitor(request), house_of(request)
    room = await room_of(request, id)
    if visitor.known and await house.store.held(visitor.hash, id) and not is_open_link(room, token):
        return visitor.go(f"/t/{id}")
    number = seat_of(room, token)
    if room.stored[number].kind == OPEN:
        return visitor.page(
            "sit.html.j2",
            title=visitor.say("sit-title", game=room.table.match.game.title),
            game=room.table.match.game,
            seats=room.stored,
            number=number,
            name=visitor.name,
            action=f"/t/{id}/{token}",
            has_rules=has_rules(room.table.match.game, visitor.language),
        )
    await house.store.hold(visitor.hash, id, screen_of(room, number))
    return visitor.go(f"/t/{id}")


def is_open_link(room: Room, token: str) -> bool:
    """Whether a link opens a seat that is still free."""
    return any(seat.kind == OPEN and is_token_of(token, seat.token_hash) for seat in room.stored)


@post("/t/{id:str}/{token:str}")
async def sit(request: Request[Any, Any, Any], id: FromPath[str], token: FromPath[str]) -> Response[Any]:
    """Take the seat of a link, or (the token being a word) another thing that a form asks for."""
    visitor, house = Visitor(request), house_of(request)
    fields = await visitor.form()
    if fields is None:
        raise Wrong("error-forged", 403)
    room = await room_of(request, id)
    try:
        if token == "join":
            await join(visitor, room, fields)
        elif token == "bot":
            await fill(visitor, room, fields)
        else:
            number = seat_of(room, token)
            await house.sit(
                room,
                number,
                chosen_name(visitor, room, number, fields),
                visitor.secret,
                token,
                visitor.settings["confirm"],
            )
    except Refused:
        raise Wrong("error-seat-taken", 409) from None
    return visitor.go(f"/t/{id}")


def chosen_name(visitor: Visitor, room: Room, number: int, fields: dict[str, str]) -> str:
    """The name that somebody gives, made different from the others' names."""
    name = clean_name(fields.get("name", ""))
    visitor.remember_name(name)
    name = name or room.stored[number].name
    taken = [seat.name for seat in room.stored if seat.number != number]
    return name if name not in taken else f"{name[:20]} {number + 1}"


def number_in(room: Room, fields: dict[str, str]) -> int:
    """The seat that a form names."""
    given = fields.get("seat", "")
    if not (given.isdecimal() and len(given) < 3 and int(given) < len(room.stored)):
        raise Wrong("error-400", 400)
    return int(given)


async def join(visitor: Visitor, room: Room, fields: dict[str, str]) -> None:
    """Take a free seat of a public table."""
    number = number_in(room, fields)
    if not room.header.public:
        raise Wrong("error-no-seat-link", 403)
    name = chosen_name(visitor, room, number, fields)
    await house_of(visitor.request).sit(room, number, name, visitor.secret, None, visitor.settings["confirm"])


async def fill(visitor: Visitor, room: Room, fields: dict[str, str]) -> None:
    """The host lets a bot take a free seat."""
    number = number_in(room, fields)
    seat = room.stored[number]
    if unseal(seat.sealed, visitor.secret, room.id, number, seat.token_hash) is None:
        raise Wrong("error-not-host", 403)
    bot = fields.get("bot", "")
    if bot not in BOTS:
        raise Wrong("error-400", 400)
    taken = [one.name for one in room.stored]
    name = next(one for one in BOT_NAMES if one not in taken)
    await house_of(visitor.request).sit_bot(room, number, name, bot)


HANDLERS = [seat_link, sit]
