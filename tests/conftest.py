"""What all tests share: how the process that runs them keeps house."""

from __future__ import annotations

import gc

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
