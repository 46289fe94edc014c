"""Match files: every fault is one clear sentence."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ostracon.games.imhotep import GAME
from ostracon.kernel.errors import BadRecord, OstraconError
from ostracon.kernel.match import Match
from ostracon.kernel.record import load_file, read_record, replay, verify

quick = settings(max_examples=150, deadline=None, derandomize=True, database=None)


@cache
def finished_text() -> str:
    """A finished match as the text of its file."""
    match = Match.new(GAME, 3, {"side_temple": "B", "wrath_of_the_pharaoh": True}, seed="record")
    choice = random.Random(1)
    while not match.over:
        match.play(choice.choice(match.legal()))
    return match.record().to_json()


def finished() -> dict[str, Any]:
    """A finished match as a record of one's own to tamper with."""
    record: dict[str, Any] = json.loads(finished_text())
    return record


def check(record: object) -> Match:
    """Read and verify, as `ostracon verify` does."""
    return verify(read_record(json.dumps(record)))


# ---- round trips


def test_record_replays_to_the_same_match() -> None:
    match = Match.new(GAME, 3, {"side_temple": "B"}, seed=3)
    choice = random.Random(3)
    while not match.over:
        match.play(choice.choice(match.legal()))
    again = verify(read_record(match.record().to_json()))
    assert again.position().to_array().tobytes() == match.position().to_array().tobytes()
    assert again.record() == match.record()
    assert again.options == match.options


def test_record_is_plain_json_in_notation() -> None:
    record = finished()
    assert record["format"] == "ostracon-match"
    assert record["format_version"] == 1
    assert record["components"] == GAME.components.hash
    assert all(GAME.actions.notation(GAME.actions.parse(action)) == action for action in record["actions"])
    assert set(record["result"]) == {"standing", "total", "sheet"}


def test_secret_is_published_only_when_the_game_is_over() -> None:
    match = Match.new(GAME, 2, seed=1)
    record = match.record()
    assert record.secret is None
    assert record.result is None
    assert record.commitment == match.commitment
    assert match.secret.hex() not in record.to_json()
    assert match.record(with_secret=True).secret == match.secret.hex()
    with pytest.raises(BadRecord, match="not finished: its secret has not been published"):
        verify(read_record(record.to_json()))


def test_unfinished_match_replays_with_its_secret() -> None:
    match = Match.new(GAME, 2, {"start_player": "seat_0"}, seed=1)
    match.play("get-stones")
    assert replay(read_record(match.record(with_secret=True).to_json())).position() == match.position()


def test_file_round_trip(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    path.write_text(finished_text(), "utf-8")
    assert verify(load_file(path)).over
    assert json.loads(load_file(str(path)).to_json()) == finished()


# ---- files that are no match files


def test_missing_file_names_the_file(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match=r"cannot read .*nothing.json: No such file"):
        load_file(tmp_path / "nothing.json")


def test_folder_is_no_file(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match="cannot read"):
        load_file(tmp_path)


@pytest.mark.parametrize("part", [0.0, 0.001, 0.2, 0.5, 0.9, 0.999])
def test_truncated_file_is_refused(part: float) -> None:
    text = finished_text()
    with pytest.raises(BadRecord, match="not a readable match file"):
        read_record(text[: int(len(text) * part)])


@pytest.mark.parametrize(
    "text",
    [
        "",
        "hello",
        b"\xff\xfe\x00",
        b"\x89PNG\r\n",
        "{'format': 1}",
        "[" * 100_000,
        '{"a":' * 50_000,
        "9" * 5000,
    ],
)
def test_what_is_not_json_is_refused(text: str | bytes) -> None:
    with pytest.raises(BadRecord, match="not a readable match file"):
        read_record(text)


@pytest.mark.parametrize(
    "value", [None, 1, [], "ostracon-match", {}, {"format": "chess"}, {"format": ["ostracon-match"]}, True]
)
def test_other_json_is_refused(value: object) -> None:
    with pytest.raises(BadRecord, match="not an Ostracon match file"):
        check(value)


# ---- faults one by one


def fault(**changes: object) -> dict[str, Any]:
    return finished() | changes


@pytest.mark.parametrize("version", [2, 99])
def test_newer_format_asks_for_an_update(version: int) -> None:
    with pytest.raises(
        BadRecord, match=f"format version {version}; this Ostracon reads up to 1: please update it"
    ):
        check(fault(format_version=version))


@pytest.mark.parametrize("version", [0, -1, "1", None, 1.0, True, [1]])
def test_strange_format_version_is_refused(version: object) -> None:
    with pytest.raises(BadRecord, match=r"format_version is .*; expected a whole number from 1 to 1"):
        check(fault(format_version=version))


@pytest.mark.parametrize(
    "key", ["game", "rules_version", "components", "players", "options", "commitment", "actions"]
)
def test_missing_key_is_named(key: str) -> None:
    record = finished()
    del record[key]
    with pytest.raises(BadRecord, match=f"lacks a proper '{key}'"):
        check(record)


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("game", 5),
        ("rules_version", "1"),
        ("rules_version", True),
        ("components", 0),
        ("players", "3"),
        ("players", 3.0),
        ("players", True),
        ("options", []),
        ("options", None),
        ("commitment", 5),
        ("actions", "pass"),
        ("actions", {}),
    ],
)
def test_wrong_type_is_named(key: str, value: object) -> None:
    with pytest.raises(BadRecord, match=f"lacks a proper '{key}'"):
        check(fault(**{key: value}))


