"""What lies on Egizia's board: cards, ships, stones, markers and counts, each with its label."""

from __future__ import annotations

from collections.abc import Iterator

from ostracon.games._nile.furniture import GRAIN, SECRETS, SHIPS, STONES
from ostracon.games._nile.ground import At
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
    CREWS,
    DECK_IDS,
    LEVELS,
    MARKET_IDS,
    MARKETS,
    RING_IDS,
    ROUNDS,
    SITE_IDS,
    SITES,
    SLOTS,
    SPHINX_IDS,
    TOWN_IDS,
    TOWNS,
)
from ostracon.games.egizia.drawing import key
from ostracon.games.egizia.faces import card_symbol, sphinx_symbol
from ostracon.games.egizia.layout import ASK_OBELISK_GRAVES, ASK_TEMPLE_PYRAMID, PHASE_IDS
from ostracon.games.egizia.places import CALENDAR, FLOOD, MARKET_COLUMNS, RIVER, TRACK
from ostracon.games.egizia.view import HIDDEN, View
from ostracon.kernel.scene import Piece
from ostracon.kernel.texts import Say

Z_CARD, Z_STONE, Z_SHIP, Z_MARK, Z_HAND = 15, 20, 40, 60, 90
BUILT_MARK = 0.25


def draw_pieces(view: View, say: Say) -> tuple[Piece, ...]:
    return (
        *river_cards(view, say),
        *sphinx_cards(view, say),
        *decks(view, say),
        *graves(view, say),
        *stones(view, say),
        *next_places(view, say),
        *ships(view, say),
        *tables(view, say),
        *markers(view, say),
        *calendar(view, say),
    )


# Cards.


def card_words(card: int, say: Say) -> tuple[str, str]:
    """A Nile card's name; and name, kind and effect."""
    name = say(f"card-{CARD_IDS[card]}")
    kind = say(f"kind-{CARD_KIND_IDS[CARD_KIND[card]]}")
    return name, f"{kind}: {say(f'card-{CARD_IDS[card]}-tip')}"


def sphinx_words(card: int, say: Say) -> tuple[str, str]:
    """A Sphinx card's name and what it asks for."""
    return say(f"sphinx-{SPHINX_IDS[card]}"), say(f"sphinx-{SPHINX_IDS[card]}-tip")


def river_cards(view: View, say: Say) -> Iterator[Piece]:
    """Cards that lie face up; the spots of their spaces speak for them."""
    for space, card in enumerate(view.river):
        if card >= 0:
            at = RIVER.card(space)
            yield Piece(f"nile-{CARD_IDS[card]}", card_symbol(card), at.x, at.y, at.scale, z=Z_CARD)


def sphinx_cards(view: View, say: Say) -> Iterator[Piece]:
    """The Sphinx deck, and the cards that somebody looks at."""
    at = places.SPHINX_DECK
    label = say("sphinx-deck-label", count=view.sphinx_deck)
    for layer in range(min(3, view.sphinx_deck)):
        yield Piece(
            f"sphinx-deck-{layer}",
            "nile-sphinx-back",
            at.x + 3 * layer,
            at.y - 3 * layer,
            at.scale,
            z=Z_CARD + layer,
        )
    yield Piece(
        "sphinx-count", "plate", at.x, at.y + 74, 0.5, text=str(view.sphinx_deck), label=label, z=Z_MARK
    )
    for index, card in enumerate(view.drawn):
        where = places.sphinx_card(index)
        symbol = sphinx_symbol(card) if card >= 0 else "nile-sphinx-back"
        name, tip = sphinx_words(card, say) if card >= 0 else (say("sphinx-drawn"), "")
        yield Piece(f"drawn-{index}", symbol, where.x, where.y, where.scale, label=name, tip=tip, z=Z_HAND)
        if index in view.kept:
            yield Piece(
                f"kept-{index}",
                "nile-done",
                where.x + 22,
                where.y - 34,
                0.3,
                label=say("sphinx-kept"),
                z=Z_HAND + 1,
            )


def decks(view: View, say: Say) -> Iterator[Piece]:
    """The three Nile decks: what nobody has seen of each is in the tip."""
    for index, name in enumerate(DECK_IDS):
        at, count = places.deck(index), view.decks[index]
        label = say("deck-label", deck=name, count=count)
        for layer in range(min(3, count)):
            yield Piece(
                f"deck-{index}-{layer}",
                "card-back",
                at.x + 3 * layer,
                at.y - 3 * layer,
                at.scale,
                z=Z_CARD + layer,
            )
        yield Piece(
            f"deck-count-{index}", "plate", at.x, at.y + 102, 0.5, text=str(count), label=label, z=Z_MARK
        )


