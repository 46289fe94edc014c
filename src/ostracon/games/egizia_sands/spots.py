"""What a player can point at on the board of Shifting Sands."""

from __future__ import annotations

from collections.abc import Iterator

from ostracon.games._nile.naming import number_id
from ostracon.games._nile.pieces import crew_label
from ostracon.games._nile.river import BASIN, TOWN_R
from ostracon.games.egizia_sands import places
from ostracon.games.egizia_sands.actions import (
    ADD_CREW,
    ADD_VIOLET,
    COLUMN,
    CONVERT,
    CREW,
    DOCK,
    DRAW,
    DRAW_FREE,
    FLOOD,
    GLEAN,
    KEEP,
    KEEP_START,
    LAND,
    LEAD,
    MARKET,
    OBELISK_LEVEL,
    ROW,
    SELL,
    STATUE,
    VISIT,
    WAIT,
)
from ostracon.games.egizia_sands.components import (
    CARD_IDS,
    CARD_SPACE_IDS,
    CARD_SPACE_OPEN,
    COLUMNS,
    CREW_IDS,
    CREWS,
    DECK_IDS,
    DRAW_LIMIT,
    FEWEST_PLAYERS,
    FLOOD_IDS,
    FLOOD_SPACES,
    LEVELS,
    MARKET_IDS,
    MARKETS,
    MOST_DRAWN,
    MOST_SOLD,
    ROUND_SPACE_OPEN,
    ROUND_SPACES,
    ROW_BONUS,
    ROW_LENGTH,
    ROWS,
    SITE_IDS,
    SITES,
    SLOTS,
    SPHINX_DEALT,
    SPHINX_SITE,
    STATUE_IDS,
    STATUE_LEVELS,
    STATUE_PLACES,
    STATUE_THRESHOLD,
    STONE_LIMIT,
    VIOLET,
)
from ostracon.games.egizia_sands.pieces import bonus_words, card_words, round_words, sphinx_words
from ostracon.games.egizia_sands.places import FLOOD as FLOOD_PLACE
from ostracon.games.egizia_sands.places import MARKET_COLUMNS, RIVER, TRACK
from ostracon.games.egizia_sands.previews import (
    appetite_of,
    card_preview,
    force_words,
    hunger,
    market_preview,
    round_gains,
)
from ostracon.games.egizia_sands.view import View
from ostracon.kernel.ground import Box, around
from ostracon.kernel.scene import Move, Spot
from ostracon.kernel.texts import Say


def draw_spots(view: View, say: Say, moves: tuple[Move, ...]) -> tuple[Spot, ...]:
    """Everything that can be pointed at, later ones above earlier ones; what can be chosen now is on top."""
    every = [
        *site_spots(view, say),
        *card_spots(view, say),
        *town_spots(view, say),
        *dock_spots(view, say),
        *sphinx_spots(view, say),
        *monument_spots(view, say),
        *statue_spots(view, say),
        *market_spots(view, say),
        *flood_spots(view, say),
        *crew_spots(view, say),
        *deck_spots(view, say),
        *number_spots(view, say),
    ]
    choosable = {element for move in moves for element in move.path}
    return tuple(sorted(every, key=lambda spot: spot.id in choosable))


def _own(view: View) -> bool:
    return 0 <= view.seat < view.players


# The Nile.


def card_spots(view: View, say: Say) -> Iterator[Spot]:
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
        elif not CARD_SPACE_OPEN[view.players - FEWEST_PLAYERS][space]:
            label, tip = say("space-closed", space=where), say("round-space-closed")
        else:
            label, tip = say("space-empty", space=where), say("space-empty-tip")
        yield Spot(
            f"space-{space}", *box, label, tip=f"{tip}\n{position}", about=(LAND + space, GLEAN + space)
        )


def town_spots(view: View, say: Say) -> Iterator[Spot]:
    for space in range(ROUND_SPACES):
        box = around(RIVER.town(space), 2 * TOWN_R, 2 * TOWN_R)
        if ROUND_SPACE_OPEN[view.players - FEWEST_PLAYERS][space]:
            name, tip = round_words(view, space, say)
            if _own(view) and not view.over:
                player = view.tables[view.seat]
                more = appetite_of(player, round_gains(view, space))
                tip += f"\n{hunger(view, player, say, more)}" if more else ""
        else:
            name, tip = say("space-closed", space=say("round-space")), say("round-space-closed")
        position = say("position", number=RIVER.towns[space])
        yield Spot(f"town-{space}", *box, name, "round", f"{name}\n{tip}\n{position}", (VISIT + space,))


def site_now(view: View, site: int, say: Say) -> str:
    """The build preview of the one who looks."""
    return force_words(view, view.tables[view.seat], site, say) if _own(view) and not view.over else ""


