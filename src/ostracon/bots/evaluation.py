"""What a position is worth to a seat: by the game's own evaluation, and at its end."""

from __future__ import annotations

import math

from ostracon.bots.records import Settings
from ostracon.kernel.layout import Record
from ostracon.kernel.rules import evaluate, forecast, score, standing
from ostracon.kernel.target import rule

MARGIN_SHARE = 25  # per cent of the value of a finished game that come from the margin, the rest from the win
STYLED_MARGIN_SHARE = 70  # the same for a seat with a style: it wants more than to win
CERTAIN = 10_000  # the evaluation of a cooperative game: its chance in hundredths of a per cent


@rule
def position_value(s: Record, settings: Settings, seat: int) -> int:
    """How a seat stands in hundredths of a point: the game's evaluation, or its points so far."""
    if settings.score_parts == 0:
        return evaluate(s, seat)
    points = 0
    for part in range(settings.score_parts):
        points += score(s, seat, part)
    return 100 * points


@rule
def liking(s: Record, settings: Settings, seat: int) -> int:
    """What the categories that a style likes are worth to it besides, in hundredths of a point."""
    value = 0
    for part in range(settings.likable):
        if settings.likes[part] != 0:
            value += settings.likes[part] * forecast(s, seat, part)
    return value


@rule
def lead(s: Record, settings: Settings, seat: int) -> int:
    """How far a seat is ahead of its best rival, in hundredths of a point; what it has, where there are no
    rivals.
    """
    mine = position_value(s, settings, seat)
    styled = settings.styled == 1 and seat == settings.seat
    if settings.cooperative == 1 or s.players == 1:
        return mine + liking(s, settings, seat) if styled and settings.cooperative == 0 else mine
    best = -100_000_000
    for other in range(s.players):
        if other != seat:
            best = max(best, position_value(s, settings, other))
    if styled:
        mine = mine * settings.own_share // 100 + liking(s, settings, seat)
        return mine - best * settings.rival_share // 100
    return mine - best


@rule
def chance(s: Record, settings: Settings, seat: int) -> float:
    """A seat's chance to win by the evaluation, from 0 to 1."""
    ahead = lead(s, settings, seat)
    if settings.cooperative == 1:
        return min(max(ahead, 0), CERTAIN) / CERTAIN
    return 1.0 / (1.0 + math.exp(-0.03 * ahead / settings.clear_win))


@rule
def win_share(s: Record, settings: Settings, seat: int) -> float:
    """A seat's share of the win of a finished game: 1 alone in first place, less when shared with rivals."""
    if standing(s, seat) != 1:
        return 0.0
    winners = 0
    for other in range(s.players):
        if standing(s, other) == 1:
            winners += 1
    return 1.0 if settings.cooperative == 1 else 1.0 / winners


@rule
def reward(s: Record, settings: Settings, seat: int) -> float:
    """The value of a finished game for a seat, from 0 to 1: the win, and a little of the margin."""
    margin = chance(s, settings, seat)
    share = STYLED_MARGIN_SHARE if settings.styled == 1 and seat == settings.seat else MARGIN_SHARE
    return (win_share(s, settings, seat) * (100 - share) + margin * share) / 100.0
