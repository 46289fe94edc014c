"""Hints: the choices that look best to the seat that decides, its chances after each, and what each changes
in the score sheet.

A hint is made from the seat's perspective alone: it knows no more than the player does.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import NamedTuple, Protocol

import msgspec

from ostracon.bots import Perspective, bot
from ostracon.bots.search import Advice, Search
from ostracon.kernel.finality import is_final
from ostracon.kernel.layout import Record
from ostracon.kernel.view import View
from ostracon.screen.board import board_of
from ostracon.screen.scene import Scene
from ostracon.screen.story import game_texts
from ostracon.screen.texts import Say
from ostracon.table.odds import Odds
from ostracon.table.table import Refused, Table
from ostracon.table.thinking import PATIENCE, Failed, TooSlow, thinking_seed, within

SHOWN = 3  # choices in a hint
MILLISECONDS = 1000  # how long the search thinks
ITERATIONS = 2000  # budget for the chance after a choice, where the search's own will not do
REDEALS = 3  # redealt positions in which the score sheet is looked at
TURN_STEPS = 4  # further decisions of the turn that are played on before the sheet is looked at

log = logging.getLogger("ostracon")


class Adviser(Protocol):
    """Something that judges every legal action."""

    def consider(self, perspective: Perspective, seed: int) -> Advice:
        """The legal actions, the best first, with the seat's chances."""
        ...


def searcher() -> Adviser:
    """The adviser that players get."""
    return Search(milliseconds=MILLISECONDS)


class Question(NamedTuple):
    """Everything that a hint is made of, taken from the table under its lock."""

    seat: int
    revision: int  # the journal's latest entry when it is asked for
    perspective: Perspective
    seed: int
    owner: str  # who thinks, for `within`


class Choice(NamedTuple):
    """One suggested action."""

    action: int
    chance: float | None  # the seat's chance to win after it; None if not looked at
    changes: tuple[int, ...]  # points by row of the score sheet, mostly 0


class Hint(NamedTuple):
    """What the seat that decides is advised."""

    seat: int
    revision: int
    choices: tuple[Choice, ...]  # those that the search prefers, the one with the best chance first
    tries: int  # iterations of the search; 0 where there was nothing to choose
    cooperative: bool  # all win or lose as one


def question(table: Table, seat: int) -> Question:
    """What is to be thought about for a seat; Refused if it may not ask now."""
    table.check_hint(seat)
    match = table.match
    seed = thinking_seed(match, match.ply)
    perspective = Perspective(match.game, match.position(), seat, seed)
    return Question(
        seat, table.revision, perspective, seed, f"hint for seat {seat} of {match.commitment[:12]}"
    )


def advise(asked: Question, adviser: Callable[[], Adviser] = searcher, patience: float = PATIENCE) -> Hint:
    """Think. Refused ("hint-failed", "hint-too-slow") if that goes wrong or takes too long."""
    try:
        return within(patience, asked.owner, lambda: ponder(asked, adviser()))
    except (Failed, TooSlow) as fault:
        log.warning("no hint: %s", fault)
        raise Refused("hint-failed" if isinstance(fault, Failed) else "hint-too-slow") from None


def ponder(asked: Question, adviser: Adviser) -> Hint:
    """The best choices by an adviser, with what they change. A single legal action needs no advice."""
    seen = asked.perspective
    cooperative = bool(seen.game.cooperative(seen.redealt(asked.seed)))
    if len(seen.legal) == 1:
        alone = Choice(seen.legal[0], None, changes(asked, seen.legal[0], cooperative))
        return Hint(asked.seat, asked.revision, (alone,), 0, cooperative)
    advice = adviser.consider(seen, asked.seed)
    best = [choice for choice in advice.choices if choice.visits > 0][:SHOWN]
    odds = Odds(seen.game, seen.redealt(asked.seed), ITERATIONS)
    chances = {
        one.action: odds.after(seen, one.action, asked.seed) if odds.to_the_end else one.chance
        for one in best
    }
    choices = tuple(
        Choice(action, chances[action], changes(asked, action, cooperative))
        for action in sorted(chances, key=lambda action: -chances[action])
    )
    return Hint(asked.seat, asked.revision, choices, advice.iterations, cooperative)


