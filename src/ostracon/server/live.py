"""The live socket of a table (docs/protocol.md): reads commands, answers each, never lets one harm the table."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Any
from urllib.parse import urlsplit

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from ostracon.screen.story import game_texts, reason_text
from ostracon.screen.texts import LANGUAGES
from ostracon.server.house import House, NoSuchTable, NotStored, OldTable
from ostracon.server.room import Room, Viewer
from ostracon.server.tokens import hashed
from ostracon.server.visitor import BROWSER_COOKIE, LANGUAGE_COOKIE
from ostracon.server.wire import MESSAGE_LIMIT, Malformed, Message, read, revision_of
from ostracon.server.words import best_language, words
from ostracon.table import screen
from ostracon.table.hints import Hint
from ostracon.table.seats import CONFIRMATIONS
from ostracon.table.table import ACT, END_TURN, HAND_BACK, RESTART, TAKE_OVER, UNDO, Command, Kind, Refused

NO_SEAT, NO_TABLE, GONE = 4401, 4404, 4410  # close codes after which a browser does not knock again
CHAT_LIMIT = 500  # characters of one line
RATE, BURST = 40.0, 160.0  # messages a second that one socket may send, and how many at once

log = logging.getLogger("ostracon")


@websocket("/live/{table:str}")
async def live(socket: WebSocket[Any, Any, Any], table: FromPath[str]) -> None:
    """One browser at one table."""
    house: House = socket.app.state.house
    language = language_of(socket)
    await socket.accept()
    say = words(language)
    if not same_site(socket):
        return await socket.close(NO_SEAT, say("error-other-site"))
    try:
        room = await house.open(table)
    except NoSuchTable:
        return await socket.close(NO_TABLE, say("error-no-table"))
    except OldTable:
        return await socket.close(GONE, say("error-old-table"))
    browser = socket.cookies.get(BROWSER_COOKIE, "")
    seats = await house.store.held(hashed(browser), table) if browser else []
    viewer = Viewer(seats, language, replay="replay" in socket.query_params)
    async with room.lock:
        house.entered(room, viewer)
    writer = asyncio.create_task(write_all(socket, viewer))
    house.wake(room)
    try:
        await read_all(socket, house, room, viewer)
    except WebSocketDisconnect:
        pass
    finally:
        house.left(room, viewer)
        viewer.out.put_nowait(None)
        writer.cancel()


def language_of(socket: WebSocket[Any, Any, Any]) -> str:
    """The language asked for in the address, else the visitor's."""
    asked = socket.query_params.get("lang") or socket.cookies.get(LANGUAGE_COOKIE, "")
    return asked if asked in LANGUAGES else best_language(socket.headers.get("accept-language", ""))


def same_site(socket: WebSocket[Any, Any, Any]) -> bool:
    """Whether the page that opened the socket is ours (programs send no origin)."""
    origin = socket.headers.get("origin")
    if origin is None:
        return True
    hosts = (socket.headers.get("host", ""), socket.headers.get("x-forwarded-host", ""))
    return urlsplit(origin).hostname in {urlsplit(f"//{host}").hostname for host in hosts if host}


async def write_all(socket: WebSocket[Any, Any, Any], viewer: Viewer) -> None:
    """Send what waits in the viewer's queue; None ends the connection."""
    try:
        while (data := await viewer.out.get()) is not None:
            await socket.send_text(data)
        await socket.close(1012 if not viewer.lost else 1013)
    except (WebSocketDisconnect, RuntimeError, OSError):
        viewer.lost = True


async def read_all(socket: WebSocket[Any, Any, Any], house: House, room: Room, viewer: Viewer) -> None:
    """Answer message after message."""
    allowance, last = BURST, time.monotonic()
    while True:
        event = await socket.receive()
        if event["type"] == "websocket.disconnect":
            return
        data: Any = event.get("text") if event.get("text") is not None else event.get("bytes")
        now = time.monotonic()
        allowance, last = min(BURST, allowance + (now - last) * RATE) - 1, now
        await answer(house, room, viewer, data or "", too_fast=allowance < 0)


async def answer(house: House, room: Room, viewer: Viewer, data: str | bytes, too_fast: bool = False) -> None:
    """Carry out one message. Whatever is wrong with it becomes an `error` with a text."""
    say = words(viewer.language)
    error = viewer.send_error
    if len(data) > MESSAGE_LIMIT:
        return error("", "too-big", say("error-too-big"))
    try:
        message = read(data)
    except Malformed as fault:
        return error(fault.id, "malformed", say("error-malformed"))
    if too_fast:
        return error(message.id, "too-fast", say("error-too-fast"))
    handler = HANDLERS.get(message.type)
    if handler is None:
        return error(message.id, "unknown-command", say("table-unknown-command"))
    try:
        await handler(house, room, viewer, message)
    except Refused as refusal:
        refuse(room, viewer, message, refusal)
    except (NotStored, OldTable, NoSuchTable):
        error(message.id, "not-stored", say("error-not-stored"))
    except Exception:  # a fault of ours must not cut the line: the table goes on
        log.exception("a %s at a table failed", message.type)
        error(message.id, "failed", say("error-500"))


def refuse(room: Room, viewer: Viewer, message: Message, refusal: Refused) -> None:
    """Tell somebody that the table refused, or that it asks first."""
    if refusal.code == "confirm":
        text = words(viewer.language)("table-confirm")
        return viewer.send({"type": "confirm", "id": message.id, "action": refusal.action, "text": text})
    viewer.send_error(message.id, refusal.code, refusal_text(room, viewer, refusal))
    if refusal.code == "stale" and viewer.covered < 0:
        room.tell_scene(viewer, 0)


