"""An analysis in words: what pages and the command line tell of it, in a reader's language."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ostracon.kernel.match import Match
from ostracon.screen.board import board_of
from ostracon.screen.story import action_text, game_texts, text_id
from ostracon.screen.texts import Say
from ostracon.table.analysis import Analysis, TurningPoint
from ostracon.table.graph import line_names, line_tones, per_cent

HEADINGS = ("turn", "lost", "played", "better", "turning_points", "no_turning_points")


class Stand(msgspec.Struct, frozen=True):
    """How everybody stands at one point of the graph."""

    turn: int  # 0 before the first
    first: int  # ply before the turn's first decision
    last: int  # ply after its last
    seat: int  # whose turn it was, -1 before the first
    label: str  # "Turn 12, Ada"
    chances: tuple[str, ...]  # ("35%", "65%"), one per line of the graph


class Point(msgspec.Struct, frozen=True):
    """A turning point."""

    rank: int  # 1 for the costliest
    ply: int
    seat: int
    tone: str  # "seat-1"
    label: str  # "Turn 12, Ada"
    played: str  # "Sail ship 2 to the temple"
    better: str
    cost: str  # "−14"


class Report(msgspec.Struct, frozen=True):
    """Everything that a reader is told."""

    lines: tuple[str, ...]  # what the lines of the graph are called
    tones: tuple[str, ...]  # and their colours
    stands: tuple[Stand, ...]
    points: tuple[Point, ...]
    words: dict[str, str]  # headings: {"played": "played", ...}
    how: str  # how it was judged


def report(match: Match, analysis: Analysis, names: Sequence[str], language: str) -> Report:
    """An analysis of a match in words."""
    say = game_texts(match.game, language)

    def label(turn: int, seat: int) -> str:
        return say("analysis-after", number=turn, player=names[seat])

    stands = [Stand(0, 0, 0, -1, say("analysis-start"), worded(analysis.before, say))]
    stands += [
        Stand(
            turn.number,
            turn.first,
            turn.last,
            turn.seat,
            label(turn.number, turn.seat),
            worded(turn.chances, say),
        )
        for turn in analysis.turns
    ]
    points = []
    for rank, point in enumerate(analysis.turning_points, 1):
        played, better = action_labels(match, point, names, language)
        points.append(
            Point(
                rank,
                point.ply,
                point.seat,
                f"seat-{point.seat}",
                label(point.turn, point.seat),
                played,
                better,
                say("analysis-cost", value=round(100 * point.cost)),
            )
        )
    return Report(
        tuple(line_names(analysis, names, say)),
        tuple(line_tones(analysis)),
        tuple(stands),
        tuple(points),
        {word: say(text_id("analysis", word)) for word in HEADINGS},
        say("analysis-how", iterations=analysis.iterations),
    )


def worded(chances: Sequence[float], say: Say) -> tuple[str, ...]:
    """Chances in per cent."""
    return tuple(per_cent(chance, say) for chance in chances)


def action_labels(match: Match, point: TurningPoint, names: Sequence[str], language: str) -> tuple[str, str]:
    """What was played and what the bot would have played, as the player read it at the table."""
    game = match.game
    say = game_texts(game, language)
    labels: dict[int, str] = {}
    if game.has_board:
        view = game.view(match.at(point.ply), point.seat)
        scene = board_of(game).scene(view, say.naming(names))
        labels = {move.action: move.label for move in scene.moves}
    played, better = (
        labels.get(action.number) or action_text(game, action.number, say)
        for action in (point.played, point.better)
    )
    return played, better
