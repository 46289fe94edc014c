"""The market and its deck (RULES 5.2, 5.8; 9.6)."""

from __future__ import annotations

from ostracon.games.imhotep import GAME
from ostracon.games.imhotep.components import CARD_IDS
from rulebook.imhotep.position import Position, last_ship

MARKET_B = "BAAAA"
REDS = ("entrance", "entrance", "sarcophagus", "sarcophagus", "paved_path", "paved_path")


def test_owners_take_cards_and_their_stones_go_home() -> None:
    """T36 [RB]: Lever, Statue, Sarcophagus, Sail; [W _ B G]: W Sail, B Statue, G Lever; the Sarcophagus stays until the round ends."""
    position = Position().market("lever", "statue", "sarcophagus", "sail").ship(1, "[W _ B G]")
    table = position.docked(2, "temple").docked(3, "pyramid").ship(4, "[K _]").table()
    quarry = table.quarry
    table.play("K: sail 1 market", "W: take 4", "B: take 2", "G: take 1")
    assert (table.cards("W"), table.cards("B"), table.cards("G")) == (["sail"], ["statue"], ["lever"])
    assert table.quarry == {
        "K": quarry["K"],
        "W": quarry["W"] + 1,
        "B": quarry["B"] + 1,
        "G": quarry["G"] + 1,
    }
    assert table.market == [None, None, "sarcophagus", None]
    assert table.discard == []
    table.play("W: sail 4 burial_chamber")
    assert table.s.round_number == 2
    assert table.discard == ["sarcophagus"]


def test_delivered_stone_is_back_before_its_card_is_executed() -> None:
    """T37: W has quarry 0 and takes the Sarcophagus: the delivered stone is there to be placed; quarry 0 again (R13)."""
    table = Position().market("sarcophagus").ship(4, "[W _]").sled(W=0).quarry(W=0).table()
    table.play("K: sail 4 market", "W: take 1")
    assert table.burial_rows == ["W", "", ""]
    assert table.quarry["W"] == 0
    assert table.discard == ["sarcophagus"]


def test_red_card_without_a_stone_in_the_quarry_is_discarded() -> None:
    """T38: temple B column 4 gives a Paved Path to a player with quarry 0: nothing is placed (R14)."""
    table = last_ship(
        Position(4, "AABAA").temple("KKKW").sled(K=5, W=0).quarry(W=0).deck("paved_path")
    ).table()
    heights = table.obelisks
    table.play("K: sail 4 market")
    assert table.obelisks == heights
    assert table.discard == ["paved_path"]
    assert "no_stone" in table.told


def test_pair_is_looked_at_and_one_card_kept() -> None:
    """T39: market B: K takes space 4, sees Statue and Hammer, keeps the Statue; the Hammer is discarded; W chooses among spaces 1-3."""
    table = (
        Position(4, MARKET_B).market("lever", "chisel", "sail", ("statue", "hammer")).ship(3, "[K W]").table()
    )
    table.play("K: sail 3 market", "K: take 4")
    assert table.asked == ("market_keep", "K")
    table.play("K: keep first")
    assert table.cards("K") == ["statue"]
    assert table.discard == ["hammer"]
    assert table.asked == ("market_pick", "W")
    assert table.options == ["take 1", "take 2", "take 3", "decline"]


def test_deck_runs_out_in_the_middle_of_dealing() -> None:
    """T56: market B, deck 3 and discard pile 9: spaces 1-3 take the three, the nine are shuffled, two go face down; deck 7, discard 0."""
    nine = (*REDS, "lever", "hammer", "chisel")
    position = Position(4, MARKET_B, round=5).whole_deck("statue", "sail", "statue").discarded(*nine)
    table = last_ship(position).table().play("K: sail 4 market")
    assert table.s.round_number == 6
    assert table.market[:3] == ["statue", "sail", "statue"]
    pair = [table.market[3], CARD_IDS[table.s.pair]]
    assert sorted([*pair, *table.deck]) == sorted(nine)
    assert len(table.deck) == 7
    assert table.discard == []
    assert table.told.count("reshuffle") == 1


# ---- rulings


def test_owner_may_decline_every_card() -> None:
    """R12: W declines; the stone goes back to the quarry all the same and the cards stay."""
    table = Position().market("lever", "statue").ship(4, "[W _]").table()
    quarry = table.quarry["W"]
    table.play("K: sail 4 market")
    assert table.options == ["take 1", "take 2", "decline"]
    table.play("W: decline")
    assert table.quarry["W"] == quarry + 1
    assert table.market == ["lever", "statue", None, None]
    assert table.cards("W") == []


def test_red_card_never_takes_a_stone_from_the_sled() -> None:
    """R15: quarry 0, sled 3: nothing is placed."""
    table = last_ship(
        Position(4, "AABAA").temple("KKKW").sled(K=5, W=3).quarry(W=0).deck("sarcophagus")
    ).table()
    table.play("K: sail 4 market")
    assert table.sled["W"] == 3
    assert table.burial_rows == ["", "", ""]
    assert table.discard == ["sarcophagus"]


def test_pair_cannot_be_put_back() -> None:
    """R16: after looking, one of the two must be kept."""
    table = Position(4, MARKET_B).ship(4, "[W _]").table().play("K: sail 4 market", "W: take 4")
    assert table.options == ["keep first", "keep second"]
    assert table.market[3] is None


