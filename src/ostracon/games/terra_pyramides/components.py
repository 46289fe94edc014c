"""Terra Pyramides' printed figures as constants for the rules, from `components.toml`. The board: maps.py."""

from __future__ import annotations

from pathlib import Path

from ostracon.games.terra_pyramides.figures import Figures
from ostracon.kernel.components import expect, load

COMPONENTS = load("terra_pyramides", Path(__file__).parent, Figures)
_data = COMPONENTS.data

# Options as they stand in the state: indices of their values.
VERSIONS = (1, 2, 3)
V1, V2, V3 = range(3)
MODES = ("competitive", "cooperative")
COMPETITIVE, COOPERATIVE = range(2)
STEPS_RULES = ("forced", "free")
FORCED, FREE = range(2)
PLAYER_COUNTS = (1, 2, 3, 4)
FEWEST_RIVALS = 2
MOST_PLAYERS = max(PLAYER_COUNTS)

# Colours that have a name in the texts; the joker has one besides.
COLOUR_NAMES = (
    *("red", "blue", "black", "yellow", "green", "brown"),
    *("orange", "violet", "turquoise", "pink"),
)
COLOUR_IDS = tuple(entry.id for entry in _data.colours.list)
COLOURS = len(COLOUR_IDS)
WHITE = COLOURS  # the joker's storage comes after the six colours
STORAGE_IDS = (*COLOUR_IDS, _data.colours.joker)
STORAGES = len(STORAGE_IDS)

GOLD = _data.material.gold
BLOCKS = _data.material.stone_blocks

GOLD_LIMIT = _data.limits.gold_end_of_turn
BLOCK_LIMIT = _data.limits.blocks_end_of_turn
CREW = _data.limits.workers_per_place  # most workers on a place, and what a level needs

WORKER_PRICE = _data.prices.buy_worker_gold
BLOCK_PRICE = _data.prices.buy_block_gold
PEEK_PRICE = _data.prices.peek_gold
SYMBOL_PRICE = _data.prices.ignore_symbol_gold
OFFERING_PRICE = _data.prices.offering_gold
BOAT_PRICE = _data.prices.boat_gold


WORKERS = _data.workers.competitive.all()  # by number of players; the score counter is one more disc
MISSION_WORKERS = _data.workers.cooperative

