"""A forgotten password: the link comes by real mail, works once and for an hour, and nobody learns who has an account."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from typing import Any

import httpx
import pytest

from ostracon.server.limits import Limits
from ostracon.server.people import accounts
from ostracon.server.people.forgotten import LINK_SECONDS

from ..serving import Person, Served, serving, until
from .noticing import ADDRESS, Letters, mail_server
from .test_people import PASSWORD, on_server, sign_in, sign_up

NEW = "four blocks of stone"


@pytest.fixture(scope="module")
def post_office(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Served, Letters]]:
    """A server that may send mail."""
    file = Path(tmp_path_factory.mktemp("mail")) / "games.sqlite"
    with mail_server() as (letters, outlets), serving(file, address=ADDRESS, outlets=outlets) as served:
        yield served, letters


@pytest.fixture
def office(post_office: tuple[Served, Letters]) -> tuple[Served, Letters]:
    served, letters = post_office
    served.service.limits = Limits()
    letters.all.clear()
    return served, letters


def ask(served: Served, email: str, language: str = "en") -> httpx.Response:
    """Somebody asks for a link."""
    with Person(served.url, language) as somebody:
        return somebody.post("/forgotten", email=email)


def confirmed(person: Person, letters: Letters, email: str) -> Person:
    """Make an account whose address is confirmed."""
    sign_up(person, email=email)
    assert person.http.post(link_in(letters, to="confirm")).status_code == 200
    letters.all.clear()
    return person


def link_in(letters: Letters, number: int = 0, to: str = "reset") -> str:
    """The path of the link in a letter, once it has come."""
    until(lambda: len(letters.all) > number)
    found = re.search(rf"{ADDRESS}(/{to}/[\w-]+)", letters.all[number][1].get_content())
    assert found
    return found[1]


def test_a_link_comes_by_mail_and_works_once(office: tuple[Served, Letters]) -> None:
    served, letters = office
    with Person(served.url, name="Ada") as ada, Person(served.url) as phone:
        confirmed(ada, letters, "Ada@Example.org")
        assert 'href="/forgotten"' in phone.http.get("/sign-in").text
        answer = ask(served, "ada@example.ORG", "fr")
        assert "un lien est en route" in unescape(answer.text)
        path = link_in(letters)
        address, letter = letters.all[0]
        assert address == "Ada@Example.org" and letter["Subject"].startswith("Choisissez un nouveau mot")
        assert "Ada" in letter.get_content() and "List-Unsubscribe" not in letter
        assert phone.post(path, password=NEW).url.path == "/account"
        assert ada.http.get("/account").url.path == "/sign-in", "all other devices are signed out"
        assert phone.http.get(path).status_code == 410
        with Person(served.url) as again:
            sign_in(again, "Ada", PASSWORD, 400)
            sign_in(again, "Ada", NEW)


def test_a_link_is_too_old_after_an_hour(
    office: tuple[Served, Letters], monkeypatch: pytest.MonkeyPatch
) -> None:
    served, letters = office
    with Person(served.url, name="Bob") as bob:
        confirmed(bob, letters, "bob@example.org")
        ask(served, "bob@example.org")
        path, now = link_in(letters), time.time
        assert bob.http.get(path).status_code == 200
        monkeypatch.setattr(time, "time", lambda: now() + LINK_SECONDS)
        assert bob.http.get(path).status_code == 410


def test_nobody_learns_whether_an_address_is_known(office: tuple[Served, Letters]) -> None:
    served, letters = office
    with Person(served.url, name="Cleo") as cleo, Person(served.url, name="Dido") as dido:
        confirmed(cleo, letters, "cleo@example.org"), confirmed(dido, letters, "dido@example.org")
        account = on_server(served, accounts.by_name(served.service.store, "Dido"))
        assert account
        on_server(served, accounts.block(served.service.store, account.holder))
    answers = {
        (answer.status_code, answer.url.path, re.sub(r'value="\w+"', "", answer.text))
        for answer in (
            ask(served, "nobody@example.org"),
            ask(served, "dido@example.org"),
            ask(served, "cleo@example.org"),
        )
    }
    assert len(answers) == 1
    link_in(letters)
    assert [address for address, _ in letters.all] == ["cleo@example.org"], "nobody else is written to"
    own = {"x-ostracon": "1"}
    api = [
        httpx.post(f"{served.url}/api/v1/session/forgotten", json={"email": email}, headers=own)
        for email in ("nobody@example.org", "cleo@example.org")
    ]
    assert [(one.status_code, one.json()) for one in api] == [(202, {"ok": True})] * 2
    assert link_in(letters, 1) != link_in(letters)


def test_the_host_that_a_request_names_is_in_no_link(office: tuple[Served, Letters]) -> None:
    served, letters = office
    with Person(served.url, name="Edjo") as edjo:
        confirmed(edjo, letters, "edjo@example.org")
        token = edjo.form_token("/forgotten")
        sent = {"form_token": token, "email": "edjo@example.org"}
        edjo.http.post("/forgotten", data=sent, headers={"host": "evil.example"})
        assert link_in(letters) and "evil" not in letters.all[0][1].as_string()


def test_asking_is_limited_by_caller_and_by_address(office: tuple[Served, Letters]) -> None:
    served, letters = office
    answers = [ask(served, "many@example.org") for _ in range(6)]
    assert [one.status_code for one in answers] == [200] * 5 + [400]
    assert ask(served, "other@example.org").status_code == 400, "the caller has asked too often"
    assert ask(served, "not an address").status_code == 400
    assert not letters.all


def test_a_mail_server_that_is_away_is_tried_again(
    office: tuple[Served, Letters], monkeypatch: pytest.MonkeyPatch
) -> None:
    served, letters = office
    monkeypatch.setattr("ostracon.server.people.letters.PAUSES", (0.05, 0.05))
    takes, refused = Letters.handle_RCPT, []

    async def busy_at_first(self: Letters, *asked: Any) -> str:
        if len(refused) < 2:
            refused.append(asked)
            return "451 come again"
        return await takes(self, *asked)

    with Person(served.url, name="Faras") as faras:
        confirmed(faras, letters, "faras@example.org")
        monkeypatch.setattr(Letters, "handle_RCPT", busy_at_first)
        ask(served, "faras@example.org")
        assert link_in(letters) and len(refused) == 2


def test_without_mail_it_is_not_offered(served: Served) -> None:
    with Person(served.url) as somebody:
        assert "/forgotten" not in somebody.http.get("/sign-in").text
        assert somebody.http.get("/forgotten").status_code == 409
        own = {"x-ostracon": "1"}
        wish = {"email": "ada@example.org"}
        answer = somebody.http.post("/api/v1/session/forgotten", json=wish, headers=own)
        assert (answer.status_code, answer.json()["code"]) == (409, "no-mail")
