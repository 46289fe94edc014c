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


def test_the_library_does_without_the_web(tmp_path: Path) -> None:
    """With the packages alone that docs/library.md names: matches, bots, text, pictures, simulation, records."""
    page = (PYPROJECT.parent / "docs" / "library.md").read_text("utf-8")
    line = next(line for line in page.splitlines() if line.startswith("    pip install fluent.runtime"))
    kept = line.partition("#")[0].split()[2:]
    wanted = tomllib.loads(PYPROJECT.read_text(encoding="utf-8"))["project"]["dependencies"]
    names = [name.partition(">")[0].partition("[")[0] for name in wanted]
    assert set(kept) < set(names)
    modules = {"http-ece": "http_ece", "py-vapid": "py_vapid", "argon2-cffi": "argon2"}
    away = [modules.get(name, name.replace("-", "_")) for name in names if name not in kept]
    away.remove("markdown_it_py")
    program = f"""
import sys
for name in {away!r}:
    sys.modules[name] = None
import ostracon
from ostracon.cli import main
match = ostracon.play("imhotep", "greedy", "search:20", seed=1)
assert match._repr_svg_() and match.text(0)
match.save({str(tmp_path / "x.json")!r})
for command in (["verify", {str(tmp_path / "x.json")!r}], ["sim", "imhotep", "-n", "3", "--bot", "greedy"], ["games"]):
    try:
        main(command)
    except SystemExit as end:
        assert not end.code, end.code
"""
    finished = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert finished.returncode == 0, finished.stderr
    assert "result are right" in finished.stdout


def test_the_citation_names_the_version() -> None:
    text = (PYPROJECT.parent / "CITATION.cff").read_text("utf-8")
    assert f"version: {ostracon.__version__}\n" in text and text.startswith("cff-version: 1.2.0\n")
