"""Other layouts of a board: cut into regions that lie elsewhere, larger, where a screen is too narrow for the whole.

A board is drawn once. A layout says which rectangles of it go where; what lies in none of them is not shown. Everything in
the scene keeps its coordinates on the board, and the browser moves it with its region.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

NARROW = 500  # pixels: a phone held upright
PORTRAIT = 800  # board units across an upright layout
GAP = 6

Rectangle = tuple[float, float, float, float]  # left, top, width, height on the board


class Region(msgspec.Struct, frozen=True):
    """A rectangle of the board, and where it lies in a layout."""

    x: float  # on the board: top left corner and size
    y: float
    w: float
    h: float
    left: float  # in the layout: top left corner, and how much larger
    top: float
    scale: float

    def holds(self, x: float, y: float) -> bool:
        """Whether a point of the board lies in it."""
        return self.x <= x < self.x + self.w and self.y <= y < self.y + self.h


class Layout(msgspec.Struct, frozen=True):
    """The board arranged for screens narrower than ``below`` pixels."""

    below: int
    width: float
    height: float
    regions: tuple[Region, ...]

    def region(self, x: float, y: float) -> Region | None:
        """The region in which a point of the board lies."""
        return next((region for region in self.regions if region.holds(x, y)), None)


def stacked(rows: Iterable[Sequence[Rectangle]], below: int = NARROW, width: float = PORTRAIT) -> Layout:
    """Rows of rectangles one below the other: those of a row are as high as each other and fill the width."""
    regions: list[Region] = []
    top: float = 0
    for row in rows:
        height = (width - GAP * (len(row) - 1)) / sum(w / h for _, _, w, h in row)
        left: float = 0
        for x, y, w, h in row:
            regions.append(Region(x, y, w, h, round(left, 2), round(top, 2), round(height / h, 4)))
            left += w * height / h + GAP
        top += height + GAP
    return Layout(below, width, round(top - GAP, 2), tuple(regions))