# ---- the score sheet


def changes(asked: Question, action: int, cooperative: bool) -> tuple[int, ...]:
    """What an action changes in the seat's score sheet (in a cooperative game: in everybody's) by the end of the turn:
    the mean over a few redealt positions, rounded.
    """
    seen = asked.perspective
    before = column(seen, seen.view, cooperative)
    after = []
    for number in range(REDEALS):
        position = seen.redealt(asked.seed + number + 1)
        finish_turn(seen, position, action, asked.seed)
        after.append(column(seen, seen.game.view(position, asked.seat), cooperative))
    return tuple(round(sum(points) / REDEALS - now) for now, *points in zip(before, *after, strict=True))


def finish_turn(seen: Perspective, position: Record, action: int, seed: int) -> None:
    """Carry out an action and, as the greedy bot would, what remains of the turn: until somebody else decides,
    something is revealed or dice fall.
    """
    game, player = seen.game, bot("greedy")
    before = position.copy()
    game.apply(position, action)
    game.legal(position)
    for step in range(TURN_STEPS):
        if game.actor(position) != seen.seat or is_final(before, position):
            return
        game.apply(position, player.decide(Perspective(game, position, seen.seat, seed), seed + step))
        game.legal(position)


def column(seen: Perspective, view: View, cooperative: bool) -> list[int]:
    """The points of the seat, row by row of the sheet; those of all seats in a cooperative game."""
    return sheet(seen, view, seen.seat, cooperative)


def sheet(seen: Perspective, view: View, seat: int, cooperative: bool) -> list[int]:
    """The points of any seat as another sees them."""
    rows = board_of(seen.game).scene(view, game_texts(seen.game, "en")).sheet
    return [sum(row.points) if cooperative else row.points[seat] for row in rows]


# ---- in words


class SaidChange(msgspec.Struct, frozen=True):
    """A change of the score sheet in words."""

    label: str  # "Pyramid"
    points: str  # "+3"
    forecast: bool  # the rest of the game may change it


class SaidChoice(msgspec.Struct, frozen=True):
    """A choice in words."""

    action: int
    label: str  # "Sail ship 2 to the temple"
    chance: int | None  # per cent
    odds: str  # "61%"
    changes: tuple[SaidChange, ...]


class SaidHint(msgspec.Struct, frozen=True):
    """A hint in words."""

    text: str
    choices: tuple[SaidChoice, ...]
    note: str  # what it rests on


def said(hint: Hint, shown: Scene, say: Say) -> SaidHint:
    """A hint in the reader's language; `shown` is the scene of the seat in that language."""
    goal = "mission" if hint.cooperative else "win"
    only = len(hint.choices) == 1 and hint.choices[0].chance is None
    return SaidHint(
        say("hint-only-one") if only else say(f"hint-best-{goal}", count=len(hint.choices)),
        tuple(said_choice(choice, shown, say) for choice in hint.choices),
        say("hint-note-sheet") if only else say("hint-note", count=hint.tries),
    )


def said_choice(choice: Choice, shown: Scene, say: Say) -> SaidChoice:
    """A choice in the reader's language."""
    chance = None if choice.chance is None else per_cent(choice.chance)
    moved = [
        SaidChange(row.label, signed(points), not row.final)
        for row, points in zip(shown.sheet, choice.changes, strict=True)
        if points
    ]
    return SaidChoice(
        choice.action,
        next(move.label for move in shown.moves if move.action == choice.action),
        chance,
        "" if chance is None else say("hint-odds", chance=chance),
        tuple(moved),
    )


def per_cent(chance: float) -> int:
    """A chance as people read it: an estimate is never quite certain.

    >>> per_cent(0.614), per_cent(1.0), per_cent(0.001)
    (61, 99, 1)
    """
    return min(max(round(100 * chance), 1), 99)


def signed(points: int) -> str:
    """Points gained or lost.

    >>> signed(3), signed(-2)
    ('+3', '−2')
    """
    return f"+{points}" if points > 0 else f"−{-points}"
