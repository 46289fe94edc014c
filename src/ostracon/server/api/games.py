"""What can be played here."""

from __future__ import annotations

from litestar import get
from litestar.params import FromPath

from ostracon.kernel.game import Game
from ostracon.screen.story import game_texts
from ostracon.server.api.asking import Asking
from ostracon.server.api.messages import GameInfo, GameOption, Level, OptionValue, RulesText
from ostracon.server.boxes import box_of
from ostracon.server.levels import bots_of, level_about, level_name
from ostracon.server.options import option_fields
from ostracon.server.pages import the_game
from ostracon.server.playable import playable_games
from ostracon.server.rules import has_rules, rules_html
from ostracon.server.session import PageError
from ostracon.server.words import words


def game_info(game: Game, language: str) -> GameInfo:
    """A game with everything that one may choose."""
    say, site, box = game_texts(game, language), words(language), box_of(game)
    return GameInfo(
        id=game.id,
        title=game.title,
        about=say("about") if say.has("about") else site("about-game"),
        players=list(game.players),
        colours=list(game.colours),
        options=[
            GameOption(
                field.name,
                field.label,
                field.help,
                [OptionValue(*value) for value in field.values],
                field.chosen,
                field.rare,
            )
            for field in option_fields(game, language, {})
        ],
        levels=[Level(bot, level_name(bot, site), level_about(bot, site)) for bot in bots_of(game)],
        minutes=box.minutes,
        authors=list(box.authors),
        rules=has_rules(game, language),
        rules_version=game.rules_version,
        components=game.components.hash,
        actions=game.actions.total,
    )


@get("/games", sync_to_thread=False)
def game_list(asker: Asking) -> list[GameInfo]:
    """All games, with their options, player counts and bots."""
    return [game_info(game, asker.language) for game in playable_games().values()]


@get("/games/{game:str}", sync_to_thread=False)
def one_game(asker: Asking, game: FromPath[str]) -> GameInfo:
    """One game."""
    return game_info(the_game(game), asker.language)


@get("/games/{game:str}/rules", sync_to_thread=False)
def game_rules(asker: Asking, game: FromPath[str]) -> RulesText:
    """The rules of a game, as HTML."""
    found = the_game(game)
    html = rules_html(found, asker.language)
    if html is None:
        raise PageError("error-no-rules")
    return RulesText(found.id, found.title, asker.language, html)


HANDLERS = [game_list, one_game, game_rules]
