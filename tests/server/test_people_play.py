"""Rated tables, profiles, block and mute, farewell and export: people who play with each other."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from html import unescape
from itertools import count
from pathlib import Path

import pytest

from ostracon.kernel.record import read_record, verify
from ostracon.server.people import ratings
from ostracon.server.people.ratings import BEGINNING, Rating, counted_ranks, updated
from ostracon.server.store import Store
from ostracon.table.table import ACT, END_TURN, Command

from ..serving import Person, Served, serving, until
from .test_people import PASSWORD, on_server, sign_in, sign_up

NAMES = (f"Scribe {number}" for number in count())


@pytest.fixture
def pair(served: Served) -> Iterator[tuple[Person, Person]]:
    """Two people with accounts."""
    with Person(served.url, "en", next(NAMES)) as one, Person(served.url, "fr", next(NAMES)) as two:
        yield sign_up(one), sign_up(two)


def rated_table(one: Person, two: Person, **more: object) -> str:
    """A rated table of two."""
    table = one.new_table("me", "friend", rated="on", **{"start_player": "seat_0", **more})
    two.sit(one.links(table)[0])
    return table


def leave(person: Person, table: str, way: str) -> None:
    """Leave a table in one of the ways of its menu."""
    assert person.post(f"/t/{table}/menu", way=way).status_code == 200


def points(served: Served, person: Person, game: str = "imhotep") -> int:
    """Somebody's rating, as the ranking says."""
    found = on_server(served, ratings.ranking(served.service.store, game))
    return next((one.rating.points for one in found if one.name == person.name), BEGINNING)


def play_out(served: Served, table: str) -> None:
    """Every person plays the first legal action until the game is over; bots play as they do."""

    async def play() -> None:
        live = await served.service.open(table)
        while not live.table.over:
            if live.table.bot_to_act() >= 0:
                await asyncio.sleep(0.01)
                continue
            kind = END_TURN if live.table.unconfirmed >= 0 else ACT
            action = live.table.match.legal()[0] if kind == ACT else -1
            seat, revision = live.table.actor, live.table.revision
            await served.service.do(
                live, Command(kind=kind, seat=seat, revision=revision, action=action, sure=True)
            )

    on_server(served, play())


# ---- ratings


def test_a_rated_game_counts_once(served: Served, pair: tuple[Person, Person]) -> None:
    one, two = pair
    table = rated_table(one, two)
    assert not served.table(table).hints, "no hints where games are rated"
    leave(two, table, "resign:1")
    until(lambda: points(served, one) > BEGINNING > points(served, two))
    before = points(served, one)
    on_server(served, ratings.rate(served.service.store, table))
    on_server(served, ratings.Rater(served.service.store).make_good())
    assert points(served, one) == before
    page = one.http.get("/ranking/imhotep").text
    assert f"/people/{one.name.replace(' ', '%20')}" in page and f"<b>{before}</b>" in page
    profile = unescape(two.http.get(f"/people/{one.name}").text)
    assert f"{BEGINNING} → {before}" in profile and f"/t/{table}" in profile
    with Person(served.url) as stranger:
        assert stranger.http.get(f"/t/{table}").status_code == 200, (
            "what counts for everybody can be looked at"
        )


def test_who_leaves_a_rated_game_comes_last(served: Served, pair: tuple[Person, Person]) -> None:
    one, two = pair
    table = rated_table(one, two)
    leave(one, table, "leave:0")

    def over() -> bool:
        return served.table(table).over

    with two.live(table) as live:
        live.arrive()
        while live.until_my_turn():
            live.ask("act", action=live.moves()[0], sure=True)
            live.ask("end_turn")
    until(over)
    until(lambda: points(served, two) > BEGINNING > points(served, one))


def test_what_all_agree_to_abandon_does_not_count(served: Served, pair: tuple[Person, Person]) -> None:
    one, two = pair
    table = rated_table(one, two)
    for person in pair:
        leave(person, table, "abandon")
    store = served.service.store
    assert until(lambda: on_server(served, ratings.changes_of(store, [table]))) == {table: {}}
    assert points(served, one) == points(served, two) == BEGINNING


def test_how_ranks_count() -> None:
    assert counted_ranks({"total": [9, 5, 7], "standing": [1, 3, 2]}, set()) == [1, 3, 2]
    assert counted_ranks({"total": [9, 5, 7], "standing": [1, 3, 2]}, {0}) == [4, 3, 2]
    assert counted_ranks({"total": [9, 5], "standing": [1, 2]}, {0, 1}) == [], "all have left"
    assert counted_ranks({"total": [9, 5], "standing": [0, 0], "ending": "abandon"}, set()) == []
    equal = updated([Rating(), Rating(), Rating()], [1, 1, 1])
    assert {one.points for one in equal} == {BEGINNING}


