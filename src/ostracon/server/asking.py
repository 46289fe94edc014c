"""What people at a table ask each other: to take something back, or to let one move what is another's."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ostracon.table.table import ACT, AGREED, UNDO, Command, Refused

if TYPE_CHECKING:
    from ostracon.server.live_table import LiveTable
    from ostracon.server.service import TableService


class TakeBack(NamedTuple):
    """Somebody asks the others whether he may take back his latest action."""

    seat: int
    revision: int
    agreed: frozenset[int] = frozenset()


class Wish(NamedTuple):
    """The player at turn asks somebody for an action that moves things of his."""

    seat: int
    owner: int
    action: int


class Asking:
    """Found as ``service.asking``."""

    def __init__(self, service: TableService) -> None:
        self.service = service

    async def ask_back(self, live: LiveTable, seat: int) -> None:
        """Somebody asks the others whether he may take back his latest action."""
        async with live.lock:
            if not live.table.must_agree(seat):
                raise Refused("nothing-to-undo")
            live.take_back = TakeBack(seat, live.table.revision)
            live.refresh()
            self.service.following.asked(live)
            self.service.tell_away(live, "back", seat, live.table.must_agree(seat), live.table.revision)

    async def answer_back(self, live: LiveTable, seat: int, agrees: bool) -> None:
        """One of the others answers; with the last consent it is taken back."""
        async with live.lock:
            asked = live.asked_back()
            if asked is None:
                raise Refused("no-offer")
            live.take_back = asked._replace(agreed=asked.agreed | {seat}) if agrees else None
            live.refresh()
            self.service.following.asked(live)
        await self.take_back_if_agreed(live)

    async def take_back_if_agreed(self, live: LiveTable) -> None:
        """With the last consent, wherever it was given, it is taken back."""
        asked = live.asked_back()
        if asked is None or not asked.agreed >= set(live.table.must_agree(asked.seat)):
            return
        live.take_back = None
        try:
            await self.service.do(
                live, Command(kind=UNDO, seat=asked.seat, revision=asked.revision, note=AGREED)
            )
        except Refused:
            since = live.table.journal[asked.revision :]
            if not any(entry.command.note == AGREED for entry in since):  # another process was faster
                raise

    async def ask_owner(self, live: LiveTable, seat: int, action: int) -> None:
        """The player at turn wants something that moves things of somebody else: he is asked, and the turn goes on."""
        async with live.lock:
            live.wish = Wish(seat, live.table.match.owner(action), action)
            live.refresh()
            self.service.following.asked(live)
            self.service.tell_away(live, "wish", seat, [live.wish.owner], live.table.revision)

    async def answer_wish(self, live: LiveTable, seat: int, agrees: bool) -> None:
        """He answers, or the question is withdrawn; with his consent it is he who does it."""
        wish = live.open_wish()
        if wish is None:
            raise Refused("no-offer")
        if agrees:
            done = Command(kind=ACT, seat=seat, revision=live.table.revision, action=wish.action, sure=True)
            return await self.service.do(live, done)
        async with live.lock:
            live.wish = None
            live.refresh()
            self.service.following.asked(live)
            if seat == wish.owner:
                self.service.following.tell(
                    live, wish.seat, "wish-refused", player=live.table.seats[seat].name
                )
