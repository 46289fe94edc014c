"""The drawn layer of Egizia's board: Nile with towns and sites, monuments, markets, flood, crews, decks."""

from __future__ import annotations

from ostracon.games._nile.furniture import deck, hunger_note, sale_note, stones_note
from ostracon.games._nile.ground import figure, heading, place
from ostracon.games._nile.monuments import masonry
from ostracon.games._nile.river import causeway
from ostracon.games.egizia import components as box
from ostracon.games.egizia import places
from ostracon.games.egizia.signs import MARKET_SIGNS, any_crew, crew_badge, field_name
from ostracon.games.egizia.vocabulary import PHASE_IDS
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
    usable = box.USABLE_SLOTS[players - box.FEWEST_PLAYERS]
    drawn = [tag("defs", textures()), ground(), places.RIVER.draw(), places.TRACK.draw(figure)]
    drawn += [
        places.RIVER.draw_terrace(space, box.POSITION[space]) for space in range(len(places.RIVER.cards))
    ]
    for town in range(box.TOWNS):
        name = say(f"town-{key(box.TOWN_IDS[town])}")
        drawn.append(places.RIVER.draw_town(town, name, town_effect(town), grey=not box.REUSE_ALLOWED[town]))
    for site, area in enumerate(places.SITE_BOXES):
        name = say(f"site-{key(box.SITE_IDS[site])}")
        drawn.append(causeway(places.RIVER, site, area.bottom))
        drawn.append(places.RIVER.draw_site(site, usable, players > usable))
        drawn.append(
            slab(area, site + 2) + heading(area, name, indent=122 if site == box.OBELISK_SITE else 16)
        )
    drawn += [places.SPHINX.draw(), places.OBELISK.draw(box.OBELISK_VALUES), graves(), pyramid(), temple()]
    drawn += [markets(say), flood(say), crews(players, say), calendar(say), decks(say)]
    return document(WIDTH, HEIGHT, *drawn)


def town_effect(town: int) -> str:
    """What a town gives, inside its disc."""
    at, effect, figures = (
        places.RIVER.town(town),
        box.TOWN_EFFECTS[box.TOWN_EFFECT[town]],
        box.TOWN_FIGURES[town],
    )
    x, y = at.x, at.y
    if effect == "market_both":
        drawn = ""
        for k, (sign, count) in enumerate(zip(MARKET_SIGNS, figures[:2], strict=True)):
            left = x - 17 + 34 * k
            drawn += use(sign, left, y - 11, 0.29) + middle_text(
                f"{count}↓", left, y + 17, 22, font_weight="bold"
            )
        return drawn
    if effect == "crew_pair":
        return (
            crew_badge(figures[0], x - 15, y - 10, 23)
            + crew_badge(figures[1], x + 15, y - 10, 23)
            + middle_text(f"+{figures[2]}", x, y + 22, 22, font_weight="bold")
        )
    if effect == "crew_choice_and_stones":
        return (
            any_crew(x - 14, y - 12, 22)
            + middle_text(f"+{figures[0]}", x + 14, y - 11, 22, font_weight="bold")
            + middle_text(f"+{figures[1]}", x - 12, y + 18, 22, font_weight="bold")
            + use("block", x + 14, y + 17, 0.26)
        )
    return (
        crew_badge(box.CREWS - 1, x - 13, y - 12, 22)
        + middle_text(f"+{figures[0]}", x + 14, y - 11, 22, font_weight="bold")
        + use("nile-ring", x - 12, y + 18, 0.26)
        + middle_text(f"≤{figures[1]}", x + 14, y + 18, 22, font_weight="bold")
    )


# Monuments.


def graves() -> str:
    """A row of niches in the rock, and what the total of one's tiles is worth at the end."""
    first, last = places.grave(0), places.grave(box.GRAVE_SPACES - 1)
    cells = [places.grave(space) for space in range(box.GRAVE_SPACES)]
    wide = max(at.x for at in cells) - first.x
    drawn = [
        rect(first.x - 37, first.y - 36, wide + 74, last.y - first.y + 70, rx=10, fill=var("rock"),
             fill_opacity=0.45, stroke=var("rock-deep"), stroke_width=2),
    ]  # fmt: skip
    for at in cells:
        half = 42 * at.scale
        left, right, arch = at.x - half, at.x + half, at.y - 13
        niche = (
            f"M{left} {at.y + 28}V{arch}C{left} {at.y - 30} {right} {at.y - 30} {right} {arch}V{at.y + 28}Z"
        )
        drawn.append(path(niche, fill=var("flake-deep"), **DRAFT))
    y, x = places.OBELISK_BOX.bottom - 34, first.x - 18
    drawn.append(use("nile-grave", x - 6, y, 0.3))
    for step, (least, worth) in enumerate(zip(box.GRAVE_TOTALS, box.GRAVE_POINTS, strict=True)):
        left = x + 14 + 78 * step
        drawn.append(text(f"{least}+", left, y + 8, 22, fill=var("ink-soft")))
        drawn.append(points(str(worth), left + (50 if least > 9 else 40), y, 0.38))
    return group(*drawn)


