"""Somebody who can be told: a mail server, a receiver of webhooks and push messages, tables without a browser."""

from __future__ import annotations

import asyncio
import email
import email.policy
import threading
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, NamedTuple

import http_ece
import msgspec
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02
from py_vapid.utils import b64urlencode

from ostracon.server.cluster.sharing import service_over
from ostracon.server.connection import Connection
from ostracon.server.live_table import LiveTable
from ostracon.server.new_table import NewSeat
from ostracon.server.notices.courier import Courier
from ostracon.server.notices.ways import Outlets
from ostracon.server.notices.wishes import HOOK, NTFY, PUSH, Way, add_way
from ostracon.server.service import TableService
from ostracon.server.store import Store
from ostracon.server.tokens import hashed
from ostracon.table.seats import HUMAN
from ostracon.table.table import ACT, Command

ADDRESS = "https://games.example.org"
ADA, ZOE = hashed("ada"), hashed("zoe")


class Request(NamedTuple):
    """What a receiver was sent."""

    path: str
    headers: dict[str, str]
    body: bytes


class Receiver:
    """A real HTTP server on this machine that keeps what it is sent."""

    def __init__(self) -> None:
        self.heard: list[Request] = []
        self.status = 200
        self.gate = threading.Event()  # closed: nobody is answered
        self.gate.set()
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers.get("content-length", "0")))
                receiver.heard.append(
                    Request(self.path, {k.lower(): v for k, v in self.headers.items()}, body)
                )
                receiver.gate.wait(30)
                self.send_response(receiver.status)
                self.send_header("location", receiver.url)
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, *_: object) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_port}/topic"

    @property
    def texts(self) -> list[str]:
        """What was said, one after the other."""
        return [one.body.decode() for one in self.heard]


@contextmanager
def receiving() -> Iterator[Receiver]:
    """A receiver for as long as the block runs."""
    receiver = Receiver()
    thread = threading.Thread(
        target=receiver.server.serve_forever, kwargs={"poll_interval": 0.02}, daemon=True
    )
    thread.start()
    try:
        yield receiver
    finally:
        receiver.gate.set()
        receiver.server.shutdown()
        receiver.server.server_close()
        thread.join(10)


class Letters:
    """What a mail server has taken."""

    def __init__(self) -> None:
        self.all: list[tuple[str, EmailMessage]] = []
        self.refuses = ""  # the answer to every recipient, if any

    async def handle_RCPT(self, server: Any, session: Any, envelope: Any, address: str, options: Any) -> str:
        if self.refuses:
            return self.refuses
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:
        letter = email.message_from_bytes(envelope.content, policy=email.policy.default)
        assert isinstance(letter, EmailMessage)
        self.all.append((envelope.rcpt_tos[0], letter))
        return "250 OK"


class AnyPort(Controller):
    """A mail server at whichever port is free."""

    def _trigger_server(self) -> None:
        self.port = self.server.sockets[0].getsockname()[1]
        super()._trigger_server()


@contextmanager
def mail_server() -> Iterator[tuple[Letters, Outlets]]:
    """A real mail server on this machine."""
    letters = Letters()
    controller = AnyPort(letters, hostname="127.0.0.1", port=0)
    controller.start()
    try:
        yield (
            letters,
            Outlets(f"smtp://127.0.0.1:{controller.port}", "Ostracon <games@example.org>", local=True),
        )
    finally:
        controller.stop()


class Subscriber:
    """A browser that has subscribed to push messages."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = b"0123456789abcdef"
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.keys = {"p256dh": b64urlencode(point), "auth": b64urlencode(self.auth)}

    def read(self, request: Request) -> dict[str, str]:
        """What a push message says; it must be signed by the server it came from."""
        assert request.headers["content-encoding"] == "aes128gcm" and int(request.headers["ttl"]) > 0
        assert Vapid02.verify(request.headers["authorization"])
        found: dict[str, str] = msgspec.json.decode(
            http_ece.decrypt(request.body, private_key=self.key, auth_secret=self.auth)
        )
        return found


class House:
    """A service with a courier, whose clock can be put forward."""

    def __init__(self, service: TableService, courier: Courier) -> None:
        self.service, self.store, self.courier = service, service.store, courier

    async def way(self, address: str, holder: str = ADA, **more: Any) -> Way:
        """A webhook of somebody, or another way."""
        given = {"kind": HOOK, "style": NTFY, **more}
        return await add_way(self.store, Way(holder=holder, address=address, **given), time.time())

    async def push(self, address: str, subscriber: Subscriber, holder: str = ADA) -> Way:
        """A push subscription."""
        return await self.way(address, holder, kind=PUSH, keys=subscriber.keys, style="")

    async def table(self, first: str = ADA, second: str = ZOE, **more: Any) -> LiveTable:
        """A game of Imhotep for two whose first player begins."""
        seats = [NewSeat("Ada", HUMAN, holders=(first,)), NewSeat("Zoé", HUMAN, holders=(second,))]
        while True:
            live = await self.service.open(await self.service.create("imhotep", {}, seats, "host", **more))
            if live.table.actor == 0:
                return live
            await self.service.delete(live)

    async def act(self, live: LiveTable) -> None:
        """Whoever must act does something by which the turn passes on."""
        table = live.table
        before = table.actor
        while table.actor == before and not table.over:
            action = table.match.legal()[0]
            await self.service.do(
                live, Command(kind=ACT, seat=before, revision=table.revision, action=action, sure=True)
            )

    async def round(self) -> None:
        """Look what has happened, and send what is due."""
        concerned = [one for one in self.service._tasks if one.get_coro().__qualname__ == "Courier._concern"]
        await asyncio.gather(*concerned)
        await self.courier.look()
        await asyncio.gather(*await self.courier.send_due())


def sits(live: LiveTable, *seats: int) -> Connection:
    """Somebody has the table open."""
    connection = Connection(list(seats), "en")
    live.connect(connection)
    return connection


@asynccontextmanager
async def house(database: str | Path, outlets: Outlets | None = None) -> AsyncIterator[House]:
    """A service over a database (its address, or a file), for as long as the block runs."""
    url = database if isinstance(database, str) else f"sqlite:///{database}"
    store = await Store.open(url)
    service = service_over(store, url, 0.0)
    await service.start()
    courier = Courier(service, outlets or Outlets(local=True), ADDRESS)
    await courier.start()
    try:
        yield House(service, courier)
    finally:
        await courier.close()
        await service.close()
        await store.close()
