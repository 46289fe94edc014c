"""Limits, drawing, looking through a pile, removal of piles, the end of the game (RULES 4.3, 4.6, 4.7)."""

from __future__ import annotations

import pytest

from ostracon.games.terra_pyramides import GAME
from ostracon.games.terra_pyramides.layout import NO_TILE
from ostracon.games.terra_pyramides.vocabulary import Decision, Part

from .positions import Table, nobody, tile


def test_gold_limit_of_five() -> None:
    """X-11: with 5 gold DRAW is illegal, PEEK and purchases are legal."""
    table = Table().give(gold=5, red=3).asked("end_turn")
    assert table.legal("draw") == set() and table.why("draw 1") == "too-much-gold"
    assert len(table.legal("peek")) == 8
    assert "buy-block" in table.legal()
    table.play("peek 1")
    assert table.s.gold[0] == 4


def test_gold_limit_of_six() -> None:
    """X-11: with 6 gold a purchase is required."""
    table = Table().give(gold=6).asked("end_turn")
    assert table.legal("peek") == set() and table.why("peek 1") == "too-much-gold-to-peek"
    table.play("buy-block")
    assert len(table.legal("draw")) == 8


def test_gold_limit_on_the_last_turn() -> None:
    """X-11: 8 gold without piles: two purchases before FINISH."""
    table = Table().give(gold=8).asked("end_turn")
    table.s.open_piles = 0
    assert table.why("finish") == "too-much-gold"
    table.play("buy-block")
    assert table.why("finish") == "too-much-gold"
    table.play("buy-block")
    assert table.s.gold[0] == 2 and table.allows("finish")
    assert table.why("draw 1") == "no-piles-left"


def test_block_limit() -> None:
    """X-12: 9 blocks need two exchanges."""
    table = Table().give(red=5, blue=4).asked("end_turn")
    for exchanged in range(2):
        assert table.legal("draw") == set(), exchanged
        assert table.why("draw 1") == "too-many-blocks"
        table.play("exchange red-blue")
    assert table.s.block_count[0] == 7
    assert len(table.legal("draw")) == 8


def test_peek() -> None:
    """X-14: look through a pile, take the third tile, the order of the others stays."""
    table = Table().give(gold=2).pile(3, "W", "EE", "B_red", "WE").asked("end_turn")
    table.play("peek 4")
    assert table.s.decision == Decision.TAKE_TILE
    assert table.legal() == {"take 1", "take 2", "take 3", "take 4"}
    assert table.why("take 5") == "pile-too-small"
    table.play("take 3")
    assert table.s.hand[0] == tile("B_red") and table.s.gold[0] == 1
    assert table.s.piles[3][:4] == [tile("WE"), tile("EE"), tile("W"), NO_TILE]
    assert (table.s.decider, table.s.decision) == (1, Decision.PLACE_TILE)


def test_peek_needs_a_coin() -> None:
    """RULES 4.3: no gold, no peek."""
    table = Table().asked("end_turn")
    assert table.legal("peek") == set() and table.why("peek 1") == "no-gold-to-peek"


@pytest.mark.parametrize(
    ("version", "players", "before"),
    [(1, 2, 2), (1, 3, 1), (1, 4, 1), (2, 2, 4), (2, 3, 3), (2, 4, 3), (3, 2, 5), (3, 3, 4), (3, 4, 4)],
)
def test_pile_removal(version: int, players: int, before: int) -> None:
    """X-15: a pile leaves the game when it holds the threshold number of tiles, not earlier."""
    for count in (before + 1, before):
        table = Table(version=version, players=players).asked("end_turn")
        table.pile(2, *["W"] * count)
        table.play("draw 3")
        gone = count == before
        assert table.s.pile_count[2] == count - 1
        assert (table.s.open_piles >> 2 & 1 == 0) == gone
        table.asked("end_turn")
        assert ("3" not in table.legal("draw")) == gone
        if gone:
            assert table.why("draw 3") == "pile-gone"


