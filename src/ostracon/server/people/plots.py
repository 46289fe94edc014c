"""The drawings of statistics: points over time, and results by level. A table beside each says the same in figures."""

from __future__ import annotations

from collections.abc import Sequence
from xml.sax.saxutils import escape

from ostracon.screen.drawing import circle, line, number, path, polygon, rect, tag, text, var
from ostracon.screen.texts import Texts
from ostracon.server.people.statistics import LevelFigures, Point

WIDTH, HEIGHT = 420, 190
LEFT, RIGHT, TOP, BOTTOM = 36, 12, 14, 26
LETTER = 14
SHOWN = 60  # latest games in the drawing
STEPS = (1, 2, 5, 10, 20, 50, 100, 200, 500)
LINES = 5  # of the grid, about
BAR, GAP = 20, 10  # of the results by level
SANS = "var(--sans)"


def points_plot(points: Sequence[Point], say: Texts) -> str:
    """One's points game by game, a full mark where the game was won; and what the bots had there, dashed."""
    shown = points[-SHOWN:]
    values = [one.points for one in shown] + [one.bots for one in shown if one.bots is not None]
    step = next((one for one in STEPS if (max(values) - min(0, *values)) / one <= LINES), STEPS[-1])
    low, high = min(0, *values) // step * step, -(-max(1, *values) // step) * step

    def x(index: int) -> float:
        return LEFT + 8 + (WIDTH - LEFT - RIGHT - 16) * (index / (len(shown) - 1) if len(shown) > 1 else 0.5)

    def y(value: float) -> float:
        return TOP + (HEIGHT - TOP - BOTTOM) * (high - value) / (high - low)

    drawn = []
    for value in range(int(low), int(high) + 1, step):
        drawn += [
            line(LEFT, y(value), WIDTH - RIGHT, y(value), stroke=var("line"), stroke_width=1),
            _label(str(value), LEFT - 6, y(value) + 4, text_anchor="end"),
        ]
    drawn += [
        _label(say("statistics-oldest"), LEFT, HEIGHT - 8),
        _label(say("statistics-newest"), WIDTH - RIGHT, HEIGHT - 8, text_anchor="end"),
    ]
    bots = [(x(index), y(one.bots)) for index, one in enumerate(shown) if one.bots is not None]
    drawn += [
        _way(bots, stroke=var("glow"), stroke_width=2, stroke_dasharray="5 4"),
        *(polygon(_diamond(*at), fill=var("glow")) for at in bots),
        _way(
            [(x(index), y(one.points)) for index, one in enumerate(shown)],
            stroke=var("accent"),
            stroke_width=2,
        ),
    ]
    for index, one in enumerate(shown):
        fill = var("accent" if one.won else "sheet")
        drawn.append(circle(x(index), y(one.points), 4.5, fill=fill, stroke=var("accent"), stroke_width=2))
    return _drawing(HEIGHT, say("statistics-over-time"), drawn)


def levels_plot(levels: Sequence[LevelFigures], say: Texts) -> str:
    """A bar a level: its whole length are the games, the full part those in which one was ahead."""
    wide = max(level.games for level in levels)
    left = 96
    room = WIDTH - left - 64
    drawn = []
    for index, level in enumerate(levels):
        top = TOP + index * (BAR + GAP)
        whole, ahead = room * level.games / wide, room * level.ahead / wide
        drawn += [
            _label(level.name, left - 8, top + BAR - 5, text_anchor="end"),
            rect(left, top, ahead, BAR, fill=var("accent")),
            rect(left, top, whole, BAR, fill="none", stroke=var("ink-soft"), stroke_width=1.5),
            _label(
                say("statistics-of", count=level.ahead, games=level.games), left + whole + 8, top + BAR - 5
            ),
        ]
    return _drawing(2 * TOP + len(levels) * (BAR + GAP) - GAP, say("statistics-by-level"), drawn)


def _drawing(height: float, title: str, drawn: Sequence[str]) -> str:
    size = f"0 0 {number(WIDTH)} {number(height)}"
    return tag("svg", tag("title", escape(title)), *drawn, viewBox=size, role="img", class_="plot")


def _label(words: str, x: float, y: float, **more: str) -> str:
    return text(words, x, y, LETTER, font_family=SANS, fill=var("ink-soft"), **more)


def _way(points: Sequence[tuple[float, float]], **more: str | float) -> str:
    way = " L".join(f"{number(x)} {number(y)}" for x, y in points)
    return path(f"M{way}", stroke_linejoin="round", **more) if len(points) > 1 else ""


def _diamond(x: float, y: float) -> list[tuple[float, float]]:
    return [(x, y - 4), (x + 4, y), (x, y + 4), (x - 4, y)]
