"""Tables that several processes have open: each follows what the others write, and knows who looks through them."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from ostracon.kernel.errors import OstraconError
from ostracon.server.asking import TakeBack, Wish
from ostracon.server.cluster.bus import Bus, Payload, say_once
from ostracon.server.complaints import complain
from ostracon.server.database import is_away
from ostracon.server.live_table import Elsewhere, LiveTable
from ostracon.server.store import Store
from ostracon.server.stored import ChatMessage

if TYPE_CHECKING:
    from ostracon.server.service import TableService

TABLES = "tables"  # the topic
RETRY_SECONDS = 1.0  # how long to wait for a database that is away


class Following:
    """Tells other processes of the tables of this one, and hears of theirs."""

    def __init__(self, service: TableService, bus: Bus) -> None:
        self.service, self.bus = service, bus
        self.missed: set[str] = set()  # tables that changed while they were being opened
        bus.subscribe(TABLES, self._hear)
        bus.returned.append(self.look_everywhere)
        bus.returned.append(self._tell_all)
        bus.met.append(lambda: self._say("", "who"))
        bus.left.append(self._forget)
        bus.left.append(lambda process: self.look_everywhere())  # it may have written what it told nobody

    # ---- what this process tells

    def _say(self, table: str, what: str, **facts: object) -> None:
        if self.bus.shared:
            self.bus.publish(TABLES, {"table": table, "what": what, **facts})

    def opened(self, live: LiveTable) -> None:
        """A table was opened here: the others are asked who looks at it."""
        self._say(live.id, "who")

    def step(self, live: LiveTable) -> None:
        """The journal has grown."""
        self._say(live.id, "step", revision=live.table.revision)

    def chat(self, live: LiveTable, line: ChatMessage) -> None:
        """Somebody has said something."""
        self._say(live.id, "chat", line=line.id)

    def seats(self, table: str) -> None:
        """Somebody has sat down, or is called something else."""
        self._say(table, "seats")

    def deleted(self, live: LiveTable) -> None:
        """The table is gone for good."""
        self._say(live.id, "deleted")

    def connected(self, live: LiveTable) -> None:
        """Somebody looks through this process, who may just have missed something."""
        self.presence(live)
        if live.behind or live.broken:
            self.service.spawn(self._look(live))

    def presence(self, live: LiveTable) -> None:
        """Who looks through this process."""
        seats = sorted(live.seats_here())
        watchers = sum(not connection.seats for connection in live.connections)
        self._say(live.id, "here", seats=seats, watchers=watchers)

    def asked(self, live: LiveTable) -> None:
        """What somebody asks the others for: to take something back, or to let him move what is theirs."""
        back = live.take_back
        taken = (back.seat, back.revision, sorted(back.agreed)) if back else None
        self._say(live.id, "asked", take_back=taken, wish=live.wish)

    def tell(self, live: LiveTable, seat: int, text: str, **arguments: object) -> None:
        """Say something to whoever looks through a seat, wherever that is."""
        live.tell(seat, text, **arguments)
        self._say(live.id, "tell", seat=seat, text=text, arguments=arguments)

    def _tell_all(self) -> None:
        for live in self.service.open_tables.values():
            self._answer(live)

    def _answer(self, live: LiveTable) -> None:
        if live.followed:
            self.presence(live)
        if live.asked_back() or live.open_wish():
            self.asked(live)

    # ---- what it hears

    def _hear(self, said: Payload, sender: str) -> None:
        if sender == self.bus.me:
            return
        id, what = said["table"], said["what"]
        live = self.service.open_tables.get(id)
        if what == "who" and not id:
            self._tell_all()
        elif live is None:
            if self.service.is_opening(id):
                self.missed.add(id)
        elif what == "step":
            if said["revision"] > live.table.revision:
                self._look_soon(live)
        elif what == "chat":
            self._look_soon(live)
        elif what == "seats":
            live.broken = True
            self._look_soon(live)
        elif what == "deleted":
            self.service.let_go(live)
        elif what == "who":
            self._answer(live)
        elif what == "here":
            live.hear_of(sender, Elsewhere(frozenset(said["seats"]), said["watchers"]))
            self.service.expect_absence(live)
        elif what == "asked":
            self._hear_asked(live, said)
        elif what == "tell":
            live.tell(said["seat"], said["text"], **said["arguments"])

    def _hear_asked(self, live: LiveTable, said: Payload) -> None:
        """Consents given in two processes at the same moment are one; both see then that all have agreed."""
        back = said["take_back"]
        heard = TakeBack(back[0], back[1], frozenset(back[2])) if back else None
        mine = live.take_back
        if heard and mine and (heard.seat, heard.revision) == (mine.seat, mine.revision):
            heard = heard._replace(agreed=heard.agreed | mine.agreed)
        live.take_back = heard
        live.wish = Wish(*said["wish"]) if said["wish"] else None
        live.refresh()
        if heard:
            self.service.spawn(self.service.asking.take_back_if_agreed(live))

    def _forget(self, process: str) -> None:
        """A process is gone, and with it those who looked through it."""
        for live in self.service.open_tables.values():
            if process in live.elsewhere:
                live.hear_of(process, Elsewhere(frozenset(), 0))
                del live.elsewhere[process]
                self.service.expect_absence(live)

    def look_everywhere(self) -> None:
        """Something may have been missed: all tables look whether the store is ahead."""
        for live in self.service.open_tables.values():
            live.broken = live.broken or live.waiting  # somebody may have sat down
            self._look_soon(live)

    async def look_now(self, live: LiveTable) -> None:
        """Read what is new before somebody looks who may come from another process."""
        try:
            async with live.lock:
                live.behind = live.behind or self.bus.shared
                await self.service.reading.freshen(live)
        except BaseException:
            live.behind = False
            self._look_soon(live)  # for those who already watch here
            raise

    def _look_soon(self, live: LiveTable) -> None:
        """Read what is new, at once if anybody watches here, otherwise when it is wanted."""
        if live.followed and not live.behind:
            self.service.spawn(self._look(live))
        live.behind = True

    async def _look(self, live: LiveTable) -> None:
        while live.behind or live.broken:
            try:
                async with live.lock:
                    await self.service.reading.freshen(live)
                return
            except Exception as error:
                if not is_away(error):
                    if isinstance(error, OstraconError):
                        return  # deleted meanwhile
                    raise
                complain("a table waits for the database: %s", type(error).__name__)
                await asyncio.sleep(RETRY_SECONDS)


async def seats_from_outside(store: Store, table: str) -> None:
    """Somebody at a table is called something else, or is gone: said by a command beside servers that run."""
    await say_once(store, TABLES, {"table": table, "what": "seats"})
