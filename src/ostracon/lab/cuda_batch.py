"""The batch on a GPU: one thread for each game, and everything stays on the card.

What is handed out are device arrays: PyTorch, JAX and CuPy take them without a copy (``__cuda_array_interface__``, or
``to_dlpack`` of CuPy). The actions come back as any array on the same card that offers ``__cuda_array_interface__``.
"""

from __future__ import annotations

import types
from collections.abc import Callable, Iterable, Mapping
from typing import Any

import numpy as np

from ostracon.kernel.cuda import THREADS, Cuda, ptx_of, tables_in_global_memory, without_gpu
from ostracon.kernel.game import Game
from ostracon.kernel.target import LongRow, Row, SingleRow, States, WideRow
from ostracon.lab import lockstep as desk
from ostracon.lab.batch import BadBatch, Batch

# Filled in when a kernel is built: the compiled rules, and Numba's module (which the simulator exchanges while one runs).
cuda: Any = None
lent: Any = None
begin_many: Any = None
advance_many: Any = None
first_illegal: Any = None
sample_many: Any = None
observe_many: Any = None


def _begin(states: States, desk: LongRow, wide: WideRow, small: Row, single: SingleRow) -> None:
    i = cuda.grid(1)
    if i < desk[0]:
        begin_many(lent(states), i, 1, desk, wide, small, single)


def _check(states: States, desk: LongRow, refused: LongRow) -> None:
    i = cuda.grid(1)
    if i < desk[0] and first_illegal(lent(states), i, 1, desk) >= 0:
        cuda.atomic.min(refused, 0, i)


def _advance(
    states: States, desk: LongRow, wide: WideRow, small: Row, single: SingleRow, refused: LongRow
) -> None:
    i = cuda.grid(1)
    if i < desk[0] and refused[0] == desk[0]:
        advance_many(lent(states), i, 1, desk, wide, small, single)


def _tick(desk: LongRow, now: int, refused: LongRow) -> None:
    if refused[0] == desk[0]:
        desk[now] += 1


def _sample(states: States, desk: LongRow) -> None:
    i = cuda.grid(1)
    if i < desk[0]:
        sample_many(lent(states), i, 1, desk)


def _observe(states: States, desk: LongRow, seats: Row, length: int, out: WideRow) -> None:
    i = cuda.grid(1)
    if i < desk[0]:
        observe_many(lent(states), i, 1, seats, length, out)


KERNELS: dict[str, Callable[..., None]] = {
    "begin": _begin,
    "check": _check,
    "advance": _advance,
    "tick": _tick,
    "sample": _sample,
}


def batch_ptx(
    game: Game, names: Iterable[str] = tuple(KERNELS), capability: tuple[int, int] = (9, 0)
) -> dict[str, str]:
    """The kernels of a batch as PTX text, compiled here without a GPU."""
    import numba

    kinds = {
        "states": numba.from_dtype(game.state.dtype)[::1],
        "desk": numba.int64[::1],
        "wide": numba.int16[::1],
        "small": numba.int8[::1],
        "single": numba.float32[::1],
        "refused": numba.int64[::1],
        "now": numba.int64,
    }
    code, found = Cuda(game), {}
    with without_gpu(capability), tables_in_global_memory():
        for name in names:
            function = KERNELS[name]
            asked = function.__code__.co_varnames[: function.__code__.co_argcount]
            signature = numba.void(*(kinds[one] for one in asked))
            found[name] = ptx_of(code.bound(function, desk), signature, capability)
    return found