@pytest.mark.parametrize("actions", [[1], [None], [["pass"]], ["get-stones", 0]])
def test_actions_must_be_texts(actions: list[object]) -> None:
    with pytest.raises(BadRecord, match="actions must be texts in notation"):
        check(fault(actions=actions))


def test_wrong_commitment_is_found() -> None:
    with pytest.raises(BadRecord, match="the secret does not match the commitment"):
        check(fault(commitment="0" * 64))


def test_other_secret_is_found() -> None:
    with pytest.raises(BadRecord, match="the secret does not match the commitment"):
        check(fault(secret="ab" * 32))


@pytest.mark.parametrize("secret", ["xyz", "abc", 5, ["ab"], {"a": 1}, True])
def test_unreadable_secret_is_named(secret: object) -> None:
    with pytest.raises(BadRecord, match="is not a hexadecimal number"):
        check(fault(secret=secret))


@pytest.mark.parametrize("secret", [None, ""])
def test_record_without_secret_cannot_be_replayed(secret: object) -> None:
    with pytest.raises(BadRecord, match="its secret has not been published"):
        check(fault(secret=secret))


def test_short_secret_is_found() -> None:
    with pytest.raises(BadRecord, match="the secret does not match the commitment"):
        check(fault(secret="abcd"))


def test_unknown_game_is_named() -> None:
    with pytest.raises(BadRecord, match=r"unknown game 'senet'; choose from .*imhotep"):
        check(fault(game="senet"))


def test_other_rules_version_is_named() -> None:
    with pytest.raises(BadRecord, match="rules version 7; installed is version"):
        check(fault(rules_version=7))


def test_other_component_data_is_named() -> None:
    with pytest.raises(BadRecord, match="component data feedfacefeedface; in use is"):
        check(fault(components="feedfacefeedface"))


@pytest.mark.parametrize("players", [0, 1, 5, -3, 10**20])
def test_bad_player_count_is_named(players: int) -> None:
    with pytest.raises(BadRecord, match=rf"cannot be played by {players} players"):
        check(fault(players=players))


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"side_sphinx": "A"}, "unknown option 'side_sphinx'"),
        ({"side_market": "C"}, "option side_market cannot be 'C'"),
        ({"side_market": None}, "option side_market cannot be None"),
        ({"side_market": ["A"]}, "option side_market cannot be"),
        ({"start_player": "seat_3"}, "start_player seat_3 does not exist with 3 players"),
    ],
)
def test_bad_options_are_named(options: dict[str, object], sentence: str) -> None:
    with pytest.raises(BadRecord, match=sentence):
        check(fault(options=options))


def tamper(change: Callable[[list[str]], None]) -> dict[str, Any]:
    record = finished()
    change(record["actions"])
    return record


def test_tampered_action_is_named_with_its_number() -> None:
    def change(actions: list[str]) -> None:
        actions[4] = "pass"

    with pytest.raises(BadRecord, match=r"action 5 of the match: pass is not possible now \(must-act\)"):
        check(tamper(change))


def test_unreadable_action_is_named_with_its_number() -> None:
    def change(actions: list[str]) -> None:
        actions[2] = "swim to the sphinx"

    with pytest.raises(BadRecord, match="action 3 of the match: cannot read action 'swim to the sphinx'"):
        check(tamper(change))


