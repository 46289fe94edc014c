"""Start the server: `ostracon play` for this machine, `ostracon serve` for others."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import socket
import sys
import threading
import time
import webbrowser

import uvicorn
from sqlalchemy.exc import SQLAlchemyError

from ostracon.kernel.errors import OstraconError
from ostracon.kernel.game import game as find_game
from ostracon.server.app import create_app
from ostracon.server.service import BOT_PACE
from ostracon.server.store import BadDatabase, Store
from ostracon.table.analysis import ITERATIONS

LOCAL = "127.0.0.1"
USUAL_PORT = 8765  # taken if it is free, so that the address stays the same from day to day
SOCKET_LIMIT = (
    256 * 1024
)  # bytes of a socket message before the line is cut (the table refuses smaller ones politely)


class PortTaken(OstraconError):
    """Somebody else listens there."""


def play(name: str | None = None, port: int = 0, browser: bool = True) -> None:
    """Serve on this machine and open the browser, at a game's page if one is named."""
    path = f"/new/{find_game(name).id}" if name else "/"
    prepare(None)
    listener = listen(LOCAL, port) if port else listen_anywhere()
    address = f"http://{LOCAL}:{listener.getsockname()[1]}"
    server = make_server(None)
    print(f"Ostracon is at {address}{path}  (Ctrl-C stops it)", flush=True)
    if browser:
        threading.Thread(target=open_when_ready, args=(server, address + path), daemon=True).start()
    run(server, listener)


def serve(host: str = LOCAL, port: int = 8000, db: str | None = None) -> None:
    """Serve for others."""
    prepare(db)
    listener = listen(host, port)
    print(f"Ostracon is at http://{host}:{listener.getsockname()[1]}  (Ctrl-C stops it)", flush=True)
    run(make_server(db), listener)


def prepare(db: str | None) -> None:
    """Open the database once before anything starts: what is wrong with it is one clear sentence."""

    async def open_and_close() -> None:
        await (await Store.open(db)).close()

    try:
        asyncio.run(open_and_close())
    except (SQLAlchemyError, OSError) as error:
        reason = str(getattr(error, "orig", None) or error).splitlines()[0]
        raise BadDatabase(f"the database cannot be opened: {reason}") from None


def make_server(
    db: str | None, pace: float = BOT_PACE, warm: bool = True, iterations: int = ITERATIONS
) -> uvicorn.Server:
    """The web server, without an access log: addresses may hold secrets."""
    app = create_app(db, pace, warm, iterations)
    return uvicorn.Server(
        uvicorn.Config(
            app,
            access_log=False,
            log_level=logging.WARNING,
            server_header=False,
            ws_max_size=SOCKET_LIMIT,
            timeout_graceful_shutdown=2,
            lifespan="on",
        )
    )


def listen(host: str, port: int) -> socket.socket:
    """A listening socket; one clear sentence if the port is taken."""
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        listener = socket.socket(family, socket.SOCK_STREAM)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
    except (OSError, OverflowError) as error:
        raise PortTaken(f"cannot listen on {host} port {port}: {getattr(error, 'strerror', error)}") from None
    return listener


def listen_anywhere() -> socket.socket:
    """The usual port, or any free one."""
    try:
        return listen(LOCAL, USUAL_PORT)
    except PortTaken:
        return listen(LOCAL, 0)


def open_when_ready(server: uvicorn.Server, address: str) -> None:
    """Open the browser once the server answers."""
    end = time.monotonic() + 30
    while not server.started and time.monotonic() < end:
        time.sleep(0.05)
    if server.started:
        webbrowser.open(address)


def run(server: uvicorn.Server, listener: socket.socket) -> None:
    """Serve until Ctrl-C."""
    with contextlib.suppress(KeyboardInterrupt):
        server.run(sockets=[listener])
    if not server.started:
        sys.exit(3)
