"""Why something is not possible: the reasons that random games hardly ever meet."""

from __future__ import annotations

from ostracon.games.egizia import GAME
from ostracon.games.egizia import components as box
from ostracon.games.egizia.vocabulary import Reason
from tests.rulebook.egizia.positions import BLUE, RED, Position


def test_obelisk_complete() -> None:
    """D27: nine levels."""
    p = Position().obelisk(*[RED] * 9).graves(2, 2).crews(BLUE, 9, 1, 1, 2).stones(BLUE, 9)
    p.resolve_site("obelisk_graves", BLUE).play("build a", "done")
    assert p.why("obelisk") == "obelisk-complete"


def test_graves_taken() -> None:
    """D27: all twelve tiles."""
    p = Position().take_graves(*[RED] * 12).crews(BLUE, 9, 1, 1, 2).stones(BLUE, 9)
    p.resolve_site("obelisk_graves", BLUE).play("build a", "done")
    assert p.why("grave") == "graves-taken"


def test_over_budget() -> None:
    """D27: the next tile costs more than what is left."""
    p = Position().graves(6).crews(BLUE, 3, 1, 1, 2).stones(BLUE, 9)
    p.resolve_site("obelisk_graves", BLUE).play("build a", "done")
    assert p.why("grave") == "budget"
    assert p.s.pieces == 1, "the first level was the only piece within the budget"


def test_no_stones_to_feed_with() -> None:
    """D10: Barter with an empty supply."""
    p = Position().give(BLUE, "n13", "n18").crews(BLUE, 2, 2, 2, 2).stones(BLUE, 0).end_of_ships()
    assert p.why("pay-stone") == "no-stones"


def test_all_crews_at_the_end_of_the_strip() -> None:
    """F4 and F5 need a crew below 9."""
    p = Position().give(BLUE, "n12", "n33").crews(BLUE, 9, 9, 9, 9).turn_of(BLUE)
    assert p.why("improve") == "crews-at-limit" == p.why("train")


def test_one_crew_at_the_end_of_the_strip() -> None:
    """D03."""
    p = Position().crews(BLUE, 9, 1, 1, 2).turn_of(BLUE).play("visit alyi")
    assert p.why("strengthen a") == "crew-at-limit"


def test_rowers_find_the_town_taken() -> None:
    """With the Rowers a town upstream is within reach: what is in the way is the ship that lies there."""
    p = Position().ship(RED, "visit selinon").ship(BLUE, "visit thebae").turn_of(BLUE)
    assert p.why("visit selinon") == "upstream" == p.why("visit edfu")
    p.give(BLUE, "n34")
    assert p.can("visit edfu")
    assert p.why("visit selinon") == "town-taken" == p.why("visit thebae")
    p.give(BLUE, "n15")
    assert p.can("visit selinon") and p.can("visit thebae")


def test_the_last_town_is_never_shared() -> None:
    """R38: neither Rowers nor Shared quay help at Heliopolis, not even beside an own ship."""
    p = Position().give(BLUE, "n15", "n34").ship(BLUE, "visit heliopolis").turn_of(BLUE)
    assert p.why("visit heliopolis") == "last-town-taken"


def test_second_crew_too_weak() -> None:
    """T57: with a crew of 1 the other crew of 1 does not reach 5."""
    p = Position().obelisk(*[RED] * 8).take_graves(*[RED] * 12).give(BLUE, "n37", "n17")
    p.crews(BLUE, 1, 1, 3, 1).use(BLUE, "j").stones(BLUE, 20).resolve_site("obelisk_graves", BLUE)
    p.play("build a")
    assert p.options() == {"add-force", "add-crew b", "add-crew c"}
    p.s.held[BLUE][10] = 0
    assert p.why("add-crew b") == "second-too-weak"


def test_crew_used_and_joker_added() -> None:
    """D21, D22."""
    p = Position().give(BLUE, "n17").crews(BLUE, 3, 1, 1, 2).use(BLUE, "b").stones(BLUE, 20)
    p.resolve_site("obelisk_graves", BLUE)
    assert p.why("build b") == "crew-used"
    p.play("build a", "add-joker")
    assert p.why("add-joker") == "joker-added"
    assert p.why("add-crew c") == "card-not-owned"


def test_sphinx_deck_nearly_empty() -> None:
    """R19: draw what is there."""
    p = (
        Position()
        .hand(RED, *(card for card in box.SPHINX_IDS if card not in ("s01", "s02")))
        .hand(2)
        .hand(3)
        .hand(BLUE)
    )
    assert p.s.sphinx_count == 2
    p.crews(BLUE, 5, 1, 1, 2).stones(BLUE, 5).resolve_site("sphinx", BLUE).play("build a", "done")
    assert p.options() == {"draw 1", "draw 2"}
    assert p.why("draw 3") == "deck-too-small"


def test_nothing_left_to_draw() -> None:
    """RULES 4.8: with an empty deck nothing is left to build at the Sphinx."""
    p = (
        Position()
        .hand(2)
        .hand(3)
        .hand(BLUE)
        .hand(RED, *box.SPHINX_IDS)
        .stones(BLUE, 5)
        .resolve_site("sphinx", BLUE)
    )
    assert p.told("decline") == [(BLUE, 0, 0)]


def test_game_over() -> None:
    """After the end nothing is legal."""
    p = Position().last_round().turn_of(BLUE).play("pass", "pass", "pass", "pass")
    assert p.s.decider < 0
    assert p.options() == set()
    assert {GAME.why_not(p.s, action) for action in range(GAME.actions.total)} == {Reason.GAME_OVER}
