"""Table: a match with people at it. Everything that happens is an entry of its journal; the table is what the
journal says.

The caller (the server) holds the table's lock, calls ``do``, writes the entry to the store, and only then
tells anybody. If writing fails
it drops the table and loads it again from the store.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from ostracon.kernel.errors import BadNotation, IllegalAction, OstraconError
from ostracon.kernel.match import Match
from ostracon.table.seats import BOT, CONFIRM_ALWAYS, CONFIRM_NEVER, HUMAN, OPEN, Seat

ACT, UNDO, RESTART, END_TURN, TAKE_OVER, HAND_BACK = (
    "act",
    "undo",
    "restart",
    "end_turn",
    "take_over",
    "hand_back",
)


class Refused(OstraconError):
    """A command that the table does not accept. `code` is for programs and names the text for people
    (`table-<code>`).
    """

    def __init__(self, code: str, reason: int = 0, action: int = -1) -> None:
        self.code = code
        self.reason = reason  # with code "illegal": the game's reason
        self.action = action
        super().__init__(f"the table refused: {code}")


class Entry(msgspec.Struct, frozen=True, omit_defaults=True):
    """One accepted command: what the store keeps, keyed by (table, seq)."""

    seq: int  # 1 for the first
    kind: str  # ACT, UNDO, RESTART, END_TURN, TAKE_OVER, HAND_BACK
    seat: int
    action: int = -1
    id: str = ""  # the client's own id of the command: a retry with the same id is harmless
    note: str = ""  # why, when the table itself acted: "bot-failed"


STAND_IN = "scribe"  # the bot that plays for somebody who is away


class Table:
    """A match, its seats and its journal."""

    def __init__(
        self, match: Match, seats: list[Seat], journal: Iterable[Entry] = (), hints: bool = True
    ) -> None:
        if len(seats) != match.players:
            raise ValueError(f"{len(seats)} seats for {match.players} players")
        self.match = match
        self.seats = seats
        self.hints = hints  # whether players may ask for hints: the one switch, off where games are rated
        self.journal: list[Entry] = []
        self.held = -1  # the seat whose turn is played but not yet ended; nobody else may act before
        self.notes: list[
            tuple[int, str, int]
        ] = []  # (ply, code, seat): lines that the table itself adds to the log
        self._ids: set[str] = set()
        for entry in journal:
            self._carry_out(entry)

    @property
    def seq(self) -> int:
        """The number of the latest entry."""
        return len(self.journal)

    @property
    def actor(self) -> int:
        """The seat that may act now: the one that holds its turn open, or the one that must decide;
        -1 when the game is over.
        """
        return self.held if self.held >= 0 else self.match.actor

    @property
    def over(self) -> bool:
        """Whether the game has ended for good (a held last turn may still be taken back)."""
        return self.match.over and self.held < 0

    def bot_to_act(self) -> int:
        """The seat of the bot that must decide now; -1 if a person must, or nobody."""
        actor = self.actor
        return actor if actor >= 0 and self.held < 0 and self.seats[actor].kind == BOT else -1

    # ---- commands

    def do(
        self,
        kind: str,
        seat: int,
        seq: int,
        id: str = "",
        action: int = -1,
        sure: bool = False,
        note: str = "",
    ) -> Entry | None:
        """Check a command and carry it out; its journal entry, or None for a retry of one that was
        accepted before.

        `seq` is the newest entry that the sender has seen. Raises Refused and changes nothing if the
        command is not possible.
        """
        if id and id in self._ids:
            return None
        if seq != self.seq:
            raise Refused("stale")
        if not 0 <= seat < len(self.seats):
            raise Refused("no-seat")
        entry = Entry(self.seq + 1, kind, seat, action, id, note)
        if kind == ACT:
            self._check_act(seat, action, sure)
        elif kind in (UNDO, RESTART):
            if not self.may_undo(seat):
                raise Refused("nothing-to-undo")
        elif kind == END_TURN:
            if self.held != seat:
                raise Refused("no-turn-to-end")
        elif kind == TAKE_OVER:
            if self.seats[seat].kind == BOT:
                raise Refused("already-a-bot")
        elif kind == HAND_BACK:
            if self.seats[seat].kind != BOT:
                raise Refused("not-a-bot")
        else:
            raise Refused("unknown-command")
        self._carry_out(entry)
        return entry

    def _check_decides(self, seat: int) -> None:
        if self.match.over:
            raise Refused("game-over")
        if self.held >= 0 and self.held != seat:
            raise Refused("turn-not-ended")
        if self.held == seat:
            raise Refused("end-your-turn")
        if self.match.actor != seat:
            raise Refused("not-your-turn")

    def check_hint(self, seat: int) -> None:
        """Refused unless this seat's person must decide now and the table allows hints."""
        if not self.hints:
            raise Refused("no-hint")
        if seat < 0:
            raise Refused("no-seat")
        self._check_decides(seat)
        if self.seats[seat].kind != HUMAN:
            raise Refused("already-a-bot")

    def may_hint(self, seat: int) -> bool:
        """Whether a seat may ask for a hint now."""
        try:
            self.check_hint(seat)
        except Refused:
            return False
        return True

    def _check_act(self, seat: int, action: int, sure: bool) -> None:
        self._check_decides(seat)
        try:
            number = self.match.game.actions.number(action)
        except BadNotation:
            raise Refused("unknown-action") from None
        reason = self.match.why_not(number)
        if reason:
            raise Refused("illegal", reason, number)
        if (
            not sure
            and self.seats[seat].kind == HUMAN
            and self.seats[seat].confirm != CONFIRM_NEVER
            and self.is_final(number)
        ):
            raise Refused("confirm", 0, number)

    def is_final(self, action: int) -> bool:
        """Whether a legal action could not be taken back: it reveals something or lets dice fall."""
        s = self.match.position()
        unveiled, dice = s.unveiled, s.dice[:]
        self.match.game.apply(s, action)
        return bool(s.unveiled != unveiled or s.dice != dice)

    def may_undo(self, seat: int) -> bool:
        """Whether a seat may take back the latest step: its own, and nothing final since."""
        match = self.match
        return (
            not self.over
            and match.can_undo()
            and bool(match.actors)
            and match.actors[-1] == seat
            and self.seats[seat].kind == HUMAN
        )

    def _carry_out(self, entry: Entry) -> None:
        if entry.seq != self.seq + 1:
            raise ValueError(f"journal entry {entry.seq} after {self.seq}")
        match = self.match
        if entry.kind == ACT:
            try:
                match.play(entry.action)
            except IllegalAction as error:
                raise ValueError(f"journal entry {entry.seq}: {error}") from None
            seat = self.seats[entry.seat]
            waits = seat.kind == HUMAN and seat.confirm == CONFIRM_ALWAYS
            self.held = entry.seat if waits and match.actor != entry.seat and match.can_undo() else -1
            if self.held < 0 and match.actor != entry.seat and seat.kind == BOT:
                match.close_turn()
            if entry.note:
                self.notes.append((match.ply, entry.note, entry.seat))
        elif entry.kind == UNDO:
            match.undo()
            self.held = -1
        elif entry.kind == RESTART:
            while match.can_undo():
                match.undo()
            self.held = -1
        elif entry.kind == END_TURN:
            match.close_turn()
            self.held = -1
        elif entry.kind == TAKE_OVER:
            seat = self.seats[entry.seat]
            seat.kind, seat.bot = BOT, seat.bot or STAND_IN
            self.held = -1 if self.held == entry.seat else self.held
            self.notes.append((match.ply, "taken-over", entry.seat))
        elif entry.kind == HAND_BACK:
            self.seats[entry.seat].kind = HUMAN
            self.notes.append((match.ply, "handed-back", entry.seat))
        self.notes = [note for note in self.notes if note[0] <= match.ply]
        self.journal.append(entry)
        if entry.id:
            self._ids.add(entry.id)

    # ---- what screens need

    def controls(self, seat: int) -> dict[str, Any]:
        """Which table buttons a seat can use now."""
        undo = seat >= 0 and self.may_undo(seat)
        return {
            "undo": undo,
            "restart": undo and self.match.undo_depth() > 1,
            "end_turn": seat >= 0 and self.held == seat,
            "hint": self.may_hint(seat),
        }

    def since(self, seat: int) -> int:
        """The ply after a seat's latest action; -1 if it has not acted yet."""
        for index in range(self.match.ply - 1, -1, -1):
            if self.match.actors[index] == seat:
                return index + 1
        return -1

    def names(self) -> list[str]:
        """The players' names by seat."""
        return [seat.name for seat in self.seats]

    def knows(self, id: str) -> bool:
        """Whether a command with this id was accepted before."""
        return id in self._ids

    def open_seats(self) -> list[int]:
        """Seats that wait for somebody."""
        return [seat.number for seat in self.seats if seat.kind == OPEN]