class CudaBatch(Batch):
    """Games in lockstep on a GPU: the interface of `Batch`, with device arrays."""

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
        self._code = Cuda(self.game)
        if not self._code.simulated and not self._code.library.is_available():
            raise BadBatch("device 'cuda': there is no GPU here that Numba can use; choose cpu")
        move = self._code.library.to_device
        self._kernels: dict[Callable[..., None], Any] = {}
        blank = self._states
        self._states, self._desk, self._wide, self._small, self._single = map(
            move, (blank, self._desk, self._wide, self._small, self._single)
        )
        self._refused = move(np.full(1, self.n, np.int64))
        self._hand_out()
        self.blocks = ((self.n + THREADS - 1) // THREADS, min(THREADS, self.n))

    def _hand_out(self) -> None:
        """Views of the arrays on the card."""
        n, players, length = self.n, self.players, self.spec.length
        rows = 2 * n * players
        masks = self._desk[desk.HEAD + desk.MASKS * n :].view(np.uint8).reshape(n, 8 * self._head[desk.WORDS])
        self.rows = self._wide[rows : rows + n * length].reshape(n, length)
        self.mask = masks[:, : self.spec.actions]
        self.actor = self._small[:n]
        self.done = self._small[n:].view(np.uint8)
        self.rewards = self._single[: n * players].reshape(n, players)
        self.returns = self._single[n * players :].reshape(n, players)
        self.points = self._wide[n * players : rows].reshape(n, players)
        self.deals = self._column(desk.DEAL)
        self._chosen, self._sampled = self._column(desk.CHOSEN), self._column(desk.SAMPLED)
        self._log = self._wide[rows + n * length :].reshape(-1, n)
        self._shown = (self.rows, self.rewards, self.done, self.mask, self.actor)

    def _kernel(self, template: Callable[..., None]) -> Any:
        """A kernel with the game's rules bound in it."""
        if template not in self._kernels:
            self._kernels[template] = self._code.bound(template, desk)
        return self._kernels[template]

    def _run(self, template: Callable[..., None], *arguments: Any) -> None:
        if self._code.simulated:
            self._kernel(template)[self.blocks](self._states, self._desk, *arguments)
            return
        with tables_in_global_memory():  # the first run compiles
            self._kernel(template)[self.blocks](self._states, self._desk, *arguments)

    def reset(self, seeds: object = None) -> Any:
        """Deal all games anew: observations, masks, actors."""
        deals = np.arange(self.seed, self.seed + self.n) if seeds is None else self._checked("seeds", seeds)
        if (deals < 0).any():
            raise BadBatch(f"seeds: {int(deals.min())} is not possible; give whole numbers from 0")
        self._column(desk.DEAL).copy_to_device(np.ascontiguousarray(deals, np.int64))
        self._run(_begin, self._wide, self._small, self._single)
        return self.rows, self.mask, self.actor

    def step(self, actions: object, where: object = None, check: bool = True) -> Any:
        """Play an action in each game. With check=False nobody waits for the card to say whether all are legal: where one
        is not, no game moves, and the next checked step says so.
        """
        if where is not None:
            raise BadBatch("device 'cuda': where is not possible; all games move together")
        if actions is not self._sampled:
            self._take(actions)
        else:
            self._chosen.copy_to_device(self._sampled)
        self._run(_check, self._refused)
        self._run(_advance, self._wide, self._small, self._single, self._refused)
        self._kernel(_tick)[1, 1](self._desk, desk.NOW, self._refused)
        if check:
            refused = int(self._refused.copy_to_host()[0])
            if refused < self.n:
                self._refused.copy_to_device(np.full(1, self.n, np.int64))
                raise self._refusal(refused)
        return self._shown

    def _take(self, actions: object) -> None:
        """Actions from the card (or from the processor's memory) into their place."""
        if hasattr(actions, "__cuda_array_interface__"):
            given = self._code.library.as_cuda_array(actions)
            if given.shape != (self.n,) or given.dtype != np.int64:
                raise BadBatch(
                    f"actions are {given.dtype} of the shape {given.shape}; give int64 of {(self.n,)}"
                )
            self._chosen.copy_to_device(given)
        elif not isinstance(actions, np.ndarray | list) and hasattr(actions, "device"):
            raise BadBatch(f"actions are on the device {actions.device}; give them on the GPU of this batch")
        else:
            self._chosen.copy_to_device(self._checked("actions", actions))

    def sample(self) -> Any:
        """A legal action for each game, each equally likely."""
        self._run(_sample)
        return self._sampled

    def observe(self, seats: object) -> Any:
        """What a seat of each game knows: a new array on the card."""
        asked = np.ascontiguousarray(np.broadcast_to(np.asarray(seats, np.int8), (self.n,)))
        if ((asked < 0) | (asked >= self.players)).any():
            raise BadBatch(f"seats: {seats!r} are no seats; choose from 0 to {self.players - 1}")
        out = self._code.library.to_device(np.zeros(self.n * self.spec.length, np.int16))
        self._run(_observe, self._code.library.to_device(asked), self.spec.length, out)
        return out.reshape(self.n, self.spec.length)

    def position(self, index: int) -> Any:
        """The true position of one game as the interpreter has it."""
        return self.game.state.from_array(self._states.copy_to_host(), self._one("index", index))

    @property
    def omniscient(self) -> Any:
        """The true positions on the card, with everything hidden in them."""
        return self._states[: self.n]

    @property
    def finished(self) -> Any:
        """Whether each place has seen the end of a game since `reset`."""
        return self._column(desk.LAST_DEAL).copy_to_host() >= 0

    @property
    def steps(self) -> int:
        """How often `step` has played."""
        return int(self._desk[: desk.HEAD].copy_to_host()[desk.NOW])

    def record(self, index: int, last: bool = False) -> Any:
        """One game as a match."""
        here = types.SimpleNamespace(
            game=self.game,
            players=self.players,
            options=self.options,
            n=self.n,
            actor=self._small[: self.n].copy_to_host(),
            _desk=self._desk.copy_to_host(),
            _log=self._log.copy_to_host(),
            _one=self._one,
        )
        here._column = types.MethodType(Batch._column, here)
        return Batch.record(here, index, last)  # type: ignore[arg-type]  # as much of a batch as that asks for
