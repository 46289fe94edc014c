"""The search bot: information-set Monte-Carlo tree search, native where Numba is installed."""

from __future__ import annotations

import time
from typing import Any, NamedTuple

from ostracon.bots import tree
from ostracon.bots.perspective import Perspective
from ostracon.kernel.dice import seed_dice
from ostracon.kernel.errors import NativeUnavailable
from ostracon.kernel.game import Game
from ostracon.kernel.native import Native, native

EXPLORE = 0.7
NODES = 200_000
CHUNK = 64  # iterations between looks at the clock
_warm: set[str] | None = None  # ids of games whose native search is ready; None: compile when first needed
INTERPRETED_SHARE = 50  # without native code a budget in iterations is divided by this


def only_when_warm() -> None:
    """From now on search natively only in games that `warm_up` has compiled: a server must not wait."""
    global _warm
    _warm = set()


def warm_up(game: Game) -> None:
    """Compile (or load) the search for a game, so that its first decision does not wait for it."""
    native(game, quiet=True)(tree.iterate)
    if _warm is not None:
        _warm.add(game.id)


def _code(game: Game) -> Native | None:
    if _warm is not None and game.id not in _warm:
        return None
    try:
        return native(game)
    except NativeUnavailable:
        return None


class Choice(NamedTuple):
    """A legal action as the search sees it."""

    action: int
    visits: int  # how often the search tried it: the measure of what is best
    chance: float  # the deciding seat's chance to win after it, 0 to 1


class Advice(NamedTuple):
    """What a search found in a position."""

    choices: tuple[Choice, ...]  # every legal action, the best first
    chances: tuple[float, ...]  # each seat's chance to win
    iterations: int


class Search:
    """Tree search with a budget in iterations (reproducible) or in milliseconds."""

    def __init__(self, iterations: int = 0, milliseconds: int = 0, cut: int = -1) -> None:
        self.iterations = iterations
        self.milliseconds = milliseconds
        self.cut = cut
        self.name = f"search:{milliseconds}ms" if milliseconds else f"search:{iterations}"

    def decide(self, perspective: Perspective, seed: int) -> int:
        """The most visited action."""
        if len(perspective.legal) == 1:
            return perspective.legal[0]
        return self.consider(perspective, seed).choices[0].action

    def consider(self, perspective: Perspective, seed: int) -> Advice:
        """What the search thinks of every legal action."""
        code = _code(perspective.game)
        trunk = Trunk(perspective, seed, code, self.cut)
        if self.milliseconds:
            end = time.monotonic() + self.milliseconds / 1000
            trunk.grow(1)
            while time.monotonic() < end and trunk.room():
                trunk.grow(CHUNK if code else 1)
        else:
            trunk.grow(self.iterations if code else max(1, self.iterations // INTERPRETED_SHARE))
        return trunk.advice()


class Trunk:
    """A tree being grown: arrays allocated once, the loop in native code."""

    def __init__(self, perspective: Perspective, seed: int, code: Native | None, cut: int) -> None:
        self.seat = perspective.seat
        self.legal = perspective.legal
        self.parts = len(perspective.game.parts)
        self.seed = (seed << 24) & 0x3FFFFFFFFFFF
        self.done = 0
        self.used = 1
        self.cut = cut
        words = len(perspective.world(seed).mask)
        self.first, self.sibling, self.action, self.visits, self.available = (
            _room(NODES, code) for _ in range(5)
        )
        self.value = _room(NODES * tree.SEATS, code, float)
        self.path, self.todo, self.thinking = _room(tree.DEEPEST, code), _room(words, code), _room(4, code)
        world = perspective.world(seed)
        self.players = world.players
        self.states: Any
        if code is None:
            self._iterate: Any = _interpreted(perspective.game)
            self.states = [world, world.copy()]
        else:
            import numpy as np

            self._iterate = code(tree.iterate)
            self.states = np.zeros(2, perspective.game.state.dtype)
            world.write(self.states, tree.ROOT)
        seed_dice(self.thinking, seed)

    def room(self) -> bool:
        """Whether the tree can still grow."""
        return self.used < NODES - CHUNK

    def grow(self, iterations: int) -> None:
        """Run some iterations."""
        self.used = self._iterate(
            self.states,
            self.seat,
            self.parts,
            iterations,
            self.seed + self.done,
            self.cut,
            EXPLORE,
            self.first,
            self.sibling,
            self.action,
            self.visits,
            self.available,
            self.value,
            self.path,
            self.todo,
            self.used,
            self.thinking,
        )
        self.done += iterations

    def advice(self) -> Advice:
        """What the root's children say. Untried actions have no visits."""
        tried: dict[int, Choice] = {action: Choice(action, 0, 0.0) for action in self.legal}
        child = int(self.first[0])
        while child > 0:
            visits = int(self.visits[child])
            chance = float(self.value[child * tree.SEATS + self.seat]) / visits if visits else 0.0
            tried[int(self.action[child])] = Choice(int(self.action[child]), visits, chance)
            child = int(self.sibling[child])
        chances = tuple(float(self.value[seat]) / max(1, self.done) for seat in range(self.players))
        return Advice(
            tuple(sorted(tried.values(), key=lambda choice: (-choice.visits, choice.action))),
            chances,
            self.done,
        )


def _room(count: int, code: Native | None, kind: type = int) -> Any:
    if code is None:
        return [kind(0)] * count
    import numpy as np

    return np.zeros(count, np.int64 if kind is int else np.float64)


def _interpreted(game: Any) -> Any:
    """`tree.iterate` with the game's rules bound, as plain Python."""
    from ostracon.kernel.target import Binder

    return Binder(game.entries, lambda function, kinds, result: function, lambda table: table, _machine)(
        tree.iterate
    )


def _machine(name: str) -> Any:
    from ostracon.kernel import machine

    return getattr(machine, name)
