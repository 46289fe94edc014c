"""The temple (RULES 5.4; 9.3)."""

from __future__ import annotations

import pytest

from rulebook.imhotep.position import Position, Table, last_ship

B_SIDE = "AABAA"


def visible(table: Table) -> str:
    """The topmost stones, from the left."""
    width = len(table.temple_levels[0])
    return "".join(
        [level[column] for level in table.temple_levels if column < len(level)][-1] for column in range(width)
    )


def test_temple_fills_level_by_level() -> None:
    """T18 [RB]: after G K W G the ship [B B W]: B column 5, B column 1 and W column 2 of level 2; visible B W W G B."""
    table = Position().temple("GKWG").ship(2, "[B B W]").table().play("K: sail 2 temple")
    assert table.temple_levels == ["GKWGB", "BW"]
    assert visible(table) == "BWWGB"


def test_visible_stones_score_at_the_end_of_the_round() -> None:
    """T19 [RB]: visible G W B K G, the first column two high: G 2, W 1, B 1, K 1."""
    table = last_ship(Position().temple("WWBKG G")).table()
    assert visible(table) == "GWBKG"
    table.play("K: sail 4 market")
    assert table.part("temple") == {"K": 1, "W": 1, "B": 1, "G": 2}
    assert table.s.round_number == 2


def test_temple_scores_again_at_the_end_of_every_round() -> None:
    """T19, companion: visible stones score in each of two rounds."""
    table = (
        last_ship(Position(players=2).temple("KKWW").next_ships(3, 2, 2, 1)).table().play("K: sail 4 market")
    )
    assert table.part("temple") == {"K": 2, "W": 2}
    table.play(
        "W: place 1 1", "K: place 1 2", "W: sail 1 pyramid", "K: place 2 1", "W: sail 2 burial_chamber"
    )
    table.play(
        "K: get-stones",
        "W: place 3 1",
        "K: sail 3 obelisks",
        "W: get-stones",
        "K: place 4 1",
        "W: sail 4 market",
    )
    assert table.part("temple") == {"K": 2, "W": 2}
    table.play("K: decline")
    assert table.s.round_number == 3
    assert table.part("temple") == {"K": 4, "W": 4}


def test_temple_of_two_players_is_four_wide() -> None:
    """T20: 9 stones: column 1 three high, the others two; visible are the stones 9, 6, 7, 8."""
    table = last_ship(Position(players=2).temple("KKKK KWWW W")).table()
    assert table.temple_levels == ["KKKK", "KWWW", "W"]
    assert visible(table) == "WWWW"
    assert table.play("K: sail 4 market").part("temple") == {"K": 0, "W": 4}


def end_of_round(position: Position) -> Table:
    """Visible G B W W K on temple B; the round ends by an idle ship of black."""
    return last_ship(position.temple("GBWWK")).table().play("K: sail 4 market")


def test_columns_of_side_b_pay_from_the_left() -> None:
    """T21 [RB]: G chooses point or stones; B 2; W chooses; W gets the top card; K chooses."""
    table = end_of_round(Position(4, B_SIDE).deck("statue"))
    assert table.asked == ("temple_choice", "G")
    assert table.options == ["temple point", "temple stones"]
    table.play("G: temple point")
    assert table.points == {"K": 0, "W": 0, "B": 2, "G": 1}
    assert table.asked == ("temple_choice", "W")
    sled = table.sled["W"]
    assert table.cards("W") == []
    table.play("W: temple stones")
    assert table.sled["W"] == sled + 2
    assert table.cards("W") == ["statue"]
    assert table.asked == ("temple_choice", "K")
    table.play("K: temple point")
    assert table.part("temple") == {"K": 1, "W": 0, "B": 2, "G": 1}
    assert table.s.round_number == 2


def test_temple_stones_need_room_and_quarry() -> None:
    """T22: as T21 with gray's sled 4: one stone (R45). With sled 5 or quarry 0: the point, unasked."""
    table = end_of_round(Position(4, B_SIDE).sled(G=4)).play("G: temple stones")
    assert table.sled["G"] == 5
    assert table.part("temple")["G"] == 0
    for position in (Position(4, B_SIDE).sled(G=5), Position(4, B_SIDE).sled(G=1).quarry(G=0)):
        table = end_of_round(position)
        assert table.asked == ("temple_choice", "W")
        assert table.part("temple")["G"] == 1