@pytest.mark.parametrize("mission", [1, 2, 3])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_pile_removal_in_missions(players: int, mission: int) -> None:
    """RULES 3.5: the last tile of every pile goes to the box, whatever the player count."""
    table = Table(players=players, mode="cooperative", mission=mission).asked("end_turn").pile(2, "W", "W")
    table.play("draw 3")
    assert table.s.open_piles >> 2 & 1 == 0


def test_discard() -> None:
    """X-44: V1, everything in use: the surplus goes back coin by coin."""
    table = Table(players=4).give(gold=6, reserve=0, red=7).asked("end_turn")
    table.s.block_supply = 0
    assert table.legal("draw") == table.legal("peek") == set()
    assert "discard-gold" in table.legal() and "exchange red-red" in table.legal()
    table.play("exchange red-red")
    assert table.why("discard-gold") == "gold-can-be-spent" and "buy-block" in table.legal()


def test_discard_coin_by_coin() -> None:
    """X-44: 6 gold, then PEEK settles the fifth coin."""
    table = Table(players=4).give(gold=6, reserve=0, white=7).asked("end_turn")
    table.s.block_supply = 0
    table.play("discard-gold")
    assert table.s.gold[0] == 5
    assert len(table.legal("peek")) == 8 and table.why("discard-gold") == "gold-can-be-spent"


def test_discard_on_the_last_turn() -> None:
    """R-24: without a pile the fifth coin is discarded too."""
    table = Table(players=4).give(gold=5, reserve=0, white=7).asked("end_turn")
    table.s.block_supply = 0
    table.s.open_piles = 0
    table.play("discard-gold")
    assert table.legal() == {"finish", "exchange white-white"}


def test_no_discard_with_offerings() -> None:
    """X-44: in V2 OFFER instead, DISCARD_GOLD never."""
    table = Table(version=2, players=4).give(gold=6, reserve=0, white=7).asked("end_turn")
    table.s.block_supply = 0
    assert table.why("discard-gold") == "not-in-this-version"
    assert "offer" in table.legal()


def test_discard_only_at_the_end() -> None:
    """RULES 4.4: END only."""
    table = Table(players=4).give(gold=6, reserve=0, white=7).hold("W")
    table.s.block_supply = 0
    assert table.why("discard-gold") == "discard-only-at-end"


def test_last_tiles_are_placed() -> None:
    """RULES 4.7, R-28: when the piles are gone everybody still places the tile he holds; then the game ends."""
    for version in (1, 2, 3):
        table = Table(version=version).asked("end_turn")
        table.s.open_piles = 0
        table.hold("W", seat=1)
        table.play("finish")
        assert (table.s.decider, table.s.decision) == (1, Decision.PLACE_TILE)
        table.play("place a2" if version == 3 else "place a1", "row h")
        while table.legal("worker"):
            table.play("worker back")
        table.play("finish")
        assert nobody(table) and table.s.decision == Decision.NONE


def test_players_without_a_tile_are_skipped() -> None:
    """RULES 4.2: a player whose hand is empty when his turn comes is skipped."""
    table = Table(players=3).asked("end_turn")
    table.s.open_piles = 0
    table.s.hand = [NO_TILE, NO_TILE, tile("W"), NO_TILE]
    table.play("finish")
    assert table.s.decider == 2


def test_finish_only_without_piles() -> None:
    """RULES 4.3: as long as a pile is left a tile must be taken."""
    assert Table().asked("end_turn").why("finish") == "piles-left"


def test_gold_of_a_player_without_turns_is_kept() -> None:
    """RULES 5.6, R-23: limits never apply on other players' turns."""
    table = Table(version=2).give(gold=6, seat=1).asked("end_turn")
    table.s.open_piles = 0
    table.s.hand[1] = NO_TILE
    table.play("finish")
    assert nobody(table)
    assert GAME.score(table.s, 1, Part.RESOURCES) == 6
