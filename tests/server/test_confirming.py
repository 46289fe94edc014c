"""The address of an account is used only after its owner has followed the link that was mailed there."""

from __future__ import annotations

import asyncio
import contextlib
import re
import sqlite3
import time
from collections.abc import Iterator
from html import unescape
from pathlib import Path

import pytest

from ostracon.server.limits import CONFIRMING, Limits
from ostracon.server.people import accounts
from ostracon.server.people.accounts import CONFIRM_SECONDS
from ostracon.server.store import Store

from ..serving import Person, Served, serving, until
from .noticing import ADDRESS, Letters, mail_server
from .test_people import PASSWORD, on_server, sign_up

OWN = {"x-ostracon": "1"}
KEPT = Path(__file__).parent / "databases" / "0016.sql"  # with an account that has an address


@pytest.fixture(scope="module")
def post_office(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Served, Letters]]:
    """A server that may send mail."""
    file = Path(tmp_path_factory.mktemp("confirming")) / "games.sqlite"
    with mail_server() as (letters, outlets), serving(file, address=ADDRESS, outlets=outlets) as served:
        yield served, letters


@pytest.fixture
def office(post_office: tuple[Served, Letters]) -> tuple[Served, Letters]:
    served, letters = post_office
    served.service.limits = Limits()
    letters.all.clear()
    return served, letters


def link_in(letters: Letters, number: int = 0, to: str = "confirm") -> str:
    """The path of the link in a letter, once it has come."""
    until(lambda: len(letters.all) > number)
    found = re.search(rf"{ADDRESS}(/{to}/[\w-]+)", letters.all[number][1].get_content())
    assert found, letters.all[number][1].get_content()
    return found[1]


def is_confirmed(person: Person) -> bool:
    return bool(person.http.get("/api/v1/account").json()["confirmed"])


def change_email(person: Person, email: str) -> None:
    answer = person.post("/account/email", "/account", email=email, current=PASSWORD)
    assert answer.status_code == 200, unescape(answer.text)


def test_a_link_by_mail_confirms_an_address_once(office: tuple[Served, Letters]) -> None:
    served, letters = office
    with Person(served.url, "fr", "Ada") as ada, Person(served.url) as phone:
        page = sign_up(ada, email="ada@example.org").http.get("/account")
        assert "pas encore confirmée" in page.text and not is_confirmed(ada)
        path = link_in(letters)
        address, letter = letters.all[0]
        assert address == "ada@example.org" and letter["Subject"].startswith("Confirmez l’adresse")
        assert "Ada" in letter.get_content() and "List-Unsubscribe" not in letter
        asked = phone.http.get(path)
        assert asked.status_code == 200 and "ada@example.org" in asked.text and "Ada" in asked.text
        assert not is_confirmed(ada), "a program that looks at every link confirms nothing"
        assert "Confirmed" in phone.http.post(path).text
        assert is_confirmed(ada) and "pas encore" not in ada.http.get("/account").text
        assert phone.http.get(path).status_code == phone.http.post(path).status_code == 410
        assert phone.http.get("/account").url.path == "/sign-in", "the link signs nobody in"


def test_an_unconfirmed_address_brings_nobody_back_in(office: tuple[Served, Letters]) -> None:
    served, letters = office
    with Person(served.url, name="Bes") as bes, Person(served.url) as somebody:
        sign_up(bes, email="bes@example.org")
        path = link_in(letters)
        before = somebody.post("/forgotten", email="bes@example.org")
        until(lambda: not [one for one in served.service._tasks if "send_links" in repr(one)])
        assert bes.http.post(path).status_code == 200
        after = somebody.post("/forgotten", email="bes@example.org")
        assert link_in(letters, 1, to="reset")
        assert len(letters.all) == 2, "of the two who asked only the second was written to"
        told = [re.sub(r'value="\w+"', "", one.text) for one in (before, after)]
        assert told[0] == told[1], "and neither could tell"


def test_another_address_must_be_confirmed_anew(office: tuple[Served, Letters]) -> None:
    served, letters = office
    with Person(served.url, name="Cleo") as cleo:
        sign_up(cleo, email="cleo@example.org")
        old = link_in(letters)
        change_email(cleo, "queen@example.org")
        new = link_in(letters, 1)
        assert letters.all[1][0] == "queen@example.org"
        assert cleo.http.post(old).status_code == 410, "that address is the account's no longer"
        assert cleo.http.post(new).status_code == 200 and is_confirmed(cleo)
        change_email(cleo, "queen@example.org")
        assert is_confirmed(cleo) and len(letters.all) == 2, "nothing has changed"
        change_email(cleo, "cleo@example.org")
        assert not is_confirmed(cleo)
        change_email(cleo, "")
        assert not is_confirmed(cleo) and "/account/confirm-email" not in cleo.http.get("/account").text


