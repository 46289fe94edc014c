"""Analyses on the server: asked for once, kept, taken up after a restart, told in words; failures can be retried."""

from __future__ import annotations

import asyncio
import contextlib
import json
import sqlite3
import threading
import zlib
from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from alembic import command
from sqlalchemy import Connection, delete

from ostracon.bots import engine
from ostracon.kernel.game import game
from ostracon.server import analyst, schema
from ostracon.server.analysis_store import DONE, FAILED, RUNNING, StoredAnalysis
from ostracon.server.database import alembic_config
from ostracon.server.store import Store
from ostracon.table.analysis import analyse

from ..serving import Person, Served, serving, until

ITERATIONS = 5


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return Path(tmp_path_factory.mktemp("server")) / "games.sqlite"


@pytest.fixture(scope="module")
def served(file: Path) -> Iterator[Served]:
    with serving(file, iterations=ITERATIONS) as server:
        yield server


@pytest.fixture(scope="module")
def finished(served: Served) -> str:
    """A table at which two bots have played to the end."""
    engine.warm_up(game("imhotep"))
    with Person(served.url) as person:
        id = person.new_table("apprentice", "apprentice", public="on")
    until(lambda: served.table(id).over)
    return id


@pytest.fixture
def id(finished: str, served: Served) -> str:
    """The finished table, not analysed yet."""
    on_server(served, forget(served.service.store))
    return finished


async def forget(store: Store) -> None:
    async with store.engine.begin() as connection:
        await connection.execute(delete(schema.analyses))


def on_server(served: Served, work: Coroutine[Any, Any, None]) -> None:
    """Do something in the server's own loop."""
    asyncio.run_coroutine_threadsafe(work, served.loop).result(30)


def status(person: Person, id: str, **query: object) -> dict[str, Any]:
    answer = person.http.get(f"/t/{id}/analysis", params={key: str(value) for key, value in query.items()})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def ask(person: Person, id: str) -> dict[str, Any]:
    answer = person.http.post(f"/t/{id}/analysis")
    assert answer.status_code == 202, answer.text
    found: dict[str, Any] = answer.json()
    return found


def ended(person: Person, id: str, **query: object) -> dict[str, Any]:
    """Wait until the analysis is no longer under way; how it ended."""
    until(lambda: status(person, id)["state"] != "running")
    return status(person, id, **query)


def test_asked_for_and_told_in_both_languages(served: Served, ada: Person, zoe: Person, id: str) -> None:
    """From the wish to graph, turns and turning points; the file for programs is what the domain says."""
    offered = status(ada, id)
    assert offered["state"] == "none" and "turn" in offered["text"]
    assert ask(ada, id)["state"] == "running"
    english, french = ended(ada, id, width=340), status(zoe, id, width=900)
    assert english["state"] == french["state"] == "done"
    assert 'width="340"' in english["svg"] and 'width="900"' in french["svg"]
    assert "Each player" in english["svg"] and "Chances de victoire" in french["svg"]
    stands = english["report"]["stands"]
    assert len(english["x"]) == len(stands) and stands[-1]["last"] == served.table(id).match.ply
    assert french["report"]["words"]["better"] == "le robot aurait joué"
    match = served.table(id).match
    expected = analyse(match, ITERATIONS, zlib.crc32(match.commitment.encode()))
    assert ada.http.get(f"/t/{id}/analysis.json").content == msgspec.json.encode(expected)
    assert ask(zoe, id)["state"] == "done", "nobody analyses it twice"
    ada.http.get("/settings")  # a browser that we know
    again = ada.http.post(f"/api/v1/tables/{id}/analysis", headers={"x-ostracon": "1"})
    assert again.json() == ada.http.get(f"/api/v1/tables/{id}/analysis").json()
    assert again.json()["analysis"] == json.loads(msgspec.json.encode(expected))


