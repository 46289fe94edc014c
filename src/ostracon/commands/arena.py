"""`ostracon arena`: a tournament of bots."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from ostracon.commands.arguments import (
    INTERRUPTED,
    Components,
    Csv,
    GameOrStudy,
    Json,
    OptionValues,
    Parquet,
    Patience,
    Processes,
    Ray,
    Seed,
    say_stand_ins,
    studied,
    with_corrections,
)
from ostracon.commands.printing import print_json, print_table
from ostracon.commands.tournaments import Workers, run_tournament
from ostracon.kernel.errors import OstraconError
from ostracon.kernel.game import game as find_game
from ostracon.lab.results import Summary, summary
from ostracon.lab.strength import number as rounded
from ostracon.lab.strength import percent
from ostracon.lab.tables import Tables
from ostracon.lab.tournament import new_tournament

USUAL_BOTS, USUAL_NUMBER = ("random", "greedy"), 200
FAULTS_SHOWN = 5
NAME_WIDTH = 12  # of a bot in a table: all columns are to fit into 80 characters


class NoJournal(OstraconError):
    """A tournament that is to go on without the journal of its games."""


def arena(
    name: GameOrStudy,
    bots: Annotated[
        str | None,
        typer.Option(
            help="Who plays, separated by commas; a bot of your own as module:Class. Usually random,greedy."
        ),
    ] = None,
    number: Annotated[
        int | None,
        typer.Option("--number", "-n", help="Games for each pair; rounded up to whole deals. Usually 200."),
    ] = None,
    players: Annotated[int, typer.Option("--players", "-p", help="Number of players; usually 2.")] = 0,
    option: OptionValues = None,
    seed: Seed = None,
    processes: Processes = 0,
    ray: Ray = None,
    patience: Patience = 60.0,
    out: Annotated[Path | None, typer.Option(help="Journal: every finished game is kept there.")] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with the journal.")] = False,
    csv: Csv = None,
    parquet: Parquet = None,
    components: Components = None,
    json: Json = False,
) -> None:
    """A tournament of bots: the same deals for all, seats rotated, confidence intervals, ratings."""
    study = studied(name, players, 0, None if bots is None else bots.split(","), option, seed)
    asked = (study.number or USUAL_NUMBER) if number is None else number
    entrants = study.bots or USUAL_BOTS
    name = with_corrections(study.game, components)
    contest = new_tournament(name, entrants, asked, study.players, study.options, study.seed)
    tables, game = Tables(csv, parquet), find_game(name)
    say_stand_ins(entrants, name)
    if resume and out is None:
        raise NoJournal("--resume needs the journal to go on with: --out FILE")
    tables.check()
    outcome = run_tournament(contest, Workers(processes, ray, patience), out, resume, json, game.id)
    tables.write(game, contest.players, contest.options, outcome.games)
    result = summary(contest, outcome.games, outcome.interrupted)
    if json:
        print_json(msgspec.to_builtins(result))
    else:
        show_results(result)
    if result.interrupted:
        done = f"interrupted after {result.games} of {result.games_planned} games"
        if out is None:
            done += ", which were not kept; with --out FILE a tournament can be resumed"
        else:
            done += "; the same command with --resume goes on"
        print(done, file=sys.stderr)
        raise typer.Exit(INTERRUPTED)


def short_names(names: Sequence[str]) -> list[str]:
    """Names that fit into a table and stay different.

    >>> short_names(["greedy", "search:300+trees=2", "search:300+trees=3", "my_own_bots:Cautious"])
    ['greedy', 'search:300 #2', 'search:300 #3', 'my_own_bots… #4']
    """
    found: list[str] = []
    for name in names:
        head = name.partition("+")[0]
        head = head if len(head) <= NAME_WIDTH else head[: NAME_WIDTH - 1] + "…"
        found.append(name if name == head else f"{head} #{len(found) + 1}")
    return found


def show_results(result: Summary) -> None:
    """The tables of a tournament."""
    bot_names = [row.bot for row in result.bots]
    names = dict(zip(bot_names, short_names(bot_names), strict=True))
    if result.pairs:
        print_table(
            ("bot", "against", "games", "win share (95 %)", "margin (95 %)"),
            [
                (
                    names[pair.first],
                    names[pair.second],
                    str(pair.games),
                    percent(pair.win_share, pair.win_share_interval),
                    rounded(pair.margin, pair.margin_interval),
                )
                for pair in result.pairs
            ],
            texts=("bot", "against"),
        )
    won = "games won (95 %)" if result.cooperative else "win share"
    print_table(
        ("bot", "games", won, "points", "rating", "ms/decision", "faults"),
        [
            (
                names[row.bot],
                str(row.games),
                percent(row.win_share, row.win_share_interval if result.cooperative else None),
                rounded(row.mean_points),
                f"{row.rating.mu:.1f} ± {row.rating.sigma:.1f}",
                rounded(row.decision_ms),
                str(row.faults),
            )
            for row in sorted(result.bots, key=lambda row: -row.rating.mu)
        ],
        texts=("bot",),
    )
    for name, short in names.items():
        if short != name:
            print(f"{short} is {name}")
    for fault in result.faults[:FAULTS_SHOWN]:
        print(f"{fault.bot} forfeited deal {fault.deal}: {fault.reason}")
    if len(result.faults) > FAULTS_SHOWN:
        print(f"... and {len(result.faults) - FAULTS_SHOWN} more; --json and --csv list all")
