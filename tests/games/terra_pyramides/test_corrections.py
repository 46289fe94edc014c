"""An owner's corrections: every figure that we reconstructed, changed to something else, is played and shown, or refused
in one sentence.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from ostracon.conformance.trial import fault_in_play
from ostracon.games.terra_pyramides import GAME
from ostracon.games.terra_pyramides import components as box
from ostracon.games.terra_pyramides.maps import MAPS
from ostracon.kernel.corrections import written
from ostracon.kernel.editions import edition, release
from ostracon.kernel.errors import BadComponents
from ostracon.kernel.game import Game
from ostracon.screen.story import game_texts
from ostracon.screen.texts import LANGUAGES
from ostracon.server.rules import filled

from ..corrected import Changes, single_changes

COMPONENTS = GAME.components


def others(path: str, value: Any) -> Iterator[Any]:
    """Other values of a figure: one more, one less, other words, longer and shorter lists."""
    word = path.rpartition(".")[2]
    if isinstance(value, int):
        yield from (value + 1, value - 1)
    elif word == "block":
        yield from [name for name in ("", *box.COLOUR_IDS) if name != value][:2]
    elif word == "map":
        yield value[:-1]
        yield [row + "b" for row in value]
        for old, new in ("Os", "#b", "s#", "sX"):
            yield [row.replace(old, new, 1) if number == 1 else row for number, row in enumerate(value)]
    elif isinstance(value, str):
        yield from ("violet", f"{value}9")
    else:
        for place, one in enumerate(value):
            changed = next(others(path, one)) if isinstance(one, int) else [one[0], one[1] + 1]
            yield [*value[:place], changed, *value[place + 1 :]]
        yield value[:-1]
        yield [*value, value[-1]]


def mirrored(side: int) -> list[str]:
    return [row[::-1] for row in MAPS[side]]


SHAPES: list[Changes] = [  # several figures at once, and other shapes: all of them can be played
    {"tiles.list[W].count": 5, "tiles.list[EE].count": 5},
    {"tiles.list[EE_H].eyes": 3, "tiles.list[F3].offerings": 4},
    {"tiles.list[B_red].worker": 1, "tiles.list[B_red].eyes": 2},
    {"tiles.list[OW].oasis": 2, "tiles.list[OW].worker": 0},
    {"tiles.list[W].worker": 0},  # a blank tile
    {f"bases.list[{i}].value": value for i, value in enumerate((2, 4, 6, 9))},
    {"piles.setup.face_up": [0, 2], "piles.setup.start_tiles_from": [1, 3, 5, 7]},
    {"boards.desert.map": mirrored(0)},
    {
        "boards.nile.map": mirrored(1),
        "boards.nile.track.cells": [
            [row, 9 - column] for row, column in COMPONENTS.data.boards.nile.track.cells
        ],
    },
    {"boards.nile.track.palms_at": [1, 2, 4, 8, 16]},
    {"boards.nile.track.palms_at": []},
]


def pages(game: Game) -> dict[str, str]:
    texts = game.folder / "texts"
    return {
        language: filled(game, (texts / f"rules.{language}.md").read_text("utf-8"), language)
        for language in LANGUAGES
    }


def check(changes: Changes, games: int) -> str:
    """ "played" or "refused"; everything that is played can be read, and shows what it was changed to."""
    try:
        theirs = edition(GAME.id, written(GAME.id, "Ada", dict(changes), []))
    except BadComponents as refused:
        assert "\n" not in str(refused) and not re.search("Error|Traceback", str(refused)), refused
        return "refused"
    try:
        assert fault_in_play(theirs, games) == ""
        shown = pages(theirs)
        for language, page in shown.items():
            assert "{{" not in page
            say = game_texts(theirs, language)
            for path, value in changes.items():
                said(theirs, path, value, page, say)
    finally:
        release(theirs)
    return "played"


def said(game: Game, path: str, value: Any, page: str, say: Any) -> None:
    """What a reader finds of a changed figure: the tile's name, the value of a base, the counts of the board."""
    maps = game.module("maps")
    if path.startswith("tiles.list"):
        kind = game.module("components").TILE_IDS.index(path[path.index("[") + 1 : path.index("]")])
        name = say(f"tile-{game.module('components').TILE_IDS[kind].replace('_', '-').lower()}")
        shown = game.module("faces").shown(kind)
        assert game.module("words").tile_name(kind, say) == name
        assert path.endswith("count") or len(re.split(", | and | et ", name)) <= max(1, len(shown))
    elif path.endswith(".value"):
        assert f"7 × {value}" in page or f"1 × {value}" in page
    elif path.endswith("palms_at"):
        assert f"\n{len(value)} palm" in page
    elif path.endswith("map"):
        for kind in (maps.SITE, maps.OASIS):
            counts = [maps.CELL_KIND[side].count(kind) for side in maps.SIDES]
            assert f"| {counts[0]} | {counts[1]} |" in page
    elif path.endswith("face_up"):
        assert str(value[0] + 1) in page


@pytest.mark.parametrize("changes", [*single_changes(COMPONENTS, others)][::41], ids=str)
def test_a_corrected_figure_is_played_or_refused(changes: Changes) -> None:
    """A part of them, in one game of each player count; the slow test has all of them."""
    assert check(changes, 1) in ("played", "refused")


@pytest.mark.parametrize("changes", SHAPES, ids=lambda changes: next(iter(changes)))
def test_other_shapes_are_played(changes: Changes) -> None:
    """What belongs together, changed together."""
    assert check(changes, 1) == "played"


def test_the_symbols_of_a_tile_change_its_name_and_tip() -> None:
    """Names come from the symbols, in both languages."""
    theirs = edition(
        GAME.id, written(GAME.id, "Ada", {"tiles.list[B_red].eyes": 2, "tiles.list[W].eyes": 3}, [])
    )
    names = {
        language: [game_texts(theirs, language)(f"tile-{name}") for name in ("b-red", "w")]
        for language in LANGUAGES
    }
    release(theirs)
    assert names == {
        "en": ["two eyes and red block", "worker and three eyes"],
        "fr": ["deux yeux et bloc rouge", "ouvrier et trois yeux"],
    }


@pytest.mark.slow
def test_every_corrected_figure_is_played_in_ten_games_or_refused() -> None:
    """Every figure of every reconstructed entry."""
    results = [check(changes, 10) for changes in single_changes(COMPONENTS, others)]
    assert results.count("played") > 100 and results.count("refused") > 100
