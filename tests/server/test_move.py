"""`ostracon admin move`: everything arrives as it was, or nothing does."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from ostracon.cli import main
from ostracon.kernel.errors import OstraconError
from ostracon.server.cluster.move import CannotMove, move_all
from ostracon.server.database import BadDatabase, claim
from ostracon.server.new_table import NewSeat
from ostracon.server.service import TableService
from ostracon.server.store import Store
from ostracon.server.stored import ChatMessage
from ostracon.table.table import ACT, Command

from ..postgres import Postgres

SEATS = [NewSeat("Ada", "human", here=True), NewSeat("Zoé", "human", here=True)]


async def play(url: str) -> str:
    """A table with a few entries, a line of chat and a rematch; its id."""
    service = TableService(await Store.open(url))
    id = await service.create("imhotep", {"start_player": "seat_0"}, SEATS, "browser")
    again = await service.create("imhotep", {}, SEATS, "browser", rematch_of=id)
    live = await service.open(id)
    for _ in range(5):
        table = live.table
        seat, action = table.actor, table.match.legal()[0]
        await service.do(
            live, Command(kind=ACT, seat=seat, revision=table.revision, action=action, sure=True)
        )
    await service.store.add_chat(again, ChatMessage(0, "Ada", "Noch einmal? ☥", 1.5))
    await service.store.analyses.begin(id)
    await service.store.analyses.end(id, "{}")
    await service.close()
    await service.store.close()
    return id


async def journal(url: str, id: str) -> list[object]:
    store = await Store.open(url)
    saved = await store.load(id)
    again = await store.rematch_of(id)
    assert saved is not None and again is not None
    rematch = await store.load(again)
    line = ChatMessage(1, "Zoé", "later", 2.5)
    await store.add_chat(id, line)  # is numbered after what was there before
    await store.close()
    assert rematch is not None and line.id > rematch.chat[0].id
    return [saved.header, saved.seats, saved.entries, rematch.chat]


def test_there_and_back_again(tmp_path: Path, postgres: Postgres, capsys: pytest.CaptureFixture[str]) -> None:
    file, back = (f"sqlite:///{tmp_path / name}" for name in ("games.sqlite", "back.sqlite"))
    there = postgres.address(postgres.new())
    id = asyncio.run(play(file))
    main_ok("admin", "move", file, there)
    assert "2 tables\n" in (printed := capsys.readouterr().out) and "5 entries\n" in printed
    moved = move_all(there, back)
    assert moved["tables"] == 2 and moved["seats"] == 4 and moved["holdings"] == 6
    before = asyncio.run(journal(file, id))
    assert asyncio.run(journal(there, id)) == asyncio.run(journal(back, id)) == before
    assert len(before[2]) == 5  # type: ignore[arg-type]  # the entries


def main_ok(*arguments: str) -> None:
    with pytest.raises(SystemExit) as end:
        main(list(arguments))
    assert end.value.code == 0


@pytest.mark.parametrize("fault", ["same", "full", "in use", "target in use", "away", "broken"])
def test_a_refusal_is_one_sentence_and_leaves_the_target_empty(
    tmp_path: Path, postgres: Postgres, fault: str
) -> None:
    file, name = f"sqlite:///{tmp_path / 'games.sqlite'}", postgres.new()
    there, sentence = postgres.address(name), ""
    held: list[sqlite3.Connection | None] = []
    asyncio.run(play(file))
    if fault == "same":
        there, sentence = file, "same database"
    elif fault == "full":
        move_all(file, there)
        sentence = "already has"
    elif fault == "in use":
        held.append(claim(file))
        sentence = "another Ostracon server is using"
    elif fault == "target in use":
        there = f"sqlite:///{tmp_path / 'other.sqlite'}"
        held.append(claim(there))
        sentence = "another Ostracon server is using"
    elif fault == "away":
        there, sentence = f"postgresql://x@/games?host={tmp_path}", "cannot be opened"
    else:
        with closing(sqlite3.connect(tmp_path / "games.sqlite")) as database, database:
            database.execute("UPDATE seats SET name = ?", ["A" * 61])  # SQLite takes what PostgreSQL does not
        sentence = "seats cannot be copied: "
    with pytest.raises((CannotMove, BadDatabase), match=sentence) as refused:
        move_all(file, there)
    assert isinstance(refused.value, OstraconError) and "\n" not in str(refused.value)
    if fault == "broken":
        assert postgres.sql(name, "SELECT count(*) FROM tables") == "0"
    for lock in held:
        if lock is not None:
            lock.close()
