"""Hints, and whatever else is thought about for a person: never so many at once that bots wait for them alone."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from ostracon.server.bots import THINKERS
from ostracon.table.hints import Hint, Question, advise, question, searcher
from ostracon.table.table import Refused

if TYPE_CHECKING:
    from ostracon.server.live_table import LiveTable
    from ostracon.server.service import TableService

HINTS = THINKERS - 1  # hints that are thought about at the same time: a bot never waits for hints alone
HINTS_WAITING = 8  # hints that may be asked for before people are told to wait

T = TypeVar("T")


class PendingHint(NamedTuple):
    """A hint that somebody asked for: it is thought about, or ready."""

    revision: int
    seat: int
    thought: asyncio.Task[Hint]

    @property
    def failed(self) -> bool:
        """Whether nothing came of it."""
        return self.thought.done() and (self.thought.cancelled() or self.thought.exception() is not None)


class Hints:
    """Found as ``service.hints``."""

    def __init__(self, service: TableService) -> None:
        self.service = service
        self.adviser = searcher
        self.asked = 0  # that are being thought about, or wait for it
        self._advising = asyncio.Semaphore(HINTS)

    async def ask(self, live: LiveTable, seat: int, revision: int) -> asyncio.Task[Hint]:
        """A hint for the seat that decides, being thought about: once for everybody who asks in this position.

        Raises Refused if the seat may not ask; the thinking may raise it too.
        """
        async with live.lock:
            await self.service.reading.freshen(live)
            if live.waiting:
                raise Refused("waiting")
            if revision != live.table.revision:
                raise Refused("stale")
            live.table.check_hint(seat)
            kept = live.hint
            if kept is None or (kept.revision, kept.seat) != (revision, seat) or kept.failed:
                if self.asked >= HINTS_WAITING:
                    raise Refused("hint-busy")
                asked = question(live.table, seat)
                kept = live.hint = PendingHint(revision, seat, self.service.spawn(self._advise(asked)))
            return kept.thought

    async def _advise(self, asked: Question) -> Hint:
        return await self._ponder(lambda: advise(asked, self.adviser, self.service.patience))

    async def ponder(self, work: Callable[[], T]) -> T:
        """Think about something for a person, as about a hint; Refused if too many wait already."""
        if self.asked >= HINTS_WAITING:
            raise Refused("hint-busy")
        return await self._ponder(work)

    async def _ponder(self, work: Callable[[], T]) -> T:
        self.asked += 1
        try:
            async with self._advising:
                return await asyncio.get_running_loop().run_in_executor(self.service.bots.thinkers, work)
        finally:
            self.asked -= 1
