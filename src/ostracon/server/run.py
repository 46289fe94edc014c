"""Start the server: `ostracon play` for this machine, `ostracon serve` for others."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import socket
import sys
import threading
import time
import webbrowser
from types import FrameType
from typing import Any, Protocol

import uvicorn
from sqlalchemy.exc import SQLAlchemyError

from ostracon.bots.preparing import hurry, is_at_work, tell_of_preparations
from ostracon.kernel.errors import OstraconError
from ostracon.kernel.game import game as find_game
from ostracon.server.address import EVERYWHERE, LOCAL, BadAddress, lan_host, public_url, reachable
from ostracon.server.app import create_app
from ostracon.server.bots import BOT_PACE
from ostracon.server.config import Config
from ostracon.server.database import claim, what_is_wrong
from ostracon.server.line import Line
from ostracon.server.logs import set_up_logs
from ostracon.server.notices.ways import Outlets
from ostracon.server.store import Store
from ostracon.server.tracing import start_tracing
from ostracon.table.analysis import ITERATIONS

FIRST_HANDED_OVER = 3  # the file descriptor, as systemd has it
USUAL_PORT = 8765  # taken if it is free, so that the address stays the same from day to day
SOCKET_LIMIT = (
    256 * 1024
)  # bytes of a socket message before the line is cut (the table refuses smaller ones politely)


class Closes(Protocol):
    """Something that is let go of in the end."""

    def close(self) -> None: ...


class PortTaken(OstraconError):
    """Somebody else listens there."""


def play(
    name: str | None = None, port: int = 0, browser: bool = True, lan: bool = False, public: str | None = None
) -> None:
    """Serve on this machine, for its network too with `lan`, and open the browser, at a game's page if one is
    named.
    """
    set_up_logs("text", "warning")
    tell_of_preparations(lambda line: print(line, flush=True))
    path = "/"
    if name:
        game = find_game(name)
        path = f"/new/{game.id}"
        hurry(game)
    host = host_of(LOCAL, lan, public)
    claimed = prepare(None)
    listener = listen(host, port) if port else listen_anywhere(host)
    known = reachable(host, listener.getsockname()[1])
    server = make_server(None, address=announce(listener, host, public, path))
    if browser:
        threading.Thread(target=open_when_ready, args=(server, known + path), daemon=True).start()
    run(server, listener, claimed)


def serve(config: Config) -> None:
    """Serve for others."""
    set_up_logs(config.log, config.log_level)
    if config.otel:
        start_tracing()
    host = host_of(config.host, config.lan, config.public_url)
    claimed = prepare(config.db)
    listener = handed_over() or listen(host, config.port)
    server = make_server(
        config.db,
        address=announce(listener, host, config.public_url),
        metrics_token=config.metrics_token,
        outlets=Outlets(config.mail_url, config.mail_from, config.local_webhooks),
        trusted_proxies=config.trusted_proxies,
        bots=config.bots,
        drain=config.drain,
    )
    run(server, listener, claimed)


def handed_over() -> socket.socket | None:
    """The listening socket that systemd hands over, if it does: then nobody is turned away while a server restarts."""
    if os.environ.get("LISTEN_PID") != str(os.getpid()) or os.environ.get("LISTEN_FDS") != "1":
        return None
    return socket.socket(fileno=FIRST_HANDED_OVER)


def host_of(host: str, lan: bool, public: str | None) -> str:
    """What to listen on. Raises BadAddress where the address that others are to open cannot be one."""
    if public is not None:
        public_url(public)
    if lan and lan_host() is None:
        raise BadAddress("--lan: this machine is in no network, so nobody else could reach it")
    return EVERYWHERE if lan else host


def announce(listener: socket.socket, host: str, public: str | None, path: str = "") -> str:
    """Say where the server is; the address that links begin with."""
    own = reachable(host, listener.getsockname()[1])
    address = own if public is None else public_url(public)
    here = "" if address == own else f", on this machine at {own}{path}"
    print(f"Ostracon is at {address}{path}{here}  (Ctrl-C stops it)", flush=True)
    return address


def prepare(db: str | None) -> Closes | None:
    """Open the database once before anything starts: what is wrong with it is one clear sentence. What it answers
    holds the database for this server alone, until it is closed.
    """

    async def open_and_close() -> None:
        await (await Store.open(db)).close()

    try:
        claimed = claim(db)
        asyncio.run(open_and_close())
    except Exception as error:
        if isinstance(error, (SQLAlchemyError, OSError)) or hasattr(error, "sqlstate"):
            raise what_is_wrong(error) from None
        raise
    return claimed


class TableServer(uvicorn.Server):
    """A web server that stops politely: first proxies send nobody here any more, then people go elsewhere."""

    def __init__(self, config: uvicorn.Config, drain: float = 0.0) -> None:
        super().__init__(config)
        self.drain = drain  # seconds that proxies have to notice
        self._in_a_hurry = False

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Somebody wants it to end; who types Ctrl-C, or asks twice, does not wait for proxies."""
        self._in_a_hurry = self.should_exit or sig == signal.SIGINT
        super().handle_exit(sig, frame)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop: /readyz says so, nobody new is let in, lines and streams end, and then everything else."""
        app: Any = self.config.app
        app.state.stopping = True
        end = time.monotonic() + self.drain
        while time.monotonic() < end and not self._in_a_hurry:
            await asyncio.sleep(0.1)
        for server in self.servers:
            server.close()
        await app.state.service.send_away()
        await super().shutdown(sockets)


def make_server(
    db: str | None,
    pace: float = BOT_PACE,
    warm: bool = True,
    iterations: int = ITERATIONS,
    address: str = "",
    metrics_token: str = "",
    trusted_proxies: str = LOCAL,
    bots: bool = True,
    outlets: Outlets | None = None,
    drain: float = 0.0,
) -> uvicorn.Server:
    """The web server, without an access log: addresses may hold secrets."""
    app = create_app(db, pace, warm, iterations, address, metrics_token, bots, outlets)
    return TableServer(
        uvicorn.Config(
            app,
            access_log=False,
            log_config=None,
            log_level="warning",  # at "info" it writes addresses of sockets
            forwarded_allow_ips=trusted_proxies,
            server_header=False,
            ws=Line,
            ws_max_size=SOCKET_LIMIT,
            timeout_graceful_shutdown=2,
            lifespan="on",
        ),
        drain,
    )


def listen(host: str, port: int) -> socket.socket:
    """A listening socket; one clear sentence if the port is taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    # Elsewhere a port is free again at once; on Windows that option would let two servers share it.
    alone = getattr(socket, "SO_EXCLUSIVEADDRUSE", socket.SO_REUSEADDR)
    listener.setsockopt(socket.SOL_SOCKET, alone, 1)
    try:
        listener.bind((host, port))
    except (OSError, OverflowError) as error:
        listener.close()
        raise PortTaken(f"cannot listen on {host} port {port}: {getattr(error, 'strerror', error)}") from None
    return listener


def listen_anywhere(host: str) -> socket.socket:
    """The usual port, or any free one."""
    try:
        return listen(host, USUAL_PORT)
    except PortTaken:
        return listen(host, 0)


def open_when_ready(server: uvicorn.Server, address: str) -> None:
    """Open the browser once the server answers."""
    end = time.monotonic() + 30
    while not server.started and time.monotonic() < end:
        time.sleep(0.05)
    if server.started:
        webbrowser.open(address)


def run(server: uvicorn.Server, listener: socket.socket, claimed: Closes | None) -> None:
    """Serve until Ctrl-C or a polite signal to end, which is no failure."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))  # after the server has closed everything itself
    with contextlib.suppress(KeyboardInterrupt, SystemExit), contextlib.ExitStack() as held:
        if claimed is not None:
            held.callback(claimed.close)
        server.run(sockets=[listener])
    if not server.started:
        sys.exit(3)
    if is_at_work():  # a compiler in mid-work would make an abort of the end of the interpreter
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(0)
