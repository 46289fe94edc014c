"""Several servers and workers on one PostgreSQL: people at different ones sit at the same table."""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosedError

from ostracon.kernel.match import Match
from ostracon.server.service import GONE, TableService
from ostracon.server.store import Store

from ..partners import MISSION, OWNER, can_ask, toward_a_base
from ..postgres import Postgres
from ..serving import Live, Person, until
from .processes import Nursery, Server
from .programs import Program, token_of
from .test_lobby import Lobbyist
from .test_run import TROUBLE


class Cluster:
    """Two servers and a worker on a database of their own."""

    def __init__(self, postgres: Postgres, folder: Path, bots: bool = True, slow: float = 0.0) -> None:
        self.postgres, self.name = postgres, postgres.new()
        self.address, self.log = postgres.address(self.name), folder / "log"
        self.nursery = Nursery(self.address, self.log)
        self.first, self.second = Server(self.nursery, bots=bots), Server(self.nursery, bots=bots)
        self.worker = Server(self.nursery, worker=True, slow=slow)
        self.first.ready(), self.second.ready()

    def close(self) -> None:
        """All end; none of them has ever lost its composure."""
        self.nursery.close()
        assert TROUBLE not in self.log.read_text()

    def sql(self, statement: str) -> str:
        return self.postgres.sql(self.name, statement)

    def journal(self, table: str) -> list[str]:
        """The names that people gave their commands, "" where the table itself acted; there is no gap."""
        found = self.sql(f"SELECT seq, client_id FROM entries WHERE table_id = '{table}' ORDER BY seq")
        numbers, ids = zip(*(row.split("|") for row in found.split("\n")), strict=True)
        assert [int(number) for number in numbers] == list(range(1, len(numbers) + 1))
        return list(ids)

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
    made.close()


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


def test_the_lobby_hears_of_tables_at_another_server(cluster: Cluster) -> None:
    with cluster.first.person("Ada") as ada, cluster.second.person("Bob") as bob, Lobbyist(bob) as lobby:
        table = ada.new_table("me", "friend", "apprentice", public="on")
        lobby.until(lambda one: table in one.get("open", ()))
        bob.post(f"/t/{table}/join", page="/tables", name="Bob")
        lobby.until(lambda one: table in one.get("running", ()))
        lobby.until(lambda one: one["type"] == "mine")


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
    told = [f"{seat}:{id}" for seat, mine in enumerate(acknowledged) for id in mine]
    assert sorted(one for one in cluster.journal(table) if one) == sorted(told)
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


def offers(live: Live) -> list[str]:
    """The buttons as a screen was told last."""
    told = [message["controls"] for message in live.heard if "controls" in message]
    return [offer["id"] for offer in told[-1].get("offers", ())]


def until_offered(live: Live, name: str) -> None:
    while name not in offers(live):
        live.listen()


def test_what_one_asks_at_one_server_is_answered_at_the_other(cluster: Cluster) -> None:
    """Asked, refused; asked again, agreed: both are back where the first one had to decide."""
    table, ada, bob = cluster.friends(start_player="seat_0")
    with ada, bob, ada.live(table) as first, bob.live(table) as second:
        first.arrive(), second.arrive()
        assert first.until_my_turn() and first.ask("act", action=first.moves()[0])["type"] == "done"
        assert second.until_my_turn() and second.ask("act", action=second.moves()[0])["type"] == "done"
        until_offered(first, "ask_back:0")
        for answer in ("refuse_back:1", "allow_back:1"):
            assert first.ask("offer", name="ask_back:0")["type"] == "done"
            until_offered(second, answer)
            assert second.ask("offer", name=answer)["type"] == "done"
            until_offered(first, "ask_back:0") if answer == "refuse_back:1" else None
        for live in (first, second):
            while live.scene["ply"]:
                live.until_type("scene")
        assert first.moves()
    assert len(cluster.journal(table)) == 3, "taken back once"


def test_a_partner_at_the_other_server_is_asked_and_refuses(cluster: Cluster) -> None:
    table, ada, bob = cluster.friends(game="terra_pyramides", **MISSION)

    async def read() -> Match:
        service = TableService(await Store.open(cluster.address))
        match = (await service.open(table)).table.match
        await service.close()
        await service.store.close()
        return match

    with ada, bob, ada.live(table) as first, bob.live(table) as second:
        first.arrive(), second.arrive()
        while not can_ask(match := asyncio.run(read())):
            live = (first, second)[match.actor]
            while not live.moves() or live.scene["ply"] < match.ply:
                live.until_type("scene")
            assert live.ask("act", action=toward_a_base(match), sure=True)["type"] == "done"
        while first.scene["ply"] < match.ply:
            first.until_type("scene")
        assert first.ask("act", action=match.owned(OWNER)[0])["type"] == "done"
        until_offered(second, f"refuse_wish:{OWNER}")
        assert second.ask("offer", name=f"refuse_wish:{OWNER}")["type"] == "done"
        assert first.until_type("notice")["text"] == "Bob says no."


