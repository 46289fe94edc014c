"""The parts that several processes stand on: the bus, a schema that many make at once, clear refusals."""

from __future__ import annotations

import asyncio
import json
import signal
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from ostracon.server.cluster import bus as buses
from ostracon.server.cluster.bus import Bus, PostgresBus
from ostracon.server.cluster.limiting import SharedLimits
from ostracon.server.cluster.move import move_all
from ostracon.server.cluster.sharing import service_over
from ostracon.server.cluster.worker import work
from ostracon.server.connection import Connection
from ostracon.server.database import BadDatabase, newest_schema
from ostracon.server.limits import GUESSING
from ostracon.server.new_table import NewSeat
from ostracon.server.run import prepare
from ostracon.server.service import TableService
from ostracon.server.store import Store
from ostracon.table.table import ACT, HAND_BACK, TAKE_OVER, Command

from ..postgres import Postgres
from ..serving import until
from .test_run import TROUBLE, start, stop


async def soon(condition: Callable[[], object]) -> None:
    """Wait until something is true."""
    async with asyncio.timeout(30):
        while not condition():
            await asyncio.sleep(0.01)


def test_in_one_process_who_subscribed_hears_until_he_has_enough() -> None:
    bus, heard = Bus(), []
    enough = bus.subscribe("lobby", lambda payload, sender: heard.append((payload["n"], sender)))
    bus.publish("lobby", {"n": 1})
    bus.publish("else", {"n": 2})
    enough()
    bus.publish("lobby", {"n": 3})
    assert heard == [(1, bus.me)]


def test_processes_hear_each_other_also_after_they_were_cut_off(postgres: Postgres) -> None:
    name = postgres.new()
    cut = "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE application_name = 'ostracon bus'"

    async def talk() -> None:
        here, there = PostgresBus(postgres.address(name)), PostgresBus(postgres.address(name))
        heard: dict[str, list[int]] = {here.me: [], there.me: []}
        returned: list[str] = []
        for bus in (here, there):

            def hears(payload: dict[str, Any], sender: str, me: str = bus.me) -> None:
                heard[me].append(payload["n"])

            bus.subscribe("lobby", hears)
            bus.returned.append(lambda me=bus.me: returned.append(me))
            await bus.start()
        for n in range(300):
            here.publish("lobby", {"n": n})
        await soon(lambda: len(heard[there.me]) == 300)
        assert heard[here.me] == heard[there.me] == list(range(300)), "each once, in order, here too"
        assert await asyncio.to_thread(postgres.sql, name, cut) == "2"
        await soon(lambda: set(returned) == {here.me, there.me})
        there.publish("lobby", {"n": 300})
        await soon(lambda: heard[here.me][-1] == 300)
        with pytest.raises(ValueError, match="too long"):
            here.publish("lobby", {"text": "x" * 8000})
        await here.close()
        await there.close()

    asyncio.run(talk())


@pytest.mark.parametrize("politely", [True, False])
def test_a_process_that_is_gone_is_noticed(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch, politely: bool
) -> None:
    monkeypatch.setattr(buses, "PULSE_SECONDS", 0.1)
    monkeypatch.setattr(buses, "LEASE_SECONDS", 1.0)
    address = postgres.address(postgres.new())

    async def leave() -> None:
        here, there = PostgresBus(address), PostgresBus(address)
        met: list[bool] = []
        left: list[str] = []
        here.met.append(lambda: met.append(True))
        here.left.append(left.append)
        await here.start()
        await there.start()
        await soon(lambda: met)
        if politely:
            await there.close()
        else:
            assert there._running is not None
            there._running.cancel()  # it says nothing any more
        await soon(lambda: left == [there.me])
        await here.close()
        await there.close()

    asyncio.run(leave())


