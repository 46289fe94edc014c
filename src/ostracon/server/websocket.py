"""The live socket of a table (docs/protocol.md): reads commands, answers each, never lets one harm the table."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from urllib.parse import urlsplit

from litestar import websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from ostracon.screen.texts import LANGUAGES
from ostracon.server import reasons
from ostracon.server.acting import refusal_text, set_confirm, speak, take_offer, take_turn, was_accepted
from ostracon.server.chat import open_gallery
from ostracon.server.complaints import complain
from ostracon.server.connection import Connection
from ostracon.server.database import is_away
from ostracon.server.errors import NoSuchTable, NotStored, OutdatedTable
from ostracon.server.limits import KNOCKING, NOTING, PLAYING, WATCHING, Bucket
from ostracon.server.live_table import LiveTable
from ostracon.server.notes import keep_notes, notes_of
from ostracon.server.people.blocks import ignored_by
from ostracon.server.people.holder import person_at
from ostracon.server.service import GONE, TableService
from ostracon.server.session import LANGUAGE_COOKIE, Socket
from ostracon.server.wire import MESSAGE_LIMIT, Malformed, Message, read, revision_of
from ostracon.server.words import best_language, words
from ostracon.table import screen
from ostracon.table.hints import Hint
from ostracon.table.table import ACT, END_TURN, RESTART, UNDO, Kind, Refused

NO_SEAT, NO_TABLE = 4401, 4404  # close codes after which a browser does not knock again, as GONE
TRY_AGAIN = 1013  # and one after which it does
REFUSED_LIMIT = 400  # messages too many after which the line is cut

Handler = Callable[[TableService, LiveTable, Connection, Message], Awaitable[None]]

log = logging.getLogger("ostracon")


@websocket("/live/{table:str}")
async def table_socket(socket: Socket, table: FromPath[str]) -> None:
    """One browser at one table."""
    service: TableService = socket.app.state.service
    language = language_of(socket)
    await socket.accept()
    say = words(language)
    if not same_site(socket):
        return await socket.close(NO_SEAT, say("error-other-site"))
    if not service.limits.allows(KNOCKING, caller(socket)):
        return await socket.close(TRY_AGAIN, say("error-too-fast"))
    try:
        holder, name = await person_at(service.store, socket)
        live = await service.open(table, newest=True)
        seats = await service.store.seats_of(holder, table)
        if not seats and not await service.may_see(live, holder):
            return await socket.close(NO_SEAT, say("error-private"))
        ignored = await ignored_by(service.store, holder, table)
        notes = await notes_of(service.store, holder, table) if seats else {}
    except NoSuchTable:
        return await socket.close(NO_TABLE, say("error-no-table"))
    except OutdatedTable:
        return await socket.close(GONE, say("error-old-table"))
    except Exception as fault:
        if not is_away(fault):
            raise
        complain("a table could not be opened, the database does not answer: %s", type(fault).__name__)
        return await socket.close(TRY_AGAIN, say("error-503"))
    connection = Connection(
        seats,
        language,
        replay="replay" in socket.query_params,
        caller=caller(socket),
        name=name,
        is_host=holder == live.header.host,
        holder=holder,
        ignored=ignored,
        notes=notes,
    )
    async with live.lock:
        service.connected(live, connection)
    service.bots.wake(live)
    try:
        await converse(socket, service, live, connection, HANDLERS)
    finally:
        service.disconnected(live, connection)


async def converse(
    socket: Socket,
    service: TableService,
    live: LiveTable,
    connection: Connection,
    handlers: Mapping[str, Handler],
) -> None:
    """Write what waits and answer what comes, until the line ends."""
    writer = asyncio.create_task(write_all(socket, connection))
    try:
        await read_all(socket, service, live, connection, handlers)
        if connection.must_end():
            connection.out.put_nowait(None)
            await writer
    except WebSocketDisconnect:
        pass
    finally:
        connection.out.put_nowait(None)
        writer.cancel()


def language_of(socket: Socket) -> str:
    """The language asked for in the address, else the session's."""
    asked = socket.query_params.get("lang") or socket.cookies.get(LANGUAGE_COOKIE, "")
    return asked if asked in LANGUAGES else best_language(socket.headers.get("accept-language", ""))


