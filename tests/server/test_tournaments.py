"""Tournaments on a real server: whole ones from the first form to the final standings, with deals that nobody is told
too early.
"""

from __future__ import annotations

import asyncio
import json
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from html import unescape
from pathlib import Path

import httpx
import pytest
from sqlalchemy import select

from ostracon.kernel.record import read_record, verify
from ostracon.server import schema
from ostracon.server.people.names import Refusal
from ostracon.server.service import TableService
from ostracon.server.store import Store
from ostracon.server.tournaments import book as books
from ostracon.server.tournaments.book import Book, Game
from ostracon.server.tournaments.director import Director
from ostracon.server.tournaments.pairing import byes, meetings, seatings

from ..serving import Person, Served, serving, until
from .killing_tournaments import PLAYERS, ROUNDS, prepare
from .test_people import PASSWORD, on_server, sign_up
from .test_people_play import play_out

NAMES = ("Amun", "Bastet", "Chons", "Djed", "Edjo", "Faras")
PLAN = {
    "name": "Cup",
    "players": 2,
    "kind": "swiss",
    "rounds": 3,
    "places": 8,
    "pace": "live",
    "public": "on",
}


@pytest.fixture(scope="module")
def people(served: Served) -> Iterator[list[Person]]:
    """People with accounts; the first is the server's administrator."""
    found = [Person(served.url, "en", name) for name in NAMES]
    for one in found:
        sign_up(one)
    yield found
    for one in found:
        one.http.close()


def make(person: Person, game: str = "imhotep", **fields: object) -> str:
    """A tournament; its id."""
    answer = person.post(f"/tournaments/new/{game}", **{**PLAN, **fields})
    assert answer.status_code == 200, unescape(answer.text)
    return answer.url.path.split("/")[2]


def ask(person: Person, id: str, what: str, **fields: object) -> httpx.Response:
    """Press a button of a tournament's page."""
    return person.post(f"/tournaments/{id}", page="/settings", do=what, **fields)


def cup(*people: Person, **fields: object) -> str:
    """A tournament that has begun; the first organises it and plays."""
    id = make(people[0], plays="on", **fields)
    for one in people[1:]:
        assert ask(one, id, "join").status_code == 200
    assert ask(people[0], id, "start").status_code == 200
    return id


def book_of(served: Served, id: str) -> Book:
    found = on_server(served, books.load(served.service.store, id))
    assert found is not None
    return found


def open_games(served: Served, id: str) -> list[Game]:
    """The games of the round that is being played; [] when the tournament is over."""

    def settled() -> Book | None:
        book = book_of(served, id)
        games = book.current.games if book.current else []
        in_play = all(game.made for game in games) and any(game.ended is None for game in games)
        return book if in_play or book.tournament.state != books.RUNNING else None

    current = until(settled).current
    return [game for game in current.games if game.ended is None] if current else []


def give_up(served: Served, game: Game) -> None:
    """Whoever must move gives up."""

    async def resign() -> None:
        live = await served.service.open(game.at)
        await served.service.resign(live, live.table.actor)

    on_server(served, resign())


def counted(served: Served, id: str, game: Game) -> None:
    """Wait until a result has been counted."""

    def ended() -> bool:
        return any(
            (one.at, one.ended is not None) == (game.at, True)
            for each in book_of(served, id).rounds
            for one in each.games
        )

    until(ended)


def sitting(people: list[Person], book: Book, game: Game) -> list[Person]:
    """Those who sit at a table, in the order of the seats."""
    by_name = {person.name: person for person in people}
    return [by_name[book.names()[seat.player]] for seat in game.seats if seat.player]


def text(answer: httpx.Response) -> str:
    return unescape(re.sub(r"\s+", " ", re.sub(r"<[^>]+>", " ", answer.text)))


# ---- whole tournaments


