"""Streams for bots: nothing is lost, nothing is told that a seat may not know, and they end cleanly."""

from __future__ import annotations

import contextlib
import json
import re
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ostracon.bots import Perspective
from ostracon.server.api import bot as streams
from ostracon.server.api.shown import record_json
from ostracon.server.streams import STREAMS_EACH
from ostracon.table.thinking import thinking_seed

from ..leaks import hidden_differs, redealt, secrets_of
from ..serving import Person, Served, serving, until
from .programs import Lines, Program, token_of


@pytest.fixture
def program(served: Served, ada: Person) -> Iterator[Program]:
    with Program(served.url, token_of(ada)) as made:
        yield made


@pytest.fixture
def other(served: Served, zoe: Person) -> Iterator[Program]:
    with Program(served.url, token_of(zoe, name="zoe"), "fr") as made:
        yield made


def act_until_over(program: Program, lines: Lines) -> None:
    """Play by what a table's stream says, the last legal action each time."""
    position = lines.next()["position"]
    while not position["over"]:
        if position["legal"]:
            action = position["legal"][-1]["number"]
            program.post(
                f"/bot/tables/{position['table']}/actions/{action}",
                revision=position["revision"],
                id=f"s{position['revision']}",
            )
        position = lines.until(type="position")["position"]


def test_events_of_all_tables(program: Program, other: Program) -> None:
    with program.stream("/bot/events") as lines:
        table = program.new_table("me", "friend", options={"start_player": "seat_1"})
        id = table["id"]
        assert lines.until(table=id)["event"] == "waiting"
        other.post(f"/tables/{id}/join", link=table["seats"][1]["link"])
        assert lines.until(table=id)["event"] == "started"
        other.post(f"/tables/{id}/actions/0", revision=0)
        turn = lines.until(table=id)
        assert (turn["event"], turn["revision"], turn["seats"]) == ("turn", 1, [0])
        with other.stream("/bot/events") as news:
            assert news.until(table=id)["event"] == "started", "at first how everything stands"
            program.post(f"/tables/{id}/actions/0", revision=1)
            assert news.until(table=id)["event"] == "turn"
            program.post(f"/tables/{id}/resign", seat=0)
            assert news.until(table=id)["event"] == "finished"
        assert lines.until(table=id)["event"] == "finished"


def test_a_table_from_the_first_step_to_the_end(program: Program, other: Program) -> None:
    table = program.new_table("me", "friend", "apprentice", options={"side_market": "B"})
    id = table["id"]
    with program.stream(f"/bot/tables/{id}/stream") as lines:
        state = lines.next()
        assert state["type"] == "state" and state["table"]["waiting"] and state["position"]["legal"] == []
        other.post(f"/tables/{id}/join", link=table["seats"][1]["link"])
        assert not lines.until(type="seats", waiting=False)["waiting"]
        assert other.get(f"/tables/{id}")["seats"][0]["online"], "a stream is somebody who is there"
        other.post(f"/tables/{id}/chat", text="bonjour")
        assert lines.until(type="chat")["said"]["text"] == "bonjour"
    player = threading.Thread(target=play_along, args=(other, id))
    player.start()
    with program.stream(f"/bot/tables/{id}/stream") as lines:
        act_until_over(program, lines)
        end = lines.until(type="end")
        assert end["result"]["standing"] and lines.rest() == []
    player.join(30)
    seen = lines.heard[0]["steps"] + [one for one in lines.heard if one["type"] == "step"]
    assert [step["revision"] for step in seen] == list(range(1, end["revision"] + 1))
    assert lines.heard[0]["chat"][0]["text"] == "bonjour"
    last = lines.heard[0]["chat"][0]["number"]
    with program.stream(f"/bot/tables/{id}/stream", since=seen[9]["revision"], chat=last) as again:
        state = again.next()
        assert [step["revision"] for step in state["steps"]] == list(range(11, end["revision"] + 1))
        assert [step["action"] for step in state["steps"]] == [step["action"] for step in seen[10:]]
        assert state["chat"] == [] and again.next()["type"] == "end"


def play_along(program: Program, id: str) -> None:
    with program.stream(f"/bot/tables/{id}/stream") as lines:
        act_until_over(program, lines)


def test_what_was_taken_back_is_not_told_again(program: Program) -> None:
    id = program.new_table("me", "here", options={"start_player": "seat_0"})["id"]
    program.post(f"/tables/{id}/actions/0", revision=0)
    with program.stream(f"/bot/tables/{id}/stream", seat=0) as lines:
        assert [step["notation"] for step in lines.next()["steps"]] == ["get-stones"]
        program.post(f"/tables/{id}/undo", revision=1, seat=0)
        assert lines.until(type="step")["kind"] == "undo"
        assert lines.until(type="position")["position"]["ply"] == 0
    with program.stream(f"/bot/tables/{id}/stream", seat=0) as lines:
        steps = [(step["kind"], step["action"]) for step in lines.next()["steps"]]
        assert steps == [("act", None), ("undo", None)]


