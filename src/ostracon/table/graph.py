"""The chances of a game as a graph: an SVG in the house style, one line per seat in its colour, pattern and mark.

Colours are ``var(--name)`` of the palette, so one drawing serves both themes in a page; ``graph_file`` resolves them
for files. A drawing is made for the width at which it is shown: its texts never shrink.
"""

from __future__ import annotations

from collections.abc import Sequence
from xml.sax.saxutils import escape

from ostracon.kernel.game import USUAL_COLOURS
from ostracon.screen.art import symbol_sheet
from ostracon.screen.drawing import SVG, group, line, number, path, rect, resolve, tag, text, use, var
from ostracon.screen.texts import Say
from ostracon.table.analysis import Analysis

LEAST_WIDTH, MOST_WIDTH = 240, 2400
HEIGHT = 150  # of axis and lines, without the legend
FILE_WIDTH, FILE_HEIGHT = 960, 320
LEFT, RIGHT, TOP, BOTTOM = 44, 14, 22, 20  # room for per cents, the last mark, flags, move numbers
LETTER = 12  # size of the texts
LETTER_WIDTH = 0.56  # of a letter on average, as a share of its size
LEGEND_ROW = 22
FLAG = 16  # width of a turning point's flag
MARK = 0.13  # scale of a seat's mark on its line
MARK_EVERY = 84  # pixels from mark to mark on one line
PER_CENTS = (0, 25, 50, 75, 100)
STEPS = (1, 2, 5, 10, 20, 50, 100, 200, 500)  # moves from one number on the axis to the next
STEP_WIDTH = 36  # least pixels between two of them
DASHES = (None, "9 5", "2 4", "10 4 2 4")  # of the seats' lines: colour is never alone
COOPERATIVE = "lapis"  # tone of the one line of a cooperative game


class Frame:
    """Where moves and chances lie in a drawing of a given size."""

    def __init__(self, analysis: Analysis, width: float, height: float = HEIGHT) -> None:
        self.width = max(LEAST_WIDTH, min(width, MOST_WIDTH))
        self.height = height
        self.plies = [0, *(turn.last for turn in analysis.turns)]  # before the first turn and after each

    def x(self, ply: float) -> float:
        """After so many moves."""
        return LEFT + (self.width - LEFT - RIGHT) * ply / self.plies[-1]

    def y(self, chance: float) -> float:
        return TOP + (self.height - TOP - BOTTOM) * (1 - chance)


def graph(
    analysis: Analysis, names: Sequence[str], say: Say, width: float = FILE_WIDTH, height: float = HEIGHT
) -> str:
    """The graph for a page: a legend stands beside it, and the page moves the line `.now` to the turn it shows."""
    frame = Frame(analysis, width, height)
    now = line(0, TOP - 4, 0, frame.y(0), stroke=var("lapis"), stroke_width=2)
    drawn = [*_drawing(frame, analysis, say), group(now, class_="now", transform=f"translate({LEFT})")]
    return _svg(frame, analysis, names, say, height, drawn)


def graph_file(
    analysis: Analysis,
    names: Sequence[str],
    say: Say,
    width: float = FILE_WIDTH,
    theme: str = "light",
    players: tuple[str, ...] = USUAL_COLOURS,
) -> str:
    """The graph as a file of its own: with a ground and a legend, all colours resolved."""
    frame = Frame(analysis, width, FILE_HEIGHT)
    legend, rows = _legend(frame, analysis, names, say)
    top = LEGEND_ROW * rows + 8
    drawn = [
        rect(0, 0, frame.width, frame.height + top, fill=var("flake")),
        legend,
        group(*_drawing(frame, analysis, say), transform=f"translate(0 {top})"),
    ]
    whole = _svg(frame, analysis, names, say, frame.height + top, drawn, xmlns=SVG)
    return resolve(whole, symbol_sheet(), theme, players)


def _svg(
    frame: Frame,
    analysis: Analysis,
    names: Sequence[str],
    say: Say,
    height: float,
    drawn: list[str],
    **more: str,
) -> str:
    return tag(
        "svg",
        tag("title", escape(say("analysis-mission" if analysis.cooperative else "analysis-graph"))),
        tag("desc", escape(description(analysis, names, say))),
        *drawn,
        viewBox=f"0 0 {number(frame.width)} {number(height)}",
        width=frame.width,
        height=height,
        role="img",
        **more,
    )


def description(analysis: Analysis, names: Sequence[str], say: Say) -> str:
    """The graph in one sentence: who came from where to where."""
    last = analysis.turns[-1].chances
    parts = [
        say(
            "analysis-from-to",
            player=who,
            before=per_cent(analysis.before[index], say),
            after=per_cent(last[index], say),
        )
        for index, who in enumerate(line_names(analysis, names, say))
    ]
    return say("analysis-graph-text", moves=analysis.turns[-1].last, chances=", ".join(parts))


def per_cent(chance: float, say: Say) -> str:
    """A chance in per cent."""
    return say("analysis-percent", value=round(100 * chance))


def line_names(analysis: Analysis, names: Sequence[str], say: Say) -> list[str]:
    """What each line is called."""
    return [say("analysis-mission")] if analysis.cooperative else list(names)


def line_tones(analysis: Analysis) -> list[str]:
    """The colour of each line."""
    return [COOPERATIVE] if analysis.cooperative else [f"seat-{seat}" for seat in range(analysis.players)]


