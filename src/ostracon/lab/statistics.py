"""Confidence intervals for results on shared deals.

The games of one deal are not independent: a lucky hand helps whoever sits there, in one seating one bot and in
the next the other. So the deal is what is counted: a deal's games are one cluster, and clusters are independent.

A win share has Wilson's score interval with the effective number of games (Korn and Graubard 1998): as many as
would give the observed variance between deals if they were independent, never more than were played, and fewer
where there are few deals to estimate that variance from. It stays between 0 and 1 and has a width even when all
games were won. A margin is a mean over deals with Student's interval.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache
from statistics import NormalDist, fmean, pvariance, stdev
from typing import NamedTuple

CONFIDENCE = 0.95


class Estimate(NamedTuple):
    """A mean with its 95 % confidence interval."""

    mean: float
    low: float
    high: float


def normal_quantile() -> float:
    """How many standard deviations 95 % of a normal distribution lie within: 1.96."""
    return NormalDist().inv_cdf((1 + CONFIDENCE) / 2)


@cache
def student_quantile(freedom: int) -> float:
    """The same for Student's distribution.

    >>> [round(student_quantile(freedom), 3) for freedom in (1, 4, 30)]
    [12.706, 2.776, 2.042]
    """
    low, high = 0.0, math.pi / 2
    for _ in range(60):
        angle = (low + high) / 2
        low, high = (angle, high) if _within(angle, freedom) < CONFIDENCE else (low, angle)
    return math.sqrt(freedom) * math.tan(low)


def _within(angle: float, freedom: int) -> float:
    """P(|T| < sqrt(freedom) * tan(angle)): the finite sums of Abramowitz and Stegun 26.7.3 and 26.7.4."""
    sine, cosine = math.sin(angle), math.cos(angle)
    odd = freedom % 2
    term, total = (cosine, 0.0) if odd else (1.0, 0.0)
    for power in range(1 + odd, freedom, 2):
        total += term
        term *= cosine * cosine * power / (power + 1)
    return 2 / math.pi * (angle + sine * total) if odd else sine * total


def win_share(clusters: Sequence[Sequence[float]]) -> Estimate:
    """The mean of shares between 0 and 1, grouped by deal, with Wilson's interval.

    >>> [round(number, 3) for number in win_share([[1.0, 1.0]] * 5)]
    [1.0, 0.633, 1.0]
    """
    games = sum(map(len, clusters))
    mean = sum(map(sum, clusters)) / games
    if len(clusters) < 2:
        return Estimate(mean, 0.0, 1.0)
    low, high = wilson(mean, effective_games(clusters, mean))
    return Estimate(mean, low, high)


def effective_games(clusters: Sequence[Sequence[float]], mean: float) -> float:
    """As many independent games as would tell as much as these."""
    games, deals = sum(map(len, clusters)), len(clusters)
    between = pvariance([fmean(cluster) for cluster in clusters], mean) / deals
    worth = min(games, mean * (1 - mean) / between) if between > 0 else games
    return worth * (student_quantile(games - 1) / student_quantile(deals - 1)) ** 2


def wilson(mean: float, games: float) -> tuple[float, float]:
    """Wilson's score interval of a share.

    >>> [round(bound, 4) for bound in wilson(81 / 263, 263)]
    [0.2553, 0.3662]
    """
    z2 = normal_quantile() ** 2
    middle = (mean + z2 / (2 * games)) / (1 + z2 / games)
    half = math.sqrt(z2 * (mean * (1 - mean) / games + z2 / (4 * games * games))) / (1 + z2 / games)
    return max(0.0, middle - half), min(1.0, middle + half)


def margin(clusters: Sequence[Sequence[float]]) -> Estimate | None:
    """The mean over deals of points, with Student's interval; None where too few deals were played."""
    means = [fmean(cluster) for cluster in clusters if cluster]
    if len(means) < 2:
        return None
    mean = fmean(means)
    half = student_quantile(len(means) - 1) * stdev(means) / math.sqrt(len(means))
    return Estimate(mean, mean - half, mean + half)