def test_two_wishes_are_one_job_with_progress(
    ada: Person, zoe: Person, id: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever looks meanwhile, after a reload too, hears how far it is."""
    go_on, calls = threading.Event(), []

    def slow(match: Any, iterations: int, job: analyst.Job) -> Any:
        calls.append(match)
        job.hear(30, 120)
        assert go_on.wait(30)
        return analyse(match, 1)

    monkeypatch.setattr(analyst, "study", slow)
    ask(ada, id)
    ask(zoe, id)
    until(lambda: status(zoe, id)["total"] == 120)
    assert status(zoe, id)["text"].endswith("25\u202f%") and status(ada, id)["text"].endswith("25%")
    go_on.set()
    assert ended(ada, id)["state"] == "done" and len(calls) == 1


def test_a_failure_is_told_and_can_be_retried(ada: Person, id: str, monkeypatch: pytest.MonkeyPatch) -> None:

    def broken(*_: object) -> None:
        raise RuntimeError("the bot has a headache")

    with monkeypatch.context() as patch:
        patch.setattr(analyst, "study", broken)
        ask(ada, id)
        failed = ended(ada, id)
    assert failed["state"] == "failed" and "try again" in failed["text"] and "svg" not in failed
    assert ada.http.get(f"/t/{id}/analysis.json").status_code == 404
    ask(ada, id)
    assert ended(ada, id)["state"] == "done"


def test_who_may_not(ada: Person, id: str) -> None:
    """No table, no finished game, another site's page: refused; odd widths are not."""
    assert ada.http.get("/t/nothing/analysis").status_code == 404
    playing = ada.new_table("me", "apprentice")
    assert ada.http.get(f"/t/{playing}/analysis").status_code == 409
    assert ada.http.post(f"/t/{playing}/analysis").status_code == 409
    forged = ada.http.post(f"/t/{id}/analysis", headers={"sec-fetch-site": "cross-site"})
    assert forged.status_code == 403 and status(ada, id)["state"] == "none"
    ask(ada, id)
    ended(ada, id)
    for width in ("-5", "wide", "1", "99999999999"):
        assert 200 < status(ada, id, width=width)["width"] < 3000


def test_after_a_restart(served: Served, file: Path, tmp_path: Path, ada: Person, id: str) -> None:
    """What is done is shown at once; what was asked for and not done is taken up."""
    ask(ada, id)
    before = ended(ada, id, width=400)
    copies = tmp_path / "done.sqlite", tmp_path / "asked.sqlite"
    copy(file, copies[0])
    on_server(served, served.service.store.analyses.begin(id))
    copy(file, copies[1])
    with serving(copies[0], iterations=1) as server, Person(server.url) as other:
        assert status(other, id, width=400) == before
    with serving(copies[1], iterations=ITERATIONS) as server, Person(server.url) as other:
        assert ended(other, id, width=400) == before, "the same analysis once more"


def copy(file: Path, to: Path) -> None:
    """A consistent copy of a database in use."""
    with contextlib.closing(sqlite3.connect(file)) as here, contextlib.closing(sqlite3.connect(to)) as there:
        here.backup(there)


def test_the_store_keeps_analyses(tmp_path: Path, file: Path, id: str) -> None:
    """There and back in SQLite: asked for, failed, asked for again, done; a lost table takes its analysis along."""
    copy(file, tmp_path / "games.sqlite")

    async def keep() -> None:
        store = await Store.open(f"sqlite:///{tmp_path / 'games.sqlite'}")
        assert await store.analyses.of(id) is None
        await store.analyses.begin(id)
        assert await store.analyses.of(id) == StoredAnalysis(RUNNING)
        assert await store.analyses.running() == [id]
        await store.analyses.end(id, None)
        assert await store.analyses.of(id) == StoredAnalysis(FAILED)
        assert await store.analyses.running() == []
        await store.analyses.begin(id)
        await store.analyses.end(id, '{"é": 1}')
        assert await store.analyses.of(id) == StoredAnalysis(DONE, '{"é": 1}')
        async with store.engine.begin() as connection:
            await connection.execute(delete(schema.tables).where(schema.tables.c.id == id))
        assert await store.analyses.of(id) is None
        await store.close()

    asyncio.run(keep())


def test_a_database_of_the_first_schema_is_brought_up(tmp_path: Path) -> None:
    """Games of before can be analysed."""

    def back(connection: Connection) -> None:
        command.downgrade(alembic_config(connection), "0001")

    async def bring_up() -> None:
        url = f"sqlite:///{tmp_path / 'games.sqlite'}"
        store = await Store.open(url)
        async with store.engine.begin() as connection:
            await connection.run_sync(back)
        await store.close()
        store = await Store.open(url)
        assert await store.analyses.running() == []
        await store.close()

    asyncio.run(bring_up())
