"""Accounts: signing up, in and out, the games that go along, passwords, administrators."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from html import unescape
from pathlib import Path
from typing import Any, TypeVar

import pytest
from sqlalchemy import String, event

from ostracon.server import schema
from ostracon.server.limits import GUESSING, SIGNING_IN, Limit
from ostracon.server.people import accounts, admin
from ostracon.server.people.held import HELD
from ostracon.server.people.names import Refusal, check_name, name_key
from ostracon.server.service import GONE
from ostracon.server.store import Store
from ostracon.server.tokens import hashed

from ..serving import COSTLY, Person, Served

PASSWORD = "three blocks of stone"
T = TypeVar("T")


def sign_up(person: Person, name: str = "", **more: str) -> Person:
    """Make an account for somebody."""
    answer = person.post("/sign-up", name=name or person.name, password=PASSWORD, **more)
    assert answer.status_code == 200, unescape(answer.text)
    assert answer.url.path == "/account"
    return person


def sign_in(person: Person, name: str, password: str = PASSWORD, status: int = 200, next: str = "/") -> str:
    """Sign somebody in; the address and text of the page that comes."""
    answer = person.post("/sign-in", name=name, password=password, next=next)
    assert answer.status_code == status, unescape(answer.text)
    return f"{answer.url.path} {unescape(answer.text)}"


def on_server(served: Served, work: Coroutine[Any, Any, T]) -> T:
    """Ask the store of a running server something."""
    return asyncio.run_coroutine_threadsafe(work, served.loop).result(30)


def another(served: Served, name: str = "", language: str = "en") -> Person:
    """Somebody else's browser."""
    return Person(served.url, language, name)


@pytest.fixture(scope="module", autouse=True)
def first(served: Served) -> Iterator[Person]:
    """The first account of the server: its administrator."""
    with Person(served.url, "en", "Imhotep") as person:
        yield sign_up(person)


def test_a_password_costs_work() -> None:
    """As much as RFC 9106 recommends where memory is scarce; other tests do with less."""
    assert COSTLY.hash("three blocks of stone").startswith("$argon2id$v=19$m=65536,t=3,p=4$")


def test_a_guest_s_games_are_the_account_s_games_on_every_device(served: Served, ada: Person) -> None:
    table = ada.new_table("me", "friend", "scribe", start_player="seat_0")
    sign_up(ada, "Ada L.")
    assert f"/t/{table}" in ada.http.get("/tables").text
    assert ada.links(table), "the host still sees the links to send"
    with another(served) as phone:
        assert f"/t/{table}" not in phone.http.get("/tables").text
        assert sign_in(phone, "ada l", next="/tables").startswith("/tables ")
        assert f"/t/{table}" in phone.http.get("/tables").text
        link = phone.links(table)[0]
        with another(served, "Zoé") as friend:
            friend.sit(link)
        with phone.live(table) as live:
            assert live.arrive()["seat"] == 0
            assert live.ask("act", action=live.moves()[0], sure=True)["type"] in ("done", "error")
        assert "leave:0" in phone.http.get(f"/t/{table}/menu").text, "the host's menu"


def test_signing_in_merges_what_both_hold(served: Served, ada: Person) -> None:
    sign_up(ada, "Merit")
    mine = ada.new_table("me", "scribe", public="on")
    link = re.findall(r"/t/\S+?/[\w-]+", ada.http.get(f"/t/{mine}/menu").text)
    own = next(one for one in link if one.startswith(f"/t/{mine}/") and not one.endswith("/menu"))
    with another(served, "Merit as guest") as guest:
        guest.http.get(own)
        theirs = guest.new_table("me", "scribe")
        sign_in(guest, "Merit")
        listed = guest.http.get("/tables").text
        assert listed.count(f'href="/t/{mine}"') == 2 and f"/t/{theirs}" in listed
        assert f"/t/{theirs}" in ada.http.get("/tables").text


