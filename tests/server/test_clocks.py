"""Clocks over the real server: what the others may choose, lists and the next table, holidays, and what a restart leaves."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select

from ostracon.server import clocks, conditional, holidays, schema
from ostracon.server.clocks import BEAT_SECONDS
from ostracon.server.new_table import NewSeat
from ostracon.server.notes import keep_notes, notes_of
from ostracon.server.service import TableService
from ostracon.server.store import Store
from ostracon.server.tokens import hashed
from ostracon.table.clock import DAY, HOUR, MINUTE, PRESETS, TimeControl
from ostracon.table.table import ACT, END_TURN, Command

from ..serving import PATIENCE, Live, Person, Served, serving, until

TWO = [NewSeat("Ada", "human", here=True), NewSeat("Bob", "human", here=True)]


@pytest.fixture
def ahead(served: Served) -> Iterator[Any]:
    """Lets time pass: `ahead(60)` is a minute later."""
    passed = 0.0

    def go(seconds: float) -> None:
        nonlocal passed
        passed += seconds
        gone = passed
        served.service.clocks.now = lambda: time.time() + gone

    yield go
    served.service.clocks.now = clocks.wall_time


@pytest.fixture
def cid(served: Served) -> Iterator[Person]:
    with Person(served.url, "en", "Cid") as person:
        yield person


def timed_table(host: Person, *guests: Person, clock: str = "quick", **fields: object) -> str:
    """A table with a clock at which the host begins."""
    who = ["me", *["friend"] * len(guests)]
    table = host.new_table(*who, **{"start_player": "seat_0", "clock": clock, **fields})
    for guest, link in zip(guests, host.links(table), strict=True):
        guest.sit(link)
    return table


def plain(text: str) -> str:
    """Without the spaces that keep French punctuation on its line."""
    return text.replace("\u202f", " ").replace("\xa0", " ")


def offers(live: Live, name: str) -> dict[str, str]:
    """Listen until something is offered; all that is, by id without the seat."""
    heard = live.until(
        lambda m: any(one["id"].startswith(name) for one in m.get("controls", {}).get("offers", []))
    )
    return {one["id"].partition(":")[0]: one["label"] for one in heard["controls"]["offers"]}


def test_the_clock_is_sent_with_every_step(served: Served, ada: Person, zoe: Person, ahead: Any) -> None:
    table = timed_table(ada, zoe)
    with ada.live(table) as live, zoe.live(table) as other:
        live.arrive()
        other.arrive()
        shown = live.scene["controls"]["time"]
        assert shown["running"] == 0 and not shown["slow"] and shown["short"] == MINUTE
        assert 0 <= 5 * MINUTE - shown["left"][0] < 5 and shown["left"][1] == 5 * MINUTE
        ahead(60)
        assert live.ask("act", action=live.moves()[0], sure=True)["type"] == "done"
        told = other.until_type("scene")["controls"]["time"]
        assert told["running"] == 1 and 0 <= 5 * MINUTE - 40 - told["left"][0] < 5
    assert served.service.open_tables[table].header.clock == {"bank": 300.0, "increment": 20.0}


def test_when_time_is_out_the_others_choose(served: Served, ada: Person, zoe: Person, ahead: Any) -> None:
    """Wait, or let a bot play; he himself is offered nothing and may still move."""
    table = timed_table(ada, zoe)
    with ada.live(table) as live, zoe.live(table) as other:
        live.arrive()
        other.arrive()
        assert other.ask("offer", name="more_time:0")["code"] == "no-offer"
        ahead(6 * MINUTE)
        found = offers(other, "more_time")
        assert list(found) == ["more_time", "late_take_over", "time_out"]
        assert plain(found["more_time"]) == "Attendre : 1 minute de plus pour Ada"
        assert live.ask("offer", name="more_time:0")["code"] == "no-offer", "nobody helps himself"
        assert other.ask("offer", name="more_time:0")["type"] == "done"
        told = live.until_type("scene")
        assert told["log"][-1]["text"] == "Ada is given more time."
        assert 0 <= MINUTE - told["controls"]["time"]["left"][0] < 5 and not told["controls"]["offers"]
        ahead(2 * MINUTE)
        offers(other, "late_take_over")
        assert live.ask("act", action=live.moves()[0], sure=True)["type"] == "done", "he may still move"
        assert other.ask("offer", name="late_take_over:0")["code"] == "no-offer"
        ahead(6 * MINUTE)
        assert "Out of time: let a bot play for Zoé" in offers(live, "late_take_over").values()
        assert live.ask("offer", name="late_take_over:1")["type"] == "done"
    assert served.table(table).people == [0]
    kinds = [entry.command.kind for entry in served.table(table).journal][:4]
    assert kinds == ["begin", "more_time", "act", "take_over"]


def test_of_two_the_one_who_is_late_loses(served: Served, ada: Person, zoe: Person, ahead: Any) -> None:
    table = timed_table(ada, zoe)
    with zoe.live(table) as other:
        other.arrive()
        ahead(6 * MINUTE)
        offers(other, "time_out")
        assert other.ask("offer", name="time_out:0")["type"] == "done"
        assert (
            plain(other.scene["scene"]["prompt"])
            == "Temps écoulé : Ada. La partie est finie : Zoé l’emporte."
        )
    assert "Lost on time" in ada.http.get("/finished").text


def test_of_three_all_others_must_agree(
    served: Served, ada: Person, zoe: Person, cid: Person, ahead: Any
) -> None:
    table = timed_table(ada, zoe, cid)
    with zoe.live(table) as second, cid.live(table) as third:
        second.arrive()
        third.arrive()
        ahead(6 * MINUTE)
        offers(second, "time_out")
        offers(third, "time_out")
        assert second.ask("offer", name="time_out:0")["type"] == "done"
        assert second.ask("offer", name="time_out:0")["code"] == "no-offer", "once is enough"
        told = third.until_type("scene")
        assert told["log"][-1]["text"].startswith("Zoé would like to end the wait")
        assert third.ask("offer", name="time_out:0")["type"] == "done"
    assert served.table(table).late == [0] and served.table(table).people == [1, 2]


def test_at_a_table_with_a_clock_being_away_is_no_reason_for_a_bot(
    served: Served, ada: Person, zoe: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    from ostracon.server import live_table

    monkeypatch.setattr(live_table, "AWAY_SECONDS", 0.0)
    table = timed_table(ada, zoe, clock="daily")
    with ada.live(table) as live:
        live.arrive()
        assert not [one for one in live.scene["controls"]["offers"] if "take_over" in one["id"]]
    assert {seat.confirm for seat in served.table(table).seats} == {"always"}, "every turn waits for its end"


def test_the_form_explains_and_checks_the_clock(served: Served, ada: Person) -> None:
    page = unescape(ada.http.get("/new/imhotep").text)
    for words in (
        "no clock",
        "one move a day",
        "3 days each, 1 day more a turn",
        "2 days 12 hours more a turn",
    ):
        assert words in page
    own = {"clock": "own", "clock-bank-unit": "minutes", "clock-increment-unit": "seconds"}
    seats = {"players": 2, "who-0": "me", "who-1": "friend"}
    for bank, increment in (
        ("0", "5"),
        ("", ""),
        ("9999999", "1"),
        ("1" * 5000, "1"),
        ("1", "61"),
        ("x", "1"),
        ("-5", "1"),
    ):
        answer = ada.post(
            "/new/imhotep", **own, **seats, **{"clock-bank": bank, "clock-increment": increment}
        )
        assert answer.status_code == 400 and "A clock needs at least 1 minute" in answer.text
    table = ada.new_table("me", "friend", **own, **{"clock-bank": "90", "clock-increment": "45"})
    assert served.table(table).control == TimeControl(90 * MINUTE, 45.0)
    assert "1 hour 30 minutes each, 45 seconds more a turn" in ada.http.get(f"/t/{table}").text
    alone = ada.new_table("me", "apprentice", clock="quick")
    assert served.table(alone).control is None, "against bots nobody is hurried"


def test_lists_say_what_is_left_and_the_most_urgent_comes_first(
    served: Served, zoe: Person, cid: Person, ahead: Any
) -> None:
    with Person(served.url, "en", "Lea") as lea:
        slow, quick, untimed = (
            timed_table(lea, zoe, clock="daily"),
            timed_table(lea, zoe, clock="quick"),
            timed_table(lea, zoe, clock="none"),
        )
        theirs = timed_table(cid, lea, clock="weekly")
        for path in ("/", "/tables"):
            page = lea.http.get(path).text
            places = [page.index(f'"/t/{one}"') for one in (quick, slow, untimed, theirs)]
            assert places == sorted(places)
            assert "2 days 23 hours left" in page and "4 minutes" in page and "6 days 23 hours left" in page
        assert lea.http.get("/next").url.path == f"/t/{quick}"
        assert lea.http.get(f"/next?after={quick}").url.path == f"/t/{slow}"
        assert lea.http.get(f"/next.json?after={slow}").json() == {
            "count": 2,
            "text": "Next table: 2 wait for you",
        }
        ahead(6 * MINUTE)
        assert "time is out" in lea.http.get("/tables").text
    with Person(served.url) as stranger:
        assert stranger.http.get("/next").url.path == "/tables"
        assert stranger.http.get("/next.json").json()["count"] == 0


def test_a_holiday_stops_the_clock_where_a_move_may_take_days(
    served: Served, ada: Person, zoe: Person, ahead: Any
) -> None:
    slow, quick = timed_table(ada, zoe, clock="daily"), timed_table(ada, zoe, clock="quick")
    page = "/settings/holiday"
    assert "You may still take 30 days" in ada.http.get(page).text
    for days in ("0", "31", "x", ""):
        answer = ada.post(page, days=days)
        assert answer.status_code == 400 and "between 1 and 30 days" in answer.text
    with zoe.live(slow) as other:
        other.arrive()
        assert "You are on holiday until" in ada.post(page, days=10).text
        told = other.until_type("scene")
        assert plain(told["log"][-1]["text"]) == "Ada est en vacances ; sa pendule est arrêtée."
        times = told["controls"]["time"]
        assert times["running"] == -1 and times["holidays"][0] > time.time() + 9 * DAY
    later = timed_table(ada, zoe, clock="weekly")  # made during the holiday
    ahead(9 * DAY)
    now = served.service.clocks.now()
    assert served.table(slow).out_of_time(now) == -1 and served.table(quick).out_of_time(now) == 0
    assert [entry.command.kind for entry in served.table(later).journal] == ["begin", "holiday"]
    assert ada.post(page, days=2).status_code == 400, "one at a time"
    assert "Welcome back" in ada.post(page, back=1).text
    assert "You may still take 20 days" in unescape(ada.http.get(page).text), "a day begun is a day"
    clock = served.table(slow).clock
    assert clock and clock.on_holiday(0, served.service.clocks.now()) == 0
    ahead(4 * DAY)
    assert served.table(slow).out_of_time(served.service.clocks.now()) == 0


def test_a_forged_holiday_is_refused(ada: Person) -> None:
    ada.http.get("/")
    assert ada.http.post("/settings/holiday", data={"days": "3"}).status_code == 403


def test_a_restart_takes_nobody_s_time(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The server is stopped, or killed, with a minute left on a clock, and comes back an hour later: the minute is still
    there, and the table that lived through it and the one read anew say the same.
    """
    passed = [0.0]
    monkeypatch.setattr(clocks, "wall_time", lambda: time.time() + passed[0])

    async def begin(orderly: bool) -> str:
        service = TableService(await Store.open(database))
        await service.start()
        control = TimeControl(MINUTE, 0.0)
        id = await service.create("imhotep", {"start_player": "seat_0"}, TWO, "browser", control=control)
        if orderly:
            await service.close()
        else:  # killed: it has beaten for the last time a moment ago, and writes nothing more
            await service.clocks.beat()
            for one in list(service._tasks):
                one.cancel()
        await service.store.close()
        return id

    async def come_back(id: str) -> float:
        service = TableService(await Store.open(database))
        await service.start()
        live = await service.open(id)
        clock = live.table.clock
        assert clock
        left = clock.left(service.clocks.now())[0]
        assert live.table.out_of_time(service.clocks.now()) == -1
        due = live.header.due
        assert due and abs(due - clocks.wall_time() - left) < BEAT_SECONDS, "lists know it too"
        action = live.table.match.legal()[0]
        await service.do(live, Command(kind=ACT, seat=0, revision=1, action=action, sure=True))
        banks = clock.left(service.clocks.now())
        service.open_tables.clear()
        again = (await service.open(id)).table.clock
        assert again and again.left(service.clocks.now())[0] == pytest.approx(banks[0])
        await service.close()
        await service.store.close()
        return left

    for orderly in (True, False):
        id = asyncio.run(begin(orderly))
        passed[0] += HOUR
        assert 50 < asyncio.run(come_back(id)) <= MINUTE
    assert asyncio.run(pauses(database)) == 3, "each time that nobody was there"


