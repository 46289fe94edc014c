"""What a player can point at on Egizia's board."""

from __future__ import annotations

from collections.abc import Iterator

from ostracon.games._nile.naming import number_id
from ostracon.games._nile.pieces import crew_label
from ostracon.games._nile.river import BASIN, TOWN_R
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
    COURSES,
    CREW_IDS,
    CREWS,
    DECK_IDS,
    EXTRA_SPHINX_CARDS,
    GROUND_ROW,
    JOKER,
    LEVELS,
    MARKET_IDS,
    MARKETS,
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
from ostracon.games.egizia.places import FLOOD, MARKET_COLUMNS, RIVER, TRACK
from ostracon.games.egizia.previews import card_preview, force_words, market_preview
from ostracon.games.egizia.view import HIDDEN, View
from ostracon.kernel.ground import Box, around
from ostracon.kernel.scene import Move, Spot
from ostracon.kernel.texts import Say, key


def draw_spots(view: View, say: Say, moves: tuple[Move, ...]) -> tuple[Spot, ...]:
    """Everything that can be pointed at, later ones above earlier ones; what can be chosen now is on top."""
    every = [
        *site_spots(view, say),
        *river_spots(view, say),
        *sphinx_spots(view, say),
        *monument_spots(view, say),
        *market_spots(view, say),
        *ring_spots(view, say),
        *crew_spots(view, say),
        *deck_spots(view, say),
        *number_spots(view, say),
    ]
    choosable = {element for move in moves for element in move.path}
    return tuple(sorted(every, key=lambda spot: spot.id in choosable))


def _own(view: View) -> bool:
    return 0 <= view.seat < view.players


def river_spots(view: View, say: Say) -> Iterator[Spot]:
    """Card spaces, towns, berths and waiting places."""
    for space, card in enumerate(view.river):
        at = RIVER.card(space)
        box = around(at, 70 * at.scale, 96 * at.scale)
        where = say(f"space-{CARD_SPACE_IDS[space]}")
        position = say("position", number=RIVER.cards[space])
        if card >= 0:
            name, tip = card_words(card, say)
            now = (
                card_preview(view, view.tables[view.seat], card, say) if _own(view) and not view.over else ""
            )
            label, tip = say("card-at", card=name, space=where), f"{name}\n{tip}\n{now}".rstrip()
        else:
            label, tip = say("space-empty", space=where), say("space-empty-tip")
        yield Spot(
            f"space-{space}", *box, label, tip=f"{tip}\n{position}", about=(LAND + space, GLEAN + space)
        )
    for town in range(TOWNS):
        at, name = RIVER.town(town), key(TOWN_IDS[town])
        position = say("position", number=RIVER.towns[town])
        tip = f"{say(f'town-{name}')}\n{say(f'town-{name}-tip')}\n{position}"
        box = around(at, 2 * TOWN_R, 2 * TOWN_R)
        yield Spot(f"town-{town}", *box, say(f"town-{name}"), "round", tip, (VISIT + town,))
    for site in range(SITES):
        name = say(f"site-{key(SITE_IDS[site])}")
        for slot in range(SLOTS):
            at = RIVER.berth(site, slot, SLOTS)
            box = Box(at.x - 29, BASIN.y + 4, 58, 74)
            usable = slot < len(view.slots[site])
            state = say("dock-tip" if usable else "dock-blocked", order=slot + 1)
            label = say("dock-label", site=name, slot=slot + 1)
            yield Spot(
                f"dock-{site}-{slot}", *box, label, tip=f"{label}\n{state}\n{site_now(view, site, say)}",
                about=(DOCK + site * SLOTS + slot,),
            )  # fmt: skip
        if view.can_wait:
            label = say("wait-label", site=name)
            at = RIVER.waiting(site)
            yield Spot(
                f"wait-{site}",
                *around(at, 72, 62),
                label,
                tip=f"{label}\n{say('wait-tip')}",
                about=(WAIT + site,),
            )


def site_now(view: View, site: int, say: Say) -> str:
    """The build preview of the one who looks."""
    if not _own(view) or view.over:
        return ""
    return force_words(view, view.tables[view.seat], site, say)


def site_spots(view: View, say: Say) -> Iterator[Spot]:
    for site, box in enumerate(places.SITE_BOXES):
        name = key(SITE_IDS[site])
        docks = tuple(DOCK + site * SLOTS + slot for slot in range(SLOTS))
        tip = f"{say(f'site-{name}')}\n{say(f'site-{name}-tip')}\n{site_now(view, site, say)}"
        yield Spot(f"site-{site}", *box, say(f"site-{name}"), tip=tip.rstrip(), about=(*docks, WAIT + site))


def sphinx_spots(view: View, say: Say) -> Iterator[Spot]:
    at = places.SPHINX_DECK
    label = say("sphinx-deck-label", count=view.sphinx_deck)
    known = [
        say("known-card", place=place + 1, card=sphinx_words(card, say)[0]) for place, card in view.known_deck
    ]
    tip = "\n".join([label, say("sphinx-deck-tip"), *known])
    yield Spot("sphinx-deck", *around(at, 78, 108), label, tip=tip)
    for index in range(MOST_SPHINX_CARDS):
        at = places.sphinx_card(index)
        box = around(at, 70 * at.scale, 96 * at.scale)
        if index < len(view.drawn):
            card = view.drawn[index]
            label, tip = sphinx_words(card, say) if card >= 0 else (say("sphinx-drawn"), "")
            tip = f"{label}\n{tip}".rstrip()
        else:
            label = say("riddle-label", count=index + 1)
            tip = f"{label}\n{say('riddle-tip', count=index + 1)}"
        extra = index + 1 - view.paid
        free = (EXTRA + extra,) if 0 < extra <= EXTRA_SPHINX_CARDS and view.paid else ()
        yield Spot(f"riddle-{index}", *box, label, tip=tip, about=(DRAW + index, KEEP + index, *free))


