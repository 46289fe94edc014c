"""Notices that have to do with time: the own clock runs out, a round begins, a tournament has ended."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from ostracon.server import clocks
from ostracon.server.live_table import LiveTable
from ostracon.server.notices.courier import GRACE_SECONDS
from ostracon.server.notices.wishes import MAIL, ROUND
from ostracon.server.people import accounts
from ostracon.server.tournaments import book as books
from ostracon.server.tournaments.book import Tournament
from ostracon.server.tournaments.director import Director
from ostracon.table.clock import DAY, PRESETS
from ostracon.table.table import CONFIRM, MORE_TIME, Command

from .noticing import ADA, ADDRESS, House, Receiver, house, mail_server, sits
from .test_notices import Clock, clock, file, phone, wants

__all__ = ["clock", "file", "phone"]  # fixtures

run = asyncio.run


@pytest.fixture(autouse=True)
def _always_there(monkeypatch: pytest.MonkeyPatch) -> None:
    """A clock that is put forward is no pause of the server."""
    monkeypatch.setattr(clocks, "BEAT_SECONDS", 1e9)


async def slow_table(at: House) -> LiveTable:
    """A table with three days each, where Ada's time runs."""
    live = await at.table(control=PRESETS["daily"])
    await at.service.clocks.begin(live)
    for seat in (0, 1):
        never = Command(kind=CONFIRM, seat=seat, revision=live.table.revision, note="never")
        await at.service.do(live, never)
    return live


def test_time_that_runs_out_is_told_once_and_again_after_a_gift(
    file: Path, clock: Clock, phone: Receiver
) -> None:
    async def tell() -> None:
        async with house(file) as at:
            await at.way(phone.url)
            await wants(at, kinds={"turn": False}, digest=24)
            live = await slow_table(at)
            await at.round()
            clock.ahead += 2.4 * DAY  # of three; the server was there all the time
            await at.round()
            assert not phone.heard
            clock.ahead += 0.2 * DAY
            await at.round()
            await at.round()
            assert phone.texts == [
                f"Your time is running out: Imhotep\n9 hours 35 minutes left, with Zoé\n{ADDRESS}/t/{live.id}"
            ], "at once, whatever the digest"

            clock.ahead += 0.5 * DAY
            await at.round()
            assert len(phone.heard) == 1
            gift = Command(kind=MORE_TIME, seat=1, revision=live.table.revision)
            await at.service.do(live, gift)
            await at.round()
            assert len(phone.heard) == 1, "he has a day again"
            clock.ahead += 0.6 * DAY
            await at.round()
            assert len(phone.heard) == 2
            await at.act(live)
            await at.round()
            assert len(phone.heard) == 2, "it is Zoé's time now"

    run(tell())


def test_time_is_not_told_to_who_looks_nor_when_it_is_not_true_any_more(
    file: Path, clock: Clock, phone: Receiver
) -> None:
    async def tell() -> None:
        async with house(file) as at:
            await at.way(phone.url)
            await wants(at, kinds={"turn": False}, quiet_from=1, quiet_until=0)
            live = await slow_table(at)
            clock.ahead += 2.8 * DAY
            await at.round()
            await at.act(live)
            await wants(at, kinds={"turn": False})
            clock.ahead += DAY
            await at.round()
            assert not phone.heard, "he has moved in the quiet hours"
            await at.act(live)
            clock.ahead += 2.8 * DAY
            line = sits(live, 0)
            await at.round()
            assert not phone.heard, "he looks at the clock"
            live.disconnect(line)

    run(tell())


def test_rounds_and_the_end_of_a_tournament(file: Path, clock: Clock, phone: Receiver) -> None:
    async def tell() -> None:
        with mail_server() as (letters, outlets):
            async with house(file, outlets) as at:
                holders = [
                    (await accounts.create(at.store, name, "x")).holder for name in ("Ada", "Bob", "Cleo")
                ]
                plan = Tournament(
                    id="",
                    name="Cup",
                    host=holders[0],
                    game="imhotep",
                    options={},
                    seats=2,
                    kind="swiss",
                    rounds=1,
                    pace="live",
                    rated=False,
                    public=True,
                    places=8,
                    when_full=False,
                )
                director = Director(at.service)
                id = await books.create(at.store, plan)
                for holder, name in zip(holders, ("Ada", "Bob", "Cleo"), strict=True):
                    await at.way(f"{phone.url}/{name}", holder)
                    await director.join(id, holder, name)
                await at.way("cleo@example.org", holders[2], kind=MAIL, style="")
                await director.start(id)
                await at.round()
                assert not phone.heard
                clock.ahead += GRACE_SECONDS
                await at.round()
                await at.round()
                book = await books.load(at.store, id)
                assert book and book.current
                game = next(one for one in book.current.games if not one.is_bye)
                told = {one.path.rpartition("/")[2]: one.body.decode() for one in phone.heard}
                assert len(phone.heard) == 3, "each once, also who has the first turn"
                rests = [name for name, text in told.items() if "you rest" in text]
                assert len(rests) == 1 and f"{ADDRESS}/tournaments/{id}" in told.pop(rests[0])
                for text in told.values():
                    assert text.startswith("Cup, round 1: your table is ready\nImhotep, with ")
                    assert text.endswith(f"{ADDRESS}/t/{game.at}")
                assert [letter["Subject"].startswith("Cup, round 1:") for _, letter in letters.all] == [True]

                await director.end_round(id)
                phone.heard.clear()
                await at.round()
                clock.ahead += GRACE_SECONDS
                await at.round()
                await at.round()
                ended = [one for one in phone.texts if one.startswith("Cup is over: you are number ")]
                assert len(ended) == 3
                again = await books.load(at.store, id)
                assert again
                lines = again.lines()
                assert sorted(one.split()[6] for one in ended) == sorted(str(line.rank) for line in lines)

    run(tell())


def test_a_round_that_began_before_somebody_could_be_reached_is_not_told(
    file: Path, clock: Clock, phone: Receiver
) -> None:
    async def tell() -> None:
        async with house(file) as at:
            courier = at.courier
            await at.way(phone.url)
            await courier.tell(
                ADA, ROUND, "", 1, since=clock() - 3600, name="Cup", round=1, what="bye", path="/"
            )
            await at.round()
            assert not phone.heard
            await courier.tell(
                ADA, ROUND, "", 1, since=clock() + 1, name="Cup", round=1, what="bye", path="/"
            )
            await at.round()
            assert len(phone.heard) == 1

    run(tell())
