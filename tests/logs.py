"""The log of a table as its readers have it."""

from __future__ import annotations

from ostracon.table.log import Line, lines_of_ply
from ostracon.table.table import Table


def whole_log(table: Table, seat: int, language: str) -> list[Line]:
    """The log from the deal until now."""
    return [line for ply in range(table.match.ply + 1) for line in lines_of_ply(table, ply, seat, language)]
