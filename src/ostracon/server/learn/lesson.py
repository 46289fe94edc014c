"""A tutorial as an exercise: step by step on the board, and at the end a game against the weakest bot."""

from __future__ import annotations

from ostracon.kernel.game import Game
from ostracon.kernel.match import Match
from ostracon.learn.comments import Words, changes, sheet_of
from ostracon.learn.tutorial import Start, begun, tutorial_of, tutorial_texts
from ostracon.learn.walk import Walk
from ostracon.screen.scene import Row as SheetRow
from ostracon.server.learn.progress import keep_progress
from ostracon.server.practice.board import Board
from ostracon.server.practice.exercise import Button, Exercise, Panel, Row
from ostracon.server.words import words
from ostracon.table.hints import signed
from ostracon.table.practice import PracticeTable, practice_seats

GAME = "game"  # where the last game stands in the address: "game" or "game.4-17"
LONGEST = 1000  # actions of a game that an address may hold


class Lesson(Exercise):
    """The tutorial of a game as one person follows it."""

    def __init__(self, game: Game, language: str, holder: str) -> None:
        self.game, self.language, self.holder = game, language, holder
        self.tutorial = tutorial_of(game)
        self.say, self.tell = tutorial_texts(game, language), words(language)
        self.home = f"/learn/{game.id}"
        self.walk = Walk(game, self.tutorial)
        self.last: LastGame | None = None  # once all steps are done
        self.is_example = False  # one of the rules page, by itself
        self.kept: list[int] = []  # answers with which the step begins, after an undo
        self.note = self.mood = ""

    # ---- positions

    def begin(self) -> PracticeTable:
        """The position of the step, or of the last game."""
        self.note = self.mood = ""
        if self.last is not None:
            self.last = LastGame(self)
            table = self._table(self.last.start, begun(self.game, self.last.start).actions)
            self.last.turn_begins(table.match)
            return table
        self.walk.go_to(self.walk.number)
        table = self._table(self.walk.begins, self.walk.match.actions)
        self.walk.match = table.match  # what is played at the table, the walk sees
        for action in self.kept:
            table.carry_on(action)
            self.walk.heard(action)
        self.kept = []
        return table

    def _table(self, start: Start, actions: list[int]) -> PracticeTable:
        """A table at which these actions have been played; everybody is called by a colour, as in the sentences."""
        match = Match.new(self.game, start.players, start.options, deal=start.deal, native=False)
        names = [self.tell(f"colour-{colour}").capitalize() for colour in self.game.colours[: start.players]]
        self.seat = start.seat
        return PracticeTable(match, practice_seats(names, start.seat), actions)

    def resume(self, board: Board, at: str) -> None:
        """Begin with the step that an address names, or go on with the last game."""
        id, _, played = at.partition(".")
        ids = [step.id for step in self.tutorial.step]
        if example := self.tutorial.only(id):
            self.walk, self.is_example = Walk(self.game, example), True
            board.table = self.begin()
        elif id in ids:
            self.walk.number = ids.index(id)
            board.table = self.begin()
        elif id == GAME:
            self.last = LastGame(self)
            board.table = self.begin()
            numbers = [one for one in played.split("-") if one.isascii() and one.isdecimal() and len(one) < 7]
            for number in map(int, numbers[:LONGEST]):
                if board.table.match.over or number not in board.table.match.legal():
                    break
                board.table.carry_on(number)
            self.last.turn_begins(board.table.match)

    # ---- what the reader does

    def judge(self, board: Board, action: int) -> str:
        """Why another action than the one asked for will not do, in the lesson's words."""
        if self.last is not None:
            return ""
        key = self.walk.why_not(action)
        if not key:
            return ""
        if key == "learn-next-first":
            self.note = self._rest()
        else:
            self.note = self.say(key)
        self.mood = "wrong"
        return self.note

    async def played(self, board: Board, action: int) -> None:
        """An answer was right, or a move of the last game is to be answered."""
        self.note = self.mood = ""
        if self.last is not None:
            return await self.last.played(board, action)
        self.walk.heard(action)
        if self.walk.done and not self.is_example:
            await self._keep(board, self.walk.number + 1)

    async def taken_back(self, board: Board) -> None:
        """So it was not the answer."""
        self.note = self.mood = ""
        if self.last is not None:
            self.last.turn_begins(board.table.match)
        else:
            self.walk.taken_back()

    def can_undo(self, board: Board) -> bool:
        """In a step, whatever was revealed: one learns. At its beginning undo leads into the step before."""
        return self.last is None and bool(self.walk.given or self.walk.number)

    async def undo(self, board: Board) -> None:
        """Begin the step anew without its latest answer; where there is none, the step before without its own."""
        if self.walk.given:
            self.kept = self.walk.given[:-1]
        else:
            self.walk.number -= 1
            self.kept = self.walk.usual(self.walk.number)[:-1]
        board.restart()

    async def _keep(self, board: Board, done: int) -> None:
        await keep_progress(board.service.store, self.holder, self.game.id, done)

    async def press(self, board: Board, button: str) -> None:
        """Forward, back, once more; or an answer is shown."""
        self.note = self.mood = ""
        if button == "show":
            action = self.walk.wanted()[0]
            board.play(action)
            await self.played(board, action)
        elif button == "next":
            await self._go_on(board)
        else:
            if button == "back":
                self._go_back()
            board.restart()

    async def _go_on(self, board: Board) -> None:
        await self._keep(board, self.walk.number + 1)
        if self.walk.number + 1 == len(self.tutorial.step):
            self.last = LastGame(self)
            board.restart()
        elif self.walk.goes_on:
            board.play(*self.walk.enter_next())
            self.walk.ready()
            board.table.floor = board.table.match.ply  # what is learned is not taken back
        else:
            self.walk.number += 1
            board.restart()

    def _go_back(self) -> None:
        if self.last is None:
            self.walk.number -= 1
        self.last = None

    # ---- what is said

    def panel(self, board: Board) -> Panel:
        """The sentences of the step, or what a turn of the last game has brought."""
        return self.last.panel(board) if self.last is not None else self._step()

    def _step(self) -> Panel:
        walk, say = self.walk, self.say
        step, asked = walk.step, bool(walk.step.do)
        learned = asked and walk.done
        points = walk.match.scores()[walk.seat]
        return Panel(
            title=say(f"step-{step.id}-title"),
            text="" if learned else say(f"step-{step.id}"),
            step=0 if self.is_example else walk.number + 1,
            steps=0 if self.is_example else len(self.tutorial.step) + 1,
            note=self.note or (say(f"step-{step.id}-done", gain=walk.gain, points=points) if learned else ""),
            mood=self.mood or ("right" if learned else ""),
            marked=tuple(walk.wanted()),
            lit=step.show,
            rest=self._rest(),
            buttons=self._example_buttons() if self.is_example else self._buttons(),
            at=step.id,
        )

    def _rest(self) -> str:
        """What stands where the question would, while one only reads."""
        if not self.walk.done:
            return ""
        if self.is_example:
            return self.tell("learn-example-done")
        return self.tell("learn-next-first" if self.walk.step.do else "learn-read-first")

    def _buttons(self) -> tuple[Button, ...]:
        walk, tell = self.walk, self.tell
        return (
            Button("next", tell("learn-next"), primary=True)
            if walk.done
            else Button("show", tell("learn-show")),
            Button("again", tell("learn-again"), disabled=not walk.given),
            Button("back", tell("learn-back"), disabled=not walk.number),
        )

    def _example_buttons(self) -> tuple[Button, ...]:
        walk, tell = self.walk, self.tell
        return (
            Button("show", tell("learn-show"), disabled=walk.done),
            Button("again", tell("learn-again"), disabled=not walk.given),
            Button("rules", tell("rules"), primary=walk.done, url=f"/rules/{self.game.id}"),
            Button("tutorial", tell("learn-tutorial"), url=self.home),
        )


