"""The arena: run a tournament here or on a cluster, and keep what has been played."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping

from ostracon.kernel.game import game as find_game
from ostracon.lab.bot_names import load_bot
from ostracon.lab.cluster import Cluster
from ostracon.lab.playing import GameResult
from ostracon.lab.tournament import BadTournament, Task, Tournament
from ostracon.lab.worker_pool import PATIENCE, WorkerPool


def run_tournament(
    tournament: Tournament,
    games: dict[Task, GameResult],
    add: Callable[[Task, GameResult], object],
    workers: Callable[[], WorkerPool | Cluster],
) -> None:
    """Play the games of a tournament that are not there yet; each is added as it ends."""
    tasks = open_tasks(tournament, games)
    if tasks:
        with workers() as pool:
            for task, played in pool.play(tasks):
                add(task, played)


def open_tasks(tournament: Tournament, games: Mapping[Task, GameResult]) -> list[Task]:
    """The games that are still to play."""
    return [task for task in tournament.tasks() if task not in games]


def worker_pool_for(
    tournament: Tournament, processes: int = 0, address: str | None = None, patience: float = PATIENCE
) -> WorkerPool | Cluster:
    """Workers for a tournament: processes on this machine, or on the Ray cluster at an address."""
    if processes < 0:
        raise BadTournament(f"{processes} processes cannot play; give a number from 1")
    if not patience > 0:  # neither is what is no number
        raise BadTournament(
            f"nobody decides within {patience:g} s; give the seconds that a decision may take"
        )
    if address is not None:
        return Cluster(tournament, address, processes, patience)
    return WorkerPool(tournament, processes or usual_processes(tournament), patience)


def usual_processes(tournament: Tournament) -> int:
    """One per core; a single one where a bot is given time instead of work, lest they steal each other's."""
    if any(
        getattr(load_bot(name, find_game(tournament.game)), "milliseconds", 0) for name in tournament.bots
    ):
        return 1
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
