"""Compile the games before the tests ask for it: `./dev test` runs this beside the static checks.

Whoever needs a game's native code waits while another process compiles it, so that is begun early and done once. Nothing depends
on it: a test that comes before it, or is run alone, compiles what it needs.
"""

from __future__ import annotations

import gc

from ostracon.bots import network, network_tree, tree
from ostracon.kernel import batch, steps
from ostracon.kernel.game import game, games
from ostracon.kernel.native import native
from ostracon.kernel.target import Rule
from ostracon.lab import lockstep

# What tests ask for in every game.
MATCHES = (tree.evaluate_actions, batch.deal, batch.play_random, steps.begin, steps.step, steps.again)

# What they ask for in two.
SEARCHES = (tree.iterate,)
BATCHES = (lockstep.begin_many, lockstep.step_all, lockstep.sample_many, lockstep.observe_many)

# What they ask for in one, where one is enough.
POSITIONS = (
    batch.actor_at,
    batch.legal_at,
    batch.apply_at,
    batch.why_not_at,
    batch.redeal_at,
    batch.score_at,
    batch.standing_at,
)
THREADS = (lockstep.first_illegal, lockstep.advance_many)
NETWORKS = (network.think_many, network_tree.iterate_with_network)
ONE_GAME = "imhotep"
TWO_GAMES = (ONE_GAME, "terra_pyramides")  # as in lab/test_batch.py and games/test_conformance.py


def main() -> None:
    """First what is asked for first. All in one process, which reads a game's rules once: the other processor is busy with the
    checks.
    """
    gc.disable()  # it would look again and again through what Numba keeps: an eighth of the time
    for name in TWO_GAMES:
        compile_rules(name, SEARCHES)
    for name in sorted(games(), key=lambda name: name != ONE_GAME):
        compile_rules(name, MATCHES)
    for name in TWO_GAMES:
        compile_rules(name, BATCHES)
    compile_rules(ONE_GAME, POSITIONS + THREADS + NETWORKS)


def compile_rules(name: str, rules: tuple[Rule, ...]) -> None:
    """Some rules of a game, into the cache."""
    code = native(game(name), quiet=True)
    for rule in rules:
        code(rule)


if __name__ == "__main__":
    main()
