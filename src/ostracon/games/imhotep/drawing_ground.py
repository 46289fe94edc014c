"""The ground of Imhotep's board, and the marks that its sites are drawn with."""

from __future__ import annotations

from ostracon.games.imhotep import places
from ostracon.games.imhotep.components import SITE_IDS
from ostracon.games.imhotep.places import RIVER_BOTTOM, RIVER_TOP, TRACK
from ostracon.screen import ground
from ostracon.screen.drawing import (
    group,
    line,
    middle_text,
    rect,
    text,
    use,
    var,
)
from ostracon.screen.ground import FRAME, INK, NOTE, WATER, WIDTH, At, Box


def river() -> str:
    """The Nile between its banks, with reeds and the docks' outlines in draft line."""
    left, right = FRAME, WIDTH - FRAME
    drawn = [
        rect(left, RIVER_TOP, right - left, RIVER_BOTTOM - RIVER_TOP, fill=var("river")),
        rect(left, RIVER_TOP, right - left, RIVER_BOTTOM - RIVER_TOP, fill=WATER),
        rect(left, RIVER_TOP, right - left, 9, fill=var("sand-deep"), opacity=0.55),
        rect(left, RIVER_BOTTOM - 9, right - left, 9, fill=var("sand-deep"), opacity=0.55),
        line(left, RIVER_TOP, right, RIVER_TOP, **INK),
        line(left, RIVER_BOTTOM, right, RIVER_BOTTOM, **INK),
    ]
    for site in range(len(SITE_IDS)):
        drawn.append(mooring(site))
    for x, y, scale in (
        (597, RIVER_TOP + 22, 0.46),
        (1085, RIVER_TOP + 22, 0.46),
        (70, RIVER_BOTTOM - 34, 0.62),
        (128, RIVER_BOTTOM - 26, 0.46),
        (470, RIVER_BOTTOM - 30, 0.54),
        (526, RIVER_BOTTOM - 24, 0.42),
        (1103, RIVER_BOTTOM - 24, 0.46),
    ):
        drawn.append(use("reeds", x, y, scale, opacity=0.9))
    drawn.append(use("lotus", 300, RIVER_BOTTOM - 34, 0.5))
    drawn.append(use("lotus", 250, RIVER_BOTTOM - 24, 0.34))
    return group(*drawn)


def mooring(site: int) -> str:
    x, y = places.dock(site)
    half = places.ship_length(4) / 2 + 6
    above = y < (RIVER_TOP + RIVER_BOTTOM) / 2
    top = RIVER_TOP - 4 if above else RIVER_BOTTOM - 18
    posts = [
        group(
            rect(at - 6, top, 12, 22, rx=3, fill=var("wood"), stroke=var("ink"), stroke_width=2),
            line(at - 6, top + 7, at + 6, top + 7, stroke=var("ink"), stroke_width=1.6),
        )
        for at in (x - half + 10, x + half - 10)
    ]
    return group(use("dock", x, y, places.SHIP_SCALE), *posts)


def score_track() -> str:
    """The frame: forty spaces clockwise from the top left."""
    return TRACK.draw(figure)


def figure(box: Box, number: str, weight: str | None) -> str:
    """The number of a space, where its markers begin."""
    if box.w > box.h:
        return text(number, box.x + 7, box.y + 27, 22, font_weight=weight)
    return middle_text(number, box.middle, box.y + 17, 22, font_weight=weight)


def heading(box: Box, title: str, note: str = "", side: str = "") -> str:
    """A site's name, which side of its board lies up, and when it is scored."""
    x = box.x + 18
    drawn = []
    if side:
        drawn.append(rect(x - 4, box.y + 10, 30, 30, rx=15, fill=var("carmine" if side == "B" else "lapis")))
        drawn.append(middle_text(side, x + 11, box.y + 25, 23, font_weight="bold", fill=var("on-pigment")))
        x += 36
    drawn.append(text(title, x, box.y + 34, 29, font_weight="bold", letter_spacing=0.6))
    if note:
        right = box.x + box.w - 16
        drawn.append(text(note, right, box.y + 33, 22, text_anchor="end", **NOTE))
    return group(*drawn)


def place(at: At, value: str = "", symbol: str = "") -> str:
    """An empty place for a stone, with what it is worth."""
    half, low = 43 * at.scale, at.y + 10 * at.scale
    if not value:
        return ground.place(at)
    if not symbol:
        return ground.place(at, middle_text(value, at.x, low, 26, font_weight="bold"))
    return ground.place(
        at,
        middle_text(value, at.x - half * 0.5, low, 25, font_weight="bold"),
        use(symbol, at.x + half * 0.38, low, half * 0.0115),
    )
