"""Terra Pyramides' printed figures as constants for the rules, from `components.toml`. The board: maps.py."""

from __future__ import annotations

from pathlib import Path

from ostracon.games.terra_pyramides.figures import Figures, Tile
from ostracon.kernel.components import expect, load

COMPONENTS = load("terra_pyramides", Path(__file__).parent, Figures)
_data = COMPONENTS.data

# Versions and modes as they stand in the state: indices of the option's values.
VERSIONS = _data.options.version.values
V1, V2, V3 = range(3)
COMPETITIVE, COOPERATIVE = range(2)
FORCED, FREE = range(2)  # steps_rule
COMPETITIVE_COUNTS = _data.options.mode.players.competitive
COOPERATIVE_COUNTS = _data.options.mode.players.cooperative
PLAYER_COUNTS = tuple(sorted({*COMPETITIVE_COUNTS, *COOPERATIVE_COUNTS}))
MOST_PLAYERS = max(PLAYER_COUNTS)

COLOUR_IDS = _data.colours.order
COLOURS = len(COLOUR_IDS)
WHITE = COLOURS  # the joker's storage comes after the six colours
STORAGE_IDS = (*COLOUR_IDS, _data.colours.joker)
STORAGES = len(STORAGE_IDS)

GOLD = _data.material.gold
BLOCKS = _data.material.stone_blocks

GOLD_LIMIT = _data.limits.gold_end_of_turn
BLOCK_LIMIT = _data.limits.blocks_end_of_turn
CREW = _data.limits.workers_per_place  # most workers on a place, and what a level needs
MAX_LEVEL = _data.limits.max_level

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
DISPLAY = tuple(SPHINX if pile in _data.piles.sphinx else SCARAB for pile in range(PILES))
PILE_SIZE = _data.piles.size.all()
LARGEST_PILE = max(PILE_SIZE)
REMOVAL = tuple(counts.all() for counts in _data.piles.removal.all())
MISSION_REMOVAL = _data.piles.removal.cooperative
START_PILES = _data.piles.setup.start_tiles_from
FACE_UP = tuple(int(pile in _data.piles.setup.face_up) for pile in range(PILES))

_levels = sorted(_data.pyramid.level, key=lambda entry: entry.level)
LEVEL_VALUE = (0, *(entry.value for entry in _levels))
LEVEL_BLOCKS = (0, *(entry.blocks for entry in _levels))
LEVEL_PIECES = (0, *(entry.pieces for entry in _levels))  # level 1 comes in colours, level 5 are the tips
FIRST_LEVEL_PIECES = _levels[0].pieces_per_colour
TIPS_EACH = _levels[-1].pieces_per_player
ALL_TIPS = _data.pyramid.tips_total

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


def _label(tile: Tile) -> str:
    """The name of a face in the texts: wb-red, ee, f3; "other" for a face that only a corrected file has."""
    letters = (
        "W" * tile.worker + "E" * tile.eyes + "F" * tile.offerings + "O" * tile.oasis + "B" * bool(tile.block)
    )
    letters = {"FFF": "F3", "FF": "F2", "WO": "OW"}.get(letters, letters)
    colour = f"-{tile.block}" if tile.block else ""
    return (
        f"{letters.lower()}{colour}"
        if letters in ("W", "EE", "WE", "F3", "F2", "OW", "B", "WB", "EB", "FB", "OB")
        else "other"
    )


TILE_LABELS = tuple(_label(tile) for tile in _tiles)

COIN_EVERY = _data.tracks.horus.gold_every
COIN_GOLD = _data.tracks.horus.gold_gain

# What a symbol gives, by version.
EYE_GOLD = tuple(gain.gold for gain in _data.effects.eye.all())
EYE_HORUS = tuple(gain.horus for gain in _data.effects.eye.all())
OASIS_GOLD = tuple(gain.gold for gain in _data.effects.printed_oasis.all())
OASIS_POINTS = tuple(gain.oasis for gain in _data.effects.printed_oasis.all())

