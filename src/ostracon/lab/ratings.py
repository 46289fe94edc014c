"""OpenSkill ratings (Weng and Lin's Bayesian update of the Plackett-Luce model).

Every seat of a game is a player; a bot in several seats gets the mean of what its seats gained. A bot does not
learn between games, so its uncertainty only ever shrinks (tau = 0). Games are rated in the order of the
tournament's plan, however they were played.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from statistics import fmean
from typing import NamedTuple

from openskill.models import PlackettLuce

from ostracon.lab.playing import GameResult
from ostracon.lab.tournament import Task, Tournament


class Rating(NamedTuple):
    """A bot's strength: a newcomer has 25 with an uncertainty of 8.33."""

    mu: float
    sigma: float

    @property
    def ordinal(self) -> float:
        """The strength that it has almost certainly: three standard deviations below its mean."""
        return self.mu - 3 * self.sigma


def ratings(tournament: Tournament, games: Mapping[Task, GameResult]) -> dict[str, Rating]:
    """The rating of each bot after all games."""
    return rated(tournament.bots, _cooperative(games) if tournament.cooperative else _rivals(games))


def rated(bots: Iterable[str], meetings: Iterable[tuple[Sequence[str], Sequence[int]]]) -> dict[str, Rating]:
    """Ratings after meetings: who took part, and the rank of each.

    >>> strong, weak = rated(["a", "b"], [(("a", "b"), (1, 2))]).values()
    >>> strong.mu > 25 > weak.mu and strong.sigma < 25 / 3
    True
    """
    model = PlackettLuce(tau=0.0)
    start = model.rating()
    current = {bot: Rating(start.mu, start.sigma) for bot in bots}
    for seats, ranks in meetings:
        teams = [[model.rating(*current[bot])] for bot in seats]
        after = model.rate(teams, ranks=[float(rank) for rank in ranks])
        for bot in set(seats):
            own = [team[0] for team, name in zip(after, seats, strict=True) if name == bot]
            current[bot] = Rating(fmean(one.mu for one in own), fmean(one.sigma for one in own))
    return current


def _rivals(games: Mapping[Task, GameResult]) -> Iterator[tuple[Sequence[str], Sequence[int]]]:
    for task, played in games.items():
        yield task.seats, played.standing


def _cooperative(games: Mapping[Task, GameResult]) -> Iterator[tuple[Sequence[str], Sequence[int]]]:
    """Bots that play for themselves meet on each deal: those that won it before those that lost."""
    deals: dict[int, dict[str, int]] = defaultdict(dict)
    for task, played in games.items():
        deals[task.deal][task.seats[0]] = played.standing[0]
    for ranks in deals.values():
        if len(ranks) > 1:
            yield tuple(ranks), tuple(ranks.values())
