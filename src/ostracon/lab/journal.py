"""The journal of a tournament: a file of JSON lines, one for each finished game, written as the games end.

The first line says what all games have in common (game, rules, components, options, players, code); the others
hold a deal, who sat where, the actions by their numbers, and what came of it. So a journal can be cut off anywhere,
even in the middle of a line, and loses at most the games in hand; and one to which bots or deals are added keeps the
games it has. Games that a fault ended are played again: the cause may have been a bug since mended, or the machine.
"""

from __future__ import annotations

from io import FileIO
from pathlib import Path
from typing import Self, TypeVar

import msgspec

from ostracon.kernel.dice import secret_of_deal
from ostracon.kernel.errors import BadRecord, OstraconError
from ostracon.kernel.file_lock import take
from ostracon.kernel.game import Game, Value
from ostracon.kernel.game import game as find_game
from ostracon.kernel.match import commitment_of
from ostracon.kernel.record import MatchRecord, RecordedSeat, make_record, replay
from ostracon.lab.bot_names import spec_of
from ostracon.lab.code_hash import bots_hash, rules_hash
from ostracon.lab.playing import GameResult
from ostracon.lab.provenance import Machine, provenance
from ostracon.lab.tournament import Task, Tournament

T = TypeVar("T")

FORMAT = "ostracon-arena"
FORMAT_VERSION = 1
BEGINNING = f'{{"format":"{FORMAT}"'.encode()  # of every journal, however short it was cut off


class BadJournal(OstraconError):
    """A journal that cannot be read or does not belong to this tournament."""


class Header(msgspec.Struct, frozen=True, kw_only=True):
    """What all games of a journal have in common."""

    format: str = FORMAT
    format_version: int = FORMAT_VERSION
    version: str  # of Ostracon
    game: str
    rules_version: int
    components: str  # hash of the component data
    players: int
    options: dict[str, Value]
    rules: str  # hash of the rules' code
    bots: str  # hash of the bots' code
    machine: Machine | None = None  # that it was begun on


MUST_AGREE = ("format", "format_version", "game", "rules_version", "components", "players", "options")
CODE = {"rules": "the rules", "bots": "the bots"}


class Entry(msgspec.Struct, frozen=True):
    """One finished game."""

    deal: int
    seats: tuple[str, ...]  # specs of bots
    played: GameResult


def header_of(game: Game, players: int, options: dict[str, Value]) -> Header:
    """The first line of the journal of such games."""
    made_by = provenance(game)
    return Header(
        version=made_by.version,
        game=game.id,
        rules_version=made_by.rules_version,
        components=made_by.components,
        players=players,
        options=options,
        rules=rules_hash(game),
        bots=bots_hash(),
        machine=made_by.machine,
    )


def is_journal(path: Path) -> bool:
    """Whether a file begins like a journal."""
    try:
        with path.open("rb") as file:
            return file.read(len(BEGINNING)) == BEGINNING
    except OSError:
        return False


def record_in(path: Path, number: int | None, components: Path | None = None) -> MatchRecord:
    """The match file of a journal's game, counted from 1 in the order of its lines. What the journal says came of it is
    compared with what its actions lead to. Where an owner's figures were used, their file is to be given.
    """
    head, *lines = path.read_bytes().splitlines() or [b""]
    if number is None or not 1 <= number <= len(lines):
        given = "" if number is None else f" and no game {number}"
        raise BadJournal(
            f"{path} is a journal of {len(lines)} games{given}; choose --game from 1 to {len(lines)}"
        )
    try:
        header = msgspec.json.decode(head, type=Header)
        entry = msgspec.json.decode(lines[number - 1], type=Entry)
    except msgspec.DecodeError as error:
        raise BadJournal(f"game {number} of {path} cannot be read: {error}") from None
    return _record_of(header, entry, find_game(f"{header.game}@{components}" if components else header.game))


