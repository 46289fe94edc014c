"""Open lines of people whose account changes while they look at tables of this process."""

from __future__ import annotations

import msgspec

from ostracon.server.service import TableService


def go_over_live(service: TableService, old: str, new: str) -> None:
    """A browser has signed in: at tables that are open in memory too, what it held is the account's."""
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


def cut(service: TableService, holder: str) -> None:
    """Somebody was signed out: every line must knock again, and is nobody's then."""
    service.streams.come_again(holder)
    for live in service.open_tables.values():
        for connection in [one for one in live.connections if one.holder == holder]:
            connection.drop()
    for cut_elsewhere in service.when_cut:
        cut_elsewhere(holder)


def ignore(service: TableService, holder: str, other: str, ignored: bool, table: str = "") -> None:
    """What somebody does not want to read any more, or again, on lines that are open."""
    for live in service.open_tables.values():
        for connection in live.connections:
            if connection.holder == holder and table in ("", live.id):
                kept = connection.ignored - {other}
                connection.ignored = kept | {other} if ignored else kept
