"""Points and standings: functions of results alone (decision 29).

A game gives one point for everybody whom one is ahead of and half a point for everybody level: 1, ½ and 0 at a table of
two, 3 to 0 at a table of four. Who gave up, or whose seat a bot had at the end, gets nothing. A bye gives all points.
Equal points are told apart by the sum of the opponents' points, then by the share of the winner's game points.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import msgspec

from ostracon.server.stored import Result
from ostracon.server.tournaments.pairing import BOT
from ostracon.table.table import ABANDON

HALF = 0.5


class Seat(msgspec.Struct, frozen=True):
    """What a player, or a bot, got from a game."""

    player: int  # BOT for a bot
    points: float
    share: float | None = None  # of the winner's game points, from 0 to 1; None while it is not told


class Line(msgspec.Struct, frozen=True):
    """A player in the standings."""

    rank: int  # shared by those whom nothing tells apart
    player: int
    points: float
    opponents: float  # sum of the points of those met; where nobody sat, one's own
    share: float  # sum of the shares of the winners' game points
    games: int  # played, byes not counted


def places(result: Result, gone: set[int]) -> list[int]:
    """The place of every seat as it counts, 0 for none. Those who went come last, whatever their bots did; those who
    stayed until a game was abandoned share the first place if somebody had gone.

    >>> places({"total": [9, 5, 7], "standing": [1, 3, 2]}, {0})
    [3, 2, 1]
    """
    standing = result["standing"]
    stayed = [seat for seat in range(len(standing)) if seat not in gone]
    if not stayed or (result.get("ending") == ABANDON and not gone):
        return [0] * len(standing)
    return [
        1 + sum(standing[other] < rank for other in stayed) if seat not in gone else len(standing)
        for seat, rank in enumerate(standing)
    ]


def points(placed: Sequence[int], gone: set[int]) -> list[float]:
    """The points of every seat.

    >>> points([1, 2], set()), points([1, 1], set()), points([1, 2, 2, 4], set()), points([0, 0], set())
    ([1.0, 0.0], [0.5, 0.5], [3.0, 1.5, 1.5, 0.0], [0.0, 0.0])
    """
    return [
        0.0
        if seat in gone or not place
        else sum(
            1.0 if other in gone or placed[other] > place else HALF * (placed[other] == place)
            for other in range(len(placed))
            if other != seat
        )
        for seat, place in enumerate(placed)
    ]


def shares(result: Result, placed: Sequence[int], gone: set[int]) -> list[float]:
    """Everybody's game points as a share of the best; where the rules did not end the game the first have it all.

    >>> shares({"total": [40, 30], "standing": [1, 2]}, [1, 2], set())
    [1.0, 0.75]
    """
    total = result["total"]
    best = max((total[seat] for seat in range(len(total)) if seat not in gone), default=0)
    if "ending" in result or best <= 0:
        return [float(place == 1) for place in placed]
    return [0.0 if seat in gone else max(0.0, round(reached / best, 4)) for seat, reached in enumerate(total)]


def bye(player: int, seats: int) -> list[Seat]:
    """What somebody gets who rests."""
    return [Seat(player, seats - 1.0, HALF)]


def standings(players: Iterable[int], games: Iterable[Sequence[Seat]], seats: int) -> list[Line]:
    """Everybody's place after these games; byes are games of one."""
    known = list(players)
    scores, share, played = dict.fromkeys(known, 0.0), dict.fromkeys(known, 0.0), dict.fromkeys(known, 0)
    met: dict[int, list[int]] = {player: [] for player in known}
    for game in games:
        for one in game:
            if one.player not in scores:
                continue
            scores[one.player] += one.points
            share[one.player] += one.share or 0.0
            played[one.player] += len(game) > 1
            others = [other.player for other in game if other is not one]
            met[one.player] += others + [BOT] * (seats - 1 - len(others))
    opponents = {player: sum(scores.get(other, scores[player]) for other in met[player]) for player in known}

    def key(player: int) -> tuple[float, float, float]:
        return -scores[player], -opponents[player], -round(share[player], 3)

    ordered = sorted(known, key=key)
    keys = [key(player) for player in ordered]
    return [
        Line(
            1 + keys.index(key(player)),
            player,
            scores[player],
            opponents[player],
            round(share[player], 3),
            played[player],
        )
        for player in ordered
    ]


def score_of(lines: Iterable[Line]) -> Mapping[int, float]:
    """Points by player."""
    return {line.player: line.points for line in lines}
