"""`ostracon analyse`: a finished match as chances after each turn and turning points."""

from __future__ import annotations

from pathlib import Path

from ostracon.commands.progress import bar
from ostracon.kernel.errors import OstraconError
from ostracon.kernel.match import Match
from ostracon.kernel.record import MatchRecord, load_file, verify
from ostracon.screen.story import game_texts
from ostracon.screen.texts import Texts
from ostracon.table.analysis import ITERATIONS, Analysis, analyse
from ostracon.table.graph import graph_file
from ostracon.table.report import Report, report


class CannotWrite(OstraconError):
    """A file that cannot be written."""


def analyse_file(
    file: Path, iterations: int | None, seed: int, svg: Path | None, language: str, as_json: bool
) -> None:
    """Analyse a match file and show what was found."""
    record = load_file(file)
    match = verify(record)
    say = game_texts(match.game, language)
    names = names_of(record, match, say)
    budget = ITERATIONS if iterations is None else iterations
    analysis = with_progress(match, budget, seed, shown=not as_json)
    if svg:
        try:
            svg.write_text(graph_file(analysis, names, say), "utf-8")
        except OSError as error:
            raise CannotWrite(f"cannot write {svg}: {error.strerror}") from None
    if as_json:
        import msgspec

        print(msgspec.json.format(msgspec.json.encode(analysis), indent=2).decode())
    else:
        show(report(match, analysis, names, language), match)


def with_progress(match: Match, iterations: int, seed: int, shown: bool) -> Analysis:
    """The analysis, with a bar while it goes on."""
    with bar(match.game.title, 100, shown) as advance:
        before = 0

        def progress(done: int, total: int) -> None:
            nonlocal before
            now = 100 * done // total
            advance(now - before)
            before = now

        return analyse(match, iterations, seed, progress)


def names_of(record: MatchRecord, match: Match, say: Texts) -> list[str]:
    """The players' names: those in the file, or what the game calls its seats."""
    named = [seat.name for seat in record.seats or () if seat.name]
    if len(named) == match.players:
        return named
    return [say(f"seat-{i}") if say.has(f"seat-{i}") else str(i + 1) for i in range(match.players)]


def show(found: Report, match: Match) -> None:
    """Print a report: a table of turns, then the turning points."""
    from rich.console import Console
    from rich.table import Table

    words, console = found.words, Console(highlight=False, markup=False)
    turns = Table(words["turn"], *found.lines, title=match.game.title)
    for stand in found.stands:
        turns.add_row(stand.label, *stand.chances)
    console.print(turns)
    if not found.points:
        console.print(words["no_turning_points"])
        return
    points = Table(
        *(words[word] for word in ("turn", "lost", "played", "better")), title=words["turning_points"]
    )
    for point in found.points:
        points.add_row(point.label, point.cost, point.played, point.better)
    console.print(points)
    console.print(found.how)
