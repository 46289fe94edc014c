"""The bot that learned: a trained network by itself, or in the search tree."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import cast

from ostracon.bots import network_tree
from ostracon.bots.engine import Engine, engine_for_network
from ostracon.bots.network import ROOM
from ostracon.bots.network_file import Network, load_network
from ostracon.bots.perspective import Perspective
from ostracon.bots.records import Node
from ostracon.bots.search import Advice, Choice, Search, SearchOverrides, Tree
from ostracon.kernel.game import Game
from ostracon.kernel.target import LongRow, SingleRow


class NetworkSearch(Search):
    """Tree search in which a network gives priors and values. A budget of 0 iterations: the network's first thought."""

    def __init__(
        self,
        iterations: int = 0,
        milliseconds: int = 0,
        overrides: SearchOverrides | None = None,
        name: str = "",
        file: Path | None = None,
    ) -> None:
        super().__init__(iterations, milliseconds, overrides, name)
        self.file = file  # of the network; None: the game's own

    def consider(self, perspective: Perspective, seed: int) -> Advice:
        """What the search thinks of every legal action."""
        if self.iterations == self.milliseconds == 0:
            return first_thought(load_network(perspective.game, self.file), perspective, seed)
        return super().consider(perspective, seed)

    def _engine(self, game: Game) -> Engine:
        return engine_for_network(game)

    def _tree(self, perspective: Perspective, code: Engine, nodes: list[Node], seed: int) -> Tree:
        network = load_network(perspective.game, self.file)
        return NetworkTree(perspective, code, self.overrides, nodes, seed, network)


def first_thought(network: Network, perspective: Perspective, seed: int) -> Advice:
    """What a network says without any search: shares of attention as if they were visits, and the chances as they stand
    now for every action.
    """
    import numpy as np

    game, seat, legal = perspective.game, perspective.seat, list(perspective.legal)
    assert game.observation is not None  # or it has no network
    position = perspective.redealt(seed)
    row = np.array([game.observation.row(position, seat)], np.int16)
    policy, values = network.outputs(row)
    said = policy[0, legal].astype(np.float64)
    shares = np.exp(said - said.max())
    shares /= shares.sum()
    players = position.players
    chances = [float(values[0, (other - seat) % players]) for other in range(players)]
    if players > 1 and not game.cooperative(position):
        chances = [one / sum(chances) for one in chances]
    visits = (1_000_000 * shares).astype(int)
    choices = [Choice(a, int(v), chances[seat]) for a, v in zip(legal, visits, strict=True)]
    choices.sort(key=lambda choice: (-choice.visits, choice.action))
    return Advice(tuple(choices), tuple(chances), 0)


class NetworkTree(Tree):
    """The tree of one decision, with a network."""

    def __init__(
        self,
        perspective: Perspective,
        code: Engine,
        overrides: SearchOverrides,
        nodes: list[Node],
        seed: int,
        network: Network,
    ) -> None:
        super().__init__(perspective, code, overrides, nodes, seed)
        assert perspective.game.observation is not None  # or it has no network
        self._plan, self._weights = arrays_for(code, network)
        self._row = code.wide_row(perspective.game.observation.length)
        layers = network["first_bias"].size + network["second_bias"].size
        self._work = code.single_row(layers + ROOM + network.about.actions)

    def run(self, iterations: int) -> None:
        """Run some iterations."""
        self._used = self.code(network_tree.iterate_with_network)(
            self._states,
            self.nodes,
            self._root_actions,
            self._settings,
            self._workspace,
            self._untried,
            iterations,
            self._seed + self.iterations,
            self._plan,
            self._weights,
            self._row,
            self._work,
        )
        self.iterations += iterations


def arrays_for(code: Engine, network: Network) -> tuple[LongRow, SingleRow]:
    """A network's plan and weights as an engine reads them."""
    if code.native:
        return cast("LongRow", network.plan), cast("SingleRow", network.weights)
    return _lists(network)


@lru_cache(maxsize=8)
def _lists(network: Network) -> tuple[LongRow, SingleRow]:
    return LongRow(network.plan.tolist()), SingleRow(network.weights.tolist())
