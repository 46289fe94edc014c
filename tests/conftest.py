"""What all tests share: how the process that runs them keeps house, and in which order the files come."""

from __future__ import annotations

import gc

import pytest

SELDOM = (
    50_000,
    20,
    20,
)  # of the collector of garbage: new objects until it looks, and how much rarer at the older


def pytest_collection_finish() -> None:
    """Thousands of tests and what they import stay to the end: garbage is not looked for among them again and again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*SELDOM)


# Where several processes share the files, as they do in `./dev test`: first what takes long and asks for no native code, which
# is still being compiled (compiling.py); then what asks for it; what is short at the end, so that all are done together.
ORDER = (
    "tests/lab/test_assembler.py",
    "tests/server/",
    "tests/test_",
    "tests/games/",
    "tests/screen/",
    "tests/bots/",
    "tests/lab/",
    "tests/examples/",
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Files in that order; no test depends on it."""

    def place(item: pytest.Item) -> int:
        matches = (number for number, start in enumerate(ORDER) if item.nodeid.startswith(start))
        return next(matches, len(ORDER))

    items.sort(key=place)
