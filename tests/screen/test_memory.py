"""What was kept is exactly what would be drawn anew, and differences lead to exactly the next scene."""

from __future__ import annotations

import random

import msgspec
import pytest

from ostracon.kernel.errors import RefusedOptions
from ostracon.kernel.game import game, games
from ostracon.kernel.match import Match
from ostracon.screen.changes import changed, changes
from ostracon.screen.gliding import follow
from ostracon.screen.memory import Memory, Watched
from ostracon.screen.scene import Scene
from ostracon.server.wire import scene_json
from ostracon.table import screen
from ostracon.table.seats import Seat
from ostracon.table.table import Table

NAMES = ("Ada", "Bel", "Cem", "Dov")


def some_table(name: str, players: int, seed: int) -> Table:
    """A table with options drawn at random."""
    found, rng = game(name), random.Random(seed)
    while True:
        options = {option.name: rng.choice(option.values) for option in found.options}
        try:
            match = Match.new(found, players, options, seed=seed)
        except RefusedOptions:
            continue
        return Table(match, [Seat(number=n, name=NAMES[n], kind="human") for n in range(players)])


GAMES = [
    (name, players) if players == 3 else pytest.param(name, players, marks=pytest.mark.slow)
    for name in games()
    if game(name).has_board
    for players in game(name).players
]


def text_of(scene: object) -> bytes:
    return msgspec.json.encode(scene, order="sorted")


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_a_random_game_is_shown_as_if_drawn_anew(name: str, players: int) -> None:
    """All seats and a spectator, in two languages, with an undo now and then; each follows by differences alone."""
    table = some_table(name, players, seed=players)
    match, rng, memory = table.match, random.Random(players), Memory()
    shown: dict[tuple[int, str], tuple[Scene, object]] = {}
    while True:
        for seat in range(-1, players):
            for language in ("en", "fr") if seat < 1 else ("en",):
                anew, kept = (screen.scene(table, seat, language, one) for one in (None, memory))
                assert kept == anew
                before, received = shown.get((seat, language), (None, None))
                after = follow(before, kept, memory)
                assert after == follow(before, anew)
                whole = msgspec.json.decode(bytes(scene_json(after)))
                if before is not None:
                    told = changes(before, after, memory)
                    assert told == changes(before, after)
                    received = changed(received, msgspec.json.decode(msgspec.json.encode(told)))
                    assert text_of(received) == text_of(whole)  # 1 is not true
                shown[seat, language] = after, whole
        memory.step()
        if match.over or match.ply > 40:
            return
        if match.can_undo() and rng.random() < 0.1:
            match.undo()
        else:
            match.play(rng.choice(match.legal()))


def test_nothing_is_told_of_what_has_not_changed() -> None:
    table = some_table("imhotep", 4, seed=1)
    scene = screen.scene(table, 0, "en")
    assert changes(scene, screen.scene(table, 0, "en")) == {}


def test_who_decides_is_a_number_and_the_end_is_true() -> None:
    """True is equal to 1: what was told as a number once is not told for it."""
    scene, memory = screen.scene(some_table("imhotep", 4, seed=1), 0, "en"), Memory()
    first, second = (msgspec.structs.replace(scene, actor=actor) for actor in (2, 1))
    last = msgspec.structs.replace(second, over=True)
    told = [changes(first, second, memory), changes(second, last, memory), changes(first, second, memory)]
    assert [bytes(msgspec.json.encode(one)) for one in told] == [
        b'{"actor":1}',
        b'{"over":true}',
        b'{"actor":1}',
    ]


def test_what_one_seat_knows_serves_no_other() -> None:
    """A function that reads a secret is called again for each seat; one that does not is called once for all."""
    match = Match.new("imhotep", 4, {"side_market": "B"}, seed=4)
    memory, calls = Memory(), []

    def own_moves(view: Watched) -> object:
        calls.append("own")
        return view.legal

    def stones(view: Watched) -> object:
        calls.append("stones")
        return sum(view.quarry)  # type: ignore[arg-type]

    for _ in range(2):
        for seat in range(4):
            view = match.view(seat)
            assert memory.made(own_moves, view) == view.legal
            assert memory.made(stones, view) == sum(view.quarry)  # type: ignore[attr-defined]
    assert calls.count("stones") == 1
    assert calls.count("own") == 2, "once for the one who decides, once for all others"
