"""`ostracon sim`: many games of bots, summed up."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from msgspec.structs import asdict

from ostracon.commands.arguments import (
    CannotWrite,
    Components,
    Csv,
    GameOrStudy,
    Json,
    OptionValues,
    Parquet,
    Players,
    Ray,
    Seed,
    say_stand_ins,
    studied,
    with_corrections,
)
from ostracon.commands.printing import bar, print_json, print_table
from ostracon.kernel.errors import NativeUnavailable
from ostracon.kernel.game import Value
from ostracon.kernel.game import game as find_game
from ostracon.kernel.native import native
from ostracon.lab.bot_names import spec_of
from ostracon.lab.cluster import in_parts, installed_ray
from ostracon.lab.journal import Entry, Header, header_of
from ostracon.lab.playing import GameResult
from ostracon.lab.provenance import Machine, provenance
from ostracon.lab.simulation import (
    BATCH,
    PART,
    PlayedGame,
    Simulation,
    Totals,
    each_game,
    new_simulation,
    play_deals,
    random_totals,
)
from ostracon.lab.tables import Tables
from ostracon.lab.tournament import Task

USUAL_NUMBER = 1000
MEASURABLE = 0.05  # seconds of play; a rate from less would tell more of the clock than of the games


class SeatResult(msgspec.Struct):
    """How one seat fared."""

    bot: str
    win_share: float
    mean_points: float


class Simulated(msgspec.Struct):
    """What `sim` found."""

    version: str
    rules_version: int
    components: str  # hash of the component data
    machine: Machine
    game: str
    players: int
    options: dict[str, Value]
    games: int
    first_seed: int
    target: str  # "native" or "interpreted"
    mean_actions: float
    seconds: float  # of play alone, without the first game: that one waits for code to be loaded or compiled
    actions_per_second: float | None  # None where too little was played to measure it, and on a cluster
    seats: list[SeatResult]


def sim(
    name: GameOrStudy,
    players: Players = 0,
    number: Annotated[
        int | None, typer.Option("--number", "-n", min=1, help="Number of games; usually 1000.")
    ] = None,
    bot: Annotated[
        list[str] | None, typer.Option(help="Who plays: one bot for all seats, or one per seat.")
    ] = None,
    option: OptionValues = None,
    seed: Seed = None,
    ray: Ray = None,
    components: Components = None,
    out: Annotated[
        Path | None, typer.Option(help="Keep every game with its actions: show, verify and analyse read it.")
    ] = None,
    csv: Csv = None,
    parquet: Parquet = None,
    json: Json = False,
) -> None:
    """Play many games and sum up the results."""
    study = studied(name, players, number or 0, bot, option, seed)
    tables = Tables(csv, parquet)
    tables.check()
    name = with_corrections(study.game, components)
    say_stand_ins(study.bots, name)
    result, games = simulate(
        name,
        study.players,
        study.number or USUAL_NUMBER,
        list(study.bots) or ["random"],
        study.options,
        study.seed,
        progress=not json,
        out=out,
        keep=bool(csv or parquet),
        ray=ray,
    )
    tables.write(find_game(name), result.players, result.options, games)
    if json:
        print_json(msgspec.to_builtins(result))
        return
    print_table(
        ("seat", "bot", "wins", "mean points"),
        [
            (str(seat), row.bot, f"{100 * row.win_share:.1f} %", f"{row.mean_points:.2f}")
            for seat, row in enumerate(result.seats)
        ],
        f"{result.games} games of {result.game}, {result.mean_actions:.1f} actions each",
        texts=("bot",),
    )
    if result.actions_per_second is not None:
        print(f"{result.seconds:.2f} s of play, {result.actions_per_second:,.0f} actions/s ({result.target})")


def simulate(
    name: str,
    players: int,
    number: int,
    bots: list[str],
    options: Mapping[str, object],
    seed: int,
    progress: bool = True,
    out: Path | None = None,
    keep: bool = False,
    ray: str | None = None,
) -> tuple[Simulated, dict[Task, GameResult]]:
    """Play the deals `seed`, `seed` + 1, ..., here or on the Ray cluster at an address; wins and points by seat. The games are
    written to `out`, and told one by one where they are to be kept.
    """
    simulation = new_simulation(name, players, number, bots, options, seed)
    if ray is not None:
        installed_ray()  # before anything is compiled
    game, players = find_game(name), simulation.players
    totals, games, target = Totals(players), dict[Task, GameResult](), "interpreted"
    if simulation.random:
        try:
            native(game)
            target = "native"
        except NativeUnavailable as error:
            if progress:
                print(f"{error}; playing interpreted")
    specs = tuple(spec_of(one, game) for one in simulation.seats)
    with (
        _kept(out, header_of(game, players, simulation.options)) as add,
        bar(f"{game.id}: games", number, progress) as advance,
    ):
        if target == "native" and not keep and out is None:
            for part in _parts_summed(simulation, ray):
                totals.add_part(part)
                advance(part.games)
        else:
            for task, played, seconds in _games_one_by_one(simulation, ray):
                totals.add(played.standing, played.points)
                totals.actions += played.actions
                if task.deal > seed and ray is None:
                    totals.add_time(played.actions, seconds)
                add(Entry(task.deal, specs, played))
                if keep:
                    games[task] = played
                advance(1)
    result = Simulated(
        **asdict(provenance(game)),
        game=game.id,
        players=players,
        options=simulation.options,
        games=number,
        first_seed=seed,
        target=target,
        mean_actions=totals.actions / number,
        seconds=totals.seconds,
        actions_per_second=totals.timed_actions / totals.seconds if totals.seconds >= MEASURABLE else None,
        seats=[
            SeatResult(simulation.seats[i], totals.wins[i] / number, totals.points[i] / number)
            for i in range(players)
        ],
    )
    return result, games


def _parts_summed(simulation: Simulation, ray: str | None) -> Iterator[Totals]:
    """Random games in native code, thousands at a time."""
    parts = simulation.parts(BATCH)
    if ray is None:
        return (random_totals(simulation, deals) for deals in parts)
    return (part.without_time() for part in in_parts(partial(random_totals, simulation), parts, ray))


def _games_one_by_one(simulation: Simulation, ray: str | None) -> Iterator[PlayedGame]:
    """All games in the order of their deals."""
    if ray is None:
        return each_game(simulation, range(simulation.first, simulation.first + simulation.number))
    parts = in_parts(partial(play_deals, simulation), simulation.parts(PART), ray)
    return (game for part in parts for game in part)


@contextmanager
def _kept(out: Path | None, header: Header) -> Iterator[Callable[[Entry], object]]:
    """A file of games, a line each, and how to add one."""
    if out is None:
        yield lambda entry: None
        return
    try:
        with out.open("xb") as file:
            file.write(msgspec.json.encode(header) + b"\n")
            yield lambda entry: file.write(msgspec.json.encode(entry) + b"\n")
    except FileExistsError:
        raise CannotWrite(f"{out} is there already; choose another file") from None
    except OSError as error:
        raise CannotWrite(f"cannot write {out}: {error.strerror}") from None