def test_a_link_is_too_old_after_a_day(
    office: tuple[Served, Letters], monkeypatch: pytest.MonkeyPatch
) -> None:
    served, letters = office
    with Person(served.url, name="Dido") as dido:
        sign_up(dido, email="dido@example.org")
        path, now = link_in(letters), time.time
        monkeypatch.setattr(time, "time", lambda: now() + CONFIRM_SECONDS)
        assert dido.http.get(path).status_code == dido.http.post(path).status_code == 410
        assert not is_confirmed(dido)


def test_sending_again_is_limited(office: tuple[Served, Letters]) -> None:
    served, letters = office
    with Person(served.url, name="Edjo") as edjo:
        sign_up(edjo, email="edjo@example.org")
        answers = [edjo.post("/account/confirm-email", "/account") for _ in range(int(CONFIRMING.burst))]
        assert [one.status_code for one in answers] == [200, 200, 400]
        assert "A link is on its way" in answers[0].text and "Look into your mail" in answers[-1].text
        again = edjo.http.post("/api/v1/account/email/confirmation", headers=OWN)
        assert (again.status_code, again.json()["code"]) == (422, "confirm-often")
        until(lambda: len(letters.all) == CONFIRMING.burst)
        change_email(edjo, "other@example.org")
        assert not is_confirmed(edjo), "it is kept all the same, and can be confirmed later"


def test_the_api_confirms_too(office: tuple[Served, Letters]) -> None:
    served, letters = office
    with Person(served.url, name="Faras") as faras:
        given = {"name": "Faras", "password": PASSWORD, "email": "faras@example.org"}
        made = faras.http.post("/api/v1/accounts", json=given, headers=OWN)
        assert made.json()["confirmed"] is False
        token = link_in(letters).rpartition("/")[2]
        expected = {"name": "Faras", "email": "faras@example.org"}
        path = f"/api/v1/confirmations/{token}"
        assert faras.http.get(path).json() == expected
        assert faras.http.post(path, headers=OWN).json() == expected
        again = faras.http.post(path, headers=OWN)
        assert (again.status_code, again.json()["code"]) == (410, "confirm-gone")
        assert is_confirmed(faras)
        asked = faras.http.post("/api/v1/account/email/confirmation", headers=OWN)
        assert asked.status_code == 202 and len(letters.all) == 1, "there is nothing left to confirm"


def test_notices_go_to_the_confirmed_address_without_a_second_letter(office: tuple[Served, Letters]) -> None:
    served, letters = office
    with Person(served.url, name="Geb") as geb:
        sign_up(geb, email="geb@example.org")
        path = link_in(letters)
        geb.post("/notices/ways", "/notices", kind="mail", address="geb@example.org")
        until(lambda: len(letters.all) == 2)
        assert [one["confirmed"] for one in geb.http.get("/api/v1/notices").json()["ways"]] == [False]
        assert geb.http.post(path).status_code == 200
        account = on_server(served, accounts.by_name(served.service.store, "Geb"))
        assert account and account.confirmed
    with Person(served.url, name="Heka") as heka:
        sign_up(heka, email="heka@example.org")
        assert heka.http.post(link_in(letters, 2)).status_code == 200
        heka.post("/notices/ways", "/notices", kind="mail", address="heka@example.org")
        assert [one["confirmed"] for one in heka.http.get("/api/v1/notices").json()["ways"]] == [True]
        assert len(letters.all) == 3


def test_without_mail_nothing_is_asked(served: Served) -> None:
    with Person(served.url, name="Ihy") as ihy:
        page = sign_up(ihy, email="ihy@example.org").http.get("/account").text
        assert "ihy@example.org" in page and "not confirmed" not in page and "confirm-email" not in page
        assert ihy.post("/account/confirm-email", "/account").status_code == 409


def test_addresses_from_before_are_not_confirmed(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite"
    with contextlib.closing(sqlite3.connect(file)) as database:
        database.executescript(KEPT.read_text())

    async def upgrade() -> None:
        store = await Store.open(f"sqlite:///{file}")
        ada = await accounts.by_name(store, "Ada")
        assert ada and ada.email == "ada@example.org" and not ada.confirmed
        assert await accounts.by_email(store, "ada@example.org") == []
        token = await accounts.make_confirmation(store, ada)
        assert await accounts.use_confirmation(store, token)
        assert [one.name for one in await accounts.by_email(store, "Ada@example.org")] == ["Ada"]
        await store.close()

    asyncio.run(upgrade())