async def pauses(database: str) -> int:
    """How many are written down."""
    store = await Store.open(database)
    async with store.engine.connect() as connection:
        count = (await connection.execute(select(func.count()).select_from(schema.pauses))).scalar()
    await store.close()
    return int(count or 0)


def test_a_clock_runs_out_while_a_real_server_restarts(tmp_path: Path) -> None:
    """Three seconds on the clock, a server that is away for longer: nobody has lost anything, and then time does run."""
    file = tmp_path / "games.sqlite"
    with serving(file) as first, Person(first.url, name="Ada") as ada, Person(first.url, name="Bob") as bob:
        made = first.service.create(
            "imhotep",
            {"start_player": "seat_0"},
            [NewSeat("Ada", "human", here=True), NewSeat("Bob", "open")],
            cookie(ada),
            control=TimeControl(3.0, 0.0),
        )
        table = asyncio.run_coroutine_threadsafe(made, first.loop).result()
        bob.sit(ada.links(table)[0])
        cookies = dict(bob.http.cookies)
    stopped = time.time()
    until(lambda: time.time() > stopped + 3.5)
    with serving(file) as second, Person(second.url, "en", "Bob") as bob:
        bob.http.cookies.update(cookies)
        with bob.live(table) as live:
            live.arrive()
            assert live.scene["controls"]["time"]["left"][0] > 0
            assert not live.scene["controls"]["offers"]
            assert "time_out" in offers(live, "time_out"), "told by the server, without a step or a reload"