def test_signing_out_leaves_nothing_behind(served: Served, ada: Person) -> None:
    sign_up(ada, "Senmut")
    table = ada.new_table("me", "scribe")
    before = ada.http.cookies["ostracon-browser"]
    ada.post("/sign-out", page="/account")
    assert ada.http.cookies["ostracon-browser"] != before and "ostracon-account" not in ada.http.cookies
    assert ada.http.get(f"/t/{table}").status_code == 403
    assert "Senmut" not in ada.http.get("/").text
    with another(served) as thief:
        thief.http.cookies.set("ostracon-browser", before)
        thief.http.cookies.set("ostracon-account", "1")
        assert thief.http.get("/account").url.path == "/sign-in", "the old secret is worth nothing"


def test_signing_in_changes_the_browser_s_secret(served: Served, ada: Person) -> None:
    """Whoever planted a cookie in somebody's browser does not know what it becomes."""
    ada.http.get("/")
    planted = ada.http.cookies["ostracon-browser"]
    sign_up(ada, "Nefret")
    with another(served) as attacker:
        attacker.http.cookies.set("ostracon-browser", planted)
        attacker.http.cookies.set("ostracon-account", "1")
        assert attacker.http.get("/account").url.path == "/sign-in"


def test_cookies_are_hidden_from_scripts_and_other_sites(served: Served) -> None:
    with another(served) as person:
        token = person.form_token("/sign-up")
        person.http.follow_redirects = False
        data = {"form_token": token, "name": "Hapi", "password": PASSWORD}
        set_ = person.http.post("/sign-up", data=data).headers.get_list("set-cookie")
        assert {line.split("=")[0] for line in set_} == {"ostracon-browser", "ostracon-account"}
        assert all("HttpOnly" in line and "SameSite=lax" in line for line in set_)


def test_sign_out_everywhere_cuts_open_lines(served: Served, ada: Person) -> None:
    sign_up(ada, "Tiy")
    table = ada.new_table("me", "friend")
    ada.post(f"/t/{table}/bot", page=f"/t/{table}", seat=1, bot="scribe")
    with another(served) as phone:
        sign_in(phone, "Tiy")
        with phone.live(table) as live:
            live.arrive()
            ada.post("/account/sign-out-others", page="/account")
            with pytest.raises(Exception, match="1013"):
                live.until_type("never")
        assert phone.http.get("/account").url.path == "/sign-in"
        assert "ostracon-account" not in phone.http.cookies, "and it is a guest's browser again"
        assert "/account" in ada.http.get("/nowhere").text
        assert ada.http.get("/account").url.path == "/account"
    ada.post("/account/sign-out-everywhere", page="/account")
    assert ada.http.get("/account").url.path == "/sign-in"


@pytest.mark.parametrize(
    ("name", "password", "said"),
    [
        ("A", PASSWORD, "2 to 24"),
        ("<b>Ada</b>", PASSWORD, "letters and digits"),
        ("1234", PASSWORD, "letters and digits"),
        ("Administrator", PASSWORD, "is taken"),
        ("imh0tep", PASSWORD, "is taken"),
        ("Іmhotep", PASSWORD, "is taken"),  # a Cyrillic I
        ("Bek", "short", "8 to 200"),
        ("Bekenkhons", "bekenkhons", "too easy"),
        ("Bek", "aaaaaaaaaa", "too easy"),
    ],
)
def test_what_cannot_be_an_account_is_said(ada: Person, name: str, password: str, said: str) -> None:
    answer = ada.post("/sign-up", name=name, password=password)
    assert answer.status_code == 400 and said in unescape(answer.text)
    assert f'"{password}"' not in answer.text, "a password is never shown again"


def test_names_that_look_alike_are_one() -> None:
    assert name_key("Zoé Ó") == name_key("zoe_o") == name_key("ZOE 0")
    assert name_key("Müller") != name_key("Miller")
    with pytest.raises(Refusal):
        check_name("ad\u200bmin")
    assert check_name("Мария") == "Мария"


def test_wrong_passwords_and_unknown_names_look_alike(served: Served, ada: Person) -> None:
    wrong = sign_in(ada, "Imhotep", "not the password", 400)
    nobody = sign_in(ada, "Nobody Here", "not the password", 400)
    said = "Name and password do not go together."
    assert said in wrong and said in nobody


