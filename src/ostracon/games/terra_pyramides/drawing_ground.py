"""The ground of Terra Pyramides' board: papyrus, the Horus track as its frame, slabs and headings."""

from __future__ import annotations

from ostracon.games.terra_pyramides import spaces
from ostracon.games.terra_pyramides.components import COIN_EVERY
from ostracon.games.terra_pyramides.spaces import FRAME, HEIGHT, LOOP, WIDTH, Box
from ostracon.kernel.drawing import (
    Attribute,
    circle,
    flake,
    group,
    middle_text,
    path,
    rect,
    text,
    use,
    var,
)

GRID, LIMESTONE, PAPYRUS, WATER = (
    f"url(#terra-{name})" for name in ("grid", "limestone", "papyrus", "water")
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


def slab(box: Box, seed: int, squares: bool = True) -> str:
    """The limestone flake under a drawing."""
    outline = flake(*box, seed)
    return group(
        path(outline, fill=var("shade"), opacity=0.28, transform="translate(4 5)"),
        path(outline, fill=var("flake"), stroke=var("flake-edge"), stroke_width=5, stroke_linejoin="round"),
        path(outline, fill=LIMESTONE),
        path(outline, fill=GRID, opacity=0.2) if squares else "",
        path(outline, stroke=var("ink"), stroke_width=1.6, stroke_linejoin="round"),
    )


def heading(box: Box, title: str, note: str = "", symbol: str = "") -> str:
    """What a slab is, with its sign, and a remark at its right end."""
    x, drawn = box.x + 16, []
    if symbol:
        drawn.append(use(symbol, x + 14, box.y + 25, 0.36))
        x += 38
    drawn.append(text(title, x, box.y + 34, 28, font_weight="bold", letter_spacing=0.4))
    if note:
        drawn.append(
            text(
                note,
                box.right - 14,
                box.y + 33,
                22,
                text_anchor="end",
                font_style="italic",
                fill=var("ink-soft"),
            )
        )
    return group(*drawn)


def points(value: int, x: float, y: float, scale: float = 0.42) -> str:
    """A number of points on the sign for points."""
    return use("laurel", x, y, scale) + middle_text(str(value), x, y, max(22, 54 * scale), font_weight="bold")


def horus_track(coins: bool) -> str:
    """The frame: the Horus track from the great eye clockwise; its coin spaces count in versions 2 and 3."""
    drawn = [
        path(
            f"M0 0H{WIDTH}V{HEIGHT}H0Z M{FRAME} {FRAME}V{HEIGHT - FRAME}H{WIDTH - FRAME}V{FRAME}Z",
            fill=var("flake"),
            fill_rule="evenodd",
        )
    ]
    for space in range(LOOP):
        drawn.append(track_space(space, coins))
    inner = Box(FRAME, FRAME, WIDTH - 2 * FRAME, HEIGHT - 2 * FRAME)
    drawn.append(rect(*inner, fill="none", stroke=var("ink"), stroke_width=3))
    drawn.append(rect(1.5, 1.5, WIDTH - 3, HEIGHT - 3, fill="none", stroke=var("ink"), stroke_width=3))
    return group(*drawn)


def track_space(space: int, coins: bool) -> str:
    box = spaces.track_space(space)
    x, y = box.middle, box.y + box.h / 2
    if space == 0:
        return rect(*box, fill=var("lapis-deep"), stroke=var("ink"), stroke_width=1.2) + use(
            "eye", x, y, 0.33
        )
    fifth = space % COIN_EVERY == 0
    corner = box.w == box.h == FRAME
    drawn = [
        rect(*box, fill=var("ochre-light") if fifth else "none", stroke=var("ink-soft"), stroke_width=1.2)
    ]
    if fifth and coins:
        drawn.append(
            circle(x, y, 17.4, fill=var("ochre"), stroke=var("ochre-deep"), stroke_width=1.6, opacity=0.75)
        )
    if fifth:
        drawn.append(middle_text(str(space), x, y, 22, font_weight="bold"))
    elif not corner:
        drawn.append(circle(x, y, 2.6, fill=var("ink-soft"), opacity=0.55))
    return group(*drawn)
