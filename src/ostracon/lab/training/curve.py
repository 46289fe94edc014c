"""The curve of a training as an SVG file: how often the network alone beats the bots that it is tried against."""

from __future__ import annotations

from collections.abc import Sequence

from ostracon.screen.art import symbol_sheet
from ostracon.screen.drawing import SVG, line, number, path, rect, resolve, tag, text, var

WIDTH, HEIGHT = 640, 300
LEFT, RIGHT, TOP, BOTTOM = 52, 90, 34, 40
LETTER = 13
TONES = ("lapis", "ink")  # of the lines, in the order of the opponents
DASHES = (None, "7 4")
PER_CENTS = (0, 25, 50, 75, 100)

Point = tuple[float, str, float]  # minutes, against whom, share of the games won


def curve_file(title: str, points: Sequence[Point], theme: str = "light") -> str:
    """The drawing of a curve, all colours resolved."""
    last = max((minutes for minutes, _, _ in points), default=0.0) or 1.0

    def x(minutes: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * minutes / last

    def y(share: float) -> float:
        return TOP + (HEIGHT - TOP - BOTTOM) * (1 - share)

    def words(said: str, at: float, height: float, anchor: str) -> str:
        return text(said, at, height, LETTER, text_anchor=anchor)

    drawn = [rect(0, 0, WIDTH, HEIGHT, fill=var("flake")), words(title, LEFT, 20, "start")]
    for per_cent in PER_CENTS:
        height = y(per_cent / 100)
        drawn.append(line(LEFT, height, WIDTH - RIGHT, height, stroke=var("flake-edge"), stroke_width=1))
        drawn.append(words(f"{per_cent} %", LEFT - 8, height + 4, "end"))
    drawn += [
        words("0", LEFT, HEIGHT - 16, "middle"),
        words(f"{number(round(last, 1))} minutes", WIDTH - RIGHT, HEIGHT - 16, "middle"),
    ]
    opponents = dict.fromkeys(name for _, name, _ in points)
    for place, name in enumerate(opponents):
        own = [(x(minutes), y(share)) for minutes, against, share in points if against == name]
        tone, dash = TONES[place % len(TONES)], DASHES[place % len(DASHES)]
        way = "M" + " L".join(f"{number(a)} {number(b)}" for a, b in own)
        drawn.append(path(way, fill="none", stroke=var(tone), stroke_width=2, stroke_dasharray=dash))
        drawn.append(words(name, own[-1][0] + 8, own[-1][1] + 4 + LETTER * place, "start"))
    whole = tag(
        "svg", *drawn, xmlns=SVG, viewBox=f"0 0 {WIDTH} {HEIGHT}", width=WIDTH, height=HEIGHT, role="img"
    )
    return resolve(whole, symbol_sheet(), theme)
