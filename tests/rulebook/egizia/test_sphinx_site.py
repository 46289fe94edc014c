"""Building at the Sphinx (RULES 4.8, 5.3, 7, 9)."""

from __future__ import annotations

from ostracon.games.egizia import GAME
from ostracon.games.egizia import components as box
from ostracon.games.egizia.vocabulary import Event
from tests.rulebook.egizia.positions import BLUE, GREEN, RED, Position


def sphinx(p: Position, *seats: int) -> Position:
    """The Sphinx site is resolved for these players."""
    return p.resolve_site("sphinx", *seats)


def test_draw_three_keep_one() -> None:
    """T07: +2 points, supply -3, crew used, two cards under the deck in drawn order (R18)."""
    p = Position().crews(BLUE, 3, 1, 1, 2).use(BLUE, "bcj").stones(BLUE, 3).sphinx_top("s05", "s10", "s21")
    count = p.s.sphinx_count
    sphinx(p, BLUE)
    p.play("build a")
    assert p.options() == {"draw 1", "draw 2", "draw 3"}
    p.play("draw 3")
    assert p.options() == {"keep 1", "keep 2", "keep 3", "keep-none"}
    p.play("keep 2")
    assert p.part(BLUE, "sphinx_returns") == 2
    assert p.s.stones[BLUE] == 0
    assert p.s.sphinx_holder[box.SPHINX_IDS.index("s10")] == BLUE
    assert p.s.sphinx_count == count - 1
    assert [box.SPHINX_IDS[card] for card in p.s.sphinx_deck[count - 3 : count - 1]] == ["s05", "s21"]


def test_crew_is_used_afterwards() -> None:
    """RULES 4.8: the crew tile flips; it is ready again after the clean-up only."""
    p = Position().crews(BLUE, 3, 1, 1, 2).stones(BLUE, 9).stones(RED, 1)
    sphinx(p, BLUE, RED)
    p.play("build a", "done", "draw 1", "keep 1")
    assert p.asked == (RED, "lead")
    assert p.s.ready[BLUE] == 0b1110


def test_nothing_is_told_of_no_cards_returned() -> None:
    """One card drawn and kept: the log has no line about the rest."""
    p = Position().crews(BLUE, 3, 1, 1, 2).stones(BLUE, 9)
    sphinx(p, BLUE).play("build a", "done", "draw 2", "keep 1")
    assert Event.RETURN in {event[1] for event in p.s.events}
    p = Position().crews(BLUE, 3, 1, 1, 2).stones(BLUE, 9)
    sphinx(p, BLUE).play("build a", "done", "draw 1", "keep 1")
    assert Event.RETURN not in {event[1] for event in p.s.events}


def test_extra_cards_up_to_five() -> None:
    """T35: `sphinx_plus_two`, p = 4: e is 0 or 1, four stones."""
    p = Position().give(BLUE, "n14").crews(BLUE, 4, 1, 1, 2).use(BLUE, "bcj").stones(BLUE, 5)
    sphinx(p, BLUE)
    p.play("build a", "draw 4")
    assert p.options() == {"extra 0", "extra 1"}
    assert p.why("extra 2") == "too-many-cards"
    p.play("extra 1")
    assert p.s.stones[BLUE] == 1
    assert p.s.drawn_count == 5


def test_extra_cards_returned() -> None:
    """T36: p = 1, e = 2, keep none: +3 points for one stone."""
    p = Position().give(BLUE, "n14").crews(BLUE, 1, 1, 1, 2).use(BLUE, "bcj").stones(BLUE, 1)
    sphinx(p, BLUE)
    p.play("build a", "extra 2", "keep-none")
    assert p.part(BLUE, "sphinx_returns") == 3
    assert p.s.stones[BLUE] == 0
    assert p.s.sphinx_kept[BLUE] == 1


def test_five_cards_at_most() -> None:
    """RULES D23: not more than five, whatever the force; no extra cards on top."""
    p = Position().give(BLUE, "n14").crews(BLUE, 9, 1, 1, 2).stones(BLUE, 20)
    sphinx(p, BLUE)
    p.play("build a", "done")
    assert p.options() == {f"draw {n}" for n in range(1, 6)}
    p.play("draw 5")
    assert p.decision == "sphinx_keep"


