"""The batch on a GPU: one thread for each game, and everything stays on the card.

What is handed out are arrays of CuPy: PyTorch, JAX and others take them without a copy (DLPack,
``__cuda_array_interface__``). The actions come back as any array on the same card that offers one of these.
"""

from __future__ import annotations

import types
from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ostracon.kernel.game import Game
from ostracon.lab import lockstep as desk
from ostracon.lab.batch import BadBatch, Batch
from ostracon.lab.card import card_for


class CudaBatch(Batch):
    """Games in lockstep on a GPU: the interface of `Batch`, with arrays on the card."""

    def __init__(
        self,
        game: Game | str,
        n: int,
        players: int | None,
        options: Mapping[str, object] | None,
        seed: int,
        restart: bool,
        reward: str,
        observations: bool,
    ) -> None:
        super().__init__(game, n, players, options, seed, 1, restart, reward, observations)

    def _prepare(self) -> None:
        """The kernels, and the arrays on the card in place of those of the processor."""
        self._card = card = card_for(self.game)
        self._states, self._desk, self._wide, self._small, self._single = map(
            card.array, (self._states, self._desk, self._wide, self._small, self._single)
        )
        self._refused = card.array(np.full(1, self.n, np.int64))
        self._hand_out()
        states, shown = self._states, (self._desk, self._wide, self._small, self._single)
        self._begin = card.launch("begin", self.n, states, *shown)
        self._check = card.launch("check", self.n, states, self._desk, self._refused)
        self._advance = card.launch("advance", self.n, states, *shown, self._refused)
        self._tick = card.launch("tick", 1, self._desk, desk.NOW, self._refused)
        self._draw = card.launch("sample", self.n, states, self._desk)

    def _hand_out(self) -> None:
        """Views of the arrays on the card."""
        n, players, length = self.n, self.players, self.spec.length
        rows = 2 * n * players
        masks = self._desk[desk.HEAD + desk.MASKS * n :].view(np.uint8).reshape(n, 8 * self._head[desk.WORDS])
        self.rows = self._wide[rows : rows + n * length].reshape(n, length)
        self.mask = self._card.flags(masks)[:, : self.spec.actions]
        self.actor = self._small[:n]
        self.done = self._card.flags(self._small[n:])
        self.rewards = self._single[: n * players].reshape(n, players)
        self.returns = self._single[n * players :].reshape(n, players)
        self.points = self._wide[n * players : rows].reshape(n, players)
        self.deals = self._column(desk.DEAL)
        self._chosen, self._sampled = self._column(desk.CHOSEN), self._column(desk.SAMPLED)
        self._log = self._wide[rows + n * length :].reshape(-1, n)
        self._shown = (self.rows, self.rewards, self.done, self.mask, self.actor)

    def reset(self, seeds: object = None) -> Any:
        """Deal all games anew: observations, masks, actors."""
        deals = np.arange(self.seed, self.seed + self.n) if seeds is None else self._checked("seeds", seeds)
        if (deals < 0).any():
            raise BadBatch(f"seeds: {int(deals.min())} is not possible; give whole numbers from 0")
        self._card.put(self.deals, np.ascontiguousarray(deals, np.int64))
        self._begin()
        return self.rows, self.mask, self.actor

    def step(self, actions: object, where: object = None, check: bool = True) -> Any:
        """Play an action in each game. With check=False nobody waits for the card to say whether all are legal: where one
        is not, no game moves, and the next checked step says so.
        """
        if where is not None:
            raise BadBatch("device 'cuda': where is not possible; all games move together")
        self._take(actions)
        self._check()
        self._advance()
        self._tick()
        if check:
            refused = int(self._card.host(self._refused)[0])
            if refused < self.n:
                self._card.put(self._refused, np.full(1, self.n, np.int64))
                raise self._refusal(refused)
        return self._shown

    def _chosen_in(self, index: int) -> int:
        """The action that was chosen in a game."""
        return int(self._card.host(self._chosen)[index])

    def _take(self, actions: object) -> None:
        """Actions from the card (or from the processor's memory) into their place."""
        given = self._card.found(actions)
        if given is not None:
            if given.shape != (self.n,) or given.dtype != np.int64:
                raise BadBatch(
                    f"actions are {given.dtype} of the shape {given.shape}; give int64 of {(self.n,)}"
                )
            self._card.put(self._chosen, given)
        elif not isinstance(actions, np.ndarray | list) and hasattr(actions, "device"):
            raise BadBatch(f"actions are on the device {actions.device}; give them on the GPU of this batch")
        else:
            self._card.put(self._chosen, self._checked("actions", actions))

    def sample(self) -> Any:
        """A legal action for each game, each equally likely."""
        self._draw()
        return self._sampled

    def observe(self, seats: object) -> Any:
        """What a seat of each game knows: a new array on the card."""
        asked = np.ascontiguousarray(np.broadcast_to(np.asarray(seats, np.int8), (self.n,)))
        if ((asked < 0) | (asked >= self.players)).any():
            raise BadBatch(f"seats: {seats!r} are no seats; choose from 0 to {self.players - 1}")
        out = self._card.array(np.zeros(self.n * self.spec.length, np.int16))
        arguments = (self._desk, self._card.array(asked), self.spec.length, out)
        self._card.launch("observe", self.n, self._states, *arguments)()
        return out.reshape(self.n, self.spec.length)

    def position(self, index: int) -> Any:
        """The true position of one game as the interpreter has it."""
        place = self._one("index", index)
        return self.game.state.from_array(self._card.host_records(self._states[place : place + 1]), 0)

    @property
    def omniscient(self) -> Any:
        """The true positions on the card, with everything hidden in them: a field of all games by its name."""
        return self._card.records(self._states, self.n)

    @property
    def finished(self) -> NDArray[np.bool_]:
        """Whether each place has seen the end of a game since `reset`."""
        return self._card.host(self._column(desk.LAST_DEAL)) >= 0

    @property
    def steps(self) -> int:
        """How often `step` has played."""
        return int(self._card.host(self._desk[: desk.HEAD])[desk.NOW])

    def record(self, index: int, last: bool = False) -> Any:
        """One game as a match."""
        here = types.SimpleNamespace(
            game=self.game,
            players=self.players,
            options=self.options,
            n=self.n,
            actor=self._card.host(self.actor),
            _desk=self._card.host(self._desk),
            _log=self._card.host(self._log),
            _one=self._one,
        )
        here._column = types.MethodType(Batch._column, here)
        return Batch.record(here, index, last)  # type: ignore[arg-type]  # as much of a batch as that asks for
