"""Everything that a page does, as JSON."""

from __future__ import annotations

import doctest
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ostracon.kernel.record import read_record, verify
from ostracon.server.api import asking
from ostracon.server.limits import Limit
from ostracon.server.playable import playable_games

from ..advising import Playouts
from ..serving import Person, Served, until
from .programs import Program, token_of


@pytest.fixture
def program(served: Served, ada: Person) -> Iterator[Program]:
    with Program(served.url, token_of(ada)) as made:
        yield made


@pytest.fixture
def other(served: Served, zoe: Person) -> Iterator[Program]:
    with Program(served.url, token_of(zoe, name="zoe"), "fr") as made:
        yield made


def finish(program: Program, table: str) -> None:
    """Play a game to its end."""
    while not until(lambda: at_turn(program, table))["over"]:
        program.act(table, max)


def at_turn(program: Program, table: str) -> Any:
    found = program.get(f"/tables/{table}/position")
    return found if found["legal"] or found["over"] else None


def test_games_with_options_players_and_levels(program: Program) -> None:
    games = program.get("/games")
    assert [game["id"] for game in games] == list(playable_games())
    imhotep = program.get("/games/imhotep")
    assert imhotep in games and imhotep["players"] == [2, 3, 4]
    assert [level["id"] for level in imhotep["levels"]][::5] == ["apprentice", "pharaoh"]
    assert {"name": "side_market", "default": "A"}.items() <= imhotep["options"][0].items()
    french = program.get("/games/imhotep", lang="fr")
    assert french["options"][0]["label"] != imhotep["options"][0]["label"]
    assert "<h1>Imhotep</h1>" in program.get("/games/imhotep/rules")["html"]
    assert program.refused("/games/chess", "GET")[:2] == (404, "no-game")


def test_a_whole_game_over_the_api(served: Served, program: Program) -> None:
    table = program.new_table("me", "apprentice", options={"start_player": "seat_0", "side_temple": "B"})
    id = table["id"]
    assert table["mine"] == [0] and table["host"] and table["options"]["side_temple"] == "B"
    assert [one["id"] for one in program.get("/tables", which="mine")] == [id]
    position = program.get(f"/tables/{id}/position")
    assert position["actor"] == position["seat"] == 0
    first = position["legal"][0]
    assert (first["number"], first["notation"], first["asks"]) == (0, "get-stones", -1)
    assert first["text"].startswith("Get ")
    assert position["view"]["sled"][0] >= 1 and position["redealt"] is None
    assert [row["label"] for row in position["sheet"]]
    assert program.refused(f"/tables/{id}/record", "GET")[:2] == (409, "not-finished")
    finish(program, id)
    table = until(lambda: (t := program.get(f"/tables/{id}"))["result"] and t)
    assert table["over"] and sorted(table["result"]["standing"])[0] == 1
    assert id in [one["id"] for one in program.get("/tables", which="finished")]
    assert id not in [one["id"] for one in program.get("/tables", which="mine")]
    record = read_record(program.http.get(f"/tables/{id}/record").content)
    assert verify(record).scores() == table["result"]["total"]
    assert record.seats[0].name == "my bot"  # type: ignore[index]
    assert program.get(f"/tables/{id}/position", ply=0)["legal"] == []
    assert program.get(f"/tables/{id}/scene", ply=3)["scene"]["pieces"]
    assert program.get(f"/tables/{id}/log")["lines"]
    assert program.get(f"/tables/{id}/analysis")["state"] == "none"
    again = program.post(f"/tables/{id}/rematch")
    assert again["id"] != id and again == program.post(f"/tables/{id}/rematch") | {
        key: again[key] for key in ("revision", "ply", "actor")
    }
    assert program.http.delete(f"/tables/{id}").json()["revision"] > 10
    assert program.refused(f"/tables/{id}", "GET")[:2] == (404, "no-table")


