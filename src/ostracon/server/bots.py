"""The bots of all tables: when they are due, at what pace they are seen, and how they share those who think."""

from __future__ import annotations

import asyncio
import math
import time
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

from ostracon.server.complaints import complain
from ostracon.server.database import RETRY_SECONDS, is_away
from ostracon.server.errors import NoSuchTable, NotStored
from ostracon.server.fairness import LongestFirst, ThinkingTime
from ostracon.table.table import Command, Refused
from ostracon.table.thinking import Task, task, think

if TYPE_CHECKING:
    from ostracon.server.live_table import LiveTable
    from ostracon.server.service import TableService

BOT_PACE = 0.7  # seconds that the first decision of a bot's turn takes at least while somebody watches
PERSON_WATCHES = 2.5  # seconds that bots are shown at that pace before the rest follows at once
THINKERS = 2  # bots and hints that are thought about at the same time


class Bots:
    """Found as ``service.bots``."""

    def __init__(self, service: TableService, thinkers: int) -> None:
        self.service = service
        self.thinkers = ThreadPoolExecutor(thinkers, thread_name_prefix="thinker")
        self.thinking_time = ThinkingTime(thinkers)
        self._places = LongestFirst(thinkers)

    def close(self) -> None:
        """Think no more."""
        self.thinkers.shutdown(wait=False, cancel_futures=True)

    def wake(self, live: LiveTable) -> None:
        """Let bots play if one of them must decide."""
        if live.waiting or live.table.bot_to_act() < 0:
            return
        if self.service.jobs is not None:
            self.service.jobs.ask(live)
        elif live.thinking is None:
            live.thinking = self.service.spawn(self._play(live))

    async def _play(self, live: LiveTable) -> None:
        """Let bots decide until a person must. What keeps them from it, a database that is away, is tried again."""
        shown = -1  # whose turn began last: that is given time to be seen, what follows in the turn is not
        since, decisions = math.inf, 0  # when a person began to wait; nobody does where bots are alone
        if live.table.people:
            since = time.monotonic()
            self.thinking_time.begin(live.id, live.table.match.game.id)
        try:
            while True:
                try:
                    shown = await self.play_one(live, shown, since)
                    decisions += shown >= 0
                except Refused:
                    continue  # the table has moved on meanwhile: look again
                except NoSuchTable:
                    return
                except Exception as error:
                    if not (isinstance(error, NotStored) or is_away(error)):
                        raise  # a fault of ours: trying again would not help
                    complain("bots wait for the database: %s", type(error).__name__)
                    await asyncio.sleep(RETRY_SECONDS)
                    continue
                if shown < 0:
                    return
        finally:
            live.thinking = None
            self.thinking_time.end(live.id, decisions)

    async def play_one(self, live: LiveTable, shown: int, since: float, watched: bool = False) -> int:
        """One decision of the bot that must decide, shown for a while if anybody watches and no person has waited long
        (`since`); its seat, -1 if none must.
        """
        async with live.lock:
            await self.service.reading.freshen(live)
            asked = task(live.table)
        if asked is None:
            return -1
        began = time.monotonic()
        decision = await self.decision(asked, since)
        now = time.monotonic()
        watched = watched or live.watched()
        self.service.metrics.thinking.labels(live.table.match.game.id).observe(now - began)
        if asked.seat != shown and watched and now < min(began + self.service.pace, since + PERSON_WATCHES):
            await asyncio.sleep(began + self.service.pace - now)
        await self.service.do(live, decision)
        return asked.seat

    async def decision(self, asked: Task, since: float) -> Command:
        """What a bot plays, once it is its turn to think; `since` is when a person began to wait for it."""
        async with self._places.place(since):
            asked = asked._replace(seconds=self.thinking_time.seconds(max(0.0, time.monotonic() - since)))
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self.thinkers, think, asked, self.service.patience)
