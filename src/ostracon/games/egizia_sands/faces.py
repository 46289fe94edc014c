"""The faces of Shifting Sands: Nile cards, Nile tiles, bonus tiles, Sphinx and statue cards."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

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
    per,
    quarry_face,
    row,
    sheet,
    symbol,
    worth,
)
from ostracon.games.egizia_sands import components as box
from ostracon.games.egizia_sands.kinds import Effect
from ostracon.games.egizia_sands.signs import (
    FIELD_FEET,
    FIELD_PIGMENTS,
    MONUMENT_SIGNS,
    any_crew,
    crew_badge,
    disc_size,
    field_name,
    gain_formula,
    gain_lines,
    measure_sign,
    stacked,
)
from ostracon.screen.drawing import circle, group, rect, use, var


@cache
def card_symbol(card: int) -> str:
    """The face of a Nile card; equal cards share it."""
    keys = [
        (
            box.CARD_EFFECT[c],
            box.CARD_COLOUR[c],
            box.CARD_GRAIN[c],
            box.CARD_QUARRY[c],
            box.GAINS[c],
            box.PER_BRICK_ON[c],
        )
        for c in range(box.CARDS)
    ]
    return f"nile-{box.CARD_IDS[keys.index(keys[card])]}"


def sphinx_symbol(card: int) -> str:
    return f"goal-{box.SPHINX_IDS[card]}"


def statue_symbol(card: int) -> str:
    return f"statue-{box.STATUE_IDS[card]}"


def tile_symbol(tile: int) -> str:
    return f"tile-{box.TILE_IDS[tile]}"


def bonus_symbol(tile: int) -> str:
    return f"bonus-{box.BONUS_IDS[tile]}"


# Nile cards.


def field_face(name: str, colour: int, grain: int, quarry: int, bonus: str = "") -> str:
    picture = field_picture(FIELD_PIGMENTS[colour], colour)
    if quarry:
        picture += use("quarry", 19, 12, 0.3)
        bonus = figure(str(quarry), 14, FOOT, 20) + use("block", 27, FOOT, 0.17)
    foot = figure(str(grain), -20 if bonus else -6, FOOT, 22) + use("wheat", -5 if bonus else 12, FOOT, 0.2)
    return face(name, FIELD_PIGMENTS[colour], FIELD_FEET[colour], "each-round", picture, foot + bonus)


def taking_bonus(card: int) -> str:
    """What a field gives at once when it is taken."""
    lines = gain_lines(box.GAINS[card])
    return gain_formula(lines, 20, FOOT, 13) if lines else ""


def kept_faces() -> dict[str, tuple[str, str]]:
    """Picture and foot of the permanents and the cards for one use."""
    loss = f"−{box.LOSS_NOW}"
    return {
        "feed_with_stones": kept_cards.feed_with_stones(),
        "lose_now_gain_at_end": (
            big("scarab", 0.54),
            figure(loss, -20, FOOT, 17) + figure("…", 0, FOOT - 3, 17) + figure(f"+{box.GLORY_AT_END}", 19, FOOT, 17),
        ),
        "sphinx_free_card": (big("nile-sphinx", 0.58), row("+1", ("cards", 0.22))),
        "crew_per_round": (
            big("nile-labourer", 0.56),
            any_crew(-13, FOOT - 2, 15) + figure(f"+{box.IMPROVER_STEPS}", 11, FOOT),
        ),
        "field_improver": kept_cards.field_improver([field_name(colour) for colour in range(len(box.COLOUR_IDS))]),
        "leftover_card": (
            use("cards", -8, -6, 0.46) + use("hand", 14, 8, 0.36),
            use("cards", -18, FOOT, 0.22)
            + figure("/", 0, FOOT)
            + use("laurel", 18, FOOT, 0.21)
            + figure(str(box.POINTS_INSTEAD), 18, FOOT, 15),
        ),
        "crew_down_markets_up": (
            big("market", 0.54),
            any_crew(-25, FOOT - 2, 13)
            + figure(f"−{box.CREW_DOWN}", -9, FOOT, 15)
            + use("wheat", 7, FOOT, 0.15)
            + use("block", 17, FOOT, 0.13)
            + arrow(28, FOOT, 12, -90),
        ),
        "stones_to_crew": kept_cards.stones_to_crew(box.TRAINING_STONES, 1),
        "grain": kept_cards.grain(box.GRAIN_OF_CARD),
        "force": kept_cards.force(box.FORCE_OF_CARD),
        "second_ship": kept_cards.second_ship(),
        "stones_or_grain": (
            use("block", -15, 6, 0.34) + use("grain", 14, -2, 0.42),
            either(box.STORE_STONES, "block", box.STORE_GRAIN, "wheat"),
        ),
        "keep_extra_sphinx": kept_cards.second_sphinx_card(),
        "stones": kept_cards.stones(box.STONES_OF_CARD),
        "sell_stones": kept_cards.sell_stones(box.MOST_SOLD, box.POINTS_PER_SOLD),
        "stones_or_force": (
            use("block", -16, 8, 0.32) + use("nile-labourer", 12, -1, 0.46),
            either(box.LEVY_STONES, "block", box.LEVY_FORCE, "nile-labourer"),
        ),
    }  # fmt: skip


def either(one: int, first: str, other: int, second: str) -> str:
    """So much of one thing or so much of another."""
    return (
        figure(str(one), -26, FOOT, 16)
        + use(first, -13, FOOT, 0.17)
        + figure("/", 0, FOOT, 17)
        + figure(str(other), 11, FOOT, 16)
        + use(second, 24, FOOT, 0.17)
    )


def gains_picture(gains: tuple[int, ...]) -> str:
    """What an immediate card gives, as a picture: one sign for each kind of gain."""
    if gains[box.GAIN_BRICKS]:
        return use("crown", -8, -8, 0.4) + use("block", 14, 10, 0.34)
    crews = gains[box.GAIN_CREW : box.GAIN_CREW + box.CREWS]
    signs = [
        sign
        for sign, given in (
            ("quarry", gains[box.GAIN_STONES]),
            ("nile-labourer", any(crews) or gains[box.GAIN_STEPS]),
            ("market", any(gains[box.GAIN_MARKET : box.GAIN_MARKET + box.MARKETS])),
            ("laurel", gains[box.GAIN_POINTS]),
            ("nile-ring", gains[box.GAIN_FLOOD]),
            ("nile-door", gains[box.GAIN_RIGHTS]),
        )
        if given
    ]
    scale, step = (0.54, 0.0) if len(signs) == 1 else (0.42, 29.0) if len(signs) == 2 else (0.3, 21.0)
    left = -step * (len(signs) - 1) / 2
    return group(*(use(sign, left + step * place, -2, scale) for place, sign in enumerate(signs)))


def nile_face(card: int) -> str:
    """The face of one Nile card."""
    name, effect, kind = card_symbol(card), Effect.names[box.CARD_EFFECT[card]], box.CARD_KIND[card]
    if effect == "quarry":
        return quarry_face(name, box.CARD_QUARRY[card])
    if effect in ("field", "combo"):
        return field_face(
            name, box.CARD_COLOUR[card], box.CARD_GRAIN[card], box.CARD_QUARRY[card], taking_bonus(card)
        )
    if effect == "points_per_brick":
        drawn = kept_cards.points_per_stone(MONUMENT_SIGNS, box.PER_BRICK_ON[card], box.PER_BRICK_POINTS)
        return kind_face(name, kind, *drawn)
    if effect == "at_once":
        lines = gain_lines(box.GAINS[card])
        formula = [[part for line in lines for part in line]]
        size = 18 if len(lines) == 1 else 13 if len(lines) == 2 else 10
        return kind_face(name, kind, gains_picture(box.GAINS[card]), gain_formula(formula, 0, FOOT, size))
    return kind_face(name, kind, *kept_faces()[effect])


# Tiles.


def tile_face(name: str, gains: tuple[int, ...]) -> str:
    """A Nile tile: a disc that covers the printed one."""
    lines = stacked(gain_lines(gains))
    return symbol(
        name,
        circle(0, 0, 47.5, fill=var("card"), stroke=var("ink"), stroke_width=2.8),
        circle(0, 0, 42.5, fill="none", stroke=var("lapis"), stroke_width=4),
        gain_formula(lines, 0, 0, disc_size(lines)),
    )


BONUS_PICTURES: tuple[tuple[tuple[str, float, float, float], ...], ...] = (
    (("field-green", 0.46, -8.0, 10.0),),
    (("market", 0.5, 0.0, -14.0), ("block", 0.32, 10.0, 24.0)),
    (("block", 0.4, -14.0, 12.0), ("laurel", 0.42, 16.0, -14.0)),
    (("nile-labourer", 0.46, -16.0, 0.0), ("field-green", 0.34, 18.0, 10.0)),
    (("market", 0.5, 0.0, -14.0), ("wheat", 0.34, 12.0, 24.0)),
    (("nile-labourer", 0.5, -16.0, 0.0), ("nile-labourer", 0.5, 14.0, 0.0)),
    (("nile-boat", 0.42, -12.0, -12.0), ("nile-boat", 0.42, 12.0, 12.0)),
    (("nile-door", 0.46, 14.0, 0.0), ("nile-boat", 0.38, -18.0, 10.0)),
    (("nile-boat", 0.6, 4.0, -6.0),),
    (("nile-town", 0.66, 0.0, 0.0), ("nile-boat", 0.36, -10.0, -6.0), ("nile-boat", 0.36, 12.0, 8.0)),
)


BONUS_FIGURES = {
    box.G1: (f"+{box.GRAIN_PER_FIELD}", 16.0, -20.0),
    box.G2: (str(box.STONES_AT_TOP_G2), -22.0, 24.0),
    box.G3: (f"+{box.POINTS_PER_BRICK_G3}", 16.0, -14.0),
    box.G4: (f"+{box.CREW_STEPS_G4}", 16.0, -22.0),
    box.G5: (f"+{box.POINTS_AT_TOP_G5}", -17.0, 23.0),
}


def bonus_face(tile: int) -> str:
    """A bonus tile of the colonnade, golden or purple."""
    pigment = "ochre" if tile < box.GOLDEN_TILES else "amethyst"
    drawn = [
        rect(-44, -44, 88, 88, rx=10, fill=var(f"{pigment}-light"), stroke=var("ink"), stroke_width=4.5),
        rect(-37, -37, 74, 74, rx=5, fill="none", stroke=var(f"{pigment}-deep"), stroke_width=3),
        *(use(sign, x, y, scale) for sign, scale, x, y in BONUS_PICTURES[tile]),
    ]  # fmt: skip
    if tile in BONUS_FIGURES:
        words, x, y = BONUS_FIGURES[tile]
        drawn.append(figure(words, x, y, 27))
    if tile == box.G9:
        drawn.append(arrow(0, 28, 46, 180, "carmine"))
    return symbol(bonus_symbol(tile), *drawn)


# Goals.


def sphinx_face(card: int) -> str:
    """What a Sphinx card asks for, need by need, and its points."""
    needs = [(box.SPHINX_MEASURE[card][k], box.SPHINX_LEAST[card][k]) for k in range(box.SPHINX_NEEDS[card])]
    points = str(box.SPHINX_POINTS[card])
    foot = worth(points)
    if box.SPHINX_SCORING[card] == box.SCORE_PER:
        picture = measure_sign(needs[0][0], 0, -2, 0.5)
        sign = "pyramid" if needs[0][0] == box.ROW_BONUSES else "cards"
        foot = per(sign, points)
    elif box.SPHINX_SCORING[card] == box.SCORE_MOST:
        picture = measure_sign(needs[0][0], -8, 4, 0.46) + use("crown", 19, -16, 0.3)
    elif len(needs) == 1:
        picture = measure_sign(needs[0][0], -12, -2, 0.43) + figure(f"{needs[0][1]}", 21, -2, 26)
    else:
        picture = "".join(need_cell(needs, index) for index in range(len(needs)))
    return kind_face(sphinx_symbol(card), "sphinx", picture, foot)


def need_cell(needs: list[tuple[int, int]], index: int) -> str:
    """One of several needs: its picture and its number, in a cell of the card."""
    what, least = needs[index]
    if len(needs) == 2:
        y = -16 + 28 * index
        return measure_sign(what, -13, y, 0.27) + figure(str(least), 15, y, 21)
    x, y = (-17 + 34 * (index % 2), -17 + 29 * (index // 2))
    return measure_sign(what, x - 6, y, 0.22) + figure(str(least), x + 10, y, 15)


def statue_face(card: int) -> str:
    """What a statue's goal looks at; the thresholds stand beside the levels."""
    return symbol(
        statue_symbol(card),
        rect(-44, -44, 88, 88, rx=10, fill=var("card"), stroke=var("ink"), stroke_width=4),
        rect(-38, -38, 76, 76, rx=6, fill="none", stroke=var("ochre-deep"), stroke_width=3.5),
        measure_sign(box.STATUE_MEASURE[card], 0, 0, 0.62),
    )


