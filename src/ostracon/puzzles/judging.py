"""Is one choice clearly best? Every choice is looked at, those that remain in question ever more deeply.

All from the knowledge of the seat that decides: each chance is the mean over positions in which everything that it does
not know was dealt anew, the same deals for every choice.
"""

from __future__ import annotations

from typing import NamedTuple

from ostracon.bots import Perspective
from ostracon.table.odds import Odds

MARGIN = 0.06  # chance by which the best choice must be ahead of every other
LEAST_EFFECTS = 4  # choices that differ in what they do
DEEP_ITERATIONS, DEEP_REDEALS = 24_000, 12


class Look(NamedTuple):
    """One round of looking: how long at each choice, and which ones stay in question."""

    iterations: int
    redeals: int
    least: float  # lead of the best choice without which it is given up
    within: float  # choices so close to it are looked at again
    most: int  # but no more than so many


ROUNDS = (
    Look(800, 4, -0.12, 0.3, 14),
    Look(4_000, 8, 0.045, 0.2, 3),
    Look(DEEP_ITERATIONS, DEEP_REDEALS, MARGIN, 1.0, 3),
)


def effects(known: Perspective, seed: int) -> int:
    """How many different positions the choices lead to, as far as the seat can see."""
    seen = []
    for action in known.legal:
        position = known.redealt(seed)
        known.game.apply(position, action)
        view = known.game.view(position, known.seat)
        if view not in seen:
            seen.append(view)
    return len(seen)


def judge(known: Perspective, best: int, seed: int) -> dict[int, float] | None:
    """The chance after each choice, if one is clearly best and is the given one; None if not.

    Those of hopeless choices are rougher: they were looked at for a shorter time.
    """
    game, position = known.game, known.redealt(seed)
    chances: dict[int, float] = {}
    left = list(known.legal)
    for number, look in enumerate(ROUNDS):
        odds = Odds(game, position, look.iterations, look.redeals)
        found = {action: odds.after(known, action, seed + 100 * number) for action in left}
        if margin(found, best) < look.least:
            return None
        # A rough figure that came out by luck is not above the closest of those that were looked at for longer.
        closest = max(chance for action, chance in found.items() if action != best)
        chances = {action: min(chance, closest) for action, chance in chances.items()} | found
        others = rivals(found, best)
        close = [action for action in others if found[action] >= found[best] - look.within]
        left = [best, *(close or others)[: look.most]]
    return chances


def rivals(chances: dict[int, float], best: int) -> list[int]:
    """The other choices, the closest to the best first."""
    return sorted((action for action in chances if action != best), key=lambda action: -chances[action])


def margin(chances: dict[int, float], best: int) -> float:
    """How far the best choice is ahead of every other."""
    return chances[best] - max(chance for action, chance in chances.items() if action != best)


def verify(known: Perspective, best: int, chances: dict[int, float], seed: int) -> float:
    """How far the best choice is ahead of its two closest rivals when they are looked at again, with other deals."""
    odds = Odds(known.game, known.redealt(seed), DEEP_ITERATIONS, DEEP_REDEALS)
    again = {action: odds.after(known, action, seed) for action in (best, *rivals(chances, best)[:2])}
    return margin(again, best)
