"""The board of Shifting Sands: what is special to it (what every board keeps: ``test_boards.py``, both Egizias: ``test_nile.py``)."""

from __future__ import annotations

from ostracon.games.egizia_sands import GAME, board
from ostracon.screen.board import about
from rulebook.egizia_sands.positions import ANNA, BEN, Position

from ..nile import steps_of
from ..sampling import words
from .sample import positions


def test_every_placement_can_be_asked_about() -> None:
    scene = board.scene(positions()[0], words(GAME.id, "en"))
    known = {action for spot in scene.spots for action in about(GAME, scene, spot.id)}
    first_pass = GAME.actions.verb("pass").first
    placements = range(GAME.actions.verb("land").first, GAME.actions.verb("second_ship").first)
    assert set(placements) <= known and first_pass not in known


def test_a_stone_glides_from_the_supply_to_the_monument() -> None:
    moved = steps_of(GAME, 5, "stone-", ("obelisk", "column", "row", "statue"))
    assert moved and max(moved) == 1


def test_deferred_glory_in_the_sheet() -> None:
    """R7: -5 among the Nile cards at once; the 5 that come back are a forecast of their own."""
    p = Position().give(ANNA, "r7")
    say = words(GAME.id, "en")
    rows = {row.label: row for row in board.sheet(GAME.view(p.s, ANNA), say)}
    nile, glory = rows["Nile cards and tiles"], rows["Deferred glory"]
    assert (nile.points[ANNA], nile.final) == (-5, True)
    assert (glory.points[ANNA], glory.final) == (5, False)
    p.final()
    p.s.decider = -1
    rows = {row.label: row for row in board.sheet(GAME.view(p.s, ANNA), say)}
    assert rows["Nile cards and tiles"].points[ANNA] == -5
    assert (rows["Deferred glory"].points[ANNA], rows["Deferred glory"].final) == (5, True)
    assert p.part(ANNA, "nile") == 0


def test_nothing_left_to_build_is_said() -> None:
    """RU-30: obelisk and own colonnade complete; a card may still be played, then the ship withdraws."""
    p = Position(round_number=5).obelisk(*[BEN] * 9).columns(ANNA, 6).give(ANNA, "r51").zone("za", ANNA)
    assert p.options() == {"withdraw", "six-stones"}
    scene = board.scene(GAME.view(p.s, ANNA), words(GAME.id, "en"))
    assert scene.prompt == "Obelisk and colonnade: There is nothing left for you to build here."
