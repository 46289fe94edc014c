"""A rolling restart behind Caddy, with the very file that hosts are given: nobody is turned away, nothing is lost, said twice
or told out of order.
"""

from __future__ import annotations

import asyncio
import os
import random
import re
import shutil
import signal
import subprocess
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from ..postgres import Postgres
from ..serving import Live, Person, get, serving, until
from .processes import Nursery, Server
from .test_cluster import Cluster
from .test_run import TROUBLE, free_port

CADDYFILE = Path(__file__).parents[2] / "deploy" / "Caddyfile"
DRAIN = 3.0  # seconds, as deploy/compose.yaml has it: Caddy asks every second
CHECKED = re.compile(
    'route="/readyz",status="200"} [1-9]'
)  # among a server's figures: Caddy has found it ready
RESTARTING = 1012  # the close code after which a browser comes again at once


class Pair(Cluster):
    """Two servers without a worker."""

    def __init__(self, postgres: Postgres, folder: Path) -> None:
        self.postgres, self.name = postgres, postgres.new()
        self.address, self.log = postgres.address(self.name), folder / "log"
        self.nursery = Nursery(self.address, self.log)
        self.first, self.second = Server(self.nursery, drain=DRAIN), Server(self.nursery, drain=DRAIN)
        self.first.ready(), self.second.ready()


@contextmanager
def caddy(folder: Path, *servers: Server) -> Iterator[str]:
    """Caddy in front of servers; its address."""
    program, url = shutil.which("caddy"), f"http://127.0.0.1:{free_port()}"
    if program is None:
        pytest.skip("no Caddy here: ./dev test installs it")
    file = folder / "Caddyfile"
    file.write_text("{\n\tadmin off\n}\n" + CADDYFILE.read_text())
    behind = " ".join(f"127.0.0.1:{server.port}" for server in servers)
    homes = dict.fromkeys(("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME"), str(folder))
    with (folder / "caddy.log").open("wb") as log:
        process = subprocess.Popen(
            [program, "run", "--config", str(file), "--adapter", "caddyfile"],
            env=os.environ | homes | {"SITE": url, "SERVERS": behind},
            stdout=log,
            stderr=log,
        )
        try:
            until(lambda: answers(url))
            yield url
        finally:
            process.terminate()
            process.wait(30)


def answers(url: str) -> bool:
    """Whether somebody serves there."""
    try:
        return get(url + "/readyz").status_code == 200
    except httpx.TransportError:
        return False


class Screen:
    """What a browser shows of a game: the log as the protocol says it is put together, and every revision it was shown."""

    def __init__(self) -> None:
        self.log: list[Any] = []
        self.shown: list[int] = []  # revisions

    def take(self, heard: list[dict[str, Any]]) -> None:
        """What came through one line, from its hello on."""
        first = True
        for message in heard:
            if message["type"] != "scene":
                continue
            revision = message["seq"] // 1000
            if first:
                self.log = []
                assert not self.shown or revision >= self.shown[-1], (
                    "a new line never knows less than the old one"
                )
            else:
                assert revision - self.shown[-1] in (0, 1), "no step is left out, none comes again"
            self.shown.append(revision)
            self.log[message.get("log_from", len(self.log)) :] = message["log"]
            first = False


class Player(threading.Thread):
    """Somebody who plays at random and does what a browser does: comes again when told to, and sends again what nobody answered."""

    def __init__(self, table: str, seat: int, person: Person, leash: threading.Semaphore) -> None:
        super().__init__(daemon=True)
        self.table, self.seat, self.person, self.leash = table, seat, person, leash
        self.dice, self.screen = random.Random(seat), Screen()
        self.acknowledged: list[str] = []
        self.pending: dict[str, Any] | None = None
        self.codes: list[int | None] = []  # by which its lines were closed
        self.over = False
        self.fault: BaseException | None = None

    def run(self) -> None:
        try:
            while not self.over:
                with self.person.live(self.table) as live:
                    try:
                        live.arrive()
                        self._play(live)
                    except ConnectionClosed as closed:
                        self.codes.append(closed.rcvd.code if closed.rcvd else None)
                    finally:
                        self.screen.take(live.heard)
        except BaseException as fault:  # also a line that is silent, and one that is refused
            self.fault = fault

    def _play(self, live: Live) -> None:
        while self.pending or live.until_my_turn():
            if self.pending is None:
                self.leash.acquire()
                id = f"{self.seat}-{live.scene['seq']}"
                self.pending = {"id": id, "seq": live.scene["seq"], "action": self.dice.choice(live.moves())}
            before, answer = self.pending["seq"], live.ask("act", sure=True, **self.pending)
            assert answer["type"] == "done", answer
            self.acknowledged.append(f"{self.seat}:{self.pending['id']}")
            self.pending = None
            while live.scene["seq"] <= before:
                live.until_type("scene")
        self.over = True