def dock_spots(view: View, say: Say) -> Iterator[Spot]:
    """Berths and waiting places."""
    for site in range(SITES):
        name = say(f"site-{SITE_IDS[site]}")
        for slot in range(SLOTS):
            at = RIVER.berth(site, slot, SLOTS)
            usable = slot < len(view.slots[site])
            state = say("dock-tip" if usable else "dock-blocked", order=slot + 1)
            if usable and site == SPHINX_SITE:
                state += "\n" + say("dock-limit", limit=DRAW_LIMIT[slot])
            label = say("dock-label", site=name, slot=slot + 1)
            yield Spot(
                f"dock-{site}-{slot}",
                at.x - 29,
                BASIN.y + 4,
                58,
                74,
                label,
                tip=f"{label}\n{state}\n{site_now(view, site, say)}".rstrip(),
                about=(DOCK + site * SLOTS + slot,),
            )
        label = say("wait-label", site=name)
        box = around(RIVER.waiting(site), 72, 62)
        yield Spot(f"wait-{site}", *box, label, tip=f"{label}\n{say('wait-tip')}", about=(WAIT + site,))


def site_spots(view: View, say: Say) -> Iterator[Spot]:
    for site, box in enumerate(places.SITE_BOXES):
        name = say(f"site-{SITE_IDS[site]}")
        docks = tuple(DOCK + site * SLOTS + slot for slot in range(SLOTS))
        tip = f"{name}\n{say(f'site-{SITE_IDS[site]}-tip')}\n{site_now(view, site, say)}".rstrip()
        yield Spot(f"site-{site}", *box, name, tip=tip, about=(*docks, WAIT + site))


# Monuments.


def sphinx_spots(view: View, say: Say) -> Iterator[Spot]:
    label = say("sphinx-deck-label", count=view.sphinx_deck)
    known = []
    if view.own_reject >= 0:
        known.append(say("known-reject", card=sphinx_words(view.own_reject, say)[0]))
    for first, cards in view.own_returns:
        names = ", ".join(sphinx_words(card, say)[0] for card in cards)
        known.append(say("known-returns", place=first + 1, cards=names))
    tip = "\n".join([label, say("sphinx-deck-tip"), *known])
    yield Spot("sphinx-deck", *around(places.SPHINX_DECK, 78, 108), label, tip=tip)
    shown = view.dealt or view.drawn
    for index in range(MOST_DRAWN):
        at = places.sphinx_card(index)
        box = around(at, 70 * at.scale, 96 * at.scale)
        if index < len(shown):
            label, tip = sphinx_words(shown[index], say) if shown[index] >= 0 else (say("sphinx-drawn"), "")
            tip = f"{label}\n{tip}".rstrip()
        else:
            label = say("riddle-label", count=index + 1)
            tip = f"{label}\n{say('riddle-tip', count=index + 1)}"
        about = [DRAW + index, KEEP + index]
        about += [KEEP_START + index] if index < SPHINX_DEALT else []
        about += [DRAW_FREE + index - 1] if index else []
        yield Spot(f"riddle-{index}", *box, label, tip=tip, about=tuple(about))


def monument_spots(view: View, say: Say) -> Iterator[Spot]:
    """Obelisk, colonnade, the rows of the pyramid."""
    low, high = places.obelisk_level(0), places.obelisk_level(LEVELS - 1)
    cost = view.obelisk_cost
    now = say("next-cost", cost=cost) if cost else say("complete")
    label = say("obelisk-label", levels=len(view.obelisk), total=LEVELS)
    yield Spot(
        "obelisk",
        low.x - 34,
        high.y - 24,
        68,
        low.y - high.y + 48,
        label,
        tip=f"{label}\n{now}\n{say('obelisk-tip')}{brick_counts(view, 0, say)}",
        about=(OBELISK_LEVEL,),
    )
    left, right = places.column_x(0) - 27, places.column_x(COLUMNS - 1) + 27
    label = say("monument-colonnade")
    tip = [label, say("colonnade-tip")]
    if _own(view):
        player = view.tables[view.seat]
        cost = player.costs[0]
        tip.append(say("next-cost", cost=cost) if cost else say("complete"))
    tip += [
        f"{name}: {words}"
        for name, words in (bonus_words(tile, say) for tile in view.bonus_tiles if tile >= 0)
    ]
    top, bottom = places.OBELISK_BOX.y + 42, places.COLUMN_FOOT + 38
    yield Spot(
        "colonnade",
        left,
        top,
        right - left,
        bottom - top,
        label,
        tip="\n".join(tip) + brick_counts(view, 1, say),
        about=(COLUMN,),
    )
    count = view.players - FEWEST_PLAYERS
    for row in range(ROWS):
        total = ROW_LENGTH[count][row]
        if not total:
            continue
        label = say("row-label-pyramid", row=row + 1, laid=len(view.rows[row]), total=total)
        cost = view.row_costs[row]
        full = len(view.rows[row]) == total
        now = say("complete") if full else say("next-cost", cost=cost) if cost else say("not-yet")
        tip_words = f"{label}\n{now}\n{say('row-tip', points=ROW_BONUS)}{brick_counts(view, 2, say)}"
        box = places.row_box(view.players, row)
        yield Spot(f"row-{row}", *box, label, tip=tip_words, about=(ROW + row,))


