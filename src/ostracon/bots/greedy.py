"""The random bot, and the greedy bot: it plays what looks best right after the action, by the game's own
evaluation.
"""

from __future__ import annotations

import random
from operator import index

from ostracon.bots import tree
from ostracon.bots.engine import engine
from ostracon.bots.perspective import Perspective
from ostracon.bots.search import SearchOverrides

REDEALS = 4  # redealt positions in which the greedy bot tries each action


class Random:
    """Any legal action, each equally likely."""

    name = "random"

    def decide(self, perspective: Perspective, seed: int) -> int:
        """A random legal action."""
        return random.Random(index(seed)).choice(perspective.legal)


class Greedy:
    """The action after which the seat stands best against the others, on average over a few redealt
    positions; now and then, if it is `careless`, just any.
    """

    def __init__(self, careless: int = 0, style: str = "") -> None:
        self.careless = careless  # per cent of the decisions that are made at random
        self.style = style
        self.name = f"greedy:{careless}%" if careless else "greedy"
        self.name += f"+style={style}" if style else ""

    def decide(self, perspective: Perspective, seed: int) -> int:
        """The best action one step ahead; equals are broken at random."""
        seed = index(seed)
        dice = random.Random(seed)
        if len(perspective.legal) == 1 or dice.randrange(100) < self.careless:
            return dice.choice(perspective.legal)
        sums = self.evaluate_actions(perspective, seed)
        best = max(sums.values())
        return dice.choice([action for action, value in sums.items() if value == best])

    def evaluate_actions(self, perspective: Perspective, seed: int) -> dict[int, int]:
        """How far every legal action brings the seat ahead, added up over the redealt positions."""
        game = perspective.game
        code = engine(game, tree.evaluate_actions)
        root = perspective.redealt(seed)
        sums = code.row(game.actions.total)
        settings = SearchOverrides(style=self.style).settings(game, root, perspective.seat)
        code(tree.evaluate_actions)(code.positions(root), code.one(settings), REDEALS, seed * REDEALS, sums)
        return {action: int(sums[action]) for action in perspective.legal}
