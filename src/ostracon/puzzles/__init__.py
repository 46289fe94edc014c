"""Puzzles: positions in which one choice is clearly best. Finding, checking and keeping them; no HTTP in here.

>>> from ostracon.kernel.game import game
>>> found = puzzles_of(game("imhotep"))
>>> len(found) > 20, found[0].best in position_of(game("imhotep"), found[0]).legal()
(True, True)
"""

from __future__ import annotations

from ostracon.puzzles.collection import puzzles_of
from ostracon.puzzles.puzzle import BadPuzzle, Puzzle, position_of

__all__ = ["BadPuzzle", "Puzzle", "position_of", "puzzles_of"]
