"""A trial of a game with an owner's figures: whether people can really play with them."""

from __future__ import annotations

import logging

from ostracon.conformance.settings import Setting, random_game, settings_of
from ostracon.kernel.game import Game
from ostracon.kernel.rules import SPECTATOR
from ostracon.screen.board import board_of
from ostracon.screen.story import game_texts
from ostracon.screen.texts import LANGUAGES

LOOK_EVERY = 40  # actions

log = logging.getLogger(__name__)


def fault_in_play(game: Game, games: int = 1) -> str:
    """What goes wrong in random games with each number of players, on the board too; "" if nothing does."""
    settings = settings_of(game, 2 * len(game.players))
    for players in game.players:
        setting = next(one for one in settings if one.players == players)
        for seed in range(1, games + 1):
            try:
                _play(game, setting, seed)
            except Exception as error:  # whatever corrected figures may lead to
                log.info("%s cannot be played with corrected figures", game.id, exc_info=error)
                return f"{setting}: {type(error).__name__}: {error}"
    return ""


def _play(game: Game, setting: Setting, seed: int) -> None:
    for number, (s, _) in enumerate(random_game(game, setting, seed)):
        game.invariants(s)
        if number % LOOK_EVERY == 0 and game.has_board:
            for language in LANGUAGES:
                say = game_texts(game, language)
                scene = board_of(game).scene(game.view(s, game.actor(s)), say)
                board_of(game).scene(game.view(s, SPECTATOR), say)
            if number == 0:
                board_of(game).static_board(scene.board, say)
