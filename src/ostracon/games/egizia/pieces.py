"""What lies on Egizia's board: cards, ships, stones, markers and counts, each with its label."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from ostracon.games._nile import pieces as nile
from ostracon.games._nile.pieces import Z_CARD, Z_MARK, Placed
from ostracon.games._nile.views import HIDDEN
from ostracon.games.egizia import components as box
from ostracon.games.egizia import places
from ostracon.games.egizia.faces import card_symbol, sphinx_symbol
from ostracon.games.egizia.view import View
from ostracon.games.egizia.vocabulary import PHASE_IDS, Decision
from ostracon.screen.board import each_seat
from ostracon.screen.ground import At
from ostracon.screen.scene import Piece
from ostracon.screen.texts import Say, key

sphinx_words = nile.sphinx_words(box.SPHINX_IDS)


# Cards.


def card_words(card: int, say: Say) -> tuple[str, str]:
    """A Nile card's name; and kind and effect."""
    name = say(f"card-{box.CARD_IDS[card]}")
    kind = say(f"kind-{box.CARD_KIND_IDS[box.CARD_KIND[card]]}")
    return name, say("named", name=kind, text=say(f"card-{box.CARD_IDS[card]}-tip"))


def river_cards(view: View, say: Say) -> Iterator[Piece]:
    return nile.river_cards(places.RIVER, view.river, box.CARD_IDS, card_symbol)


def sphinx_cards(view: View, say: Say) -> Iterator[Piece]:
    return nile.sphinx_cards(places.SPHINX, view, view.drawn, sphinx_symbol, sphinx_words, say)


def decks(view: View, say: Say) -> Iterator[Piece]:
    """The three Nile decks."""
    for index, name in enumerate(box.DECK_IDS):
        label = say("deck-label", deck=name, count=view.decks[index])
        yield from nile.pile(
            f"deck-{index}", "card-back", places.deck(index), view.decks[index], label, below=102
        )


# Monuments.


def graves(view: View, say: Say) -> Iterator[Piece]:
    for space, (value, owner) in enumerate(view.graves):
        if owner < 0:
            symbol, text = ("nile-grave", str(value)) if value != HIDDEN else ("nile-grave-back", "")
            yield Piece(f"grave-{space}", symbol, *places.grave(space), text=text, z=Z_CARD)


def stones_of(view: View, seat: int, say: Say) -> Iterator[Placed]:
    """A player's wooden stones in a fixed order, the one in the supply last."""
    for level, owner in enumerate(view.obelisk):
        if owner == seat:
            yield places.OBELISK.level(level), say("where-obelisk", level=level + 1)
    for space, (value, owner) in enumerate(view.graves):
        if owner == seat:
            at = places.grave(space)
            yield At(at.x, at.y + 4, 0.46), say("where-grave", value=value)
    for course, owners in enumerate(view.courses):
        for index, owner in enumerate(owners):
            if owner == seat:
                where = say("where-course", course=say(f"course-{box.COURSE_IDS[course]}"), space=index + 1)
                yield places.course_space(course, index), where
    yield places.crew_table(view.players).mark(seat), say("where-supply")


def stones(view: View, say: Say) -> Iterator[Piece]:
    for seat in range(view.players):
        yield from nile.stones(seat, tuple(stones_of(view, seat, say)), say)


def next_places(view: View, say: Say) -> Iterator[Piece]:
    """Where the next piece of a building turn may go."""
    if view.decision == Decision.OBELISK_GRAVES and 0 < view.costs[0] <= view.budget:
        yield nile.next_place("obelisk", places.OBELISK.level(len(view.obelisk)), say)
    if view.decision == Decision.TEMPLE_PYRAMID:
        for course in range(box.COURSES):
            laid = len(view.courses[course])
            if laid < box.COURSE_LENGTH[course] and 0 < view.costs[2 + course] <= view.budget:
                yield nile.next_place(places.course_id(course), places.course_space(course, laid), say)


# Ships and markers.


def space_name(kind: str, index: int, say: Say) -> str:
    """What a stop of the Nile is called."""
    ids = {"card": box.CARD_SPACE_IDS, "town": box.TOWN_IDS, "site": box.SITE_IDS}[kind]
    return say(f"{'space' if kind == 'card' else kind}-{key(ids[index])}")


def ships(view: View, say: Say) -> Iterator[Piece]:
    table, names = places.crew_table(view.players), partial(space_name, say=say)
    return nile.ships(places.RIVER, table, view, view.town_ships, names, say)


def table_row(view: View, seat: int, say: Say) -> Iterator[Piece]:
    table = places.crew_table(view.players)
    return nile.table_row(table, view.tables[seat], view.ring, box.CREW_IDS, say)


def markers(view: View, say: Say) -> Iterator[Piece]:
    """On the markets, on the score track, round the water, and who has built where this round."""
    for market in range(box.MARKETS):
        rows = [player.market[market] for player in view.tables]
        levels = [row + 1 for row in rows]
        name = say(f"market-{box.MARKET_IDS[market]}")
        yield from nile.market_markers(places.MARKET_COLUMNS[market], market, name, rows, levels, say)
    yield from nile.score_markers(places.TRACK, view, say)
    ring = say("ring-label", ring=say(f"ring-{box.RING_IDS[view.ring]}"))
    yield Piece("ring", "nile-ring", *places.FLOOD.space(view.ring), label=ring, z=Z_MARK)
    sites = [say(f"site-{key(site)}") for site in box.SITE_IDS]
    yield from nile.built_marks(places.RIVER, places.SITE_BOXES, view, sites, say)


def calendar(view: View, say: Say) -> Iterator[Piece]:
    phase = say(f"phase-{key(PHASE_IDS[view.phase - 1])}")
    return nile.calendar(places.CALENDAR, view, phase, say)


PIECES = (
    river_cards,
    sphinx_cards,
    decks,
    graves,
    stones,
    next_places,
    ships,
    each_seat(table_row),
    markers,
    calendar,
)
