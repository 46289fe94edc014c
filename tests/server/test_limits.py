"""Strangers cannot take the server away from those who play: what they may ask for is bounded, and so is what waits for them."""

from __future__ import annotations

import contextlib

import pytest
from websockets.exceptions import ConnectionClosed

from ostracon.server import limits
from ostracon.server.connection import BYTES_LIMIT, Connection
from ostracon.server.limits import ADDRESSES_KEPT, Bucket, Limit, Limits

from ..serving import Person, Served, until


@pytest.fixture(autouse=True)
def fresh(served: Served) -> None:
    """Nobody has asked for anything yet."""
    served.service.limits = Limits()


def test_a_bucket_fills_with_time(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr(limits.time, "monotonic", lambda: now)
    bucket = Bucket(Limit(rate=2, burst=3))
    assert [bucket.take() for _ in range(5)] == [True, True, True, False, False]
    now += 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    now += 60
    assert sum(bucket.take() for _ in range(10)) == 3, "never more than at first"


def test_addresses_do_not_pile_up() -> None:
    some = Limits()
    for number in range(ADDRESSES_KEPT + 10):
        assert some.allows(limits.REMARKS, f"address {number}")
    assert len(some._buckets) == ADDRESSES_KEPT


def test_who_does_not_read_is_dropped_with_all_that_waits() -> None:
    connection = Connection([], "en")
    large = {"type": "scene", "text": "x" * 100_000}
    sent = 0
    while not connection.lost:
        connection.send(large)
        sent += 1
        assert connection.waiting <= BYTES_LIMIT + 200_000
    assert sent < 30
    assert connection.out.get_nowait() is None and connection.out.empty()
    connection.send(large)
    assert connection.out.empty(), "nothing more"


def test_strangers_share_one_allowance_and_players_go_on(served: Served, ada: Person, zoe: Person) -> None:
    table = ada.new_table("me", "apprentice", public="on")
    with contextlib.ExitStack() as open_, ada.live(table) as live:
        live.arrive()
        watching = [open_.enter_context(zoe.live(table)) for _ in range(4)]
        for one in watching:
            one.arrive()
        for number in range(100):
            for one in watching:
                one.send("look", ply=number % 3)
        answers = [one.until_type("moment", "error") for one in watching for _ in range(100)]
        seen = [answer for answer in answers if answer["type"] == "moment"]
        assert len(seen) < 200, "four windows are not four strangers"
        assert {answer["code"] for answer in answers if answer["type"] == "error"} == {"too-fast"}
        for _ in range(3):
            assert live.until_my_turn()
            assert live.ask("act", action=live.moves()[0], sure=True)["type"] == "done"


def test_the_chat_of_strangers_is_a_slow_one(served: Served, ada: Person, zoe: Person) -> None:
    table = ada.new_table("me", "apprentice", public="on")
    with zoe.live(table) as live:
        live.arrive()
        answers = [live.ask("chat", text=f"line {number}", name="Zoé") for number in range(9)]
    told = [answer for answer in answers if answer["type"] == "done"]
    assert 0 < len(told) <= 6
    assert {answer["code"] for answer in answers if answer["type"] == "error"} == {"chat-too-fast"}
    assert len(served.service.open_tables[table].chat) == len(told)


def test_a_flood_ends_the_line(served: Served, ada: Person, zoe: Person) -> None:
    table = ada.new_table("me", "apprentice", public="on")
    with zoe.live(table) as live:
        live.arrive()
        with contextlib.suppress(ConnectionClosed):
            for _ in range(3000):
                live.send("ping")
        with pytest.raises(ConnectionClosed):
            while True:
                live.listen()
    until(lambda: not served.service.open_tables[table].connections)


def test_tables_are_not_made_without_end(served: Served, zoe: Person) -> None:
    bucket = served.service.limits.bucket(limits.MAKING, "127.0.0.1")
    bucket.limit, bucket.left = Limit(0, 1), 1.0
    zoe.new_table("me", "apprentice")
    answer = zoe.post("/new/imhotep", players=2, who__0="me", who__1="apprentice")
    assert answer.status_code == 429 and "Trop à la fois" in answer.text
