"""The search's records hold the same natively and interpreted, and its arrays serve one decision after the other."""

from __future__ import annotations

import inspect

import pytest

from ostracon.bots import bot, evaluation, perspective, tree
from ostracon.bots import search as searching
from ostracon.bots.engine import engine, interpreted
from ostracon.bots.records import Node, RootAction, SearchRecord, Settings, Workspace
from ostracon.bots.search import Search, node_arrays
from ostracon.kernel.game import game
from ostracon.kernel.match import Match
from ostracon.kernel.target import RecordKind, role, signature


@pytest.fixture(autouse=True)
def compiling(monkeypatch: pytest.MonkeyPatch) -> None:
    """Native code whenever it is needed, and no idle arrays of other tests."""
    monkeypatch.setattr("ostracon.bots.engine._warm", None)
    monkeypatch.setattr(searching, "_idle", {False: [], True: []})


@pytest.mark.parametrize("kind", [Node, RootAction, Settings, Workspace])
def test_a_record_comes_back_from_its_array(kind: type[SearchRecord]) -> None:
    """Every field, its neighbours untouched."""
    native = engine(game("imhotep"))
    records = native.records(kind, 3)
    given = kind()
    for number, (name, field) in enumerate(kind.fields.items(), 1):
        setattr(given, name, [number] * field.shape[0] if field.shape else number)
    native.set_record(records, 1, given)
    assert vars(native.get_record(records, 1, kind)) == vars(given)
    assert (
        vars(native.get_record(records, 0, kind)) == vars(kind()) == vars(native.get_record(records, 2, kind))
    )


def test_rules_take_records_by_their_class() -> None:
    """One as its class, an array as a list of it."""
    kinds, result = signature(tree.select)
    assert kinds == ("state", RecordKind(Node, True), RecordKind(Settings, False), "int", "int")
    assert result == "int"


def test_no_rule_takes_more_than_eight_parameters() -> None:
    """What belongs together travels in a record."""
    rules = [rule for module in (tree, evaluation) for rule in vars(module).values() if role(rule)]
    assert len(rules) > 10
    assert all(len(inspect.signature(rule).parameters) <= 8 for rule in rules)


@pytest.mark.parametrize("make", [engine, interpreted])
def test_decisions_share_node_arrays(make: object) -> None:
    """The next decision gets the array of the last one; searches at the same time have one each."""
    assert callable(make)
    code = make(game("imhotep"))
    with node_arrays(code, 1) as (first,), node_arrays(code, 2) as (second, third):
        assert len({id(first), id(second), id(third)}) == 3
    with node_arrays(code, 1) as (again,):
        assert again is first


def test_idle_arrays_are_few() -> None:
    """However many trees have grown at once."""
    code = interpreted(game("imhotep"))
    with node_arrays(code, searching.IDLE_NODE_ARRAYS + 2):
        pass
    assert len(searching._idle[False]) == searching.IDLE_NODE_ARRAYS


def test_a_used_array_changes_no_decision() -> None:
    """What another search has left in it is not seen."""
    match = Match.new("imhotep", 2, seed=12)
    fresh = Search(iterations=120).consider(perspective(match), 3)
    Search(iterations=500).consider(perspective(Match.new("imhotep", 4, seed=5)), 8)
    assert len(searching._idle[True]) == 1
    assert Search(iterations=120).consider(perspective(match), 3) == fresh


def test_a_spec_is_read_once() -> None:
    """A table names its bot at every decision."""
    assert bot("architect", game("imhotep")) is bot("search:450")