def test_a_retry_is_harmless_and_an_old_revision_refused(served: Served, program: Program) -> None:
    id = program.new_table("me", "here", options={"start_player": "seat_0"})["id"]
    first = {"revision": 0, "id": "one"}
    assert program.post(f"/tables/{id}/actions/0", **first)["revision"] == 1
    assert program.post(f"/tables/{id}/actions/0", **first)["revision"] == 1
    assert served.table(id).revision == 1
    assert program.refused(f"/tables/{id}/actions/0", revision=0, id="two")[:2] == (409, "stale")
    assert program.refused(f"/tables/{id}/actions/9999", revision=1)[:2] == (404, "unknown-action")
    status, code, text = program.refused(f"/tables/{id}/actions/50", revision=1)
    assert (status, code) == (409, "illegal") and text
    why = program.get(f"/tables/{id}/why/50")
    assert why == {"legal": False, "text": text}
    assert program.refused(f"/tables/{id}/actions/0", revision=1, seat=0)[:2] == (409, "not-your-turn")
    assert program.post(f"/tables/{id}/undo", revision=1, seat=0)["revision"] == 2
    assert program.get(f"/tables/{id}")["ply"] == 0


def test_a_table_with_a_clock(program: Program) -> None:
    table = program.new_table("me", "here", clock="own", bank=600, increment=10)
    assert table["clock"]["running"] == table["actor"] and max(table["clock"]["left"]) == 600
    before = table["revision"]  # the journal says when the clocks began
    assert program.act(table["id"])["revision"] == before + 1
    assert program.new_table("me", "here")["clock"] is None


def test_turns_that_wait_to_be_ended(program: Program) -> None:
    id = program.new_table("me", "apprentice", options={"start_player": "seat_0"}, confirm="always")["id"]
    program.post(f"/tables/{id}/actions/0", revision=0)
    position = program.get(f"/tables/{id}/position")
    assert position["controls"]["end_turn"] and position["legal"] == []
    program.post(f"/tables/{id}/restart", revision=1)
    program.post(f"/tables/{id}/actions/0", revision=2)
    assert program.post(f"/tables/{id}/end-turn", revision=3)["revision"] >= 4
    answer = program.http.put(f"/tables/{id}/settings", json={"confirm": "never"})
    assert answer.json() == {"confirm": "never"}
    until(lambda: at_turn(program, id))
    program.act(id)
    assert not program.get(f"/tables/{id}/position")["controls"]["end_turn"]


def test_what_cannot_be_undone_can_be_asked_first(program: Program) -> None:
    id = program.new_table("me", "apprentice", confirm="final", options={"start_player": "seat_0"})["id"]
    for _ in range(200):
        position = until(lambda: at_turn(program, id))
        action = position["legal"][-1]["number"]
        command = {"revision": position["revision"], "sure": False}
        answer = program.http.post(f"/tables/{id}/actions/{action}", json=command)
        if answer.status_code == 409:
            assert answer.json()["code"] == "confirm" and answer.json()["text"]
            program.post(f"/tables/{id}/actions/{action}", **(command | {"sure": True}))
            return
    raise AssertionError("nothing was asked")


def test_friends_sit_down_by_link_or_at_a_public_table(program: Program, other: Program) -> None:
    table = program.new_table("me", "friend", "friend")
    id, links = table["id"], [seat["link"] for seat in table["seats"]]
    assert links[0] is None and all(f"/t/{id}/" in link for link in links[1:])
    assert other.refused(f"/tables/{id}", "GET")[:2] == (403, "private")
    assert other.refused(f"/tables/{id}/join")[:2] == (403, "no-seat-link")
    sat = other.post(f"/bot/tables/{id}/join", link=links[1], name="Zoé")
    assert sat["mine"] == [1] and sat["seats"][1]["name"] == "Zoé" and sat["waiting"]
    assert sat["seats"][2]["link"] is None, "only who made the table has the links"
    assert other.post(f"/tables/{id}/join", link=links[1])["mine"] == [1]
    assert other.refused(f"/tables/{id}/seats/2/bot", level="scribe")[:2] == (403, "not-host")
    assert program.refused(f"/tables/{id}/seats/2/bot", level="wizard")[0] == 400
    assert not program.post(f"/tables/{id}/seats/2/bot", level="scribe")["waiting"]
    open_table = program.new_table("me", "friend", public=True)["id"]
    assert open_table in [one["id"] for one in other.get("/tables", which="public")]
    assert other.post(f"/tables/{open_table}/join")["mine"] == [1]
    assert other.refused(f"/tables/{open_table}/join", seat=0)[:2] == (409, "seat-taken")
    assert other.refused(f"/tables/{open_table}/join", link="nothing")[:2] == (404, "no-seat-link")


