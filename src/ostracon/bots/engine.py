"""A bot's rules bound to a game: native where Numba is installed and the code is ready, otherwise plain Python."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from ostracon.bots import tree
from ostracon.kernel import machine
from ostracon.kernel.errors import NativeUnavailable
from ostracon.kernel.game import Game
from ostracon.kernel.native import Native, native
from ostracon.kernel.target import Binder

_warm: set[str] | None = None  # ids of games whose native code is ready; None: compile when first needed


def only_when_warm() -> None:
    """From now on think natively only in games that `warm_up` has compiled: a server must not wait."""
    global _warm
    _warm = set()


def warm_up(game: Game) -> None:
    """Compile (or load) the bots' code for a game, so that its first decision does not wait for it."""
    code = native(game, quiet=True)
    code(tree.iterate)
    code(tree.weigh)
    if _warm is not None:
        _warm.add(game.id)


class Engine:
    """Rules of bots for one game, and room for them to work in."""

    def __init__(self, game: Game, code: Native | None) -> None:
        self.game = game
        self.native = code is not None
        self._bound: Any = code or Binder(
            game.entry_points, lambda function, kinds, result: function, lambda table: table, _instruction
        )

    def __call__(self, function: Callable[..., Any]) -> Any:
        """A rule as this engine runs it."""
        return self._bound(function)

    def row(self, count: int) -> Any:
        """Room for whole numbers."""
        if not self.native:
            return [0] * count
        import numpy as np

        return np.zeros(count, np.int64)

    def float_row(self, count: int) -> Any:
        """Room for numbers with a fraction."""
        if not self.native:
            return [0.0] * count
        import numpy as np

        return np.zeros(count, np.float64)

    def positions(self, world: Any) -> Any:
        """Room for the positions that the rules of `tree` work on, the first of them the given one."""
        if not self.native:
            return [world] + [world.copy() for _ in range(tree.POSITIONS - 1)]
        import numpy as np

        states = np.zeros(tree.POSITIONS, self.game.state.dtype)
        world.write(states, tree.ROOT)
        return states


def engine(game: Game) -> Engine:
    """The best engine for a game now."""
    if _warm is not None and game.id not in _warm:
        return interpreted(game)
    try:
        return _engine(native(game))
    except NativeUnavailable:
        return interpreted(game)


@cache
def _engine(code: Native) -> Engine:
    return Engine(code.game, code)


@cache
def interpreted(game: Game) -> Engine:
    """The engine that needs no native code."""
    return Engine(game, None)


def _instruction(name: str) -> Any:
    return getattr(machine, name)
