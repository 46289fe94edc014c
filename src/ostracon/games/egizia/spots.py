"""What a player can point at on Egizia's board."""

from __future__ import annotations

from collections.abc import Iterator

from ostracon.games._nile import spots as nile
from ostracon.games._nile.views import is_seated, plays
from ostracon.games.egizia import places
from ostracon.games.egizia.actions import (
    ADD_CREW,
    ADD_JOKER,
    BUILD,
    COURSE,
    DOCK,
    DRAW,
    EXTRA,
    GLEAN,
    GRAVE,
    KEEP,
    LAND,
    MARKET,
    OBELISK_LEVEL,
    RING,
    SELL,
    STRENGTHEN,
    VISIT,
    WAIT,
)
from ostracon.games.egizia.components import (
    CARD_IDS,
    CARD_SPACE_IDS,
    COURSE_IDS,
    COURSE_LENGTH,
    CREW_IDS,
    DECK_IDS,
    EXTRA_SPHINX_CARDS,
    GROUND_ROW,
    JOKER,
    LEVELS,
    MARKET_IDS,
    MOST_SOLD,
    MOST_SPHINX_CARDS,
    RING_IDS,
    RING_SPACES,
    ROW_BONUS,
    SITE_IDS,
    SITES,
    SLOTS,
    TOWN_IDS,
    TOWNS,
)
from ostracon.games.egizia.pieces import card_words, sphinx_words
from ostracon.games.egizia.places import FLOOD, MARKET_COLUMNS, OBELISK, RIVER, SPHINX, TRACK
from ostracon.games.egizia.previews import card_preview, force_words, market_preview
from ostracon.games.egizia.view import HIDDEN, View
from ostracon.screen.ground import Box, around
from ostracon.screen.scene import Move, Spot
from ostracon.screen.texts import Say, key


def draw_spots(view: View, say: Say, moves: tuple[Move, ...]) -> tuple[Spot, ...]:
    """Everything that can be pointed at."""
    every = [
        *site_spots(view, say),
        *card_spots(view, say),
        *town_spots(say),
        *dock_spots(view, say),
        *sphinx_spots(view, say),
        *monument_spots(view, say),
        *market_spots(view, say),
        *ring_spots(view, say),
        *crew_spots(view, say),
        *deck_spots(view, say),
        *number_spots(view, say),
    ]
    return nile.in_order(every, moves)


# The Nile.


def card_spots(view: View, say: Say) -> Iterator[Spot]:
    for space, card in enumerate(view.river):
        where = say(f"space-{CARD_SPACE_IDS[space]}")
        if card >= 0:
            now = card_preview(view, view.tables[view.seat], card, say) if plays(view) else ""
            label, tip = nile.card_there(*card_words(card, say), now, where, say)
        else:
            label, tip = say("space-empty", space=where), say("space-empty-tip")
        yield nile.card_space(RIVER, space, label, tip, (LAND + space, GLEAN + space), say)


def town_spots(say: Say) -> Iterator[Spot]:
    for town in range(TOWNS):
        name = f"town-{key(TOWN_IDS[town])}"
        yield nile.town(RIVER, town, say(name), say(f"{name}-tip"), VISIT + town, say)


def dock_spots(view: View, say: Say) -> Iterator[Spot]:
    """Berths and waiting places."""
    for site in range(SITES):
        name = say(f"site-{key(SITE_IDS[site])}")
        for slot in range(SLOTS):
            usable = slot < len(view.slots[site])
            state = say("dock-tip" if usable else "dock-blocked", order=slot + 1)
            tip = f"{state}\n{site_now(view, site, say)}"
            yield nile.dock(RIVER, site, slot, name, tip, DOCK + site * SLOTS + slot, say)
        if view.can_wait:
            yield nile.waiting_place(RIVER, site, name, WAIT + site, say)


def site_now(view: View, site: int, say: Say) -> str:
    """The build preview of the one who looks."""
    return force_words(view, view.tables[view.seat], site, say) if plays(view) else ""


def site_spots(view: View, say: Say) -> Iterator[Spot]:
    for site, box in enumerate(places.SITE_BOXES):
        docks = range(DOCK + site * SLOTS, DOCK + (site + 1) * SLOTS)
        name, now = f"site-{key(SITE_IDS[site])}", site_now(view, site, say)
        yield nile.site_flake(site, box, name, now, (*docks, WAIT + site), say)


# Monuments.


