"""A real server for tests: uvicorn on a free port in a thread, a SQLite file, people with and without a browser."""

from __future__ import annotations

import json
import os
import re
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from argon2 import PasswordHasher
from websockets.sync.client import connect

from ostracon.bots import engine
from ostracon.kernel.folders import cache_dir
from ostracon.screen.changes import changed
from ostracon.server.live_table import watch_path
from ostracon.server.notices.courier import Courier
from ostracon.server.notices.ways import Outlets
from ostracon.server.people import passwords
from ostracon.server.run import listen, make_server
from ostracon.server.service import TableService
from ostracon.server.tournaments.director import Director
from ostracon.table.table import Table

PATIENCE = 60.0

# Passwords are made hard to guess by work, a tenth of a second for each: here people sign up by the hundred.
COSTLY = passwords._hasher
passwords._hasher = PasswordHasher(time_cost=1, memory_cost=64, parallelism=1)

# The `ostracon` command with servers whose bots stay in plain Python: making or loading the native code of five games takes
# longer than what most tests ask of a server.
UNPREPARED = (
    sys.executable,
    "-c",
    "from ostracon.bots import preparing; preparing._warm_up = lambda game: None; from ostracon.cli import main; main()",
)
TLS = (
    httpx.create_ssl_context()
)  # of every client: one that made its own would read all certificates, in a fortieth of a second


def until(condition: Callable[[], Any], patience: float = PATIENCE) -> Any:
    """Wait until something is true; its value."""
    end = time.monotonic() + patience
    while True:
        value = condition()
        if value:
            return value
        if time.monotonic() > end:
            raise AssertionError(f"still not true after {patience} s: {condition}")
        time.sleep(0.01)


def at_home(folder: Path) -> dict[str, str]:
    """The variables of a command whose files all lie in a folder, but for the cache: nothing is compiled or drawn anew."""
    ours, theirs = cache_dir(), folder / "cache"
    ours.mkdir(parents=True, exist_ok=True)
    if not theirs.exists():
        folder.mkdir(parents=True, exist_ok=True)
        theirs.symlink_to(ours)
    return os.environ | {"OSTRACON_HOME": str(folder)}


def get(url: str, **more: Any) -> httpx.Response:
    """What a server answers to somebody without cookies."""
    return httpx.get(url, verify=TLS, **more)


class Served:
    """A running server."""

    def __init__(self, url: str, service: TableService, courier: Courier, director: Director) -> None:
        self.url = url
        self.service = service
        self.courier = courier
        self.director = director
        self.loop = service.loop

    def table(self, id: str) -> Table:
        """The live table, for comparing; only looked at, never changed."""
        return self.service.open_tables[id].table

    def watch_path(self, id: str) -> str:
        """The link by which somebody may watch a private table."""
        return watch_path(self.service.open_tables[id])


@contextmanager
def serving(
    file: Path,
    pace: float = 0.0,
    iterations: int = 20,
    address: str = "",
    metrics_token: str = "",
    outlets: Outlets | None = None,
    port: int = 0,
) -> Iterator[Served]:
    """A server for as long as the block runs; an analysis takes so many iterations per decision, links begin with
    `address` ("{port}" in it is the server's); on any free port unless one is given.
    """
    listener = listen("127.0.0.1", port)
    address = address.format(port=listener.getsockname()[1])
    server = make_server(
        f"sqlite:///{file}", pace, False, iterations, address, metrics_token, outlets=outlets
    )
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]}, daemon=True)
    thread.start()
    until(lambda: server.started or not thread.is_alive())
    assert server.started
    app: Any = server.config.app
    try:
        state = app.state
        url = f"http://127.0.0.1:{listener.getsockname()[1]}"
        yield Served(url, state.service, state.courier, state.director)
    finally:
        server.should_exit = True
        thread.join(PATIENCE)
        listener.close()
        engine._warm = None  # bots of later tests in this process think natively again


