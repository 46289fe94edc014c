"""The socket of a board of one's own: the table's protocol (docs/protocol.md), with `practice` both ways."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from ostracon.server.connection import Connection
from ostracon.server.limits import KNOCKING, PRACTISING
from ostracon.server.live_table import LiveTable
from ostracon.server.people.holder import person_at
from ostracon.server.practice.board import Board, Unwanted
from ostracon.server.practice.exercise import Exercise
from ostracon.server.service import TableService
from ostracon.server.session import Socket
from ostracon.server.websocket import (
    NO_SEAT,
    NO_TABLE,
    TRY_AGAIN,
    TURN_COMMANDS,
    Handler,
    caller,
    converse,
    done,
    language_of,
    look,
    ping,
    same_site,
    why,
)
from ostracon.server.wire import Message, revision_of
from ostracon.server.words import words


async def practise(
    socket: Socket, path: str, make: Callable[[TableService, str, str], Awaitable[Exercise | None]]
) -> None:
    """One person at a board of his own, until the socket closes. `make` gives the exercise for a holder in a language, or
    None where there is none; `path` is that of the page that shows it.
    """
    service: TableService = socket.app.state.service
    language = language_of(socket)
    await socket.accept()
    say = words(language)
    if not same_site(socket):
        return await socket.close(NO_SEAT, say("error-other-site"))
    address = caller(socket)
    if not (service.limits.allows(KNOCKING, address) and service.limits.allows(PRACTISING, address)):
        return await socket.close(TRY_AGAIN, say("error-too-fast"))
    holder, name = await person_at(service.store, socket)
    exercise = await make(service, holder, language)
    if exercise is None:
        return await socket.close(NO_TABLE, say("error-no-exercise"))
    board = Board(service, exercise, path)
    connection = Connection([exercise.seat], language, name=name, caller=address, holder=holder)
    service.boards.add(board)
    try:
        async with board.lock:
            board.greet(connection, socket.query_params.get("at", ""))
        await converse(socket, service, board, connection, HANDLERS)
    finally:
        board.connections.discard(connection)
        service.boards.discard(board)


async def turn(service: TableService, live: LiveTable, connection: Connection, message: Message) -> None:
    """`act`, `undo`, `restart`, `end_turn`."""
    assert isinstance(live, Board)
    try:
        kind = TURN_COMMANDS[message.type]
        await live.turn(connection, kind, revision_of(message.seq), message.action, message.id)
    except Unwanted as refusal:
        return connection.send_error(message.id, refusal.code, refusal.text)
    done(connection, message)


async def press(service: TableService, live: LiveTable, connection: Connection, message: Message) -> None:
    """A button of the panel."""
    assert isinstance(live, Board)
    await live.press(message.name, message.id)
    done(connection, message)


async def change(service: TableService, live: LiveTable, connection: Connection, message: Message) -> None:
    """`set`: here nothing is confirmed, but the setting is good for tables."""
    done(connection, message)


HANDLERS: dict[str, Handler] = {
    **dict.fromkeys(TURN_COMMANDS, turn),
    "practice": press,
    "set": change,
    "why": why,
    "look": look,
    "ping": ping,
}