# Monuments.


def graves(view: View, say: Say) -> Iterator[Piece]:
    for space, (value, owner) in enumerate(view.graves):
        if owner >= 0:
            continue
        at = places.grave(space)
        symbol, text = ("nile-grave", str(value)) if value != HIDDEN else ("nile-grave-back", "")
        yield Piece(f"grave-{space}", symbol, at.x, at.y, at.scale, text=text, z=Z_CARD)


def stones_of(view: View, seat: int, say: Say) -> Iterator[tuple[At, str]]:
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
        name = say(f"seat-{seat}")
        for number, (at, where) in enumerate(stones_of(view, seat, say)):
            yield Piece(
                f"stone-{seat}-{number}",
                f"stone-{seat}",
                at.x,
                at.y,
                at.scale,
                tone=f"seat-{seat}",
                label=say("stone-label", player=name, place=where),
                z=Z_STONE,
            )


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
    return Piece(f"next-{name}", "draft", at.x, at.y, at.scale, label=say("next-place"), z=Z_STONE - 1)


# Ships.


def fleet(view: View, seat: int, say: Say) -> Iterator[tuple[At, str]]:
    """A player's ships from the source on, the next one of the supply last."""
    found: list[tuple[int, At, str]] = []
    for space, owner in enumerate(view.card_ships):
        if owner == seat:
            where = say(f"space-{CARD_SPACE_IDS[space]}")
            found.append((RIVER.cards[space], RIVER.card_ship(space), where))
    for town in range(TOWNS):
        here = [other for other in range(view.players) for _ in range(view.town_ships[town][other])]
        for index, owner in enumerate(here):
            if owner == seat:
                where = say(f"town-{key(TOWN_IDS[town])}")
                found.append((RIVER.towns[town], RIVER.town_ship(town, index, len(here)), where))
    for site in range(SITES):
        name = say(f"site-{key(SITE_IDS[site])}")
        for slot, owner in enumerate(view.slots[site]):
            if owner == seat:
                found.append((RIVER.sites[site], RIVER.berth(site, slot, SLOTS), name))
        if view.waiting[site] == seat:
            found.append((RIVER.sites[site], RIVER.waiting(site), say("where-waiting", site=name)))
    for _, at, where in sorted(found, key=lambda ship: ship[0]):
        yield at, where
    if view.tables[seat].ships:
        yield places.crew_table(view.players).ship(seat), say("where-supply")


def ships(view: View, say: Say) -> Iterator[Piece]:
    for seat in range(view.players):
        name = say(f"seat-{seat}")
        for number, (at, where) in enumerate(fleet(view, seat, say)):
            yield Piece(
                f"fleet-{seat}-{number}",
                f"nile-ship-{seat}",
                at.x,
                at.y,
                at.scale,
                tone=f"seat-{seat}",
                label=say("ship-label", player=name, place=where),
                z=Z_SHIP + number % 2,
            )


# Tables of the players.


def tables(view: View, say: Say) -> Iterator[Piece]:
    """Turn tile, crews, balance of grain, stones, ships and Sphinx cards of every player."""
    table = places.crew_table(view.players)
    for seat, player in enumerate(view.tables):
        name = say(f"seat-{seat}")
        at = table.tile(seat)
        yield Piece(
            f"tile-{player.tile}", "nile-tile", at.x, at.y, at.scale, text=str(player.tile),
            label=say("tile-label", player=name, tile=player.tile), z=Z_MARK,
        )  # fmt: skip
        for crew in range(CREWS):
            at = table.crew(seat, crew)
            ready = player.ready[crew]
            yield Piece(
                f"crew-{seat}-{crew}",
                "nile-crew" if ready else "nile-crew-used",
                at.x,
                at.y,
                at.scale,
                tone=f"seat-{seat}" if ready else "",
                text=str(player.strength[crew]),
                label=crew_label(view, seat, crew, say),
                z=Z_MARK,
            )
        balance = player.harvest[view.ring] - player.need
        sign = f"+{balance}" if balance > 0 else f"−{-balance}" if balance < 0 else "0"
        for column, text, label in (
            (
                GRAIN,
                sign,
                say("grain-label", player=name, harvest=player.harvest[view.ring], need=player.need),
            ),
            (STONES, str(player.stones), say("stones-label", player=name, count=player.stones)),
            (SHIPS, str(player.ships), say("ships-label", player=name, count=player.ships)),
            (SECRETS, str(player.sphinx), say("secrets-label", player=name, count=player.sphinx)),
        ):
            at = table.store(seat, column)
            short = column == GRAIN and balance < 0
            yield Piece(
                f"store-{seat}-{column}", "plate-tone" if short else "plate", at.x, at.y, at.scale,
                tone="carmine" if short else "", text=text, label=label, z=Z_MARK,
            )  # fmt: skip


