"""The two markets (RULES 5)."""

from __future__ import annotations

from rulebook.egizia_sands.positions import ANNA, Position


def taking(card: str, round_number: int = 1) -> Position:
    """Anna may take a card from the first square."""
    return Position(round_number=round_number).lay("c01", card)


def test_two_stone_market_steps() -> None:
    """C1: from level 2: +2 stones at level 3, nothing at level 4."""
    p = taking("r1").market(ANNA, stone=2).stones(ANNA, 0).turn_of(ANNA).play("land c01")
    assert (p.s.market[ANNA], p.s.stones[ANNA]) == ([1, 4], 2)


def test_top_of_the_stone_market() -> None:
    """C2: level 5: +3; one step past: +3; 16 stones."""
    p = taking("r1").market(ANNA, stone=4).stones(ANNA, 10).turn_of(ANNA).play("land c01")
    assert (p.s.market[ANNA], p.s.stones[ANNA]) == ([1, 5], 16)


def test_top_of_the_stone_market_with_g2() -> None:
    """C2 with G2: 22 stones."""
    p = taking("r1").owns(ANNA, "g2").market(ANNA, stone=4).stones(ANNA, 10).turn_of(ANNA).play("land c01")
    assert p.s.stones[ANNA] == 22


def test_stones_are_capped() -> None:
    """C3: at the top with 20 stones, R49: +6, capped: 25 stones."""
    p = taking("r49", 5).market(ANNA, stone=5).stones(ANNA, 20).turn_of(ANNA).play("land c01")
    assert p.s.stones[ANNA] == 25
    assert p.told("overflow") == [(ANNA, 1, 0)]


def test_top_of_the_grain_market() -> None:
    """C4: level 5: +2, past: +2: score 14."""
    p = taking("r26", 3).market(ANNA, grain=4).score(ANNA, 10).turn_of(ANNA).play("land c01")
    assert p.s.track[ANNA] == 14 and p.s.market[ANNA] == [5, 1]
    assert p.part(ANNA, "grain_market") == 4


def test_top_of_the_grain_market_with_g5() -> None:
    """C4 with G5: 18."""
    p = taking("r26", 3).owns(ANNA, "g5").market(ANNA, grain=4).score(ANNA, 10).turn_of(ANNA).play("land c01")
    assert p.s.track[ANNA] == 18


def test_low_steps_give_nothing() -> None:
    """5: up to level 4 the grain market gives nothing at once; level 2 of the stone market neither."""
    p = taking("r11").turn_of(ANNA).play("land c01")
    assert p.s.market[ANNA] == [3, 1] and p.s.track[ANNA] == 0 and p.s.stones[ANNA] == 2
