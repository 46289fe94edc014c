"""The kernels of a batch on a GPU, one thread for each game: compiled once for each version of a game's rules, and kept."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

from ostracon.kernel.cuda import Cuda, ptx_of, tables_in_global_memory, without_gpu
from ostracon.kernel.errors import NativeUnavailable
from ostracon.kernel.folders import cache_dir
from ostracon.kernel.game import Game
from ostracon.kernel.native_cache import folder_for
from ostracon.kernel.target import LongRow, Row, SingleRow, States, WideRow, fingerprint, role
from ostracon.lab import lockstep as desk

try:
    import fcntl
except ImportError:  # Windows: every process compiles for itself
    fcntl = None  # type: ignore[assignment]

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
    "observe": _observe,
}


def batch_ptx(
    game: Game, names: Iterable[str] = tuple(KERNELS), capability: tuple[int, int] = (9, 0)
) -> dict[str, str]:
    """The kernels of a batch as PTX text, each under its name, compiled here without a GPU."""
    import numba

    rows = {
        "int8": ("small", "seats"),
        "int16": ("wide", "out"),
        "int64": ("desk", "refused"),
        "float32": ("single",),
    }
    kinds = {name: getattr(numba, kind)[::1] for kind, named in rows.items() for name in named}
    kinds |= {"states": numba.from_dtype(game.state.dtype)[::1], "now": numba.int64, "length": numba.int64}
    code, found = Cuda(game), {}
    with without_gpu(capability), tables_in_global_memory():
        for name in names:
            function = KERNELS[name]
            asked = function.__code__.co_varnames[: function.__code__.co_argcount]
            signature = numba.void(*(kinds[one] for one in asked))
            text = ptx_of(code.bound(function, desk), signature, capability)
            entry = text.split(".visible .entry ")[1].split("(")[0]
            found[name] = text.replace(entry, name)
    return found


def kernel_folder(game: Game, capability: tuple[int, int]) -> Path:
    """Where a game's kernels are kept, named by everything that determines them."""
    try:
        compiler = version("numba-cuda")
    except PackageNotFoundError:
        compiler = ""
    name = fingerprint(
        [
            *game.entry_points.values(),
            *(value for value in vars(desk).values() if role(value) == "rule"),
        ],
        game.entry_points,
        game.state.dtype.descr,
        [template.__code__.co_code for template in KERNELS.values()],
        (version("ostracon"), compiler, sys.version_info[:2], capability),
    )
    return folder_for(cache_dir() / "cuda", game.id, name)


def kept_kernels(game: Game, capability: tuple[int, int]) -> dict[str, Path]:
    """The files of a game's kernels; what is not kept yet is compiled, by one process at a time."""
    folder = kernel_folder(game, capability)
    files = {name: folder / f"{name}.ptx" for name in KERNELS}
    with open(folder / "lock", "w") as lock:
        if fcntl is not None:
            fcntl.flock(lock, fcntl.LOCK_EX)
        missing = [name for name, file in files.items() if not file.exists()]
        if missing:
            _compile(game, missing, files, capability)
    return files


def _compile(game: Game, names: list[str], files: dict[str, Path], capability: tuple[int, int]) -> None:
    try:
        version("numba-cuda")
    except PackageNotFoundError:
        raise NativeUnavailable(
            "GPU code needs Numba's compiler for CUDA, which is not installed: pip install 'ostracon[fast,cuda]'"
        ) from None
    folder = files[names[0]].parent
    print(f"compiling {game.id} for the GPU (once; kept in {folder.parent}) ...", file=sys.stderr, flush=True)
    for name, text in batch_ptx(game, names, capability).items():
        whole = files[name].with_suffix(".new")
        whole.write_text(text)
        os.replace(whole, files[name])
