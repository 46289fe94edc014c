"""Entries of many tables in one transaction: each is kept or refused for itself."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from ostracon.server.database import Unavailable
from ostracon.server.new_table import NewSeat
from ostracon.server.service import TableService
from ostracon.server.store import Store, WriteConflict
from ostracon.table.table import Command, Entry


def entry(number: int, id: str = "") -> Entry:
    return Entry(number, Command(kind="act", seat=0, revision=number - 1, action=number, id=id))


async def opened(folder: Path, tables: int) -> tuple[Store, list[str]]:
    store = await Store.open(f"sqlite:///{folder / 'together.sqlite'}")
    service = TableService(store)
    await service.start()
    seats = [NewSeat(f"P{seat}", "human") for seat in range(2)]
    ids = [await service.create("imhotep", {}, seats, "browser") for _ in range(tables)]
    await service.close()
    return store, ids


async def journal(store: Store, id: str) -> list[int]:
    saved = await store.load(id)
    assert saved
    return [one.number for one in saved.entries]


def test_many_at_once_are_all_kept(tmp_path: Path) -> None:
    async def write() -> None:
        store, ids = await opened(tmp_path, 12)
        for number in (1, 2, 3):
            await asyncio.gather(*(store.append(id, entry(number), [], actor=1) for id in ids))
        for id in ids:
            assert await journal(store, id) == [1, 2, 3]
        await store.close()

    asyncio.run(write())


def test_one_that_cannot_be_kept_takes_no_other_with_it(tmp_path: Path) -> None:
    """The second entry 1 of a table loses; those that were written together with it are kept."""

    async def write() -> None:
        store, ids = await opened(tmp_path, 6)
        await store.append(ids[2], entry(1), [])
        answers = await asyncio.gather(
            *(store.append(id, entry(1), []) for id in ids), return_exceptions=True
        )
        assert [isinstance(answer, WriteConflict) for answer in answers] == [id == ids[2] for id in ids]
        for id in ids:
            assert await journal(store, id) == [1]
        await store.close()

    asyncio.run(write())


def test_a_failed_transaction_is_told_to_everybody_in_it(tmp_path: Path) -> None:
    async def write() -> None:
        store, ids = await opened(tmp_path, 3)
        (tmp_path / "together.sqlite").unlink()
        answers = await asyncio.gather(
            *(store.append(id, entry(1), []) for id in ids), return_exceptions=True
        )
        assert all(isinstance(answer, Unavailable) for answer in answers), answers
        with pytest.raises(Unavailable):
            await store.append(ids[0], entry(1), [])
        await store.close()

    asyncio.run(write())
