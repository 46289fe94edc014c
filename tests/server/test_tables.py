"""Life at a table: sitting down, playing, undo, hot-seat, bots, absence, rematch, replay, chat, restart."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from ostracon.client import files
from ostracon.kernel.game import game as find_game
from ostracon.kernel.game import games
from ostracon.kernel.record import read_record, verify
from ostracon.server import live_table
from ostracon.table.seats import BOT, HUMAN

from ..serving import Live, Person, Served, serving, until


def play_on(live: Live, moves: int = 10_000) -> bool:
    """Play the first legal action whenever it is our turn; whether the game is over."""
    while moves and live.until_my_turn():
        assert live.ask("act", action=live.moves()[0], sure=True)["type"] == "done"
        moves -= 1
    return bool(live.scene["scene"].get("over"))


def until_ply(live: Live, ply: int) -> None:
    """Listen until the position after so many actions has come."""
    while live.scene["ply"] != ply:
        live.listen()


def test_a_game_against_bots_to_its_end_and_its_file(served: Served, ada: Person) -> None:
    table = ada.new_table("me", "scribe", "apprentice", side_market="B")
    with ada.live(table) as live:
        hello = live.arrive()
        assert (hello["seat"], hello["language"]) == (0, "en")
        assert [seat["kind"] for seat in hello["seats"]] == ["human", "bot", "bot"]
        assert ada.http.get(f"/t/{table}/record.json").status_code == 409, "no file before the end"
        assert play_on(live)
        seqs = [m["seq"] for m in live.heard if m["type"] == "scene"]
        assert seqs == sorted(set(seqs)), "seq grows with every scene"
        plies = [m["ply"] for m in live.heard if m["type"] == "scene"]
        assert plies == list(range(plies[0], plies[-1] + 1)), "each atomic step is its own message"
        assert live.scene["controls"]["rematch"] == f"/t/{table}/rematch"
        assert live.ask("undo")["type"] == "error"
    file = ada.http.get(f"/t/{table}/record.json")
    assert file.headers["content-disposition"].startswith("attachment")
    assert verify(read_record(file.content)).scores() == json.loads(file.content)["result"]["total"]
    finished = ada.http.get("/finished").text
    assert f"/t/{table}?replay=1" in finished
    with ada.live(table, "?replay=1") as live:
        assert live.arrive()["replay"] is True
        live.send("look", ply=3)
        moment = live.until_type("moment")
        assert moment["ply"] == 3 and "moves" not in moment["scene"]


def test_one_player_needs_no_options_of_his_own(served: Served, ada: Person) -> None:
    """Terra Pyramides for one is its first mission; what somebody chose himself is not changed for him."""
    table = ada.new_table("me", game="terra_pyramides")
    options = served.table(table).match.options
    assert (options["mode"], options["mission"]) == ("cooperative", 1)
    answer = ada.post(
        "/new/terra_pyramides",
        players=1,
        **{"who-0": "me", "name-0": "Ada", "mode": "cooperative", "mission": 3},
    )
    assert served.table(answer.url.path.split("/")[2]).match.options["mission"] == 3


def test_two_languages_at_one_table(served: Served, ada: Person, zoe: Person) -> None:
    table = ada.new_table("me", "friend", start_player="seat_0")
    page = ada.http.get(f"/t/{table}").text
    assert "waiting for players" in page
    link = ada.links(table)[0]
    with ada.live(table) as early:
        early.arrive()
        assert early.ask("act", action=0)["code"] == "waiting"
    zoe.sit(link)
    assert zoe.http.get(link).url.path == f"/t/{table}", "the link opens the table from now on"
    with ada.live(table) as first, zoe.live(table) as second:
        assert first.arrive()["seats"][1]["name"] == "Zoé"
        assert second.arrive()["language"] == "fr"
        action = first.moves()[0]
        assert first.ask("act", action=action)["type"] == "done"
        second.until(lambda m: m["type"] == "scene" and m["ply"] == 1)
        english = [line["text"] for m in first.heard if m["type"] == "scene" for line in m["log"]]
        french = [line["text"] for m in second.heard if m["type"] == "scene" for line in m["log"]]
        assert any("stone" in line for line in english)
        assert any("pierre" in line for line in french)
        assert first.ask("chat", text="  Bonjour  !\n")["type"] == "done"
        heard = second.until_type("chat")
        assert (heard["name"], heard["text"], heard["seat"]) == ("Ada", "Bonjour !", 0)


def test_retry_with_the_same_id_is_harmless(served: Served, ada: Person) -> None:
    table = ada.new_table("me", "friend", start_player="seat_0")
    with Person(served.url, name="Bob") as bob:
        bob.sit(ada.links(table)[0])
    with ada.live(table) as live:
        live.arrive()
        first = {"action": live.moves()[0], "id": "once", "seq": live.scene["seq"]}
        for _ in range(3):
            assert live.ask("act", **first)["type"] == "done"
    with ada.live(table) as again:  # as after a reconnect: the kept command is sent once more
        again.arrive()
        assert again.ask("act", **first)["type"] == "done"
    assert served.table(table).revision == 1


def test_tentative_turn(served: Served, ada: Person) -> None:
    """`always`: the turn waits for "end turn"; undo gives the bytes back; the others wait."""
    table = ada.new_table("me", "friend", start_player="seat_0")
    with Person(served.url, name="Bob") as bob:
        bob.sit(ada.links(table)[0])
        with ada.live(table) as live, bob.live(table) as other:
            live.arrive(), other.arrive()
            assert live.ask("set", settings={"confirm": "always"})["type"] == "done"
            before = live.scene
            live.ask("act", action=live.moves()[0])
            assert live.scene["controls"]["end_turn"] and live.scene["controls"]["undo"]
            other.until(lambda m: m["type"] == "scene" and m["ply"] == 1)
            assert not other.moves()
            assert other.ask("act", action=0)["code"] == "turn-not-ended"
            assert live.ask("undo")["type"] == "done"
            assert (live.scene["ply"], live.scene["scene"]["panels"]) == (0, before["scene"]["panels"])
            assert live.ask("act", action=live.moves()[0])["type"] == "done"
            assert live.ask("end_turn")["type"] == "done"
            assert live.ask("undo")["code"] == "nothing-to-undo"
            assert other.until_my_turn()


def test_a_slip_is_taken_back_over_the_bots_answers(served: Served, ada: Person) -> None:
    """Undo after bots have played: one is back before one's own choice, and the log has forgotten what came after."""
    table = ada.new_table("me", "scribe", "scribe", start_player="seat_0")
    with ada.live(table) as live:
        live.arrive()
        assert live.until_my_turn()
        lines = len(live.scene["log"])
        assert live.ask("act", action=live.moves()[0])["type"] == "done"
        assert live.until_my_turn() and live.scene["ply"] >= 3
        assert live.scene["controls"]["undo"]
        assert live.ask("undo")["type"] == "done"
        until_ply(live, 0)
        assert live.moves() and live.scene["log_from"] + len(live.scene["log"]) == lines


