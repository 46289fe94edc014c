"""What a player can point at on Egizia's board."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from ostracon.games._nile import spots as nile
from ostracon.games._nile.views import HIDDEN, is_seated, plays
from ostracon.games.egizia import components as box
from ostracon.games.egizia import places
from ostracon.games.egizia.monuments import GRAVE
from ostracon.games.egizia.pieces import card_words, sphinx_words
from ostracon.games.egizia.previews import card_preview, force_words, market_preview
from ostracon.games.egizia.ships import DOCK, WAIT
from ostracon.games.egizia.sphinx import DRAW, EXTRA, KEEP
from ostracon.games.egizia.view import View
from ostracon.screen.board import each_seat
from ostracon.screen.ground import Box, around
from ostracon.screen.scene import Spot
from ostracon.screen.texts import Say, key

SITE_KEYS = [key(site) for site in box.SITE_IDS]


# The Nile.


def card_spots(view: View, say: Say) -> Iterator[Spot]:
    def now(card: int) -> str:
        return card_preview(view, card, say) if plays(view) else ""

    return nile.cards(view, places.RIVER, box.CARD_SPACE_IDS, card_words, now, say)


def town_spots(view: View, say: Say) -> Iterator[Spot]:
    for town in range(box.TOWNS):
        name = f"town-{key(box.TOWN_IDS[town])}"
        yield nile.town(places.RIVER, town, say(name), say(f"{name}-tip"), say)


def site_now(view: View, site: int, say: Say) -> str:
    """The build preview of the one who looks."""
    return force_words(view, site, say) if plays(view) else ""


def dock_spots(view: View, say: Say) -> Iterator[Spot]:
    words = [site_now(view, site, say) for site in range(len(SITE_KEYS))]
    return nile.docks(view, places.RIVER, SITE_KEYS, view.can_wait, lambda site, slot: words[site], say)


def site_spots(view: View, say: Say) -> Iterator[Spot]:
    now = partial(site_now, view, say=say)
    return nile.sites(view, places.RIVER, places.SITE_BOXES, SITE_KEYS, (DOCK, WAIT), now, say)


# Monuments.


def sphinx_spots(view: View, say: Say) -> Iterator[Spot]:
    known = [
        say("known-card", place=place + 1, card=sphinx_words(card, say)[0]) for place, card in view.known_deck
    ]
    yield nile.sphinx_deck(places.SPHINX, view.sphinx_deck, known, say)
    shown = [sphinx_words(card, say) for card in view.drawn]
    for index in range(box.MOST_SPHINX_CARDS):
        extra = index + 1 - view.paid
        free = (EXTRA.at(extra),) if 0 < extra <= box.EXTRA_SPHINX_CARDS and view.paid else ()
        yield nile.riddle(places.SPHINX, index, shown, (DRAW.at(index), KEEP.at(index), *free), say)


def monument_spots(view: View, say: Say) -> Iterator[Spot]:
    """Obelisk, grave tiles, the courses of Temple and Pyramid."""
    laid, cost = len(view.obelisk), view.costs[0]
    now = nile.course_state(laid, box.LEVELS, cost, say)
    tip = f"{now}{own_stones(view, 0, say)}"
    label = say("obelisk-label", levels=laid, total=box.LEVELS)
    yield Spot("obelisk", *places.OBELISK.box, label, tip=tip)
    for space, (value, owner) in enumerate(view.graves):
        at = places.grave(space)
        if owner >= 0:
            label = say("grave-taken", player=say(f"seat-{owner}"), value=value)
        elif value == HIDDEN:
            label = say("grave-down")
        else:
            label = say("grave-label", value=value)
        tip = f"{label}\n{say('grave-tip')}{own_stones(view, 1, say)}"
        yield Spot(f"tomb-{space}", *around(at, 58, 62), label, tip=tip, about=(GRAVE.first,))
    for course, length in enumerate(box.COURSE_LENGTH):
        laid, cost = len(view.courses[course]), view.costs[2 + course]
        name = say(f"course-{box.COURSE_IDS[course]}")
        label = say("course-label", course=name, laid=laid, total=length)
        now = nile.course_state(laid, length, cost, say)
        rule = say("row-tip", points=box.ROW_BONUS) if course >= box.GROUND_ROW else say("temple-tip")
        building = 3 if course >= box.GROUND_ROW else 2
        tip = f"{label}\n{now}\n{rule}{own_stones(view, building, say)}"
        yield Spot(places.course_id(course), *places.course_box(course), label, tip=tip)


def own_stones(view: View, building: int, say: Say) -> str:
    """How many stones each player has on a building."""
    return nile.counted("stones-here", [player.stones_on[building] for player in view.tables], say)


# Furniture.


def market_spots(view: View, say: Say) -> Iterator[Spot]:
    def following(market: int) -> str:
        return market_preview(view, market, say) if is_seated(view) else ""

    return nile.markets(places.MARKET_COLUMNS, box.MARKET_IDS, following, say)


def ring_spots(view: View, say: Say) -> Iterator[Spot]:
    for ring in range(box.RING_SPACES):
        at = places.FLOOD.space(ring)
        label = say("ring-space", ring=say(f"ring-{box.RING_IDS[ring]}"))
        now = nile.harvests("ring-harvest", view.tables, ring, say)
        tip = f"{label}\n{say(f'ring-{box.RING_IDS[ring]}-tip')}\n{now}"
        area = Box(at.x - 34, at.y - 40, 68, places.FLOOD.box.bottom - at.y + 28)
        yield Spot(f"ring-{ring}", *area, label, tip=tip)


def table_spots(view: View, seat: int, say: Say) -> Iterator[Spot]:
    yield nile.table_row(view.tables[seat], places.crew_table(view.players), view.ring, say)


def crew_spots(view: View, say: Say) -> Iterator[Spot]:
    return nile.crews(view, places.crew_table(view.players), box.CREW_IDS, say)


def deck_spots(view: View, say: Say) -> Iterator[Spot]:
    """The Nile decks, with what may still come."""
    for index, name in enumerate(box.DECK_IDS):
        unseen = [say(f"card-{box.CARD_IDS[card]}") for card in view.unseen[index]]
        yield nile.deck(index, around(places.deck(index), 70, 100), name, view.decks[index], unseen, say)


SPOTS = (
    site_spots,
    card_spots,
    town_spots,
    dock_spots,
    sphinx_spots,
    monument_spots,
    market_spots,
    ring_spots,
    each_seat(table_spots),
    crew_spots,
    deck_spots,
)
