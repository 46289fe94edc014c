"""`ostracon arena` for people: a progress bar, tables, files."""

from __future__ import annotations

import csv
from pathlib import Path
from typing import Any

from ostracon.lab.arena import hold
from ostracon.lab.playing import Played
from ostracon.lab.results import rows, summary
from ostracon.lab.tournament import Task, Tournament
from ostracon.progress import bar


def run_arena(held: Tournament, processes: int, csv_file: Path | None, quiet: bool) -> dict[str, Any]:
    """Hold a tournament; its results."""
    games: dict[Task, Played] = {}
    with bar(f"{held.game}: games", held.games(), not quiet) as advance:
        hold(held, games, processes, advance=advance)
    ordered = {task: games[task] for task in held.tasks() if task in games}
    if csv_file:
        with csv_file.open("w", newline="", encoding="utf-8") as file:
            csv.writer(file).writerows(rows(held, ordered))
    return summary(held, ordered)


def show_results(result: dict[str, Any]) -> None:
    """The tables of a tournament."""
    from rich.console import Console
    from rich.table import Table

    pairs = Table("bot", "against", "games", "win share", "95 %", "margin", "95 %")
    for row in result["pairs"]:
        pairs.add_row(
            row["first"],
            row["second"],
            str(row["games"]),
            percent(row["win_share"]),
            span(row["win_share_interval"], percent),
            point(row["margin"]),
            span(row["margin_interval"], point),
        )
    bots = Table("bot", "games", "win share", "95 %", "mean points", "ms a decision", "faults")
    for row in result["bots"]:
        bots.add_row(
            row["bot"],
            str(row["games"]),
            percent(row["win_share"]),
            span(row["win_share_interval"], percent),
            point(row["mean_points"]),
            point(row["decision_ms"]),
            str(row["faults"]),
        )
    console = Console()
    if result["pairs"]:
        console.print(pairs)
    console.print(bots)
    for fault in result["faults"][:10]:
        console.print(f"{fault['bot']} forfeited deal {fault['deal']}: {fault['reason']}", markup=False)


def percent(share: float | None) -> str:
    """A share for people."""
    return "-" if share is None else f"{100 * share:.1f} %"


def point(number: float | None) -> str:
    """Points or milliseconds for people."""
    return "-" if number is None else f"{number:.2f}"


def span(interval: list[float] | None, shown: Any) -> str:
    """An interval for people."""
    return "-" if interval is None else f"{shown(interval[0])} to {shown(interval[1])}"
