"""What several commands are given: shared options, and how they are read."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ostracon.kernel.errors import BadSeed, OstraconError, UnknownOption
from ostracon.kernel.game import Game, game, games
from ostracon.kernel.record import MatchRecord
from ostracon.screen.texts import LANGUAGES
from ostracon.table.seats import colours_of

OptionValues = Annotated[
    list[str] | None, typer.Option("--option", "-o", help="A game option: name=value. May be repeated.")
]
Components = Annotated[
    Path | None, typer.Option(help="A file with an owner's corrections of the printed figures.")
]
Json = Annotated[bool, typer.Option("--json", help="Print one JSON document and nothing else.")]
Processes = Annotated[
    int, typer.Option(help="Worker processes; usually one per core, or one if a bot has a budget in ms.")
]
Ray = Annotated[str | None, typer.Option(help="Address of a Ray cluster to play on; local starts one here.")]
Patience = Annotated[float, typer.Option(help="Seconds after which a bot that has not decided forfeits.")]

Lan = Annotated[
    bool,
    typer.Option("--lan", help="Let others in this machine's network come; links name its address there."),
]
PublicUrl = Annotated[
    str | None,
    typer.Option(metavar="URL", help="The address at which others reach the server; links begin with it."),
]
Language = Annotated[str, typer.Option(help=" or ".join(LANGUAGES) + ".")]

INTERRUPTED = 130  # exit code after Ctrl-C, as shells have it


class CannotWrite(OstraconError):
    """A file that cannot be written."""


def options_from(pairs: list[str] | None) -> dict[str, object]:
    """The options given as name=value."""
    chosen: dict[str, object] = {}
    for pair in pairs or []:
        name, equals, value = pair.partition("=")
        if not equals:
            raise UnknownOption(pair, choose_from=["name=value"])
        chosen[name] = value
    return chosen


def with_corrections(name: str, path: Path | None) -> str:
    """The name of a game, or of the game with an owner's corrections."""
    return f"{name}@{path.absolute()}" if path else name


def edition_of(record: MatchRecord, path: Path | None) -> Game | None:
    """The edition of its game that a record was played with; None for the installed one."""
    return game(with_corrections(record.game, path)) if path else None


def colours_in(record: MatchRecord, played: Game) -> tuple[str, ...]:
    """The colours of the seats that a record names; otherwise those of the box in their order."""
    return tuple(colours_of(played.colours, [seat.colour for seat in record.seats or ()]))


def seed_from(text: str) -> int:
    """A seed for simulations: a whole number."""
    if not text.isdigit() or int(text) >= 2**62:
        raise BadSeed(text)
    return int(text)


def load_games() -> tuple[list[Game], list[OstraconError]]:
    """All installed games that can be loaded, and why the others cannot."""
    found, faults = [], []
    for name in games():
        try:
            found.append(game(name))
        except OstraconError as fault:
            faults.append(fault)
    return found, faults


def named_games(name: str) -> list[Game]:
    """The game of a name, or "all"."""
    if name != "all":
        return [game(name)]
    found, faults = load_games()
    for fault in faults:
        typer.echo(f"ostracon: {fault}", err=True)
    return found
