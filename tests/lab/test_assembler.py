"""What a card refuses is refused here: NVIDIA's compiler and assembler take the games' rules and the kernels of a batch. No GPU is
needed.
"""

from __future__ import annotations

import importlib.util
import subprocess
from pathlib import Path

import pytest

from ostracon.kernel.game import game, games

OURS = [name for name in games() if game(name).package.startswith("ostracon.games.")]


def ptxas() -> Path | None:
    """NVIDIA's assembler as its package on the registry brings it."""
    spec = importlib.util.find_spec("nvidia")
    for folder in spec.submodule_search_locations or () if spec else ():
        for path in Path(folder).rglob("bin/ptxas"):
            return path
    return None


needs_nvidia = pytest.mark.skipif(
    ptxas() is None or importlib.util.find_spec("numba_cuda") is None,
    reason="NVIDIA's compiler is not installed (pip install numba-cuda nvidia-cuda-nvcc-cu12 nvidia-cuda-nvrtc-cu12)",
)


# Whether a text is refused does not depend on how well it is compiled and assembled: what that costs is left to --all.
AT_ONCE, WELL = "-O0", "-O3"


def refusal(text: str, folder: Path, level: str) -> str:
    """What the assembler has against a kernel."""
    file = folder / "kernel.ptx"
    file.write_text(text)
    run = subprocess.run(
        [str(ptxas()), "-arch=sm_90", level, "-o", str(folder / "out"), str(file)],
        capture_output=True,
        text=True,
    )
    assert run.returncode == 0 or run.stderr
    return run.stderr if run.returncode else ""


def assemble(texts: dict[str, str], folder: Path, level: str) -> None:
    """The simulator runs what no card would: so kernels are assembled for a real one."""
    for kernel, text in texts.items():
        assert not refusal(text, folder, level)[:1000], kernel


@needs_nvidia
@pytest.mark.parametrize("level", [AT_ONCE, pytest.param(WELL, marks=pytest.mark.slow)])
@pytest.mark.parametrize("name", OURS)
def test_nvidias_compiler_and_assembler_take_the_rules(name: str, level: str, tmp_path: Path) -> None:
    from ostracon.kernel.cuda import ptx

    assemble({"play": ptx(game(name))}, tmp_path, level)


KERNEL = """
.version 8.0
.target sm_90
.address_size 64
.const .align 8 .b8 table[{size}];
.visible .entry play(.param .u64 rows)
{{
    .reg .u64 %rd<3>;
    ld.param.u64 %rd1, [rows];
    {line}
    ret;
}}
"""


@needs_nvidia
@pytest.mark.parametrize(
    ("size", "line", "words"),
    [
        (8, "st.global.u64 [%rd1], %rd1;", ""),
        (8, "st.global.u64 [%rd1], %nobody;", "Unknown symbol"),
        (8, "mov.u32 %rd2, %rd1;", "Arguments mismatch"),
        (8, "call.uni nowhere;", "nowhere"),
        (8, "shine.u64 %rd1;", "any known instruction"),
        (1 << 17, "mov.u64 %rd2, table;", "constant data"),
    ],
)
def test_the_assembler_refuses_the_same_however_well_it_assembles(
    size: int, line: str, words: str, tmp_path: Path
) -> None:
    """What does not exist, has another type, is no instruction or has no room on a card."""
    for level in (AT_ONCE, WELL):
        said = refusal(KERNEL.format(size=size, line=line), tmp_path, level)
        assert words in said and bool(said) == bool(words), f"{level}: {said}"


@pytest.mark.slow
@needs_nvidia
@pytest.mark.parametrize("name", OURS)
def test_nvidias_compiler_and_assembler_take_the_batch(name: str, tmp_path: Path) -> None:
    """All that the rules of `play` hold is in these kernels too, and here it is assembled as for use."""
    from ostracon.lab.cuda_kernels import KERNELS, batch_ptx

    texts = batch_ptx(game(name))
    assert set(texts) == set(KERNELS)
    assemble(texts, tmp_path, WELL)