def test_a_password_is_never_logged(served: Served, ada: Person, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.DEBUG):
        sign_in(ada, "Imhotep", "a secret attempt", 400)
        ada.http.post("/sign-in", data={"password": "a secret attempt", "form_token": "forged"})
    assert "a secret attempt" not in caplog.text


@pytest.mark.parametrize(("limit", "who"), [(GUESSING, name_key("Hatshepsut")), (SIGNING_IN, "127.0.0.1")])
def test_guessing_is_limited(served: Served, ada: Person, limit: Limit, who: str) -> None:
    data = {"form_token": ada.form_token("/sign-in"), "name": "Hatshepsut", "password": "guess"}
    bucket = served.service.limits.bucket(limit, who)
    before, bucket.left = bucket.left, 1.0
    with ThreadPoolExecutor(6) as guessers:
        answers = list(guessers.map(lambda _: ada.http.post("/sign-in", data=data).text, range(6)))
    bucket.left = before
    refused = ["Too many tries" in answer for answer in answers]
    assert any(refused) and not all(refused)


def test_forms_from_elsewhere_are_refused(served: Served, ada: Person) -> None:
    sign_up(ada, "Ahmose")
    for path in (
        "/sign-in",
        "/sign-up",
        "/sign-out",
        "/account/name",
        "/account/delete",
        "/admin",
        "/people/Ahmose",
    ):
        assert ada.http.post(path, data={"form_token": "0" * 32}).status_code == 403, path
    assert ada.http.get("/account").url.path == "/account"


def test_next_never_leads_elsewhere(served: Served, ada: Person) -> None:
    sign_up(ada, "Ptah")
    ada.post("/sign-out", page="/account")
    assert sign_in(ada, "Ptah", next="//evil.example/").startswith("/ ")


def test_name_password_and_email_change(served: Served, ada: Person) -> None:
    sign_up(ada, "Khufu")
    assert "Khufu" in ada.http.get("/").text, "the header says who is signed in"
    ada.post("/account/name", page="/account", name="Cheops")
    assert "Cheops" in ada.http.get("/").text
    refused = ada.post("/account/email", page="/account", email="c@example.org", current="wrong one")
    assert refused.status_code == 400 and "do not go together" in refused.text
    ada.post("/account/email", page="/account", email="c@example.org", current=PASSWORD)
    assert "c@example.org" in ada.http.get("/account").text
    ada.post("/account/password", page="/account", password="another sentence", current=PASSWORD)
    with another(served) as phone:
        sign_in(phone, "Cheops", PASSWORD, 400)
        sign_in(phone, "Cheops", "another sentence")


def test_a_reset_link_works_once(served: Served, first: Person, ada: Person) -> None:
    sign_up(ada, "Hatshepsut")
    answer = first.post("/admin", do="reset", account="Hatshepsut")
    link = re.findall(r'value="http://[^/"]+(/reset/[^"]+)"', answer.text)[0]
    with another(served) as phone:
        assert "Hatshepsut" in phone.http.get(link).text
        answer = phone.post(link, password="a newer sentence")
        assert answer.url.path == "/account"
        assert phone.http.get(link).status_code == 410
    assert ada.http.get("/account").url.path == "/sign-in", "every other browser is signed out"
    assert ada.http.get("/reset/nothing").status_code == 410


def test_the_first_account_is_administrator(served: Served, first: Person, ada: Person) -> None:
    sign_up(ada, "Rahotep")
    assert ada.http.get("/admin").status_code == 403
    assert "Rahotep" in first.http.get("/admin").text
    first.post("/admin", do="rename", account="Rahotep", name="Rahotep II")
    assert "Rahotep II" in ada.http.get("/account").text
    own = first.post("/admin", do="block", account="Imhotep")
    assert own.status_code == 400 and "your own account" in own.text
    first.post("/admin", do="block", account="Rahotep II")
    assert ada.http.get("/account").url.path == "/sign-in"
    assert "blocked by the administrator" in sign_in(ada, "Rahotep II", status=400)
    first.post("/admin", do="unblock", account="Rahotep II")
    sign_in(ada, "Rahotep II")
    wrong = first.post("/admin", do="delete", account="Rahotep II", current="wrong")
    assert wrong.status_code == 400
    first.post("/admin", do="delete", account="Rahotep II", current=PASSWORD)
    assert ada.http.get("/people/Rahotep II").status_code == 404


