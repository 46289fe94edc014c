"""Leaving, giving up, abandoning and deleting tables; one's seat on another device."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from ostracon.server.service import GONE

from ..serving import Person, Served, serving, until


def ways(person: Person, table: str) -> list[str]:
    """What the menu of a table offers."""
    return re.findall(r'name="way" value="([^"]+)"', person.http.get(f"/t/{table}/menu").text)


def go(person: Person, table: str, way: str, status: int = 200) -> str:
    """Choose something in the menu; the address and text of the page that comes."""
    answer = person.post(f"/t/{table}/menu", way=way)
    assert answer.status_code == status, answer.text
    return answer.url.path + " " + unescape(answer.text)


@pytest.fixture
def both(ada: Person, zoe: Person) -> str:
    """A table of two persons."""
    table = ada.new_table("me", "friend", start_player="seat_0")
    zoe.sit(ada.links(table)[0])
    return table


def test_who_leaves_is_replaced_and_may_come_back(
    served: Served, ada: Person, zoe: Person, both: str
) -> None:
    assert ways(zoe, both) == ["leave:1", "resign:1", "abandon"]
    with ada.live(both) as live:
        live.arrive()
        assert go(zoe, both, "leave:1").startswith("/tables ")
        told = live.until_type("scene")
        assert told["log"][-1]["text"] == "Zoé has left the seat to a bot."
    assert "un robot joue" in zoe.http.get("/tables").text
    assert ways(zoe, both) == ["hand_back:1"]
    assert go(zoe, both, "hand_back:1").startswith(f"/t/{both} ")
    assert served.table(both).people == [0, 1]


def test_who_gives_up_has_lost(served: Served, ada: Person, zoe: Person, both: str) -> None:
    assert "Zoé finit au dernier rang" in unescape(zoe.http.get(f"/t/{both}/menu").text)
    with ada.live(both) as live:
        live.arrive()
        go(zoe, both, "resign:1")
        shown = live.until(lambda m: m["type"] == "scene" and m["scene"].get("over"))
        assert shown["scene"]["prompt"] == "Given up: Zoé. The game is over: Ada wins."
        assert shown["controls"]["rematch"] and not shown["controls"]["analysis"]
    for path in ("record.json", "analysis"):
        assert ada.http.get(f"/t/{both}/{path}").status_code == 409, "it was not played to its end"
    listed = ada.http.get("/finished").text
    assert f"/t/{both}" in listed and "Given up" in listed and f"/t/{both}/record.json" not in listed
    assert f'href="/t/{both}"' not in ada.http.get("/tables").text
    assert ways(ada, both) == ["delete"] and ways(zoe, both) == [], "only the host deletes it"


def test_a_game_is_abandoned_when_all_agree(served: Served, ada: Person, zoe: Person, both: str) -> None:
    with ada.live(both) as live, zoe.live(both) as other:
        live.arrive()
        other.arrive()
        go(zoe, both, "abandon")
        ids = [one["id"] for one in live.until_type("scene")["controls"]["offers"]]
        assert ids == ["abandon:0", "play_on:0"]
        assert live.ask("offer", name="play_on:0")["type"] == "done"
        assert other.until(
            lambda m: m["type"] == "scene" and m["log"][-1]["text"] == "Ada préfère continuer."
        )
        assert live.ask("offer", name="play_on:0")["code"] == "no-offer"
        go(zoe, both, "abandon")
        live.until(lambda m: m["type"] == "scene" and m["controls"]["offers"])
        assert live.ask("offer", name="abandon:0")["type"] == "done"
        shown = other.until(lambda m: m["type"] == "scene" and m["scene"].get("over"))
        assert shown["scene"]["prompt"] == "La partie a été arrêtée, sans résultat."
    assert "Abandoned, no result" in ada.http.get("/finished").text
    assert served.service.open_tables[both].header.result == {
        "total": served.table(both).match.scores(),
        "standing": [0, 0],
        "ending": "abandon",
    }


def test_people_at_one_screen_abandon_as_one(served: Served, ada: Person) -> None:
    table = ada.new_table("me", "here")
    assert ways(ada, table) == ["leave:0", "resign:0", "leave:1", "resign:1", "abandon", "delete"]
    go(ada, table, "abandon")
    assert served.table(table).over


def test_a_deleted_table_is_gone(served: Served, ada: Person, zoe: Person) -> None:
    """From lists, database and memory; whoever has it open or follows a link is told in one sentence."""
    table = ada.new_table("me", "apprentice", public="on")
    with zoe.live(table) as guest:
        guest.arrive()
        assert zoe.http.get(f"/t/{table}/menu").status_code == 403
        assert go(ada, table, "delete").startswith("/tables ")
        with pytest.raises(ConnectionClosed) as closed:
            guest.until_type("nothing")
    assert closed.value.rcvd and closed.value.rcvd.code == GONE
    assert closed.value.rcvd.reason == "Cette table a été supprimée."
    assert table not in ada.http.get("/tables").text + ada.http.get("/").text
    answer = ada.http.get(f"/t/{table}")
    assert answer.status_code == 404 and "it was deleted, or the link was cut short" in answer.text
    assert table not in served.service.open_tables


def test_nobody_deletes_what_others_play(served: Served, ada: Person, zoe: Person, both: str) -> None:
    for person in (ada, zoe):
        assert "delete" not in ways(person, both)
        go(person, both, "delete", 409)
    go(ada, both, "leave:7", 409)
    go(ada, both, "resign:1", 409)
    assert ada.http.post(f"/t/{both}/menu", data={"way": "resign:0"}).status_code == 403, "a forged form"
    assert not served.table(both).over


def test_a_table_that_waits_is_deleted_by_its_host(ada: Person, zoe: Person) -> None:
    table = ada.new_table("me", "friend")
    link = ada.links(table)[0]
    assert ways(ada, table) == ["delete"]
    go(ada, table, "delete")
    answer = zoe.http.get(link)
    assert answer.status_code == 404 and "elle a été supprimée" in answer.text


def test_a_finished_table_with_a_rematch_goes_alone(
    served: Served, ada: Person, zoe: Person, both: str
) -> None:
    go(zoe, both, "resign:1")
    again = ada.http.get(f"/t/{both}/rematch").url.path
    go(ada, both, "delete")
    assert ada.http.get(again).status_code == zoe.http.get(again).status_code == 200


def own_link(person: Person, table: str) -> str:
    found = re.search(r'data-link="seat-\d"', page := person.http.get(f"/t/{table}/menu").text)
    assert found and "the key to your seat" in page
    link = re.search(r'value="http://[^/"]+(/t/[^"?]+)" data-link="seat', page)
    assert link
    return link[1]


def test_a_seat_opens_on_another_device(served: Served, ada: Person, both: str) -> None:
    """By its own link, which stays the same; both devices play on, and the first may lose its cookies."""
    link = own_link(ada, both)
    assert own_link(ada, both) == link
    with Person(served.url, "en") as phone, ada.live(both) as first:
        assert phone.http.get(link).url.path == f"/t/{both}"
        first.arrive()
        with phone.live(both) as second:
            assert second.arrive()["seat"] == 0
            assert second.ask("act", action=second.moves()[0], sure=True)["type"] == "done"
            first.until(lambda m: m["type"] == "scene" and m["ply"] == 1)
        assert own_link(phone, both) != link, "every device has a link of its own"
    with Person(served.url, "en") as new:
        assert new.http.get(link[:-1]).status_code == 404
        assert new.http.get(link).url.path == f"/t/{both}"
        assert f"/t/{both}" in new.http.get("/tables").text


def test_a_shared_screen_moves_as_one(served: Served, ada: Person) -> None:
    table = ada.new_table("me", "here", "scribe")
    with Person(served.url, "en") as phone:
        phone.http.get(own_link(ada, table))
        with phone.live(table) as live:
            assert live.until_type("hello")["shared"]


def test_a_rematch_has_seat_links_too(served: Served, ada: Person, zoe: Person, both: str) -> None:
    go(zoe, both, "resign:1")
    again = zoe.http.get(f"/t/{both}/rematch").url.path.split("/")[2]
    with Person(served.url, "en") as phone:
        phone.http.get(own_link(ada, again))
        with phone.live(again) as live:
            assert live.arrive()["seat"] == 0


def test_everything_survives_a_restart(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite"
    with serving(file) as server, Person(server.url, "en", "Ada") as ada:
        cookies = ada.http.cookies
        left, given_up, gone = (ada.new_table("me", "here", "here") for _ in range(3))
        go(ada, left, "leave:1")
        go(ada, given_up, "resign:2")
        go(ada, gone, "abandon")
        link = own_link(ada, left)
    with serving(file) as server, Person(server.url, "en", "Ada") as ada, Person(server.url) as phone:
        ada.http.cookies = cookies
        assert phone.http.get(link).url.path == f"/t/{left}"
        for table in (left, given_up, gone):
            ada.http.get(f"/t/{table}")
        assert server.table(left).people == [0, 2]
        assert (server.table(given_up).given_up, server.table(given_up).over) == ([2], False)
        assert server.table(gone).ending == "abandon"
        assert "hand_back:1" in ways(ada, left) and "hand_back:2" not in ways(ada, given_up)
        page = ada.http.get("/tables").text
        assert "a bot plays on" in page and "gave up" in page and f'href="/t/{gone}"' not in page
        until(lambda: "Abandoned" in ada.http.get("/finished").text)


def test_a_guest_frees_his_seat_while_the_table_waits(served: Served, ada: Person, zoe: Person) -> None:
    table = ada.new_table("me", "friend", "friend")
    link = ada.links(table)[0]
    zoe.sit(link)
    assert ways(zoe, table) == ["stand_up:1"] and ways(ada, table) == ["stand_up:0"]
    with zoe.live(table) as line:
        line.arrive()
        assert go(zoe, table, "stand_up:1").startswith("/tables ")
        with pytest.raises(ConnectionClosed):
            while True:
                line.listen()
    assert zoe.http.get(f"/t/{table}").status_code == 403, "it is not hers any more"
    assert table not in zoe.http.get("/tables").text
    seats = ada.http.get(f"/api/v1/tables/{table}").json()["seats"]
    assert [(seat["kind"], seat["name"]) for seat in seats] == [
        ("human", "Ada"),
        ("open", "Joueur 2"),
        ("open", "Player 3"),
    ]
    assert len(ada.links(table)) == 2, "both seats have links again"
    zoe.sit(link)
    zoe.http.post(f"/api/v1/tables/{table}/stand-up", json={}, headers={"x-ostracon": "1"}).raise_for_status()
    with Person(served.url, name="Bob") as bob, Person(served.url, name="Cleo") as cleo:
        bob.sit(ada.links(table)[0])
        cleo.sit(ada.links(table)[0])
        assert served.table(table).names() == ["Ada", "Bob", "Cleo"]
        go(bob, table, "stand_up:1", 409)


def test_a_guest_alone_at_a_table_that_waits_deletes_nothing(ada: Person, zoe: Person) -> None:
    table = ada.new_table("friend", "friend", public="on")
    zoe.sit(ada.links(table)[0])
    assert ways(zoe, table) == ["stand_up:0"]
    assert "delete" not in ways(ada, table), "somebody sits there"
    go(zoe, table, "stand_up:0")
    assert ways(ada, table) == ["delete"]
