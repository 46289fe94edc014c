"""Teachers of a network: what somebody who knows better would do in many games at once."""

from __future__ import annotations

from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from ostracon.bots import network_tree, tree
from ostracon.bots.engine import Engine, engine
from ostracon.bots.network import ROOM
from ostracon.bots.network_file import Network
from ostracon.bots.network_search import arrays_for
from ostracon.bots.records import Node, RootAction, Workspace
from ostracon.bots.search import NODES, SearchOverrides
from ostracon.kernel.dice import seed_dice
from ostracon.lab.batch import Batch


class Teacher(Protocol):
    """Somebody who knows what is good in each game of a batch."""

    def shares(self, seed: int) -> NDArray[np.float32]:
        """For each game a share of each action, together 1; games x actions."""
        ...


class GreedyTeacher:
    """The game's own evaluation one step ahead, as shares of attention: what a search takes as its priors."""

    def __init__(self, env: Batch, redeals: int = 1) -> None:
        self.env, self.redeals = env, redeals
        self.code: Engine = engine(env.game)
        root = env.position(0)
        settings = SearchOverrides().settings(env.game, root, 0)
        self.scale = max(1, settings.prior_scale) * redeals
        self._settings: Any = self.code.one(settings)
        self._states: Any = self.code.positions(root)
        self._sums: Any = self.code.row(env.spec.actions)
        self._judge = self.code(tree.evaluate_actions)

    def shares(self, seed: int) -> NDArray[np.float32]:
        """For each game a share of each action; games x actions."""
        found = np.zeros((self.env.n, self.env.spec.actions), np.float32)
        states = self.env.omniscient
        for i in range(self.env.n):
            self._settings["seat"][0] = self.env.actor[i]
            self._states[tree.ROOT] = states[i]
            self._sums[:] = 0
            self._judge(self._states, self._settings, self.redeals, seed * self.env.n + i, self._sums)
            found[i] = self._sums
        found = np.where(self.env.mask, found, -np.inf)
        found = np.exp((found - found.max(axis=1, keepdims=True)) / self.scale)
        return np.asarray(found / found.sum(axis=1, keepdims=True), np.float32)

    def favourites(self, seed: int) -> NDArray[np.int64]:
        """The action that it would choose in each game."""
        return np.asarray(self.shares(seed).argmax(axis=1), np.int64)


class SearchTeacher:
    """A search, with a network or without: the shares of its visits. Every iteration redeals what the seat that decides does
    not know.
    """

    def __init__(self, env: Batch, iterations: int, network: Network | None = None) -> None:
        self.env, self.iterations, self.network = env, iterations, network
        root = env.position(0)
        self.code: Engine = engine(env.game)
        rule: Any = network_tree.iterate_with_network if network else tree.iterate
        self._iterate = self.code(rule)
        self._settings: Any = self.code.one(SearchOverrides(trust=0.0).settings(env.game, root, 0))
        self._states: Any = self.code.positions(root)
        self._nodes: Any = self.code.records(Node, min(NODES, (iterations + 2) * env.spec.actions))
        self._tried: Any = self.code.records(RootAction, env.spec.actions)
        self._workspace: Any = self.code.one(Workspace())
        self._untried = self.code.row(len(root.mask))
        self._more = self._for_network(network) if network else ()

    def _for_network(self, network: Network) -> tuple[Any, ...]:
        layers = network["first_bias"].size + network["second_bias"].size
        work = self.code.single_row(layers + ROOM + network.about.actions)
        return *arrays_for(self.code, network), self.code.wide_row(self.env.spec.length), work

    def shares(self, seed: int) -> NDArray[np.float32]:
        """For each game a share of each action; games x actions."""
        env = self.env
        found = np.asarray(env.mask, np.float32)
        states = env.omniscient
        for i in np.flatnonzero(env.mask.sum(axis=1) > 1):
            self._settings["seat"][0] = env.actor[i]
            self._states[tree.ROOT] = states[i]
            self._nodes[0] = np.zeros(1, self._nodes.dtype)[0]
            self._tried[:] = np.zeros(1, self._tried.dtype)
            workspace = Workspace(node_count=1)
            number = seed * env.n + int(i)
            seed_dice(workspace.random_stream, number)
            workspace.write(self._workspace, 0)
            self._iterate(
                self._states,
                self._nodes,
                self._tried,
                self._settings,
                self._workspace,
                self._untried,
                self.iterations,
                number << 24 & 0x3FFFFFFFFFFF,
                *self._more,
            )
            found[i] = self._tried["visits"]
        return np.asarray(found / found.sum(axis=1, keepdims=True), np.float32)
