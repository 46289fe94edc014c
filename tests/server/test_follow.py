"""Following a game with commentary: only where nobody can be told anything, and exactly what was played."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import pytest

from ostracon.bots.search import Search
from ostracon.kernel.match import Match
from ostracon.server.connection import Connection
from ostracon.server.follow import comment as comments
from ostracon.server.follow.comment import comment
from ostracon.server.follow.follow import Follow, may_follow
from ostracon.server.practice.board import Board
from ostracon.server.service import TableService
from ostracon.server.store import Store

from ..serving import Person, Served, until
from .test_opening import a_match, send
from .test_planner import table_at


@pytest.fixture(autouse=True)
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """A search that always thinks the same, and not for long."""
    monkeypatch.setattr(comments, "Search", lambda milliseconds: Search(iterations=800))


@pytest.fixture(scope="module")
def finished(served: Served) -> Any:
    """A finished game that Ada has opened from a file."""
    with Person(served.url, "en", "Ada") as ada:
        answer = send(ada, json.loads(a_match().record().to_json()))
        yield ada, answer.url.path.split("/")[2]


def panel(live: Any, wanted: Any) -> Any:
    """The next panel that fits."""
    return live.until(lambda message: message["type"] == "practice" and wanted(message))


def test_a_game_is_followed_step_by_step(served: Served, finished: Any) -> None:
    ada, table = finished
    match = served.table(table).match
    actions = match.actions
    ply = next(ply for ply in range(4, match.ply) if len(match.at(ply).legal_actions()) > 4)
    with ada.live(table, f"?at={ply}", place="practice/follow") as live:
        live.arrive()
        first = panel(live, lambda one: one.get("rows"))
        assert live.scene["ply"] == first["step"] == ply and first["at"] == str(ply)
        assert sum("%" in row["value"] for row in first["rows"]) >= 4, "two players' chances, and choices"
        wrong = next(action for action in live.moves() if action != actions[ply])
        refused = live.ask("act", action=wrong)
        assert refused["type"] == "error" and "plays something else" in refused["text"]
        assert live.ask("practice", name="next")["type"] == "done"
        after = panel(live, lambda one: one.get("step") == ply + 1 and one.get("rows"))
        assert live.scene["ply"] == ply + 1
        assert "note" in after, "what the search thinks of the move"
        assert live.ask("act", action=actions[ply + 1])["type"] == "done", "guessed"
        assert live.scene["ply"] == ply + 2
        assert live.ask("practice", name="back")["type"] == "done"
        assert live.ask("undo")["type"] == "done"
        assert live.scene["ply"] == ply
    with ada.live(table, f"?at={len(actions)}", place="practice/follow") as live:
        live.arrive()
        last = panel(live, lambda one: one.get("rows"))
        assert served.table(table).match.over and "The game is over." in last["text"]
        assert live.ask("practice", name="next")["type"] == "error"


def test_it_plays_by_itself_until_somebody_stops_it(
    served: Served, finished: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ostracon.server.follow.follow.PACE", 0.01)
    ada, table = finished
    with ada.live(table, place="practice/follow") as live:
        live.arrive()
        assert live.ask("practice", name="play")["type"] == "done"
        panel(live, lambda one: one.get("step", 0) >= 3)
        assert live.ask("practice", name="pause")["type"] == "done"
        stopped = live.scene["ply"]
        assert live.ask("practice", name="back")["type"] == "done"
        assert live.scene["ply"] == stopped - 1


def test_no_commentary_where_somebody_plays(served: Served, finished: Any) -> None:
    with Person(served.url, "en", "Eve") as eve, Person(served.url, "fr", "Zoé") as zoe:
        running = eve.new_table("me", "apprentice", public="on", start_player="seat_0")
        answer = zoe.http.get(f"/t/{running}/follow")
        assert answer.status_code == 409 and "une fois terminée" in answer.text
        with zoe.live(running, place="practice/follow") as live, pytest.raises(Exception, match="4404"):
            live.arrive()
        with zoe.live(running) as live:
            live.arrive()
            assert "follow" not in [one["id"] for one in live.scene["controls"]["offers"]]
        left = eve.new_table("me", "apprentice", public="on")
        eve.post(f"/t/{left}/menu", way="leave:0")
        assert not may_follow(served.service.open_tables[left]) or served.table(left).over, "may come back"
        private = finished[1]
        assert zoe.http.get(f"/t/{private}/follow").status_code == 403
        assert zoe.http.get(f"/t/{private}/take-over").status_code == 403


def test_bots_alone_are_followed_while_they_play(served: Served) -> None:
    with Person(served.url, "en", "Ada") as ada:
        table = ada.new_table("apprentice", "apprentice")
        assert ada.http.get(f"/t/{table}/follow").status_code == 200
        until(lambda: served.table(table).match.ply > 3)
        with ada.live(table) as live:
            live.arrive()
            assert "follow" in [one["id"] for one in live.scene["controls"]["offers"]]


def test_somebody_takes_over_from_a_moment(served: Served, finished: Any) -> None:
    ada, table = finished
    before = served.table(table).match
    assert 'value="9"' in ada.http.get(f"/t/{table}/take-over?moment=9").text
    answer = ada.post(f"/t/{table}/take-over", moment=9, seat=before.actors[9], bot="apprentice")
    copy = answer.url.path.split("/")[2]
    assert copy != table and answer.status_code == 200
    live = served.service.open_tables[copy]
    assert live.table.match.actions[:9] == before.actions[:9]
    assert not live.header.public and not live.header.rated and live.header.finished is None
    with ada.live(copy) as line:
        line.arrive()
        assert line.until_my_turn()
        assert line.ask("act", action=line.moves()[0])["type"] in ("done", "confirm")
    assert served.table(table).match.over and served.table(table).match.ply == before.ply
    for wrong in ({"seat": 9, "bot": "mason"}, {"seat": 0, "bot": "nobody"}):
        assert (
            ada.post(f"/t/{table}/take-over", f"/t/{table}/take-over", moment=9, **wrong).status_code == 400
        )


def test_a_commentary_knows_what_the_seat_knows() -> None:
    """The same words for two positions that differ only in what the deciding seat does not know."""
    match, choose = Match.new("egizia_sands", 3, seed=4), random.Random(4)
    for _ in range(12):
        match.play(choose.choice(match.legal()))
    seat, true = match.actor, match.position()
    other = match.position()
    other.dice = [1, 2, 3, 4]
    match.game.redeal(other, seat)
    match.game.legal(other)
    assert other != true

    first = comment(match.game, true, seat, 3)
    assert len(first.choices) > 1 and first == comment(match.game, other, seat, 3)


def test_nothing_is_said_of_a_page_that_is_gone(tmp_path: Path) -> None:
    """Who leaves while the search thinks does no harm."""
    match = a_match(6)
    live = table_at(match, match.position())
    live.id, live.stored_seats = "gone", []  # nobody has thought about this table yet

    async def story() -> None:
        store = await Store.open(f"sqlite:///{tmp_path}/games.db")
        service = TableService(store, pace=0)
        try:
            exercise = Follow(live, "en")
            board = Board(service, exercise, "/follow")
            line = Connection([0], "en")
            board.greet(line, "")
            await asyncio.sleep(0)
            board.connections.discard(line)
            said, thinking = line.out.qsize(), exercise._thinking
            assert said and thinking is not None, "the search has begun"
            await asyncio.wait([thinking])
            assert line.out.qsize() == said and thinking.exception() is None
        finally:
            await service.close()
            await store.close()

    asyncio.run(story())