def test_other_people_are_asked_before_their_moves_are_taken_back(
    served: Served, ada: Person, zoe: Person
) -> None:
    """Asked, refused; asked again, agreed: both are back where the first one had to decide."""
    table = ada.new_table("me", "friend", start_player="seat_0")
    zoe.sit(ada.links(table)[0])

    def offers(live: Live) -> list[str]:
        return [offer["id"] for offer in live.scene["controls"]["offers"]]

    def hear_offers(live: Live, wanted: str) -> dict[str, str]:
        message = live.until(
            lambda m: any(offer["id"] == wanted for offer in m.get("controls", {}).get("offers", ()))
        )
        return next(offer for offer in message["controls"]["offers"] if offer["id"] == wanted)

    with ada.live(table) as first, zoe.live(table) as second:
        first.arrive(), second.arrive()
        assert first.until_my_turn() and first.ask("act", action=first.moves()[0])["type"] == "done"
        assert second.until_my_turn() and second.ask("act", action=second.moves()[0])["type"] == "done"
        hear_offers(first, "ask_back:0")
        assert first.ask("undo")["type"] == "error"
        for answer in ("refuse_back:1", "allow_back:1"):
            assert first.ask("offer", name="ask_back:0")["type"] == "done"
            assert "Ada" in hear_offers(second, answer)["label"]
            assert first.ask("offer", name=answer)["type"] == "error", "one does not answer for another"
            assert second.ask("offer", name=answer)["type"] == "done"
        until_ply(first, 0)
        assert first.moves() and "ask_back:0" not in offers(first)


