"""Our games as environments of Gymnasium: one seat is the agent, bots play the others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import index
from typing import Any

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from ostracon.bots import Bot, Perspective
from ostracon.kernel.dice import DEALS
from ostracon.kernel.game import Game
from ostracon.lab.batch import BadBatch, Batch, IllegalInBatch, whole
from ostracon.lab.bot_names import load_bot
from ostracon.lab.one_game import MOST_DEALS, OneGame
from ostracon.lab.playing import decision_seed
from ostracon.lab.spaces import action_space, observation_space

RANDOM = "random"
RENDERING: dict[str, Any] = {"render_modes": ["ansi", "svg"], "render_fps": 1}
RESTARTING: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP}
Opponent = str | Bot
Seen = dict[str, Any]
Info = dict[str, Any]


def opponent_of(given: object, game: Game) -> Bot:
    """A bot that is given by name ("greedy", "my_bots:Cautious") or as an object."""
    if isinstance(given, str):
        return load_bot(given, game)
    if not callable(getattr(given, "decide", None)):
        raise BadBatch(
            f"opponent {given!r} cannot play: give a bot's name or what has decide(perspective, seed)"
        )
    return given  # type: ignore[return-value]  # it can decide


class Table(gymnasium.Env[Seen, Any]):
    """One seat of one game. The agent is asked whenever its seat decides; a seed is the number of the deal."""

    metadata = RENDERING

    def __init__(
        self,
        game: Game | str,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        opponent: Opponent | Sequence[Opponent] = RANDOM,
        seat: int | None = 0,
        reward: str = "rank",
        max_cycles: int | None = None,
        illegal: str = "raise",
        render_mode: str | None = None,
    ) -> None:
        self.table = OneGame(game, players, options, reward, max_cycles, illegal)
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise BadBatch(f"render_mode {render_mode!r} is unknown; choose from ansi, svg")
        self.render_mode = render_mode
        self.observation_space = observation_space(self.table.spec)
        self.action_space = action_space(self.table.spec)
        self.fixed_seat = None if seat is None else whole("seat", seat, 0, self.table.players - 1)
        self.seat = self.fixed_seat or 0
        several = isinstance(opponent, Sequence) and not isinstance(opponent, str)
        names: list[Any] = list(opponent) if several else [opponent] * (self.table.players - 1)  # type: ignore[arg-type]  # several
        if len(names) != self.table.players - 1:
            raise BadBatch(f"{len(names)} opponents are given; {self.table.players - 1} seats are free")
        self.opponents = [opponent_of(one, self.table.game) for one in names]
        self._ply = 0
        self._gained = 0.0

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, Info]:
        """Deal a game, and let the others play until the agent is asked."""
        super().reset(seed=seed)
        self._ply = 0
        while True:  # a game in which the agent is never asked is dealt again
            self.table.begin(seed if seed is not None else int(self.np_random.integers(MOST_DEALS)))
            self.seat = (
                int(self.np_random.integers(self.table.players))
                if self.fixed_seat is None
                else self.fixed_seat
            )
            self._play_on()
            if self.table.seat >= 0:
                return self._seen(), self._info()
            seed = None

    def step(self, action: Any) -> tuple[Seen, float, bool, bool, Info]:
        """Play an action of the agent, then those of the others until it is asked again."""
        self.table.wants_reset()
        self._gained = 0.0
        replaced = self._play(action)
        self.table.cycles += 1
        self._play_on()
        over = self.table.seat < 0
        return self._seen(), self._gained, over, not over and self.table.cut_off, self._info() | replaced

    def _play(self, action: object) -> Info:
        replaced = self.table.play(action)
        self._ply += 1
        self._gained += float(self.table.rewards[0, self.seat])
        return replaced

    def _play_on(self) -> None:
        """The others decide, until the agent's seat is asked or the game is over."""
        while self.table.seat >= 0 and self.table.seat != self.seat:
            other = self.table.seat
            player = self.opponents[other - (other > self.seat)]
            known = Perspective(self.table.game, self.table.position(0), other)
            self._play(player.decide(known, decision_seed(int(self.table.deals[0]), self._ply)))

    def _seen(self) -> Seen:
        return self.table.seen(self.seat)

    def _info(self) -> Info:
        info: Info = {"seat": self.seat, "deal": int(self.table.deals[0])}
        if self.table.seat < 0:
            info["points"] = self.table.points[0].tolist()
        return info

    def action_masks(self) -> Any:
        """The legal actions as flags, under the name that MaskablePPO asks for."""
        return self._seen()["action_mask"].astype(bool)

    def render(self) -> str | None:
        """The position as everybody sees it: an SVG picture, or a line of words."""
        return self.table.picture(self.render_mode)


