"""The same rules on a GPU: one thread plays one game.

``Cuda(game)`` binds a game's rules as device functions. With ``NUMBA_ENABLE_CUDASIM=1`` (set before Numba is
imported) the same code
runs in Numba's simulator, which the conformance check uses; ``ptx(game)`` gives the compiled text for a
machine without Numba.
"""

from __future__ import annotations

import types
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from ostracon.kernel import cuda_grouped
from ostracon.kernel.batch import begin_thinking, play_one, random_action
from ostracon.kernel.dice import seed_dice
from ostracon.kernel.errors import NativeUnavailable
from ostracon.kernel.native import numba_version
from ostracon.kernel.rules import actor, apply, legal, setup
from ostracon.kernel.target import Binder, Compiled, Kind, LongRow, States, Table, role

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from ostracon.kernel.game import Game

THREADS = 128  # per block
# Bytes of a position that a thread takes into its own memory while it plays, where neighbours read the same fields together:
# Imhotep 2.2 times as fast, Terra Pyramides 1.5, Egizia 1.3; larger ones (Ankh'or) are faster where they lie.
IN_REACH = 1024
MANY_DECISIONS = 16  # a game that asks more different things is played in groups (kernel/cuda_grouped.py)


class Lent:
    """Simulator only: a record whose numbers are read as plain Python integers, as they are 64-bit
    numbers on the device.
    """

    def __init__(self, record: Any) -> None:
        object.__setattr__(self, "_record", record)

    def __getattr__(self, name: str) -> Any:
        value = self._record[name]
        return LentRow(value) if getattr(value, "ndim", 0) else int(value)

    def __setattr__(self, name: str, value: int) -> None:
        self._record[name] = value

    def copy(self) -> Lent:
        """What a copy of a position asks for: the array that takes it copies."""
        return self


class LentRow:
    """Simulator only: a field of a lent record."""

    def __init__(self, values: Any) -> None:
        self._values = values

    def __len__(self) -> int:
        return len(self._values)

    def __getitem__(self, index: int) -> Any:
        value = self._values[index]
        return LentRow(value) if getattr(value, "ndim", 0) else int(value)

    def __setitem__(self, index: int, value: int) -> None:
        self._values[index] = value


class LentPositions:
    """Simulator only: an array of lent records."""

    def __init__(self, states: Any) -> None:
        self._states = states

    def __getitem__(self, index: int) -> Lent:
        return Lent(self._states[int(index)])

    def __setitem__(self, index: int, value: Lent) -> None:
        self._states[int(index)] = value._record.copy()


def lent_positions(states: States) -> LentPositions:
    """Simulator only: an array of records whose numbers are read as plain Python integers."""
    return LentPositions(states)


def _as_they_are(array: Compiled) -> Compiled:
    return array


cuda: Compiled = None  # Numba's module, bound when a kernel is built
int64: Compiled = None
record: Compiled = None  # the type of a position


def _play(states: States, dealt: int, seed: int, plies: LongRow) -> None:
    i = cuda.grid(1)
    if i < len(plies):
        s = states[i]
        thinking = cuda.local.array(4, int64)
        if dealt == 0:
            seed_dice(s.dice, seed + i)
            setup(s)
        plies[i] = play_one(s, seed + i, thinking)


def _play_in_reach(states: States, dealt: int, seed: int, plies: LongRow) -> None:
    i = cuda.grid(1)
    if i < len(plies):
        room = cuda.local.array(1, record)
        room[0] = states[i]
        s = room[0]
        thinking = cuda.local.array(4, int64)
        if dealt == 0:
            seed_dice(s.dice, seed + i)
            setup(s)
        plies[i] = play_one(s, seed + i, thinking)
        states[i] = room[0]


def _play_simulated(states: States, dealt: int, seed: int, plies: LongRow) -> None:
    i = int(cuda.grid(1))
    if i < len(plies):
        s: Compiled = Lent(states[i])
        if dealt == 0:
            seed_dice(s.dice, seed + i)
            setup(s)
        plies[i] = play_one(s, seed + i, [0, 0, 0, 0])  # type: ignore[arg-type]  # room for the stream


def _copy_position(states: States, to: int, source: int) -> None:
    states[to] = states[source]


