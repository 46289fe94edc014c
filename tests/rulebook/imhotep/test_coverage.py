"""Every worked example of the specification has its test."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

EXAMPLES = range(1, 65)  # T1..T64 of RULES 9
RULINGS = range(1, 65)  # R1..R64 of RULES 10
RULINGS_WITHOUT_A_TEST = {
    22,  # arithmetic on how many cards can be in play; T56 shows the dealing
    63,  # which colour sits where: presentation
}


def docstrings() -> Iterator[tuple[str, str]]:
    """Name and docstring of every test in this folder."""
    for path in sorted(Path(__file__).parent.glob("test_*.py")):
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield node.name, ast.get_docstring(node) or ""


def numbers(letter: str) -> set[int]:
    """The numbers of the examples (T) or rulings (R) that docstrings name."""
    return {int(number) for _, text in docstrings() for number in re.findall(rf"\b{letter}(\d+)\b", text)}


def test_every_example_is_played() -> None:
    assert sorted(set(EXAMPLES) - numbers("T")) == []


def test_every_ruling_is_tried() -> None:
    assert sorted(set(RULINGS) - numbers("R") - RULINGS_WITHOUT_A_TEST) == []


def test_examples_of_the_rulebook_are_marked() -> None:
    marked = {int(number) for _, text in docstrings() for number in re.findall(r"^T(\d+) \[RB\]", text)}
    assert marked == {1, 2, 3, 10, 13, 18, 19, 21, 25, 26, 28, 30, 31, 33, 36, 40, 41}
