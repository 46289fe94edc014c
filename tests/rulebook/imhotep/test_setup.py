"""Setup, rounds and the basic actions (RULES 3, 4.2, 4.3; 9.1)."""

from __future__ import annotations

import pytest

from ostracon.games.imhotep import GAME
from ostracon.games.imhotep.components import ROUND_CARDS
from rulebook.imhotep.position import Position, last_ship


def test_round_card_brings_its_four_ships() -> None:
    """T1 [RB]: round card 4-3-2-2: ships of 4, 3, 2, 2 that need 3, 2, 1, 1 stones."""
    table = last_ship(Position(players=4).next_ships(4, 3, 2, 2)).table().play("K: sail 4 market")
    assert table.s.round_number == 2
    assert table.s.capacity == [4, 3, 2, 2]
    assert table.s.minimum == [3, 2, 1, 1]
    assert [table.cargo(number) for number in (1, 2, 3, 4)] == ["____", "___", "__", "__"]


def test_full_sled_takes_only_what_fits() -> None:
    """T2 [RB]: sled 3: get stones takes 2."""
    table = Position().sled(K=3).quarry(K=20).table().play("K: get-stones")
    assert table.sled["K"] == 5
    assert table.quarry["K"] == 18


def test_get_stones_takes_three() -> None:
    """T3 [RB]: sled 1, quarry 20: sled 4, quarry 17."""
    table = Position().sled(K=1).quarry(K=20).table().play("K: get-stones")
    assert (table.sled["K"], table.quarry["K"]) == (4, 17)


@pytest.mark.parametrize(("sled", "quarry"), [(5, 10), (0, 0), (3, 0)])
def test_get_stones_needs_room_and_quarry(sled: int, quarry: int) -> None:
    """T4: with sled 5, or with quarry 0, get stones is not legal (R1)."""
    table = Position().sled(K=sled).quarry(K=quarry).table()
    assert not table.may("get-stones")


def test_short_quarry_gives_what_it_has() -> None:
    """T5: sled 2, quarry 1: sled 3, quarry 0."""
    table = Position().sled(K=2).quarry(K=1).table().play("K: get-stones")
    assert (table.sled["K"], table.quarry["K"]) == (3, 0)


def test_starting_stones_follow_turn_order() -> None:
    """T6: 4 players, start seat 2: sleds 4, 5, 2, 3; quarries 25, 24, 27, 26. 2 players, start seat 1: sleds 3, 2."""
    four = GAME.deal(4, {"start_player": "seat_2"}, seed=1)
    assert four.sled == [4, 5, 2, 3]
    assert four.quarry == [25, 24, 27, 26]
    assert (four.start_seat, four.turn_seat, four.decider) == (2, 2, 2)
    two = GAME.deal(2, {"start_player": "seat_1"}, seed=1)
    assert two.sled[:2] == [3, 2]
    assert two.quarry[:2] == [26, 27]


def test_ship_is_ready_with_its_minimum_and_unloads_from_the_bow() -> None:
    """T7: a 3-ship [_ W _] is not ready; [K _ W] is, unloads K, W, and slot 2 may still be filled."""
    waiting = Position().ship(2, "[_ W _]").table()
    assert not waiting.may("sail 2 temple")
    ready = Position().ship(2, "[K _ W]").table()
    assert ready.may("sail 2 temple")
    assert ready.may("place 2 2")
    assert ready.play("K: sail 2 temple").temple == "KW"


def test_docked_site_takes_no_second_ship() -> None:
    """T8: the temple is docked: no ship may sail there."""
    table = Position().docked(1, "temple").ship(2, "[K W B]").ship(3, "[K W]").ship(4, "[G _]").table()
    assert not any(table.may(f"sail {number} temple") for number in (1, 2, 3, 4))
    assert all(table.may(f"sail {number} obelisks") for number in (2, 3, 4))


def test_anyone_may_sail_a_ship_without_own_stones() -> None:
    """T9: a player with no stone on the ship sails it."""
    table = Position(turn="K").ship(3, "[W G]").table().play("K: sail 3 burial_chamber")
    assert table.burial_rows == ["W", "G", ""]


# ---- rulings


def test_slots_may_be_filled_in_any_order() -> None:
    """R6: any empty slot, not only the one nearest the bow."""
    table = Position().ship(1, "[_ W _ _]").table()
    assert [table.may(f"place 1 {slot}") for slot in (1, 2, 3, 4)] == [True, False, True, True]
    assert table.play("K: place 1 4").cargo(1) == "_W_K"


@pytest.mark.parametrize(("capacity", "minimum"), [(4, 3), (3, 2), (2, 1), (1, 1)])
def test_minimum_load_depends_on_the_size_alone(capacity: int, minimum: int) -> None:
    """R7: 4 slots need 3 stones, 3 need 2, 2 and 1 need 1."""
    for stones in range(capacity + 1):
        number = (4, 3, 2, 1).index(capacity) + 1
        table = Position(players=2).ship(number, ("W" * stones).ljust(capacity, "_")).table()
        assert table.may(f"sail {number} temple") == (stones >= minimum)


def test_removed_round_card_stays_unseen() -> None:
    """R10: nobody sees which card was removed until all others have been revealed."""
    table = Position(players=3, round=2).table()
    for seat in (-1, 0, 1, 2):
        view = GAME.view(table.s, seat)
        assert len(view.round_cards) == 5
        assert list(view.round_cards) == sorted(view.round_cards)


def test_equal_ships_are_told_apart_by_their_place() -> None:
    """R11: two 2-ships carry different loads and sail on their own."""
    table = Position(players=4).ship(3, "[K _]").ship(4, "[W _]").table().play("K: sail 4 temple")
    assert table.temple == "W"
    assert table.cargo(3) == "K_"
    assert table.in_harbour(3) and not table.in_harbour(4)


def test_each_player_count_has_seven_distinct_round_cards() -> None:
    """R64: seven distinct cards each; all capacities add up to 68, 74 and 83."""
    for cards, total in zip(ROUND_CARDS, (68, 74, 83), strict=True):
        assert len(set(cards)) == 7
        assert sum(map(sum, cards)) == total
        assert all(list(card) == sorted(card, reverse=True) for card in cards)
        assert all(
            card.count(4) <= 2 and card.count(3) <= 3 and card.count(2) <= 2 and card.count(1) <= 1
            for card in cards
        )