def _drawing(frame: Frame, analysis: Analysis, say: Say) -> list[str]:
    return [
        *_axes(frame, say),
        *(_line(frame, analysis, index, tone) for index, tone in enumerate(line_tones(analysis))),
        *_flags(frame, analysis),
    ]


def _axes(frame: Frame, say: Say) -> list[str]:
    """Per cents on the left, moves below."""
    small: dict[str, str] = {"fill": var("ink-soft")}
    drawn = []
    for value in PER_CENTS:
        y = frame.y(value / 100)
        drawn.append(
            line(
                LEFT,
                y,
                frame.width - RIGHT,
                y,
                stroke=var("flake-edge"),
                stroke_width=0.7 if value % 50 else 1.2,
                stroke_dasharray="2 4" if value % 50 else None,
            )
        )
        if value % 50 == 0:
            words = say("analysis-percent", value=value)
            drawn.append(text(words, LEFT - 6, y + LETTER / 3, LETTER, text_anchor="end", **small))
    foot = frame.y(0)
    for ply in range(0, frame.plies[-1] + 1, _step(frame)):
        x = frame.x(ply)
        drawn.append(line(x, foot, x, foot + 4, stroke=var("ink-soft"), stroke_width=1))
        drawn.append(text(str(ply), x, foot + 16, LETTER, text_anchor="middle", **small))
    drawn.append(
        text(
            say("analysis-move-axis"),
            LEFT - 6,
            foot + 16,
            LETTER,
            text_anchor="end",
            font_style="italic",
            **small,
        )
    )
    return drawn


def _step(frame: Frame) -> int:
    """How many moves from one number on the axis to the next."""
    wide = (frame.x(1) - frame.x(0)) or 1
    return next((step for step in STEPS if step * wide >= STEP_WIDTH), STEPS[-1])


def _line(frame: Frame, analysis: Analysis, index: int, tone: str) -> str:
    """One line: an edge, the colour in its pattern, and the seat's mark again and again."""
    stands = zip(frame.plies, analysis.chances(), strict=True)
    points = [(frame.x(ply), frame.y(chances[index])) for ply, chances in stands]
    way = "M" + " L".join(f"{number(x)} {number(y)}" for x, y in points)
    whole: dict[str, str] = {"stroke_linejoin": "round", "stroke_linecap": "round"}
    edge, colour = var(f"{tone}-edge" if tone.startswith("seat") else "ink"), var(tone)
    drawn = [
        path(way, stroke=edge, stroke_width=4.2, **whole),
        path(way, stroke=colour, stroke_width=2.4, stroke_dasharray=DASHES[index % len(DASHES)], **whole),
    ]
    if tone.startswith("seat"):
        lines = len(line_tones(analysis))
        every = max(1, round(MARK_EVERY * len(points) / frame.width))
        marked = range(every * index // lines, len(points), every)
        drawn += [use(f"mark-{tone}", *points[turn], MARK, tone) for turn in marked]
    return group(*drawn, class_="chances", data_tone=tone)


def _flags(frame: Frame, analysis: Analysis) -> list[str]:
    """A numbered flag above each turning point, 1 for the costliest; flags stand side by side where turns are close."""
    drawn, right = [], 0.0
    ranked = sorted(enumerate(analysis.turning_points, 1), key=lambda pair: pair[1].turn)
    for rank, point in ranked:
        index = 0 if analysis.cooperative else point.seat
        x = frame.x(analysis.turns[point.turn - 1].last)
        y = frame.y(analysis.turns[point.turn - 1].chances[index])
        flag = min(max(x, right + FLAG + 1), frame.width - FLAG / 2)
        right = flag
        drawn.append(
            group(
                line(flag, TOP - 5, x, y - 4, stroke=var("carmine"), stroke_width=1, stroke_dasharray="2 2"),
                rect(flag - FLAG / 2, 1, FLAG, FLAG, rx=3, fill=var("carmine")),
                text(
                    str(rank),
                    flag,
                    13.5,
                    LETTER,
                    text_anchor="middle",
                    font_weight="bold",
                    fill=var("on-pigment"),
                ),
                class_="flag",
            )
        )
    return drawn


def _legend(frame: Frame, analysis: Analysis, names: Sequence[str], say: Say) -> tuple[str, int]:
    """Who is which line, in as many rows as needed; how many those are."""
    drawn, x, row = [], float(LEFT), 0
    for index, (name, tone) in enumerate(
        zip(line_names(analysis, names, say), line_tones(analysis), strict=True)
    ):
        wide = 44 + len(name) * LETTER * LETTER_WIDTH + 18
        if x > LEFT and x + wide > frame.width - RIGHT:
            x, row = float(LEFT), row + 1
        y = 16 + row * LEGEND_ROW
        seat = tone.startswith("seat")
        drawn += [
            line(x, y, x + 32, y, stroke=var(f"{tone}-edge" if seat else "ink"), stroke_width=4.2),
            line(x, y, x + 32, y, stroke=var(tone), stroke_width=2.4, stroke_dasharray=DASHES[index]),
            use(f"mark-{tone}", x + 16, y, MARK, tone) if seat else "",
            text(name, x + 40, y + 4, LETTER + 1),
        ]
        x += wide
    return group(*drawn), row + 1