def test_action_after_the_end_is_refused() -> None:
    with pytest.raises(BadRecord, match=r"pass is not possible now \(game-over\)"):
        check(tamper(lambda actions: actions.append("pass")))


def test_missing_action_is_found() -> None:
    with pytest.raises(BadRecord):
        check(tamper(lambda actions: actions.pop()))


def test_other_legal_choice_is_found_by_the_result() -> None:
    """An action replaced by another legal one leads to another position: some later action or the result gives it away."""
    record = finished()
    match = Match(GAME, record["players"], record["options"], bytes.fromhex(record["secret"]))
    for number, action in enumerate(record["actions"]):
        others = [
            GAME.actions.notation(other) for other in match.legal() if GAME.actions.notation(other) != action
        ]
        if others and number % 10 == 0:
            forged = finished()
            forged["actions"][number] = others[0]
            with pytest.raises(BadRecord):
                check(forged)
        match.play(action)


@pytest.mark.parametrize(
    "change",
    [
        lambda result: result["total"].__setitem__(0, result["total"][0] + 1),
        lambda result: result["standing"].reverse(),
        lambda result: result["sheet"]["pyramid"].__setitem__(1, 99),
        lambda result: result["sheet"].pop("wrath"),
        lambda result: result.__setitem__("total", None),
    ],
)
def test_tampered_result_is_found(change: Callable[[dict[str, Any]], None]) -> None:
    record = finished()
    change(record["result"])
    with pytest.raises(BadRecord, match="the result in the file is not the result of its actions"):
        check(record)


@pytest.mark.parametrize("result", ["won", 5, [1], {"total": [1, 2, 3]}])
def test_strange_result_is_found(result: object) -> None:
    with pytest.raises(BadRecord, match="the result in the file is not the result of its actions"):
        check(fault(result=result))


def test_missing_result_of_a_finished_game_is_found() -> None:
    with pytest.raises(BadRecord, match="no result of a finished game"):
        check(fault(result=None))


# ---- fuzz: whatever a file holds, the answer is a sentence


def verified(text: str | bytes) -> Match | None:
    """The match of a record, or None when it is refused: then by an error that is meant for people."""
    try:
        return verify(read_record(text))
    except OstraconError as error:
        assert str(error)
        assert str(error).encode("utf-8"), "fit to be printed"
        return None


def refused_or_the_same(text: str | bytes) -> bool:
    """Whether a changed record is refused, or still tells of the same game."""
    match, original = verified(text), verified(finished_text())
    assert original is not None
    return match is None or match.scores() == original.scores()


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=True) | st.text(max_size=12),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=8,
)


@quick
@given(st.binary(max_size=200))
def test_random_bytes_are_refused_politely(data: bytes) -> None:
    assert verified(data) is None


@quick
@given(st.text(max_size=200))
def test_random_text_is_refused_politely(text: str) -> None:
    assert verified(text) is None


@quick
@given(json_values)
def test_random_json_is_refused_politely(value: object) -> None:
    assert verified(json.dumps(value)) is None


@quick
@given(
    st.sampled_from(["format", "format_version", "game", "rules_version", "components", "players"]),
    json_values,
)
def test_record_with_any_value_in_its_head_is_refused_politely(key: str, value: object) -> None:
    assert refused_or_the_same(json.dumps(fault(**{key: value})))


@quick
@given(st.sampled_from(["options", "commitment", "secret", "actions", "result"]), json_values)
def test_record_with_any_value_in_its_body_is_refused_politely(key: str, value: object) -> None:
    assert refused_or_the_same(json.dumps(fault(**{key: value})))


@quick
@given(st.dictionaries(st.sampled_from([option.name for option in GAME.options]), json_values, max_size=3))
def test_any_options_are_refused_politely(options: dict[str, object]) -> None:
    assert refused_or_the_same(json.dumps(fault(options=options)))


@quick
@given(
    st.lists(
        st.sampled_from([GAME.actions.notation(n) for n in range(GAME.actions.total)]) | st.text(max_size=8),
        max_size=6,
    )
)
def test_any_actions_are_refused_politely(actions: list[str]) -> None:
    assert refused_or_the_same(json.dumps(fault(actions=actions)))


@quick
@given(st.integers(0, 10**6), st.integers(0, 255))
def test_one_changed_byte_is_found_or_harmless(place: int, byte: int) -> None:
    data = bytearray(finished_text().encode())
    data[place % len(data)] = byte
    assert refused_or_the_same(bytes(data))
