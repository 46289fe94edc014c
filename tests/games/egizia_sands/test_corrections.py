"""An owner's corrections: every figure that we reconstructed, changed to something else, is played and shown, or refused
in one sentence.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import Any

import pytest

from ostracon.conformance.settings import Setting, random_game
from ostracon.games.egizia_sands import GAME, kinds
from ostracon.kernel.corrections import written
from ostracon.kernel.editions import edition, release
from ostracon.kernel.errors import BadComponents
from ostracon.kernel.game import Game
from ostracon.screen.board import board_of
from ostracon.screen.story import game_texts
from ostracon.screen.texts import LANGUAGES
from ostracon.server.rules import filled

from ..corrected import Changes, name_of, single_changes

COMPONENTS = GAME.components
LOOK_EVERY = 20  # actions
PLAYED, REFUSED, EITHER = "played", "refused", "played or refused"

WORDS = {  # what else a text may say, by the last word of its path
    "mark": ("all", "2", "3+"),
    "deck": kinds.DECK_IDS,
    "color": kinds.COLOUR_IDS,
    "type": tuple(kinds.FIGURES_OF_REQUIREMENT),
    "monument": kinds.MONUMENT_IDS,
    "market": kinds.MARKET_IDS,
    "crew": kinds.CREW_IDS,
    "crews": kinds.CREW_IDS,
    "monuments": kinds.MONUMENT_IDS,
    "scoring": tuple(kinds.FIGURES_OF_SCORING),
    "per": ("round", "game"),
}


def others(path: str, value: Any) -> Iterator[Any]:
    """Other values of a figure: one more, one less, other words, longer and shorter lists."""
    word = path.rpartition(".")[2]
    if isinstance(value, int):
        yield from (value + 1, value - 1)
    elif isinstance(value, str):
        known = WORDS.get(word, ())
        if word == "effect":
            known = kinds.BONUS_EFFECTS if path.startswith("bonus_tile") else ("quarry", "combo", "force")
        yield from (other for other in known if other != value)
        yield f"{value}9"
    else:
        for place, one in enumerate(value):
            changed = next(others(path, one))
            yield [*value[:place], changed, *value[place + 1 :]]
        yield value[:-1]
        yield [*value, value[-1]]


def shapes() -> Iterator[tuple[str, Changes]]:
    """Several figures at once, other shapes, and what the drawing cannot show."""
    stops = sorted(
        ((value, path) for path, value in COMPONENTS.figures.items() if path.endswith("].position")),
        key=lambda stop: int(str(stop[0])),
    )
    for (first, one), (second, other) in pairwise(stops):
        yield PLAYED, {one: second, other: first}
    yield PLAYED, {"nile_card[R22].deck": "3/4", "nile_card[R25].deck": "1/2"}
    yield PLAYED, {"bonus_tile[G6].effect": "upstream", "bonus_tile[G9].effect": "extra_crew"}
    yield (
        PLAYED,
        {
            "bonus_tile[G1].effect": "point_per_brick_placed",
            "bonus_tile[G1].params": {"points": 2},
            "bonus_tile[G3].effect": "field_plus",
            "bonus_tile[G3].params": {"grain_per_field": 3},
        },
    )
    yield PLAYED, {"nile_card[R41].color": "yellow"}  # eleven yellow and red fields
    yield PLAYED, {"nile_card[R36].effect": "quarry", "nile_card[R36].quarry": 4}
    yield (
        PLAYED,
        {"nile_card[R6].effect": "force", "nile_card[R6].params": {"force": 3}, "nile_card[R6].quarry": 0},
    )
    yield PLAYED, {"nile_card[R20].params": {"crews": ["green", "blue"], "steps": -1, "points": 4}}
    yield PLAYED, {"nile_tile[N1].params": {"free_bricks": 1, "stones": 3}}
    yield PLAYED, {"nile_space[t5].printed": {"points": -2, "grain_steps": 3}}
    yield PLAYED, {"nile_tile[N1].params.steps": -1}
    yield PLAYED, {"nile_space[20]": {"position": 21, "id": "c11"}}
    yield PLAYED, {"nile_space[c10].min_players": 4, "nile_space[t7].min_players": 3}
    for levels in (5, 8, 11):
        yield PLAYED, {"obelisk.level_costs": [*range(1, levels + 1)], "obelisk.upper_from_level": 2}
    for columns in (5, 7, 8):
        yield (
            PLAYED,
            {
                "colonnade.column_costs": [1, 2, 3, 4, 5, 6, 7, 8][:columns],
                "colonnade.golden_bonus_column": 2,
                "colonnade.purple_bonus_column": 4,
            },
        )
    yield PLAYED, {"pyramid.large.rows": [{"length": 7, "cost": 1}, {"length": 3, "cost": 9}]}
    yield PLAYED, {"pyramid.two_player.rows": [{"dark": n, "light": n, "cost": 6 - n} for n in (4, 3, 2, 1)]}
    yield REFUSED, {"pyramid.large.rows": [{"length": n, "cost": 7 - n} for n in (6, 5, 4, 3, 2, 1)]}
    yield REFUSED, {"pyramid.large.rows": [{"length": 3, "cost": 2}, {"length": 3, "cost": 3}]}
    yield REFUSED, {"obelisk.level_costs": [*range(1, 13)]}
    yield (
        REFUSED,
        {"obelisk.level_costs": [1, 2], "sphinx_card[X10].points": 4},
    )  # it asks for four bricks there
    yield REFUSED, {"sphinx_zone.limit_when_waiting_ship_builds_extra.2": 6}
    yield REFUSED, {"nile_card[R38].params.force": 2}
    yield REFUSED, {"nile_tile[N9].params.crew_steps": -1}
    yield REFUSED, {"nile_space[20]": {"position": 21, "id": "x1"}}
    yield REFUSED, {"nile_card[R3].grian": 5}


CASES = [(EITHER, changes) for changes in single_changes(COMPONENTS, others)] + list(shapes())
SAMPLE = [
    *CASES[::53],
    *((fate, changes) for fate, changes in CASES if fate != EITHER and "position" not in name_of(changes)),
]


@pytest.mark.parametrize(
    ("fate", "changes"), SAMPLE[::3], ids=[name_of(changes) for _, changes in SAMPLE[::3]]
)
def test_some_corrections(fate: str, changes: Changes) -> None:
    """A sample."""
    assert_played_or_refused(fate, changes, games=3)


@pytest.mark.slow
@pytest.mark.parametrize(("fate", "changes"), CASES, ids=[name_of(changes) for _, changes in CASES])
def test_every_correction(fate: str, changes: Changes) -> None:
    """All of them, each in ten random games."""
    assert_played_or_refused(fate, changes, games=10)


def assert_played_or_refused(fate: str, changes: Changes, games: int) -> None:
    """Play with these figures and read what players read, or be told in one sentence why not."""
    try:
        theirs = edition(GAME.id, written(GAME.id, "Ada", changes))
    except BadComponents as refusal:
        assert fate != PLAYED, refusal
        sentence = str(refusal)
        assert "\n" not in sentence and "do not fit together" not in sentence, sentence
        assert any(entry_of(path) in sentence for path in changes), f"{sentence} names no entry of {changes}"
        return
    try:
        assert fate != REFUSED, f"{name_of(changes)} is played"
        assert theirs is not GAME, "nothing was changed"
        play(theirs, games)
        shown(theirs, changes)
    finally:
        release(theirs)


def play(theirs: Game, games: int) -> None:
    """Random games to their end, with a look at the board now and then, in both languages."""
    board = board_of(theirs)
    for seed in range(games):
        say = game_texts(theirs, LANGUAGES[seed % len(LANGUAGES)])
        for number, (s, _) in enumerate(random_game(theirs, Setting(2 + seed % 3, {}), seed)):
            theirs.invariants(s)
            if number % LOOK_EVERY == seed:
                scene = board.scene(theirs.view(s, theirs.actor(s)), say)
                if seed < 3:
                    assert board.static_board(scene.board, say).startswith("<svg")


def entry_of(path: str) -> str:
    """The part of the data file that a refusal must name: "nile_card"."""
    return re.split(r"[.\[]", path)[0]


def shown(theirs: Game, changes: Changes) -> None:
    """The rules page in both languages says something else than ours, and shows each new number."""
    for language in LANGUAGES:
        source = (GAME.folder / "texts" / f"rules.{language}.md").read_text("utf-8")
        new = set(filled(theirs, source, language).splitlines()) - set(
            filled(GAME, source, language).splitlines()
        )
        assert new, f"the rules page ({language}) does not show {name_of(changes)}"
        for number in numbers(changes.values()):
            assert any(re.search(rf"(?<!\d){number}(?!\d)", line) for line in new), (
                f"{number} is not shown ({language})"
            )
        texts, ours = game_texts(theirs, language), game_texts(GAME, language)
        for path, value in changes.items():
            if value and path.endswith((".grain", ".quarry")):
                card = "card-" + path.partition("[")[2].partition("]")[0].lower()
                for key in (card, f"{card}-tip"):
                    assert str(value) in texts(key) and texts(key) != ours(key)


def numbers(values: Any) -> Iterator[int]:
    """Every number in figures and tables of figures; 0 stands for nothing."""
    for value in values:
        if isinstance(value, bool | str):
            continue
        if isinstance(value, int):
            yield from [abs(value)] if value else []
        else:
            words = ("free_bricks", "waiting_ships")  # these are told in words
            inner = (
                [one for key, one in value.items() if key not in words]
                if isinstance(value, Mapping)
                else value
            )
            yield from numbers(inner)
