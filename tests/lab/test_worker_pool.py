"""Worker processes: the same results however many there are, and bots that fail do not stop a tournament."""

from __future__ import annotations

import msgspec
import pytest

from ostracon.lab.playing import GameResult
from ostracon.lab.results import summary
from ostracon.lab.tournament import Task, Tournament, new_tournament
from ostracon.lab.worker_pool import WorkerPool, WorkersLost

PATIENCE = 2.0


def games_of(tournament: Tournament, processes: int, patience: float = 60.0) -> dict[Task, GameResult]:
    with WorkerPool(tournament, processes, patience) as pool:
        found = {
            task: msgspec.structs.replace(played, seconds=(0.0,) * tournament.players)
            for task, played in pool.play(tournament.tasks())
        }
    return {task: found[task] for task in tournament.tasks()}


def test_the_number_of_processes_changes_nothing() -> None:
    """Bots with budgets in iterations, three players: the same games, in the same order after sorting."""
    tournament = new_tournament("imhotep", ["random", "search:20"], 6, 3)
    one, two = games_of(tournament, 1), games_of(tournament, 2)
    assert one == two and len(one) == 6
    assert summary(tournament, one) == summary(tournament, two)


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("Raises", "ZeroDivisionError"),
        ("Cheats", "not legal"),
        ("Hangs", "no answer within 2 s"),
        ("Crashes", "its process ended with code 3"),
    ],
)
def test_a_bot_that_fails_forfeits_and_the_others_play_on(name: str, reason: str) -> None:
    """All games are recorded; the faults are counted against the bot that made them, and only against it."""
    culprit = f"lab.troublemakers:{name}"
    tournament = new_tournament("imhotep", [culprit, "random"], 2)
    games = games_of(tournament, 2, PATIENCE if name == "Hangs" else 60.0)
    result = summary(tournament, games)
    assert result.games == result.games_planned == 2
    assert [row.faults for row in result.bots] == [2, 0]
    assert result.pairs[0].win_share == 0.0 and result.pairs[0].margin is None
    assert [fault.bot for fault in result.faults] == [culprit, culprit]
    assert all(reason in fault.reason for fault in result.faults)


def test_workers_that_die_by_themselves_end_the_tournament() -> None:
    """No bot is blamed for what is not its fault: here a game that cannot be set up."""
    tournament = msgspec.structs.replace(new_tournament("imhotep", ["random", "greedy"], 2), players=9)
    with WorkerPool(tournament, 1) as pool, pytest.raises(WorkersLost, match=r"deal 0 .* cannot be played"):
        list(pool.play(tournament.tasks()))