def brick_counts(view: View, monument: int, say: Say) -> str:
    """How many bricks each player has on a monument."""
    counts = [
        f"{say(f'seat-{player.seat}')} {player.bricks_on[monument]}"
        for player in view.tables
        if player.bricks_on[monument]
    ]
    return "\n" + say("bricks-here", counts=", ".join(counts)) if counts else ""


def statue_spots(view: View, say: Say) -> Iterator[Spot]:
    """Statues with their goals and everybody's progress."""
    for statue in range(STATUE_PLACES):
        card = view.statue_cards[statue]
        box = places.statue_box(statue)
        if card < 0:
            label = tip = say("statue-closed")
        else:
            name = say(f"statue-card-{STATUE_IDS[card]}")
            label = say("statue-label", statue=statue + 1, card=name)
            lines = [label, say(f"statue-card-{STATUE_IDS[card]}-tip")]
            for player in view.tables:
                lines.append(
                    say(
                        "statue-progress",
                        player=say(f"seat-{player.seat}"),
                        have=player.statue_measure[statue],
                        level=player.statues[statue],
                        total=STATUE_LEVELS,
                        points=player.statue_points[statue],
                    )
                )
            if _own(view):
                player = view.tables[view.seat]
                level = min(STATUE_LEVELS, player.statues[statue] + 1)
                need = STATUE_THRESHOLD[card][level]
                lines.append(say("statue-next", level=level, need=need, have=player.statue_measure[statue]))
            tip = "\n".join(lines)
        yield Spot(f"statue-{statue}", *box, label, tip=tip, about=(STATUE + statue,))


# Furniture.


def market_spots(view: View, say: Say) -> Iterator[Spot]:
    for market in range(MARKETS):
        box = MARKET_COLUMNS[market].box
        name = MARKET_IDS[market]
        tip = f"{say(f'market-{name}')}\n{say(f'market-{name}-tip')}"
        if _own(view):
            tip += "\n" + say("market-next", what=market_preview(view.tables[view.seat], market, say))
        yield Spot(
            f"market-{market}",
            box.x - 4,
            box.y - 38,
            box.w + 8,
            box.h + 42,
            say(f"market-{name}"),
            tip=tip,
            about=(MARKET + market,),
        )


def flood_spots(view: View, say: Say) -> Iterator[Spot]:
    for space in range(FLOOD_SPACES):
        at = FLOOD_PLACE.space(space)
        label = say("flood-space", flood=say(f"flood-{FLOOD_IDS[space]}"))
        lines = [label, say(f"flood-{FLOOD_IDS[space]}-tip")]
        for player in view.tables:
            name = say(f"seat-{player.seat}")
            lines.append(say("flood-harvest", player=name, harvest=player.harvest[space], need=player.need))
        box = Box(at.x - 34, at.y - 29, FLOOD_PLACE.box.right - at.x + 26, 58)
        yield Spot(f"flood-{space}", *box, label, tip="\n".join(lines), about=(FLOOD + space,))


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
            harvest=player.harvest[view.flood],
            need=player.need,
        )
        yield Spot(f"table-{seat}", row.x, row.y + 1, row.w, row.h - 2, label, tip=label)
    if not _own(view):
        return
    player = view.tables[view.seat]
    for crew in range(CREWS):
        at = table.crew(view.seat, crew)
        label = crew_label(player, crew, say(f"crew-{CREW_IDS[crew]}"), say)
        builds = (ADD_VIOLET,) if crew == VIOLET else (LEAD + crew, ADD_CREW + crew)
        tip = label
        if crew < VIOLET and player.ready[crew]:
            tip += "\n" + say("crew-reach", reach=player.reach[crew])
        yield Spot(
            f"crew-{crew}",
            at.x - 29,
            at.y - 22,
            58,
            44,
            label,
            tip=f"{tip}\n{say('crew-tip')}",
            about=(CREW + crew, *builds),
        )


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
        tip = f"{label}\n{say('deck-tip')}\n{cards}".rstrip()
        yield Spot(f"deck-{index}", at.x - 20, at.y - 25, 124, 50, label, tip=tip)


def number_spots(view: View, say: Say) -> Iterator[Spot]:
    """While stones can be sold or turned into grain: the score track serves as a row of numbers."""
    for number in range(1, STONE_LIMIT + 1):
        about = [CONVERT + number - 1] if CONVERT + number - 1 in view.legal else []
        about += [SELL + number - 1] if number <= MOST_SOLD and SELL + number - 1 in view.legal else []
        if about:
            label = say("number-label", count=number)
            yield Spot(number_id(number), *TRACK.space(number), label, tip=label, about=tuple(about))
