"""The course of a match in native code: the position lives in an array of records, and a twin of it is made when somebody
asks for one. Earlier positions are played again from the deal, which takes microseconds; what happened at each step
is told by the interpreter, and only if somebody wants to know.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Self, overload

from ostracon.kernel import steps
from ostracon.kernel.course import STEPS_BACK, refusal
from ostracon.kernel.dice import dice_of_secret
from ostracon.kernel.errors import NothingToUndo
from ostracon.kernel.events import Event, Told, event_of
from ostracon.kernel.game import Value
from ostracon.kernel.layout import Record
from ostracon.kernel.rules import EVERYONE
from ostracon.kernel.steps import COUNT_SHIFT, EARLIER, FINAL, ILLEGAL, NOW, SEAT_BITS, START

if TYPE_CHECKING:
    from ostracon.kernel.native import Native

SEAT = (1 << SEAT_BITS) - 1


class Happened(Sequence[Event]):
    """What everybody may know of a step: found out when it is looked at, however the match has gone on since."""

    __slots__ = ("_before", "_course", "_events", "action")

    def __init__(self, course: Sprint, before: Happened | None, action: int) -> None:
        self._course = course
        self._before = before  # the step before this one
        self._events: list[Event] | None = None
        self.action = action

    def _found(self) -> list[Event]:
        if self._events is None:
            actions = []
            step: Happened | None = self
            while step is not None:
                actions.append(step.action)
                step = step._before
            self._events = self._course.events_of(actions[::-1])
        return self._events

    def __len__(self) -> int:
        return len(self._found())

    @overload
    def __getitem__(self, index: int) -> Event: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Event]: ...
    def __getitem__(self, index: int | slice) -> Event | Sequence[Event]:
        return self._found()[index]

    def __iter__(self) -> Iterator[Event]:
        return iter(self._found())

    def __eq__(self, other: object) -> bool:
        return self._found() == (other._found() if isinstance(other, Happened) else other)

    __hash__ = None  # type: ignore[assignment]  # like the list that it stands for

    def __repr__(self) -> str:
        return repr(self._found())


class Sprint:
    """Actions, and the latest position that they led to, in native code."""

    def __init__(self, code: Native, players: int, options: Mapping[str, Value], secret: bytes) -> None:
        import numpy as np

        self.game = code.game
        self.actions: list[int] = []
        self.actors: list[int] = []
        self.undo_depth = 0
        self.told_too_late = (
            False  # somebody has wanted to know what happened: the interpreter had better go on
        )
        self._latest: Happened | None = None
        self._step, self._again = code(steps.step), code(steps.again)
        self._states = np.repeat(code.blank(players, options), steps.POSITIONS)
        self._states["dice"][START] = dice_of_secret(secret)
        self._legal = np.zeros(code.game.actions.total, np.int64)
        self._twin: Record | None = None
        answer = code(steps.begin)(self._states, self._legal)
        self.actor = (answer & SEAT) - 1
        self._count = answer >> COUNT_SHIFT

    def copy(self) -> Self:
        """The same course, to go on with independently."""
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        other.actions, other.actors = self.actions[:], self.actors[:]
        other._states, other._legal = self._states.copy(), self._legal.copy()
        return other

    def play(self, number: int) -> Sequence[Event]:
        """Play an action; what everybody may know of what happened, if somebody looks."""
        try:
            answer = self._step(self._states, number, self._legal)
        except OverflowError:  # too large for native code, so no action's number
            answer = ILLEGAL
        if answer == ILLEGAL:
            raise refusal(self.game, self.state, number)
        self.undo_depth = 0 if answer & FINAL else min(self.undo_depth + 1, STEPS_BACK)
        self.actions.append(number)
        self.actors.append(self.actor)
        self.actor = (answer & SEAT) - 1
        self._count = answer >> COUNT_SHIFT
        self._twin = None
        self._latest = latest = Happened(self, self._latest, number)
        return latest

    def undo(self) -> None:
        """Take back the latest action."""
        if not self.undo_depth:
            raise NothingToUndo("nothing can be undone: something was revealed, or nothing has been played")
        assert self._latest is not None
        self.undo_depth -= 1
        self._latest = self._latest._before
        self.actions.pop()
        self.actor = self.actors.pop()
        self._count = self._replay(NOW, len(self.actions), self._legal)
        self._twin = None

    def legal(self) -> list[int]:
        """The legal action numbers, ascending."""
        found: list[int] = self._legal[: self._count].tolist()
        return found

    @property
    def state(self) -> Record:
        """The twin of the present position."""
        if self._twin is None:
            self._twin = self.game.state.from_array(self._states, NOW)
        return self._twin

    @property
    def start(self) -> Record:
        """The position after the deal."""
        return self.game.state.from_array(self._states, START)

    def at(self, ply: int) -> Record:
        """A copy of the position after `ply` actions."""
        if ply == len(self.actions):
            return self.state.copy()
        self._replay(EARLIER, ply, self._legal.copy())
        return self.game.state.from_array(self._states, EARLIER)

    def events_of(self, actions: Sequence[int]) -> list[Event]:
        """What everybody may know of the last of these actions, which begin at the deal."""
        self.told_too_late = True
        s = self.start
        for action in actions[:-1]:
            self.game.apply(s, action)
        s.events = []
        self.game.apply(s, actions[-1])
        told = [Told(*one) for one in s.events]
        return [event_of(self.game.event_kinds, len(actions), one) for one in told if one.seat == EVERYONE]

    def _replay(self, place: int, ply: int, found: object) -> int:
        import numpy as np

        return int(self._again(self._states, place, np.array(self.actions[:ply], np.int64), ply, found))
