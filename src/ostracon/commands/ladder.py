"""`ostracon ladder`: how strong the levels of bots are."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from ostracon.commands.arena import show_results
from ostracon.commands.arguments import (
    INTERRUPTED,
    CannotWrite,
    Json,
    Patience,
    Processes,
    Ray,
    named_games,
    seed_from,
)
from ostracon.commands.printing import print_json
from ostracon.commands.tournaments import Workers, run_tournament
from ostracon.kernel.errors import BadPlayerCount
from ostracon.kernel.game import Game
from ostracon.lab import ladder as ladders
from ostracon.lab.results import summary
from ostracon.lab.strength import page, results_folder


def ladder(
    name: Annotated[str, typer.Argument(metavar="[GAME|all]")] = "all",
    players: Annotated[
        list[int] | None, typer.Option("--players", "-p", help="Number of players; may be repeated.")
    ] = None,
    games: Annotated[int, typer.Option(help="Games for each rung; rounded up to whole deals.")] = 100,
    rung: Annotated[
        list[str] | None,
        typer.Option(help="Only the rungs of this bot, as a table; no page is written. May be repeated."),
    ] = None,
    seed: Annotated[str, typer.Option(help="Number of the first deal.")] = "0",
    processes: Processes = 0,
    ray: Ray = None,
    patience: Patience = 60.0,
    out: Annotated[
        Path, typer.Option(help="The page to write; results and journals are kept in a folder beside it.")
    ] = Path("strength.md"),
    json: Json = False,
) -> None:
    """How strong the levels are: each against the one below. Run again, it goes on where it was left."""
    workers, found = Workers(processes, ray, patience), []
    if rung:
        for game, count in settings(name, players):
            run_rungs(game, count, rung, games, seed_from(seed), workers, out, json)
        return
    for game, count in settings(name, players):
        one = run_ladder(game, count, games, seed_from(seed), workers, out, quiet=json)
        if one is None:
            print("interrupted; the same command goes on", file=sys.stderr)
            raise typer.Exit(INTERRUPTED)
        found.append(one)
    if json:
        print_json(msgspec.to_builtins(found))
    else:
        print(f"{out} is written")


def settings(name: str, players: list[int] | None) -> list[tuple[Game, int]]:
    """The games and numbers of players of a ladder: those asked for, or all."""
    found = named_games(name)
    every = sorted({count for game in found for count in game.players})
    for count in players or ():
        if count not in every:
            raise BadPlayerCount(" and ".join(game.title for game in found), count, every)
    return [(game, count) for game in found for count in game.players if count in (players or every)]


def run_rungs(
    game: Game,
    players: int,
    bots: list[str],
    games: int,
    first_deal: int,
    workers: Workers,
    out: Path,
    json: bool,
) -> None:
    """Play some rungs of a ladder and print them. The games are kept where the whole ladder finds them."""
    contest = ladders.ladder(game, players, games, first_deal, bots)
    outcome = run_tournament(
        contest, workers, _journal(out, game, players), True, json, f"{game.id}, {players} players"
    )
    result = summary(contest, outcome.games, outcome.interrupted)
    if json:
        print_json(msgspec.to_builtins(result))
    else:
        show_results(result)
    if outcome.interrupted:
        print("interrupted; the same command goes on", file=sys.stderr)
        raise typer.Exit(INTERRUPTED)


def _journal(out: Path, game: Game, players: int) -> Path:
    """Where the games of a ladder are kept."""
    return results_folder(out) / f"{ladders.file_name(game.id, players)}.jsonl"


def run_ladder(
    game: Game, players: int, games: int, first_deal: int, workers: Workers, out: Path, quiet: bool
) -> ladders.Ladder | None:
    """Run one ladder, going on where it was left; its results are kept and the page `out` is written anew.
    None if interrupted.
    """
    contest = ladders.ladder(game, players, games, first_deal)
    folder = results_folder(out)
    outcome = run_tournament(
        contest, workers, _journal(out, game, players), True, quiet, f"{game.id}, {players} players"
    )
    if outcome.interrupted:
        return None
    found = ladders.ladder_result(contest, outcome.games, games)
    try:
        ladders.save(found, folder)
        out.write_text(page(ladders.load(folder)), "utf-8")
    except OSError as error:
        raise CannotWrite(f"cannot write {error.filename}: {error.strerror}") from None
    return found
