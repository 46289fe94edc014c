"""Who is served next: whoever has waited longest, not whoever asked first just now."""

from __future__ import annotations

import asyncio
import heapq
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from itertools import count


class LongestFirst:
    """So many at a time; of those who wait, the one with the earliest `since` comes next."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: list[tuple[float, int, asyncio.Future[None]]] = []
        self._number = count()

    @asynccontextmanager
    async def place(self, since: float) -> AsyncGenerator[None, None]:
        """A place, for somebody who has waited since then."""
        if self._free:
            self._free -= 1
        else:
            turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            heapq.heappush(self._waiting, (since, next(self._number), turn))
            try:
                await turn
            except asyncio.CancelledError:
                if turn.done() and not turn.cancelled():
                    self._next()  # the place was given, and is given on
                raise
        try:
            yield
        finally:
            self._next()

    def _next(self) -> None:
        """A place is free: for the next who still waits."""
        while self._waiting:
            turn = heapq.heappop(self._waiting)[2]
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1
