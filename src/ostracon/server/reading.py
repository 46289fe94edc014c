"""Tables read from the store: played again from their journals, and brought up to date when another process has written."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

import msgspec

from ostracon.kernel.editions import edition
from ostracon.kernel.errors import BadComponents, BrokenGame, UnknownGame
from ostracon.kernel.game import Game
from ostracon.kernel.game import game as find_game
from ostracon.kernel.match import Match
from ostracon.server.clocks import control_of
from ostracon.server.errors import NoSuchTable, OutdatedTable
from ostracon.server.stored import StoredTable, live_seat
from ostracon.table.table import Entry, Table

if TYPE_CHECKING:
    from ostracon.server.live_table import LiveTable
    from ostracon.server.service import TableService

LONG_JOURNAL = 100  # entries that are played again on a thread, so that others need not wait


class Reading:
    """Found as ``service.reading``."""

    def __init__(self, service: TableService, warm_up: Callable[[Game], None]) -> None:
        self.service = service
        self._warm_up = warm_up  # called with each edition that comes to be played here
        self._editions: set[Game] = set()

    async def freshen(self, live: LiveTable) -> None:
        """Make memory what the store says, if it may not be. The lock is held."""
        if live.broken:
            return await self.again(live)
        if live.behind:
            live.behind = False
            try:
                entries, lines = await self.service.store.news(live.id, live.table.revision)
            except BaseException:
                live.behind = True
                raise
            self._follow(live, entries)
            live.hear(lines)

    def _follow(self, live: LiveTable, entries: Iterable[Entry]) -> None:
        """Entries that another process has written: told one by one, as if they had been played here."""
        live.broken = True  # until all of them are told
        live.wake()
        for entry in entries:
            live.table.follow(entry)
            self.service.note_end(live)
            live.broadcast_step()
        live.broken = False

    async def again(self, live: LiveTable, told: int = -1) -> None:
        """Read a table again whose memory is ahead of, or behind, the store. The lock is held. Everybody here has been
        told of the entries up to `told`; -1: all begin anew.
        """
        saved = await self.service.store.load(live.id)
        if saved is None:
            self.service.let_go(live)
            raise NoSuchTable(f"there is no table {live.id!r}")
        again = told < 0 or saved.seats != live.stored_seats
        entries, news = (saved.entries, []) if again else (saved.entries[:told], saved.entries[told:])
        header, live.header, live.stored_seats = live.header, saved.header, saved.seats
        try:
            live.table = await self.restore(msgspec.structs.replace(saved, entries=entries))
        except BaseException:
            live.header = header
            raise
        live.broken = live.behind = False
        if again:
            live.chat = saved.chat
            live.broadcast_hello()
            self.service.following.step(live)  # what was stored although nobody could be told so
        self._follow(live, news)

    async def game(self, name: str, figures: str = "") -> Game:
        """A game with the figures of a hash: ours, or an owner's that the store keeps."""
        ours = find_game(name)
        if not figures or ours.components.are(figures):
            return ours
        kept = await self.service.store.editions.find(name, figures)
        if kept is None:
            raise OutdatedTable(f"there are no figures {figures} of {ours.title} here")
        try:
            found = await asyncio.to_thread(edition, name, kept.text, kept.by)
        except BadComponents as error:
            raise OutdatedTable(f"the figures {figures} cannot be played any more: {error}") from None
        if found.components.hash != figures:
            raise OutdatedTable(f"the figures {figures} were corrections of an older version of ours")
        if found not in self._editions:
            self._editions.add(found)
            self._warm_up(found)
        return found

    async def restore(self, saved: StoredTable) -> Table:
        """The table of a journal: everything played again."""
        header = saved.header
        try:
            game = await self.game(header.game, header.components)
        except (UnknownGame, BrokenGame):
            raise OutdatedTable(
                f"table {header.id} is of the game {header.game}, which is not installed"
            ) from None
        if header.rules_version != game.rules_version:
            raise OutdatedTable(f"table {header.id} was played by other rules than those installed")

        def replay() -> Table:
            match = Match(game, header.players, header.options, bytes.fromhex(header.secret))
            seats = [live_seat(seat) for seat in saved.seats]
            return Table(
                match, seats, saved.entries, header.hints, control_of(header), self.service.clocks.pauses
            )

        return await asyncio.to_thread(replay) if len(saved.entries) > LONG_JOURNAL else replay()
