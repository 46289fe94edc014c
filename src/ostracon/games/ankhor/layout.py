"""Ankh'or's state: one record of small integers (RULES 4.1).

A domain is kept in its window (RULES 4.7): rows and columns 0 to 14, the base's box centred, row 0 at the
bottom. A tile has a number in its domain, given in the order of purchase and kept when it is relocated;
sets of tiles are bits by that number. Its *place* is a point of a grid twice as fine, so that a first-floor
tile has one too: place = 2y * HALF_ROW + 2x on the ground, one more in both directions on the first floor.
Two tiles are adjacent exactly when their places are two steps of that grid apart.
"""

from __future__ import annotations

from ostracon.games.ankhor import components as box
from ostracon.kernel.layout import Record, i8, i16, i64

NO_TILE = -1
NONE = -1
HALF_ROW = 32  # places from one row of the fine grid to the next
FLOOR = HALF_ROW + 1  # from a base cell to the first-floor position of the same row and column
MARGIN = 1  # fields by row have an empty row below and above the window
ROWS = box.WINDOW + 2 * MARGIN


class State(Record):
    """A position of Ankh'or."""

    start_player: int = i8()  # option: 0 = random, 1 + seat = given
    price_layout: int = i8()  # option: index of the order of 2-hole and 3-hole columns
    relocate_may_split_base: int = i8()  # option: 0 = yes, 1 = no (in the order of the option's values)

    start_seat: int = i8()  # who began the game; rounds end before this seat's turn
    taken: int = i8()  # D2: tokens taken so far in this main action
    slot_in_question: int = i8()  # D3, D4: slot being bought; -1 otherwise
    place_in_question: int = i16()  # D4: place chosen for the tile; -1 otherwise
    tile_in_question: int = i8()  # D6: number of the tile being relocated; -1 otherwise
    main_done: int = i8()  # 1 after the main action of this turn
    ankhs_taken: int = i8()  # ankhs taken in this turn, not usable yet
    extra_turn: int = i8()  # 1 when a scribe has been bought in this turn
    end_triggered: int = i8()  # 1 once the last round has been announced
    progress: int = i8()  # 1 when this turn had a purchase or a refresh
    quiet_turns: int = i8()  # completed turns since the last purchase or refresh

    price: list[list[int]] = i8(
        box.COLUMNS, box.RESOURCES
    )  # markers of each resource above each slot: [[1, 0, 0, 1, 0], ...]
    row: list[int] = i8(box.SLOTS)  # tile for sale per slot, -1 empty: [3, -1, 17, 8, -1, 30]
    draw: list[int] = i8(box.ALL_TILES)  # pile A, then pile B, each from the bottom to the top, -1 drawn
    pile_count: list[int] = i8(box.PILES)  # tiles left in each pile: [22, 27]
    removed: list[int] = i8(box.TILES)  # how many of each tile are out of the game (2 players)
    supply: list[int] = i8(box.TOKENS)  # tokens of each type beside the board: [4, 4, 3, 4, 2, 4]

    tokens: list[list[int]] = i8(
        box.MOST_PLAYERS, box.TOKENS
    )  # tokens per player and type, stock and depots together
    bonus: list[int] = i8(
        box.MOST_PLAYERS
    )  # bonus tokens per player: one for each group of five and more, and
    kept: list[list[int]] = i8(
        box.MOST_PLAYERS, box.FAMILIES
    )  # those kept beyond that by groups that have grown together, per player and colour or animal
    depots: list[list[int]] = i8(box.MOST_PLAYERS, box.RESOURCES)  # uncovered depots per player and resource

    tile_count: list[int] = i8(box.MOST_PLAYERS)  # tiles in each domain, both floors
    tile: list[list[int]] = i8(box.MOST_PLAYERS, box.MOST_TILES)  # which tile each number is
    place: list[list[int]] = i16(box.MOST_PLAYERS, box.MOST_TILES)  # where it lies, see above
    touch: list[list[int]] = i64(
        box.MOST_PLAYERS, box.MOST_TILES
    )  # bits of the tiles that are adjacent to it
    of_colour: list[list[int]] = i64(box.MOST_PLAYERS, box.RESOURCES)  # bits of the tiles of each colour
    of_animal: list[list[int]] = i64(box.MOST_PLAYERS, box.ANIMALS)  # bits of the jackals, scarabs, falcons
    upstairs: list[int] = i64(box.MOST_PLAYERS)  # bits of the first-floor tiles
    covered: list[int] = i64(box.MOST_PLAYERS)  # bits of the base tiles with a first-floor tile on them
    ground: list[list[int]] = i16(box.MOST_PLAYERS, ROWS)  # base cells in use: bit x of entry y + MARGIN
    floor: list[list[int]] = i16(box.MOST_PLAYERS, ROWS)  # first-floor positions in use, likewise
    vacant: list[list[int]] = i16(
        box.MOST_PLAYERS, ROWS
    )  # free first-floor positions on four base tiles, likewise
    vacancies: list[int] = i8(box.MOST_PLAYERS)  # how many of them
    bottom: list[int] = i8(box.MOST_PLAYERS)  # lowest row of the base
    top: list[int] = i8(box.MOST_PLAYERS)  # highest row of the base

    scratch: list[int] = i8(box.ALL_TILES)  # working space of setup and redeal, 0 between calls
    tally: list[int] = i8(box.TILES)  # working space of redeal, 0 between calls
