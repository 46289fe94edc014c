"""The games that can be played at a table here: installed, loadable, with a board. A broken one does not stop the others."""

from __future__ import annotations

import logging
from functools import cache

from ostracon.kernel.game import Game, games
from ostracon.kernel.game import game as find_game
from ostracon.screen.board import board_of

log = logging.getLogger("ostracon")


@cache
def playable_games() -> dict[str, Game]:
    """Every playable game by its id."""
    found = {}
    for name in games():
        try:
            game = find_game(name)
            if not game.has_board:
                continue  # for simulations only
            board_of(game)
        except (Exception, SystemExit) as error:  # somebody else's package may fail in any way
            log.warning("the game %s cannot be played here: %s", name, error)
        else:
            found[name] = game
    return found
