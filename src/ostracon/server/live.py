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
from ostracon.server.wire import MESSAGE_LIMIT, SEQ_STEP, Command, Malformed, read
from ostracon.server.words import best_language, words
from ostracon.table import screen
from ostracon.table.hints import Hint
from ostracon.table.seats import CONFIRMATIONS
from ostracon.table.table import ACT, END_TURN, HAND_BACK, RESTART, TAKE_OVER, UNDO, Refused

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
        command = read(data)
    except Malformed as fault:
        return error(fault.id, "malformed", say("error-malformed"))
    if too_fast:
        return error(command.id, "too-fast", say("error-too-fast"))
    handler = COMMANDS.get(command.type)
    if handler is None:
        return error(command.id, "unknown-command", say("table-unknown-command"))
    try:
        await handler(house, room, viewer, command)
    except Refused as refusal:
        refuse(room, viewer, command, refusal)
    except (NotStored, OldTable, NoSuchTable):
        error(command.id, "not-stored", say("error-not-stored"))
    except Exception:  # a fault of ours must not cut the line: the table goes on
        log.exception("a %s at a table failed", command.type)
        error(command.id, "failed", say("error-500"))


def refuse(room: Room, viewer: Viewer, command: Command, refusal: Refused) -> None:
    """Tell somebody that the table refused, or that it asks first."""
    if refusal.code == "confirm":
        text = words(viewer.language)("table-confirm")
        return viewer.send({"type": "confirm", "id": command.id, "action": refusal.action, "text": text})
    viewer.send_error(command.id, refusal.code, refusal_text(room, viewer, refusal))
    if refusal.code == "stale" and viewer.covered < 0:
        room.tell_scene(viewer, 0)


def refusal_text(room: Room, viewer: Viewer, refusal: Refused) -> str:
    """Why the table refused, in words."""
    match = room.table.match
    if refusal.code == "illegal":
        say = game_texts(match.game, viewer.language)
        return reason_text(match.game, refusal.reason, match.view(viewer.shown), refusal.action, say)
    return words(viewer.language)(f"table-{refusal.code}")


# ---- the commands


async def turn(house: House, room: Room, viewer: Viewer, command: Command) -> None:
    """`act`, `undo`, `restart`, `end_turn`: for the seat that this screen shows."""
    if not viewer.seats:
        raise Refused("no-seat")
    if viewer.covered >= 0:
        raise Refused("covered")
    kind = {"act": ACT, "undo": UNDO, "restart": RESTART, "end_turn": END_TURN}[command.type]
    await house.do(
        room,
        kind,
        viewer.shown,
        command.seq // SEQ_STEP,
        own_id(viewer, command),
        command.action,
        sure=command.sure,
    )
    done(viewer, command)


async def offer(house: House, room: Room, viewer: Viewer, command: Command) -> None:
    """A button of `controls.offers`."""
    name, _, number = command.name.partition(":")
    seat = (
        int(number) if number.isdecimal() and len(number) < 3 and int(number) < len(room.table.seats) else -1
    )
    if not viewer.seats:
        raise Refused("no-seat")
    if seat < 0 or command.name not in [one["id"] for one in room.offers(viewer)]:
        raise Refused("no-offer")
    kind = {"take_over": TAKE_OVER, "hand_back": HAND_BACK}[name]
    await house.do(room, kind, seat, room.table.seq, own_id(viewer, command))
    done(viewer, command)


async def handover(house: House, room: Room, viewer: Viewer, command: Command) -> None:
    """Hot-seat: the next player has taken the screen."""
    if command.seat not in viewer.seats:
        raise Refused("no-seat")
    if viewer.covered >= 0 and command.seat != viewer.covered:
        raise Refused("covered")
    async with room.lock:
        done(viewer, command)
        room.hand_over(viewer, command.seat)


async def chat(house: House, room: Room, viewer: Viewer, command: Command) -> None:
    """A line of chat."""
    text = " ".join(command.text.split())
    if not text:
        raise Refused("empty-chat")
    if len(text) > CHAT_LIMIT:
        raise Refused("long-chat")
    name = room.table.seats[viewer.shown].name if viewer.seats else words(viewer.language)("spectator")
    await house.say(room, viewer.shown, name, text)
    done(viewer, command)


async def change(house: House, room: Room, viewer: Viewer, command: Command) -> None:
    """`set`: how much this person wants to confirm."""
    confirm = command.settings.confirm if command.settings else ""
    if confirm not in CONFIRMATIONS:
        raise Refused("unknown-setting")
    for seat in viewer.seats:
        await house.set_confirm(room, seat, confirm)
    done(viewer, command)


async def why(house: House, room: Room, viewer: Viewer, command: Command) -> None:
    """A click on something impossible."""
    if viewer.covered >= 0:
        raise Refused("covered")
    seat = viewer.shown if viewer.seats else -1
    text = (
        words(viewer.language)("table-waiting")
        if room.waiting
        else screen.why(room.table, command.element, command.path, seat, viewer.language)
    )
    viewer.send({"type": "why", "element": command.element, "text": text})


async def look(house: House, room: Room, viewer: Viewer, command: Command) -> None:
    """An earlier moment."""
    if viewer.covered >= 0:
        raise Refused("covered")
    viewer.send(room.moment(viewer, command.ply))


async def hint(house: House, room: Room, viewer: Viewer, command: Command) -> None:
    """Which choices look best. The answer comes when it is ready; other messages are answered meanwhile."""
    if viewer.covered >= 0:
        raise Refused("covered")
    thought = await house.hint(room, viewer.shown, command.seq // SEQ_STEP)
    house.spawn(tell_hint(room, viewer, command, thought))


async def tell_hint(room: Room, viewer: Viewer, command: Command, thought: asyncio.Task[Hint]) -> None:
    """Wait for a hint (which others may wait for too) and tell it."""
    try:
        room.tell_hint(viewer, command.id, await asyncio.shield(thought))
    except Refused as refusal:
        refuse(room, viewer, command, refusal)


async def ping(house: House, room: Room, viewer: Viewer, command: Command) -> None:
    """Whether the line still stands."""
    viewer.send({"type": "pong"})


def own_id(viewer: Viewer, command: Command) -> str:
    """The command's id as the journal keeps it: ids of different people never meet."""
    return f"{viewer.shown}:{command.id}" if command.id else ""


def done(viewer: Viewer, command: Command) -> None:
    """The command was accepted."""
    viewer.send({"type": "done", "id": command.id})


COMMANDS = {
    "act": turn,
    "undo": turn,
    "restart": turn,
    "end_turn": turn,
    "offer": offer,
    "handover": handover,
    "chat": chat,
    "set": change,
    "why": why,
    "look": look,
    "hint": hint,
    "ping": ping,
}
