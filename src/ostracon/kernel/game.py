"""Game: identity, options and rules of one game; the registry of installed games.

A game is an object ``GAME`` in its package, announced as an entry point of the group ``ostracon.games``, so
that a game installed by somebody else is found like ours.
"""

from __future__ import annotations

import importlib
import operator
import sys
import types
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Any, Self, SupportsIndex

from ostracon.kernel import rules
from ostracon.kernel.actions import ActionTable, Verb
from ostracon.kernel.components import Components, no_components
from ostracon.kernel.dice import dice_of_secret, secret_of_deal
from ostracon.kernel.dispatch import Writer
from ostracon.kernel.errors import (
    BadPlayerCount,
    BadRecord,
    BrokenGame,
    OstraconError,
    RefusedOptions,
    UnknownGame,
    UnknownOption,
)
from ostracon.kernel.events import EventKind, Events, kinds
from ostracon.kernel.layout import Record
from ostracon.kernel.observation import Observation, open_observation
from ostracon.kernel.open_view import open_view
from ostracon.kernel.rules import SPECTATOR
from ostracon.kernel.search_settings import SearchSettings
from ostracon.kernel.target import Rule
from ostracon.kernel.view import View, seen
from ostracon.kernel.vocabulary import Decisions, Reasons, Vocabulary

Value = str | int | bool

USUAL_COLOURS = ("black", "white", "brown", "grey")  # of the players, where a box has none of its own

# The types of entry points.
Position = Any  # of the game's own State class
OnPosition = Callable[[Position], None]
OnSeat = Callable[[Position, int], None]
OfSeat = Callable[[Position, int], int]
OfPart = Callable[[Position, int, int], int]


@dataclass(frozen=True)
class Option:
    """A choice made before the game. The state has a field of the same name that holds the index of the
    value.
    """

    name: str  # "side_market"
    values: tuple[Value, ...]  # ("A", "B")
    default: Value  # "A"
    rare: bool = False  # seldom changed: the form of a new table folds it away

    def index(self, given: object) -> int:
        """The index of a value, given as itself or as people type it ("on", "true", "2")."""
        for index, value in enumerate(self.values):
            if given == value and isinstance(given, bool) == isinstance(value, bool):
                return index
        if isinstance(given, str):
            for index, value in enumerate(self.values):
                if given.strip().lower() in _spellings(value):
                    return index
        raise UnknownOption(self.name, given, [_spellings(value)[0] for value in self.values])


def _spellings(value: Value) -> tuple[str, ...]:
    if isinstance(value, bool):
        return ("on", "true", "yes", "1") if value else ("off", "false", "no", "0")
    return (str(value).lower(),) if not isinstance(value, str) else (value, value.lower())


def made_of_the_verbs(s: Record) -> None:
    """Stands for a mask that asks every open verb."""


def by_points(s: Record, seat: int) -> int:
    """Stands for ranks that follow from the points alone."""
    return 0


