"""`ostracon arena` and `ostracon ladder` for people: a progress bar, tables, files."""

from __future__ import annotations

import csv
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any, NamedTuple

from ostracon.commands.progress import bar
from ostracon.kernel.errors import BadPlayerCount, OstraconError
from ostracon.kernel.game import Game, games
from ostracon.kernel.game import game as find_game
from ostracon.lab.arena import crew_for, hold, open_tasks
from ostracon.lab.crew import PATIENCE
from ostracon.lab.journal import Journal
from ostracon.lab.ladder import Ladder, climbed, file_name, ladder, load, save
from ostracon.lab.playing import Played
from ostracon.lab.results import rows, summary
from ostracon.lab.strength import number, page, percent, results_folder
from ostracon.lab.tournament import Task, Tournament

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


def hold_shown(
    held: Tournament, means: Means, out: Path | None, resume: bool, quiet: bool, title: str
) -> Outcome:
    """Hold a tournament with a progress bar, its games kept in the journal `out`; Ctrl-C ends it early."""
    interrupted = False
    with _kept(held, out, resume) as (games, add):
        left = len(open_tasks(held, games))
        with bar(f"{title}: games", held.games(), not quiet) as advance:

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
    """Hold a tournament; its results, also of a part of it if it was interrupted."""
    if resume and out is None:
        raise CannotKeep("--resume needs the journal to go on with: --out FILE")
    if csv_file:
        _opened(csv_file, "a").close()  # a file that cannot be written is told before hours of play
    outcome = hold_shown(held, means, out, resume, quiet, held.game)
    if csv_file:
        with _opened(csv_file, "w") as table:
            csv.writer(table).writerows(rows(held, outcome.games))
    return summary(held, outcome.games) | {"interrupted": outcome.interrupted}


def _opened(path: Path, mode: str) -> IO[Any]:
    try:
        return path.open(mode, newline="", encoding="utf-8")
    except OSError as error:
        raise CannotKeep(f"cannot write {path}: {error.strerror}") from None


def how_to_resume(result: dict[str, Any], out: Path | None) -> str:
    """What to tell somebody who has interrupted a tournament."""
    done = f"interrupted after {result['games']} of {result['games_planned']} games"
    if out is None:
        return f"{done}, which were not kept; with --out FILE a tournament can be resumed"
    return f"{done}; the same command with --resume goes on"


def settings(name: str, players: list[int] | None) -> list[tuple[Game, int]]:
    """The games and numbers of players of a ladder: those asked for, or all."""
    found = [find_game(one) for one in (games() if name == "all" else [name])]
    every = sorted({count for game in found for count in game.players})
    for count in players or ():
        if count not in every:
            raise BadPlayerCount(" and ".join(game.title for game in found), count, every)
    return [(game, count) for game in found for count in game.players if count in (players or every)]


def climb(
    game: Game, players: int, games: int, first_deal: int, means: Means, out: Path, quiet: bool
) -> Ladder | None:
    """Climb one ladder, going on where it was left; its results are kept and the page `out` is written anew.
    None if interrupted.
    """
    held = ladder(game, players, games, first_deal)
    folder = results_folder(out)
    journal = folder / f"{file_name(game.id, players)}.jsonl"
    outcome = hold_shown(held, means, journal, True, quiet, f"{game.id}, {players} players")
    if outcome.interrupted:
        return None
    found = climbed(held, outcome.games, games)
    try:
        save(found, folder)
        out.write_text(page(load(folder)), "utf-8")
    except OSError as error:
        raise CannotKeep(f"cannot write {error.filename}: {error.strerror}") from None
    return found


def show_results(result: dict[str, Any]) -> None:
    """The tables of a tournament."""
    from rich.console import Console
    from rich.table import Table

    pairs = Table("bot", "against", "games", "win share (95 %)", "margin (95 %)")
    for row in result["pairs"]:
        pairs.add_row(
            row["first"],
            row["second"],
            str(row["games"]),
            percent(row["win_share"], row["win_share_interval"]),
            number(row["margin"], row["margin_interval"]),
        )
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
