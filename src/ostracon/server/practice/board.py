"""A board of one's own: a table with one screen, led by an exercise. It lives as long as its socket; nothing is stored."""

from __future__ import annotations

import time
from itertools import count
from urllib.parse import urlencode

import msgspec

from ostracon.kernel.actions import Action
from ostracon.screen.texts import LANGUAGES
from ostracon.server.connection import Connection
from ostracon.server.live_table import LiveTable
from ostracon.server.practice.exercise import Exercise
from ostracon.server.service import TableService
from ostracon.server.stored import Header
from ostracon.server.words import language_name
from ostracon.table.practice import PracticeTable
from ostracon.table.seats import HUMAN
from ostracon.table.table import ACT, UNDO, Command, Kind, Refused
from ostracon.table.thinking import Task, task

_numbers = count()


class Unwanted(Refused):
    """A legal action that is not what the exercise is about: it says why."""

    def __init__(self, text: str) -> None:
        super().__init__("unwanted")
        self.text = text


class Board(LiveTable):
    """The table of one person's exercise. Change it only while holding `lock`."""

    table: PracticeTable

    def __init__(self, service: TableService, exercise: Exercise, path: str) -> None:
        self.service, self.exercise = service, exercise
        self.path = path  # of the page that shows it
        self.pressed = ""  # the id of the latest command that began the board anew: a button, or an undo
        self.gone: list[int] = []  # actions that were taken back by the latest command
        table = exercise.begin()
        match = table.match
        header = Header(
            id=self._new_id(),
            game=match.game.id,
            rules_version=match.game.rules_version,
            components="",
            players=match.players,
            options={},
            secret="",
        )
        super().__init__(header, [], table, [])

    def _new_id(self) -> str:
        """A browser takes a board with another id for another position: it forgets what it knew."""
        return f"practice-{next(_numbers)}"

    # ---- what an exercise may do

    def restart(self, *then: Action) -> None:
        """Begin anew, with these actions played at once."""
        self.table, self.id = self.exercise.begin(), self._new_id()
        for action in then:
            self.table.carry_on(action)
        self.broadcast_hello()

    def play(self, *actions: Action) -> None:
        """Play actions for whoever must decide, each shown as a step of its own."""
        for action in actions:
            self.table.carry_on(action)
            self.broadcast_step()

    async def let_bots_play(self) -> None:
        """Let the bots at the board decide until the person must."""
        while (asked := task(self.table)) is not None:
            self.play((await self.decide(asked)).action)

    async def decide(self, asked: Task) -> Command:
        """What a bot would play."""
        return await self.service.bots.decision(asked, time.monotonic())

    # ---- what its person does

    async def turn(
        self, connection: Connection, kind: Kind, revision: int, action: int, id: str = ""
    ) -> None:
        """Play, or take back; Refused where the rules or the exercise say no. A retry is harmless, as in `press`."""
        async with self.lock:
            if id and id == self.pressed:
                return
            command = Command(kind=kind, seat=connection.shown, revision=revision, action=action, sure=True)
            if kind == ACT and action in self.table.match.legal() and revision == self.table.revision:
                self.table.check_decides(connection.shown)
                if reason := self.exercise.judge(self, action):
                    self.send_panel()
                    raise Unwanted(reason)
            if kind == UNDO and revision == self.table.revision and self._undoes(connection):
                self.pressed = id
                await self.exercise.undo(self)
                return self.send_panel()
            before = self.table.match.actions[:]
            if self.table.do(command) is None:
                return
            self.gone = before[self.table.match.ply :]
            self.broadcast_step()
            if kind == ACT:
                await self.exercise.played(self, action)
            else:
                await self.exercise.taken_back(self)
            self.send_panel()

    def _undoes(self, connection: Connection) -> bool:
        """Whether undo is the exercise's: the table has nothing to take back."""
        return not self.table.steps_to_undo(connection.shown) and self.exercise.can_undo(self)

    async def press(self, button: str, id: str = "") -> None:
        """A button of the panel; a retry of the same command is harmless (a browser that is greeted anew sends again)."""
        async with self.lock:
            if id and id == self.pressed:
                return
            known = {one.id for one in self.exercise.panel(self).buttons if not (one.url or one.disabled)}
            if button not in known:
                raise Refused("no-offer")
            self.pressed = id
            await self.exercise.press(self, button)
            self.send_panel()

    # ---- what it is told

    def greet(self, connection: Connection, at: str) -> None:
        """The socket has opened; `at` is where it was before, if it was."""
        self.connections.add(connection)
        if at:
            self.exercise.resume(self, at)
        self.send_hello(connection)

    def send_hello(self, connection: Connection) -> None:
        """Hello, the position, and what is said beside it."""
        self._look(connection)
        super().send_hello(connection)
        self.send_panel()

    def broadcast_step(self) -> None:
        """Show a step, through the seat that the exercise looks through."""
        for connection in self.connections:
            self._look(connection)
        super().broadcast_step()

    def _look(self, connection: Connection) -> None:
        connection.shown = connection.seats[0] = self.exercise.shown(self.table)

    def send_panel(self) -> None:
        """What is said beside the board, and which buttons can be used: an exercise that goes on changes that, too."""
        panel = msgspec.to_builtins(self.exercise.panel(self))
        self.refresh()
        for connection in self.connections:
            connection.send({"type": "practice", **panel})

    def hello(self, connection: Connection) -> dict[str, object]:
        """As at every table, without what only several people need."""
        languages = [
            {"code": code, "name": language_name(code), "url": f"{self.path}?{urlencode({'lang': code})}"}
            for code in LANGUAGES
        ]
        return super().hello(connection) | {
            "menu": None,
            "languages": languages,
            "since": -1,
            "planner": None,
            "share": None,
        }

    def seat_list(self, language: str) -> list[dict[str, object]]:
        """Who sits where; that a bot may play for the others is nobody's concern."""
        return [one | {"kind": HUMAN, "level": "", "about": ""} for one in super().seat_list(language)]

    def online(self, seat: int) -> bool:
        """Nobody is missed here."""
        return True

    def offers(self, connection: Connection) -> list[dict[str, str]]:
        """Nobody else is here."""
        return []

    def controls(self, connection: Connection) -> dict[str, object]:
        """Without what a finished game offers: there is nothing to keep. Undo is open where the exercise knows how, too."""
        usual = super().controls(connection)
        undo = usual["undo"] or self._undoes(connection)
        return usual | {"undo": undo, "rematch": None, "analysis": False}