def test_nothing_hidden_travels_by_a_stream(served: Served, program: Program) -> None:
    """Every view, and every position to think with, is made again from one in which all that is hidden was dealt
    anew: not a byte differs.
    """
    sides = dict.fromkeys(("side_market", "side_pyramid", "side_temple"), "B")
    id = program.new_table("me", "apprentice", "apprentice", options=sides)["id"]
    with program.stream(f"/bot/tables/{id}/stream", redealt=True) as lines:
        act_until_over(program, lines)
        lines.until(type="end")
    match, compared, thought = served.table(id).match, 0, 0
    for message in lines.heard:
        position = message.get("position")
        if position is None or position["over"]:
            continue
        world = redealt(match, position["ply"], 0, 1000 + position["ply"])
        view = as_json(match.game.view(world, 0))
        view["legal"] = position["view"]["legal"]
        assert position["view"] == view, f"the view of ply {position['ply']} says more than the seat may know"
        compared += 1
        if position["redealt"] is not None:
            assert [one["number"] for one in position["legal"]] == world.legal_actions()
            imagined = Perspective(match.game, world, 0).redealt(thinking_seed(match, position["ply"]))
            assert position["redealt"] == record_json(imagined)
            thought += 1
    assert compared > 40 and thought > 20 and hidden_differs(match, 0)
    told = repr(lines.heard[:-1])
    assert not [secret for secret in secrets_of(served.table(id)) if secret in told]


def as_json(view: object) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(msgspec.json.encode(view))
    return found


def test_strangers_and_spectators_have_no_stream(program: Program, other: Program) -> None:
    id = program.new_table("me", "apprentice", public=True)["id"]
    assert other.refused(f"/bot/tables/{id}/stream", "GET")[:2] == (403, "no-seat")
    assert other.refused(f"/bot/tables/{id}x/stream", "GET")[:2] == (404, "no-table")


def test_a_revoked_token_ends_its_streams(served: Served, ada: Person) -> None:
    with Program(served.url, token_of(ada, name="leaky")) as program:
        id = program.new_table("me", "friend")["id"]
        with program.stream("/bot/events") as events, program.stream(f"/bot/tables/{id}/stream") as lines:
            assert lines.next()["type"] == "state" and events.until(table=id)
            number = re.search(r'value="(\d+)"><button aria-label="[^"]*leaky', ada.http.get("/tokens").text)
            assert number
            ada.post("/tokens", revoke=number[1])
            for one in (events, lines):
                assert one.until(type="goodbye") == {
                    "type": "goodbye", "code": "revoked", "text": "The token was revoked."
                }  # fmt: skip
                assert one.rest() == []
        assert program.refused(f"/bot/tables/{id}/stream", "GET")[:2] == (401, "bad-token")


def test_a_token_revoked_elsewhere_ends_its_streams_too(
    served: Served, ada: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another process cannot wake the stream: it asks the store now and then, and says so by an empty line."""
    monkeypatch.setattr(streams, "KEEP_ALIVE", 0.05)
    monkeypatch.setattr(served.service.streams, "revoke", lambda id: None)
    with (
        Program(served.url, token_of(ada, name="elsewhere")) as program,
        program.http.stream("GET", "/bot/events") as answer,
    ):
        lines = answer.iter_lines()
        assert next(line for line in lines if line == "") == ""
        number = re.search(r'value="(\d+)"><button aria-label="[^"]*elsewhere', ada.http.get("/tokens").text)
        assert number
        ada.post("/tokens", revoke=number[1])
        assert "revoked" in next(line for line in lines if line)


def test_a_holder_has_so_many_streams(other: Program) -> None:
    with contextlib.ExitStack() as opened:
        for _ in range(STREAMS_EACH):
            opened.enter_context(other.stream("/bot/events"))
        assert other.refused("/bot/events", "GET")[:2] == (429, "too-many-streams")
    until(lambda: status_of_a_stream(other) == 200)


def status_of_a_stream(program: Program) -> int:
    with program.http.stream("GET", "/bot/events") as answer:
        return answer.status_code


def test_a_deleted_table_ends_its_stream(program: Program) -> None:
    id = program.new_table("me", "apprentice")["id"]
    with program.stream(f"/bot/tables/{id}/stream") as lines:
        lines.next()
        assert program.http.delete(f"/tables/{id}").status_code == 200
        assert lines.until(type="end")["result"] is None


def test_streams_end_cleanly_and_go_on_after_a_restart(tmp_path: Path) -> None:
    """The server stops in the middle of a game: both streams say so and end. At the next one the game goes on from
    the revision last seen, without a gap.
    """
    file = tmp_path / "games.sqlite"
    with serving(file) as served, Person(served.url, name="Ada") as ada:
        token = token_of(ada)
        with Program(served.url, token) as program:
            id = program.new_table("me", "here", options={"start_player": "seat_0"})["id"]
            ended: list[list[dict[str, Any]]] = []
            ready = threading.Barrier(3)

            def listen(path: str) -> None:
                with Program(served.url, token) as one, one.stream(path) as lines:
                    lines.next()
                    ready.wait(20)
                    ended.append(lines.rest())

            paths = (f"/bot/tables/{id}/stream", "/bot/events")
            threads = [threading.Thread(target=listen, args=(path,)) for path in paths]
            for one in threads:
                one.start()
            ready.wait(20)
            program.post(f"/tables/{id}/actions/0", revision=0)
            port = int(served.url.rpartition(":")[2])
    for one in threads:
        one.join(20)
    assert [(rest[-1]["type"], rest[-1]["code"]) for rest in ended] == [("goodbye", "restarting")] * 2
    with serving(file, port=port) as served, Program(served.url, token) as program:
        program.post(f"/tables/{id}/actions/0", revision=1)
        with program.stream(f"/bot/tables/{id}/stream", since=1) as lines:
            state = lines.next()
            assert [step["revision"] for step in state["steps"]] == [2]
            assert state["position"]["revision"] == 2