def test_a_rating_missed_by_a_dying_server_is_made_good(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite"
    with (
        serving(file) as served,
        Person(served.url, "en", "Ada") as ada,
        Person(served.url, "en", "Bob") as bob,
    ):
        sign_up(ada), sign_up(bob)
        table = rated_table(ada, bob)
        served.service.when_finished.clear()  # it dies before it can count
        leave(bob, table, "resign:1")
        assert points(served, ada) == BEGINNING
    with serving(file) as served:
        assert points(served, ada) > BEGINNING > points(served, bob)
        before = points(served, ada)
    with serving(file) as served:
        assert points(served, ada) == before


def test_two_processes_count_one_game_once(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite"
    with (
        serving(file) as served,
        Person(served.url, "en", "Ada") as ada,
        Person(served.url, "en", "Bob") as bob,
    ):
        sign_up(ada), sign_up(bob)
        table = rated_table(ada, bob)
        served.service.when_finished.clear()
        leave(bob, table, "resign:1")

    async def both() -> None:
        stores = [await Store.open(f"sqlite:///{file}") for _ in range(2)]
        await asyncio.gather(*(ratings.rate(store, table) for store in stores))
        assert [one.rating.games for one in await ratings.ranking(stores[0], "imhotep")] == [1, 1]
        for store in stores:
            await store.close()

    asyncio.run(both())


def test_only_people_with_accounts_sit_at_rated_tables(
    served: Served, pair: tuple[Person, Person], ada: Person
) -> None:
    one, two = pair
    token = ada.form_token("/new/imhotep")
    guest = {"form_token": token, "players": "2", "who-0": "me", "who-1": "friend", "rated": "on"}
    assert "Sign in to make a rated table" in ada.http.post("/new/imhotep", data=guest).text
    for other in ("scribe", "here"):
        refused = one.post("/new/imhotep", **{"players": 2, "who-0": "me", "who-1": other, "rated": "on"})
        assert refused.status_code == 400 and "no bots, no shared screen" in refused.text
    mission = {
        "players": 2,
        "who-0": "me",
        "who-1": "friend",
        "rated": "on",
        "mode": "cooperative",
        "mission": 1,
    }
    together = one.post("/new/terra_pyramides", **mission)
    assert together.status_code == 400 and "cannot be rated" in together.text
    table = one.new_table("me", "friend", rated="on", **{"name-0": "Somebody Else"})
    link = one.links(table)[0]
    assert served.table(table).names()[0] == one.name, "under the account's own name"
    assert one.post(f"/t/{table}/bot", page="/settings", seat=1, bot="scribe").status_code == 403
    assert one.post(link, page="/settings", name="me too").status_code == 403, "one seat each"
    asked = ada.http.get(link)
    assert asked.url.path == "/sign-in" and "This table is rated" in asked.text
    assert ada.post(link, page="/settings", name="Guest").status_code == 403
    two.sit(link)
    with Person(served.url, "en", next(NAMES)) as third:
        sign_up(third)
        assert third.http.get(link).status_code == 403, "nobody else may use the seat"


# ---- profiles


def test_a_profile_shows_to_others_what_is_public(served: Served, pair: tuple[Person, Person]) -> None:
    one, two = pair
    private, public = one.new_table("me", "scribe"), one.new_table("me", "scribe", public="on")
    for table in (private, public):
        play_out(served, table)
    own = unescape(one.http.get(f"/people/{one.name}").text)
    assert "2 games" in own and f"/t/{private}" in own and f"/t/{public}" in own
    assert "bot, scribe" in own, "bots are opponents too"
    seen = unescape(two.http.get(f"/people/{one.name.lower()}").text)
    assert "1 partie" in seen and f"/t/{private}" not in seen and f"/t/{public}" in seen
    total = served.service.open_tables[public].header.result
    assert total and f"<td>{total['total'][0]},0</td>" in seen
    assert two.http.get("/people/Nobody At All").status_code == 404


# ---- block and mute


def test_who_is_blocked_cannot_sit_down(served: Served, pair: tuple[Person, Person]) -> None:
    one, two = pair
    one.post(f"/people/{two.name}", do="block")
    table = one.new_table("me", "friend", public="on")
    link = one.links(table)[0]
    refused = two.post(link, name="x")
    assert refused.status_code == 403 and "Vous ne pouvez pas vous asseoir" in unescape(refused.text)
    assert two.post(f"/t/{table}/join", page=f"/t/{table}", seat=1).status_code == 403
    assert two.name in one.http.get("/account").text
    one.post(f"/people/{two.name}", do="unblock")
    two.sit(link)


def test_mute_and_block_hide_chat(served: Served, pair: tuple[Person, Person]) -> None:
    one, two = pair
    table = one.new_table("me", "friend")
    two.sit(one.links(table)[0])
    menu = one.http.get(f"/t/{table}/menu").text
    assert two.name in menu
    who = menu.split('name="who" value="')[1].split('"')[0]

    def change(what: str) -> None:
        assert one.post(f"/t/{table}/people", page=f"/t/{table}/menu", who=who, do=what).status_code == 200

    def heard(words: str) -> bool:
        """Whether one reads what two writes; what one writes comes after it."""
        assert talk.ask("chat", text=words)["type"] == "done"
        assert live.ask("chat", text=f"after {words}")["type"] == "done"
        if not any(m.get("text") == f"after {words}" for m in live.heard):
            live.until(lambda m: m.get("text") == f"after {words}")
        return any(m.get("text") == words for m in live.heard)

    with one.live(table) as live, two.live(table) as talk:
        live.arrive()
        talk.arrive()
        assert heard("first")
        change("mute")
        assert not heard("second")
        change("unmute")
        assert heard("third")
        change("block")
        assert not heard("fourth")
    with one.live(table) as live:
        assert [line["text"] for line in live.arrive()["chat"] if line["seat"] == 1] == []
    with two.live(table) as live:
        assert "after second" in [line["text"] for line in live.arrive()["chat"]]
        assert "holder" not in json.dumps(live.heard), "nobody is told who holds what"


# ---- farewell and export


def test_deleting_an_account_leaves_games_and_takes_names(
    served: Served, pair: tuple[Person, Person], ada: Person
) -> None:
    one, two = pair
    finished = one.new_table("me", "friend")
    two.sit(one.links(finished)[0])
    play_out(served, finished)
    running = one.new_table("me", "friend", "friend", public="on")
    for person in (two, ada):
        person.sit(one.links(running)[0])
    alone, waiting = one.new_table("me", "scribe"), two.new_table("me", "friend", "friend")
    one.sit(two.links(waiting)[0])
    with one.live(running) as live:
        live.arrive()
        live.ask("chat", text="my last words")
    wrong = one.post("/account/delete", page="/account", current="wrong password")
    assert wrong.status_code == 400 and "do not go together" in wrong.text
    gone = one.post("/account/delete", page="/account", current=PASSWORD)
    assert gone.status_code == 200 and "Your account is deleted" in gone.text
    assert "A former player" in two.http.get("/finished").text
    assert two.http.get(f"/t/{finished}/record.json").json()["seats"][0]["name"] == "A former player"
    assert served.table(running).people == [1, 2], "a bot plays on"
    assert served.service.open_tables[waiting].stored_seats[1].kind == "bot"
    assert two.http.get(f"/t/{alone}").status_code == 404, "nobody else was there"
    with two.live(running) as live:
        assert "my last words" not in json.dumps(live.arrive())
    assert one.http.get(f"/people/{one.name}").status_code == 404
    sign_in(one, one.name, status=400)
    file = served.service.store.engine.url.database
    with closing(sqlite3.connect(str(file))) as database:
        everything = "\n".join(database.iterdump())
    assert one.name not in everything, "nothing personal is left"


def test_export_holds_everything(served: Served, pair: tuple[Person, Person]) -> None:
    one, two = pair
    table = rated_table(one, two, public="on")
    with one.live(table) as live:
        live.arrive()
        live.ask("chat", text="good luck")
    play_out(served, table)
    until(lambda: on_server(served, ratings.changes_of(served.service.store, [table])))
    answer = one.post("/account/export", page="/account")
    assert "attachment" in answer.headers["content-disposition"]
    made = answer.json()
    assert made["account"]["name"] == one.name and made["settings"]["theme"] == "auto"
    assert [seat["table_id"] for seat in made["seats"]] == [table] and made["hosted"] == [table]
    assert [line["text"] for line in made["chat"]] == ["good luck"]
    assert made["ratings"]["imhotep"]["games"] == 1
    assert verify(read_record(json.dumps(made["matches"][table]))).over
    assert "argon2" not in answer.text and "holder" not in answer.text
