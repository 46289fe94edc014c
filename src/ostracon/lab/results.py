"""What a tournament's games add up to: each pair's win share and margin, each bot's ratings and thinking time."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from statistics import fmean

import msgspec
from msgspec.structs import asdict

from ostracon.kernel.game import Value
from ostracon.kernel.game import game as find_game
from ostracon.lab.playing import GameResult
from ostracon.lab.provenance import Machine, provenance
from ostracon.lab.ratings import Rating, ratings
from ostracon.lab.statistics import Estimate, margin, win_share
from ostracon.lab.tournament import Task, Tournament

Games = Mapping[Task, GameResult]
Interval = tuple[float, float] | None


class RatingRow(msgspec.Struct, frozen=True):
    """A bot's OpenSkill rating."""

    mu: float
    sigma: float
    ordinal: float


class BotRow(msgspec.Struct, frozen=True):
    """What one bot did in all its games. None where there is nothing to tell yet."""

    bot: str
    games: int
    win_share: float | None
    win_share_interval: Interval
    mean_points: float | None
    decisions: int
    decision_ms: float | None
    faults: int
    rating: RatingRow


class PairRow(msgspec.Struct, frozen=True):
    """One bot against another, seen from the first."""

    first: str
    second: str
    games: int
    deals: int
    faults: int
    win_share: float | None
    win_share_interval: Interval
    margin: float | None
    margin_interval: Interval


class FaultRow(msgspec.Struct, frozen=True):
    """A forfeited game."""

    bot: str
    deal: int
    seats: tuple[str, ...]
    reason: str


class Summary(msgspec.Struct, frozen=True):
    """The results of a tournament, or of the part that has been played."""

    version: str
    rules_version: int
    components: str  # hash of the component data
    machine: Machine
    game: str
    players: int
    options: dict[str, Value]
    cooperative: bool
    first_seed: int
    deals: int
    games: int
    games_planned: int
    bots: tuple[BotRow, ...]
    pairs: tuple[PairRow, ...]
    faults: tuple[FaultRow, ...]
    interrupted: bool = False


def summary(tournament: Tournament, games: Games, interrupted: bool = False) -> Summary:
    """The results. They may be asked for before all games are played."""
    game = find_game(tournament.game)
    return Summary(
        **asdict(provenance(game)),
        game=game.id,
        players=tournament.players,
        options=tournament.options,
        cooperative=tournament.cooperative,
        first_seed=tournament.first_deal,
        deals=tournament.deals,
        games=len(games),
        games_planned=tournament.games(),
        bots=bot_rows(tournament, games),
        pairs=tuple(pair_row(tournament, games, pair) for pair in tournament.pairs),
        faults=tuple(
            FaultRow(task.seats[played.fault.seat], task.deal, task.seats, played.fault.reason)
            for task, played in games.items()
            if played.fault
        ),
        interrupted=interrupted,
    )


def bot_rows(tournament: Tournament, games: Games) -> tuple[BotRow, ...]:
    """What the bots did."""
    found = ratings(tournament, games)
    return tuple(bot_row(games, bot, found[bot]) for bot in tournament.bots)


def bot_row(games: Games, bot: str, rating: Rating) -> BotRow:
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
    return BotRow(
        bot,
        len(mine),
        *mean_and_interval(win_share(shares) if shares else None),
        fmean(points) if points else None,
        decisions,
        1000 * sum(seconds for _, seconds in spent) / decisions if decisions else None,
        sum(bool(p.fault and t.seats[p.fault.seat] == bot) for t, p in mine.items()),
        RatingRow(rating.mu, rating.sigma, rating.ordinal),
    )


def pair_row(tournament: Tournament, games: Games, pair: tuple[str, str]) -> PairRow:
    """One bot against another."""
    compared = compare_cooperative(games, pair) if tournament.cooperative else compare_rivals(games, pair)
    shares = by_deal({task: share for task, (share, _) in compared.items()})
    margins = by_deal({task: lead for task, (_, lead) in compared.items() if lead is not None})
    return PairRow(
        *pair,
        len(compared),
        len(shares),
        sum(bool(played.fault) for task, played in games.items() if set(task.seats) <= set(pair)),
        *mean_and_interval(win_share(shares) if shares else None),
        *mean_and_interval(margin(margins)),
    )


def compare_rivals(games: Games, pair: tuple[str, str]) -> dict[Task, tuple[float, float | None]]:
    """The first bot's share of each win and its lead in points (the mean of its seats less that of the
    other's), game by game.
    """
    found: dict[Task, tuple[float, float | None]] = {}
    for task, played in games.items():
        if set(task.seats) == set(pair):
            own, other = (points_of(bot, task, played) for bot in pair)
            found[task] = share_of(pair[0], task, played), fmean(own) - fmean(other) if own else None
    return found


def compare_cooperative(games: Games, pair: tuple[str, str]) -> dict[Task, tuple[float, float | None]]:
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


def share_of(bot: str, task: Task, played: GameResult) -> float:
    """The share of the win that a bot's seats have."""
    shares = zip(task.seats, played.win_shares, strict=True)
    return sum(share for name, share in shares if name == bot)


def points_of(bot: str, task: Task, played: GameResult) -> list[int]:
    """The points of a bot's seats; none in a forfeited game."""
    return [point for name, point in zip(task.seats, played.points, strict=False) if name == bot]


def by_deal(values: Mapping[Task, float]) -> list[list[float]]:
    """The values of each deal's games."""
    clusters: dict[int, list[float]] = defaultdict(list)
    for task, value in values.items():
        clusters[task.deal].append(value)
    return list(clusters.values())


def mean_and_interval(found: Estimate | None) -> tuple[float | None, Interval]:
    """An estimate as it is told."""
    return (found.mean, (found.low, found.high)) if found else (None, None)
