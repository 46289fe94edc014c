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
from typing import TYPE_CHECKING, NamedTuple

from ostracon.bots import Perspective
from ostracon.kernel.errors import OstraconError
from ostracon.kernel.game import game as find_game
from ostracon.kernel.native import watch_compiler
from ostracon.lab.bot_names import is_external, load_bot
from ostracon.lab.playing import NOBODY, Fault, GameResult, forfeited, play
from ostracon.lab.tournament import Task, Tournament

if TYPE_CHECKING:
    from ctypes import Array, c_double
    from multiprocessing.connection import Connection

    Pipe = Connection[GameResult, tuple[int, tuple[str, ...]]]

PATIENCE = 60.0  # seconds for one decision
COMPILER_PATIENCE = 600.0  # and so many more where native code has to be compiled for it
POLL_SECONDS = 0.5  # between two looks at who is still deciding
ATTEMPTS = 2  # at a game: a process may also be ended from outside

SEAT, SINCE = 0, 1  # what a worker shares: the seat that decides, and since when


class WorkersLost(OstraconError):
    """Worker processes end and no bot is to blame."""


class TaskResult(NamedTuple):
    """A game and what came of it."""

    task: Task
    played: GameResult


def warm_up_bots(tournament: Tournament) -> None:
    """Let a bot of ours of each kind decide once: it compiles or loads its native code, which is not thinking."""
    game = find_game(tournament.game)
    s = game.deal(tournament.players, tournament.options, tournament.first_deal)
    game.legal(s)
    while len(legal := s.legal_actions()) == 1:
        game.apply(s, legal[0])
        game.legal(s)
    ours = [load_bot(name, game) for name in filterfalse(is_external, tournament.bots)]
    kinds = {type(bot): bot for bot in ours}
    for bot in kinds.values():
        with suppress(Exception):  # it shows in its games
            bot.decide(Perspective(game, s, game.actor(s)), tournament.first_deal)


def _worker_main(pipe: Pipe, shared: Array[c_double], tournament: Tournament) -> None:
    """What a worker process does: games in, results out, until the other end is closed."""
    threading.Thread(target=_end_with_parent, daemon=True).start()
    warm_up_bots(tournament)

    deciding = NOBODY

    def watch(seat: int) -> None:
        nonlocal deciding
        shared[SINCE] = time.monotonic()
        shared[SEAT] = deciding = seat

    def leave_out(compiles: bool) -> None:
        """A bot's own rule is compiled when it first decides: the patience with it begins afterwards."""
        shared[SINCE] = time.monotonic() + (COMPILER_PATIENCE if compiles else 0)
        shared[SEAT] = deciding

    watch_compiler(leave_out)

    game = find_game(tournament.game)
    while True:
        try:
            task = Task(*pipe.recv())
        except EOFError:
            return
        bots = [load_bot(name, game) for name in task.seats]
        pipe.send(play(game, tournament.players, tournament.options, task.deal, bots, watch))


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


@contextmanager
def _ignoring_interrupts() -> Iterator[None]:
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
    """One process and the game that it plays."""

    def __init__(self, tournament: Tournament) -> None:
        context = get_context("spawn")
        self.shared = context.RawArray("d", [NOBODY, 0.0])
        self.pipe, child_end = context.Pipe()
        self.process = context.Process(
            target=_worker_main, args=(child_end, self.shared, tournament), daemon=True
        )
        with _ignoring_interrupts():
            self.process.start()
        child_end.close()
        self.task: Task | None = None

    def start(self, task: Task) -> None:
        """Start a game."""
        self.task = task
        with suppress(OSError):  # it has died: that shows when its result is awaited
            self.pipe.send(tuple(task))

    def deciding(self) -> tuple[int, float]:
        """The seat that decides and for how long it has been thinking."""
        seat = int(self.shared[SEAT])
        return seat, time.monotonic() - self.shared[SINCE]

    def kill(self) -> None:
        """End the process at once."""
        self.process.kill()
        self.process.join()
        self.pipe.close()
        self.task = None


class WorkerPool:
    """Worker processes on this machine. A context manager: they end with it."""

    def __init__(self, tournament: Tournament, processes: int, patience: float = PATIENCE) -> None:
        self.tournament = tournament
        self.processes = processes
        self.patience = patience
        self._workers: list[_Worker] = []
        self._failed: dict[Task, int] = {}  # how often a game has taken its process down

    def __enter__(self) -> WorkerPool:
        return self

    def __exit__(self, *exception: object) -> None:
        for worker in self._workers:
            worker.kill()
        self._workers.clear()

    def play(self, tasks: Iterable[Task]) -> Iterator[TaskResult]:
        """Play games, as many at a time as there are processes; results as they come."""
        pending = iter(tasks)
        retries: list[Task] = []
        while True:
            self._assign_tasks(pending, retries)
            busy = {worker.pipe: worker for worker in self._workers if worker.task}
            if not busy:
                return
            for pipe in connection.wait(list(busy), POLL_SECONDS):
                yield from self._collect(busy[pipe], retries)  # type: ignore[index]  # the pipes given to wait
            for worker in busy.values():
                seat, seconds = worker.deciding()
                if worker.task and seat != NOBODY and seconds > self.patience:
                    yield self._forfeit(worker, seat, f"no answer within {self.patience:g} s")

    def _assign_tasks(self, pending: Iterator[Task], retries: list[Task]) -> None:
        idle = [worker for worker in self._workers if worker.task is None]
        for _ in range(len(idle) + self.processes - len(self._workers)):
            task = retries.pop() if retries else next(pending, None)
            if task is None:
                return
            if not idle:
                idle.append(_Worker(self.tournament))
                self._workers.append(idle[-1])
            idle.pop().start(task)

    def _collect(self, worker: _Worker, retries: list[Task]) -> Iterator[TaskResult]:
        task = worker.task
        assert task is not None
        try:
            played: GameResult = worker.pipe.recv()
        except (EOFError, OSError):
            self._failed[task] = self._failed.get(task, 0) + 1
            if self._failed[task] >= ATTEMPTS:
                worker.process.join()
                seat, _ = worker.deciding()
                yield self._forfeit(worker, seat, f"its process ended with code {worker.process.exitcode}")
            else:
                self._remove(worker)
                retries.append(task)
            return
        worker.task = None
        yield TaskResult(task, forfeited(played, task.seats) if played.fault else played)

    def _forfeit(self, worker: _Worker, seat: int, reason: str) -> TaskResult:
        """The game is forfeited by the bot that was deciding; its process is replaced."""
        task = worker.task
        assert task is not None
        self._remove(worker)
        if seat == NOBODY:
            raise WorkersLost(f"deal {task.deal} of {', '.join(task.seats)} cannot be played: {reason}")
        nothing = (0,) * len(task.seats)
        return TaskResult(
            task, forfeited(GameResult((), (), 0, nothing, nothing, Fault(seat, reason)), task.seats)
        )

    def _remove(self, worker: _Worker) -> None:
        worker.kill()
        self._workers.remove(worker)
