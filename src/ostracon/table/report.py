"""An analysis in words: what pages and the command line tell of it, in a reader's language."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ostracon.kernel.match import Match
from ostracon.screen.board import board_of
from ostracon.screen.scene import Scene
from ostracon.screen.story import action_text, game_texts, text_id
from ostracon.screen.texts import Say
from ostracon.table.analysis import Analysis, TurningPoint
from ostracon.table.graph import line_names, line_tones, per_cent
from ostracon.table.hints import signed
from ostracon.table.mistakes import POINTS, RESOURCE, Mistake

HEADINGS = (
    "move",
    "lost",
    "played",
    "better",
    "turning_points",
    "no_turning_points",
    "accuracy",
    "accuracy_how",
    "player",
)


class Stand(msgspec.Struct, frozen=True):
    """How everybody stands at one point of the graph."""

    turn: int  # 0 before the first
    first: int  # ply before the turn's first decision
    last: int  # ply after its last
    seat: int  # whose turn it was, -1 before the first
    label: str  # "Move 46, Ada": the last of the turn
    chances: tuple[str, ...]  # ("35%", "65%"), one per line of the graph


class Kind(msgspec.Struct, frozen=True):
    """What kind of mistake it was."""

    kind: str  # "points", "tempo" or "resource"
    label: str  # "Points left"
    text: str  # "Pyramid +3"


class Accuracy(msgspec.Struct, frozen=True):
    """How well somebody decided."""

    seat: int
    tone: str
    name: str
    value: int  # 0 to 100


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
    kinds: tuple[Kind, ...]  # where the score sheet or the goods show it


class Report(msgspec.Struct, frozen=True):
    """Everything that a reader is told."""

    lines: tuple[str, ...]  # what the lines of the graph are called
    tones: tuple[str, ...]  # and their colours
    stands: tuple[Stand, ...]
    points: tuple[Point, ...]
    accuracy: tuple[Accuracy, ...]  # by seat
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
        scene = scene_at(match, point, names, language)
        moves = {move.action: move for move in scene.moves} if scene else {}
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
                tuple(kind_of(one, scene, point.seat, say) for one in point.mistakes),
            )
        )
    return Report(
        tuple(line_names(analysis, names, say)),
        tuple(line_tones(analysis)),
        tuple(stands),
        tuple(points),
        tuple(
            Accuracy(seat, f"seat-{seat}", names[seat], round(value))
            for seat, value in enumerate(analysis.accuracy)
        ),
        {word: say(text_id("analysis", word)) for word in HEADINGS},
        say("analysis-how", iterations=analysis.iterations),
    )


def worded(chances: Sequence[float], say: Say) -> tuple[str, ...]:
    """Chances in per cent."""
    return tuple(per_cent(chance, say) for chance in chances)


def kind_of(mistake: Mistake, scene: Scene | None, seat: int, say: Say) -> Kind:
    """A kind of mistake in words."""
    goods = {good.symbol: good.label for good in scene.panels[seat].goods} if scene else {}
    named = [
        say(
            "analysis-part",
            name=goods.get(part, part) if mistake.kind == RESOURCE else say(text_id("part", part)),
            amount=signed(amount),
        )
        for part, amount in mistake.parts.items()
    ]
    shown = "expected" if mistake.kind == POINTS and not named else "text"
    text = say(f"analysis-kind-{mistake.kind}-{shown}", amount=mistake.amount, parts=", ".join(named))
    return Kind(mistake.kind, say(f"analysis-kind-{mistake.kind}"), text)


def scene_at(match: Match, point: TurningPoint, names: Sequence[str], language: str) -> Scene | None:
    """A turning point as its player had it at the table; None without a board."""
    game = match.game
    if not game.has_board:
        return None
    view = game.view(match.at(point.ply), point.seat)
    return board_of(game).scene(view, game_texts(game, language).naming(names))
