"""A position as a picture: the same scene that the browser draws, as SVG or PNG."""

from __future__ import annotations

from ostracon.kernel.game import Game
from ostracon.kernel.view import View
from ostracon.screen.art import symbol_sheet
from ostracon.screen.board import board_of
from ostracon.screen.drawing import to_svg
from ostracon.screen.story import game_texts


def picture(
    game: Game,
    view: View,
    language: str = "en",
    theme: str = "light",
    panels: bool = False,
    players: tuple[str, ...] = (),
) -> str:
    """A view as a standalone SVG; `players` are the colours of the seats, those of the box in their order if not given."""
    board = board_of(game)
    say = game_texts(game, language)
    scene = board.scene(view, say)
    fixed = board.static_board(scene.board, say)
    return to_svg(scene, fixed, symbol_sheet(board.symbols()), theme, panels, players or game.colours)


def png(svg: str, width: int = 1600) -> bytes:
    """An SVG as PNG."""
    import resvg_py

    return bytes(resvg_py.svg_to_bytes(svg_string=svg, width=width))
