"""What `ostracon arena` and `ostracon ladder` share: a tournament with a progress bar and a journal."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from ostracon.commands.printing import bar
from ostracon.lab import arena
from ostracon.lab.journal import Journal
from ostracon.lab.playing import GameResult
from ostracon.lab.tournament import Task, Tournament
from ostracon.lab.worker_pool import PATIENCE


class Workers(NamedTuple):
    """Who plays the games of a tournament."""

    processes: int = 0  # 0: as many as are usual
    ray: str | None = None  # a cluster's address
    patience: float = PATIENCE


class Outcome(NamedTuple):
    """A tournament's games in the order of its plan, and whether all were played."""

    games: dict[Task, GameResult]
    interrupted: bool


def run_tournament(
    tournament: Tournament, workers: Workers, out: Path | None, resume: bool, quiet: bool, title: str
) -> Outcome:
    """Play a tournament with a progress bar, its games kept in the journal `out`; Ctrl-C ends it early."""
    interrupted = False
    with _kept(tournament, out, resume) as (games, add):
        left = len(arena.open_tasks(tournament, games))
        with bar(f"{title}: games", tournament.games(), not quiet) as advance:

            def note(task: Task, played: GameResult) -> None:
                add(task, played)
                advance(1)

            advance(tournament.games() - left)
            try:
                arena.run_tournament(
                    tournament, games, note, lambda: arena.worker_pool_for(tournament, *workers)
                )
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
        if arena.open_tasks(tournament, journal.games):
            journal.check_code()
        yield journal.games, journal.add
