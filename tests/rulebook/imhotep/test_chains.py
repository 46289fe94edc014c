"""Unfinished business: chains of cards and bonuses, out-of-turn decisions (RULES 4.4, 4.7; 9.7)."""

from __future__ import annotations

from ostracon.games.imhotep.components import CARD_IDS
from rulebook.imhotep.position import Position


def test_entrance_leads_to_a_card_and_the_card_to_a_tower() -> None:
    """T48: Entrance, left pyramid +1, the bonus card is a Paved Path, third obelisk stone, tower on 8: black 9 in all."""
    position = Position(4, "ABAAB").market("entrance", "statue").pyramids(left="W").towers("WG").obelisks(K=2)
    table = position.deck("paved_path").ship(3, "[K W]").table()
    quarry = table.quarry["K"]
    table.play("K: sail 3 market", "K: take 1")
    assert table.asked == ("pyramid_pick", "K")
    assert table.quarry["K"] == quarry  # the delivered stone came home, the stone of the card is in hand
    table.play("K: choose left")
    assert table.points["K"] == 1
    assert table.asked == ("bonus_card", "K")
    table.play("K: accept")
    assert table.points["K"] == 9
    assert table.towers == "WGK"
    assert table.discard == ["paved_path", "entrance"]
    assert table.quarry["K"] == quarry - 1
    assert table.asked == ("market_pick", "W")


def test_chain_of_a_stone_ends_before_the_next_stone_moves() -> None:
    """T61: Sail card, left pyramid +1, the bonus card is an Entrance, left +3; only then white's stone: last in, first out."""
    position = Position(4, "ABAAA").pyramids(left="B").owns(K="sail").deck("entrance").ship(2, "[_ W _]")
    table = position.table().play("K: play sail", "K: place 2 1")
    assert table.cargo(2) == "KW_"
    table.play("K: sail 2 pyramid", "K: choose left")
    assert table.points["K"] == 1
    quarry = table.quarry["K"]
    table.play("K: accept")
    assert table.asked == ("pyramid_pick", "K")
    assert table.quarry["K"] == quarry - 1
    assert table.cargo(2) == "_W_"
    table.play("K: choose left")
    assert table.points["K"] == 4
    assert table.pyramids == ["BKK", "", ""]
    assert table.discard == ["entrance"]
    assert table.asked == ("pyramid_pick", "W")
    table.play("W: choose middle")
    assert table.points == {"K": 4, "W": 2, "B": 0, "G": 0}
    assert table.discard == ["entrance", "sail"]
    assert table.asked == ("turn", "W")


def test_card_in_execution_is_not_reshuffled() -> None:
    """T62: gray's Lever to pyramids B, deck empty, discard pile 4: white's card is drawn from the four; the Lever is alone on the pile."""
    pile = ("statue", "statue", "statue", "statue")
    position = (
        Position(4, "BBBAA", round=6, turn="G")
        .pyramids(left="B")
        .owns(G="lever")
        .whole_deck()
        .discarded(*pile)
    )
    position.market("entrance", "entrance", "sarcophagus", ("sarcophagus", "paved_path"))
    position.owns(B="paved_path")  # out of the way
    table = position.ship(3, "[W G]").table()
    statues = table.cards("W").count("statue")
    table.play("G: play lever", "G: sail 3 pyramid", "G: unload 1", "W: choose left", "W: accept")
    assert table.cards("W").count("statue") == statues + 1
    assert table.deck == ["statue"] * 3
    assert table.discard == []
    assert table.asked == ("pyramid_pick", "G")
    table.play("G: choose middle")
    assert table.discard == ["lever"]
    assert table.deck == ["statue"] * 3


def test_owners_decide_out_of_turn() -> None:
    """T57: black sails [W G] to market A: white, then gray decide; the next turn is left of black."""
    table = Position().market("statue", "lever").ship(3, "[W G]").table().play("K: sail 3 market")
    assert table.asked == ("market_pick", "W")
    assert table.s.turn_seat == 0
    table.play("W: take 1")
    assert table.asked == ("market_pick", "G")
    table.play("G: take 2")
    assert table.asked == ("turn", "W")


def test_pair_is_settled_before_the_next_stone() -> None:
    """T64: white sails [K W] to market B: black takes the pair, his stone is home before D10; Paved Path; only then white."""
    position = Position(4, "BAAAA", turn="W").market("statue", None, "sail", ("paved_path", "hammer"))
    table = position.ship(3, "[K W]").table()
    quarry = table.quarry["K"]
    table.play("W: sail 3 market")
    assert table.asked == ("market_pick", "K")
    table.play("K: take 4")
    assert table.asked == ("market_keep", "K")
    assert table.quarry["K"] == quarry + 1
    table.play("K: keep first")
    assert table.discard == ["hammer", "paved_path"]
    assert table.obelisks["K"] == 1
    assert table.quarry["K"] == quarry
    assert table.asked == ("market_pick", "W")
    assert table.options == ["take 1", "take 3", "decline"]
    table.play("W: take 3")
    assert table.asked == ("turn", "B")


# ---- rulings


def test_red_card_of_one_stone_is_done_before_the_next_stone_is_unloaded() -> None:
    """RULES 4.7 (4): the Sarcophagus of the first stone lies in the chamber before the second stone chooses."""
    table = (
        Position()
        .market("sarcophagus", "entrance")
        .ship(3, "[W G]")
        .table()
        .play("K: sail 3 market", "W: take 1")
    )
    assert table.burial_rows == ["W", "", ""]
    assert table.discard == ["sarcophagus"]
    table.play("G: take 2")
    assert table.points["G"] == 2
    assert table.discard == ["sarcophagus", "entrance"]


def test_declined_bonus_leaves_the_deck_unseen() -> None:
    """R37: D12 is decided before the card is seen."""
    table = (
        Position(4, "ABAAA")
        .pyramids(left="B")
        .deck("lever")
        .ship(4, "[W _]")
        .table()
        .play("K: sail 4 pyramid", "W: choose left")
    )
    unveiled = table.s.unveiled
    table.play("W: decline")
    assert table.deck[0] == "lever"
    assert table.s.unveiled == unveiled
    assert "draw_card" not in table.told


def test_drawn_card_is_seen_by_all() -> None:
    """RULES 4.6: a card drawn by a bonus is public as soon as drawn."""
    table = Position(4, "ABAAA").pyramids(left="B").deck("lever").ship(4, "[W _]").table()
    unveiled = table.s.unveiled
    table.play("K: sail 4 pyramid", "W: choose left", "W: accept")
    assert ("draw_card", {"player": 1, "card": CARD_IDS.index("lever")}) in table.log
    assert table.s.unveiled > unveiled
