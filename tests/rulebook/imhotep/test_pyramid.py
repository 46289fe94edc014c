"""The pyramids (RULES 5.3; 9.2)."""

from __future__ import annotations

import pytest

from rulebook.imhotep.position import Position

B_SIDE = "ABAAA"


def test_pyramid_spaces_score_as_stones_arrive() -> None:
    """T10 [RB]: [G W B W] on the empty pyramid fills 2, 1, 3, 2: G 2, W 3, B 3."""
    table = Position().ship(1, "[G W B W]").table().play("K: sail 1 pyramid")
    assert table.pyramids == ["GWBW"]
    assert table.part("pyramid") == {"K": 0, "W": 3, "B": 3, "G": 2}


def test_second_level_follows_the_base() -> None:
    """T11: 8 stones lie there; [K W]: K 3 (last of the base), W 2 (first of level two)."""
    table = Position().pyramid("KWBGKWBG").ship(3, "[K W]").table().play("K: sail 3 pyramid")
    assert table.points == {"K": 3, "W": 2, "B": 0, "G": 0}


def test_every_space_has_its_printed_value() -> None:
    """RULES 2.4: the fourteen values in placement order; the sum is 34."""
    values = []
    for laid in range(14):
        table = Position(players=2).pyramid("W" * laid).ship(4, "[K]").table().play("K: sail 4 pyramid")
        values.append(table.points["K"])
    assert values == [2, 1, 3, 2, 4, 3, 2, 1, 3, 2, 3, 1, 3, 4]


def test_later_stones_lie_beside_the_pyramid_for_one_point() -> None:
    """T12: 13 stones lie there; [K K W]: K 4 and 1, W 1; the site holds 16 stones."""
    table = Position().pyramid("KWBGKWBGKWBGK").ship(2, "[K K W]").table().play("K: sail 2 pyramid")
    assert table.points == {"K": 5, "W": 1, "B": 0, "G": 0}
    assert table.pyramids == ["KWBGKWBGKWBGKK"]
    assert table.beside == "KW"


def test_owners_choose_among_three_pyramids() -> None:
    """T13 [RB]: [B K B W]: B middle 2, K middle 3, B middle 1 and three stones, W left 2."""
    table = Position(4, B_SIDE).ship(1, "[B K B W]").sled(B=1).table().play("K: sail 1 pyramid")
    before = table.quarry["B"]
    table.play("B: choose middle", "K: choose middle", "B: choose middle")
    assert table.points == {"K": 3, "W": 0, "B": 3, "G": 0}
    assert table.asked == ("bonus_take", "B")
    table.play("B: accept", "W: choose left")
    assert (table.sled["B"], table.quarry["B"]) == (4, before - 3)
    assert table.points == {"K": 3, "W": 2, "B": 3, "G": 0}
    assert table.pyramids == ["W", "BKB", ""]


def test_bonus_stones_need_room_on_the_sled() -> None:
    """T14: as T13 with brown's sled 4 and quarry 20: one stone. With sled 5 the bonus is not offered."""
    for sled in (4, 5):
        table = (
            Position(4, B_SIDE)
            .ship(1, "[B K B W]")
            .sled(B=sled)
            .quarry(B=20)
            .table()
            .play("K: sail 1 pyramid")
        )
        table.play("B: choose middle", "K: choose middle", "B: choose middle")
        if sled == 4:
            table.play("B: accept")
            assert (table.sled["B"], table.quarry["B"]) == (5, 19)
        assert table.asked == ("pyramid_pick", "W")


def test_left_pyramid_gives_a_card() -> None:
    """T15: the second stone of the left pyramid: W 1 and the top card, a Statue."""
    table = Position(4, B_SIDE).pyramids(left="K").ship(4, "[W _]").deck("statue").table()
    table.play("K: sail 4 pyramid", "W: choose left")
    assert table.points["W"] == 1
    assert table.asked == ("bonus_card", "W")
    assert table.options == ["accept", "decline"]
    assert table.play("W: accept").cards("W") == ["statue"]


def test_place_bonus_needs_an_unsailed_ship() -> None:
    """T16: fourth stone of the right pyramid: from the fourth ship D14 is not asked; from the second it is, and may be declined."""
    last = (
        Position(4, B_SIDE)
        .pyramids(right="KWB")
        .three_docked("market", "pyramid")
        .ship(4, "[G _]")
        .sled(G=2)
        .table()
    )
    last.play("K: sail 4 pyramid", "G: choose right")
    assert last.points["G"] == 1
    assert last.s.round_number == 2
    assert last.decision == "turn"

    second = Position(4, B_SIDE).pyramids(right="KWB").docked(1, "temple").ship(4, "[G _]").sled(G=2).table()
    second.play("K: sail 4 pyramid", "G: choose right")
    assert second.points["G"] == 1
    assert second.asked == ("bonus_place", "G")
    assert second.may("place 2 3") and second.may("decline")
    second.play("G: decline")
    assert second.asked == ("turn", "W")
    assert second.sled["G"] == 2


