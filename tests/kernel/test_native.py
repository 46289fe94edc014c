"""Native code: the same bits as the interpreter, a cache that never lies, and a sentence where Numba is missing."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import types
from pathlib import Path
from typing import Any

import pytest

import ostracon
from ostracon.games.imhotep import GAME
from ostracon.kernel import batch
from ostracon.kernel.dice import next_word, roll
from ostracon.kernel.native import Native, native, numba_version
from ostracon.kernel.target import rule

PACKAGES = Path(ostracon.__file__).parents[1]
SIDES = ("side_market", "side_pyramid", "side_temple", "side_burial_chamber", "side_obelisks")
MIXES = ("AAAAA", "BBBBB", "BABAB", "ABABA", "BBABB")
GAMES_EACH = 20  # 3 player counts x 5 mixes x 20 = 300 games

needs_numba = pytest.mark.skipif(numba_version() is None, reason="Numba is not installed")


def options(mix: str) -> dict[str, Any]:
    return dict(zip(SIDES, mix, strict=True)) | {"wrath_of_the_pharaoh": mix != "AAAAA"}


def play_interpreted(s: Any, seed: int) -> int:
    """What `batch.play_random` does with one game, by the interpreter; the number of actions."""
    thinking = [0] * 4
    batch.begin_thinking(thinking, seed)
    plies = 0
    while GAME.actor(s) >= 0:
        GAME.legal(s)
        GAME.apply(s, batch.random_action(s, thinking))
        plies += 1
    GAME.legal(s)
    return plies


# ---- the same bits


@pytest.mark.parametrize("mix", MIXES)
@pytest.mark.parametrize("players", GAME.players)
def test_whole_games_agree_bit_for_bit(imhotep_native: Native, players: int, mix: str) -> None:
    first = 1000 * players
    states = imhotep_native.new(GAMES_EACH, players, options(mix), first_seed=first)
    twins = [GAME.deal(players, options(mix), seed=first + i) for i in range(GAMES_EACH)]
    assert [state.tobytes() for state in states] == [twin.to_array()[0].tobytes() for twin in twins]
    played = imhotep_native.play_random(states, 0, GAMES_EACH, first)
    assert played == sum(play_interpreted(twin, first + i) for i, twin in enumerate(twins))
    for i, twin in enumerate(twins):
        assert states[i].tobytes() == twin.to_array()[0].tobytes(), f"game {first + i} ends differently"
        assert twin.over == 1


@pytest.mark.parametrize(("players", "mix"), [(2, "BBBBB"), (3, "ABABA"), (4, "BABAB")])
def test_every_step_agrees_bit_for_bit(imhotep_native: Native, players: int, mix: str) -> None:
    """Actor, mask, position, reasons, points and ranks after every action."""
    states = imhotep_native.new(1, players, options(mix), first_seed=77)
    twin = GAME.deal(players, options(mix), seed=77)
    why_not, score, standing = (
        imhotep_native(f) for f in (batch.why_not_at, batch.score_at, batch.standing_at)
    )
    thinking = [0] * 4
    batch.begin_thinking(thinking, 77)
    while twin.decider >= 0:
        assert imhotep_native.actor(states, 0) == GAME.actor(twin)
        imhotep_native.legal(states, 0)
        GAME.legal(twin)
        assert states[0].tobytes() == twin.to_array()[0].tobytes()
        for action in range(GAME.actions.total):
            assert why_not(states, 0, action) == GAME.why_not(twin, action)
        for seat in range(players):
            assert standing(states, 0, seat) == GAME.standing(twin, seat)
            assert all(
                score(states, 0, seat, part) == GAME.score(twin, seat, part)
                for part in range(len(GAME.parts))
            )
        action = batch.random_action(twin, thinking)
        imhotep_native.apply(states, 0, action)
        GAME.apply(twin, action)
    assert imhotep_native.actor(states, 0) == -1


def test_redeal_agrees_bit_for_bit(imhotep_native: Native) -> None:
    redeal = imhotep_native(batch.redeal_at)
    states = imhotep_native.new(1, 3, options("BBBBB"), first_seed=5)
    twin = GAME.deal(3, options("BBBBB"), seed=5)
    for seat in (-1, 0, 1, 2):
        redeal(states, 0, seat)
        GAME.redeal(twin, seat)
        assert states[0].tobytes() == twin.to_array()[0].tobytes()


def test_dice_agree(imhotep_native: Native) -> None:
    import numpy as np

    for n in (1, 3, 6, 34, 2**31 - 1):
        theirs, ours = np.array([1, 2, 3, 4], np.int64), [1, 2, 3, 4]
        native_roll = imhotep_native(roll)
        assert [native_roll(theirs, n) for _ in range(300)] == [roll(ours, n) for _ in range(300)]
        assert theirs.tolist() == ours


def test_compiled_game_is_one_per_process(imhotep_native: Native) -> None:
    assert native(GAME) is imhotep_native
    assert imhotep_native(batch.actor_at) is imhotep_native(batch.actor_at)


# ---- the cache


def with_globals(function: Any, **changes: object) -> Any:
    changed = types.FunctionType(function.__code__, {**function.__globals__, **changes}, function.__name__)
    changed.__annotations__ = function.__annotations__
    changed.__module__ = function.__module__
    return rule(changed)


@needs_numba
def test_cache_folder_is_named_after_what_is_compiled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("OSTRACON_HOME", str(tmp_path))
    compiler = Native(GAME, quiet=True)
    plain = compiler._cache_folder(next_word, "1.0")
    assert plain.parent == tmp_path / "cache" / "native"
    assert plain.name.startswith("imhotep-")
    assert compiler._cache_folder(next_word, "1.0") == plain
    changed = [
        compiler._cache_folder(with_globals(next_word, WORD=0xFFFF), "1.0"),
        compiler._cache_folder(next_word, "2.0"),
        compiler._cache_folder(roll, "1.0"),
    ]
    assert len({plain, *changed}) == 4


@needs_numba
@pytest.mark.parametrize("name", ["SLED_LIMIT", "GET_AMOUNT"])
def test_cache_folder_changes_with_a_printed_figure(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    """A corrected component file never meets old machine code: the figure is in the name, also when only a rule's rule uses it."""
    from ostracon.games.imhotep import rules

    monkeypatch.setenv("OSTRACON_HOME", str(tmp_path))
    compiler = Native(GAME, quiet=True)
    before = compiler._cache_folder(batch.apply_at, "1.0")
    monkeypatch.setattr(rules, name, getattr(rules, name) + 1)
    assert compiler._cache_folder(batch.apply_at, "1.0") != before


