"""A bot's rules bound to a game: native where Numba is installed and the code is ready, otherwise plain Python."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable
from functools import cache
from typing import TYPE_CHECKING, ParamSpec, TypeVar, cast

from ostracon.bots import network_tree, tree
from ostracon.bots.records import SearchRecord
from ostracon.kernel import machine
from ostracon.kernel.errors import NativeUnavailable
from ostracon.kernel.game import Game
from ostracon.kernel.layout import Record
from ostracon.kernel.native import Native, native, numba_version
from ostracon.kernel.target import Binder, LongRow, Rule, SingleRow, WideRow

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

P = ParamSpec("P")
T = TypeVar("T")
R = TypeVar("R", bound=SearchRecord)

BOTS: tuple[Rule, ...] = (tree.iterate, tree.evaluate_actions)  # the search first: it gains most

_warm: set[tuple[Game, Rule]] | None = None  # whose native code is ready; None: compile when first needed
_network_lock = threading.Lock()
_network_compilers: dict[Game, threading.Thread] = {}


def only_when_warm() -> None:
    """From now on think natively only with what `warm_up` has compiled: a server must not wait."""
    global _warm
    _warm = set()


def warm_up(game: Game, rules: Iterable[Rule] = BOTS) -> None:
    """Compile (or load) bots' code for a game, so that a first decision does not wait for it."""
    code = native(game, quiet=True)
    for rule in rules:
        code(rule)
        if _warm is not None:
            _warm.add((game, rule))


class Engine:
    """Rules of bots for one game, and arrays for them to work in: NumPy's where it is native, else lists."""

    def __init__(self, game: Game, code: Native | None) -> None:
        self.game = game
        self.native = code is not None
        self._bound = code or Binder(
            game.entry_points,
            lambda function, kinds, result: function,
            lambda table: table,
            lambda name: getattr(machine, name),
        )

    def __call__(self, function: Callable[P, T]) -> Callable[P, T]:
        """A rule as this engine runs it."""
        return cast("Callable[P, T]", self._bound(function))

    def row(self, count: int) -> LongRow:
        """An array of whole numbers."""
        if not self.native:
            return LongRow([0] * count)
        import numpy as np

        return cast("LongRow", np.zeros(count, np.int64))

    def wide_row(self, count: int) -> WideRow:
        """An array of whole numbers of 16 bits."""
        if not self.native:
            return WideRow([0] * count)
        import numpy as np

        return cast("WideRow", np.zeros(count, np.int16))

    def single_row(self, count: int) -> SingleRow:
        """An array of numbers of single precision."""
        if not self.native:
            return SingleRow([0.0] * count)
        import numpy as np

        return cast("SingleRow", np.zeros(count, np.float32))

    def records(self, kind: type[R], count: int) -> list[R]:
        """An array of empty records."""
        if not self.native:
            return [kind() for _ in range(count)]
        import numpy as np

        return cast("list[R]", np.zeros(count, kind.numpy_dtype()))

    def set_record(self, records: list[R], index: int, record: R) -> None:
        """Put a record into an array."""
        if self.native:
            record.write(cast("NDArray[np.void]", records), index)
        else:
            records[index] = record

    def get_record(self, records: list[R], index: int, kind: type[R]) -> R:
        """A record of an array, for reading."""
        return kind.read(cast("NDArray[np.void]", records), index) if self.native else records[index]

    def one(self, record: R) -> list[R]:
        """An array of a single record."""
        made = self.records(type(record), 1)
        self.set_record(made, 0, record)
        return made

    def positions(self, root: Record) -> list[Record]:
        """The positions that the rules of `tree` work on, the first of them the given one."""
        if not self.native:
            return [root] + [root.copy() for _ in range(tree.POSITIONS - 1)]
        import numpy as np

        states = np.zeros(tree.POSITIONS, self.game.state.dtype)
        root.write(states, tree.ROOT)
        return cast("list[Record]", states)


def engine(game: Game, rule: Rule = tree.iterate) -> Engine:
    """The best engine now for who calls a rule of bots, usually the search."""
    if _warm is not None and (game, rule) not in _warm:
        return interpreted(game)
    try:
        return _engine(native(game))
    except NativeUnavailable:
        return interpreted(game)


def engine_for_network(game: Game) -> Engine:
    """The best engine for a search with a network now. Where nobody may wait, the first to ask has the code made meanwhile."""
    rule = network_tree.iterate_with_network
    now = engine(game, rule)
    if not now.native and numba_version() is not None:
        with _network_lock:
            if game not in _network_compilers:
                compiler = threading.Thread(
                    target=warm_up, args=(game, (rule,)), name="network compiler", daemon=True
                )
                _network_compilers[game] = compiler
                compiler.start()
    return now


@cache
def _engine(code: Native) -> Engine:
    return Engine(code.game, code)


@cache
def interpreted(game: Game) -> Engine:
    """The engine that needs no native code."""
    return Engine(game, None)
