"""Records and their twins."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ostracon.kernel.layout import LIMITS, Record, flat, i8, i16, i64, mask_words


class Pond(Record, actions=70):
    """A state with fields of every kind and shape."""

    frogs: int = i8()
    depth_of_water: int = i16()
    drops: int = i64()
    pads: list[int] = i8(5)
    shore: list[list[int]] = i16(2, 3)
    reeds: list[list[list[int]]] = i8(2, 3, 4)
    stars: list[list[int]] = i64(2, 2)


def numbers(kind: str) -> st.SearchStrategy[int]:
    return st.integers(-LIMITS[kind] - 1, LIMITS[kind])


def nested(kind: str, shape: tuple[int, ...]) -> st.SearchStrategy[Any]:
    if not shape:
        return numbers(kind)
    return st.lists(nested(kind, shape[1:]), min_size=shape[0], max_size=shape[0])


@st.composite
def ponds(draw: st.DrawFn) -> Pond:
    pond = Pond()
    for name, field in Pond.fields.items():
        setattr(pond, name, draw(nested(field.kind, field.shape)))
    return pond


@settings(max_examples=40, deadline=None, derandomize=True, database=None)
@given(ponds())
def test_twin_and_record_hold_the_same(pond: Pond) -> None:
    array = pond.to_array()
    assert array.dtype == Pond.dtype
    assert Pond.from_array(array, 0) == pond
    assert Pond.from_array(array, 0).values() == pond.values()


def test_new_record_is_all_zero_with_every_shape() -> None:
    pond = Pond()
    assert pond.frogs == 0
    assert pond.shore == [[0, 0, 0], [0, 0, 0]]
    assert pond.reeds == [[[0] * 4] * 3] * 2
    assert pond.events is None
    assert set(flat(list(pond.values()))) == {0}


def test_three_dimensional_fields_keep_their_places() -> None:
    pond = Pond()
    pond.reeds[1][2][3] = 7
    pond.reeds[0][1][2] = -5
    array = pond.to_array()
    assert array["reeds"].shape == (1, 2, 3, 4)
    assert array["reeds"][0, 1, 2, 3] == 7
    assert array["reeds"][0, 0, 1, 2] == -5
    assert Pond.from_array(array, 0).reeds == pond.reeds


def test_rows_of_a_new_record_are_not_shared() -> None:
    pond = Pond()
    pond.shore[0][1] = 4
    pond.reeds[0][0][0] = 9
    assert pond.shore == [[0, 4, 0], [0, 0, 0]]
    assert sum(flat(pond.reeds)) == 9
    assert Pond().shore == [[0, 0, 0], [0, 0, 0]]


def test_copy_shares_nothing() -> None:
    pond = Pond()
    pond.events = [(1, 2, 3)]
    twin = pond.copy()
    assert twin == pond
    assert twin.events is None
    twin.frogs = 3
    twin.pads[4] = 1
    twin.shore[1][2] = 2
    twin.reeds[1][2][3] = 3
    twin.mask[0] = 1
    twin.dice[0] = 1
    assert set(flat(list(pond.values()))) == {0}
    assert twin != pond


def test_write_goes_to_one_record_of_an_array() -> None:
    import numpy as np

    array = np.zeros(3, Pond.dtype)
    pond = Pond()
    pond.frogs = 5
    pond.write(array, 1)
    assert array["frogs"].tolist() == [0, 5, 0]


@pytest.mark.parametrize(
    ("name", "value", "kind"),
    [
        ("frogs", 128, "int8"),
        ("frogs", -129, "int8"),
        ("depth_of_water", 32768, "int16"),
        ("drops", 2**63, "int64"),
        ("pads", [0, 0, 0, 0, 200], "int8"),
        ("reeds", [[[0] * 4] * 3, [[0, 0, 0, -200], [0] * 4, [0] * 4]], "int8"),
    ],
)
def test_number_that_does_not_fit_is_an_error(name: str, value: Any, kind: str) -> None:
    pond = Pond()
    setattr(pond, name, value)
    with pytest.raises(OverflowError, match=rf"Pond\.{name} = .* does not fit {kind}"):
        pond.to_array()


def test_limits_themselves_fit() -> None:
    pond = Pond()
    pond.frogs, pond.depth_of_water, pond.drops = -128, 32767, -(2**63)
    assert Pond.from_array(pond.to_array(), 0) == pond


@pytest.mark.parametrize("name", ["round", "item", "size", "copy_", "shape"])
def test_names_of_numpy_scalars_are_refused(name: str) -> None:
    made = type(Record)("Lake", (Record,), {name: i8()}, actions=3)
    if name == "copy_":
        assert name in made.dtype.names
    else:
        with pytest.raises(TypeError, match=f"field name '{name}' of Lake"):
            _ = made.dtype


def test_unknown_field_is_refused() -> None:
    pond = Pond()
    with pytest.raises(AttributeError):
        pond.toads = 1  # type: ignore[attr-defined]


def test_abstract_record_holds_no_position() -> None:
    with pytest.raises(TypeError, match="abstract"):
        Record().copy()
    with pytest.raises(TypeError, match="abstract"):
        Record().values()


def test_positions_are_equal_by_content_and_not_hashable() -> None:
    assert Pond() == Pond()
    assert Pond() != 0
    with pytest.raises(TypeError, match="unhashable"):
        hash(Pond())


@settings(max_examples=40, deadline=None, derandomize=True, database=None)
@given(st.sets(st.integers(0, 69)))
def test_mask_lists_its_actions_in_order(actions: set[int]) -> None:
    pond = Pond()
    for action in actions:
        pond.mask[action // 32] |= 1 << action % 32
    assert pond.legal_actions() == sorted(actions)
    assert {action for action in range(-5, 200) if pond.allows(action)} == actions


@pytest.mark.parametrize(("actions", "words"), [(1, 2), (32, 2), (33, 3), (59, 3), (64, 3), (65, 4)])
def test_mask_has_a_word_to_spare(actions: int, words: int) -> None:
    assert mask_words(actions) == words
