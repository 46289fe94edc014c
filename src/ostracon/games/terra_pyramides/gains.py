"""What a player gets: gold, steps on tracks, boat moves; rows, enclosed places (RULES 4.6, 5.3, 5.7-5.9)."""

from __future__ import annotations

from ostracon.games.terra_pyramides import components as box
from ostracon.games.terra_pyramides import maps
from ostracon.games.terra_pyramides.cells import row_cell, row_length
from ostracon.games.terra_pyramides.layout import NO_TILE, State
from ostracon.games.terra_pyramides.vocabulary import Event
from ostracon.kernel.business import left_of
from ostracon.kernel.machine import lowest_bit
from ostracon.kernel.rules import emit
from ostracon.kernel.target import rule


@rule
def gain_gold(s: State, seat: int, coins: int, event: int) -> None:
    """Take coins from the supply, as many as there are (R-11)."""
    coins = min(coins, s.gold_supply)
    if coins > 0:
        s.gold_supply -= coins
        s.gold[seat] += coins
        emit(s, event, seat, coins, 0)


@rule
def pay_gold(s: State, seat: int, coins: int) -> None:
    """Gold paid goes back to the supply at once."""
    s.gold[seat] -= coins
    s.gold_supply += coins


@rule
def gain_block(s: State, seat: int, colour: int) -> None:
    """Put a block on a storage pyramid; it has left the supply already."""
    s.blocks[seat][colour] += 1
    s.block_count[seat] += 1


@rule
def advance_horus(s: State, seat: int, steps: int) -> None:
    """Move the counter on the Horus track; every coin space reached or passed pays (RULES 5.8)."""
    if steps > 0:
        before = s.horus[seat] // box.COIN_EVERY
        s.horus[seat] += steps
        emit(s, Event.HORUS, seat, steps, s.horus[seat])
        gain_gold(s, seat, (s.horus[seat] // box.COIN_EVERY - before) * box.COIN_GOLD, Event.COINS)


@rule
def advance_offerings(s: State, seat: int, steps: int) -> None:
    """Move the marker on the offering track."""
    if steps > 0:
        s.offerings[seat] += steps
        emit(s, Event.OFFERINGS, seat, steps, s.offerings[seat])


@rule
def advance_oases(s: State, seat: int, steps: int) -> None:
    """Move the marker on the oasis track."""
    if steps > 0:
        s.oases[seat] += steps
        emit(s, Event.OASES, seat, steps, s.oases[seat])


@rule
def sail(s: State, seat: int, steps: int) -> None:
    """One move of a boat, up to the last cell; a boat that moves gets a new stamp (RULES 5.9)."""
    steps = min(steps, maps.LAST_BERTH - s.boat[seat])
    if steps > 0:
        s.boat[seat] += steps
        s.arrivals += 1
        s.arrival[seat] = s.arrivals
        emit(s, Event.BOAT, seat, steps, s.boat[seat])


@rule
def collect(s: State, seat: int, printed: int, oases: int, eyes: int, offerings: int, nile: int) -> None:
    """Oases, eyes, offerings and Nile cells, each kind completely before the next (RULES 4.6 step 5, 5.7)."""
    version = s.version
    gain_gold(s, seat, printed * box.OASIS_GOLD[version], Event.GOLD)
    if version == box.V1:
        gain_gold(s, seat, eyes * box.EYE_GOLD[version], Event.GOLD)
        return
    advance_oases(s, seat, printed * box.OASIS_POINTS[version] + oases)
    gain_gold(s, seat, eyes * box.EYE_GOLD[version], Event.GOLD)
    advance_horus(s, seat, eyes * box.EYE_HORUS[version])
    advance_offerings(s, seat, offerings)
    sail(s, seat, nile)


@rule
def activate(s: State, seat: int) -> None:
    """Activate the row: what its cells show, then its blocks (RULES 4.6 step 5). The workers follow later."""
    side = s.side
    oases = 0
    eyes = 0
    offerings = 0
    for position in range(row_length(s)):
        tile = s.tile[row_cell(s, position)]
        if tile != NO_TILE:
            oases += box.TILE_OASIS[tile]
            eyes += box.TILE_EYES[tile]
            offerings += box.TILE_OFFERINGS[tile]
    collect(
        s,
        seat,
        maps.ROW_OASES[side][s.placed][s.axis],
        oases,
        eyes,
        offerings,
        maps.ROW_NILE[side][s.placed][s.axis],
    )
    while s.stones != 0:
        position = lowest_bit(s.stones)
        s.stones &= s.stones - 1
        cell = row_cell(s, position)
        colour = box.TILE_BLOCK[s.tile[cell]]
        gain_block(s, seat, colour)
        emit(s, Event.BLOCK, seat, colour, cell)


@rule
def is_enclosed(s: State, place: int) -> bool:
    """Whether every cell around a place is occupied; the edge counts as closed (RULES 4.1)."""
    ring = maps.RING_CELLS[s.side][place]
    return s.vacant[0] & ring[0] == 0 and s.vacant[1] & ring[1] == 0 and s.vacant[2] & ring[2] == 0


@rule
def pay_enclosed(s: State, seat: int, place: int) -> None:
    """The owner of an enclosed place gets once more what the cells around it show (RULES 5.7)."""
    side = s.side
    oases = 0
    eyes = 0
    offerings = 0
    for i in range(maps.DIRECTIONS):
        cell = maps.RING_CELL[side][place][i]
        if cell == maps.NOWHERE:
            break
        tile = s.tile[cell]
        oases += box.TILE_OASIS[tile]
        eyes += box.TILE_EYES[tile]
        offerings += box.TILE_OFFERINGS[tile]
    emit(s, Event.ENCLOSED, seat, maps.SITE_CELL[side][place], 0)
    collect(s, seat, maps.RING_OASES[side][place], oases, eyes, offerings, maps.RING_NILE[side][place])


@rule
def enclose(s: State, seat: int, cell: int) -> None:
    """Pay every owned place that the tile just laid has enclosed, clockwise from the active player (R-34)."""
    around = maps.PLACES_AROUND[s.side][cell]
    if s.version == box.V1 or around == 0:
        return
    for _ in range(s.players):
        places = s.owned[seat] & around
        while places != 0:
            place = lowest_bit(places)
            places &= places - 1
            if is_enclosed(s, place):
                pay_enclosed(s, seat, place)
        seat = left_of(s, seat)
