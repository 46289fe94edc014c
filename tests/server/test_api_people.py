"""The API and people: a guest's token becomes the account's; rated games are played by people; who is ignored is not read."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count

import pytest

from ostracon.server.people import accounts, blocks

from ..serving import Person, Served
from .programs import Program, token_of
from .test_people import on_server, sign_up

NAMES = (f"Mason {number}" for number in count())


@pytest.fixture
def one(served: Served) -> Iterator[Person]:
    with Person(served.url, "en", next(NAMES)) as person:
        yield person


@pytest.fixture
def two(served: Served) -> Iterator[Person]:
    with Person(served.url, "en", next(NAMES)) as person:
        yield person


def test_a_guest_s_token_is_the_account_s(served: Served, one: Person) -> None:
    with Program(served.url, token_of(one)) as program:
        table = program.new_table("me", "friend")["id"]
        with program.stream("/bot/events") as lines:
            assert lines.until(table=table)
            sign_up(one)
            assert lines.until(type="goodbye")["code"] == "restarting", "it comes again, as the account's"
        assert program.get("/me")["name"] == one.name
        assert program.get(f"/tables/{table}")["mine"] == [0]
        assert "my bot" in one.http.get("/tokens").text
        account = on_server(served, accounts.by_name(served.service.store, one.name))
        on_server(served, accounts.block(served.service.store, account.holder))
        assert program.refused("/me", "GET")[:2] == (401, "bad-token")


def test_a_token_plays_no_rated_game(served: Served, one: Person, two: Person) -> None:
    sign_up(one), sign_up(two)
    rated = {"game": "imhotep", "seats": [{"who": "me"}, {"who": "friend"}], "rated": True}
    own = {"x-ostracon": "1"}
    made = one.http.post("/api/v1/tables", json=rated, headers=own).json()
    assert made["rated"] and not made["hints"] and made["seats"][0]["name"] == one.name
    id, link = made["id"], made["seats"][1]["link"]
    with Program(served.url, token_of(two)) as program:
        assert program.refused("/tables", **rated)[:2] == (403, "rated")
        assert program.refused(f"/tables/{id}/join", link=link)[:2] == (403, "rated")
        sat = two.http.post(f"/api/v1/tables/{id}/join", json={"link": link}, headers=own)
        assert sat.json()["mine"] == [1] and sat.json()["seats"][1]["name"] == two.name
        assert program.get(f"/tables/{id}/position")["seat"] == 1, "it may look"
        assert program.refused(f"/tables/{id}/actions/0", revision=0)[:2] == (403, "rated")
        assert program.refused(f"/bot/tables/{id}/stream", "GET")[:2] == (403, "rated")
        with Person(served.url) as guest:
            guest.http.get("/")
            refused = guest.http.post(f"/api/v1/tables/{id}/join", json={"link": link}, headers=own)
            assert refused.status_code == 403


def test_who_is_blocked_is_not_read_and_does_not_sit_down(served: Served, one: Person, two: Person) -> None:
    store = served.service.store
    with Program(served.url, token_of(one)) as mine, Program(served.url, token_of(two)) as other:
        id = mine.new_table("me", "friend", "friend", public=True)["id"]
        other.post(f"/tables/{id}/join")
        other.post(f"/tables/{id}/chat", text="hello")
        holders = {seat: holder for holder, seat in on_server(served, store.holders(id))}
        assert [said["text"] for said in mine.get(f"/tables/{id}/chat")] == ["hello"]
        on_server(served, blocks.set_block(store, holders[0], holders[1], "two", True))
        assert mine.get(f"/tables/{id}/chat") == []
        with mine.stream(f"/bot/tables/{id}/stream") as lines:
            assert lines.next()["chat"] == []
        another = mine.new_table("me", "friend", public=True)["id"]
        assert other.refused(f"/tables/{another}/join")[:2] == (403, "not-welcome")
