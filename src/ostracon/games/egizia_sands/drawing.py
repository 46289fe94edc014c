"""The drawn layer of Shifting Sands' board: Nile, zones, five monuments, markets, flood, crews, calendar."""

from __future__ import annotations

from ostracon.games._nile.furniture import hunger_note, sale_note, stones_note
from ostracon.games._nile.ground import figure, heading, place
from ostracon.games._nile.monuments import STEP, masonry
from ostracon.games._nile.river import causeway
from ostracon.games.egizia_sands import components as box
from ostracon.games.egizia_sands import places
from ostracon.games.egizia_sands.signs import (
    MARKET_SIGNS,
    disc_size,
    field_name,
    gain_formula,
    gain_lines,
    stacked,
)
from ostracon.games.egizia_sands.vocabulary import PHASE_IDS
from ostracon.screen.drawing import (
    document,
    group,
    line,
    middle_text,
    path,
    polygon,
    rect,
    tag,
    text,
    use,
    var,
)
from ostracon.screen.ground import DRAFT, HEIGHT, INK, WIDTH, ground, points, slab, textures
from ostracon.screen.texts import Say, key


def draw_board(players: int, say: Say) -> str:
    """The whole fixed layer as one SVG document."""
    count = players - box.FEWEST_PLAYERS
    drawn = [tag("defs", textures()), ground(), places.RIVER.draw(), places.TRACK.draw(figure)]
    for space, position in enumerate(places.RIVER.cards):
        is_open = box.CARD_SPACE_OPEN[count][space]
        drawn.append(
            places.RIVER.draw_terrace(space, position)
            if is_open
            else places.RIVER.draw_closed(position, card=True)
        )
    for space in range(box.ROUND_SPACES):
        if box.ROUND_SPACE_OPEN[count][space]:
            at = places.RIVER.town(space)
            printed = stacked(gain_lines(box.GAINS[box.PRINTED_GAINS + space]))
            number = str(places.RIVER.towns[space])
            drawn.append(
                places.RIVER.draw_town(
                    space, number, gain_formula(printed, at.x, at.y, disc_size(printed) * 0.85)
                )
            )
        else:
            drawn.append(places.RIVER.draw_closed(places.RIVER.towns[space], card=False))
    for site, area in enumerate(places.SITE_BOXES):
        limits = [f"≤{limit}" for limit in box.DRAW_LIMIT] if site == box.SPHINX_SITE else ()
        drawn.append(causeway(places.RIVER, site, area.bottom))
        drawn.append(places.RIVER.draw_site(site, box.OPEN_SLOTS[count], True, limits))
        indent = 112 if site == 0 else 16
        drawn.append(
            slab(area, site + 2) + heading(area, say(f"site-{key(box.SITE_IDS[site])}"), indent=indent)
        )
    drawn += [obelisk(), colonnade(players), pyramid(players), statues(players), places.SPHINX.draw()]
    drawn += [markets(say), flood(say), crews(players, say), calendar(say)]
    return document(WIDTH, HEIGHT, *drawn)


# Monuments.


def obelisk() -> str:
    """The upper section, with its greater bonus, begins above a golden line."""
    border = places.OBELISK.level(box.LOWER_LEVELS).y + places.OBELISK.step / 2 + 4
    left, right = places.OBELISK.x - places.OBELISK.half - 12, places.OBELISK.x + places.OBELISK.half + 34
    golden = line(left, border, right, border, stroke=var("ochre-deep"), stroke_width=3)
    return places.OBELISK.draw(box.OBELISK_COSTS, golden)