def test_of_two_who_act_at_the_same_moment_one_is_told_that_he_was_late(cluster: Cluster) -> None:
    """One person, two screens at two servers, one click each: one is done, the other stale, and both show the same."""
    table, ada, bob = cluster.friends(start_player="seat_0")
    twin = cluster.second.person("Ada", ada)
    with ada, bob, twin, ada.live(table) as first, twin.live(table) as second:
        first.arrive(), second.arrive()
        for turn in range(3):
            assert first.moves() == second.moves() != []

            def click(name: str, live: Live, turn: int = turn) -> dict[str, Any]:
                return live.ask("act", action=live.moves()[0], id=f"{name} {turn}")

            with ThreadPoolExecutor() as both:
                answers = list(both.map(click, ("here", "there"), (first, second)))
            assert sorted(answer["type"] for answer in answers) == ["done", "error"], answers
            assert [one["code"] for one in answers if one["type"] == "error"] == ["stale"]
            for live in (first, second):
                while not live.scene["ply"]:
                    live.until_type("scene")
            assert first.ask("undo")["type"] == "done"
            for live in (first, second):
                while live.scene["ply"]:
                    live.until_type("scene")
    assert len(cluster.journal(table)) == 6


def test_a_server_that_missed_something_looks_for_it(cluster: Cluster) -> None:
    """The lines by which processes hear each other are cut: all of them come back, and nothing is missing."""
    table, ada, bob = cluster.friends(start_player="seat_0")
    cut = "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE application_name = 'ostracon bus'"
    with ada, bob, ada.live(table) as first, bob.live(table) as second:
        first.arrive(), second.arrive()
        assert first.until_my_turn()
        assert int(cluster.sql(cut)) >= 3
        assert first.ask("act", action=first.moves()[0])["type"] == "done"
        assert first.ask("chat", text="still here?")["type"] == "done"
        assert second.until_my_turn()
        assert second.ask("act", action=second.moves()[0])["type"] == "done"
        until(lambda: any(message["type"] == "chat" for message in second.heard) or second.listen())
        assert first.until_my_turn()


def test_a_deleted_table_closes_everywhere(cluster: Cluster) -> None:
    with cluster.first.person("Ada") as ada:
        table = ada.new_table("me", "apprentice", start_player="seat_0")
        twin = cluster.second.person("Ada", ada)
        with twin, twin.live(table) as live:
            live.arrive()
            assert ada.post(f"/t/{table}/menu", way="delete").status_code == 200
            with pytest.raises(ConnectionClosedError) as closed:
                while True:
                    live.listen()
        assert closed.value.rcvd and closed.value.rcvd.code == GONE
        assert ada.http.get(f"/t/{table}").status_code == 404


def test_an_analysis_is_made_by_one_process(cluster: Cluster) -> None:
    with cluster.first.person("Ada") as ada:
        table = ada.new_table("me", "apprentice", start_player="seat_0")
        with ada.live(table) as live:
            live.arrive()
            play_out(live, 3)
        until(lambda: cluster.sql(f"SELECT finished IS NOT NULL FROM tables WHERE id = '{table}'") == "t")
        with cluster.second.person("Ada", ada) as twin, ThreadPoolExecutor() as both:
            asked = list(both.map(lambda one: one.http.post(f"/t/{table}/analysis").status_code, (ada, twin)))
            assert asked == [202, 202]
            until(lambda: cluster.sql("SELECT state FROM analyses") == "done")
            looks = [one.http.get(f"/t/{table}/analysis").json()["state"] for one in (ada, twin)]
        assert looks == ["done", "done"]


def test_clocks_and_planned_answers_at_two_servers(cluster: Cluster) -> None:
    """Both servers say the same of the time; an answer planned at one is played when the other's player moves."""
    table, ada, bob = cluster.friends(start_player="seat_0", clock="daily")
    with ada, bob, ada.live(table) as first, bob.live(table) as second:
        first.arrive(), second.arrive()
        for live in (first, second):
            assert live.scene["controls"]["time"]["running"] == 0
        plans = f"/t/{table}/plans"
        assumed = re.findall(r'href="\?path=(\d+)"', bob.http.get(plans).text)[0]
        answer = re.findall(r'href="\?path=(\d+,\d+)"', bob.http.get(f"{plans}?path={assumed}").text)[0]
        assert "The plan is kept" in bob.post(plans, "/settings", line=answer, ply=0).text
        assert first.ask("act", action=int(assumed), sure=True)["type"] == "done"
        assert first.ask("end_turn")["type"] == "done"
        for live in (first, second):
            while live.scene["ply"] < 2 or live.scene["controls"]["time"]["running"] != 0:
                live.until_type("scene")
            assert live.scene["controls"]["time"]["left"][1] > 2.9 * 86400
    cluster.journal(table)


def test_a_program_at_one_server_hears_what_happens_at_another(cluster: Cluster) -> None:
    """A token of one server is good at the other; its stream there misses no step, and its seat is taken as present."""
    ada, bob = cluster.first.person("Ada"), cluster.second.person("Bob")
    with (
        ada,
        bob,
        Program(cluster.first.url, token_of(ada)) as here,
        Program(cluster.second.url, token_of(bob)) as there,
    ):
        table = here.new_table("me", "friend", options={"start_player": "seat_0"})
        id = table["id"]
        there.post(f"/tables/{id}/join", link=table["seats"][1]["link"])
        with there.stream(f"/bot/tables/{id}/stream") as lines:
            assert lines.next()["position"]["revision"] == 0
            until(lambda: here.get(f"/tables/{id}")["seats"][1]["online"])
            for revision in range(6):
                who = (here, there)[revision % 2]
                until(lambda who=who: who.get(f"/tables/{id}/position")["legal"])
                who.act(id)
            here.post(f"/tables/{id}/chat", text="over here")
            assert lines.until(type="chat")["said"]["text"] == "over here"
            here.post(f"/tables/{id}/resign", seat=0)
            assert lines.until(type="end")["result"]["ending"] == "resign"
        revisions = [one["revision"] for one in lines.heard if one["type"] == "step"]
        assert revisions == list(range(1, len(revisions) + 1)) and len(revisions) >= 7