def test_watching_a_private_table(program: Program, other: Program) -> None:
    table = program.new_table("me", "apprentice", options={"start_player": "seat_0"})
    id = table["id"]
    assert other.refused(f"/tables/{id}/watch", link="0" * 32)[:2] == (403, "private")
    seen = other.post(f"/tables/{id}/watch", link=table["watch"])
    assert seen["mine"] == [] and seen["ways"] == [] and seen["watch"] is None
    position = other.get(f"/tables/{id}/position")
    assert position["seat"] == -1 and position["legal"] == []
    assert other.refused(f"/tables/{id}/actions/0", revision=0)[:2] == (403, "no-seat")
    assert other.refused(f"/tables/{id}/hint", revision=0)[:2] == (403, "no-seat")
    assert other.refused(f"/tables/{id}/resign")[:2] == (403, "no-seat")
    other.post(f"/tables/{id}/chat", text="bonjour", name="Zoé")
    said = other.get(f"/tables/{id}/chat")[-1]
    assert (said["seat"], said["name"], said["text"]) == (-1, "Zoé", "bonjour")
    assert program.get(f"/tables/{id}/chat") == [], "who plays does not read those who watch"
    assert other.get(f"/tables/{id}/chat", since=said["number"]) == []


def test_hints(served: Served, program: Program) -> None:
    served.service.hints.adviser = Playouts
    id = program.new_table("me", "apprentice", options={"start_player": "seat_0"})["id"]
    found = program.post(f"/tables/{id}/hint", revision=0)
    legal = [one["number"] for one in program.get(f"/tables/{id}/position")["legal"]]
    assert found["seat"] == 0 and {one["action"] for one in found["hint"]["choices"]} <= set(legal)
    quiet = program.new_table("me", "apprentice", hints=False, options={"start_player": "seat_0"})["id"]
    assert program.refused(f"/tables/{quiet}/hint", revision=0)[:2] == (403, "no-hint")


def test_a_bot_has_a_style(program: Program) -> None:
    """Chosen through the API, told of the seat, and kept by a rematch; what cannot be is refused in words."""
    seats = [{"who": "me"}, {"who": "scribe", "style": "spoiler"}]
    table = program.post("/tables", game="imhotep", seats=seats, options={"start_player": "seat_0"})
    assert (table["seats"][1]["level"], table["seats"][1]["style"]) == ("scribe", "spoiler")
    assert table["seats"][0]["style"] == ""
    program.post(f"/tables/{table['id']}/resign")
    again = program.post(f"/tables/{table['id']}/rematch")
    assert (again["seats"][1]["level"], again["seats"][1]["style"]) == ("scribe", "spoiler")
    for wrong in ({"who": "scribe", "style": "pirate"}, {"who": "companion", "style": "builder"}):
        status, code, text = program.refused("/tables", game="imhotep", seats=[{"who": "me"}, wrong])
        assert (status, code) == (422, "seat-1") and "style" in text


def test_why_a_bot_moved(served: Served, program: Program, other: Program) -> None:
    served.service.hints.adviser = Playouts
    table = program.new_table("me", "apprentice", options={"start_player": "seat_1"})
    id, seen = table["id"], {"ply": 0}
    while not seen["ply"]:
        seen = program.get(f"/tables/{id}/position")
    found = program.post(f"/tables/{id}/reason", ply=1)
    assert (
        found["ply"] == 1 and found["choices"][0]["what"] == "this was played" and len(found["choices"]) > 1
    )
    assert program.refused(f"/tables/{id}/reason", ply=9)[:2] == (409, "why-person")
    other.post(f"/tables/{id}/watch", link=table["watch"])
    assert other.refused(f"/tables/{id}/reason", ply=1)[:2] == (403, "no-seat")
    quiet = program.new_table("me", "apprentice", hints=False, options={"start_player": "seat_1"})["id"]
    assert program.refused(f"/tables/{quiet}/reason", ply=1)[:2] == (403, "no-hint")


