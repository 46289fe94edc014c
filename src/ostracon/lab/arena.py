"""The arena: hold a tournament here or on a cluster, and keep what has been played."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from typing import Any

from ostracon.kernel.game import game as find_game
from ostracon.lab.cluster import Cluster
from ostracon.lab.crew import PATIENCE, Crew
from ostracon.lab.entrants import entrant
from ostracon.lab.playing import Played
from ostracon.lab.tournament import BadTournament, Task, Tournament


def hold(
    held: Tournament,
    games: dict[Task, Played],
    add: Callable[[Task, Played], Any],
    crew: Callable[[], Crew | Cluster],
) -> None:
    """Play the games of a tournament that are not there yet; each is added as it ends."""
    tasks = open_tasks(held, games)
    if tasks:
        with crew() as workers:
            for task, played in workers.play(tasks):
                add(task, played)


def open_tasks(held: Tournament, games: Mapping[Task, Played]) -> list[Task]:
    """The games that are still to play."""
    return [task for task in held.tasks() if task not in games]


def crew_for(
    held: Tournament, processes: int = 0, address: str | None = None, patience: float = PATIENCE
) -> Crew | Cluster:
    """Workers for a tournament: processes on this machine, or on the Ray cluster at an address."""
    if processes < 0:
        raise BadTournament(f"{processes} processes cannot play; give a number from 1")
    if patience <= 0:
        raise BadTournament(
            f"nobody decides within {patience:g} s; give the seconds that a decision may take"
        )
    if address is not None:
        return Cluster(held, address, processes, patience)
    return Crew(held, processes or usual_processes(held), patience)


def usual_processes(held: Tournament) -> int:
    """One per core; a single one where a bot is given time instead of work, lest they steal each other's."""
    if any(getattr(entrant(name, find_game(held.game)), "milliseconds", 0) for name in held.bots):
        return 1
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
