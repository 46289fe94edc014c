"""The `ostracon` command."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Annotated, Any

import typer

from ostracon.commands.new import new
from ostracon.kernel.errors import BadSeed, OstraconError, UnknownOption

app = typer.Typer(
    name="ostracon",
    help="Five board games of the Nile: play them in the browser, study them at full speed.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)

OptionValues = Annotated[
    list[str] | None, typer.Option("--option", "-o", help="A game option: name=value. May be repeated.")
]
Components = Annotated[Path | None, typer.Option(help="A corrected components.toml to play with.")]
INTERRUPTED = 130  # exit code after Ctrl-C, as shells have it
Json = Annotated[bool, typer.Option("--json", help="Print one JSON document and nothing else.")]


def options_from(pairs: list[str] | None) -> dict[str, object]:
    """The options given as name=value."""
    chosen: dict[str, object] = {}
    for pair in pairs or []:
        name, equals, value = pair.partition("=")
        if not equals:
            raise UnknownOption(pair, choose_from=["name=value"])
        chosen[name] = value
    return chosen


def use_components(path: Path | None) -> None:
    """Play with an owner's corrected data file."""
    if path is not None:
        os.environ["OSTRACON_COMPONENTS"] = str(path)


def seed_from(text: str) -> int:
    """A seed for simulations: a whole number."""
    if not text.isdigit() or int(text) >= 2**62:
        raise BadSeed(text)
    return int(text)


def show_json(document: object) -> None:
    """Print one JSON document."""
    import json

    print(json.dumps(document, ensure_ascii=False, indent=2))


app.command()(new)


@app.command("games")
def list_games(json: Json = False) -> None:
    """The installed games, their player counts and options."""
    from ostracon.kernel.game import game, games, option_table

    if json:
        show_json(
            [
                {
                    "id": g.id,
                    "title": g.title,
                    "players": g.players,
                    "options": [
                        {"name": o.name, "values": o.values, "default": o.default} for o in g.options
                    ],
                }
                for g in map(game, games())
            ]
        )
        return
    from rich.console import Console
    from rich.table import Table

    for found in map(game, games()):
        table = Table(
            "option",
            "values",
            "default",
            title=f"{found.title} ({found.id}), players {', '.join(map(str, found.players))}",
        )
        for row in option_table(found.options):
            table.add_row(*row)
        Console().print(table)


@app.command()
def sim(
    name: Annotated[str, typer.Argument(metavar="GAME")],
    players: Annotated[int, typer.Option("--players", "-p", help="Number of players.")] = 0,
    number: Annotated[int, typer.Option("--number", "-n", min=1, help="Number of games.")] = 1000,
    bot: Annotated[
        list[str] | None, typer.Option(help="Who plays: one bot for all seats, or one per seat.")
    ] = None,
    option: OptionValues = None,
    seed: Annotated[str, typer.Option(help="Number of the first game.")] = "0",
    components: Components = None,
    json: Json = False,
) -> None:
    """Play many games and sum up the results."""
    use_components(components)
    from ostracon.commands.simulate import simulate

    result = simulate(
        name, players, number, bot or ["random"], options_from(option), seed_from(seed), progress=not json
    )
    if json:
        show_json(result)
        return
    from rich.console import Console
    from rich.table import Table

    table = Table(
        "seat",
        "bot",
        "wins",
        "mean points",
        title=f"{result['games']} games of {name}, {result['mean_actions']:.1f} actions each",
    )
    for seat, row in enumerate(result["seats"]):
        table.add_row(str(seat), row["bot"], f"{100 * row['win_share']:.1f} %", f"{row['mean_points']:.2f}")
    Console().print(table)
    Console().print(
        f"{result['seconds']:.2f} s, {result['actions_per_second']:,.0f} actions/s ({result['target']})"
    )


Processes = Annotated[
    int, typer.Option(help="Worker processes; usually one per core, or one if a bot has a budget in ms.")
]
Ray = Annotated[str | None, typer.Option(help="Address of a Ray cluster to play on; local starts one here.")]
Patience = Annotated[float, typer.Option(help="Seconds after which a bot that has not decided forfeits.")]