def _write_numbers(out: Compiled, at: int, field: Compiled, size: int) -> None:
    if field.ndim == 1:
        for i in range(size):
            out[at + i] = field[i]
    else:
        row = field.shape[1]
        for i in range(size):
            out[at + i] = field[i // row, i % row]


def _write_owners(
    out: Compiled, at: int, field: Compiled, size: int, count: int, seat: int, players: int
) -> None:
    for i in range(size):
        if field.ndim == 1:
            owner = field[i]
        else:
            owner = field[i // field.shape[1], i % field.shape[1]]
        if i >= count:
            owner = -1
        elif owner >= 0:
            owner = owner - seat if owner >= seat else owner - seat + players
        out[at + i] = owner


_DEVICE = {"copy_position": _copy_position, "write_numbers": _write_numbers, "write_owners": _write_owners}


def _numba_types(game: Game) -> dict[str, Compiled]:
    import numba

    record = numba.from_dtype(game.state.dtype)
    return {"int": numba.int64, "bool": numba.boolean, "none": numba.void, "state": record}


def grouped(game: Game) -> bool:
    """Whether blocks of threads share the games out by what these ask."""
    return len(game.decisions) > MANY_DECISIONS


class Cuda:
    """The rules of one game as device code."""

    def __init__(self, game: Game) -> None:
        if numba_version() is None:
            raise NativeUnavailable(
                "GPU code needs Numba, which is not installed: pip install 'ostracon[fast,cuda]'"
            )
        from numba import cuda
        from numba.core import config

        self.game = game
        self.simulated = bool(config.ENABLE_CUDASIM)
        self._cuda = cuda
        self._types = {} if self.simulated else _numba_types(game)
        self.grouped = grouped(game)
        self._bind = Binder(game.entry_points, self._compile, self._table, self._instruction)
        self._kernel: Compiled = None

    def _compile(self, function: types.FunctionType, kinds: tuple[Kind, ...], result: Kind) -> Compiled:
        if self.simulated:
            return function
        if any(kind not in self._types for kind in (*kinds, result)):
            return self._cuda.jit(device=True)(function)  # a field carries its length in its type
        # One signature for each rule: tables are not written once more for every width of an argument.
        shape = self._types[str(result)](*(self._types[str(kind)] for kind in kinds))
        return self._cuda.jit(shape, device=True, forceinline=True)(function)

    def _table(self, value: Table) -> Compiled:
        if self.simulated:
            return value
        import numpy as np

        table = np.array(value, dtype=np.int64)  # constant memory is scarce: as small as the numbers allow
        for kind in (np.int8, np.int16, np.int32):
            if np.iinfo(kind).min <= table.min() and table.max() <= np.iinfo(kind).max:
                return table.astype(kind)
        return table

    def _instruction(self, name: str) -> Compiled:
        from ostracon.kernel import machine

        if self.simulated:
            return getattr(machine, name)
        from numba import int64

        cuda = self._cuda
        if name == "bit_count":
            return cuda.jit(device=True)(lambda word: int64(cuda.popc(int64(word))))
        if name == "nth_bit":

            def nth_bit(word: int, n: int) -> int:
                place = 0
                for width in (16, 8, 4, 2, 1):  # halve what is looked at, without a branch
                    below = int64(cuda.popc(int64(word >> place & (1 << width) - 1)))
                    step = int64(n >= below)
                    place += step * width
                    n -= step * below
                return place

            return cuda.jit(int64(int64, int64), device=True)(nth_bit)
        if name == "from_zero":
            return cuda.jit(device=True)(lambda index: index)
        if name in _DEVICE:
            return cuda.jit(device=True)(_DEVICE[name])
        return cuda.jit(device=True)(lambda word: int64(cuda.ffs(int64(word))) - 1)

    def kernel(self) -> Compiled:
        """The kernel ``play(states, dealt, seed, plies)``: thread i plays game i to its end; with
        dealt = 0 it deals it first.
        """
        if self._kernel is None:
            template = self._template()
            space = {
                "cuda": self._cuda,  # the simulator exchanges this global while a kernel runs
                "record": self._types.get("state"),
                "Lent": Lent,
                **self._extras(),
            }
            for rule in (play_one, seed_dice, setup, actor, legal, apply, begin_thinking, random_action):
                if rule.__name__ in template.__code__.co_names:
                    space[rule.__name__] = self._bind(rule)
            self._kernel = self._cuda.jit(types.FunctionType(template.__code__, space, "play"))
        return self._kernel

    def _template(self) -> Any:
        if self.grouped:
            return cuda_grouped.play_grouped
        in_reach = self.game.state.dtype.itemsize <= IN_REACH
        return _play_simulated if self.simulated else _play_in_reach if in_reach else _play

    def _extras(self) -> dict[str, Any]:
        """What the kernels name besides rules."""
        import numba

        space: dict[str, Any] = {name: getattr(numba, name) for name in ("int16", "int32", "int64")}
        names = vars(cuda_grouped)
        space |= {name: names[name] for name in ("GROUP", "PLACES", "KEYS", "OVER")}
        share_out = types.FunctionType(
            cuda_grouped.share_out_games.__code__, {**space, "cuda": self._cuda}, "share_out"
        )
        space["share_out"] = self._cuda.jit(device=True)(share_out)
        verbs = tuple(number for number, verb in enumerate(self.game.actions.verbs) for _ in range(verb.size))
        space["verb_of"] = self._table(verbs)
        same = self._cuda.jit(device=True)(_as_they_are)
        space["lent"] = lent_positions if self.simulated else same
        space["lent_row"] = LentRow if self.simulated else same
        return space

    @property
    def library(self) -> Compiled:
        """Numba's CUDA module."""
        return self._cuda

    def bound(self, template: Callable[..., None], rules: types.ModuleType) -> Compiled:
        """A kernel from a plain function, in which the names of rules of a module mean their compiled forms."""
        space: dict[str, Any] = {"cuda": self._cuda, "lent": lent_positions if self.simulated else None}
        for name in template.__code__.co_names:
            if role(getattr(rules, name, None)):
                space[name] = self._bind(getattr(rules, name))
        if not self.simulated:
            space["lent"] = self._cuda.jit(device=True)(_as_they_are)
        return self._cuda.jit(types.FunctionType(template.__code__, space, template.__name__))

    def play_random(self, states: NDArray[np.void], seed: int) -> NDArray[np.int64]:
        """Deal the (blank) games of an array with seeds `seed`, `seed` + 1, ... and play them to
        their ends at random; actions per game.
        """
        import numpy as np

        plies = np.zeros(len(states), np.int64)
        threads = min(cuda_grouped.GROUP if self.grouped else THREADS, len(states))
        blocks = (len(states) + threads - 1) // threads
        self.kernel()[blocks, threads](states, 0, seed, plies)
        return plies


def ptx(game: Game, capability: tuple[int, int] = (9, 0)) -> str:
    """The kernel as PTX text, compiled here without a GPU (needs NVIDIA's libnvvm)."""
    import numba

    record = numba.from_dtype(game.state.dtype)
    signature = numba.void(record[::1], numba.int64, numba.int64, numba.int64[::1])
    threads = cuda_grouped.GROUP if grouped(game) else None
    with without_gpu(capability):
        return ptx_of(Cuda(game).kernel(), signature, capability, threads)


@contextmanager
def tables_in_global_memory() -> Iterator[None]:
    """Compile with tables in global memory: a large game with a batch's kernels has more than the 64 kB of constant memory,
    and threads that read different entries of a table get them one after the other from there.
    """
    from numba.cuda.cudadrv import nvvm

    before = nvvm.ADDRSPACE_CONSTANT
    nvvm.ADDRSPACE_CONSTANT = nvvm.ADDRSPACE_GLOBAL
    try:
        yield
    finally:
        nvvm.ADDRSPACE_CONSTANT = before


@contextmanager
def without_gpu(capability: tuple[int, int]) -> Iterator[None]:
    """Compile for a GPU that is not here: device functions ask the present one what it can do, and the answer is given."""
    from numba.cuda import dispatcher

    asked = dispatcher.get_current_device
    dispatcher.get_current_device = lambda: types.SimpleNamespace(compute_capability=capability)
    try:
        yield
    finally:
        dispatcher.get_current_device = asked


def ptx_of(
    kernel: Compiled, signature: Compiled, capability: tuple[int, int], threads: int | None = None
) -> str:
    """A kernel as PTX text; `threads`: the most that a block will have, so that their numbers find room."""
    from numba import cuda

    text, _ = cuda.compile_ptx(kernel.py_func, signature, cc=capability, launch_bounds=threads)
    return str(text)


def main() -> None:
    """Simulator side of the conformance check: play games and print the final records as hex, a line each."""
    import json
    import sys

    import numpy as np

    from ostracon.kernel.game import game as find_game

    task = json.loads(sys.stdin.read())
    game = find_game(task["game"])
    code = Cuda(game)
    for players, options in task["settings"]:
        blank = game.blank(players, options)
        states = np.zeros(task["count"], game.state.dtype)
        for index in range(task["count"]):
            blank.write(states, index)
        code.play_random(states, task["seed"])
        for index in range(task["count"]):
            print(states[index : index + 1].tobytes().hex(), flush=True)


if __name__ == "__main__":
    main()
