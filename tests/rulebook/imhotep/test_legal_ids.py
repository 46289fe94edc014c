"""Exact sets of legal action numbers (RULES 4.8; 9.7)."""

from __future__ import annotations

from ostracon.games.imhotep import GAME
from rulebook.imhotep.position import Position


def test_first_turn_of_two_players() -> None:
    """T58: round card 4-3-2-1, sled 2, quarry 27: exactly 0, 1-4, 5-7, 9-10, 13."""
    table = Position(players=2, ships=(4, 3, 2, 1)).sled(K=2).table()
    assert table.quarry["K"] == 27
    assert table.legal == [0, 1, 2, 3, 4, 5, 6, 7, 9, 10, 13]


def test_lever_of_a_player_without_stones() -> None:
    """T59: ship 2 [_ W] is ready, the pyramid docked: 27, 29, 30, 31, 37; after 37 the same without it; one colour: no D8."""
    position = Position(players=2, ships=(4, 3, 2, 1)).docked(1, "pyramid").ship(3, "[_ W]").owns(K="lever")
    table = position.sled(K=0).quarry(K=0).table()
    assert table.legal == [27, 29, 30, 31, 37]
    table.play("K: play lever")
    assert table.asked == ("lever_sail", "K")
    assert table.legal == [27, 29, 30, 31]
    assert GAME.actions.notation(29) == "sail 3 temple"
    table.play("K: sail 3 temple")
    assert table.temple == "W"
    assert table.discard == ["lever"]
    assert table.asked == ("turn", "W")


def test_lever_offers_the_frontmost_stone_of_each_colour() -> None:
    """T60: [K W W] on ship index 1: D8 42, 43; after 43: 42, 44; after 44 complete. After 42 first: no further D8."""
    for first, second, temple in (("unload 2", "unload 3", "WWK"), ("unload 1", None, "KWW")):
        table = (
            Position().owns(K="lever").ship(2, "[K W W]").table().play("K: play lever", "K: sail 2 temple")
        )
        assert table.legal == [42, 43]
        table.play(f"K: {first}")
        if second:
            assert table.legal == [42, 44]
            table.play(f"K: {second}")
        assert table.temple == temple
        assert table.asked == ("turn", "W")
        assert table.s.ship_in_question == -1


def test_numbers_of_the_action_table() -> None:
    """RULES 4.8: the groups and their formulas."""
    actions = GAME.actions
    assert actions.total == 59
    expected = {
        0: "get-stones",
        1: "place 1 1",
        16: "place 4 4",
        17: "sail 1 market",
        36: "sail 4 obelisks",
        37: "play lever",
        38: "play hammer",
        39: "play sail",
        40: "play chisel",
        41: "pass",
        42: "unload 1",
        45: "unload 4",
        46: "take 1",
        49: "take 4",
        50: "keep first",
        51: "keep second",
        52: "choose left",
        54: "choose right",
        55: "accept",
        56: "decline",
        57: "temple point",
        58: "temple stones",
    }
    assert {number: actions.notation(number) for number in expected} == expected
    assert all(actions.encode("place", ship=s, slot=k) == 1 + 4 * s + k for s in range(4) for k in range(4))
    assert all(actions.encode("sail", ship=s, site=d) == 17 + 5 * s + d for s in range(4) for d in range(5))
