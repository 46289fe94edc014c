"""What a player can point at on Terra Pyramides' board, and which actions a spot is about where its clicks do not say it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from ostracon.games.terra_pyramides import components as box
from ostracon.games.terra_pyramides import maps, spaces
from ostracon.games.terra_pyramides.building import BUILD, COLOUR, EXCHANGE, PAIR_FIRST, PAIR_SECOND, PAIRS
from ostracon.games.terra_pyramides.layout import NO_TILE
from ostracon.games.terra_pyramides.pieces import handle_at
from ostracon.games.terra_pyramides.placing import PLACE, SITE
from ostracon.games.terra_pyramides.rows import ROW, SUPPLY
from ostracon.games.terra_pyramides.spaces import Lanes, cell_box
from ostracon.games.terra_pyramides.spending import DISCARD_GOLD
from ostracon.games.terra_pyramides.view import PlaceView, View
from ostracon.games.terra_pyramides.vocabulary import Decision
from ostracon.games.terra_pyramides.words import (
    blocks_words,
    boat_words,
    card_words,
    cell_name,
    gold_tip,
    highest_allowed,
    map_tip,
    oasis_gains,
    pile_words,
    row_gains,
    site_words,
    stock_seat,
    tile_name,
    tile_tip,
    unseen_words,
)
from ostracon.games.terra_pyramides.workers import BACK, BUY_WORKER, MAKE_ROOM, RECALL, WORKER
from ostracon.screen.elements import shared
from ostracon.screen.ground import Box
from ostracon.screen.memory import whole
from ostracon.screen.scene import Spot
from ostracon.screen.texts import Say, unnamed


@shared
def spot(name: str, area: Box, label: str, tip: str = "", about: tuple[int, ...] = ()) -> Spot:
    return Spot(id=name, x=area.x, y=area.y, w=area.w, h=area.h, label=label, tip=tip, about=about)


# The map.


def cell_spots(view: View, say: Say) -> Iterator[Spot]:
    """Ordinary cells, oases and the Nile; construction sites are places."""
    side, version, symbols, say = view.side, view.version, view.symbols, unnamed(say)
    supplied = whole(view.row) if view.decision in SUPPLY.when else ()
    for cell, tile in enumerate(whole(view.tiles)):
        if maps.CELL_KIND[side][cell] != maps.SITE:
            about = (SUPPLY.at(supplied.index(cell)),) if cell in supplied else ()
            yield cell_spot(side, version, symbols, cell, tile, about, say)


@shared
def cell_spot(
    side: int, version: int, symbols: bool, cell: int, tile: int, about: tuple[int, ...], say: Say
) -> Spot:
    label, tip = cell_words(side, version, symbols, cell, tile, say)
    return spot(f"cell-{cell}", cell_box(cell), label, tip, about)


def cell_words(side: int, version: int, symbols: bool, cell: int, tile: int, say: Say) -> tuple[str, str]:
    name, kind = cell_name(cell, say), maps.CELL_KIND[side][cell]
    if kind == maps.OASIS:
        tip = say("oasis-tip", gains=oasis_gains(version, say))
        return say("cell-oasis", cell=name), map_tip(side, tip, say)
    if kind == maps.NILE:
        index = maps.TRACK_CELL.index(cell)
        tip = say("nile-tip", index=index)
        tip = f"{tip}\n{say('palm-tip')}" if index in maps.PALMS else tip
        return say("cell-nile", cell=name), map_tip(side, tip, say)
    if tile != NO_TILE:
        label = say("tile-on", cell=name, tile=tile_name(tile, say))
        return label, tile_tip(version, tile, say)
    half = say(f"display-{box.DISPLAY_IDS[maps.CELL_DISPLAY[side][cell]]}")
    return say("cell-empty", cell=name), say("cell-half", half=half) if symbols else say("cell-empty-tip")


def place_spots(view: View, say: Say) -> Iterator[Spot]:
    """Construction sites."""
    highest, names = highest_allowed(view), [say(f"seat-{seat}") for seat in range(view.players)]
    for k, place in enumerate(whole(view.places)):
        player = names[place.owner] if place.owner >= 0 else ""
        yield place_spot(k, place, player, highest, place_about(view, k, place.cell), unnamed(say))


@shared
def place_spot(k: int, place: PlaceView, player: str, highest: int, about: tuple[int, ...], say: Say) -> Spot:
    label, tip = site_words(place, player, highest, say)
    return spot(f"place-{k}", cell_box(place.cell), label, tip, about)


def crew_spots(view: View, say: Say) -> Iterator[Spot]:
    """A crew is the lower half of its place."""
    seat = stock_seat(view)
    legal = whole(view.legal)
    for k, place in enumerate(whole(view.places)):
        if place.owner == seat:
            yield crew_spot(k, place.cell, place.workers, unnamed(say))
        elif MAKE_ROOM.at(k) in legal:
            player = say(f"seat-{place.owner}")
            words = say("partners-crew", cell=cell_name(place.cell, say), count=place.workers, player=player)
            yield spot(
                f"crew-{k}", spaces.crew_box(place.cell), words, say("partners-crew-tip", player=player)
            )


@shared
def crew_spot(k: int, cell: int, count: int, say: Say) -> Spot:
    """A crew of the viewer's own."""
    words = say("crew-label", cell=cell_name(cell, say), count=count)
    return spot(f"crew-{k}", spaces.crew_box(cell), words, say("crew-tip"))


