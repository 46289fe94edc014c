"""Fixtures: a running server per module, and people at it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from ..serving import Person, Served, serving


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server with an empty store."""
    with serving(Path(tmp_path_factory.mktemp("server")) / "games.sqlite") as server:
        yield server


@pytest.fixture
def ada(served: Served) -> Iterator[Person]:
    with Person(served.url, "en", "Ada") as person:
        yield person


@pytest.fixture
def zoe(served: Served) -> Iterator[Person]:
    with Person(served.url, "fr", "Zoé") as person:
        yield person
