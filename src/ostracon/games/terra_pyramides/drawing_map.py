"""The drawn map: ordinary cells in the draughtsman's squares, construction sites, oases and the Nile."""

from __future__ import annotations

from itertools import pairwise
from math import atan2, degrees

from ostracon.games.terra_pyramides import maps
from ostracon.games.terra_pyramides.components import DISPLAY_IDS
from ostracon.games.terra_pyramides.spaces import CELL, MAP, MAP_X, MAP_Y, cell_at, cell_box
from ostracon.screen.drawing import group, line, middle_text, number, path, polygon, rect, use, var
from ostracon.screen.ground import DRAFT, INK, WATER, slab

_SIDES = ((-1, 0), (0, 1), (1, 0), (0, -1))


def draw_map(side: int, symbols: bool) -> str:
    """One side of the board, from its ASCII map."""
    drawn = [slab(MAP, 3, squares=False), coordinates()]
    drawn.append(rect(MAP_X, MAP_Y, CELL * maps.COLS, CELL * maps.ROWS, fill=var("sand"), fill_opacity=0.5))
    drawn += [halves(side)]
    for cell in range(maps.CELLS):
        if maps.CELL_KIND[side][cell] == maps.ORDINARY:
            drawn.append(ordinary(side, cell, symbols))
    drawn.append(squares())
    drawn.append(nile(side))
    for cell in range(maps.CELLS):
        if maps.CELL_KIND[side][cell] == maps.SITE:
            drawn.append(site(cell))
        elif maps.CELL_KIND[side][cell] == maps.OASIS:
            drawn.append(oasis(cell))
    drawn.append(rect(MAP_X, MAP_Y, CELL * maps.COLS, CELL * maps.ROWS, fill="none", **INK))
    return group(*drawn)


def coordinates() -> str:
    """Column letters above, row numbers to the left: A1 as people say it."""
    drawn = []
    for column in range(maps.COLS):
        x = MAP_X + CELL * (column + 0.5)
        drawn.append(middle_text(chr(ord("A") + column), x, MAP_Y - 15, 22, fill=var("ink-soft")))
    for row in range(maps.ROWS):
        y = MAP_Y + CELL * (row + 0.5)
        drawn.append(middle_text(str(row + 1), MAP_X - 18, y, 22, fill=var("ink-soft")))
    return group(*drawn)


def halves(side: int) -> str:
    """The Sphinx half and the scarab half in two grounds."""
    drawn = []
    for cell in range(maps.CELLS):
        if maps.CELL_DISPLAY[side][cell] == 1:
            drawn.append(rect(*cell_box(cell), fill=var("flake"), fill_opacity=0.55))
    return group(*drawn)


def squares() -> str:
    """The draughtsman's squares in red ochre."""
    right, bottom = MAP_X + CELL * maps.COLS, MAP_Y + CELL * maps.ROWS
    across = "".join(
        f"M{number(MAP_X)} {number(MAP_Y + CELL * row)}H{number(right)}" for row in range(1, maps.ROWS)
    )
    down = "".join(
        f"M{number(MAP_X + CELL * column)} {number(MAP_Y)}V{number(bottom)}" for column in range(1, maps.COLS)
    )
    return path(across + down, stroke=var("draft"), stroke_width=1.5, opacity=0.75)


def ordinary(side: int, cell: int, symbols: bool) -> str:
    """An empty cell: its half's sign, strong where the variant gives it a meaning; start cells are framed."""
    at = cell_at(cell)
    sign = DISPLAY_IDS[maps.CELL_DISPLAY[side][cell]]
    drawn = [use(sign, at.x, at.y, 0.4 if symbols else 0.34, opacity=0.5 if symbols else 0.2)]
    if cell in maps.START_CELL[side]:
        box = cell_box(cell)
        drawn.append(
            rect(box.x + 4, box.y + 4, box.w - 8, box.h - 8, fill=var("flake"), fill_opacity=0.7, **DRAFT)
        )
    return group(*drawn)


def site(cell: int) -> str:
    """A construction site: levelled ground with the pyramid to come in draft line."""
    box, at = cell_box(cell), cell_at(cell)
    half = CELL / 2
    steps = [(0.40, 0.27), (0.33, 0.12), (0.25, -0.02), (0.17, -0.16), (0.09, -0.3)]
    outline: list[tuple[float, float]] = []
    for wide, level in steps:
        outline += [
            (at.x - wide * CELL, at.y + level * CELL),
            (at.x - wide * CELL + 3, at.y + (level - 0.14) * CELL),
        ]
    outline += [(2 * at.x - x, y) for x, y in reversed(outline)]
    drawn = [
        rect(box.x + 1, box.y + 1, box.w - 2, box.h - 2, fill=var("rock"), fill_opacity=0.55),
        polygon(
            [
                (box.x + 1, box.y + 1),
                (box.right - 1, box.y + 1),
                (box.right - 8, box.y + 8),
                (box.x + 8, box.y + 8),
                (box.x + 8, box.bottom - 8),
                (box.x + 1, box.bottom - 1),
            ],
            fill=var("rock-deep"),
            fill_opacity=0.6,
        ),
        rect(box.x + 1.2, box.y + 1.2, box.w - 2.4, box.h - 2.4, fill="none", **INK),
        polygon(outline, fill=var("flake"), fill_opacity=0.6, **DRAFT),
        line(at.x - half * 0.86, at.y + 0.27 * CELL, at.x + half * 0.86, at.y + 0.27 * CELL, **DRAFT),
    ]
    return group(*drawn)


