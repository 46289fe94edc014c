"""Derived pages are what the code says."""

from __future__ import annotations

import doctest
import importlib.util
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


def test_derived_pages_are_current() -> None:
    """`./dev docs` would change nothing."""
    spec = importlib.util.spec_from_file_location("generate", ROOT / "docs" / "generate.py")
    assert spec and spec.loader
    generate = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(generate)
    stale = [
        path.name
        for path, text in generate.pages().items()
        if not path.exists() or path.read_text("utf-8") != text
    ]
    assert stale == []


@pytest.mark.parametrize("page", ["README.md", "docs/library.md", "docs/researchers/batch.md"])
def test_examples_for_library_users_run(page: str) -> None:
    """What people copy from these pages works, and prints what is printed there."""
    flags = doctest.ELLIPSIS | doctest.IGNORE_EXCEPTION_DETAIL
    failed, tried = doctest.testfile(str(ROOT / page), module_relative=False, optionflags=flags)
    assert (failed, tried > 3) == (0, True)


@pytest.mark.parametrize("page", ["docs/security.md", "docs/hosting.md"])
def test_what_a_page_points_to_is_there(page: str) -> None:
    """Tests that a promise names, and files that a host is told to use."""
    text = (ROOT / page).read_text("utf-8")
    tests = {path.name for path in (ROOT / "tests").rglob("*.py")}
    assert set(re.findall(r"(test_\w+\.py|killing\.py|leaks\.py)", text)) <= tests
    named = re.findall(r"\b(?:deploy|docs)/[\w.]+\w", text)
    assert [name for name in named if not (ROOT / name).exists()] == []