def test_a_whole_swiss(served: Served, people: list[Person]) -> None:
    five = people[:5]
    id = cup(*five, name="The Nile Cup")
    for number in (1, 2, 3):
        games, book = open_games(served, id), book_of(served, id)
        assert len(book.rounds) == number
        assert len(games) == 2 and len(book.rounds[-1].games) == 3, "two tables, and one who rests"
        tables = [on_server(served, served.service.open(game.at)) for game in games]
        assert len({live.table.match.secret for live in tables}) == 1, "the same deal at all tables"
        assert all(live.header.sealed and not live.table.hints for live in tables)
        for game in games:
            sits = sitting(people, book, game)
            assert all(f"/t/{game.at}" in one.http.get("/").text for one in sits), "found at home"
            assert all(one.http.get(f"/t/{game.at}").status_code == 200 for one in sits)
        play_out(served, games[0].at)
        counted(served, id, games[0])
        give_up(served, games[1])
        counted(served, id, games[1])
    assert open_games(served, id) == []
    book = book_of(served, id)
    assert book.tournament.state == books.FINISHED
    history = book.history()
    assert len(history) == 3 and max(meetings(history).values()) == 1 == max(byes(history).values())
    assert len({one.secret for one in book.rounds}) == 3, "each round has its own deal"
    lines = book.lines()
    assert sum(line.points for line in lines) == 9, "two games and a bye, three times"
    assert lines[0].rank == 1 and [line.points for line in lines] == sorted(
        (line.points for line in lines), reverse=True
    )
    page = text(five[3].http.get(f"/tournaments/{id}"))
    assert "The Nile Cup" in page and "Final standings" in page and "Round 3" in page
    sheet = five[1].http.get(f"/tournaments/{id}/standings.csv")
    rows = sheet.text.splitlines()
    assert sheet.headers["content-type"].startswith("text/csv") and len(rows) == 6
    assert rows[0] == "Place,Player,Points,Opponents,Share,Games"
    assert rows[1].split(",")[:3] == ["1", book.names()[lines[0].player], f"{lines[0].points:g}"]
    listing = five[1].http.get("/tournaments").text
    assert listing.index("Finished") < listing.index(f"/tournaments/{id}")


def test_a_whole_round_robin(served: Served, people: list[Person]) -> None:
    four = people[:4]
    id = cup(*four, kind="round-robin", rounds="", places=4, name="Everybody")
    assert book_of(served, id).tournament.rounds == 3
    while games := open_games(served, id):
        assert len(games) == 2
        for game in games:
            give_up(served, game)
            counted(served, id, game)
    book = book_of(served, id)
    assert book.tournament.state == books.FINISHED and not book.tournament.stopped
    history = book.history()
    assert Counter(meetings(history).values()) == {1: 6}
    assert set(seatings(history).values()) == {1, 2}
    assert sum(line.points for line in book.lines()) == 6


def test_bots_fill_tables_of_three(served: Served, people: list[Person]) -> None:
    id = cup(*people[:5], players=3, rounds=1, rated="on")
    book = book_of(served, id)
    assert sorted(len([seat for seat in game.seats if seat.player]) for game in book.rounds[0].games) == [
        2,
        3,
    ]
    for game in book.rounds[0].games:
        live = on_server(served, served.service.open(game.at))
        assert live.header.players == 3, "the same deal needs the same number of seats"
        assert live.header.rated == all(seat.player for seat in game.seats), "no rating where a bot plays"
    assert ask(people[0], id, "end-round").status_code == 200
    assert open_games(served, id) == []
    book = book_of(served, id)
    assert book.tournament.state == books.FINISHED
    full = next(game for game in book.rounds[0].games if all(seat.player for seat in game.seats))
    assert sorted(seat.points or 0.0 for seat in full.seats) == [0.0, 1.5, 1.5], "who had to move has lost"


# ---- the deal