def test_what_cannot_be_undone_is_asked_first(served: Served, ada: Person) -> None:
    """In a whole game there is nearly always something of the kind; if not, the next one has it."""
    assert any(asked_first(served, ada) for _ in range(5))


def asked_first(served: Served, ada: Person) -> bool:
    """Play until something cannot be undone, and look how it is asked about; False if nothing was in this game."""
    table = ada.new_table("me", "scribe", start_player="seat_0", side_market="B", side_temple="B")
    with ada.live(table) as live:
        live.arrive()
        answer = {"type": "done"}
        while answer["type"] == "done" and live.until_my_turn():
            match, revision = served.table(table).match, served.table(table).revision
            final = [action for action in live.moves() if match.attempt(action).asks_first]
            action = (final or live.moves())[-1]
            answer = live.ask("act", action=action)
        if answer["type"] == "done":
            return False
        assert answer["type"] == "confirm" and answer["action"] == action, answer
        assert answer["text"] == "This cannot be undone. Do it?"
        assert served.table(table).revision == revision, "nothing has happened yet"
        assert live.ask("act", action=action, sure=True)["type"] == "done"
        refused = (
            "nothing-to-undo",
            "stale",
            "game-over",
        )  # the bot may have acted since, or that was the last action
        assert live.ask("undo")["code"] in refused, "the barrier holds"
        return True


def test_a_retry_at_a_shared_screen_is_harmless_when_it_shows_the_next_player(ada: Person) -> None:
    """The answer was lost with the line: whoever is shown after coming back, the same command is not refused."""
    for game in ("egizia_sands", "imhotep"):  # covered in between, and not
        table = ada.new_table("me", "here", game=game, **{"name-1": "Bea"})
        with ada.live(table) as live:
            live.arrive()
            if live.scene["scene"] is None:
                live.send("handover", seat=live.scene["controls"]["handover"])
                live.until_type("hello"), live.until_type("scene")
            first = live.moves()[0]
            live.ask("act", action=first, id="one", sure=True)
            if live.scene["controls"].get("end_turn"):
                live.ask("end_turn", id="two")
        with ada.live(table) as live:
            live.arrive()
            before = live.scene["seq"]
            assert live.ask("act", action=first, id="one", seq=0, sure=True)["type"] == "done"
            assert live.scene["seq"] == before, "nothing happened again"


def test_hot_seat_hides_until_handed_over(served: Served, ada: Person) -> None:
    table = ada.new_table("me", "here", game="egizia_sands", **{"name-1": "Bea"})
    with ada.live(table) as live:
        first = live.arrive()["seat"]
        other = 1 - first
        assert (live.scene["scene"], live.scene["controls"]) == (None, {"handover": first, "secret": True})
        assert live.ask("act", action=0)["code"] == "covered", (
            "nothing is shown before somebody takes the screen"
        )
        live.send("handover", seat=first)
        live.until_type("hello"), live.until_type("scene")
        live.ask("act", action=live.moves()[0])
        assert live.scene["controls"]["end_turn"], "a shared screen confirms each turn"
        live.ask("end_turn")
        cover = live.scene
        assert (cover["scene"], cover["controls"]) == (None, {"handover": other, "secret": True})
        for refused in ("look", "why"):
            live.send(refused, element="x")
            assert live.until_type("error")["code"] == "covered"
        assert live.ask("act", action=0)["code"] == "covered"
        live.send("handover", seat=other)
        assert live.until_type("hello")["seat"] == other
        live.until_type("scene")
        assert live.moves()
    with ada.live(table) as live:
        live.arrive()
        assert live.scene["controls"] == {"handover": other, "secret": True}, (
            "a reload shows nobody's secrets"
        )


