"""The faces of Egizia's Nile and Sphinx cards, made from the printed figures."""

from __future__ import annotations

from functools import cache

from ostracon.games._nile.faces import (
    FOOT,
    arrow,
    badge,
    big,
    face,
    field_picture,
    field_symbol,
    figure,
    heap,
    kind_face,
    per,
    row,
    sheet,
    steps,
    symbol,
)
from ostracon.games.egizia.components import (
    BONUS_MARKET,
    BONUS_POINTS,
    BONUS_STONES,
    BUILDING_IDS,
    CARD_EFFECT,
    CARD_FIGURES,
    CARD_IDS,
    CARD_KIND,
    CARD_KIND_IDS,
    COLOUR_IDS,
    CREW_IDS,
    DOUBLE_FACTOR,
    EFFECT_IDS,
    EXTRA_SPHINX_CARDS,
    FORCE_OF_CARD,
    GRAIN_OF_CARD,
    GRAVE_CARD_VALUE,
    IMPROVER_STEPS,
    MARKET_IDS,
    MOST_SOLD,
    ON_TAKE,
    POINTS_PER_SOLD,
    SPHINX_FIGURES,
    SPHINX_IDS,
    START_COLOUR,
    START_GRAIN,
    START_QUARRY,
    STONES_OF_CARD,
    TRAINING_STEPS,
    TRAINING_STONES,
)
from ostracon.games.egizia.sphinx_faces import sphinx_face
from ostracon.kernel.drawing import group, use

FIELD_PIGMENTS = ("malachite", "barley", "wood-deep")  # green, yellow-green, brown
FIELD_FEET = ("malachite-light", "ochre-light", "sand")
EARS = (4, 3, 2)  # the better a field is watered the denser the corn
CREW_PIGMENTS = ("lapis", "carmine", "malachite", "ochre-deep")
CREW_LETTERS = tuple(crew.upper() for crew in CREW_IDS)
MARKET_SIGNS = ("block", "wheat")
BUILDING_SIGNS = ("obelisk", "tomb", "temple", "pyramid")


def crew_badge(crew: int, x: float, y: float, size: float = 19) -> str:
    return badge(CREW_LETTERS[crew], x, y, CREW_PIGMENTS[crew], size)


def any_crew(x: float, y: float, size: float = 19) -> str:
    return badge("?", x, y, "ink-soft", size)


def field_name(colour: int) -> str:
    return f"field-{COLOUR_IDS[colour]}"


def card_symbol(card: int) -> str:
    """The face of a Nile card; equal cards share it."""
    return f"nile-{_first_alike(card)}"


@cache
def _first_alike(card: int) -> str:
    alike = (CARD_EFFECT[card], CARD_FIGURES[card], ON_TAKE[card])
    first = next(c for c in range(len(CARD_IDS)) if (CARD_EFFECT[c], CARD_FIGURES[c], ON_TAKE[c]) == alike)
    return str(CARD_IDS[first])


def sphinx_symbol(card: int) -> str:
    return f"sphinx-{SPHINX_IDS[card]}"


def field_face(name: str, colour: int, value: int, bonus: str = "") -> str:
    picture = field_picture(FIELD_PIGMENTS[colour], EARS[colour], dry=colour == len(EARS) - 1)
    foot = figure(str(value), -18 if bonus else -6, FOOT, 23) + use("wheat", -2 if bonus else 12, FOOT, 0.2)
    return face(name, FIELD_PIGMENTS[colour], FIELD_FEET[colour], "each-round", picture, foot + bonus)


def taking_bonus(card: int) -> str:
    """What a field gives at once when it is taken, at the right of its foot."""
    kind, amount, market = ON_TAKE[card]
    if kind == BONUS_MARKET:
        return use(MARKET_SIGNS[market], 14, FOOT, 0.15) + "".join(
            arrow(27 + 5 * k, FOOT, 14, 90, "carmine") for k in range(amount)
        )
    if kind == BONUS_POINTS:
        return use("laurel", 22, FOOT, 0.2) + figure(str(amount), 22, FOOT, 15)
    if kind == BONUS_STONES:
        return figure(str(amount), 15, FOOT, 16) + use("block", 26, FOOT, 0.15)
    return ""


def crews_picture() -> str:
    return use("nile-labourer", -15, -1, 0.46) + use("nile-labourer", 13, -1, 0.46)


