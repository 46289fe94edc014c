"""Worker processes that play games, and a watch over them: a bot that hangs or takes its process down forfeits
the game, and the tournament goes on.
"""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from itertools import filterfalse
from multiprocessing import connection, get_context, parent_process
from typing import Any, NamedTuple

from ostracon.bots import Perspective
from ostracon.kernel.errors import OstraconError
from ostracon.kernel.game import game as find_game
from ostracon.lab.entrants import entrant, is_foreign
from ostracon.lab.playing import NOBODY, Fault, Played, forfeited, play
from ostracon.lab.tournament import Task, Tournament

PATIENCE = 60.0  # seconds for one decision
LOOK = 0.5  # seconds between two looks at those who think
TRIES = 2  # a process may also be ended from outside: then the game is tried once more

SEAT, SINCE = 0, 1  # what a worker shares: the seat that decides, and since when


class CrewLost(OstraconError):
    """Worker processes end and no bot is to blame."""


class Finished(NamedTuple):
    """A game and what came of it."""

    task: Task
    played: Played


def warm(held: Tournament) -> None:
    """Let a bot of ours of each kind decide once: it compiles or loads its native code, which is not thinking."""
    game = find_game(held.game)
    s = game.deal(held.players, held.options, held.first_deal)
    game.legal(s)
    while len(legal := s.legal_actions()) == 1:
        game.apply(s, legal[0])
        game.legal(s)
    ours = [entrant(name, game) for name in filterfalse(is_foreign, held.bots)]
    kinds = {type(bot): bot for bot in ours}
    for bot in kinds.values():
        with suppress(Exception):  # it shows in its games
            bot.decide(Perspective(game, s, game.actor(s)), held.first_deal)


def _work(pipe: Any, shared: Any, held: Tournament) -> None:
    """A worker's life: games in, results out, until the other end is closed."""
    threading.Thread(target=_end_with_parent, daemon=True).start()
    warm(held)

    def watch(seat: int) -> None:
        shared[SINCE] = time.monotonic()
        shared[SEAT] = seat

    game = find_game(held.game)
    while True:
        try:
            task = Task(*pipe.recv())
        except EOFError:
            return
        bots = [entrant(name, game) for name in task.seats]
        pipe.send(play(game, held.players, held.options, task.deal, bots, watch))


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


@contextmanager
def _deaf() -> Iterator[None]:
    """Processes started here do not hear Ctrl-C: the arena does, and ends them."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


class _Worker:
    """One process and the game it has in hand."""

    def __init__(self, held: Tournament) -> None:
        context = get_context("spawn")
        self.shared = context.RawArray("d", [NOBODY, 0.0])
        self.pipe, far = context.Pipe()
        self.process = context.Process(target=_work, args=(far, self.shared, held), daemon=True)
        with _deaf():
            self.process.start()
        far.close()
        self.task: Task | None = None

    def give(self, task: Task) -> None:
        """Start a game."""
        self.task = task
        with suppress(OSError):  # it has died: that shows when its result is awaited
            self.pipe.send(tuple(task))

    def deciding(self) -> tuple[int, float]:
        """The seat that decides and for how long it has been thinking."""
        seat = int(self.shared[SEAT])
        return seat, time.monotonic() - self.shared[SINCE]

    def end(self) -> None:
        """End the process at once."""
        self.process.kill()
        self.process.join()
        self.pipe.close()
        self.task = None


class Crew:
    """Worker processes on this machine. A context manager: they end with it."""

    def __init__(self, held: Tournament, processes: int, patience: float = PATIENCE) -> None:
        self.held = held
        self.processes = processes
        self.patience = patience
        self._workers: list[_Worker] = []
        self._failed: dict[Task, int] = {}  # how often a game has taken its process down

    def __enter__(self) -> Crew:
        return self

    def __exit__(self, *exception: object) -> None:
        for worker in self._workers:
            worker.end()
        self._workers.clear()

    def play(self, tasks: Iterable[Task]) -> Iterator[Finished]:
        """Play games, as many at a time as there are processes; results as they come."""
        waiting = iter(tasks)
        again: list[Task] = []
        while True:
            self._hand_out(waiting, again)
            busy = {worker.pipe: worker for worker in self._workers if worker.task}
            if not busy:
                return
            for pipe in connection.wait(list(busy), LOOK):
                yield from self._collect(busy[pipe], again)  # type: ignore[index]  # the pipes given to wait
            for worker in busy.values():
                seat, seconds = worker.deciding()
                if worker.task and seat != NOBODY and seconds > self.patience:
                    yield self._blame(worker, seat, f"no answer within {self.patience:g} s")

    def _hand_out(self, waiting: Iterator[Task], again: list[Task]) -> None:
        idle = [worker for worker in self._workers if worker.task is None]
        for _ in range(len(idle) + self.processes - len(self._workers)):
            task = again.pop() if again else next(waiting, None)
            if task is None:
                return
            if not idle:
                idle.append(_Worker(self.held))
                self._workers.append(idle[-1])
            idle.pop().give(task)

    def _collect(self, worker: _Worker, again: list[Task]) -> Iterator[Finished]:
        task = worker.task
        assert task is not None
        try:
            played: Played = worker.pipe.recv()
        except (EOFError, OSError):
            self._failed[task] = self._failed.get(task, 0) + 1
            if self._failed[task] >= TRIES:
                worker.process.join()
                seat, _ = worker.deciding()
                yield self._blame(worker, seat, f"its process ended with code {worker.process.exitcode}")
            else:
                self._dismiss(worker)
                again.append(task)
            return
        worker.task = None
        yield Finished(task, forfeited(played, task.seats) if played.fault else played)

    def _blame(self, worker: _Worker, seat: int, reason: str) -> Finished:
        """The game is forfeited by the bot that was deciding; its process is replaced."""
        task = worker.task
        assert task is not None
        self._dismiss(worker)
        if seat == NOBODY:
            raise CrewLost(f"deal {task.deal} of {', '.join(task.seats)} cannot be played: {reason}")
        nothing = (0,) * len(task.seats)
        return Finished(task, forfeited(Played((), (), 0, nothing, nothing, Fault(seat, reason)), task.seats))

    def _dismiss(self, worker: _Worker) -> None:
        worker.end()
        self._workers.remove(worker)