@needs_numba
@pytest.mark.parametrize("obstacle", ["a file in the way", "a folder that cannot be written"])
def test_unusable_cache_folder_falls_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, obstacle: str
) -> None:
    home = tmp_path / "home"
    if obstacle == "a file in the way":
        home.write_text("not a folder", "utf-8")
    else:
        home.mkdir()

        def refuse(
            *args: object, **kwargs: object
        ) -> None:  # what a read-only disk says, also to the administrator
            if Path(str(kwargs["dir"])).is_relative_to(home):
                raise OSError(30, "Read-only file system")

        monkeypatch.setattr("ostracon.kernel.native.tempfile.TemporaryFile", refuse)
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    monkeypatch.setenv("OSTRACON_HOME", str(home))
    monkeypatch.setattr(tempfile, "tempdir", str(elsewhere))
    folder = Native(GAME, quiet=True)._cache_folder(next_word, "1.0")
    assert folder.is_dir()
    assert folder.is_relative_to(elsewhere)


def run(script: str, **environment: str) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "PYTHONPATH": str(PACKAGES), **environment}
    return subprocess.run(
        [sys.executable, "-c", script], env=env, capture_output=True, text=True, check=False
    )


ROLL = """
import numpy as np
from ostracon.games.imhotep import GAME
from ostracon.kernel.dice import roll
from ostracon.kernel.native import native
print(native(GAME)(roll)(np.array([1, 2, 3, 4]), 1000))
"""


@needs_numba
def test_unusable_cache_folder_still_compiles(tmp_path: Path) -> None:
    """A small rule end to end: compiled into the fallback folder, with the notice on stderr."""
    home = tmp_path / "home"
    home.write_text("not a folder", "utf-8")
    finished = run(ROLL, OSTRACON_HOME=str(home), TMPDIR=str(tmp_path))
    assert finished.returncode == 0, finished.stderr
    assert finished.stdout == "0\n"
    assert "compiling imhotep to native code" in finished.stderr
    assert str(tmp_path / "ostracon-native") in finished.stderr


@needs_numba
def test_second_process_loads_what_the_first_has_compiled(tmp_path: Path) -> None:
    first = run(ROLL, OSTRACON_HOME=str(tmp_path))
    files = sorted(tmp_path.rglob("*.nbc"))
    second = run(ROLL, OSTRACON_HOME=str(tmp_path))
    assert first.stdout == second.stdout == "0\n"
    assert "compiling" in first.stderr
    assert second.stderr == ""
    assert files and sorted(tmp_path.rglob("*.nbc")) == files


@pytest.mark.slow
@needs_numba
def test_processes_that_start_together_share_an_empty_cache(tmp_path: Path) -> None:
    """Three at once compile the same rules into the same folder: all succeed, with the same result."""
    script = """
from ostracon.games.imhotep import GAME
from ostracon.kernel.native import native
game = native(GAME, quiet=True)
states = game.new(20, 3)
print(game.play_random(states, 0, 20, 0), hash(states.tobytes()))
"""
    env = {**os.environ, "PYTHONPATH": str(PACKAGES), "OSTRACON_HOME": str(tmp_path), "PYTHONHASHSEED": "0"}
    command = [sys.executable, "-c", script]
    started = [
        subprocess.Popen(command, env=env, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        for _ in range(3)
    ]
    results = [process.communicate() for process in started]
    assert [process.returncode for process in started] == [0, 0, 0], [error for _, error in results]
    assert len({output for output, _ in results}) == 1
    assert run(script, OSTRACON_HOME=str(tmp_path), PYTHONHASHSEED="0").stdout == results[0][0]


# ---- without Numba


HIDE_NUMBA = """
import importlib.metadata
import sys

sys.modules["numba"] = None
found = importlib.metadata.version


def version(name):
    if name == "numba":
        raise importlib.metadata.PackageNotFoundError(name)
    return found(name)


importlib.metadata.version = version
"""


def test_without_numba_native_code_says_what_to_do(tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text(HIDE_NUMBA, "utf-8")
    script = """
from ostracon.games.imhotep import GAME
from ostracon.kernel.errors import NativeUnavailable, OstraconError
from ostracon.kernel.match import Match
from ostracon.kernel.native import native, numba_version
assert numba_version() is None
try:
    native(GAME)
except NativeUnavailable as error:
    assert isinstance(error, OstraconError)
    print(error)
match = Match.new("imhotep", 2, {"start_player": "seat_0"}, seed=1)
match.play("get-stones")
print(match.actor)
"""
    finished = run(script, PYTHONPATH=os.pathsep.join([str(tmp_path), str(PACKAGES)]))
    assert finished.returncode == 0, finished.stderr
    sentence, actor = finished.stdout.splitlines()
    assert "pip install 'ostracon[fast]'" in sentence
    assert "the interpreter works without it" in sentence
    assert actor == "1"
