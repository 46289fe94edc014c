"""The random bot, and the greedy bot: it plays what looks best right after the action, by the game's own
evaluation.
"""

from __future__ import annotations

import random

from ostracon.bots.perspective import Perspective

WORLDS = 4  # possible worlds in which the greedy bot tries each action


class Random:
    """Any legal action, each equally likely."""

    name = "random"

    def decide(self, perspective: Perspective, seed: int) -> int:
        """A random legal action."""
        return random.Random(seed).choice(perspective.legal)


class Greedy:
    """The action after which the seat stands best against the others, on average over a few possible
    worlds.
    """

    name = "greedy"

    def decide(self, perspective: Perspective, seed: int) -> int:
        """The best action one step ahead; equals are broken at random."""
        game, seat = perspective.game, perspective.seat
        if len(perspective.legal) == 1:
            return perspective.legal[0]
        judge = game.entries.get("evaluate")
        dice = random.Random(seed)
        worlds = [perspective.world(seed * WORLDS + i + 1) for i in range(WORLDS)]
        best, best_value = perspective.legal[0], float("-inf")
        for action in perspective.legal:
            value = 0.0
            for world in worlds:
                s = world.copy()
                game.apply(s, action)
                points = [judge(s, i) if judge else 100 * game.total(s, i) for i in range(s.players)]
                others = [p for i, p in enumerate(points) if i != seat]
                value += points[seat] - (max(others) if others and not game.cooperative(s) else 0) * 0.5
            value += dice.random() * 0.01
            if value > best_value:
                best, best_value = action, value
        return best
