"""`ostracon bench`: how fast a game is here. CPU time of one thread."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from ostracon.bots import bot
from ostracon.bots.perspective import perspective
from ostracon.commands.progress import bar
from ostracon.kernel.batch import begin_thinking, copy_many
from ostracon.kernel.errors import NativeUnavailable
from ostracon.kernel.game import Game, games
from ostracon.kernel.game import game as find_game
from ostracon.kernel.match import Match
from ostracon.kernel.native import Native, native

# No evaluation: every iteration plays to the end.
FULL_ROLLOUTS = "search:1000+rollout_length=-1+rollout_candidates=0+prior_temperature=0"
GAMES_AT_ONCE = 100  # their records stay in the processor's cache


def bench_all(name: str, seconds: float, progress: bool = True) -> list[dict[str, Any]]:
    """A row of figures for each game, at its largest player count and default options."""
    found = [find_game(g) for g in (games() if name == "all" else [name])]
    rows = []
    with bar("benchmarks", len(found), progress) as advance:
        for game in found:
            rows.append(bench_game(game, seconds))
            advance(1)
    return rows


def bench_game(game: Game, seconds: float) -> dict[str, Any]:
    """The figures of one game."""
    players = max(game.players)
    row: dict[str, Any] = {
        "game": game.id,
        "players": players,
        "record_bytes": game.state.dtype.itemsize,
        "interpreted_actions_per_second": best_rate(lambda: interpreted_games(game, players), seconds),
        "native_actions_per_second": None,
        "native_apply_us": None,
        "native_copy_ns": None,
        "search_iterations_per_second": None,
        "rollouts_per_second": None,
    }
    try:
        code = native(game)
    except NativeUnavailable:
        return row
    row["native_actions_per_second"] = best_rate(native_games(code, players), seconds)
    row["native_apply_us"] = 1e6 / best_rate(lambda: applies_from_python(code, players), seconds)
    row["native_copy_ns"] = 1e9 / best_rate(lambda: copies(code, players), seconds)
    row["search_iterations_per_second"] = best_rate(searches(game, players, "search:1000"), seconds)
    row["rollouts_per_second"] = best_rate(searches(game, players, FULL_ROLLOUTS), seconds)
    return row


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
    import random

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
    """Random games in native code, dealing included: a function that plays some and tells how many actions that took."""
    from ostracon.kernel import batch

    blank = np_blank(code, players)
    states = blank.copy()
    deal = code(batch.deal)

    def run() -> int:
        states[:] = blank
        deal(states, 0, GAMES_AT_ONCE, 1)
        return code.play_random(states, 0, GAMES_AT_ONCE, 1)

    return run


def np_blank(code: Native, players: int) -> Any:
    """Games that are not dealt yet."""
    import numpy as np

    return np.repeat(code.game.blank(players).to_array(), GAMES_AT_ONCE)


def applies_from_python(code: Native, players: int) -> int:
    """Single actions played from Python: legal mask, reading it, apply."""
    from ostracon.kernel import batch

    states = code.new(1, players, None, 1)
    apply, legal = code(batch.apply_at), code(batch.legal_at)
    thinking: Any = [0, 0, 0, 0]
    begin_thinking(thinking, 1)
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
    return int(code(copy_many)(states, 200_000))
