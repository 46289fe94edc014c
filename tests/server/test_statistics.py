"""What somebody's games tell: counted by hand here, and only from games that are his own to know of."""

from __future__ import annotations

import asyncio
import csv
import io
from statistics import fmean
from typing import Any

import msgspec
import pytest
from sqlalchemy import select, update

from ostracon.server import schema
from ostracon.server.opening import keep_played
from ostracon.server.people import statistics
from ostracon.server.people.statistics import Statistics, figures, games_of
from ostracon.server.service import TableService
from ostracon.server.store import Store
from ostracon.server.stored import StoredSeat
from ostracon.server.words import words

from ..serving import Person, Served, until
from .test_opening import a_match
from .test_people import on_server
from .test_people_play import play_out


def of(served: Served, person: Person, language: str = "en") -> Statistics:
    """Somebody's statistics, as the API tells them."""
    answer = person.http.get("/api/v1/statistics", params={"lang": language})
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=Statistics)


async def result(
    served: Served, table: str, change: dict[str, Any] | None = None, **more: Any
) -> dict[str, Any]:
    """The stored result of a table, or that it is another one now."""
    here = schema.tables.c.id == table
    async with served.service.store.writing() as connection:
        if change is not None or more:
            values = ({"result": change} if change is not None else {}) | more
            await connection.execute(update(schema.tables).where(here).values(values))
        found: dict[str, Any] = (
            await connection.execute(select(schema.tables.c.result).where(here))
        ).scalar_one()
        return found


@pytest.fixture(scope="module")
def played(served: Served) -> Any:
    """Ada's games: two of Imhotep with bots, one with Eve alone; and one that is not over."""
    with Person(served.url, "en", "Ada") as ada, Person(served.url, "en", "=Eve") as eve:
        tables = [ada.new_table("me", "apprentice", "apprentice"), ada.new_table("me", "apprentice")]
        pair = ada.new_table("me", "friend")
        eve.sit(ada.links(pair)[0])
        for table in (*tables, pair):
            play_out(served, table)
        ada.new_table("me", "apprentice")
        yield ada, eve, tables, pair


def test_figures_are_those_of_the_games(served: Served, played: Any) -> None:
    ada, _, tables, pair = played
    (found,) = of(served, ada).games
    matches = [served.table(table).match for table in tables]
    alone = served.table(pair).match
    assert found.games == 3 and found.title == "Imhotep"
    assert found.wins == sum(match.standings()[0] == 1 for match in (*matches, alone))
    assert found.average == pytest.approx(fmean(m.scores()[0] for m in (*matches, alone)), abs=0.01)
    assert found.best == max(match.scores()[0] for match in (*matches, alone))
    assert found.against_bots == 2, "the game without bots is not compared with them"
    for row in found.categories:
        sheets = [match.sheet()[row.name] for match in matches]
        assert row.mine == pytest.approx(fmean(sheet[0] for sheet in sheets), abs=0.01)
        assert row.bots == pytest.approx(fmean(fmean(sheet[1:]) for sheet in sheets), abs=0.01)
    ahead = sum(match.standings()[0] < min(match.standings()[1:]) for match in matches)
    (level,) = found.levels
    assert (level.level, level.games, level.ahead) == ("apprentice", 2, ahead)
    assert found.strongest == ("apprentice" if ahead else "")
    assert {one.name: one.games for one in found.opponents if not one.bot} == {"=Eve": 1}
    assert [one.points for one in found.points] == [m.scores()[0] for m in (*matches, alone)]


def test_the_file_has_a_line_for_each_game_and_seat(served: Served, played: Any) -> None:
    ada, _, _, pair = played
    lines = list(csv.DictReader(io.StringIO(ada.http.get("/statistics.csv").text)))
    assert len(lines) == 3 + 2 + 2
    assert lines == list(csv.DictReader(io.StringIO(ada.http.get("/api/v1/statistics.csv").text)))
    for line in lines:
        match = served.table(line["table"]).match
        assert int(line["total"]) == match.scores()[int(line["seat"])]
        assert int(line["total"]) == sum(int(line[f"imhotep.{part}"]) for part in match.game.parts)
    assert [line["name"] for line in lines if line["table"] == pair and line["mine"] == "0"] == ["'=Eve"]


