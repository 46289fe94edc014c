"""Home, lists and the form of a new table, as the server makes them."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from ostracon.kernel.game import game as find_game
from ostracon.kernel.game import games
from ostracon.server import options, pictures
from ostracon.server.boxes import box_of
from ostracon.server.options import clashes, unusual_options, variant

from ..serving import Person, Served


@pytest.mark.parametrize("name", sorted(games()))
def test_every_box_names_its_authors_and_its_length(name: str, ada: Person) -> None:
    box = box_of(find_game(name))
    assert box.authors and box.minutes and 20 <= box.minutes[0] <= box.minutes[1] <= 180
    page = unescape(ada.http.get("/").text)
    assert "By " + ", ".join(box.authors) in page and f"{box.minutes[0]}" in page


def test_a_game_without_a_box_says_nothing_of_it() -> None:
    from pebbles import GAME

    assert box_of(GAME) == ((), None)


def test_pictures_are_drawn_once_and_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A second server finds those of the first; what older code has drawn is thrown away."""
    monkeypatch.setenv("OSTRACON_HOME", str(tmp_path))
    monkeypatch.setattr(pictures, "playable_games", lambda: {"imhotep": find_game("imhotep")})
    for cached in (pictures.kept_pictures, pictures.picture_of):
        cached.cache_clear()
    old = tmp_path / "cache" / "pictures" / "older"
    old.mkdir(parents=True)
    pictures.draw_home_pictures()
    assert not old.exists()
    kept = sorted(path.name for path in pictures.kept_pictures().iterdir())
    assert [name.split("-", 2)[2] for name in kept] == [
        f"home.{language}.{theme}.svg" for language in ("en", "fr") for theme in ("dark", "light")
    ]
    pictures.picture_of.cache_clear()
    monkeypatch.setattr(pictures, "drawn_picture", lambda *_: pytest.fail("drawn again"))
    found = pictures.picture_of(find_game("imhotep"), "home.fr.dark.svg")
    assert (
        found
        and found.startswith(b"<svg")
        and pictures.picture_of(find_game("imhotep"), "home.xx.dark.svg") is None
    )
    for cached in (pictures.kept_pictures, pictures.picture_of):
        cached.cache_clear()


def test_what_clashes_is_what_the_rules_refuse() -> None:
    found = clashes(find_game("imhotep"))
    assert found == {
        "start_player=seat_2": ["players=2"],
        "start_player=seat_3": ["players=2", "players=3"],
    }
    terra = clashes(find_game("terra_pyramides"))
    assert terra["mode=competitive"] == ["players=1"] and "mode=competitive" in terra["mission=1"]
    assert all(clash.split("=")[0] != key.split("=")[0] for key, all_ in terra.items() for clash in all_)


def test_too_many_combinations_are_not_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(options, "MOST_COMBINATIONS", 100)
    clashes.cache_clear()
    assert clashes(find_game("imhotep")) == {}
    clashes.cache_clear()


def test_a_list_names_mission_and_variants_but_not_who_began(ada: Person) -> None:
    terra = find_game("terra_pyramides")
    chosen = terra.choose(1, {"mode": "cooperative", "mission": "2", "start_player": "seat_0"})
    said = variant(terra, chosen, "en")
    assert said == [("Mode", "cooperative"), ("Mission", "2: more than 275 points together")]
    assert unusual_options(terra, 1, chosen, "en")[0][0] == "Mission", "alone a mission is usual"
    assert variant(terra, {**chosen, "level_supply": "on"}, "en") == said, (
        "options of older rules are left out"
    )
    ada.new_table("me", game="terra_pyramides", mode="cooperative", mission="2")
    assert "Mission: 2: more than 275 points together" in ada.http.get("/tables").text


def test_whose_turn_it_is_follows_the_game(served: Served, ada: Person, zoe: Person) -> None:
    table = ada.new_table("me", "friend", start_player="seat_0")
    assert "Your turn" not in ada.http.get("/").text, "it has not begun"
    zoe.sit(ada.links(table)[0])
    assert "Your turn" in ada.http.get("/").text and "Ada décide" in zoe.http.get("/tables").text
    with ada.live(table) as live:
        live.arrive()
        assert live.ask("act", action=live.moves()[0], sure=True)["type"] == "done"
    assert "Zoé to decide" in ada.http.get("/").text and "À vous de jouer" in zoe.http.get("/").text


def test_what_is_wrong_is_said_beside_its_field(ada: Person) -> None:
    fields = {"players": 2, "who-0": "me", "who-1": "scribe"}

    def beside(**wrong: object) -> str:
        answer = ada.post("/new/imhotep", **{**fields, **wrong})
        assert answer.status_code == 400 and '<a href="#fault">' in answer.text
        before, _, after = answer.text.partition('<p class="fault" id="fault">')
        return re.findall(r'data-seat="\d"|role="radiogroup"|<h2>Options', before)[-1] + " " + after[:60]

    assert beside(players=9).startswith('role="radiogroup" This game cannot be played by so many')
    assert beside(**{"who-1": "nobody"}).startswith('data-seat="1" Seat 2: say who is to sit there')
    assert beside(**{"colour-0": "white", "colour-1": "white"}).startswith('data-seat="1" ')
    assert beside(start_player="seat_3").startswith("<h2>Options These options")


def test_the_form_folds_what_is_rare(ada: Person) -> None:
    page = ada.http.get("/new/terra_pyramides").text
    before, _, after = page.partition("More options</summary>")
    assert 'name="mission"' in before and 'name="start_player"' in after and 'name="figures"' in after


def test_a_turn_that_waits_for_its_end_is_still_its_players(served: Served, ada: Person, zoe: Person) -> None:
    table = ada.new_table("me", "friend", start_player="seat_0")
    zoe.sit(ada.links(table)[0])
    with ada.live(table) as live, zoe.live(table) as other:
        live.arrive()
        other.arrive()
        assert live.ask("set", settings={"confirm": "always"})["type"] == "done"
        assert live.ask("act", action=live.moves()[0], sure=True)["type"] == "done"
        waits = other.until(lambda m: m["type"] == "scene" and m["ply"] == 1)["scene"]
        assert waits["actor"] == 0 and [panel.get("active", False) for panel in waits["panels"]] == [
            True,
            False,
        ]
        assert live.ask("end_turn")["type"] == "done"
        assert other.until_type("scene")["scene"]["actor"] == 1


def test_a_guest_without_a_seat_has_no_menu(served: Served, ada: Person, zoe: Person) -> None:
    table = ada.new_table("apprentice", "apprentice")
    assert f"/t/{table}/menu" not in zoe.http.get("/").text
    with pytest.raises(ConnectionClosed), zoe.live(table) as live:
        live.arrive()
    assert 'value="delete"' in ada.http.get(f"/t/{table}/menu").text, "who made it may delete it"