def same_site(socket: Socket) -> bool:
    """Whether the page that opened the socket is ours (programs send no origin)."""
    origin = socket.headers.get("origin")
    if origin is None:
        return True
    hosts = (socket.headers.get("host", ""), socket.headers.get("x-forwarded-host", ""))
    ours = {urlsplit(f"//{host}").hostname for host in hosts if host}
    return urlsplit(origin).hostname in ours | {urlsplit(socket.app.state.address).hostname}


async def write_all(socket: Socket, connection: Connection) -> None:
    """Send what waits in the connection's queue; None ends the connection."""
    try:
        while (data := await connection.out.get()) is not None:
            await socket.send_text(data)
            connection.waiting = max(0, connection.waiting - len(data))
            del data  # until the next comes nothing need be kept
        await socket.close(*(connection.farewell or (1013 if connection.lost else 1012,)))
    except (WebSocketDisconnect, RuntimeError, OSError):
        connection.lost = True


async def read_all(
    socket: Socket,
    service: TableService,
    live: LiveTable,
    connection: Connection,
    handlers: Mapping[str, Handler],
) -> None:
    """Answer message after message."""
    bucket = Bucket(PLAYING) if connection.seats else service.limits.bucket(WATCHING, connection.caller)
    refused = 0
    while True:
        event = await socket.receive()
        if event["type"] != "websocket.receive" or connection.must_end():
            return
        data = event.get("text") or event.get("bytes") or ""
        too_fast = not bucket.take()
        refused += too_fast
        if refused > REFUSED_LIMIT:
            return connection.drop()
        connection.busy = True
        await answer(service, live, connection, data, too_fast, handlers)
        connection.busy = False
        if connection.must_end():
            return


def caller(socket: Socket) -> str:
    """The address that a socket comes from."""
    return socket.client.host if socket.client else ""


async def answer(
    service: TableService,
    live: LiveTable,
    connection: Connection,
    data: str | bytes,
    too_fast: bool,
    handlers: Mapping[str, Handler],
) -> None:
    """Carry out one message. Whatever is wrong with it becomes an `error` with a text."""
    say = words(connection.language)
    error = connection.send_error
    if len(data) > MESSAGE_LIMIT:
        return error("", "too-big", say("error-too-big"))
    try:
        message = read(data)
    except Malformed as fault:
        return error(fault.id, "malformed", say("error-malformed"))
    if too_fast:
        return error(message.id, "too-fast", say("error-too-fast"))
    handler = handlers.get(message.type)
    if handler is None:
        return error(message.id, "unknown-command", say("table-unknown-command"))
    try:
        await handler(service, live, connection, message)
    except Refused as refusal:
        service.metrics.commands.labels(live.header.game, "refused").inc()
        refuse(live, connection, message, refusal)
    except (NotStored, OutdatedTable, NoSuchTable):
        error(message.id, "not-stored", say("error-not-stored"))
    except Exception as fault:  # a fault of ours must not cut the line: the table goes on
        if is_away(fault):
            complain(
                "a message could not be answered, the database does not answer: %s", type(fault).__name__
            )
            return error(message.id, "not-stored", say("error-not-stored"))
        log.exception("a %s at a table failed", message.type)
        error(message.id, "failed", say("error-500"))


def refuse(live: LiveTable, connection: Connection, message: Message, refusal: Refused) -> None:
    """Tell somebody that the table refused, or that it asks first."""
    if refusal.code == "confirm":
        final = live.table.match.attempt(refusal.action).is_final
        text = words(connection.language)("table-confirm" if final else "table-confirm-costly")
        return connection.send({"type": "confirm", "id": message.id, "action": refusal.action, "text": text})
    connection.send_error(message.id, refusal.code, refusal_text(live, connection, refusal))
    if refusal.code == "stale" and connection.covered < 0:
        live.send_scene(connection, 0)


# ---- the messages

TURN_COMMANDS: dict[str, Kind] = {kind: kind for kind in (ACT, UNDO, RESTART, END_TURN)}


async def turn(service: TableService, live: LiveTable, connection: Connection, message: Message) -> None:
    """`act`, `undo`, `restart`, `end_turn`: for the seat that this screen shows."""
    kind, revision = TURN_COMMANDS[message.type], revision_of(message.seq)
    try:
        await take_turn(service, live, connection, kind, revision, message.id, message.action, message.sure)
    except Refused:
        if not await was_accepted(service, live, connection, message.id):
            raise
    done(connection, message)


