"""Entries of a game's data as an owner of the box finds them: a name, and a picture from the board.

A game says so in its ``owners.py``: ``shown(entry, say) -> Shown | None`` for an entry of components.toml, such as
"nile_card[R23]". What it does not name is called by its path.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from ostracon.kernel.game import Game
from ostracon.kernel.rules import SPECTATOR
from ostracon.screen.art import symbol_sheet
from ostracon.screen.board import board_of
from ostracon.screen.drawing import document, resolve, to_svg, use
from ostracon.screen.story import game_texts
from ostracon.screen.texts import Say

MARGIN = 12.0  # around a part of the board


class Shown(NamedTuple):
    """An entry for people."""

    name: str  # "R23 · Quarry"
    symbol: str = ""  # of the game's sheet, where it is a card or tile: "nile-r23"
    spot: str = ""  # of the board as a game begins, where it is a place: "space-3"
    box: tuple[float, float, float, float] | None = None  # x, y, width, height of a part of the board
    players: int = 0  # for how many the board is shown; 0: the most


def described(game: Game, entry: str, say: Say) -> Shown:
    """An entry in words."""
    found: Shown | None = game.module("owners").shown(entry, say) if game.has_module("owners") else None
    found = found or Shown(entry.replace("_", " ") or game.title)
    return found._replace(name=found.name[:1].upper() + found.name[1:])


@lru_cache(maxsize=512)
def entry_picture(game: Game, entry: str, language: str, theme: str) -> str:
    """The picture of an entry as SVG; "" if there is none."""
    say = game_texts(game, language)
    found, board = described(game, entry, say), board_of(game)
    sheet = symbol_sheet(board.symbols())
    if found.symbol:
        return resolve(document(100, 100, use(found.symbol, 50, 50, 1)), sheet, theme)
    s = game.deal(found.players or max(game.players), None, 1)
    scene = board.scene(game.view(s, SPECTATOR), say)
    box = found.box or next(((p.x, p.y, p.w, p.h) for p in scene.spots if p.id == found.spot), None)
    if box is None:
        return ""
    x, y, w, h = box[0] - MARGIN, box[1] - MARGIN, box[2] + 2 * MARGIN, box[3] + 2 * MARGIN
    drawn = to_svg(scene, board.static_board(scene.board, say), sheet, theme)
    start, end = drawn.index("<svg"), drawn.index(">", drawn.index("<svg"))
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{x:g} {y:g} {w:g} {h:g}" width="{w:g}" height="{h:g}"'
    return drawn[:start] + head + drawn[end:]
