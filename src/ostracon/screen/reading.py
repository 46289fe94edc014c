"""A view in words: what the board, the panels and the score sheet show, and what can be done, each action with its
notation. For people without a screen and for language models.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from ostracon.kernel.game import Game
from ostracon.kernel.view import View
from ostracon.screen.board import board_of
from ostracon.screen.scene import Panel, Scene
from ostracon.screen.story import game_texts
from ostracon.screen.texts import Texts


def reading(game: Game, view: View, language: str = "en") -> str:
    """Everything that a seat sees, as lines of text in a language."""
    if not game.has_board:
        return _plain(game, view)
    say = game_texts(game, language)
    scene = board_of(game).scene(view, say)
    names = [say(f"seat-{i}") if say.has(f"seat-{i}") else str(i + 1) for i in range(view.players)]
    parts = [
        [
            game.title,
            *scene.status,
            *([say("reading-you", player=names[view.seat])] if view.seat >= 0 else []),
        ],
        list(_things(scene, say)),
        *(list(_panel(panel, names, say)) for panel in scene.panels),
        list(_sheet(scene, names, say)),
        [scene.prompt],
        list(_moves(game, scene, view, say)),
    ]
    return "\n\n".join("\n".join(lines) for lines in parts if lines) + "\n"


def _plain(game: Game, view: View) -> str:
    """A view of a game that has neither board nor texts: its fields by name, and the notation of the legal actions."""
    fields = [f"{name}: {getattr(view, name)}" for name in view.__struct_fields__ if name != "legal"]
    return "\n".join([game.title, *fields, *(f"- {game.actions.notation(one)}" for one in view.legal)]) + "\n"


def _things(scene: Scene, say: Texts) -> Iterator[str]:
    """What lies on the board, and the places that it lies on; what is there several times is counted."""
    labels = [one.label or one.text for one in scene.pieces] + [spot.label for spot in scene.spots]
    lines = list(_counted(label for label in labels if label))
    if lines:
        yield say("reading-board")
        yield from lines


def _counted(labels: Iterable[str]) -> Iterator[str]:
    for label, count in Counter(" ".join(label.split()) for label in labels).items():
        yield f"- {label}" + (f" (x{count})" if count > 1 else "")


def _panel(panel: Panel, names: list[str], say: Texts) -> Iterator[str]:
    marks = [say("reading-decides")] if panel.active else []
    yield say("reading-player", player=names[panel.seat], points=panel.score) + "".join(
        f" ({m})" for m in marks
    )
    for good in panel.goods:
        limit = f"/{good.limit}" if good.limit >= 0 else ""
        yield f"- {good.label}: {good.count}{limit}"
    for card in panel.cards:
        yield f"- {card.label}" + (f" (x{card.count})" if card.count > 1 else "")
    for note in panel.notes:
        yield f"- {note}"


def _sheet(scene: Scene, names: list[str], say: Texts) -> Iterator[str]:
    """The score sheet; a forecast is marked."""
    if not scene.sheet:
        return
    yield say("reading-sheet") + ": " + ", ".join(names)
    for row in scene.sheet:
        mark = "" if row.final else f" ({say('reading-forecast')})"
        yield f"- {row.label}: {', '.join(map(str, row.points))}{mark}"


def _moves(game: Game, scene: Scene, view: View, say: Texts) -> Iterator[str]:
    """The legal actions: notation, then words."""
    words = {move.action: move for move in scene.moves}
    if view.legal:
        yield say("reading-actions")
    for action in view.legal:
        move = words.get(action)
        preview = f" [{move.preview}]" if move and move.preview else ""
        yield f"- {game.actions.notation(action)}: {move.label if move else ''}{preview}"
