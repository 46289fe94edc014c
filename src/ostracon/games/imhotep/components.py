"""Imhotep's printed figures as constants for the rules, from `components.toml`."""

from __future__ import annotations

from pathlib import Path

from ostracon.games.imhotep.figures import Figures
from ostracon.kernel.components import expect, load

COMPONENTS = load("imhotep", Path(__file__).parent, Figures)
_data = COMPONENTS.data

SITE_IDS = ("market", "pyramid", "temple", "burial_chamber", "obelisks")
SITES = len(SITE_IDS)
MARKET, PYRAMID, TEMPLE, BURIAL_CHAMBER, OBELISKS = range(SITES)

CARD_IDS = (
    "entrance",
    "sarcophagus",
    "paved_path",
    "pyramid_decoration",
    "temple_decoration",
    "burial_chamber_decoration",
    "obelisk_decoration",
    "statue",
    "lever",
    "hammer",
    "sail",
    "chisel",
)
CARDS = len(CARD_IDS)
(
    ENTRANCE,
    SARCOPHAGUS,
    PAVED_PATH,
    PYRAMID_DECORATION,
    TEMPLE_DECORATION,
    BURIAL_CHAMBER_DECORATION,
    OBELISK_DECORATION,
    STATUE,
    LEVER,
    HAMMER,
    SAIL_CARD,
    CHISEL,
) = range(CARDS)
RED, GREEN, PURPLE, BLUE = range(4)
CARD_COLOUR = (RED, RED, RED, GREEN, GREEN, GREEN, GREEN, PURPLE, BLUE, BLUE, BLUE, BLUE)
CARD_SITE = (PYRAMID, BURIAL_CHAMBER, OBELISKS, PYRAMID, TEMPLE, BURIAL_CHAMBER, OBELISKS, -1, -1, -1, -1, -1)
BLUE_IDS = CARD_IDS[LEVER:]
PYRAMID_IDS = ("left", "middle", "right")


def validate_names() -> None:
    """Refuse a corrected file that lacks a card or pyramid, has another, or has them in another order."""
    ids = tuple(card.id for card in _data.market_card)
    expect(ids == CARD_IDS, f"market_card must list exactly these, in this order: {', '.join(CARD_IDS)}")
    ids = tuple(pyramid.id for pyramid in _data.pyramid.B.pyramid)
    expect(ids == PYRAMID_IDS, "pyramid.B.pyramid must list exactly left, middle and right, in this order")
    expect(_data.game.players == (2, 3, 4), "game.players must be [2, 3, 4]")
    expect(_data.game.ships_per_round == 4, "game.ships_per_round must be 4: the game needs four ships")
    expect(_data.market.card_spaces == 4, "market.card_spaces must be 4: the board has four card spaces")
    expect(_data.market.face_down_cards == 2, "market.face_down_cards must be 2: one of a pair is kept")
    expect(_data.market_card[CHISEL].place == 2, "market_card[chisel].place must be 2: two stones are placed")


validate_names()

ROUNDS = _data.game.rounds
SHIPS = _data.game.ships_per_round
PLAYER_COUNTS = _data.game.players
FEWEST_PLAYERS = min(PLAYER_COUNTS)
MOST_PLAYERS = max(PLAYER_COUNTS)

SLED_LIMIT = _data.sled.capacity
GET_AMOUNT = _data.supply.get_stones_amount
STONES_EACH = _data.supply.stones_per_player
START_SLED = _data.supply.start_sled_by_turn_position

SLOTS = 4  # of the largest ship
MINIMUM_LOAD = tuple(
    {t.capacity: t.minimum_load for t in _data.ship_type}.get(c, 0) for c in range(SLOTS + 1)
)

ROUND_CARDS_EACH = _data.totals.round_cards_per_player_count
ROUND_CARDS = tuple(  # by player count (2, 3, 4): seven cards of four ships, the largest first
    tuple(tuple(sorted(card.ships, reverse=True)) for card in _data.round_card if card.heads == heads)
    for heads in PLAYER_COUNTS
)

CARD_COUNT = tuple(card.count for card in _data.market_card)
DECK_SIZE = sum(CARD_COUNT)
STONES_PER_POINT = tuple(card.stones_per_point for card in _data.market_card)  # of decorations
HAMMER_TAKE = _data.market_card[HAMMER].take
CHISEL_PLACE = _data.market_card[CHISEL].place

