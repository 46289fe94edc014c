"""Egizia's board: what is special to it (what every board keeps: ``test_boards.py``, both Egizias: ``test_nile.py``)."""

from __future__ import annotations

from ostracon.games.egizia import GAME, board
from ostracon.screen.board import about
from rulebook.egizia.positions import BLUE, RED, Position

from ..nile import steps_of
from ..sampling import words
from .sample import positions


def test_every_placement_can_be_asked_about() -> None:
    scene = board.scene(positions()[0], words(GAME.id, "en"))
    known = {action for spot in scene.spots for action in about(GAME, scene, spot.id)}
    first_pass = GAME.actions.verb("pass").first
    waits = set(range(GAME.actions.verb("wait").first, first_pass))
    assert set(range(first_pass)) - waits <= known


def test_a_stone_glides_from_the_supply_to_the_monument() -> None:
    moved = steps_of(GAME, 5, "stone-", ("obelisk", "grave", "temple", "row"))
    assert moved and max(moved) == 1


def test_a_level_that_costs_too_much_is_not_marked() -> None:
    """Two strength are left after the first grave: the next grave costs 2, the top of the Obelisk 5."""
    p = Position().obelisk(*[RED] * 8).graves(2, 2, 2).crews(BLUE, 4, 1, 1, 2).stones(BLUE, 9)
    p.resolve_site("obelisk_graves", BLUE).play("build a", "done")
    assert p.options() == {"grave", "finish"}
    scene = board.scene(GAME.view(p.s, BLUE), words(GAME.id, "en"))
    assert not [piece.id for piece in scene.pieces if piece.id.startswith("next-")]
    assert scene.prompt.startswith("Take a grave tile or finish."), "only what is possible is named"


def test_nothing_is_left_to_spend_at_the_market() -> None:
    """R21: with the market step the build turn is over; strength left over is lost."""
    p = Position().graves(2).crews(BLUE, 6, 1, 1, 2).stones(BLUE, 9).resolve_site("obelisk_graves", BLUE)
    p.play("build a", "done", "obelisk", "finish")
    scene = board.scene(GAME.view(p.s, BLUE), words(GAME.id, "en"))
    assert p.asked == (BLUE, "market") and scene.prompt == "Go down on which market?"


def test_the_shared_quay_names_the_rowers() -> None:
    """R33: in its tip, and where the space of the own last ship is refused."""
    for language, exception in (("en", "xcept with the Rowers"), ("fr", "auf avec les Rameurs")):
        say = words(GAME.id, language)
        assert exception in say("card-n15-tip") and exception in say("reason-upstream")


def test_the_sphinx_asks_about_cards() -> None:
    p = Position().stones(BLUE, 4).resolve_site("sphinx", BLUE)
    prompt = board.scene(GAME.view(p.s, BLUE), words(GAME.id, "fr")).prompt
    assert "Une carte Sphinx coûte 1 pierre et 1 Force" in prompt and "pièce" not in prompt
