"""`ostracon sim`: many games of bots, summed up."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from typing import Annotated

import msgspec
import typer

from ostracon.commands.arguments import (
    Components,
    Json,
    OptionValues,
    options_from,
    seed_from,
    with_corrections,
)
from ostracon.commands.printing import bar, print_json, print_table
from ostracon.kernel.errors import BadPlayerCount, NativeUnavailable, OstraconError
from ostracon.kernel.game import Game, Value
from ostracon.kernel.game import game as find_game
from ostracon.lab.bot_names import load_bot
from ostracon.lab.playing import play, win_shares

BATCH = 2000
MEASURABLE = 0.05  # seconds of play; a rate from less would tell more of the clock than of the games


class BadBots(OstraconError):
    """Bots that do not fit the seats."""


class SeatResult(msgspec.Struct):
    """How one seat fared."""

    bot: str
    win_share: float
    mean_points: float


class Simulated(msgspec.Struct):
    """What `sim` found."""

    game: str
    players: int
    options: dict[str, Value]
    games: int
    first_seed: int
    target: str  # "native" or "interpreted"
    mean_actions: float
    seconds: float  # of play, without the first game: that one waits for code to be loaded or compiled
    actions_per_second: float | None  # None where too little was played to measure it
    seats: list[SeatResult]


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
    name = with_corrections(name, components)
    result = simulate(
        name, players, number, bot or ["random"], options_from(option), seed_from(seed), progress=not json
    )
    if json:
        print_json(msgspec.to_builtins(result))
        return
    print_table(
        ("seat", "bot", "wins", "mean points"),
        [
            (str(seat), row.bot, f"{100 * row.win_share:.1f} %", f"{row.mean_points:.2f}")
            for seat, row in enumerate(result.seats)
        ],
        f"{result.games} games of {name}, {result.mean_actions:.1f} actions each",
        texts=("bot",),
    )
    if result.actions_per_second is not None:
        print(f"{result.seconds:.2f} s, {result.actions_per_second:,.0f} actions/s ({result.target})")


def simulate(
    name: str,
    players: int,
    number: int,
    bots: list[str],
    options: Mapping[str, object],
    seed: int,
    progress: bool = True,
) -> Simulated:
    """Play games numbered `seed`, `seed` + 1, ...; wins and points by seat."""
    game = find_game(name)
    players = players or max(game.players)
    if players not in game.players:
        raise BadPlayerCount(game.title, players, game.players)
    chosen = game.choose(players, options)
    if len(bots) not in (1, players):
        raise BadBots(f"{len(bots)} bots for {players} seats; give one bot for all, or one for each seat")
    seats = bots * players if len(bots) == 1 else bots
    for one in seats:
        load_bot(one, game)
    totals, target = Totals(players), "interpreted"
    if set(seats) == {"random"}:
        try:
            _native(totals, game, chosen, number, seed, progress)
            target = "native"
        except NativeUnavailable as error:
            if progress:
                print(f"{error}; playing interpreted")
    if target == "interpreted":
        _interpreted(totals, game, chosen, number, seed, seats, progress)
    return Simulated(
        game=name,
        players=players,
        options=chosen,
        games=number,
        first_seed=seed,
        target=target,
        mean_actions=totals.actions / number,
        seconds=totals.seconds,
        actions_per_second=totals.timed_actions / totals.seconds if totals.seconds >= MEASURABLE else None,
        seats=[
            SeatResult(seats[i], totals.wins[i] / number, totals.points[i] / number) for i in range(players)
        ],
    )


class Totals:
    """Results of the games so far."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.wins = [0.0] * players
        self.points = [0] * players
        self.actions = 0
        self.timed_actions = 0  # those played while the clock ran
        self.seconds = 0.0

    def add(self, standing: Sequence[int], points: Sequence[int]) -> None:
        """One game."""
        for seat, share in enumerate(win_shares(standing)):
            self.wins[seat] += share
            self.points[seat] += points[seat]

    def add_time(self, actions: int, seconds: float) -> None:
        """Play that the rate is measured by."""
        self.timed_actions += actions
        self.seconds += seconds


def _native(
    totals: Totals, game: Game, options: dict[str, Value], number: int, seed: int, progress: bool
) -> None:
    from ostracon.kernel.native import native

    code, every = native(game), range(totals.players)
    code.play_random(code.new(1, totals.players, options, seed), 0, 1, seed)  # compiles
    with bar(f"{game.id}: games", number, progress) as advance:
        for first in range(0, number, BATCH):
            count = min(BATCH, number - first)
            start = time.perf_counter()
            states = code.new(count, totals.players, options, seed + first)
            actions = code.play_random(states, 0, count, seed + first)
            totals.add_time(actions, time.perf_counter() - start)
            totals.actions += actions
            for i in range(count):
                s = game.state.from_array(states, i)
                totals.add(
                    [game.standing(s, seat) for seat in every], [game.total(s, seat) for seat in every]
                )
            advance(count)


def _interpreted(
    totals: Totals,
    game: Game,
    options: dict[str, Value],
    number: int,
    seed: int,
    seats: list[str],
    progress: bool,
) -> None:
    with bar(f"{game.id}: games", number, progress) as advance:
        for deal in range(seed, seed + number):
            start = time.perf_counter()
            played = play(game, totals.players, options, deal, [load_bot(name, game) for name in seats])
            if deal > seed:
                totals.add_time(played.actions, time.perf_counter() - start)
            if played.fault:
                raise BadBots(f"{seats[played.fault.seat]} failed in game {deal}: {played.fault.reason}")
            totals.add(played.standing, played.points)
            totals.actions += played.actions
            advance(1)
