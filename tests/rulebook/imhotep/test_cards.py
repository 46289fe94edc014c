"""Green, purple and blue cards (RULES 5.7; 9.6)."""

from __future__ import annotations

import pytest

from ostracon.games.imhotep import GAME
from rulebook.imhotep.position import Position, at_the_end, last_ship


@pytest.mark.parametrize(
    ("statues", "points"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 17), (7, 19), (10, 25)]
)
def test_statues_are_a_collection(statues: int, points: int) -> None:
    """T40 [RB]: 3 statues = 6 points. 0: 0, 1: 1, 5: 15, 6: 17, 7: 19, 10: 25."""
    table = at_the_end(Position(round=6).owns(W="statue " * statues))
    assert table.part("statues") == {"K": 0, "W": points, "B": 0, "G": 0}


@pytest.mark.parametrize(("stones", "cards", "points"), [(13, 1, 4), (2, 1, 0), (13, 2, 8)])
def test_decoration_counts_every_third_stone(stones: int, cards: int, points: int) -> None:
    """T41 [RB]: 13 stones in the burial chamber: each decoration 4. 2 stones: 0. Two cards with 13 stones: 8."""
    position = Position(round=6).burial_chamber("KWBG" * (stones // 4) + "KWBG"[: stones % 4])
    table = at_the_end(position.owns(B="burial_chamber_decoration " * cards))
    assert table.part("decorations") == {"K": 0, "W": 0, "B": points, "G": 0}


def test_decoration_counts_covered_temple_stones() -> None:
    """T42: temple with 12 stones of which 5 are visible: 4 points."""
    table = at_the_end(Position(round=6).temple("KWBGK WBGKW BG").owns(G="temple_decoration"))
    assert table.part("decorations")["G"] == 4


def test_hammer_takes_three_and_places_one() -> None:
    """T43: sled 0, quarry 10: sled 3, then 2. Sled 4: takes 1, places 1, sled 4. Sled 5: not playable."""
    table = Position().owns(K="hammer").sled(K=0).quarry(K=10).table().play("K: play hammer")
    assert (table.sled["K"], table.quarry["K"]) == (3, 7)
    assert table.asked == ("hammer_place", "K")
    table.play("K: place 2 3")
    assert table.sled["K"] == 2
    assert table.cargo(2) == "__K"
    assert table.discard == ["hammer"]
    assert table.asked == ("turn", "W")

    table = Position().owns(K="hammer").sled(K=4).table().play("K: play hammer", "K: place 1 1")
    assert table.sled["K"] == 4
    assert not Position().owns(K="hammer").sled(K=5).table().may("play hammer")


@pytest.mark.parametrize(
    ("number", "cargo", "possible"),
    [
        (1, "[K W _ _]", True),
        (1, "[K _ _ _]", False),
        (1, "[K W K W]", False),
        (3, "[_ _]", True),
        (4, "[_]", True),
    ],
)
def test_sail_card_counts_the_stone_just_placed(number: int, cargo: str, possible: bool) -> None:
    """T44: on [K W _ _] legal; on [K _ _ _] and on a full ship not; on an empty 2-ship or 1-ship legal (R33)."""
    position = Position(2, ships=(4, 3, 2, 1)).owns(K="sail").sled(K=1).ship(number, cargo)
    for other, site in zip(
        [n for n in (1, 2, 3, 4) if n != number], ("market", "pyramid", "temple"), strict=True
    ):
        position.docked(other, site)
    table = position.table()
    assert table.may("play sail") == possible
    if possible:
        table.play("K: play sail")
        assert table.asked == ("sailcard_place", "K")
        slots = [slot for slot, mark in enumerate(cargo.strip("[]").split(), 1) if mark == "_"]
        assert table.options == [f"place {number} {slot}" for slot in slots]


def test_chisel_needs_two_stones_and_two_slots() -> None:
    """T45: with sled 1, or with exactly one empty slot, not playable (R32)."""
    assert Position().owns(K="chisel").sled(K=2).table().may("play chisel")
    assert not Position().owns(K="chisel").sled(K=1).table().may("play chisel")
    for cargo, playable in (
        ("[_ W W W]", False),
        ("[W W _ W]", False),
        ("[W W W _]", False),
        ("[_ W W _]", True),
    ):
        position = (
            Position(2, ships=(4, 3, 2, 1))
            .docked(2, "temple")
            .docked(3, "pyramid")
            .docked(4, "market")
            .ship(1, cargo)
        )
        assert position.owns(K="chisel").sled(K=2).table().may("play chisel") == playable


def test_lever_chooses_the_order_of_unloading() -> None:
    """T46: [K W W] to pyramid A with 3 stones: order W, W, K gives W 2 + 4, K 3; D8 stops after W, W."""
    table = Position().owns(G="lever").pyramid("BGB").ship(2, "[K W W]").table()
    table.play("K: get-stones", "W: get-stones", "B: get-stones", "G: play lever", "G: sail 2 pyramid")
    assert table.asked == ("lever_unload", "G")
    assert table.options == ["unload 1", "unload 2"]
    table.play("G: unload 2")
    assert table.options == ["unload 1", "unload 3"]
    assert table.pyramids == ["BGBW"]
    table.play("G: unload 3")
    assert table.pyramids == ["BGBWWK"]
    assert table.points == {"K": 3, "W": 6, "B": 0, "G": 0}
    assert table.discard == ["lever"]
    assert table.asked == ("turn", "K")


def test_unused_blue_cards_are_worth_one_each() -> None:
    """T47: 1 Lever and 2 Chisels = 3 points."""
    table = at_the_end(Position(round=6).owns(W="lever chisel chisel"))
    assert table.part("blue_cards") == {"K": 0, "W": 3, "B": 0, "G": 0}


# ---- rulings


def test_blue_card_waits_for_a_later_turn() -> None:
    """R25: K takes a Chisel with the action of this turn; the turn is over."""
    table = Position().market("chisel").ship(4, "[K _]").table().play("K: sail 4 market", "K: take 1")
    assert table.cards("K") == ["chisel"]
    assert table.asked == ("turn", "W")


def test_blue_card_obtained_out_of_turn_may_be_used_next() -> None:
    """R26: W's stone on K's ship brings a Chisel; W plays it in the very next turn."""
    table = (
        Position().market("chisel").ship(4, "[W _]").sled(W=2).table().play("K: sail 4 market", "W: take 1")
    )
    assert table.asked == ("turn", "W")
    table.play("W: play chisel", "W: place 1 1", "W: place 1 2")
    assert table.cargo(1) == "WW__"


def test_lever_sees_a_card_taken_before_the_next_stone() -> None:
    """R27: at the market each stone is named after the card before it is taken; the last colour is not asked."""
    table = Position().owns(K="lever").market("statue", "sail", "hammer", "chisel").ship(2, "[W B G]").table()
    table.play("K: play lever", "K: sail 2 market")
    assert table.asked == ("lever_unload", "K")
    table.play("K: unload 3")
    assert table.asked == ("market_pick", "G")
    table.play("G: take 1")
    assert (table.asked, table.market[0]) == (("lever_unload", "K"), None)
    assert table.options == ["unload 1", "unload 2"]
    table.play("K: unload 2", "B: take 2", "W: take 3")
    assert table.discard == ["lever"]
    assert table.asked == ("turn", "W")


def test_lever_sees_a_pyramid_chosen_before_the_next_stone() -> None:
    """R27: at pyramids B each stone is named after the one before has its place and its bonus."""
    table = Position(4, "ABAAA").owns(K="lever").pyramids(left="B").ship(2, "[W B G]").table()
    table.play("K: play lever", "K: sail 2 pyramid", "K: unload 2")
    assert table.asked == ("pyramid_pick", "B")
    table.play("B: choose left")
    assert table.asked == ("bonus_card", "B")
    table.play("B: decline")
    assert (table.asked, table.cargo(2)) == (("lever_unload", "K"), "W_G")
    table.play("K: unload 3", "G: choose right", "W: choose right")
    assert table.pyramids == ["BB", "", "GW"]


def test_lever_waits_for_a_red_card() -> None:
    """R27, 4.7: what a stone brings is finished first, a red card from the market too."""
    table = Position().owns(K="lever").market("sarcophagus", "statue").ship(3, "[W B]").table()
    table.play("K: play lever", "K: sail 3 market", "K: unload 2", "B: take 1")
    assert table.burial_rows == ["B", "", ""]
    assert table.asked == ("market_pick", "W")


def test_lever_changes_only_the_order() -> None:
    """R28: every owner still picks the own card."""
    table = Position().owns(K="lever").market("statue", "sail").ship(3, "[W B]").table()
    table.play("K: play lever", "K: sail 3 market", "K: unload 2")
    assert table.asked == ("market_pick", "B")
    table.play("B: take 2")
    assert table.asked == ("market_pick", "W")
    assert table.play("W: take 1").cards("W") == ["statue"]


def test_lever_may_keep_the_normal_order() -> None:
    """R29: bow to stern is an order like any other."""
    table = Position().owns(K="lever").ship(2, "[W B G]").table()
    assert table.play("K: play lever", "K: sail 2 temple", "K: unload 1", "K: unload 2").temple == "WBG"


@pytest.mark.parametrize(("sled", "quarry"), [(5, 9), (3, 0), (0, 0)])
def test_hammer_needs_room_and_quarry(sled: int, quarry: int) -> None:
    """R30: with a full sled or an empty quarry not playable, even though a stone could be placed."""
    assert not Position().owns(K="hammer").sled(K=sled).quarry(K=quarry).table().may("play hammer")


def test_hammer_takes_what_the_quarry_has() -> None:
    """R30, R2: quarry 1: one stone, then one is placed."""
    table = Position().owns(K="hammer").sled(K=0).quarry(K=1).table().play("K: play hammer", "K: place 1 1")
    assert (table.sled["K"], table.quarry["K"]) == (0, 0)


def test_hammer_needs_a_free_slot() -> None:
    """R31: every ship in the harbour is full."""
    position = (
        Position(2)
        .owns(K="hammer")
        .docked(2, "temple")
        .docked(3, "pyramid")
        .ship(1, "[W W W W]")
        .ship(4, "[K]")
    )
    assert not position.table().may("play hammer")


def test_sail_card_sails_the_ship_it_loaded() -> None:
    """R34: D4 offers only that ship, at every open site."""
    table = Position().owns(K="sail").ship(2, "[W W W]").ship(3, "[B _]").docked(1, "temple").table()
    table.play("K: play sail", "K: place 3 2")
    assert table.asked == ("sailcard_sail", "K")
    assert table.options == [f"sail 3 {site}" for site in ("market", "pyramid", "burial_chamber", "obelisks")]
    assert table.play("K: sail 3 burial_chamber").burial_rows == ["B", "K", ""]


def test_played_card_reaches_the_pile_after_its_effect() -> None:
    """R35: a Sail card is in execution, neither owned nor discarded, until the ship is unloaded."""
    table = Position().owns(K="sail").market("statue", "lever").ship(3, "[W _]").table()
    table.play("K: play sail", "K: place 3 2", "K: sail 3 market", "W: take 1")
    assert table.cards("K") == []
    assert table.discard == []
    table.play("K: take 2")
    assert table.discard == ["sail"]


def test_chisel_may_load_one_ship_or_two() -> None:
    """RULES 5.7: both stones on one ship, or on two."""
    for second in ("place 1 3", "place 2 1"):
        table = Position().owns(K="chisel").sled(K=2).table().play("K: play chisel", "K: place 1 4")
        assert table.asked == ("chisel_second", "K")
        assert not table.may("place 1 4")
        table.play(f"K: {second}")
        assert table.sled["K"] == 0
        assert table.discard == ["chisel"]
        assert table.asked == ("turn", "W")


def test_decorations_count_all_stones_of_a_site() -> None:
    """R56: pyramid overflow, waiting and stacked obelisk stones count."""
    position = (
        Position(4, "AAAAB", round=6).pyramid("KWBGKWBGKWBGKW", beside="KWBG").towers("KW").obelisks(K=2, W=1)
    )
    table = at_the_end(position.owns(W="pyramid_decoration", B="obelisk_decoration"))
    assert table.part("decorations") == {"K": 0, "W": 18 // 3, "B": 9 // 3, "G": 0}


def test_two_equal_decorations_are_rounded_each() -> None:
    """R57: 14 stones, two cards: 4 + 4, not 28 / 3."""
    table = at_the_end(
        Position(round=6)
        .burial_chamber("KWBGKWBGKWBGKW")
        .owns(K="burial_chamber_decoration burial_chamber_decoration")
    )
    assert table.part("decorations")["K"] == 8


def test_cards_score_nothing_before_the_end() -> None:
    """RULES 6.1: statues, decorations and blue cards wait for the final scoring."""
    position = Position(round=5).owns(W="statue statue lever burial_chamber_decoration").burial_chamber("KWB")
    table = last_ship(position).table().play("K: sail 4 market")
    assert table.points == {"K": 0, "W": 0, "B": 0, "G": 0}
    assert GAME.view(table.s, 0).forecast[1][4:7] == (1, 3, 1)
