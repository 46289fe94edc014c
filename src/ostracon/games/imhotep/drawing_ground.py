"""The ground of Imhotep's board, and the marks that its sites are drawn with."""

from __future__ import annotations

from ostracon.games.imhotep import places
from ostracon.games.imhotep.components import SITE_IDS
from ostracon.games.imhotep.places import FRAME, HEIGHT, RIVER_BOTTOM, RIVER_TOP, TRACK, WIDTH, At, Box
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
    use,
    var,
)

GRID, LIMESTONE, PAPYRUS, WATER = (
    f"url(#imhotep-{name})" for name in ("grid", "limestone", "papyrus", "water")
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


def ground() -> str:
    """Papyrus under everything."""
    return rect(0, 0, WIDTH, HEIGHT, fill=var("ground")) + rect(0, 0, WIDTH, HEIGHT, fill=PAPYRUS)


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
    """The frame: forty spaces clockwise from the top left, every fifth one in pigment."""
    drawn = [
        path(
            f"M0 0H{WIDTH}V{HEIGHT}H0Z M{FRAME} {FRAME}V{HEIGHT - FRAME}H{WIDTH - FRAME}V{FRAME}Z",
            fill=var("flake"),
            fill_rule="evenodd",
        )
    ]
    for points in range(TRACK):
        box = places.track_space(points)
        fifth = points % 5 == 0
        drawn.append(
            rect(*box, fill=var("ochre-light") if fifth else "none", stroke=var("ink-soft"), stroke_width=1.2)
        )
        label = str(points)
        weight = "bold" if fifth else None
        if box.w > box.h:
            drawn.append(text(label, box.x + 7, box.y + 27, 22, font_weight=weight))
        else:
            drawn.append(middle_text(label, box.x + box.w / 2, box.y + 17, 22, font_weight=weight))
    for x in (0, WIDTH - FRAME):
        for y in (0, HEIGHT - FRAME):
            drawn.append(rect(x, y, FRAME, FRAME, fill=var("lapis-deep")))
            drawn.append(circle(x + FRAME / 2, y + FRAME / 2, 10, fill=var("ochre")))
    inner = Box(FRAME, FRAME, WIDTH - 2 * FRAME, HEIGHT - 2 * FRAME)
    drawn.append(rect(*inner, fill="none", stroke=var("ink"), stroke_width=3))
    drawn.append(rect(1.5, 1.5, WIDTH - 3, HEIGHT - 3, fill="none", stroke=var("ink"), stroke_width=3))
    return group(*drawn)


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
        drawn.append(
            text(note, right, box.y + 33, 22, text_anchor="end", font_style="italic", fill=var("ink-soft"))
        )
    return group(*drawn)


def place(at: At, value: str = "", symbol: str = "") -> str:
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
    drawn = [
        polygon(outline, fill=var("flake"), fill_opacity=0.8, **DRAFT),
        line(
            at.x - half, shoulder, at.x + half, shoulder, stroke=var("draft"), stroke_width=1.2, opacity=0.6
        ),
    ]
    if value and symbol:
        drawn.append(middle_text(value, at.x - half * 0.5, low, 25, font_weight="bold"))
        drawn.append(use(symbol, at.x + half * 0.38, low, half * 0.0115))
    elif value:
        drawn.append(middle_text(value, at.x, low, 26, font_weight="bold"))
    return group(*drawn)


def points(value: str, x: float, y: float, scale: float = 0.42) -> str:
    """A number of points on the sign for points."""
    return use("laurel", x, y, scale) + middle_text(value, x, y, max(22, 56 * scale), font_weight="bold")
