"""The Horus track as the frame of Terra Pyramides' board, and headings."""

from __future__ import annotations

from ostracon.games.terra_pyramides import spaces
from ostracon.games.terra_pyramides.components import COIN_EVERY
from ostracon.games.terra_pyramides.spaces import LOOP
from ostracon.screen.drawing import circle, fitting, group, middle_text, rect, text, use, var
from ostracon.screen.ground import FRAME, NOTE, Box, frame

TITLE_PART = 0.46  # of a heading's room, where a remark stands beside it


def heading(box: Box, title: str, note: str = "", symbol: str = "") -> str:
    """What a slab is, with its sign, and a remark at its right end."""
    x, drawn = box.x + 16, []
    if symbol:
        drawn.append(use(symbol, x + 14, box.y + 25, 0.36))
        x += 38
    room = (box.right - 14 - x) * (TITLE_PART if note else 1)
    size = fitting(title, 28, room)
    drawn.append(text(title, x, box.y + 34, size, font_weight="bold", letter_spacing=0.4))
    if note:
        size = fitting(note, 22, box.right - 14 - x - room)
        drawn.append(text(note, box.right - 14, box.y + 33, size, text_anchor="end", **NOTE))
    return group(*drawn)


def horus_track(coins: bool) -> str:
    """The frame: the Horus track from the great eye clockwise; its coin spaces count in versions 2 and 3."""
    return frame(track_space(space, coins) for space in range(LOOP))


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
