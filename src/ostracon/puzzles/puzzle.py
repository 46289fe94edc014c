"""A puzzle: how its position came about, the best choice, and the chances after every other one.

The chances are those of the seat that decides, as far as it can know: everything hidden from it was dealt anew.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence

import msgspec

from ostracon.kernel.errors import OstraconError
from ostracon.kernel.game import Game, Value
from ostracon.kernel.match import Match

WHOLE = 1000  # chances are kept in thousandths
GRADES = (1, 2, 3)  # how many of the levels "scribe", "mason" and "architect" choose something else
PHASES = ("opening", "middle", "end")


class BadPuzzle(OstraconError):
    """A puzzle, or a file of them, that does not fit the game."""


class Puzzle(msgspec.Struct, frozen=True, kw_only=True):
    """A position with one clearly best choice."""

    id: str  # "3f9a2c10": the same position has the same
    players: int
    options: dict[str, Value]  # those that differ from the defaults
    deal: int
    actions: tuple[int, ...]  # that led to the position
    best: int
    tempting: int  # what the weaker levels choose most often instead
    chances: tuple[int, ...]  # to win, in thousandths, after each legal action in ascending order
    grade: int  # one of GRADES
    phase: int  # index in PHASES
    line: tuple[int, ...]  # what the search expects from the best choice on
    other_line: tuple[int, ...]  # and from the tempting one on

    @property
    def ply(self) -> int:
        """How many actions had been played."""
        return len(self.actions)


def puzzle_id(
    game: Game, players: int, options: Mapping[str, Value], deal: int, actions: Sequence[int]
) -> str:
    """The name of a position: eight hexadecimal digits."""
    played = [game.actions.notation(action) for action in actions]
    source = f"{game.id} {players} {sorted(options.items())} {deal} {played}"
    return hashlib.sha256(source.encode()).hexdigest()[:8]


def position_of(game: Game, puzzle: Puzzle) -> Match:
    """The match of a puzzle, played up to its position."""
    try:
        match = Match.new(game, puzzle.players, puzzle.options, deal=puzzle.deal, native=False)
        for action in puzzle.actions:
            match.play(action)
    except OstraconError as error:
        raise BadPuzzle(f"puzzle {puzzle.id} of {game.id} cannot be played: {error}") from None
    return match


def chances_of(match: Match, puzzle: Puzzle) -> dict[int, float]:
    """The chance after each legal action of a puzzle's position, 0 to 1."""
    return {action: chance / WHOLE for action, chance in zip(match.legal(), puzzle.chances, strict=True)}


def check(game: Game, puzzle: Puzzle) -> Match:
    """The match of a puzzle, if everything in it fits the position; otherwise BadPuzzle with one sentence."""
    match = position_of(game, puzzle)
    legal, table = match.legal(), game.actions
    if puzzle.id != puzzle_id(game, puzzle.players, puzzle.options, puzzle.deal, puzzle.actions):
        raise BadPuzzle(f"puzzle {puzzle.id} of {game.id} does not have the name of its position")
    for name, action in (("best", puzzle.best), ("tempting", puzzle.tempting)):
        if action not in legal:
            raise BadPuzzle(
                f"puzzle {puzzle.id} of {game.id}: the {name} choice {table.notation(action)} is not possible"
            )
    if len(puzzle.chances) != len(legal):
        raise BadPuzzle(
            f"puzzle {puzzle.id} of {game.id} has {len(puzzle.chances)} chances for {len(legal)} choices"
        )
    if puzzle.line[:1] != (puzzle.best,) or puzzle.other_line[:1] != (puzzle.tempting,):
        raise BadPuzzle(f"puzzle {puzzle.id} of {game.id} has a line that begins with another choice")
    chances = chances_of(match, puzzle)
    if max(chances, key=lambda action: chances[action]) != puzzle.best:
        raise BadPuzzle(f"puzzle {puzzle.id} of {game.id}: another choice has a better chance than the best")
    if puzzle.grade not in GRADES or not 0 <= puzzle.phase < len(PHASES):
        raise BadPuzzle(
            f"puzzle {puzzle.id} of {game.id} has the grade {puzzle.grade} and the phase {puzzle.phase}"
        )
    return match
