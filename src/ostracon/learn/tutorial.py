"""A tutorial as a game's folder describes it: ``lessons/tutorial.toml``, with its sentences in the Fluent files beside it.

A position is a deal and the actions that lead there, so it is always one that the rules allow. A step begins there
(``at``) or goes on where the step before has ended; what the others play meanwhile stands in ``first``. A step
without ``do`` is only read. The sentences of a step named "sail" are

- ``step-sail-title`` and ``step-sail``: what it is called, and what to do or to know;
- ``step-sail-done``: what has happened, once it is done (``$gain``: the points it brought, ``$points``: all of them);
- ``step-sail-no-WORD``: why not, for each pattern under ``no``; ``step-sail-no`` for everything else that the rules allow.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Sequence
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path

import msgspec

from ostracon.kernel.errors import OstraconError
from ostracon.kernel.game import Game, Value
from ostracon.kernel.match import Match
from ostracon.screen.story import game_texts
from ostracon.screen.texts import Texts


class BadTutorial(OstraconError):
    """A tutorial that cannot be followed, with the sentence that says why."""


class Start(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a step or the game at the end begins."""

    deal: int
    players: int = 2
    options: dict[str, Value] = {}
    seat: int = 0  # whose place the reader takes
    play: tuple[str, ...] = ()  # what has been played, in notation


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing to learn."""

    id: str  # "sail"
    at: str = ""  # the position it begins with; "": where the step before has ended
    first: tuple[str, ...] = ()  # what is played before the reader is asked
    do: tuple[str, ...] = ()  # the answers, one after the other: patterns of notation, "load 1 * | load 2 *"
    any_order: bool = False  # the answers may be given in any order
    no: dict[str, str] = {}  # other actions that have a sentence of their own: {"early": "sail * *"}
    show: tuple[str, ...] = ()  # what lights up while one reads: ids of the board's elements
    gain: int | None = None  # points that the step must bring the reader, where its sentences speak of them


class Finale(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The game at the end, against the weakest bot."""

    at: str
    say: dict[str, str] = {}  # what is said the first time that the reader plays this: {"sail": "sail * *"}


class Read(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Against which rules and figures somebody has read the sentences: where these change, they must be read again."""

    rules_version: int
    components: str  # hash of the printed figures


class Tutorial(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that is taught of a game."""

    read: Read
    start: dict[str, Start]
    step: tuple[Step, ...]
    game: Finale
    example: tuple[Step, ...] = ()  # worked examples of the rules page, each by itself, besides the tutorial

    def only(self, id: str) -> Tutorial | None:
        """A tutorial of one example alone; None if there is none of this name."""
        found = tuple(one for one in self.example if one.id == id)
        return msgspec.structs.replace(self, step=found, example=()) if found else None

    @property
    def ids(self) -> list[str]:
        """The names of all steps and examples."""
        return [one.id for one in (*self.step, *self.example)]


def folder_of(game: Game) -> Path:
    """Where a game's tutorial lies."""
    return game.folder / "lessons"


def has_tutorial(game: Game) -> bool:
    """Whether a game is taught."""
    return (folder_of(game) / "tutorial.toml").exists()


@cache
def tutorial_of(game: Game) -> Tutorial:
    """The tutorial of a game."""
    return read_tutorial(folder_of(game))


def read_tutorial(folder: Path) -> Tutorial:
    """The tutorial in a folder. Only its form is checked here; `check.faults` plays it through."""
    path = folder / "tutorial.toml"
    try:
        return msgspec.convert(tomllib.loads(path.read_text("utf-8")), Tutorial)
    except OSError:
        raise BadTutorial(f"there is no tutorial: {path} is missing") from None
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadTutorial(f"{path.name} cannot be read: {error}") from None


def tutorial_texts(game: Game, language: str) -> Texts:
    """The sentences of a tutorial, among the texts of the game."""
    return game_texts(game, language, folder_of(game))


def fits(pattern: str, notation: str) -> bool:
    """Whether an action is one of those that a pattern means.

    >>> fits("sail * pyramid", "sail 2 pyramid"), fits("place 1 * | place 2 *", "place 3 1")
    (True, False)
    """
    return any(fnmatchcase(notation, one.strip()) for one in pattern.split("|"))


def begun(game: Game, start: Start) -> Match:
    """The match of a position."""
    match = Match.new(game, start.players, start.options, deal=start.deal, native=False)
    play(match, start.play)
    return match


def play(match: Match, actions: Sequence[str]) -> None:
    """Play actions given in notation; BadTutorial if one is not possible."""
    for action in actions:
        try:
            match.play(action)
        except OstraconError as error:
            raise BadTutorial(f"{action!r} cannot be played as action {match.ply + 1}: {error}") from None


def accepted(match: Match, waiting: Sequence[str], any_order: bool) -> Iterator[int]:
    """The legal actions that are one of the answers waited for, those of the first pattern first."""
    legal = [(action, match.game.actions.notation(action)) for action in match.legal()]
    found: dict[int, None] = {}
    for pattern in waiting if any_order else waiting[:1]:
        for one in pattern.split("|"):
            found |= {action: None for action, notation in legal if fits(one, notation)}
    yield from found
