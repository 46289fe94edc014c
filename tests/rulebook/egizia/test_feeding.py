"""Phase 3: feeding the crews (RULES 4.5, 9)."""

from __future__ import annotations

from ostracon.games.egizia import GAME
from tests.rulebook.egizia.positions import BLUE, GREEN, RED, Position


def test_surplus_is_lost() -> None:
    """T01: need 9, grain 11."""
    p = Position().give(BLUE, "n09").crews(BLUE, 1, 2, 3, 3).ring("middle").end_of_ships()
    assert (BLUE, 2, 0) in p.told("fed")
    assert p.s.track[BLUE] == 0
    assert p.s.round_number == 2, "nothing was asked"


def test_grain_surplus_card_feeds() -> None:
    """T02: need 10, grain 8 + 4; two surplus grain are not kept."""
    p = Position().give(RED, "n06", "n18").crews(RED, 2, 2, 2, 4).ring("left").end_of_ships()
    assert p.asked == (RED, "feed")
    assert p.options() == {"grain-card", "go-hungry"}
    p.play("grain-card")
    assert (RED, 2, 0) in p.told("fed")
    assert p.s.track[RED] == 0
    assert p.s.extra_grain == 0
    assert not p.holds(RED, "n18")


def test_grain_surplus_card_may_be_held_back() -> None:
    """T03: two missing at 3 points each; the card stays."""
    p = Position().give(RED, "n06", "n18").crews(RED, 2, 2, 2, 4).ring("left").end_of_ships()
    p.play("go-hungry")
    assert p.told("hungry") == [(RED, 2, 6)]
    assert p.s.track[RED] == -6 == p.part(RED, "hunger")
    assert p.holds(RED, "n18")


def test_hungry_marker_goes_behind() -> None:
    """T04: need 14, grain 12, 2 points each: 18 becomes 14, behind Red."""
    p = Position().give(GREEN, "n28", "n30").crews(GREEN, 3, 3, 4, 4).ring("middle").market(GREEN, grain=1)
    p.score(RED, 14).score(GREEN, 18).end_of_ships()
    assert p.told("hungry") == [(GREEN, 2, 4)]
    assert p.s.track[GREEN] == 14 == p.s.track[RED]
    order = p.front_to_rear()
    assert order.index(RED) < order.index(GREEN)


def test_cards_and_stones_together() -> None:
    """T48: shortage 5, one card and one stone are enough; the second card is kept."""
    p = Position().give(BLUE, "n18", "n39", "n13").crews(BLUE, 3, 3, 3, 2).stones(BLUE, 1).end_of_ships()
    assert p.asked == (BLUE, "feed")
    assert p.options() == {"grain-card", "pay-stone", "go-hungry"}
    p.play("grain-card", "pay-stone")
    assert p.s.track[BLUE] == 0
    assert not p.holds(BLUE, "n18") and p.holds(BLUE, "n39")
    assert p.s.stones[BLUE] == 0 + 3, "nothing left but the new production"


def test_improver_in_feeding() -> None:
    """T59: need 12, green 6 + brown 8 with the ring in the middle; after F3 the brown field feeds."""
    p = Position().give(BLUE, "n30", "n16").crews(BLUE, 3, 3, 3, 3).ring("middle")
    before = p.s.track[BLUE]
    p.end_of_ships()
    assert p.asked == (BLUE, "feed")
    assert p.options() == {"attach n30", "go-hungry"}
    p.play("attach n30")
    assert (BLUE, 2, 0) in p.told("fed")
    assert p.s.track[BLUE] == before
    assert p.s.grain[BLUE] == [6, 8, 0]


def test_card_is_never_forced() -> None:
    """T60: shortage 1 at 3 points."""
    p = Position().give(BLUE, "n18").crews(BLUE, 1, 2, 2, 2).end_of_ships()
    assert p.options() == {"grain-card", "go-hungry"}
    p.play("go-hungry")
    assert p.s.track[BLUE] == -3


def test_most_advanced_player_feeds_first() -> None:
    """RULES 4.5, R31: a snapshot of the score order."""
    p = Position().give(BLUE, "n18").give(GREEN, "n39").crews(BLUE, 2, 2, 2, 2).crews(GREEN, 2, 2, 2, 2)
    p.score(GREEN, 4).score(BLUE, 3).end_of_ships()
    assert p.asked == (GREEN, "feed")
    p.play("go-hungry")
    assert p.s.track[GREEN] == -2, "two missing, three points each: behind Blue, who is still to be fed"
    assert p.asked == (BLUE, "feed")


def test_six_stones_feed_only_with_barter() -> None:
    """D10: F1 is offered with `feed_with_stones` only (RULES 4.10)."""
    p = Position().give(BLUE, "n50", "n18").crews(BLUE, 2, 2, 2, 2).stones(BLUE, 0).end_of_ships()
    assert p.options() == {"grain-card", "go-hungry"}
    assert p.why("six-stones") == "stones-do-not-feed"
    p = Position().give(BLUE, "n50", "n13").crews(BLUE, 2, 2, 2, 2).stones(BLUE, 0).end_of_ships()
    assert p.options() == {"six-stones", "go-hungry"}
    p.play("six-stones", "pay-stone", "pay-stone")
    assert p.s.stones[BLUE] == 4 + 3
    assert p.s.track[BLUE] == 0


def test_who_has_eaten_is_warned_no_more() -> None:
    """Red, further ahead, has taken the loss; Blue's crews are still hungry."""
    p = Position().give(BLUE, "n18").crews(BLUE, 2, 2, 2, 2).give(RED, "n39").crews(RED, 3, 2, 2, 2)
    p.score(RED, 9).end_of_ships()
    assert p.asked == (RED, "feed")
    assert [table.missing for table in GAME.view(p.s, BLUE).tables] == [2, 3, 0, 0]
    p.play("go-hungry")
    assert p.asked == (BLUE, "feed")
    assert [table.missing for table in GAME.view(p.s, BLUE).tables] == [2, 0, 0, 0]
