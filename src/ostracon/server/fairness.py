"""Bots at many tables: how long each may think, and who comes next, so that no person waits for everybody else's bots."""

from __future__ import annotations

import asyncio
import heapq
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from itertools import count

PERSON_WAITS = 3.0  # seconds that a person should wait at most until all bots have played
USUAL_DECISIONS = 10.0  # of bots between two turns of a person, in a game of which nothing is known yet
LEAST_THINKING = 0.004  # seconds for a decision, however many wait
NOTICED = 0.1  # how fast what is usual follows what is seen


class ThinkingTime:
    """The time of the thinkers, shared by all tables at which a person waits for bots."""

    def __init__(self, thinkers: int) -> None:
        self.thinkers = thinkers
        self._due: dict[str, str] = {}  # tables at which bots are due, and their games
        self._usual: dict[str, float] = {}  # decisions of bots from one person's turn to the next, by game

    def begin(self, table: str, game: str) -> None:
        """A person waits for the bots of a table."""
        self._due[table] = game

    def end(self, table: str, decisions: int | None) -> None:
        """They have played, in so many decisions; None: somebody else plays on for them."""
        game = self._due.pop(table, "")
        if game and decisions is not None:
            usual = self._usual.get(game, float(decisions))
            self._usual[game] = usual + (decisions - usual) * NOTICED

    def seconds(self, waited: float) -> float:
        """What one decision may take, so that a person waits no longer than PERSON_WAITS for all of them: each table
        needs as many as usual. The longer this person has waited, the less.
        """
        due = sum(max(1.0, self._usual.get(game, USUAL_DECISIONS)) for game in self._due.values())
        share = PERSON_WAITS * self.thinkers / max(1.0, due)
        return max(LEAST_THINKING, share * (1 - waited / PERSON_WAITS))


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
