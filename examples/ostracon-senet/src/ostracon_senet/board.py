"""Senet on the screen: three rows of ten squares, walked like an ox that ploughs."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Any

from ostracon.screen.board import Board, Choice
from ostracon.screen.drawing import document, line, rect, tag, text, use, var
from ostracon.screen.ground import GRID, INK, Box, edge, ground, slab, textures
from ostracon.screen.scene import Good, Piece, Spot
from ostracon.screen.texts import Say
from ostracon_senet import GAME
from ostracon_senet.rules import (
    BEAUTY,
    FORWARDS,
    HORUS,
    MOVE,
    NO_FLAT_SIDE,
    PIECES,
    RE_ATOUM,
    REBIRTH,
    SQUARES,
    STICKS,
    THREE_TRUTHS,
    WATER,
)

View = Any  # nothing is hidden: the kernel makes the view of the state's own fields
ROW, SIDE, LEFT, TOP = 10, 136, 70, 60
WIDTH, HEIGHT = 2 * LEFT + ROW * SIDE, 2 * TOP + 3 * SIDE + 130
BOARD = Box(LEFT, TOP, ROW * SIDE, 3 * SIDE)
BELOW = BOARD.bottom + 84  # the middle of what lies below the board
HOUSES = {
    REBIRTH: "rebirth",
    BEAUTY: "beauty",
    WATER: "water",
    THREE_TRUTHS: "three-truths",
    RE_ATOUM: "re-atoum",
    HORUS: "horus",
}


@cache
def symbols() -> str:
    """Pieces, sticks and the signs of the houses."""
    return files(__package__).joinpath("art/symbols.svg").read_text("utf-8")


def area(square: int) -> Box:
    """Where a square lies: the middle row runs from right to left."""
    row, column = divmod(square, ROW)
    column = ROW - 1 - column if row == 1 else column
    return Box(LEFT + SIDE * column, TOP + SIDE * row, SIDE, SIDE)


def static_board(key: str, say: Say) -> str:
    """The fixed layer: always the same."""
    drawn = [tag("defs", textures()), ground(WIDTH, HEIGHT), slab(Box(24, 20, WIDTH - 48, HEIGHT - 40), 3)]
    for square in range(SQUARES):
        box = area(square)
        drawn.append(rect(*box, fill=var("sand" if square in HOUSES else "flake-deep"), **INK))
        drawn.append(text(str(square + 1), box.x + 9, box.y + 26, 22, fill=var("ink-soft")))
        if square in HOUSES:
            drawn.append(use(f"house-{HOUSES[square]}", box.middle, box.y + SIDE / 2 + 6, 0.95, opacity=0.75))
    drawn += [
        rect(*BOARD, fill=GRID, opacity=0.12),
        rect(*BOARD, fill="none", stroke=var("ink"), stroke_width=6),
    ]
    for row, x in ((1, BOARD.right), (2, BOARD.x)):  # where the way turns there is no wall
        drawn.append(
            line(
                x,
                TOP + SIDE * (row - 0.35),
                x,
                TOP + SIDE * (row + 0.35),
                stroke=var("ochre"),
                stroke_width=8,
            )
        )
    return document(WIDTH, HEIGHT, *drawn, edge(WIDTH, HEIGHT))


def pieces(view: View, say: Say) -> Iterator[Piece]:
    """Pieces on the board and beside it, and the sticks as they fell."""
    for seat in range(2):
        name, symbol = say(f"piece-{seat}"), f"pawn-{seat}"
        for number, square in enumerate(square for square in range(SQUARES) if view.squares[square] == seat):
            box = area(square)
            words = say("piece-on", piece=name, square=square + 1)
            yield Piece(
                f"pawn-{seat}-{number}",
                symbol,
                box.middle,
                box.y + SIDE / 2,
                0.98,
                tone=f"seat-{seat}",
                label=words,
            )
        for number in range(view.borne_off[seat]):
            x = LEFT + 40 + 62 * number if seat == 0 else BOARD.right - 40 - 62 * number
            at = PIECES[view.pieces] - 1 - number
            yield Piece(
                f"pawn-{seat}-{at}",
                symbol,
                x,
                BELOW,
                0.6,
                tone=f"seat-{seat}",
                label=say("piece-off", piece=name),
            )
    for stick in range(STICKS):
        flat = stick < view.sticks != NO_FLAT_SIDE
        words = say("stick-flat") if flat else say("stick-round")
        x = WIDTH / 2 + 70 * (stick - (STICKS - 1) / 2)
        yield Piece(f"stick-{stick}", "stick-flat" if flat else "stick-round", x, BELOW, 0.95, label=words)


def spots(view: View, say: Say) -> Iterator[Spot]:
    """Every square can be pointed at; houses say what they do."""
    for square in range(SQUARES):
        name = say("square-label", square=square + 1)
        tip = f"{name}\n{say(f'house-{HOUSES[square]}')}" if square in HOUSES else name
        yield Spot(f"square-{square}", *area(square), label=name, tip=tip)


def move(view: View, say: Say, square: int) -> Choice:
    """Where a piece would go."""
    goal = square + view.direction * view.sticks
    if square > BEAUTY or goal == SQUARES:
        return Choice(preview=say("preview-off"))
    if goal == WATER:
        return Choice(preview=say("preview-water"))
    met = view.squares[goal] >= 0
    return Choice(preview=say("preview-exchange" if met else "preview-goal", square=goal + 1))


def facts(view: View, say: Say) -> dict[str, object]:
    """What the prompts name."""
    return {"number": view.sticks, "direction": "forwards" if view.direction == FORWARDS else "backwards"}


def goods(view: View, seat: int, say: Say) -> Iterator[Good]:
    yield Good(f"pawn-{seat}", view.borne_off[seat], say("good-off"), PIECES[view.pieces], f"seat-{seat}")


scene = Board(
    game=GAME,
    key=lambda view: "senet",
    pieces=pieces,
    spots=spots,
    choices={MOVE: move},
    facts=facts,
    goods=goods,
    alike=("pawn-0-", "pawn-1-"),
    width=WIDTH,
    height=HEIGHT,
).scene