def crew_label(view: View, seat: int, crew: int, say: Say) -> str:
    player = view.tables[seat]
    state = "ready" if player.ready[crew] else "used"
    return say(
        f"crew-label-{state}",
        player=say(f"seat-{seat}"),
        crew=say(f"crew-{CREW_IDS[crew]}"),
        strength=player.strength[crew],
    )


# Markers.


def markers(view: View, say: Say) -> Iterator[Piece]:
    """On the markets, on the score track, round the water, and who has built where this round."""
    for market in range(MARKETS):
        name = say(f"market-{MARKET_IDS[market]}")
        taken: dict[int, int] = {}
        levels = [player.market[market] for player in view.tables]
        for seat, level in enumerate(levels):
            place = taken.get(level, 0)
            taken[level] = place + 1
            at = MARKET_COLUMNS[market].marker(level, place, levels.count(level))
            yield Piece(
                f"market-{market}-{seat}", f"marker-{seat}", at.x, at.y, at.scale, tone=f"seat-{seat}",
                label=say("market-label", player=say(f"seat-{seat}"), market=name, level=level + 1),
                z=Z_MARK,
            )  # fmt: skip
    scores = [player.score % TRACK.lap for player in view.tables]
    ahead: dict[int, int] = {}
    for seat in view.score_order:
        space = scores[seat]
        behind = ahead.get(space, 0)
        ahead[space] = behind + 1
        at = TRACK.marker(space, behind, scores.count(space))
        yield Piece(
            f"score-{seat}", f"marker-{seat}", at.x, at.y, at.scale, tone=f"seat-{seat}",
            label=say("score-label", player=say(f"seat-{seat}"), points=view.tables[seat].score),
            z=Z_MARK + view.players - behind,
        )  # fmt: skip
        if not 0 <= view.tables[seat].score < TRACK.lap:
            symbol = "scarab" if view.tables[seat].score > 0 else "nile-minus"
            label = say("score-label", player=say(f"seat-{seat}"), points=view.tables[seat].score)
            yield Piece(f"lap-{seat}", symbol, at.x + 10, at.y - 9, 0.17, label=label, z=Z_HAND)
    at = FLOOD.space(view.ring)
    ring = say("ring-label", ring=say(f"ring-{RING_IDS[view.ring]}"))
    yield Piece("ring", "nile-ring", at.x, at.y, at.scale, label=ring, z=Z_MARK)
    for site in range(SITES):
        box, middle = places.SITE_BOXES[site], RIVER.x(RIVER.sites[site])
        built = [seat for seat in range(view.players) if view.tables[seat].built[site]]
        for place, seat in enumerate(built):
            yield Piece(
                f"built-{site}-{seat}", f"marker-{seat}", middle + 26 * (place - (len(built) - 1) / 2), box.bottom + 22,
                BUILT_MARK, tone=f"seat-{seat}",
                label=say("built-label", player=say(f"seat-{seat}"), site=say(f"site-{key(SITE_IDS[site])}")),
                z=Z_MARK,
            )  # fmt: skip


def calendar(view: View, say: Say) -> Iterator[Piece]:
    for index in range(ROUNDS):
        at = CALENDAR.sun(index)
        past = index + 1 < view.round_number or view.over
        symbol = "sun-set" if past else "sun" if index + 1 == view.round_number else "sun-draft"
        yield Piece(
            f"round-{index + 1}", symbol, at.x, at.y, at.scale,
            label=say("status-round", number=index + 1, total=ROUNDS), z=Z_MARK,
        )  # fmt: skip
    if not view.over:
        at = CALENDAR.phase(view.phase - 1)
        label = say("status-phase", number=view.phase, phase=say(f"phase-{key(PHASE_IDS[view.phase - 1])}"))
        yield Piece("phase", "nile-pointer", at.x, at.y, at.scale, label=label, z=Z_MARK)
