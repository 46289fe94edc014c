"""Native code: the rules of one game compiled by Numba when first asked for, cached on disk.

``native(game)`` gives the compiled game; without Numba it raises ``NativeUnavailable`` with a sentence that
says what to do. Python
hands native code an array of records and an index, never a record by itself.

The cache lives under the user's cache folder in a directory named by a hash of every rule's bytecode, the
numbers it names, the layout,
the versions and the processor: edited rules or corrected components never meet old machine code, and several
processes may start together.
"""

from __future__ import annotations

import dis
import sys
import tempfile
import threading
import types
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from ostracon.kernel import batch
from ostracon.kernel.errors import NativeUnavailable
from ostracon.kernel.folders import cache_dir
from ostracon.kernel.target import (
    Binder,
    Compiled,
    Kind,
    RecordKind,
    Rule,
    States,
    Table,
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

    from ostracon.kernel.game import Game

# Instructions of bytecode: smaller rules are always inlined. Generous for a small game, which gains a quarter of its
# speed; sparing for a large one, whose compile time would double (docs/decisions/0005-native-cache.md).
INLINE_BELOW = 300
INLINE_BELOW_IN_LARGE_GAMES = 120
LARGE_GAME = 6_500  # instructions of all its rules

_compiled: dict[str, Native] = {}
_lock = threading.RLock()


def native(game: Game, quiet: bool = False) -> Native:
    """The compiled rules of a game (one per process)."""
    key = f"{game.id}-{id(game)}"
    with _lock:
        if key not in _compiled:
            _compiled[key] = Native(game, quiet)
        return _compiled[key]


def numba_version() -> str | None:
    """The installed Numba's version, without importing it; None where it is missing."""
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version("numba")
    except PackageNotFoundError:
        return None


def _instruction(name: str) -> Compiled:
    """Machine operations as LLVM knows them."""
    from numba import int64, njit
    from numba.core import cgutils
    from numba.extending import intrinsic

    @intrinsic  # type: ignore[untyped-decorator]  # Numba has no types
    def bit_count(typing: Compiled, word: Compiled) -> Compiled:
        return int64(int64), lambda context, builder, signature, args: builder.ctpop(args[0])

    @intrinsic  # type: ignore[untyped-decorator]  # Numba has no types
    def lowest_bit(typing: Compiled, word: Compiled) -> Compiled:
        return int64(int64), lambda context, builder, signature, args: builder.cttz(args[0], cgutils.true_bit)

    def copy_position(states: States, to: int, source: int) -> None:
        states[to] = states[source]

    if name == "copy_position":
        return njit(nogil=True)(copy_position)
    return {"bit_count": bit_count, "lowest_bit": lowest_bit}[name]


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
        }
        self._bind = Binder(game.entry_points, self._compile, self._table, _instruction)
        self._functions: dict[Rule, Compiled] = {}  # that Python calls
        self._asked: types.CodeType | None = None  # of the rule that is being compiled for Python
        self._folders: dict[str, str] = {}
        large = sum(map(instructions, reached(game.entry_points.values(), game.entry_points))) > LARGE_GAME
        self._inline_below = INLINE_BELOW_IN_LARGE_GAMES if large else INLINE_BELOW
        self._base = self._cache_folder()
        if not quiet and not any(self._base.iterdir()):
            print(
                f"compiling {game.id} to native code (once; kept in {self._base.parent}) ...",
                file=sys.stderr,
                flush=True,
            )

    @property
    def dtype(self) -> np.dtype[np.void]:
        """The layout of a position."""
        return self.game.state.dtype

    def __call__(self, function: Rule) -> Compiled:
        """The native form of a rule (of the game, the kernel or a bot); compiled or loaded on first use."""
        found = self._functions.get(function)
        if found is not None:
            return found
        with _lock, self._alone():
            if function not in self._functions:
                self._asked = self._bind.resolve(function).__code__
                self._functions[function] = self._bind.anew(function)
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

        kernel = [value for value in vars(batch).values() if role(value) == "rule"]
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
        folder = cache_dir() / "native" / f"{self.game.id}-{name}"
        try:
            folder.mkdir(parents=True, exist_ok=True)
            with tempfile.TemporaryFile(dir=folder):
                return folder
        except (
            OSError
        ):  # nowhere to keep it: a folder of this process alone, which nobody else can have prepared
            return Path(tempfile.mkdtemp(prefix="ostracon-native-"))

    def _folder_of(self, module: str) -> Path:
        """Where a rule is cached: with the game's own, or, for what others add (bots), beside it by a hash of their module."""
        if module.startswith(("ostracon.kernel.", self.game.package)):
            return self._base
        rules = [value for value in vars(sys.modules[module]).values() if role(value) == "rule"]
        return self._base / f"{module}-{fingerprint(rules, self.game.entry_points)}"

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

        if function.__module__ not in self._folders:
            self._folders[function.__module__] = str(self._folder_of(function.__module__))
        inner = function.__code__ is not self._asked  # called by other rules alone, never by Python
        config.CACHE_DIR = str(Path(self._folders[function.__module__]) / ("inner" if inner else "outer"))
        settings = {"cache": True, "nogil": True, "error_model": "numpy", "no_cfunc_wrapper": True}
        settings["no_cpython_wrapper"] = inner
        if function.__code__.co_filename.startswith("<"):  # written by the kernel; the cache asks for a file
            function.__code__ = function.__code__.replace(co_filename=__file__)
        jit = self._numba.njit
        if "states" not in kinds and any(str(kind).startswith("row") for kind in kinds):
            # A field carries its length in its Numba type: such a rule is compiled per field that it is given.
            return jit(**settings)(function)
        shape = self._type(result)(*map(self._type, kinds))
        small = "states" not in kinds and instructions(function) < self._inline_below
        return jit(shape, forceinline=small, **settings)(function)

    # The entry points for one position of an array, and whole games.

    def new(
        self, count: int, players: int, options: Mapping[str, object] | None = None, first_seed: int = 0
    ) -> NDArray[np.void]:
        """An array of freshly dealt games numbered `first_seed`, `first_seed + 1`, ..."""
        import numpy as np

        blank = np.zeros(1, self.dtype)
        self.game.blank(players, options).write(blank, 0)
        states = np.repeat(blank, count)
        self(batch.deal)(states, 0, count, first_seed)
        return states

    def actor(self, states: NDArray[np.void], index: int) -> int:
        """The seat that decides in a position."""
        return int(self(batch.actor_at)(states, index))

    def legal(self, states: NDArray[np.void], index: int) -> None:
        """Write the legal mask of a position."""
        self(batch.legal_at)(states, index)

    def apply(self, states: NDArray[np.void], index: int, action: int) -> None:
        """Play an action in a position."""
        self(batch.apply_at)(states, index, action)

    def play_random(self, states: NDArray[np.void], first: int, count: int, seed: int) -> int:
        """Play games to their ends at random; how many actions that took."""
        import numpy as np

        return int(self(batch.play_random)(states, first, count, seed, np.zeros(4, np.int64)))
