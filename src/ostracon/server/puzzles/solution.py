"""A puzzle's solution in words: the best choice, why the tempting one falls short, what is expected then."""

from __future__ import annotations

import zlib
from typing import NamedTuple

from ostracon.bots import Perspective
from ostracon.kernel.match import Match
from ostracon.puzzles.puzzle import Puzzle, chances_of
from ostracon.screen.board import board_of
from ostracon.screen.scene import Scene
from ostracon.screen.story import action_text, game_texts
from ostracon.screen.texts import Texts
from ostracon.server.practice.exercise import Row
from ostracon.table.hints import Choice, Question, SaidChoice, changes, said_choice

SHOWN = 5  # choices whose chances are listed


class Solution(NamedTuple):
    """What is told once somebody has answered."""

    text: str
    rows: tuple[Row, ...]


class Teller:
    """Tells of the choices of a puzzle in a language. What the score sheet says after each is found out when asked for."""

    def __init__(self, match: Match, puzzle: Puzzle, names: list[str], say: Texts) -> None:
        self.match, self.puzzle, self.names, self.say = match, puzzle, names, say
        game, seat = match.game, match.actor
        self.words = game_texts(game, say.language).naming(names)
        self.chances = chances_of(match, puzzle)
        self.scene: Scene = board_of(game).scene(match.view(seat), self.words)
        seed = zlib.crc32(puzzle.id.encode())
        known = Perspective(game, match.position(), seat, seed)
        self._asked = Question(seat, 0, known, seed, "")

    def label(self, action: int) -> str:
        """A choice in words."""
        return next(move.label for move in self.scene.moves if move.action == action)

    def odds(self, action: int) -> str:
        """The chance to win after a choice."""
        return self._said(action, ()).odds

    def _said(self, action: int, moved: tuple[int, ...]) -> SaidChoice:
        moved = moved or (0,) * len(self.scene.sheet)
        return said_choice(Choice(action, self.chances[action], moved), self.scene, self.say)

    def solution(self, answered: int) -> Solution:
        """Everything; `answered` is what somebody chose, -1 if nothing. Takes a moment."""
        say, puzzle = self.say, self.puzzle
        best = say("puzzle-best", choice=self.label(puzzle.best), chance=self.odds(puzzle.best))
        paragraphs = [f"{best} {self._then(puzzle.best, puzzle.line)}"]
        wrong = [(puzzle.tempting, puzzle.other_line)]
        if answered not in (-1, puzzle.best, puzzle.tempting):
            wrong.insert(0, (answered, (answered,)))
        for action, line in wrong:
            key = "puzzle-yours" if action == answered else "puzzle-tempting"
            told = say(key, choice=self.label(action), chance=self.odds(action), less=self._less(action))
            paragraphs.append(f"{told} {self._then(action, line)}")
        return Solution("\n\n".join(paragraphs), self.rows(answered))

    def _less(self, action: int) -> int:
        """How many points of chance a choice costs."""
        return round(100 * (self.chances[self.puzzle.best] - self.chances[action]))

    def _then(self, action: int, line: tuple[int, ...]) -> str:
        """What a choice changes in the score sheet of this turn, and what is expected after it."""
        said = self._said(action, changes(self._asked, action, False))
        parts = [
            self.say("puzzle-change", part=one.label, points=one.points, forecast=int(one.forecast))
            for one in said.changes
        ]
        told = self.say("puzzle-sheet", changes=", ".join(parts)) if parts else self.say("puzzle-no-points")
        expected = self._line(line)
        return f"{told} {self.say('puzzle-line', line=expected)}" if expected else told

    def _line(self, line: tuple[int, ...]) -> str:
        """What is expected after a choice, each with who decides."""
        match, told = self.match.copy(), []
        for number, action in enumerate(line):
            if match.over or action not in match.legal():
                break
            if number:
                text = action_text(match.game, action, self.words)
                told.append(self.say("puzzle-step", player=self.names[match.actor], action=text))
            match.play(action)
        return " → ".join(told)

    def rows(self, answered: int) -> tuple[Row, ...]:
        """The chances after the best choices, and after the one that was made."""
        ordered = sorted(self.chances, key=lambda action: -self.chances[action])
        shown = ordered[:SHOWN]
        shown += [one for one in (self.puzzle.tempting, answered) if one >= 0 and one not in shown]
        return tuple(
            Row(self.label(action), self.odds(action), action == self.puzzle.best, action)
            for action in dict.fromkeys(shown)
        )
