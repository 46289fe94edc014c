"""The arena: hold a tournament, keep what has been played, sum it up."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

from ostracon.lab.crew import PATIENCE, Crew
from ostracon.lab.entrants import entrant
from ostracon.lab.playing import Played
from ostracon.lab.tournament import Task, Tournament


def hold(
    held: Tournament,
    games: dict[Task, Played],
    processes: int = 0,
    patience: float = PATIENCE,
    advance: Callable[[int], Any] = lambda count: None,
) -> None:
    """Play the games of a tournament that are not in `games` yet, and put them there as they come."""
    open_tasks = [task for task in held.tasks() if task not in games]
    with Crew(held, processes or usual_processes(held), patience) as crew:
        for task, played in crew.play(open_tasks):
            games[task] = played
            advance(1)


def usual_processes(held: Tournament) -> int:
    """One per core; a single one where a bot is given time instead of work, lest they steal each other's."""
    if any(getattr(entrant(name), "milliseconds", 0) for name in held.bots):
        return 1
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
