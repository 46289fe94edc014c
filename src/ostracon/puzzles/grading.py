"""How hard a puzzle is: which of the weaker levels of bots choose something else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from ostracon.bots import Perspective, bot

STRONGEST = "vizier"  # the best that searches: every puzzle was found and proved by it
# Levels below it. The apprentice is a careless scribe: whether it errs says little.
WEAKER = ("scribe", "mason", "architect")
TRIES = 5  # of each level, with different thoughts

Trial = Mapping[str, list[int]]  # what each level chose


def trial(known: Perspective, seed: int) -> Trial:
    """Let the weaker levels try."""
    return {
        level: [bot(level, known.game).decide(known, seed + number) for number in range(TRIES)]
        for level in WEAKER
    }


def failed(tried: Trial, best: int) -> list[str]:
    """The levels that mostly choose something else than the best."""
    return [level for level, chosen in tried.items() if 2 * chosen.count(best) < len(chosen)]


def favourites(tried: Trial, but: int = -1) -> list[int]:
    """What was chosen, most often first, without one of the choices."""
    chosen = Counter(action for actions in tried.values() for action in actions if action != but)
    return sorted(chosen, key=lambda action: (-chosen[action], action))
