"""The ground that boards are drawn on: boxes, ink, papyrus, limestone flakes, and a track as the frame."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from typing import NamedTuple, Self

from ostracon.screen.drawing import (
    Attribute,
    circle,
    group,
    line,
    middle_text,
    number,
    path,
    polygon,
    rect,
    tag,
    use,
    var,
)

WIDTH, HEIGHT = 1600, 1000
FRAME = 38  # thickness of a track round the board
GRID, LIMESTONE, PAPYRUS, WATER = (
    f"url(#ground-{name})" for name in ("grid", "limestone", "papyrus", "water")
)
INK: dict[str, Attribute] = {
    "stroke": var("ink"),
    "stroke_width": 2.4,
    "stroke_linejoin": "round",
    "stroke_linecap": "round",
}
DRAFT: dict[str, Attribute] = {
    "stroke": var("draft"),
    "stroke_width": 2,
    "stroke_dasharray": "7 5",
    "stroke_linejoin": "round",
}
NOTE: dict[str, Attribute] = {"font_style": "italic", "fill": var("ink-soft")}


class Box(NamedTuple):
    """A part of the board: its top left corner and its size."""

    x: float
    y: float
    w: float
    h: float

    @property
    def middle(self) -> float:
        return self.x + self.w / 2

    @property
    def right(self) -> float:
        return self.x + self.w

    @property
    def bottom(self) -> float:
        return self.y + self.h


class At(NamedTuple):
    """Centre and scale of a piece."""

    x: float
    y: float
    scale: float


def around(at: At, w: float, h: float) -> Box:
    """The box of a size about a centre."""
    return Box(at.x - w / 2, at.y - h / 2, w, h)


def ground(width: float = WIDTH, height: float = HEIGHT) -> str:
    """Papyrus under everything."""
    return rect(0, 0, width, height, fill=var("ground")) + rect(0, 0, width, height, fill=PAPYRUS)


def slab(box: Box, seed: int, squares: bool = True) -> str:
    """The limestone flake under a drawing."""
    outline = flake(*box, seed)
    return group(
        path(outline, fill=var("shade"), opacity=0.28, transform="translate(4 5)"),
        path(outline, fill=var("flake"), stroke=var("flake-edge"), stroke_width=5, stroke_linejoin="round"),
        path(outline, fill=LIMESTONE),
        path(outline, fill=GRID, opacity=0.2) if squares else "",
        path(outline, stroke=var("ink"), stroke_width=1.6, stroke_linejoin="round"),
    )


def place(at: At, *within: str) -> str:
    """An empty place for a stone in draft line, and what is written in it."""
    half, shoulder = 43 * at.scale, at.y - 22 * at.scale
    outline = [
        (at.x - half, shoulder),
        (at.x - 33 * at.scale, at.y - half),
        (at.x + 33 * at.scale, at.y - half),
        (at.x + half, shoulder),
        (at.x + half, at.y + half),
        (at.x - half, at.y + half),
    ]
    return group(
        polygon(outline, fill=var("flake"), fill_opacity=0.8, **DRAFT),
        line(
            at.x - half, shoulder, at.x + half, shoulder, stroke=var("draft"), stroke_width=1.2, opacity=0.6
        ),
        *within,
    )


def points(value: str | int, x: float, y: float, scale: float = 0.42) -> str:
    """A number of points on the sign for points."""
    return use("laurel", x, y, scale) + middle_text(str(value), x, y, max(22, 56 * scale), font_weight="bold")


# A track round the board.


def frame(spaces: Iterable[str]) -> str:
    """The band round the board with the spaces that are drawn on it."""
    band = f"M0 0H{WIDTH}V{HEIGHT}H0Z M{FRAME} {FRAME}V{HEIGHT - FRAME}H{WIDTH - FRAME}V{FRAME}Z"
    inner = Box(FRAME, FRAME, WIDTH - 2 * FRAME, HEIGHT - 2 * FRAME)
    return group(
        path(band, fill=var("flake"), fill_rule="evenodd"),
        *spaces,
        rect(*inner, fill="none", stroke=var("ink"), stroke_width=3),
        edge(),
    )


def edge(width: float = WIDTH, height: float = HEIGHT) -> str:
    """The line round the whole board."""
    return rect(1.5, 1.5, width - 3, height - 3, fill="none", stroke=var("ink"), stroke_width=3)


def corners() -> str:
    """The four corners of a frame whose track leaves them out."""
    return "".join(
        rect(x, y, FRAME, FRAME, fill=var("lapis-deep"))
        + circle(x + FRAME / 2, y + FRAME / 2, 10, fill=var("ochre"))
        for x in (0, WIDTH - FRAME)
        for y in (0, HEIGHT - FRAME)
    )


class Track(NamedTuple):
    """The score track round the board: ``across`` spaces above and below, ``down`` at each side."""

    across: int
    down: int

    @property
    def lap(self) -> int:
        return 2 * (self.across + self.down)

    @classmethod
    def of(cls, lap: int) -> Self:
        """A frame for a lap of so many points, its spaces as even as can be."""
        across = round(lap / 2 * WIDTH / (WIDTH + HEIGHT))
        return cls(across, lap // 2 - across)

    def space(self, points: int) -> Box:
        """The space that stands for a number of points, clockwise from the top left."""
        space = points % self.lap
        across = (WIDTH - 2 * FRAME) / self.across
        down = (HEIGHT - 2 * FRAME) / self.down
        if space < self.across:
            return Box(FRAME + across * space, 0, across, FRAME)
        space -= self.across
        if space < self.down:
            return Box(WIDTH - FRAME, FRAME + down * space, FRAME, down)
        space -= self.down
        if space < self.across:
            return Box(WIDTH - FRAME - across * (space + 1), HEIGHT - FRAME, across, FRAME)
        space -= self.across
        return Box(0, HEIGHT - FRAME - down * (space + 1), FRAME, down)

    def badge(self, points: int, marker: At) -> At:
        """What tells how often a marker has gone round: towards the middle of the board, or further on at the sides."""
        box = self.space(points)
        if box.w > box.h:
            return At(marker.x, marker.y + (24 if box.y == 0 else -24), 0.4)
        return At(marker.x, marker.y + (-23 if box.x == 0 else 23), 0.36)

    def draw(self, figure: Callable[[Box, str, str | None], str]) -> str:
        """The frame, every fifth space in pigment. ``figure``: how a space is numbered, and in what weight."""
        drawn = []
        for score in range(self.lap):
            box, fifth = self.space(score), score % 5 == 0
            fill = var("ochre-light") if fifth else "none"
            drawn.append(rect(*box, fill=fill, stroke=var("ink-soft"), stroke_width=1.2))
            drawn.append(figure(box, str(score), "bold" if fifth else None))
        return frame([*drawn, corners()])


# What lies under the ink.


def flake(x: float, y: float, w: float, h: float, seed: int, rough: float = 2.6) -> str:
    """The outline of a limestone flake: a rectangle with broken edges and chipped corners, as path data."""
    dice = random.Random(seed)

    def wobble() -> float:
        return dice.uniform(-rough, rough)

    corner = 14.0
    points: list[tuple[float, float]] = []
    for along, fixed, forward, upright in (
        (w, 0.0, True, False),
        (h, w, True, True),
        (w, h, False, False),
        (h, 0.0, False, True),
    ):
        steps = max(3, round(along / 70))
        for step in range(steps + 1):
            at = corner + (along - 2 * corner) * step / steps
            at = at if forward else along - at
            inner = 0 < step < steps
            off = wobble() if inner else 0.0
            if inner:
                at += wobble() * 4
            points.append((x + fixed + off, y + at) if upright else (x + at, y + fixed + off))
    return "M" + " L".join(f"{number(px)} {number(py)}" for px, py in points) + " Z"


def textures() -> str:
    """Patterns for ``<defs>``, to lie over a colour: papyrus, limestone, water, grid."""
    return papyrus() + limestone() + water() + grid()


def pattern(name: str, w: float, h: float, *children: str) -> str:
    return tag("pattern", *children, id=name, width=w, height=h, patternUnits="userSpaceOnUse")


def papyrus() -> str:
    """Fibres across and down."""
    dice = random.Random(7)
    fibres = []
    for _ in range(46):
        x, y, length = dice.uniform(0, 200), dice.uniform(0, 200), dice.uniform(20, 90)
        across = dice.random() < 0.6
        fibres.append(f"M{x:.0f} {y:.0f}" + (f"h{length:.0f}" if across else f"v{length:.0f}"))
    return pattern(
        "ground-papyrus",
        200,
        200,
        path("".join(fibres), stroke=var("fibre"), stroke_width=1, opacity=0.35),
    )


def limestone() -> str:
    """Specks and hairlines."""
    dice = random.Random(11)
    specks = "".join(
        f"M{dice.uniform(2, 158):.0f} {dice.uniform(2, 158):.0f}h{dice.uniform(0.6, 2.4):.1f}"
        for _ in range(60)
    )
    veins = "M12 40l9 5 6-2M92 118l7-6 11 1M126 22l-5 8"
    return pattern(
        "ground-limestone",
        160,
        160,
        path(specks, stroke=var("fibre"), stroke_width=1.6, stroke_linecap="round", opacity=0.4),
        path(veins, stroke=var("fibre"), stroke_width=0.9, opacity=0.35),
    )


def water() -> str:
    """Water as the Egyptians wrote it: rows of even zigzags."""
    rows = []
    for row in range(3):
        start = -12 if row % 2 else 0
        peaks = "".join("l6 -6l6 6" for _ in range(6))
        rows.append(f"M{start} {12 + row * 18}{peaks}")
    return pattern(
        "ground-water",
        48,
        54,
        path("".join(rows), stroke=var("river-line"), stroke_width=1.6, opacity=0.42),
    )


def grid() -> str:
    """The squares in red ochre that a draughtsman lays out before he draws."""
    return pattern("ground-grid", 40, 40, path("M0 20H40M20 0V40", stroke=var("draft"), stroke_width=1))
