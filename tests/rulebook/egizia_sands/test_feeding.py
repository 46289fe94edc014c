"""STONES and FEED (RULES 4.7)."""

from __future__ import annotations

from ostracon.games.egizia_sands import GAME
from rulebook.egizia_sands.positions import ANNA, BEN, CARL, Position


def test_short_of_grain() -> None:
    """E1: level 3; crews 2, 2, 2, 2; fields green 6, yellow 6; flood bottom: need 8, grain 6: -4."""
    p = Position().give(ANNA, "r32").market(ANNA, grain=3).crews(ANNA, 2, 2, 2, 2).flood("bottom").feed()
    assert p.part(ANNA, "hunger") == -4
    assert p.told("hungry")[0] == (ANNA, 2, 4)


def test_surplus_is_sold() -> None:
    """E2: level 5; need 10, grain 15 at flood middle: surplus 5: +1 point."""
    p = (
        Position()
        .give(ANNA, "r31", "r15", "r35")
        .market(ANNA, grain=5)
        .crews(ANNA, 1, 3, 4, 2)
        .flood("middle")
    )
    before = p.s.track[ANNA]
    p.feed()
    assert p.asked == (ANNA, "surplus") and p.options() == {"sell-surplus", "no-sale"}
    p.play("sell-surplus")
    assert p.s.track[ANNA] == before + 1 and p.part(ANNA, "surplus") == 1


def test_surplus_may_be_left() -> None:
    """RU-54: selling is optional."""
    p = Position().give(ANNA, "r31", "r15").market(ANNA, grain=5).flood("middle").feed().play("no-sale")
    assert p.part(ANNA, "surplus") == 0


def test_hunger_at_the_lowest_level() -> None:
    """C5: level 1, need 9, grain 6: -9 points, below 0."""
    p = Position().crews(ANNA, 3, 2, 2, 2).flood("bottom").feed()
    assert p.s.track[ANNA] == -9


def test_prices_of_hunger() -> None:
    """4.7: 3, 2, 2, 1, 1 points per missing grain at levels 1 to 5."""
    for level, price in enumerate((3, 2, 2, 1, 1), start=1):
        p = Position().market(ANNA, grain=level).crews(ANNA, 3, 2, 1, 1).flood("bottom").feed()
        assert p.part(ANNA, "hunger") == -price, level


def test_grain_card_saves() -> None:
    """C6: R12: grain 10, no loss, surplus 1, no sale at level 1."""
    p = Position().give(ANNA, "r12", "r4").stones(ANNA, 2).crews(ANNA, 3, 2, 2, 2).flood("bottom").feed()
    assert p.asked == (ANNA, "feed") and p.can("convert 2") and not p.can("convert 3")
    p.play("grain-card", "finish")
    assert p.s.track[ANNA] == 0 and p.told("fed")[0] == (ANNA, 1, 0)
    assert p.asked[1] != "surplus" and not p.holds(ANNA, "r12") and p.s.stones[ANNA] == 2


def test_stones_as_grain_to_sell() -> None:
    """C7: level 3, need 8, grain 8, 6 stones by R4: surplus 6: +2 points; k is chosen once."""
    p = (
        Position()
        .give(ANNA, "r4", "r10")
        .market(ANNA, grain=3)
        .crews(ANNA, 2, 2, 2, 2)
        .stones(ANNA, 6)
        .feed()
    )
    p.play("convert 6")
    assert p.asked == (ANNA, "surplus"), "only FINISH was left"
    p.play("sell-surplus")
    assert p.s.track[ANNA] == 2 and p.s.stones[ANNA] == 0


def test_stones_are_converted_once() -> None:
    """D9: R4 only once per FEED."""
    p = Position().give(ANNA, "r4", "r12").stones(ANNA, 6).feed().play("convert 2")
    assert not p.can("convert 1") and p.why("convert 1") == "already-converted"
    assert p.s.stones[ANNA] == 4


def test_every_field_gives_two_more_with_g1() -> None:
    """C8: starting field 6, yellow 4, combo yellow 2: 8 at the bottom; 8 + 6 + 4 = 18 in the middle."""
    for flood, grain in (("bottom", 8), ("middle", 18)):
        p = Position().owns(ANNA, "g1").give(ANNA, "r5", "r16").crews(ANNA, 1, 1, 1, 1).flood(flood).feed()
        assert p.told("fed")[0] == (ANNA, grain - 4, 0)


