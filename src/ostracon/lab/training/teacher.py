"""What greedy play would do in many games at once: the lesson that a network begins with."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from ostracon.bots import tree
from ostracon.bots.engine import Engine, engine
from ostracon.bots.search import SearchOverrides
from ostracon.lab.batch import Batch


class Teacher:
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
