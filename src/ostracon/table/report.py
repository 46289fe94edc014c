"""An analysis in words: what pages and the command line tell of it, in a reader's language."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ostracon.kernel.match import Match
from ostracon.screen.board import board_of
from ostracon.screen.scene import Move
from ostracon.screen.story import action_text, game_texts, text_id
from ostracon.screen.texts import Say
from ostracon.table.analysis import Analysis, TurningPoint
from ostracon.table.graph import line_names, line_tones, per_cent

HEADINGS = ("move", "lost", "played", "better", "turning_points", "no_turning_points")


class Stand(msgspec.Struct, frozen=True):
    """How everybody stands at one point of the graph."""

    turn: int  # 0 before the first
    first: int  # ply before the turn's first decision
    last: int  # ply after its last
    seat: int  # whose turn it was, -1 before the first
    label: str  # "Move 46, Ada": the last of the turn
    chances: tuple[str, ...]  # ("35%", "65%"), one per line of the graph


class Point(msgspec.Struct, frozen=True):
    """A turning point."""

    rank: int  # 1 for the costliest
    ply: int  # the position in which it was decided: so many moves had been made
    seat: int
    tone: str  # "seat-1"
    label: str  # "After move 45, Ada"
    played: str  # "Sail ship 2 to the temple"
    better: str
    action: int  # the number of the better choice
    path: tuple[str, ...]  # what the better choice clicks on the deciding seat's screen
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
    stands = [Stand(0, 0, 0, -1, say("analysis-start"), worded(analysis.before, say))]
    stands += [
        Stand(
            turn.number,
            turn.first,
            turn.last,
            turn.seat,
            say("analysis-after", number=turn.last, player=names[turn.seat]),
            worded(turn.chances, say),
        )
        for turn in analysis.turns
    ]
    points = []
    for rank, point in enumerate(analysis.turning_points, 1):
        moves = moves_at(match, point, names, language)
        played, better = (
            moves[action.number].label
            if action.number in moves
            else action_text(match.game, action.number, say)
            for action in (point.played, point.better)
        )
        points.append(
            Point(
                rank,
                point.ply,
                point.seat,
                f"seat-{point.seat}",
                say("analysis-decides", number=point.ply, player=names[point.seat]),
                played,
                better,
                point.better.number,
                moves[point.better.number].path if point.better.number in moves else (),
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


def moves_at(match: Match, point: TurningPoint, names: Sequence[str], language: str) -> dict[int, Move]:
    """The choices of a turning point by their actions, as the player had them at the table; none without a board."""
    game = match.game
    if not game.has_board:
        return {}
    view = game.view(match.at(point.ply), point.seat)
    scene = board_of(game).scene(view, game_texts(game, language).naming(names))
    return {move.action: move for move in scene.moves}
