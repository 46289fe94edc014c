"""Servers and workers as processes that can be killed: children of one process that has imported everything.

Run as ``python processes.py``: each line of its input is an order in JSON, each line of its output the child's number.
Its end is the end of all children.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import threading
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx

from ..serving import Person, get, until
from .test_run import free_port


def main() -> None:
    """Fork a child for every order."""
    from ostracon.server.app import create_app  # noqa: F401
    from ostracon.server.cluster import jobs, worker  # noqa: F401
    from ostracon.server.playable import playable_games

    assert playable_games()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for them
    children = []
    for line in sys.stdin:
        order: dict[str, Any] = json.loads(line)
        child = os.fork()
        if child == 0:
            try:
                begin(order)
            finally:
                os._exit(1)
        children.append(child)
        print(child, flush=True)
    for child in children:
        with suppress(ProcessLookupError):
            os.kill(child, signal.SIGKILL)
    os._exit(0)


def begin(order: dict[str, Any]) -> None:
    """The child: serve, or think."""
    from ostracon.server.cluster.worker import work
    from ostracon.server.run import listen, make_server, prepare
    from ostracon.table import thinking

    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    os.close(0)
    log = os.open(order["log"], os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    os.dup2(log, 1)
    os.dup2(log, 2)
    if order["slow"]:
        choose = thinking.choose
        thinking.choose = lambda asked: time.sleep(order["slow"]) or choose(asked)  # type: ignore[func-returns-value]
    if order["port"]:
        prepare(order["db"])
        server = make_server(
            order["db"], order["pace"], warm=False, iterations=20, bots=order["bots"], drain=order["drain"]
        )
        server.run(sockets=[listen("127.0.0.1", order["port"])])
    else:
        work(order["db"], 2, order["pace"], warm=False)


class Nursery:
    """The process that all others come from."""

    def __init__(self, db: str, log: Path) -> None:
        self.db, self.log = db, log
        here = Path(__file__)
        self._parent = subprocess.Popen(
            [sys.executable, "-c", f"from tests.server.{here.stem} import main; main()"],
            cwd=here.parents[2],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self._lock = threading.Lock()

    def new(
        self, port: int, bots: bool = True, pace: float = 0.0, slow: float = 0.0, drain: float = 0.0
    ) -> int:
        """Start a server on a port, or (0) a worker, whose bots think for `slow` seconds more; its process."""
        order = {"db": self.db, "log": str(self.log), "port": port, "bots": bots, "pace": pace, "slow": slow}
        order["drain"] = drain  # seconds that a server takes to end when it is asked to
        with self._lock:
            assert self._parent.stdin and self._parent.stdout
            self._parent.stdin.write(json.dumps(order) + "\n")
            self._parent.stdin.flush()
            return int(self._parent.stdout.readline())

    def close(self) -> None:
        """All end."""
        assert self._parent.stdin and self._parent.stdout
        self._parent.stdin.close()
        self._parent.wait(60)
        self._parent.stdout.close()


class Server:
    """A server, or (without a port) a worker, that can be killed and started again."""

    def __init__(
        self,
        nursery: Nursery,
        worker: bool = False,
        slow: float = 0.0,
        bots: bool = True,
        drain: float = 0.0,
    ) -> None:
        self._nursery, self._bots, self._slow, self._drain = nursery, bots, slow, drain
        self.port = 0 if worker else free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        """Start it, or start it again."""
        self.process = self._nursery.new(self.port, self._bots, slow=self._slow, drain=self._drain)

    def answers(self) -> bool:
        """Whether it serves."""
        try:
            return get(self.url + "/settings").status_code == 200
        except httpx.TransportError:
            return False

    def ready(self) -> Server:
        """Wait until it serves."""
        until(self.answers)
        return self

    def lives(self) -> bool:
        """Whether its process has not ended."""
        try:
            os.kill(self.process, 0)
        except ProcessLookupError:
            return False
        return True

    def kill(self) -> None:
        """End it without a word."""
        with suppress(ProcessLookupError):
            os.kill(self.process, signal.SIGKILL)

    def person(self, name: str, like: Person | None = None) -> Person:
        """Somebody who comes to this server, perhaps with the cookies of somebody at another."""
        person = Person(self.url, name=name)
        if like is not None:
            person.http.cookies = like.http.cookies
        return person