class Tables(VectorEnv[Seen, Any, Any]):
    """The same seat of many games, begun anew by themselves. With random opponents no game costs any Python."""

    metadata = RESTARTING

    def __init__(
        self,
        game: Game | str,
        n: int = 256,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        opponent: Opponent = RANDOM,
        seat: int = 0,
        seed: int = 0,
        threads: int = 1,
        reward: str = "rank",
    ) -> None:
        self.batch = Batch(game, n, players, options, seed, threads, True, reward, True)
        self.seat = whole("seat", seat, 0, self.batch.players - 1)
        self.num_envs = self.batch.n
        self.single_observation_space = observation_space(self.batch.spec)
        self.single_action_space = action_space(self.batch.spec)
        self.observation_space = batch_space(self.single_observation_space, n)
        self.action_space = batch_space(self.single_action_space, n)
        self.opponent = opponent_of(opponent, self.batch.game)
        self._random = opponent == RANDOM
        self._begun = False  # whether anybody has asked for a deal

    def reset(
        self, *, seed: int | Sequence[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, Info]:
        """Deal all games, and let the others play until the agent is asked in each."""
        deals: Any = seed
        if seed is not None and np.ndim(seed) == 0:
            first = whole("seed", seed, 0, DEALS - self.num_envs)
            deals = np.arange(first, first + self.num_envs)
        self.batch.reset(deals)
        self._begun = True
        self._play_on(np.ones(self.num_envs, np.bool_))
        return self._seen(), {}

    def step(self, actions: Any) -> tuple[Seen, Any, Any, Any, Info]:
        """Play the agent's actions, then those of the others until it is asked again in every game."""
        if not self._begun:
            raise BadBatch("no game has been dealt yet: call reset() first")
        self.batch.step(actions)
        rewards, done = self.batch.rewards[:, self.seat].copy(), self.batch.done.copy()
        more, ended = self._play_on(~done)
        rewards += more
        done |= ended
        return self._seen(), rewards, done, np.zeros(self.num_envs, np.bool_), {}

    def _play_on(self, counted: Any) -> tuple[Any, Any]:
        """The others decide wherever the agent is not asked; rewards and ends where `counted`: those of the game in which the
        agent has just played.
        """
        rewards, done = np.zeros(self.num_envs, np.float32), np.zeros(self.num_envs, np.bool_)
        while (where := self.batch.actor != self.seat).any():
            self.batch.step(self.batch.sample() if self._random else self._decided(where), where)
            current = counted & ~done
            rewards += np.where(current, self.batch.rewards[:, self.seat], 0)
            done |= current & self.batch.done
        return rewards, done

    def _decided(self, where: Any) -> Any:
        """What bots decide, game by game."""
        actions = np.zeros(self.num_envs, np.int64)
        for i in np.flatnonzero(where):
            known = Perspective(self.batch.game, self.batch.position(int(i)), int(self.batch.actor[i]))
            seed = decision_seed(int(self.batch.deals[i]), int(self.batch.steps))
            actions[i] = self._answer(int(i), self.opponent.decide(known, seed))
        return actions

    def _answer(self, i: int, action: object) -> int:
        """What a bot has answered, if that is a whole number."""
        try:
            return index(action)  # type: ignore[arg-type]  # that is asked here
        except TypeError:
            words = f"{self.opponent.name} gives no whole number"
            raise IllegalInBatch(i, int(self.batch.actor[i]), f"play action {action!r}", words) from None

    def _seen(self) -> Seen:
        return {"observation": self.batch.rows.copy(), "action_mask": self.batch.mask.astype(np.int8)}


def tables(num_envs: int = 1, **given: Any) -> Tables:
    """What ``gymnasium.make_vec("ostracon/Imhotep-v0", num_envs=64, vectorization_mode="vector_entry_point")`` calls."""
    return Tables(n=num_envs, **given)
