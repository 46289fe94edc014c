"""The puzzles in the order in which people find them, and the puzzle of the day."""

from __future__ import annotations

import hashlib
from datetime import UTC, date, datetime
from functools import cache
from typing import NamedTuple

from ostracon.kernel.game import Game
from ostracon.puzzles import Puzzle, puzzles_of
from ostracon.server.playable import playable_games


class Placed(NamedTuple):
    """A puzzle and its number among those of its game."""

    game: Game
    puzzle: Puzzle
    number: int  # 1 for the first: the easiest

    @property
    def path(self) -> str:
        """The address of its page."""
        return f"/puzzles/{self.game.id}/{self.puzzle.id}"


@cache
def shelf(game: Game) -> tuple[Placed, ...]:
    """All puzzles of a game, the easy ones first, each grade well mixed."""
    ordered = sorted(puzzles_of(game), key=lambda puzzle: (puzzle.grade, _mixed(puzzle)))
    return tuple(Placed(game, puzzle, number) for number, puzzle in enumerate(ordered, 1))


def shelves() -> list[tuple[Placed, ...]]:
    """The puzzles of all games that have some."""
    return [found for game in playable_games().values() if (found := shelf(game))]


def placed(game: Game, id: str) -> Placed | None:
    """A puzzle by its name."""
    return next((one for one in shelf(game) if one.puzzle.id == id), None)


def today() -> date:
    """The day for everybody, wherever they are."""
    return datetime.now(UTC).date()


def of_the_day(day: date) -> Placed | None:
    """The puzzle of a day, the same for everybody: the games take turns, and none comes again before all have come."""
    every = shelves()
    if not every:
        return None
    turn, game = divmod(day.toordinal(), len(every))
    mixed = sorted(every[game], key=lambda one: _mixed(one.puzzle))
    return mixed[turn % len(mixed)]


def _mixed(puzzle: Puzzle) -> str:
    return hashlib.sha256(puzzle.id.encode()).hexdigest()