@app.command()
def arena(
    name: Annotated[str, typer.Argument(metavar="GAME")],
    bots: Annotated[
        str, typer.Option(help="Who plays, separated by commas; a bot of your own as module:Class.")
    ] = "random,greedy",
    number: Annotated[
        int, typer.Option("--number", "-n", help="Games for each pair; rounded up to whole deals.")
    ] = 200,
    players: Annotated[int, typer.Option("--players", "-p", help="Number of players; usually 2.")] = 0,
    option: OptionValues = None,
    seed: Annotated[str, typer.Option(help="Number of the first deal.")] = "0",
    processes: Processes = 0,
    ray: Ray = None,
    patience: Patience = 60.0,
    out: Annotated[Path | None, typer.Option(help="Journal: every finished game is kept there.")] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with the journal.")] = False,
    csv: Annotated[Path | None, typer.Option(help="Write a row per game and seat.")] = None,
    components: Components = None,
    json: Json = False,
) -> None:
    """A tournament of bots: the same deals for all, seats rotated, confidence intervals, ratings."""
    use_components(components)
    from ostracon.commands.contests import WorkerOptions, how_to_resume, run_arena, show_results
    from ostracon.lab.tournament import new_tournament

    tournament = new_tournament(name, bots.split(","), number, players, options_from(option), seed_from(seed))
    result = run_arena(tournament, WorkerOptions(processes, ray, patience), out, resume, csv, quiet=json)
    if json:
        import msgspec

        show_json(msgspec.to_builtins(result))
    else:
        show_results(result)
    if result.interrupted:
        print(how_to_resume(result, out), file=sys.stderr)
        raise typer.Exit(INTERRUPTED)