def test_rejected_card_of_the_pair_is_public() -> None:
    """R17: the other card lies face up on the discard pile, for every seat."""
    table = Position(4, MARKET_B).market(None, None, None, ("statue", "hammer")).ship(4, "[W _]").table()
    table.play("K: sail 4 market", "W: take 4", "W: keep second")
    assert table.cards("W") == ["hammer"]
    for seat in (-1, 0, 1, 2, 3):
        assert GAME.view(table.s, seat).discard[CARD_IDS.index("statue")] == 1


def test_only_the_decider_sees_the_pair() -> None:
    """R17, RULES 7: while D10 is open the others see only that he holds two cards."""
    table = Position(4, MARKET_B).market(None, None, None, ("statue", "hammer")).ship(4, "[W _]").table()
    assert GAME.view(table.s, 1).market[3] == (-1, -1)
    table.play("K: sail 4 market", "W: take 4")
    assert GAME.view(table.s, 1).pair == (CARD_IDS.index("statue"), CARD_IDS.index("hammer"))
    for seat in (-1, 0, 2, 3):
        assert GAME.view(table.s, seat).pair == (-1, -1)
        assert GAME.view(table.s, seat).legal == ()


def test_unclaimed_pair_is_discarded_face_up() -> None:
    """R18: at the end of the round, space 1 first, the pair in the order dealt."""
    table = last_ship(Position(4, MARKET_B).market("lever", None, "chisel", ("statue", "hammer"))).table()
    table.play("K: sail 4 market", "K: decline")
    assert table.s.round_number == 2
    assert table.discard == ["lever", "chisel", "statue", "hammer"]
    assert GAME.view(table.s, -1).discard[CARD_IDS.index("hammer")] == 1


def test_unclaimed_pair_is_revealed_to_all() -> None:
    """R18: the log names the two cards that nobody had seen, not those that lay open."""
    table = last_ship(Position(4, MARKET_B).market("lever", None, "chisel", ("statue", "hammer"))).table()
    table.play("K: sail 4 market", "K: decline")
    assert [CARD_IDS[values["card"]] for name, values in table.log if name == "discard"] == [
        "statue",
        "hammer",
    ]


def test_single_card_on_space_four_is_taken_without_a_choice() -> None:
    """R19: a shortage leaves one card for space 4: taking it asks no D10."""
    position = (
        Position(4, MARKET_B, round=5)
        .whole_deck("statue", "sail", "statue", "hammer")
        .owns(
            G=" ".join(REDS)  # out of the way: with 34 cards this shortage cannot come about in play
        )
    )
    table = last_ship(position).table().play("K: sail 4 market")
    assert table.market == ["statue", "sail", "statue", "hammer"]
    assert table.s.pair == -1
    assert GAME.view(table.s, 2).market[3] == (-1,)
    hammers = table.cards("W").count("hammer")
    number = table.s.capacity.index(2) + 1
    table.play("W: get-stones" if table.may("get-stones") else "W: place 1 1", f"B: place {number} 1")
    while table.actor != "B":
        table.play(f"{table.actor}: place 1 {table.cargo(1).index('_') + 1}")
    table.play(f"B: sail {number} market", "B: take 4")
    assert table.asked[0] == "turn"
    assert table.cards("W").count("hammer") == hammers
    assert "hammer" in table.cards("B")


def test_market_is_not_refilled_during_a_round() -> None:
    """R20: taken cards leave their spaces empty."""
    table = Position().market("lever", "statue", "statue", "sail").ship(3, "[W G]").table()
    deck = table.deck
    table.play("K: sail 3 market", "W: take 1", "G: take 4")
    assert table.market == [None, "statue", "statue", None]
    assert table.deck == deck


def test_discard_pile_may_be_inspected() -> None:
    """R21: every seat and a spectator know its cards."""
    table = Position().discarded("lever", "statue", "statue").table()
    for seat in (-1, 0, 3):
        discard = GAME.view(table.s, seat).discard
        assert {CARD_IDS[card]: count for card, count in enumerate(discard) if count} == {
            "lever": 1,
            "statue": 2,
        }


def test_deck_is_reshuffled_only_when_a_card_is_needed() -> None:
    """R23: drawing the last card leaves the deck empty; the pile is not touched."""
    position = (
        Position(4, "ABAAA", round=6)
        .pyramids(left="K")
        .ship(4, "[W _]")
        .whole_deck("statue")
        .discarded(*REDS)
    )
    table = position.table().play("K: sail 4 pyramid", "W: choose left", "W: accept")
    assert table.deck == []
    assert table.discard == list(REDS)
    assert "reshuffle" not in table.told


def test_temple_draws_before_the_market_is_cleared() -> None:
    """R24: the deck is empty: the reshuffle for column 4 does not hold the unclaimed market cards."""
    position = Position(4, "AABAA", round=5).temple("KKKW").sled(K=5).whole_deck().discarded(*REDS)
    table = (
        last_ship(position.market("lever", None, None, None)).table().play("K: sail 4 market", "K: decline")
    )
    assert table.told.index("reshuffle") < table.told.index("draw_card")
    assert "lever" not in [CARD_IDS[event["card"]] for name, event in table.log if name == "draw_card"]
    assert table.s.round_number == 6
    dealt = [*table.market, *table.deck, *table.discard]
    assert dealt.count("lever") == 1


def test_empty_market_sends_the_stone_home_without_a_question() -> None:
    """RULES 4.4 DELIVER: no card lies there: no D9."""
    table = Position().market(None).ship(4, "[W _]").table()
    quarry = table.quarry["W"]
    table.play("K: sail 4 market")
    assert table.asked == ("turn", "W")
    assert table.quarry["W"] == quarry + 1
