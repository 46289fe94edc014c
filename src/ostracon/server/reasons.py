""" "Why?": a bot's move explained to whoever asks, thought about as hints are: off the loop, few at a time, once for everybody
who asks the same.
"""

from __future__ import annotations

import asyncio
from typing import NamedTuple
from weakref import WeakKeyDictionary

import msgspec

from ostracon.server.connection import Connection
from ostracon.server.live_table import LiveTable
from ostracon.server.service import TableService
from ostracon.table.reasons import Question, Reason, SaidReason, explain, question, said
from ostracon.table.table import Refused

KEPT = 8  # latest reasons of a table


class Key(NamedTuple):
    """Who asks about which move, when, and whether the bot's own knowledge is public."""

    revision: int
    asker: int
    ply: int
    published: bool


_kept: WeakKeyDictionary[LiveTable, dict[Key, asyncio.Task[Reason]]] = WeakKeyDictionary()


async def reason(service: TableService, live: LiveTable, asker: int, ply: int) -> SaidAs:
    """A reason for the bot's move that led to a position; Refused if there is none to be had."""
    async with live.lock:
        await service.reading.freshen(live)
        if live.waiting:
            raise Refused("waiting")
        table = live.table
        key = Key(table.revision, asker, ply, live.published)
        kept = _kept.setdefault(live, {})
        thought = kept.get(key)
        if thought is None or (thought.done() and (thought.cancelled() or thought.exception())):
            asked = question(table, asker, ply, live.published)
            thought = kept[key] = service.spawn(_explain(service, asked))
            while len(kept) > KEPT:
                kept.pop(next(iter(kept)))
    return SaidAs(await asyncio.shield(thought), live, key)


class SaidAs(NamedTuple):
    """A reason that waits for a language."""

    reason: Reason
    live: LiveTable
    key: Key

    def said(self, language: str) -> SaidReason:
        """In words."""
        return said(self.reason, self.live.table, language, self.key.published)


async def _explain(service: TableService, asked: Question) -> Reason:
    return await service.hints.ponder(lambda: explain(asked, service.hints.adviser, service.patience))


async def answer(service: TableService, live: LiveTable, connection: Connection, id: str, ply: int) -> None:
    """Tell a browser; nothing if its screen shows another seat by now."""
    seat = connection.shown
    found = await reason(service, live, seat, ply)
    if connection.shown == seat and connection.covered < 0:
        told = msgspec.structs.asdict(found.said(connection.language))
        connection.send({"type": "reason", "id": id, **told})
