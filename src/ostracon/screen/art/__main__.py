"""The symbols as a picture: ``python -m ostracon.screen.art [--dark] [GAME_SHEET.svg ...] > sheet.svg``."""

from __future__ import annotations

import re
import sys
from pathlib import Path

from ostracon.screen.art import SEATS, symbol_sheet, tones
from ostracon.screen.drawing import document, middle_text, rect, resolve, use, var

COLUMNS, WIDE, TALL = 12, 130, 146


def picture(sheet: str, theme: str = "light") -> str:
    """Every symbol of a sheet with its id; player pieces in the colour of the seat in their name."""
    names = re.findall(r'<symbol id="([^"]+)"', sheet)
    rows = -(-len(names) // COLUMNS)
    drawn = [rect(0, 0, COLUMNS * WIDE, rows * TALL, fill=var("flake"))]
    for index, name in enumerate(names):
        row, column = divmod(index, COLUMNS)
        x, y = (column + 0.5) * WIDE, row * TALL + 62
        seat = name.rpartition("-")[2]
        tone = f"seat-{seat}" if seat.isdigit() and int(seat) < SEATS else tones()[2]
        if name.startswith("glyph-"):
            drawn.append(rect(x - 54, y - 54, 108, 108, rx=12, fill=var(tone)))
        drawn.append(use(name, x, y, 1.1, tone))
        drawn.append(middle_text(name.removesuffix("_decoration"), x, y + 70, 14))
    return resolve(document(COLUMNS * WIDE, rows * TALL, *drawn), sheet, theme)


if __name__ == "__main__":
    given = sys.argv[1:]
    game_sheets = [Path(name).read_text("utf-8") for name in given if name != "--dark"]
    print(picture(symbol_sheet(*game_sheets), "dark" if "--dark" in given else "light"))
