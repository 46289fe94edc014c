"""Results as tables for statistics programs: CSV and Parquet, one row per game and seat."""

from __future__ import annotations

import csv
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from ostracon.kernel.errors import OstraconError
from ostracon.kernel.game import Game, Value
from ostracon.lab.provenance import provenance
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
    options: str  # as JSON: {"side_temple":"B"}
    version: str  # of Ostracon
    rules_version: int
    components: str  # hash of the component data
    machine: str  # "Linux x86_64, AMD EPYC, 2 cores, Python 3.11.7, NumPy 2.4.6, Numba 0.68.1"


def seat_rows(game: Game, players: int, options: Mapping[str, Value], games: Games) -> Iterator[SeatRow]:
    """One row per game and seat; each says by what it was made, so that tables can be put together."""
    made_by = provenance(game)
    chosen, machine = msgspec.json.encode(dict(options)).decode(), made_by.machine.in_words()
    for task, played in games.items():
        for seat, bot in enumerate(task.seats):
            yield SeatRow(
                game=game.id,
                players=players,
                deal=task.deal,
                table=" ".join(task.seats),
                seat=seat,
                bot=bot,
                points=played.points[seat] if played.points else None,
                standing=played.standing[seat],
                win_share=played.win_shares[seat],
                decisions=played.decisions[seat],
                seconds=played.seconds[seat],
                fault=played.fault.reason if played.fault and played.fault.seat == seat else "",
                options=chosen,
                version=made_by.version,
                rules_version=made_by.rules_version,
                components=made_by.components,
                machine=machine,
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

    def write(self, game: Game, players: int, options: Mapping[str, Value], games: Games) -> None:
        """Write them."""
        rows = list(seat_rows(game, players, options, games)) if any(self) else []
        if self.csv:
            with open(self.csv, "w", newline="", encoding="utf-8") as file:
                csv.writer(file).writerows([SeatRow._fields, *rows])
        if self.parquet:
            arrow, files = _pyarrow()
            kinds = {int: arrow.int64(), float: arrow.float64(), str: arrow.string()}
            shape = [(name, kinds[_KINDS.get(name, str)]) for name in SeatRow._fields]
            files.write_table(
                arrow.Table.from_pylist([row._asdict() for row in rows], schema=arrow.schema(shape)),
                self.parquet,
            )


_KINDS: dict[str, type] = {
    **dict.fromkeys(("players", "deal", "seat", "points", "standing", "decisions", "rules_version"), int),
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
