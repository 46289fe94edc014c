"""The faces of Egizia's Nile and Sphinx cards, made from the printed figures."""

from __future__ import annotations

from functools import cache

from ostracon.games._nile import kept_cards
from ostracon.games._nile.faces import (
    FOOT,
    arrow,
    big,
    face,
    field_picture,
    field_symbol,
    figure,
    kind_face,
    quarry_face,
    row,
    sheet,
    steps,
    symbol,
)
from ostracon.games.egizia import components as box
from ostracon.games.egizia.components import Effect
from ostracon.games.egizia.signs import (
    BUILDING_SIGNS,
    FIELD_FEET,
    FIELD_PIGMENTS,
    MARKET_SIGNS,
    any_crew,
    crew_badge,
    field_name,
    tired_badge,
)
from ostracon.games.egizia.sphinx_faces import sphinx_face
from ostracon.screen.drawing import group, use


@cache
def card_symbol(card: int) -> str:
    """The face of a Nile card; equal cards share it."""
    keys = list(zip(box.CARD_EFFECT, box.CARD_FIGURES, box.ON_TAKE, strict=True))
    return f"nile-{box.CARD_IDS[keys.index(keys[card])]}"


def sphinx_symbol(card: int) -> str:
    return f"sphinx-{box.SPHINX_IDS[card]}"


def field_face(name: str, colour: int, value: int, bonus: str = "") -> str:
    picture = field_picture(FIELD_PIGMENTS[colour], colour)
    foot = figure(str(value), -18 if bonus else -6, FOOT, 23) + use("wheat", -2 if bonus else 12, FOOT, 0.2)
    return face(name, FIELD_PIGMENTS[colour], FIELD_FEET[colour], "each-round", picture, foot + bonus)


def taking_bonus(card: int) -> str:
    """What a field gives at once when it is taken, at the right of its foot."""
    kind, amount, market = box.ON_TAKE[card]
    if kind == box.BONUS_MARKET:
        return use(MARKET_SIGNS[market], 14, FOOT, 0.15) + "".join(
            arrow(27 + 5 * k, FOOT, 14, 90, "carmine") for k in range(amount)
        )
    if kind == box.BONUS_POINTS:
        return use("laurel", 22, FOOT, 0.2) + figure(str(amount), 22, FOOT, 15)
    if kind == box.BONUS_STONES:
        return figure(str(amount), 15, FOOT, 16) + use("block", 26, FOOT, 0.15)
    return ""


def kept_faces() -> dict[str, tuple[str, str]]:
    """Picture and foot of the permanents and the cards for one use."""
    return {
        "crew_improver": (
            big("nile-labourer", 0.56),
            any_crew(-13, FOOT - 2, 15) + figure(f"+{box.IMPROVER_STEPS}", 11, FOOT),
        ),
        "feed_with_stones": kept_cards.feed_with_stones(),
        "sphinx_plus_two": (big("nile-sphinx", 0.58), row(f"+{box.EXTRA_SPHINX_CARDS}", ("cards", 0.22))),
        "reuse_round_space": (
            big("nile-town", 0.5, 0, -2) + use("nile-boat", -11, -4, 0.3) + use("nile-boat", 11, 4, 0.3),
            row(("nile-boat", 0.2), "+", ("nile-boat", 0.2)),
        ),
        "field_improver": kept_cards.field_improver(
            [field_name(colour) for colour in range(len(box.COLOUR_IDS))]
        ),
        "remaining_card": (
            use("cards", -8, -6, 0.46) + use("hand", 14, 8, 0.36),
            row("+1", ("cards", 0.22)),
        ),
        "stones_to_crew": kept_cards.stones_to_crew(box.TRAINING_STONES, box.TRAINING_STEPS),
        "upstream": (
            big("nile-boat", 0.5, 4, -4) + arrow(0, 20, 36, 180, "carmine"),
            row("1", ("nile-boat", 0.2)),
        ),
        "grave_value": (big("tomb", 0.5), row("+", str(box.GRAVE_CARD_VALUE), ("nile-grave", 0.17))),
        "four_grain": kept_cards.grain(box.GRAIN_OF_CARD),
        "plus_three_force": kept_cards.force(box.FORCE_OF_CARD),
        "two_crews": (
            kept_cards.crews_picture(),
            any_crew(-16, FOOT - 2, 15) + figure("+", 0, FOOT) + any_crew(16, FOOT - 2, 15),
        ),
        "second_ship": kept_cards.second_ship(),
        "double_round": (
            big("nile-town", 0.54) + figure(f"×{box.DOUBLE_FACTOR}", 0, -2, 24),
            row(("nile-town", 0.2), f"×{box.DOUBLE_FACTOR}"),
        ),
        "build_waiting": (
            use("nile-door", 13, -2, 0.46) + use("nile-boat", -15, 6, 0.34),
            row(("nile-hourglass", 0.17), ("nile-boat", 0.2)),
        ),
        "build_first": (big("nile-seal", 0.54), row("1.", ("nile-boat", 0.2))),
        "keep_two_sphinx": kept_cards.second_sphinx_card(),
        "six_stones": kept_cards.stones(box.STONES_OF_CARD),
        "sell_stones": kept_cards.sell_stones(box.MOST_SOLD, box.POINTS_PER_SOLD),
    }