def kept_faces() -> dict[str, tuple[str, str]]:
    """Picture and foot of the permanents and the cards for one use."""
    worker, stone, corn = ("nile-labourer", 0.19), ("block", 0.19), ("wheat", 0.2)
    step = f"+{IMPROVER_STEPS}"
    return {
        "crew_improver": (big("nile-labourer", 0.56), any_crew(-13, FOOT - 2, 15) + figure(step, 11, FOOT)),
        "feed_with_stones": (
            use("block", -17, -2, 0.34) + arrow(2, -2, 9) + use("wheat", 19, -2, 0.44),
            row(stone, "=", corn),
        ),
        "sphinx_plus_two": (big("nile-sphinx", 0.58), row(f"+{EXTRA_SPHINX_CARDS}", ("cards", 0.22))),
        "reuse_round_space": (
            big("nile-town", 0.5, 0, -2) + use("nile-boat", -11, -4, 0.3) + use("nile-boat", 11, 4, 0.3),
            row(("nile-boat", 0.2), "+", ("nile-boat", 0.2)),
        ),
        "field_improver": (
            big("nile-canal", 0.6),
            use(field_name(2), -22, FOOT, 0.17)
            + arrow(-11, FOOT, 6)
            + use(field_name(1), 0, FOOT, 0.17)
            + arrow(11, FOOT, 6)
            + use(field_name(0), 22, FOOT, 0.17),
        ),
        "remaining_card": (
            use("cards", -8, -6, 0.46) + use("hand", 14, 8, 0.36),
            row("+1", ("cards", 0.22)),
        ),
        "stones_to_crew": (
            big("nile-labourer", 0.5, 10) + use("block", -18, 12, 0.24) + use("block", -18, -5, 0.24),
            figure(str(TRAINING_STONES), -24, FOOT, 17)
            + use("block", -11, FOOT, 0.17)
            + figure("›", 2, FOOT - 2, 20)
            + figure(f"+{TRAINING_STEPS}", 19, FOOT, 17),
        ),
        "upstream": (
            big("nile-boat", 0.5, 4, -4) + arrow(0, 20, 36, 180, "carmine"),
            row("1", ("nile-boat", 0.2)),
        ),
        "grave_value": (big("tomb", 0.5), row("+", str(GRAVE_CARD_VALUE), ("nile-grave", 0.17))),
        "four_grain": (big("grain", 0.54), row(f"+{GRAIN_OF_CARD}", corn)),
        "plus_three_force": (crews_picture(), row(f"+{FORCE_OF_CARD}", worker)),
        "two_crews": (
            crews_picture(),
            any_crew(-16, FOOT - 2, 15) + figure("+", 0, FOOT) + any_crew(16, FOOT - 2, 15),
        ),
        "second_ship": (
            use("nile-boat", -10, -9, 0.38) + use("nile-boat", 10, 8, 0.38),
            row(("nile-boat", 0.2), ("nile-boat", 0.2)),
        ),
        "double_round": (
            big("nile-town", 0.54) + figure(f"×{DOUBLE_FACTOR}", 0, -2, 24),
            row(("nile-town", 0.2), f"×{DOUBLE_FACTOR}"),
        ),
        "build_waiting": (
            use("nile-door", 13, -2, 0.46) + use("nile-boat", -15, 6, 0.34),
            row(("nile-hourglass", 0.17), ("nile-boat", 0.2)),
        ),
        "build_first": (big("nile-seal", 0.54), row("1.", ("nile-boat", 0.2))),
        "keep_two_sphinx": (big("nile-sphinx", 0.58), row(("cards", 0.2), "+", ("cards", 0.2))),
        "six_stones": (heap(STONES_OF_CARD), row(f"+{STONES_OF_CARD}", stone)),
        "sell_stones": (
            big("market", 0.52),
            figure(f"≤{MOST_SOLD}", -21, FOOT, 15)
            + use("block", 0, FOOT, 0.15)
            + figure("=", 11, FOOT, 15)
            + use("laurel", 24, FOOT, 0.19)
            + figure(str(POINTS_PER_SOLD), 24, FOOT, 14),
        ),
    }


def nile_face(card: int) -> str:
    """The face of one Nile card."""
    name, effect, figures = card_symbol(card), EFFECT_IDS[CARD_EFFECT[card]], CARD_FIGURES[card]
    kind = CARD_KIND_IDS[CARD_KIND[card]]
    if effect == "quarry":
        return kind_face(name, "quarry", big("quarry", 0.6), quarry_foot(figures[0]))
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
        return kind_face(name, kind, crews_picture(), foot)
    if effect == "crew_choice":
        foot = any_crew(-13, FOOT - 2, 15) + figure(f"+{figures[0]}", 11, FOOT)
        return kind_face(name, kind, crews_picture(), foot)
    if effect == "points_per_stone":
        signs = [BUILDING_SIGNS[b] for b in range(len(BUILDING_IDS)) if figures[0] >> b & 1]
        picture = group(*(use(sign, -16.5 + 33 * k, -2, 0.34) for k, sign in enumerate(signs)))
        foot = per("block", str(figures[1]))
        return kind_face(name, kind, picture, foot)
    picture, foot = kept_faces()[effect]
    return kind_face(name, kind, picture, foot)


def quarry_foot(value: int) -> str:
    return figure(str(value), -8, FOOT, 23) + use("block", 12, FOOT, 0.2)


@cache
def symbols(own: str = "") -> str:
    """Egizia's whole sheet: furniture, fields, all faces."""
    drawn = [
        field_symbol(field_name(colour), pigment, EARS[colour] - 1)
        for colour, pigment in enumerate(FIELD_PIGMENTS)
    ]
    for crew, name in enumerate(CREW_IDS):
        drawn.append(symbol(f"crew-{name}", badge(CREW_LETTERS[crew], 0, -4, CREW_PIGMENTS[crew], 62)))
        tired = badge(CREW_LETTERS[crew], 0, -4, "ink-soft", 62)
        drawn.append(symbol(f"crew-{name}-used", group(tired, opacity=0.55)))
    seen: set[str] = set()
    for card in range(len(CARD_IDS)):
        if card_symbol(card) not in seen:
            seen.add(card_symbol(card))
            drawn.append(nile_face(card))
    drawn.append(kind_face("nile-start-quarry", "quarry", big("quarry", 0.6), quarry_foot(START_QUARRY)))
    drawn.append(field_face("nile-start-field", START_COLOUR, START_GRAIN))
    drawn += [sphinx_face(sphinx_symbol(card), card) for card in range(len(SPHINX_FIGURES))]
    return sheet(*drawn, own=own)


assert len(FIELD_PIGMENTS) == len(COLOUR_IDS) and len(MARKET_SIGNS) == len(MARKET_IDS)
