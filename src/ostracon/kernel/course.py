"""The course of a match in the interpreter: positions, what was told of each step, how far it can be taken back.

Positions are never changed once they are part of a course, so that copies of a match share them.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping, Sequence
from typing import NamedTuple, Self

from ostracon.kernel.dice import dice_of_secret
from ostracon.kernel.errors import IllegalAction, NothingToUndo
from ostracon.kernel.events import Event, Told, event_of
from ostracon.kernel.finality import asks_first, is_final
from ostracon.kernel.game import Game
from ostracon.kernel.layout import Record
from ostracon.kernel.rules import EVERYONE

STEPS_BACK = 100  # the most actions that can be taken back
STEPS_KEPT = 2  # positions of the latest of them that are kept; the others are played again when asked for
SNAPSHOT_EVERY = 16  # plies between kept positions: any moment is at most this many actions away


class Attempt(NamedTuple):
    """An action carried out on a copy of the position, not yet part of the match."""

    action: int
    seat: int  # who decided
    before: Record  # the match's position
    after: Record  # where the action leads
    told: list[Told]
    is_final: bool  # it reveals something or lets dice fall: once accepted it cannot be undone
    asks_first: bool  # and not only for dice that a player throws for everybody to see


def refusal(game: Game, s: Record, action: int) -> IllegalAction:
    """Why an action that is not in the mask is refused."""
    number = game.actions.number(action)  # what is no action at all has an error of its own
    reason = game.reason(game.why_not(s, number)) if game.actor(s) >= 0 else "game-over"
    return IllegalAction(game.actions.notation(number), reason)


class Course:
    """Actions and the positions that they led to, on twins."""

    told_too_late = False  # somebody wants to know of each step what happened: the interpreter tells at once

    def __init__(self, game: Game, players: int, options: Mapping[str, object], secret: bytes) -> None:
        self.game = game
        self.actions: list[int] = []
        self.actors: list[int] = []
        self.state: Record = game.blank(players, options)
        self.state.dice = dice_of_secret(secret)
        self.state.events = []
        game.setup(self.state)
        self._told: list[list[Told]] = [[Told(*one) for one in self.state.events]]
        self.state.events = None
        game.legal(self.state)
        self._snapshots: dict[int, Record] = {0: self.state}  # by ply; that of the deal stays
        self._undoable = 0  # how many of the latest actions may be taken back
        self._steps_back: deque[Record] = deque(maxlen=STEPS_KEPT)  # the positions before the latest of them
        self._imagined = False  # nothing of it is true, so that everything may be taken back

    @classmethod
    def imagined(cls, game: Game, position: Record) -> Self:
        """A course that begins at a position, with the mask of its legal actions, to which nobody has played."""
        course = object.__new__(cls)
        course.game, course.state = game, position
        course.actions, course.actors, course._told = [], [], [[]]
        course._undoable, course._steps_back = 0, deque(maxlen=STEPS_KEPT)
        course._snapshots, course._imagined = {0: position}, True
        return course

    def copy(self) -> Self:
        """The same course, to go on with independently."""
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        other.actions, other.actors = self.actions[:], self.actors[:]
        other._told, other._snapshots = self._told[:], self._snapshots.copy()
        other._steps_back = self._steps_back.copy()
        return other

    @property
    def actor(self) -> int:
        """The seat that must decide now; -1 when the game is over."""
        return int(self.game.actor(self.state))

    @property
    def start(self) -> Record:
        """The position after the deal."""
        return self._snapshots[0]

    @property
    def undo_depth(self) -> int:
        """How many of the latest actions may be taken back."""
        return self._undoable

    def legal(self) -> list[int]:
        """The legal action numbers, ascending."""
        return list(self.state.legal_actions())

    def at(self, ply: int) -> Record:
        """A copy of the position after `ply` actions."""
        if ply == len(self.actions):
            return self.state.copy()
        known = ply - ply % SNAPSHOT_EVERY
        while known not in self._snapshots:
            known -= SNAPSHOT_EVERY
        s = self._snapshots[known].copy()
        for done in range(known, ply):
            self.game.apply(s, self.actions[done])
            if (done + 1) % SNAPSHOT_EVERY == 0:
                self._keep(done + 1, s.copy())
        self.game.legal(s)
        return s

    def _keep(self, ply: int, position: Record) -> None:
        self.game.legal(position)
        self._snapshots[ply] = position

    def rest(self) -> None:
        """Keep only the first position and the last: the others are played again when asked for."""
        self._snapshots = {0: self.start}
        self._steps_back.clear()

    def attempt(self, number: int) -> Attempt:
        """Carry out an action on a copy of the position."""
        before = self.state
        if not before.allows(number):
            raise refusal(self.game, before, number)
        after = before.copy()
        after.events = []
        self.game.apply(after, number)
        told = [Told(*one) for one in after.events]
        after.events = None
        final = is_final(before, after)
        has_choice = len(before.legal_actions()) > 1
        asks = has_choice and (asks_first(before, after) or self.game.actions.verb_of(number).asks_in(before))
        return Attempt(number, self.actor, before, after, told, final, asks)

    def accept(self, attempt: Attempt) -> list[Event]:
        """Keep an attempt made in this position; what everybody may know of what happened."""
        if attempt.before is not self.state:
            raise ValueError("the attempt was made in another position")
        if attempt.is_final and not self._imagined:
            self._undoable = 0
            self._steps_back.clear()
        else:
            self._undoable = min(self._undoable + 1, STEPS_BACK)
            self._steps_back.append(attempt.before)
        self.state = attempt.after
        self.game.legal(self.state)
        self.actions.append(attempt.action)
        self.actors.append(attempt.seat)
        self._told.append(attempt.told)
        if len(self.actions) % SNAPSHOT_EVERY == 0:
            self._snapshots[len(self.actions)] = self.state
        return self.events(EVERYONE, len(self.actions))

    def play(self, number: int) -> Sequence[Event]:
        """Play an action; what everybody may know of what happened."""
        return self.accept(self.attempt(number))

    def undo(self) -> None:
        """Take back the latest action."""
        if not self._undoable:
            raise NothingToUndo("nothing can be undone: something was revealed, or nothing has been played")
        self._undoable -= 1
        self.state = self._steps_back.pop() if self._steps_back else self.at(len(self.actions) - 1)
        self._snapshots.pop(len(self.actions), None)
        self.actions.pop()
        self.actors.pop()
        self._told.pop()

    def told(self, ply: int) -> list[Told]:
        """Everything that was told of a ply, to whomever."""
        return self._told[ply]

    def events(self, seat: int, ply: int | None) -> list[Event]:
        """What a seat has been told, all of it or that of one ply (0 for the deal)."""
        plies = range(len(self._told)) if ply is None else (ply,)
        return [
            event_of(self.game.event_kinds, number, told)
            for number in plies
            for told in self._told[number]
            if told.seat in (EVERYONE, seat)
        ]
