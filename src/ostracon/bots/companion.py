"""The companion: a bot that keeps the game close, and says so.

It thinks like a strong bot. Where it stands better than even it takes, among the good choices, one after which it stands
nearer to that; where it does not, it plays the best. A choice is good while it gives away little of the chance, so that it
never plays an absurd move; on a mission, where all win or lose as one, it always plays the best.
"""

from __future__ import annotations

from collections.abc import Sequence

from ostracon.bots.perspective import Perspective
from ostracon.bots.search import Choice, Search, SearchOverrides

COMPANION = "companion"
ITERATIONS = 450  # as the architect
FORECASTS = (
    60  # games played to their end to find how it stands, where the search's own chances are no true ones
)
MOST_GIVEN = 0.12  # of the chance, by one decision
SEEN_ENOUGH = 0.02  # share of the search's attention below which nothing is known of a choice


class Companion:
    """Plays so that the expected result stays near even."""

    name = COMPANION

    def __init__(self, iterations: int = ITERATIONS) -> None:
        self.search = Search(iterations=iterations)

    def decide(self, perspective: Perspective, seed: int) -> int:
        """The choice that keeps the game close."""
        if len(perspective.legal) == 1:
            return perspective.legal[0]
        position, advice = perspective.redealt(seed), self.search.consider(perspective, seed)
        if position.players == 1 or perspective.game.cooperative(position):
            return advice.choices[0].action
        ahead = self.standing(perspective, seed, advice.choices[0].chance) - 1 / position.players
        return close(advice.choices, advice.iterations, ahead).action

    def standing(self, perspective: Perspective, seed: int, found: float) -> float:
        """The chance to win that this seat has now: the search's, or counted in games played to their end."""
        candidates = perspective.game.search.forecast_candidates
        if not candidates:
            return found
        overrides = SearchOverrides(rollout_length=-1, rollout_candidates=candidates)
        return (
            Search(iterations=FORECASTS, overrides=overrides)
            .consider(perspective, seed)
            .chances[perspective.seat]
        )


def close(choices: Sequence[Choice], iterations: int, ahead: float) -> Choice:
    """Of the good choices (the best stands first) the one that gives away about what somebody is ahead.

    >>> best, good, bad = Choice(1, 60, 0.7), Choice(2, 30, 0.62), Choice(3, 10, 0.3)
    >>> [close((best, good, bad), 100, ahead).action for ahead in (0.2, 0.03, -0.1)]
    [2, 1, 1]
    """
    best = choices[0]
    wanted = best.chance - min(max(ahead, 0.0), MOST_GIVEN)
    good = [
        one
        for one in choices
        if one.visits >= SEEN_ENOUGH * iterations and one.chance >= best.chance - MOST_GIVEN
    ]
    return min(good or [best], key=lambda one: (abs(one.chance - wanted), -one.visits, one.action))