async def offer(service: TableService, live: LiveTable, connection: Connection, message: Message) -> None:
    """A button of `controls.offers`."""
    await take_offer(service, live, connection, message.name, message.id)
    done(connection, message)


async def handover(service: TableService, live: LiveTable, connection: Connection, message: Message) -> None:
    """Hot-seat: the next player has taken the screen."""
    if message.seat not in connection.seats:
        raise Refused("no-seat")
    if connection.covered >= 0 and message.seat != connection.covered:
        raise Refused("covered")
    async with live.lock:
        done(connection, message)
        live.hand_over(connection, message.seat)


async def chat(service: TableService, live: LiveTable, connection: Connection, message: Message) -> None:
    """A line of chat."""
    await speak(service, live, connection, message.text, message.name)
    done(connection, message)


async def gallery(service: TableService, live: LiveTable, connection: Connection, message: Message) -> None:
    """A player wants to read what spectators write, where nobody minds advice: at tables with hints."""
    if not connection.seats:
        raise Refused("no-seat")
    if not (live.table.hints or live.table.over):
        raise Refused("closed-chat")
    open_gallery(live, connection)
    done(connection, message)


async def note(service: TableService, live: LiveTable, connection: Connection, message: Message) -> None:
    """What a player writes down for himself."""
    if not connection.seats:
        raise Refused("no-notes")
    if not service.limits.allows(NOTING, connection.holder):
        raise Refused("chat-too-fast")
    await keep_notes(service.store, connection.holder, live.id, connection.shown, message.notes)
    connection.notes[connection.shown] = message.notes
    done(connection, message)


async def change(service: TableService, live: LiveTable, connection: Connection, message: Message) -> None:
    """`set`: how much this person wants to confirm."""
    await set_confirm(service, live, connection, message.settings.confirm if message.settings else "")
    done(connection, message)


async def why(service: TableService, live: LiveTable, connection: Connection, message: Message) -> None:
    """A click on something impossible."""
    if connection.covered >= 0:
        raise Refused("covered")
    seat = connection.shown if connection.seats else -1
    text = (
        words(connection.language)("table-waiting")
        if live.waiting
        else screen.why(live.table, message.element, message.path, seat, connection.language)
    )
    connection.send({"type": "why", "element": message.element, "text": text})


async def look(service: TableService, live: LiveTable, connection: Connection, message: Message) -> None:
    """An earlier moment."""
    if connection.covered >= 0:
        raise Refused("covered")
    connection.send(live.moment(connection, message.ply))


async def hint(service: TableService, live: LiveTable, connection: Connection, message: Message) -> None:
    """Which choices look best. The answer comes when it is ready; other messages are answered meanwhile."""
    if connection.covered >= 0:
        raise Refused("covered")
    thought = await service.hints.ask(live, connection.shown, revision_of(message.seq))
    service.spawn(send_hint(live, connection, message, thought))


async def send_hint(
    live: LiveTable, connection: Connection, message: Message, thought: asyncio.Task[Hint]
) -> None:
    """Wait for a hint (which others may wait for too) and tell it."""
    try:
        live.send_hint(connection, message.id, await asyncio.shield(thought))
    except Refused as refusal:
        refuse(live, connection, message, refusal)


async def explain(service: TableService, live: LiveTable, connection: Connection, message: Message) -> None:
    """Why a bot did what led to a position. The answer comes when it is ready, like a hint."""
    if connection.covered >= 0:
        raise Refused("covered")
    service.spawn(send_reason(service, live, connection, message))


async def send_reason(
    service: TableService, live: LiveTable, connection: Connection, message: Message
) -> None:
    """Wait for a reason and tell it."""
    try:
        await reasons.answer(service, live, connection, message.id, message.ply)
    except Refused as refusal:
        refuse(live, connection, message, refusal)


async def ping(service: TableService, live: LiveTable, connection: Connection, message: Message) -> None:
    """Whether the line still stands."""
    connection.send({"type": "pong"})


def done(connection: Connection, message: Message) -> None:
    """The command was accepted."""
    connection.send({"type": "done", "id": message.id})


HANDLERS: dict[str, Handler] = {
    **dict.fromkeys(TURN_COMMANDS, turn),
    "offer": offer,
    "handover": handover,
    "chat": chat,
    "gallery": gallery,
    "note": note,
    "set": change,
    "why": why,
    "look": look,
    "hint": hint,
    "reason": explain,
    "ping": ping,
}
