"""Bots as jobs: every process that shares a database takes decisions of bots from one queue (SAQ on PostgreSQL).

A decision is a job named after its table and revision, so it exists once; whoever takes it writes the decision as anybody
else's, so that of two who decided one loses. The job of a process that was killed comes back after HEARTBEAT seconds; and
whatever else may have been lost is found by looking for tables that wait for a bot.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

import psycopg
from psycopg_pool import AsyncConnectionPool
from saq import Job, Worker
from saq.queue.postgres import ListenMultiplexer, PostgresQueue

from ostracon.kernel.errors import OstraconError
from ostracon.server.complaints import complain
from ostracon.server.database import BUSY_SECONDS, is_away, plain_address
from ostracon.server.errors import NoSuchTable, NotStored
from ostracon.server.live_table import LiveTable
from ostracon.server.service import TableService
from ostracon.table.table import Refused

QUEUE = "bots"
AT_ONCE = 32  # decisions that a process has in hand; fewer are thought about, the others wait for their turn or pace
HEARTBEAT = 3  # seconds without a sign of life after which a decision is given to somebody else
TIMEOUT = 60  # seconds that a decision may take in all
LOOK_SECONDS = 3.0  # how often tables that wait for a bot are looked for
STALLED_SECONDS = 5.0  # how long nothing has happened at them
LATELY = 3600.0  # and since when, once all have been looked at
RETRIES = 1_000_000
STOPPING_SECONDS = 2.0  # how long to wait for SAQ, whose upkeep may sleep although it was told to end
PEOPLE, BOTS = 0, 1  # priorities: tables where a person waits come first

log = logging.getLogger("ostracon")
for name in ("saq", "psycopg.pool"):
    logging.getLogger(name).setLevel(logging.CRITICAL)  # a database that is away is complained of here


class Turn(NamedTuple):
    """What bots are about to play until a person must decide."""

    since: float = 0.0  # when a person began to wait, in seconds since 1970; 0: nobody does
    shown: int = -1  # the seat whose turn began last
    decisions: int = 0  # taken so far
    watched: bool = False


class Listener(ListenMultiplexer):
    """Ends quietly when the database goes: the queue then asks by itself, and is made anew once it is back."""

    async def _start(self) -> None:
        with contextlib.suppress(psycopg.Error):
            await super()._start()


class Queue(PostgresQueue):
    """The queue of all decisions."""

    def __init__(self, address: str) -> None:
        pool = AsyncConnectionPool(
            address,
            min_size=1,
            max_size=6,
            timeout=BUSY_SECONDS,
            check=AsyncConnectionPool.check_connection,
            open=False,
            kwargs={"connect_timeout": BUSY_SECONDS},
        )
        super().__init__(pool, name=QUEUE, min_size=1, max_size=6, manage_pool_lifecycle=True)
        self._listener = Listener(pool, self._channel)

    async def sweep(self, lock: int = 60, abort: float = 0.5) -> list[str]:
        """Bring back the jobs of the dead, without waiting long for an answer from them."""
        return await super().sweep(lock, abort)


class Hands(Worker[Any]):
    """Takes jobs; a database that is away is no reason to stop."""

    async def process(self) -> bool:
        """Take one job and do it."""
        try:
            return await super().process()
        except (psycopg.Error, OSError) as error:
            complain("bots wait for the database: %s", type(error).__name__)
            await asyncio.sleep(1.0)
            return False


class BotJobs:
    """The decisions of bots for a service: asked for here, and taken here too unless `takes` is off."""

    def __init__(self, service: TableService, url: str, takes: bool = True) -> None:
        self.service, self.takes = service, takes
        self._address = plain_address(url)
        self._turns: dict[str, Turn] = {}  # what a decision that was just taken belongs to
        self._left_alone: set[str] = set()  # tables that cannot be played any more
        self._returned = asyncio.Event()
        self._looks_at_all = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._queue: Queue | None = None

    async def start(self) -> None:
        """Open the queue."""
        self.service.bus.returned += [self._returned.set, self._looks_at_all.set]
        await self._open()
        self._tasks = [asyncio.create_task(one) for one in (self._work(), self._look())]

    async def close(self) -> None:
        """Give back what is not decided."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._shut()

    async def _open(self) -> None:
        """A fresh queue. SAQ makes its tables; of processes that start at once, one after the other."""
        queue = Queue(self._address)
        try:
            async with await psycopg.AsyncConnection.connect(
                self._address, connect_timeout=BUSY_SECONDS
            ) as waiting:
                await waiting.execute("SELECT pg_advisory_xact_lock(hashtext('ostracon jobs'))")
                await queue.connect()
        except BaseException:
            await queue.pool.close()
            raise
        self._queue = queue

    async def _shut(self) -> None:
        queue, self._queue = self._queue, None
        if queue is not None:
            with contextlib.suppress(Exception):
                await queue.disconnect()

    async def _work(self) -> None:
        """Take jobs; begin anew whenever the database was away."""
        while True:
            self._returned.clear()
            working = None
            try:
                if self._queue is None:
                    await self._open()
                if self.takes and self._queue is not None:
                    timers: Any = {"schedule": 1, "sweep": 1, "abort": 5, "worker_info": 30}
                    hands = Hands(self._queue, [("decide", self.decide)], concurrency=AT_ONCE, timers=timers)
                    hands.SIGNALS = []  # the process ends by its own rules
                    working = asyncio.create_task(hands.start())
                await self._returned.wait()
            except (psycopg.Error, OSError) as error:
                complain("bots wait for the database: %s", type(error).__name__)
                await asyncio.sleep(1.0)
            finally:
                if working is not None:
                    working.cancel()
                    await asyncio.wait({working}, timeout=STOPPING_SECONDS)
            await self._shut()

    # ---- asking

    def ask(self, live: LiveTable) -> None:
        """A bot must decide at a table: let somebody think about it."""
        revision = live.table.revision
        turn = self._turns.pop(live.id, None) or Turn(time.time() if live.table.people else 0.0)
        if live.bot_asked != revision:
            live.bot_asked = revision
            self.service.spawn(self._enqueue(live.id, revision, turn._replace(watched=live.watched())))

    async def _enqueue(self, table: str, revision: int, turn: Turn) -> None:
        """Put a decision into the queue; whoever has waited longest comes first."""
        job = Job(
            "decide",
            kwargs={"table": table, "revision": revision, "turn": turn},
            key=f"{table} {revision}",
            timeout=TIMEOUT,
            heartbeat=HEARTBEAT,
            retries=RETRIES,
            ttl=-1,
            scheduled=int(turn.since or time.time()),
            priority=PEOPLE if turn.since else BOTS,
        )
        try:
            if self._queue is not None:
                await self._queue.enqueue(job)
        except (psycopg.Error, OSError) as error:  # it is looked for again
            complain("a bot's decision could not be asked for: %s", type(error).__name__)

    async def _look(self) -> None:
        """Ask again where a bot should have decided and nothing has happened: also after all processes were away."""
        before, after = time.time(), 0.0
        while True:
            try:
                for id, revision, touched in await self.service.store.lists.due(before, after):
                    if id not in self._left_alone:
                        await self._enqueue(id, revision, Turn(touched))
                after = before - LATELY
            except Exception as error:
                if not is_away(error):
                    log.exception("tables that wait for a bot could not be looked for")
            await asyncio.sleep(LOOK_SECONDS)
            before = time.time() - STALLED_SECONDS
            if self._looks_at_all.is_set():
                self._looks_at_all.clear()
                after = 0.0

    # ---- deciding

    async def decide(
        self, context: dict[str, Any], *, table: str, revision: int, turn: tuple[float, int, int, bool]
    ) -> None:
        """One decision: thought about, shown at a pace that people can follow, written down."""
        asked, service = Turn(*turn), self.service
        async with _alive(context["job"]):
            try:
                live = await service.open(table)
                if live.table.revision < revision:
                    live.behind = True
                    live = await service.open(table)
                if live.table.revision == revision and live.thinking is None:
                    await self._decide(live, asked)
            except (Refused, NoSuchTable):
                pass  # the table has moved on meanwhile
            except OstraconError as error:
                if is_away(error) or isinstance(error, NotStored):
                    raise
                self._left_alone.add(table)
                log.warning("a table with a bot was left alone: %s", error)
            except asyncio.CancelledError:
                if table in service.open_tables:
                    raise

    async def _decide(self, live: LiveTable, turn: Turn) -> None:
        service, played = self.service, False
        live.thinking = asyncio.current_task()
        waited = max(0.0, time.time() - turn.since) if turn.since else 0.0
        if turn.since:
            service.bots.thinking_time.begin(live.id, live.table.match.game.id)
        try:
            self._turns[live.id] = turn._replace(shown=live.table.bot_to_act(), decisions=turn.decisions + 1)
            since = time.monotonic() - waited if turn.since else float("inf")
            await service.bots.play_one(live, turn.shown, since, turn.watched)
            played = live.table.bot_to_act() < 0
        finally:
            live.thinking = None
            self._turns.pop(live.id, None)
            service.bots.thinking_time.end(live.id, turn.decisions + 1 if played else None)


@asynccontextmanager
async def _alive(job: Job) -> AsyncGenerator[None, None]:
    """Say from time to time that a job is being done."""

    async def beat() -> None:
        while True:
            await asyncio.sleep(HEARTBEAT / 3)
            with contextlib.suppress(psycopg.Error, OSError):
                await job.update()

    beating = asyncio.create_task(beat())
    try:
        yield
    finally:
        beating.cancel()