class Visitor(threading.Thread):
    """Somebody who reads pages and sends forms all the time."""

    def __init__(self, url: str) -> None:
        super().__init__(daemon=True)
        self.person, self.end = Person(url, name="Zoe"), threading.Event()
        self.answers: list[int] = []
        self.fault: BaseException | None = None

    def pages(self, count: int) -> None:
        """Wait until some more were answered."""
        wanted = len(self.answers) + 2 * count
        until(lambda: len(self.answers) >= wanted or self.fault)

    def run(self) -> None:
        try:
            with self.person as zoe:
                while not self.end.wait(0.05):
                    self.answers.append(zoe.http.get("/rules/imhotep").status_code)
                    self.answers.append(zoe.post("/settings", language="en").status_code)
        except BaseException as fault:
            self.fault = fault


@pytest.fixture
def pair(postgres: Postgres, tmp_path: Path) -> Iterator[Pair]:
    made = Pair(postgres, tmp_path)
    yield made
    made.close()


def test_four_people_play_on_while_the_servers_are_restarted_one_by_one(pair: Pair, tmp_path: Path) -> None:
    leash = threading.Semaphore(0)
    with caddy(tmp_path, pair.first, pair.second) as url, ExitStack() as opened:
        people = [opened.enter_context(Person(url, name=name)) for name in ("Ada", "Bob", "Cleo", "Dan")]
        table = people[0].new_table("me", "friend", "friend", "friend")
        for person, link in zip(people[1:], people[0].links(table), strict=True):
            person.sit(link)
        players = [Player(table, seat, person, leash) for seat, person in enumerate(people)]
        visitor = Visitor(url)
        for thread in (*players, visitor):
            thread.start()

        def play(actions: int) -> None:
            """Some more actions are acknowledged."""
            wanted = sum(len(player.acknowledged) for player in players) + actions
            leash.release(actions)
            until(
                lambda: sum(len(p.acknowledged) for p in players) >= wanted or any(p.fault for p in players)
            )
            assert [player.fault for player in players] == [None] * 4, pair.log.read_text()[-3000:]

        play(4)
        for server in (pair.first, pair.second):
            os.kill(server.process, signal.SIGTERM)
            until(lambda server=server: get(server.url + "/readyz").status_code == 503)
            for _ in range(
                8
            ):  # people go on at both servers, and then all at the other one; the game is not to end here
                if server.lives():
                    play(1)
                    visitor.pages(3)
            until(lambda server=server: not server.lives())
            play(4)
            server.start()
            server.ready()
            until(lambda server=server: CHECKED.search(get(server.url + "/metrics").text))
            play(4)
            visitor.pages(2)
        visitor.end.set()
        leash.release(10_000)
        for thread in (*players, visitor):
            thread.join(90)
        assert [player.fault for player in players] == [None] * 4
        assert all(player.over for player in players), "nobody waits for ever"
        assert visitor.fault is None and set(visitor.answers) == {200}, "no page fails, no form is lost"

        journal = pair.journal(table)
        told = [id for player in players for id in player.acknowledged]
        assert [id for id in told if journal.count(id) != 1] == [], "kept, and only once"
        assert all(id in told for id in journal if id), "and nothing that nobody was told of"
        for player in players:
            assert player.codes and set(player.codes) == {RESTARTING}
            fresh = Screen()
            with player.person.live(table) as live:
                live.arrive()
                fresh.take(live.heard)
            assert player.screen.shown[-1] == fresh.shown[-1] == len(journal)
            assert player.screen.log == fresh.log, "every action, once and in order"
    assert TROUBLE not in pair.log.read_text()


def test_what_was_begun_is_answered_and_nothing_else(tmp_path: Path) -> None:
    """A line of chat has no number: kept without an answer it would be sent again, and be there twice."""
    with serving(tmp_path / "games.sqlite") as server, Person(server.url, name="Ada") as ada:
        id = ada.new_table("me", "here")
        with ada.live(id) as live:
            live.arrive()
            table = server.service.open_tables[id]
            (line,) = table.connections
            asyncio.run_coroutine_threadsafe(table.lock.acquire(), server.loop).result(30)
            live.send("act", id="begun", action=live.moves()[0], sure=True)
            until(lambda: line.busy)
            live.send("chat", id="later", text="Good luck")
            away = asyncio.run_coroutine_threadsafe(server.service.send_away(), server.loop)
            until(line.must_end)
            server.loop.call_soon_threadsafe(table.lock.release)
            with pytest.raises(ConnectionClosed) as closed:
                live.until_type("never")
            away.result(30)
        assert closed.value.rcvd and closed.value.rcvd.code == RESTARTING
        answered = [message["id"] for message in live.heard if message["type"] in ("done", "error")]
        assert answered == ["begun"] and (table.table.revision, table.chat) == (1, [])
