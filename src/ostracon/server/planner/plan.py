"""A plan as an exercise: somebody plays on from a moment of a table, for everybody at it.

It begins with a position that his seat cannot tell from the true one: what he does not know was dealt anew before anything
was shown, so that not even trying can tell it. Nothing goes to the table, and what is played there meanwhile is not followed.
"""

from __future__ import annotations

from typing import NamedTuple

from ostracon.bots import Perspective
from ostracon.kernel.match import Match
from ostracon.server.live_table import LiveTable
from ostracon.server.practice.board import Board
from ostracon.server.practice.exercise import Button, Exercise, Panel, Row
from ostracon.server.words import words
from ostracon.table.practice import PracticeTable
from ostracon.table.seats import CONFIRM_NEVER, HUMAN, Seat
from ostracon.table.thinking import Task, seed_of

LONGEST = 80  # actions of a plan
ANSWERS = 12  # decisions that a bot makes for others at a time
HELPER = "mason"  # the bot that answers for others
SHARED_SCREEN = 0


class PlanTable(PracticeTable):
    """A table at which one person decides for all, and takes back whatever he likes."""

    def steps_to_undo(self, seat: int, agreed: bool = False) -> int:
        """One, whoever played it."""
        return 1 if self.match.ply > self.floor else 0

    def steps_to_restart(self, seat: int) -> int:
        """All of the plan."""
        return self.match.ply - self.floor


class Place(NamedTuple):
    """Where a plan stands, as an address says it: "31.0.4-17"."""

    ply: int  # of the table at which it begins
    deal: int  # how often what is unknown was dealt otherwise
    actions: tuple[int, ...] = ()

    def __str__(self) -> str:
        return f"{self.ply}.{self.deal}.{'-'.join(map(str, self.actions))}"


def read_place(text: str) -> Place | None:
    """The place that an address names; None if it is not one.

    >>> str(read_place("31.0.4-17")), read_place("31"), str(read_place("0.2."))
    ('31.0.4-17', None, '0.2.')
    """
    parts = text[:1000].split(".")
    numbers = [part.isascii() and part.isdecimal() and len(part) < 6 for part in parts[:2]]
    if len(parts) != 3 or not all(numbers):
        return None
    named = parts[2].split("-") if parts[2] else []
    if not all(one.isascii() and one.isdecimal() and len(one) < 7 for one in named):
        return None
    return Place(int(parts[0]), int(parts[1]), tuple(int(one) for one in named[:LONGEST]))


class Plan(Exercise):
    """What somebody tries at a table."""

    def __init__(self, live: LiveTable, seat: int, language: str, ply: int | None = None) -> None:
        self.live, self.mine, self.say = live, seat, words(language)
        self.home = f"/t/{live.id}"
        match = live.table.match
        self._begin_at(match.ply if ply is None else min(ply, match.ply), 0)

    def _begin_at(self, ply: int, deal: int) -> None:
        """Take a moment of the table as this seat knows it, all else dealt anew."""
        match = self.live.table.match
        self.ply, self.deal = ply, deal
        seed = seed_of(match.commitment, ply) + deal
        self.position = Perspective(match.game, match.at(ply), self.mine, seed).redealt(seed)
        self.ahead: list[int] = []  # actions that were taken back, the next one last

    def begin(self) -> PracticeTable:
        """Everybody sits at one screen."""
        true = self.live.table
        match = Match.imagined(true.match.game, true.match.players, true.match.options, self.position.copy())
        seats = [
            Seat(number=one.number, name=one.name, kind=HUMAN, screen=SHARED_SCREEN, confirm=CONFIRM_NEVER)
            for one in true.seats
        ]
        table = PlanTable(match, seats)
        self.seat = self.shown(table)
        return table

    def shown(self, table: PracticeTable) -> int:
        """Who decides is looked through; at the end, one's own seat."""
        return table.match.actor if table.match.actor >= 0 else max(self.mine, 0)

    def resume(self, board: Board, at: str) -> None:
        """Play what an address says, as far as it is legal."""
        place = read_place(at)
        if place is None or place.ply > self.live.table.match.ply:
            return
        self._begin_at(place.ply, place.deal)
        board.table = self.begin()
        for action in place.actions:
            if board.table.match.over or action not in board.table.match.legal():
                break
            board.table.carry_on(action)

    def judge(self, board: Board, action: int) -> str:
        """A plan has an end."""
        return self.say("planner-long") if board.table.match.ply >= LONGEST else ""

    async def played(self, board: Board, action: int) -> None:
        """Another line was begun, unless it is the one that was taken back."""
        if self.ahead and self.ahead[-1] == action:
            self.ahead.pop()
        else:
            self.ahead = []

    async def taken_back(self, board: Board) -> None:
        """What is taken back may be played again."""
        back = board.gone
        self.ahead += reversed(back)

    async def press(self, board: Board, button: str) -> None:
        """Forward, bots, or another beginning."""
        if button == "forward":
            board.play(self.ahead.pop())
        elif button == "bots":
            await self._let_bots_answer(board)
        else:
            newest = self.live.table.match.ply
            self._begin_at(*{"fresh": (newest, 0), "deal": (self.ply, self.deal + 1)}[button])
            board.restart()

    async def _let_bots_answer(self, board: Board) -> None:
        """A bot decides for whoever must, until it is one's own turn."""
        for _ in range(ANSWERS):
            match = board.table.match
            seat = match.actor
            if match.over or match.ply >= LONGEST:
                return
            seed = seed_of(self.live.table.match.commitment, self.ply + match.ply)
            seen = Perspective(match.game, match.position(), seat, seed)
            asked = Task(seat, board.table.revision, seen, HELPER, seed, f"planner at {self.live.id}")
            board.play((await board.decide(asked)).action)
            self.ahead = []
            if board.table.match.actor == self.mine:
                return

    def panel(self, board: Board) -> Panel:
        """Who decides, what is assumed, and how the points stand."""
        say, table = self.say, board.table
        match, names = table.match, table.names()
        if match.over:
            text = say("planner-over")
        elif match.actor == self.mine:
            text = say("planner-yours")
        else:
            text = say("planner-for", player=names[match.actor])
        begun = match.at(0)
        rows = tuple(
            Row(name, say("planner-points", before=match.game.total(begun, seat), now=now), seat == self.mine)
            for seat, (name, now) in enumerate(zip(names, match.scores(), strict=True))
        )
        others = "bots" if not match.over and match.actor != self.mine else ""
        buttons = [
            Button("forward", say("planner-forward"), disabled=not self.ahead),
            Button("bots", say("planner-bots"), disabled=not others) if self.live.table.hints else None,
            Button("deal", say("planner-deal")),
            Button("fresh", say("planner-fresh"), primary=True)
            if self.ply != self.live.table.match.ply
            else None,
            Button("leave", say("planner-leave"), url=self.home),
        ]
        return Panel(
            title=say("planner"),
            text=f"{text}\n\n{say('planner-assumed')}",
            note=say("planner-moved-on") if self.ply != self.live.table.match.ply else "",
            rows=rows,
            buttons=tuple(one for one in buttons if one),
            at=str(Place(self.ply, self.deal, tuple(match.actions))),
        )
