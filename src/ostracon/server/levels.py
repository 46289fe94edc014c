"""Bots as players meet them: levels and the companion, each with a name and a description in their language, and styles.

A seat stores its bot as the bots' registry names it: "mason", or with a style "mason+style=builder".
"""

from __future__ import annotations

from ostracon.bots import LEVELS, levels_of, stand_in
from ostracon.bots.companion import COMPANION
from ostracon.bots.registry import STAND_IN
from ostracon.bots.style import STYLES
from ostracon.kernel.game import Game
from ostracon.screen.texts import Texts

BOTS = (*LEVELS, COMPANION)  # what players choose from: from weak to strong, then who adapts
STYLED = tuple(LEVELS)  # those that may have a style
USUAL_BOT = "mason"
_MARK = "+style="


def bots_of(game: Game) -> tuple[str, ...]:
    """What players choose from in a game: the levels that it offers, and who adapts."""
    return (*levels_of(game), COMPANION)


def with_style(level: str, style: str) -> str:
    """A bot as a seat stores it; ValueError where the style is none, or the level can have none.

    >>> with_style("mason", "builder"), with_style("mason", "")
    ('mason+style=builder', 'mason')
    """
    if not style:
        return level
    if style not in STYLES or level not in STYLED:
        raise ValueError(f"{level!r} cannot have the style {style!r}")
    return level + _MARK + style


def level_of(bot: str) -> str:
    """The level of a bot as a table stores it, "" for one that is none of them.

    >>> level_of("vizier"), level_of("mason+style=builder"), level_of("search:500")
    ('vizier', 'mason', '')
    """
    level = bot.partition("+")[0]
    return level if level in BOTS else ""


def style_of(bot: str) -> str:
    """The style of a bot as a table stores it, "" for none.

    >>> style_of("mason+style=builder"), style_of("mason")
    ('builder', '')
    """
    style = bot.partition(_MARK)[2]
    return style if style in STYLES and level_of(bot) in STYLED else ""


def known_bot(bot: str) -> str:
    """A bot from elsewhere as a seat stores it: its level and style, as far as they are ours."""
    level = level_of(bot)
    return with_style(level, style_of(bot)) if level else ""


def level_name(bot: str, say: Texts) -> str:
    """What a bot's level is called: "mason"; with a style "mason, builder"."""
    level, style = level_of(bot), style_of(bot)
    if not level:
        return ""
    name = say(f"bot-{level}")
    return say("bot-styled", level=name, style=say(f"style-{style}")) if style else name


def level_about(bot: str, say: Texts, game: Game | None = None) -> str:
    """How a bot plays, in one line; in a game where another level plays in its place, that."""
    level, style = level_of(bot), style_of(bot)
    if not level:
        return ""
    about = say(f"bot-{level}-about")
    if game is not None and stand_in(level, game):
        about = say("bot-stand-in", level=say(f"bot-{STAND_IN}"))
    return f"{about}; {say(f'style-{style}-about')}" if style else about


def bot_title(bot: str, say: Texts) -> str:
    """What a bot is called beside its name: "bot, mason"."""
    name = level_name(bot, say)
    return say("bot-title", level=name) if name else say("client-bot")
