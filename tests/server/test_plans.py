"""Moves planned ahead over the real server: kept for their maker alone, played at once when the game goes that way."""

from __future__ import annotations

import asyncio
import json
import re
from html import unescape
from pathlib import Path

import pytest

from ostracon.server import conditional
from ostracon.server.conditional import MOST_PLANS, Plan, plans_at

from ..serving import Live, Person, Served, serving, until


@pytest.fixture
def slow(ada: Person, zoe: Person) -> str:
    """A table of two where a move may take days; Ada begins."""
    return slow_table(ada, zoe)


def slow_table(ada: Person, zoe: Person) -> str:
    table = ada.new_table("me", "friend", start_player="seat_0", clock="daily", public="on")
    zoe.sit(ada.links(table)[0])
    return table


def offered(person: Person, table: str, path: str = "") -> list[str]:
    """The lines that a planner may go on with."""
    page = person.http.get(f"/t/{table}/plans?path={path}")
    assert page.status_code == 200, page.text
    return re.findall(r'href="\?path=([\d,]+)">(?!Look|Regarder)', page.text)


def keep(person: Person, table: str, path: str) -> str:
    address = f"/t/{table}/plans"
    ply = re.search(r'name="ply" value="(\d+)"', person.http.get(f"{address}?path={path}").text)
    return unescape(person.post(address, "/settings", line=path, ply=ply[1] if ply else "0").text)


def kept(served: Served, table: str) -> list[Plan]:
    work = plans_at(served.service.store, table)
    return asyncio.run_coroutine_threadsafe(work, served.loop).result()


def play(live: Live, action: int) -> None:
    """Play and end the turn."""
    assert live.ask("act", action=action, sure=True)["type"] == "done"
    if live.scene["controls"]["end_turn"]:
        assert live.ask("end_turn")["type"] == "done"


def test_a_planned_answer_is_played_at_once(served: Served, ada: Person, zoe: Person, slow: str) -> None:
    first = offered(zoe, slow)
    answer = offered(zoe, slow, first[0])[0]
    assert "Le plan est gardé" in keep(zoe, slow, answer)
    assert "Si Ada joue" in unescape(zoe.http.get(f"/t/{slow}/plans").text).replace("\xa0", " ")
    planned = [int(one) for one in answer.split(",")]
    with ada.live(slow) as live:
        live.arrive()
        play(live, planned[0])
        told = live.until(lambda m: m["type"] == "scene" and m["ply"] == 2)
        assert "Zoé had planned this answer." in [line["text"] for line in told["log"]]
    table = served.table(slow)
    until(lambda: table.actor == 0)
    assert table.match.actions == planned and table.unconfirmed == -1, "the turn is ended too"
    until(lambda: not kept(served, slow))


def test_the_game_goes_another_way(served: Served, ada: Person, zoe: Person, slow: str) -> None:
    first = offered(zoe, slow)
    keep(zoe, slow, offered(zoe, slow, first[0])[0])
    with ada.live(slow) as live:
        live.arrive()
        play(live, int(first[1]))
        until(lambda: not kept(served, slow))
    assert served.table(slow).actor == 1 and served.table(slow).match.ply == 1


def test_answers_are_chained(served: Served, ada: Person, zoe: Person, slow: str) -> None:
    path = ""
    for _ in range(4):
        path = offered(zoe, slow, path)[0]
    keep(zoe, slow, path)
    planned = [int(one) for one in path.split(",")]
    with ada.live(slow) as live:
        live.arrive()
        for ply in (0, 2):
            assert live.until_my_turn()
            play(live, planned[ply])
            until(lambda: served.table(slow).actor == 0)
    assert served.table(slow).match.actions == planned


def test_nobody_else_learns_of_a_plan(served: Served, ada: Person, zoe: Person, slow: str) -> None:
    """Neither over the socket, nor in the journal, nor on any page, before it is played."""
    with ada.live(slow) as live, Person(served.url) as stranger, stranger.live(slow) as watcher:
        live.arrive()
        watcher.arrive()
        before = served.table(slow).revision
        answer = offered(zoe, slow, offered(zoe, slow)[0])[0]
        keep(zoe, slow, answer)
        live.ask("chat", text="are you there?")
        heard = json.dumps(live.heard) + json.dumps(watcher.heard)
        assert (
            "plan" not in heard.replace('"plan', "").replace("/plans", "").replace("/planner", "")
            and served.table(slow).revision == before
        )
        assert stranger.http.get(f"/t/{slow}/plans").status_code == 403
        assert stranger.http.get(f"/t/{slow}/plans.svg").status_code == 403
        plan = kept(served, slow)[0]
        assert "It is your turn" in ada.http.get(f"/t/{slow}/plans").text
        ada.post(f"/t/{slow}/plans", "/settings", drop=plan.id)
        assert kept(served, slow) == [plan], "only its maker drops it"
        zoe.post(f"/t/{slow}/plans", drop=plan.id)
        assert not kept(served, slow)


def test_what_cannot_be_planned_is_refused(served: Served, ada: Person, zoe: Person, slow: str) -> None:
    address = f"/t/{slow}/plans"
    first = offered(zoe, slow)
    for path in ("", "999999", first[0], f"{first[0]},999999", "x" * 500):
        answer = zoe.post(address, "/settings", line=path, ply=0)
        assert answer.status_code == 400 and "ne convient plus" in answer.text
    assert zoe.post(address, "/settings", line=offered(zoe, slow, first[0])[0], ply=3).status_code == 400, (
        "from another time"
    )
    assert zoe.http.post(address, data={"line": first[0]}).status_code == 403
    for one in first[:MOST_PLANS]:
        keep(zoe, slow, offered(zoe, slow, one)[0])
    many = len(kept(served, slow))
    assert many == min(len(first), MOST_PLANS)
    picture = zoe.http.get(f"{address}.svg?path={first[0]}")
    assert picture.headers["content-type"].startswith("image/svg+xml") and picture.text.startswith("<svg")
    quick = ada.new_table("me", "friend", clock="quick")
    zoe.sit(ada.links(quick)[0])
    assert zoe.http.get(f"/t/{quick}/plans").status_code == 403, (
        "where one sits at the table there is no need"
    )


def test_a_plan_that_is_due_survives_a_restart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The server stops after the assumed move and before the answer: the next one plays it."""
    file = tmp_path / "games.sqlite"

    async def too_late(service: object, live: object) -> None:
        """Killed before it could answer."""

    with (
        serving(file) as first,
        Person(first.url, "en", "Ada") as ada,
        Person(first.url, "fr", "Zoé") as zoe,
        monkeypatch.context() as patch,
    ):
        patch.setattr(conditional, "follow", too_late)
        table = slow_table(ada, zoe)
        answer = offered(zoe, table, offered(zoe, table)[0])[0]
        keep(zoe, table, answer)
        planned = [int(one) for one in answer.split(",")]
        with ada.live(table) as live:
            live.arrive()
            play(live, planned[0])
        assert first.table(table).match.actions == planned[:1] and kept(first, table)
    with serving(file) as second:
        live_table = until(lambda: second.service.open_tables.get(table))
        until(lambda: live_table.table.match.actions == planned)
