"""A puzzle as an exercise: one choice is asked for. Nothing of the solution is told before somebody has answered."""

from __future__ import annotations

import asyncio
from datetime import date

from ostracon.kernel.match import Match
from ostracon.puzzles.puzzle import position_of
from ostracon.screen.story import game_texts
from ostracon.server.practice.board import Board
from ostracon.server.practice.exercise import Button, Exercise, Panel
from ostracon.server.puzzles.answers import keep_answer
from ostracon.server.puzzles.shelf import Placed, of_the_day
from ostracon.server.puzzles.solution import Solution, Teller
from ostracon.server.store import Store
from ostracon.server.words import words
from ostracon.table.practice import PracticeTable, practice_seats


class Solving(Exercise):
    """Somebody at a puzzle."""

    def __init__(
        self, store: Store, holder: str, shown: Placed, language: str, day: date, follows: str
    ) -> None:
        self.store, self.holder, self.placed = store, holder, shown
        self.puzzle, self.game, self.say = shown.puzzle, shown.game, words(language)
        self.day = day.isoformat() if of_the_day(day) == shown else ""
        self.follows = follows  # the address of the puzzle to go on with; "" if none is left
        self.home = f"/puzzles/{self.game.id}"
        match = position_of(self.game, self.puzzle)
        say = game_texts(self.game, language)
        self.names = [say(f"seat-{seat}") for seat in range(match.players)]
        self.seat = match.actor
        self.teller = Teller(match, self.puzzle, self.names, self.say)
        self.answer = -1  # the latest
        self.solution: Solution | None = None  # once it may be told

    def begin(self) -> PracticeTable:
        """The position, with all that led to it."""
        puzzle = self.puzzle
        match = Match.new(self.game, puzzle.players, puzzle.options, deal=puzzle.deal, native=False)
        return PracticeTable(match, practice_seats(self.names, self.seat), puzzle.actions)

    def judge(self, board: Board, action: int) -> str:
        """One choice is asked for."""
        return self.say("puzzle-answered") if self.answer >= 0 or self.solution else ""

    async def played(self, board: Board, action: int) -> None:
        """Somebody has answered."""
        self.answer = action
        solved = action == self.puzzle.best
        await self._keep(solved)
        if solved:
            await self._tell()

    async def _keep(self, solved: bool) -> None:
        await keep_answer(self.store, self.holder, self.game.id, self.puzzle.id, self.day, solved)

    async def _tell(self) -> None:
        """Find out what there is to say."""
        self.solution = await asyncio.to_thread(self.teller.solution, self.answer)

    async def press(self, board: Board, button: str) -> None:
        """Again, the solution, or what is expected."""
        if button == "solution":
            if self.answer < 0:  # who asks for it has not found it
                await self._keep(False)
            await self._tell()
        elif button == "again":
            self.answer, self.solution = -1, None
            board.restart()
        else:
            line = self.puzzle.line if button == "line" else self.puzzle.other_line
            board.restart()
            for action in line:
                if board.table.match.over or action not in board.table.match.legal():
                    break
                board.play(action)

    async def taken_back(self, board: Board) -> None:
        """The answer is given all the same; another may be tried."""
        self.answer, self.solution = -1, None

    def panel(self, board: Board) -> Panel:
        """The question, or what came of the answer."""
        say, puzzle = self.say, self.puzzle
        title = say("puzzle-of-the-day") if self.day else say("puzzle-title", number=self.placed.number)
        if self.answer < 0 and self.solution is None:
            text = say("puzzle-question", player=self.names[self.seat], count=len(puzzle.chances))
            about = say("puzzle-about", grade=say(f"puzzle-grade-{puzzle.grade}"))
            return Panel(
                title=title, text=f"{text}\n\n{about}", buttons=(Button("solution", say("puzzle-solution")),)
            )
        buttons = [Button("again", say("puzzle-again"))]
        if self.solution is None:
            buttons.insert(0, Button("solution", say("puzzle-solution"), primary=True))
            note = say(
                "puzzle-wrong", choice=self.teller.label(self.answer), chance=self.teller.odds(self.answer)
            )
            return Panel(
                title=title, text=say("puzzle-better"), note=note, mood="wrong", buttons=tuple(buttons)
            )
        note, mood = "", ""
        if self.answer == puzzle.best:
            note, mood = say("puzzle-right"), "right"
        elif self.answer >= 0:
            note, mood = say("puzzle-not-best", choice=self.teller.label(self.answer)), "wrong"
        buttons += [
            Button("line", say("puzzle-show-line")),
            Button("other-line", say("puzzle-show-other")),
        ]
        next_one = self.follows or "/puzzles"
        buttons.append(
            Button("next", say("puzzle-next" if self.follows else "puzzle-all"), primary=True, url=next_one)
        )
        return Panel(
            title=title,
            text=self.solution.text,
            note=note,
            mood=mood,
            rows=self.solution.rows,
            marked=(puzzle.best,) if board.table.match.ply == puzzle.ply else (),
            buttons=tuple(buttons),
        )