@app.command()
def ladder(
    name: Annotated[str, typer.Argument(metavar="[GAME|all]")] = "all",
    players: Annotated[
        list[int] | None, typer.Option("--players", "-p", help="Number of players; may be repeated.")
    ] = None,
    games: Annotated[int, typer.Option(help="Games for each rung; rounded up to whole deals.")] = 100,
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
    from ostracon.commands.contests import WorkerOptions, run_ladder, settings

    found = []
    for game, count in settings(name, players):
        one = run_ladder(
            game, count, games, seed_from(seed), WorkerOptions(processes, ray, patience), out, quiet=json
        )
        if one is None:
            print("interrupted; the same command goes on", file=sys.stderr)
            raise typer.Exit(INTERRUPTED)
        found.append(one)
    if json:
        import msgspec

        show_json(msgspec.to_builtins(found))
    else:
        print(f"{out} is written")


@app.command()
def check(
    name: Annotated[str, typer.Argument(metavar="GAME|all")],
    quick: Annotated[bool, typer.Option(help="Fewer settings and seeds.")] = False,
    target: Annotated[
        list[str] | None, typer.Option(help="Only these targets: interpreted, native, cuda.")
    ] = None,
    components: Components = None,
    json: Json = False,
) -> None:
    """Check that a game keeps the contract of games (conformance)."""
    use_components(components)
    from ostracon.commands.checking import check_all

    outcomes = check_all(name, quick, tuple(target or ("interpreted", "native", "cuda")), quiet=json)
    if json:
        show_json([{"game": g, **outcome._asdict()} for g, outcome in outcomes])
    if any(outcome.fault for _, outcome in outcomes):
        raise typer.Exit(1)


@app.command()
def bench(
    name: Annotated[str, typer.Argument(metavar="GAME|all")] = "all",
    seconds: Annotated[float, typer.Option(min=0.05, help="How long to measure each thing.")] = 1.0,
    json: Json = False,
) -> None:
    """How fast the games are on this machine."""
    from ostracon.commands.benchmark import bench_all

    rows = bench_all(name, seconds, progress=not json)
    if json:
        show_json(rows)
        return
    from rich.console import Console
    from rich.table import Table

    table = Table(
        "game",
        "players",
        "native actions/s",
        "interpreted actions/s",
        "apply from Python",
        "copy",
        "search iterations/s",
        "full rollouts/s",
    )
    for row in rows:
        table.add_row(
            row["game"],
            str(row["players"]),
            *(
                f"{row[key]:,.0f}" if row[key] else "-"
                for key in ("native_actions_per_second", "interpreted_actions_per_second")
            ),
            *(
                f"{row[key]:.2f} {unit}" if row[key] else "-"
                for key, unit in (("native_apply_us", "us"), ("native_copy_ns", "ns"))
            ),
            *(
                f"{row[key]:,.0f}" if row[key] else "-"
                for key in ("search_iterations_per_second", "rollouts_per_second")
            ),
        )
    Console().print(table)


@app.command()
def show(
    file: Annotated[Path, typer.Argument(help="A match file.")],
    ply: Annotated[int | None, typer.Option(help="After so many actions; the end if not given.")] = None,
    seat: Annotated[int, typer.Option(help="As this seat sees it; -1 for a spectator.")] = -1,
    svg: Annotated[Path | None, typer.Option(help="Write the board as SVG.")] = None,
    png: Annotated[Path | None, typer.Option(help="Write the board as PNG.")] = None,
    language: Annotated[str, typer.Option(help="en or fr.")] = "en",
    theme: Annotated[str, typer.Option(help="light or dark.")] = "light",
    components: Components = None,
    json: Json = False,
) -> None:
    """Show a moment of a match: as text, JSON or picture."""
    use_components(components)
    from ostracon.commands.showing import show_file

    show_file(file, ply, seat, svg, png, language, theme, json)


@app.command()
def verify(
    file: Annotated[Path, typer.Argument(help="A match file.")],
    components: Components = None,
    json: Json = False,
) -> None:
    """Replay a match, check its commitment, every action and its score."""
    use_components(components)
    from ostracon.kernel.record import load_file
    from ostracon.kernel.record import verify as verify_record

    match = verify_record(load_file(file))
    if json:
        show_json(
            {
                "verified": True,
                "game": match.game.id,
                "actions": match.ply,
                "total": match.scores(),
                "standing": match.standings(),
            }
        )
    else:
        print(
            f"{file}: {match.game.title}, {match.ply} actions, points {match.scores()}: shuffles, actions and result are right."
        )


@app.command()
def analyse(
    file: Annotated[Path, typer.Argument(help="A match file of a finished game.")],
    iterations: Annotated[
        int | None, typer.Option(help="How often the search tries, for each decision; 2000 if not given.")
    ] = None,
    seed: Annotated[str, typer.Option(help="The same seed and iterations give the same analysis.")] = "0",
    svg: Annotated[Path | None, typer.Option(help="Write the graph of the chances as SVG.")] = None,
    language: Annotated[str, typer.Option(help="en or fr.")] = "en",
    components: Components = None,
    json: Json = False,
) -> None:
    """Each seat's chances after each turn, the turning points, and what the bot would have played."""
    use_components(components)
    from ostracon.commands.analysing import analyse_file

    analyse_file(file, iterations, seed_from(seed), svg, language, json)


@app.command()
def play(
    name: Annotated[str | None, typer.Argument(metavar="[GAME]")] = None,
    port: Annotated[int, typer.Option(help="0 takes a free one.")] = 0,
    browser: Annotated[bool, typer.Option(help="Open the browser.")] = True,
) -> None:
    """Play in the browser on this machine."""
    from ostracon.server.run import play as start

    start(name, port, browser)


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="Address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="Port to listen on.")] = 8000,
    db: Annotated[
        str | None, typer.Option(help="Database URL; a SQLite file in the user's data folder if not given.")
    ] = None,
) -> None:
    """Host tables for others."""
    from ostracon.server.run import serve as start

    start(host, port, db)


def main(arguments: list[str] | None = None) -> Any:
    """Run the command; every foreseeable fault is one line on stderr and exit code 2."""
    try:
        app(args=arguments)
    except OstraconError as error:
        print(f"ostracon: {error}", file=sys.stderr)
        sys.exit(2)
    except BrokenPipeError:
        sys.exit(0)


if __name__ == "__main__":
    main()