def _record_of(header: Header, entry: Entry, game: Game) -> MatchRecord:
    played = entry.played
    if played.actions and not played.moves:
        raise BadJournal(
            f"the journal does not hold the actions of deal {entry.deal}: it was written before they were kept"
        )
    secret = secret_of_deal(entry.deal)
    table = game.actions
    record = MatchRecord(
        game=header.game,
        rules_version=header.rules_version,
        components=header.components,
        players=header.players,
        options=dict(header.options),
        commitment=commitment_of(secret),
        secret=secret.hex(),
        actions=[table.notation(table.number(move)) for move in played.moves],
        seats=[
            RecordedSeat(name=f"{spec} ({seat + 1})", kind="bot", bot=spec)
            for seat, spec in enumerate(entry.seats)
        ],
    )
    result = make_record(replay(record, game), True).result
    if played.fault is None and (
        result is None or (result.total, result.standing) != (list(played.points), list(played.standing))
    ):
        raise BadRecord("the result in the journal is not the result of its actions")
    return msgspec.structs.replace(record, result=result)


class Journal:
    """A journal that is open for writing. A context manager: it is closed with it."""

    def __init__(self, path: Path, tournament: Tournament, resume: bool) -> None:
        self.path = path
        self.games: dict[Task, GameResult] = {}
        self._names = {spec_of(name, find_game(tournament.game)): name for name in tournament.bots}
        self._specs = {name: spec for spec, name in self._names.items()}
        self._header = header_of(find_game(tournament.game), tournament.players, tournament.options)
        self._found = self._header
        self._file = self._open()
        try:
            self._read(resume)
        except BaseException:
            self._file.close()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *exception: object) -> None:
        self._file.close()

    def add(self, task: Task, played: GameResult) -> None:
        """Write down a finished game; it is with the operating system when this returns."""
        self.games[task] = played
        seats = tuple(self._specs[name] for name in task.seats)
        self._write(Entry(task.deal, seats, played))

    def check_code(self) -> None:
        """Refuse to add games by other code than that of the games already there."""
        for field, what in CODE.items():
            if getattr(self._found, field) != getattr(self._header, field):
                raise BadJournal(
                    f"{what} of {self._header.game} have changed since the games in {self.path} were played; "
                    "choose another file, or delete it to play them again"
                )

    def _open(self) -> FileIO:
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            file = self.path.open("a+b", buffering=0)
        except OSError as error:
            raise BadJournal(f"cannot write {self.path}: {error.strerror}") from None
        if not take(file):
            file.close()
            raise BadJournal(f"{self.path} is being written by another run; choose another file")
        return file

    def _read(self, resume: bool) -> None:
        self._file.seek(0)
        text = self._file.read()
        whole = text[: text.rfind(b"\n") + 1]
        if not whole and text[: len(BEGINNING)] != BEGINNING[: len(text)]:
            raise BadJournal(f"{self.path} is not a journal of a tournament; choose another file")
        head, *lines = whole.splitlines() or [b""]
        if whole:
            self._agree(self._decode(head, Header, 1))
            if not resume:
                raise BadJournal(
                    f"{self.path} holds {len(lines)} games; add --resume to go on with them, or choose another file"
                )
        for number, line in enumerate(lines, 2):
            entry = self._decode(line, Entry, number)
            seats = tuple(self._names.get(spec, spec) for spec in entry.seats)
            if entry.played.fault is None:
                self.games[Task(entry.deal, seats)] = entry.played
        self._file.truncate(len(whole))
        if not whole:
            self._write(self._header)

    def _decode(self, line: bytes, kind: type[T], number: int) -> T:
        try:
            return msgspec.json.decode(line, type=kind)
        except msgspec.DecodeError as error:
            raise BadJournal(
                f"{self.path} is not a journal of a tournament: line {number}: {error}; choose another file"
            ) from None

    def _agree(self, found: Header) -> None:
        for field in MUST_AGREE:
            theirs, ours = getattr(found, field), getattr(self._header, field)
            if theirs != ours:
                raise BadJournal(
                    f"{self.path} holds games with other settings ({field}: {_difference(theirs, ours)}); "
                    "choose another file"
                )
        self._found = found

    def _write(self, line: Header | Entry) -> None:
        try:
            self._file.write(msgspec.json.encode(line) + b"\n")
        except OSError as error:
            raise BadJournal(f"cannot write {self.path}: {error.strerror}") from None


def _difference(theirs: object, ours: object) -> str:
    """What is different: of options only those that are."""
    if isinstance(theirs, dict) and isinstance(ours, dict):
        apart = sorted(key for key in {*theirs, *ours} if theirs.get(key) != ours.get(key))
        theirs, ours = ({key: of.get(key) for key in apart} for of in (theirs, ours))
    return f"{theirs} there, {ours} here"
