"""Table: a match with people at it. Everything that happens is an entry of its journal; the table is what the
journal says.

The caller (the server) holds the table's lock, calls ``do``, writes the entry to the store, and only then
tells anybody. If writing fails it drops the table and loads it again from the store.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Literal

import msgspec

from ostracon.kernel.errors import BadNotation, IllegalAction, OstraconError
from ostracon.kernel.game import Game
from ostracon.kernel.match import Attempt, Match
from ostracon.table.clock import Clock, Mark, Stop, TimeControl
from ostracon.table.odds import is_cooperative
from ostracon.table.seats import BOT, CONFIRM_ALWAYS, CONFIRM_NEVER, CONFIRMATIONS, HUMAN, Seat

Kind = Literal[
    "act",
    "undo",
    "restart",
    "end_turn",
    "take_over",
    "hand_back",
    "resign",
    "abandon",
    "play_on",
    "confirm",
    "begin",
    "more_time",
    "time_out",
    "holiday",
]
ACT: Literal["act"] = "act"
UNDO: Literal["undo"] = "undo"
RESTART: Literal["restart"] = "restart"
END_TURN: Literal["end_turn"] = "end_turn"
TAKE_OVER: Literal["take_over"] = "take_over"
HAND_BACK: Literal["hand_back"] = "hand_back"
RESIGN: Literal["resign"] = "resign"
ABANDON: Literal["abandon"] = "abandon"  # a person wants the game to end without a result; done when all do
PLAY_ON: Literal["play_on"] = "play_on"  # a person does not, or no longer
CONFIRM: Literal["confirm"] = "confirm"  # how much a person confirms from now on is in the note
BEGIN: Literal["begin"] = "begin"  # all are seated: the clocks run
MORE_TIME: Literal["more_time"] = "more_time"  # a person waits for the one whose time is out
TIME_OUT: Literal["time_out"] = (
    "time_out"  # a person wants that one to lose; done (RESIGN) when all others do
)
HOLIDAY: Literal["holiday"] = "holiday"  # a person's time stands still until the second in the note
QUIET = (
    ABANDON,
    PLAY_ON,
    CONFIRM,
    BEGIN,
    MORE_TIME,
    TIME_OUT,
    HOLIDAY,
)  # entries that leave the position alone


class Refused(OstraconError):
    """A command that the table does not accept. `code` is for programs and names the text for people
    (`table-<code>`).
    """

    def __init__(self, code: str, reason: int = 0, action: int = -1) -> None:
        self.code = code
        self.reason = reason  # with code "illegal": the game's reason
        self.action = action
        super().__init__(f"the table refused: {code}")


class Command(msgspec.Struct, frozen=True, kw_only=True):
    """What a seat asks of its table. The same value goes from the socket, or from a bot, to the journal."""

    kind: Kind
    seat: int
    revision: int  # the newest entry that the sender has seen
    action: int = -1  # with ACT
    sure: bool = False  # what cannot be undone need not be asked first
    id: str = ""  # the sender's own id of the command: a retry with the same id is harmless
    note: str = ""  # why, when the table itself acted: "bot-failed"; with CONFIRM how much


class Entry(msgspec.Struct, frozen=True):
    """One accepted command: what the store keeps, keyed by (table, number)."""

    number: int  # 1 for the first
    command: Command
    at: float = 0.0  # when it was accepted, seconds since 1970


class Note(msgspec.Struct, frozen=True):
    """A line that the table itself adds to the log."""

    ply: int
    code: str  # names the text (`table-note-<code>`)
    seat: int


class Controls(msgspec.Struct, frozen=True):
    """Which table buttons a seat can use now."""

    undo: bool
    restart: bool
    end_turn: bool
    hint: bool


ASK_OWNER = "ask-owner"  # code of a refusal: whoever it concerns must want it
AGREED = "agreed"  # the note of an undo to which the others have agreed
LEFT = "left"  # the note of a take-over by which somebody leaves his own seat
OUT_OF_TIME = (
    "out-of-time"  # the note of a take-over, or of a resignation, that the others chose as time was out
)
STAND_IN = "scribe"  # the bot that plays for somebody who is away


@cache
def moves_others(game: Game) -> bool:
    """Whether a player at turn may ever move things of somebody else."""
    return any(verb.owner_rule is not None for verb in game.actions.verbs)


class Table:
    """A match, its seats and its journal."""

    def __init__(
        self,
        match: Match,
        seats: list[Seat],
        journal: Iterable[Entry] = (),
        hints: bool = True,
        control: TimeControl | None = None,
        pauses: Sequence[Stop] = (),
    ) -> None:
        if len(seats) != match.players:
            raise ValueError(f"{len(seats)} seats for {match.players} players")
        self.match = match
        match.interpret()  # a table tells of every step
        self.seats = seats
        self.hints = hints  # whether players may ask for hints: the one switch, off where games are rated
        self.control = control if control and not self.is_mission else None  # on a mission nobody is hurried
        self.pauses = pauses  # when the server was down: the owner of the list adds to it
        self.marks: list[Mark] = []  # what the entries mean for the clocks
        self.late: list[int] = []  # seats among those who gave up that lost on time
        self.wants_time_out: set[int] = set()  # seats whose persons want the one whose time is out to lose
        self._clock: tuple[int, int, Clock] | None = None  # with how many marks and pauses it was made
        self.journal: list[Entry] = []
        self.plies: list[int] = []  # entry by entry: the ply at which the match stood then
        self.unconfirmed = -1  # the seat whose turn is played but not yet ended; nobody else may act before
        self.notes: list[Note] = []
        self.given_up: list[int] = []  # seats of those who gave up, the first first
        self.leaving: set[int] = set()  # seats whose persons want to abandon the game
        self.ending = ""  # RESIGN, OUT_OF_TIME or ABANDON, where the game ended before its rules ended it
        self._by_bot: list[bool] = []  # ply by ply: whether a bot played it
        self._turn_ends: list[int] = []  # plies at which somebody ended his turn
        self._ids: set[str] = set()
        for entry in journal:
            self._carry_out(entry)

    @property
    def revision(self) -> int:
        """The number of the latest entry; 0 before the first."""
        return len(self.journal)

    @property
    def actor(self) -> int:
        """The seat that may act now: the one whose turn is unconfirmed, or the one that must decide;
        -1 when the game is over.
        """
        if self.ending:
            return -1
        return self.unconfirmed if self.unconfirmed >= 0 else self.match.actor

    @property
    def over(self) -> bool:
        """Whether the game has ended for good (an unconfirmed last turn may still be taken back)."""
        return bool(self.ending) or (self.match.over and self.unconfirmed < 0)

    @property
    def played_out(self) -> bool:
        """Whether the game has ended by its rules: then it can be analysed, and its file verified."""
        return self.match.over and self.over

    @property
    def people(self) -> list[int]:
        """The seats that persons play now."""
        return [seat.number for seat in self.seats if seat.kind == HUMAN]

    def bot_to_act(self) -> int:
        """The seat of the bot that must decide now; -1 if a person must, or nobody."""
        actor = self.actor
        return actor if actor >= 0 and self.unconfirmed < 0 and self.seats[actor].kind == BOT else -1

    # ---- time

    @property
    def clock(self) -> Clock | None:
        """The clocks of the seats; None at a table without."""
        if self.control is None:
            return None
        known, paused, clock = self._clock or (0, -1, None)
        if clock is None or paused != len(self.pauses):
            known, clock = 0, Clock(self.control, len(self.seats), pauses=self.pauses)
        for mark in self.marks[known:]:
            clock.add(mark)
        self._clock = len(self.marks), len(self.pauses), clock
        return clock

    def out_of_time(self, now: float) -> int:
        """The seat whose time is out, for whom the others may choose what happens; -1 if there is none."""
        return self.clock.out(now) if self.clock else -1

    @property
    def timed(self) -> int:
        """The seat whose time runs: of the person who must act; -1 where there is no other person to wait for him."""
        actor = self.actor
        if self.control is None or actor < 0 or self.seats[actor].kind != HUMAN or len(self.people) < 2:
            return -1
        return actor

    # ---- commands

    def do(self, command: Command, at: float = 0.0) -> Entry | None:
        """Check a command and carry it out at a time (seconds since 1970); its journal entry, or None for a retry of one
        that was accepted before. Raises Refused and changes nothing if the command is not possible.
        """
        if self.knows(command.id):
            return None
        at = max(at, self.journal[-1].at if self.journal else 0.0)  # a computer's clock may be set back
        stale = command.revision != self.revision and command.kind not in (CONFIRM, HOLIDAY)
        if stale and not self._still_means_the_same(command):
            raise Refused("stale")
        seat, attempt = command.seat, None
        if not 0 <= seat < len(self.seats):
            raise Refused("no-seat")
        if command.kind == ACT:
            attempt = self._attempt(command)
        elif command.kind in (UNDO, RESTART):
            if not self.steps_to_undo(seat, command.note == AGREED):
                raise Refused("nothing-to-undo")
        elif command.kind == END_TURN:
            if self.unconfirmed != seat:
                raise Refused("no-turn-to-end")
        elif command.kind == CONFIRM:
            if command.note not in CONFIRMATIONS:
                raise Refused("unknown-setting")
        elif command.kind in (BEGIN, MORE_TIME, TIME_OUT, HOLIDAY):
            self._check_time(command, at)
        else:
            self._check_leaving(command.kind, seat)
            if command.note == OUT_OF_TIME and self.out_of_time(at) != seat:
                raise Refused("time-left")
        entry = Entry(self.revision + 1, msgspec.structs.replace(command, sure=True), at)  # it was accepted
        self._carry_out(entry, attempt)
        return entry

    def follow(self, entry: Entry) -> None:
        """Carry out an entry that was accepted elsewhere."""
        self._carry_out(entry)

    def _still_means_the_same(self, command: Command) -> bool:
        """Whether a command from before the latest entries may be carried out: any, where somebody only spoke of
        abandoning the game or changed a setting; taking back, where only bots have played since, for their moves go with it; what
        somebody does with his own things while others play.
        """
        if not 0 <= command.revision < self.revision:
            return False
        since = [e for e in self.journal[command.revision :] if e.command.kind not in QUIET]
        if not since:
            return True
        played = all(
            entry.command.kind == ACT and self.seats[entry.command.seat].kind == BOT for entry in since
        )
        if command.kind == ACT:
            return command.action in self.match.owned(command.seat)
        return command.kind in (UNDO, RESTART) and played

    def _check_leaving(self, kind: Kind, seat: int) -> None:
        """Refused unless somebody may leave his seat, come back to it, give up, or speak of abandoning the game."""
        if self.over:
            raise Refused("game-over")
        if kind == HAND_BACK:
            if seat in self.given_up:
                raise Refused("given-up")
            if self.seats[seat].kind != BOT:
                raise Refused("not-a-bot")
        elif self.seats[seat].kind != HUMAN:
            raise Refused("already-a-bot")
        elif kind == RESIGN and self.is_mission and self.people != [seat]:
            raise Refused("mission-together")
        elif kind == PLAY_ON and not self.leaving:
            raise Refused("no-offer")

    def _check_time(self, command: Command, at: float) -> None:
        """Refused unless the clocks may begin, somebody may have a holiday, or others may choose as time is out."""
        if self.over:
            raise Refused("game-over")
        if self.control is None or (command.kind == BEGIN and self.journal):
            raise Refused("no-offer")
        if self.seats[command.seat].kind != HUMAN and command.kind != BEGIN:
            raise Refused("already-a-bot")
        if command.kind == HOLIDAY and not command.note.isdecimal():
            raise Refused("unknown-setting")
        if command.kind in (MORE_TIME, TIME_OUT) and self.out_of_time(at) in (-1, command.seat):
            raise Refused("time-left")

    def check_decides(self, seat: int) -> None:
        if self.match.over or self.ending:
            raise Refused("game-over")
        if self.unconfirmed >= 0 and self.unconfirmed != seat:
            raise Refused("turn-not-ended")
        if self.unconfirmed == seat:
            raise Refused("end-your-turn")
        if self.match.actor != seat:
            raise Refused("not-your-turn")

    def check_hint(self, seat: int) -> None:
        """Refused unless this seat's person must decide now and the table allows hints."""
        if not self.hints:
            raise Refused("no-hint")
        if seat < 0:
            raise Refused("no-seat")
        self.check_decides(seat)
        if self.seats[seat].kind != HUMAN:
            raise Refused("already-a-bot")

    def may_hint(self, seat: int) -> bool:
        """Whether a seat may ask for a hint now."""
        try:
            self.check_hint(seat)
        except Refused:
            return False
        return True

    def _attempt(self, command: Command) -> Attempt:
        """The action that a seat wants to play, tried; Refused if it is not possible or must be asked first."""
        match, seat = self.match, self.seats[command.seat]
        if command.action not in self.owned(command.seat):
            self.check_decides(command.seat)
        try:
            attempt = match.attempt(command.action)
        except BadNotation:
            raise Refused("unknown-action") from None
        except IllegalAction:
            raise Refused("illegal", match.why_not(command.action), command.action) from None
        if self.must_want(attempt.action) not in (-1, command.seat):
            raise Refused(ASK_OWNER, 0, attempt.action)
        if attempt.asks_first and not command.sure and seat.kind == HUMAN and seat.confirm != CONFIRM_NEVER:
            raise Refused("confirm", 0, attempt.action)
        return attempt

    def owned(self, seat: int) -> list[int]:
        """What a person may do while another plays: legal actions that move things of his own."""
        here = seat >= 0 and self.seats[seat].kind == HUMAN and self.unconfirmed < 0 and not self.ending
        return self.match.owned(seat) if here and moves_others(self.match.game) else []

    def must_want(self, action: int) -> int:
        """The person who must want a legal action of the player at turn, as it moves things of his; -1 if there is none: a
        bot agrees, and so do those who share a screen.
        """
        actor, owner = self.match.actor, self.match.owner(action)
        theirs = owner not in (-1, actor) and self.seats[owner].kind == HUMAN
        shared = self.seats[owner].screen == self.seats[actor].screen >= 0
        return owner if theirs and not shared else -1

    def steps_to_undo(self, seat: int, agreed: bool = False) -> int:
        """How many actions undo takes back for a seat: its latest one and what bots have played since. 0 where that
        is not possible: something was revealed since; or, unless the other persons have agreed, one of them has acted
        or the turn was ended before them.
        """
        if self.over or seat < 0 or self.seats[seat].kind != HUMAN:
            return 0
        others = any(other.kind == HUMAN and other.number != seat for other in self.seats)
        for count in range(1, self.match.undo_depth() + 1):
            if others and not agreed and self.match.ply - count + 1 in self._turn_ends:
                return 0
            if self.match.actors[-count] == seat and not self._by_bot[-count]:
                return count
            if not self._by_bot[-count] and not agreed:
                return 0
        return 0

    def steps_to_restart(self, seat: int) -> int:
        """How many actions lie between now and the beginning of a seat's latest turn; 0 if it may not go back there."""
        match, count = self.match, self.steps_to_undo(seat)
        while (
            0 < count < match.undo_depth()
            and match.actors[-count - 1] == seat
            and match.ply - count not in self._turn_ends
        ):
            count += 1
        return count

    def must_agree(self, seat: int) -> list[int]:
        """The other persons who would have to agree if a seat took back its latest action; [] if it need not, or
        cannot, ask.
        """
        count = 0 if self.steps_to_undo(seat) else self.steps_to_undo(seat, agreed=True)
        if not count:
            return []
        since = zip(self.match.actors[-count:], self._by_bot[-count:], strict=True)
        acted = {actor for actor, by_bot in since if not by_bot and actor != seat}
        others = [other.number for other in self.seats if other.kind == HUMAN and other.number != seat]
        return [other for other in others if other in acted] or others

    def _carry_out(self, entry: Entry, attempt: Attempt | None = None) -> None:
        """Do what an entry says; `attempt` is its action, where that has been tried before."""
        if entry.number != self.revision + 1:
            raise ValueError(f"journal entry {entry.number} after {self.revision}")
        match, command, seat = self.match, entry.command, self.seats[entry.command.seat]
        timed = self.timed
        if command.kind == ACT:
            seat = self.seats[match.actor]  # whose turn it is; an owner who acts meanwhile takes part in it
            try:
                match.accept(attempt or match.attempt(command.action))
            except IllegalAction as error:
                raise ValueError(f"journal entry {entry.number}: {error}") from None
            self._by_bot.append(seat.kind == BOT)
            turn_over = match.actor != seat.number
            waits = turn_over and seat.kind == HUMAN and seat.confirm == CONFIRM_ALWAYS
            ended = waits and match.game.actions.verb_of(command.action).ends
            self.unconfirmed = seat.number if waits and not ended and match.can_undo() else -1
            if ended:
                self._turn_ends.append(match.ply)
            if command.note:
                self.notes.append(Note(match.ply, command.note, command.seat))
        elif command.kind == UNDO:
            self._take_back(self.steps_to_undo(command.seat, command.note == AGREED))
        elif command.kind == RESTART:
            self._take_back(self.steps_to_restart(command.seat))
        elif command.kind == END_TURN:
            self._turn_ends.append(match.ply)
            self.unconfirmed = -1
        elif command.kind == CONFIRM:
            seat.confirm = command.note
            if self.unconfirmed == seat.number and seat.confirm != CONFIRM_ALWAYS:  # nothing waits any more
                self._turn_ends.append(match.ply)
                self.unconfirmed = -1
        elif command.kind == TAKE_OVER:
            self._seat_bot(seat)
            self.notes.append(Note(match.ply, command.note or "taken-over", command.seat))
        elif command.kind == RESIGN:
            self._seat_bot(seat)
            self.given_up.append(command.seat)
            if command.note == OUT_OF_TIME:
                self.late.append(command.seat)
            note = "lost-on-time" if command.note == OUT_OF_TIME else "given-up"
            self.notes.append(Note(match.ply, note, command.seat))
            left = [one for one in range(len(self.seats)) if one not in self.given_up]
            if self.is_mission or len(left) == 1 or not self.people:
                self.ending = OUT_OF_TIME if command.note == OUT_OF_TIME else RESIGN
        elif command.kind == ABANDON:
            self.leaving.add(command.seat)
            self.ending = ABANDON if self.leaving >= set(self.people) else ""
            self.notes.append(
                Note(match.ply, "abandoned" if self.ending else "wants-to-abandon", command.seat)
            )
        elif command.kind == PLAY_ON:
            self.leaving.clear()
            self.notes.append(Note(match.ply, "plays-on", command.seat))
        elif command.kind == HAND_BACK:
            seat.kind = HUMAN
            self.notes.append(Note(match.ply, "handed-back", command.seat))
        elif command.kind == MORE_TIME:
            self.notes.append(Note(match.ply, "more-time", timed))
        elif command.kind == TIME_OUT:
            self.wants_time_out.add(command.seat)
            self.notes.append(Note(match.ply, "wants-time-out", command.seat))
        elif command.kind == HOLIDAY:
            away = float(command.note) > entry.at
            self.notes.append(Note(match.ply, "on-holiday" if away else "back", command.seat))
        if self.timed != timed or command.kind in (ACT, MORE_TIME):
            self.wants_time_out.clear()
        if self.control is not None:
            self.marks.append(self._mark(entry, timed))
        self.notes = [note for note in self.notes if note.ply <= match.ply]
        self.journal.append(entry)
        self.plies.append(match.ply)
        if command.id:
            self._ids.add(command.id)

    def _mark(self, entry: Entry, timed: int) -> Mark:
        """What an entry means for the clocks; `timed` is the seat whose time ran before it."""
        command, running = entry.command, self.timed
        passed_on = command.kind in (ACT, END_TURN, CONFIRM) and self.actor != timed
        return Mark(
            entry.at,
            self.match.ply,
            running,
            ended=timed if passed_on else -1,
            back=command.seat if command.kind in (UNDO, RESTART) else -1,
            gift=self.control.gift if self.control and command.kind == MORE_TIME else 0.0,
            holiday=(command.seat, float(command.note)) if command.kind == HOLIDAY else None,
            returned=command.seat if command.kind == HAND_BACK else -1,
        )

    def _seat_bot(self, seat: Seat) -> None:
        """A bot plays on for somebody."""
        seat.kind, seat.bot = BOT, seat.bot or STAND_IN
        self.unconfirmed = -1 if self.unconfirmed == seat.number else self.unconfirmed
        self.leaving.discard(seat.number)

    def _take_back(self, count: int) -> None:
        for _ in range(count):
            self.match.undo()
            self._by_bot.pop()
        self._turn_ends = [ply for ply in self._turn_ends if ply <= self.match.ply]
        self.unconfirmed = -1

    # ---- how it ends

    @property
    def is_mission(self) -> bool:
        """Whether all win or lose as one."""
        return is_cooperative(self.match.game, self.match.position())

    def standings(self) -> list[int]:
        """The ranks by seat: who gave up comes last, the sooner the worse; those left when the game ended by that
        share the first place. All 0 for an abandoned game, all 2 for a mission that was given up.
        """
        if self.ending == ABANDON:
            return [0] * len(self.seats)
        if self.ending and self.is_mission:
            return [2] * len(self.seats)
        ranks = [1] * len(self.seats) if self.ending else self.match.standings()
        left = [rank for seat, rank in enumerate(ranks) if seat not in self.given_up]
        return [
            len(self.seats) - self.given_up.index(seat)
            if seat in self.given_up
            else 1 + sum(other < rank for other in left)
            for seat, rank in enumerate(ranks)
        ]

    # ---- what screens need

    def controls(self, seat: int) -> Controls:
        """Which table buttons a seat can use now."""
        undo = self.steps_to_undo(seat)
        return Controls(
            undo=undo > 0,
            restart=self.steps_to_restart(seat) > undo,
            end_turn=seat >= 0 and self.unconfirmed == seat,
            hint=self.may_hint(seat),
        )

    def since(self, seat: int) -> int:
        """The ply after a seat's latest action; -1 if it has not acted yet."""
        for index in range(self.match.ply - 1, -1, -1):
            if self.match.actors[index] == seat:
                return index + 1
        return -1

    def names(self) -> list[str]:
        """The players' names by seat."""
        return [seat.name for seat in self.seats]

    def is_by_bot(self, ply: int) -> bool:
        """Whether the move made in a position was a bot's."""
        return self._by_bot[ply]

    def knows(self, id: str) -> bool:
        """Whether a command with this id was accepted before."""
        return id in self._ids
