"""The socket on which a page hears what changes in the lobby (docs/protocol.md)."""

from __future__ import annotations

import asyncio

from litestar import websocket
from litestar.exceptions import WebSocketDisconnect

from ostracon.server.complaints import complain
from ostracon.server.database import is_away
from ostracon.server.limits import KNOCKING, WATCHING
from ostracon.server.lobby.lobby import Line, Lobby
from ostracon.server.people.holder import person_at
from ostracon.server.service import TableService
from ostracon.server.session import Socket
from ostracon.server.websocket import NO_SEAT, TRY_AGAIN, caller, language_of, same_site
from ostracon.server.words import words

SEND_SECONDS = 20.0  # how long a message may take to be taken


@websocket("/lobby/live")
async def lobby_socket(socket: Socket) -> None:
    """One page: what changed goes out, nothing but pings comes in."""
    service: TableService = socket.app.state.service
    lobby: Lobby = socket.app.state.lobby
    language, address = language_of(socket), caller(socket)
    await socket.accept()
    say = words(language)
    if not same_site(socket):
        return await socket.close(NO_SEAT, say("error-other-site"))
    if not service.limits.allows(KNOCKING, address) or not lobby.may_open(address):
        return await socket.close(TRY_AGAIN, say("error-too-fast"))
    number = socket.query_params.get("number", "")
    try:
        holder, _ = await person_at(service.store, socket)
        line = Line(holder, language, address, tables=bool(number))
        await lobby.open(line, number)
    except Exception as fault:
        if not is_away(fault):
            raise
        complain("the lobby could not be opened, the database does not answer: %s", type(fault).__name__)
        return await socket.close(TRY_AGAIN, say("error-503"))
    writer = asyncio.create_task(write_all(socket, line))
    bucket = service.limits.bucket(WATCHING, address)
    try:
        while (await socket.receive())["type"] == "websocket.receive":
            if not bucket.take():
                line.cut()
            line.send(b'{"type":"pong"}')
    except WebSocketDisconnect:
        pass
    finally:
        lobby.close(line)
        writer.cancel()


async def write_all(socket: Socket, line: Line) -> None:
    """Send what waits; None, or somebody who does not read, ends the line."""
    try:
        while (data := await line.out.get()) is not None:
            async with asyncio.timeout(SEND_SECONDS):
                await socket.send_text(data)
        await socket.close(TRY_AGAIN)
    except TimeoutError:
        line.lost = True
        await socket.close(TRY_AGAIN)
    except (WebSocketDisconnect, RuntimeError, OSError):
        line.lost = True
