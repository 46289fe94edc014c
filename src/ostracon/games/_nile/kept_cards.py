"""Picture and foot of the cards that both games have; the figures come from the caller."""

from __future__ import annotations

from collections.abc import Sequence

from ostracon.games._nile.faces import FOOT, arrow, big, figure, heap, per, row
from ostracon.screen.drawing import group, use

Drawn = tuple[str, str]  # picture and foot
WORKER, STONE, CORN, BOAT, CARDS = (
    ("nile-labourer", 0.19),
    ("block", 0.19),
    ("wheat", 0.2),
    ("nile-boat", 0.2),
    ("cards", 0.2),
)


def crews_picture() -> str:
    return use("nile-labourer", -15, -1, 0.46) + use("nile-labourer", 13, -1, 0.46)


def grain(count: int) -> Drawn:
    return big("grain", 0.54), row(f"+{count}", CORN)


def force(count: int) -> Drawn:
    return crews_picture(), row(f"+{count}", WORKER)


def stones(count: int) -> Drawn:
    return heap(count), row(f"+{count}", STONE)


def feed_with_stones() -> Drawn:
    picture = use("block", -17, -2, 0.34) + arrow(2, -2, 9) + use("wheat", 19, -2, 0.44)
    return picture, row(STONE, "=", CORN)


def field_improver(fields: Sequence[str]) -> Drawn:
    """``fields``: the signs of the field colours, the best watered first."""
    foot = (
        use(fields[2], -22, FOOT, 0.17)
        + arrow(-11, FOOT, 6)
        + use(fields[1], 0, FOOT, 0.17)
        + arrow(11, FOOT, 6)
        + use(fields[0], 22, FOOT, 0.17)
    )
    return big("nile-canal", 0.6), foot


def stones_to_crew(stones: int, steps: int) -> Drawn:
    foot = (
        figure(str(stones), -24, FOOT, 17)
        + use("block", -11, FOOT, 0.17)
        + figure("›", 2, FOOT - 2, 20)
        + figure(f"+{steps}", 19, FOOT, 17)
    )
    return big("nile-labourer", 0.5, 10) + use("block", -18, 12, 0.24) + use("block", -18, -5, 0.24), foot


def sell_stones(most: int, points: int) -> Drawn:
    foot = (
        figure(f"≤{most}", -21, FOOT, 15)
        + use("block", 0, FOOT, 0.15)
        + figure("=", 11, FOOT, 15)
        + use("laurel", 24, FOOT, 0.19)
        + figure(str(points), 24, FOOT, 14)
    )
    return big("market", 0.52), foot


def second_ship() -> Drawn:
    return use("nile-boat", -10, -9, 0.38) + use("nile-boat", 10, 8, 0.38), row(BOAT, BOAT)


def second_sphinx_card() -> Drawn:
    return big("nile-sphinx", 0.58), row(CARDS, "+", CARDS)


def points_per_stone(signs: Sequence[str], where: int, points: int) -> Drawn:
    """``signs``: those of the monuments; ``where``: a bit for each whose stones count."""
    counted = [sign for index, sign in enumerate(signs) if where >> index & 1]
    picture = group(*(use(sign, -16.5 + 33 * place, -2, 0.34) for place, sign in enumerate(counted)))
    return picture, per("block", str(points))
