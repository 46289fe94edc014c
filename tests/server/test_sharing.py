"""Sharing a moment: the link opens it for who may see it, and its picture is never more than a spectator's."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator

import msgspec
import pytest

from ostracon.kernel.match import Match
from ostracon.kernel.rules import SPECTATOR
from ostracon.screen.picture import picture
from ostracon.server.limits import Limit
from ostracon.server.sharing import pages
from ostracon.server.sharing.pictures import Pictures, Wish
from ostracon.table.analysis import VERSION, Analysis, Turn

from ..serving import Person, Served, until
from .test_opening import a_match, send
from .test_people import on_server
from .test_planner import table_at
from .test_statistics import result

PNG = b"\x89PNG"


@pytest.fixture(scope="module")
def ada_there(served: Served) -> Iterator[Person]:
    with Person(served.url, "en", "Ada") as ada:
        yield ada


def opened(ada: Person, match: Match) -> str:
    """A private table of Ada's at which this was played."""
    answer = send(ada, json.loads(match.record(with_secret=True).to_json()))
    assert answer.status_code == 200, answer.text
    return answer.url.path.split("/")[2]


@pytest.fixture(scope="module")
def finished(ada_there: Person) -> tuple[Person, str]:
    """A finished game that Ada may see."""
    return ada_there, opened(ada_there, a_match())


def test_a_picture_is_what_a_spectator_sees(served: Served, ada_there: Person) -> None:
    """Ada holds seats at this table, and its hands are hidden."""
    ada, table = ada_there, opened(ada_there, a_match(30, "egizia_sands"))
    live = served.service.open_tables[table]
    match, colours = live.table.match, tuple(live.colours)
    assert match.game.has_secrets(match.at(20), 0)

    def drawn(seat: int) -> str:
        return picture(match.game, match.game.view(match.at(20), seat), "en", "light", True, colours)

    answer = ada.http.get(f"/t/{table}/moment/20.svg")
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert answer.text == drawn(SPECTATOR) != drawn(0)


def test_pictures_in_a_language_and_a_theme(served: Served, finished: tuple[Person, str]) -> None:
    ada, table = finished
    path = f"/t/{table}/moment/20.svg"
    found = {
        ada.http.get(path, params={"lang": one, "theme": two}).text
        for one in ("fr", "en")
        for two in ("light", "dark")
    }
    assert len(found) == 4
    by_program = ada.http.get(f"/api/v1/tables/{table}/moments/20.png")
    assert by_program.content.startswith(PNG)
    assert by_program.content == ada.http.get(f"/t/{table}/moment/20.png").content


def test_the_link_opens_the_moment_for_who_may_see_it(served: Served, finished: tuple[Person, str]) -> None:
    ada, table = finished
    with Person(served.url, "fr", "Zoé") as zoe:
        for path in (f"/t/{table}?moment=7", f"/t/{table}/moment/7.svg", f"/t/{table}/share?moment=7"):
            assert zoe.http.get(path).status_code == 403, path
        page = ada.http.get(f"/t/{table}/share?moment=7").text
        link = page.split('data-link="moment"')[0].rsplit('value="', 1)[1].split('"')[0].replace("&amp;", "&")
        opens = zoe.http.get(link.removeprefix(served.url))
        assert opens.status_code == 200
        assert str(opens.url).endswith(f"/t/{table}?moment=7"), "the watch link leads to the moment"
        again = zoe.http.get(f"/t/{table}/share?moment=7").text
        assert "watch=" not in again and "La table est privée" in again, "who watches gives no link to others"
        assert zoe.http.get(f"/t/{table}/moment/7.svg").status_code == 200


def test_what_is_no_moment_is_refused(served: Served, finished: tuple[Person, str]) -> None:
    ada, table = finished
    last = served.table(table).match.ply
    assert ada.http.get(f"/t/{table}/moment/{last}.svg").status_code == 200
    for name in (f"{last + 1}.svg", "x.svg", "-1.png", "3.gif", "3", "99999999.png", "chances.svg"):
        assert ada.http.get(f"/t/{table}/moment/{name}").status_code == 404, name
    waiting = ada.new_table("me", "friend")
    assert ada.http.get(f"/t/{waiting}/moment/0.svg").status_code == 409


def test_nothing_of_a_sealed_deal(served: Served) -> None:
    with Person(served.url, "en", "Ada") as ada:
        table = ada.new_table("me", "apprentice")
        served.service.open_tables[table].header.sealed = True
        on_server(served, result(served, table, sealed=True))
        assert ada.http.get(f"/t/{table}").status_code == 200
        assert ada.http.get(f"/t/{table}/moment/0.svg").status_code == 409
        assert ada.http.get(f"/t/{table}/share").status_code == 409
        with ada.live(table) as live:
            assert live.arrive()["share"] is None


def test_what_was_drawn_is_kept_and_drawing_is_limited(
    served: Served, finished: tuple[Person, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, table = finished
    monkeypatch.setattr(pages, "PICTURING", Limit(0.0001, 2))
    assert [ada.http.get(f"/t/{table}/moment/{ply}.svg").status_code for ply in (11, 12, 13)] == [
        200,
        200,
        429,
    ]
    assert ada.http.get(f"/t/{table}/moment/11.svg").status_code == 200, "no drawing, no limit"


def test_a_moment_that_was_taken_back_is_another_one() -> None:
    match = Match.new("imhotep", 2, options={"start_player": "seat_0"}, seed=3)
    live, wish = table_at(match, match.position()), Wish("1", "svg", "en", "light")
    match = live.table.match

    async def story() -> None:
        pictures, (first, *_, other) = Pictures(), match.legal()
        match.play(first)
        drawn = await pictures.draw(live, wish)
        assert pictures.kept(live, wish) == drawn
        match.undo()
        match.play(other)
        assert pictures.kept(live, wish) is None
        assert await pictures.draw(live, wish) != drawn

    asyncio.run(story())


def test_a_move_is_taken_back_while_the_page_is_made(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """What the page shows is the last moment that there still is."""
    with Person(served.url, "en", "Bea") as bea:
        table = bea.new_table("me", "here", start_player="seat_0")
        match, asked = served.table(table).match, served.service.store.seats_of
        served.loop.call_soon_threadsafe(lambda: match.play(match.legal()[0]))
        until(lambda: match.ply == 1)

        async def meanwhile(*given: str) -> list[int]:
            match.undo()
            return await asked(*given)

        bea.http.get(f"/t/{table}")
        monkeypatch.setattr(served.service.store, "seats_of", meanwhile)
        answer = bea.http.get(f"/t/{table}/share")
    assert answer.status_code == 200 and f"/t/{table}/moment/0" in answer.text


def test_the_graph_of_the_chances(served: Served, finished: tuple[Person, str]) -> None:
    ada, table = finished
    match, store = served.table(table).match, served.service.store
    analysis = Analysis(
        version=VERSION,
        game=match.game.id,
        rules_version=match.game.rules_version,
        players=2,
        cooperative=False,
        judge="vizier",
        iterations=1,
        seed=0,
        before=(0.5, 0.5),
        turns=(Turn(1, 0, 0, match.ply, (1.0, 0.0)),),
        turning_points=(),
        accuracy=(100.0, 50.0),
    )
    on_server(served, store.analyses.begin(table))
    on_server(served, store.analyses.end(table, msgspec.json.encode(analysis).decode()))
    graph = ada.http.get(f"/t/{table}/moment/chances.svg")
    assert graph.status_code == 200 and "<svg" in graph.text and "Player 1" in graph.text
    assert f"/t/{table}/moment/chances.png" in ada.http.get(f"/t/{table}/share").text
