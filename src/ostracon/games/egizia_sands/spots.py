"""What a player can point at on the board of Shifting Sands."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from ostracon.games._nile import spots as nile
from ostracon.games._nile.views import is_seated, plays
from ostracon.games.egizia_sands import components as box
from ostracon.games.egizia_sands import places
from ostracon.games.egizia_sands.pieces import bonus_words, card_words, round_words, sphinx_words
from ostracon.games.egizia_sands.places import MARKET_COLUMNS, OBELISK, RIVER, SPHINX
from ostracon.games.egizia_sands.previews import (
    appetite_of,
    card_preview,
    force_words,
    hunger,
    market_preview,
    round_gains,
)
from ostracon.games.egizia_sands.ships import DOCK, WAIT
from ostracon.games.egizia_sands.sphinx import DRAW, DRAW_FREE, KEEP, KEEP_START
from ostracon.games.egizia_sands.view import View
from ostracon.screen.board import each_seat
from ostracon.screen.ground import Box
from ostracon.screen.scene import Spot
from ostracon.screen.texts import Say

# The Nile.


def card_spots(view: View, say: Say) -> Iterator[Spot]:
    """The card squares; those that this number of players does not use are closed."""

    def now(card: int) -> str:
        return card_preview(view, card, say) if plays(view) else ""

    for space, spot in enumerate(nile.cards(view, RIVER, box.CARD_SPACE_IDS, card_words, now, say)):
        if box.CARD_SPACE_OPEN[view.players - box.FEWEST_PLAYERS][space]:
            yield spot
        else:
            label = say("space-closed", space=say(f"space-{box.CARD_SPACE_IDS[space]}"))
            yield nile.card_space(RIVER, space, label, say("round-space-closed"))


def town_spots(view: View, say: Say) -> Iterator[Spot]:
    for space in range(box.ROUND_SPACES):
        if box.ROUND_SPACE_OPEN[view.players - box.FEWEST_PLAYERS][space]:
            name, tip = round_words(view, space, say)
            if plays(view):
                player = view.tables[view.seat]
                more = appetite_of(player, round_gains(view, space))
                tip += f"\n{hunger(view, say, more)}" if more else ""
        else:
            name, tip = say("space-closed", space=say("round-space")), say("round-space-closed")
        yield nile.town(RIVER, space, name, tip, say)


def site_now(view: View, site: int, say: Say) -> str:
    """The build preview of the one who looks."""
    return force_words(view, site, say) if plays(view) else ""


def dock_spots(view: View, say: Say) -> Iterator[Spot]:
    words = [site_now(view, site, say) for site in range(len(box.SITE_IDS))]

    def now(site: int, slot: int) -> str:
        if site == box.SPHINX_SITE and slot < len(view.slots[site]):
            return f"{say('dock-limit', limit=box.DRAW_LIMIT[slot])}\n{words[site]}"
        return words[site]

    return nile.docks(view, RIVER, box.SITE_IDS, True, now, say)


def site_spots(view: View, say: Say) -> Iterator[Spot]:
    now = partial(site_now, view, say=say)
    return nile.sites(view, RIVER, places.SITE_BOXES, box.SITE_IDS, (DOCK, WAIT), now, say)


# Monuments.


def sphinx_spots(view: View, say: Say) -> Iterator[Spot]:
    known = []
    if view.own_reject >= 0:
        known.append(say("known-reject", card=sphinx_words(view.own_reject, say)[0]))
    for first, cards in view.own_returns:
        names = ", ".join(sphinx_words(card, say)[0] for card in cards)
        known.append(say("known-returns", place=first + 1, cards=names))
    yield nile.sphinx_deck(SPHINX, view.sphinx_deck, known, say)
    shown = [sphinx_words(card, say) for card in view.dealt or view.drawn]
    for index in range(box.MOST_DRAWN):
        about = [DRAW.at(index), KEEP.at(index)]
        about += [KEEP_START.at(index)] if index < box.SPHINX_DEALT else []
        about += [DRAW_FREE.at(index - 1)] if index else []
        yield nile.riddle(SPHINX, index, shown, tuple(about), say)


def monument_spots(view: View, say: Say) -> Iterator[Spot]:
    """Obelisk, colonnade, the rows of the pyramid."""
    laid = len(view.obelisk)
    now = nile.course_state(laid, box.LEVELS, view.obelisk_cost, say)
    label = say("obelisk-label", levels=laid, total=box.LEVELS)
    tip = f"{label}\n{now}\n{say('obelisk-tip')}{brick_counts(view, 0, say)}"
    yield Spot("obelisk", *OBELISK.box, label, tip=tip)
    yield colonnade_spot(view, say)
    count = view.players - box.FEWEST_PLAYERS
    for row, total in enumerate(box.ROW_LENGTH[count]):
        if not total:
            continue
        laid = len(view.rows[row])
        label = say("row-label-pyramid", row=row + 1, laid=laid, total=total)
        now = nile.course_state(laid, total, view.row_costs[row], say)
        tip = f"{label}\n{now}\n{say('row-tip', points=box.ROW_BONUS)}{brick_counts(view, 2, say)}"
        yield Spot(f"row-{row}", *places.row_box(view.players, row), label, tip=tip)


def colonnade_spot(view: View, say: Say) -> Spot:
    """The colonnade with its bonus tiles, and what the next column costs."""
    left, right = (
        places.column_x(0) - places.COLUMN_HALF,
        places.column_x(box.COLUMNS - 1) + places.COLUMN_HALF,
    )
    label = say("monument-colonnade")
    tip = [label, say("colonnade-tip")]
    if is_seated(view):
        player = view.tables[view.seat]
        cost = player.costs[0]
        tip.append(say("next-cost", cost=cost) if cost else say("complete"))
    tip += [
        say("named", name=name, text=words)
        for name, words in (bonus_words(tile, say) for tile in view.bonus_tiles if tile >= 0)
    ]
    top, bottom = places.OBELISK_BOX.y + 42, places.COLUMN_FOOT + 38
    return Spot(
        "colonnade",
        left,
        top,
        right - left,
        bottom - top,
        label,
        tip="\n".join(tip) + brick_counts(view, 1, say),
    )


def brick_counts(view: View, monument: int, say: Say) -> str:
    """How many bricks each player has on a monument."""
    return nile.counted("bricks-here", [player.bricks_on[monument] for player in view.tables], say)


def statue_spots(view: View, say: Say) -> Iterator[Spot]:
    """Statues with their goals and everybody's progress."""
    for statue in range(box.STATUE_PLACES):
        card = view.statue_cards[statue]
        area = places.statue_box(statue)
        if card < 0:
            label = tip = say("statue-closed")
        else:
            name = say(f"statue-card-{box.STATUE_IDS[card]}")
            label = say("statue-label", statue=statue + 1, card=name)
            lines = [label, say(f"statue-card-{box.STATUE_IDS[card]}-tip")]
            for player in view.tables:
                lines.append(
                    say(
                        "statue-progress",
                        player=say(f"seat-{player.seat}"),
                        have=player.statue_measure[statue],
                        level=player.statues[statue],
                        total=box.STATUE_LEVELS,
                        points=player.statue_points[statue],
                    )
                )
            if is_seated(view):
                player = view.tables[view.seat]
                level = min(box.STATUE_LEVELS, player.statues[statue] + 1)
                need = box.STATUE_THRESHOLD[card][level]
                lines.append(say("statue-next", level=level, need=need, have=player.statue_measure[statue]))
            tip = "\n".join(lines)
        yield Spot(f"statue-{statue}", *area, label, tip=tip)


