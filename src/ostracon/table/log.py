"""The story of the game, per reader and language: a turn in few sentences, and everything that lies behind them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from ostracon.kernel.events import Event, Told, event_of
from ostracon.kernel.game import Game
from ostracon.kernel.rules import EVERYONE, SPECTATOR
from ostracon.screen.memory import Once, anew
from ostracon.screen.story import event_text, game_texts
from ostracon.screen.summary import about, summed_up
from ostracon.screen.texts import Texts
from ostracon.table.table import Note, Table

CAPTION_DEEDS = 2  # of one move; the rest is left to the log


class Line(msgspec.Struct, frozen=True):
    """One line of the log."""

    ply: int  # the position it led to; of the heading of a turn: the latest of its moves
    seat: int  # whom it is about, -1 nobody
    tone: str
    text: str
    kind: str  # "turn" or "round" (a heading), "told" or "gains" (its sum), "table", then what unfolds: the events


class Section(NamedTuple):
    """What stands under one heading."""

    heading: Line
    events: list[Event]
    lines: list[Line]  # everything, event by event
    notes: list[Line]  # about the table


class Log:
    """The log as one seat reads it in one language, kept up to date step by step."""

    def __init__(self, table: Table, seat: int, language: str, once: Once = anew) -> None:
        self.seat, self.language = seat, language
        self.ply = -1  # the newest that is told
        self.fresh_from = 0  # the first ply of what the latest step changed
        self._turns: list[tuple[int, tuple[Line, ...]]] = []  # by their first plies
        self.step(table, once)

    def step(self, table: Table, once: Once = anew) -> None:
        """The table has taken a step, or some back: tell the turn of it again."""
        now = table.match.ply
        first = min(self.ply + 1, now)
        while not opens(table, first):
            first -= 1
        self.fresh_from, self.ply = first, now
        while self._turns and self._turns[-1][0] >= first:
            self._turns.pop()
        starts = [ply for ply in range(first, now + 1) if opens(table, ply)]
        for start, end in zip(starts, [*starts[1:], now + 1], strict=True):
            self._turns.append((start, log_of_turn(table, start, end - 1, self.seat, self.language, once)))

    def since(self, ply: int = 0) -> tuple[int, list[Line]]:
        """The lines from the turn of a ply on, and the index of the first of them."""
        known = [lines for start, lines in self._turns if start < ply]
        return sum(map(len, known)), [line for start, lines in self._turns if start >= ply for line in lines]


def opens(table: Table, ply: int) -> bool:
    """Whether what a ply tells stands under a heading of its own: another seat has begun to act, or the game has told
    of a new turn or chapter.
    """
    match = table.match
    if ply <= 1 or match.actors[ply - 1] != match.actors[ply - 2]:
        return True
    kinds = match.game.event_kinds
    return any(
        told.seat == EVERYONE and kinds[told.kind].weight in ("turn", "round") for told in match.told(ply - 1)
    )


class Heard(NamedTuple):
    """All that the log of some plies is made from."""

    game: Game
    language: str
    names: tuple[str, ...]
    first: int  # the first of the plies
    actor: int  # who acted in it, -1 for the deal
    told: tuple[tuple[Told, ...], ...]  # what the reader was told, ply by ply
    notes: tuple[Note, ...]  # about the table


def what_was_heard(table: Table, first: int, last: int, seat: int, language: str) -> Heard:
    """What a seat was told from one ply to another."""
    match = table.match
    return Heard(
        match.game,
        language,
        tuple(table.names()),
        first,
        match.actors[first - 1] if first else -1,
        tuple(
            tuple(told for told in match.told(ply) if told.seat in (EVERYONE, seat))
            for ply in range(first, last + 1)
        ),
        tuple(note for note in table.notes if first <= note.ply <= last),
    )


def reader(table: Table, first: int, last: int, seat: int) -> int:
    """As whom a seat reads some plies: whoever was told nothing of his own in them reads what everybody may."""
    told = (one for ply in range(first, last + 1) for one in table.match.told(ply))
    return seat if any(one.seat == seat for one in told) else SPECTATOR


def log_of_turn(
    table: Table, first: int, last: int, seat: int, language: str, once: Once = anew
) -> tuple[Line, ...]:
    """What a seat reads of a turn: under each heading at most three lines that sum it up and notes about the table,
    then event by event what unfolds, unless that would only repeat them.
    """
    who = reader(table, first, last, seat)
    return once(_log_of_turn, table, table.revision, first, last, who, language)


def _log_of_turn(
    table: Table, revision: int, first: int, last: int, seat: int, language: str
) -> tuple[Line, ...]:
    heard = what_was_heard(table, first, last, seat, language)
    say, names = game_texts(heard.game, heard.language), heard.names
    found: list[Line] = []
    told_in = sections(heard)
    ends = [*(later.heading.ply for later in told_in[1:]), heard.first + len(heard.told) - 1]
    for (heading, events, lines, notes), end in zip(told_in, ends, strict=True):
        if not lines and not notes and heading.kind == "turn":
            continue
        ply = lines[-1].ply if lines else heading.ply
        told = summed_up(heard.game, events, say, names, heading.seat)
        name = names[heading.seat] if heading.seat >= 0 else ""
        if any(other.startswith(f"{name} ") for other in names):
            name = ""  # it could be taken for another
        sums = [
            " ".join(nameless(one, name) for one in told.own),
            " ".join(told.others),
            nameless(told.gains, name),
        ]
        found.append(msgspec.structs.replace(heading, ply=end if heading.kind == "turn" else heading.ply))
        for text, kind in zip(sums, ("told", "told", "gains"), strict=True):
            if text:
                found.append(Line(ply, heading.seat, heading.tone, text, kind))
        found += notes
        repeated = len(lines) == len(told.own) + len(told.others) and not told.gains
        if not repeated or len({line.ply for line in lines}) > 1:
            found += lines
    return tuple(found)


def caption(table: Table, ply: int, seat: int, language: str, once: Once = anew) -> str:
    """One move in a sentence or two: who did what, what it brought, and the chapter that it opened."""
    return once(_caption, table, table.revision, ply, reader(table, ply, ply, seat), language)


def _caption(table: Table, revision: int, ply: int, seat: int, language: str) -> str:
    heard = what_was_heard(table, ply, ply, seat, language)
    say, names = game_texts(heard.game, heard.language), heard.names
    first, *chapters = sections(heard)
    told = summed_up(heard.game, first.events, say, names, first.heading.seat)
    deeds = (told.own or told.others)[:CAPTION_DEEDS]
    ended = [f"{chapter.heading.text.rstrip('.')}." for chapter in chapters[-1:]]
    return " ".join(filter(None, [*deeds, told.gains, *(note.text for note in first.notes), *ended]))


def sections(heard: Heard) -> list[Section]:
    """What a seat was told, by the headings under which it stands."""
    game, names, actor = heard.game, heard.names, heard.actor
    say = game_texts(game, heard.language)
    heading = (
        Line(heard.first, actor, f"seat-{actor}", names[actor], "turn")
        if heard.first
        else Line(0, -1, "", say("log-deal"), "round")
    )
    found = [Section(heading, [], [], [])]
    for ply, told in enumerate(heard.told, heard.first):
        for one in told:
            kind, event = game.event_kinds[one.kind], event_of(game.event_kinds, ply, one)
            if kind.weight in ("hidden", "turn"):  # the heading of a turn comes with its first action
                continue
            who = about(kind, event)
            line = Line(
                ply, who, f"seat-{who}" if who >= 0 else "", event_text(game, event, say, names), kind.weight
            )
            if kind.weight == "round":
                found.append(Section(line, [], [], []))
            else:
                found[-1].events.append(event)
                found[-1].lines.append(line)
        found[-1].notes.extend(_notes(heard.notes, ply, say, names))
    return found


def _notes(notes: Sequence[Note], ply: int, say: Texts, names: Sequence[str]) -> list[Line]:
    return [
        Line(
            ply,
            note.seat,
            f"seat-{note.seat}",
            say(f"table-note-{note.code}", player=names[note.seat]),
            "table",
        )
        for note in notes
        if note.ply == ply
    ]


def nameless(text: str, name: str) -> str:
    """A sentence under its player's heading, where the name need not be said again.

    >>> nameless("Ada sails to Edfu.", "Ada"), nameless("Bel passes.", "Ada")
    ('Sails to Edfu.', 'Bel passes.')
    """
    if name and text.startswith(f"{name} "):
        rest = text[len(name) + 1 :]
        return rest[:1].upper() + rest[1:]
    return text
