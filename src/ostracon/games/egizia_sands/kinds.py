"""What cards and tiles of Shifting Sands do and look at, by the names that `components.toml` uses."""

from __future__ import annotations

from ostracon.games._nile.effects import one_use, permanent
from ostracon.kernel.vocabulary import Vocabulary

CREW_IDS = ("green", "blue", "yellow", "violet")  # the last one leads
SITE_IDS = ("za", "zb", "zc")  # zones: obelisk and colonnade, pyramid and statues, Sphinx
MARKET_IDS = ("grain", "stone")
COLOUR_IDS = ("green", "yellow", "red")
FLOOD_IDS = ("bottom", "middle", "top")
MONUMENT_IDS = ("obelisk", "colonnade", "pyramid", "statues")
DECK_IDS = ("1/2", "3/4", "5")


class Effect(Vocabulary):
    """What a Nile card does, by the name in the file: first those that a player keeps the card for, then those that
    stay in front of him too, then those that act at once.
    """

    FEED_WITH_STONES: int = permanent(worth=45)
    LOSE_NOW_GAIN_AT_END: int = permanent(worth=25)  # beside the points that come back
    SPHINX_FREE_CARD: int = permanent(worth=60)
    CREW_PER_ROUND: int = permanent(worth=100)
    FIELD_IMPROVER: int = permanent(worth=45)
    LEFTOVER_CARD: int = permanent(worth=110)
    CREW_DOWN_MARKETS_UP: int = permanent(worth=50)
    STONES_TO_CREW: int = permanent(worth=35)
    GRAIN: int = one_use(worth=100)
    FORCE: int = one_use(worth=150)
    SECOND_SHIP: int = one_use(worth=90)
    STONES_OR_GRAIN: int = one_use(worth=40)  # beside its stones
    KEEP_EXTRA_SPHINX: int = one_use(worth=180)
    STONES: int = one_use(worth=0)  # they count as stones
    SELL_STONES: int = one_use(worth=50)  # besides the stones that can be sold
    STONES_OR_FORCE: int = one_use(worth=60)  # beside its stones
    QUARRY: int
    FIELD: int
    COMBO: int
    POINTS_PER_BRICK: int
    AT_ONCE: int


FIGURES_OF_EFFECT = {  # what a Nile card with this effect must say, and nothing else
    "feed_with_stones": (),
    "lose_now_gain_at_end": ("params.lose_on_take", "params.gain_at_end"),
    "sphinx_free_card": (),
    "crew_per_round": ("params.crew_steps",),
    "field_improver": (),
    "leftover_card": ("params.points_instead",),
    "crew_down_markets_up": ("params.crew_steps_down", "params.grain_steps", "params.stone_steps"),
    "stones_to_crew": ("params.stones_per_step", "params.max_steps"),
    "grain": ("params.grain",),
    "force": ("params.force",),
    "second_ship": (),
    "stones_or_grain": ("params.stones", "params.grain"),
    "keep_extra_sphinx": (),
    "stones": ("params.stones",),
    "sell_stones": ("params.max_stones", "params.points_per_stone"),
    "stones_or_force": ("params.stones", "params.force"),
    "quarry": ("quarry",),
    "field": ("color", "grain"),  # and `on_take`
    "combo": ("color", "grain", "quarry"),  # and `on_take`
    "points_per_brick": ("params.monuments", "params.points"),
}


def kind_of(effect: int) -> str:
    """The kind of a Nile card: permanent, anytime, quarry, field, combo or immediate."""
    if kept := Effect.values[effect]:
        return str(kept.kind)
    return Effect.names[effect] if effect < Effect.POINTS_PER_BRICK else "immediate"


FIGURES_OF_BONUS = {  # bonus tiles of the colonnade: golden ones, then purple ones
    "field_plus": ("grain_per_field",),
    "stone_market_top": ("stones",),
    "point_per_brick_placed": ("points",),
    "all_crews_up_and_flip_field": ("crew_steps",),
    "grain_market_top": ("points",),
    "extra_crew": ("per",),
    "second_ship": ("per",),
    "build_with_waiting_ship": ("per",),
    "upstream": ("per",),
    "occupied_tile": ("per",),
}
BONUS_EFFECTS = tuple(FIGURES_OF_BONUS)
TWO_PLAYER_GOLDEN_ID = "G6"  # the purple tile that lies on the golden place with two players

MEASURE_IDS = (  # what statue and Sphinx cards look at
    "bricks_obelisk",
    "bricks_colonnade",
    "bricks_pyramid",
    "bricks_statues",
    "market_grain",
    "market_stone",
    "crew_green",
    "crew_blue",
    "crew_yellow",
    "crew_violet",
    "fields_green",
    "fields_yellow",
    "fields_red",
    "fields_yellow_red",
    "quarries",
    "statues_complete",
    "each_statue",
    "all_crews",
    "crew_total",
    "market_levels_sum",
    "row_bonuses",
    "permanent_cards",
    "sphinx_cards",
)
FIGURES_OF_REQUIREMENT = {  # what a requirement of a Sphinx card must say, and nothing else
    "bricks": ("monument", "n"),
    "colonnade_complete": (),
    "market_top": ("market",),
    "crew": ("crew", "n"),
    "each_statue_bricks": ("n",),
    "statues_complete": ("n",),
    "all_crews": ("n",),
}
FIGURES_OF_SCORING = {"all": ("requires",), "most": ("measure",), "per": ("counts",)}
COUNTED = {"pyramid_row_bonus": "row_bonuses", "permanent_card": "permanent_cards"}
