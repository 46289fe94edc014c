"""Servers, a worker and PostgreSQL itself are killed in mid-game: nothing acknowledged is lost or doubled, the game ends."""

from __future__ import annotations

import asyncio
import random
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from ostracon.server.service import TableService
from ostracon.server.store import Store

from ..postgres import Postgres
from ..serving import Live, Person, until
from .test_cluster import Cluster

LOST = (ConnectionClosed, InvalidHandshake, OSError, EOFError)
KILLS = 5
TRY_AGAIN = ("not-stored", "too-fast")  # the answers after which the same command is sent again


class Player(threading.Thread):
    """Somebody who plays at random to the end, at whichever server answers, and sends again what nobody answered."""

    def __init__(
        self, table: str, seat: int, person: Person, servers: list[str], leash: threading.Semaphore | None
    ) -> None:
        super().__init__(daemon=True)
        self.leash = leash  # how many decisions may be made; None: any
        self.table, self.seat, self.person, self.servers = table, seat, person, servers
        self.dice = random.Random(seat)
        self.acknowledged: list[str] = []
        self.pending: tuple[str, int, int] | None = None  # id, number of the scene, action
        self.count = self.lines = 0
        self.over = False
        self.fault: BaseException | None = None

    def run(self) -> None:
        try:
            while not self.over:
                try:
                    with self.person.live(self.table) as live:
                        self.lines += 1
                        live.arrive()
                        self._play(live)
                except LOST:
                    time.sleep(0.05)
                    self.servers.append(self.servers.pop(0))
                    self.person.url = self.servers[0]
        except BaseException as fault:
            self.fault = fault
            raise

    def _play(self, live: Live) -> None:
        while True:
            if self.pending is None:
                if not live.until_my_turn():
                    self.over = True
                    return
                if self.leash:
                    self.leash.acquire()
                self.count += 1
                self.pending = f"{self.seat}-{self.count}", live.scene["seq"], self.dice.choice(live.moves())
            id, seq, action = self.pending
            answer = live.ask("act", id=id, seq=seq, action=action, sure=True)
            if answer["type"] == "done":
                self.acknowledged.append(f"{self.seat}:{id}")
            elif answer["code"] in TRY_AGAIN:
                time.sleep(0.1)
                continue
            self.pending = None
            while live.scene["seq"] <= seq and live.moves():
                live.until_type("scene")


@contextmanager
def playing(
    cluster: Cluster, *bots: str, leash: threading.Semaphore | None = None
) -> Iterator[tuple[str, list[Player]]]:
    """Two people at two servers in mid-game."""
    table, ada, bob = cluster.friends(*bots)
    urls = [cluster.first.url, cluster.second.url]
    with ada, bob:
        players = [Player(table, 0, ada, urls, leash), Player(table, 1, bob, urls[::-1], leash)]
        for player in players:
            player.start()
        until(lambda: sum(len(player.acknowledged) for player in players) > 3)
        yield table, players


def check(cluster: Cluster, table: str, players: list[Player], patience: float = 90.0) -> None:
    """The game ends; what was acknowledged is in the journal, once and without a gap, and it can be played again."""
    end = time.monotonic() + patience
    for player in players:
        player.join(max(0.1, end - time.monotonic()))
        assert player.fault is None and player.over, (
            player.seat,
            player.fault,
            cluster.log.read_text()[-3000:],
        )
    journal = cluster.journal(table)
    told = [id for player in players for id in player.acknowledged]
    assert len(told) > 10
    assert [id for id in told if journal.count(id) != 1] == []
    until(lambda: cluster.sql(f"SELECT finished IS NOT NULL FROM tables WHERE id = '{table}'") == "t")

    async def replay() -> bool:
        service = TableService(await Store.open(cluster.address))
        table_ = (await service.open(table)).table
        await service.close()
        await service.store.close()
        return table_.over and table_.revision == len(journal)

    assert asyncio.run(replay())


