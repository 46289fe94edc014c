"""Whatever people and programs send: a clear answer, and the table unharmed."""

from __future__ import annotations

import json
import logging
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from ..serving import Live, Person, Served


@pytest.fixture
def at_table(served: Served, ada: Person) -> Any:
    """A table where Ada is to move, her socket, and what must not change."""
    table = ada.new_table("me", "scribe", start_player="seat_0")
    with ada.live(table) as live:
        live.arrive()
        assert live.until_my_turn()
        before = list(served.table(table).journal)
        yield table, live
        assert served.table(table).journal[: len(before)] == before


def unharmed(live: Live) -> None:
    """The table still plays."""
    assert live.ask("act", action=live.moves()[0], sure=True)["type"] == "done"


@pytest.mark.parametrize(
    ("path", "status", "english", "french"),
    [
        ("/t/nothing", 404, "There is no such table", "Cette table n’existe pas"),
        ("/t/nothing/token", 404, "There is no such table", "Cette table n’existe pas"),
        ("/nothing", 404, "There is no such page", "Cette page n’existe pas"),
        ("/new/chess", 404, "No game of that name", "Aucun jeu de ce nom"),
        ("/rules/chess", 404, "No game of that name", "Aucun jeu de ce nom"),
        ("/rules/imhotep/nothing.svg", 404, "There is no such page", "Cette page n’existe pas"),
        ("/client/0/../../secrets", 404, "There is no such page", "Cette page n’existe pas"),
    ],
)
def test_unknown_pages(ada: Person, zoe: Person, path: str, status: int, english: str, french: str) -> None:
    for person, text in ((ada, english), (zoe, french)):
        answer = person.http.get(path)
        assert answer.status_code == status
        assert text in answer.text
        assert "Traceback" not in answer.text


def test_unknown_table_on_the_socket(ada: Person) -> None:
    with ada.live("nothing") as live, pytest.raises(ConnectionClosed) as closed:
        live.listen()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404
    assert closed.value.rcvd.reason.startswith("There is no such table")


def test_seat_link_of_another_table(ada: Person, zoe: Person) -> None:
    first, second = ada.new_table("me", "friend"), ada.new_table("me", "friend")
    token = ada.links(first)[0].rsplit("/", 1)[1]
    answer = zoe.http.get(f"/t/{second}/{token}")
    assert answer.status_code == 404
    assert "Ce lien ne donne pas de place" in answer.text
    assert ada.http.get(f"/t/{second}").status_code == 200


def test_a_socket_without_the_seat_only_watches(served: Served, at_table: Any, zoe: Person) -> None:
    table, live = at_table
    zoe.http.get(served.watch_path(table))
    with zoe.live(table) as other:
        assert other.arrive()["seat"] == -1
        assert other.moves() == []
        answer = other.ask("act", action=live.moves()[0])
        assert (answer["type"], answer["code"]) == ("error", "no-seat")


@pytest.mark.parametrize(
    "data",
    [
        "",
        "{",
        "[]",
        "null",
        "42",
        '"act"',
        "{}",
        '{"type": 7}',
        '{"type": "act", "action": "0"}',
        '{"type": "act", "action": 1.5}',
        '{"type": "act", "action": true}',
        '{"type": "act", "action": 99999999999999999999999999}',
        '{"type": "act", "id": {"x": 1}}',
        '{"type": "set", "settings": []}',
        "[" * 9000,
        b"\xff\xfe\x00",
    ],
)
def test_malformed_message(at_table: Any, data: str | bytes) -> None:
    _, live = at_table
    live.raw(data)
    answer = live.until_type("error")
    assert answer["code"] == "malformed"
    assert answer["text"] == "The table could not read that message."
    unharmed(live)


def test_unknown_command(at_table: Any) -> None:
    _, live = at_table
    assert live.ask("dance")["code"] == "unknown-command"
    unharmed(live)


def test_oversized_message(at_table: Any) -> None:
    _, live = at_table
    live.raw(json.dumps({"type": "chat", "text": "x" * 17_000}))
    assert live.until_type("error")["code"] == "too-big"
    unharmed(live)


def test_a_huge_message_cuts_the_line_but_not_the_table(at_table: Any, ada: Person) -> None:
    table, live = at_table
    with pytest.raises(ConnectionClosed):
        live.raw("x" * 600_000)
        while True:
            live.listen()
    with ada.live(table) as again:
        again.arrive()
        assert again.until_my_turn()
        unharmed(again)


def test_stale_seq(at_table: Any) -> None:
    _, live = at_table
    answer = live.ask("act", action=live.moves()[0], seq=live.scene["seq"] - 1000)
    assert (answer["type"], answer["code"]) == ("error", "stale")
    assert live.until_type("scene")["log"], "the newest scene follows"
    unharmed(live)


def test_action_of_another_seat(served: Served, ada: Person, zoe: Person) -> None:
    table = ada.new_table("me", "friend", start_player="seat_0")
    zoe.sit(ada.links(table)[0])
    with ada.live(table) as first, zoe.live(table) as second:
        first.arrive(), second.arrive()
        answer = second.ask("act", action=first.moves()[0])
        assert (answer["code"], answer["text"]) == ("not-your-turn", "Ce n’est pas à vous de jouer.")
        assert served.table(table).revision == 0
        unharmed(first)


