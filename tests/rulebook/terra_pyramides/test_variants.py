"""Symbols and face-up piles (RULES 4.5, 8.1, 8.2)."""

from __future__ import annotations

import pytest

from ostracon.games.terra_pyramides import GAME
from ostracon.games.terra_pyramides.maps import CELL_DISPLAY, CELLS

from .positions import Table, at, tile

VERSIONS = (1, 2, 3)


def columns(table: Table) -> set[str]:
    return {cell[0] for cell in table.legal("place")}


@pytest.mark.parametrize(("pile", "letters"), [(0, "abcde"), (3, "abcde"), (4, "fghij"), (7, "fghij")])
def test_symbols_without_gold(pile: int, letters: str) -> None:
    """X-35: a Sphinx tile goes to columns 0-4, a scarab tile to columns 5-9."""
    table = Table(symbols=True, dealt=True).hold("W", pile=pile).give(gold=0)
    assert columns(table) == set(letters)
    other = "place f1" if pile < 4 else "place a1"
    assert table.why(other) == "wrong-symbol"


def test_symbols_with_gold() -> None:
    """X-35: a coin lifts the restriction; it is paid before the row."""
    table = Table(symbols=True, dealt=True).hold("EE", pile=0).give(gold=1)
    assert columns(table) == set("abcdefghij") and len(table.legal("place")) == 76
    table.play(f"place {at(0, 9)}")
    assert table.s.gold[0] == 0
    table.play("row v")
    assert table.s.gold[0] == 2


def test_the_right_half_is_free_of_charge() -> None:
    """RULES 4.5: no coin for a fitting cell."""
    table = Table(symbols=True, dealt=True).hold("W", pile=0).give(gold=1)
    table.play(f"place {at(0, 0)}")
    assert table.s.gold[0] == 1


def test_no_fitting_cell_left() -> None:
    """R-47: without a free cell of the right kind the restriction is lifted without payment."""
    table = Table(symbols=True)
    sphinx = [c for c in range(CELLS) if CELL_DISPLAY[0][c] == 0]
    for cell in sphinx:
        table.s.tile[cell] = tile("EE")
    table.sync()
    table.hold("W", pile=0).give(gold=1)
    assert columns(table) == set("fghij")
    table.play(f"place {at(0, 9)}")
    assert table.s.gold[0] == 1
    table = Table(symbols=True)
    for cell in sphinx:
        table.s.tile[cell] = tile("EE")
    table.sync()
    assert columns(table.hold("W", pile=0).give(gold=0)) == set("fghij")


def test_peeked_tile_has_the_symbol_of_its_pile() -> None:
    """R-46: the display of the pile decides."""
    table = Table(symbols=True, players=2).give(gold=1).asked("end_turn").hold("W", seat=1)
    table.s.hand[0] = -1
    table.play("peek 6", "take 2")
    assert table.s.hand_pile[0] == 5


def test_symbols_off() -> None:
    """RULES 8.1: without the variant every free cell is legal."""
    assert len(Table(dealt=True).hold("W", pile=0).legal("place")) == 76


@pytest.mark.parametrize("version", VERSIONS)
def test_symbols_halves(version: int) -> None:
    """RULES 2.5: equal halves on both sides of the board."""
    side = 1 if version == 3 else 0
    assert [CELL_DISPLAY[side].count(display) for display in (0, 1)] == ([32, 32] if side else [40, 40])


# ---- face-up piles


@pytest.mark.parametrize("version", VERSIONS)
def test_four_piles_show_their_top(version: int) -> None:
    """R-48: piles 1, 3, 5, 7; only the top tile."""
    s = GAME.deal(2, {"version": version, "face_up_piles": True}, seed=3)
    for seat in (0, 1, -1):
        view = GAME.view(s, seat)
        for pile in range(8):
            tiles = view.piles[pile].tiles
            if pile % 2:
                assert tiles[0] == s.piles[pile][s.pile_count[pile] - 1] and set(tiles[1:]) == {-1}
            else:
                assert set(tiles) == {-1}


def test_drawn_from_a_face_up_pile_is_known_to_all() -> None:
    """RULES 7: everybody saw the tile that was drawn, and sees the next one."""
    table = (
        Table(face_up_piles=True).pile(1, "W", "EE", "B_red", "WE").asked("end_turn").hold("B_blue", seat=1)
    )
    table.play("draw 2")
    assert GAME.view(table.s, 1).hands[0].tile == tile("W")
    assert GAME.view(table.s, -1).piles[1].tiles == (tile("EE"), -1, -1)


def test_drawn_from_a_face_down_pile_is_secret() -> None:
    """RULES 7: only the owner knows it."""
    table = Table(face_up_piles=True).pile(0, "W", "EE", "B_red", "WE").asked("end_turn")
    table.play("draw 1")
    assert GAME.view(table.s, 0).hands[0].tile == tile("W")
    assert GAME.view(table.s, 1).hands[0].tile == -1


@pytest.mark.parametrize(("take", "known"), [(1, True), (2, False)])
def test_peek_into_a_face_up_pile(take: int, known: bool) -> None:
    """RULES 7: taking the open top tile is announced; any other is the player's secret."""
    table = Table(face_up_piles=True).pile(1, "W", "EE", "B_red", "WE").give(gold=1).asked("end_turn")
    table.play("peek 2")
    action = GAME.actions.parse(f"take {take}")
    assert GAME.hides_action(table.s, action, 1) is not known
    assert GAME.hides_action(table.s, action, 0) is False
    table.play(f"take {take}")
    assert (GAME.view(table.s, 1).hands[0].tile != -1) is known
