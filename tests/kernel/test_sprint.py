"""A match in native code is the match in the interpreter: positions, legality, undo, events, whoever asks when."""

from __future__ import annotations

import random
import subprocess
import sys

import pytest

from ostracon.kernel.errors import BadNotation, IllegalAction, NothingToUndo
from ostracon.kernel.game import game, games
from ostracon.kernel.match import Match
from ostracon.kernel.native import native, numba_version
from ostracon.kernel.sprint import Sprint

OURS = [name for name in games() if game(name).package.startswith("ostracon.games.")]


@pytest.fixture(autouse=True)
def _numba() -> None:
    if numba_version() is None:
        pytest.skip("Numba is not installed")


def pair(name: str, deal: int, players: int = 0) -> tuple[Match, Match]:
    native(name, quiet=True)
    count = players or max(game(name).players)
    return Match.new(name, count, deal=deal, native=True), Match.new(name, count, deal=deal, native=False)


def assert_same(fast: Match, slow: Match) -> None:
    assert (fast.actor, fast.ply, fast.legal(), fast.undo_depth()) == (
        slow.actor,
        slow.ply,
        slow.legal(),
        slow.undo_depth(),
    )


@pytest.mark.parametrize("name", OURS)
def test_native_and_interpreted_matches_agree_at_every_step(name: str) -> None:
    for deal in range(3):
        fast, slow = pair(name, deal)
        dice = random.Random(deal)
        assert fast.position() == slow.position()
        while not slow.over:
            assert_same(fast, slow)
            if slow.can_undo() and dice.random() < 0.2:
                fast.undo()
                slow.undo()
                assert fast.position() == slow.position()
                continue
            action = dice.choice(slow.legal())
            fast.play(action)
            slow.play(action)
        assert isinstance(fast._course, Sprint)
        assert fast.position() == slow.position()
        assert fast.at(slow.ply // 2) == slow.at(slow.ply // 2)
        assert fast.view(0) == slow.view(0) and fast.history(0) == slow.history(0)
        assert fast.sheet() == slow.sheet() and fast.standings() == slow.standings()
        assert fast.record() == slow.record()
        assert fast.events(0) == slow.events(0)
        assert_same(fast, slow)


def test_what_happened_is_told_to_whoever_looks_however_late() -> None:
    fast, slow = pair("imhotep", 3, 2)
    first = fast.play("get-stones")
    kept = slow.play("get-stones")
    fast.undo()
    place = next(action for action in fast.legal() if action != 0)
    fast.play(place)
    assert first == kept and [event.name for event in first] == ["get_stones"]
    assert len(first) == len(kept) and first[0] == kept[0] and repr(first) == repr(kept)
    fast.play(fast.legal()[0])
    assert not isinstance(fast._course, Sprint)  # somebody looks: the interpreter goes on
    assert [event.ply for event in fast.events(-1)][-1] == 2


def test_an_illegal_action_leaves_a_native_match_as_it_was() -> None:
    fast, slow = pair("imhotep", 1, 2)
    before = fast.position()
    for action, error in (
        ("sail 1 market", IllegalAction),
        (10**6, BadNotation),
        (10**30, BadNotation),
        (-1, BadNotation),
    ):
        with pytest.raises(error) as told:
            fast.play(action)
        with pytest.raises(error) as told_slowly:
            slow.play(action)
        assert str(told.value) == str(told_slowly.value)
    with pytest.raises(NothingToUndo):
        fast.undo()
    assert fast.position() == before and fast.ply == 0


def test_attempts_go_on_from_a_native_match() -> None:
    fast, _ = pair("imhotep", 1, 2)
    fast.play("get-stones")
    attempt = fast.attempt(fast.legal()[-1])
    assert fast.ply == 1
    fast.accept(attempt)
    assert fast.ply == 2 and fast.told(1)


def test_a_copy_goes_its_own_way() -> None:
    fast, _ = pair("imhotep", 1, 2)
    fast.play("get-stones")
    other = fast.copy()
    other.play(other.legal()[-1])
    assert fast.ply == 1 and other.ply == 2
    fast.play(fast.legal()[-1])
    assert fast.position() == other.position()
    other.undo()
    assert fast.ply == 2 and other.ply == 1 and isinstance(other._course, Sprint)


def test_matches_use_native_code_only_once_it_is_at_hand() -> None:
    program = """
import sys
from ostracon import Match, native
before = Match.new("imhotep", 2, seed=1)
assert "numba" not in sys.modules, "Numba is imported by a plain match"
native("imhotep", quiet=True)
after = Match.new("imhotep", 2, seed=1)
print(type(before._course).__name__, type(after._course).__name__, before.position() == after.position())
"""
    found = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert found.stdout.split() == ["Course", "Sprint", "True"]
