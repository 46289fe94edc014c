"""Rules for another target: what the binder compiles, and what it refuses with a clear sentence."""

from __future__ import annotations

import threading
import types
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from pebbles import GAME as PEBBLES

from ostracon.kernel import rules
from ostracon.kernel.layout import Record, i8
from ostracon.kernel.target import (
    Binder,
    LongRow,
    Row,
    RuleError,
    fingerprint,
    is_table,
    role,
    rule,
    signature,
    silent,
)

LIMIT = 5
TABLE = ((1, 2), (3, 4))
GREETING = "hello"
LIST = [1, 2]
RAGGED = ((1, 2), (3,))
DEEP_RAGGED = (((1,), (2,)), ((1, 2), (3, 4)))


class State(Record, actions=3):
    """A small state."""

    frogs: int = i8()


def binder(log: list[tuple[str, tuple[str, ...], str]] | None = None) -> Binder:
    """A binder whose compiled form is the plain function with bound globals; tables become lists."""

    def compile(function: types.FunctionType, kinds: tuple[str, ...], result: str) -> Any:
        if log is not None:
            log.append((function.__name__, kinds, result))
        return function

    return Binder(
        PEBBLES.entry_points,
        compile,
        lambda table: [list(row) for row in table],
        lambda name: getattr(rules, name, name),
    )


@rule
def jump(s: State, count: int) -> int:
    """Call another rule, read a table and a number."""
    land(s, count)
    return TABLE[1][0] + LIMIT


@rule
def land(s: State, count: int) -> None:
    """Change the state."""
    s.frogs += count


@rule
def countdown(n: int) -> int:
    return 0 if n == 0 else countdown(n - 1)


@rule
def ping(n: int) -> int:
    return pong(n)


@rule
def pong(n: int) -> int:
    return ping(n)


@rule
def greet(n: int) -> int:
    return n + len(GREETING)


@rule
def through(n: int) -> int:
    return greet(n)


@rule
def use_list(n: int) -> int:
    return LIST[n]


@rule
def use_ragged(n: int) -> int:
    return RAGGED[n][0]


@rule
def use_deep_ragged(n: int) -> int:
    return DEEP_RAGGED[n][0][0]


@rule
def use_plain(n: int) -> int:
    return plain(n)


def plain(n: int) -> int:
    return n


@rule
def untyped(s: State, n):  # type: ignore[no-untyped-def]
    return n


@rule
def no_result(n: int):  # type: ignore[no-untyped-def]
    pass


@rule
def wrong_type(text: str) -> int:
    return 0


@rule
def tells(s: State) -> int:
    note(s, 1)
    return s.frogs


@silent
def note(s: State, count: int) -> None:
    s.frogs += count


# ---- what is compiled


def test_rules_stay_the_functions_they_are() -> None:
    pond = State()
    assert jump(pond, 2) == 8
    assert pond.frogs == 2
    assert role(jump) == "rule"
    assert role(note) == "silent"
    assert role(plain) == role(LIMIT) == ""


def test_callees_are_compiled_before_callers_and_once_each() -> None:
    log: list[tuple[str, tuple[str, ...], str]] = []
    bind = binder(log)
    compiled = bind(jump)
    assert bind(jump) is compiled
    assert log == [("land", ("state", "int"), "none"), ("jump", ("state", "int"), "int")]


def test_threads_that_need_a_rule_at_once_wait_for_it() -> None:
    """A server's first pictures and bots ask together: nobody takes another's work for a rule that calls itself."""
    begun, asked = threading.Event(), threading.Event()
    made: list[str] = []

    def compile(function: types.FunctionType, kinds: tuple[str, ...], result: str) -> Any:
        made.append(function.__name__)
        begun.set()
        assert asked.wait(5)
        return function

    bind = Binder({}, compile, list, lambda name: name)
    with ThreadPoolExecutor(2) as pool:
        first = pool.submit(bind, land)
        assert begun.wait(5)
        second = pool.submit(lambda: (asked.set(), bind(land))[1])
        assert first.result() is second.result()
    assert made == ["land"]


def test_compiled_rules_read_their_own_globals() -> None:
    compiled = binder()(jump)
    assert compiled.__globals__["TABLE"] == [[1, 2], [3, 4]]
    assert compiled.__globals__["LIMIT"] == 5
    assert compiled.__globals__["land"] is not land
    assert "GREETING" not in compiled.__globals__
    pond = State()
    assert compiled(pond, 3) == 8
    assert pond.frogs == 3


def test_entry_points_become_the_games_rules() -> None:
    log: list[tuple[str, tuple[str, ...], str]] = []
    compiled = binder(log)(rules.actor)
    assert compiled.__module__ == PEBBLES.actor.__module__
    assert log == [("decider", ("state",), "int")]