def test_leaving_resigning_abandoning(program: Program, other: Program) -> None:
    table = program.new_table("me", "friend")
    id = table["id"]
    other.post(f"/tables/{id}/join", link=table["seats"][1]["link"])
    assert other.post(f"/tables/{id}/leave")["revision"] == 1
    assert program.get(f"/tables/{id}")["seats"][1]["kind"] == "bot"
    other.post(f"/tables/{id}/hand-back", seat=1)
    assert program.get(f"/tables/{id}")["seats"][1]["kind"] == "human"
    program.post(f"/tables/{id}/abandon")
    offers = [offer["id"] for offer in other.get(f"/tables/{id}/position")["offers"]]
    assert offers == ["abandon:1", "play_on:1"]
    other.post(f"/tables/{id}/offers/play_on:1")
    assert other.refused(f"/tables/{id}/offers/abandon:1")[:2] == (409, "no-offer")
    assert other.refused(f"/tables/{id}/play-on")[:2] == (409, "no-way")
    assert other.refused(f"/tables/{id}", "DELETE")[:2] == (409, "no-way")
    retried = [program.post(f"/bot/tables/{id}/resign", id="enough") for _ in range(2)]
    assert retried[0] == retried[1]
    assert program.get(f"/tables/{id}")["result"]["ending"] == "resign"


def test_asking_to_take_a_move_back(program: Program, other: Program) -> None:
    table = program.new_table("me", "friend", options={"start_player": "seat_0"})
    id = table["id"]
    other.post(f"/tables/{id}/join", link=table["seats"][1]["link"])
    program.post(f"/tables/{id}/actions/0", revision=0)
    other.post(f"/tables/{id}/actions/0", revision=1)
    program.post(f"/tables/{id}/offers/ask_back:0")
    offers = other.get(f"/tables/{id}/position")["offers"]
    assert [offer["id"] for offer in offers] == ["allow_back:1", "refuse_back:1"]
    other.post(f"/tables/{id}/offers/allow_back:1")
    assert program.get(f"/tables/{id}")["ply"] == 0


def test_refusals_are_in_the_language_asked_for(served: Served, program: Program) -> None:
    with Program(served.url) as nobody:
        assert nobody.get("/me") == {"known": False, "name": "", "language": "en", "scopes": ["read"]}
        assert nobody.refused("/tables", game="imhotep", seats=[])[:2] == (401, "unknown")
        assert nobody.refused("/bot/events", "GET")[:2] == (401, "unknown")
        assert nobody.refused("/tables/x?lang=fr", "GET")[2].startswith("Cette table n’existe pas")
    with Program(served.url, "ostracon_nothing") as stranger:
        assert stranger.refused("/games", "GET")[:2] == (401, "bad-token")
    assert program.refused("/nothing", "GET")[:2] == (404, "no-such-thing")
    assert program.refused("/me", "DELETE")[:2] == (405, "method-refused")
    status, code, text = program.refused("/tables", game="imhotep")
    assert (status, code) == (400, "malformed") and "seats" in text
    assert program.http.post("/tables", content=b"{").json()["code"] == "malformed"
    assert program.http.post("/tables", content=b"x" * 70_000).json()["code"] == "too-big"


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"seats": [{"who": "me"}]}, "players"),
        ({"seats": [{"who": "me"}, {"who": "wizard"}]}, "seat-1"),
        ({"seats": [{"who": "me", "colour": "mauve"}, {"who": "scribe"}]}, "seat-0"),
        ({"seats": [{"who": "me"}, {"who": "scribe"}], "options": {"side_market": "C"}}, "options"),
        ({"seats": [{"who": "me"}, {"who": "scribe"}], "clock": "own", "bank": 1}, "clock"),
    ],
)
def test_impossible_tables(program: Program, fields: dict[str, Any], code: str) -> None:
    assert program.refused("/tables", game="imhotep", **fields)[:2] == (422, code)


