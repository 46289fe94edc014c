"""`ostracon arena` for people: a progress bar, tables, files."""

from __future__ import annotations

import csv
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any, NamedTuple

from ostracon.kernel.errors import OstraconError
from ostracon.lab.arena import crew_for, hold, open_tasks
from ostracon.lab.crew import PATIENCE
from ostracon.lab.journal import Journal
from ostracon.lab.playing import Played
from ostracon.lab.results import rows, summary
from ostracon.lab.tournament import Task, Tournament
from ostracon.progress import bar

FAULTS_SHOWN = 5


class CannotKeep(OstraconError):
    """A file that cannot be written, or none where one is needed."""


class Means(NamedTuple):
    """What a tournament is held with."""

    processes: int = 0  # 0: as many as are usual
    ray: str | None = None  # a cluster's address
    patience: float = PATIENCE


class Outcome(NamedTuple):
    """A tournament's games in the order of its plan, and whether all were played."""

    games: dict[Task, Played]
    interrupted: bool


def hold_shown(held: Tournament, means: Means, out: Path | None, resume: bool, quiet: bool) -> Outcome:
    """Hold a tournament with a progress bar, its games kept in the journal `out`; Ctrl-C ends it early."""
    interrupted = False
    with _kept(held, out, resume) as (games, add):
        left = len(open_tasks(held, games))
        with bar(f"{held.game}: games", held.games(), not quiet) as advance:

            def note(task: Task, played: Played) -> None:
                add(task, played)
                advance(1)

            advance(held.games() - left)
            try:
                hold(held, games, note, lambda: crew_for(held, means.processes, means.ray, means.patience))
            except KeyboardInterrupt:
                interrupted = True
    return Outcome({task: games[task] for task in held.tasks() if task in games}, interrupted)


@contextmanager
def _kept(
    held: Tournament, out: Path | None, resume: bool
) -> Iterator[tuple[dict[Task, Played], Callable[[Task, Played], None]]]:
    """The games played so far, and how to add one: in a journal, or in memory alone."""
    if out is None:
        games: dict[Task, Played] = {}
        yield games, games.__setitem__
        return
    with Journal(out, held, resume) as journal:
        if open_tasks(held, journal.games):
            journal.check_code()
        yield journal.games, journal.add


def run_arena(
    held: Tournament,
    means: Means,
    out: Path | None = None,
    resume: bool = False,
    csv_file: Path | None = None,
    quiet: bool = False,
) -> dict[str, Any]:
    """Hold a tournament; its results, and how to go on if it was interrupted."""
    if resume and out is None:
        raise CannotKeep("--resume needs the journal to go on with: --out FILE")
    table = _writable(csv_file) if csv_file else None
    outcome = hold_shown(held, means, out, resume, quiet)
    if table:
        with table:
            csv.writer(table).writerows(rows(held, outcome.games))
    result = summary(held, outcome.games) | {"interrupted": outcome.interrupted}
    return result


def _writable(path: Path) -> IO[str]:
    try:
        return path.open("w", newline="", encoding="utf-8")
    except OSError as error:
        raise CannotKeep(f"cannot write {path}: {error.strerror}") from None


def how_to_resume(result: dict[str, Any], out: Path | None) -> str:
    """What to tell somebody who has interrupted a tournament."""
    done = f"interrupted after {result['games']} of {result['games_planned']} games"
    if out is None:
        return f"{done}, which were not kept; with --out FILE a tournament can be resumed"
    return f"{done}; the same command with --resume goes on"


def show_results(result: dict[str, Any]) -> None:
    """The tables of a tournament."""
    from rich.console import Console
    from rich.table import Table

    pairs = Table("bot", "against", "games", "win share (95 %)", "margin (95 %)")
    for row in result["pairs"]:
        pairs.add_row(row["first"], row["second"], str(row["games"]), *_estimates(row))
    missions = result["cooperative"]
    won = "missions won (95 %)" if missions else "win share"
    bots = Table("bot", "games", won, "points", "rating", "ms/decision", "faults")
    for row in sorted(result["bots"], key=lambda row: -row["rating"]["mu"]):
        bots.add_row(
            row["bot"],
            str(row["games"]),
            percent(row["win_share"], row["win_share_interval"] if missions else None),
            number(row["mean_points"]),
            f"{row['rating']['mu']:.1f} ± {row['rating']['sigma']:.1f}",
            number(row["decision_ms"]),
            str(row["faults"]),
        )
    console = Console()
    if result["pairs"]:
        console.print(pairs)
    console.print(bots)
    for fault in result["faults"][:FAULTS_SHOWN]:
        print(f"{fault['bot']} forfeited deal {fault['deal']}: {fault['reason']}")
    if len(result["faults"]) > FAULTS_SHOWN:
        print(f"... and {len(result['faults']) - FAULTS_SHOWN} more; --json and --csv list all")


def _estimates(row: dict[str, Any]) -> tuple[str, str]:
    return percent(row["win_share"], row["win_share_interval"]), number(row["margin"], row["margin_interval"])


def percent(share: float | None, interval: list[float] | None = None) -> str:
    """A share for people.

    >>> percent(0.71, [0.6, 0.8])
    '71.0 % (60.0 to 80.0)'
    """
    return "-" if share is None else f"{100 * share:.1f} %" + _span([100 * x for x in interval or ()])


def number(value: float | None, interval: list[float] | None = None) -> str:
    """Points or milliseconds for people."""
    return "-" if value is None else f"{value:.1f}" + _span(interval)


def _span(interval: list[float] | None) -> str:
    return f" ({interval[0]:.1f} to {interval[1]:.1f})" if interval else ""
