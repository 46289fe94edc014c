"""The search bot: information-set Monte-Carlo tree search, native where Numba is installed."""

from __future__ import annotations

import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import NamedTuple

from ostracon.bots import tree
from ostracon.bots.engine import Engine, engine
from ostracon.bots.judging import TEAM_SWING
from ostracon.bots.perspective import Perspective
from ostracon.kernel.dice import seed_dice

NODES = 400_000
INTERPRETED_NODES = 20_000
CHUNK = 64  # iterations between looks at the clock
INTERPRETED_SHARE = 50  # without native code a budget in iterations is divided by this


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
    trees: int = 1  # trees that grow side by side, a thread each, and vote together


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
        self.overrides = overrides or SearchOverrides()
        self.name = name or (f"search:{milliseconds}ms" if milliseconds else f"search:{iterations}")
        self._grove: Grove | None = None

    def decide(self, perspective: Perspective, seed: int) -> int:
        """The most visited action."""
        if len(perspective.legal) == 1:
            return perspective.legal[0]
        return self.consider(perspective, seed).choices[0].action

    def consider(self, perspective: Perspective, seed: int) -> Advice:
        """What the search thinks of every legal action."""
        code = engine(perspective.game)
        if self._grove is None or self._grove.code != code:
            self._grove = Grove(perspective, code, self.overrides)
        self._grove.plant(perspective, seed)
        self._grove.grow(self.iterations, self.milliseconds)
        return self._grove.advice(perspective)


class Grove:
    """Trees that grow side by side."""

    def __init__(self, perspective: Perspective, code: Engine, overrides: SearchOverrides) -> None:
        self.code = code
        self.trunks = [Trunk(perspective, code, overrides) for _ in range(overrides.trees)]

    def plant(self, perspective: Perspective, seed: int) -> None:
        """Begin a decision."""
        for number, trunk in enumerate(self.trunks):
            trunk.plant(perspective, seed * len(self.trunks) + number)

    def grow(self, iterations: int, milliseconds: int) -> None:
        """Spend a budget, shared out among the trees."""
        if not self.code.native:
            iterations = -(-iterations // INTERPRETED_SHARE)
        share = -(-iterations // len(self.trunks))

        def work(trunk: Trunk) -> None:
            if milliseconds:
                trunk.grow_until(time.monotonic() + milliseconds / 1000)
            else:
                trunk.grow(share)

        if len(self.trunks) == 1:
            work(self.trunks[0])
            return
        with ThreadPoolExecutor(len(self.trunks)) as threads:
            list(threads.map(work, self.trunks))

    def advice(self, perspective: Perspective) -> Advice:
        """What the trees say together."""
        seats = range(self.trunks[0].players)
        visits = dict.fromkeys(perspective.legal, 0)
        won = {action: [0.0 for _ in seats] for action in perspective.legal}
        for trunk in self.trunks:
            for action, tried, chances in trunk.children():
                visits[action] += tried
                won[action] = [sum(pair) for pair in zip(won[action], chances, strict=True)]
        rivals = len(seats) > 1 and not self.trunks[0].together
        choices = [
            Choice(action, visits[action], _shares(won[action], visits[action], rivals)[perspective.seat])
            for action in perspective.legal
        ]
        roots = [trunk.chances() for trunk in self.trunks]
        return Advice(
            tuple(sorted(choices, key=lambda choice: (-choice.visits, choice.action))),
            tuple(_shares([sum(seat) for seat in zip(*roots, strict=True)], len(roots), rivals)),
            sum(trunk.done for trunk in self.trunks),
        )


def _shares(chances: Sequence[float], tried: int, rivals: bool) -> list[float]:
    """Chances from their sums over what was tried. Those of rivals add up to one, which they need not in the search:
    there each seat looks at its best rival only.
    """
    whole = sum(chances) if rivals else tried
    return [chance / whole if whole else 0.0 for chance in chances]


class Trunk:
    """A tree being grown: arrays allocated once, the loop in the engine."""

    def __init__(self, perspective: Perspective, code: Engine, overrides: SearchOverrides) -> None:
        self.code = code
        self.overrides = overrides
        usual = perspective.game.search
        self.swing = usual.clear_win
        self.warmth = (
            usual.prior_temperature if overrides.prior_temperature is None else overrides.prior_temperature
        )
        self.cut = usual.rollout_length if overrides.rollout_length is None else overrides.rollout_length
        self.greed = (
            usual.rollout_candidates if overrides.rollout_candidates is None else overrides.rollout_candidates
        )
        self.nodes = nodes = NODES if code.native else INTERPRETED_NODES
        self.first, self.sibling, self.action, self.visits, self.available = (
            code.row(nodes) for _ in range(5)
        )
        self.value, self.won = code.float_row(nodes * tree.SEATS), code.float_row(nodes * tree.SEATS)
        self.prior = code.float_row(nodes)
        self.path, self.thinking = code.row(tree.DEEPEST), code.row(4)
        self._iterate = code(tree.iterate)

    def plant(self, perspective: Perspective, seed: int) -> None:
        """Begin a decision. Nodes are written when they are made: only the root must be emptied."""
        self.used = 1
        self.first[0] = self.visits[0] = 0
        for of_seat in range(tree.SEATS):
            self.value[of_seat] = self.won[of_seat] = 0.0
        world = perspective.world(seed)
        self.seat, self.players, self.parts = perspective.seat, world.players, perspective.parts
        self.together = perspective.game.cooperative(world)
        self.states = self.code.positions(world)
        self.todo = self.code.row(len(world.mask))
        self.seed = (seed << 24) & 0x3FFFFFFFFFFF
        self.done = 0
        seed_dice(self.thinking, seed)

    def grow_until(self, end: float) -> None:
        """Grow until the clock says so, at least a little."""
        chunk = CHUNK if self.code.native else 1
        self.grow(chunk)
        while time.monotonic() < end and self.used < self.nodes - 32 * len(self.todo):
            self.grow(chunk)

    def grow(self, iterations: int) -> None:
        """Run some iterations."""
        overrides = self.overrides
        self.used = self._iterate(
            self.states,
            self.seat,
            iterations,
            self.seed + self.done,
            self.parts,
            self.together,
            self.swing,
            self.warmth * (TEAM_SWING if self.together else self.swing),
            overrides.exploration,
            self.cut,
            self.greed,
            self.used,
            self.first,
            self.sibling,
            self.action,
            self.visits,
            self.available,
            self.value,
            self.prior,
            self.won,
            self.path,
            self.todo,
            self.thinking,
        )
        self.done += iterations

    def children(self) -> list[tuple[int, int, list[float]]]:
        """The root's children: action, visits, added-up chances of the seats."""
        return [
            (
                int(self.action[c]),
                int(self.visits[c]),
                [float(self.won[c * tree.SEATS + s]) for s in range(self.players)],
            )
            for c in self._children()
        ]

    def chances(self) -> list[float]:
        """The seats' chances at the root."""
        return [float(self.won[s]) / max(1, int(self.visits[0])) for s in range(self.players)]

    def _children(self) -> list[int]:
        found = []
        child = int(self.first[0])
        while child > 0:
            found.append(child)
            child = int(self.sibling[child])
        return found