def place_about(view: View, k: int, cell: int) -> tuple[int, ...]:
    """What a click on a place could mean: first what the open decision asks for."""
    meant: tuple[int, ...] = ()
    if view.decision == Decision.PLACE_TILE:
        meant = (PLACE.at(cell),)
    elif view.decision == Decision.CHOOSE_SITE:
        meant = tuple(
            SITE.at(step)
            for step in range(maps.STEPS)
            if maps.WAY_PLACE[view.side][view.placed][2 * step] == k
        )
    elif view.decision == Decision.MOVE_WORKER:
        start = view.waiting[0]
        meant = tuple(
            WORKER.at(way) for way in range(maps.DIRECTIONS) if maps.WAY_PLACE[view.side][start][way] == k
        )
    return (*meant, BUILD.at(k), BUY_WORKER.at(k))


def row_spots(view: View, say: Say) -> Iterator[Spot]:
    """A handle for each of the four rows, at the tile just placed."""
    if view.decision != Decision.CHOOSE_ROW:
        return
    for row in view.rows:
        at = handle_at(view, row.axis)
        name = maps.AXIS_IDS[row.axis]
        yield Spot(
            id=f"row-{name}",
            x=at.x - 27,
            y=at.y - 27,
            w=54,
            h=54,
            label=say(f"row-label-{name}"),
            shape="round",
            tip=row_gains(row, say),
            lights=tuple(f"cell-{cell}" for cell in row.cells),
            about=(ROW.at(row.axis),),
        )


def worker_spots(view: View, say: Say) -> Iterator[Spot]:
    """The waiting worker that is asked about; others wait for their turn."""
    if view.decision == Decision.MOVE_WORKER:
        cell = view.waiting[0]
        label = say("waiting-label", cell=cell_name(cell, say))
        yield spot("waiting", cell_box(cell), label, say("waiting-tip"), (WORKER.at(BACK),))


# Beside the map.


def pile_spots(view: View, say: Say) -> Iterator[Spot]:
    for pile in range(box.PILES):
        label, tip = pile_words(pile, whole(view.piles[pile]), unnamed(say))
        yield spot(f"pile-{pile}", spaces.pile_box(pile), label, tip)
        words = say("peek-label", pile=pile + 1, gold=box.PEEK_PRICE)
        yield spot(f"peek-{pile}", spaces.look_box(pile), words, say("peek-tip"))


def display_spots(view: View, say: Say) -> Iterator[Spot]:
    """The two displays: which tiles have not been seen yet."""
    tip = unseen_words(whole(view.unseen), unnamed(say)) or say("pile-gone-tip")
    for display, area in enumerate(spaces.DISPLAYS):
        label = say(f"display-title-{box.DISPLAY_IDS[display]}")
        yield spot(f"display-{display}", area, label, tip)


def take_spots(view: View, say: Say) -> Iterator[Spot]:
    if view.decision != Decision.TAKE_TILE or view.peeked < 0:
        return
    for index, kind in enumerate(view.piles[view.peeked].tiles):
        if kind < 0:
            continue
        at = spaces.tray_at(index, len(view.piles[view.peeked].tiles))
        half = 48 * at.scale
        area = Box(at.x - half, at.y - half, 2 * half, 2 * half)
        tip = tile_tip(view.version, kind, say)
        yield spot(f"take-{index}", area, tile_name(kind, say), tip)


