"""A GPU as a batch uses it: arrays that lie on it and kernels that run over them. The real one by CuPy, whose arrays PyTorch,
JAX and others take without a copy (DLPack); and Numba's simulator, which proves the kernels where there is no GPU.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ostracon.kernel.cuda import Cuda
from ostracon.kernel.errors import OstraconError
from ostracon.kernel.game import Game
from ostracon.lab import lockstep as desk
from ostracon.lab.cuda_kernels import KERNELS, kept_kernels
from ostracon.lab.extras import library

THREADS = 128  # per block
ON_A_CARD = 2  # how DLPack names CUDA devices

Launch = Callable[[], None]


class NoCard(OstraconError):
    """There is no GPU to play on."""


def card_for(game: Game) -> Card | SimulatedCard:
    """The GPU, or the simulator where NUMBA_ENABLE_CUDASIM=1 asks for it."""
    return SimulatedCard(game) if os.environ.get("NUMBA_ENABLE_CUDASIM") == "1" else Card(game)


class Card:
    """A real GPU."""

    def __init__(self, game: Game) -> None:
        self._cupy = cupy = library("cupy", "cuda")
        try:
            found = cupy.cuda.runtime.getDeviceCount()
        except (RuntimeError, ImportError, OSError):  # no driver, or none that CuPy can use
            found = 0
        if found == 0:
            raise NoCard("device 'cuda': there is no GPU here that CuPy can use; choose cpu")
        major, minor = divmod(int(cupy.cuda.Device().compute_capability), 10)
        self._record = game.state.dtype
        self._kernels = {
            name: cupy.RawModule(path=str(file)).get_function(name)
            for name, file in kept_kernels(game, (major, minor)).items()
        }

    def array(self, host: NDArray[Any]) -> Any:
        """A copy on the card; positions as rows of bytes."""
        if host.dtype.names:
            host = host.view(np.uint8).reshape(len(host), -1)
        return self._cupy.asarray(host)

    def host(self, array: Any) -> NDArray[Any]:
        """A copy in the processor's memory."""
        return np.asarray(array.get())

    def flags(self, bytes_on_card: Any) -> Any:
        """Bytes that are 0 or 1, as truth values."""
        return bytes_on_card.view(np.bool_)

    def put(self, here: Any, given: Any) -> None:
        """Write numbers into an array on the card, from there or from the processor's memory."""
        here[...] = self._cupy.asarray(given)

    def found(self, given: Any) -> Any:
        """An array of some library as CuPy's, if it lies on the card; otherwise None."""
        if hasattr(given, "__cuda_array_interface__"):
            return self._cupy.asarray(given)
        if hasattr(given, "__dlpack_device__") and given.__dlpack_device__()[0] == ON_A_CARD:
            return self._cupy.from_dlpack(given)
        return None

    def records(self, states: Any, count: int) -> Mapping[str, Any]:
        """The fields of some positions by their names."""
        return Fields(self._cupy, states, count, self._record)

    def host_records(self, states: Any) -> NDArray[np.void]:
        """Positions in the processor's memory."""
        records: NDArray[np.void] = self.host(states).reshape(-1).view(self._record)
        return records

    def launch(self, name: str, games: int, *arguments: Any) -> Launch:
        """A kernel over so many games with its arguments: arrays on the card, and numbers."""
        kernel, threads = self._kernels[name], min(THREADS, games)
        flat = tuple(number for one in arguments for number in self._argument(one))
        grid = ((games + threads - 1) // threads,)
        return lambda: kernel(grid, (threads,), flat)

    def _argument(self, given: Any) -> tuple[Any, ...]:
        """An array as Numba's kernels take one: nothing of Python, count, bytes of each, address, shape, strides."""
        if isinstance(given, int):
            return (np.int64(given),)
        count, step = given.shape[0], given.strides[0]
        return tuple(np.int64(number) for number in (0, 0, count, step, given.data.ptr, count, step))


class Fields(Mapping[str, Any]):
    """Fields of positions on the card, each an array (games first) over the same memory."""

    def __init__(self, cupy: Any, states: Any, count: int, record: np.dtype[np.void]) -> None:
        self._cupy, self._states, self._count, self._record = cupy, states, count, record

    def __getitem__(self, name: str) -> Any:
        assert self._record.fields is not None
        kind, offset = self._record.fields[name][:2]
        base, shape = kind.base, kind.shape
        inner = [int(base.itemsize * np.prod(shape[i + 1 :], dtype=int)) for i in range(len(shape))]
        return self._cupy.ndarray(
            (self._count, *shape), base, self._states.data + offset, (self._record.itemsize, *inner)
        )

    def __iter__(self) -> Iterator[str]:
        return iter(self._record.names or ())

    def __len__(self) -> int:
        return len(self._record.names or ())


class SimulatedCard:
    """Numba's simulator in place of a GPU."""

    def __init__(self, game: Game) -> None:
        self._code = Cuda(game)
        assert self._code.simulated
        self.array = self._code.library.to_device

    def host(self, array: Any) -> NDArray[Any]:
        """A copy outside the simulator."""
        return np.asarray(array.copy_to_host())

    def flags(self, bytes_on_card: Any) -> Any:
        """Bytes that are 0 or 1."""
        return bytes_on_card.view(np.uint8)

    def put(self, here: Any, given: Any) -> None:
        """Write numbers into an array."""
        here.copy_to_device(given)

    def found(self, given: Any) -> Any:
        """An array of the simulator as it is; otherwise None."""
        return given if hasattr(given, "copy_to_host") else None

    def records(self, states: Any, count: int) -> Any:
        """Some positions."""
        return states[:count]

    def host_records(self, states: Any) -> NDArray[np.void]:
        """Positions outside the simulator."""
        return self.host(states)

    def launch(self, name: str, games: int, *arguments: Any) -> Launch:
        """A kernel over so many games with its arguments."""
        threads = min(THREADS, games)
        kernel = self._code.bound(KERNELS[name], desk)[(games + threads - 1) // threads, threads]
        return lambda: kernel(*arguments)
