"""Trains a network on a GPU, on a machine that has PyTorch and CuPy but not Numba: what needs a compiler is made here.

    python benchmarks/gpu_training.py make FOLDER GAME [LAYERS [MINUTES]]   # kernels, and MINUTES (1) of greedy lessons
    python benchmarks/gpu_training.py run FOLDER MINUTES                    # self-play on the card: FOLDER/network.npz

`make` needs Numba's CUDA target with NVIDIA's libnvvm, and PyTorch; LAYERS are "128,64" unless given. With ptxas on the path
the kernels are assembled for a card of capability 9.0 (an H200); otherwise the driver does that when they are loaded. `run`
writes the network every minute and begins where it ended, so that it may be called again. Several runs at once share a
card by NVIDIA's MPS. Trials against other bots are left to `ostracon arena`, where there is Numba.
"""

from __future__ import annotations

import functools
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

CAPABILITY = (9, 0)
LESSONS = 1.0  # minutes
TOLD_EVERY = 0.5  # minutes


def make(folder: Path, name: str, layers: str, lessons: float) -> None:
    """Write the kernels of a batch and a network that greedy play has taught."""
    from ostracon.kernel.game import game as find_game
    from ostracon.lab.cuda_kernels import batch_ptx
    from ostracon.lab.training.run import Run, Training

    game, assembler = find_game(name), shutil.which("ptxas")
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "game").write_text(name)
    for kernel, text in batch_ptx(game, capability=CAPABILITY).items():
        file = folder / f"{kernel}.ptx"
        file.write_text(text)
        if assembler:
            target = f"-arch=sm_{CAPABILITY[0]}{CAPABILITY[1]}"
            subprocess.run([assembler, target, "-o", str(file.with_suffix(".cubin")), str(file)], check=True)
            file.unlink()
    first, second = map(int, layers.split(","))
    training = Training(
        game,
        folder / "network.npz",
        minutes=lessons,
        device="cpu",
        layers=(first, second),
        lessons_minutes=lessons,
        trials=0,
    )
    Run(training).train(lambda progress: None)
    print(f"{folder}: {name}, layers {layers}")


def run(folder: Path, minutes: float) -> None:
    """Go on with the network in a folder."""
    import cupy

    from ostracon.kernel.game import game as find_game
    from ostracon.lab import card
    from ostracon.lab.training.run import Progress, Run, Training

    def made_before(game: Any, capability: tuple[int, int]) -> dict[str, Path]:
        return {file.stem: file for file in folder.iterdir() if file.suffix in (".ptx", ".cubin")}

    card.kept_kernels = made_before  # type: ignore[attr-defined]  # as the card knows it
    cupy.RawModule = functools.lru_cache(maxsize=None)(cupy.RawModule)  # games are dealt anew many times
    name = (folder / "game").read_text()
    training = Training(
        find_game(name), folder / "network.npz", minutes=minutes, device="cuda", lessons_minutes=0.0, trials=0
    )
    started, told = time.monotonic(), [0.0]
    training_run = Run(training, resume=True)
    print(f"{name}: ready in {time.monotonic() - started:.1f} s", flush=True)

    def tell(progress: Progress) -> None:
        if progress.minutes - told[0] >= TOLD_EVERY:
            told[0] = progress.minutes
            losses = ", ".join(f"{what} {loss:.3f}" for what, loss in progress.losses.items())
            print(
                f"{name}: {progress.minutes:.1f} min, {progress.decisions:,} decisions, {losses}", flush=True
            )

    training_run.train(tell, trial_every=1.0)
    print(f"{name}: done, {training_run.decisions:,} decisions", flush=True)


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["make", folder, name, *more] if len(more) <= 2:
            layers, lessons = [*more, *("128,64", str(LESSONS))[len(more) :]]
            make(Path(folder), name, layers, float(lessons))
        case ["run", folder, minutes]:
            run(Path(folder), float(minutes))
        case _:
            sys.exit(__doc__)
