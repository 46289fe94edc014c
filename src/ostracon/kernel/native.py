"""Native code: the rules of one game compiled by Numba when first asked for, cached on disk.

``native(game)`` gives the compiled game; without Numba it raises ``NativeUnavailable`` with a sentence that
says what to do. Python
hands native code an array of records and an index, never a record by itself.

The cache lives under the user's cache folder in a directory named by a hash of every rule's bytecode, the
numbers it names, the layout,
the versions and the processor: edited rules or corrected components never meet old machine code, and several
processes may start together. How a rule becomes machine code: ``kernel/linking.py``.
"""

from __future__ import annotations

import dis
import sys
import threading
import types
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from operator import index as index_of
from pathlib import Path
from typing import TYPE_CHECKING, SupportsIndex

from ostracon.kernel import batch, steps
from ostracon.kernel.dice import secret_of_deal
from ostracon.kernel.errors import BadCall, IllegalAction, NativeUnavailable
from ostracon.kernel.folders import cache_dir
from ostracon.kernel.instructions import instruction
from ostracon.kernel.native_cache import IN_USE, folder_for
from ostracon.kernel.target import (
    Binder,
    Compiled,
    Kind,
    RecordKind,
    Rule,
    Table,
    bind_globals,
    fingerprint,
    reached,
    role,
)

try:
    import fcntl
except ImportError:  # Windows: every process compiles for itself
    fcntl = None  # type: ignore[assignment]

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from ostracon.kernel.game import Game, Value

# Instructions of bytecode: smaller rules of the game and the kernel are always inlined. Generous for a small game, which
# gains a quarter of its speed; sparing for a large one, whose compile time would double
# (docs/decisions/0005-native-cache.md). In those of others, bots, it is LLVM's choice: each copy would hold half the game.
INLINE_BELOW = 300
INLINE_BELOW_IN_LARGE_GAMES = 120
LARGE_GAME = 6_500  # instructions of all its rules

# The file that rules written by the kernel are said to stand in. Numba reads it at their lines, and from Python 3.12 on
# fails where it finds half a text there: it is empty.
WRITTEN = str(Path(__file__).parent / "__init__.py")

_compiled: dict[str, Native] = {}
_lock = threading.RLock()

Watcher = Callable[[bool], None]
_watchers: list[Watcher] = []


def watch_compiler(watcher: Watcher) -> None:
    """Have this called with True when native code begins to be compiled or loaded, and with False when that is done: it is
    not thinking.
    """
    _watchers.append(watcher)


@contextmanager
def _told_to_watchers() -> Iterator[None]:
    for watcher in _watchers:
        watcher(True)
    try:
        yield
    finally:
        for watcher in _watchers:
            watcher(False)


def native(game: Game | str, quiet: bool = False) -> Native:
    """The compiled rules of a game, given by itself or its id (one per process). From then on matches of the game are played
    in native code.
    """
    from ostracon.kernel.game import game_of

    game = game_of(game)
    found = at_hand(game)
    if found is not None:
        return found  # at once: another game may be compiled for a quarter of a minute
    with _lock:
        key = f"{game.id}-{id(game)}"
        if key not in _compiled:
            with _told_to_watchers():
                _compiled[key] = Native(game, quiet)
        return _compiled[key]


def at_hand(game: Game) -> Native | None:
    """The compiled rules of a game if somebody has asked for them before."""
    return _compiled.get(f"{game.id}-{id(game)}")


def numba_version() -> str | None:
    """The installed Numba's version, without importing it; None where it is missing."""
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version("numba")
    except PackageNotFoundError:
        return None


def instructions(function: types.FunctionType) -> int:
    """How long a rule is."""
    return sum(1 for _ in dis.get_instructions(function))


