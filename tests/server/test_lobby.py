"""The lobby: lists that follow what happens, filters, joining by one click, invitations."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from html import unescape
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from ostracon.server.cluster.bus import Bus
from ostracon.server.cluster.following import TABLES
from ostracon.server.lobby import lobby as lobby_module
from ostracon.server.lobby.invitations import Invitation
from ostracon.server.lobby.lists import Filters
from ostracon.server.lobby.lobby import Line, Lobby
from ostracon.server.lobby.news import connect as connect_news
from ostracon.server.people.names import name_key

from ..serving import PATIENCE, Person, Served, until
from .test_people import another, on_server, sign_in, sign_up


@pytest.fixture(scope="module", autouse=True)
def first(served: Served) -> Iterator[Person]:
    with Person(served.url, "en", "Imhotep") as person:
        yield sign_up(person)


class Lobbyist:
    """A page of the lobby: hears what changes."""

    def __init__(self, person: Person, page: str = "/tables") -> None:
        self.person = person
        text = person.http.get(page).text
        found = re.search(r'data-lobby="([^"]+)"', text)
        assert found, "the page follows the lobby"
        self.address = unescape(found[1])
        self.heard: list[dict[str, Any]] = []

    def __enter__(self) -> Lobbyist:
        cookies = "; ".join(f"{one.name}={one.value}" for one in self.person.http.cookies.jar)
        address = self.person.url.replace("http", "ws", 1) + self.address
        self.line = connect(address, additional_headers={"Cookie": cookies}, open_timeout=PATIENCE)
        self.socket: ClientConnection = self.line.__enter__()
        self.socket.send("ping")
        assert self.until(lambda one: one["type"] == "pong")
        return self

    def __exit__(self, *_: object) -> None:
        self.line.__exit__(None, None, None)

    def until(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        while True:
            message = json.loads(self.socket.recv(timeout=PATIENCE))
            self.heard.append(message)
            if wanted(message):
                return dict(message)


def lobby_of(served: Served) -> Lobby:
    """The lobby of a running server."""
    found = [told.__self__ for told in served.service.when_changed if isinstance(told.__self__, Lobby)]  # type: ignore[attr-defined]
    return found[0]


def shown(page: str, table: str) -> bool:
    """Whether a page shows a table and does not hide it."""
    return re.search(rf'<li (?!hidden)[^>]*data-table="{table}"', page) is not None


def test_a_table_comes_is_joined_and_goes(served: Served, ada: Person, zoe: Person) -> None:
    with Lobbyist(zoe) as page:
        table = ada.new_table("me", "friend", public="on")
        new = page.until(lambda one: table in one.get("open", ()))
        card = new["cards"][table]
        assert "Rejoindre" in card and 'value=""' in card, (
            "in the reader's language, without anybody's secret"
        )
        assert "place libre" in new["status"]
        assert ada.http.cookies["ostracon-browser"] not in card
        joined = zoe.post(f"/t/{table}/join", page="/tables")
        assert joined.url.path == f"/t/{table}", "who has no name yet is asked for one"
        assert zoe.post(f"/t/{table}/join", page="/tables", name="Zoé").status_code == 200
        running = page.until(lambda one: table in one.get("running", ()))
        assert table not in running["open"]
        page.until(lambda one: one["type"] == "mine")
        assert f'data-table="{table}"' in zoe.http.get("/lobby/mine").text
    assert [seat.name for seat in served.service.open_tables[table].stored_seats] == ["Ada", "Zoé"]


def test_one_click_takes_a_seat_under_one_s_name(served: Served, ada: Person, zoe: Person) -> None:
    table = ada.new_table("me", "friend", "friend", public="on")
    sign_up(zoe, "Zoé Click")
    assert zoe.post(f"/t/{table}/join", page="/tables").url.path == f"/t/{table}"
    assert served.service.open_tables[table].stored_seats[1].name == "Zoé Click"
    with another(served, "Late") as late, another(served, "Later") as later:
        late.post(f"/t/{table}/join", page="/tables", name="Late")
        assert later.post(f"/t/{table}/join", page="/tables", name="Later").status_code == 409


def test_private_tables_are_nobody_s_news(served: Served, ada: Person, zoe: Person) -> None:
    with Lobbyist(zoe) as page:
        secret = ada.new_table("me", "friend")
        table = ada.new_table("me", "friend", public="on")
        page.until(lambda one: table in one.get("open", ()))
        assert secret not in json.dumps(page.heard)
        assert secret not in zoe.http.get("/tables").text
        ada.post(f"/t/{secret}/menu", way="delete")
        ada.post(f"/t/{table}/menu", way="delete")
        page.until(lambda one: table in one.get("tables", ()) and one["type"] == "gone")
        assert secret not in json.dumps(page.heard)
        assert any("open" in one and table not in one["open"] for one in page.heard[-4:])


def test_whoever_has_the_newest_lists_is_sent_nothing(served: Served, ada: Person, zoe: Person) -> None:
    table = ada.new_table("me", "friend", public="on")
    until(lambda: not lobby_of(served)._news)
    page = Lobbyist(zoe)
    with page:
        assert [one["type"] for one in page.heard] == ["pong"]
    page.address = re.sub("number=[^&]+", "number=older", page.address)
    with page:
        assert any(table in one.get("cards", ()) for one in page.heard), "everything again"
    with Lobbyist(sign_up(zoe, "Elsewhere"), "/settings") as other:
        ada.new_table("me", "friend", public="on")
        ada.post(f"/t/{table}/menu", way="delete")
        other.until(lambda one: one["type"] == "gone")
        assert all(one["type"] != "tables" for one in other.heard), "a page without lists gets none"


def test_one_reading_and_one_drawing_for_everybody(
    served: Served, ada: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[str] = []
    draw = lobby_module.draw_card
    monkeypatch.setattr(
        lobby_module,
        "draw_card",
        lambda table, people, language: drawn.append(table.id) or draw(table, people, language),
    )
    pages = [Lobbyist(another(served)) for _ in range(6)]
    for page in pages:
        page.__enter__()
    table = ada.new_table("me", "friend", public="on")
    for page in pages:
        page.until(lambda one: table in one.get("open", ()))
        page.__exit__()
        page.person.http.close()
    assert drawn == [table] * 2, "once a language"


def test_who_does_not_read_is_cut_and_addresses_have_limits(served: Served) -> None:
    lobby, line = lobby_of(served), Line("somebody", "en", "192.0.2.1", True)
    for _ in range(lobby_module.QUEUE_LIMIT + 1):
        line.send(b"{}")
    assert line.lost and line.out.qsize() == 1 and line.out.get_nowait() is None
    lobby.lines.update(
        lines := {Line("x", "en", "192.0.2.1", False) for _ in range(lobby_module.ADDRESS_LIMIT)}
    )
    try:
        assert not lobby.may_open("192.0.2.1") and lobby.may_open("192.0.2.2")
    finally:
        lobby.lines -= lines


def test_other_sites_hear_nothing(served: Served) -> None:
    with connect(
        served.url.replace("http", "ws", 1) + "/lobby/live?number=1", origin="https://evil.example"
    ) as socket:  # type: ignore[arg-type]
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(timeout=PATIENCE)
        assert closed.value.rcvd and closed.value.rcvd.code == 4401


def test_a_signed_out_person_s_line_is_cut(served: Served, zoe: Person) -> None:
    sign_up(zoe, "Zoé Cut")
    with another(served) as phone:
        sign_in(phone, "Zoé Cut")
        with Lobbyist(phone) as page:
            zoe.post("/account/sign-out-others", page="/account")
            with pytest.raises(ConnectionClosed):
                page.until(lambda one: False)


def test_news_go_over_the_bus() -> None:
    """What one process tells, the lobbies of all hear, and what a worker plays too."""

    class Service:
        bus = Bus()

    heard: list[object] = []
    service: Any = Service()
    tell = connect_news(service, heard.append, lambda: None)
    connect_news(service, heard.append, lambda: heard.append("missed"))
    tell({"tables": ["one"]})
    assert heard == [{"tables": ["one"]}] * 2
    tell({"moved": ["one"]})
    service.bus._tell(TABLES, {"table": "one", "what": "step", "revision": 1}, "a worker")
    service.bus._tell(TABLES, {"table": "one", "what": "step", "revision": 1}, service.bus.me)
    assert heard[2:] == [{"moved": ["one"]}] * 3, "at once here, from elsewhere both, nothing twice"
    for again in service.bus.returned:
        again()
    assert heard[-1] == "missed"


# ---- filters


def test_filters_show_what_was_asked_for(served: Served, ada: Person, zoe: Person) -> None:
    sign_up(ada, "Ada Filter")
    one = ada.new_table("me", "friend", public="on", clock="quick")
    several = ada.new_table("me", "friend", "friend", public="on")
    rated = ada.new_table("me", "friend", public="on", rated="on")
    other = ada.new_table("me", "friend", public="on", game="terra_pyramides")
    for query, expected in {
        "": {one, several, rated, other},
        "?game=imhotep": {one, several, rated},
        "?free=1": {one, rated, other},
        "?free=2": {several},
        "?rated=yes": {rated},
        "?speed=none": {several, rated, other},
        "?speed=live": {one},
        "?speed=slow": set(),
        "?rated=no&game=terra_pyramides": {other},
        "?known=1": set(),
        "?game=chess&free=9&rated=maybe": {one, several, rated, other},
    }.items():
        page = zoe.http.get(f"/tables{query}").text
        assert {table for table in (one, several, rated, other) if shown(page, table)} == expected, query
    sign_up(zoe, "Zoé Filter")
    zoe.post(f"/t/{several}/join", page="/tables")
    page = zoe.http.get("/tables?known=1").text
    assert all(shown(page, table) for table in (one, rated, other)), "one has met Ada"
    assert name_key("Ada Filter") in re.findall(r'data-filters="([^"]*)"', page)[0].split()
    assert Filters.of({"known": "1"}).known


# ---- invitations


def invite(host: Person, table: str, name: str, seat: int = 1) -> str:
    """Invite somebody; the text of the page that comes."""
    return unescape(host.post(f"/t/{table}/invite", page=f"/t/{table}", seat=seat, name=name).text)


def test_an_invitation_is_seen_at_once_and_accepted(served: Served, ada: Person, zoe: Person) -> None:
    sign_up(ada, "Ada Host")
    sign_up(zoe, "Zoé Guest")
    told: list[Invitation] = []

    async def hear(invitation: Invitation) -> None:
        told.append(invitation)

    lobby_of(served).when_invited.append(hear)
    table = ada.new_table("me", "friend")
    with Lobbyist(zoe, "/settings") as page:
        assert "Zoé Guest is invited" in invite(ada, table, "zoe guest")
        page.until(lambda one: one["type"] == "mine")
    assert [one.table_id for one in until(lambda: told)] == [table], "others may tell them too"
    assert zoe.http.get("/lobby/invited.json").json() == {"count": 1, "text": "1 invitation"}
    assert 'data-invited><span aria-hidden="true">1<' in zoe.http.get("/settings").text
    listed = unescape(zoe.http.get("/tables").text)
    assert "Ada Host" in listed and f"/invitations/{table}" in listed
    assert zoe.http.get(f"/t/{table}").status_code == 403, "the table itself stays private"
    assert zoe.post(f"/invitations/{table}", page="/tables", accept=1).url.path == f"/t/{table}"
    assert served.service.open_tables[table].stored_seats[1].name == "Zoé Guest"
    assert zoe.http.get("/lobby/invited.json").json()["count"] == 0


def test_an_invitation_is_declined_withdrawn_or_outrun(served: Served, ada: Person, zoe: Person) -> None:
    sign_up(ada, "Ada Second")
    sign_up(zoe, "Zoé Second")
    count = lambda: zoe.http.get("/lobby/invited.json").json()["count"]  # noqa: E731
    table = ada.new_table("me", "friend", "friend", public="on")
    invite(ada, table, "Zoé Second")
    assert count() == 1
    zoe.post(f"/invitations/{table}", page="/tables", decline=1)
    assert count() == 0
    invite(ada, table, "Zoé Second")
    ada.post(f"/t/{table}/invite", page=f"/t/{table}", name="Zoé Second", withdraw=1)
    assert count() == 0
    assert zoe.post(f"/invitations/{table}", page="/tables", accept=1).status_code == 404
    invite(ada, table, "Zoé Second")
    with another(served) as third, another(served) as fourth:
        third.post(f"/t/{table}/join", page="/tables", name="Third")
        assert count() == 1, "another seat is free"
        fourth.post(f"/t/{table}/join", page="/tables", name="Fourth")
        assert count() == 0
        assert zoe.post(f"/invitations/{table}", page="/tables", accept=1).status_code == 404


def test_who_cannot_invite_or_be_invited(served: Served, ada: Person, zoe: Person) -> None:
    table = ada.new_table("me", "friend")
    assert "Invite by name" not in ada.http.get(f"/t/{table}").text
    answer = ada.post(f"/t/{table}/invite", page=f"/t/{table}", seat=1, name="Imhotep")
    assert answer.status_code == 403, "guests do not invite"
    sign_up(ada, "Ada Third")
    sign_up(zoe, "Zoé Third")
    assert "Nobody has an account" in invite(ada, table, "Nobody Here")
    assert "already sits" in invite(ada, table, "Ada Third", 1)
    assert zoe.post(f"/t/{table}/invite", page="/tables", seat=1, name="Imhotep").status_code == 403
    invite(ada, table, "Zoé Third")
    zoe.post("/people/Ada Third", do="block")
    assert zoe.http.get("/lobby/invited.json").json()["count"] == 0, "what a blocked person sent is gone"
    assert "cannot be invited" in invite(ada, table, "Zoé Third")
    lobby = lobby_of(served)
    assert on_server(served, lobby.shelf("en"))[1] == lobby.number
