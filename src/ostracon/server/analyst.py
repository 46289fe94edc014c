"""The analyst: analyses of finished games, one at a time in the background, each kept in the store.

A wish for an analysis is stored before the work begins, so that a server that was stopped takes it up again.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import zlib
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor

import msgspec

from ostracon.bots.strongest import prepare
from ostracon.kernel.errors import NativeUnavailable, OstraconError
from ostracon.kernel.match import Match
from ostracon.server.analysis_store import DONE, FAILED, RUNNING
from ostracon.server.complaints import complain
from ostracon.server.database import is_away
from ostracon.server.live_table import LiveTable
from ostracon.server.service import TableService
from ostracon.table.analysis import ITERATIONS, Analysis, Cancelled, analyse, read_analysis

NONE = "none"
LOOK_SECONDS = 10.0  # how often analyses that another process left undone are looked for

log = logging.getLogger("ostracon")


class Job:
    """An analysis that is under way or waits for its turn."""

    def __init__(self) -> None:
        self.done = 0
        self.total = 0  # 0 while it waits
        self.cancelled = False

    def hear(self, done: int, total: int) -> None:
        """How far the work is."""
        self.done, self.total = done, total


class Status(msgspec.Struct):
    """How the analysis of a table stands."""

    state: str  # NONE, RUNNING, DONE or FAILED
    done: int = 0
    total: int = 0
    analysis: Analysis | None = None


class Analyst:
    """Analyses finished tables of a service."""

    def __init__(self, service: TableService, iterations: int = ITERATIONS) -> None:
        self.service, self.store = service, service.store
        self.iterations = iterations
        self._jobs: dict[str, Job] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._pool = ThreadPoolExecutor(1, thread_name_prefix="analyst")

    async def start(self) -> None:
        """Take up what was asked for before the server stopped."""
        await self._take_up()
        if self.store.shared:
            self._spawn(self._look())

    async def _look(self) -> None:
        """Take up what another process has left undone."""
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            with contextlib.suppress(Exception):  # the database is away
                await self._take_up()

    async def _take_up(self) -> None:
        for table in await self.store.analyses.running():
            if table not in self._jobs:
                self._begin(table)

    async def close(self) -> None:
        """Stop working; what is not done stays asked for."""
        for job in self._jobs.values():
            job.cancelled = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._pool.shutdown(wait=False, cancel_futures=True)

    async def status(self, table: str) -> Status:
        """How the analysis of a table stands."""
        job = self._jobs.get(table)
        if job is not None:
            return Status(RUNNING, job.done, job.total)
        stored = await self.store.analyses.of(table)
        if stored is None:
            return Status(NONE)
        if stored.state == DONE:
            found = read_analysis(stored.result or "")
            return Status(NONE) if found is None else Status(DONE, analysis=found)
        if stored.state == RUNNING and self.store.shared:
            return Status(RUNNING)  # another process is at work on it
        return Status(FAILED)  # asked for, but nobody is at work on it

    async def ask(self, live: LiveTable) -> Status:
        """Analyse a table, unless that is done or under way; how it stands then."""
        status = await self.status(live.id)
        if status.state in (NONE, FAILED) and live.id not in self._jobs:
            self._begin(live.id, asked=True)
            status = Status(RUNNING)
        return status

    def _begin(self, table: str, asked: bool = False) -> None:
        self._jobs[table] = job = Job()
        self._spawn(self._work(table, job, asked))

    def _spawn(self, work: Coroutine[object, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _work(self, table: str, job: Job, asked: bool) -> None:
        """One analysis, unless another process is at work on it."""
        try:
            async with self.store.alone(f"analysis {table}") as alone:
                if alone:
                    await self._analyse(table, job, asked)
        except Exception as error:
            if not is_away(error):
                raise
            complain("an analysis waits for the database: %s", type(error).__name__)
        finally:
            self._jobs.pop(table, None)

    async def _analyse(self, table: str, job: Job, asked: bool) -> None:
        """From the wish to the store; whatever goes wrong is told and can be tried again."""
        result = None
        try:
            if asked:
                await self.store.analyses.begin(table)
            match = (await self.service.open(table)).table.match
            loop = asyncio.get_running_loop()
            found = await loop.run_in_executor(self._pool, study, match, self.iterations, job)
            result = msgspec.json.encode(found).decode()
        except Cancelled:
            return
        except OstraconError as error:
            log.warning("an analysis was given up: %s", error)
        except Exception:
            log.exception("an analysis failed")
        finally:
            if not job.cancelled:
                with contextlib.suppress(Exception):  # then it counts as failed until the server starts again
                    await self.store.analyses.end(table, result)


def study(match: Match, iterations: int, job: Job) -> Analysis:
    """Analyse a match on the analyst's thread, with native code as soon as there is some."""
    with contextlib.suppress(NativeUnavailable):
        prepare(match.game)
    seed = zlib.crc32(match.commitment.encode())
    return analyse(match, iterations, seed, job.hear, lambda: job.cancelled)
