"""Many games of bots, summed up: `ostracon sim`."""

from __future__ import annotations

import time
from typing import Any

from ostracon.bots import bot as find_bot
from ostracon.bots.perspective import Perspective
from ostracon.kernel.errors import BadPlayerCount, NativeUnavailable, OstraconError
from ostracon.kernel.game import Game
from ostracon.kernel.game import game as find_game
from ostracon.progress import bar

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
    made = [find_bot(b) for b in seats]
    start = time.perf_counter()
    target = "interpreted"
    if set(seats) == {"random"}:
        try:
            totals, target = _native(game, players, chosen, number, seed, progress), "native"
        except NativeUnavailable as error:
            if progress:
                print(f"{error}; playing interpreted")
            totals = _interpreted(game, players, chosen, number, seed, made, progress)
    else:
        totals = _interpreted(game, players, chosen, number, seed, made, progress)
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
                _add(game, game.state.from_array(states, i), wins, points)
            advance(count)
    return wins, points, actions


def _interpreted(
    game: Game, players: int, options: dict[str, Any], number: int, seed: int, made: list[Any], progress: bool
) -> Totals:
    wins, points, actions = [0.0] * players, [0] * players, 0
    with bar(f"{game.id}: games", number, progress) as advance:
        for i in range(seed, seed + number):
            s = game.deal(players, options, i)
            game.legal(s)
            while (seat := game.actor(s)) >= 0:
                game.apply(s, made[seat].decide(Perspective(game, s, seat), i * 65_536 + actions))
                game.legal(s)
                actions += 1
            _add(game, s, wins, points)
            advance(1)
    return wins, points, actions


def _add(game: Game, s: Any, wins: list[float], points: list[int]) -> None:
    first = [seat for seat in range(s.players) if game.standing(s, seat) == 1]
    for seat in first:
        wins[seat] += 1 / len(first)
    for seat in range(s.players):
        points[seat] += game.total(s, seat)