def test_nothing_of_a_deal_is_told_before_all_have_played_it(served: Served, people: list[Person]) -> None:
    four = people[:4]
    id = cup(*four, rounds=1, rated="on")
    book, (one, other) = book_of(served, id), open_games(served, id)
    secret = book.rounds[0].secret
    ours, theirs = sitting(people, book, one), sitting(people, book, other)
    watch = served.watch_path(one.at)
    play_out(served, one.at)
    counted(served, id, one)

    def told(person: Person) -> list[int]:
        api = f"/api/v1/tables/{one.at}"
        paths = (f"/t/{one.at}/record.json", f"/t/{one.at}/analysis", f"{api}/record", f"{api}/analysis")
        return [person.http.get(path).status_code for path in paths]

    assert ours[0].http.get(f"/t/{one.at}").status_code == 200, "one's own table stays open"
    assert told(ours[0]) == [409] * 4
    asked = ours[0].http.post(f"/t/{one.at}/analysis", headers={"sec-fetch-site": "same-origin"})
    assert asked.status_code == 409
    assert "still playing this deal" in unescape(ours[0].http.get(f"/t/{one.at}/record.json").text)
    answer = ours[0].post("/account/export", page="/account")
    assert secret not in answer.text and json.loads(answer.text)["matches"][one.at] is None
    assert json.loads(answer.text)["tournaments"]["plays"][-1]["id"] == id
    with Person(served.url) as stranger:
        for person in (*theirs, stranger):
            assert person.http.get(f"/t/{one.at}").status_code == 403
            assert person.http.get(watch).status_code == 403, "not by a link either"
            assert told(person) == [403] * 4
            assert person.http.get(f"/api/v1/tables/{one.at}").status_code == 403
            assert f"/t/{one.at}" not in person.http.get(f"/people/{ours[0].name}").text
            assert f"/t/{one.at}" not in person.http.get(f"/tournaments/{id}").text
        assert people[0].http.get(f"/tournaments/{id}/round/1").status_code == 409
        menu = ours[0].http.get(f"/t/{one.at}/menu").text
        for seat in re.findall(r'value="http://[^/"]+(/t/[^"?]+)"', menu):
            assert theirs[0].http.get(seat).status_code == 403, "nor by the link to a seat"
        assert "?watch=" not in menu and "delete" not in menu
        with ours[0].live(one.at) as live:
            live.arrive()
            controls = live.scene["controls"]
            assert not controls["analysis"]
            assert [offer["url"] for offer in controls["offers"]] == [f"/t/{one.at}/tournament"]
            assert ours[0].http.get(controls["offers"][0]["url"]).url.path == f"/tournaments/{id}"
            play_out(served, other.at)  # the last game of the round
            live.until(lambda m: bool(m.get("controls", {}).get("analysis")))
        counted(served, id, other)
        for person in (*ours, *theirs, stranger):
            made = person.http.get(f"/t/{one.at}/record.json")
            assert made.status_code == 200 and secret in made.text
            assert verify(read_record(made.text)).over
            assert told(person) == [200] * 4
        answer = ours[0].post("/account/export", page="/account")
        assert json.loads(answer.text)["matches"][one.at] is not None
        page = text(stranger.http.get(f"/tournaments/{id}/round/1"))
        for game in book_of(served, id).rounds[0].games:
            for seat in game.seats:
                assert f"{book.names()[seat.player]} {seat.total} " in page


def test_it_begins_by_itself_when_it_is_full(served: Served, people: list[Person]) -> None:
    one, two, other = people[1:4]
    id = make(one, plays="on", rounds=1, places=2, when_full="on")
    assert book_of(served, id).tournament.state == books.OPEN
    assert ask(two, id, "join").status_code == 200
    assert book_of(served, id).tournament.state == books.RUNNING
    by_hand = make(one, plays="on", rounds=1, places=2)
    assert ask(two, by_hand, "join").status_code == 200
    assert book_of(served, by_hand).tournament.state == books.OPEN
    assert "All places are taken" in text(ask(other, by_hand, "join"))


def test_tables_of_a_private_tournament_are_shown_to_its_players(
    served: Served, people: list[Person]
) -> None:
    plan = {key: value for key, value in PLAN.items() if key != "public"}
    answer = people[1].post("/tournaments/new/imhotep", **{**plan, "name": "Club night", "rounds": 1})
    id = answer.url.path.split("/")[2]
    for one in people[1:5]:
        ask(one, id, "join")
    assert "Club night" not in people[0].http.get("/tournaments").text
    assert "Club night" in people[2].http.get("/tournaments").text
    ask(people[1], id, "start")
    book, games = book_of(served, id), open_games(served, id)
    for game in games:
        give_up(served, game)
        counted(served, id, game)
    for game in games:
        assert all(one.http.get(f"/t/{game.at}").status_code == 200 for one in people[1:5])
        with Person(served.url) as stranger:
            assert stranger.http.get(f"/t/{game.at}").status_code == 403
    assert len(book.players) == 4


# ---- running it


