"""Faces of cards as symbols: a band that names the kind, a picture, and at the foot what the card does.

Cards are 70 x 96 in a symbol's grid. Pictures lie in the middle (y -30 to 27), formulas at the foot (y 28 to 48).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files

from ostracon.screen.drawing import group, middle_text, path, rect, tag, use, var

FOOT = 38.0  # middle of the foot
SIGNS: Mapping[str, str] = {  # of the bands
    "immediate": "M0 -45V-35M-5 -40L0 -34.5L5 -40M-20 -39.5h10M10 -39.5h10",
    "anytime": "M-18 -39.5H16M10 -44.5L16.5 -39.5L10 -34.5M-18 -44V-35",
    "permanent": "M-3 -39.5C-8 -46 -17 -45 -17 -39.5S-8 -33 -3 -39.5L3 -39.5C8 -46 17 -45 17 -39.5S8 -33 3 -39.5Z",
    "each-round": "M7 -42.5A7 5 0 1 0 7.5 -37.5M8.5 -45.5V-41.5H3.5",
    "secret": "M-14 -39.5C-7 -46 7 -46 14 -39.5C7 -33.5 -7 -33.5 -14 -39.5ZM0 -39.5h.1",
}
PIGMENTS: Mapping[str, tuple[str, str]] = {  # of band and foot, by kind
    "immediate": ("carmine", "carmine-light"),
    "anytime": ("lapis", "lapis-light"),
    "permanent": ("amethyst", "amethyst-light"),
    "quarry": ("rock-deep", "flake-deep"),
    "sphinx": ("amethyst-deep", "amethyst-light"),
}


@cache
def furniture() -> str:
    """The sheet of symbols that both boards use."""
    return files(__package__).joinpath("art/symbols.svg").read_text("utf-8")


def sheet(*symbols: str, own: str = "") -> str:
    """The furniture, a game's own sheet and symbols made by code, as one sheet."""
    kept = [furniture(), own] if own else [furniture()]
    inner = "".join(each[each.index(">") + 1 : each.rindex("</svg>")] for each in kept)
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">{inner}{"".join(symbols)}</svg>'


def symbol(name: str, *drawn: str) -> str:
    return tag("symbol", *drawn, id=name, viewBox="-50 -50 100 100")


def face(name: str, band: str, foot_fill: str, sign: str, picture: str, foot: str) -> str:
    """A card's face as a symbol."""
    edge = var("card-edge")
    return symbol(
        name,
        rect(-35, -48, 70, 96, rx=6, fill=var("card")),
        path("M-35 -42a6 6 0 0 1 6 -6h58a6 6 0 0 1 6 6v11h-70Z", fill=var(band)),
        path("M-35 28h70v14a6 6 0 0 1 -6 6h-58a6 6 0 0 1 -6 -6Z", fill=var(foot_fill)),
        picture,
        rect(-35, -48, 70, 96, rx=6, fill="none", stroke=edge, stroke_width=2.5),
        path("M-35 -31h70M-35 28h70", stroke=edge, stroke_width=1.5),
        path(
            SIGNS[sign],
            stroke=var("on-pigment"),
            stroke_width=2.6,
            stroke_linecap="round",
            stroke_linejoin="round",
        ),
        foot,
    )


def kind_face(name: str, kind: str, picture: str, foot: str) -> str:
    """A face whose band names one of the kinds."""
    band, foot_fill = PIGMENTS[kind]
    sign = {"quarry": "each-round", "sphinx": "secret"}.get(kind, kind)
    return face(name, band, foot_fill, sign, picture, foot)


# What stands on a card.


def figure(content: str, x: float, y: float, size: float = 19, fill: str = "ink") -> str:
    return middle_text(content, x, y, size, font_weight="bold", fill=var(fill))


def row(*things: tuple[str, float] | str, y: float = FOOT, size: float = 18) -> str:
    """Symbols (name and scale) and words side by side, centred."""
    widths = [
        thing[1] * 84 if isinstance(thing, tuple) else len(thing) * size * 0.5 + (2 if thing else 0)
        for thing in things
    ]
    gap = 2.5
    at = -(sum(widths) + gap * (len(widths) - 1)) / 2
    drawn = []
    for thing, wide in zip(things, widths, strict=True):
        middle = at + wide / 2
        drawn.append(
            use(thing[0], middle, y, thing[1]) if isinstance(thing, tuple) else figure(thing, middle, y, size)
        )
        at += wide + gap
    return group(*drawn)


def arrow(x: float, y: float, length: float, turn: float = 0, pigment: str = "ink") -> str:
    """An arrow from left to right, turned about its middle."""
    half, tip = length / 2, min(5.0, length / 2.6)
    return group(
        path(
            f"M{-half} 0H{half}M{half - tip} {-tip}L{half} 0L{half - tip} {tip}",
            stroke=var(pigment),
            stroke_width=min(3.0, 1 + length / 8),
            stroke_linecap="round",
            stroke_linejoin="round",
        ),
        transform=f"translate({x} {y}) rotate({turn})",
    )


def big(name: str, scale: float = 0.56, x: float = 0, y: float = -2) -> str:
    return use(name, x, y, scale)


def shield(x: float, y: float, pigment: str, size: float) -> str:
    """What a crew's sign stands on."""
    half = size * 0.62
    outline = f"M{x - half} {y - half}H{x + half}V{y + half * 0.3}L{x} {y + half * 1.25}L{x - half} {y + half * 0.3}Z"
    return path(
        outline, fill=var(pigment), stroke=var("ink"), stroke_width=size * 0.09, stroke_linejoin="round"
    )


