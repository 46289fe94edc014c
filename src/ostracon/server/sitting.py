"""Sitting down at a table that waits, and getting up from it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from ostracon.server.happenings import SEATED
from ostracon.server.new_table import usual_confirm
from ostracon.server.store import WriteConflict
from ostracon.server.stored import StoredSeat, live_seat
from ostracon.server.tokens import hashed
from ostracon.table.seats import BOT, HUMAN, OPEN
from ostracon.table.table import Refused

if TYPE_CHECKING:
    from ostracon.server.live_table import LiveTable
    from ostracon.server.service import TableService


class Sitting:
    """Found as ``service.sitting``."""

    def __init__(self, service: TableService) -> None:
        self.service = service

    async def sit(
        self,
        live: LiveTable,
        number: int,
        name: str,
        browser: str,
        token: str | None,
        confirm: str,
        colour: str = "",
        holder: str = "",
    ) -> None:
        """A person takes an open seat, in a colour of their choice; by the link with this token, or at a public table."""
        confirm = usual_confirm(confirm, live.table.control)
        kept = msgspec.structs.replace(live.stored_seats[number], kind=HUMAN, name=name, confirm=confirm)
        await self._take_seat(live, kept, holder or hashed(browser), hashed(token) if token else "", colour)

    async def sit_bot(self, live: LiveTable, number: int, name: str, bot: str) -> None:
        """A bot takes an open seat."""
        await self._take_seat(
            live,
            msgspec.structs.replace(live.stored_seats[number], kind=BOT, name=name, bot=bot),
            None,
        )

    async def _take_seat(
        self, live: LiveTable, seat: StoredSeat, browser: str | None, link: str = "", colour: str = ""
    ) -> None:
        async with live.lock:
            if live.stored_seats[seat.number].kind != OPEN:
                raise Refused("seat-taken")
            colours = live.colours_with(seat.number, colour)
            seat = msgspec.structs.replace(seat, colour=colours[seat.number])
            others = [
                msgspec.structs.replace(other, colour=colours[other.number])
                for other in live.stored_seats
                if other.number != seat.number
            ]
            try:
                await self.service.store.sit(live.id, seat, browser, others, link)
            except WriteConflict:
                await self.service.reading.again(live)
                raise Refused("seat-taken") from None
            for one in (seat, *others):
                live.stored_seats[one.number] = one
            live.table.seats[seat.number] = live_seat(seat)
            live.saw(seat.number)
            live.broadcast_hello()
            self.service.following.seats(live.id)
        await self.service.clocks.begin(live)
        self.service.streams.look_again()
        self.service.changed(live, SEATED)
        if not live.waiting:
            self.service.tell_away(live, "begin", seat.number, live.table.people, 0)
        self.service.refresh_later(live)
        self.service.bots.wake(live)

    async def stand_up(self, live: LiveTable, number: int, name: str) -> list[str]:
        """Somebody gets up from a table that still waits, and the seat is free again, under another name; who held it.
        Their lines must knock again.
        """
        async with live.lock:
            await self.service.reading.freshen(live)
            if not live.waiting or live.stored_seats[number].kind != HUMAN:
                raise Refused("no-offer")
            colour = live.stored_seats[number].colour
            free = StoredSeat(number=number, name=name, kind=OPEN, colour=colour)
            try:
                holders = await self.service.store.stand_up(live.id, free)
            except WriteConflict:
                await self.service.reading.again(live)
                raise Refused("no-offer") from None
            live.stored_seats[number], live.table.seats[number] = free, live_seat(free)
            live.broadcast_hello()
            self.service.following.seats(live.id)
        self.service.streams.look_again()
        self.service.changed(live, SEATED)
        return holders