def test_who_may_do_what(served: Served, people: list[Person]) -> None:
    admin, organiser, player, other = people[:4]
    id = make(organiser, plays="on")
    assert "At least two players" in text(ask(organiser, id, "start"))
    for what in ("start", "stop", "delete", "remove", "end-round"):
        assert ask(player, id, what).status_code == 403
    assert ask(player, id, "join").status_code == 200
    assert "take part already" in text(ask(player, id, "join"))
    assert ask(player, id, "leave").status_code == 200 and len(book_of(served, id).players) == 1
    assert "do not take part" in text(ask(player, id, "leave"))
    ask(player, id, "join"), ask(other, id, "join")
    assert ask(organiser, id, "start").status_code == 200
    assert "has begun" in text(ask(people[4], id, "join"))
    assert "cannot be deleted while it runs" in text(ask(organiser, id, "delete"))
    assert ask(admin, id, "stop").status_code == 200, "an administrator may"
    with Person(served.url) as guest:
        page = text(guest.http.get(f"/tournaments/{id}"))
        assert "Round 1" in page and "Run the tournament" not in page
        assert guest.post(f"/tournaments/{id}", page="/settings", do="join").status_code == 403
        assert guest.http.get("/tournaments/new/imhotep").url.path == "/sign-in"
    assert ask(organiser, id, "end-round").status_code == 200
    book = book_of(served, id)
    assert book.tournament.state == books.FINISHED and book.tournament.stopped and len(book.rounds) == 1
    assert ask(organiser, id, "nonsense").status_code == 400
    assert ask(organiser, id, "delete").url.path == "/tournaments"
    assert player.http.get(f"/tournaments/{id}").status_code == 404
    assert player.http.get("/tournaments/nothing/round/1").status_code == 404


def test_who_is_removed_has_lost(served: Served, people: list[Person]) -> None:
    three = people[1:4]
    id = cup(*three, kind="round-robin")
    book, (game,) = book_of(served, id), open_games(served, id)
    gone, left = game.seats[0].player, game.seats[1].player
    assert ask(three[0], id, "remove", player=gone).status_code == 200
    book = until(lambda: (b := book_of(served, id)) and len(b.rounds) > 1 and b)
    assert book.rounds[0].ended, "the game was over with that"
    points = {line.player: line.points for line in book.lines()}
    assert points[gone] == 0.0 and points[left] >= 1.0
    while games := open_games(served, id):
        for one in games:
            give_up(served, one)
            counted(served, id, one)
    book = book_of(served, id)
    assert book.tournament.state == books.FINISHED
    assert all(
        gone not in [seat.player for seat in one.seats] for each in book.rounds[1:] for one in each.games
    )
    assert "(left)" in text(three[1].http.get(f"/tournaments/{id}")).replace("( left )", "(left)")


def test_a_tournament_with_clocks(served: Served, people: list[Person]) -> None:
    id = cup(*people[1:3], rounds=1, pace="daily")
    (game,) = open_games(served, id)
    live = on_server(served, served.service.open(game.at))
    assert live.table.control is not None and live.table.control.is_slow
    assert {seat.confirm for seat in live.table.seats} == {"always"}
    assert "one move a day" in text(people[1].http.get(f"/tournaments/{id}"))
    give_up(served, game)
    counted(served, id, game)


def test_faults_of_the_form(served: Served, people: list[Person]) -> None:
    one = people[2]
    for fields, said in (
        ({"name": " "}, "Give the tournament a name"),
        ({"rounds": 99}, "1 to 15 rounds"),
        ({"places": 1}, "From 2 to 128 players"),
        ({"kind": "round-robin", "places": 99}, "From 2 to 24 players"),
        ({"players": 9}, "players"),
    ):
        answer = one.post("/tournaments/new/imhotep", **{**PLAN, **fields})
        assert answer.status_code == 400 and said in text(answer)
    together = {**PLAN, "mode": "cooperative", "mission": 1}
    answer = one.post("/tournaments/new/terra_pyramides", **together)
    assert answer.status_code == 400 and "nobody to be ahead of" in text(answer)
    assert one.post("/tournaments/new/imhotep", **{**PLAN, "pace": "warp"}).status_code == 400