@cache
def symbols() -> str:
    """The whole sheet: furniture, own symbols, fields, crews, all faces."""
    drawn = [
        field_symbol(field_name(colour), pigment, colour) for colour, pigment in enumerate(FIELD_PIGMENTS)
    ]
    for crew in range(box.CREWS):
        drawn.append(symbol(f"crew-{box.CREW_IDS[crew]}", crew_badge(crew, 0, -4, 62)))
        drawn.append(
            symbol(f"crew-{box.CREW_IDS[crew]}-used", group(crew_badge(crew, 0, -4, 62), opacity=0.35))
        )
    faces = {card_symbol(card): card for card in reversed(range(box.CARDS))}
    drawn += [nile_face(card) for card in faces.values()]
    drawn.append(quarry_face("nile-start-quarry", box.START_QUARRY))
    drawn.append(field_face("nile-start-field", box.START_COLOUR, box.START_GRAIN, 0))
    drawn.append(field_face("nile-start-field-flipped", box.START_COLOUR, box.START_GRAIN_FLIPPED, 0))
    drawn += [tile_face(tile_symbol(tile), box.GAINS[box.TILE_GAINS + tile]) for tile in range(box.TILES)]
    drawn += [bonus_face(tile) for tile in range(box.BONUS_TILES)]
    drawn += [sphinx_face(card) for card in range(box.SPHINX_CARDS)]
    drawn += [statue_face(card) for card in range(box.STATUE_CARDS)]
    own = files(__package__).joinpath("art/symbols.svg").read_text("utf-8")
    return sheet(*drawn, own=own)


assert len(BONUS_PICTURES) == box.BONUS_TILES and len(FIELD_PIGMENTS) == len(box.COLOUR_IDS)
