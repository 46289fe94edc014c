"""One test per Nile card (RULES 5.6): what it does when it is taken, and what it is good for afterwards."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ostracon.games.egizia import components as box
from tests.rulebook.egizia.positions import BLUE, GREEN, RED, YELLOW, Position


def taken(card: str) -> Position:
    """Blue takes a card from Ombos with a ship."""
    p = (
        Position()
        .stones(BLUE, 4)
        .obelisk(BLUE, RED)
        .take_graves(BLUE)
        .course("left", BLUE)
        .course("row1", BLUE, RED, BLUE)
    )
    return p.lay(1, card).turn_of(BLUE).play("land c01")


def quarry(value: int) -> Callable[[str], None]:
    """+value stones in every phase 4, in the round it was taken too."""

    def check(card: str) -> None:
        p = taken(card)
        assert p.holds(BLUE, card)
        assert p.s.quarry[BLUE] == 3 + value
        p.play(*["pass"] * 4)
        assert p.s.stones[BLUE] == 4 + 3 + value

    return check


def field(colour: int, value: int, **bonus: int) -> Callable[[str], None]:
    """A field of a colour, and what it gives when taken."""

    def check(card: str) -> None:
        p = taken(card)
        assert p.holds(BLUE, card)
        grain = [6, 0, 0]
        grain[colour] += value
        assert p.s.grain[BLUE] == grain
        assert p.s.market[BLUE] == [bonus.get("stone", 0), bonus.get("grain", 0)]
        assert p.s.stones[BLUE] == 4 + bonus.get("stones", 0)
        assert p.s.track[BLUE] == bonus.get("points", 0)
        for place, ring in enumerate(("left", "middle", "right")):
            q = taken(card).crews(BLUE, 9, 9, 9, 9).ring(ring).play(*["pass"] * 4)
            assert q.told("hungry")[-1][:2] == (BLUE, 36 - 6 - (value if colour <= place else 0))

    return check


def market(stone: int, grain: int) -> Callable[[str], None]:
    """Two steps on one market, then out of the game."""

    def check(card: str) -> None:
        p = taken(card)
        assert p.s.market[BLUE] == [stone, grain]
        assert not p.holds(BLUE, card)

    return check


def pair(first: int) -> Callable[[str], None]:
    """A crew and the Joker +1."""

    def check(card: str) -> None:
        p = taken(card)
        strengths = [1, 1, 1, 3]
        strengths[first] += 1
        assert p.s.strength[BLUE] == strengths
        assert not p.holds(BLUE, card)

    return check


def crew_choice(card: str) -> None:
    """Two crew steps of choice, mandatory: two crews or one twice."""
    p = taken(card)
    assert p.options() == {f"strengthen {crew}" for crew in "abcj"}
    p.play("strengthen b", "strengthen j")
    assert p.s.strength[BLUE] == [1, 2, 1, 3]
    p = taken(card).play("strengthen c", "strengthen c")
    assert p.s.strength[BLUE] == [1, 1, 3, 2]
    assert p.asked == (RED, "place")
    assert not p.holds(BLUE, card)


def homage(points: int) -> Callable[[str], None]:
    """1 point per own stone standing on the two buildings."""

    def check(card: str) -> None:
        p = taken(card)
        assert p.s.track[BLUE] == points == p.part(BLUE, "nile_cards")
        assert p.s.track[RED] == 0
        assert not p.holds(BLUE, card)

    return check


def crew_improver(card: str) -> None:
    """F4 once per round: at D01, and again in the next round."""
    p = taken(card).play("pass", "pass", "pass")
    p.play("improve", "strengthen a")
    assert p.s.strength[BLUE] == [2, 1, 1, 2]
    assert p.why("improve") == "used-this-round"
    p.play("pass")
    assert p.asked == (BLUE, "place")
    assert p.can("improve")


def feed_with_stones(card: str) -> None:
    """Any number of stones as grain, 1:1."""
    p = taken(card).crews(BLUE, 2, 2, 3, 2).play(*["pass"] * 4)
    assert p.options() == {"pay-stone", "go-hungry"}
    p.play("pay-stone", "pay-stone", "pay-stone")
    assert p.s.track[BLUE] == 0
    assert p.s.stones[BLUE] == 1 + 3


def sphinx_plus_two(card: str) -> None:
    """Up to two more cards free of stones and strength, every time."""
    p = Position().give(BLUE, card).stones(BLUE, 2).use(BLUE, "cj").resolve_site("sphinx", BLUE)
    p.play("build a")
    assert p.options() == {"extra 0", "extra 1", "extra 2"}
    p.play("extra 2")
    assert (p.s.drawn_count, p.s.stones[BLUE]) == (3, 1)
    p.play("keep 1")
    assert p.holds(BLUE, card)


def reuse_round_space(card: str) -> None:
    """Once per round a ship may join another on a round space."""
    p = (
        Position()
        .give(BLUE, card)
        .ship(RED, "visit edfu")
        .ship(RED, "visit alyi")
        .turn_of(BLUE)
        .play("visit edfu")
    )
    assert p.s.market[BLUE] == [1, 1]
    p.play("pass", "pass", "pass")
    assert p.why("visit alyi") == "town-taken"


def field_improver(card: str) -> None:
    """Brown to yellow-green; it stays in front of the owner and counts as a permanent."""
    p = Position().give(BLUE, card, "n31").hand(BLUE, "s28").turn_of(BLUE)
    assert p.why("attach n30") == "field-not-owned"
    p.play("attach n31")
    assert p.s.grain[BLUE] == [6, 9, 0]
    assert p.holds(BLUE, card)
    p.final()
    assert p.part(BLUE, "sphinx_cards") == 2


def remaining_card(card: str) -> None:
    """At the end of phase 2 one leftover card, every round."""
    p = taken(card).clear_river(5).lay(5, "n01").play(*["pass"] * 4)
    assert p.asked == (BLUE, "remaining")
    p.play("glean c05")
    assert p.holds(BLUE, "n01")
    p.play(*["pass"] * 4)
    assert p.asked == (BLUE, "remaining")


def stones_to_crew(card: str) -> None:
    """F5 once per round: two stones, one crew +1."""
    p = taken(card).stones(BLUE, 1).play("pass", "pass", "pass")
    assert p.why("train") == "training-needs-stones"
    p.stones(BLUE, 3).play("train", "strengthen j")
    assert (p.s.strength[BLUE][3], p.s.stones[BLUE]) == (3, 1)
    assert p.why("train") == "used-this-round"


def upstream(card: str) -> None:
    """One ship per round may go upstream."""
    p = Position().give(BLUE, card).ship(BLUE, "visit heliopolis").turn_of(BLUE).play("visit edfu")
    assert p.s.furthest[BLUE] == 20
    assert p.asked == (RED, "place")
    p.play("pass", "pass", "pass")
    assert p.s.round_number == 2, "Blue passes by himself"


def grave_value(card: str) -> None:
    """+5 to the grave total; alone it earns 2 points; it is a permanent (R47) and no stone on the Graves."""
    p = Position().give(BLUE, card).hand(BLUE, "s28", "s16").final()
    assert p.part(BLUE, "grave_total") == 2
    assert p.part(BLUE, "sphinx_cards") == 2


def four_grain(card: str) -> None:
    """+4 grain in feeding, once."""
    p = taken(card).crews(BLUE, 3, 3, 3, 2).play(*["pass"] * 4)
    p.play("grain-card")
    assert p.told("hungry") == [(BLUE, 1, 3)], "need 11, grain 6 + 4"
    assert not p.holds(BLUE, card)


def plus_three_force(card: str) -> None:
    """+3 to one build turn; the crew tile does not move."""
    p = (
        Position()
        .give(BLUE, card)
        .graves(2)
        .stones(BLUE, 9)
        .use(BLUE, "bcj")
        .resolve_site("obelisk_graves", BLUE)
    )
    p.play("build a", "add-force")
    assert p.s.budget == 4
    assert p.s.strength[BLUE] == [1, 1, 1, 2]
    assert not p.holds(BLUE, card)


def two_crews(card: str) -> None:
    """Two unused ordinary crews in one build turn."""
    p = Position().give(BLUE, card).graves(2).crews(BLUE, 2, 3, 4, 2).stones(BLUE, 9).use(BLUE, "j")
    p.resolve_site("obelisk_graves", BLUE).play("build b", "add-crew c")
    assert p.s.budget == 7
    assert not p.holds(BLUE, card)


def second_ship(card: str) -> None:
    """A second ship in the same turn."""
    p = taken(card).play("second-ship yes", "visit edfu")
    assert p.s.ships[BLUE] == 6
    assert p.asked == (RED, "place")
    assert not p.holds(BLUE, card)


def double_round(card: str) -> None:
    """Doubles one round space."""
    p = taken(card).play("pass", "pass", "pass", "visit beni_hasan", "double yes")
    assert p.s.strength[BLUE] == [1, 3, 3, 2]
    assert not p.holds(BLUE, card)


def build_waiting(card: str) -> None:
    """The waiting ship builds although no place was freed."""
    p = Position().give(YELLOW, card)
    for seat in range(4):
        p.stones(seat, 1).use(seat, "bcj")
    p.resolve_site("sphinx", BLUE, RED, GREEN, waiting=YELLOW)
    p.play(*["build a", "keep-none"] * 3, "build-waiting yes", "build a", "keep-none")
    assert [p.part(seat, "sphinx_returns") for seat in range(4)] == [1, 1, 1, 1]
    assert not p.holds(YELLOW, card)


def build_first(card: str) -> None:
    """First on every site for the rest of the phase."""
    p = Position().give(RED, card).stones(BLUE, 1).stones(RED, 1).resolve_site("sphinx", BLUE, RED)
    assert p.asked == (RED, "build_first")
    p.play("build-first yes")
    assert p.asked == (RED, "lead")


def keep_two_sphinx(card: str) -> None:
    """Keep two of the drawn cards."""
    p = (
        Position()
        .give(BLUE, card)
        .crews(BLUE, 2, 1, 1, 2)
        .stones(BLUE, 2)
        .use(BLUE, "bcj")
        .resolve_site("sphinx", BLUE)
    )
    p.play("build a", "draw 2", "keep 1", "keep 2")
    assert p.s.sphinx_kept[BLUE] == 3
    assert p.part(BLUE, "sphinx_returns") == 0
    assert not p.holds(BLUE, card)


def six_stones(card: str) -> None:
    """+6 stones at once, up to the limit."""
    p = taken(card).stones(BLUE, 21).play("pass", "pass", "pass", "six-stones")
    assert p.s.stones[BLUE] == 25
    assert p.asked == (BLUE, "place")
    assert not p.holds(BLUE, card)


def sell_stones(card: str) -> None:
    """One sale of 1 to 10 stones, 1 point each; not with an empty supply (R60)."""
    p = taken(card).stones(BLUE, 0).play("pass", "pass", "pass")
    assert p.why("sell 1") == "too-few-to-sell"
    p.stones(BLUE, 12).play("sell 10")
    assert (p.s.track[BLUE], p.s.stones[BLUE]) == (10, 2)
    assert not p.holds(BLUE, card)


GREEN_FIELD, YELLOW_FIELD, BROWN_FIELD = range(3)
CHECKS: dict[str, Callable[[str], None]] = {
    **dict.fromkeys(("n01", "n02", "n03", "n23", "n24"), quarry(3)),
    **dict.fromkeys(("n04", "n05", "n25"), quarry(2)),
    "n06": field(GREEN_FIELD, 2),
    "n07": field(GREEN_FIELD, 3),
    "n26": field(GREEN_FIELD, 4),
    "n27": field(GREEN_FIELD, 5),
    "n08": field(YELLOW_FIELD, 4),
    "n09": field(YELLOW_FIELD, 5),
    "n28": field(YELLOW_FIELD, 6),
    "n29": field(YELLOW_FIELD, 7),
    "n10": field(BROWN_FIELD, 6, grain=1),
    "n11": field(BROWN_FIELD, 7, stone=1),
    "n30": field(BROWN_FIELD, 8, points=3),
    "n31": field(BROWN_FIELD, 9, stones=4),
    "n12": crew_improver,
    "n13": feed_with_stones,
    "n14": sphinx_plus_two,
    "n15": reuse_round_space,
    **dict.fromkeys(("n16", "n35"), field_improver),
    **dict.fromkeys(("n17", "n38", "n53"), plus_three_force),
    **dict.fromkeys(("n18", "n39", "n54"), four_grain),
    **dict.fromkeys(("n19", "n52"), market(0, 2)),
    **dict.fromkeys(("n20", "n51"), market(2, 0)),
    "n21": pair(0),
    "n22": pair(1),
    "n44": pair(2),
    "n32": remaining_card,
    "n33": stones_to_crew,
    "n34": upstream,
    "n36": second_ship,
    "n37": two_crews,
    "n40": double_round,
    "n41": build_waiting,
    "n42": build_first,
    **dict.fromkeys(("n43", "n55"), crew_choice),
    "n45": homage(2),
    "n46": homage(3),
    "n47": grave_value,
    "n48": sell_stones,
    "n49": keep_two_sphinx,
    **dict.fromkeys(("n50", "n56"), six_stones),
}


@pytest.mark.parametrize("card", box.CARD_IDS)
def test_nile_card(card: str) -> None:
    """Every card of the list does what the list says."""
    CHECKS[card](card)
