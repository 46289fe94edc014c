"""What lies on Egizia's board: cards, ships, stones, markers and counts, each with its label."""

from __future__ import annotations

from collections.abc import Iterator

from ostracon.games._nile import pieces as nile
from ostracon.games._nile.pieces import Z_CARD, Z_HAND, Z_MARK, Z_STONE, Placed
from ostracon.games.egizia import places
from ostracon.games.egizia.components import (
    CARD_IDS,
    CARD_KIND,
    CARD_KIND_IDS,
    CARD_SPACE_IDS,
    COURSE_IDS,
    COURSE_LENGTH,
    COURSES,
    CREW_IDS,
    DECK_IDS,
    LEVELS,
    MARKET_IDS,
    MARKETS,
    RING_IDS,
    SITE_IDS,
    SITES,
    SLOTS,
    SPHINX_IDS,
    TOWN_IDS,
)
from ostracon.games.egizia.faces import card_symbol, sphinx_symbol
from ostracon.games.egizia.layout import ASK_OBELISK_GRAVES, ASK_TEMPLE_PYRAMID, PHASE_IDS
from ostracon.games.egizia.places import CALENDAR, FLOOD, MARKET_COLUMNS, RIVER, TRACK
from ostracon.games.egizia.view import HIDDEN, View
from ostracon.kernel.ground import At
from ostracon.kernel.scene import Piece
from ostracon.kernel.texts import Say, key


def draw_pieces(view: View, say: Say) -> tuple[Piece, ...]:
    phase = say(f"phase-{key(PHASE_IDS[view.phase - 1])}")
    return (
        *river_cards(view),
        *sphinx_cards(view, say),
        *decks(view, say),
        *graves(view),
        *stones(view, say),
        *next_places(view, say),
        *ships(view, say),
        *tables(view, say),
        *markers(view, say),
        *nile.calendar(CALENDAR, view.round_number, view.over, view.phase, phase, say),
    )


# Cards.


def card_words(card: int, say: Say) -> tuple[str, str]:
    """A Nile card's name; and kind and effect."""
    name = say(f"card-{CARD_IDS[card]}")
    kind = say(f"kind-{CARD_KIND_IDS[CARD_KIND[card]]}")
    return name, f"{kind}: {say(f'card-{CARD_IDS[card]}-tip')}"


def sphinx_words(card: int, say: Say) -> tuple[str, str]:
    """A Sphinx card's name and what it asks for."""
    return say(f"sphinx-{SPHINX_IDS[card]}"), say(f"sphinx-{SPHINX_IDS[card]}-tip")


def river_cards(view: View) -> Iterator[Piece]:
    """Cards that lie face up; the spots of their spaces speak for them."""
    for space, card in enumerate(view.river):
        if card >= 0:
            yield Piece(f"nile-{CARD_IDS[card]}", card_symbol(card), *RIVER.card(space), z=Z_CARD)


def sphinx_cards(view: View, say: Say) -> Iterator[Piece]:
    """The Sphinx deck, and the cards that somebody looks at."""
    label = say("sphinx-deck-label", count=view.sphinx_deck)
    yield from nile.pile(
        "sphinx-deck", "nile-sphinx-back", places.SPHINX_DECK, view.sphinx_deck, label, below=74
    )
    for index, card in enumerate(view.drawn):
        at = places.sphinx_card(index)
        symbol = sphinx_symbol(card) if card >= 0 else "nile-sphinx-back"
        name, tip = sphinx_words(card, say) if card >= 0 else (say("sphinx-drawn"), "")
        yield Piece(f"drawn-{index}", symbol, *at, label=name, tip=tip, z=Z_HAND)
        if index in view.kept:
            label = say("sphinx-kept")
            yield Piece(f"kept-{index}", "nile-done", at.x + 22, at.y - 34, 0.3, label=label, z=Z_HAND + 1)


def decks(view: View, say: Say) -> Iterator[Piece]:
    """The three Nile decks."""
    for index, name in enumerate(DECK_IDS):
        label = say("deck-label", deck=name, count=view.decks[index])
        yield from nile.pile(
            f"deck-{index}", "card-back", places.deck(index), view.decks[index], label, below=102
        )


# Monuments.