def test_silent_rules_do_nothing_on_other_targets() -> None:
    pond = State()
    assert tells(pond) == 1
    pond = State()
    assert binder()(tells)(pond) == 0
    assert pond.frogs == 0


def test_kinds_come_from_the_annotations() -> None:
    @rule
    def many(s: Record, flag: bool, row: Row, long: LongRow) -> bool:
        return flag

    assert signature(many) == (("state", "bool", "row8", "row64"), "bool")


# ---- what is refused


@pytest.mark.parametrize("function", [countdown, ping])
def test_recursion_is_refused(function: Any) -> None:
    with pytest.raises(RuleError, match=f"rule {function.__name__} calls itself: rules do not recurse"):
        binder()(function)


@pytest.mark.parametrize(
    ("function", "name", "value"),
    [
        (greet, "GREETING", "'hello'"),
        (through, "GREETING", "'hello'"),
        (use_list, "LIST", r"\[1, 2\]"),
        (use_ragged, "RAGGED", r"\(\(1, 2\), \(3,\)\)"),
        (use_deep_ragged, "DEEP_RAGGED", ".*"),
        (use_plain, "plain", "<function plain"),
    ],
)
def test_other_globals_are_refused_by_name(function: Any, name: str, value: str) -> None:
    with pytest.raises(
        RuleError,
        match=rf"names {name} = {value}.*only rules, ints and rectangular tuples of ints can be compiled",
    ):
        binder()(function)


@pytest.mark.parametrize(
    ("function", "sentence"),
    [
        (untyped, "untyped: n is annotated 'nothing'; choose State or one of int, bool"),
        (no_result, "no_result: return is annotated 'nothing'"),
        (wrong_type, "wrong_type: text is annotated 'str'"),
    ],
)
def test_parameters_without_a_kind_are_refused(function: Any, sentence: str) -> None:
    with pytest.raises(RuleError, match=sentence):
        binder()(function)


def test_closures_are_refused() -> None:
    captured = 3

    @rule
    def closure(n: int) -> int:
        return n + captured

    with pytest.raises(RuleError, match="closure"):
        binder()(closure)


@pytest.mark.parametrize("thing", [plain, 5, "jump", len, State])
def test_what_is_no_rule_is_refused(thing: Any) -> None:
    with pytest.raises(RuleError, match="is not a rule"):
        binder()(thing)


def test_optional_entry_point_that_the_game_lacks_says_nothing() -> None:
    """A game without an evaluation: every seat stands alike."""
    assert binder()(rules.evaluate)(State(), 0) == 0


def test_refusal_is_the_same_the_second_time() -> None:
    """A rule that could not be compiled leaves nothing behind in the binder."""
    bind = binder()
    for _ in range(2):
        with pytest.raises(RuleError, match="names GREETING"):
            bind(through)
    assert bind(jump)(State(), 1) == 8


@pytest.mark.parametrize(
    ("value", "table"),
    [
        ((1, 2), True),
        (((1, 2), (3, 4)), True),
        ((((1,), (2,)), ((3,), (4,))), True),
        ((), False),
        ([1, 2], False),
        ((1, "2"), False),
        ((1, True), False),
        ((1, (2,)), False),
        (RAGGED, False),
        (DEEP_RAGGED, False),
        (((),), False),
    ],
)
def test_tables_are_rectangular_tuples_of_ints(value: object, table: bool) -> None:
    assert is_table(value) == table


# ---- the fingerprint


def with_globals(function: Any, **changes: object) -> Any:
    """The same rule in a module where some names mean something else."""
    changed = types.FunctionType(function.__code__, {**function.__globals__, **changes}, function.__name__)
    changed.__annotations__ = function.__annotations__
    changed.__module__ = function.__module__
    return rule(changed)


def test_fingerprint_depends_on_all_that_decides_the_code() -> None:
    original = fingerprint([jump], {}, "facts")
    assert fingerprint([jump], {}, "facts") == original
    others = [
        fingerprint([jump], {}, "other facts"),
        fingerprint([land], {}, "facts"),
        fingerprint([with_globals(jump, LIMIT=6)], {}, "facts"),
        fingerprint([with_globals(jump, TABLE=((1, 2), (3, 5)))], {}, "facts"),
        fingerprint([with_globals(jump, land=with_globals(land, unrelated=1), LIMIT=7)], {}, "facts"),
    ]
    assert len({original, *others}) == 1 + len(others)
    assert fingerprint([with_globals(jump, unrelated=1)], {}, "facts") == original


def test_fingerprint_follows_calls() -> None:
    @rule
    def land_elsewhere(s: State, count: int) -> None:
        s.frogs -= count

    assert fingerprint([with_globals(jump, land=land_elsewhere)], {}) != fingerprint([jump], {})
