"""`ostracon analyse`: a finished match as chances after each turn and turning points."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer

from ostracon.commands.arguments import (
    CannotWrite,
    Components,
    GameNumber,
    Json,
    Language,
    MatchFile,
    colours_in,
    edition_of,
    record_from,
    seed_from,
)
from ostracon.commands.printing import bar, print_table
from ostracon.kernel.match import Match
from ostracon.kernel.record import MatchRecord, verify
from ostracon.screen.story import game_texts
from ostracon.screen.texts import Texts
from ostracon.table import analysis
from ostracon.table.graph import graph_file
from ostracon.table.report import Report, report


def analyse(
    file: MatchFile,
    number: GameNumber = None,
    iterations: Annotated[
        int | None, typer.Option(help="How often the search tries, for each decision; 2000 if not given.")
    ] = None,
    seed: Annotated[str, typer.Option(help="The same seed and iterations give the same analysis.")] = "0",
    svg: Annotated[Path | None, typer.Option(help="Write the graph of the chances as SVG.")] = None,
    language: Language = "en",
    components: Components = None,
    json: Json = False,
) -> None:
    """Each seat's chances after each turn, the turning points, and what the bot would have played."""
    first = seed_from(seed)
    record = record_from(file, number, components)
    match = verify(record, edition_of(record, components))
    say = game_texts(match.game, language)
    names = names_of(record, match, say)
    budget = analysis.ITERATIONS if iterations is None else iterations
    found = with_progress(match, budget, first, shown=not json)
    if svg:
        try:
            svg.write_text(graph_file(found, names, say, players=colours_in(record, match.game)), "utf-8")
        except OSError as error:
            raise CannotWrite(f"cannot write {svg}: {error.strerror}") from None
    if json:
        print(msgspec.json.format(msgspec.json.encode(found), indent=2).decode())
    else:
        show(report(match, found, names, language), match)


def with_progress(match: Match, iterations: int, seed: int, shown: bool) -> analysis.Analysis:
    """The analysis, with a bar while it goes on."""
    with bar(match.game.title, 100, shown) as advance:
        before = 0

        def progress(done: int, total: int) -> None:
            nonlocal before
            now = 100 * done // total
            advance(now - before)
            before = now

        return analysis.analyse(match, iterations, seed, progress)


def names_of(record: MatchRecord, match: Match, say: Texts) -> list[str]:
    """The players' names: those in the file, or what the game calls its seats."""
    named = [seat.name for seat in record.seats or () if seat.name]
    if len(named) == match.players:
        return named
    return [say(f"seat-{i}") if say.has(f"seat-{i}") else str(i + 1) for i in range(match.players)]


def show(found: Report, match: Match) -> None:
    """Print a report: a table of turns, then the turning points."""
    words = found.words
    turns = [(stand.label, *stand.chances) for stand in found.stands]
    print_table((words["move"], *found.lines), turns, match.game.title, texts=(words["move"],))
    if found.points:
        columns = [words[word] for word in ("move", "lost", "played", "better")]
        points = [(point.label, point.cost, point.played, point.better) for point in found.points]
        print_table(columns, points, words["turning_points"], texts=columns)
        for point in found.points:
            for one in point.kinds:
                print(f"{point.label}: {one.label}: {one.text}")
    else:
        print(words["no_turning_points"])
    accuracy = [(one.name, str(one.value)) for one in found.accuracy]
    print_table((words["player"], words["accuracy"]), accuracy, texts=(words["player"],))
    print(words["accuracy_how"])
    print(found.how)
