"""Notebooks are written as plain Python with `# %%` between the cells, which people can read, compare and lint; the .ipynb files
are made from them by ./dev docs, without outputs (decision 37).
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import NamedTuple

FOLDER = Path(__file__).parent / "notebooks"
CELL, WORDS = "# %%", "# %% [markdown]"


class Cell(NamedTuple):
    """A piece of a notebook: words or code."""

    kind: str  # "markdown" or "code"
    text: str


def cells(source: str) -> list[Cell]:
    """The cells of a notebook that is written as Python.

    >>> cells("# %% [markdown]\\n# # Title\\n#\\n# Words.\\n\\n# %%\\nx = 1\\n")
    [Cell(kind='markdown', text='# Title\\n\\nWords.'), Cell(kind='code', text='x = 1')]
    """
    found: list[tuple[str, list[str]]] = []
    for line in source.splitlines():
        if line in (CELL, WORDS):
            found.append(("markdown" if line == WORDS else "code", []))
        else:
            kind, lines = found[-1]
            lines.append(line.removeprefix("#").removeprefix(" ") if kind == "markdown" else line)
    return [Cell(kind, "\n".join(lines).strip("\n")) for kind, lines in found]


def notebook(source: str) -> str:
    """The .ipynb file: format 4.5, no outputs."""
    found = []
    for number, cell in enumerate(cells(source)):
        entry: dict[str, object] = {"cell_type": cell.kind, "id": f"cell-{number}", "metadata": {}}
        if cell.kind == "code":
            entry |= {"execution_count": None, "outputs": []}
        found.append({**entry, "source": cell.text.splitlines(keepends=True)})
    python = {"display_name": "Python 3", "language": "python", "name": "python3"}
    about = {"kernelspec": python, "language_info": {"name": "python"}}
    document = {"cells": found, "metadata": about, "nbformat": 4, "nbformat_minor": 5}
    return json.dumps(document, indent=1, ensure_ascii=False) + "\n"


def notebooks() -> dict[Path, str]:
    """Every .ipynb file with its text."""
    return {
        path.with_suffix(".ipynb"): notebook(path.read_text("utf-8")) for path in sorted(FOLDER.glob("*.py"))
    }
