"""What several commands are given: shared options, and how they are read."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Annotated

import typer

from ostracon.bots import stand_in
from ostracon.kernel.dice import DEALS
from ostracon.kernel.errors import BadRecord, BadSeed, OstraconError, UnknownOption
from ostracon.kernel.game import Game, game, games
from ostracon.kernel.record import MatchRecord, load_file
from ostracon.lab.study import Study, read_study
from ostracon.screen.texts import LANGUAGES
from ostracon.table.seats import colours_of

OptionValues = Annotated[
    list[str] | None, typer.Option("--option", "-o", help="A game option: name=value. May be repeated.")
]
Components = Annotated[
    Path | None, typer.Option(help="A file with an owner's corrections of the printed figures.")
]
Json = Annotated[bool, typer.Option("--json", help="Print one JSON document and nothing else.")]
GameOrStudy = Annotated[
    str, typer.Argument(metavar="GAME|FILE.toml", help="A game, or a study file that says what is played.")
]
Players = Annotated[int, typer.Option("--players", "-p", help="Number of players.")]
Seed = Annotated[str | None, typer.Option(help="Number of the first deal; usually 0.")]
Csv = Annotated[Path | None, typer.Option(help="Write a row per game and seat.")]
Parquet = Annotated[Path | None, typer.Option(help="The same as a Parquet file (needs the extra parquet).")]
MatchFile = Annotated[Path, typer.Argument(help="A match file, or a journal of sim or arena with --game.")]
GameNumber = Annotated[int | None, typer.Option("--game", help="Which game of a journal, from 1.")]
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

SEEDS = "a whole number from 0 to 2^62 - 1"
INTERRUPTED = 130  # exit code after Ctrl-C, as shells have it


class CannotWrite(OstraconError):
    """A file that cannot be written."""


def say_stand_ins(bots: Iterable[str], name: str) -> None:
    """Say of every level that another one plays in its place in a game, and why."""
    for bot in dict.fromkeys(bots):
        sentence = stand_in(bot, game(name))
        if sentence:
            print(f"ostracon: {sentence}", file=sys.stderr)


def options_from(pairs: list[str] | None) -> dict[str, str]:
    """The options given as name=value."""
    chosen: dict[str, str] = {}
    for pair in pairs or []:
        name, equals, value = pair.partition("=")
        if not equals:
            raise UnknownOption(pair, choose_from=["name=value"])
        chosen[name] = value
    return chosen


def with_corrections(name: str, path: Path | None) -> str:
    """The name of a game, or of the game with an owner's corrections."""
    return f"{name}@{path.absolute()}" if path else name


def studied(
    name: str, players: int, number: int, bots: list[str] | None, option: list[str] | None, seed: str | None
) -> Study:
    """What is to be played: what a study file says, if one is named, and what is given besides."""
    study = read_study(Path(name)) if name.endswith(".toml") else Study(name)
    if not 0 <= study.seed < DEALS:
        raise BadSeed(study.seed, SEEDS)
    return Study(
        study.game,
        players or study.players,
        tuple(bots or study.bots),
        number or study.number,
        study.seed if seed is None else seed_from(seed),
        {**study.options, **options_from(option)},
    )


def record_from(file: Path, number: int | None, components: Path | None) -> MatchRecord:
    """The record in a match file, or of a game in a journal."""
    from ostracon.lab.journal import is_journal, record_in

    if is_journal(file):
        return record_in(file, number, components)
    if number is not None:
        raise BadRecord(f"{file} holds one match and no others: --game is for journals")
    return load_file(file)


def edition_of(record: MatchRecord, path: Path | None) -> Game | None:
    """The edition of its game that a record was played with; None for the installed one."""
    return game(with_corrections(record.game, path)) if path else None


def colours_in(record: MatchRecord, played: Game) -> tuple[str, ...]:
    """The colours of the seats that a record names; otherwise those of the box in their order."""
    return tuple(colours_of(played.colours, [seat.colour for seat in record.seats or ()]))


def seed_from(text: str) -> int:
    """A seed for simulations: a whole number."""
    if not (text.isascii() and text.isdigit()) or int(text) >= DEALS:
        raise BadSeed(text, SEEDS)
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