def graves(view: View) -> Iterator[Piece]:
    for space, (value, owner) in enumerate(view.graves):
        if owner < 0:
            symbol, text = ("nile-grave", str(value)) if value != HIDDEN else ("nile-grave-back", "")
            yield Piece(f"grave-{space}", symbol, *places.grave(space), text=text, z=Z_CARD)


def stones_of(view: View, seat: int, say: Say) -> Iterator[Placed]:
    """A player's wooden stones in a fixed order, the one in the supply last."""
    for level, owner in enumerate(view.obelisk):
        if owner == seat:
            yield places.obelisk_level(level), say("where-obelisk", level=level + 1)
    for space, (value, owner) in enumerate(view.graves):
        if owner == seat:
            at = places.grave(space)
            yield At(at.x, at.y + 4, 0.46), say("where-grave", value=value)
    for course, owners in enumerate(view.courses):
        for index, owner in enumerate(owners):
            if owner == seat:
                where = say("where-course", course=say(f"course-{COURSE_IDS[course]}"), space=index + 1)
                yield places.course_space(course, index), where
    yield places.crew_table(view.players).mark(seat), say("where-supply")


def stones(view: View, say: Say) -> Iterator[Piece]:
    for seat in range(view.players):
        yield from nile.stones(seat, tuple(stones_of(view, seat, say)), say)


def next_places(view: View, say: Say) -> Iterator[Piece]:
    """Where the next piece of a building turn may go."""
    if view.decision == ASK_OBELISK_GRAVES and len(view.obelisk) < LEVELS:
        yield _next("obelisk", places.obelisk_level(len(view.obelisk)), say)
    if view.decision == ASK_TEMPLE_PYRAMID:
        for course in range(COURSES):
            laid = len(view.courses[course])
            if laid < COURSE_LENGTH[course] and 0 < view.costs[2 + course] <= view.budget:
                yield _next(f"course-{course}", places.course_space(course, laid), say)


def _next(name: str, at: At, say: Say) -> Piece:
    return Piece(f"next-{name}", "draft", *at, label=say("next-place"), z=Z_STONE - 1)


# Ships, tables, markers.


def space_name(kind: str, index: int, say: Say) -> str:
    """What a stop of the Nile is called."""
    ids = {"card": CARD_SPACE_IDS, "town": TOWN_IDS, "site": SITE_IDS}[kind]
    return say(f"{'space' if kind == 'card' else kind}-{key(ids[index])}")


def ships(view: View, say: Say) -> Iterator[Piece]:
    table = places.crew_table(view.players)
    for seat, player in enumerate(view.tables):
        placed = list(
            nile.fleet(
                RIVER,
                seat,
                view.card_ships,
                view.town_ships,
                view.slots,
                view.waiting,
                SLOTS,
                lambda kind, index: space_name(kind, index, say),
                say,
            )
        )
        if player.ships:
            placed.append((table.ship(seat), say("where-supply")))
        yield from nile.ships(seat, placed, say)


def tables(view: View, say: Say) -> Iterator[Piece]:
    table = places.crew_table(view.players)
    names = [say(f"crew-{crew}") for crew in CREW_IDS]
    for player in view.tables:
        yield from nile.table_row(table, player, view.ring, names, say)


def markers(view: View, say: Say) -> Iterator[Piece]:
    """On the markets, on the score track, round the water, and who has built where this round."""
    for market in range(MARKETS):
        rows = [player.market[market] for player in view.tables]
        levels = [row + 1 for row in rows]
        name = say(f"market-{MARKET_IDS[market]}")
        yield from nile.market_markers(MARKET_COLUMNS[market], market, name, rows, levels, say)
    yield from nile.score_markers(TRACK, [player.score for player in view.tables], view.score_order, say)
    ring = say("ring-label", ring=say(f"ring-{RING_IDS[view.ring]}"))
    yield Piece("ring", "nile-ring", *FLOOD.space(view.ring), label=ring, z=Z_MARK)
    for site in range(SITES):
        built = [player.seat for player in view.tables if player.built[site]]
        y = places.SITE_BOXES[site].bottom + 22
        name = say(f"site-{key(SITE_IDS[site])}")
        yield from nile.built_marks(RIVER.x(RIVER.sites[site]), y, site, name, built, say)