# Furniture.


def market_spots(view: View, say: Say) -> Iterator[Spot]:
    def following(market: int) -> str:
        return market_preview(view, market, say) if is_seated(view) else ""

    return nile.markets(MARKET_COLUMNS, box.MARKET_IDS, following, say)


def flood_spots(view: View, say: Say) -> Iterator[Spot]:
    for space in range(box.FLOOD_SPACES):
        at = places.FLOOD.space(space)
        label = say("flood-space", flood=say(f"flood-{box.FLOOD_IDS[space]}"))
        now = nile.harvests("flood-harvest", view.tables, space, say)
        tip = f"{label}\n{say(f'flood-{box.FLOOD_IDS[space]}-tip')}\n{now}"
        area = Box(at.x - 34, at.y - 29, places.FLOOD.box.right - at.x + 26, 58)
        yield Spot(f"flood-{space}", *area, label, tip=tip)


def table_spots(view: View, seat: int, say: Say) -> Iterator[Spot]:
    yield nile.table_row(view.tables[seat], places.crew_table(view.players), view.flood, say)


def crew_spots(view: View, say: Say) -> Iterator[Spot]:
    return nile.crews(view, places.crew_table(view.players), box.CREW_IDS, say)


def deck_spots(view: View, say: Say) -> Iterator[Spot]:
    """The Nile decks, with what may still come."""
    for index, name in enumerate(box.DECK_IDS):
        at = places.deck(index)
        unseen = [say(f"card-{box.CARD_IDS[card]}") for card in view.unseen[index]]
        area = Box(at.x - 20, at.y - 25, 124, 50)
        yield nile.deck(index, area, name, view.decks[index], unseen, say)


SPOTS = (
    site_spots,
    card_spots,
    town_spots,
    dock_spots,
    sphinx_spots,
    monument_spots,
    statue_spots,
    market_spots,
    flood_spots,
    each_seat(table_spots),
    crew_spots,
    deck_spots,
)
