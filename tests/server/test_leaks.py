"""Everything that four seats and a spectator hear of a game with hidden cards is what they may know."""

from __future__ import annotations

import contextlib
import json

import pytest

from ostracon.kernel.match import Match
from ostracon.server.wire import scene_json
from ostracon.table import screen
from ostracon.table.seats import Seat
from ostracon.table.table import Table

from ..advising import Playouts
from ..leaks import assert_no_leak, hidden_differs, hint_again, secrets_of
from ..serving import Live, Person, Served

BOT = 3  # the seat of the apprentice
SIDES = ("side_market", "side_pyramid", "side_temple", "side_burial_chamber", "side_obelisks")


def test_nothing_hidden_travels_over_the_socket(served: Served) -> None:
    languages = ("en", "fr", "en", "fr")
    served.service.hints.adviser = Playouts
    with contextlib.ExitStack() as stack:
        people = [
            stack.enter_context(Person(served.url, language, f"P{seat}"))
            for seat, language in enumerate(languages)
        ]
        sides = dict.fromkeys(SIDES, "B")
        table = people[0].new_table("me", "friend", "friend", "apprentice", hints="on", public="on", **sides)
        for person, link in zip(people[1:3], people[0].links(table), strict=True):
            person.sit(link)
        lives: list[Live] = [stack.enter_context(person.live(table)) for person in people]
        for live in lives:
            live.arrive()
        match = served.table(table).match
        reasons = 0
        while not served.table(table).over:
            for live in lives:
                while live.scene["ply"] < match.ply:
                    live.until_type("scene")
                if live.moves():
                    if match.ply % 9 == 0:
                        live.send("hint")
                        live.until_type("hint")
                    if match.ply and match.actors[-1] == BOT and match.ply % 3 == 0:
                        live.send("reason", ply=match.ply)
                        reasons += live.until_type("reason", "error")["type"] == "reason"
                    action = live.moves()[match.ply % len(live.moves())]
                    assert live.ask("act", action=action, sure=True)["type"] == "done"
                    live.send("look", ply=match.ply // 2)
                    live.send("why", element="deck")
        for live in lives:
            while live.scene["ply"] < match.ply:
                live.until_type("scene")
        assert reasons
        for seat, live, language in zip((0, 1, 2, -1), lives, languages, strict=True):
            assert assert_no_leak(served.table(table), seat, language, live.heard, 1000) >= match.ply
            assert hidden_differs(match, seat)
            assert seat < 0 or [m for m in live.heard if m["type"] == "hint"]
            everything = json.dumps(live.heard)
            assert not [secret for secret in secrets_of(served.table(table)) if secret in everything]


def test_the_check_notices_a_leak() -> None:
    """A scene that names the top card of the deck is found out."""
    match = Match.new("imhotep", 2, {"side_market": "B"}, seed=4)
    table = Table(match, [Seat(number=seat, name=f"P{seat}", kind="human") for seat in range(2)])
    honest = json.loads(bytes(scene_json(screen.scene(table, 0, "en"))))
    message = {"type": "scene", "ply": 0, "scene": honest}
    assert assert_no_leak(table, 0, "en", [message], 5) == 1
    s = match.at(0)
    message["scene"] = {**honest, "prompt": f"{honest['prompt']} {s.deck[s.deck_next]}"}
    with pytest.raises(AssertionError, match="more than seat 0 may know"):
        assert_no_leak(table, 0, "en", [message], 5)


def test_the_check_notices_a_hint_that_peeks() -> None:
    """A hint whose note names the top card of the deck is found out."""
    match = Match.new("imhotep", 2, {"side_market": "B", "start_player": "seat_0"}, seed=4)
    table = Table(match, [Seat(number=seat, name=f"P{seat}", kind="human") for seat in range(2)])
    shown = screen.scene(table, 0, "en")
    scene = {"type": "scene", "ply": 0, "scene": json.loads(bytes(scene_json(shown)))}
    hint = {"type": "hint", **hint_again(match, 0, 0, shown, "en", 5)}
    assert assert_no_leak(table, 0, "en", [scene, hint], 5) == 2
    s = match.at(0)
    with pytest.raises(AssertionError, match="more than seat 0 may know"):
        assert_no_leak(table, 0, "en", [scene, {**hint, "note": f"{s.deck[s.deck_next]}"}], 5)


def test_what_only_the_server_needs_is_not_sent() -> None:
    match = Match.new("imhotep", 2, seed=4)
    table = Table(match, [Seat(number=seat, name=f"P{seat}", kind="human") for seat in range(2)])
    shown = screen.scene(table, match.actor, "en")
    assert shown.alike and any(spot.about for spot in shown.spots)
    assert not [field for field in (b'"alike":', b'"about":') if field in bytes(scene_json(shown))]
