"""Open lines of people whose account, or whose mind, changes while they look at tables: in every process at once.

What is said here travels on the bus (decision 21), and each process, this one too, does it to its own lines. A process that
was cut off from the bus lets everybody with an account knock again, and reads anew whom the others ignore.
"""

from __future__ import annotations

import asyncio

import msgspec

from ostracon.server.cluster.bus import Payload, say_once
from ostracon.server.complaints import complain
from ostracon.server.connection import Connection
from ostracon.server.database import is_away
from ostracon.server.live_table import LiveTable
from ostracon.server.people.accounts import by_holders
from ostracon.server.people.blocks import ignored_by
from ostracon.server.service import TableService
from ostracon.server.store import Store

TOPIC = "people"
RETRY_SECONDS = 1.0  # how long to wait for a database that is away


def connect(service: TableService) -> None:
    """From now on the lines of this process follow what any process says of their people."""
    service.bus.subscribe(TOPIC, lambda said, sender: _hear(service, said))

    def returned() -> None:
        service.spawn(_catch_up(service))

    service.bus.returned.append(returned)


# ---- what is said


def go_over_live(service: TableService, old: str, new: str) -> None:
    """A browser has signed in: at tables that are open in memory too, what it held is the account's."""
    service.bus.publish(TOPIC, {"what": "over", "holder": old, "other": new})


def cut(service: TableService, holder: str) -> None:
    """Somebody was signed out: every line must knock again, and is nobody's then."""
    service.bus.publish(TOPIC, {"what": "cut", "holder": holder})


async def cut_from_outside(store: Store, holder: str) -> None:
    """The same from a command beside servers that run on the same database."""
    await say_once(store, TOPIC, {"what": "cut", "holder": holder})


def ignore(service: TableService, holder: str, other: str, ignored: bool, table: str = "") -> None:
    """What somebody does not want to read any more, or again, on lines that are open."""
    said = {"what": "ignore", "holder": holder, "other": other, "ignored": ignored, "table": table}
    service.bus.publish(TOPIC, said)


def revoke(service: TableService, token: int) -> None:
    """A token is no longer good: its streams end."""
    service.bus.publish(TOPIC, {"what": "revoke", "token": token})


# ---- what is done about it


def _hear(service: TableService, said: Payload) -> None:
    what, holder = said["what"], said.get("holder", "")
    if what == "over":
        _go_over(service, holder, said["other"])
    elif what == "cut":
        _cut(service, holder)
    elif what == "ignore":
        for live, line in _lines(service):
            if line.holder == holder and said["table"] in ("", live.id):
                kept = line.ignored - {said["other"]}
                line.ignored = kept | {said["other"]} if said["ignored"] else kept
    elif what == "revoke":
        service.streams.revoke(said["token"])


def _lines(service: TableService) -> list[tuple[LiveTable, Connection]]:
    return [(live, line) for live in service.open_tables.values() for line in live.connections]


def _go_over(service: TableService, old: str, new: str) -> None:
    service.streams.come_again(old)
    for live in service.open_tables.values():
        if live.header.host == old:
            live.header.host = new
        for connection in live.connections:
            if connection.holder == old:
                connection.holder = new
        live.chat = [
            msgspec.structs.replace(line, holder=new) if line.holder == old else line for line in live.chat
        ]


def _cut(service: TableService, holder: str) -> None:
    service.streams.come_again(holder)
    for _, line in _lines(service):
        if line.holder == holder:
            line.drop()
    for cut_elsewhere in service.when_cut:
        cut_elsewhere(holder)


async def _catch_up(service: TableService) -> None:
    """Nothing was heard for a while: somebody may have been signed out, or muted."""
    while True:
        try:
            holders = {line.holder for _, line in _lines(service)}
            for holder in await by_holders(service.store, sorted(holders)):
                _cut(service, holder)
            for live, line in _lines(service):
                line.ignored = await ignored_by(service.store, line.holder, live.id)
            return
        except Exception as error:
            if not is_away(error):
                raise
            complain("open lines wait for the database: %s", type(error).__name__)
            await asyncio.sleep(RETRY_SECONDS)
