"""Compile the games before the tests ask for it: `./dev test` runs this beside the static checks.

Whoever needs a game's native code waits while another process compiles it, so that is begun early and done once. Nothing depends
on it: a test that comes before it, or is run alone, compiles what it needs.
"""

from __future__ import annotations

from ostracon.bots import tree
from ostracon.kernel import batch, steps
from ostracon.kernel.game import game, games
from ostracon.kernel.native import native

RULES = (
    tree.iterate,
    tree.evaluate_actions,
    batch.deal,
    batch.play_random,
    steps.begin,
    steps.step,
    steps.again,
    batch.actor_at,
    batch.legal_at,
    batch.apply_at,
    batch.why_not_at,
    batch.redeal_at,
    batch.score_at,
    batch.standing_at,
)


def main() -> None:
    """What bots, matches and the checks of every game run, a game after the other: what its rules have in common is read once.
    All in one process: the other processor is busy with the checks.
    """
    for name in sorted(games(), key=lambda name: name != "imhotep"):
        code = native(game(name), quiet=True)
        for rule in RULES:
            code(rule)


if __name__ == "__main__":
    main()
