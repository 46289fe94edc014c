"""Around the tables by the API: lobby, invitations, groups, tournaments, notes, plans, days off, notices."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from typing import Any

import pytest

from ostracon.server.notices.wishes import KINDS

from ..serving import Person, Served, until
from .noticing import receiving
from .programs import Program, token_of
from .test_people import sign_up

NAMES = (f"Builder {number}" for number in count())


def somebody(served: Served) -> Iterator[Program]:
    """A program of somebody with an account."""
    with Person(served.url, "en", next(NAMES)) as person:
        sign_up(person)
        with Program(served.url, token_of(person)) as program:
            yield program


ada = pytest.fixture(somebody, name="ada")
bob = pytest.fixture(somebody, name="bob")


def name_of(program: Program) -> str:
    return str(program.get("/me")["name"])


def put(program: Program, path: str, **data: Any) -> Any:
    answer = program.http.put(path, json=data)
    assert answer.status_code == 200, answer.text
    return answer.json()


def drop(program: Program, path: str) -> Any:
    answer = program.http.delete(path)
    assert answer.status_code == 200, answer.text
    return answer.json()


# ---- the lobby


def test_the_lobby_with_filters(ada: Program, bob: Program) -> None:
    quick = ada.new_table("me", "friend", public=True, clock="quick")["id"]
    several = ada.new_table("me", "friend", "friend", public=True, game="egizia")["id"]

    def shown(**filters: Any) -> set[str]:
        return {one["id"] for one in bob.get("/lobby", **filters)["open"]}

    assert {quick, several} <= shown()
    assert several in shown(game="egizia") and quick not in shown(game="egizia")
    assert quick in shown(free=1) and several not in shown(free=1)
    assert quick in shown(speed="live") and several not in shown(speed="live")
    assert quick not in shown(rated="yes") and quick not in shown(known=True)
    card = next(one for one in bob.get("/lobby")["open"] if one["id"] == quick)
    assert card["open"] == 1 and [seat["kind"] for seat in card["seats"]] == ["human", "open"]
    bob.post(f"/tables/{quick}/join")
    assert quick in {one["id"] for one in bob.get("/lobby")["running"]}
    assert bob.refused("/lobby?free=7", "GET")[:2] == (400, "malformed")


def test_the_lobby_s_stream(ada: Program, bob: Program) -> None:
    with bob.stream("/bot/lobby", game="ankhor") as lines:
        assert lines.next()["type"] == "lobby"
        id = ada.new_table("me", "friend", public=True, game="ankhor")["id"]
        while id not in {one["id"] for one in lines.until(type="lobby")["open"]}:
            pass
        ada.post(f"/tables/{id}/invitations", name=name_of(bob), seat=1)
        assert lines.until(type="mine")
        bob.post(f"/invitations/{id}/accept")
        while id not in {one["id"] for one in lines.until(type="lobby")["running"]}:
            pass


def test_invitations(ada: Program, bob: Program) -> None:
    id = ada.new_table("me", "friend")["id"]
    assert bob.refused(f"/invitations/{id}/accept")[:2] == (404, "no-invitation")
    assert ada.refused(f"/tables/{id}/invitations", name="nobody at all", seat=1)[:2] == (
        409,
        "invite-nobody",
    )
    assert bob.refused(f"/tables/{id}/invitations", name=name_of(bob), seat=1)[:2] == (403, "not-host")
    ada.post(f"/tables/{id}/invitations", name=name_of(bob), seat=1)
    asked = bob.get("/invitations")
    assert [(one["table"], one["host"]) for one in asked] == [(id, name_of(ada))]
    assert ada.get(f"/tables/{id}/invitations") == [{"seat": 1, "names": [name_of(bob)]}]
    drop(ada, f"/tables/{id}/invitations/{name_of(bob)}")
    assert bob.get("/invitations") == []
    ada.post(f"/tables/{id}/invitations", name=name_of(bob), seat=1)
    drop(bob, f"/invitations/{id}")
    assert bob.get("/invitations") == []
    ada.post(f"/tables/{id}/invitations", name=name_of(bob), seat=1)
    bob.post(f"/invitations/{id}/accept")
    assert bob.get(f"/tables/{id}")["mine"] == [1] and bob.get("/invitations") == []
    waits = [one.get("/next")["tables"] for one in (ada, bob)]
    assert sorted(waits) == [[], [id]]


# ---- groups


def test_groups(served: Served, ada: Program, bob: Program) -> None:
    name = f"Club of {name_of(ada)}"
    group = ada.post("/groups", name=name)
    assert group["state"] == "leader" and group["link"] and group["count"] == 1
    assert ada.refused("/groups", name=name)[:2] == (422, "group-name-taken")
    seen = bob.get(f"/groups/{name}")
    assert seen["state"] == "" and seen["count"] == 1 and not seen["members"] and seen["link"] is None
    table = ada.new_table("me", "friend", group=name)["id"]
    assert bob.refused(f"/tables/{table}/join")[0] == 403
    assert bob.refused("/tables", game="imhotep", seats=[{"who": "me"}, {"who": "friend"}], group=name)[
        :2
    ] == (422, "group")
    assert bob.post(f"/groups/{name}/ask")["state"] == "asked"
    assert bob.refused(f"/groups/{name}/members/{name_of(bob)}/accept")[:2] == (403, "not-leader")
    assert ada.get(f"/groups/{name}")["asking"] == [name_of(bob)]
    ada.post(f"/groups/{name}/members/{name_of(bob)}/accept")
    assert [one["id"] for one in bob.get(f"/groups/{name}")["tables"]] == [table]
    bob.post(f"/tables/{table}/join")
    assert ada.post(f"/groups/{name}/members/{name_of(bob)}/promote")["members"][1]["leads"]
    renamed = put(bob, f"/groups/{name}", name=f"{name} b", about="We play.")
    assert renamed["name"] == f"{name} b" and renamed["about"] == "We play."
    link = ada.get(f"/groups/{name} b")["link"]
    assert bob.post(f"/groups/{name} b/end-links")["link"] != link
    assert bob.refused("/groups/join", link=link)[:2] == (404, "no-group-link")
    bob.post(f"/groups/{name} b/leave")
    assert bob.get("/groups") == []
    assert bob.post("/groups/join", link=ada.get(f"/groups/{name} b")["link"])["state"] == "member"
    drop(ada, f"/groups/{name} b")
    assert bob.refused(f"/groups/{name} b", "GET")[:2] == (404, "no-group")


def test_guests_have_no_groups(served: Served) -> None:
    with Person(served.url, name="Guest") as guest, Program(served.url, token_of(guest)) as program:
        assert program.refused("/groups", name="Our club")[:2] == (403, "not-signed-in")
        assert program.refused("/invitations", "GET")[:2] == (403, "not-signed-in")


# ---- tournaments


def test_a_tournament(ada: Program, bob: Program) -> None:
    wish = {"name": "Cup", "game": "imhotep", "seats": 2, "rounds": 1, "places": 2}
    assert ada.refused("/tournaments", **(wish | {"rounds": 99}))[:2] == (422, "rounds")
    cup = ada.post("/tournaments", **wish)
    id = cup["id"]
    assert cup["organises"] and cup["me"] == 1 and cup["state"] == "open"
    assert id in [one["id"] for one in bob.get("/tournaments")]
    assert bob.refused(f"/tournaments/{id}/start")[:2] == (403, "tournament-not-organiser")
    assert bob.refused(f"/tournaments/{id}/leave")[:2] == (409, "tournament-not-in")
    assert ada.refused(f"/tournaments/{id}/start")[:2] == (409, "tournament-too-few")
    assert bob.post(f"/tournaments/{id}/join")["me"] == 2
    assert bob.refused(f"/tournaments/{id}/join")[:2] == (409, "tournament-joined-already")
    running = ada.post(f"/tournaments/{id}/start")
    assert running["state"] == "running"
    pairings = running["played"][0]["pairings"]
    assert {seat["player"] for seat in pairings[0]["seats"]} == {1, 2}
    table = running["table"]
    assert table == pairings[0]["table"] == bob.get(f"/tournaments/{id}")["table"]
    assert ada.get(f"/tables/{table}/tournament")["id"] == id
    assert ada.refused(f"/tables/{table}/actions/0", revision=0)[:2] == (403, "rated"), (
        "people play themselves"
    )
    assert ada.refused(f"/tournaments/{id}/rounds/1", "GET")[:2] == (409, "sealed")
    assert ada.refused(f"/tournaments/{id}/delete")[:2] == (409, "tournament-is-running")
    ended = ada.post(f"/tournaments/{id}/end-round")
    assert ended["state"] == "finished" and sorted(one["points"] for one in ended["standings"]) == [0, 1]
    assert len(bob.get(f"/tournaments/{id}/rounds/1")) == 2
    assert id in [one["id"] for one in bob.get("/tournaments", which="finished")]
    ada.post(f"/tournaments/{id}/delete")
    assert bob.refused(f"/tournaments/{id}", "GET")[:2] == (404, "tournament-unknown")


def test_who_is_removed_before_a_tournament_takes_no_part(ada: Program, bob: Program) -> None:
    wish = {"name": "Cup", "game": "imhotep", "seats": 2, "plays": False, "public": False}
    id = ada.post("/tournaments", **wish)["id"]
    assert id not in [one["id"] for one in bob.get("/tournaments")]
    number = bob.post(f"/tournaments/{id}/join")["me"]
    assert ada.post(f"/tournaments/{id}/remove", player=number)["players"] == []


# ---- what one keeps for oneself


def test_notes(ada: Program, bob: Program) -> None:
    id = ada.new_table("me", "friend", public=True)["id"]
    assert put(ada, f"/tables/{id}/notes", text="watch the temple") == {"seat": 0, "text": "watch the temple"}
    assert ada.get(f"/tables/{id}/notes") == [{"seat": 0, "text": "watch the temple"}]
    assert bob.refused(f"/tables/{id}/notes", "GET")[:2] == (403, "no-seat")
    put(ada, f"/tables/{id}/notes", text="")
    assert ada.get(f"/tables/{id}/notes") == []


def test_plans(served: Served, ada: Program, bob: Program) -> None:
    id = ada.new_table("me", "friend", public=True, clock="daily", options={"start_player": "seat_0"})["id"]
    assert bob.refused(f"/tables/{id}/plans", "GET")[0] == 403
    bob.post(f"/tables/{id}/join")
    assert "your turn" in ada.get(f"/tables/{id}/plans")["stop"].lower()
    first = bob.get(f"/tables/{id}/plans")["choices"][0]["number"]
    second = bob.get(f"/tables/{id}/plans", after=str(first))
    answer = second["choices"][0]["number"]
    assert bob.refused(f"/tables/{id}/plans", ply=0, actions=[first])[:2] == (422, "plan-not-possible")
    kept = bob.post(f"/tables/{id}/plans", ply=second["ply"], actions=[first, answer])["kept"]
    assert [one["actions"] for one in kept] == [[first, answer]]
    drop(bob, f"/tables/{id}/plans/{kept[0]['id']}")
    assert bob.get(f"/tables/{id}/plans")["kept"] == []
    bob.post(f"/tables/{id}/plans", ply=second["ply"], actions=[first, answer])
    ada.act(id, lambda legal: first)
    until(lambda: served.table(id).match.actions == [first, answer])


def test_days_off(ada: Program) -> None:
    assert ada.get("/holiday") == {"until": 0, "left": 30}
    assert ada.refused("/holiday", days=31)[:2] == (422, "holiday")
    assert ada.post("/holiday", days=3)["until"] > 0
    assert ada.refused("/holiday", days=3)[:2] == (422, "holiday")
    assert drop(ada, "/holiday") == {"until": 0, "left": 29}, "a day begun is a day"


def test_notices(served: Served, ada: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    sender = served.courier.sender
    monkeypatch.setattr(sender, "outlets", sender.outlets._replace(local=True))
    told = ada.get("/notices")
    assert told["wishes"]["kinds"] == KINDS and told["ways"] == [] and told["public_key"]
    wish = {"kinds": KINDS | {"chat": True}, "digest": 3, "quiet": True, "zone": "Europe/Paris"}
    put(ada, "/notices", **wish)
    kept = ada.get("/notices")["wishes"]
    assert kept["kinds"]["chat"] and kept["digest"] == 3 and kept["quiet_from"] == "22:00"
    assert ada.refused("/notices", "PUT", **(wish | {"digest": 5}))[:2] == (422, "wishes")
    assert ada.refused("/notices", "PUT", **(wish | {"kinds": {"gossip": True}}))[:2] == (422, "wishes")
    assert ada.refused("/notices/ways", kind="mail", address="ada@example.org")[:2] == (409, "no-mail")
    assert ada.refused("/notices/ways", kind="hook", address="ftp://x")[:2] == (422, "notice-trouble")
    with receiving() as phone:
        way = ada.post("/notices/ways", kind="hook", address=phone.url)
        assert way["where"] == "127.0.0.1" and way["on"]
        ada.post(f"/notices/ways/{way['id']}/test")
        assert len(phone.heard) == 1
    assert not put(ada, f"/notices/ways/{way['id']}", on=False)["on"]
    drop(ada, f"/notices/ways/{way['id']}")
    assert ada.refused(f"/notices/ways/{way['id']}", "DELETE")[:2] == (404, "no-way-there")
    id = ada.new_table("me", "friend")["id"]
    put(ada, f"/tables/{id}/notices", muted=True)
    assert ada.get("/notices")["muted"] == [id]


def test_a_token_that_only_reads_changes_nothing(served: Served) -> None:
    with Person(served.url, name=next(NAMES)) as person:
        sign_up(person)
        with Program(served.url, token_of(person, "read")) as program:
            for path in ("/groups", "/holiday", "/tournaments", "/notices/ways"):
                assert program.refused(path)[:2] == (403, "scope")
            table = person.new_table("me", "friend")
            seats = program.get(f"/tables/{table}")["seats"]
            assert [seat["link"] for seat in seats] == [None, None], "it opens no seat"
            assert program.refused(f"/tables/{table}/links")[:2] == (403, "scope")
            group = person.post("/groups", name=f"House of {person.name}").url.path
            assert program.get(group)["state"] == "leader" and program.get(group)["link"] is None


def test_a_link_to_one_s_own_seat_for_another_device(served: Served, ada: Program) -> None:
    id = ada.new_table("me", "apprentice")["id"]
    found = ada.post(f"/tables/{id}/links")
    assert [one["seat"] for one in found] == [0]
    with Person(served.url) as phone:
        phone.http.get(found[0]["link"])
        with phone.live(id) as live:
            assert live.arrive()["seat"] == 0


def test_players_read_what_spectators_say_if_they_ask(ada: Program, bob: Program) -> None:
    open_table = ada.new_table("me", "apprentice", public=True)["id"]
    bob.post(f"/tables/{open_table}/chat", text="the temple!")
    assert ada.get(f"/tables/{open_table}/chat") == []
    assert [one["text"] for one in ada.get(f"/tables/{open_table}/chat", gallery=True)] == ["the temple!"]
    strict = ada.new_table("me", "apprentice", public=True, hints=False)["id"]
    assert ada.refused(f"/tables/{strict}/chat?gallery=true", "GET")[:2] == (409, "closed-chat")
