"""An owner's corrections in tests: a figure changed, and what becomes of the game."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from ostracon.conformance.trial import fault_in_play
from ostracon.kernel.components import Components
from ostracon.kernel.corrections import written
from ostracon.kernel.editions import edition
from ostracon.kernel.errors import BadComponents
from ostracon.kernel.game import Game
from ostracon.screen.board import board_of
from ostracon.screen.story import game_texts
from ostracon.screen.texts import LANGUAGES
from ostracon.server.rules import rules_html

Changes = Mapping[str, Any]


def single_changes(
    components: Components[Any], others: Callable[[str, Any], Iterator[Any]]
) -> Iterator[Changes]:
    """Every figure of every reconstructed entry, one at a time, changed to each of its other values."""
    for path, value in components.figures.items():
        if components.is_doubtful(path):
            for other in others(path, value):
                yield {path: other}


def name_of(changes: Changes) -> str:
    """Changes as a test is named by them."""
    return ", ".join(f"{path} = {value}" for path, value in changes.items())


def corrected(name: str, **figures: object) -> Game:
    """A game with other figures; paths are written with "__" for "." where they are keywords."""
    return edition(
        name, written(name, "Ada", {path.replace("__", "."): value for path, value in figures.items()})
    )


def others(value: object) -> list[object]:
    """Other values of the kind of a figure."""
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, int):
        return [value + 1, value - 1]
    if isinstance(value, list) and value and type(value[0]) is int:
        return [[value[0] + 1, *value[1:]], value[::-1], value[:-1], [*value, value[-1]]]
    if isinstance(value, list):
        return [value[::-1], value[:-1], [*value, value[-1]]]
    return [f"{value}x"]


def fate(name: str, path: str, value: object, games: int = 1) -> str:
    """What becomes of a game with one figure changed: "played", or the sentence that refuses it."""
    try:
        changed = edition(name, written(name, "Ada", {path: value}))
    except BadComponents as refused:
        said = str(refused)
        assert "\n" not in said and "Error" not in said and path.split(".")[0].split("[")[0] in said, said
        return said
    assert fault_in_play(changed, games) == ""
    for language in LANGUAGES:
        assert "{{" not in (rules_html(changed, language) or "")
    return "played"


def told(game: Game, players: int = 4, **options: object) -> str:
    """Everything that the screen says of a game as it begins, in both languages, and its rules pages."""
    said = []
    for language in LANGUAGES:
        say = game_texts(game, language)
        s = game.deal(players, options, 1)
        scene = board_of(game).scene(game.view(s, game.actor(s)), say)
        said += [f"{part.label}\n{part.tip}" for part in (*scene.spots, *scene.pieces, *scene.buttons)]
        said += [board_of(game).static_board(scene.board, say), rules_html(game, language) or ""]
    return "\n".join(said).replace("</td>\n<td>", " | ").replace("\u202f", " ").replace("\u00a0", " ")