def cookie(person: Person) -> str:
    """The secret of a person's browser."""
    person.http.get("/")
    return str(person.http.cookies["ostracon-browser"])


def test_waking_up_after_a_sleep_is_a_pause(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The computer slept, or the database was away: at the next beat that time is given back."""
    passed = [0.0]
    monkeypatch.setattr(clocks, "wall_time", lambda: time.time() + passed[0])

    async def sleep() -> None:
        service = TableService(await Store.open(database))
        await service.start()
        control = PRESETS["quick"]
        id = await service.create("imhotep", {"start_player": "seat_0"}, TWO, "browser", control=control)
        live = await service.open(id)
        await service.clocks.beat()
        passed[0] += HOUR
        assert live.table.out_of_time(service.clocks.now()) == 0
        await service.clocks.beat()
        assert live.table.out_of_time(service.clocks.now()) == -1
        await service.clocks.beat()
        assert len(service.clocks.pauses) == 1, "a beat after a beat is no pause"
        await service.close()
        await service.store.close()

    asyncio.run(sleep())


def test_without_clocks_nothing_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    passed = [0.0]
    monkeypatch.setattr(clocks, "wall_time", lambda: time.time() + passed[0])

    async def idle() -> None:
        service = TableService(await Store.open(f"sqlite:///{tmp_path / 'games.sqlite'}"))
        await service.start()
        await service.create("imhotep", {}, TWO, "browser")
        passed[0] += HOUR
        await service.clocks.beat()
        assert not service.clocks.pauses
        await service.close()
        await service.store.close()

    asyncio.run(idle())


def test_holidays_plans_notes_and_the_next_table_in_either_database(database: str) -> None:
    async def live_through() -> None:
        service = TableService(await Store.open(database))
        await service.start()
        store, bob = service.store, "b" * 64
        seats = [NewSeat("Ada", "human", here=True), NewSeat("Bob", "human", holders=(bob,))]
        begins = {"start_player": "seat_1"}
        weekly = await service.create("imhotep", begins, seats, "browser", control=PRESETS["weekly"])
        daily = await service.create("imhotep", begins, seats, "browser", control=PRESETS["daily"])
        assert await clocks.waiting_for(store, bob) == [daily, weekly]
        await holidays.take(service, bob, 3)
        live = await service.open(daily)
        clock = live.table.clock
        assert clock and clock.on_holiday(1, service.clocks.now()) > time.time() + 2 * DAY
        await holidays.end(service, bob)
        assert await holidays.days_left(store, bob, service.clocks.now()) == 29
        for text in ("first", "second"):
            await keep_notes(store, bob, daily, 1, text)
        assert await notes_of(store, bob, daily) == {1: "second"}
        action = live.table.match.legal()[0]
        await conditional.keep_plan(store, daily, hashed("browser"), 0, 0, [action, 10**6])
        assert await conditional.tables_with_plans(store) == [daily]
        revision = live.table.revision
        await service.do(live, Command(kind=ACT, seat=1, revision=revision, action=action, sure=True))
        await service.do(live, Command(kind=END_TURN, seat=1, revision=revision + 1))
        async with asyncio.timeout(PATIENCE):
            while await conditional.plans_at(store, daily):
                await asyncio.sleep(0.01)  # until it is dropped, as the answer is impossible
        await service.close()
        await store.close()

    asyncio.run(live_through())


# ---- notes and two chats


def test_notes_are_kept_for_their_writer_alone(served: Served, ada: Person, zoe: Person) -> None:
    table = timed_table(ada, zoe, clock="none", public="on")
    with ada.live(table) as live, zoe.live(table) as other:
        assert live.arrive()["notes"] == "" and other.arrive()["notes"] == ""
        assert live.ask("note", notes="Obelisks!\nThen the temple.")["type"] == "done"
        assert live.ask("note", notes="x" * 4001)["code"] == "malformed"
    with ada.live(table) as again, zoe.live(table) as other, Person(served.url).live(table) as stranger:
        assert again.arrive()["notes"] == "Obelisks!\nThen the temple."
        assert other.arrive()["notes"] == "" and stranger.arrive()["notes"] == ""
        assert stranger.ask("note", notes="me too")["code"] == "no-notes"
        assert again.ask("note", notes="")["type"] == "done"
    with ada.live(table) as empty:
        assert empty.arrive()["notes"] == ""


def test_spectators_talk_among_themselves(served: Served, ada: Person, zoe: Person, cid: Person) -> None:
    """Players read it when the game is over, or when they ask for it where hints are allowed anyway."""
    strict = timed_table(ada, zoe, clock="none", public="on")
    casual = timed_table(ada, zoe, clock="none", public="on", hints="on")
    for table in (strict, casual):
        with ada.live(table) as live, cid.live(table) as watcher:
            assert live.arrive()["gallery"] is False and watcher.arrive()["gallery"] is True
            watcher.ask("chat", text="Red is lost", name="Cid")
            live.ask("chat", text="hello")
            assert watcher.until(lambda m: m["type"] == "chat" and m["seat"] == 0)["text"] == "hello"
            assert [m["text"] for m in live.heard if m["type"] == "chat"] == ["hello"]
            answer = live.ask("gallery")
            if table == strict:
                assert answer["code"] == "closed-chat"
            else:
                shown = next(m for m in live.heard if m["type"] == "gallery")
                assert [line["text"] for line in shown["chat"]] == ["Red is lost"]
        with zoe.live(table) as other:
            assert [line["text"] for line in other.arrive()["chat"]] == ["hello"]
    with ada.live(strict) as live:
        live.arrive()
        zoe.post(f"/t/{strict}/menu", way="resign:1")
        assert [line["text"] for line in live.until_type("gallery")["chat"]] == ["Red is lost"]
    with zoe.live(strict) as other:
        assert {line["text"] for line in other.arrive()["chat"]} == {"hello", "Red is lost"}