def pyramid() -> str:
    """Steps with masonry at both ends; every row fills from the left."""
    drawn = []
    for course in range(box.GROUND_ROW, box.COURSES):
        area = places.course_box(course)
        half = area.w / 2 + 12
        y = places.FLOOR - places.ROW_STEP * (course - box.GROUND_ROW)
        drawn.append(masonry(places.PYRAMID_X, half, y, step=places.ROW_STEP))
        for index in range(box.COURSE_LENGTH[course]):
            drawn.append(place(places.course_space(course, index), str(box.COURSE_VALUES[course][index])))
    x, y = places.TEMPLE_BOX.x + 190, places.TEMPLE_BOX.y + 74
    drawn.append(use("pyramid", x + 4, y, 0.3))
    drawn.append(text("=", x + 24, y + 8, 22))
    drawn.append(
        use("block", x + 52, y, 0.24)
        + middle_text("×", x + 72, y, 22)
        + points(str(box.ROW_BONUS), x + 92, y, 0.36)
    )
    return group(*drawn)


def temple() -> str:
    """Walls at the sides, columns between them, the roof above; what comes later waits for what is below."""
    roof = places.course_space(box.COLUMNS + 1, 0)
    top = places.course_box(0).y - 2
    left, right = places.TEMPLE_X - places.WALLS - 26, places.TEMPLE_X + places.WALLS + 26
    drawn = [
        rect(left - 2, places.FLOOR, right - left + 4, 14, fill=var("sand"), **INK),
        rect(left, top, 52, places.FLOOR - top, fill=var("sand"), **INK),
        rect(right - 52, top, 52, places.FLOOR - top, fill=var("sand"), **INK),
        polygon([(left - 4, top), (right + 4, top), (right - 2, top - 13), (left + 2, top - 13)], fill=var("sand-deep"), **INK),
        path(f"M{left + 8} {top - 6}H{right - 8}", stroke=var("lapis"), stroke_width=4, stroke_dasharray="10 5"),
        polygon(
            [(left + 22, top - 13), (left + 38, roof.y - 34), (right - 38, roof.y - 34), (right - 22, top - 13)],
            fill=var("flake-deep"), fill_opacity=0.6, **DRAFT,
        ),
        use("sun", places.TEMPLE_X, roof.y - 40, 0.3),
    ]  # fmt: skip
    for index in range(box.COURSE_LENGTH[box.COLUMNS]):
        at = places.course_space(box.COLUMNS, index)
        drawn.append(
            polygon(
                [(at.x - 20, top), (at.x + 20, top), (at.x + 14, top + 14), (at.x + 16, places.FLOOR),
                 (at.x - 16, places.FLOOR), (at.x - 14, top + 14)],
                fill=var("flake-deep"), stroke=var("sand-deep"), stroke_width=2,
            )
        )  # fmt: skip
        drawn.append(
            path(f"M{at.x - 15} {top + 7}h30M{at.x - 14} {top + 15}h28", stroke=var("lapis"), stroke_width=3)
        )
    for course in range(box.GROUND_ROW):
        for index in range(box.COURSE_LENGTH[course]):
            drawn.append(place(places.course_space(course, index), str(box.COURSE_VALUES[course][index])))
    return group(*drawn)


# Furniture.


def markets(say: Say) -> str:
    drawn = [slab(places.MARKETS_BOX, 11)]
    for market, column in enumerate(places.MARKET_COLUMNS):
        notes = [market_note(market, level) for level in range(column.levels)]
        name = say(f"market-short-{box.MARKET_IDS[market]}")
        drawn.append(column.draw(MARKET_SIGNS[market], name, notes))
    return group(*drawn)


def market_note(market: int, level: int) -> str:
    """What a level of a market means, at its right end."""
    right, y = places.MARKET_COLUMNS[market].edge(level)
    last = level == box.MARKET_BOTTOM[market]
    if market == box.GRAIN_MARKET:
        price = hunger_note(box.HUNGER_PRICE[level], right - 4 - (44 if last else 0), y)
        return price + points(f"+{box.GRAIN_MARKET_REWARD}", right - 16, y, 0.34) if last else price
    if last:
        return stones_note(box.STONE_MARKET_REWARD, right, y)
    return sale_note(box.STONES_PER_POINT, right, y) if level >= box.SALE_FROM else ""


def flood(say: Say) -> str:
    fields = [field_name(colour) for colour in range(len(box.COLOUR_IDS))]
    return places.FLOOD.draw(say("flood-title"), fields, box.IRRIGATED, 12)


def crews(players: int, say: Say) -> str:
    signs = [f"crew-{crew}" for crew in box.CREW_IDS]
    return places.crew_table(players).draw(say("crews-title"), signs, 13)


def calendar(say: Say) -> str:
    """Rounds, phases, and what working on several sites is worth."""
    drawn = [
        places.CALENDAR.draw(
            say("round-title"), [say(f"phase-short-{key(phase)}") for phase in PHASE_IDS], 10
        )
    ]
    area = places.CALENDAR_BOX
    y = area.bottom - 24
    drawn.append(
        line(area.x + 12, y - 22, area.right - 12, y - 22, stroke=var("flake-edge"), stroke_width=1.6)
    )
    for sites in range(1, box.SITES + 1):
        x = area.x + 26 + 80 * (sites - 1)
        drawn.append(text(f"{sites}×", x - 12, y + 8, 22, fill=var("ink-soft")))
        drawn.append(points(str(box.COLLABORATION[sites]), x + 34, y, 0.38))
    return group(*drawn)


def decks(say: Say) -> str:
    drawn = [slab(places.DECKS_BOX, 14), heading(places.DECKS_BOX, say("decks-title"))]
    drawn += [deck(places.deck(index), name) for index, name in enumerate(box.DECK_IDS)]
    return group(*drawn)