PILES = _data.piles.count
SPHINX, SCARAB = range(2)
DISPLAY_IDS = ("sphinx", "scarab")
DISPLAY = tuple(SPHINX if pile < PILES // 2 else SCARAB for pile in range(PILES))
PILE_SIZE = _data.piles.size.all()
LARGEST_PILE = max(PILE_SIZE)
REMOVAL = tuple(counts.all() for counts in _data.piles.removal.all())
MISSION_REMOVAL = _data.piles.removal.cooperative
START_PILES = _data.piles.setup.start_tiles_from
FACE_UP = tuple(int(pile in _data.piles.setup.face_up) for pile in range(PILES))

MAX_LEVEL = 5
_levels = _data.pyramid.level
LEVEL_VALUE = (0, *(entry.value for entry in _levels))
LEVEL_BLOCKS = (0, *(entry.blocks for entry in _levels))
LEVEL_PIECES = (0, *(entry.pieces for entry in _levels))  # level 1 comes in colours, level 5 are the tips
FIRST_LEVEL_PIECES = _levels[0].pieces // max(1, COLOURS)
ALL_TIPS = _levels[-1].pieces
TIPS_EACH = ALL_TIPS // MOST_PLAYERS

BASE_VALUES = tuple(entry.value for entry in _data.bases.list)
BASE_COUNTS = tuple(entry.count for entry in _data.bases.list)
BASES = sum(BASE_COUNTS)
HIGHEST_BASE = max(BASE_VALUES)

_tiles = _data.tiles.list
TILE_IDS = tuple(tile.id for tile in _tiles)
TILE_KINDS = len(TILE_IDS)
TILE_SET = tuple(tile.set for tile in _tiles)
TILE_COUNT = tuple(tile.count for tile in _tiles)
TILE_WORKER = tuple(tile.worker for tile in _tiles)
TILE_EYES = tuple(tile.eyes for tile in _tiles)
TILE_BLOCK = tuple(COLOUR_IDS.index(tile.block) if tile.block in COLOUR_IDS else -1 for tile in _tiles)
TILE_OFFERINGS = tuple(tile.offerings for tile in _tiles)
TILE_OASIS = tuple(tile.oasis for tile in _tiles)
MOST_TILES = PILES * LARGEST_PILE


MOST_SYMBOLS = 4  # that a tile has room for

COIN_EVERY = _data.tracks.horus.gold_every
COIN_GOLD = _data.tracks.horus.gold_gain

# What a symbol gives, by version.
EYE_GOLD = tuple(gain.gold for gain in _data.effects.eye.all())
EYE_HORUS = tuple(gain.horus for gain in _data.effects.eye.all())
OASIS_GOLD = tuple(gain.gold for gain in _data.effects.printed_oasis.all())
OASIS_POINTS = tuple(gain.oasis for gain in _data.effects.printed_oasis.all())

CARD_IDS = ("offerings", "eyes", "oasis", "nile", "highest", "count")
CARDS = len(CARD_IDS)
CARD_OFFERINGS, CARD_EYES, CARD_OASIS, CARD_NILE, CARD_HIGHEST, CARD_COUNT = range(CARDS)
GOAL_OWNED = _data.strategy.owned_and_met
GOAL_MET = _data.strategy.met_not_owned
LEAST_HORUS = _data.strategy.minimum_horus

MISSIONS = (0, 1, 2, 3)
NO_MISSION, MISSION_TIPS, MISSION_POINTS, MISSION_COLOURS = range(4)
_tips, _points, _colours = _data.missions.list
TIPS_LEVEL = _tips.level
TIPS_GOAL = _tips.count
POINTS_GOAL = _points.points + 1  # "more than"
COLOURS_LEVEL = _colours.level
COLOURS_GOAL = _colours.count
COLOURS_CAP = _colours.level  # no pyramid of this mission rises above it

# Action numbers of the printed game: a corrected file may need more, never fewer.
PILE_POSITIONS = max(LARGEST_PILE, 8)
LEAST_PLACES = 22
LEAST_ROW = 8

BLOCK_POINTS = _data.scoring.points_per_block
GOLD_POINTS = _data.scoring.points_per_gold


def validate() -> None:
    """Refuse a corrected file whose counts, totals or ids do not fit together. The maps: maps.validate."""
    _validate_colours()
    _validate_tiles()
    _validate_piles()
    _validate_pyramids()
    most = max(*WORKERS, MISSION_WORKERS) + _data.workers.counters
    expect(
        most <= _data.material.workers_per_colour,
        f"workers: a player needs {most} discs, and there are {_data.material.workers_per_colour} of a colour",
    )
    expect(_data.material.bases == BASES, f"bases: they add up to {BASES}, not {_data.material.bases}")
    expect(len(set(BASE_VALUES)) == len(BASE_VALUES), "bases: two entries have the same value")
    expect(all(0 < value < 100 for value in BASE_VALUES), "bases: a value from 1 to 99 is possible")
    expect(COIN_EVERY > 0, "tracks.horus.gold_every is a number from 1 on")
    goals = (TIPS_LEVEL, COLOURS_LEVEL)
    expect(
        all(0 < level <= MAX_LEVEL for level in goals), f"missions: a level from 1 to {MAX_LEVEL} is possible"
    )
    expect(TIPS_GOAL * (TIPS_LEVEL == MAX_LEVEL) <= ALL_TIPS, f"missions: there are {ALL_TIPS} tips")
    expect(COLOURS_GOAL <= COLOURS, f"missions: there are {COLOURS} colours")


def _validate_colours() -> None:
    for entry in COLOUR_IDS:
        expect(
            entry in COLOUR_NAMES,
            f"colours: {entry!r} has no name here; choose from {', '.join(COLOUR_NAMES)}",
        )
    expect(len(set(COLOUR_IDS)) == COLOURS, "colours: a colour is listed twice")
    expect(1 <= COLOURS <= 6, f"colours: {COLOURS} are listed; from 1 to 6 are possible")
    expect(STORAGE_IDS[WHITE] == "white", "colours: the joker is white")


def _validate_tiles() -> None:
    expect(len(set(TILE_IDS)) == TILE_KINDS, "tiles: two have the same id")
    for tile in _tiles:
        name = f"tiles.list[{tile.id}]"
        expect(tile.set in (1, 2, 3), f"{name}: set {tile.set} does not exist; choose 1, 2 or 3")
        expect(tile.count >= 0, f"{name}: a negative count")
        expect(tile.worker in (0, 1), f"{name}: {tile.worker} workers; 0 or 1 are possible")
        expect(min(tile.eyes, tile.offerings, tile.oasis) >= 0, f"{name}: a negative number of symbols")
        expect(
            tile.block in ("", *COLOUR_IDS),
            f"{name}: no colour {tile.block!r}; choose from {', '.join(COLOUR_IDS)}, or nothing",
        )
        symbols = tile.worker + tile.eyes + tile.offerings + tile.oasis + bool(tile.block)
        expect(
            symbols <= MOST_SYMBOLS, f"{name}: {symbols} symbols; a tile has room for up to {MOST_SYMBOLS}"
        )
        early = (tile.set == 1 and (tile.offerings or tile.oasis)) or (tile.set == 2 and tile.oasis)
        expect(not early, f"{name}: offerings come with set 2, oases with set 3")
    totals = _data.tiles.totals
    for number, wanted in enumerate((totals.set1, totals.set2, totals.set3), start=1):
        found = sum(count for count, tile_set in zip(TILE_COUNT, TILE_SET, strict=True) if tile_set == number)
        expect(found == wanted, f"tiles: those of set {number} add up to {found}, not {wanted}")


def _validate_piles() -> None:
    expect(PILES % 2 == 0 and 2 <= PILES <= 8, f"piles.count is {PILES}; 2, 4, 6 or 8 are possible")
    for version in (V1, V2, V3):
        tiles = sum(
            count for count, tile_set in zip(TILE_COUNT, TILE_SET, strict=True) if tile_set <= version + 1
        )
        size = PILE_SIZE[version]
        expect(
            tiles == PILES * size,
            f"piles.size: {tiles} tiles of version {version + 1} do not make {PILES} piles of {size}",
        )
        gone = REMOVAL[version][FEWEST_RIVALS:] + (MISSION_REMOVAL,) * (version == V1)
        expect(
            all(0 <= count < size - 1 for count in gone),
            f"piles.removal: of {size} tiles from 0 to {size - 2} can be left",
        )
    named = (*START_PILES, *_data.piles.setup.face_up)
    expect(all(0 <= pile < PILES for pile in named), f"piles.setup: piles are numbered from 0 to {PILES - 1}")
    expect(
        len(set(START_PILES)) == len(START_PILES), "piles.setup: the start tiles come from different piles"
    )


def _validate_pyramids() -> None:
    expect(
        [entry.level for entry in _levels] == list(range(1, MAX_LEVEL + 1)),
        f"pyramid.level: the levels are 1 to {MAX_LEVEL}, in this order",
    )
    expect(
        all(entry.blocks > 0 and 0 <= entry.pieces < 100 for entry in _levels),
        "pyramid.level: a level costs a block or more, and there are up to 99 pieces of it",
    )
    expect(
        _levels[0].pieces == FIRST_LEVEL_PIECES * COLOURS,
        f"pyramid.level: {_levels[0].pieces} pieces of level 1 are not the same number in {COLOURS} colours",
    )
    expect(
        TIPS_EACH * MOST_PLAYERS == ALL_TIPS,
        f"pyramid.level: {ALL_TIPS} tips are not the same number for {MOST_PLAYERS} players",
    )


validate()