def test_an_older_game_is_played_again_once_and_some_at_a_time(
    served: Served, played: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, _, tables, _ = played
    before = of(served, ada)
    kept = [on_server(served, result(served, table)) for table in tables]
    for table, one in zip(tables, kept, strict=True):
        on_server(served, result(served, table, {name: one[name] for name in ("total", "standing")}))
    monkeypatch.setattr(statistics, "READ_AT_ONCE", 1)
    first = of(served, ada)
    assert first.unread == 1 and first.games[0].against_bots == 1
    assert of(served, ada) == before, "the rest was read, and nothing differs"
    assert [on_server(served, result(served, table)) for table in tables] == kept
    monkeypatch.setattr(statistics, "READ_AT_ONCE", 0)
    assert of(served, ada) == before, "what was read is kept"


def test_nobody_else_and_nothing_sealed(served: Served, played: Any) -> None:
    _, eve, _, pair = played
    with Person(served.url, "en", "Mallory") as mallory:
        mallory.http.get("/")
        assert of(served, mallory).games == ()
        assert "No finished games yet" in mallory.http.get("/statistics").text
    assert [one.games for one in of(served, eve).games] == [1]
    on_server(served, result(served, pair, sealed=True))
    try:
        assert of(served, eve).games == ()
    finally:
        on_server(served, result(served, pair, sealed=False))


def test_who_left_his_seat_to_a_bot_did_not_play_it(served: Served) -> None:
    with Person(served.url, "en", "Ada") as ada, Person(served.url, "en", "Eve") as eve:
        table = ada.new_table("me", "friend", "apprentice")
        eve.sit(ada.links(table)[0])
        assert ada.post(f"/t/{table}/menu", way="leave:0").status_code == 200
        play_out(served, table)
        until(lambda: of(served, eve).games)
        assert of(served, ada).games == ()


def test_the_page_in_french(served: Served, played: Any) -> None:
    ada = played[0]
    page = ada.http.get("/statistics", params={"lang": "fr"}).text
    ada.http.get("/statistics", params={"lang": "en"})
    for words_ in (
        "Vos statistiques",
        "Chambre funéraire",
        "Les points au fil du temps",
        "Résultats par niveau",
    ):
        assert words_ in page, words_
    for where in ("/", "/finished"):
        assert 'href="/statistics"' in ada.http.get(where).text


def test_levels_are_told_from_weak_to_strong(served: Served, played: Any) -> None:
    """The strongest level that somebody was ahead of, whatever else he lost to."""
    games, _ = on_server(served, games_of(served.service, _holder(served, played[2][0])))
    pair = next(one for one in games if len(one.seats) == 2 and one.bots)

    def against(bot: str, rank: int) -> Any:
        mine = msgspec.structs.replace(pair.seats[0], rank=rank)
        other = msgspec.structs.replace(pair.seats[1], bot=bot, rank=3 - rank)
        return msgspec.structs.replace(pair, seats=(mine, other))

    some = [against("vizier", 2), against("mason", 1), against("apprentice", 1), against("mason", 2)]
    (found,) = figures(some, words("en"), "en")
    assert [(one.level, one.games, one.ahead) for one in found.levels] == [
        ("apprentice", 1, 1),
        ("mason", 2, 1),
        ("vizier", 1, 0),
    ]
    assert found.strongest == "mason"


def _holder(served: Served, table: str) -> str:
    return next(who for who, seat in on_server(served, served.service.store.holders(table)) if seat == 0)


def test_on_both_databases(database: str) -> None:
    """An older game of a file that somebody sits at: read once, written back, in either kind of database."""

    async def story() -> None:
        store = await Store.open(database)
        service = TableService(store, pace=0)
        try:
            match = a_match()
            seats = [StoredSeat(number=one, name=f"P{one}", kind="human") for one in range(2)]
            table = await keep_played(service, match, seats, "holder")
            assert await games_of(service, "holder") == ([], 0), "who opened a file has not played it"
            await store.hold("holder", table, [1])
            async with store.writing() as connection:
                older = {"total": match.scores(), "standing": match.standings()}
                await connection.execute(update(schema.tables).values(result=older))
            for _ in range(2):
                (found,), unread = await games_of(service, "holder")
                assert not unread and found.mine == 1
                assert found.own.parts == {part: points[1] for part, points in match.sheet().items()}
            assert [one.header.id for one in await store.lists.hosted("other")] == []
        finally:
            await service.close()
            await store.close()

    asyncio.run(story())
