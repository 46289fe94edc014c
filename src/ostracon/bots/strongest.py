"""The strongest bot of a game as somebody who advises: the search of the highest level, with a budget of one's own."""

from __future__ import annotations

from copy import copy

from ostracon.bots import network_tree
from ostracon.bots.engine import BOTS, warm_up
from ostracon.bots.network_search import NetworkSearch
from ostracon.bots.registry import bot, levels_of
from ostracon.bots.search import Search
from ostracon.kernel.game import Game


def strongest_level(game: Game) -> str:
    """The highest level: its name."""
    return levels_of(game)[-1]


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


def prepare(game: Game) -> None:
    """Have the code made that the strongest bot needs, so that what it says does not depend on how long a server has run."""
    learned = isinstance(bot(strongest_level(game), game), NetworkSearch)
    warm_up(game, (*BOTS, network_tree.iterate_with_network) if learned else BOTS)
