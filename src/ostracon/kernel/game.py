"""Game: identity, options and entry points of one game; the registry of installed games.

A game is an object ``GAME`` in its package, announced as an entry point of the group ``ostracon.games``, so
that a game installed by somebody
else is found like ours.
"""

from __future__ import annotations

import importlib
import types
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any

from ostracon.kernel.actions import ActionTable
from ostracon.kernel.components import Components
from ostracon.kernel.dice import seed_dice
from ostracon.kernel.errors import BadPlayerCount, RefusedOptions, UnknownGame, UnknownOption
from ostracon.kernel.events import EventKind
from ostracon.kernel.layout import Record
from ostracon.kernel.rules import ENTRY_POINTS, OPTIONAL_ENTRY_POINTS, SPECTATOR
from ostracon.kernel.search_settings import SearchSettings

Value = str | int | bool


@dataclass(frozen=True)
class Option:
    """A choice made before the game. The state has a field of the same name that holds the index of the
    value.
    """

    name: str  # "side_market"
    values: tuple[Value, ...]  # ("A", "B")
    default: Value  # "A"

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


def entries(*rules: Callable[..., Any]) -> dict[str, Callable[..., Any]]:
    """Entry points by their names."""
    return {rule.__name__: rule for rule in rules}


@dataclass(frozen=True, eq=False)
class Game:
    """One game. Everything that the kernel, the table and the bots need to know of it."""

    id: str  # "imhotep"
    title: str  # "Imhotep"
    rules_version: int  # raised whenever a record of an older version would replay differently
    players: tuple[int, ...]  # (2, 3, 4)
    options: tuple[Option, ...]
    state: type[Record]
    actions: ActionTable
    entries: Mapping[str, Callable[..., Any]]  # entry points by name: {"setup": setup, ...}
    parts: tuple[str, ...]  # categories of the score sheet: ("pyramid", ...)
    reasons: tuple[str, ...]  # reason codes of why_not; 0 is "legal"
    events: tuple[EventKind, ...]
    labels: Mapping[str, tuple[str, ...]]  # label families for texts: {"site": ("market", ...)}
    components: Components
    folder: Path  # with texts/ and art/
    invariants: Callable[[Any], None]  # raises AssertionError for an impossible position
    refuse: Callable[[int, Mapping[str, Value]], str | None] = lambda players, options: (
        None
    )  # why options do not go together
    hides_action: Callable[[Any, int, int], bool] = lambda s, action, seat: (
        False
    )  # before apply: may `seat` not see this action?
    cooperative: Callable[[Any], bool] = lambda s: False  # one result for all: won or lost
    search: SearchSettings = field(default_factory=SearchSettings)
    package: str = field(default="")  # import path of the game's package, for view and board

    def __post_init__(self) -> None:
        if not self.package:
            raise TypeError(f"game {self.id} must name its package")
        missing = [name for name in ENTRY_POINTS if name not in self.entries]
        if missing:
            raise TypeError(f"game {self.id} lacks the entry points {', '.join(missing)}")
        unknown = [name for name in self.entries if name not in ENTRY_POINTS + OPTIONAL_ENTRY_POINTS]
        if unknown:
            raise TypeError(f"game {self.id} has unknown entry points {', '.join(unknown)}")
        for verb in self.actions.verbs:
            for arg in verb.args:
                family = self.labels.get(arg.kind, ())
                by_name = bool(arg.labels) and set(arg.labels) <= set(family)
                if arg.kind and (
                    len(family) < arg.values or (by_name and family[: arg.values] != arg.labels)
                ):
                    raise TypeError(
                        f"{verb.name} of {self.id}: argument {arg.name} is not numbered like labels {arg.kind!r}"
                    )
        for option in self.options:
            if option.name not in self.state.fields:
                raise TypeError(f"option {option.name} of {self.id} has no field in the state")

    def __repr__(self) -> str:
        return f"game({self.id!r})"

    def __getattr__(self, name: str) -> Any:
        """Entry points are attributes: ``game.apply(s, action)``."""
        try:
            return self.__dict__["entries"][name]
        except KeyError:
            raise AttributeError(f"game {self.__dict__.get('id')} has no {name!r}") from None

    def choose(self, players: int, options: Mapping[str, object] | None = None) -> dict[str, Value]:
        """All options with their values, checked: the given ones and the defaults of the others."""
        if players not in self.players or not hasattr(players, "__index__"):
            raise BadPlayerCount(self.title, players, self.players)
        given = dict(options or {})
        names = [option.name for option in self.options]
        for name in given:
            if name not in names:
                raise UnknownOption(name, choose_from=names)
        chosen = {o.name: o.values[o.index(given.get(o.name, o.default))] for o in self.options}
        sentence = self.refuse(players, chosen)
        if sentence:
            raise RefusedOptions(f"{self.title}: {sentence}")
        return chosen

    def blank(self, players: int, options: Mapping[str, object] | None = None) -> Any:
        """A state with players and options in place, not yet dealt."""
        chosen = self.choose(players, options)
        s = self.state()
        s.players = players
        for option in self.options:
            setattr(s, option.name, option.index(chosen[option.name]))
        return s

    def deal(self, players: int, options: Mapping[str, object] | None = None, seed: int = 0) -> Any:
        """A dealt position for simulations: game number `seed`, the same on every target."""
        s = self.blank(players, options)
        seed_dice(s.dice, seed)
        self.entries["setup"](s)
        return s

    def total(self, s: Any, seat: int) -> int:
        """A seat's points: the sum of all categories."""
        score = self.entries["score"]
        return sum(score(s, seat, part) for part in range(len(self.parts)))

    def view(self, s: Any, seat: int) -> Any:
        """What a seat may know of a position; SPECTATOR (-1) for what everybody may know."""
        return self.module("view").view(s, seat)

    def has_secrets(self, s: Any, seat: int) -> bool:
        """Whether a seat knows something now that not everybody does. What it may choose is no secret: where that
        follows from one, the view holds the secret too.
        """
        own, public = self.view(s, seat), self.view(s, SPECTATOR)
        return any(
            getattr(own, name) != getattr(public, name)
            for name in own.__struct_fields__
            if name not in ("seat", "legal")
        )

    @property
    def has_board(self) -> bool:
        """Whether people can play it on a screen; a game without a board is for simulations only."""
        return (self.folder / "board.py").exists()

    def module(self, name: str) -> types.ModuleType:
        """A module of the game's package, imported when first needed: "view", "board"."""
        return importlib.import_module(f"{self.package}.{name}")


@cache
def _announced() -> dict[str, Any]:
    return {point.name: point for point in entry_points(group="ostracon.games")}


def games() -> list[str]:
    """The ids of all installed games."""
    return sorted(_announced())


@cache
def _load(name: str) -> Game:
    game = _announced()[name].load()
    if not isinstance(game, Game):
        raise TypeError(f"entry point {name} of ostracon.games is not a Game")
    return game


def game(name: str) -> Game:
    """An installed game by its id.

    >>> game("imhotep").title
    'Imhotep'
    """
    if name not in _announced():
        raise UnknownGame(name, games())
    return _load(name)


def option_table(options: Sequence[Option]) -> list[tuple[str, str, str]]:
    """Options as rows for people: name, values, default."""
    return [
        (o.name, ", ".join(_spellings(v)[0] for v in o.values), _spellings(o.default)[0]) for o in options
    ]