def test_last_open_pyramid_must_be_taken_then_stones_lie_beside() -> None:
    """T17: left and right complete, middle with 4: the next stone goes to the middle for 4, the one after beside for 1."""
    table = Position(4, B_SIDE).pyramids(left="KWBGK", middle="WBGK", right="WBGKW").ship(3, "[B G]").table()
    table.play("K: sail 3 pyramid")
    assert table.asked == ("pyramid_pick", "B")
    assert table.options == ["choose middle"]
    table.play("B: choose middle")
    assert table.points == {"K": 0, "W": 0, "B": 4, "G": 1}
    assert table.beside == "G"


# ---- rulings


@pytest.mark.parametrize(
    ("pyramid", "values"),
    [("left", [2, 1, 3, 2, 4]), ("middle", [2, 3, 1, 1, 4]), ("right", [2, 3, 3, 1, 4])],
)
def test_spaces_of_side_b_have_their_printed_values(pyramid: str, values: list[int]) -> None:
    """RULES 2.4: five spaces each, in placement order."""
    found = []
    for laid in range(5):
        table = Position(4, B_SIDE).pyramids(**{pyramid: "W" * laid}).ship(4, "[K _]").table()
        table.play("K: sail 4 pyramid", f"K: choose {pyramid}")
        found.append(table.points["K"])
    assert found == values


def test_no_stone_lies_beside_unfinished_pyramids() -> None:
    """R36: while one pyramid is open its owner must choose it; there is no other answer."""
    table = (
        Position(4, B_SIDE)
        .pyramids(left="KWBGK", middle="WBGKW")
        .ship(4, "[K _]")
        .table()
        .play("K: sail 4 pyramid")
    )
    assert table.options == ["choose right"]


@pytest.mark.parametrize(("pyramid", "laid"), [("left", "K"), ("middle", "KB"), ("right", "KBG")])
def test_bonuses_may_be_declined_but_not_the_point(pyramid: str, laid: str) -> None:
    """R37: every bonus is optional; the printed point is not."""
    table = Position(4, B_SIDE).pyramids(**{pyramid: laid}).ship(4, "[W _]").table()
    sled, quarry, deck = table.sled, table.quarry, len(table.deck)
    table.play("K: sail 4 pyramid", f"W: choose {pyramid}", "W: decline")
    assert table.points["W"] == 1
    assert (table.sled, table.quarry, len(table.deck)) == (sled, quarry, deck)
    assert table.asked == ("turn", "W")


def test_bonus_stones_are_all_or_none() -> None:
    """R38: the owner accepts what is possible or declines; no smaller number."""
    table = (
        Position(4, B_SIDE)
        .pyramids(middle="KB")
        .ship(4, "[W _]")
        .table()
        .play("K: sail 4 pyramid", "W: choose middle")
    )
    assert table.asked == ("bonus_take", "W")
    assert table.options == ["accept", "decline"]
    assert table.play("W: accept").sled["W"] == 5


def test_place_bonus_never_goes_onto_the_ship_being_unloaded() -> None:
    """R39: the docked ship has free slots, but it has been sent already."""
    table = (
        Position(4, B_SIDE)
        .pyramids(right="KBG")
        .ship(1, "[W _ B G]")
        .docked(3, "temple")
        .docked(4, "market")
        .table()
    )
    table.play("K: sail 1 pyramid", "W: choose right")
    assert table.asked == ("bonus_place", "W")
    assert table.options == ["place 2 1", "place 2 2", "place 2 3", "decline"]


def test_place_bonus_may_make_a_ship_ready() -> None:
    """R41: the stone makes ship 2 ready; it sails on a later turn, and no earlier."""
    table = Position(4, B_SIDE).pyramids(right="KBG").ship(2, "[K _ _]").ship(4, "[W _]").table()
    table.play("K: sail 4 pyramid", "W: choose right", "W: place 2 2")
    assert table.cargo(2) == "KW_"
    assert table.sled["W"] == 1
    assert table.asked == ("turn", "W")
    assert table.may("sail 2 temple")


def test_bonus_belongs_to_the_owner_of_the_stone() -> None:
    """R42: K sails, the bonus is W's."""
    table = Position(4, B_SIDE, turn="K").pyramids(left="K").ship(4, "[W _]").table()
    assert table.play("K: sail 4 pyramid", "W: choose left").asked == ("bonus_card", "W")


def test_entrance_stone_earns_the_bonus() -> None:
    """R43: the stone of an Entrance triggers the bonus of its space."""
    table = Position(4, B_SIDE).pyramids(middle="KB").market("entrance").ship(4, "[W _]").sled(W=0).table()
    table.play("K: sail 4 market", "W: take 1", "W: choose middle")
    assert table.points["W"] == 1
    assert table.asked == ("bonus_take", "W")
    assert table.play("W: accept").sled["W"] == 3


def test_card_bonus_is_lost_when_no_card_is_left() -> None:
    """R37, D12: deck and discard pile both empty: the bonus is lost without a question."""
    position = Position(4, B_SIDE).pyramids(left="K").ship(4, "[W _]").whole_deck()
    position.market("entrance", "entrance", "sarcophagus", "sarcophagus")
    reds = position.owns(
        B="paved_path paved_path"
    )  # nobody keeps red cards; here they only have to be out of the way
    table = reds.table().play("K: sail 4 pyramid", "W: choose left")
    assert table.points["W"] == 1
    assert table.asked == ("turn", "W")