def colonnade(players: int) -> str:
    """The columns; each player builds them for himself, at a height of his own."""
    left, right = (
        places.column_x(0) - places.COLUMN_HALF,
        places.column_x(box.COLUMNS - 1) + places.COLUMN_HALF,
    )
    drawn = [
        rect(left - 4, places.COLUMN_TOP - 16, right - left + 8, 14, fill=var("sand-deep"), **INK),
        path(
            f"M{left + 4} {places.COLUMN_TOP - 9}H{right - 4}",
            stroke=var("lapis"),
            stroke_width=4,
            stroke_dasharray="10 5",
        ),
        rect(left - 4, places.COLUMN_FOOT + 2, right - left + 8, 36, fill=var("sand"), **INK),
    ]
    for column, cost in enumerate(box.COLUMN_COSTS):
        x = places.column_x(column)
        shaft = [
            (x - 0.82 * places.COLUMN_HALF, places.COLUMN_TOP),
            (x + 0.82 * places.COLUMN_HALF, places.COLUMN_TOP),
            (x + 0.74 * places.COLUMN_HALF, places.COLUMN_FOOT),
            (x - 0.74 * places.COLUMN_HALF, places.COLUMN_FOOT),
        ]
        drawn.append(polygon(shaft, fill=var("flake-deep"), stroke=var("sand-deep"), stroke_width=2))
        drawn.append(middle_text(str(cost), x, places.COLUMN_FOOT + 20, 24, font_weight="bold"))
        for seat in range(players):
            at = places.column_brick(players, seat, column)
            mark = use(f"marker-{seat}", at.x, at.y + 3, 0.2, f"seat-{seat}", opacity=0.5)
            drawn.append(place(at) + mark)
    for column, pigment in zip(box.BONUS_COLUMN, ("ochre", "amethyst"), strict=True):
        at = places.bonus_tile(column)
        half = 48 * at.scale
        drawn.append(
            rect(
                at.x - half,
                at.y - half,
                2 * half,
                2 * half,
                rx=6,
                fill="none",
                stroke=var(pigment),
                stroke_width=3,
                stroke_dasharray="7 5",
            )
        )
    return group(*drawn)


def pyramid(players: int) -> str:
    """One pyramid; with two players a dark and a light side."""
    count = players - box.FEWEST_PLAYERS
    drawn = []
    for row in range(box.ROWS):
        length, dark = box.ROW_LENGTH[count][row], box.ROW_DARK[count][row]
        if not length:
            continue
        y = places.FLOOR - STEP * row
        sides = ((0, dark), (dark, length)) if dark < length else ((0, length),)
        for side, (first, last) in enumerate(sides):
            spaces = [places.row_space(players, row, index) for index in range(first, last)]
            middle = (spaces[0].x + spaces[-1].x) / 2
            half = (spaces[-1].x - spaces[0].x) / 2 + 46 * spaces[0].scale + (12 if dark == length else 7)
            drawn.append(masonry(middle, half, y, "sand-deep" if side == 0 and dark < length else "sand"))
            drawn += [place(at, str(box.ROW_COST[count][row])) for at in spaces]
    x, y = places.PYRAMID_BOX.x + 312, places.PYRAMID_BOX.y + 25
    drawn.append(use("block", x, y, 0.22) + points(str(box.ROW_BONUS), x + 28, y, 0.34))
    drawn.append(use("crown", x + 72, y, 0.28) + points(str(box.MAJORITY), x + 102, y, 0.34))
    return group(*drawn)


def statues(players: int) -> str:
    """Three colossi; each level holds a brick of every player and has its own points."""
    drawn = []
    usable = box.OPEN_STATUES[players - box.FEWEST_PLAYERS]
    for level in range(box.STATUE_LEVELS):
        at = places.statue_level(0, level)
        x = places.STATUE_LEGEND
        drawn.append(points(str(box.STATUE_POINTS[level + 1]), x, at.y + 11, 0.34))
        drawn.append(middle_text(str(box.STATUE_COSTS[level]), x - 10, at.y - 17, 22, font_weight="bold"))
        drawn.append(use("block", x + 8, at.y - 18, 0.17))
    for statue in range(box.STATUE_PLACES):
        area = places.statue_box(statue)
        card = places.statue_card(statue)
        if statue >= usable:
            drawn.append(use("sand-heap", area.middle, places.FLOOR - 46, 1.2, opacity=0.9))
            continue
        w = 88 * card.scale
        drawn.append(rect(card.x - w / 2, card.y - w / 2, w, w, rx=6, fill=var("flake-deep"), **DRAFT))
        drawn.append(use(f"colossus-{statue}", area.x + 17, places.FLOOR - 42, 0.85))
        drawn.append(rect(area.x - 2, places.FLOOR, area.w, 14, fill=var("rock"), **INK))
        for level in range(box.STATUE_LEVELS):
            drawn.append(statue_level(statue, level, players))
    return group(*drawn)


