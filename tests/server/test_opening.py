"""Match files: what is right opens as a private table, what is not is refused in one sentence and leaves nothing behind."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from sqlalchemy import func, select

from ostracon.kernel.match import Match
from ostracon.kernel.record import read_record, verify
from ostracon.server import schema
from ostracon.server.opening import FILE_LIMIT, NotOpened, played, readable
from ostracon.server.words import words

from ..serving import Person, Served, until
from .test_people import on_server

Record = dict[str, Any]


def a_match(actions: int | None = None, name: str = "imhotep") -> Match:
    """A random game, to its end or so many actions long."""
    match, choose = Match.new(name, 2, seed=7), random.Random(7)
    while not match.over and match.ply != actions:
        match.play(choose.choice(match.legal()))
    return match


@pytest.fixture(scope="module")
def record() -> Record:
    """The file of a finished game, with names that somebody meant ill with."""
    found: Record = json.loads(a_match().record().to_json())
    names = ["<script>alert(1)</script>\u202e and more than fits", "Ada"]
    kinds = [{"kind": "human"}, {"kind": "bot", "bot": "vizier"}]
    found["seats"] = [
        {"name": name, "colour": "black", **kind} for name, kind in zip(names, kinds, strict=True)
    ]
    return found


def send(person: Person, data: bytes | Record) -> httpx.Response:
    """Send a file with the form of the home page."""
    content = json.dumps(data).encode() if isinstance(data, dict) else data
    token = {"form_token": person.form_token("/")}
    return person.http.post(
        "/open", data=token, files={"record": ("match.json", content, "application/json")}
    )


def tables(served: Served) -> int:
    async def count() -> int:
        async with served.service.store.engine.connect() as connection:
            return int(
                (await connection.execute(select(func.count()).select_from(schema.tables))).scalar_one()
            )

    return int(on_server(served, count()))


def test_a_finished_game_opens_as_a_table(served: Served, ada: Person, zoe: Person, record: Record) -> None:
    answer = send(ada, record)
    assert answer.status_code == 200, answer.text
    table = answer.url.path.split("/")[2]
    live = served.service.open_tables[table]
    assert live.table.played_out and live.published and not live.header.public and not live.header.rated
    assert [seat.name for seat in live.stored_seats] == ["<script>alert(1)</script", "Ada"]
    assert [seat.kind for seat in live.stored_seats] == ["human", "bot"]
    assert len({seat.colour for seat in live.stored_seats}) == 2
    verify(read_record(ada.http.get(f"/t/{table}/record.json").text))
    assert read_record(ada.http.get(f"/t/{table}/record.json").text).actions == record["actions"]
    assert ada.http.get(f"/t/{table}/moment/5.svg").status_code == 200
    assert ada.http.get(f"/t/{table}/analysis").json()["state"] == "none"
    page = ada.http.get("/finished").text
    assert f"/t/{table}?replay=1" in page and "<script>alert" not in page
    assert "imhotep" not in ada.http.get("/statistics").text, "nobody played it here"
    assert zoe.http.get(f"/t/{table}").status_code == 403, "it is private"
    assert ada.post(f"/t/{table}/menu", way="delete").status_code == 200, (
        "and whoever opened it may delete it"
    )


def test_a_game_that_is_not_over_goes_on(served: Served, ada: Person) -> None:
    match = a_match(20)
    found: Record = json.loads(match.record(with_secret=True).to_json())
    found["seats"] = [{"name": "Ada", "kind": "human"}, {"name": "Hapi", "kind": "bot", "bot": "apprentice"}]
    table = send(ada, found).url.path.split("/")[2]
    assert served.table(table).match.actions[:20] == match.actions
    with ada.live(table) as live:
        live.arrive()
        assert live.until_my_turn()
        ply = served.table(table).match.ply
        assert live.ask("act", action=live.moves()[0])["type"] == "done"
        until(lambda: served.table(table).match.ply > ply)
    assert served.table(table).hints


def test_a_program_opens_a_file(served: Served, ada: Person, record: Record) -> None:
    ada.http.get("/")
    answer = ada.http.post("/api/v1/records", json=record, headers={"x-ostracon": "1"})
    assert answer.status_code == 201, answer.text
    assert answer.json()["over"] and answer.json()["host"]
    refused = ada.http.post(
        "/api/v1/records", json=record | {"rules_version": 999}, headers={"x-ostracon": "1"}
    )
    assert refused.status_code == 422 and refused.json()["code"] == "open-other-rules"


def changed(**changes: Any) -> Callable[[Record], Record]:
    return lambda record: record | changes


FAULTS: dict[str, tuple[Callable[[Record], Record | bytes], str]] = {
    "nothing": (lambda _: b"", "open-nothing"),
    "not JSON": (lambda _: b"\xff\xfe{", "open-no-record"),
    "a list": (lambda _: b"[1, 2]", "open-no-record"),
    "nested too deep": (lambda _: b"[" * 100_000, "open-no-record"),
    "another file": (lambda _: {"format": "other"}, "open-no-record"),
    "of the future": (changed(format_version=99), "open-newer"),
    "without players": (changed(players="many"), "open-damaged"),
    "too many players": (changed(players=99), "open-damaged"),
    "strange options": (changed(options={"side_pyramid": ["B"]}), "open-damaged"),
    "another game": (changed(game="chess"), "open-no-game"),
    "a path as a game": (changed(game="../../etc/passwd"), "open-no-game"),
    "other rules": (changed(rules_version=999), "open-other-rules"),
    "other figures": (changed(components="0" * 64), "open-other-figures"),
    "no secret": (changed(secret=None), "open-no-secret"),
    "another secret": (changed(secret="00" * 32), "open-wrong-secret"),
    "not hexadecimal": (changed(secret="xyz"), "open-damaged"),
    "an illegal action": (lambda r: r | {"actions": [*r["actions"][:3], "sail 9 9"]}, "open-illegal"),
    "too long": (lambda r: r | {"actions": [*r["actions"], r["actions"][0]]}, "open-illegal"),
    "a better result": (lambda r: r | {"result": r["result"] | {"total": [999, 0]}}, "open-wrong-result"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_what_is_wrong_is_said_in_one_sentence(
    served: Served, zoe: Person, record: Record, fault: str
) -> None:
    change, key = FAULTS[fault]
    before = tables(served)
    answer = send(zoe, change(record))
    number = {"number": 4 if fault == "an illegal action" else len(record["actions"]) + 1}
    sentence = words("fr")(key, **(number if key == "open-illegal" else {}))
    assert answer.status_code == 422
    assert f'role="alert">{sentence}</p>' in answer.text.replace("&#39;", "'"), answer.text
    assert tables(served) == before, "nothing is half-written"


def test_too_big_a_file(served: Served, ada: Person, record: Record) -> None:
    before = tables(served)
    for size in (FILE_LIMIT + 1, 4 * FILE_LIMIT):
        answer = send(ada, b" " * size)
        assert answer.status_code in (413, 422)
        assert "The file is too big: a match file has at most 512 KB." in answer.text
    assert tables(served) == before


def test_a_form_of_another_site_opens_nothing(served: Served, ada: Person, record: Record) -> None:
    ada.http.get("/")
    answer = ada.http.post(
        "/open", files={"record": ("m.json", json.dumps(record).encode(), "application/json")}
    )
    assert answer.status_code == 403


@pytest.mark.slow
def test_no_damage_to_a_file_is_more_than_a_refusal(record: Record) -> None:
    """Random bytes changed, cut out or doubled: opened as what it is, or refused; nothing else."""
    whole, choose = json.dumps(record).encode(), random.Random(5)
    game = a_match(0).game
    refused = 0
    for _ in range(2000):
        at, to = sorted(choose.randrange(len(whole)) for _ in range(2))
        kind = choose.randrange(3)
        if kind == 0:
            data = whole[:at] + bytes([choose.randrange(256)]) + whole[at + 1 :]
        elif kind == 1:
            data = whole[:at] + whole[to:]
        else:
            data = whole[:to] + whole[at:]
        try:
            played(readable(data), game)
        except NotOpened:
            refused += 1
    assert refused > 1000
