"""The games that were written down are still the same games."""

from __future__ import annotations

import pytest

from golden.playthrough import FOLDER, moves_of, path_of, recorded, written
from ostracon.kernel.game import game


@pytest.mark.parametrize(("name", "players"), recorded())
def test_a_game_that_was_written_down_is_still_the_same(name: str, players: int) -> None:
    """Moves, log and score sheet, line by line; `./dev golden` writes them anew after a change that was meant."""
    text = path_of(name, players).read_text("utf-8")
    assert written(game(name), players, moves_of(text)).splitlines() == text.splitlines()


def test_no_file_is_left_over() -> None:
    assert {path.name for path in FOLDER.glob("*.txt")} == {path_of(*one).name for one in recorded()}
