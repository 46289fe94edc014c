"""Whole random games on a GPU, from the same rules: compile here, run on a machine that has a GPU and CuPy but not Ostracon.

    python benchmarks/gpu.py make FOLDER [GAME]     compiles the kernel to PTX (needs Numba's CUDA target and NVIDIA's libnvvm)
    python benchmarks/gpu.py run FOLDER             plays a few million games and compares final positions with the interpreter's

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
    from ostracon.kernel.cuda import ptx
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
    about = {"game": name, "players": players, "bytes": game.state.dtype.itemsize}
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

    def array(data: Any, count: int, item: int) -> list[Any]:
        values = (0, 0, count, item, data.data.ptr, count, item)
        return [np.int64(value) for value in values]

    best = 0.0
    for _ in range(5):
        states[:] = cupy.asarray(blank)
        cupy.cuda.Device().synchronize()
        start = time.perf_counter()
        arguments = (*array(states, GAMES, size), np.int64(0), np.int64(0), *array(plies, GAMES, 8))
        kernel((GAMES // THREADS,), (THREADS,), arguments)
        cupy.cuda.Device().synchronize()
        best = max(best, GAMES / (time.perf_counter() - start))
    mean = float(plies.mean())
    same = int((states[: len(expected)].get() == expected).all(axis=1).sum())
    print(f"{about['game']}, {about['players']} players: {best:,.0f} games/s, {best * mean:,.0f} actions/s")
    print(f"{same} of {len(expected)} final positions identical to the interpreter's")


if __name__ == "__main__":
    if len(sys.argv) >= 3 and sys.argv[1] == "make":
        make(Path(sys.argv[2]), sys.argv[3] if len(sys.argv) > 3 else "imhotep")
    elif len(sys.argv) == 3 and sys.argv[1] == "run":
        run(Path(sys.argv[2]))
    else:
        sys.exit(__doc__)
