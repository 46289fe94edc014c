"""Whole random games on a GPU, from the same rules: compile here, run on a machine that has a GPU and CuPy but not Ostracon.

    python benchmarks/gpu.py make FOLDER [GAME]     compiles the kernel to PTX (needs Numba's CUDA target and NVIDIA's libnvvm)
    python benchmarks/gpu.py run FOLDER             plays a few million games and compares final positions with the interpreter's
    python benchmarks/gpu.py batch FOLDER [GAME]    the same two for many games in lockstep (`ostracon.vector(device="cuda")`):
    python benchmarks/gpu.py run-batch FOLDER       masks, observations, rewards and restarts, a step of all games at a time

`run` prints games/s and actions/s, copying of positions not included, and how many of the compared positions are identical.
"""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path
from typing import Any

COMPARED = 2000
GAMES = 1 << 21
THREADS = 128


def make(folder: Path, name: str) -> None:
    """Write kernel, blank position and the interpreter's final positions."""
    from ostracon.conformance import play_like_native
    from ostracon.kernel.cuda import THREADS, grouped, ptx
    from ostracon.kernel.cuda_grouped import GROUP
    from ostracon.kernel.game import game as find_game

    game = find_game(name)
    players = max(game.players)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "kernel.ptx").write_text(ptx(game))
    (folder / "blank.bin").write_bytes(game.blank(players).to_array().tobytes())
    with (folder / "expected.bin").open("wb") as out:
        for seed in range(COMPARED):
            s = game.deal(players, None, seed)
            play_like_native(game, s, seed)
            out.write(s.to_array().tobytes())
    about = {
        "game": name,
        "players": players,
        "bytes": game.state.dtype.itemsize,
        "threads": GROUP if grouped(game) else THREADS,
    }
    (folder / "about.json").write_text(json.dumps(about))


