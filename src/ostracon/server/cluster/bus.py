"""The bus: what processes tell each other, by topic.

In one process it is a list of those who want to hear. On PostgreSQL it is LISTEN and NOTIFY over one connection of its
own, so a message is small: it says that something is new, and the store has it. A message may come twice, and none is lost
unnoticed: whoever was cut off is told so (`returned`) and looks into the store.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import text

from ostracon.server.complaints import complain
from ostracon.server.database import BUSY_SECONDS, IN_USE, Unavailable, is_away, plain_address

if TYPE_CHECKING:
    import asyncpg

    from ostracon.server.store import Store

CHANNEL = "ostracon"
MESSAGE_BYTES = 7900  # PostgreSQL takes less than 8000
BATCH = 200  # messages that are sent at once
KEPT = 10_000  # messages that wait for a database that is away; the oldest go first
PULSE_SECONDS = 3.0  # how often a process says that it lives
LEASE_SECONDS = 10.0  # how long others believe it
RETRY_SECONDS = 0.5

Payload = dict[str, Any]
Hears = Callable[[Payload, str], None]  # what was said, and by which process


class Bus:
    """In one process: whoever subscribed is told at once."""

    shared = False  # whether there are others

    def __init__(self) -> None:
        self.me = secrets.token_hex(6)  # this process
        self.returned: list[Callable[[], None]] = []  # called when something may have been missed
        self.met: list[Callable[[], None]] = []  # called when there is another process
        self.left: list[Callable[[str], None]] = []  # called with a process that is gone
        self._hearers: dict[str, list[Hears]] = {}

    async def start(self) -> None:
        """Begin to listen."""

    async def close(self) -> None:
        """Say goodbye."""

    def subscribe(self, topic: str, hears: Hears) -> Callable[[], None]:
        """Hear everything that is published under a topic, here or elsewhere; what is answered ends that."""
        self._hearers.setdefault(topic, []).append(hears)
        return lambda: self._hearers[topic].remove(hears)

    def publish(self, topic: str, payload: Payload) -> None:
        """Tell everybody."""
        self._tell(topic, payload, self.me)

    def _tell(self, topic: str, payload: Payload, sender: str) -> None:
        for hears in list(self._hearers.get(topic, ())):
            hears(payload, sender)


class Said(msgspec.Struct, array_like=True):
    """A message as it travels."""

    sender: str
    topic: str = ""  # "": only that the sender lives; LEFT: that it goes
    payload: Payload = {}


LEFT = "left"


class PostgresBus(Bus):
    """The bus of all processes that share a database."""

    shared = True

    def __init__(self, url: str) -> None:
        super().__init__()
        self._address = plain_address(url)
        self._waiting: deque[str] = deque(maxlen=KEPT)
        self._stir = asyncio.Event()  # there is something to send, or the line is cut
        self._peers: dict[str, float] = {}  # when each process was last heard of
        self._running: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begin to listen; raises what connecting raises."""
        self._line = await self._connect()
        self._running = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Say goodbye, so that nobody waits for the lease to end."""
        if self._running is None:
            return
        self._running.cancel()
        await asyncio.gather(self._running, return_exceptions=True)
        with contextlib.suppress(Exception):
            async with asyncio.timeout(1):
                self._post(LEFT, {})
                await self._send()
                await self._line.close()
        self._line.terminate()

    def publish(self, topic: str, payload: Payload) -> None:
        """Tell everybody: here at once, elsewhere as soon as the database can be reached."""
        self._post(topic, payload)
        super().publish(topic, payload)

    def _post(self, topic: str, payload: Payload) -> None:
        said = msgspec.json.encode(Said(self.me, topic, payload)).decode()
        if len(said.encode()) > MESSAGE_BYTES:
            raise ValueError(f"a message about {topic} is too long: say what is new, the store has it")
        self._waiting.append(said)
        self._stir.set()

    async def _connect(self) -> asyncpg.Connection[Any]:
        import asyncpg

        line = await asyncpg.connect(
            self._address,
            timeout=BUSY_SECONDS,
            command_timeout=BUSY_SECONDS,
            server_settings={"application_name": "ostracon bus", "synchronous_commit": "off"},
        )
        if not await line.fetchval("SELECT pg_try_advisory_lock_shared($1)", IN_USE):
            await line.close()
            raise Unavailable("the database is being moved")
        line.add_termination_listener(lambda _: self._stir.set())
        await line.add_listener(CHANNEL, self._received)
        return line

    def _received(self, line: object, pid: int, channel: str, said: object) -> None:
        message = msgspec.json.decode(str(said), type=Said)
        if message.sender == self.me:
            return
        if message.topic == LEFT:
            return self._lost(message.sender)
        new = message.sender not in self._peers
        self._peers[message.sender] = time.monotonic()
        if new:
            for meets in self.met:
                meets()
        if message.topic:
            self._tell(message.topic, message.payload, message.sender)

    async def _run(self) -> None:
        """Send what waits, say now and then that this process lives, and come back whenever the line was cut."""
        while True:
            try:
                if self._line.is_closed():
                    self._line = await self._connect()
                    for again in self.returned:
                        again()
                await self._send()
                self._let_go_of_the_dead()
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(PULSE_SECONDS):
                        await self._stir.wait()
                if not self._stir.is_set():
                    self._post("", {})
                self._stir.clear()
            except Exception as error:
                if not (is_away(error) or self._line.is_closed() or _of_the_line(error)):
                    raise
                complain(
                    "the database does not answer, other processes are not heard: %s", type(error).__name__
                )
                self._line.terminate()
                await asyncio.sleep(RETRY_SECONDS)

    async def _send(self) -> None:
        while self._waiting:
            batch = [self._waiting[number] for number in range(min(BATCH, len(self._waiting)))]
            await self._line.execute(
                "SELECT pg_notify($1, said) FROM unnest($2::text[]) AS said", CHANNEL, batch
            )
            for _ in batch:
                self._waiting.popleft()

    def _let_go_of_the_dead(self) -> None:
        end = time.monotonic() - LEASE_SECONDS
        for peer in [peer for peer, heard in self._peers.items() if heard < end]:
            self._lost(peer)

    def _lost(self, peer: str) -> None:
        self._peers.pop(peer, None)
        for gone in self.left:
            gone(peer)


async def say_once(store: Store, topic: str, payload: Payload) -> None:
    """Tell all processes that share a database something, from a command that has no bus of its own."""
    if store.shared:
        said = msgspec.json.encode(Said(secrets.token_hex(6), topic, payload)).decode()
        async with store.engine.begin() as connection:
            await connection.execute(
                text("SELECT pg_notify(:channel, :said)"), {"channel": CHANNEL, "said": said}
            )


def _of_the_line(error: Exception) -> bool:
    import asyncpg

    return isinstance(error, (asyncpg.InterfaceError, asyncpg.PostgresError))
