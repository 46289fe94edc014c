"""Imhotep's own sheet of symbols: drawn by hand, but for what shows a printed figure."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from ostracon.games.imhotep import components as box
from ostracon.screen.drawing import path, rect, tag, use, var

MARK, MARKS_APART, MARKS_Y = 4.21, 5.26, 5.26  # the stones painted on a ship's bow: size, pitch, height
BLOCKS_APART = 11.0  # of the stones on a decoration card


@cache
def symbols() -> str:
    """The whole sheet."""
    sheet = files(__package__).joinpath("art/symbols.svg").read_text("utf-8")
    for capacity in range(1, box.SLOTS + 1):
        for name in (f"ship-{capacity}", f"ship-{capacity}-moored"):
            sheet = _onto(sheet, name, *_bow_marks(capacity, "gypsum"))
    for card in range(box.PYRAMID_DECORATION, box.OBELISK_DECORATION + 1):
        sheet = _onto(sheet, f"card-{box.CARD_IDS[card]}", *_blocks(box.STONES_PER_POINT[card]))
    made = [
        _symbol(f"ready-{capacity}", *_bow_marks(capacity, "malachite"), *_ticks(capacity))
        for capacity in range(1, box.SLOTS + 1)
    ]
    made.append(_symbol("bonus-take", *_heap(box.BONUS_TAKE_AMOUNT)))
    return sheet.replace("</svg>", "".join(made) + "</svg>")


def _symbol(name: str, *drawn: str) -> str:
    return tag("symbol", *drawn, id=name, viewBox="-50 -50 100 100")


def _onto(sheet: str, name: str, *drawn: str) -> str:
    """Draw something onto a symbol of the sheet."""
    begin = sheet.index(f'<symbol id="{name}"')
    end = sheet.index("</symbol>", begin)
    return sheet[:end] + "".join(drawn) + sheet[end:]


def _bow(capacity: int, mark: int) -> float:
    return 0.27 - 8.16 * capacity + MARKS_APART * mark


def _bow_marks(capacity: int, colour: str) -> list[str]:
    """As many stones as the ship needs to sail."""
    return [
        rect(
            _bow(capacity, mark),
            MARKS_Y,
            MARK,
            MARK,
            fill=var(colour),
            stroke=var("carbon"),
            stroke_width=0.65,
        )
        for mark in range(box.MINIMUM_LOAD[capacity])
    ]


def _ticks(capacity: int) -> list[str]:
    return [
        path(
            f"M{_bow(capacity, mark) + 0.92:.2f} 7.37 l0.92 1.05 l1.58 -2.11",
            stroke=var("on-pigment"),
            stroke_width=0.9,
            stroke_linecap="round",
            stroke_linejoin="round",
        )
        for mark in range(box.MINIMUM_LOAD[capacity])
    ]


def _blocks(stones: int) -> list[str]:
    """The stones that make a point, left of the equals sign."""
    apart = min(BLOCKS_APART, 24 / max(stones - 1, 1))
    return [use("block", -11 + apart * (k - (stones - 1) / 2), 38, 0.14) for k in range(stones)]


def _heap(stones: int) -> list[str]:
    """Stones to be taken: the odd one on top of rows of two."""
    rows = [1] * (stones % 2) + [2] * (stones // 2)
    pitch = 43 if len(rows) < 3 else 32
    scale = 0.52 if len(rows) < 3 else 0.4
    return [
        use("block", 48 * (k - (count - 1) / 2), pitch * (row - (len(rows) - 1) / 2), scale)
        for row, count in enumerate(rows)
        for k in range(count)
    ]
