"""The chats of a table: that of the players, and the spectators' gallery; who reads which."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from ostracon.kernel.rules import SPECTATOR
from ostracon.server.connection import Connection
from ostracon.server.stored import ChatMessage

if TYPE_CHECKING:
    from ostracon.server.live_table import LiveTable

CHAT_SHOWN = 200  # latest lines of chat that are sent on arrival


def reads_gallery(live: LiveTable, connection: Connection) -> bool:
    """Whether a connection gets what spectators write: players when the game is over, or when they ask for it."""
    return not connection.seats or live.table.over or connection.gallery


def may_read(live: LiveTable, connection: Connection, line: ChatMessage) -> bool:
    """Whether a line is for whoever looks through a connection, and he wants to read its writer."""
    return line.holder not in connection.ignored and (line.seat >= 0 or reads_gallery(live, connection))


def chat_for(live: LiveTable, connection: Connection) -> list[dict[str, object]]:
    """The latest lines of the chats that a connection may read."""
    lines = [line for line in live.chat if may_read(live, connection, line)]
    return [chat_json(line) for line in lines[-CHAT_SHOWN:]]


def open_gallery(live: LiveTable, connection: Connection) -> None:
    """From now on a player reads what spectators write."""
    connection.gallery = True
    said = [line for line in chat_for(live, connection) if line["seat"] == SPECTATOR]
    connection.send({"type": "gallery", "chat": said})


def chat_json(message: ChatMessage) -> dict[str, object]:
    """A line of chat as browsers get it."""
    at = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(message.at))
    return {"seat": message.seat, "name": message.name, "text": message.text, "at": at}