def letter(content: str, x: float, y: float, size: float) -> str:
    """A letter on a shield."""
    return figure(content, x, y - size * 0.62 * 0.1, size, "on-pigment")


def badge(content: str, x: float, y: float, pigment: str, size: float = 19) -> str:
    """A crew's sign: its letter on a shield."""
    return group(shield(x, y, pigment, size), letter(content, x, y, size))


EMBLEMS: Mapping[str, str] = {  # on the shields of crews that have no letter; drawn in a circle of radius 10
    "leaf": "M0 9V-2M0 -9C7 -6 8 1 0 6C-8 1 -7 -6 0 -9Z",
    "wave": "M-9 -3L-4.5 -7L0 -3L4.5 -7L9 -3M-9 5L-4.5 1L0 5L4.5 1L9 5",
    "sun": "M0 -6A6 6 0 1 0 0.1 -6ZM0 -0.5h.1",
    "star": "M0 -9L2.6 -3.2L9 -2.8L4.2 1.4L5.8 8L0 4.4L-5.8 8L-4.2 1.4L-9 -2.8L-2.6 -3.2Z",
}


def emblem(kind: str, x: float, y: float, pigment: str, size: float = 19) -> str:
    """A crew's sign without letters: an emblem on a shield."""
    sign = path(
        EMBLEMS[kind],
        stroke=var("on-pigment"),
        stroke_width=2.6,
        stroke_linecap="round",
        stroke_linejoin="round",
    )
    return group(
        shield(x, y, pigment, size),
        group(sign, transform=f"translate({x:.1f} {y - size * 0.62 * 0.08:.1f}) scale({size / 26:.3f})"),
    )


EARS = (4, 3, 2)  # of the field colours from the best watered on


def field_picture(pigment: str, colour: int) -> str:
    """A field between two irrigation ditches: the better it is watered the denser the corn; the last has no ditch."""
    ears, dry = EARS[colour], colour == len(EARS) - 1
    furrows = "".join(f"M-33 {y}H33" for y in (2, 11, 20))
    drawn = [
        rect(-33.5, -6, 67, 33, fill=var(pigment)),
        path(furrows, stroke=var("carbon"), stroke_width=1.6, opacity=0.35),
    ]
    if not dry:
        drawn.append(rect(-33.5, 21, 67, 6, fill=var("river")))
        drawn.append(
            path(
                "M-32 24l4 -2 4 2 4 -2 4 2 4 -2 4 2 4 -2 4 2 4 -2 4 2 4 -2 4 2 4 -2 4 2 4 -2",
                stroke=var("river-line"),
                stroke_width=1.4,
            )
        )
    else:
        drawn.append(
            path(
                "M-20 22l6 -6 5 4M4 24l4 -7 7 3M-6 8l5 -4 6 3",
                stroke=var("carbon"),
                stroke_width=1.8,
                opacity=0.6,
            )
        )
    for ear in range(ears):
        x = (ear - (ears - 1) / 2) * (54 / max(ears, 2))
        drawn.append(use("wheat", x, -6 if ear % 2 else -9, 0.36))
    return group(*drawn)


def field_symbol(name: str, pigment: str, colour: int) -> str:
    """A field's colour as a sign of its own: a plot, the better it is watered the denser."""
    ears = EARS[colour] - 1
    drawn = [
        rect(-42, -42, 84, 84, rx=14, fill=var(pigment), stroke=var("ink"), stroke_width=5),
        path("M-36 26H36M-38 8H38", stroke=var("carbon"), stroke_width=3, opacity=0.35),
    ]
    for ear in range(ears):
        drawn.append(use("wheat", (ear - (ears - 1) / 2) * 24, -4, 0.62))
    return symbol(name, *drawn)


def per(symbol_name: str, points: str) -> str:
    """So many points for each: the thing, and the points that it is worth."""
    return (
        use(symbol_name, -19, FOOT, 0.19)
        + figure("=", -2, FOOT)
        + use("laurel", 18, FOOT, 0.21)
        + figure(points, 18, FOOT, 15)
    )


def worth(points: str) -> str:
    """The points of a Sphinx card, at its foot."""
    return use("laurel", 0, FOOT, 0.24) + figure(points, 0, FOOT, 18 if len(points) < 3 else 14)


def quarry_face(name: str, stones: int) -> str:
    """A quarry and its stones per round."""
    foot = figure(str(stones), -8, FOOT, 23) + use("block", 12, FOOT, 0.2)
    return kind_face(name, "quarry", big("quarry", 0.6), foot)


def steps(symbol_name: str, count: int) -> str:
    """Steps on a market: its sign and so many arrows down."""
    arrows = [arrow(8 + 15 * k, FOOT, 14, 90) for k in range(count)]
    return group(use(symbol_name, -15, FOOT, 0.21), *arrows) if count else ""


def heap(count: int) -> str:
    """A heap of ownerless stones."""
    places: Sequence[tuple[float, float]] = (
        (-21, 16), (0, 16), (21, 16), (-10.5, 0), (10.5, 0), (0, -16),
    )  # fmt: skip
    return group(*(use("block", x, y, 0.25) for x, y in places[: max(1, min(count, len(places)))]))
