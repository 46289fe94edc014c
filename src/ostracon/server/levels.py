"""Bots as players meet them: six levels, each with a name and a description in their language."""

from __future__ import annotations

from ostracon.bots import LEVELS, stand_in
from ostracon.bots.registry import STAND_IN
from ostracon.kernel.game import Game
from ostracon.screen.texts import Texts

BOTS = tuple(LEVELS)  # what players choose from, from weak to strong
USUAL_BOT = "mason"


def level_of(bot: str) -> str:
    """The level of a bot as a table stores it, "" for one that is none of them.

    >>> level_of("vizier"), level_of("search:500")
    ('vizier', '')
    """
    return bot if bot in LEVELS else ""


def level_name(bot: str, say: Texts) -> str:
    """What a bot's level is called: "mason"."""
    level = level_of(bot)
    return say(f"bot-{level}") if level else ""


def level_about(bot: str, say: Texts, game: Game | None = None) -> str:
    """How a bot plays, in one line; in a game where another level plays in its place, that."""
    level = level_of(bot)
    if game is not None and stand_in(level, game):
        return say("bot-stand-in", level=say(f"bot-{STAND_IN}"))
    return say(f"bot-{level}-about") if level else ""


def bot_title(bot: str, say: Texts) -> str:
    """What a bot is called beside its name: "bot, mason"."""
    name = level_name(bot, say)
    return say("bot-title", level=name) if name else say("client-bot")
