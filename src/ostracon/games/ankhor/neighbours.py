"""What a place in a domain would be worth, worked out from a view: for tips and previews."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
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


def held(domain: DomainView) -> dict[int, int]:
    """The bonus tokens of a domain by family: colours, then animals."""
    tokens: dict[int, int] = {}
    for group in domain.groups:
        family = group.colour if group.animal < 0 else box.RESOURCES + group.animal
        tokens[family] = tokens.get(family, 0) + group.bonus
    return tokens


def worth(tiles: Sequence[Laid], tokens: Mapping[int, int]) -> Worth:
    """Numbers, groups and bonus tokens of a domain (RULES 6.1, 6.2), with the tokens that its families had before."""
    points = sum(box.TILE_POINTS[t.tile] for t in tiles)
    bonuses = 0
    for family in range(box.FAMILIES):
        animal = family - box.RESOURCES
        of_family = [
            t for t in tiles if family in (box.TILE_COLOUR[t.tile], box.RESOURCES + box.TILE_KIND[t.tile])
        ]
        sizes = list(groups(of_family))
        points += sum(size for size in sizes if size > 1) * (
            box.COLOUR_POINTS if animal < 0 else box.ANIMAL_POINTS
        )
        earning = sum(size >= box.BONUS_GROUP for size in sizes)
        fives = sum(size // box.BONUS_GROUP for size in sizes)
        bonuses += max(earning, min(tokens.get(family, 0), fives))
    return Worth(points + bonuses * box.BONUS_VALUE, bonuses)


def gain(domain: DomainView, new: Laid, moved: int = -1) -> Worth:
    """How points and bonus tokens change when a tile is laid, or tile `moved` of the domain goes there."""
    tokens = held(domain)
    before, after = worth(laid(domain), tokens), worth([*laid(domain, moved), new], tokens)
    return Worth(after.points - before.points, after.bonuses - before.bonuses)