def oasis(cell: int) -> str:
    """An oasis: a pool between palms, and the coin it gives."""
    box, at = cell_box(cell), cell_at(cell)
    c = CELL / 100
    return group(
        rect(box.x + 1.5, box.y + 1.5, box.w - 3, box.h - 3, rx=7, fill=var("malachite-light"), **INK),
        path(
            f"M{number(at.x - 38 * c)} {number(at.y + 24 * c)}"
            f"c{number(4 * c)} {number(-16 * c)} {number(26 * c)} {number(-20 * c)} {number(42 * c)} {number(-16 * c)}"
            f"s{number(38 * c)} {number(2 * c)} {number(34 * c)} {number(18 * c)}"
            f"s{number(-24 * c)} {number(14 * c)} {number(-42 * c)} {number(13 * c)}"
            f"s{number(-36 * c)} {number(-4 * c)} {number(-34 * c)} {number(-15 * c)}Z",
            fill=var("river"),
            **INK,
        ),
        path(
            f"M{number(at.x - 22 * c)} {number(at.y + 24 * c)}l5 -4l5 4l5 -4l5 4"
            f"M{number(at.x + 8 * c)} {number(at.y + 31 * c)}l4 -3l4 3l4 -3l4 3",
            stroke=var("river-line"),
            stroke_width=2,
            stroke_linejoin="round",
        ),
        use("palm", at.x - 17 * c, at.y - 12 * c, 0.56 * CELL / 100),
        use("palm", at.x + 8 * c, at.y - 7 * c, 0.4 * CELL / 100),
        use("coin", at.x + 29 * c, at.y - 27 * c, 0.3 * CELL / 100),
    )


def nile(side: int) -> str:
    """The river over its cells, the boats' course, and the palms on the bank."""
    cells = [cell for cell in range(maps.CELLS) if maps.CELL_KIND[side][cell] == maps.NILE]
    if not cells:
        return ""
    drawn = []
    for cell in cells:
        box = cell_box(cell)
        drawn.append(rect(box.x - 0.5, box.y - 0.5, box.w + 1, box.h + 1, fill=var("river")))
        drawn.append(rect(*box, fill=WATER))
    for cell in cells:
        drawn.append(banks(side, cell))
    drawn.append(course())
    for index, cell in enumerate(maps.TRACK_CELL):
        if index in maps.PALMS:
            at = cell_at(cell)
            drawn.append(use("palm", at.x + 0.27 * CELL, at.y - 0.24 * CELL, 0.5 * CELL / 100))
    start = cell_at(maps.TRACK_CELL[0])
    drawn.append(use("boat", start.x, start.y, 0.62 * CELL / 100, opacity=0.5))
    return group(*drawn)


def banks(side: int, cell: int) -> str:
    """A strip of sand and a line where the river meets land; steps where it meets a construction site."""
    box, at = cell_box(cell), cell_at(cell)
    row, column = divmod(cell, maps.COLS)
    drawn = []
    for facing, (down, right) in enumerate(_SIDES):
        r, c = row + down, column + right
        inside = 0 <= r < maps.ROWS and 0 <= c < maps.COLS
        beyond = maps.CELL_KIND[side][r * maps.COLS + c] if inside else maps.NILE
        if beyond == maps.NILE:
            continue
        strip = (
            (box.x, box.y, box.w, 6),
            (box.right - 6, box.y, 6, box.h),
            (box.x, box.bottom - 6, box.w, 6),
            (box.x, box.y, 6, box.h),
        )[facing]
        edge = (
            ((box.x, box.y), (box.right, box.y)),
            ((box.right, box.y), (box.right, box.bottom)),
            ((box.x, box.bottom), (box.right, box.bottom)),
            ((box.x, box.y), (box.x, box.bottom)),
        )[facing]
        drawn.append(rect(*strip, fill=var("sand-deep"), opacity=0.6))
        drawn.append(polygon(edge, fill="none", **INK))
        if beyond == maps.SITE:
            drawn.append(
                group(
                    use("steps", 0, 0, CELL / 100),
                    transform=f"translate({number(at.x)} {number(at.y)}) rotate({90 * facing})",
                )
            )
    return group(*drawn)


def course() -> str:
    """The order in which the boats pass the cells, in draft line with arrow heads."""
    centres = [cell_at(cell) for cell in maps.TRACK_CELL]
    drawn = [
        path(
            "M" + "L".join(f"{number(at.x)} {number(at.y)}" for at in centres),
            stroke=var("gypsum"),
            opacity=0.6,
            stroke_width=5,
            stroke_dasharray="2 11",
            stroke_linecap="round",
        )
    ]
    for here, there in pairwise(centres):
        x, y = (here.x + there.x) / 2, (here.y + there.y) / 2
        turn = degrees(atan2(there.y - here.y, there.x - here.x))
        drawn.append(
            path(
                "M-7 -8L7 0L-7 8",
                stroke=var("gypsum"),
                opacity=0.6,
                stroke_width=4,
                stroke_linecap="round",
                stroke_linejoin="round",
                transform=f"translate({number(x)} {number(y)}) rotate({number(turn)})",
            )
        )
    return group(*drawn)
