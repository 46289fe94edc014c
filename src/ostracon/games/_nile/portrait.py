"""A Nile board on a phone held upright: the river in stretches one below the other, then the other parts.

Spaces of the two banks alternate, so that no upright line misses them all: a stretch ends further up the river on one bank
than on the other.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations, pairwise
from typing import NamedTuple

import msgspec

from ostracon.games._nile.river import BASIN, CARD_SCALE, River
from ostracon.screen.ground import FRAME, WIDTH
from ostracon.screen.layout import GAP, PORTRAIT, Layout, Rectangle, Region, stacked

STRETCHES = 3
TOP, WATERLINE, BOTTOM = (
    361.0,
    497.0,
    714.0,
)  # of the river; ships float below the line, berths and towns lie above it
EDGE = FRAME + 6  # where the badges of the score track end
CARD, TOWN, SITE, WAITING = 35 * CARD_SCALE + 3, 52.0, BASIN.w / 2 + 3, 37.0  # half the width of a space


class Seam(NamedTuple):
    """Where a stretch ends on the upper and on the lower bank."""

    upper: float
    lower: float
    through: float = 0  # how much of a space it would cut off, where there is no room between two


def portrait(river: River, rows: Iterable[Sequence[Rectangle]]) -> Layout:
    """The river in stretches as even as can be, and rows of other parts below them."""
    seams = [seam(river, last) for last in range(1, river.stops)]
    source, mouth = Seam(EDGE, EDGE), Seam(WIDTH - EDGE, WIDTH - EDGE)
    cuts = ([source, *some, mouth] for some in combinations(seams, STRETCHES - 1))
    regions: list[Region] = []
    top = 0.0
    for before, after in pairwise(min(cuts, key=lambda cut: (sum(one.through for one in cut), widest(cut)))):
        left = min(before[:2])
        scale = round(PORTRAIT / (max(after[:2]) - left), 4)
        banks = (
            (before.upper, after.upper, TOP, WATERLINE + 1),
            (before.lower, after.lower, WATERLINE, BOTTOM),
        )
        for x, right, y, bottom in banks:
            where = round((x - left) * scale, 2), round(top + (y - TOP) * scale, 2)
            regions.append(Region(x, y, right - x, bottom - y, *where, scale))
        top += (BOTTOM - TOP) * scale + GAP
    others = stacked(rows)
    regions += [msgspec.structs.replace(region, top=round(region.top + top, 2)) for region in others.regions]
    return msgspec.structs.replace(others, height=round(top + others.height, 2), regions=tuple(regions))


def widest(cut: Iterable[Seam]) -> float:
    return max(max(after[:2]) - min(before[:2]) for before, after in pairwise(cut))


def seam(river: River, last: int) -> Seam:
    """Where a stretch can end behind its last space."""
    middle = (river.x(last) + river.x(last + 1)) / 2

    def between(halves: Mapping[int, float]) -> tuple[float, float]:
        least = max((river.x(p) + half for p, half in halves.items() if p <= last), default=EDGE)
        most = min((river.x(p) - half for p, half in halves.items() if p > last), default=WIDTH - EDGE)
        through = max(0.0, least - most)
        return round((least + most) / 2 if through else min(max(middle, least), most)), through

    upper, above = between(dict.fromkeys(river.towns, TOWN) | dict.fromkeys(river.sites, SITE))
    ships = dict.fromkeys(river.towns, 1.0) | dict.fromkeys(river.sites, WAITING)
    lower, below = between(dict.fromkeys(river.cards, CARD) | ships)
    return Seam(upper, lower, above + below)
