"""The strongest bot of a game as somebody who advises: the search of the highest level, with a budget of one's own."""

from __future__ import annotations

from copy import copy

from ostracon.bots.registry import bot, levels_of
from ostracon.bots.search import Search
from ostracon.kernel.game import Game


def strongest_level(game: Game) -> str:
    """The highest level that searches without a network: its name. The code of that search is made for every game, so that an
    analysis is the same on a server that has just started.
    """
    return next(level for level in reversed(levels_of(game)) if type(bot(level, game)) is Search)


def strongest(game: Game, iterations: int) -> Search:
    """The search of that level for about as long as so many iterations of the usual kind take: where the level does with
    fewer in a game, each takes the longer.
    """
    level = strongest_level(game)
    found, usual = bot(level, game), bot(level)
    assert isinstance(found, Search) and isinstance(usual, Search)
    budgeted = copy(found)
    if found.iterations and usual.iterations:
        iterations = iterations * found.iterations // usual.iterations
    budgeted.iterations, budgeted.milliseconds = max(1, iterations), 0
    return budgeted
