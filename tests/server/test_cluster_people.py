"""What people do at one server is known to their lines at another at once: signing out, muting, blocking, revoking."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest
from websockets.exceptions import ConnectionClosed

from ostracon.server.people import admin
from ostracon.server.store import Store

from ..postgres import Postgres
from ..serving import Live, Person
from .processes import Server
from .programs import Program, token_of
from .test_cluster import Cluster
from .test_people import PASSWORD, sign_in, sign_up


@pytest.fixture(scope="module")
def cluster(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    made = Cluster(postgres, tmp_path_factory.mktemp("people"))
    yield made
    made.close()


def everywhere(server: Server, person: Person) -> Person:
    """The same browser at another server."""
    return server.person(person.name, like=person)


def cut_off(live: Live) -> int:
    """How a line ends."""
    with pytest.raises(ConnectionClosed) as closed:
        while True:
            live.listen()
    return closed.value.rcvd.code if closed.value.rcvd else 0


def test_signing_out_everywhere_cuts_lines_at_other_servers(cluster: Cluster) -> None:
    with (
        cluster.first.person("Ada") as ada,
        cluster.second.person("Ada") as phone,
        cluster.second.person("Bob") as bob,
    ):
        table = sign_up(ada).new_table("me", "friend")
        sign_in(phone, "Ada", PASSWORD)
        bob.sit(ada.links(table)[0])
        with phone.live(table) as line:
            assert line.arrive()["seat"] == 0
            ada.post("/account/sign-out-others", "/account")
            assert cut_off(line)
        with phone.live(table) as line, pytest.raises(ConnectionClosed):
            line.until_type("hello")
        assert ada.http.get("/account").url.path == "/account"


def test_a_page_that_is_open_elsewhere_is_nobody_s_after_signing_out(cluster: Cluster) -> None:
    with cluster.first.person("Gyges") as gyges:
        table = sign_up(gyges).new_table("me", "apprentice")
        with everywhere(cluster.second, gyges) as tab, tab.live(table) as line:
            assert line.arrive()["seat"] == 0
            gyges.post("/sign-out", "/settings")
            assert cut_off(line)
            with tab.live(table) as again, pytest.raises(ConnectionClosed):
                again.until_type("hello")


def test_a_server_that_heard_nothing_for_a_while_asks_who_everybody_is(cluster: Cluster) -> None:
    with cluster.first.person("Hapu") as hapu, cluster.second.person("Guest") as guest:
        mine, other = sign_up(hapu).new_table("me", "apprentice"), guest.new_table("me", "apprentice")
        with hapu.live(mine) as line, guest.live(other) as unharmed:
            line.arrive(), unharmed.arrive()
            cluster.sql(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'ostracon bus'"
            )
            assert cut_off(line)
            with hapu.live(mine) as again:
                assert again.arrive()["seat"] == 0
            assert unharmed.ask("chat", text="still here")["type"] == "done"


def test_an_account_that_is_blocked_at_one_server_is_cut_off_at_another(cluster: Cluster) -> None:
    with cluster.first.person("Imhotep") as chief, cluster.second.person("Seth") as seth:
        cluster.sql("UPDATE accounts SET is_admin = false")
        sign_up(chief), sign_up(seth)
        cluster.sql("UPDATE accounts SET is_admin = true WHERE name = 'Imhotep'")
        table = seth.new_table("me", "apprentice")
        with seth.live(table) as line:
            line.arrive()
            assert chief.post("/admin", do="block", account="Seth").status_code == 200
            assert cut_off(line)


def test_an_account_that_is_blocked_by_a_command_is_cut_off_too(cluster: Cluster) -> None:
    async def block() -> None:
        store = await Store.open(cluster.address)
        try:
            await admin.block(store, "Ibis")
        finally:
            await store.close()

    with cluster.second.person("Ibis") as ibis:
        table = sign_up(ibis).new_table("me", "apprentice")
        with ibis.live(table) as line:
            line.arrive()
            asyncio.run(block())
            assert cut_off(line)


def said(live: Live, text: str) -> bool:
    """Whether a line of chat has come before the one that says "now"."""
    live.until(lambda message: message["type"] == "chat" and message["text"] == "now")
    return text in [message["text"] for message in live.heard if message["type"] == "chat"]


def test_mutes_and_blocks_are_known_at_the_other_server(cluster: Cluster) -> None:
    """Ada looks through the second server, and mutes and blocks at the first."""
    with (
        cluster.first.person("Anchor") as ada,
        cluster.first.person("Bes") as bob,
        cluster.first.person("Cleo") as cleo,
    ):
        mute_and_block(cluster, sign_up(ada), sign_up(bob), cleo)


def mute_and_block(cluster: Cluster, ada: Person, bob: Person, cleo: Person) -> None:
    """All sit at one table; Cleo's lines tell that Bob's would have come."""
    table = ada.new_table("me", "friend", "friend")
    for friend, link in zip((bob, cleo), ada.links(table), strict=False):
        friend.sit(link)
    own = {"x-ostracon": "1"}
    there = ada.http.get(f"/api/v1/tables/{table}/people").json()
    people = {one["name"]: f"/api/v1/tables/{table}/people/{one['id']}" for one in there}
    with (
        everywhere(cluster.second, ada) as elsewhere,
        elsewhere.live(table) as looks,
        bob.live(table) as hears,
        cleo.live(table) as speaks,
    ):
        looks.arrive(), hears.arrive(), speaks.arrive()
        for what in ("muted", "blocked"):
            for on, text in ((True, f"while {what}"), (False, f"no longer {what}")):
                answer = ada.http.put(people["Bes"], json={what: on}, headers=own)
                assert answer.status_code == 200, answer.text
                assert hears.ask("chat", text=text)["type"] == "done"
                assert speaks.ask("chat", text="now")["type"] == "done"
                looks.heard.clear()
                assert said(looks, text) is not on


def test_a_token_revoked_at_one_server_ends_its_streams_at_another(cluster: Cluster) -> None:
    with cluster.first.person("Djed") as djed:
        token = token_of(djed)
        id = djed.http.get("/api/v1/tokens").json()[0]["id"]
        with Program(cluster.second.url, token) as program, program.stream("/bot/events") as lines:
            answer = djed.http.delete(f"/api/v1/tokens/{id}", headers={"x-ostracon": "1"})
            assert answer.status_code == 200
            assert lines.until(type="goodbye")["code"] == "revoked"


def test_who_signs_up_at_one_server_is_the_host_at_another(cluster: Cluster) -> None:
    with cluster.first.person("Edjo") as edjo:
        table = edjo.new_table("me", "friend")
        with everywhere(cluster.second, edjo) as guest:
            assert guest.links(table), "the table is open in both processes"
        sign_up(edjo)
        with everywhere(cluster.second, edjo) as again:
            assert again.links(table)


def test_a_seat_that_is_freed_at_one_server_is_free_at_another(cluster: Cluster) -> None:
    with cluster.first.person("Kagemni") as host, cluster.second.person("Lotus") as guest:
        table = host.new_table("me", "friend", "friend")
        link = host.links(table)[0]
        guest.sit(link)
        with everywhere(cluster.first, guest) as phone, phone.live(table) as line:
            assert line.arrive()["seat"] == 1
            assert guest.post(f"/t/{table}/menu", way="stand_up:1").url.path == "/tables"
            assert cut_off(line)
        assert len(host.links(table)) == 2
        guest.sit(host.links(table)[0])


def test_an_account_that_is_deleted_by_a_command_leaves_its_tables_at_once(cluster: Cluster) -> None:
    async def delete() -> None:
        store = await Store.open(cluster.address)
        try:
            await admin.delete(store, "Mut")
        finally:
            await store.close()

    with cluster.first.person("Mut") as mut, cluster.second.person("Neith") as neith:
        table = sign_up(mut).new_table("me", "friend")
        neith.sit(mut.links(table)[0])
        with neith.live(table) as looks:
            assert [seat["name"] for seat in looks.arrive()["seats"]] == ["Mut", "Neith"]
            asyncio.run(delete())
            told = looks.until(
                lambda message: message["type"] == "hello" and message["seats"][0]["kind"] == "bot"
            )
            assert "Mut" not in [seat["name"] for seat in told["seats"]]
