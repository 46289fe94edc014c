"""`ostracon puzzles`: look for positions in which one choice is clearly best."""

from __future__ import annotations

import sys
import time
from collections import Counter
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from ostracon.commands.arguments import INTERRUPTED, Json, seed_from
from ostracon.commands.printing import bar, print_json
from ostracon.kernel.errors import OstraconError
from ostracon.kernel.game import Game, game
from ostracon.kernel.native import native
from ostracon.puzzles.collection import FILE, Collection, collection, read, write
from ostracon.puzzles.finding import Finder

USUAL_NUMBER = 60


class BadWish(OstraconError):
    """Something asked of the search that is not possible."""


class Summary(msgspec.Struct, frozen=True):
    """What a search has found so far."""

    file: str
    puzzles: int
    wanted: int
    searched: tuple[int, int]  # deals
    grades: dict[int, int]  # how many of each
    players: dict[int, int]


def puzzles(
    name: Annotated[str, typer.Argument(metavar="GAME")],
    number: Annotated[int, typer.Option("--number", "-n", help="How many to find.")] = USUAL_NUMBER,
    seed: Annotated[str, typer.Option(help="Number of the first deal to look at.")] = "0",
    seconds: Annotated[float, typer.Option(help="Stop after so long; 0: when all are found.")] = 0.0,
    out: Annotated[Path | None, typer.Option(help="The file to write; usually GAME-puzzles.json.")] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with the file, which exists.")] = False,
    json: Json = False,
) -> None:
    """Look for puzzles in games of bots: positions in which one choice is clearly best and weaker bots miss it."""
    played = game(name)
    if number < 1 or seconds < 0:
        raise BadWish("a search finds at least 1 puzzle, in 0 seconds (no limit) or more")
    path = out or Path(f"{played.id}-{FILE}")
    first = seed_from(seed)
    if resume:
        before = read(played, path)
    elif path.exists():
        raise BadWish(f"{path} exists: go on with it by --resume, or name another file with --out")
    else:
        before = collection(played, (), (first, first))
    interrupted = False
    kept = before
    try:
        native(played)
        kept = look(played, before, number, seconds, path, quiet=json)
    except KeyboardInterrupt:
        interrupted = True
        kept = read(played, path) if path.exists() else before
    found = summary(kept, path, number)
    if json:
        print_json(msgspec.to_builtins(found, str_keys=True))
    else:
        print(
            f"{found.puzzles} of {number} puzzles of {played.title} are in {path} (deals {found.searched[0]} to "
            f"{found.searched[1] - 1}; by grade {by(found.grades)}; by players {by(found.players)})"
            if kept.puzzles
            else f"no puzzle of {played.title} was found"
        )
    if interrupted:
        print("interrupted; --resume goes on", file=sys.stderr)
        raise typer.Exit(INTERRUPTED)


def look(
    played: Game, before: Collection, wanted: int, seconds: float, path: Path, quiet: bool
) -> Collection:
    """Look at one deal after the other; what is found is written after each."""
    finder = Finder(played, wanted, before.puzzles)
    (first, deal), end = before.searched, time.monotonic() + seconds
    kept = before
    with bar(played.title, wanted, not quiet) as advance:
        advance(len(finder.found))
        while not finder.done and (not seconds or time.monotonic() < end):
            for _ in finder.search(deal):
                advance(1)
            deal += 1
            kept = collection(played, finder.found, (first, deal))
            write(played, kept, path)
    return kept


def summary(kept: Collection, path: Path, wanted: int) -> Summary:
    """What a file of puzzles holds."""
    return Summary(
        str(path),
        len(kept.puzzles),
        wanted,
        kept.searched,
        dict(sorted(Counter(puzzle.grade for puzzle in kept.puzzles).items())),
        dict(sorted(Counter(puzzle.players for puzzle in kept.puzzles).items())),
    )


def by(counts: dict[int, int]) -> str:
    """Counts in one line.

    >>> by({1: 20, 2: 10})
    '1: 20, 2: 10'
    """
    return ", ".join(f"{key}: {count}" for key, count in counts.items())