STATUE_POINTS = _data.statue_table.points
STATUE_EXTRA = _data.statue_table.extra_each

SPACES = _data.market.card_spaces
PAIR_SPACE = SPACES - 1  # side B: the space with two face-down cards
PAIR = _data.market.face_down_cards

PYRAMID_A_VALUES = tuple(value for level in _data.pyramid.A.level for value in level.values)
PYRAMID_A_SPACES = len(PYRAMID_A_VALUES)
PYRAMIDS = len(PYRAMID_IDS)
PYRAMID_B_VALUES = tuple(p.values for p in _data.pyramid.B.pyramid)
PYRAMID_B_EACH = 5  # four below, one on top
PYRAMID_B_SPACES = PYRAMIDS * PYRAMID_B_EACH
BONUS_IDS = ("none", "card", "take", "place")
NO_BONUS, BONUS_CARD, BONUS_TAKE, BONUS_PLACE = range(len(BONUS_IDS))
PYRAMID_B_BONUS = tuple(
    tuple(BONUS_IDS.index(bonus) for bonus in pyramid.bonus) for pyramid in _data.pyramid.B.pyramid
)
OVERFLOW_POINTS = (_data.pyramid.A.overflow_points, _data.pyramid.B.overflow_points)  # by side
BONUS_TAKE_AMOUNT = _data.pyramid.B.bonus_take

TEMPLE_WIDTH: tuple[int, ...] = tuple(_data.temple.width.of(n) for n in PLAYER_COUNTS)
TEMPLE_A_POINTS = _data.temple.A.points_per_visible_stone
COLUMN_IDS = ("choice", "points", "card")
COLUMN_CHOICE, COLUMN_POINTS, COLUMN_CARD = range(len(COLUMN_IDS))
TEMPLE_B_COLUMNS = tuple(COLUMN_IDS.index(kind) for kind in _data.temple.B.columns)
CHOICE_POINTS = _data.temple.B.choice_points
CHOICE_STONES = _data.temple.B.choice_stones
TEMPLE_B_POINTS = _data.temple.B.points

BURIAL_ROWS = _data.burial_chamber.rows
BURIAL_PRINTED = _data.burial_chamber.printed_columns
GROUP_POINTS = _data.burial_chamber.A.group_points
GROUP_EXTRA = _data.burial_chamber.A.extra_each
ROW_POINTS = (_data.burial_chamber.B.row_points + (0,) * MOST_PLAYERS)[:MOST_PLAYERS]

OBELISK_PRIZES = tuple(  # by player count (2, 3, 4), padded with 0 to four ranks
    tuple((_data.obelisks.A.rank_points.of(n) + (0,) * MOST_PLAYERS)[:MOST_PLAYERS]) for n in PLAYER_COUNTS
)
TOWER_STONES = _data.obelisks.B.stones_per_obelisk
TOWER_VALUES = _data.obelisks.B.space_values
TOWERS = len(TOWER_VALUES)
SINGLE_STONE_POINTS = _data.obelisks.B.single_stone_points

UNUSED_BLUE_POINTS = _data.final_scoring.unused_blue_points
WRATH_PENALTY = _data.wrath_of_the_pharaoh.penalty

# No site can hold more: a full ship of four in each round, and red cards before and after a reshuffle.
SITE_CAPACITY = ROUNDS * SLOTS + 16


def validate() -> None:
    """Refuse a corrected file whose figures do not fit together, naming the entry."""
    validate_stones()
    validate_ships()
    validate_cards()
    validate_pyramids()
    for path, points in (
        ("statue_table.points", STATUE_POINTS),
        ("burial_chamber.A.group_points", GROUP_POINTS),
    ):
        expect(points[0] == 0, f"{path} must begin with 0: none scores nothing")


def validate_stones() -> None:
    """What sleds hold at the start."""
    for stones in START_SLED:
        expect(
            0 <= stones <= SLED_LIMIT,
            f"supply.start_sled_by_turn_position: {stones} stones do not fit on a sled of {SLED_LIMIT}",
        )