def nile_face(card: int) -> str:
    """The face of one Nile card."""
    name, effect, figures = card_symbol(card), Effect.names[box.CARD_EFFECT[card]], box.CARD_FIGURES[card]
    kind = box.CARD_KIND_IDS[box.CARD_KIND[card]]
    if effect == "quarry":
        return quarry_face(name, figures[0])
    if effect == "field":
        return field_face(name, figures[1], figures[0], taking_bonus(card))
    if effect == "market":
        picture = use("market", 9, -9, 0.44) + use(MARKET_SIGNS[figures[0]], -20, 11, 0.3)
        return kind_face(name, kind, picture, steps(MARKET_SIGNS[figures[0]], figures[1]))
    if effect == "crew_pair":
        foot = (
            crew_badge(figures[0], -21, FOOT - 2, 15)
            + crew_badge(figures[1], -1, FOOT - 2, 15)
            + figure(f"+{figures[2]}", 21, FOOT, 17)
        )
        return kind_face(name, kind, kept_cards.crews_picture(), foot)
    if effect == "crew_choice":
        foot = any_crew(-13, FOOT - 2, 15) + figure(f"+{figures[0]}", 11, FOOT)
        return kind_face(name, kind, kept_cards.crews_picture(), foot)
    if effect == "points_per_stone":
        return kind_face(name, kind, *kept_cards.points_per_stone(BUILDING_SIGNS, figures[0], figures[1]))
    return kind_face(name, kind, *kept_faces()[effect])


@cache
def symbols() -> str:
    """Egizia's whole sheet: furniture, fields, all faces."""
    drawn = [
        field_symbol(field_name(colour), pigment, colour) for colour, pigment in enumerate(FIELD_PIGMENTS)
    ]
    for crew, name in enumerate(box.CREW_IDS):
        drawn.append(symbol(f"crew-{name}", crew_badge(crew, 0, -4, 62)))
        drawn.append(symbol(f"crew-{name}-used", group(tired_badge(crew, 0, -4, 62), opacity=0.55)))
    seen: set[str] = set()
    for card in range(len(box.CARD_IDS)):
        if card_symbol(card) not in seen:
            seen.add(card_symbol(card))
            drawn.append(nile_face(card))
    drawn.append(quarry_face("nile-start-quarry", box.START_QUARRY))
    drawn.append(field_face("nile-start-field", box.START_COLOUR, box.START_GRAIN))
    drawn += [sphinx_face(sphinx_symbol(card), card) for card in range(len(box.SPHINX_FIGURES))]
    return sheet(*drawn)
