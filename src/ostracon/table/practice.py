"""A table of one's own: a position to try things at. It begins with actions that were played before, which nobody takes back."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ostracon.kernel.actions import Action
from ostracon.kernel.match import Match
from ostracon.table.seats import BOT, CONFIRM_NEVER, HUMAN, Seat
from ostracon.table.table import ACT, Command, Entry, Table

COMPANION = "apprentice"  # the bot of the other seats, where somebody must decide for them


class PracticeTable(Table):
    """A table at which one person tries things; the other seats are played by whoever leads the exercise."""

    def __init__(self, match: Match, seats: list[Seat], actions: Iterable[Action] = ()) -> None:
        super().__init__(match, seats, hints=False)
        self.floor = 0  # the ply at which the exercise begins
        for action in actions:
            self.carry_on(action)
        self.floor = match.ply

    def carry_on(self, action: Action) -> None:
        """Play an action for whoever must decide."""
        attempt = self.match.attempt(action)
        command = Command(
            kind=ACT, seat=self.match.actor, revision=self.revision, action=attempt.action, sure=True
        )
        self._carry_out(Entry(self.revision + 1, command), attempt)

    def steps_to_undo(self, seat: int, agreed: bool = False) -> int:
        """As at every table, but never further back than the exercise began."""
        count = super().steps_to_undo(seat, agreed)
        return count if self.match.ply - count >= self.floor else 0

    def steps_to_restart(self, seat: int) -> int:
        """Likewise."""
        count = super().steps_to_restart(seat)
        return min(count, self.match.ply - self.floor)


def practice_seats(names: Sequence[str], mine: int, bot: str = COMPANION) -> list[Seat]:
    """Seats for an exercise: one's own, and bots."""
    return [
        Seat(number=number, name=name, kind=HUMAN, confirm=CONFIRM_NEVER)
        if number == mine
        else Seat(number=number, name=name, kind=BOT, bot=bot)
        for number, name in enumerate(names)
    ]
