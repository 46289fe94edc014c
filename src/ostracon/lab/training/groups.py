"""Games in lockstep with all numbers of players and a mixture of options, looked at as one batch."""

from __future__ import annotations

import random
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ostracon.bots.evaluation import MARGIN_SHARE
from ostracon.bots.network_file import SEATS
from ostracon.kernel.errors import RefusedOptions
from ostracon.kernel.game import Game, Value
from ostracon.lab.batch import Batch, vector
from ostracon.lab.ladder import ladder_options

DUELS = (
    3  # shares of games with two players, of which one has options of its own; the other counts have two each
)
DEALS = 1 << 40  # deals of self-play begin far away from those of tournaments


class Look(NamedTuple):
    """What the seats that decide know: arrays over all games, on the device of the games."""

    rows: Any  # games x numbers
    masks: Any  # games x actions
    actors: Any  # games


class Ends(NamedTuple):
    """Which games a step has ended, and what came of them."""

    done: NDArray[np.bool_]  # games
    values: NDArray[np.float32]  # games x seats, as they are numbered: 0 to 1


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
        """What there is to decide."""
        return Look(
            *(
                joined([getattr(env, name) for env in self.envs], self.device)
                for name in ("rows", "mask", "actor")
            )
        )

    def step(self, actions: Any) -> Ends:
        """Play an action in each game; a finished one begins anew."""
        done = np.zeros(self.games, np.bool_)
        values = np.zeros((self.games, SEATS), np.float32)
        for i, env in enumerate(self.envs):
            here = slice(i * self.each, (i + 1) * self.each)
            env.step(actions[here])
            done[here] = over = on_host(env.done).astype(np.bool_)
            if over.any():
                values[here, : env.players] = self._values(env) * over[:, None]
        return Ends(done, values)

    def _values(self, env: Batch) -> NDArray[np.float32]:
        """What finished games are worth to the seats, as a search counts it: the win, and a little of the margin."""
        ranks, points = on_host(env.rewards), on_host(env.points).astype(np.float32)
        if env.players == 1 or self.game.cooperative(env.position(0)):
            return (ranks > 0).astype(np.float32)
        first = ranks == ranks.max(axis=1, keepdims=True)
        won = first / first.sum(axis=1, keepdims=True)
        ordered = np.sort(points, axis=1)
        best, second = ordered[:, -1:], ordered[:, -2:-1]
        lead = points - np.where(points == best, second, best)
        margin = 1 / (1 + np.exp(-3.0 * lead / self.game.search.clear_win))
        return np.asarray((won * (100 - MARGIN_SHARE) + margin * MARGIN_SHARE) / 100, np.float32)


def joined(arrays: list[Any], device: str) -> Any:
    """Arrays of batches one after the other: a copy."""
    if device == "cpu":
        return np.concatenate(arrays)
    import torch  # on the card: no copy to the processor and back

    return torch.cat([torch.as_tensor(array, device="cuda") for array in arrays])


def on_host(array: Any) -> NDArray[Any]:
    """An array of a batch in the processor's memory."""
    return np.asarray(array.copy_to_host() if hasattr(array, "copy_to_host") else array)
