"""Symbols that come in as many kinds as the components list: tiles, blocks, courses of pyramids."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from ostracon.games.terra_pyramides import components as box
from ostracon.screen.drawing import group, number, path, polygon, tag, use, var

# The pigment of each block colour, whose carved sign has the colour's name.
_PIGMENTS = {
    "red": "carmine",
    "blue": "lapis",
    "black": "carbon",
    "yellow": "ochre",
    "green": "malachite",
    "brown": "umber",
    "white": "gypsum",
    "violet": "amethyst",
}


def _looks() -> dict[str, str]:
    """The colour that each one looks like: itself, or one that is not in the box, for the names of a corrected file."""
    spare = [name for name in _PIGMENTS if name not in box.STORAGE_IDS]
    return {name: name if name in _PIGMENTS else spare.pop() for name in box.STORAGE_IDS}


LOOKS = _looks()
STORAGE_TONES = tuple(_PIGMENTS[LOOKS[name]] for name in box.STORAGE_IDS)
WORKER_TONE = "umber"  # of the workers that tiles show: nobody's yet

COURSE = 13.0  # height of a pyramid's course
PYRAMID_FLOOR = 19.0
_HALF_WIDTHS = (45.0, 36.5, 28.0, 19.5, 11.0)


@cache
def sheet() -> str:
    """The game's whole sheet: the drawn symbols, and those put together here."""
    drawn = files(__package__).joinpath("art/symbols.svg").read_text("utf-8")
    made = [*(tile(kind) for kind in range(box.TILE_KINDS)), *(cube(name) for name in box.STORAGE_IDS)]
    made += [course(level) for level in range(1, box.MAX_LEVEL)]
    made += [first_course(name) for name in box.COLOUR_IDS]
    return drawn.replace("</svg>", "".join(made) + "</svg>")


def symbol(name: str, *children: str) -> str:
    return tag("symbol", *children, id=name, viewBox="-50 -50 100 100")


# Tiles.


def shown(kind: int) -> list[tuple[str, str]]:
    """The symbols on a tile, each with its tone."""
    found = [("worker", WORKER_TONE)] * box.TILE_WORKER[kind]
    found += [("eye", "")] * box.TILE_EYES[kind]
    found += [("mask", "")] * box.TILE_OFFERINGS[kind]
    found += [("oasis", "")] * box.TILE_OASIS[kind]
    if box.TILE_BLOCK[kind] >= 0:
        found.append((f"cube-{box.COLOUR_IDS[box.TILE_BLOCK[kind]]}", ""))
    return found


_LAYOUTS: dict[int, tuple[float, tuple[tuple[float, float], ...]]] = {
    0: (0.6, ()),
    1: (0.56, ((0, 0),)),
    2: (0.42, ((-18, -9), (18, 9))),
    3: (0.37, ((0, -16), (-18, 15), (18, 15))),
}


def tile(kind: int) -> str:
    """A tile's face without its steps."""
    what = shown(kind)
    scale, spots = _LAYOUTS.get(
        len(what), (0.36, tuple((-18 + 36 * (i % 2), -18 + 36 * (i // 2)) for i in range(4)))
    )
    drawn = [use("tile-blank", 0, 0)]
    for (name, tone), (x, y) in zip(what, spots, strict=False):
        drawn.append(use(name, x, y, scale, tone))
    return symbol(f"tile-{kind}", *drawn)


# Blocks and pyramids.


def mark(name: str, x: float, y: float, scale: float) -> str:
    """The carved sign of a block colour, so that colour is never alone."""
    return use(f"mark-{LOOKS[name]}", x, y, scale)


def cube(name: str) -> str:
    """A stone block of a colour."""
    tone = STORAGE_TONES[box.STORAGE_IDS.index(name)]
    return symbol(f"cube-{name}", use("stone", 0, 0, tone=tone), mark(name, 0, 11, 0.72))


def _outline(level: int) -> list[tuple[float, float]]:
    """A course in elevation, its sides leaning inwards."""
    floor = PYRAMID_FLOOR - COURSE * (level - 1)
    half = _HALF_WIDTHS[min(level, len(_HALF_WIDTHS)) - 1]
    return [(-half, floor), (-half + 4, floor - COURSE), (half - 4, floor - COURSE), (half, floor)]


def _course(level: int) -> str:
    outline = _outline(level)
    (left, floor), (_, top), (right_top, _), (right, _) = outline
    joints = "".join(
        f"M{number(x)} {number(floor - 0.5)}V{number(top + 0.5)}" for x in _joints(left, right, level)
    )
    shade = right - (right - left) * 0.3
    return group(
        polygon(outline, fill=var("tone")),
        path(joints, stroke=var("shine"), stroke_width=1.4, opacity=0.4),
        polygon(
            [(shade, floor), (shade - 2, top), (right_top, top), (right, floor)],
            fill=var("carbon"),
            opacity=0.24,
        ),
        path(
            f"M{number(left + 5)} {number(top + 1.8)}H{number(right - 6)}",
            stroke=var("shine"),
            stroke_width=2.2,
            opacity=0.5,
        ),
        polygon(outline, fill="none", stroke=var("ink"), stroke_width=2.6, stroke_linejoin="round"),
    )


def _joints(left: float, right: float, level: int) -> list[float]:
    stones = max(2, 7 - level)
    return [left + (right - left) * i / stones for i in range(1, stones)]


def course(level: int) -> str:
    """A level of a pyramid in the pyramid's colour, where it lies on the place."""
    return symbol(f"course-{level}", _course(level))


def first_course(name: str) -> str:
    """A level-1 piece in stock, with its colour's sign."""
    tone = STORAGE_TONES[box.COLOUR_IDS.index(name)]
    outline = [(-46, 30), (-39, -30), (39, -30), (46, 30)]
    drawn = group(
        polygon(outline, fill=var("tone")),
        polygon([(20, 30), (17, -30), (39, -30), (46, 30)], fill=var("carbon"), opacity=0.22),
        path("M-38 -24 H36", stroke=var("shine"), stroke_width=6, opacity=0.45),
        polygon(outline, fill="none", stroke=var("ink"), stroke_width=4.5, stroke_linejoin="round"),
        data_tone=tone,
    )
    return symbol(f"level-{name}", drawn, mark(name, -20, 3, 0.5))
