"""What tournaments have to tell: a round begins and one's table is ready, or one rests; the tournament has ended.

Read from the store like everything else (decision 27): it does not matter which process has paired a round.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable, Coroutine

from ostracon.server.notices.wishes import CUP, ROUND
from ostracon.server.store import Store
from ostracon.server.tournaments import book as books
from ostracon.server.tournaments.book import Book, Round

GRACE_SECONDS = 10.0  # who has the page of the tournament open will look by himself
LOOK_BACK = 7 * 24 * 3600.0  # what may have been missed

Tell = Callable[..., Coroutine[object, None, None]]  # `Courier.tell`


class TournamentNews:
    """Finds out whom the rounds and ends of tournaments concern."""

    def __init__(self, store: Store, tell: Tell) -> None:
        self.store, self._tell = store, tell
        self._told: set[tuple[str, int]] = set()  # rounds, 0 for the end, of which all have been told

    async def look(self, now: float) -> None:
        """Look through what is being played, and what has ended lately."""
        current = await books.unfinished_rounds(self.store)
        ended = [(id, 0) for id in await books.ended_since(self.store, now - LOOK_BACK)]
        for id, number in {*current, *ended} - self._told:
            book = await books.load(self.store, id)
            if book is None or (number and not await self._round(book, number, now)):
                continue
            if not number:
                await self._end(book)
            self._told.add((id, number))
        self._told &= {*current, *ended}

    async def _round(self, book: Book, number: int, now: float) -> bool:
        """Tell everybody of a round; False while its tables are still being made."""
        one = next((one for one in book.rounds if one.round == number), None)
        if one is None or not all(game.made for game in one.games):
            return False
        if one.begun > now - LOOK_BACK:
            await self._tell_round(book, one)
        return True

    async def _tell_round(self, book: Book, one: Round) -> None:
        plan, holders = book.tournament, {player.number: player.holder for player in book.players}
        for game in one.games:
            for seat in game.seats:
                holder = holders.get(seat.player)
                if not holder:
                    continue
                facts = {"name": plan.name, "round": one.round}
                if game.is_bye:
                    facts |= {"what": "bye", "path": f"/tournaments/{plan.id}"}
                mark = _mark(plan.id, one.round)
                await self._tell(holder, ROUND, game.at, mark, GRACE_SECONDS, one.begun, **facts)

    async def _end(self, book: Book) -> None:
        plan = book.tournament
        holders = {player.number: player.holder for player in book.players}
        for line in book.lines():
            if holders[line.player] and plan.ended:
                facts = {"name": plan.name, "path": f"/tournaments/{plan.id}"}
                places = {"rank": line.rank, "count": len(book.players)}
                mark = _mark(plan.id, 0)
                holder = holders[line.player]
                await self._tell(holder, CUP, "", mark, GRACE_SECONDS, plan.ended, **facts, **places)


def _mark(id: str, number: int) -> int:
    """Which round of which tournament it is."""
    return zlib.crc32(f"{id} {number}".encode()) & 0x7FFFFFFF
