"""Small helpers that build SVG, and ``to_svg``: a scene as a file of its own.

Everything is a string. Colours are written as ``var(--name)``; the names are in ``art/palette.toml``.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from copy import deepcopy
from xml.etree import ElementTree
from xml.sax.saxutils import escape, quoteattr

from ostracon.kernel.game import USUAL_COLOURS
from ostracon.screen.art import palette, tone_variables
from ostracon.screen.scene import Piece, Scene

SVG = "http://www.w3.org/2000/svg"
SERIF = (
    "'Ostracon Serif','Source Serif 4',Georgia,'Liberation Serif',serif"  # a page's own, or what a system has
)
NARROWED = 0.94  # the house serif is so much wider than those of systems, and its small letters higher
LETTER = 0.46  # how wide a letter of it is, in sizes
BOLD = 600
PIECE_TEXT = 50  # size of the text over a piece, in the symbol's own units

Attribute = str | float | None

ElementTree.register_namespace("", SVG)


def var(name: str) -> str:
    """A colour of the palette.

    >>> var("lapis")
    'var(--lapis)'
    """
    return f"var(--{name})"


def number(value: float) -> str:
    """A coordinate, as short as it can be written: ``12``, ``0.5``."""
    return f"{value:.2f}".rstrip("0").rstrip(".")


def tag(name: str, *children: str, **attributes: Attribute) -> str:
    """An element. Attribute names take ``_`` for ``-``; those that are None are left out.

    >>> tag("rect", x=1.5, stroke_width=2, fill=None)
    '<rect x="1.5" stroke-width="2"/>'
    """
    written = []
    for key, value in attributes.items():
        if value is not None:
            text_value = value if isinstance(value, str) else number(value)
            written.append(f" {key.rstrip('_').replace('_', '-')}={quoteattr(text_value)}")
    head = f"<{name}{''.join(written)}"
    return f"{head}>{''.join(children)}</{name}>" if children else f"{head}/>"


def group(*children: str, **attributes: Attribute) -> str:
    return tag("g", *children, **attributes)


def path(d: str, /, **attributes: Attribute) -> str:
    return tag("path", d=d, **({"fill": "none"} | attributes))


def polygon(points: Iterable[tuple[float, float]], /, **attributes: Attribute) -> str:
    written = " L".join(f"{number(x)} {number(y)}" for x, y in points)
    return path(f"M{written} Z", **attributes)


def line(x1: float, y1: float, x2: float, y2: float, /, **attributes: Attribute) -> str:
    return path(f"M{number(x1)} {number(y1)} L{number(x2)} {number(y2)}", **attributes)


def rect(x: float, y: float, w: float, h: float, /, **attributes: Attribute) -> str:
    return tag("rect", x=x, y=y, width=w, height=h, **attributes)


def circle(x: float, y: float, r: float, /, **attributes: Attribute) -> str:
    return tag("circle", cx=x, cy=y, r=r, **attributes)


def text(content: str, x: float, y: float, size: float = 24, **attributes: Attribute) -> str:
    """A line of text in the house serif; ``y`` is its baseline."""
    settings: dict[str, Attribute] = {"font_family": SERIF, "fill": var("ink")}
    if attributes.get("font_weight") == "bold":
        attributes["font_weight"] = BOLD
    return tag(
        "text", escape(content), x=x, y=y, font_size=round(size * NARROWED, 2), **(settings | attributes)
    )


def fitting(content: str, size: float, room: float) -> float:
    """The size at which a text fits into some room: its own, or smaller for a language with long words.

    >>> fitting("Market", 28, 200), round(fitting("A market of many long words", 28, 200), 1)
    (28, 16.1)
    """
    width = len(content) * size * LETTER
    return size if width <= room else size * room / width


def middle_text(content: str, x: float, y: float, size: float = 24, **attributes: Attribute) -> str:
    """Text centred on a point both ways (figures and capitals)."""
    return text(content, x, y + size * 0.34, size, **({"text_anchor": "middle"} | attributes))


def use(symbol: str, x: float, y: float, scale: float = 1.0, tone: str = "", **attributes: Attribute) -> str:
    """A symbol centred on (x, y); its grid is 100 x 100."""
    where = f"translate({number(x)} {number(y)}) scale({scale:.4g})"
    drawn = tag("use", href=f"#{symbol}", x=-50, y=-50, width=100, height=100)
    return group(drawn, transform=where, data_tone=tone or None, **attributes)


def document(width: float, height: float, *children: str) -> str:
    """A whole SVG document."""
    return tag("svg", *children, xmlns=SVG, viewBox=f"0 0 {number(width)} {number(height)}")


def draw_piece(piece: Piece) -> str:
    """A piece as the browser draws it too: symbol, then its text."""
    turn = f" rotate({number(piece.turn)})" if piece.turn else ""
    where = f"translate({number(piece.x)} {number(piece.y)}){turn} scale({piece.scale:.4g})"
    drawn = [tag("use", href=f"#{piece.symbol}", x=-50, y=-50, width=100, height=100)]
    if piece.text:
        ink = var("tone-ink") if piece.tone else var("ink")
        drawn.append(middle_text(piece.text, 0, 0, PIECE_TEXT, font_weight="bold", fill=ink))
    title = tag("title", escape(piece.label)) if piece.label else ""
    return group(title, *drawn, transform=where, data_tone=piece.tone or None)


def to_svg(
    scene: Scene,
    static_svg: str,
    sheet: str,
    theme: str = "light",
    panels: bool = False,
    players: tuple[str, ...] = USUAL_COLOURS,
    below: tuple[float, str] = (0, ""),
) -> str:
    """A scene as a file: static layer, pieces from low to high, and on request the players' panels below; `below` is more
    height there, and what is drawn in it.

    CSS variables and ``<use>`` are resolved, so that every renderer draws it as the browser does.
    """
    drawn = [draw_piece(piece) for piece in sorted(scene.pieces, key=lambda piece: piece.z)]
    height = scene.height
    if panels and scene.panels:
        drawn.append(_draw_panels(scene))
        height += 40 + 110 * -(-len(scene.panels) // 2)
    drawn.append(below[1])
    height += below[0]
    size = f'<svg width="{number(scene.width)}" height="{number(scene.height)}" '
    whole = document(scene.width, height, static_svg.replace("<svg ", size, 1), *drawn)
    return resolve(whole, sheet, theme, players)


def _draw_panels(scene: Scene) -> str:
    """The players' goods and cards, two panels a row, under the board."""
    drawn = [rect(0, scene.height, scene.width, 40 + 110 * -(-len(scene.panels) // 2), fill=var("ground"))]
    wide = scene.width / 2 - 40
    for index, panel in enumerate(scene.panels):
        x, y = 26 + (wide + 28) * (index % 2), scene.height + 20 + 110 * (index // 2)
        edge = var(tone_variables(panel.tone)["tone-edge"])
        drawn.append(rect(x, y, wide, 96, rx=10, fill=var("flake"), stroke=edge, stroke_width=9))
        drawn.append(rect(x, y, wide, 96, rx=10, fill="none", stroke=var(panel.tone), stroke_width=6))
        drawn.append(middle_text(str(panel.score), x + 50, y + 48, 46, font_weight="bold"))
        at = x + 120
        for good in panel.goods:
            drawn.append(use(good.symbol, at, y + 48, 0.5, good.tone))
            limit = f"/{good.limit}" if good.limit >= 0 else ""
            drawn.append(text(f"{good.count}{limit}", at + 32, y + 58, 30))
            at += 120
        for card in panel.cards:
            drawn.append(use(card.symbol, at + 10, y + 48, 0.85, card.tone))
            if card.count > 1:
                drawn.append(text(f"×{card.count}", at + 42, y + 58, 26))
            at += 64 if card.count == 1 else 104
    return group(*drawn)


_VAR = re.compile(r"var\(--([\w-]+)(?:,var\(--[\w-]+\))?\)")


def resolve(svg: str, sheet: str, theme: str = "light", players: tuple[str, ...] = USUAL_COLOURS) -> str:
    """Write palette values in place of ``var(--name)`` and the symbols' drawings in place of ``<use>``."""
    colours = palette(theme, players)
    symbols = {
        str(symbol.get("id")): symbol for symbol in ElementTree.fromstring(sheet).iter(f"{{{SVG}}}symbol")
    }
    root = ElementTree.fromstring(svg)
    _resolve(root, symbols, colours, tone_variables("ochre"))
    return ElementTree.tostring(root, encoding="unicode")


def _resolve(
    element: ElementTree.Element,
    symbols: Mapping[str, ElementTree.Element],
    colours: Mapping[str, str],
    tone: Mapping[str, str],
) -> None:
    chosen = element.attrib.pop("data-tone", "")
    if chosen:
        tone = tone_variables(chosen)

    def colour(found: re.Match[str]) -> str:
        return colours[tone.get(found[1], found[1])]

    for key, value in element.attrib.items():
        if "var(" in value:
            element.attrib[key] = _VAR.sub(colour, value)
    if element.tag == f"{{{SVG}}}use":
        symbol = symbols[element.attrib["href"].removeprefix("#")]
        element.tag = f"{{{SVG}}}g"
        for key in ("href", "x", "y", "width", "height"):
            element.attrib.pop(key, None)
        element.extend(deepcopy(list(symbol)))
    for child in element:
        _resolve(child, symbols, colours, tone)