def statue_level(statue: int, level: int, players: int) -> str:
    """One level: a drum of the pedestal with a place for every player."""
    at = places.statue_level(statue, level)
    drawn = [rect(at.x - 28, at.y - 27, 56, 54, rx=5, fill=var("sand"), **INK)]
    for seat in range(players):
        brick = places.statue_brick(seat, statue, level)
        drawn.append(
            rect(brick.x - 12, brick.y - 11.5, 24, 23, rx=3, fill=var("flake"), fill_opacity=0.7, **DRAFT)
        )
        drawn.append(use(f"marker-{seat}", brick.x, brick.y, 0.16, f"seat-{seat}", opacity=0.5))
    return group(*drawn)


# Furniture.


def markets(say: Say) -> str:
    drawn = [slab(places.MARKETS_BOX, 11)]
    for market, column in enumerate(places.MARKET_COLUMNS):
        notes = [market_note(market, box.MARKET_TOP - row) for row in range(box.MARKET_TOP)]
        name = say(f"market-short-{box.MARKET_IDS[market]}")
        drawn.append(column.draw(MARKET_SIGNS[market], name, notes, best=0))
    return group(*drawn)


def market_note(market: int, level: int) -> str:
    """What a level of a market means, at its right end."""
    right, y = places.MARKET_COLUMNS[market].edge(places.market_row(level))
    if market == box.GRAIN_MARKET:
        price = hunger_note(box.HUNGER_PRICE[level], right - (38 if level >= box.SURPLUS_FROM else 4), y)
        if level == box.MARKET_TOP:
            return price + points(f"+{box.POINTS_AT_TOP}", right - 15, y, 0.34)
        if level == box.SURPLUS_FROM:
            return price + middle_text(f"{box.GRAIN_PER_POINT}:1", right - 15, y, 22, font_weight="bold")
        return price
    if box.STONES_ON_REACHING[level]:
        return stones_note(box.STONES_ON_REACHING[level], right, y)
    return sale_note(box.STONES_PER_POINT, right, y) if level == box.SALE_FROM else ""


def flood(say: Say) -> str:
    fields = [field_name(colour) for colour in range(len(box.COLOUR_IDS))]
    return places.FLOOD.draw(say("flood-title"), fields, box.IRRIGATED, 12)


def crews(players: int, say: Say) -> str:
    signs = [f"crew-{crew}" for crew in box.CREW_IDS]
    return places.crew_table(players).draw(say("crews-title"), signs, 13)


def calendar(say: Say) -> str:
    """Rounds and steps; the decks; what building in several zones is worth."""
    drawn = [
        places.CALENDAR.draw(say("round-title"), [say(f"phase-short-{phase}") for phase in PHASE_IDS], 10)
    ]
    for index, name in enumerate(box.DECK_IDS):
        at = places.deck(index)
        w, h = 70 * at.scale, 96 * at.scale
        drawn.append(rect(at.x - w / 2, at.y - h / 2, w, h, rx=4, fill="none", **DRAFT))
        drawn.append(text(name, at.x + 22, at.y + 8, 22, font_style="italic", fill=var("ink-soft")))
    area = places.CALENDAR_BOX
    y = area.bottom - 26
    at_x = area.right - 114
    for sites in range(1, box.SITES + 1):
        if box.COOPERATION[sites]:
            drawn.append(text(f"{sites}×", at_x - 12, y + 8, 22, fill=var("ink-soft")))
            drawn.append(points(str(box.COOPERATION[sites]), at_x + 28, y, 0.34))
            at_x += 62
    return group(*drawn)
