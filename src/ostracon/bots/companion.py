"""The companion: a bot that keeps the game close, and says so.

Where it is not ahead it plays as a strong bot does. Once it is, it thinks no further than the next action, and far ahead it is
careless besides, as the weakest levels are: what a strong player gives away on purpose shows too little against somebody who
does not use it. On a mission, where all win or lose as one, it always plays its best.
"""

from __future__ import annotations

from ostracon.bots.greedy import Greedy
from ostracon.bots.perspective import Perspective
from ostracon.bots.search import Search, SearchOverrides

COMPANION = "companion"
ITERATIONS = 450  # as the architect
FORECASTS = (
    60  # games played to their end to find how it stands, where the search's own chances are no true ones
)
# How far ahead of a fair chance it thinks no further than the next action, and how many of its decisions in a hundred it then
# leaves to chance.
CARELESS = ((0.35, 50), (0.2, 0))


class Companion:
    """Plays so that the expected result stays near even."""

    name = COMPANION

    def __init__(self, iterations: int = ITERATIONS) -> None:
        self.search = Search(iterations=iterations)

    def decide(self, perspective: Perspective, seed: int) -> int:
        """The choice of the level that the standing asks for."""
        if len(perspective.legal) == 1:
            return perspective.legal[0]
        position, advice = perspective.redealt(seed), self.search.consider(perspective, seed)
        if position.players == 1 or perspective.game.cooperative(position):
            return advice.choices[0].action
        ahead = self.standing(perspective, seed, advice.chances[perspective.seat]) - 1 / position.players
        for least, careless in CARELESS:
            if ahead > least:
                return Greedy(careless).decide(perspective, seed)
        return advice.choices[0].action

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
