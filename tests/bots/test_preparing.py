"""Native code for bots that is made while a server serves."""

from __future__ import annotations

import threading
from collections.abc import Iterator

import pytest

from ostracon.bots import engine, preparing
from ostracon.kernel.game import Game, game
from ostracon.kernel.native import numba_version

PATIENCE = 60.0  # seconds

pytestmark = pytest.mark.skipif(numba_version() is None, reason="Numba is not installed")


@pytest.fixture
def order(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """The games in the order in which they would be compiled: that they can be, many other tests show."""
    found: list[str] = []
    monkeypatch.setattr(engine, "warm_up", lambda one, rules=None: None if rules else found.append(one.id))
    monkeypatch.setattr(preparing, "_looked_at", [])
    yield found
    assert not preparing._waiting and not preparing._made_now


def test_the_game_that_somebody_looks_at_comes_first(order: list[str]) -> None:
    looked, done = threading.Event(), threading.Event()
    preparing.prepare(
        map(game, ("ankhor", "imhotep")), first=lambda: bool(looked.wait(PATIENCE)), then=done.set
    )
    assert not preparing.is_prepared(game("imhotep"))
    preparing.hurry(game("imhotep"))
    preparing.hurry(game("egizia"))  # is not to be prepared at all
    looked.set()
    assert done.wait(PATIENCE)
    assert order == ["imhotep", "ankhor"]
    assert preparing.is_prepared(game("imhotep"))


def test_a_game_that_is_named_at_the_start_comes_before_everything(order: list[str]) -> None:
    done = threading.Event()
    preparing.hurry(game("imhotep"))
    preparing.prepare(map(game, ("ankhor", "imhotep")), first=lambda: order.append("pictures"), then=done.set)
    assert done.wait(PATIENCE)
    assert order == ["imhotep", "pictures", "ankhor"]


def test_a_game_that_cannot_be_compiled_does_not_stop_the_others(
    order: list[str], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    noted, done = engine.warm_up, threading.Event()

    def fail(one: Game, *rules: object) -> None:
        if one.id == "ankhor":
            raise RuntimeError("no")
        noted(one, *rules)

    monkeypatch.setattr(engine, "warm_up", fail)
    preparing.prepare(map(game, ("ankhor", "imhotep")), then=done.set)
    assert done.wait(PATIENCE)
    assert order == ["imhotep"]
    assert "ankhor could not be made" in caplog.text


def test_people_are_told_only_of_what_takes_long(monkeypatch: pytest.MonkeyPatch, order: list[str]) -> None:
    """A line before and a line after for code that must be compiled; none for code that is loaded."""
    lines: list[str] = []
    monkeypatch.setattr(preparing, "_listeners", [lines.append])
    for kept in (True, False):
        lines.clear()
        monkeypatch.setattr("ostracon.kernel.native.Native.keeps", lambda *_, kept=kept: kept)
        done = threading.Event()
        preparing.prepare([game("imhotep")], then=done.set)
        assert done.wait(PATIENCE)
        told = [] if kept else ["Preparing the bots of ", "The bots of "]
        assert [line.split("Imhotep")[0] for line in lines] == told