def test_red_card_of_column_four_is_carried_out_at_once() -> None:
    """T23: W draws an Entrance, pyramid A with 4 stones: W 4 (fifth space), the card is discarded, then black decides."""
    table = end_of_round(Position(4, B_SIDE).pyramid("KWBG").deck("entrance"))
    quarry = table.quarry["W"]
    table.play("G: temple point", "W: temple point")
    assert table.part("pyramid")["W"] == 4
    assert table.pyramids == ["KWBGW"]
    assert table.quarry["W"] == quarry - 1
    assert table.discard == ["entrance"]
    assert table.asked == ("temple_choice", "K")


def test_two_players_have_no_fifth_column() -> None:
    """T24: 2 players, 4 visible stones: choice, 2 points, choice, card (R48)."""
    table = last_ship(Position(2, B_SIDE).temple("KWKW").deck("chisel")).table().play("K: sail 4 market")
    table.play("K: temple point")
    assert table.points == {"K": 1, "W": 2}
    table.play("K: temple point")
    assert table.cards("W") == ["chisel"]
    assert table.s.round_number == 2


# ---- rulings


def test_columns_are_settled_strictly_from_the_left() -> None:
    """R44: the card of column 4 is drawn only after column 3 has been decided."""
    table = end_of_round(Position(4, B_SIDE).deck("lever")).play("G: temple stones")
    assert table.asked == ("temple_choice", "W")
    assert "draw_card" not in table.told
    table.play("W: temple point")
    assert table.told.count("draw_card") == 1


def test_card_of_column_four_is_compulsory() -> None:
    """R46: the card is drawn without a question."""
    table = (
        last_ship(Position(4, B_SIDE).temple("KKKW").sled(K=5).deck("hammer"))
        .table()
        .play("K: sail 4 market")
    )
    assert table.asked[0] == "turn"
    assert table.cards("W") == ["hammer"]


def test_column_four_gives_nothing_when_no_card_is_left() -> None:
    """R46, 5.8: deck and discard pile both empty: the draw does not happen."""
    position = Position(4, B_SIDE, round=6).temple("KKKW").sled(K=5).whole_deck()
    position.owns(G="entrance entrance sarcophagus sarcophagus paved_path paved_path")
    table = last_ship(position).table()
    owned = table.cards("W")
    assert table.play("K: sail 4 market").cards("W") == owned
    assert table.s.decider == -1


@pytest.mark.parametrize("answer", ["point", "stones"])
def test_temple_is_assessed_after_round_six_too(answer: str) -> None:
    """R47: after round 6, before the final scoring; stones taken count for the tie-break, a blue card drawn for 1 point."""
    table = last_ship(Position(2, B_SIDE, round=6).temple("KWWW").sled(K=2, W=5).deck("lever")).table()
    table.play("K: sail 4 market")
    assert table.asked == ("temple_choice", "K")
    table.play(f"K: temple {answer}")
    assert table.s.decider == -1
    assert table.part("temple") == {"K": 1 if answer == "point" else 0, "W": 3}
    assert table.sled["K"] == (2 if answer == "point" else 4)
    assert table.part("blue_cards") == {"K": 0, "W": 1}


def test_several_visible_stones_are_decided_one_by_one() -> None:
    """R44: a player with three choice columns answers three times."""
    table = last_ship(Position(4, B_SIDE).temple("KWKWK").sled(K=0)).table().play("K: sail 4 market")
    table.play("K: temple stones", "K: temple point", "K: temple stones")
    assert table.sled["K"] == 4
    assert table.part("temple") == {"K": 1, "W": 2, "B": 0, "G": 0}


def test_empty_columns_give_nothing() -> None:
    """R44, 5.4: two stones: columns 3 to 5 give nothing."""
    table = last_ship(Position(4, B_SIDE).temple("KW")).table().play("K: sail 4 market", "K: temple point")
    assert table.points == {"K": 1, "W": 2, "B": 0, "G": 0}
    assert table.s.round_number == 2