class Native:
    """The rules of one game as native code."""

    def __init__(self, game: Game, quiet: bool = False) -> None:
        if numba_version() is None:
            raise NativeUnavailable(
                "native code needs Numba, which is not installed: pip install 'ostracon[fast]'; the interpreter works without it"
            )
        import numba

        from ostracon.kernel import linking

        self._linking = linking
        self.game = game
        self.quiet = quiet
        self._numba = numba
        self._record = numba.from_dtype(game.state.dtype)
        self._types = {
            "int": numba.int64,
            "bool": numba.boolean,
            "none": numba.void,
            "float": numba.float64,
            "state": self._record,
            "states": self._record[::1],
            "row8": numba.int8[::1],
            "row16": numba.int16[::1],
            "row64": numba.int64[::1],
            "rowf": numba.float64[::1],
            "rowf32": numba.float32[::1],
        }
        self._bind = Binder(game.entry_points, self._compile, self._table, instruction)
        self._functions: dict[Rule, Compiled] = {}  # that Python calls
        self._asked: types.CodeType | None = None  # of the rule that is being compiled for Python
        self._folders: dict[str, str] = {}
        self._blanks: dict[tuple[object, ...], NDArray[np.void]] = {}
        play = [one for name, one in game.entry_points.items() if name != "observe"]
        large = sum(map(instructions, reached(play, game.entry_points))) > LARGE_GAME
        self._inline_below = INLINE_BELOW_IN_LARGE_GAMES if large else INLINE_BELOW
        self._base = self._cache_folder()
        if not quiet and not any(one.name != IN_USE for one in self._base.iterdir()):
            print(
                f"compiling {game.id} to native code (once; kept in {self._base.parent}) ...",
                file=sys.stderr,
                flush=True,
            )

    @property
    def dtype(self) -> np.dtype[np.void]:
        """The layout of a position."""
        return self.game.state.dtype

    @property
    def folder(self) -> Path:
        """Where the game's code is kept on disk."""
        return self._base

    def __call__(self, function: Rule) -> Compiled:
        """The native form of a rule (of the game, the kernel or a bot); compiled or loaded on first use."""
        found = self._functions.get(function)
        if found is not None:
            return found
        with _lock, _told_to_watchers(), self._alone():
            if function not in self._functions:
                self._asked = self._bind.resolve(function).__code__
                self._functions[function] = self._bind.apart(function)
            return self._functions[function]

    @contextmanager
    def _alone(self) -> Iterator[None]:
        """One process compiles a game at a time; the others wait and then load what it has compiled."""
        from numba.core import config

        before = config.CACHE_DIR
        with open(self._base / "lock", "w") as lock:
            if fcntl is not None:
                fcntl.flock(lock, fcntl.LOCK_EX)
            try:
                yield
            finally:
                config.CACHE_DIR = before

    def _cache_folder(self) -> Path:
        """The folder of the game's code, named by everything that determines it."""
        import llvmlite.binding as llvm
        import numpy as np

        kernel = [rule for module in (batch, steps) for rule in vars(module).values() if role(rule) == "rule"]
        name = fingerprint(
            [*self.game.entry_points.values(), *kernel],
            self.game.entry_points,
            self.game.state.dtype.descr,
            self._numba.__version__,
            np.__version__,
            sys.version_info[:3],
            llvm.get_host_cpu_name(),
            self._inline_below,
        )
        return folder_for(cache_dir() / "native", self.game.id, name)

    def _folder_of(self, module: str) -> Path:
        """Where a rule is cached: with the game's own, or, for what others add (bots), beside it by a hash of their module."""
        if self._is_own(module):
            return self._base
        rules = [value for value in vars(sys.modules[module]).values() if role(value) == "rule"]
        return self._base / f"{module}-{fingerprint(rules, self.game.entry_points)}"

    def keeps(self, function: Rule) -> bool:
        """Whether the native form of a rule has been kept on disk: then it is only loaded."""
        found = self._bind.resolve(function)
        return any(self._folder_of(found.__module__).glob(f"*/*.{found.__name__}-*.nbc"))

    def _is_own(self, module: str) -> bool:
        """Whether rules of a module are the game's or the kernel's."""
        return module.startswith(("ostracon.kernel.", self.game.package))

    def _table(self, value: Table) -> Compiled:
        import numpy as np

        array = np.array(value, dtype=np.int64)
        array.setflags(write=False)
        return array

    def _type(self, kind: Kind) -> Compiled:
        if isinstance(kind, RecordKind):
            record = self._numba.from_dtype(kind.layout.numpy_dtype())
            return record[::1] if kind.array else record
        return self._types[kind]

    def _compile(self, function: types.FunctionType, kinds: tuple[Kind, ...], result: Kind) -> Compiled:
        from numba.core import config

        settings = {"nogil": True, "error_model": "numpy", "no_cfunc_wrapper": True}
        settings["_nrt"] = False  # rules allocate nothing: there are no references to count
        if function.__code__ is self._asked:  # called by Python
            if function.__module__ not in self._folders:
                self._folders[function.__module__] = str(self._folder_of(function.__module__))
            config.CACHE_DIR = self._folders[function.__module__]
            settings |= {"cache": True, "pipeline_class": self._linking.WholeCompiler}
        else:  # by other rules alone
            settings |= {"no_cpython_wrapper": True, "pipeline_class": self._linking.PartCompiler}
        if function.__code__.co_filename.startswith("<"):  # written by the kernel; the cache asks for a file
            function.__code__ = function.__code__.replace(co_filename=WRITTEN)
        jit = self._numba.njit
        small = self._is_own(function.__module__) and instructions(function) < self._inline_below
        if "states" not in kinds and any(str(kind).startswith("row") for kind in kinds):
            # A field carries its length in its Numba type: such a rule is compiled per field that it is given.
            bind_globals(function)
            return jit(forceinline=small, **settings)(function)
        shape = self._type(result)(*map(self._type, kinds))
        return jit(shape, forceinline=small and "states" not in kinds, **settings)(function)

    # The entry points for one position of an array, and whole games.

    # They check what they are given; a rule by itself, `code(batch.apply_at)`, does not, and is twice as fast.

    def blank(self, players: int, options: Mapping[str, Value]) -> NDArray[np.void]:
        """An array of one game that is not dealt yet; the same one for the same options, to be copied."""
        key = (players, *options.items())
        if key not in self._blanks:
            self._blanks[key] = self.game.blank(players, options).to_array()
        return self._blanks[key]

    def new(
        self,
        count: SupportsIndex,
        players: SupportsIndex,
        options: Mapping[str, object] | None = None,
        first_seed: SupportsIndex = 0,
    ) -> NDArray[np.void]:
        """An array of freshly dealt games: the deals `first_seed`, `first_seed + 1`, ..."""
        import numpy as np

        number = _whole(count, "a number of games from 0")
        if number < 0:
            raise BadCall(f"{number} games cannot be dealt; give a number from 0")
        secret_of_deal(first_seed)  # refuses what is no deal
        chosen = self.game.choose(players, options)
        states = np.repeat(self.blank(self.game.count_of(players), chosen), number)
        self(batch.deal)(states, 0, number, index_of(first_seed))
        return states

    def actor(self, states: NDArray[np.void], index: SupportsIndex) -> int:
        """The seat that decides in a position."""
        return int(self(batch.actor_at)(states, self._place(states, index)))

    def legal(self, states: NDArray[np.void], index: SupportsIndex) -> None:
        """Write the legal mask of a position."""
        self(batch.legal_at)(states, self._place(states, index))

    def apply(self, states: NDArray[np.void], index: SupportsIndex, action: SupportsIndex) -> None:
        """Play an action in a position; an illegal one raises IllegalAction and changes nothing."""
        place, table = self._place(states, index), self.game.actions
        number = table.number(_whole(action, "the number of an action"))
        reason = self(batch.why_not_at)(states, place, number)
        if reason:
            raise IllegalAction(table.notation(number), self.game.reason(reason))
        self(batch.apply_at)(states, place, number)

    def play_random(
        self, states: NDArray[np.void], first: SupportsIndex, count: SupportsIndex, seed: SupportsIndex
    ) -> int:
        """Play games to their ends at random; how many actions that took."""
        import numpy as np

        start, number = _whole(first, "the index of a position"), _whole(count, "a number of games")
        if number:
            self._place(states, start)
            self._place(states, start + number - 1)
        secret_of_deal(seed)
        return int(self(batch.play_random)(states, start, number, index_of(seed), np.zeros(4, np.int64)))

    def _place(self, states: NDArray[np.void], given: SupportsIndex) -> int:
        """The index of a position in an array of this game's, checked."""
        if getattr(states, "dtype", None) != self.dtype or states.ndim != 1 or not states.flags.c_contiguous:
            kind = getattr(states, "dtype", type(states).__name__)
            what = "records of another kind" if getattr(kind, "names", None) else kind
            shape = getattr(states, "shape", "")
            raise BadCall(f"positions of {self.game.id} lie in an array made by new(), not in {what} {shape}")
        place = _whole(given, "the index of a position")
        if not 0 <= place < len(states):
            raise BadCall(f"there is no position {place} in an array of {len(states)}")
        return place


def _whole(given: object, what: str) -> int:
    """A whole number that somebody has given, NumPy's among them."""
    try:
        if not isinstance(given, bool):
            return index_of(given)  # type: ignore[arg-type]  # that is asked here
    except TypeError:
        pass
    raise BadCall(f"{given!r} is no whole number; give {what}")