def test_g4_turns_the_starting_field() -> None:
    """C9: the starting field gives 10; each crew rose by 1, so the need rose by 4."""
    p = Position().owns(ANNA, "g4").flood("bottom").feed()
    assert p.s.strength[ANNA] == [2, 2, 2, 3] and p.told("fed")[0] == (ANNA, 10 - 9, 0)


def test_improver_in_time() -> None:
    """C50: need 12; field 6 and red 8 at flood middle; R24: FINISH at once -18; attached first: no loss."""
    p = Position().give(ANNA, "r35", "r24").crews(ANNA, 3, 3, 3, 3).flood("middle").feed()
    before = p.s.track[ANNA]
    hungry = p.s.copy()
    p.play("finish")
    assert p.s.track[ANNA] == before - 18
    p.s = hungry
    p.s.events = []
    p.play("attach r35")
    assert p.s.track[ANNA] == before and p.told("fed")[0] == (ANNA, 2, 0), "FINISH was left alone"
    assert p.s.grain[ANNA] == [6, 8, 0]


def test_storehouse_as_grain_or_stones() -> None:
    """5.3: R39 in FEED: +4 grain, or +4 stones as everywhere."""
    p = Position().give(ANNA, "r39").crews(ANNA, 3, 3, 2, 2).flood("bottom").feed()
    assert p.options() == {"finish", "store-grain", "store-stones"}
    p.play("store-grain")
    assert p.s.track[ANNA] == 0 and p.s.stones[ANNA] == 2


def test_feeding_in_turn_order() -> None:
    """RU-56: turn order 1..n."""
    p = Position().give(CARL, "r12").give(ANNA, "r4").feed()
    assert p.asked == (ANNA, "feed")
    p.play("finish")
    assert p.asked == (CARL, "feed")


def test_quarries_produce() -> None:
    """4.7: starting quarry 3, a quarry 2 and a combo's 1, whether or not its field is watered; RU-81, RU-45."""
    p = Position().give(ANNA, "r8", "r16").stones(ANNA, 0).stones(BEN, 24).flood("bottom").produce()
    assert p.s.stones[ANNA] == 6 and p.s.stones[BEN] == 25


def test_traders() -> None:
    """C38: R28, crews 1, 1, 1, 2: only violet can be lowered; both markets +1."""
    p = Position(round_number=3).give(ANNA, "r28").produce()
    assert p.asked == (ANNA, "trade") and p.options() == {"done", "crew violet"}
    assert p.s.stones[ANNA] == 5, "after the own production (RU-43)"
    assert p.why("crew green") == "crew-at-bottom"
    p.play("crew violet")
    assert p.s.strength[ANNA] == [1, 1, 1, 1] and p.s.market[ANNA] == [2, 2]


def test_traders_may_decline() -> None:
    """D8: DONE."""
    p = Position(round_number=3).give(ANNA, "r28").produce().play("done")
    assert p.s.strength[ANNA] == [1, 1, 1, 2] and p.s.market[ANNA] == [1, 1]


def test_traders_without_a_strong_crew() -> None:
    """RU-48: all crews at 1: not asked."""
    p = Position(round_number=3).give(ANNA, "r28").crews(ANNA, 1, 1, 1, 1).produce()
    assert p.asked[1] != "trade"


def test_who_has_eaten_is_warned_no_more() -> None:
    """Anna was short by 2 and has lost her points; Ben's crews are still hungry."""
    p = Position().crews(ANNA, 2, 2, 2, 2).give(ANNA, "r12").crews(BEN, 3, 2, 2, 2).give(BEN, "r39").feed()
    assert p.asked == (ANNA, "feed")
    assert [table.missing for table in GAME.view(p.s, ANNA).tables] == [2, 3, 0, 0]
    p.play("finish")
    assert p.asked == (BEN, "feed")
    assert [table.missing for table in GAME.view(p.s, ANNA).tables] == [0, 3, 0, 0]