@pytest.mark.parametrize("how", ["somebody comes over", "its end is noticed"])
def test_what_a_process_kept_and_told_nobody_is_found(postgres: Postgres, how: str) -> None:
    """By whoever comes from there, and by those who watch elsewhere when it has gone."""
    address = postgres.address(postgres.new())

    async def play() -> None:
        here, there = [service_over(await Store.open(address), address) for _ in range(2)]
        await here.start()
        await there.start()
        people = [NewSeat("Ada", "human", here=True), NewSeat("Bob", "human", here=True)]
        id = await here.create("imhotep", {"start_player": "seat_0"}, people, "browser")
        kept, watched = await here.open(id), await there.open(id)
        watcher = Connection([1], "en")
        there.connected(watched, watcher)
        here.following.step = lambda live: None  # type: ignore[method-assign]  # it is never told
        action = kept.table.match.legal()[0]
        await here.do(kept, Command(kind=ACT, seat=0, revision=0, id="a", action=action, sure=True))
        if how == "somebody comes over":
            assert (await there.open(id, newest=True)).table.revision == 1
            await here.close()
        else:
            await here.close()
            await soon(lambda: watched.table.revision == 1)
        shown = [json.loads(data) for data in iter_queue(watcher.out)]
        assert [one["seq"] // 1000 for one in shown if one["type"] == "scene"] == [0, 1]
        there.disconnected(watched, watcher)
        await there.close()
        for service in (here, there):
            await service.store.close()

    asyncio.run(play())


def iter_queue(queue: asyncio.Queue[bytes | None]) -> Iterator[bytes]:
    """What waits to be sent."""
    while not queue.empty():
        yield queue.get_nowait() or b"{}"


def test_a_database_in_use_is_not_moved(postgres: Postgres) -> None:
    used, empty = postgres.address(postgres.new()), postgres.address(postgres.new())

    async def use() -> None:
        bus = PostgresBus(used)
        await bus.start()
        for pair in ((used, empty), (empty, used)):
            with pytest.raises(BadDatabase, match="Ostracon servers or workers are using"):
                await asyncio.to_thread(move_all, *pair)
        await bus.close()

    asyncio.run(use())


def test_several_that_start_at_once_make_the_schema_once(postgres: Postgres) -> None:
    name = postgres.new()

    async def start() -> None:
        stores = await asyncio.gather(*(Store.open(postgres.address(name)) for _ in range(4)))
        services = [service_over(store, postgres.address(name)) for store in stores]
        await asyncio.gather(*(service.start() for service in services))
        for service in services:
            await service.close()
            await service.store.close()

    asyncio.run(start())
    assert postgres.sql(name, "SELECT version_num FROM alembic_version") == newest_schema()
    assert postgres.sql(name, "SELECT count(*) FROM saq_jobs") == "0"


def test_tables_that_wait_for_a_bot_are_found(database: str) -> None:
    """A bot in the seat, or one that plays for somebody who is away: not once he is back."""

    async def look() -> None:
        store = await Store.open(database)
        service = TableService(store)
        people = [NewSeat("Ada", "human", here=True), NewSeat("Bob", "human", here=True)]
        bots = [NewSeat("Ada", "bot", "apprentice"), NewSeat("Bob", "human", here=True)]
        first = {"start_player": "seat_0"}
        id = await service.create("imhotep", first, people, "browser")
        live, found = await service.open(id), []
        for kind in (TAKE_OVER, HAND_BACK, TAKE_OVER):
            service.bots.wake = lambda live: None  # type: ignore[method-assign]  # nobody decides meanwhile
            await service.do(live, Command(kind=kind, seat=0, revision=live.table.revision))
            found.append([(one, revision) for one, revision, _ in await store.lists.due(2e12)])
        assert found == [[(id, 1)], [], [(id, 3)]]
        other = await service.create("imhotep", first, bots, "browser")
        assert {one for one, *_ in await store.lists.due(2e12, 1.0)} == {id, other}
        assert await store.lists.due(1.0) == [] == await store.lists.due(2e12, 1.9e12)
        await service.close()
        await store.close()

    asyncio.run(look())


def test_a_worker_starts_and_stops(postgres: Postgres, tmp_path: Path) -> None:
    """It names the database without its password, and a polite signal is a clean end."""
    postgres_address = postgres.address(postgres.new(), "ostracon:secret")
    process, printed = start(tmp_path, "worker", "--db", postgres_address)
    until(lambda: "thinks for the bots" in "".join(printed) or process.poll() is not None)
    assert stop(process, signal.SIGTERM) == 0
    assert "secret" not in "".join(printed) and TROUBLE not in "".join(printed)


@pytest.mark.parametrize(
    ("fault", "sentence"),
    [
        ("away", "the database cannot be opened: "),
        ("password", 'password authentication failed for user "guarded"'),
        ("no database", 'database "nothing" does not exist'),
        ("no bots", "without bots needs PostgreSQL"),
        ("worker", "a worker needs the servers' PostgreSQL database"),
        ("extra", "pip install 'ostracon[postgres]'"),
    ],
)
def test_what_is_wrong_with_a_database_is_one_sentence(
    postgres: Postgres, fault: str, sentence: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused() -> None:
        if fault == "away":
            prepare("postgresql://ostracon@127.0.0.1:1/games")
        elif fault == "password":
            prepare(postgres.address("postgres", "guarded:wrong"))
        elif fault == "no database":
            prepare(postgres.address("nothing"))
        elif fault == "no bots":
            asyncio.run(without_bots())
        elif fault == "extra":
            monkeypatch.setitem(sys.modules, "saq", None)
            prepare(postgres.address("postgres"))
        else:
            work("sqlite:///games.sqlite")

    async def without_bots() -> None:
        store = await Store.open("sqlite:///:memory:")
        try:
            service_over(store, "sqlite:///:memory:", bots=False)
        finally:
            await store.close()

    with pytest.raises(BadDatabase) as error:
        refused()
    assert sentence in str(error.value) and "\n" not in str(error.value)


def test_limits_hold_for_all_processes_together(postgres: Postgres) -> None:
    """Twenty guesses at a password are twenty, at however many servers, and a server that starts later knows of them."""
    address, robber = postgres.address(postgres.new()), "Imhotep"

    async def opened() -> TableService:
        service = service_over(await Store.open(address), address, bots=True)
        await service.start()
        return service

    async def closed(service: TableService) -> None:
        await service.close()
        await service.store.close()

    async def guess() -> None:
        here, there = await opened(), await opened()
        tries = [here.limits.allows(GUESSING, robber) for _ in range(15)]
        assert all(tries)
        await soon(lambda: there.limits.bucket(GUESSING, robber).fill() < 6)
        assert sum(there.limits.allows(GUESSING, robber) for _ in range(20)) == 5
        await soon(lambda: here.limits.bucket(GUESSING, robber).fill() < 1)
        assert not here.limits.allows(GUESSING, robber)
        assert here.limits.allows(GUESSING, "somebody else")
        await closed(there)
        late = await opened()
        await soon(lambda: late.limits.bucket(GUESSING, robber).fill() < 1)
        for service in (late, here):
            await closed(service)

    asyncio.run(guess())


def test_what_was_let_through_at_two_processes_at_once_is_a_debt(postgres: Postgres) -> None:
    address = postgres.address(postgres.new())

    async def burst() -> None:
        here, there = PostgresBus(address), PostgresBus(address)
        await here.start()
        await there.start()
        limits = [SharedLimits(here), SharedLimits(there)]
        taken = [one.allows(GUESSING, "Ada") for one in limits for _ in range(int(GUESSING.burst))]
        assert all(taken), "neither has heard of the other yet"
        await soon(lambda: all(one.bucket(GUESSING, "Ada").fill() < 0 for one in limits))
        said = [key for one in limits for _, key in one._buckets]
        assert "Ada" not in said, "names and addresses do not travel"
        await here.close()
        await there.close()

    asyncio.run(burst())
