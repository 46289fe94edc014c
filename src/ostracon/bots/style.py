"""Styles: what a bot strives for besides winning.

A builder likes some categories of the score sheet more than others, a trader others (`SearchSettings.styles`); a spoiler
minds the points of its strongest rival more than its own. A style shapes what the bot itself strives for in the evaluation;
what it expects of others stays as it is.
"""

from __future__ import annotations

from ostracon.bots.records import LIKABLE, Settings
from ostracon.kernel.game import Game

BUILDER, TRADER, SPOILER = "builder", "trader", "spoiler"
STYLES = (BUILDER, TRADER, SPOILER)
LIKED, DISLIKED = (
    100,
    -35,
)  # hundredths of a point that a point of a liked category is worth besides, and of another
SPOILER_OWN, SPOILER_RIVAL = 80, 120  # per cent of its own points, and of its strongest rival's


def liked_parts(game: Game, style: str) -> tuple[str, ...]:
    """The categories that a style likes. Where a game says nothing, a builder likes the first half of the sheet and a
    trader the second: what is on the board mostly stands first.
    """
    said = game.search.styles.get(style)
    if said is not None:
        return tuple(said)
    parts = tuple(game.parts.names)
    half = (len(parts) + 1) // 2
    return {BUILDER: parts[:half], TRADER: parts[half:] or parts}.get(style, ())


def shape(settings: Settings, game: Game, style: str) -> None:
    """Write a style into the settings of a search."""
    settings.styled = 1
    settings.own_share, settings.rival_share = 100, 100
    if style == SPOILER:
        settings.own_share, settings.rival_share = SPOILER_OWN, SPOILER_RIVAL
    liked = liked_parts(game, style)
    settings.likable = min(len(game.parts), LIKABLE)
    for part, name in enumerate(game.parts.names[:LIKABLE]):
        like = 0 if style == SPOILER else LIKED if name in liked else DISLIKED
        settings.likes[part] = like * game.search.style_strength // 100
