"""Players made of code. A bot gets a ``Perspective`` and never the true state.

>>> from ostracon.kernel.match import Match
>>> match = Match.new("imhotep", 2, seed=1)
>>> bot("greedy").decide(perspective(match), 1) in match.legal()
True
"""

from __future__ import annotations

from collections.abc import Mapping

from ostracon.bots.perspective import Perspective, perspective
from ostracon.bots.registry import LEVELS, Bot, bot, bots, levels_of, stand_in
from ostracon.kernel.game import Game
from ostracon.kernel.match import Match

__all__ = ["LEVELS", "Bot", "Perspective", "bot", "bots", "levels_of", "perspective", "play", "stand_in"]


def play(
    game: Game | str,
    *players: Bot | str,
    options: Mapping[str, object] | None = None,
    seed: int | str | bytes | None = None,
) -> Match:
    """A match played to its end by bots, one for each seat, given by name or as objects of your own.

    With a seed and bots whose budgets are iterations it is the same match every time.

    >>> play("imhotep", "greedy", "random", seed=1).over
    True
    """
    match = Match.new(game, len(players), options, seed)
    seats = [bot(one, match.game) if isinstance(one, str) else one for one in players]
    while not match.over:
        match.play(seats[match.actor].decide(perspective(match), match.ply))
    return match
