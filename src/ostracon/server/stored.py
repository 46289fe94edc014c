"""What the store knows of a table, as the server speaks of it, and how it stands in the rows of the database."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NotRequired, TypedDict

import msgspec
from sqlalchemy import Row, Select, select

from ostracon.server import schema
from ostracon.table.seats import Seat
from ostracon.table.table import Command, Entry, Table


class Result(TypedDict):
    """How a finished game ended, by seat."""

    total: list[int]
    standing: list[int]  # 0 in an abandoned game
    ending: NotRequired[str]  # RESIGN or ABANDON where the rules did not end it
    sheet: NotRequired[
        dict[str, list[int]]
    ]  # points by category, where the rules ended it; {}: nobody can tell


class Header(msgspec.Struct, kw_only=True):
    """What is known of a table before its journal is read."""

    id: str
    game: str
    rules_version: int
    components: str
    players: int
    options: dict[str, object]
    secret: str
    public: bool = False
    hints: bool = True
    created: float = 0.0
    touched: float = 0.0
    finished: float | None = None
    result: Result | None = None
    host: str = ""  # hash of the browser that made it; "" at tables from before
    actor: int = -1  # the seat that must act; -1 nobody, or unknown
    rematch_of: str | None = None
    clock: dict[str, float] | None = None  # of table.clock.TimeControl
    due: float | None = None  # when the time of who must act will be out
    rated: bool = False
    group_id: str | None = None  # whose members see it
    sealed: bool = (
        False  # its deal is being played elsewhere too: nothing of it is told before all have ended
    )


class StoredSeat(msgspec.Struct, kw_only=True):
    """A seat as the game began."""

    number: int
    name: str
    kind: str
    bot: str = ""
    screen: int = -1
    confirm: str = "final"
    colour: str = ""  # "black"; "" at tables from before colours were chosen


class ChatMessage(msgspec.Struct):
    """A line of chat."""

    seat: int
    name: str
    text: str
    at: float
    holder: str = ""  # who wrote it; never sent
    id: int = 0  # its number in the store


class Summary(msgspec.Struct):
    """A table in a list: its header and who sits there."""

    header: Header
    seats: list[StoredSeat]
    mine: list[int]  # seats that the asking browser holds
    entries: int = 0  # actions in the journal
    absent: dict[int, str] = {}  # TAKE_OVER or RESIGN by seat, for those whom a bot plays for


class StoredTable(msgspec.Struct):
    """Everything that the store knows of a table."""

    header: Header
    seats: list[StoredSeat]
    entries: list[Entry]
    chat: list[ChatMessage]


def result_of(table: Table) -> Result:
    """How a game ended."""
    result = Result(total=table.match.scores(), standing=table.standings())
    if table.ending:
        result["ending"] = table.ending
    else:
        result["sheet"] = table.match.sheet()
    return result


def live_seat(stored: StoredSeat) -> Seat:
    """A seat at the table as it begins."""
    return Seat(
        number=stored.number,
        name=stored.name,
        kind=stored.kind,
        bot=stored.bot,
        screen=stored.screen,
        confirm=stored.confirm,
    )


# ---- rows

AnyRow = Row[*tuple[Any, ...]]  # of columns that the Structs below check


def header_of(row: AnyRow) -> Header:
    """The header in a row of `tables`."""
    return Header(**{name: getattr(row, name) for name in Header.__struct_fields__})


def journal_of(table: str) -> Select[tuple[Any, ...]]:
    """The journal of a table."""
    columns = schema.entries.c
    return (
        select(
            columns.seq,
            columns.kind,
            columns.seat,
            columns.action,
            columns.client_id,
            columns.note,
            columns.at,
        )
        .where(columns.table_id == table)
        .order_by(columns.seq)
    )


def entry_row(table: str, entry: Entry, told: Sequence[Sequence[int]], at: float) -> dict[str, Any]:
    """An entry, and what was told of it, as a row of a journal."""
    command = entry.command
    return {
        "table_id": table,
        "seq": entry.number,
        "kind": command.kind,
        "seat": command.seat,
        "action": command.action,
        "client_id": command.id or None,
        "note": command.note,
        "events": [list(one) for one in told],
        "at": at,
    }


def line_of(row: AnyRow) -> ChatMessage:
    """The line of chat in a row of `chat`."""
    return ChatMessage(row.seat, row.name, row.text, row.at, row.holder, row.id)


def entry_of(row: AnyRow) -> Entry:
    """The entry in a row of a journal."""
    command = Command(
        kind=row.kind,
        seat=row.seat,
        revision=row.seq - 1,
        action=row.action,
        sure=True,
        id=row.client_id or "",
        note=row.note,
    )
    return Entry(row.seq, command, row.at)


def seat_of(row: AnyRow) -> StoredSeat:
    """The seat in a row of `seats`."""
    return StoredSeat(**{name: getattr(row, name) for name in StoredSeat.__struct_fields__})