def test_an_account_goes_in_the_middle(served: Served, people: list[Person]) -> None:
    with Person(served.url, "en", "Passing By") as passing:
        sign_up(passing)
        coming = make(people[1], plays="on")
        ask(passing, coming, "join")
        id = cup(people[1], people[2], passing, people[3], kind="round-robin")
        number = next(one.number for one in book_of(served, id).players if one.name == "Passing By")
        answer = passing.post("/account/delete", page="/account", current=PASSWORD)
        assert answer.status_code == 200
    assert [one.name for one in book_of(served, coming).players] == [people[1].name]
    book = book_of(served, id)
    gone = book.players[number - 1]
    assert (gone.name, gone.holder) == ("A former player", "") and gone.left
    for game in book.rounds[0].games:
        if number not in [seat.player for seat in game.seats]:
            give_up(served, game)
            counted(served, id, game)
    assert ask(people[1], id, "end-round").status_code == 200
    book = until(lambda: (b := book_of(served, id)) and len(b.rounds) > 1 and b)
    assert next(line.points for line in book.lines() if line.player == number) == 0.0
    assert all(number not in [seat.player for seat in game.seats] for game in book.rounds[1].games)


def test_a_table_that_was_deleted_counts_for_nobody(served: Served, people: list[Person]) -> None:
    id = cup(*people[1:3], rounds=1)
    (game,) = open_games(served, id)
    deleted = people[0].post("/admin", do="delete-table", table=f"{served.url}/t/{game.at}")
    assert deleted.status_code == 200
    on_server(served, served.director.advance(id))
    book = book_of(served, id)
    assert book.tournament.state == books.FINISHED and {line.points for line in book.lines()} == {0.0}
    assert f"/t/{game.at}" not in people[1].http.get(f"/tournaments/{id}").text


# ---- a server that stops in the middle


def test_a_result_missed_by_a_dying_server_is_made_good(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite"
    with serving(file) as served:
        two = [Person(served.url, "en", name) for name in NAMES[:2]]
        for one in two:
            sign_up(one)
        id = cup(*two, rounds=2)
        served.service.when_finished.clear()  # it dies before it can count
        give_up(served, open_games(served, id)[0])
        assert len(open_games(served, id)) == 1
    with serving(file) as served:
        book = book_of(served, id)
        assert book.rounds[0].ended and len(book.rounds) == 2 and len(open_games(served, id)) == 1
        assert sum(line.points for line in book.lines()) == 1
    for one in two:
        one.http.close()


def test_a_server_killed_again_and_again_runs_the_tournament_to_its_end(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite"
    script = Path(__file__).parent / "killing_tournaments.py"
    done = subprocess.run(
        [sys.executable, script, file, "7"], capture_output=True, text=True, timeout=300, check=False
    )
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) > 0, "it was killed at least once"

    asyncio.run(check_whole(f"sqlite:///{file}"))


async def check_whole(database: str) -> None:
    """The tournament of killing_tournaments.py is over, and everything in it is there once."""
    store = await Store.open(database)
    (id,) = await books.with_state(store, books.FINISHED)
    book = await books.load(store, id)
    assert book is not None and len(book.rounds) == ROUNDS and len(book.players) == PLAYERS
    tables = schema.tables.c
    async with store.engine.connect() as connection:
        rows = list(
            await connection.execute(select(tables.id, tables.secret, tables.sealed, tables.finished))
        )
    by_id = {row.id: row for row in rows}
    games = [(one, game) for one in book.rounds for game in one.games if not game.is_bye]
    assert sorted(by_id) == sorted(game.at for _, game in games), "every table once, and no other"
    assert all(by_id[game.at].secret == one.secret for one, game in games)
    assert not any(row.sealed or row.finished is None for row in rows)
    history = book.history()
    assert max(meetings(history).values()) == 1 == max(byes(history).values())
    assert sum(line.points for line in book.lines()) == ROUNDS * -(-PLAYERS // 2)
    with pytest.raises(Refusal):
        await books.join(store, id, "x" * 64, "Too Late")
    await store.close()


def test_two_processes_run_one_tournament(database: str) -> None:
    async def run() -> None:
        await prepare(database)
        services = [TableService(await Store.open(database), pace=0.0) for _ in range(2)]
        directors = [Director(service) for service in services]
        (id,) = await books.with_state(services[0].store, books.OPEN)
        await asyncio.gather(*(director.start(id) for director in directors), return_exceptions=True)
        while await books.with_state(services[0].store, books.RUNNING):
            book = await books.load(services[0].store, id)
            assert book is not None and book.current is not None
            for game in book.current.games:
                if game.ended is None:
                    live = await services[0].open(game.at)
                    await services[0].resign(live, live.table.actor)
            await asyncio.gather(*(director.advance(id) for director in directors))
        for service in services:
            await service.close()
            await service.store.close()

    asyncio.run(run())
    asyncio.run(check_whole(database))
