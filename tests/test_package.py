"""The package as a whole: what it costs to import, and what it says of itself."""

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import ostracon

PYPROJECT = Path(__file__).parents[1] / "pyproject.toml"


@pytest.mark.parametrize("heavy", ["numba", "numpy", "litestar", "sqlalchemy"])
def test_import_takes_no_heavy_library(heavy: str) -> None:
    """A fresh interpreter that imports ostracon has not loaded what only some users need."""
    script = f"import sys, ostracon; sys.exit({heavy!r} in sys.modules)"
    finished = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert finished.returncode == 0, f"import ostracon loaded {heavy}\n{finished.stderr}"


def test_version_is_the_one_of_the_project_file() -> None:
    project = tomllib.loads(PYPROJECT.read_text(encoding="utf-8"))["project"]
    assert ostracon.__version__ == project["version"]


def test_public_names_are_listed_and_unknown_ones_refused() -> None:
    assert "__version__" in dir(ostracon)
    with pytest.raises(AttributeError, match="no attribute 'pharaoh'"):
        _ = ostracon.pharaoh  # type: ignore[attr-defined]
