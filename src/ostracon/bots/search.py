"""The search bot: information-set Monte-Carlo tree search, native where Numba is installed."""

from __future__ import annotations

import math
import sys
import threading
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from copy import copy
from dataclasses import dataclass
from operator import index
from typing import NamedTuple

from ostracon.bots import tree
from ostracon.bots.engine import Engine, engine
from ostracon.bots.perspective import Perspective
from ostracon.bots.records import Node, RootAction, Settings, Workspace
from ostracon.bots.style import shape
from ostracon.kernel.dice import seed_dice
from ostracon.kernel.game import Game
from ostracon.kernel.layout import WORD_BITS, Record

NODES = 400_000
INTERPRETED_NODES = 20_000
IDLE_NODE_ARRAYS = 8  # at most so many are kept for later decisions
CHUNK = 64  # iterations between looks at the clock
INTERPRETED_SHARE = 50  # without native code a budget in iterations is divided by this
COOPERATIVE_CLEAR_WIN = (
    12  # stands for the clear win in priors: actions differ by little in the team's chance
)


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


@dataclass(frozen=True, slots=True)
class SearchOverrides:
    """What one bot does otherwise than the game's search settings say."""

    # These three as the game's SearchSettings explain them; None: what they say.
    rollout_length: int | None = None
    rollout_candidates: int | None = None
    prior_temperature: int | None = None
    exploration: float = 1.0  # weight of the prior against what is known (PUCT)
    # Of searches with a network: the share of its word in the value of a leaf (the rest is a rollout's), how even its
    # priors are made.
    trust: float = 0.5
    softness: float = 6.0
    style: str = ""  # one of `style.STYLES`, or none
    trees: int = 1  # trees that grow side by side, a thread each, and vote together (root parallelization)

    def settings(self, game: Game, root: Record, seat: int) -> Settings:
        """The settings of a tree."""
        usual = game.search
        temperature = usual.prior_temperature if self.prior_temperature is None else self.prior_temperature
        cooperative = bool(game.cooperative(root))
        made = Settings(
            seat=seat,
            score_parts=0 if game.evaluate is not None else len(game.parts),
            cooperative=cooperative,
            clear_win=usual.clear_win,
            prior_scale=temperature * (COOPERATIVE_CLEAR_WIN if cooperative else usual.clear_win),
            exploration=self.exploration,
            trust=self.trust,
            softness=self.softness,
            rollout_length=usual.rollout_length if self.rollout_length is None else self.rollout_length,
            rollout_candidates=(
                usual.rollout_candidates if self.rollout_candidates is None else self.rollout_candidates
            ),
        )
        if self.style:
            shape(made, game, self.style)
        return made