def refusal_text(room: Room, viewer: Viewer, refusal: Refused) -> str:
    """Why the table refused, in words."""
    match = room.table.match
    if refusal.code == "illegal":
        say = game_texts(match.game, viewer.language)
        return reason_text(match.game, refusal.reason, match.view(viewer.shown), refusal.action, say)
    return words(viewer.language)(f"table-{refusal.code}")


# ---- the messages

TURN_COMMANDS: dict[str, Kind] = {kind: kind for kind in (ACT, UNDO, RESTART, END_TURN)}


async def turn(house: House, room: Room, viewer: Viewer, message: Message) -> None:
    """`act`, `undo`, `restart`, `end_turn`: for the seat that this screen shows."""
    if not viewer.seats:
        raise Refused("no-seat")
    if viewer.covered >= 0:
        raise Refused("covered")
    await house.do(
        room,
        Command(
            kind=TURN_COMMANDS[message.type],
            seat=viewer.shown,
            revision=revision_of(message.seq),
            action=message.action,
            sure=message.sure,
            id=own_id(viewer, message),
        ),
    )
    done(viewer, message)


async def offer(house: House, room: Room, viewer: Viewer, message: Message) -> None:
    """A button of `controls.offers`."""
    name, _, number = message.name.partition(":")
    seat = (
        int(number) if number.isdecimal() and len(number) < 3 and int(number) < len(room.table.seats) else -1
    )
    if not viewer.seats:
        raise Refused("no-seat")
    if seat < 0 or message.name not in [one["id"] for one in room.offers(viewer)]:
        raise Refused("no-offer")
    kind = TAKE_OVER if name == TAKE_OVER else HAND_BACK
    revision = room.table.revision
    await house.do(room, Command(kind=kind, seat=seat, revision=revision, id=own_id(viewer, message)))
    done(viewer, message)


async def handover(house: House, room: Room, viewer: Viewer, message: Message) -> None:
    """Hot-seat: the next player has taken the screen."""
    if message.seat not in viewer.seats:
        raise Refused("no-seat")
    if viewer.covered >= 0 and message.seat != viewer.covered:
        raise Refused("covered")
    async with room.lock:
        done(viewer, message)
        room.hand_over(viewer, message.seat)


async def chat(house: House, room: Room, viewer: Viewer, message: Message) -> None:
    """A line of chat."""
    text = " ".join(message.text.split())
    if not text:
        raise Refused("empty-chat")
    if len(text) > CHAT_LIMIT:
        raise Refused("long-chat")
    name = room.table.seats[viewer.shown].name if viewer.seats else words(viewer.language)("spectator")
    await house.say(room, viewer.shown, name, text)
    done(viewer, message)


async def change(house: House, room: Room, viewer: Viewer, message: Message) -> None:
    """`set`: how much this person wants to confirm."""
    confirm = message.settings.confirm if message.settings else ""
    if confirm not in CONFIRMATIONS:
        raise Refused("unknown-setting")
    for seat in viewer.seats:
        await house.set_confirm(room, seat, confirm)
    done(viewer, message)


async def why(house: House, room: Room, viewer: Viewer, message: Message) -> None:
    """A click on something impossible."""
    if viewer.covered >= 0:
        raise Refused("covered")
    seat = viewer.shown if viewer.seats else -1
    text = (
        words(viewer.language)("table-waiting")
        if room.waiting
        else screen.why(room.table, message.element, message.path, seat, viewer.language)
    )
    viewer.send({"type": "why", "element": message.element, "text": text})


async def look(house: House, room: Room, viewer: Viewer, message: Message) -> None:
    """An earlier moment."""
    if viewer.covered >= 0:
        raise Refused("covered")
    viewer.send(room.moment(viewer, message.ply))


async def hint(house: House, room: Room, viewer: Viewer, message: Message) -> None:
    """Which choices look best. The answer comes when it is ready; other messages are answered meanwhile."""
    if viewer.covered >= 0:
        raise Refused("covered")
    thought = await house.hint(room, viewer.shown, revision_of(message.seq))
    house.spawn(tell_hint(room, viewer, message, thought))


async def tell_hint(room: Room, viewer: Viewer, message: Message, thought: asyncio.Task[Hint]) -> None:
    """Wait for a hint (which others may wait for too) and tell it."""
    try:
        room.tell_hint(viewer, message.id, await asyncio.shield(thought))
    except Refused as refusal:
        refuse(room, viewer, message, refusal)


async def ping(house: House, room: Room, viewer: Viewer, message: Message) -> None:
    """Whether the line still stands."""
    viewer.send({"type": "pong"})


def own_id(viewer: Viewer, message: Message) -> str:
    """The command's id as the journal keeps it: ids of different people never meet."""
    return f"{viewer.shown}:{message.id}" if message.id else ""


def done(viewer: Viewer, message: Message) -> None:
    """The command was accepted."""
    viewer.send({"type": "done", "id": message.id})


HANDLERS = {
    **dict.fromkeys(TURN_COMMANDS, turn),
    "offer": offer,
    "handover": handover,
    "chat": chat,
    "set": change,
    "why": why,
    "look": look,
    "hint": hint,
    "ping": ping,
}
