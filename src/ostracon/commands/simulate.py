"""Many games of bots, summed up: `ostracon sim`."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

from ostracon.commands.progress import bar
from ostracon.kernel.errors import BadPlayerCount, NativeUnavailable, OstraconError
from ostracon.kernel.game import Game
from ostracon.kernel.game import game as find_game
from ostracon.lab.bot_names import load_bot
from ostracon.lab.playing import play, win_shares

BATCH = 2000


class BadBots(OstraconError):
    """Bots that do not fit the seats."""


def simulate(
    name: str,
    players: int,
    number: int,
    bots: list[str],
    options: dict[str, object],
    seed: int,
    progress: bool = True,
) -> dict[str, Any]:
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
    start = time.perf_counter()
    target = "interpreted"
    if set(seats) == {"random"}:
        try:
            totals, target = _native(game, players, chosen, number, seed, progress), "native"
        except NativeUnavailable as error:
            if progress:
                print(f"{error}; playing interpreted")
            totals = _interpreted(game, players, chosen, number, seed, seats, progress)
    else:
        totals = _interpreted(game, players, chosen, number, seed, seats, progress)
    seconds = time.perf_counter() - start
    wins, points, actions = totals
    return {
        "game": name,
        "players": players,
        "options": chosen,
        "games": number,
        "first_seed": seed,
        "target": target,
        "mean_actions": actions / number,
        "seconds": seconds,
        "actions_per_second": actions / seconds,
        "seats": [
            {"bot": seats[i], "win_share": wins[i] / number, "mean_points": points[i] / number}
            for i in range(players)
        ],
    }


Totals = tuple[list[float], list[int], int]


def _native(
    game: Game, players: int, options: dict[str, Any], number: int, seed: int, progress: bool
) -> Totals:
    from ostracon.kernel.native import native

    code = native(game)
    wins, points, actions = [0.0] * players, [0] * players, 0
    with bar(f"{game.id}: games", number, progress) as advance:
        for first in range(0, number, BATCH):
            count = min(BATCH, number - first)
            states = code.new(count, players, options, seed + first)
            actions += code.play_random(states, 0, count, seed + first)
            for i in range(count):
                s = game.state.from_array(states, i)
                every = range(players)
                standing = [game.standing(s, seat) for seat in every]
                _add(standing, [game.total(s, seat) for seat in every], wins, points)
            advance(count)
    return wins, points, actions


def _interpreted(
    game: Game,
    players: int,
    options: dict[str, Any],
    number: int,
    seed: int,
    seats: list[str],
    progress: bool,
) -> Totals:
    wins, points, actions = [0.0] * players, [0] * players, 0
    with bar(f"{game.id}: games", number, progress) as advance:
        for deal in range(seed, seed + number):
            played = play(game, players, options, deal, [load_bot(name, game) for name in seats])
            if played.fault:
                raise BadBots(f"{seats[played.fault.seat]} failed in game {deal}: {played.fault.reason}")
            _add(played.standing, played.points, wins, points)
            actions += played.actions
            advance(1)
    return wins, points, actions


def _add(standing: Sequence[int], scored: Sequence[int], wins: list[float], points: list[int]) -> None:
    for seat, share in enumerate(win_shares(standing)):
        wins[seat] += share
        points[seat] += scored[seat]