def test_hot_seat_without_secrets_needs_no_cover(served: Served, ada: Person) -> None:
    table = ada.new_table("me", "here", start_player="seat_0", **{"name-1": "Bea"})
    with ada.live(table) as live:
        assert live.arrive()["seat"] == 0
        live.ask("act", action=live.moves()[0])
        live.ask("end_turn")
        assert live.scene["controls"] == {"handover": 1, "secret": False}
    with ada.live(table) as live:
        assert live.arrive()["seat"] == 1, "the screen is for who decides"
        assert live.moves()


def test_a_bot_takes_over_an_absent_player(
    served: Served, ada: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live_table, "AWAY_SECONDS", 0.0)
    table = ada.new_table("me", "friend", start_player="seat_1")
    with Person(served.url, name="Bob") as bob:
        bob.sit(ada.links(table)[0])
        with ada.live(table) as live:
            live.arrive()
            assert [offer["id"] for offer in live.scene["controls"]["offers"]] == ["take_over:1"]
            assert live.ask("offer", name="take_over:1")["type"] == "done"
            assert live.until_my_turn(), "the bot has played"
            assert served.table(table).seats[1].kind == BOT
            with bob.live(table) as back:
                back.arrive()
                assert back.scene["controls"]["offers"][0]["id"] == "hand_back:1"
                assert back.ask("offer", name="hand_back:1")["type"] == "done"
                assert served.table(table).seats[1].kind == HUMAN
                texts = [line["text"] for m in back.heard if m["type"] == "scene" for line in m["log"]]
                assert "Bob plays again." in texts


def test_rematch_with_the_same_people(served: Served, ada: Person, zoe: Person) -> None:
    table = ada.new_table("me", "friend", "apprentice", start_player="seat_0")
    zoe.sit(ada.links(table)[0])
    assert ada.http.get(f"/t/{table}/rematch").status_code == 409
    guest = Person(served.url)
    assert guest.http.get(served.watch_path(table)).status_code == 200
    with ada.live(table) as first, zoe.live(table) as second:
        first.arrive(), second.arrive()
        while not served.table(table).over:
            for live in (first, second):
                while live.scene["ply"] < served.table(table).match.ply:
                    live.until_type("scene")
                if live.moves():
                    play_on(live, 1)
    again = ada.http.get(f"/t/{table}/rematch").url.path
    assert again != f"/t/{table}"
    assert zoe.http.get(f"/t/{table}/rematch").url.path == again
    new = again.split("/")[2]
    assert served.table(new).names() == served.table(table).names()
    with zoe.live(new) as live:
        assert live.arrive()["seat"] == 1
    with Person(served.url) as stranger:
        assert stranger.http.get(f"/t/{table}/rematch").status_code == 403, "a private table is private"
    assert guest.http.get(f"/t/{table}/rematch").url.path == again
    assert guest.http.get(again).status_code == 200, "who watched may watch the rematch"
    guest.http.close()


def test_open_table_in_the_list(served: Served, ada: Person, zoe: Person) -> None:
    table = ada.new_table("me", "friend", "friend", public="on")
    hidden = ada.new_table("me", "friend")
    listed = zoe.http.get("/tables").text
    assert f"/t/{table}" in listed and f"/t/{hidden}" not in listed
    assert zoe.post(f"/t/{hidden}/join", page="/settings", seat=1).status_code == 403
    assert zoe.post(f"/t/{table}/join", page=f"/t/{table}", seat=1, name="Zoé").status_code == 200
    assert zoe.post(f"/t/{table}/bot", page="/settings", seat=2, bot="scribe").status_code == 403
    assert ada.post(f"/t/{table}/bot", page=f"/t/{table}", seat=2, bot="scribe").status_code == 200
    assert [seat.kind for seat in served.table(table).seats] == ["human", "human", "bot"]
    with zoe.live(table) as live:
        assert live.arrive()["seat"] == 1