def stock_spots(view: View, say: Say) -> Iterator[Spot]:
    """The stock: hand, gold, reserve, storages."""
    seat = stock_seat(view)
    own = seat == view.seat
    player = say(f"seat-{seat}")
    hand, half = view.hands[seat], 50 * spaces.HAND.scale
    area = Box(spaces.HAND.x - half, spaces.HAND.y - half, 2 * half, 2 * half)
    if not hand.held:
        label, tip = say("hand-empty", player=player), ""
    elif hand.tile < 0:
        label, tip = say("hand-hidden", player=player), ""
    else:
        label = say("hand-tile", player=player, tile=tile_name(hand.tile, say))
        tip = tile_tip(view.version, hand.tile, say)
        if view.symbols:
            tip += "\n" + say("hand-half", half=say(f"display-{box.DISPLAY_IDS[hand.display]}"))
    yield spot("hand", area, label, tip)
    label = say("gold-label", player=player, count=view.gold[seat])
    yield spot("purse", spaces.PURSE, label, gold_tip(view, say), (DISCARD_GOLD.first,) if own else ())
    label = say("reserve-label", player=player, count=view.reserve[seat])
    about = reserve_about(len(view.places)) if own else ()
    yield spot("reserve", spaces.RESERVE, label, say("reserve-tip"), about)
    blocks = whole(view.blocks[seat])
    tip = say("store-tip", blocks=blocks_words(blocks, say))
    for storage, count in enumerate(blocks):
        yield store_spot(storage, count, tip, own, unnamed(say))


@shared
def store_spot(storage: int, count: int, tip: str, own: bool, say: Say) -> Spot:
    label = say("gain-blocks", count=count, colour=say(f"storage-{box.STORAGE_IDS[storage]}"))
    about = exchange_about(storage) if own else ()
    return spot(f"store-{box.STORAGE_IDS[storage]}", spaces.store_box(storage), label, tip, about)


@cache
def reserve_about(places: int) -> tuple[int, ...]:
    """Every action that takes workers from the reserve or brings them back."""
    return tuple(verb.at(k) for verb in (BUY_WORKER, RECALL, MAKE_ROOM) for k in range(places))


@cache
def exchange_about(storage: int) -> tuple[int, ...]:
    """Every exchange with a block of a storage."""
    return tuple(
        EXCHANGE.at(pair) for pair in range(PAIRS) if storage in (PAIR_FIRST[pair], PAIR_SECOND[pair])
    )


def supply_spots(view: View, say: Say) -> Iterator[Spot]:
    counts = (view.block_supply, view.gold_supply, sum(view.bases))
    for index, name in enumerate(spaces.SUPPLIES):
        label = say(f"supply-{name}-label", count=counts[index])
        yield spot(f"supply-{name}", spaces.supply_box(index), label, say(f"supply-{name}-tip"))


def level_spots(view: View, say: Say) -> Iterator[Spot]:
    """The pieces of level 1, by which a pyramid gets its colour."""
    row = spaces.level_row(1)
    for colour in range(box.COLOURS):
        at = spaces.first_level_at(colour)
        label = say(
            "level-1-left", colour=say(f"colour-{box.COLOUR_IDS[colour]}"), count=view.first_levels[colour]
        )
        area = Box(at.x - 18.8, row.y - 2, 37.6, row.h + 2)
        yield spot(f"found-{box.COLOUR_IDS[colour]}", area, label, say("found-tip"), (COLOUR.at(colour),))


def track_spots(view: View, say: Say) -> Iterator[Spot]:
    """The offering track, and one's own boat."""
    if view.version >= 2:
        lanes = Lanes(spaces.offerings_box(view.version), view.players)
        label = say("track-offerings")
        tip = say("offerings-tip", gold=box.OFFERING_PRICE)
        yield spot("offerings", lanes.box, label, tip)
    if view.version == 3:
        yield spot("oases", spaces.OASES_BOX, say("track-oases"), say("oases-tip"))
    else:
        yield spot("forecast", spaces.forecast_box(view.version), say("track-forecast"), say("forecast-tip"))
    if view.side == maps.NILE_SIDE and view.seat >= 0:
        at = spaces.berth_at(maps.TRACK_CELL[view.boat[view.seat]], view.seat, view.players)
        half = max(20.0, 46 * at.scale)
        area = Box(at.x - half, at.y - half, 2 * half, 2 * half)
        tip = say("boat-tip")
        if view.boat[view.seat] < maps.LAST_BERTH:
            tip += "\n" + say("boat-buy", gold=box.BOAT_PRICE)
        yield spot("boat", area, boat_words(view, view.seat, say), tip)


def card_spots(view: View, say: Say) -> Iterator[Spot]:
    if view.version < 3:
        return
    for card in range(box.CARDS):
        at = spaces.card_at(card)
        label, tip = card_words(view, card, say)
        area = Box(at.x - 36 * at.scale, at.y - 50 * at.scale, 72 * at.scale, 100 * at.scale)
        yield spot(f"card-{card}", area, label, tip)


SPOTS = (
    cell_spots,
    place_spots,
    crew_spots,
    display_spots,
    pile_spots,
    stock_spots,
    supply_spots,
    level_spots,
    track_spots,
    card_spots,
    row_spots,
    take_spots,
    worker_spots,
)
