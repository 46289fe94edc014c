"""The seven round spaces, single and doubled (RULES 5.1, 9)."""

from __future__ import annotations

import pytest

from tests.rulebook.egizia.positions import BLUE, RED, Position


@pytest.mark.parametrize("factor", [1, 2])
def test_edfu(factor: int) -> None:
    """One step on each market; doubled, two."""
    p = visit("edfu", factor)
    assert p.s.market[BLUE] == [factor, factor]


@pytest.mark.parametrize("factor", [1, 2])
@pytest.mark.parametrize(("town", "crews"), [("selinon", "ab"), ("thebae", "ac"), ("beni_hasan", "bc")])
def test_two_crew_towns(town: str, crews: str, factor: int) -> None:
    """T17: the two named crews +1, doubled +2."""
    p = visit(town, factor)
    assert p.s.strength[BLUE] == [1 + factor * (crew in crews) for crew in "abc"] + [2]


@pytest.mark.parametrize("factor", [1, 2])
def test_alyi(factor: int) -> None:
    """One crew of choice +1, then 2 stones; doubled, two free steps and 4 stones (R36)."""
    p = visit("alyi", factor)
    assert p.options() == {f"strengthen {crew}" for crew in "abcj"}
    assert p.s.stones[BLUE] == 2, "the stones come after the crew"
    p.play("strengthen j")
    if factor == 2:
        p.play("strengthen a")
    assert p.s.strength[BLUE] == [factor, 1, 1, 3]
    assert p.s.stones[BLUE] == 2 + 2 * factor
    assert p.asked[0] == RED


def test_passalon() -> None:
    """Joker +1, and the ring may move one space or stay."""
    p = visit("passalon", 1)
    assert p.s.strength[BLUE] == [1, 1, 1, 3]
    assert p.options() == {"ring left", "ring middle", "ring right"}
    p.play("ring right")
    assert p.s.ring == 2
    assert p.asked[0] == RED


def test_passalon_from_the_end() -> None:
    """RULES D04: only spaces within reach."""
    p = visit("passalon", 1, ring="left")
    assert p.options() == {"ring left", "ring middle"}
    assert p.why("ring right") == "ring-too-far"
    p.play("ring left")
    assert p.s.ring == 0


def test_passalon_doubled() -> None:
    """T18: Joker +2, the ring up to two spaces (R37)."""
    p = visit("passalon", 2, ring="left")
    assert p.s.strength[BLUE] == [1, 1, 1, 4]
    assert p.options() == {"ring left", "ring middle", "ring right"}


def test_heliopolis() -> None:
    """Like Passalon; it is never doubled (R38)."""
    p = Position().give(BLUE, "n40").turn_of(BLUE).play("visit heliopolis")
    assert p.decision == "ring"
    assert p.s.strength[BLUE] == [1, 1, 1, 3]
    assert p.holds(BLUE, "n40")
    p.play("ring left")
    assert p.s.ring == 0


def test_crew_at_the_end_of_the_strip() -> None:
    """T47: 9 stays, 4 becomes 5."""
    p = Position().crews(BLUE, 9, 4, 1, 2).turn_of(BLUE).play("visit selinon")
    assert p.s.strength[BLUE] == [9, 5, 1, 2]


def test_doubling_may_be_declined() -> None:
    """D02: the card stays."""
    p = Position().give(BLUE, "n40").turn_of(BLUE).play("visit selinon", "double no")
    assert p.s.strength[BLUE] == [2, 2, 1, 2]
    assert p.holds(BLUE, "n40")


def test_all_crews_at_the_end() -> None:
    """D03: the step is void, the stones come all the same."""
    p = Position().crews(BLUE, 9, 9, 9, 9).stones(BLUE, 0).turn_of(BLUE).play("visit alyi")
    assert p.asked == (RED, "place")
    assert p.s.stones[BLUE] == 2


def test_single_crew_below_the_end() -> None:
    """RULES 4.2: a forced crew step is not asked."""
    p = Position().crews(BLUE, 9, 9, 4, 9).turn_of(BLUE).play("visit alyi")
    assert p.asked == (RED, "place")
    assert p.s.strength[BLUE] == [9, 9, 5, 9]


def visit(town: str, factor: int, ring: str = "middle") -> Position:
    """Blue puts a ship on a round space, doubled if wanted."""
    p = Position().ring(ring)
    if factor == 2:
        p.give(BLUE, "n40")
    p.turn_of(BLUE).play(f"visit {town}")
    if factor == 2:
        assert p.decision == "double"
        p.play("double yes")
        assert not p.holds(BLUE, "n40")
    return p
