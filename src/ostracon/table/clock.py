"""Clocks: how much time each seat has left. It follows from the journal: a bank for each seat, whose time ran from which
entry to which, and when nobody's did. Nothing else is kept, so every process that reads the journal finds the same.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import msgspec

MINUTE, HOUR, DAY = 60.0, 3600.0, 86400.0
LEAST_BANK, MOST_BANK = MINUTE, 60 * DAY


class TimeControl(msgspec.Struct, frozen=True):
    """How much time a table gives: a bank for each person, and something more for each turn that he ends, never more
    than the bank holds.
    """

    bank: float  # seconds
    increment: float  # seconds a turn

    @property
    def is_slow(self) -> bool:
        """Whether people come back for their turns instead of sitting at the table."""
        return self.bank >= DAY

    @property
    def gift(self) -> float:
        """What the others give to somebody whose time is out and for whom they wait."""
        return DAY if self.is_slow else max(MINUTE, self.increment)

    @property
    def short(self) -> float:
        """With how much left one is warned."""
        return min(DAY / 2 if self.is_slow else MINUTE, self.bank / 4)


PRESETS = {
    "quick": TimeControl(5 * MINUTE, 20),
    "relaxed": TimeControl(20 * MINUTE, MINUTE),
    "daily": TimeControl(3 * DAY, DAY),
    "weekly": TimeControl(7 * DAY, 2.5 * DAY),
}


class Stop(NamedTuple):
    """A while during which time does not count: the server was down, or somebody had a holiday."""

    began: float
    ended: float


class Mark(NamedTuple):
    """What an entry of the journal means for the clocks."""

    at: float  # when it was accepted
    ply: int  # the position that it led to
    running: int  # the seat whose time runs from here on; -1 nobody's
    ended: int = -1  # the seat whose turn it ended
    back: int = -1  # the seat that took something back by it
    gift: float = 0.0  # seconds that the others gave to the seat whose time runs
    holiday: tuple[int, float] | None = None  # the seat that has a holiday, and until when
    returned: int = -1  # the seat that takes over from a bot again


def merged(stops: Iterable[Stop]) -> list[Stop]:
    """Stops in their order, without overlaps.

    >>> merged([Stop(5, 9), Stop(1, 3), Stop(2, 4)])
    [Stop(began=1, ended=4), Stop(began=5, ended=9)]
    """
    found: list[Stop] = []
    for stop in sorted(stops):
        if found and stop.began <= found[-1].ended:
            found[-1] = Stop(found[-1].began, max(found[-1].ended, stop.ended))
        else:
            found.append(stop)
    return found


def running_time(since: float, until: float, stops: Sequence[Stop]) -> float:
    """The seconds that count from one moment to another; `stops` are merged.

    >>> running_time(10, 20, [Stop(0, 12), Stop(15, 16), Stop(19, 99)])
    6.0
    """
    counted = max(0.0, float(until - since))
    for stop in reversed(stops):
        if stop.ended <= since:
            break
        counted -= max(0.0, min(until, stop.ended) - max(since, stop.began))
    return max(0.0, counted)


class Change(NamedTuple):
    """Time that a seat spent (negative) or was given, in a position."""

    ply: int
    seat: int
    seconds: float


class Clock:
    """The time left, mark by mark.

    >>> control = TimeControl(bank=100.0, increment=10.0)
    >>> marks = [Mark(0, 0, running=0), Mark(30, 1, running=1, ended=0), Mark(35, 2, running=0, ended=1)]
    >>> clock = Clock(control, 2, marks, pauses=[Stop(10, 25)])
    >>> clock.left(now=55)
    [75.0, 100.0]

    Seat 0 thought for 15 seconds while the server was there and was given 10; seat 1 has no more than the bank.
    """

    def __init__(
        self, control: TimeControl, players: int, marks: Iterable[Mark] = (), pauses: Iterable[Stop] = ()
    ) -> None:
        self.control = control
        self.pauses = merged(pauses)
        self.running = -1
        self.since = 0.0  # when it began to run
        self.holidays = [Stop(0.0, 0.0)] * players  # the latest of each seat
        self._ply = 0
        self._banks = [float(control.bank)] * players
        self._ledger: list[
            Change
        ] = []  # what led to the position, so that it can be set right when that is taken back
        for mark in marks:
            self.add(mark)

    def add(self, mark: Mark) -> None:
        """The journal has another entry."""
        if self.running >= 0:
            self._change(self._ply, self.running, -self._spent(mark.at))
        if mark.back >= 0:
            self._take_back(mark)
        elif mark.ended >= 0:
            self._change(mark.ply, mark.ended, self.control.increment)
        if mark.gift and mark.running >= 0:
            self._change(mark.ply, mark.running, mark.gift)
        if mark.holiday is not None:
            seat, until = mark.holiday
            self.holidays[seat] = Stop(mark.at, until)
        if mark.returned >= 0:  # he could not play with nothing
            back = mark.returned
            self._banks[back] = max(self._banks[back], min(self.control.gift, self.control.bank))
        self.running, self.since, self._ply = mark.running, mark.at, mark.ply

    def _change(self, ply: int, seat: int, seconds: float) -> None:
        before = self._banks[seat]
        self._banks[seat] = min(self.control.bank, max(0.0, before + seconds))
        self._ledger.append(Change(ply, seat, self._banks[seat] - before))

    def _take_back(self, mark: Mark) -> None:
        """What was given for turns that are taken back is taken back too, and the others get again what they spent
        since; who took back does not.
        """
        undone = [change for change in self._ledger if change.ply > mark.ply]
        self._ledger = [change for change in self._ledger if change.ply <= mark.ply]
        for _, seat, seconds in reversed(undone):
            if seconds > 0 or seat != mark.back:
                self._banks[seat] = min(self.control.bank, max(0.0, self._banks[seat] - seconds))

    def _spent(self, now: float) -> float:
        """How long the running clock has run."""
        holiday = self.holidays[self.running]
        stops = self.pauses if holiday.ended <= self.since else merged([*self.pauses, holiday])
        return running_time(self.since, now, stops)

    def left(self, now: float) -> list[float]:
        """The seconds that each seat has left."""
        found = list(self._banks)
        if self.running >= 0:
            found[self.running] = max(0.0, found[self.running] - self._spent(now))
        return found

    def out(self, now: float) -> int:
        """The seat whose time is out; -1 if nobody's is."""
        return self.running if self.running >= 0 and self.left(now)[self.running] <= 0 else -1

    def on_holiday(self, seat: int, now: float) -> float:
        """Until when a seat has a holiday; 0 if it has none."""
        return self.holidays[seat].ended if self.holidays[seat].ended > now else 0.0

    def due(self, now: float) -> float | None:
        """When the time that runs will be out, if nothing happens before; None if none runs."""
        if self.running < 0:
            return None
        return max(now, self.on_holiday(self.running, now)) + self.left(now)[self.running]
