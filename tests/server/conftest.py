"""Fixtures: a running server per module, and people at it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from ..postgres import Postgres, postgres_running
from ..serving import Person, Served, serving


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A private PostgreSQL."""
    with postgres_running() as server:
        yield server


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'games.sqlite'}"
    server: Postgres = request.getfixturevalue("postgres")
    return server.address(server.new())


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