@dataclass(frozen=True, eq=False, kw_only=True)
class Game:
    """One game. Everything that the kernel, the table and the bots need to know of it."""

    package: str  # import path of the game's package: __name__
    id: str = ""  # its name in records and commands; "": the last word of its package
    title: str  # "Imhotep"
    rules_version: int  # raised whenever a record of an older version would replay differently
    players: tuple[int, ...]  # (2, 3, 4)
    colours: tuple[str, ...] = (
        USUAL_COLOURS  # of the players, as in the box: `player-` of screen/art/palette.toml
    )
    options: tuple[Option, ...] = ()
    state: type[Record]
    verbs: tuple[Verb, ...]  # in the order of their action numbers

    # Vocabularies: names and numbers.
    decisions: type[Vocabulary] = Decisions
    reasons: type[Vocabulary] = Reasons
    events: type[Vocabulary] = Events
    parts: type[Vocabulary]  # categories of the score sheet
    labels: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # families: {"site": ("market", ...)}

    # Rules; the contract of each: docs/contributors/games.md.
    setup: OnPosition  # deal a new game and open the first decision
    resolve: OnPosition | None = None  # after each answer: everything automatic up to the next decision
    forced: Callable[[Position], int] | None = (
        None  # the answer that leaves no choice and is given unasked; -1: none
    )
    legal: OnPosition = made_of_the_verbs  # a mask of its own is faster
    redeal: OnSeat = rules.redeal_nothing  # where something is hidden
    score: OfPart
    forecast: OfPart | None = None  # where a category is counted only at the end; None: the score
    standing: OfSeat = by_points  # where points alone do not decide
    evaluate: OfSeat | None = None  # for bots
    invariants: OnPosition = lambda s: None  # raises AssertionError for an impossible position
    hides_action: Callable[[Position, int, int], bool] = lambda s, action, seat: False  # before it is applied
    cooperative: Callable[[Position], bool] = lambda s: False  # one result for all: won or lost

    components: Components[Any] = field(default_factory=no_components)
    refuse: Callable[[int, Mapping[str, Value]], str | None] = lambda players, options: None  # a sentence
    search: SearchSettings = field(default_factory=SearchSettings)

    # Made of the verbs.
    actions: ActionTable = field(init=False)
    apply: OnSeat = field(init=False)  # (s, action): carry out one atomic decision
    why_not: OfSeat = field(init=False)  # (s, action): 0 if legal, otherwise the code of the reason
    actor: Callable[[Position], int] = field(init=False)  # who must decide; -1 when the game is over

    def __post_init__(self) -> None:
        self._set("id", self.id or self.package.rpartition(".")[2])
        self._set("search", self.search.complete(self.evaluate is not None))
        self._set("actions", ActionTable(*self.verbs))
        self._set("actor", rules.decider)
        writer = Writer(self.verbs)
        self._set("apply", writer.apply(self.resolve, self.forced))
        self._set("why_not", writer.why_not())
        self.state.complete(self.actions.total)
        if self.legal is made_of_the_verbs:
            self._set("legal", writer.legal())
        if self.forecast is None:
            self._set("forecast", self.score)
        if self.standing is by_points:
            self._set("standing", writer.standing(self.score, len(self.parts)))
        for verb in self.verbs:
            for arg in verb.args:
                family = self.labels.get(arg.kind, ())
                by_name = bool(arg.labels) and set(arg.labels) <= set(family)
                if arg.kind and (
                    len(family) < arg.values or (by_name and family[: arg.values] != arg.labels)
                ):
                    raise TypeError(
                        f"{verb.name} of {self.id}: argument {arg.name} is not numbered like labels {arg.kind!r}"
                    )
        if len(set(self.colours)) < max(self.players):
            raise TypeError(f"{self.id} has fewer colours than players: {self.colours}")
        for option in self.options:
            if option.name not in self.state.fields:
                raise TypeError(f"option {option.name} of {self.id} has no field in the state")

    def _set(self, name: str, value: object) -> None:
        object.__setattr__(self, name, value)

    def __repr__(self) -> str:
        return f"game({self.id!r})"

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: object) -> Self:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        """A game is pickled by reference: its id, the hash of its figures, and an owner's corrections of them."""
        corrections = self.components.corrections
        return _found_again, (self.package, self.id, self.components.hash, corrections and corrections.text)

    @cached_property
    def event_kinds(self) -> tuple[EventKind, ...]:
        """What the numbers of each event mean."""
        return kinds(self.events)

    def reason(self, code: int) -> str:
        """The word of a reason: "sled-full"."""
        return self.reasons[code].replace("_", "-")

    @cached_property
    def entry_points(self) -> Mapping[str, Rule]:
        """The rules that templates (random play, search) call by name."""
        names = (
            "setup",
            "actor",
            "legal",
            "apply",
            "why_not",
            "redeal",
            "score",
            "forecast",
            "standing",
            "evaluate",
        )
        found = {name: rule for name in names if (rule := getattr(self, name)) is not None}
        if self.observation is not None:
            found["observe"] = self.observation.rule
        return found

    @cached_property
    def observation(self) -> Observation | None:
        """What a seat may know as a row of numbers; None for a game that hides something and declares no row."""
        if self.has_module("observation"):
            declared: Observation = self.module("observation").OBSERVATION
            return declared
        return None if self.hides_something else open_observation(self.state, max(self.players))

    @property
    def hides_something(self) -> bool:
        """Whether anything is ever hidden from anybody."""
        return self.redeal is not rules.redeal_nothing

    def count_of(self, players: SupportsIndex) -> int:
        """A number of players, checked."""
        if not hasattr(players, "__index__") or operator.index(players) not in self.players:
            raise BadPlayerCount(self.title, players, self.players)
        return operator.index(players)

    def choose(self, players: SupportsIndex, options: Mapping[str, object] | None = None) -> dict[str, Value]:
        """All options with their values, checked: the given ones and the defaults of the others."""
        self.count_of(players)
        if not isinstance(options or {}, Mapping):
            raise UnknownOption(str(options), choose_from=["a dictionary of names and values"])
        given = dict(options or {})
        names = [option.name for option in self.options]
        for name in given:
            if name not in names:
                raise UnknownOption(name, choose_from=names)
        chosen = {o.name: o.values[o.index(given.get(o.name, o.default))] for o in self.options}
        sentence = self.refuse(operator.index(players), chosen)
        if sentence:
            raise RefusedOptions(f"{self.title}: {sentence}")
        return chosen

    def blank(self, players: SupportsIndex, options: Mapping[str, object] | None = None) -> Position:
        """A state with players and options in place, not yet dealt."""
        chosen = self.choose(players, options)
        s = self.state()
        s.players = operator.index(players)
        for option in self.options:
            setattr(s, option.name, option.index(chosen[option.name]))
        return s

    def deal(
        self, players: SupportsIndex, options: Mapping[str, object] | None = None, seed: SupportsIndex = 0
    ) -> Position:
        """A dealt position for simulations: deal number `seed`, the same on every target and for `Match.new(deal=)`."""
        s = self.blank(players, options)
        s.dice = dice_of_secret(secret_of_deal(seed))
        self.setup(s)
        return s

    def total(self, s: Record, seat: int) -> int:
        """A seat's points: the sum of all categories."""
        return sum(self.score(s, seat, part) for part in range(len(self.parts)))

    def view(self, s: Record, seat: int, public: View | None = None) -> View:
        """What a seat may know of a position; SPECTATOR (-1) for what everybody may know. Where that is at hand
        (`public`) only what differs for the seat is found out.
        """
        if self.has_module("view"):
            module = self.module("view")
            if public is not None and hasattr(module, "private"):
                return seen(public, seat, module.private, s)
            made: View = module.view(s, seat)
            return made
        if self.hides_something:
            raise TypeError(f"game {self.id} deals something again and so hides it, but has no view.py")
        return open_view(self, s, seat)

    def has_secrets(self, s: Record, seat: int) -> bool:
        """Whether a seat knows something now that not everybody does. What it may choose is no secret: where that
        follows from one, the view holds the secret too.
        """
        own, public = self.view(s, seat), self.view(s, SPECTATOR)
        return any(
            getattr(own, name) != getattr(public, name)
            for name in own.__struct_fields__
            if name not in ("seat", "legal")
        )

    @cached_property
    def folder(self) -> Path:
        """Where its files lie: texts/, art/."""
        return Path(str(sys.modules[self.package].__file__)).parent

    @property
    def has_board(self) -> bool:
        """Whether people can play it on a screen; a game without a board is for simulations only."""
        return self.has_module("board")

    def has_module(self, name: str) -> bool:
        """Whether its package has a module of this name."""
        return hasattr(sys.modules[self.package], "__path__") and _exists(self.folder / f"{name}.py")

    def module(self, name: str) -> types.ModuleType:
        """A module of the game's package, imported when first needed: "view", "board"."""
        return importlib.import_module(f"{self.package}.{name}")


