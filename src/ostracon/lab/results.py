"""What a tournament's games add up to: each pair's win share and margin, each bot's ratings and thinking time."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from importlib.metadata import version
from statistics import fmean
from typing import Any

from ostracon.lab.playing import Played
from ostracon.lab.ratings import Rating, ratings
from ostracon.lab.statistics import Estimate, margin, win_share
from ostracon.lab.tournament import Task, Tournament

Games = Mapping[Task, Played]


def summary(held: Tournament, games: Games) -> dict[str, Any]:
    """The results as one JSON-ready document. It may be asked for before all games are played."""
    found = ratings(held, games)
    return {
        "version": version("ostracon"),
        "game": held.game,
        "players": held.players,
        "options": held.options,
        "cooperative": held.together,
        "first_seed": held.first_deal,
        "deals": held.deals,
        "games": len(games),
        "games_planned": held.games(),
        "bots": [bot_row(games, bot) | rating_row(found[bot]) for bot in held.bots],
        "pairs": [pair_row(held, games, pair) for pair in held.pairs],
        "faults": [
            {"bot": task.seats[played.fault.seat], "deal": task.deal, "seats": task.seats}
            | {"reason": played.fault.reason}
            for task, played in games.items()
            if played.fault
        ],
    }


def bot_row(games: Games, bot: str) -> dict[str, Any]:
    """What one bot did in all its games."""
    mine = {task: played for task, played in games.items() if bot in task.seats}
    shares = by_deal({task: share_of(bot, task, played) for task, played in mine.items()})
    points = [point for task, played in mine.items() for point in points_of(bot, task, played)]
    spent = [
        (played.decisions[seat], played.seconds[seat])
        for task, played in mine.items()
        for seat, name in enumerate(task.seats)
        if name == bot
    ]
    decisions = sum(count for count, _ in spent)
    return {
        "bot": bot,
        "games": len(mine),
        **estimate("win_share", win_share(shares) if shares else None),
        "mean_points": fmean(points) if points else None,
        "decisions": decisions,
        "decision_ms": 1000 * sum(seconds for _, seconds in spent) / decisions if decisions else None,
        "faults": sum(bool(p.fault and t.seats[p.fault.seat] == bot) for t, p in mine.items()),
    }


def rating_row(rating: Rating) -> dict[str, Any]:
    """A rating as one entry."""
    return {"rating": {"mu": rating.mu, "sigma": rating.sigma, "ordinal": rating.ordinal}}


def pair_row(held: Tournament, games: Games, pair: tuple[str, str]) -> dict[str, Any]:
    """One bot against another, seen from the first."""
    compared = together(games, pair) if held.together else rivals(games, pair)
    shares = by_deal({task: share for task, (share, _) in compared.items()})
    margins = by_deal({task: lead for task, (_, lead) in compared.items() if lead is not None})
    return {
        "first": pair[0],
        "second": pair[1],
        "games": len(compared),
        "deals": len(shares),
        "faults": sum(bool(played.fault) for task, played in games.items() if set(task.seats) <= set(pair)),
        **estimate("win_share", win_share(shares) if shares else None),
        **estimate("margin", margin(margins)),
    }


def rivals(games: Games, pair: tuple[str, str]) -> dict[Task, tuple[float, float | None]]:
    """The first bot's share of each win and its lead in points (the mean of its seats less that of the
    other's), game by game.
    """
    found: dict[Task, tuple[float, float | None]] = {}
    for task, played in games.items():
        if set(task.seats) == set(pair):
            own, other = (points_of(bot, task, played) for bot in pair)
            found[task] = share_of(pair[0], task, played), fmean(own) - fmean(other) if own else None
    return found


def together(games: Games, pair: tuple[str, str]) -> dict[Task, tuple[float, float | None]]:
    """Who did better on each deal that both have played for themselves: 1, 0, or 0.5 where both won or both
    lost.
    """
    won = {
        (task.deal, task.seats[0]): share_of(task.seats[0], task, played) for task, played in games.items()
    }
    return {
        task: (0.5 + (won[task.deal, pair[0]] - won[task.deal, pair[1]]) / 2, None)
        for task in games
        if task.seats[0] == pair[0] and (task.deal, pair[1]) in won
    }


def share_of(bot: str, task: Task, played: Played) -> float:
    """The share of the win that a bot's seats have."""
    shares = zip(task.seats, played.win_shares, strict=True)
    return sum(share for name, share in shares if name == bot)


def points_of(bot: str, task: Task, played: Played) -> list[int]:
    """The points of a bot's seats; none in a forfeited game."""
    return [point for name, point in zip(task.seats, played.points, strict=False) if name == bot]


def by_deal(values: Mapping[Task, float]) -> list[list[float]]:
    """The values of each deal's games."""
    clusters: dict[int, list[float]] = defaultdict(list)
    for task, value in values.items():
        clusters[task.deal].append(value)
    return list(clusters.values())


def estimate(name: str, found: Estimate | None) -> dict[str, Any]:
    """An estimate as two entries: the mean and its interval."""
    return {
        name: found.mean if found else None,
        f"{name}_interval": (found.low, found.high) if found else None,
    }


def rows(held: Tournament, games: Games) -> Iterable[Sequence[object]]:
    """One row per game and seat, for statistics programs; the first names the columns."""
    yield (
        *("game", "players", "deal", "table", "seat", "bot", "points", "standing", "win_share"),
        *("decisions", "seconds", "fault"),
    )
    for task, played in games.items():
        for seat, bot in enumerate(task.seats):
            fault = played.fault.reason if played.fault and played.fault.seat == seat else ""
            points = played.points[seat] if played.points else ""
            won = played.win_shares[seat]
            yield (
                *(held.game, held.players, task.deal, " ".join(task.seats), seat, bot, points),
                *(played.standing[seat], won, played.decisions[seat], played.seconds[seat], fault),
            )
