"""`ostracon bench`: how fast a game is here. CPU time of one thread."""

from __future__ import annotations

import itertools
import random
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer

from ostracon.bots import bot
from ostracon.bots.perspective import perspective
from ostracon.commands.arguments import Json, named_games
from ostracon.commands.printing import bar, print_json, print_table
from ostracon.kernel import batch
from ostracon.kernel.errors import NativeUnavailable
from ostracon.kernel.game import Game
from ostracon.kernel.match import Match
from ostracon.kernel.native import Native, native

if TYPE_CHECKING:
    import numpy as np

# No evaluation: every iteration plays to the end.
FULL_ROLLOUTS = "search:1000+rollout_length=-1+rollout_candidates=0+prior_temperature=0"
GAMES_AT_ONCE = 100  # their records stay in the processor's cache


class Figures(msgspec.Struct):
    """How fast a game is at its largest player count and default options; None where native code cannot be had."""

    game: str
    players: int
    record_bytes: int
    interpreted_actions_per_second: float
    native_actions_per_second: float | None = None
    native_apply_us: float | None = None  # one action played from Python
    native_copy_ns: float | None = None
    search_iterations_per_second: float | None = None
    rollouts_per_second: float | None = None


def bench(
    name: Annotated[str, typer.Argument(metavar="GAME|all")] = "all",
    seconds: Annotated[float, typer.Option(min=0.05, help="How long to measure each thing.")] = 1.0,
    json: Json = False,
) -> None:
    """How fast the games are on this machine."""
    games, found = named_games(name), []
    with bar("benchmarks", len(games), not json) as advance:
        for game in games:
            found.append(bench_game(game, seconds))
            advance(1)
    if json:
        print_json(msgspec.to_builtins(found))
        return
    headers = (
        "game",
        "seats",
        "native\nactions/s",
        "Python\nactions/s",
        "native\napply",
        "native\ncopy",
        "search\n/s",
        "rollout\n/s",
    )
    rows = [
        (
            one.game,
            str(one.players),
            figure(one.native_actions_per_second),
            figure(one.interpreted_actions_per_second),
            figure(one.native_apply_us, ".1f", " us"),
            figure(one.native_copy_ns, ".0f", " ns"),
            figure(one.search_iterations_per_second),
            figure(one.rollouts_per_second),
        )
        for one in found
    ]
    print_table(headers, rows)


def figure(value: float | None, form: str = ",.0f", unit: str = "") -> str:
    """A figure for people."""
    return "-" if value is None else f"{value:{form}}{unit}"


def bench_game(game: Game, seconds: float) -> Figures:
    """The figures of one game."""
    players = max(game.players)
    found = Figures(
        game.id,
        players,
        game.state.dtype.itemsize,
        best_rate(lambda: interpreted_games(game, players), seconds),
    )
    try:
        code = native(game)
    except NativeUnavailable:
        return found
    found.native_actions_per_second = best_rate(native_games(code, players), seconds)
    found.native_apply_us = 1e6 / best_rate(lambda: applies_from_python(code, players), seconds)
    found.native_copy_ns = 1e9 / best_rate(lambda: copies(code, players), seconds)
    found.search_iterations_per_second = best_rate(searches(game, players, "search:1000"), seconds)
    found.rollouts_per_second = best_rate(searches(game, players, FULL_ROLLOUTS), seconds)
    return found


def searches(game: Game, players: int, name: str) -> Callable[[], int]:
    """A decision of a search bot at the start of a game: a function that takes it and tells how many iterations that took."""
    known, searcher = perspective(Match.new(game, players, seed=1)), bot(name)

    def run() -> int:
        searcher.decide(known, 1)
        return 1000

    return run


def best_rate(work: Callable[[], int], seconds: float) -> float:
    """The best rate of several runs (a run reports how much it did): other load only ever slows a run
    down.
    """
    work()
    best = 0.0
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        start = time.thread_time()
        done = work()
        best = max(best, done / max(time.thread_time() - start, 1e-9))
    return best


def interpreted_games(game: Game, players: int, count: int = 3) -> int:
    """Random games on twins, as the web server plays them; the number of actions."""
    dice = random.Random(1)
    legal, actor, apply = game.legal, game.actor, game.apply
    plies = 0
    for seed in range(count):
        s = game.deal(players, None, seed)
        while actor(s) >= 0:
            legal(s)
            apply(s, dice.choice(s.legal_actions()))
            plies += 1
    return plies


def native_games(code: Native, players: int) -> Callable[[], int]:
    """Random games in native code, dealing included: a function that plays some and tells how many actions that took. Other
    games each time: a processor learns a few games by heart, and plays them half as fast again.
    """
    blank = np_blank(code, players)
    states = blank.copy()
    deal = code(batch.deal)
    seeds = itertools.count(1, GAMES_AT_ONCE)

    def run() -> int:
        seed = next(seeds)
        states[:] = blank
        deal(states, 0, GAMES_AT_ONCE, seed)
        return code.play_random(states, 0, GAMES_AT_ONCE, seed)

    return run


def np_blank(code: Native, players: int) -> np.ndarray:
    """Games that are not dealt yet."""
    import numpy as np

    return np.repeat(code.game.blank(players).to_array(), GAMES_AT_ONCE)


def applies_from_python(code: Native, players: int) -> int:
    """Single actions played from Python: legal mask, reading it, apply."""
    states = code.new(1, players, None, 1)
    apply, legal = code(batch.apply_at), code(batch.legal_at)
    plies = 0
    while code.actor(states, 0) >= 0 and plies < 400:
        legal(states, 0)
        mask = states["mask"][0].tolist()
        word = next(i for i, bits in enumerate(mask) if bits)
        apply(states, 0, word * 32 + (mask[word] & -mask[word]).bit_length() - 1)
        plies += 1
    return plies


def copies(code: Native, players: int) -> int:
    """Copies of a position inside native code."""
    states = code.new(2, players, None, 1)
    return int(code(batch.copy_many)(states, 200_000))