class LastGame:
    """The game at the end of a tutorial."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.start = lesson.tutorial.start[lesson.tutorial.game.at]
        self.words = Words(lesson.game, lesson.tutorial.game)
        self.before: tuple[SheetRow, ...] = ()  # the sheet when the reader's turn began
        self.rows: tuple[Row, ...] = ()  # what the latest turn has brought
        self.said = ""  # what was said of it
        self.has_said = False  # something about the turn that is being played

    def turn_begins(self, match: Match) -> None:
        """What the reader does from now on is compared with this."""
        self.before = sheet_of(match, self.start.seat, self.lesson.language)
        self.has_said = False

    async def played(self, board: Board, action: int) -> None:
        """The bot answers; after a whole turn it is said what that has brought."""
        lesson, match, seat = self.lesson, board.table.match, self.start.seat
        if key := self.words.about(action):
            self.said, self.has_said = lesson.say(key), True
        if match.actor == seat:
            return
        found = changes(self.before, sheet_of(match, seat, lesson.language), seat)
        self.rows = tuple(
            Row(one.label if one.is_final else f"≈ {one.label}", signed(one.points)) for one in found
        )
        if not self.has_said:  # what was said of an earlier turn is not true of this one
            self.said = "" if found or match.over else lesson.tell("learn-nothing-yet")
        await board.let_bots_play()
        self.turn_begins(match)
        if match.over:
            self.said = ""  # nothing is prepared any more
            await keep_progress(
                board.service.store, lesson.holder, lesson.game.id, len(lesson.tutorial.step) + 1
            )

    def panel(self, board: Board) -> Panel:
        """How the game goes."""
        lesson, match = self.lesson, board.table.match
        tell, steps = lesson.tell, len(lesson.tutorial.step) + 1
        if match.over:
            own, best = match.scores()[self.start.seat], max(match.scores())
            won = match.standings()[self.start.seat] == 1
            text = tell("learn-won" if won else "learn-lost", points=own, best=best)
        else:
            text = lesson.say("game-about") if match.ply == board.table.floor else tell("learn-your-move")
        again = Button("again", tell("learn-again"), disabled=match.ply == board.table.floor)
        more = (
            Button("new", tell("learn-play-whole"), primary=True, url=f"/new/{lesson.game.id}"),
            Button("rules", tell("rules"), url=f"/rules/{lesson.game.id}"),
        )
        return Panel(
            title=tell("learn-game"),
            text=text,
            step=steps,
            steps=steps,
            note=self.said,
            rows=self.rows,
            buttons=(*(more if match.over else ()), again, Button("back", tell("learn-back"))),
            at=f"{GAME}.{'-'.join(map(str, match.actions[board.table.floor :]))}",
        )
