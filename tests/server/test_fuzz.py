"""Whatever anybody sends: no crash, an answer that the document describes, and other tables unharmed."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from hypothesis.errors import InvalidArgument, Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from ostracon.server.limits import Bucket, Limit, Limits

from ..serving import Live, Person, Served
from .programs import Program, token_of

# The server's own threads draw random numbers while Hypothesis makes examples in this one.
pytestmark = pytest.mark.filterwarnings("ignore:Do not use the .random. module inside strategies")

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
ENDLESS = ("/bot/events", "/bot/lobby", "/stream")  # answers that do not end are tested elsewhere


IN_PERSON = ("/account", "/admin", "/session", "/tokens", "/resets")  # not for tokens
NUMBERS = count()


class Generous(Limits):
    """No limits: they are tested elsewhere."""

    def bucket(self, limit: Limit, who: str) -> Bucket:
        """A full bucket each time."""
        return Bucket(limit)


@pytest.fixture
def program(served: Served, ada: Person) -> Iterator[Program]:
    usual, served.service.limits = served.service.limits, Generous()
    ada.post("/sign-up", name=f"Fuzz {next(NUMBERS)}", password="three blocks of stone")
    with Program(served.url, token_of(ada)) as made:
        yield made
    served.service.limits = usual


def repeatable(examples: int) -> Any:
    """So many examples, the same each time."""
    return settings(
        max_examples=examples,
        derandomize=True,
        database=None,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )


def fuzz(served: Served, program: Program, examples: int) -> int:
    """Ask for everything in the document, with what it allows and with what it does not; how many requests."""
    usual = repeatable(examples)
    document = requests.get(f"{served.url}/api/openapi.json", timeout=30).json()
    schema = schemathesis.openapi.from_dict(document)
    asked = 0
    with requests.Session() as with_token, requests.Session() as signed_in:
        with_token.headers["authorization"] = f"Bearer {program.token}"
        signed_in.headers["x-ostracon"] = "1"
        for found in schema.get_all_operations():
            operation = found.ok()
            if operation.path.endswith(ENDLESS):
                continue
            session = with_token
            if operation.path.removeprefix("/api/v1").startswith(IN_PERSON):
                session = signed_in
                sign_up(served, signed_in)
            real = real_path(program, operation.path.removeprefix("/api/v1"))
            for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE):
                for given_path in [real, {}] if real else [{}]:
                    asked += ask_all(served, session, operation, mode, given_path, usual)
    return asked


def sign_up(served: Served, session: requests.Session) -> None:
    """A new account for a session, whatever became of the one before."""
    session.cookies.clear()
    new = {"name": f"Fuzz {next(NUMBERS)}", "password": "three blocks of stone"}
    assert session.post(f"{served.url}/api/v1/accounts", json=new, timeout=30).status_code == 201


def real_path(program: Program, path: str) -> dict[str, Any]:
    """What an address may name that is there."""
    number = next(NUMBERS)
    found: dict[str, Any] = {}
    if path.startswith("/groups/{name}"):
        found = {"name": program.post("/groups", name=f"Club {number}")["name"]}
    elif path.startswith("/tournaments/{id}"):
        found = {"id": program.post("/tournaments", name="Cup", game="imhotep", seats=2)["id"]}
    elif path.startswith("/people/{name}"):
        found = {"name": program.get("/me")["name"]}
    elif "{id}" in path and not path.startswith(IN_PERSON):
        found = {"id": fresh_table(program)}
    return found | ({"game": "imhotep"} if "{game}" in path else {})


def ask_all(
    served: Served, session: requests.Session, operation: Any, mode: Any, path: dict[str, Any], usual: Any
) -> int:
    """Ask for one thing in many ways; how many requests."""
    asked = 0

    @usual
    @given(operation.as_strategy(mode, path_parameters=path or None))
    def ask(case: schemathesis.Case) -> None:
        nonlocal asked
        asked += 1
        case.call_and_validate(base_url=served.url, session=session, checks=CHECKS, timeout=30)

    try:
        ask()
    except (InvalidArgument, Unsatisfiable):
        assert mode is GenerationMode.NEGATIVE, operation.path  # nothing can be wrong with it
    return asked


def fresh_table(program: Program) -> str:
    """A table in the middle of a game, with somebody who may do everything."""
    id = program.new_table("me", "here", public=True)["id"]
    program.act(id)
    return str(id)


def test_every_end_point_answers_as_the_document_says(served: Served, program: Program) -> None:
    untouched = fresh_table(program)
    before = program.get(f"/tables/{untouched}/position")
    assert fuzz(served, program, 1) > 150
    assert program.get(f"/tables/{untouched}/position") == before


@pytest.mark.slow
def test_every_end_point_for_long(served: Served, program: Program) -> None:
    assert fuzz(served, program, 25) > 3000


# ---- the socket

MALFORMED: list[str] = json.loads((Path(__file__).parent / "corpus" / "malformed.json").read_text("utf-8"))
COMMANDS = ("act", "undo", "restart", "end_turn", "offer", "handover", "chat", "set", "why", "look", "hint")
VALUES = (
    st.none()
    | st.booleans()
    | st.integers(-5, 200)
    | st.integers()
    | st.floats()
    | st.sampled_from(["always", "never", "take_over:1", "hand_back:0", "ship-1", "x" * 3000])
    | st.text(max_size=40)
)
NESTED = st.recursive(
    VALUES,
    lambda inner: st.lists(inner, max_size=9) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
)
FIELDS = ("seq", "action", "sure", "name", "seat", "text", "settings", "element", "path", "ply", "more")
MESSAGES = st.builds(
    lambda type, fields: {"type": type} | fields,
    st.sampled_from([*COMMANDS, "dance"]) | NESTED,
    st.dictionaries(st.sampled_from(FIELDS), NESTED, max_size=5),
)


@pytest.fixture
def two_tables(served: Served, ada: Person, zoe: Person) -> Iterator[tuple[Live, Live]]:
    """A table for nonsense, and one beside it that must not notice."""
    made = [
        ada.new_table("me", "apprentice", start_player="seat_0", hints="on"),
        zoe.new_table("me", "apprentice"),
    ]
    with ada.live(made[0]) as noisy, zoe.live(made[1]) as quiet:
        noisy.arrive(), quiet.arrive()
        assert quiet.until_my_turn()
        before = list(served.table(made[1]).journal)
        yield noisy, quiet
        assert served.table(made[1]).journal == before
        assert quiet.ask("act", action=quiet.moves()[0], sure=True)["type"] == "done"


def answered(live: Live) -> list[dict[str, Any]]:
    """What came before the answer to a ping: the line still stands."""
    live.raw('{"type": "ping"}')
    found: list[dict[str, Any]] = []
    while True:
        message = live.listen()
        if message["type"] == "pong" or message.get("code") == "too-fast":
            return found
        found.append(message)


def test_every_malformed_message_is_answered_by_an_error(two_tables: tuple[Live, Live]) -> None:
    noisy, _ = two_tables
    for text in MALFORMED:
        noisy.raw(text)
        answer = noisy.until_type("error")
        assert answer["code"] in ("malformed", "unknown-command"), (text, answer)
        assert answer["text"]
    for data in (b"\xff\xfe", b'{"type": "\xc3\x28"}', b"\x00" * 300, b"[" * 16_000):
        noisy.raw(data)
        assert noisy.until_type("error")["code"] == "malformed"


@pytest.mark.parametrize(
    "examples", [pytest.param(120, id="some"), pytest.param(2000, id="many", marks=pytest.mark.slow)]
)
def test_any_message_is_answered(
    two_tables: tuple[Live, Live],
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
    examples: int,
) -> None:
    noisy, _ = two_tables
    caplog.set_level(logging.ERROR)
    monkeypatch.setattr(Bucket, "take", lambda self: True)  # limits are tested elsewhere
    count = 0

    @repeatable(examples)
    @given(MESSAGES)
    def send(message: dict[str, Any]) -> None:
        nonlocal count
        count += 1
        noisy.raw(json.dumps({"id": f"fuzz-{count}"} | message))
        answers = answered(noisy)
        assert not [one for one in answers if one.get("code") == "failed"], message
        if message["type"] not in COMMANDS:
            assert [one["type"] for one in answers if "id" in one] == ["error"], (message, answers)

    send()
    assert count >= examples
    assert not [record for record in caplog.records if record.name == "ostracon"]
