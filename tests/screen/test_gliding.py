"""Pieces that look alike keep their ids, and what moved is what glides."""

from __future__ import annotations

from ostracon.screen.gliding import follow
from ostracon.screen.scene import Piece, Scene


def scene(**places: float) -> Scene:
    """A scene with pieces at places along a line; stones and boats are alike."""
    pieces = tuple(Piece(name.replace("_", "-"), "stone", x, 0) for name, x in places.items())
    return Scene(
        "pebbles",
        0,
        0,
        100,
        100,
        "",
        "",
        pieces,
        alike=("stone-", "boat-"),
        layers=(pieces,),
        ordered=(pieces,),
    )


def shown(one: Scene) -> dict[str, float]:
    return {piece.id: piece.x for piece in one.pieces}


def test_a_first_scene_keeps_its_ids() -> None:
    first = scene(stone_0_0=1)
    assert follow(None, first) is first


def test_stones_that_stay_keep_their_ids() -> None:
    before = scene(stone_0_0=1, stone_0_1=2, stone_0_2=3)
    after = scene(stone_0_0=2, stone_0_1=3, stone_0_2=9)
    assert shown(follow(before, after)) == {"stone-0-1": 2, "stone-0-2": 3, "stone-0-0": 9}


def test_families_are_told_apart_by_all_but_the_number() -> None:
    before = scene(stone_0_0=1, stone_1_0=2, boat_0_0=3)
    after = scene(stone_0_0=2, stone_1_0=3, boat_0_0=1)
    assert shown(follow(before, after)) == shown(after)


def test_pieces_that_the_scene_does_not_call_alike_keep_the_ids_of_their_board() -> None:
    before = scene(card_0=1, card_1=2)
    after = scene(card_0=2, card_1=1)
    assert shown(follow(before, after)) == {"card-0": 2, "card-1": 1}


def test_what_appears_is_new_in_the_supply_and_what_disappears_goes_from_it() -> None:
    few, many = scene(stone_0_0=1, stone_0_1=8), scene(stone_0_0=1, stone_0_1=5, stone_0_2=8)
    assert shown(follow(few, many)) == {"stone-0-0": 1, "stone-0-1": 5, "stone-0-2": 8}
    assert shown(follow(many, few)) == {"stone-0-0": 1, "stone-0-1": 8}


def test_a_new_piece_takes_no_id_that_was_in_use() -> None:
    before = scene(stone_0_2=1)
    after = scene(stone_0_0=1, stone_0_1=4)
    assert shown(follow(before, after)) == {"stone-0-2": 1, "stone-0-0": 4}
