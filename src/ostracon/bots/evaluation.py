"""What a position is worth to a seat: by the game's own evaluation, and at its end."""

from __future__ import annotations

import math

from ostracon.kernel.layout import Record
from ostracon.kernel.rules import evaluate, score, standing
from ostracon.kernel.target import rule

MARGIN_SHARE = (
    25  # per cent of the value of a finished game that comes from the margin, the rest from the win
)
CERTAIN = 10_000  # the evaluation of a game played together: its chance in hundredths of a per cent
TEAM_SWING = 12  # what stands for the swing there: its actions differ by little in the team's chance


@rule
def worth(s: Record, seat: int, parts: int) -> int:
    """How a seat stands in hundredths of a point: the game's evaluation, or (where `parts` says that there is
    none) its points so far.
    """
    if parts == 0:
        return evaluate(s, seat)
    points = 0
    for part in range(parts):
        points += score(s, seat, part)
    return 100 * points


@rule
def lead(s: Record, seat: int, parts: int, together: bool) -> int:
    """How far a seat is ahead of its best rival, in hundredths of a point; what it has, where there are no
    rivals.
    """
    mine = worth(s, seat, parts)
    if together or s.players == 1:
        return mine
    best = -100_000_000
    for other in range(s.players):
        if other != seat:
            best = max(best, worth(s, other, parts))
    return mine - best


@rule
def chance(s: Record, seat: int, parts: int, together: bool, swing: int) -> float:
    """A seat's chance by the evaluation, from 0 to 1. `swing`: the points of a clear win."""
    ahead = lead(s, seat, parts, together)
    if together:
        return min(max(ahead, 0), CERTAIN) / CERTAIN
    return 1.0 / (1.0 + math.exp(-0.03 * ahead / swing))


@rule
def win_share(s: Record, seat: int, together: bool) -> float:
    """A seat's share of the win of a finished game: 1 alone in first place, less when shared with rivals."""
    if standing(s, seat) != 1:
        return 0.0
    winners = 0
    for other in range(s.players):
        if standing(s, other) == 1:
            winners += 1
    return 1.0 if together else 1.0 / winners


@rule
def reward(s: Record, seat: int, parts: int, together: bool, swing: int) -> float:
    """The value of a finished game for a seat, from 0 to 1: the win, and a little of the margin."""
    margin = chance(s, seat, parts, together, swing)
    return (win_share(s, seat, together) * (100 - MARGIN_SHARE) + margin * MARGIN_SHARE) / 100.0