CARD_IDS = tuple(card.id for card in _data.strategy.card)
CARDS = len(CARD_IDS)
CARD_OFFERINGS, CARD_EYES, CARD_OASIS, CARD_NILE, CARD_HIGHEST, CARD_COUNT = (
    CARD_IDS.index(name) for name in ("offerings", "eyes", "oasis", "nile", "highest", "count")
)
GOAL_OWNED = _data.strategy.owned_and_met
GOAL_MET = _data.strategy.met_not_owned
LEAST_HORUS = _data.strategy.minimum_horus

NO_MISSION, MISSION_TIPS, MISSION_POINTS, MISSION_COLOURS = range(4)
_tips, _points, _colours = _data.missions.list
TIPS_LEVEL = _tips.level
TIPS_GOAL = _tips.count
POINTS_GOAL = _points.points + 1  # "more than"
COLOURS_LEVEL = _colours.level
COLOURS_GOAL = _colours.count
COLOURS_CAP = _colours.level_cap

# Numbers of actions: a corrected file may need more than the fixed list, never fewer.
PILE_POSITIONS = max(LARGEST_PILE, _data.actions.TAKE)
LEAST_PLACES = _data.actions.BUILD
LEAST_ROW = _data.actions.SUPPLY

BLOCK_POINTS = _data.scoring.points_per_block
GOLD_POINTS = _data.scoring.points_per_gold


def validate() -> None:
    """Refuse a corrected file whose counts, totals or ids do not fit together. The maps: maps.validate."""
    totals = _data.tiles.totals
    for number, wanted in enumerate((totals.set1, totals.set2, totals.set3), start=1):
        found = sum(count for count, tile_set in zip(TILE_COUNT, TILE_SET, strict=True) if tile_set == number)
        expect(found == wanted, f"the tiles of set {number} add up to {found}, not {wanted}")
    for version in (V1, V2, V3):
        tiles = sum(
            count for count, tile_set in zip(TILE_COUNT, TILE_SET, strict=True) if tile_set <= version + 1
        )
        expect(
            tiles == PILES * PILE_SIZE[version],
            f"{tiles} tiles of version {version + 1} do not make {PILES} piles of {PILE_SIZE[version]}",
        )
    expect(len(set(TILE_IDS)) == TILE_KINDS, "two tiles have the same id")
    for tile in _tiles:
        _validate_tile(tile)
    expect(_data.material.bases == BASES, f"the bases add up to {BASES}, not {_data.material.bases}")
    expect(all(value > 0 for value in BASE_VALUES), "a base needs a value from 1 on")
    expect(len(_levels) == MAX_LEVEL, f"{len(_levels)} pyramid levels are listed, not {MAX_LEVEL}")
    for entry in _levels:
        expect(entry.workers == CREW, f"level {entry.level} needs {CREW} workers like every place holds")
    expect(
        _levels[0].pieces == FIRST_LEVEL_PIECES * COLOURS,
        f"level 1 has {_levels[0].pieces} pieces, which is not {FIRST_LEVEL_PIECES} in {COLOURS} colours",
    )
    expect(TIPS_EACH * MOST_PLAYERS == ALL_TIPS, f"{ALL_TIPS} tips are not {TIPS_EACH} for each player")
    expect(len(set(START_PILES)) == len(START_PILES), "the start tiles come from different piles")


def _validate_tile(tile: Tile) -> None:
    name = tile.id
    expect(tile.set in (1, 2, 3), f"tile {name} belongs to set {tile.set}; choose 1, 2 or 3")
    expect(tile.worker in (0, 1), f"tile {name} shows {tile.worker} workers; 0 or 1 are possible")
    expect(tile.oasis in (0, 1), f"tile {name} shows {tile.oasis} oases; 0 or 1 are possible")
    expect(tile.eyes >= 0 and tile.offerings >= 0, f"tile {name} shows a negative number of symbols")
    expect(tile.block in ("", *COLOUR_IDS), f"tile {name} has a block of no known colour: {tile.block!r}")


validate()