def test_sign_ups_can_be_closed(served: Served, first: Person, ada: Person) -> None:
    first.post("/admin", do="close")
    try:
        assert ada.http.get("/sign-up").status_code == 403
        assert "/sign-up" not in ada.http.get("/sign-in").text
        token = ada.form_token("/settings")
        data = {"form_token": token, "name": "Late", "password": PASSWORD}
        assert ada.http.post("/sign-up", data=data).status_code == 403
    finally:
        first.post("/admin", do="open")
    assert ada.http.get("/sign-up").status_code == 200


def test_an_administrator_deletes_a_table(served: Served, first: Person, ada: Person) -> None:
    table = ada.new_table("me", "scribe")
    with ada.live(table) as live:
        live.arrive()
        first.post("/admin", do="delete-table", table=f"{served.url}/t/{table}")
        with pytest.raises(Exception, match=str(GONE)):
            live.until_type("never")
    assert ada.http.get(f"/t/{table}").status_code == 404


def test_guests_cost_no_query_and_see_no_account(served: Served, ada: Person) -> None:
    asked: list[str] = []

    def note(connection: object, cursor: object, statement: str, *_: object) -> None:
        if "sign_ins" in statement:
            asked.append(statement)

    engine = served.service.store.engine.sync_engine
    event.listen(engine, "before_cursor_execute", note)
    try:
        ada.http.get("/")
        assert asked == [], "nobody looks for an account of a browser that never signed in"
        sign_up(ada, "Djoser")
        asked.clear()
        ada.http.get("/")
        assert len(asked) == 1, "and one query finds it where one did"
    finally:
        event.remove(engine, "before_cursor_execute", note)


def test_everything_that_names_a_holder_is_in_the_list() -> None:
    """Who keeps something per person adds its column to HELD: it goes over to the account, and goes with it."""
    accounts_own = {"accounts", "sign_ins", "passkeys", "challenges", "resets", "confirmations", "ratings"}
    named = {
        column
        for table in schema.metadata.tables.values()
        if table.name not in accounts_own
        for column in table.columns
        if isinstance(column.type, String)
        and column.type.length == 64
        and column.name in ("browser", "holder", "host", "other")
    }
    assert named == {held.column for held in HELD}


def test_what_the_command_line_does(tmp_path: Path) -> None:
    async def work() -> None:
        store = await Store.open(f"sqlite:///{tmp_path / 'games.sqlite'}")
        await accounts.create(store, "Ada", "hash")
        await accounts.create(store, "Zoé", "hash")
        listed = await admin.users(store)
        assert [(user.account.name, user.account.is_admin) for user in listed] == [
            ("Ada", True),
            ("Zoé", False),
        ]
        await admin.make_administrator(store, "zoe")
        await admin.block(store, "Ada")
        ada, zoe = (user.account for user in await admin.users(store))
        assert ada.blocked and zoe.is_admin
        link = await admin.reset_link(store, "Ada", "https://games.example.org")
        token = link.removeprefix("https://games.example.org/reset/")
        assert (await accounts.reset_of(store, token)) == ada
        await admin.delete(store, "Ada")
        assert [user.account.name for user in await admin.users(store)] == ["Zoé"]
        with pytest.raises(admin.NoSuchAccount):
            await admin.block(store, "Ada")
        await store.close()

    asyncio.run(work())


def test_of_two_first_accounts_one_is_administrator(tmp_path: Path) -> None:
    async def work() -> None:
        store = await Store.open(f"sqlite:///{tmp_path / 'games.sqlite'}")
        both = await asyncio.gather(*(accounts.create(store, name, "hash") for name in ("Ada", "Zoé")))
        assert sorted(one.is_admin for one in both) == [False, True]
        with pytest.raises(Refusal):
            await accounts.create(store, "ADA", "hash")
        assert (await accounts.by_browser(store, hashed("nobody"))) is None
        await store.close()

    asyncio.run(work())