class Person:
    """Somebody with cookies who fills in forms."""

    def __init__(self, url: str, language: str = "en", name: str = "") -> None:
        self.url = url
        self.name = name
        self.http = httpx.Client(
            base_url=url,
            headers={"accept-language": language},
            follow_redirects=True,
            timeout=PATIENCE,
            verify=TLS,
        )

    def __enter__(self) -> Person:
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()

    def form_token(self, path: str) -> str:
        """The hidden field of a page's forms."""
        found = re.search(r'name="form_token" value="(\w+)"', self.http.get(path).text)
        assert found
        return found[1]

    def post(self, path: str, page: str | None = None, **fields: object) -> httpx.Response:
        """Send a form of a page."""
        data = {key.replace("__", "-"): str(value) for key, value in fields.items()}
        return self.http.post(path, data={"form_token": self.form_token(page or path), **data})

    def new_table(self, *who: str, game: str = "imhotep", **fields: object) -> str:
        """Make a table; its id."""
        seats = {f"who-{number}": one for number, one in enumerate(who)}
        answer = self.post(f"/new/{game}", **{"players": len(who), "name-0": self.name, **seats, **fields})
        assert answer.status_code == 200, answer.text
        return answer.url.path.split("/")[2]

    def links(self, table: str) -> list[str]:
        """The seat links that the waiting page shows, as paths."""
        return re.findall(r'value="http://[^/"]+(/t/[^"?]+)"', self.http.get(f"/t/{table}").text)

    def sit(self, link: str) -> None:
        """Follow a seat's link and sit down."""
        answer = self.post(link, name=self.name)
        assert answer.status_code == 200, answer.text

    def live(self, table: str, query: str = "", place: str = "live") -> Live:
        """The socket of a table, or of an exercise at another place, with this person's cookies."""
        cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.http.cookies.jar)
        language = self.http.headers["accept-language"]
        return Live(self.url, table, {"Cookie": cookies, "Accept-Language": language}, query, place)


class Live:
    """A socket at a table; keeps everything it has heard."""

    def __init__(
        self, url: str, table: str, headers: dict[str, str], query: str = "", place: str = "live"
    ) -> None:
        address = url.replace("http", "ws", 1) + f"/{place}/{table}{query}"
        self._line = connect(address, additional_headers=headers, open_timeout=PATIENCE, max_size=None)
        self.heard: list[dict[str, Any]] = []
        self.scene: dict[str, Any] = {}  # the newest scene message
        self.count = 0

    def __enter__(self) -> Live:
        self.socket = self._line.__enter__()
        return self

    def __exit__(self, *_: object) -> None:
        self._line.__exit__(None, None, None)

    def listen(self, timeout: float = PATIENCE) -> dict[str, Any]:
        """The next message."""
        message: dict[str, Any] = json.loads(self.socket.recv(timeout=timeout))
        self.heard.append(message)
        if message["type"] == "scene":
            if (found := message.pop("changes", None)) is not None:
                assert message["base"] == self.scene["seq"]
                message["scene"] = changed(self.scene["scene"], found)
            self.scene = message
        return message

    def until(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Listen until a message fits."""
        end = time.monotonic() + PATIENCE
        while True:
            message = self.listen(max(0.01, end - time.monotonic()))
            if wanted(message):
                return message

    def until_type(self, *types: str) -> dict[str, Any]:
        """Listen until a message of one of these types comes."""
        return self.until(lambda message: message["type"] in types)

    def arrive(self) -> dict[str, Any]:
        """The hello, with the first scene heard too."""
        hello = self.until_type("hello")
        self.until_type("scene")
        return hello

    def raw(self, data: str | bytes) -> None:
        """Send anything."""
        self.socket.send(data)

    def send(self, type: str, **fields: Any) -> str:
        """Send a command; its id."""
        self.count += 1
        id = fields.pop("id", f"test-{self.count}")
        self.raw(json.dumps({"type": type, "id": id, "seq": self.scene.get("seq", -1), **fields}))
        return str(id)

    def ask(self, type: str, **fields: Any) -> dict[str, Any]:
        """Send a command and wait for what answers it."""
        id = self.send(type, **fields)
        return self.until(lambda m: m.get("id") == id and m["type"] in ("done", "error", "confirm"))

    def moves(self) -> list[int]:
        """The legal actions in the newest scene."""
        return [move["action"] for move in (self.scene.get("scene") or {}).get("moves", [])]

    def until_my_turn(self) -> bool:
        """Listen until this seat must decide (True) or the game is over (False)."""
        while not self.moves():
            if (self.scene.get("scene") or {}).get("over"):
                return False
            self.until_type("scene")
        return True
