"""The notebooks of docs/notebooks run from top to bottom, and their assertions hold."""

from __future__ import annotations

import doctest
import json
import os
import subprocess
import sys
from pathlib import Path

import notebook_files
import pytest

FOLDER = Path(__file__).parent.parent / "docs" / "notebooks"
NAMES = sorted(path.stem for path in FOLDER.glob("*.ipynb"))

# A cell's last expression is shown as a notebook shows it; what is drawn is counted.
RUN = """
import ast, json, sys
space = {"__name__": "__main__"}
drawn = 0
for number, text in enumerate(json.load(sys.stdin)):
    tree = ast.parse(text, f"cell {number}")
    last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
    exec(compile(tree, f"cell {number}", "exec"), space)
    if last is not None:
        shown = eval(compile(ast.Expression(last.value), f"cell {number}", "eval"), space)
        picture = getattr(shown, "_repr_svg_", None)
        drawn += bool(picture and picture().lstrip().startswith("<svg"))
print(f"drawn {drawn}", file=sys.stderr)
"""


@pytest.mark.parametrize("name", NAMES)
def test_a_notebook_runs(name: str, tmp_path: Path) -> None:
    """With fewer games than people play (OSTRACON_SHORT); what it shows as boards is drawn."""
    document = json.loads((FOLDER / f"{name}.ipynb").read_text("utf-8"))
    code = ["".join(cell["source"]) for cell in document["cells"] if cell["cell_type"] == "code"]
    assert any("assert" in text for text in code)
    assert all(cell["outputs"] == [] for cell in document["cells"] if cell["cell_type"] == "code")
    run = subprocess.run(
        [sys.executable, "-c", RUN],
        input=json.dumps(code),
        capture_output=True,
        text=True,
        cwd=tmp_path,
        env={**os.environ, "OSTRACON_SHORT": "1", "OMP_NUM_THREADS": "1", "TMPDIR": str(tmp_path)},
        timeout=600,
    )
    assert run.returncode == 0, run.stderr
    assert int(run.stderr.split()[-1]) >= 1


def test_the_three_are_there() -> None:
    """And what makes them does what it says."""
    assert doctest.testmod(notebook_files).failed == 0
    assert NAMES == ["first_steps", "tournament", "training"]