def validate_ships() -> None:
    """Ship sizes, and round cards that ask for ships that exist."""
    sizes = {ship.capacity: ship for ship in _data.ship_type}
    expect(
        sorted(ship.capacity for ship in _data.ship_type) == [1, 2, 3, 4],
        "ship_type must list one entry for each capacity from 1 to 4",
    )
    for number, ship in enumerate(_data.ship_type):
        expect(
            1 <= ship.minimum_load <= ship.capacity,
            f"ship_type[{number}].minimum_load must be 1 to {ship.capacity}, not {ship.minimum_load}",
        )
    for card in _data.round_card:
        name = f"round_card[{card.id}]"
        expect(card.heads in PLAYER_COUNTS, f"{name}.heads must be 2, 3 or 4, not {card.heads}")
        expect(
            len(card.ships) == SHIPS and all(ship in sizes for ship in card.ships),
            f"{name}.ships must be {SHIPS} capacities from 1 to {SLOTS}, not {list(card.ships)}",
        )
        for size in set(card.ships):
            expect(
                card.ships.count(size) <= sizes[size].tokens,
                f"{name}.ships asks for {card.ships.count(size)} ships of {size}; there are {sizes[size].tokens} "
                f"(ship_type[{_data.ship_type.index(sizes[size])}].tokens)",
            )
    expect(
        ROUNDS <= ROUND_CARDS_EACH,
        f"game.rounds must be at most totals.round_cards_per_player_count ({ROUND_CARDS_EACH}), not {ROUNDS}",
    )
    for heads, cards in zip(PLAYER_COUNTS, ROUND_CARDS, strict=True):
        expect(
            len(cards) == ROUND_CARDS_EACH,
            f"round_card: there are {len(cards)} round cards for {heads} players, "
            f"but totals.round_cards_per_player_count is {ROUND_CARDS_EACH}",
        )


def validate_cards() -> None:
    """Counts of market cards, and what single cards need."""
    for card in _data.market_card:
        expect(0 <= card.count <= 30, f"market_card[{card.id}].count must be 0 to 30, not {card.count}")
    expect(
        _data.totals.market_cards == DECK_SIZE,
        f"totals.market_cards is {_data.totals.market_cards}, but the counts of market_card add up to {DECK_SIZE}",
    )
    expect(DECK_SIZE <= 60, f"totals.market_cards must be at most 60, not {DECK_SIZE}")
    for card in _data.market_card[PYRAMID_DECORATION : OBELISK_DECORATION + 1]:
        stones = card.stones_per_point
        expect(1 <= stones <= 4, f"market_card[{card.id}].stones_per_point must be 1 to 4, not {stones}")
    expect(1 <= HAMMER_TAKE <= 9, f"market_card[hammer].take must be 1 to 9, not {HAMMER_TAKE}")


def validate_pyramids() -> None:
    """Levels that fit on the board, and pyramids of four spaces and one."""
    levels = _data.pyramid.A.level
    expect(1 <= len(levels) <= 3, f"pyramid.A.level must list 1 to 3 levels, not {len(levels)}")
    for number, level in enumerate(levels):
        name = f"pyramid.A.level[{number}]"
        expect(1 <= level.cols <= 4, f"{name}.cols must be 1 to 4, not {level.cols}")
        expect(1 <= level.rows <= 4, f"{name}.rows must be 1 to 4, not {level.rows}")
        expect(
            len(level.values) == level.rows * level.cols,
            f"{name}.values must list {level.rows} x {level.cols} values, not {len(level.values)}",
        )
        expect(all(0 <= value <= 99 for value in level.values), f"{name}.values must be 0 to 99")
    rows = sum(level.rows for level in levels)
    expect(rows <= 6, f"pyramid.A.level must have at most 6 rows on all levels together, not {rows}")
    for pyramid in _data.pyramid.B.pyramid:
        name = f"pyramid.B.pyramid[{pyramid.id}]"
        expect(
            len(pyramid.values) == PYRAMID_B_EACH and all(0 <= value <= 99 for value in pyramid.values),
            f"{name}.values must list five values from 0 to 99, four below and one on top",
        )
        expect(
            len(pyramid.bonus) == PYRAMID_B_EACH, f"{name}.bonus must name five bonuses, none for no bonus"
        )


validate()