def sphinx_spots(view: View, say: Say) -> Iterator[Spot]:
    known = [
        say("known-card", place=place + 1, card=sphinx_words(card, say)[0]) for place, card in view.known_deck
    ]
    yield nile.sphinx_deck(SPHINX, view.sphinx_deck, known, say)
    shown = [sphinx_words(card, say) for card in view.drawn]
    for index in range(MOST_SPHINX_CARDS):
        extra = index + 1 - view.paid
        free = (EXTRA + extra,) if 0 < extra <= EXTRA_SPHINX_CARDS and view.paid else ()
        yield nile.riddle(SPHINX, index, shown, (DRAW + index, KEEP + index, *free), say)


def monument_spots(view: View, say: Say) -> Iterator[Spot]:
    """Obelisk, grave tiles, the courses of Temple and Pyramid."""
    laid, cost = len(view.obelisk), view.costs[0]
    now = nile.course_state(laid, LEVELS, cost, say)
    tip = f"{say('building-obelisk')}\n{now}{own_stones(view, 0, say)}"
    label = say("obelisk-label", levels=laid, total=LEVELS)
    yield Spot("obelisk", *OBELISK.box, label, tip=tip, about=(OBELISK_LEVEL,))
    for space, (value, owner) in enumerate(view.graves):
        at = places.grave(space)
        if owner >= 0:
            label = say("grave-taken", player=say(f"seat-{owner}"), value=value)
        elif value == HIDDEN:
            label = say("grave-down")
        else:
            label = say("grave-label", value=value)
        tip = f"{label}\n{say('grave-tip')}{own_stones(view, 1, say)}"
        yield Spot(f"tomb-{space}", *around(at, 58, 62), label, tip=tip, about=(GRAVE,))
    for course, length in enumerate(COURSE_LENGTH):
        laid, cost = len(view.courses[course]), view.costs[2 + course]
        name = say(f"course-{COURSE_IDS[course]}")
        label = say("course-label", course=name, laid=laid, total=length)
        now = nile.course_state(laid, length, cost, say)
        rule = say("row-tip", points=ROW_BONUS) if course >= GROUND_ROW else say("temple-tip")
        building = 3 if course >= GROUND_ROW else 2
        tip = f"{label}\n{now}\n{rule}{own_stones(view, building, say)}"
        yield Spot(f"course-{course}", *places.course_box(course), label, tip=tip, about=(COURSE + course,))


def own_stones(view: View, building: int, say: Say) -> str:
    """How many stones each player has on a building."""
    return nile.counted("stones-here", [player.stones_on[building] for player in view.tables], say)


# Furniture.


def market_spots(view: View, say: Say) -> Iterator[Spot]:
    for market, column in enumerate(MARKET_COLUMNS):
        following = market_preview(view.tables[view.seat], market, say) if is_seated(view) else ""
        yield nile.market(column, market, MARKET_IDS[market], following, MARKET + market, say)


def ring_spots(view: View, say: Say) -> Iterator[Spot]:
    for ring in range(RING_SPACES):
        at = FLOOD.space(ring)
        label = say("ring-space", ring=say(f"ring-{RING_IDS[ring]}"))
        now = nile.harvests("ring-harvest", view.tables, ring, say)
        tip = f"{label}\n{say(f'ring-{RING_IDS[ring]}-tip')}\n{now}"
        box = Box(at.x - 34, at.y - 40, 68, FLOOD.box.bottom - at.y + 28)
        yield Spot(f"ring-{ring}", *box, label, tip=tip, about=(RING + ring,))


def crew_spots(view: View, say: Say) -> Iterator[Spot]:
    """Each player's row; the own crews can be chosen."""
    table = places.crew_table(view.players)
    yield from nile.player_rows(table, view.tables, view.ring, "row", say)
    if is_seated(view):
        for crew, name in enumerate(CREW_IDS):
            builds = (ADD_JOKER,) if crew == JOKER else (BUILD + crew, ADD_CREW + crew)
            about = (STRENGTHEN + crew, *builds)
            yield nile.crew(table, view.tables[view.seat], crew, say(f"crew-{name}"), about, say)


def deck_spots(view: View, say: Say) -> Iterator[Spot]:
    """The Nile decks, with what may still come."""
    for index, name in enumerate(DECK_IDS):
        unseen = [say(f"card-{CARD_IDS[card]}") for card in view.unseen[index]]
        yield nile.deck(index, around(places.deck(index), 70, 100), name, view.decks[index], unseen, say)


def number_spots(view: View, say: Say) -> Iterator[Spot]:
    """While stones can be sold: the score track serves as a row of numbers."""
    for number in range(1, MOST_SOLD + 1):
        if SELL + number - 1 in view.legal:
            yield nile.number(TRACK, number, say("move-sell", count=number), (SELL + number - 1,))