@pytest.fixture
def new_cluster(postgres: Postgres, tmp_path: Path) -> Iterator[Callable[..., Cluster]]:
    made: list[Cluster] = []

    def make(**how: object) -> Cluster:
        made.append(Cluster(postgres, tmp_path, **how))  # type: ignore[arg-type]  # as Cluster takes them
        return made[0]

    yield make
    for one in made:
        one.close()


def kill_at_random(
    cluster: Cluster, players: list[Player], dice: random.Random, leash: threading.Semaphore
) -> None:
    """Kill any of the three a few times while people act, and start it again at once."""
    for _ in range(KILLS):
        done = sum(len(player.acknowledged) for player in players) + dice.randrange(5)
        leash.release(8)
        until(lambda done=done: sum(len(player.acknowledged) for player in players) > done)
        assert not any(player.over or player.fault for player in players)
        server = dice.choice((cluster.first, cluster.second, cluster.worker))
        server.kill()
        server.start()
        if server is not cluster.worker:
            server.ready()
    leash.release(10_000)


def test_any_of_the_three_is_killed_in_mid_game(new_cluster: Callable[..., Cluster]) -> None:
    cluster, leash = new_cluster(), threading.Semaphore(6)
    with playing(cluster, "apprentice", leash=leash) as (table, players):
        kill_at_random(cluster, players, random.Random(1), leash)
        check(cluster, table, players)
    assert sum(player.lines for player in players) > 2


@pytest.mark.slow
def test_postgresql_is_stopped_and_started_in_mid_game(
    new_cluster: Callable[..., Cluster], postgres: Postgres
) -> None:
    """People are told to try again, which they do; bots and sockets go on by themselves."""
    cluster = new_cluster()
    with playing(cluster, "apprentice") as (table, players):
        for _ in range(2):
            done = sum(len(player.acknowledged) for player in players)
            postgres.stop()
            time.sleep(1.0)
            postgres.start()
            until(
                lambda done=done: (
                    sum(len(p.acknowledged) for p in players) > done + 2 or all(p.over for p in players)
                )
            )
        check(cluster, table, players)


def test_a_worker_is_killed_while_it_thinks(new_cluster: Callable[..., Cluster]) -> None:
    """Its decision is given to the next one, within some seconds and without anybody's help."""
    cluster = new_cluster(bots=False, slow=60.0)
    with cluster.first.person("Ada") as ada:
        table = ada.new_table("me", "apprentice", start_player="seat_0")
        with ada.live(table) as live:
            live.arrive()
            assert (
                live.until_my_turn() and live.ask("act", action=live.moves()[0], sure=True)["type"] == "done"
            )
            until(lambda: cluster.sql("SELECT count(*) FROM saq_jobs WHERE status = 'active'") == "1")
            cluster.worker.kill()
            cluster.nursery.new(0)
            began = time.monotonic()
            while live.scene["ply"] < 2:
                live.until_type("scene")
            assert time.monotonic() - began < 20
    assert len(cluster.journal(table)) >= 2


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(6))
def test_everything_is_killed_for_a_long_time(
    new_cluster: Callable[..., Cluster], postgres: Postgres, seed: int
) -> None:
    """Three tables at once, PostgreSQL among those that die."""
    cluster, dice = new_cluster(), random.Random(seed)
    with (
        playing(cluster, "apprentice") as one,
        playing(cluster, "mason") as two,
        playing(cluster) as three,
    ):
        games = [one, two, three]
        for _ in range(4):
            for _ in range(3):
                server = dice.choice((cluster.first, cluster.second, cluster.worker))
                server.kill()
                server.start()
                time.sleep(dice.random() * 1.5)
            cluster.first.ready(), cluster.second.ready()
            postgres.stop()
            time.sleep(dice.random() * 10)
            postgres.start()
            cluster.worker.kill()  # if it had not yet begun it was refused
            cluster.worker.start()
        for table, those in games:
            check(cluster, table, those, 240.0)
