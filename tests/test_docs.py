"""Derived pages are what the code says."""

from __future__ import annotations

import importlib.util
from pathlib import Path

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
