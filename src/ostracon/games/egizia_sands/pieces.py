"""What lies on the board of Shifting Sands: cards, tiles, ships, bricks, markers and counts, with their labels."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from ostracon.games._nile import pieces as nile
from ostracon.games._nile.pieces import Z_CARD, Z_MARK, Placed
from ostracon.games.egizia_sands import components as box
from ostracon.games.egizia_sands import places
from ostracon.games.egizia_sands.faces import (
    bonus_symbol,
    card_symbol,
    sphinx_symbol,
    statue_symbol,
    tile_symbol,
)
from ostracon.games.egizia_sands.monuments import DEAR
from ostracon.games.egizia_sands.view import View
from ostracon.games.egizia_sands.vocabulary import PHASE_IDS, Decision
from ostracon.screen.board import each_seat
from ostracon.screen.scene import Piece
from ostracon.screen.texts import Say, key

sphinx_words = nile.sphinx_words(box.SPHINX_IDS)


# Cards and tiles.


def card_words(card: int, say: Say) -> tuple[str, str]:
    """A Nile card's name; its code, kind and effect."""
    return say(f"card-{box.CARD_IDS[card]}"), say(f"card-{box.CARD_IDS[card]}-tip")


def bonus_words(tile: int, say: Say) -> tuple[str, str]:
    """A bonus tile's name and effect."""
    return say(f"bonus-{box.BONUS_IDS[tile]}"), say(f"bonus-{box.BONUS_IDS[tile]}-tip")


def round_words(view: View, space: int, say: Say) -> tuple[str, str]:
    """What lies on a round space: a tile or the printed effect."""
    tile = view.round_tiles[space]
    name = box.TILE_IDS[tile] if tile >= 0 else box.ROUND_SPACE_IDS[space]
    return say(f"effect-{name}"), say(f"effect-{name}-tip")


def river_cards(view: View, say: Say) -> Iterator[Piece]:
    """Cards and tiles that lie face up; the spots of their spaces speak for them."""
    yield from nile.river_cards(places.RIVER, view.river, box.CARD_IDS, card_symbol)
    for space, tile in enumerate(view.round_tiles):
        if tile >= 0:
            at = places.RIVER.town(space)
            yield Piece(f"tile-{box.TILE_IDS[tile]}", tile_symbol(tile), at.x, at.y, 0.9, z=Z_CARD)


def sphinx_cards(view: View, say: Say) -> Iterator[Piece]:
    drawn = view.dealt or view.drawn
    return nile.sphinx_cards(places.SPHINX, view, drawn, sphinx_symbol, sphinx_words, say)


def decks(view: View, say: Say) -> Iterator[Piece]:
    """The three Nile decks, beside the calendar."""
    for index, name in enumerate(box.DECK_IDS):
        at, count = places.deck(index), view.decks[index]
        label = say("deck-label", deck=name, count=count)
        if count:
            yield Piece(f"deck-{index}-0", "card-back", *at, z=Z_CARD)
        yield Piece(
            f"deck-{index}-count", "plate", at.x + 88, at.y, 0.46, text=str(count), label=label, z=Z_MARK
        )


def goals(view: View, say: Say) -> Iterator[Piece]:
    """Bonus tiles above the colonnade, what completing it brings next, and the statues' cards."""
    for place, tile in enumerate(view.bonus_tiles):
        if tile >= 0:
            name, tip = bonus_words(tile, say)
            at = places.bonus_tile(box.BONUS_COLUMN[place])
            yield Piece(
                f"bonus-{box.BONUS_IDS[tile]}", bonus_symbol(tile), *at, label=name, tip=tip, z=Z_CARD
            )
    if view.completions < view.players:
        worth = box.COMPLETION[view.completions]
        label = say("completion-label", points=worth)
        yield Piece("completion", "laurel", *places.COMPLETION_AT, text=str(worth), label=label, z=Z_CARD)
    for statue, card in enumerate(view.statue_cards):
        if card < 0:
            continue
        name, tip = say(f"statue-card-{box.STATUE_IDS[card]}"), say(f"statue-card-{box.STATUE_IDS[card]}-tip")
        yield Piece(
            f"statue-{box.STATUE_IDS[card]}",
            statue_symbol(card),
            *places.statue_card(statue),
            label=name,
            tip=tip,
            z=Z_CARD,
        )
        for level in range(box.STATUE_LEVELS):
            at = places.statue_level(statue, level)
            least = box.STATUE_THRESHOLD[card][level + 1]
            yield Piece(
                f"need-{statue}-{level}",
                "nile-need",
                at.x + 41,
                at.y,
                0.46,
                text=str(least),
                label=say("threshold-label", level=level + 1, count=least, what=name),
                z=Z_CARD,
            )