def run(folder: Path) -> None:
    """Play on the GPU and compare."""
    import cupy
    import numpy as np

    about = json.loads((folder / "about.json").read_text())
    text = (folder / "kernel.ptx").read_text()
    entry = text.split(".visible .entry ")[1].split("(")[0]
    kernel = cupy.RawModule(path=str(folder / "kernel.ptx")).get_function(entry)
    size = about["bytes"]
    blank = np.frombuffer((folder / "blank.bin").read_bytes(), np.uint8)
    expected = np.frombuffer((folder / "expected.bin").read_bytes(), np.uint8).reshape(-1, size)
    states = cupy.empty((GAMES, size), cupy.uint8)
    plies = cupy.zeros(GAMES, cupy.int64)

    threads = about["threads"]

    def array(data: Any, count: int, item: int) -> list[Any]:
        values = (0, 0, count, item, data.data.ptr, count, item)
        return [np.int64(value) for value in values]

    best = 0.0
    for _ in range(5):
        states[:] = cupy.asarray(blank)
        cupy.cuda.Device().synchronize()
        start = time.perf_counter()
        arguments = (*array(states, GAMES, size), np.int64(0), np.int64(0), *array(plies, GAMES, 8))
        kernel((GAMES // threads,), (threads,), arguments)
        cupy.cuda.Device().synchronize()
        best = max(best, GAMES / (time.perf_counter() - start))
    mean = float(plies.mean())
    same = int((states[: len(expected)].get() == expected).all(axis=1).sum())
    print(f"{about['game']}, {about['players']} players: {best:,.0f} games/s, {best * mean:,.0f} actions/s")
    print(f"{same} of {len(expected)} final positions identical to the interpreter's")


BATCH = 1 << 16  # games in lockstep
SHOWN = 64  # of which so many are compared
STEPS = 300


def make_batch(folder: Path, name: str) -> None:
    """Write the kernels of a batch, a blank position, and what native code makes of the first games."""
    import numpy as np

    from ostracon.kernel.game import game as find_game
    from ostracon.kernel.native import native
    from ostracon.lab import lockstep as desk
    from ostracon.lab.batch import MEMORY
    from ostracon.lab.cuda_kernels import batch_ptx

    game = find_game(name)
    players, length = max(game.players), game.observation.length if game.observation else 0
    folder.mkdir(parents=True, exist_ok=True)
    for kernel, text in batch_ptx(game).items():
        (folder / f"{kernel}.ptx").write_text(text)
    (folder / "blank.bin").write_bytes(game.blank(players).to_array().tobytes())
    head = {
        desk.GAMES: SHOWN,
        desk.PLAYERS: players,
        desk.ACTIONS: game.actions.total,
        desk.PARTS: len(game.parts),
        desk.LENGTH: length,
        desk.WORDS: 4 * ((game.actions.total + 31) // 32),
        desk.RESTART: 1,
        desk.MEMORY: MEMORY,
        desk.DEAL_STEP: BATCH,
    }
    code = native(game)
    states = np.repeat(game.blank(players).to_array(), SHOWN + 1)
    numbers = np.zeros(desk.HEAD + (desk.MASKS + head[desk.WORDS]) * SHOWN, np.int64)
    wide = np.zeros(2 * SHOWN * players + SHOWN * length + SHOWN * MEMORY, np.int16)
    small, single = np.zeros(2 * SHOWN, np.int8), np.zeros(2 * SHOWN * players, np.float32)
    for place, value in head.items():
        numbers[place] = value
    chosen, sampled, deal = (
        numbers[desk.HEAD + column * SHOWN : desk.HEAD + (column + 1) * SHOWN]
        for column in (desk.CHOSEN, desk.SAMPLED, desk.DEAL)
    )
    deal[:] = range(SHOWN)
    code(desk.begin_many)(states, 0, SHOWN, numbers, wide, small, single)
    for _ in range(STEPS):
        code(desk.sample_many)(states, 0, SHOWN, numbers)
        chosen[:] = sampled
        assert code(desk.step_all)(states, numbers, wide, small, single) < 0
    (folder / "expected.bin").write_bytes(states[:SHOWN].tobytes())
    rows = 2 * SHOWN * players
    about = {
        "game": name,
        "bytes": game.state.dtype.itemsize,
        "head": {str(place): value for place, value in head.items()},
        "places": [desk.HEAD, desk.NOW, desk.CHOSEN, desk.DEAL, desk.SAMPLED, desk.MASKS],
        "rows": wide[rows : rows + SHOWN * length].tolist(),
    }
    (folder / "about.json").write_text(json.dumps(about))


def run_batch(folder: Path) -> None:
    """Play in lockstep on the GPU, compare with native code, and hand an array to PyTorch without a copy."""
    import cupy
    import numpy as np

    about = json.loads((folder / "about.json").read_text())
    kernels = {}
    for path in sorted(folder.glob("*.ptx")):
        entry = path.read_text().split(".visible .entry ")[1].split("(")[0]
        kernels[path.stem] = cupy.RawModule(path=str(path)).get_function(entry)
    head = {int(place): value for place, value in about["head"].items()}
    start, now, chosen, deal, sampled, masks = about["places"]
    players, length, words, memory = head[1], head[4], head[5], head[8]
    size, n = about["bytes"], BATCH
    blank = cupy.asarray(np.frombuffer((folder / "blank.bin").read_bytes(), np.uint8))
    states = cupy.empty((n + 1, size), cupy.uint8)
    states[:] = blank
    desk = cupy.zeros(start + (masks + words) * n, cupy.int64)
    wide = cupy.zeros(2 * n * players + n * length + n * memory, cupy.int16)
    small, single = cupy.zeros(2 * n, cupy.int8), cupy.zeros(2 * n * players, cupy.float32)
    refused = cupy.full(1, n, cupy.int64)
    for place, value in {**head, 0: n}.items():
        desk[place] = value
    columns = {
        name: desk[start + which * n : start + (which + 1) * n]
        for name, which in (("chosen", chosen), ("deal", deal), ("sampled", sampled))
    }
    columns["deal"][:] = cupy.arange(n)

    def array(data: Any) -> list[Any]:
        count, item = (n + 1, size) if data is states else (data.size, data.itemsize)
        return [np.int64(value) for value in (0, 0, count, item, data.data.ptr, count, item)]

    def launch(name: str, *arguments: Any, games: int = n) -> None:
        flat = [
            part
            for one in arguments
            for part in (
                array(one)
                if hasattr(one, "data") and hasattr(one, "size") and not isinstance(one, np.generic)
                else [one]
            )
        ]
        kernels[name](((games + THREADS - 1) // THREADS,), (min(THREADS, games),), tuple(flat))

    def step() -> None:
        launch("sample", states, desk)
        columns["chosen"][:] = columns["sampled"]
        launch("check", states, desk, refused)
        launch("advance", states, desk, wide, small, single, refused)
        launch("tick", desk, np.int64(now), refused, games=1)

    launch("begin", states, desk, wide, small, single)
    for _ in range(STEPS):
        step()
    expected = np.frombuffer((folder / "expected.bin").read_bytes(), np.uint8).reshape(-1, size)
    same = int((states[: len(expected)].get() == expected).all(axis=1).sum())
    rows = wide[2 * n * players : 2 * n * players + n * length].reshape(n, length)
    right = rows[: len(expected)].get().ravel().tolist() == about["rows"]
    best = 0.0
    for _ in range(10):
        cupy.cuda.Device().synchronize()
        begun = time.perf_counter()
        for _ in range(50):
            step()
        cupy.cuda.Device().synchronize()
        best = max(best, 50 * n / (time.perf_counter() - begun))
    card = cupy.cuda.runtime.getDeviceProperties(0)["name"].decode()
    print(f"{about['game']}, {players} players, {n} games in lockstep on {card}: {best:,.0f} actions/s")
    print(
        f"{same} of {len(expected)} positions identical to native code's after {STEPS} steps; observations: {right}"
    )
    try:
        import torch
    except ImportError:
        return
    tensor = torch.from_dlpack(rows)
    print(
        f"PyTorch sees {tuple(tensor.shape)} {tensor.dtype} at the same address: {tensor.data_ptr() == rows.data.ptr}"
    )


if __name__ == "__main__":
    task = {"make": make, "batch": make_batch}
    if len(sys.argv) >= 3 and sys.argv[1] in task:
        task[sys.argv[1]](Path(sys.argv[2]), sys.argv[3] if len(sys.argv) > 3 else "imhotep")
    elif len(sys.argv) == 3 and sys.argv[1] == "run":
        run(Path(sys.argv[2]))
    elif len(sys.argv) == 3 and sys.argv[1] == "run-batch":
        run_batch(Path(sys.argv[2]))
    else:
        sys.exit(__doc__)
