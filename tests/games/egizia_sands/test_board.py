"""The board of Shifting Sands: what is special to it (what every board keeps: ``test_boards.py``, both Egizias: ``test_nile.py``)."""

from __future__ import annotations

from ostracon.games.egizia_sands import GAME, board

from ..nile import steps_of
from ..sampling import words
from .sample import positions


def test_every_placement_can_be_asked_about() -> None:
    scene = board.scene(positions()[0], words(GAME.id, "en"))
    known = {action for spot in scene.spots for action in spot.about}
    first_pass = GAME.actions.first("pass")
    placements = range(GAME.actions.first("land"), GAME.actions.first("second_ship"))
    assert set(placements) <= known and first_pass not in known


def test_a_stone_glides_from_the_supply_to_the_monument() -> None:
    moved = steps_of(GAME, 5, "stone-", ("obelisk", "column", "row", "statue"))
    assert moved and max(moved) == 1
