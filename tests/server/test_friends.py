"""Friends come: links that they can open, invitations that say to what, guests who watch, doors that stay closed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from ostracon.server import address
from ostracon.server.address import BadAddress, is_local, lan_host, public_url, reachable
from ostracon.server.run import EVERYWHERE, LOCAL, host_of
from ostracon.server.websocket import NO_SEAT

from ..serving import Person, Served, serving, until
from .test_corrections import PENALTY, keep

WARNING = "works on this machine only"


@pytest.mark.parametrize(
    "wrong",
    ["", "games.example.org", "ftp://example.org", "https://", "http://example.org:99999", "https://a b.org"]
    + ["https://example.org/games", "https://example.org?x=1", "https://me@example.org", "https://[::1"],
)
def test_a_wrong_public_address_is_refused(wrong: str) -> None:
    with pytest.raises(BadAddress, match="--public-url must be an address like"):
        public_url(wrong)


def test_what_a_server_listens_on_and_is_reached_at(monkeypatch: pytest.MonkeyPatch) -> None:
    assert (host_of(LOCAL, False, None), host_of("::1", False, "https://example.org")) == (LOCAL, "::1")
    monkeypatch.setattr(address, "lan_host", lambda: "192.0.2.7")
    assert reachable(EVERYWHERE, 8000) == reachable("::", 8000) == "http://192.0.2.7:8000"
    assert reachable("::1", 8000) == "http://[::1]:8000" and is_local("http://[::1]:8000")
    monkeypatch.setattr(address, "lan_host", lambda: None)
    assert reachable(EVERYWHERE, 8000) == "http://127.0.0.1:8000", "no network: at least this machine"


def test_lan_without_a_network_is_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(address, "SOMEWHERE", (LOCAL, 9))
    assert lan_host() is None
    with pytest.raises(BadAddress, match="this machine is in no network"):
        host_of(LOCAL, True, None)


def test_the_host_header_does_not_decide_a_link(served: Served, ada: Person) -> None:
    table = ada.new_table("me", "friend")
    figures = keep(ada, by="Ada", **{f"figure:{PENALTY}": "9"})
    for path, link in ((f"/t/{table}", f"/t/{table}/"), (f"/fidelity/imhotep?figures={figures}",) * 2):
        page = ada.http.get(path, headers={"host": "evil.example", "x-forwarded-host": "evil.example"}).text
        assert "evil.example" not in page
        assert f'value="{served.url}{link}' in page and WARNING in page


def test_links_name_the_address_that_the_operator_names(tmp_path: Path) -> None:
    """No warning beside them; guests of that address may open the socket."""
    known = "https://games.example.org"
    with (
        serving(tmp_path / "games.sqlite", address=known) as server,
        Person(server.url, "en", "Ada") as ada,
    ):
        table = ada.new_table("me", "friend")
        page = ada.http.get(f"/t/{table}").text
        assert f'value="{known}/t/{table}/' in page and f'value="{known}/t/{table}?watch=' in page
        assert WARNING not in page
        with ada.live(table) as live:
            menu = ada.http.get(live.arrive()["menu"]).text
        assert known + server.watch_path(table) in menu and WARNING not in menu


def test_the_warning_is_in_both_languages(served: Served, ada: Person, zoe: Person) -> None:
    assert WARNING in ada.http.get(f"/t/{ada.new_table('me', 'friend')}").text
    assert "ne marche que sur cette machine" in zoe.http.get(f"/t/{zoe.new_table('me', 'friend')}").text


def test_an_invitation_says_who_to_what_and_how(served: Served, ada: Person, zoe: Person) -> None:
    zoe.post("/settings", name="Zoé")
    plain, special = ada.new_table("me", "friend", "scribe"), ada.new_table("me", "friend", side_market="B")
    invitation = zoe.http.get(ada.links(plain)[0]).text
    assert "<h1>Ada vous invite\u00a0: Imhotep</h1>" in invitation and "<title>Ada vous invite" in invitation
    assert "à 3 joueurs" in invitation and "Toutes les options sont celles d’usage." in invitation
    assert 'name="name" value="Zoé"' in invitation
    invitation = zoe.http.get(ada.links(special)[0]).text
    assert "à 2 joueurs" in invitation and "options sont celles d’usage" not in invitation
    listed = re.findall(r"<li>([^<]+)</li>", invitation)
    assert listed == ["Marché\u00a0: face B"], "only what is not as usual"


def test_a_private_table_is_private(served: Served, ada: Person, zoe: Person) -> None:
    """Its players and who came by the link to watch see it, a reload later too; nobody else does."""
    table = ada.new_table("me", "scribe")
    for path in (
        "",
        "/waiting.json",
        "/record.json",
        "/analysis",
        "/analysis.json",
        "/rematch",
        "?watch=0",
        "?watch=é",
    ):
        answer = zoe.http.get(f"/t/{table}{path}")
        assert answer.status_code == 403 and "Cette table est privée" in answer.text, path
    assert zoe.http.post(f"/t/{table}/analysis").status_code == 403
    with pytest.raises(ConnectionClosed) as closed, zoe.live(table) as live:
        live.arrive()
    assert closed.value.rcvd and closed.value.rcvd.code == NO_SEAT
    other = ada.new_table("me", "scribe")
    link = served.watch_path(table)
    assert zoe.http.get(link.replace(table, other)).status_code == 403, "a link opens one table"
    assert zoe.http.get(link).url.path == f"/t/{table}"
    assert zoe.http.get(f"/t/{table}").status_code == 200
    with zoe.live(table) as live:
        hello = live.arrive()
        assert hello["seat"] == -1 and hello["menu"] is None
    assert f"/t/{table}" not in zoe.http.get("/tables").text + zoe.http.get("/").text, (
        "watching is not playing"
    )
    assert zoe.http.get(f"/t/{table}/rematch").status_code == 403


def test_who_makes_a_table_sees_it_without_a_seat(served: Served, ada: Person, zoe: Person) -> None:
    table = ada.new_table("apprentice", "apprentice")
    until(lambda: served.table(table).over)
    for path in ("", "?replay=1", "/record.json", "/analysis"):
        assert ada.http.get(f"/t/{table}{path}").status_code == 200
        assert zoe.http.get(f"/t/{table}{path}").status_code == 403


def test_spectators_are_counted_and_named(served: Served, ada: Person, zoe: Person) -> None:
    table = ada.new_table("me", "scribe", public="on", hints="on")
    zoe.post("/settings", name="Zoé")
    with ada.live(table) as live:
        assert (live.arrive()["watchers"], live.heard[0]["name"]) == (0, "")
        assert live.ask("gallery")["type"] == "done"
        with zoe.live(table) as guest:
            hello = guest.arrive()
            assert (hello["watchers"], hello["name"]) == (1, "Zoé")
            assert live.until_type("seats")["watchers"] == 1
            for given, shown in (("", "Zoé"), ("  Zézé\n ", "Zézé"), ("Ada", "Ada (spectateur)")):
                assert guest.ask("chat", text="Bravo", name=given)["type"] == "done"
                heard = live.until_type("chat")
                assert (heard["seat"], heard["name"]) == (-1, shown), "nobody is taken for a player"
        assert live.until(lambda m: m["type"] == "seats" and not m["watchers"])
        assert live.ask("chat", text="Merci", name="Zoé")["type"] == "done"
        assert [m["name"] for m in live.heard if m["type"] == "chat"][-1] == "Ada"


def test_no_bot_is_offered_for_who_has_just_come(served: Served, ada: Person, zoe: Person) -> None:
    """A table that has waited for long: its guest sits down, opens the page, is there; no moment of it is absence."""
    table = ada.new_table("me", "friend", start_player="seat_0")
    live_table = served.service.open_tables[table]
    live_table._opened -= 1000.0
    zoe.sit(ada.links(table)[0])
    with ada.live(table) as live:
        live.arrive()
        assert live.scene["controls"]["offers"] == []
        live_table._gone[1] -= 1000.0
        assert [one["id"] for one in live_table.offers(next(iter(live_table.connections)))] == ["take_over:1"]
        with zoe.live(table) as guest:
            guest.arrive()
            told = live.until_type("controls")
            assert told["controls"]["offers"] == [], "the offer goes as soon as she is back"
        live_table._gone[1] -= 1000.0
        zoe.http.get(f"/t/{table}")
        assert not live_table.away(1), "she is just loading the page"


def test_a_link_opens_its_seat_until_somebody_else_has_it(served: Served, ada: Person, zoe: Person) -> None:
    """Whoever sat down by a link may follow it again; one that nobody sat down by opens nothing afterwards."""
    table = ada.new_table("me", "friend", "friend", "friend", public="1")
    first, second, third = ada.links(table)
    assert ada.links(table) == [first, second, third], "the host can show them again"
    zoe.sit(first)
    with Person(served.url) as phone:
        assert phone.http.get(first).status_code == 200, "Zoe's own phone"
    with Person(served.url, name="Bea") as bea:
        assert bea.post(f"/t/{table}/join", f"/t/{table}", seat=2, name="Bea").status_code == 200
    assert ada.post(f"/t/{table}/bot", f"/t/{table}", seat=3, bot="mason").status_code == 200
    with Person(served.url) as stranger:
        assert [stranger.http.get(link).status_code for link in (second, third)] == [404, 404]


def test_only_the_host_fills_seats_with_bots(ada: Person, zoe: Person) -> None:
    table = ada.new_table("me", "friend", "friend")
    zoe.sit(ada.links(table)[0])
    assert zoe.post(f"/t/{table}/bot", "/settings", seat=2, bot="mason").status_code == 403
    assert ada.post(f"/t/{table}/bot", f"/t/{table}", seat=2, bot="mason").status_code == 200
