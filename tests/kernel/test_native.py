"""Native code: the same bits as the interpreter, a cache that never lies, and a sentence where Numba is missing."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import threading
import types
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import ostracon
from ostracon.games.imhotep import GAME
from ostracon.kernel import batch, instructions
from ostracon.kernel.dice import roll
from ostracon.kernel.errors import BadCall, BadDeal, BadNotation, IllegalAction
from ostracon.kernel.machine import nth_bit
from ostracon.kernel.native import Native, native, numba_version
from ostracon.kernel.native import _lock as compiling
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
        assert twin.decider == -1


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


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A fresh home, and a fresh folder for temporary files beside it."""
    monkeypatch.setenv("OSTRACON_HOME", str(tmp_path / "home"))
    (tmp_path / "elsewhere").mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "elsewhere"))
    return tmp_path / "home"


def cache_folder() -> Path:
    """Where a new process would keep Imhotep's native code."""
    return Native(GAME, quiet=True)._cache_folder()


@needs_numba
def test_cache_folder_is_in_the_users_cache(home: Path) -> None:
    folder = cache_folder()
    assert folder.parent == home / "cache" / "native"
    assert folder.name.startswith("imhotep-")
    assert cache_folder() == folder


@needs_numba
@pytest.mark.parametrize(
    "name",
    [
        "ostracon.games.imhotep.components.SLED_LIMIT",
        "ostracon.games.imhotep.components.MINIMUM_LOAD",
        "ostracon.games.imhotep.components.WRATH_PENALTY",
        "ostracon.kernel.dice.GOLDEN",
        "ostracon.kernel.native.INLINE_BELOW",
        "numba.__version__",
        "numpy.__version__",
    ],
)
def test_cache_folder_changes_with_whatever_decides_the_code(
    home: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    """A corrected component file, an edited rule or another Numba never meets old machine code."""
    import importlib

    before = cache_folder()
    module, _, attribute = name.rpartition(".")
    value = getattr(importlib.import_module(module), attribute)
    other = {int: lambda: value + 1, tuple: lambda: value[::-1], str: lambda: value + ".other"}[type(value)]()
    monkeypatch.setattr(name, other)
    assert cache_folder() != before


@needs_numba
def test_rules_of_others_are_kept_apart_by_their_own_content(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bot's module has a folder of its own, which changes with the bot."""
    compiler = Native(GAME, quiet=True)
    assert (
        compiler._folder_of("ostracon.kernel.dice")
        == compiler._folder_of("ostracon.games.imhotep.ships")
        == compiler._base
    )
    bot = types.ModuleType("scribe")
    exec(
        compile("def think(n: int) -> int:\n    return n + PATIENCE\nPATIENCE = 1\n", "scribe.py", "exec"),
        bot.__dict__,
    )
    rule(bot.think)
    monkeypatch.setitem(sys.modules, "scribe", bot)
    before = compiler._folder_of("scribe")
    assert before.parent == compiler._base
    bot.PATIENCE = 2
    assert compiler._folder_of("scribe") != before


@needs_numba
def test_file_in_the_way_of_the_cache_folder_is_got_round(home: Path) -> None:
    home.write_text("not a folder", "utf-8")
    assert cache_folder().parent == home.parent / "elsewhere"


@needs_numba
def test_what_is_kept_is_known(imhotep_native: Native) -> None:
    imhotep_native(batch.actor_at)
    assert imhotep_native.keeps(batch.actor_at)
    assert not imhotep_native.keeps(twice)


@rule
def twice(number: int) -> int:
    """Nobody compiles this."""
    return 2 * number


@needs_numba
def test_read_only_cache_folder_falls_back(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A read-only disk refuses everybody, the administrator too, who is not stopped by permissions."""
    write = os.open

    def refuse(path: Path, *more: int) -> int:
        if Path(path).is_relative_to(home):
            raise OSError(30, "Read-only file system")
        return write(path, *more)

    monkeypatch.setattr("ostracon.kernel.native_cache.os.open", refuse)
    folder = cache_folder()
    assert folder.is_dir()
    assert folder.parent == home.parent / "elsewhere"
    assert folder != cache_folder(), "a folder that somebody else could have prepared"


def run(script: str, **environment: str) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "PYTHONPATH": str(PACKAGES), **environment}
    return subprocess.run(
        [sys.executable, "-c", script], env=env, capture_output=True, text=True, check=False
    )


ROLL = """
import numpy as np
from ostracon.games.imhotep import GAME
from ostracon.kernel.dice import roll
from ostracon.kernel.errors import BadCall, BadDeal, BadNotation, IllegalAction
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
    assert str(tmp_path) in finished.stderr


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
import zlib
from ostracon.games.imhotep import GAME
from ostracon.kernel.native import native
game = native(GAME, quiet=True)
states = game.new(20, 3)
print(game.play_random(states, 0, 20, 0), zlib.crc32(states.tobytes()))
"""
    env = {**os.environ, "PYTHONPATH": str(PACKAGES), "OSTRACON_HOME": str(tmp_path)}
    command = [sys.executable, "-c", script]
    started = [
        subprocess.Popen(command, env=env, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        for _ in range(3)
    ]
    results = [process.communicate() for process in started]
    assert [process.returncode for process in started] == [0, 0, 0], [error for _, error in results]
    assert len({output for output, _ in results}) == 1
    assert run(script, OSTRACON_HOME=str(tmp_path)).stdout == results[0][0]


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


def test_without_numba_instructions_says_what_to_do(tmp_path: Path) -> None:
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


@pytest.mark.parametrize(
    ("index", "action", "error"),
    [
        (0, 50, IllegalAction),
        (0, 500, BadNotation),
        (0, -1, BadNotation),
        (0, 1.5, BadCall),
        (0, "get-stones", BadCall),
        (5, 0, BadCall),
        (-1, 0, BadCall),
        (0.0, 0, BadCall),
    ],
)
def test_native_calls_refuse_what_is_illegal(
    imhotep_native: Native, index: object, action: object, error: type[Exception]
) -> None:
    states = imhotep_native.new(1, 2, first_seed=3)
    before = states.copy()
    with pytest.raises(error):
        imhotep_native.apply(states, index, action)  # type: ignore[arg-type]
    assert GAME.state.from_array(states, 0) == GAME.state.from_array(before, 0)


def test_native_calls_take_numpy_integers_and_refuse_other_arrays(imhotep_native: Native) -> None:
    states = imhotep_native.new(np.int64(2), np.int8(2), first_seed=np.int64(3))
    before = imhotep_native.actor(states, np.int64(1))
    imhotep_native.apply(states, np.int32(1), np.int16(0))
    assert imhotep_native.actor(states, np.int64(1)) == 1 - before
    for wrong in (np.zeros(2), np.zeros((2, 2), states.dtype), np.repeat(states, 2)[::2], [1, 2]):
        with pytest.raises(BadCall, match="positions of imhotep lie in an array made by new"):
            imhotep_native.actor(wrong, 0)  # type: ignore[arg-type]
    for first, count in ((0, 3), (-1, 1), (1.0, 1)):
        with pytest.raises(BadCall):
            imhotep_native.play_random(states, first, count, 1)  # type: ignore[arg-type]
    with pytest.raises(BadDeal):
        imhotep_native.new(1, 2, first_seed=-1)
    with pytest.raises(BadCall):
        imhotep_native.new(-1, 2)


@needs_numba
@pytest.mark.parametrize("has_instruction", [True, False])
def test_the_nth_bit_is_found_with_and_without_an_instruction_for_it(
    has_instruction: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    import numba

    if has_instruction and not instructions.has_pdep():
        return  # there is none here: the other case is the one that counts
    monkeypatch.setattr(instructions, "has_pdep", lambda: has_instruction)
    compiled = instructions.instruction("nth_bit")
    find = numba.njit(lambda word, n: compiled(word, n))
    for word in (1, 2, 0b1011, 0xFFFFFFFF, 0x80000001, 0x12345678):
        for n in range(word.bit_count()):
            assert find(word, n) == nth_bit(word, n) == [i for i in range(32) if word >> i & 1][n]


def test_a_game_that_is_ready_does_not_wait_for_the_compiler_of_another() -> None:
    """Compilers take turns; who has what he needs is not among those who wait."""
    ready, busy, done = native("imhotep"), threading.Event(), threading.Event()
    ready(batch.actor_at)

    def compile_for_long() -> None:
        with compiling:
            busy.set()
            done.wait(60)

    found: list[object] = []
    compiler = threading.Thread(target=compile_for_long)
    asker = threading.Thread(target=lambda: found.append(native("imhotep")(batch.actor_at)), daemon=True)
    compiler.start()
    busy.wait()
    asker.start()
    asker.join(20)
    done.set()
    compiler.join()
    assert found == [ready(batch.actor_at)]
