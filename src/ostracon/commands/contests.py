"""`ostracon arena` and `ostracon ladder` for people: a progress bar, tables, files."""

from __future__ import annotations

import csv
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any, NamedTuple

from ostracon.commands.progress import bar
from ostracon.kernel.errors import BadPlayerCount, OstraconError
from ostracon.kernel.game import Game, games
from ostracon.kernel.game import game as find_game
from ostracon.lab.arena import open_tasks, run_tournament, worker_pool_for
from ostracon.lab.journal import Journal
from ostracon.lab.ladder import Ladder, file_name, ladder, ladder_result, load, save
from ostracon.lab.playing import GameResult
from ostracon.lab.results import Summary, rows, summary
from ostracon.lab.strength import number, page, percent, results_folder
from ostracon.lab.tournament import Task, Tournament
from ostracon.lab.worker_pool import PATIENCE

FAULTS_SHOWN = 5
NAME_WIDTH = 12  # of a bot in a table: all columns are to fit into 80 characters


class CannotKeep(OstraconError):
    """A file that cannot be written, or none where one is needed."""


class WorkerOptions(NamedTuple):
    """Who plays a tournament's games."""

    processes: int = 0  # 0: as many as are usual
    ray: str | None = None  # a cluster's address
    patience: float = PATIENCE


class Outcome(NamedTuple):
    """A tournament's games in the order of its plan, and whether all were played."""

    games: dict[Task, GameResult]
    interrupted: bool


def run_with_progress(
    tournament: Tournament, workers: WorkerOptions, out: Path | None, resume: bool, quiet: bool, title: str
) -> Outcome:
    """Run a tournament with a progress bar, its games kept in the journal `out`; Ctrl-C ends it early."""
    interrupted = False
    with _kept(tournament, out, resume) as (games, add):
        left = len(open_tasks(tournament, games))
        with bar(f"{title}: games", tournament.games(), not quiet) as advance:

            def note(task: Task, played: GameResult) -> None:
                add(task, played)
                advance(1)

            advance(tournament.games() - left)
            try:
                run_tournament(tournament, games, note, lambda: worker_pool_for(tournament, *workers))
            except KeyboardInterrupt:
                interrupted = True
    return Outcome({task: games[task] for task in tournament.tasks() if task in games}, interrupted)


@contextmanager
def _kept(
    tournament: Tournament, out: Path | None, resume: bool
) -> Iterator[tuple[dict[Task, GameResult], Callable[[Task, GameResult], None]]]:
    """The games played so far, and how to add one: in a journal, or in memory alone."""
    if out is None:
        games: dict[Task, GameResult] = {}
        yield games, games.__setitem__
        return
    with Journal(out, tournament, resume) as journal:
        if open_tasks(tournament, journal.games):
            journal.check_code()
        yield journal.games, journal.add


def run_arena(
    tournament: Tournament,
    workers: WorkerOptions,
    out: Path | None = None,
    resume: bool = False,
    csv_file: Path | None = None,
    quiet: bool = False,
) -> Summary:
    """Run a tournament; its results, also of a part of it if it was interrupted."""
    if resume and out is None:
        raise CannotKeep("--resume needs the journal to go on with: --out FILE")
    if csv_file:
        _opened(csv_file, "a").close()  # a file that cannot be written is told before hours of play
    outcome = run_with_progress(tournament, workers, out, resume, quiet, tournament.game)
    if csv_file:
        with _opened(csv_file, "w") as table:
            csv.writer(table).writerows(rows(tournament, outcome.games))
    return summary(tournament, outcome.games, outcome.interrupted)


def _opened(path: Path, mode: str) -> IO[Any]:
    try:
        return path.open(mode, newline="", encoding="utf-8")
    except OSError as error:
        raise CannotKeep(f"cannot write {path}: {error.strerror}") from None


def how_to_resume(result: Summary, out: Path | None) -> str:
    """What to tell somebody who has interrupted a tournament."""
    done = f"interrupted after {result.games} of {result.games_planned} games"
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


def run_ladder(
    game: Game, players: int, games: int, first_deal: int, workers: WorkerOptions, out: Path, quiet: bool
) -> Ladder | None:
    """Run one ladder, going on where it was left; its results are kept and the page `out` is written anew.
    None if interrupted.
    """
    tournament = ladder(game, players, games, first_deal)
    folder = results_folder(out)
    journal = folder / f"{file_name(game.id, players)}.jsonl"
    outcome = run_with_progress(tournament, workers, journal, True, quiet, f"{game.id}, {players} players")
    if outcome.interrupted:
        return None
    found = ladder_result(tournament, outcome.games, games)
    try:
        save(found, folder)
        out.write_text(page(load(folder)), "utf-8")
    except OSError as error:
        raise CannotKeep(f"cannot write {error.filename}: {error.strerror}") from None
    return found


def short_names(names: Sequence[str]) -> list[str]:
    """Names that fit into a table and stay different.

    >>> short_names(["greedy", "search:300+trees=2", "search:300+trees=3", "my_own_bots:Cautious"])
    ['greedy', 'search:300 #2', 'search:300 #3', 'my_own_bots… #4']
    """
    found: list[str] = []
    for name in names:
        head = name.partition("+")[0]
        head = head if len(head) <= NAME_WIDTH else head[: NAME_WIDTH - 1] + "…"
        found.append(name if name == head else f"{head} #{len(found) + 1}")
    return found


def show_results(result: Summary) -> None:
    """The tables of a tournament."""
    from rich.console import Console
    from rich.table import Table

    bot_names = [row.bot for row in result.bots]
    names = dict(zip(bot_names, short_names(bot_names), strict=True))
    pairs = Table("bot", "against", "games", "win share (95 %)", "margin (95 %)")
    for pair in result.pairs:
        pairs.add_row(
            names[pair.first],
            names[pair.second],
            str(pair.games),
            percent(pair.win_share, pair.win_share_interval),
            number(pair.margin, pair.margin_interval),
        )
    won = "games won (95 %)" if result.cooperative else "win share"
    bots = Table("bot", "games", won, "points", "rating", "ms/decision", "faults")
    for row in sorted(result.bots, key=lambda row: -row.rating.mu):
        bots.add_row(
            names[row.bot],
            str(row.games),
            percent(row.win_share, row.win_share_interval if result.cooperative else None),
            number(row.mean_points),
            f"{row.rating.mu:.1f} ± {row.rating.sigma:.1f}",
            number(row.decision_ms),
            str(row.faults),
        )
    console = Console()
    if result.pairs:
        console.print(pairs)
    console.print(bots)
    for short, name in ((short, name) for name, short in names.items() if short != name):
        print(f"{short} is {name}")
    for fault in result.faults[:FAULTS_SHOWN]:
        print(f"{fault.bot} forfeited deal {fault.deal}: {fault.reason}")
    if len(result.faults) > FAULTS_SHOWN:
        print(f"... and {len(result.faults) - FAULTS_SHOWN} more; --json and --csv list all")
