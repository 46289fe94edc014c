"""Terra Pyramides' state: one record of small integers (RULES 4.1)."""

from __future__ import annotations

from ostracon.games.terra_pyramides import components as box
from ostracon.games.terra_pyramides import maps
from ostracon.games.terra_pyramides.vocabulary import Part
from ostracon.kernel.layout import Record, i8, i16, i64

NOBODY = -1
NO_TILE = -1
NO_COLOUR = -1
NO_CARD = -1
NONE = -1  # no cell, no place, no pile

# Result of a mission.
UNDECIDED, WON, LOST = range(3)


class State(Record):
    """A position of Terra Pyramides."""

    mode: int = i8()  # option: 0 = competitive, 1 = cooperative
    version: int = i8()  # option: 0 = base game, 1 = Horus, 2 = Nile
    symbols: int = i8()  # option: 1 = Sphinx and scarab halves
    face_up_piles: int = i8()  # option: 1 = four piles show their top tile
    mission: int = i8()  # option: 1..3; 0 = none
    steps_rule: int = i8()  # option: 0 = forced, 1 = free
    start_player: int = i8()  # option: 0 = random, 1 + seat = given

    side: int = i8()  # board side: 0 = desert, 1 = Nile
    start_seat: int = i8()  # who began
    turns_taken: list[int] = i8(box.MOST_PLAYERS)  # finished turns per player: [3, 3, 2, 2]
    result: int = i8()  # of a mission: UNDECIDED, WON, LOST

    tile: list[int] = i8(maps.CELLS)  # kind of tile per cell, -1 none
    facing: list[int] = i8(maps.CELLS)  # where its steps point: 0..3 = N, E, S, W; -1 no tile
    vacant: list[int] = i64(
        maps.CELL_WORDS
    )  # ordinary cells without a tile, a bit per cell, WORD_CELLS to a word

    base_value: list[int] = i8(
        maps.PLACE_NUMBERS
    )  # value of the base per place, 0 where the site has none: [0, 3, 0, ...]
    level: list[int] = i8(maps.PLACE_NUMBERS)  # levels built per place, 0..5
    colour: list[int] = i8(maps.PLACE_NUMBERS)  # colour of the pyramid, -1 below level 1
    owner: list[int] = i8(maps.PLACE_NUMBERS)  # whose workers stand there, -1 nobody's
    workers: list[int] = i8(maps.PLACE_NUMBERS)  # how many, 0..3
    # The same as sets of places, a bit per place number.
    free_bases: int = i64()  # a base without workers
    owned: list[int] = i64(box.MOST_PLAYERS)  # places with workers, per player
    crewed: int = i64()  # three workers
    finished: int = i64()  # the highest level that may be built
    guarded: int = i64()  # pyramids with a single worker, who must stay

    bases: list[int] = i8(box.BASES)  # the pile of bases, its top last
    bases_left: int = i8()
    piles: list[list[int]] = i8(
        box.PILES, box.LARGEST_PILE
    )  # kinds of tiles, the top last; removed piles keep theirs: [[3, 0, 17], ...]
    pile_count: list[int] = i8(box.PILES)  # tiles in each pile
    open_piles: int = i64()  # bit per pile that is still in the game
    pile_known: list[int] = i8(box.PILES)  # bit per seat that knows the pile's tiles in order

    hand: list[int] = i8(box.MOST_PLAYERS)  # kind of tile per player, -1 none
    hand_pile: list[int] = i8(box.MOST_PLAYERS)  # the pile it came from
    hand_known: list[int] = i8(box.MOST_PLAYERS)  # bit per seat that knows it
    reserve: list[int] = i8(box.MOST_PLAYERS)  # workers at home: [14, 12, ...]
    gold: list[int] = i8(box.MOST_PLAYERS)
    blocks: list[list[int]] = i8(
        box.MOST_PLAYERS, box.STORAGES
    )  # per player and storage pyramid, white last: [[1, 0, 0, 2, 0, 0, 1], ...]
    block_count: list[int] = i8(box.MOST_PLAYERS)  # blocks of all colours
    tips: list[int] = i8(box.MOST_PLAYERS)  # level-5 pieces per player; missions: the common stock is entry 0
    horus: list[int] = i16(box.MOST_PLAYERS)  # space on the Horus track (V2, V3)
    offerings: list[int] = i16(box.MOST_PLAYERS)  # points on the offering track (V2, V3)
    oases: list[int] = i16(box.MOST_PLAYERS)  # points on the oasis track (V3)
    boat: list[int] = i8(box.MOST_PLAYERS)  # index on the Nile, 0..19 (V3)
    arrival: list[int] = i16(
        box.MOST_PLAYERS
    )  # stamp of the boat's arrival on its cell; smaller came earlier
    strategy: list[int] = i8(box.MOST_PLAYERS)  # strategy card bought, -1 none (V3)

    gold_supply: int = i8()
    block_supply: int = i8()
    first_levels: list[int] = i8(box.COLOURS)  # level-1 pieces per colour: [3, 3, 3, 3, 3, 3]
    levels: list[int] = i8(box.MAX_LEVEL)  # pieces of levels 2 to 4 at their own index: [0, 0, 10, 8, 8]
    cards: int = i8()  # bit per strategy card on display
    arrivals: int = i16()  # boat moves so far

    # The turn.
    placed: int = i8()  # cell of the tile placed this turn, -1 before
    axis: int = i8()  # axis of the row chosen, -1 before
    waiting: int = i16()  # workers on tiles of the row, a bit per position in it
    stones: int = i16()  # blocks on tiles of the row, likewise; they leave with the activation
    first_base: int = i8()  # the first free base entered this turn, -1 none
    peeked: int = i8()  # TAKE_TILE: the pile being looked through, -1 none
    building: int = i8()  # CHOOSE_COLOUR: the place, -1 none
    return_to: int = i8()  # CHOOSE_COLOUR: the decision that goes on afterwards
    way: list[int] = i8(
        maps.DIRECTIONS
    )  # MOVE_WORKER: the place that the worker reaches per direction, -1 none
    reached: int = i64()  # MOVE_WORKER: those places, a bit per place

    points: list[list[int]] = i16(
        box.MOST_PLAYERS, len(Part)
    )  # final count per player and category; the Horus track is `horus`

    scratch: list[int] = i8(box.MOST_TILES)  # working space of redeal, 0 between calls
    tally: list[int] = i8(max(box.TILE_KINDS, box.HIGHEST_BASE + 1))  # likewise
