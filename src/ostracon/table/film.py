"""Some moves of a match as a moving picture: pieces glide on the board as they do in the browser, a line says what happens.

Needs Pillow, which is not installed by default: ``pip install 'ostracon[film]'``.
"""

from __future__ import annotations

import io
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from msgspec.structs import replace

from ostracon.kernel.errors import OstraconError
from ostracon.kernel.match import Match
from ostracon.kernel.rules import SPECTATOR
from ostracon.screen.art import symbol_sheet
from ostracon.screen.board import board_of
from ostracon.screen.drawing import circle, fitting, group, rect, text, to_svg, var
from ostracon.screen.gliding import follow
from ostracon.screen.picture import png
from ostracon.screen.scene import Piece, Scene
from ostracon.screen.story import game_texts
from ostracon.table.log import caption
from ostracon.table.seats import BOT, Seat
from ostracon.table.table import Table

GLIDE = 8  # pictures of a move under way
GLIDE_MS = 65  # how long each is shown
REST_MS = 560  # and the position that it leads to
END_MS = 2000  # and the last one, before it begins again
MOVES = 12  # how many moves a film shows unless it is told
WIDTH = 800
FLYING = 1000  # what moves lies above what rests
LINE, LETTERS = 0.052, 0.5  # height of the line below, of the board's width; of its letters, of the line
QUALITY = 82  # of WebP, of 100
FORMATS = {".webp": "WEBP", ".png": "PNG", ".gif": "GIF"}


class CannotFilm(OstraconError):
    """A film that cannot be made: no Pillow, or a kind of file that cannot move."""


class Frame(NamedTuple):
    """One picture of a film."""

    svg: str
    milliseconds: int


def frames(
    match: Match,
    first: int,
    last: int,
    language: str = "en",
    theme: str = "light",
    names: Sequence[str] = (),
    players: tuple[str, ...] = (),
    seat: int = SPECTATOR,
) -> Iterator[Frame]:
    """The positions after `first` to `last` actions as a seat sees them, with pieces gliding from each to the next."""
    game = match.game
    board, say = board_of(game), game_texts(game, language)
    given = [*names, *[""] * match.players]
    called = [given[i] or say(f"seat-{i}") for i in range(match.players)]
    table = Table(match, [Seat(number=i, name=name, kind=BOT) for i, name in enumerate(called)])
    say, sheet, colours = say.naming(called), symbol_sheet(board.symbols()), players or game.colours

    def scene_at(ply: int) -> Scene:
        return board.scene(game.view(match.at(ply), seat), say)

    def drawn(scene: Scene, below: tuple[float, str]) -> str:
        fixed = board.static_board(scene.board, say)
        return to_svg(scene, fixed, sheet, theme, players=colours, below=below)

    before = scene_at(first)
    yield Frame(drawn(before, line_below(before, "", -1)), REST_MS)
    for ply in range(first + 1, last + 1):
        after = follow(before, scene_at(ply))
        below = line_below(after, caption(table, ply, seat, language), match.actors[ply - 1])
        if moves(before, after):
            for step in range(1, GLIDE):
                yield Frame(drawn(between(before, after, eased(step / GLIDE)), below), GLIDE_MS)
        yield Frame(drawn(after, below), END_MS if ply == last else REST_MS)
        before = after


def line_below(scene: Scene, told: str, actor: int) -> tuple[float, str]:
    """What happens, in one line under the board, after the mark of who does it."""
    high = scene.width * LINE
    size = fitting(told, high * LETTERS, scene.width - 2.2 * high)
    middle = scene.height + high / 2
    drawn = rect(0, scene.height, scene.width, high, fill=var("ground"))
    if told:
        mark = circle(
            high * 0.7, middle, high * 0.24, fill=var("tone"), stroke=var("tone-edge"), stroke_width=3
        )
        drawn += group(mark, data_tone=f"seat-{actor}") + text(told, high * 1.2, middle + size * 0.34, size)
    return high, drawn


def moves(before: Scene, after: Scene) -> bool:
    """Whether anything on the board goes somewhere, comes or goes."""
    old = {piece.id: (piece.x, piece.y) for piece in before.pieces}
    return old != {piece.id: (piece.x, piece.y) for piece in after.pieces}


def between(before: Scene, after: Scene, part: float) -> Scene:
    """A moment on the way from one scene to the next: `part` of the way is gone."""
    old = {piece.id: piece for piece in before.pieces}
    new = {piece.id: piece for piece in after.pieces}
    pieces = [under_way(old.get(piece.id), piece, part) for piece in after.pieces]
    gone = [replace(piece, scale=piece.scale * (1 - part)) for piece in before.pieces if piece.id not in new]
    return replace(after, pieces=(*gone, *pieces))


def under_way(before: Piece | None, after: Piece, part: float) -> Piece:
    """A piece that glides, or grows where it is new; what it shows it shows from half-way on."""
    if before is None:
        return replace(after, scale=after.scale * part)
    if (before.x, before.y) == (after.x, after.y):
        return before if part < 0.5 else after
    shown = before if part < 0.5 else after
    return replace(
        shown,
        x=before.x + (after.x - before.x) * part,
        y=before.y + (after.y - before.y) * part,
        scale=before.scale + (after.scale - before.scale) * part,
        turn=before.turn + (after.turn - before.turn) * part,
        z=after.z + FLYING,
    )


def eased(part: float) -> float:
    """Slow at both ends.

    >>> eased(0.0), eased(0.5), eased(1.0)
    (0.0, 0.5, 1.0)
    """
    return part * part * (3 - 2 * part)


def save(film: Iterable[Frame], file: Path, width: int = WIDTH) -> None:
    """Write a film that begins again and again; the end of the name says as what: WebP, PNG (as APNG) or GIF."""
    kind = FORMATS.get(file.suffix.lower())
    if kind is None:
        raise CannotFilm(f"{file.name} cannot move; a film is one of {', '.join(FORMATS)}")
    try:
        from PIL import Image
    except ImportError:
        raise CannotFilm("a film needs Pillow: pip install 'ostracon[film]'") from None
    pictures, times = [], []
    for frame in film:
        pictures.append(Image.open(io.BytesIO(png(frame.svg, width))).convert("RGB"))
        times.append(frame.milliseconds)
    how: dict[str, object] = (
        {"quality": QUALITY, "method": 6, "minimize_size": True} if kind == "WEBP" else {}
    )
    pictures[0].save(file, kind, save_all=True, append_images=pictures[1:], duration=times, loop=0, **how)
