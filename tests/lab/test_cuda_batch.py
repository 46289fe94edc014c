"""The batch on a GPU: in Numba's simulator it plays what native code plays; its kernels are compiled once."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from pathlib import Path

import pytest

from lab.test_batch import ours
from ostracon.kernel.game import game

COMPARE = """
import numpy as np
from ostracon.lab.batch import BadBatch, IllegalInBatch, vector
card = vector({name!r}, n=3, seed=4, device="cuda")
here = vector({name!r}, n=3, seed=4, threads=1)
for _ in range({steps}):
    actions = card.sample()
    assert actions.copy_to_host().tolist() == here.sample().tolist()
    card.step(actions)
    here.step(here.sample())
    for name in ("rows", "mask", "actor", "rewards", "done", "returns", "points", "deals"):
        assert (getattr(card, name).copy_to_host() == getattr(here, name)).all(), name
assert (card.omniscient.copy_to_host() == here.omniscient).all()
assert (card.observe(1).copy_to_host() == here.observe(1)).all()
assert card.record(0).actions == here.record(0).actions and card.steps == here.steps
wrong = int(np.flatnonzero(~here.mask[2])[0])
actions = here.sample().copy()
actions[2] = wrong
before = card.omniscient.copy_to_host()
for given, kind, words in (
    (actions, IllegalInBatch, "game 2: seat"),
    (np.zeros(3), BadBatch, "float64"),
    (np.zeros(2, np.int64), BadBatch, "shape (2,)"),
    (type("Tensor", (), {{"device": "cpu"}})(), BadBatch, "on the device cpu"),
):
    try:
        card.step(given)
    except kind as error:
        assert words in str(error), error
    else:
        raise AssertionError(words)
assert (card.omniscient.copy_to_host() == before).all()
card.step(here.sample())
print("the same")
"""


@pytest.mark.parametrize("name", ours())
def test_the_simulator_plays_what_native_code_plays(name: str) -> None:
    """Everything that is handed out, step by step; and what is wrong is refused."""
    run = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", COMPARE.format(name=name, steps=12)],
        capture_output=True,
        text=True,
        env={**os.environ, "NUMBA_ENABLE_CUDASIM": "1"},
    )
    assert "the same" in run.stdout, run.stderr[-2000:]


def test_without_a_gpu_one_sentence() -> None:
    """Where there is no card."""
    code = (
        "import ostracon\ntry: ostracon.vector('imhotep', n=2, device='cuda')\n"
        "except ostracon.OstraconError as error: print('refused:', error)"
    )
    hidden = {**os.environ, "CUDA_VISIBLE_DEVICES": "-1"}
    run = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", code], capture_output=True, text=True, env=hidden
    )
    missing = "refused: this needs cupy, which is not installed: pip install 'ostracon[cuda]'"
    sentence = "refused: device 'cuda': there is no GPU here" if importlib.util.find_spec("cupy") else missing
    assert sentence in run.stdout, run.stderr[-1000:]


def test_kernels_are_compiled_once(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """They are kept under their names, and made again only where one is missing."""
    from ostracon.lab import cuda_kernels

    asked: list[list[str]] = []

    def compiled(_: object, names: list[str], capability: tuple[int, int]) -> dict[str, str]:
        asked.append(list(names))
        return {name: f".visible .entry {name}() for {capability}" for name in names}

    monkeypatch.setenv("OSTRACON_HOME", str(tmp_path))
    monkeypatch.setattr(cuda_kernels, "batch_ptx", compiled)
    monkeypatch.setattr(cuda_kernels, "version", lambda name: "1")
    files = cuda_kernels.kept_kernels(game("imhotep"), (9, 0))
    assert set(files) == set(cuda_kernels.KERNELS)
    assert cuda_kernels.kept_kernels(game("imhotep"), (9, 0)) == files
    files["tick"].unlink()
    cuda_kernels.kept_kernels(game("imhotep"), (9, 0))
    assert asked == [list(cuda_kernels.KERNELS), ["tick"]]
    assert "(9, 0)" in files["tick"].read_text()
    assert cuda_kernels.kernel_folder(game("imhotep"), (8, 0)) != files["tick"].parent
