"""The page of notices, the links in mail, and what a whole server writes into its log."""

from __future__ import annotations

import re
import signal
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from ostracon.server.notices.wishes import WAYS_LIMIT, Wishes, read_wishes, zones

from ..serving import Person, Served, serving, until
from .noticing import Letters, Receiver, Subscriber, mail_server, receiving
from .test_people import sign_in, sign_up
from .test_run import address, start, stop


@pytest.fixture(scope="module")
def post_office(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Served, Letters]]:
    """A server that sends mail, also to webhooks on this machine."""
    file = Path(tmp_path_factory.mktemp("server")) / "games.sqlite"
    with mail_server() as (letters, outlets), serving(file, outlets=outlets) as served:
        yield served, letters


@pytest.fixture
def ada(post_office: tuple[Served, Letters]) -> Iterator[Person]:
    with Person(post_office[0].url, "en", "Ada") as person:
        yield person


@pytest.fixture
def letters(post_office: tuple[Served, Letters]) -> Letters:
    post_office[1].all.clear()
    post_office[0].service.limits._buckets.clear()
    return post_office[1]


@pytest.fixture
def phone() -> Iterator[Receiver]:
    with receiving() as receiver:
        yield receiver


def way_of(person: Person) -> str:
    """Where the form of somebody's first way leads."""
    found = re.search(r'action="(/notices/ways/[\w-]+)"', person.http.get("/notices").text)
    assert found
    return found[1]


def add_hook(person: Person, url: str, **fields: str) -> httpx.Response:
    return person.post("/notices/ways", "/notices", kind="hook", address=url, **fields)


def test_a_webhook_is_added_tried_switched_off_and_removed(ada: Person, phone: Receiver) -> None:
    assert "Added." in add_hook(ada, phone.url).text
    form = way_of(ada)
    assert "Sent." in ada.post(form, "/notices", do="test").text
    assert phone.texts[0].startswith("A test from Ostracon\nThis is how notices reach you.\n")
    page = ada.post(form, "/notices", do="off").text
    assert "Switch on" in page and "Send me a test" not in page
    assert "Send me a test" in ada.post(form, "/notices", do="on").text
    phone.status = 500
    refused = ada.post(form, "/notices", do="test")
    assert refused.status_code == 400 and "It was refused there (500)." in refused.text
    assert "The latest notice was given up" in ada.http.get("/notices").text
    assert "Removed." in ada.post(form, "/notices", do="remove").text
    assert "No way yet" in ada.http.get("/notices").text


def test_the_address_of_a_webhook_is_not_shown(ada: Person, phone: Receiver) -> None:
    add_hook(ada, phone.url + "-k3y", style="discord")
    assert "-k3y" not in ada.http.get("/notices").text


def test_nobody_touches_the_ways_of_others(
    ada: Person, post_office: tuple[Served, Letters], phone: Receiver
) -> None:
    add_hook(ada, phone.url)
    form = way_of(ada)
    with Person(post_office[0].url) as other:
        for wanted in ("test", "off", "remove"):
            assert other.post(form, "/notices", do=wanted).status_code == 404
    assert ada.http.post(form, data={"do": "remove"}).status_code == 403  # a form that is not ours
    assert not phone.heard and way_of(ada) == form


def test_there_is_an_end_of_ways(ada: Person, phone: Receiver) -> None:
    for number in range(WAYS_LIMIT):
        assert add_hook(ada, f"{phone.url}/{number}").status_code == 200
    assert add_hook(ada, f"{phone.url}/more").status_code == 409
    assert add_hook(ada, f"{phone.url}/0").status_code == 200  # one that is there


def test_notices_go_over_to_an_account(ada: Person, phone: Receiver) -> None:
    add_hook(ada, phone.url)
    form = way_of(ada)
    sign_up(ada, "Ada of the notices")
    assert way_of(ada) == form
    add_hook(ada, phone.url)
    ada.post("/sign-out", "/account")
    add_hook(ada, phone.url)  # a guest again, who signs in
    sign_in(ada, "Ada of the notices")
    assert ada.http.get("/notices").text.count('action="/notices/ways/') == 1


