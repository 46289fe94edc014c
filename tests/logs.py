"""The log of a table as its readers have it."""

from __future__ import annotations

from ostracon.table.log import Line, Log
from ostracon.table.table import Table


def whole_log(table: Table, seat: int, language: str) -> list[Line]:
    """The log from the deal until now."""
    return Log(table, seat, language).since()[1]
