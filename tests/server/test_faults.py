"""What happens around the server: a second one on the same file, a file that is gone and comes back, a busy database, a polite end."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import resource
import signal
import sqlite3
import subprocess
from pathlib import Path

import pytest

from ostracon.server import database
from ostracon.server import store as stores
from ostracon.server.complaints import complain
from ostracon.server.database import is_away
from ostracon.server.new_table import NewSeat
from ostracon.server.service import TableService
from ostracon.server.store import Store
from ostracon.server.stored import ChatMessage

from ..serving import UNPREPARED, Person, at_home, serving, until
from .test_run import TROUBLE, address, free_port, start, stop

TWO = [NewSeat("Ada", "human", here=True), NewSeat("Bob", "human", here=True)]


def test_a_second_server_on_the_same_file_is_refused(tmp_path: Path) -> None:
    file = f"sqlite:///{tmp_path / 'games.sqlite'}"
    first, printed = start(tmp_path, "serve", "--db", file, "--port", str(free_port()))
    address(first, printed)
    done = subprocess.run(
        [*UNPREPARED, "serve", "--db", file, "--port", str(free_port())],
        env=at_home(tmp_path),
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.returncode == 2 and TROUBLE not in done.stderr
    assert "another Ostracon server is using" in done.stderr and "games.sqlite" in done.stderr
    assert stop(first, signal.SIGKILL) == -signal.SIGKILL
    again, printed = start(tmp_path, "serve", "--db", file, "--port", str(free_port()))
    address(again, printed)  # a killed server leaves nothing behind that stops the next
    assert stop(again) == 0


def test_of_two_that_start_at_once_on_an_empty_file_one_serves(tmp_path: Path) -> None:
    file = f"sqlite:///{tmp_path / 'games.sqlite'}"
    both = [start(tmp_path, "serve", "--db", file, "--port", str(free_port())) for _ in range(2)]
    refused = until(lambda: next((one for one in both if one[0].poll() is not None), None))
    served = next(one for one in both if one is not refused)
    address(*served)
    assert refused[0].returncode == 2
    until(lambda: "another Ostracon server is using" in "".join(refused[1]))
    assert TROUBLE not in "".join(refused[1]) + "".join(served[1])
    assert (stop(refused[0]), stop(served[0])) == (2, 0)


def test_a_polite_signal_is_a_clean_end(tmp_path: Path) -> None:
    process, printed = start(tmp_path, "serve", "--port", str(free_port()))
    url = address(process, printed)
    with Person(url, name="Ada") as ada, ada.live(ada.new_table("me", "mason")) as live:
        live.arrive()
        assert stop(process, signal.SIGTERM) == 0
    assert TROUBLE not in "".join(printed)


def test_a_deleted_file_takes_nothing_and_bots_go_on_when_it_is_back(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """What could not be kept did not happen, and is said; nobody must reload anything for the bots to play on."""
    file, away = tmp_path / "games.sqlite", tmp_path / "elsewhere"
    with serving(file) as served, Person(served.url, name="Ada") as ada:
        table = ada.new_table("me", "apprentice", start_player="seat_0")
        bots = ada.new_table("apprentice", "apprentice")
        with ada.live(table) as live:
            live.arrive()
            assert live.until_my_turn()
            file.rename(away)
            action, seen, before = live.moves()[0], live.scene["seq"], served.table(table).revision
            for _ in range(2):  # what is sent again was not kept before either
                assert live.ask("act", id="once", action=action, sure=True)["code"] == "not-stored"
            assert ada.http.get("/").status_code in (200, 503)
            until(lambda: served.service.open_tables[bots].broken or served.table(bots).over)
            stands = served.table(bots).revision
            away.rename(file)
            until(lambda: served.table(bots).over or served.table(bots).revision > stands + 1)
            for _ in range(2):
                assert live.ask("act", id="once", seq=seen, action=action, sure=True)["type"] == "done"
    with contextlib.closing(sqlite3.connect(file)) as database:
        kept = database.execute("SELECT client_id FROM entries WHERE table_id = ?", (table,)).fetchall()
    assert len(kept) > before and kept.count(("0:once",)) == 1
    assert TROUBLE not in caplog.text


def test_writers_wait_for_a_busy_database_together(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody else holds the file: all give up after one wait, not one after the other."""
    for one in (stores, database):
        monkeypatch.setattr(one, "BUSY_SECONDS", 1)

    async def wait() -> None:
        store = await Store.open(f"sqlite:///{tmp_path / 'games.sqlite'}")
        service = TableService(store)
        id = await service.create("imhotep", {}, TWO, "browser")
        with contextlib.closing(sqlite3.connect(tmp_path / "games.sqlite", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            lines = [store.add_chat(id, ChatMessage(0, "Ada", f"line {n}", 0.0)) for n in range(30)]
            async with asyncio.timeout(15):  # one after the other they would take 30
                faults = await asyncio.gather(*lines, return_exceptions=True)
            assert all(isinstance(one, BaseException) and is_away(one) for one in faults)
        await store.add_chat(id, ChatMessage(0, "Ada", "at last", 0.0))
        saved = await store.load(id)
        assert saved is not None and [line.text for line in saved.chat] == ["at last"]
        await service.close()
        await store.close()

    asyncio.run(wait())


def test_complaints_are_one_line_a_second(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.ERROR, "ostracon"):
        for _ in range(100):
            complain("the river has no water: %s", "drought")
    assert [record.getMessage() for record in caplog.records] == ["the river has no water: drought"]


def test_a_full_disk_takes_nothing_and_loses_nothing(tmp_path: Path) -> None:
    """The system lets no file grow any more: moves are refused in words, the line stands, and what was acknowledged is
    there once there is room again.
    """
    db = f"sqlite:///{tmp_path / 'games.sqlite'}"
    process, printed = start(tmp_path, "serve", "--db", db, "--port", str(free_port()))
    url = address(process, printed)
    with Person(url, name="Ada") as ada, Person(url, name="Zoe") as zoe:
        table = ada.new_table("me", "friend")
        zoe.sit(ada.links(table)[0])
        with ada.live(table) as first, zoe.live(table) as second:
            lines = (first, second)
            for line in lines:
                line.arrive()
            largest = max(file.stat().st_size for file in tmp_path.glob("games.sqlite*"))
            resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (largest + 40_000,) * 2)
            accepted = 0
            while True:
                line = next(line for line in lines if line.moves())
                answer = line.ask("act", action=line.moves()[0], sure=True)
                if answer["type"] == "error":
                    break
                accepted += 1
                for other in lines:
                    while other.scene["ply"] < accepted:
                        other.until_type("scene")
            assert answer["code"] == "not-stored" and "did not happen" in answer["text"]
            for id in (answer["id"], "another"):
                assert line.ask("act", id=id, action=line.moves()[0], sure=True)["code"] == "not-stored"
        cookies = ada.http.cookies
    assert stop(process, signal.SIGKILL) == -signal.SIGKILL
    assert accepted and TROUBLE not in "".join(printed)
    process, printed = start(tmp_path, "serve", "--db", db, "--port", str(free_port()))
    with Person(address(process, printed)) as ada:
        ada.http.cookies = cookies
        with ada.live(table) as line:
            assert line.arrive() and line.scene["ply"] == accepted
    assert stop(process) == 0


def test_a_database_of_a_newer_version_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite"

    async def make() -> None:
        await (await Store.open(f"sqlite:///{file}")).close()

    asyncio.run(make())
    with contextlib.closing(sqlite3.connect(file)) as database, database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    done = subprocess.run(
        [*UNPREPARED, "serve", "--db", f"sqlite:///{file}"],
        env=at_home(tmp_path),
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.returncode == 2 and TROUBLE not in done.stderr
    assert "newer" in done.stderr, done.stderr