def test_wishes_are_kept(ada: Person) -> None:
    page = ada.post(
        "/notices",
        turn="on",
        chat="on",
        digest="6",
        quiet="on",
        quiet_from="22:15",
        quiet_until="07:00",
        zone="Europe/Paris",
    ).text
    assert "Kept." in page
    checked = re.findall(r'type="checkbox" name="(\w+)" checked', page)
    assert checked == ["turn", "chat", "quiet"]
    assert 'value="22:15"' in page and '<option value="6" selected>' in page
    assert "<option selected>Europe/Paris</option>" in page
    faulty = {"digest": "5", "zone": "Europe/Paris"}
    assert 'class="fault"' in ada.post("/notices", **faulty).text
    assert '<option value="6" selected>' in ada.http.get("/notices").text


@pytest.mark.parametrize(
    "given",
    [
        {},
        {"digest": "0", "zone": "Mars/Base"},
        {"digest": "x", "zone": "UTC"},
        {"digest": "0", "zone": "UTC", "quiet": "on", "quiet_from": "25:00", "quiet_until": "7:00"},
    ],
)
def test_impossible_wishes(given: dict[str, str]) -> None:
    assert read_wishes(given, Wishes(holder=""), "en") is None and len(zones()) > 300


def test_a_table_is_muted_in_its_menu(ada: Person) -> None:
    table = ada.new_table("me", "friend")
    assert "Mute this table" in ada.http.get(f"/t/{table}/menu").text
    ada.post(f"/t/{table}/notices", f"/t/{table}/menu", muted="yes")
    assert "Hear of it again" in ada.http.get(f"/t/{table}/menu?part=1").text
    assert f'href="/t/{table}"' in ada.http.get("/notices").text
    assert f'href="/t/{table}"' not in ada.post(f"/t/{table}/notices", "/notices", muted="no", list="1").text
    with Person(ada.url) as other:
        assert other.post(f"/t/{table}/notices", "/notices", muted="yes").status_code == 403


def test_an_address_of_mail_is_confirmed_and_stopped_without_cookies(ada: Person, letters: Letters) -> None:
    page = ada.post("/notices/ways", "/notices", kind="mail", address="ada@example.org").text
    assert "We have sent a link" in page and "not confirmed yet" in page
    ((to, letter),) = letters.all
    assert to == "ada@example.org" and letter["list-unsubscribe"] is None
    found = re.search(r"/notices/confirm/\S+", letter.get_content())
    assert found
    assert "Send the link again" in ada.http.get("/notices").text
    with httpx.Client(base_url=ada.url) as stranger:
        assert "Yes, send them" in stranger.get(found[0]).text
        assert (
            "not confirmed yet" in ada.http.get("/notices").text
        )  # a program that follows links confirms nothing
        assert "Confirmed" in stranger.post(found[0]).text
        assert "Sent." in ada.post(way_of(ada), "/notices", do="test").text
        stop_link = re.search(r"/notices/stop/[^\s>]+", letters.all[1][1]["list-unsubscribe"])
        assert stop_link and stop_link[0] in letters.all[1][1].get_content()
        assert "Send no more" in stranger.get(stop_link[0]).text
        assert "Send me a test" in ada.http.get("/notices").text
        assert "Done" in stranger.post(stop_link[0], content="List-Unsubscribe=One-Click").text
        assert "Switch on" in ada.http.get("/notices").text
        wrong = stop_link[0][:-4] + "AAAA"
        assert [stranger.get(wrong).status_code, stranger.post(wrong).status_code] == [404, 404]
        swapped = found[0].replace("/confirm/", "/stop/")
        assert stranger.post(swapped).status_code == 404


def test_mail_to_strangers_is_limited(ada: Person, letters: Letters) -> None:
    answers = [
        ada.post("/notices/ways", "/notices", kind="mail", address=f"{number}@example.org").status_code
        for number in range(4)
    ]
    assert answers == [200, 200, 200, 429] and len(letters.all) == 3