def test_keep_two_needs_two_cards() -> None:
    """T58: one card drawn and kept: D26 is not asked, the card stays."""
    p = Position().give(BLUE, "n49").crews(BLUE, 1, 1, 1, 2).use(BLUE, "bcj").stones(BLUE, 1)
    sphinx(p, BLUE)
    p.play("build a", "keep 1")
    assert p.s.round_number == 2
    assert p.holds(BLUE, "n49")
    assert p.s.sphinx_kept[BLUE] == 2


def test_keep_two() -> None:
    """D26, R17: decided after seeing the cards; the second card costs `keep_two_sphinx`."""
    p = Position().give(BLUE, "n49").crews(BLUE, 3, 1, 1, 2).use(BLUE, "bcj").stones(BLUE, 3)
    p.sphinx_top("s05", "s10", "s21")
    sphinx(p, BLUE)
    p.play("build a", "draw 3", "keep 3")
    assert p.decision == "sphinx_second"
    assert p.options() == {"keep 1", "keep 2", "keep-none"}
    assert p.why("keep 3") == "card-kept"
    p.play("keep 1")
    assert not p.holds(BLUE, "n49")
    assert p.part(BLUE, "sphinx_returns") == 1
    kept = [box.SPHINX_IDS[card] for card in range(29) if p.s.sphinx_holder[card] == BLUE]
    assert {"s05", "s21"} <= set(kept) and len(kept) == 3


def test_keep_two_declined() -> None:
    """D26: no second card, `keep_two_sphinx` stays."""
    p = Position().give(BLUE, "n49").crews(BLUE, 3, 1, 1, 2).use(BLUE, "bcj").stones(BLUE, 3)
    sphinx(p, BLUE)
    p.play("build a", "draw 3", "keep 3", "keep-none")
    assert p.holds(BLUE, "n49")
    assert p.part(BLUE, "sphinx_returns") == 2


def test_what_was_returned_is_remembered() -> None:
    """RULES 7: the drawer knows what he returned; it stays known to him while nobody keeps a card of it."""
    p = (
        Position(players=3)
        .crews(BLUE, 3, 1, 1, 2)
        .use(BLUE, "bcj")
        .stones(BLUE, 3)
        .sphinx_top("s05", "s10", "s21")
    )
    sphinx(p, BLUE, RED)
    p.play("build a", "draw 3", "keep 1")
    view = GAME.view(p.s, BLUE)
    assert [(box.SPHINX_IDS[card], place) for place, card in view.known_deck] == [
        ("s10", p.s.sphinx_count - 2),
        ("s21", p.s.sphinx_count - 1),
    ]
    assert GAME.view(p.s, RED).known_deck == () == GAME.view(p.s, GREEN).known_deck


def test_only_the_drawer_sees_the_cards() -> None:
    """RULES 7: the others see how many were drawn, and that a card was kept, not which."""
    p = (
        Position()
        .give(BLUE, "n49")
        .crews(BLUE, 3, 1, 1, 2)
        .use(BLUE, "bcj")
        .stones(BLUE, 3)
        .sphinx_top("s05", "s10", "s21")
    )
    sphinx(p, BLUE)
    p.play("build a", "draw 3")
    keep = GAME.actions.parse("keep 2")
    assert [box.SPHINX_IDS[card] for card in GAME.view(p.s, BLUE).drawn] == ["s05", "s10", "s21"]
    assert GAME.view(p.s, RED).drawn == (-1, -1, -1) == GAME.view(p.s, -1).drawn
    assert GAME.hides_action(p.s, keep, RED) and not GAME.hides_action(p.s, keep, BLUE)
    assert not GAME.hides_action(p.s, GAME.actions.parse("keep-none"), RED)
    p.play("keep 2")
    assert GAME.view(p.s, BLUE).kept == (1,)
    assert GAME.view(p.s, RED).kept == (-1,)
