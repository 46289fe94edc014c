"""The ground of a Nile board: papyrus, limestone flakes, places for stones, and the score track as a frame."""

from __future__ import annotations

from typing import NamedTuple

from ostracon.kernel.drawing import (
    Attribute,
    circle,
    flake,
    group,
    line,
    middle_text,
    path,
    polygon,
    rect,
    text,
    textures,
    use,
    var,
)

WIDTH, HEIGHT = 1600, 1000
FRAME = 38  # thickness of the score track
PREFIX = "nile"
GRID, LIMESTONE, PAPYRUS, WATER = (
    f"url(#{PREFIX}-{name})" for name in ("grid", "limestone", "papyrus", "water")
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


def patterns() -> str:
    """The textures that the boards lie in, for ``<defs>``."""
    return textures(PREFIX)


def ground() -> str:
    """Papyrus under everything."""
    return rect(0, 0, WIDTH, HEIGHT, fill=var("ground")) + rect(0, 0, WIDTH, HEIGHT, fill=PAPYRUS)


def slab(box: Box, seed: int) -> str:
    """The limestone flake under a drawing."""
    outline = flake(*box, seed)
    return group(
        path(outline, fill=var("shade"), opacity=0.28, transform="translate(4 5)"),
        path(outline, fill=var("flake"), stroke=var("flake-edge"), stroke_width=5, stroke_linejoin="round"),
        path(outline, fill=LIMESTONE),
        path(outline, fill=GRID, opacity=0.2),
        path(outline, stroke=var("ink"), stroke_width=1.6, stroke_linejoin="round"),
    )


def heading(box: Box, title: str, note: str = "", indent: float = 16) -> str:
    """A flake's name, and a word about it on the right."""
    drawn = [text(title, box.x + indent, box.y + 33, 28, font_weight="bold", letter_spacing=0.4)]
    if note:
        drawn.append(text(note, box.right - 14, box.y + 32, 22, text_anchor="end", **NOTE))
    return group(*drawn)


def place(at: At, value: str = "") -> str:
    """An empty place for a stone in draft line, with what it is worth."""
    half, low = 43 * at.scale, at.y + 10 * at.scale
    shoulder, top = at.y - 22 * at.scale, at.y - half
    outline = [
        (at.x - half, shoulder),
        (at.x - 33 * at.scale, top),
        (at.x + 33 * at.scale, top),
        (at.x + half, shoulder),
        (at.x + half, at.y + half),
        (at.x - half, at.y + half),
    ]
    return group(
        polygon(outline, fill=var("flake"), fill_opacity=0.8, **DRAFT),
        line(
            at.x - half, shoulder, at.x + half, shoulder, stroke=var("draft"), stroke_width=1.2, opacity=0.6
        ),
        middle_text(value, at.x, low, 24, font_weight="bold") if value else "",
    )


def points(value: str, x: float, y: float, scale: float = 0.42) -> str:
    """A number of points on the sign for points."""
    return use("laurel", x, y, scale) + middle_text(value, x, y, max(22, 56 * scale), font_weight="bold")


class Track(NamedTuple):
    """The score track round the board: ``across`` spaces above and below, ``down`` at each side."""

    across: int
    down: int

    @property
    def lap(self) -> int:
        return 2 * (self.across + self.down)

    @classmethod
    def of(cls, lap: int) -> Track:
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

    def marker(self, points: int, behind: int, crowd: int = 1) -> At:
        """A marker on its space: ``behind`` others stand in front of it, nearer to the next space.

        ``crowd`` is how many stand there in all.
        """
        box = self.space(points)
        step = 26 if crowd <= 2 else 15 if crowd == 3 else 11
        along = 13 + step * (crowd - 1 - behind)
        if box.w <= box.h:  # upright: past the figure, downwards on the right, upwards on the left
            up = box.x == 0
            y = box.bottom - along - 28 if up else box.y + along + 28
            return At(box.x + box.w / 2, y, 0.27)
        leftwards = box.y > 0
        x = box.right - along if leftwards else box.x + along
        room = 30 if crowd <= 2 else 22
        return At(x - room if leftwards else x + room, box.y + box.h / 2, 0.27)

    def draw(self) -> str:
        """The frame; every fifth space in pigment."""
        drawn = [
            path(
                f"M0 0H{WIDTH}V{HEIGHT}H0Z M{FRAME} {FRAME}V{HEIGHT - FRAME}H{WIDTH - FRAME}V{FRAME}Z",
                fill=var("flake"),
                fill_rule="evenodd",
            )
        ]
        for number in range(self.lap):
            box = self.space(number)
            fifth = number % 5 == 0
            weight = "bold" if fifth else None
            fill = var("ochre-light") if fifth else "none"
            drawn.append(rect(*box, fill=fill, stroke=var("ink-soft"), stroke_width=1.2))
            if box.w > box.h:
                below = box.y > 0
                x = box.right - 5 if below else box.x + 5
                anchor = "end" if below else "start"
                drawn.append(text(str(number), x, box.y + 27, 22, font_weight=weight, text_anchor=anchor))
            else:
                y = box.bottom - 15 if box.x == 0 else box.y + 16
                drawn.append(middle_text(str(number), box.x + box.w / 2, y, 22, font_weight=weight))
        for x in (0, WIDTH - FRAME):
            for y in (0, HEIGHT - FRAME):
                drawn.append(rect(x, y, FRAME, FRAME, fill=var("lapis-deep")))
                drawn.append(circle(x + FRAME / 2, y + FRAME / 2, 10, fill=var("ochre")))
        inner = Box(FRAME, FRAME, WIDTH - 2 * FRAME, HEIGHT - 2 * FRAME)
        drawn.append(rect(*inner, fill="none", stroke=var("ink"), stroke_width=3))
        drawn.append(rect(1.5, 1.5, WIDTH - 3, HEIGHT - 3, fill="none", stroke=var("ink"), stroke_width=3))
        return group(*drawn)


def number_id(number: int) -> str:
    """A space of the score track as a number that can be pointed at: how many stones to sell."""
    return f"number-{number}"
