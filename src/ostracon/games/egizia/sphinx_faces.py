"""The faces of Egizia's Sphinx cards: what they ask for, and what it is worth."""

from __future__ import annotations

from ostracon.games._nile.faces import big, figure, kind_face, per, row, worth
from ostracon.games.egizia import components as box
from ostracon.games.egizia.components import Condition
from ostracon.games.egizia.signs import BUILDING_SIGNS, MARKET_SIGNS, crew_badge, field_name
from ostracon.screen.drawing import group, path, use, var


def sphinx_face(name: str, card: int) -> str:
    """Picture and points of a Sphinx card."""
    condition, (what, count, points) = box.SPHINX_CONDITION[card], box.SPHINX_FIGURES[card]
    foot = worth(str(points))
    if condition == Condition.OBELISK_LEVEL_BUILT:
        picture = use("obelisk", -12, -2, 0.56) + figure(str(what), 17, -4, 28)
    elif condition in (Condition.TEMPLE_COLUMNS_BUILT, Condition.TEMPLE_COMPLETE):
        picture = big("temple", 0.56)
        if condition == Condition.TEMPLE_COLUMNS_BUILT:
            picture += path("M-9 -12V14M9 -12V14", stroke=var("carmine"), stroke_width=5)
    elif condition == Condition.PYRAMID_ROW_COMPLETE:
        picture = use("pyramid", -10, 2, 0.44) + figure(f"{what - box.GROUND_ROW + 1}.", 20, -6, 25)
    elif condition == Condition.PLAYERS_AT_MARKET_BOTTOM:
        picture = use("market", 0, -8, 0.5) + use(MARKET_SIGNS[what], 0, 18, 0.22)
        foot = row("–".join(str(p) for p in dict.fromkeys(box.BOTTOM_POINTS[card]) if p), size=16)
    elif condition in (Condition.OWN_STONES_AT_LEAST, Condition.POINTS_PER_OWN_STONE):
        picture = use(BUILDING_SIGNS[what], -12, -2, 0.42) + use("block", 18, 10, 0.26)
        if condition == Condition.OWN_STONES_AT_LEAST:
            picture += figure(str(count), 18, -12, 26)
        else:
            foot = per("block", str(points))
    elif condition == Condition.OWN_STONES_EACH_AT_LEAST:
        places = ((-20, -16), (20, -16), (-20, 14), (20, 14))
        signs = [BUILDING_SIGNS[b] for b in range(len(box.BUILDING_IDS)) if what >> b & 1]
        picture = group(*(use(sign, x, y, 0.23) for sign, (x, y) in zip(signs, places, strict=False)))
        picture += figure(str(count), 0, -2, 21)
    elif condition == Condition.POINTS_EQUAL_CREW_STRENGTH:
        picture = use("nile-labourer", -12, -2, 0.52) + crew_badge(what, 18, -6, 22)
        foot = row(("nile-labourer", 0.19), "=", ("laurel", 0.2))
    elif condition == Condition.MOST_PRODUCTIVE:
        sign = field_name(what) if what < len(box.COLOUR_IDS) else "quarry"
        picture = use(sign, -8, 3, 0.46) + use("crown", 19, -16, 0.3)
    elif condition == Condition.OWN_MARKET_BOTTOM:
        signs = [MARKET_SIGNS[m] for m in range(len(box.MARKET_IDS)) if what >> m & 1]
        picture = use("market", 0, -10, 0.46) + group(
            *(use(sign, (k - (len(signs) - 1) / 2) * 26, 16, 0.25) for k, sign in enumerate(signs))
        )
    elif condition == Condition.POINTS_PER_PERMANENT:
        picture = big("cards", 0.56)
        foot = per("cards", str(points))
    else:
        picture = big("laurel", 0.54) + figure(str(count), 0, -2, 24)
    return kind_face(name, "sphinx", picture, foot)
