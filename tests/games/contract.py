"""What every board's scenes keep. A board's tests import these; they ask for the module's own `scenes`: pairs of a view
and its scene.
"""

from __future__ import annotations

from typing import Any

from ostracon.kernel.scene import Scene, about

Scenes = list[tuple[Any, Scene]]


def test_every_legal_action_has_exactly_one_move(scenes: Scenes) -> None:
    for view, scene in scenes:
        wanted = sorted(view.legal) if view.seat == view.actor and not view.over else []
        assert sorted(move.action for move in scene.moves) == wanted


def test_no_path_begins_another(scenes: Scenes) -> None:
    for _, scene in scenes:
        paths = [move.path for move in scene.moves]
        for one in paths:
            assert sum(other[: len(one)] == one for other in paths) == 1, one


def test_paths_lead_over_things_that_exist_and_know_the_action(scenes: Scenes) -> None:
    for _, scene in scenes:
        for move in scene.moves:
            for element in move.path:
                assert move.action in about(scene, element), (move, element)
