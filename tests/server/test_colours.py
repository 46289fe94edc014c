"""Player colours: chosen at a new table and on sitting down, kept, told to everybody."""

from __future__ import annotations

import re
import sqlite3
from pathlib import Path

import pytest

from ostracon.kernel.game import game as find_game
from ostracon.kernel.game import games
from ostracon.kernel.record import read_record
from ostracon.screen.art import player_colours
from ostracon.screen.texts import LANGUAGES
from ostracon.server.words import words
from ostracon.table.seats import colours_of

from ..serving import Person, Served, serving
from .test_tables import play_on

BOX = ["black", "white", "brown", "grey"]


def colours(person: Person, table: str) -> list[str]:
    """The colours of a table as its page gets them."""
    with person.live(table) as live:
        found: list[str] = live.arrive()["colours"]
        return found


def free(person: Person, link: str) -> list[str]:
    """The colours that an invitation offers."""
    return re.findall(r'name="colour" value="(\w+)"', person.http.get(link).text)


def test_every_colour_has_a_name_in_every_language() -> None:
    for name in games():
        assert set(find_game(name).colours) <= set(player_colours())
    for language in LANGUAGES:
        names = [words(language)(f"colour-{colour}") for colour in player_colours()]
        assert len(set(names)) == len(player_colours())


def test_what_nobody_chose_follows_in_order() -> None:
    assert colours_of(BOX, ["", "", ""]) == BOX
    assert colours_of(BOX, ["grey", "", "black"]) == ["grey", "white", "black", "brown"]
    assert colours_of(BOX, ["grey", "grey"])[:2] == ["grey", "black"], "nobody has the colour of another"
    assert colours_of(BOX, ["pink"])[0] == "black"


def test_the_form_offers_the_colours_of_the_box(ada: Person, zoe: Person) -> None:
    page = ada.http.get("/new/terra_pyramides").text
    for number, chosen in enumerate(("orange", "blue", "green", "violet")):
        offered = re.findall(rf'name="colour-{number}" value="(\w+)"( checked)?', page)
        assert [colour for colour, _ in offered] == ["orange", "blue", "green", "violet"]
        assert [colour for colour, checked in offered if checked] == [chosen]
    assert "<span>bleu</span>" in zoe.http.get("/new/terra_pyramides").text
    assert "<span>grey</span>" in ada.http.get("/new/ankhor").text, "a box without colours has the usual ones"


def test_a_table_in_the_colours_that_were_asked_for(ada: Person) -> None:
    table = ada.new_table("me", "scribe", "scribe", **{"colour-0": "grey", "colour-2": "black"})
    assert colours(ada, table) == ["grey", "white", "black", "brown"], (
        "who asks for nothing takes what is left"
    )
    assert 'data-tone="player-grey"' in ada.http.get("/tables").text


def test_two_seats_cannot_have_one_colour(ada: Person, zoe: Person) -> None:
    asked = {"players": 2, "who-0": "me", "who-1": "scribe", "colour-0": "white", "colour-1": "white"}
    answer = ada.post("/new/imhotep", **asked)
    assert answer.status_code == 400
    assert "Seats 1 and 2 both ask for white. Give one of them another colour." in answer.text
    assert "demandent la même couleur (blanc)" in zoe.post("/new/imhotep", **asked).text
    answer = ada.post("/new/imhotep", **{**asked, "colour-1": "pink"})
    assert (answer.status_code, "Seat 2: this game has no such colour." in answer.text) == (400, True)


def test_who_sits_down_chooses_and_bots_give_way(served: Served, ada: Person, zoe: Person) -> None:
    table = ada.new_table("me", "friend", "scribe", "friend", **{"colour-0": "white"})
    assert colours(ada, table) == ["white", "black", "brown", "grey"]
    first, second = ada.links(table)
    assert free(zoe, first) == ["black", "brown", "grey"]
    assert zoe.post(first, name="Zoé", colour="brown").status_code == 200
    assert colours(ada, table) == ["white", "brown", "black", "grey"], "the bot has what the seat had"
    with Person(served.url, "en", "Bob") as bob:
        assert free(bob, second) == ["black", "grey"]
        refused = bob.post(second, name="Bob", colour="brown")
        assert "Somebody was faster: this colour is taken." in refused.text
        assert 'name="colour"' in refused.text, "and may choose again"
        bob.sit(second)
    assert colours(zoe, table) == ["white", "brown", "black", "grey"], "no wish: the colour of the seat"


def test_a_public_seat_in_a_free_colour(ada: Person, zoe: Person) -> None:
    table = ada.new_table("me", "friend", public="on")
    page = zoe.http.get(f"/t/{table}").text
    assert re.findall(r'name="colour" value="(\w+)"', page) == ["white", "brown", "grey"]
    refused = zoe.post(f"/t/{table}/join", f"/t/{table}", seat=1, name="Zoé", colour="black")
    assert "Quelqu’un a été plus rapide" in refused.text
    zoe.post(f"/t/{table}/join", f"/t/{table}", seat=1, name="Zoé", colour="grey")
    assert colours(zoe, table)[:2] == ["black", "grey"]


def test_rematch_and_file_keep_the_colours(ada: Person) -> None:
    table = ada.new_table("me", "apprentice", **{"colour-0": "brown"})
    with ada.live(table) as live:
        live.arrive()
        assert play_on(live)
    record = read_record(ada.http.get(f"/t/{table}/record.json").content)
    assert [seat.colour for seat in record.seats or ()] == ["brown", "black"]
    again = ada.http.get(f"/t/{table}/rematch").url.path.split("/")[2]
    assert again != table
    assert colours(ada, again)[:2] == ["brown", "black"]


@pytest.mark.parametrize("stored", [True, False])
def test_colours_after_a_restart(tmp_path: Path, stored: bool) -> None:
    """They are kept; where the store has none (a table from before) they follow in the order of the box."""
    file = tmp_path / "games.sqlite"
    with serving(file) as server, Person(server.url, "en", "Ada") as ada:
        table = ada.new_table("me", "friend", **{"colour-0": "grey", "colour-1": "white"})
        link, cookies = ada.links(table)[0], ada.http.cookies
    if not stored:
        with sqlite3.connect(file) as database:
            database.execute("UPDATE seats SET colour = ''")
        database.close()
    with serving(file) as server, Person(server.url, "en", "Ada") as ada, Person(server.url) as bob:
        ada.http.cookies = cookies
        assert colours(ada, table)[:2] == (["grey", "white"] if stored else ["black", "white"])
        bob.post(link, name="Bob", colour="brown")
        assert colours(ada, table)[:2] == (["grey", "brown"] if stored else ["black", "brown"])
