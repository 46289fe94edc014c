"""Games in lockstep with all numbers of players and a mixture of options, looked at as one batch."""

from __future__ import annotations

import random
from typing import Any, NamedTuple

import numpy as np

from ostracon.bots.evaluation import MARGIN_SHARE
from ostracon.bots.network_file import SEATS
from ostracon.kernel.errors import RefusedOptions
from ostracon.kernel.game import Game, Value
from ostracon.lab.batch import Batch, vector
from ostracon.lab.extras import library
from ostracon.lab.ladder import ladder_options

DUELS = (
    3  # shares of games with two players, of which one has options of its own; the other counts have two each
)
DEALS = 1 << 40  # deals of self-play begin far away from those of tournaments


class Look(NamedTuple):
    """What the seats that decide know: arrays over all games, where the games are."""

    rows: Any  # games x numbers
    masks: Any  # games x actions
    actors: Any  # games


class Ends(NamedTuple):
    """Which games a step has ended, and how: arrays over all games, where the games are."""

    done: Any  # games
    ranks: Any  # games x seats: from 1 for the only winner to -1
    points: Any  # games x seats


class Groups:
    """Batches side by side: for every number of players one with the usual options and one with random ones."""

    def __init__(self, game: Game, games: int, seed: int, device: str = "cpu", threads: int = 1) -> None:
        self.game, self.device, self.threads = game, device, threads
        self.random = random.Random(seed)
        self.deal = DEALS + seed * (1 << 32)
        shares: list[tuple[int, bool]] = []
        for players in game.players:
            usual = DUELS - 1 if players == 2 else 1
            shares += [(players, True)] * usual + [(players, False)]
        self.shares = shares if game.options else [(players, True) for players, _ in shares]
        self.each = max(1, games // len(self.shares))
        self.envs: list[Batch] = [self._new(*share) for share in self.shares]
        self.games = self.each * len(self.envs)
        self.players = np.repeat(np.array([env.players for env in self.envs]), self.each)
        self.arrays: Any = (
            np if device == "cpu" else library("cupy", "cuda")
        )  # NumPy, or its twin on the card
        self._seated = self.arrays.asarray(np.arange(SEATS) < self.players[:, None])

    def _new(self, players: int, usual: bool) -> Batch:
        options = ladder_options(self.game, players) if usual else self._options(players)
        self.deal += 1 << 24
        return vector(
            self.game, self.each, players, options, self.deal, threads=self.threads, device=self.device
        )

    def _options(self, players: int) -> dict[str, Value]:
        """Options drawn at random, of those that go together."""
        while True:
            drawn = {option.name: self.random.choice(option.values) for option in self.game.options}
            try:
                return self.game.choose(players, drawn)
            except RefusedOptions:
                continue

    def renew(self) -> None:
        """Deal the games with random options anew, with others."""
        for i, (players, usual) in enumerate(self.shares):
            if not usual:
                self.envs[i] = self._new(players, usual)

    def look(self) -> Look:
        """What there is to decide: copies."""
        return Look(
            *(
                self.arrays.concatenate([getattr(env, name) for env in self.envs])
                for name in ("rows", "mask", "actor")
            )
        )

    def step(self, actions: Any, check: bool = True) -> Ends:
        """Play an action in each game; a finished one begins anew. Without a check nobody waits for the card."""
        arrays, unchecked = self.arrays, {} if check or self.device == "cpu" else {"check": False}
        ranks = arrays.zeros((self.games, SEATS), np.float32)
        points = arrays.zeros((self.games, SEATS), np.float32)
        for i, env in enumerate(self.envs):
            here = slice(i * self.each, (i + 1) * self.each)
            env.step(actions[here], **unchecked)
            ranks[here, : env.players] = env.rewards
            points[here, : env.players] = env.points
        return Ends(arrays.concatenate([env.done for env in self.envs]), ranks, points)

    def values(self, ends: list[Ends]) -> Any:
        """What finished games are worth to the seats, as a search counts it (the win, and a little of the margin, from 0 to 1):
        steps x games x seats, 0 where a game goes on.
        """
        arrays, seated = self.arrays, self._seated
        done, ranks, points = (arrays.stack(one) for one in zip(*ends, strict=True))
        ranks = arrays.where(seated, ranks, -np.inf)
        first = ranks == ranks.max(axis=-1, keepdims=True)
        won = first / first.sum(axis=-1, keepdims=True)
        ordered = arrays.sort(arrays.where(seated, points, -np.inf), axis=-1)
        best, second = ordered[..., -1:], arrays.where(self.alone, 0, ordered[..., -2:-1])
        lead = arrays.where(seated, points - arrays.where(points == best, second, best), 0)
        margin = 1 / (1 + arrays.exp(-3.0 * lead / self.game.search.clear_win))
        worth = (won * (100 - MARGIN_SHARE) + margin * MARGIN_SHARE) / 100
        worth = arrays.where(self.team, ranks > 0, worth)
        return arrays.where(seated & done[..., None], worth, 0).astype(np.float32)

    @property
    def alone(self) -> Any:
        """Where there is one player: games x 1."""
        return self.arrays.asarray(self.players == 1)[:, None]

    @property
    def team(self) -> Any:
        """Where all win or lose together: games x 1."""
        return self.arrays.asarray(np.repeat([self._together(env) for env in self.envs], self.each))[:, None]

    def _together(self, env: Batch) -> bool:
        return env.players == 1 or self.game.cooperative(self.game.blank(env.players, env.options))
