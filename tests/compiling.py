"""Compile the games before the tests ask for it: `./dev test` runs this beside the static checks.

Whoever needs a game's native code waits while another process compiles it, so that is begun early and done once. Nothing depends
on it: a test that comes before it, or is run alone, compiles what it needs.
"""

from __future__ import annotations

from ostracon.bots import tree
from ostracon.kernel import batch
from ostracon.kernel.game import game, games
from ostracon.kernel.native import native


def main() -> None:
    """What bots and the checks of every game run; first the games that are asked for first, all in one process: the other
    processor is busy with the checks.
    """
    for rules in ((tree.evaluate_actions, tree.iterate), (batch.deal, batch.play_random)):
        for name in sorted(games(), key=lambda name: name != "imhotep"):
            for rule in rules:
                native(game(name), quiet=True)(rule)


if __name__ == "__main__":
    main()