def monument_spots(view: View, say: Say) -> Iterator[Spot]:
    """Obelisk, grave tiles, the courses of Temple and Pyramid."""
    low, high = places.obelisk_level(0), places.obelisk_level(LEVELS - 1)
    name, laid = say("building-obelisk"), len(view.obelisk)
    now = say("next-cost", cost=view.costs[0]) if view.costs[0] else say("complete")
    yield Spot(
        "obelisk", low.x - 34, high.y - 24, 68, low.y - high.y + 48,
        say("obelisk-label", levels=laid, total=LEVELS), tip=f"{name}\n{now}{own_stones(view, 0, say)}",
        about=(OBELISK_LEVEL,),
    )  # fmt: skip
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
    for course in range(COURSES):
        box = places.course_box(course)
        label = say(
            "course-label",
            course=say(f"course-{COURSE_IDS[course]}"),
            laid=len(view.courses[course]),
            total=COURSE_LENGTH[course],
        )
        cost = view.costs[2 + course]
        full = len(view.courses[course]) == COURSE_LENGTH[course]
        now = say("complete") if full else say("next-cost", cost=cost) if cost else say("not-yet")
        rule = say("row-tip", points=ROW_BONUS) if course >= GROUND_ROW else say("temple-tip")
        building = 3 if course >= GROUND_ROW else 2
        tip = f"{label}\n{now}\n{rule}{own_stones(view, building, say)}"
        yield Spot(f"course-{course}", *box, label, tip=tip, about=(COURSE + course,))


def own_stones(view: View, building: int, say: Say) -> str:
    """How many stones each player has on a building."""
    counts = [
        f"{say(f'seat-{player.seat}')} {player.stones_on[building]}"
        for player in view.tables
        if player.stones_on[building]
    ]
    return "\n" + say("stones-here", counts=", ".join(counts)) if counts else ""


def market_spots(view: View, say: Say) -> Iterator[Spot]:
    for market in range(MARKETS):
        box = MARKET_COLUMNS[market].box
        name = MARKET_IDS[market]
        tip = f"{say(f'market-{name}')}\n{say(f'market-{name}-tip')}"
        if _own(view):
            tip += "\n" + say("market-next", what=market_preview(view.tables[view.seat], market, say))
        yield Spot(
            f"market-{market}", box.x - 4, box.y - 38, box.w + 8, box.h + 42, say(f"market-{name}"), tip=tip,
            about=(MARKET + market,),
        )  # fmt: skip


def ring_spots(view: View, say: Say) -> Iterator[Spot]:
    for ring in range(RING_SPACES):
        at = FLOOD.space(ring)
        label = say("ring-space", ring=say(f"ring-{RING_IDS[ring]}"))
        now = "\n".join(
            say(
                "ring-harvest",
                player=say(f"seat-{player.seat}"),
                harvest=player.harvest[ring],
                need=player.need,
            )
            for player in view.tables
        )
        tip = f"{label}\n{say(f'ring-{RING_IDS[ring]}-tip')}\n{now}"
        yield Spot(
            f"ring-{ring}", at.x - 34, at.y - 40, 68, FLOOD.box.bottom - at.y + 28, label, tip=tip,
            about=(RING + ring,),
        )  # fmt: skip


def crew_spots(view: View, say: Say) -> Iterator[Spot]:
    """Each player's row; the own crews can be chosen."""
    table = places.crew_table(view.players)
    for seat, player in enumerate(view.tables):
        row = table.row(seat)
        label = say(
            "row-label",
            player=say(f"seat-{seat}"),
            stones=player.stones,
            ships=player.ships,
            harvest=player.harvest[view.ring],
            need=player.need,
        )
        yield Spot(f"row-{seat}", row.x, row.y + 1, row.w, row.h - 2, label, tip=label)
    if not _own(view):
        return
    for crew in range(CREWS):
        at = table.crew(view.seat, crew)
        label = crew_label(view.tables[view.seat], crew, say(f"crew-{CREW_IDS[crew]}"), say)
        player = view.tables[view.seat]
        builds = (ADD_JOKER,) if crew == JOKER else (BUILD + crew, ADD_CREW + crew)
        tip = label
        if crew < JOKER and player.ready[crew]:
            tip += "\n" + say("crew-reach", reach=player.reach[crew])
        yield Spot(
            f"crew-{crew}", at.x - 29, at.y - 22, 58, 44, label, tip=f"{tip}\n{say('crew-tip')}",
            about=(STRENGTHEN + crew, *builds),
        )  # fmt: skip


def deck_spots(view: View, say: Say) -> Iterator[Spot]:
    """The Nile decks, with what may still come."""
    for index, name in enumerate(DECK_IDS):
        at = places.deck(index)
        label = say("deck-label", deck=name, count=view.decks[index])
        listed: dict[str, int] = {}
        for card in view.unseen[index] if view.decks[index] else ():
            word = say(f"card-{CARD_IDS[card]}")
            listed[word] = listed.get(word, 0) + 1
        cards = ", ".join(f"{count} × {word}" if count > 1 else word for word, count in listed.items())
        yield Spot(
            f"deck-{index}", *around(at, 70, 100), label, tip=f"{label}\n{say('deck-tip')}\n{cards}".rstrip()
        )


def number_spots(view: View, say: Say) -> Iterator[Spot]:
    """While stones can be sold: the score track serves as a row of numbers."""
    for number in range(1, MOST_SOLD + 1):
        if SELL + number - 1 in view.legal:
            label = say("move-sell", count=number)
            yield Spot(number_id(number), *TRACK.space(number), label, tip=label, about=(SELL + number - 1,))