def test_a_restart_picks_up_games_and_bots(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite"
    with serving(file) as server, Person(server.url, name="Ada") as ada:
        table = ada.new_table("me", "scribe", "scribe", start_player="seat_0")
        with ada.live(table) as live:
            live.arrive()
            live.ask("act", action=live.moves()[0], sure=True)
            live.until_my_turn()
        cookies = ada.http.cookies
        before = list(server.table(table).journal)
    with serving(file) as server, Person(server.url, name="Ada") as ada:
        ada.http.cookies = cookies
        assert f"/t/{table}" in ada.http.get("/").text, "the home page shows the unfinished game"
        with ada.live(table) as live:
            assert live.arrive()["seat"] == 0
            assert server.table(table).journal[: len(before)] == before
            live.until_my_turn()
            assert live.ask("act", action=live.moves()[0], sure=True)["type"] == "done"


def test_bots_that_were_due_at_a_restart_play_on(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite"
    with serving(file, pace=30.0) as server, Person(server.url, name="Ada") as ada:
        table = ada.new_table("me", "scribe", start_player="seat_0")
        with ada.live(table) as live:  # somebody watches, so the bot takes its time
            live.arrive()
            live.ask("act", action=live.moves()[0], sure=True)
            assert server.table(table).bot_to_act() == 1
    with serving(file) as server:
        until(lambda: table in server.service.open_tables and server.table(table).actor == 0)
        assert server.table(table).match.ply >= 2


@pytest.mark.parametrize("game", [name for name in games() if find_game(name).has_board])
def test_a_new_table_begins_as_its_form_comes(served: Served, ada: Person, game: str) -> None:
    """Nothing has to be chosen first; options are only spoken of where there are some."""
    page = ada.http.get(f"/new/{game}").text
    chosen = re.search(r'name="players" value="(\d)" checked', page)
    assert chosen
    assert ada.new_table("me", *["scribe"] * (int(chosen[1]) - 1), game=game) in served.service.open_tables
    assert ("<h2>Options</h2>" in page) == ('name="surprise"' in page) == bool(find_game(game).options)


def test_pages_and_headers(served: Served, ada: Person, zoe: Person) -> None:
    for path in ("/", "/tables", "/finished", "/settings", "/new/imhotep", "/rules/imhotep"):
        for person, language in ((ada, "en"), (zoe, "fr")):
            answer = person.http.get(path)
            assert answer.status_code == 200
            assert f'<html lang="{language}"' in answer.text
            assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]
            assert "unsafe" not in answer.headers["content-security-policy"]
            assert "script-src 'self';" in answer.headers["content-security-policy"]
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert answer.headers["content-encoding"] == "gzip"
    with Person(served.url) as stranger:
        cookie = stranger.http.get("/").headers["set-cookie"]
    assert "HttpOnly" in cookie and "SameSite=lax" in cookie
    style = ada.http.get(ada.http.get("/").text.split('rel="stylesheet" href="')[1].split('"')[0])
    assert "immutable" in style.headers["cache-control"] and style.headers["content-encoding"] == "gzip"
    assert ada.http.get("/?lang=fr").text.startswith('<!doctype html>\n<html lang="fr"')
    assert '<html lang="fr"' in ada.http.get("/").text, "the choice is kept"
    saved = zoe.post(
        "/settings", theme="dark", speed="fast", confirm="never", sounds="on", language="en", name="Z"
    )
    assert 'data-theme="dark"' in saved.text and '<html lang="en"' in saved.text
    assert zoe.http.cookies["ostracon-settings"] == "theme-dark.speed-fast.confirm-never.sounds-on"


@pytest.mark.parametrize("game", [name for name in games() if find_game(name).has_board])
def test_symbols_do_not_take_the_names_of_the_page(ada: Person, game: str) -> None:
    """An id is given once: by the page, by what the client adds to it, or by the symbol sheet of the game."""
    page = ada.http.get(f"/t/{ada.new_table('apprentice', 'apprentice', game=game)}").text
    scripts = "".join(path.read_text("utf-8") for path in files().glob("*.js"))
    ids = re.findall(r'\bid="([^"]+)"', page) + sorted(set(re.findall(r'\bid: "([^"]+)"', scripts)))
    assert len(ids) > 50
    assert sorted(ids) == sorted(set(ids))


def test_rules_pictures_are_drawn(ada: Person) -> None:
    page = ada.http.get("/rules/imhotep").text
    for name in ("board", "temple-b"):
        for theme in ("light", "dark"):
            address = f"/rules/imhotep/{name}.en.{theme}.svg"
            assert address in page
            assert ada.http.get(address).text.startswith("<svg")
    assert "<html" not in ada.http.get("/rules/imhotep?fragment=1").text
