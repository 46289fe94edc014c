"""Accounts by the API: a program signs up, in and out with a cookie of its own; no token touches an account."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count

import httpx
import pytest

from ostracon.server.limits import GUESSING, SIGNING_IN
from ostracon.server.people import accounts

from ..serving import PATIENCE, TLS, Person, Served
from .programs import Program, token_of
from .test_people import PASSWORD, on_server, sign_up

NAMES = (f"Scribe {number}" for number in count())


class Caller:
    """A program without a token, that keeps the cookies which it is given."""

    def __init__(self, url: str) -> None:
        self.http = httpx.Client(
            base_url=f"{url}/api/v1", headers={"x-ostracon": "1"}, timeout=PATIENCE, verify=TLS
        )

    def __enter__(self) -> Caller:
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()

    def ask(self, method: str, path: str, **data: object) -> httpx.Response:
        body = {"json": data} if method in ("POST", "PUT") else {}
        return self.http.request(method, path, **body)  # type: ignore[arg-type]

    def signed_up(self, **more: object) -> str:
        """The name of a new account."""
        name = next(NAMES)
        answer = self.ask("POST", "/accounts", name=name, password=PASSWORD, **more)
        assert answer.status_code == 201, answer.text
        return name


@pytest.fixture
def caller(served: Served) -> Iterator[Caller]:
    with Caller(served.url) as made:
        yield made


@pytest.fixture(scope="module")
def admin(served: Served) -> Iterator[Caller]:
    """The first account of the server."""
    with Caller(served.url) as made:
        made.signed_up()
        yield made


@pytest.fixture(autouse=True)
def _first(admin: Caller) -> None:
    """Nobody else is the administrator."""


def refusal(answer: httpx.Response) -> tuple[int, str]:
    assert set(answer.json()) == {"code", "text"} and answer.json()["text"], answer.text
    return answer.status_code, answer.json()["code"]


def test_sign_up_in_and_out(served: Served, caller: Caller) -> None:
    assert refusal(caller.ask("POST", "/accounts", name="x", password=PASSWORD)) == (422, "name-length")
    assert refusal(caller.ask("POST", "/accounts", name="Ptah", password="ptah")) == (422, "password-length")
    name = caller.signed_up(email="ptah@example.org")
    found = caller.ask("GET", "/account").json()
    assert found["name"] == name and found["email"] == "ptah@example.org" and not found["administrator"]
    assert [one["here"] for one in found["devices"]] == [True]
    assert caller.ask("GET", "/me").json()["name"] == name
    table = caller.ask("POST", "/tables", game="imhotep", seats=[{"who": "me"}, {"who": "scribe"}]).json()
    assert table["seats"][0]["name"] == name
    with Caller(served.url) as phone:
        wrong = phone.ask("POST", "/session", name=name, password="wrong one")
        assert refusal(wrong) == (403, "wrong") and not phone.http.cookies
        assert phone.ask("POST", "/session", name=name, password=PASSWORD).json()["name"] == name
        assert phone.ask("GET", f"/tables/{table['id']}").json()["mine"] == [0]
        assert len(phone.ask("GET", "/account").json()["devices"]) == 2
        assert phone.ask("DELETE", "/session").status_code == 200
        assert refusal(phone.ask("GET", "/account")) == (403, "not-signed-in")
    assert caller.ask("GET", "/account").status_code == 200, "only the phone was signed out"


def test_another_site_signs_nobody_in(served: Served, caller: Caller) -> None:
    name = caller.signed_up()
    wish = {"name": name, "password": PASSWORD}
    url = f"{served.url}/api/v1/session"
    assert refusal(httpx.post(url, json=wish)) == (403, "forged")
    across = {"x-ostracon": "1", "sec-fetch-site": "cross-site"}
    assert refusal(httpx.post(url, json=wish, headers=across)) == (403, "forged")


def test_guesses_are_limited(served: Served, caller: Caller, monkeypatch: pytest.MonkeyPatch) -> None:
    name = caller.signed_up()
    allows = served.service.limits.allows
    none_left = {SIGNING_IN: False, GUESSING: False}
    monkeypatch.setattr(
        served.service.limits, "allows", lambda limit, who: none_left.get(limit, True) and allows(limit, who)
    )
    assert refusal(caller.ask("POST", "/session", name=name, password=PASSWORD)) == (429, "too-often")


def test_what_could_lock_the_owner_out_asks_for_the_password(served: Served, caller: Caller) -> None:
    name = caller.signed_up()
    for path, wish in (
        ("PUT /account/email", {"email": "new@example.org"}),
        ("PUT /account/password", {"password": "four blocks of stone"}),
        ("POST /account/delete", {}),
    ):
        method, path = path.split()
        assert refusal(caller.ask(method, path, **wish)) == (403, "wrong")
        assert refusal(caller.ask(method, path, current="not this", **wish)) == (403, "wrong")
    with Caller(served.url) as phone:
        phone.ask("POST", "/session", name=name, password=PASSWORD)
        new = {"password": "four blocks of stone", "current": PASSWORD}
        assert caller.ask("PUT", "/account/password", **new).json() == {"ok": True}
        assert refusal(phone.ask("GET", "/account")) == (403, "not-signed-in"), "others are signed out"
        again = phone.ask("POST", "/session", name=name, password="four blocks of stone")
        assert again.status_code == 200
    email = {"email": "new@example.org", "current": "four blocks of stone"}
    assert caller.ask("PUT", "/account/email", **email).status_code == 200
    assert caller.ask("GET", "/account/export").json()["account"]["email"] == "new@example.org"
    assert caller.ask("PUT", "/account/name", name=f"{name} b").status_code == 200
    assert caller.ask("POST", "/account/sign-out", here=True).status_code == 200
    assert refusal(caller.ask("GET", "/account")) == (403, "not-signed-in")
    caller.ask("POST", "/session", name=f"{name} b", password="four blocks of stone")
    assert caller.ask("POST", "/account/delete", current="four blocks of stone").status_code == 200
    gone = caller.ask("POST", "/session", name=f"{name} b", password="four blocks of stone")
    assert refusal(gone) == (403, "wrong")


def test_no_token_touches_an_account(served: Served, caller: Caller) -> None:
    name = caller.signed_up()
    token = caller.ask("POST", "/tokens", name="my bot", scope="play").json()["token"]
    with Program(served.url, token) as program:
        assert program.get("/me")["name"] == name
        for method, path, body in (
            ("GET", "/account", {}),
            ("GET", "/account/export", {}),
            ("GET", "/tokens", {}),
            ("POST", "/tokens", {"name": "another"}),
            ("PUT", "/account/password", {"password": "four blocks of stone", "current": PASSWORD}),
            ("POST", "/account/delete", {"current": PASSWORD}),
            ("POST", "/session", {"name": name, "password": PASSWORD}),
            ("GET", "/admin/accounts", {}),
        ):
            assert program.refused(path, method, **body)[:2] == (403, "in-person"), path
        listed = caller.ask("GET", "/tokens").json()
        assert [one["name"] for one in listed] == ["my bot"] and listed[0]["scopes"] == ["read", "play"]
        with program.stream("/bot/events") as lines:
            assert caller.ask("DELETE", f"/tokens/{listed[0]['id']}").status_code == 200
            assert lines.until(type="goodbye")["code"] == "revoked"
        assert program.refused("/me", "GET")[:2] == (401, "bad-token")
    assert refusal(caller.ask("DELETE", f"/tokens/{listed[0]['id']}")) == (404, "404")


def test_profiles_rankings_and_blocks(served: Served, caller: Caller) -> None:
    mine = caller.signed_up()
    with Caller(served.url) as other, Program(served.url) as stranger:
        theirs = other.signed_up()
        profile = stranger.get(f"/people/{theirs}")
        assert profile["name"] == theirs and profile["played"] == [] and not profile["own"]
        assert stranger.refused("/people/nobody here", "GET")[:2] == (404, "nobody")
        assert stranger.get("/rankings/imhotep") == []
        assert caller.ask("PUT", f"/people/{theirs}/block").status_code == 200
        assert caller.ask("GET", f"/people/{theirs}").json()["blocked"]
        blocked = caller.ask("GET", "/blocked").json()
        assert [one["name"] for one in blocked] == [theirs]
        invitation = {"name": mine, "seat": 1}
        table = other.ask("POST", "/tables", game="imhotep", seats=[{"who": "me"}, {"who": "friend"}]).json()
        sent = other.ask("POST", f"/tables/{table['id']}/invitations", **invitation)
        assert refusal(sent) == (409, "invite-not-possible")
        assert caller.ask("DELETE", f"/blocked/{blocked[0]['id']}").status_code == 200
        assert not caller.ask("GET", f"/people/{theirs}").json()["blocked"]
        assert other.ask("POST", f"/tables/{table['id']}/invitations", **invitation).status_code == 200


def test_somebody_at_a_table_is_muted(served: Served) -> None:
    with (
        Person(served.url, name="Ada") as ada,
        Person(served.url, name="Zoé") as zoe,
        Program(served.url, token_of(ada)) as mine,
        Program(served.url, token_of(zoe)) as theirs,
    ):
        id = mine.new_table("me", "friend", public=True)["id"]
        theirs.post(f"/tables/{id}/join")
        theirs.post(f"/tables/{id}/chat", text="hello")
        there = mine.get(f"/tables/{id}/people")
        assert len(there) == 1 and there[0]["account"] == "" and not there[0]["muted"]
        path = f"/tables/{id}/people/{there[0]['id']}"
        assert mine.http.put(path, json={"muted": True}).json() == {"ok": True}
        assert mine.get(f"/tables/{id}/chat") == [] and mine.get(f"/tables/{id}/people")[0]["muted"]
        assert mine.http.put(path, json={"muted": False}).status_code == 200
        assert len(mine.get(f"/tables/{id}/chat")) == 1
        assert mine.refused(f"/tables/{id}/people/nobody", "PUT", muted=True)[:2] == (400, "400")


def test_administrators(served: Served, admin: Caller, caller: Caller) -> None:
    name = caller.signed_up()
    assert refusal(caller.ask("GET", "/admin/accounts")) == (403, "not-admin")
    assert name in [one["name"] for one in admin.ask("GET", "/admin/accounts").json()["accounts"]]
    do = f"/admin/accounts/{name}/do"
    assert refusal(admin.ask("POST", f"{do}/promote")) == (403, "wrong")
    assert admin.ask("POST", f"{do}/promote", current=PASSWORD).json() == {"name": name}
    assert caller.ask("GET", "/account").json()["administrator"]
    own = admin.ask("GET", "/account").json()["name"]
    assert refusal(caller.ask("POST", f"/admin/accounts/{name}/do/block")) == (409, "admin-yourself")
    assert admin.ask("POST", f"{do}/demote", current=PASSWORD).status_code == 200
    link = admin.ask("POST", f"/admin/accounts/{name}/reset").json()["link"]
    token = link.rpartition("/")[2]
    with Caller(served.url) as phone:
        assert phone.ask("GET", f"/resets/{token}").json() == {"name": name}
        chosen = phone.ask("POST", f"/resets/{token}", password="four blocks of stone")
        assert chosen.json()["name"] == name
        assert refusal(phone.ask("POST", f"/resets/{token}", password="five blocks of stone")) == (
            410,
            "reset-gone",
        )
        assert admin.ask("POST", f"{do}/block").status_code == 200
        assert refusal(phone.ask("GET", "/account")) == (403, "not-signed-in")
        blocked = phone.ask("POST", "/session", name=name, password="four blocks of stone")
        assert refusal(blocked) == (403, "blocked")
    table = admin.ask("POST", "/tables", game="imhotep", seats=[{"who": "me"}, {"who": "friend"}]).json()
    assert admin.ask("DELETE", f"/admin/tables/{table['id']}").status_code == 200
    assert refusal(admin.ask("GET", f"/tables/{table['id']}")) == (404, "no-table")
    assert admin.ask("PUT", "/admin/sign-ups", open=False).json() == {"open": False}
    with Caller(served.url) as late:
        closed = late.ask("POST", "/accounts", name=next(NAMES), password=PASSWORD)
        assert refusal(closed) == (403, "closed")
    assert admin.ask("PUT", "/admin/sign-ups", open=True).status_code == 200
    assert admin.ask("POST", f"{do}/delete", current=PASSWORD).status_code == 200
    assert refusal(admin.ask("POST", f"{do}/unblock")) == (404, "nobody")
    assert on_server(served, accounts.by_name(served.service.store, own))


def test_a_guest_who_signs_up_by_the_api_keeps_the_games(served: Served) -> None:
    with Person(served.url, name=next(NAMES)) as ada:
        table = ada.new_table("me", "friend")
        sent = {"name": ada.name, "password": PASSWORD}
        made = ada.http.post("/api/v1/accounts", json=sent, headers={"x-ostracon": "1"})
        assert made.status_code == 201
        assert f"/t/{table}" in ada.http.get("/tables").text and ada.links(table)


def test_a_page_and_the_api_share_a_session(served: Served) -> None:
    with Person(served.url, name=next(NAMES)) as ada:
        sign_up(ada)
        assert ada.http.get("/api/v1/account").json()["name"] == ada.name