class Search:
    """Tree search with a budget in iterations (reproducible) or in milliseconds."""

    def __init__(
        self,
        iterations: int = 0,
        milliseconds: int = 0,
        overrides: SearchOverrides | None = None,
        name: str = "",
    ) -> None:
        self.iterations = iterations
        self.milliseconds = milliseconds
        self.seconds = 0.0  # a limit besides, of somebody who has no more time now; 0: none
        self.overrides = overrides or SearchOverrides()
        self.name = name or (f"search:{milliseconds}ms" if milliseconds else f"search:{iterations}")

    def within(self, seconds: float) -> Search:
        """The same search for somebody in a hurry: it ends after so long, if it has not before."""
        hurried = copy(self)
        hurried.seconds = seconds
        return hurried

    def decide(self, perspective: Perspective, seed: int) -> int:
        """The most visited action."""
        if len(perspective.legal) == 1:
            return perspective.legal[0]
        return self.consider(perspective, seed).choices[0].action

    def consider(self, perspective: Perspective, seed: int) -> Advice:
        """What the search thinks of every legal action."""
        seed, code, count = index(seed), self._engine(perspective.game), self.overrides.trees
        with node_arrays(code, count) as arrays:
            trees = [
                self._tree(perspective, code, nodes, seed * count + number)
                for number, nodes in enumerate(arrays)
            ]
            self._run(trees, code)
            return advice(trees, perspective)

    def _engine(self, game: Game) -> Engine:
        """What runs the trees."""
        return engine(game)

    def _tree(self, perspective: Perspective, code: Engine, nodes: list[Node], seed: int) -> Tree:
        """A tree to be grown."""
        return Tree(perspective, code, self.overrides, nodes, seed)

    def _run(self, trees: Sequence[Tree], code: Engine) -> None:
        """Spend the budget, shared out among the trees."""
        iterations = self.iterations if code.native else -(-self.iterations // INTERPRETED_SHARE)
        share = -(-iterations // len(trees))

        def work(one: Tree) -> None:
            if self.milliseconds:
                one.run_until(time.monotonic() + min(self.milliseconds / 1000, self.seconds or math.inf))
            elif self.seconds:
                one.run_until(time.monotonic() + self.seconds, share)
            else:
                one.run(share)

        if len(trees) == 1:
            work(trees[0])
            return
        with ThreadPoolExecutor(len(trees)) as threads:
            list(threads.map(work, trees))


# Node arrays that no search uses now: interpreted, native.
_idle: dict[bool, list[list[Node]]] = {False: [], True: []}
_idle_lock = threading.Lock()


@contextmanager
def node_arrays(code: Engine, count: int) -> Iterator[list[list[Node]]]:
    """Node arrays for some trees. They are kept for the next decision, whoever makes it: to allocate one and touch its
    memory for the first time takes as long as a short search.
    """
    idle = _idle[code.native]
    with _idle_lock:
        taken = [idle.pop() for _ in range(min(count, len(idle)))]
    size = NODES if code.native else INTERPRETED_NODES
    taken += [code.records(Node, size) for _ in range(count - len(taken))]
    try:
        yield taken
    finally:
        with _idle_lock:
            idle.extend(taken[: IDLE_NODE_ARRAYS - len(idle)])


def advice(trees: Sequence[Tree], perspective: Perspective) -> Advice:
    """What the trees say together."""
    seats = range(trees[0].players)
    visits = dict.fromkeys(perspective.legal, 0)
    won = {action: [0.0 for _ in seats] for action in perspective.legal}
    for one in trees:
        for action in perspective.legal:
            found = one.root_action(action)
            visits[action] += found.visits
            won[action] = [won[action][seat] + found.won[seat] for seat in seats]
    rivals = len(seats) > 1 and not trees[0].settings.cooperative
    choices = [
        Choice(action, visits[action], _shares(won[action], visits[action], rivals)[perspective.seat])
        for action in perspective.legal
    ]
    roots = [one.chances() for one in trees]
    return Advice(
        tuple(sorted(choices, key=lambda choice: (-choice.visits, choice.action))),
        tuple(_shares([sum(seat) for seat in zip(*roots, strict=True)], len(roots), rivals)),
        sum(one.iterations for one in trees),
    )


def _shares(chances: Sequence[float], tried: int, rivals: bool) -> list[float]:
    """Chances from their sums over what was tried. Those of rivals add up to one, which they need not in the search:
    there each seat looks at its best rival only.
    """
    whole = sum(chances) if rivals else tried
    return [chance / whole if whole else 0.0 for chance in chances]


class Tree:
    """The tree of one decision, grown in an array of nodes by the engine."""

    def __init__(
        self, perspective: Perspective, code: Engine, overrides: SearchOverrides, nodes: list[Node], seed: int
    ) -> None:
        root = perspective.redealt(seed)
        self.code = code
        self.nodes = nodes
        self.players = root.players
        self.iterations = 0
        self.settings = overrides.settings(perspective.game, root, perspective.seat)
        workspace = Workspace(node_count=1)
        seed_dice(workspace.random_stream, seed)
        code.set_record(nodes, 0, Node())  # the others are written when they are used
        self._states = code.positions(root)
        self._root_actions = code.records(RootAction, perspective.game.actions.total)
        self._settings = code.one(self.settings)
        self._workspace = code.one(workspace)
        self._untried = code.row(len(root.mask))
        self._seed = (seed << 24) & 0x3FFFFFFFFFFF
        self._used = 1

    def run_until(self, end: float, most: int = sys.maxsize) -> None:
        """Grow until the clock says so or `most` iterations are done, at least a little."""
        chunk = min(most, CHUNK if self.code.native else 1)
        self.run(chunk)
        room = len(self.nodes) - WORD_BITS * len(self._untried)
        while self.iterations < most and time.monotonic() < end and self._used < room:
            self.run(min(chunk, most - self.iterations))

    def run(self, iterations: int) -> None:
        """Run some iterations."""
        self._used = self.code(tree.iterate)(
            self._states,
            self.nodes,
            self._root_actions,
            self._settings,
            self._workspace,
            self._untried,
            iterations,
            self._seed + self.iterations,
        )
        self.iterations += iterations

    def root_action(self, action: int) -> RootAction:
        """What came of an action."""
        return self.code.get_record(self._root_actions, action, RootAction)

    def chances(self) -> list[float]:
        """The seats' chances to win."""
        won = self.code.get_record(self._workspace, 0, Workspace).won
        return [won[seat] / max(1, self.iterations) for seat in range(self.players)]
