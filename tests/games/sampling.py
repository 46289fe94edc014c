"""Positions that boards are tested on: of every registered game, and the chosen ones of games that have a ``sample.py``.

A game's folder here may hold ``sample.py`` with ``positions()``: views in which everything comes up that its board can
show. Without one the game's board is tested on random games.
"""

from __future__ import annotations

import importlib
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from ostracon.conformance import Plan
from ostracon.conformance.boards import random_views
from ostracon.kernel.game import game
from ostracon.screen.scene import Piece, Scene
from ostracon.screen.story import game_texts
from ostracon.screen.texts import Texts

View = Any
Scenes = list[tuple[View, Scene]]
PLAN = Plan(settings=6, sampled=3)  # random games of each game
OFTEN, SELDOM = 7, 97  # steps from one position of a random game to the next: without a sample, and with one


@cache
def words(name: str, language: str) -> Texts:
    """A game's texts."""
    return game_texts(game(name), language)


@cache
def positions(name: str) -> tuple[View, ...]:
    """What seats and spectators see in some positions of random games, then the game's own sample."""
    chosen: Sequence[View] = ()
    if (Path(__file__).parent / name / "sample.py").exists():
        chosen = importlib.import_module(f"{__package__}.{name}.sample").positions()
    return (*random_views(game(name), PLAN, SELDOM if chosen else OFTEN), *chosen)


def scenes_of(name: str, language: str) -> Scenes:
    """The positions of a game with their scenes."""
    board, say = game(name).module("board"), words(name, language)
    return [(view, board.scene(view, say)) for view in positions(name)]


def glided(before: Scene, after: Scene, family: str | tuple[str, ...]) -> list[Piece]:
    """Pieces of a family (how its ids begin) that both scenes show, in different places; ids must stay unique."""
    ids = [piece.id for piece in after.pieces]
    assert len(ids) == len(set(ids))
    old = {piece.id: (piece.x, piece.y) for piece in before.pieces if piece.id.startswith(family)}
    return [piece for piece in after.pieces if piece.id in old and old[piece.id] != (piece.x, piece.y)]