@pytest.mark.parametrize(
    ("action", "code"), [(9999, "unknown-action"), (-1, "unknown-action"), (50, "illegal")]
)
def test_impossible_action(at_table: Any, action: int, code: str) -> None:
    _, live = at_table
    answer = live.ask("act", action=action)
    assert (answer["type"], answer["code"]) == ("error", code)
    assert answer["text"]
    unharmed(live)


@pytest.mark.parametrize(
    ("type", "fields", "code"),
    [
        ("offer", {"name": "take_over:1"}, "no-offer"),
        ("offer", {"name": "take_over:99999999999999999999"}, "no-offer"),
        ("offer", {"name": "resign"}, "no-offer"),
        ("handover", {"seat": 1}, "no-seat"),
        ("undo", {}, "nothing-to-undo"),
        ("end_turn", {}, "no-turn-to-end"),
        ("hint", {}, "no-hint"),
        ("chat", {"text": "  "}, "empty-chat"),
        ("chat", {"text": "x" * 501}, "long-chat"),
        ("set", {"settings": {"confirm": "perhaps"}}, "unknown-setting"),
        ("set", {}, "unknown-setting"),
    ],
)
def test_refused_commands(at_table: Any, type: str, fields: dict[str, Any], code: str) -> None:
    _, live = at_table
    answer = live.ask(type, **fields)
    assert (answer["type"], answer["code"]) == ("error", code)
    assert answer["text"]
    unharmed(live)


def test_too_many_messages(at_table: Any) -> None:
    _, live = at_table
    for _ in range(400):
        live.send("ping")
    answers = [live.until_type("pong", "error") for _ in range(400)]
    assert {answer["code"] for answer in answers if answer["type"] == "error"} == {"too-fast"}


def test_looking_anywhere_is_harmless(at_table: Any) -> None:
    _, live = at_table
    for ply in (-5, 0, 10**9):
        live.send("look", ply=ply)
        assert live.until_type("moment")["scene"]["pieces"]
    live.send("why", element="no such thing", path=["x"] * 8)
    assert live.until_type("why")["text"]


@pytest.mark.parametrize(
    ("fields", "text"),
    [
        ({"players": 7}, "cannot be played by so many"),
        ({"players": "²"}, "cannot be played by so many"),
        ({"players": "9" * 5000}, "cannot be played by so many"),
        ({"who-1": "wizard"}, "Seat 2: say who is to sit there"),
        ({"who-1": "search:99999999"}, "Seat 2: say who is to sit there"),
        ({"side_market": "C"}, "not possible together"),
        ({"start_player": "seat_3"}, "not possible together"),
    ],
)
def test_form_with_impossible_options(ada: Person, fields: dict[str, object], text: str) -> None:
    answer = ada.post("/new/imhotep", **{"players": 2, "who-0": "me", "who-1": "scribe", **fields})
    assert answer.status_code == 400
    assert text in answer.text


def test_a_game_says_which_of_its_options_go_together(ada: Person, zoe: Person) -> None:
    """Alone one cannot play the second version: the form says what one can do."""
    form = {"players": 1, "who__0": "me", "version": 2}
    for person, text in (
        (ada, "cooperative mode, mission 1, 2 or 3"),
        (zoe, "mode coopératif, mission 1, 2 ou 3"),
    ):
        answer = person.post("/new/terra_pyramides", **form)
        assert answer.status_code == 400 and text in answer.text


def test_a_form_from_elsewhere_is_refused(ada: Person, zoe: Person) -> None:
    ada.http.get("/")
    fields = {"players": "2", "who-0": "me", "who-1": "scribe"}
    for token in ("", "0" * 32, zoe.form_token("/settings")):
        answer = ada.http.post("/new/imhotep", data={**fields, "form_token": token})
        assert answer.status_code == 403
    assert ada.http.post("/settings", data={"theme": "dark"}).status_code == 403


def test_a_page_of_another_site_cannot_open_the_socket(at_table: Any, ada: Person) -> None:
    table, _ = at_table
    ada.http.headers["origin"] = "https://evil.example"
    cookies = "; ".join(f"{c.name}={c.value}" for c in ada.http.cookies.jar)
    headers = {"Cookie": cookies, "Origin": "https://evil.example"}
    with Live(ada.url, table, headers) as live, pytest.raises(ConnectionClosed) as closed:
        live.listen()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4401


def test_oversized_form(ada: Person) -> None:
    answer = ada.post("/settings", name="x" * 100_000)
    assert answer.status_code == 413
    assert "Traceback" not in answer.text


def test_secrets_are_neither_logged_nor_stored(
    served: Served, ada: Person, zoe: Person, caplog: pytest.LogCaptureFixture, tmp_path: Any
) -> None:
    caplog.set_level(logging.DEBUG)
    table = ada.new_table("me", "friend")
    link = ada.links(table)[0]
    zoe.sit(link)
    with zoe.live(table) as live:
        live.arrive()
    zoe.http.get(link + "x")
    token = link.rsplit("/", 1)[1]
    assert len(token) == 22  # 128 bits
    browser = zoe.http.cookies["ostracon-browser"]
    file = str(served.service.store.engine.url.database)
    stored = b"".join(Path(file + tail).read_bytes() for tail in ("", "-wal"))
    ours = [  # what the test's own clients log is not the server's
        record.getMessage()
        for record in caplog.records
        if not record.name.startswith(("httpx", "httpcore", "websockets.client"))
    ]
    assert ours
    for secret in (token, browser):
        assert not [line for line in ours if secret in line]
        assert secret.encode() not in stored
