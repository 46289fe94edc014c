"""Hints over the real socket: who gets them, once per position, and what happens when thinking goes wrong."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ostracon.bots import Perspective
from ostracon.bots.search import Advice
from ostracon.server import hints
from ostracon.table.thinking import PATIENCE

from ..advising import Playouts
from ..serving import Live, Person, Served, serving, until


@pytest.fixture(autouse=True)
def quick(served: Served) -> Iterator[None]:
    """An adviser that needs no native code."""
    served.service.hints.adviser = Playouts
    yield
    served.service.hints.adviser, served.service.patience = Playouts, PATIENCE


class Held:
    """An adviser that answers when it is let go."""

    def __init__(self) -> None:
        self.go, self.thinks = threading.Event(), threading.Event()

    def __call__(self) -> Held:
        return self

    def consider(self, perspective: Perspective, seed: int) -> Advice:
        self.thinks.set()
        self.go.wait()
        return Playouts().consider(perspective, seed)


def hinted(live: Live) -> dict[str, Any]:
    """Ask for a hint and wait for what answers it."""
    id = live.send("hint")
    return live.until(lambda m: m.get("id") == id and m["type"] in ("hint", "error"))


def test_the_three_best_in_the_language_of_the_player(served: Served, ada: Person, zoe: Person) -> None:
    for person, sentence in ((ada, "Your 3 best choices"), (zoe, "Vos 3 meilleurs choix")):
        table = person.new_table("me", "scribe", hints="on", start_player="seat_0")
        with person.live(table) as live:
            live.arrive()
            assert live.scene["controls"]["hint"]
            hint = hinted(live)
            assert hint["text"].startswith(sentence)
            assert hint["seq"] == live.scene["seq"]
            moves = {move["action"]: move["label"] for move in live.scene["scene"]["moves"]}
            assert len(hint["choices"]) == 3
            for choice in hint["choices"]:
                assert choice["label"] == moves[choice["action"]]
                assert 1 <= choice["chance"] <= 99 and str(choice["chance"]) in choice["odds"]
            assert live.ask("act", action=hint["choices"][0]["action"], sure=True)["type"] == "done"


def test_a_position_is_thought_about_once(served: Served, ada: Person) -> None:
    table = ada.new_table("me", "friend", hints="on", start_player="seat_0")
    with Person(served.url, name="Bob") as bob:
        bob.sit(ada.links(table)[0])
    before = Playouts.asked
    with ada.live(table) as first, ada.live(table, "?lang=fr") as second:
        first.arrive(), second.arrive()
        english, french, again = hinted(first), hinted(second), hinted(first)
        assert Playouts.asked == before + 1
        assert english["choices"] == again["choices"]
        assert [one["action"] for one in english["choices"]] == [one["action"] for one in french["choices"]]
        assert english["choices"][0]["label"] != french["choices"][0]["label"]


def test_others_get_none(served: Served, ada: Person, zoe: Person) -> None:
    table = ada.new_table("me", "friend", hints="on", public="on", start_player="seat_0")
    with ada.live(table) as early:
        early.arrive()
        assert hinted(early)["code"] == "waiting"
    zoe.sit(ada.links(table)[0])
    with zoe.live(table) as other, Person(served.url) as stranger, stranger.live(table) as spectator:
        other.arrive(), spectator.arrive()
        assert not other.scene["controls"]["hint"] and not spectator.scene["controls"]["hint"]
        refused = hinted(other)
        assert (refused["code"], refused["text"]) == ("not-your-turn", "Ce n’est pas à vous de jouer.")
        assert hinted(spectator)["code"] == "no-seat"


def test_hot_seat_the_one_who_decides(served: Served, ada: Person) -> None:
    table = ada.new_table("me", "here", hints="on", start_player="seat_0", **{"name-1": "Bea"})
    with ada.live(table) as live:
        live.arrive()
        assert hinted(live)["type"] == "hint"
        live.ask("act", action=live.moves()[0])
        assert hinted(live)["code"] == "end-your-turn"
        live.ask("end_turn")
        assert hinted(live)["code"] == "covered"
        live.send("handover", seat=1)
        live.arrive()
        hint = hinted(live)
        assert {choice["action"] for choice in hint["choices"]} <= set(live.moves())


def test_a_table_without_hints(tmp_path: Path) -> None:
    """Switched off on the form: no button, a sentence; also after a restart and at the rematch."""
    file = tmp_path / "games.sqlite"
    with serving(file) as server, Person(server.url, name="Ada") as ada:
        assert 'name="hints" value="on" checked' in ada.http.get("/new/imhotep").text, "on by default"
        table = ada.new_table("me", "apprentice", start_player="seat_0")
        with ada.live(table) as live:
            live.arrive()
            assert not live.scene["controls"]["hint"]
            assert hinted(live)["text"] == "There are no hints at this table."
            cookies = ada.http.cookies
    with serving(file) as server, Person(server.url, name="Ada") as ada:
        ada.http.cookies = cookies
        with ada.live(table) as live:
            live.arrive()
            assert hinted(live)["code"] == "no-hint"
            while live.until_my_turn():
                live.ask("act", action=live.moves()[0], sure=True)
        again = ada.http.get(f"/t/{table}/rematch").url.path.split("/")[2]
        assert not server.table(again).hints


def test_thinking_holds_nobody_up_and_stale_answers_are_dropped(served: Served, ada: Person) -> None:
    held = served.service.hints.adviser = Held()
    table = ada.new_table("me", "scribe", hints="on", start_player="seat_0")
    with ada.live(table) as live:
        live.arrive()
        live.send("hint")
        assert held.thinks.wait(10)
        assert live.ask("hint", seq=live.scene["seq"] - 1000)["code"] == "stale"
        assert live.ask("act", action=live.moves()[0], sure=True)["type"] == "done"
        assert live.until_my_turn(), "the bot has played meanwhile"
        held.go.set()
        assert hinted(live)["seq"] == live.scene["seq"]
        assert len([m for m in live.heard if m["type"] == "hint"]) == 1, "the older answer was dropped"


def test_too_many_hints_at_once(served: Served, ada: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "HINTS_WAITING", 1)
    held = served.service.hints.adviser = Held()
    tables = [ada.new_table("me", "scribe", hints="on", start_player="seat_0") for _ in range(2)]
    with ada.live(tables[0]) as first, ada.live(tables[1]) as second:
        first.arrive(), second.arrive()
        id = first.send("hint")
        assert held.thinks.wait(10)
        assert hinted(second)["text"] == "Many people ask for hints just now. Ask again in a moment."
        held.go.set()
        assert first.until_type("hint")["id"] == id
        assert hinted(second)["type"] == "hint"


@pytest.mark.parametrize(
    ("hangs", "sentence"), [(False, "No hint came of it"), (True, "The hint took too long")]
)
def test_a_hint_that_goes_wrong_harms_nothing(
    served: Served, ada: Person, hangs: bool, sentence: str
) -> None:
    held = Held()

    class Broken:
        def consider(self, perspective: Perspective, seed: int) -> Advice:
            raise RuntimeError("out of order")

    served.service.hints.adviser = held if hangs else Broken
    served.service.patience = 0.05 if hangs else PATIENCE
    table = ada.new_table("me", "apprentice", hints="on", start_player="seat_0")
    with ada.live(table) as live:
        live.arrive()
        assert hinted(live)["text"].startswith(sentence)
        assert served.table(table).revision == 0
        held.go.set()
        until(lambda: not any(thread.name.startswith("hint for") for thread in threading.enumerate()))
        served.service.hints.adviser, served.service.patience = Playouts, PATIENCE
        assert live.ask("act", action=live.moves()[0], sure=True)["type"] == "done"
        assert live.until_my_turn()
        assert hinted(live)["type"] == "hint", "and the next one comes"