# Monuments.


def bricks_of(view: View, seat: int, say: Say) -> Iterator[Placed]:
    """A player's bricks in a fixed order, the one in the supply last."""
    for level, owner in enumerate(view.obelisk):
        if owner == seat:
            yield places.OBELISK.level(level), say("where-obelisk", level=level + 1)
    for column in range(view.tables[seat].columns):
        yield places.column_brick(view.players, seat, column), say("where-column", column=column + 1)
    for row, owners in enumerate(view.rows):
        for index, owner in enumerate(owners):
            if owner == seat:
                where = say("where-row", row=row + 1, space=index + 1)
                yield places.row_space(view.players, row, index), where
    for statue, levels in enumerate(view.tables[seat].statues):
        for level in range(levels):
            where = say("where-statue", statue=statue + 1, level=level + 1)
            yield places.statue_brick(seat, statue, level), where
    yield places.crew_table(view.players).mark(seat), say("where-supply")


def bricks(view: View, say: Say) -> Iterator[Piece]:
    for seat in range(view.players):
        yield from nile.stones(seat, tuple(bricks_of(view, seat, say)), say)


def next_places(view: View, say: Say) -> Iterator[Piece]:
    """Where the next brick of the actor may go."""
    if view.decision not in (Decision.BUILD, Decision.FREE_BRICK) or view.actor < 0:
        return
    free = view.decision == Decision.FREE_BRICK
    budget = DEAR if free else min(view.force - view.spent, view.tables[view.actor].stones)
    if (free or view.site == box.OBELISK_SITE) and 0 < view.obelisk_cost <= budget:
        yield nile.next_place("obelisk", places.OBELISK.level(len(view.obelisk)), say)
    if free or view.site == box.PYRAMID_SITE:
        for row in range(box.ROWS):
            if 0 < view.row_costs[row] <= budget:
                at = places.row_space(view.players, row, len(view.rows[row]))
                yield nile.next_place(f"row-{row}", at, say)


# Ships and markers.


def space_name(kind: str, index: int, say: Say) -> str:
    """What a stop of the Nile is called."""
    if kind == "card":
        return say(f"space-{box.CARD_SPACE_IDS[index]}")
    return say(
        f"round-space-{box.ROUND_SPACE_IDS[index]}" if kind == "town" else f"site-{box.SITE_IDS[index]}"
    )


def ships(view: View, say: Say) -> Iterator[Piece]:
    table, names = places.crew_table(view.players), partial(space_name, say=say)
    return nile.ships(places.RIVER, table, view, view.tile_ships, names, say)


def table_row(view: View, seat: int, say: Say) -> Iterator[Piece]:
    table = places.crew_table(view.players)
    return nile.table_row(table, view.tables[seat], view.flood, box.CREW_IDS, say)


def markers(view: View, say: Say) -> Iterator[Piece]:
    """On the markets, on the score track, at the flood, and who has built where this round."""
    for market in range(box.MARKETS):
        levels = [player.market[market] for player in view.tables]
        rows = [places.market_row(level) for level in levels]
        name = say(f"market-{box.MARKET_IDS[market]}")
        yield from nile.market_markers(places.MARKET_COLUMNS[market], market, name, rows, levels, say)
    yield from nile.score_markers(places.TRACK, view, say)
    label = say("flood-label", flood=say(f"flood-{box.FLOOD_IDS[view.flood]}"))
    yield Piece("flood", "nile-ring", *places.FLOOD.space(view.flood), label=label, z=Z_MARK)
    sites = [say(f"site-{key(site)}") for site in box.SITE_IDS]
    yield from nile.built_marks(places.RIVER, places.SITE_BOXES, view, sites, say)


def calendar(view: View, say: Say) -> Iterator[Piece]:
    phase = say(f"phase-{PHASE_IDS[view.phase - 1]}")
    return nile.calendar(places.CALENDAR, view, phase, say)


PIECES = (
    river_cards,
    sphinx_cards,
    decks,
    goals,
    bricks,
    next_places,
    ships,
    each_seat(table_row),
    markers,
    calendar,
)
