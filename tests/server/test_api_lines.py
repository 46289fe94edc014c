"""How lines to a table end: by their close code whoever listens knows whether to come again."""

from __future__ import annotations

from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from ostracon.server import websocket
from ostracon.server.limits import Limit

from ..serving import Live, Person, Served, serving

GOES_ON = (1012, 1013)  # after these one comes again


def farewell(live: Live) -> tuple[int, str]:
    """The code and the reason with which the server closes a line."""
    with pytest.raises(ConnectionClosed) as closed:
        while True:
            live.listen()
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code, closed.value.rcvd.reason


def test_a_deleted_table_is_gone_for_good(ada: Person) -> None:
    table = ada.new_table("me", "apprentice")
    with ada.live(table) as live:
        live.arrive()
        deleted = ada.http.delete(f"/api/v1/tables/{table}", headers={"x-ostracon": "1"})
        assert deleted.status_code == 200
        assert farewell(live) == (4410, "This table was deleted.")


def test_a_private_table_is_closed_to_strangers(ada: Person, zoe: Person) -> None:
    table = ada.new_table("me", "apprentice")
    with zoe.live(table) as live:
        code, reason = farewell(live)
    assert code == 4401 and reason


def test_who_knocks_too_often_comes_again_later(ada: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    table = ada.new_table("me", "apprentice")
    monkeypatch.setattr(websocket, "KNOCKING", Limit(0.001, 1))
    with ada.live(table) as first, ada.live(table) as second:
        first.arrive()
        assert farewell(second) == (1013, "Too much at once: wait a moment.")


def test_a_server_that_stops_says_so(tmp_path: Path) -> None:
    """The line is closed with a code after which one comes again, and the game goes on where it was."""
    file = tmp_path / "games.sqlite"
    with serving(file) as served, Person(served.url, name="Ada") as ada:
        port = int(served.url.rpartition(":")[2])
        table = ada.new_table("me", "friend", start_player="seat_0", public="on")
        ada.http.post(f"/api/v1/tables/{table}/join", json={}, headers={"x-ostracon": "1"})
        live = ada.live(table)
        live.__enter__()
        live.arrive()
        assert live.ask("act", action=0)["type"] == "done"
        seen = live.scene["ply"]
    assert farewell(live)[0] in GOES_ON
    live.__exit__(None, None, None)
    with serving(file, port=port), ada.live(table) as again:
        again.arrive()
        assert again.scene["ply"] == seen == 1


def test_an_unknown_table(served: Served, zoe: Person) -> None:
    with zoe.live("nothing") as live:
        assert farewell(live)[0] == 4404
