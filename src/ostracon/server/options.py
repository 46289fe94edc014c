"""The options of a game in words, and which of them go together."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from functools import cache
from itertools import combinations, product
from math import prod
from typing import NamedTuple

from ostracon.kernel.errors import OstraconError
from ostracon.kernel.game import Game, Option
from ostracon.screen.story import game_texts, text_id

START_PLAYER = "start_player"
MOST_COMBINATIONS = 20_000  # of options that are tried


class Field(NamedTuple):
    """An option in the form, in words."""

    name: str
    label: str
    help: str
    values: list[tuple[str, str]]
    chosen: str
    rare: bool


def option_fields(game: Game, language: str, given: Mapping[str, str]) -> list[Field]:
    """Every option of a game, explaining itself."""
    say = game_texts(game, language)

    def text(*parts: str) -> str:
        key = text_id(*parts)
        return say(key) if say.has(key) else ""

    return [
        Field(
            o.name,
            text("option", o.name) or o.name.replace("_", " "),
            text("option", o.name, "help"),
            [
                (spelled(value), text("option", o.name, spelled(value)) or spelled(value))
                for value in o.values
            ],
            given.get(o.name, spelled(o.default)),
            o.rare,
        )
        for o in game.options
    ]


def spelled(value: object) -> str:
    """A value as forms carry it."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def fitting_options(game: Game, players: int, given: Mapping[str, object]) -> dict[str, object]:
    """Options as given; where they are refused for so many players, with as few as possible of those changed that
    stand as usual: a game for one becomes the first mission.
    """
    usual = [o for o in game.options if o.index(given.get(o.name, o.default)) == o.values.index(o.default)]
    for count in range(3):
        for some in combinations(usual, count):
            for values in product(*(o.values for o in some)):
                wanted = dict(given) | {o.name: value for o, value in zip(some, values, strict=True)}
                try:
                    game.choose(players, wanted)
                except OstraconError:
                    continue
                return wanted
    return dict(given)


@cache
def clashes(game: Game) -> dict[str, list[str]]:
    """What cannot be chosen because of something above it in the form: {"mission=1": ["players=2", ...]}. The number of
    players stands above the options, and these in their order. Only clashes of two things; {} where there are too many
    combinations to try.
    """
    axes = [[("players", str(count)) for count in game.players]]
    axes += [[(o.name, spelled(value)) for value in o.values] for o in game.options]
    if prod(map(len, axes)) > MOST_COMBINATIONS:
        return {}
    possible: set[tuple[str, str]] = set()
    for combination in product(*axes):
        try:
            game.choose(int(combination[0][1]), dict(combination[1:]))
        except OstraconError:
            continue
        possible.update(combinations([f"{name}={value}" for name, value in combination], 2))
    found: dict[str, list[str]] = {}
    for above, below in combinations(axes, 2):
        for one, other in product(above, below):
            pair = (f"{one[0]}={one[1]}", f"{other[0]}={other[1]}")
            if pair not in possible:
                found.setdefault(pair[1], []).append(pair[0])
    return found


def usual_count(game: Game) -> int:
    """The fewest players for whom the options may stay as they are."""
    for count in game.players:
        try:
            game.choose(count)
        except OstraconError:
            continue
        return count
    return game.players[0]


def random_options(game: Game, players: int) -> dict[str, object]:
    """Options drawn at random that go together."""
    dice = random.SystemRandom()
    for _ in range(200):
        drawn: dict[str, object] = {o.name: draw(dice, o) for o in game.options}
        try:
            game.choose(players, drawn)
        except OstraconError:
            continue
        return drawn
    return {}


def draw(dice: random.Random, option: Option) -> object:
    """A value of an option; an option that can itself be random stays so."""
    return "random" if "random" in option.values else dice.choice(option.values)


@cache
def defaults(game: Game, players: int) -> dict[str, str]:
    """How the options of a game stand if nobody changes them."""
    chosen = game.choose(players, fitting_options(game, players, {}))
    return {name: spelled(value) for name, value in chosen.items()}


def unusual_options(
    game: Game, players: int, options: Mapping[str, object], language: str
) -> list[tuple[str, str]]:
    """The options of a table that are not as usual: what each is called, and its value."""
    usual = defaults(game, players)
    return words_of(game, options, language, lambda name, value: value != usual[name])


def variant(game: Game, options: Mapping[str, object], language: str) -> list[tuple[str, str]]:
    """What tells one game from another in a list: mission, version and variants, not who began."""
    usual = {o.name: spelled(o.default) for o in game.options if o.name != START_PLAYER}
    return words_of(game, options, language, lambda name, value: name in usual and value != usual[name])


def words_of(
    game: Game, options: Mapping[str, object], language: str, wanted: Callable[[str, str], bool]
) -> list[tuple[str, str]]:
    """Some options in words; what a game no longer knows is left out."""
    chosen = {name: spelled(value) for name, value in options.items()}
    return [
        (field.label, dict(field.values)[field.chosen])
        for field in option_fields(game, language, chosen)
        if field.chosen in dict(field.values) and wanted(field.name, field.chosen)
    ]