@pytest.mark.parametrize(
    "given", ["ada", "ada@", "@example.org", "a b@example.org", "a@b", "a@example.org\nBcc: b@c.d"]
)
def test_what_is_no_address_of_mail(ada: Person, letters: Letters, given: str) -> None:
    answer = ada.post("/notices/ways", "/notices", kind="mail", address=given)
    assert answer.status_code == 400 and "not an address for mail" in answer.text and not letters.all


def test_a_browser_subscribes(ada: Person, phone: Receiver) -> None:
    subscriber = Subscriber()
    answer = ada.post("/notices/push", "/notices", endpoint=phone.url, **subscriber.keys)
    assert answer.json() == {"fault": ""}
    ada.post(way_of(ada), "/notices", do="test")
    assert subscriber.read(phone.heard[0])["url"] == "/notices"
    assert ada.post("/notices/push", "/notices", endpoint=phone.url).status_code == 400
    nonsense = {"p256dh": "x" * 87, "auth": "y" * 22}
    ada.post("/notices/push", "/notices", endpoint=phone.url, **nonsense)
    assert ada.post(way_of(ada), "/notices", do="test").status_code == 400
    assert "No way yet" in ada.http.get("/notices").text


def test_the_worker_may_serve_all_pages(ada: Person) -> None:
    answer = ada.http.get("/worker.js")
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["cache-control"] == "no-cache" and "showNotification" in answer.text


def test_a_server_as_it_comes_knocks_at_no_private_door(served: Served, phone: Receiver) -> None:
    """Neither for a webhook nor for a push service; and it says that it sends no mail."""
    with Person(served.url, "fr") as zoe:
        answer = add_hook(zoe, "https://127.0.0.1/x")
        assert answer.status_code == 400 and "réseau privé" in answer.text
        assert add_hook(zoe, phone.url).status_code == 400
        keys = Subscriber().keys
        answer = zoe.post("/notices/push", "/notices", endpoint="https://localhost/x", **keys)
        assert answer.status_code == 400 and "réseau privé" in answer.json()["fault"]
        assert "n’envoie pas d’e-mails" in zoe.http.get("/notices").text
        assert zoe.post("/notices/ways", "/notices", kind="mail", address="z@example.org").status_code == 409
    assert not phone.heard


def test_no_secret_comes_into_the_log(tmp_path: Path, phone: Receiver) -> None:
    with mail_server() as (letters, outlets):
        file = tmp_path / "ostracon.toml"
        file.write_text(
            f'port = 0\nlog = "json"\nlog_level = "debug"\ndb = "sqlite:///{tmp_path}/games.sqlite"\n'
            f'mail_url = "{outlets.mail_url}"\nmail_from = "{outlets.mail_from}"\nlocal_webhooks = true\n'
        )
        process, printed = start(tmp_path, "serve", "--config", str(file))
        try:
            where = until(lambda: [line for line in printed if line.startswith("Ostracon is at")])
            with Person(address(process, [printed[0], *where]), name="Ada") as ada:
                ada.post("/notices/ways", "/notices", kind="mail", address="ada@secret.example.org")
                (_, letter) = letters.all[0]
                found = re.search(r"http\S+/notices/confirm/\S+", letter.get_content())
                assert found and ada.http.post(found[0]).status_code == 200
                ada.post(way_of(ada), "/notices", do="test")
                stop_link = letters.all[1][1]["list-unsubscribe"].strip("<>")
                letters.refuses = "550 <ada@secret.example.org> is unknown"
                ada.post(way_of(ada), "/notices", do="test")
                add_hook(ada, phone.url)
                phone.status = 500
                forms = re.findall(r'action="(/notices/ways/[\w-]+)"', ada.http.get("/notices").text)
                assert ada.post(forms[1], "/notices", do="test").status_code == 400
                cookies = list(ada.http.cookies.values())
        finally:
            assert stop(process, signal.SIGTERM) == 0
    written = "".join(printed)
    assert '"route":"/notices/ways/{id}"' in written
    secrets = ["secret.example.org", "/topic", found[0].split("/")[-1], stop_link.split("/")[-1], *cookies]
    assert not [secret for secret in secrets if secret in written]
