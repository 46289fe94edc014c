"""Several servers and workers on one PostgreSQL: people at different ones sit at the same table."""

from __future__ import annotations

import random
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from ..postgres import Postgres
from ..serving import Live, Person, until
from .processes import Nursery, Server
from .test_run import TROUBLE


class Cluster:
    """Two servers and a worker on a database of their own."""

    def __init__(self, postgres: Postgres, folder: Path) -> None:
        self.postgres, self.name = postgres, postgres.new()
        self.log = folder / "log"
        self.nursery = Nursery(postgres.address(self.name), self.log)
        self.first, self.second = Server(self.nursery), Server(self.nursery)
        self.worker = Server(self.nursery, worker=True)
        self.first.ready(), self.second.ready()

    def sql(self, statement: str) -> str:
        return self.postgres.sql(self.name, statement)

    def friends(self, *bots: str, game: str = "imhotep", **fields: object) -> tuple[str, Person, Person]:
        """A table of two people at different servers, and bots: its id, and both."""
        ada, bob = self.first.person("Ada"), self.second.person("Bob")
        table = ada.new_table("me", "friend", *bots, game=game, **fields)
        bob.sit(ada.links(table)[0])
        return table, ada, bob


@pytest.fixture(scope="module")
def cluster(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    made = Cluster(postgres, tmp_path_factory.mktemp("cluster"))
    yield made
    made.nursery.close()
    assert TROUBLE not in made.log.read_text()


def steps(live: Live) -> list[int]:
    """The revisions that a screen was shown, in order."""
    return [message["seq"] // 1000 for message in live.heard if message["type"] == "scene"]


def play_out(live: Live, seed: int) -> list[str]:
    """Somebody plays at random until the game is over; what was acknowledged."""
    dice, acknowledged = random.Random(seed), []
    while live.until_my_turn():
        before = live.scene["seq"]
        answer = live.ask("act", action=dice.choice(live.moves()), sure=True)
        assert answer["type"] == "done", answer
        acknowledged.append(answer["id"])
        while live.scene["seq"] <= before:
            live.until_type("scene")
    return acknowledged


def test_a_whole_game_between_two_servers_with_bots_of_a_worker(cluster: Cluster) -> None:
    """Everybody sees every step once, in order; the journal has what was acknowledged, once and without a gap."""
    table, ada, bob = cluster.friends("apprentice")
    with ada, bob, ada.live(table) as here, bob.live(table) as there:
        here.arrive()
        there.arrive()
        with ThreadPoolExecutor() as both:
            acknowledged = list(both.map(play_out, (here, there), (1, 2)))
        assert steps(here)[-1] == steps(there)[-1]
        for live in (here, there):
            shown = steps(live)
            assert shown == list(range(shown[0], shown[-1] + 1)), "every step once"
        log = [
            [message["log"] for message in live.heard if message["type"] == "scene"][-1]
            for live in (here, there)
        ]
        assert log[0] and log[1]
    rows = cluster.sql(f"SELECT seq, client_id FROM entries WHERE table_id = '{table}' ORDER BY seq").split(
        "\n"
    )
    numbers, ids = zip(*(row.split("|") for row in rows), strict=True)
    assert [int(number) for number in numbers] == list(range(1, len(rows) + 1))
    told = [f"{seat}:{id}" for seat, mine in enumerate(acknowledged) for id in mine]
    assert sorted(one for one in ids if one) == sorted(told)
    assert cluster.sql(f"SELECT finished IS NOT NULL FROM tables WHERE id = '{table}'") == "t"
    until(lambda: cluster.sql("SELECT count(*) FROM saq_jobs") == "0")


def test_chat_presence_and_seats_are_seen_at_the_other_server(cluster: Cluster) -> None:
    with cluster.first.person("Ada") as ada, cluster.second.person("Bob") as bob:
        table = ada.new_table("me", "friend")
        with ada.live(table) as here:
            here.arrive()
            bob.sit(ada.links(table)[0])
            hello = here.until_type("hello")
            assert [seat["name"] for seat in hello["seats"]] == ["Ada", "Bob"]
            with bob.live(table) as there:
                there.arrive()
                for live in (here, there):
                    while online(live) != [True, True]:
                        live.listen()
                here.ask("chat", text="Salve")
                assert there.until_type("chat")["text"] == "Salve"
                there.ask("chat", text="Ave")
                assert here.until_type("chat")["name"] == "Bob"
            while online(here) != [True, False]:
                here.listen()
            assert [m["text"] for m in here.heard if m["type"] == "chat"] == ["Salve", "Ave"], (
                "each line once"
            )


def online(live: Live) -> list[bool]:
    """Who is there, as a screen was told last."""
    told = [message["seats"] for message in live.heard if message["type"] in ("hello", "seats")]
    return [seat["online"] for seat in told[-1]]