@cache
def _exists(path: Path) -> bool:
    return path.exists()


@cache
def _announced() -> dict[str, EntryPoint]:
    return {point.name: point for point in entry_points(group="ostracon.games")}


def games() -> list[str]:
    """The ids of all installed games."""
    return sorted(_announced())


@cache
def _load(name: str) -> Game:
    point = _announced()[name]
    try:
        game = point.load()
    except OstraconError:  # one of its own files is wrong, and says so itself
        raise
    except (Exception, SystemExit) as error:
        raise BrokenGame(name, point.value, error) from error
    if not isinstance(game, Game):
        raise BrokenGame(name, point.value, f"it is {type(game).__name__}, not a Game")
    return game


def game(name: str) -> Game:
    """An installed game by its id; "imhotep@FILE" is the game with an owner's corrections of its figures.

    >>> game("imhotep").title
    'Imhotep'
    """
    if "@" in name:
        from ostracon.kernel.editions import edition_of_file

        name, _, file = name.partition("@")
        return edition_of_file(name, Path(file))
    if name not in _announced():
        raise UnknownGame(name, games())
    return _load(name)


def game_of(given: Game | str) -> Game:
    """A game that is given by itself or by its id."""
    if isinstance(given, str):
        return game(given)
    if not isinstance(given, Game):
        raise UnknownGame(given, games())
    return given


def _found_again(package: str, name: str, components: str, corrections: str | None) -> Game:
    """The game that a pickle names. One that is not announced is the GAME of its package."""
    if corrections is not None:
        from ostracon.kernel.editions import edition

        found = edition(name, corrections)
    else:
        found = game(name) if name in _announced() else importlib.import_module(package).GAME
    if not found.components.are(components):
        raise BadRecord(
            f"the game {name} was pickled with component data {components}; in use is {found.components.hash}"
        )
    return found


def option_table(options: Sequence[Option]) -> list[tuple[str, str, str]]:
    """Options as rows for people: name, values, default."""
    return [
        (o.name, ", ".join(_spellings(v)[0] for v in o.values), _spellings(o.default)[0]) for o in options
    ]
