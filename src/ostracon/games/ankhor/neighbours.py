"""What a place in a domain would be worth, worked out from a view: for tips and previews."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from ostracon.games.ankhor import components as box
from ostracon.games.ankhor.view import DomainView


class Laid(NamedTuple):
    """A tile and its point on a grid twice as fine as the cells, so that both floors have one."""

    tile: int
    x: int
    y: int


class Worth(NamedTuple):
    """What a domain is worth without its tokens."""

    points: int
    bonuses: int


def lay(tile: int, floor: int, row: int, column: int) -> Laid:
    return Laid(tile, 2 * column + floor, 2 * row + floor)


def laid(domain: DomainView, without: int = -1) -> list[Laid]:
    return [lay(t.tile, t.floor, t.row, t.column) for n, t in enumerate(domain.tiles) if n != without]


def touches(one: Laid, other: Laid) -> bool:
    """Side by side on one floor, or one on the other (RULES 4.1)."""
    return (abs(one.x - other.x), abs(one.y - other.y)) in ((2, 0), (0, 2), (1, 1))


def groups(tiles: Sequence[Laid]) -> Iterator[int]:
    """Sizes of the connected groups among tiles that belong together."""
    left = list(tiles)
    while left:
        edge = [left.pop()]
        size = 0
        while edge:
            here = edge.pop()
            size += 1
            reached = [other for other in left if touches(here, other)]
            left = [other for other in left if other not in reached]
            edge += reached
        yield size


def worth(tiles: Sequence[Laid]) -> Worth:
    """Numbers, groups and bonus tokens of a domain (RULES 6.2)."""
    points = sum(box.TILE_POINTS[t.tile] for t in tiles)
    bonuses = 0
    families = [
        ([t for t in tiles if box.TILE_COLOUR[t.tile] == colour], box.COLOUR_POINTS)
        for colour in {box.TILE_COLOUR[t.tile] for t in tiles}
    ]
    families += [
        ([t for t in tiles if box.TILE_KIND[t.tile] == animal], box.ANIMAL_POINTS)
        for animal in range(box.ANIMALS)
    ]
    for members, each in families:
        for size in groups(members):
            points += size * each if size > 1 else 0
            bonuses += size >= box.BONUS_GROUP
    return Worth(points + bonuses * box.BONUS_VALUE, bonuses)


def gain(domain: DomainView, new: Laid, moved: int = -1) -> Worth:
    """How points and bonus tokens change when a tile is laid, or tile `moved` of the domain goes there."""
    before, after = worth(laid(domain)), worth([*laid(domain, moved), new])
    return Worth(after.points - before.points, after.bonuses - before.bonuses)
