"""What is said of the game at the end of a tutorial: what each turn has brought, and a word the first time one does something."""

from __future__ import annotations

from typing import NamedTuple

from ostracon.kernel.game import Game
from ostracon.kernel.match import Match
from ostracon.learn.tutorial import Finale, fits
from ostracon.screen.board import board_of
from ostracon.screen.scene import Row
from ostracon.screen.story import game_texts


class Change(NamedTuple):
    """A line of the score sheet that a turn has changed."""

    label: str  # "Pyramid"
    points: int
    is_final: bool  # False: the rest of the game may change it


def sheet_of(match: Match, seat: int, language: str) -> tuple[Row, ...]:
    """The score sheet as a seat sees it."""
    return board_of(match.game).scene(match.view(seat), game_texts(match.game, language)).sheet


def changes(before: tuple[Row, ...], after: tuple[Row, ...], seat: int) -> list[Change]:
    """What has changed for a seat between two sheets."""
    return [
        Change(new.label, new.points[seat] - old.points[seat], new.final)
        for old, new in zip(before, after, strict=True)
        if new.points[seat] != old.points[seat]
    ]


class Words:
    """What is said once each."""

    def __init__(self, game: Game, finale: Finale) -> None:
        self.game = game
        self.left = dict(finale.say)

    def about(self, action: int) -> str:
        """The key of what is said the first time that the reader does this; "" if it has been said."""
        notation = self.game.actions.notation(action)
        for word, pattern in self.left.items():
            if fits(pattern, notation):
                del self.left[word]
                return f"game-say-{word}"
        return ""