def test_a_page_asks_with_its_cookie_and_header(ada: Person) -> None:
    new = {"game": "imhotep", "seats": [{"who": "me"}, {"who": "scribe"}]}
    ada.http.get("/")
    refused = [
        ada.http.post("/api/v1/tables", json=new),
        ada.http.post("/api/v1/tables", json=new, headers={"sec-fetch-site": "same-origin"}),
        ada.http.post(
            "/api/v1/tables", json=new, headers={"x-ostracon": "1", "sec-fetch-site": "cross-site"}
        ),
    ]
    assert [(one.status_code, one.json()["code"]) for one in refused] == [(403, "forged")] * 3
    own = {"x-ostracon": "1", "sec-fetch-site": "same-origin"}
    made = ada.http.post("/api/v1/tables", json=new, headers=own)
    assert made.status_code == 201
    assert ada.http.get(f"/t/{made.json()['id']}").status_code == 200
    settings = ada.http.get("/api/v1/settings").json()
    kept = ada.http.put("/api/v1/settings", json=settings | {"theme": "dark", "name": "Ada"}, headers=own)
    assert kept.status_code == 200
    assert ada.http.get("/api/v1/settings").json() == settings | {"theme": "dark", "name": "Ada"}


def test_tokens_are_made_used_and_revoked(served: Served, ada: Person) -> None:
    token = token_of(ada, "read", "reader")
    with Program(served.url, token) as reader:
        assert reader.get("/me")["scopes"] == ["read"]
        assert reader.refused("/tables", game="imhotep", seats=[])[:2] == (403, "scope")
        page = ada.http.get("/tokens").text
        assert "reader" in page and "only read" in page and "last used" in page
        assert token not in page, "a token is shown once"
        number = re.search(r'name="revoke" value="(\d+)"', page)
        assert number
        with Person(served.url, "en", "Bob") as bob:
            bob.post("/tokens", revoke=number[1])
        assert reader.get("/me")["known"], "nobody else revokes it"
        ada.post("/tokens", revoke=number[1])
        assert reader.refused("/me", "GET")[:2] == (401, "bad-token")
    assert "Say what the token is for" in ada.post("/tokens", name=" ").text
    assert ada.http.post("/tokens", data={"name": "x"}).status_code == 403
    stored = msgspec.json.encode(served.service.store.engine.url.database)
    assert token.encode() not in stored


def test_the_document_and_its_page(served: Served, ada: Person) -> None:
    document = ada.http.get("/api/openapi.json")
    assert document.headers["content-type"].startswith("application/vnd.oai.openapi+json")
    found = document.json()
    assert found["openapi"].startswith("3.1") and all(path.startswith("/api/v1/") for path in found["paths"])
    page = ada.http.get("/api")
    assert all(path in page.text for path in found["paths"])
    assert "http://" not in re.sub(r'href="http://127[^"]*"', "", page.text), "nothing comes from elsewhere"


def test_the_examples_of_the_guide_run(served: Served, ada: Person) -> None:
    given = {"url": served.url, "token": token_of(ada), "wait_for": until}
    page = str(Path(__file__).parents[2] / "docs" / "api.md")
    failed, tried = doctest.testfile(page, module_relative=False, globs=given)
    assert (failed, tried > 20) == (0, True)


def test_too_many_requests_are_refused(served: Served, ada: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(asking, "ASKING", Limit(0.001, 5))
    with (
        Program(served.url, token_of(ada, name="hasty")) as hasty,
        Program(served.url, token_of(ada)) as calm,
    ):
        answers = [hasty.http.get("/me") for _ in range(8)]
        assert [answer.status_code for answer in answers] == [200] * 5 + [429] * 3
        assert answers[-1].json()["code"] == "too-fast" and answers[-1].headers["retry-after"] == "1"
        assert calm.get("/me")["known"], "others are not refused"
