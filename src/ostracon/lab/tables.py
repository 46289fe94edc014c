"""Results as tables for statistics programs: CSV and Parquet, one row per game and seat."""

from __future__ import annotations

import csv
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from ostracon.kernel.errors import OstraconError
from ostracon.lab.results import Games
from ostracon.lab.writing import check_writable


class CannotWriteTable(OstraconError):
    """A table that cannot be written."""


class SeatRow(NamedTuple):
    """One seat of one game."""

    game: str
    players: int
    deal: int
    table: str  # who sat where: "greedy random"
    seat: int
    bot: str
    points: int | None  # none in a forfeited game
    standing: int
    win_share: float
    decisions: int
    seconds: float
    fault: str


def seat_rows(game: str, players: int, games: Games) -> Iterator[SeatRow]:
    """One row per game and seat."""
    for task, played in games.items():
        for seat, bot in enumerate(task.seats):
            yield SeatRow(
                *(game, players, task.deal, " ".join(task.seats), seat, bot),
                played.points[seat] if played.points else None,
                *(
                    played.standing[seat],
                    played.win_shares[seat],
                    played.decisions[seat],
                    played.seconds[seat],
                ),
                played.fault.reason if played.fault and played.fault.seat == seat else "",
            )


class Tables(NamedTuple):
    """The files that are to be written."""

    csv: Path | None = None
    parquet: Path | None = None

    def check(self) -> None:
        """Refuse what could not be written after hours of play."""
        if self.parquet:
            _pyarrow()
        for path in filter(None, self):
            check_writable(path)

    def write(self, game: str, players: int, games: Games) -> None:
        """Write them."""
        if self.csv:
            with open(self.csv, "w", newline="", encoding="utf-8") as file:
                csv.writer(file).writerows([SeatRow._fields, *seat_rows(game, players, games)])
        if self.parquet:
            arrow, files = _pyarrow()
            rows = [row._asdict() for row in seat_rows(game, players, games)]
            kinds = {int: arrow.int64(), float: arrow.float64(), str: arrow.string()}
            shape = [(name, kinds[_KINDS.get(name, str)]) for name in SeatRow._fields]
            files.write_table(arrow.Table.from_pylist(rows, schema=arrow.schema(shape)), self.parquet)


_KINDS: dict[str, type] = {
    **dict.fromkeys(("players", "deal", "seat", "points", "standing", "decisions"), int),
    **dict.fromkeys(("win_share", "seconds"), float),
}


def _pyarrow() -> tuple[Any, Any]:
    """PyArrow, which comes with an extra."""
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        raise CannotWriteTable(
            "Parquet needs PyArrow, which is not installed: pip install 'ostracon[parquet]'; --csv works without it"
        ) from None
    return pyarrow, pyarrow.parquet
