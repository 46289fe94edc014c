"""Imhotep's printed figures as constants for the rules, from `components.toml`."""

from __future__ import annotations

from pathlib import Path

from ostracon.games.imhotep.figures import Figures
from ostracon.kernel.components import expect, load

COMPONENTS = load("imhotep", Path(__file__).parent, Figures, formerly=("389fc3e25f14faf4",))
_data = COMPONENTS.data

ROUNDS = _data.game.rounds
SHIPS = _data.game.ships_per_round
PLAYER_COUNTS = _data.options.players
FEWEST_PLAYERS = min(PLAYER_COUNTS)
MOST_PLAYERS = max(PLAYER_COUNTS)

SLED_LIMIT = _data.sled.capacity
GET_AMOUNT = _data.supply.get_stones_amount
STONES_EACH = _data.supply.start_quarry.in_circulation_per_player
START_SLED = _data.supply.start_sled_by_turn_position

SLOTS: int = max(t.capacity for t in _data.ship_type)
MINIMUM_LOAD = tuple(
    {t.capacity: t.minimum_load for t in _data.ship_type}.get(c, 0) for c in range(SLOTS + 1)
)

ROUND_CARDS = tuple(  # by player count (2, 3, 4): seven cards of four ships
    tuple(card.ships for card in _data.round_card if card.heads == heads) for heads in PLAYER_COUNTS
)
ROUND_CARDS_EACH = _data.totals.round_cards_per_player_count

SITE_IDS = tuple(site.id for site in _data.site)
SITES = len(SITE_IDS)
MARKET, PYRAMID, TEMPLE, BURIAL_CHAMBER, OBELISKS = range(SITES)

CARD_IDS = tuple(card.id for card in _data.market_card)
CARDS = len(CARD_IDS)
CARD_COUNT = tuple(card.count for card in _data.market_card)
DECK_SIZE = sum(CARD_COUNT)
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
CARD_COLOUR = tuple(("red", "green", "purple", "blue").index(card.color) for card in _data.market_card)
CARD_SITE = tuple(SITE_IDS.index(card.site) if card.site else -1 for card in _data.market_card)
STONES_PER_POINT = _data.market_card[PYRAMID_DECORATION].stones_per_point
HAMMER_TAKE = _data.market_card[HAMMER].take
CHISEL_PLACE = _data.market_card[CHISEL].place
BLUE_IDS = tuple(CARD_IDS[card] for card in range(CARDS) if CARD_COLOUR[card] == BLUE)

STATUE_POINTS = _data.statue_table.points
STATUE_EXTRA = _data.statue_table.extra_each

SPACES = _data.market.A.card_spaces
PAIR_SPACE = SPACES - 1  # side B: the space with two face-down cards

PYRAMID_A_VALUES = tuple(value for level in _data.pyramid.A.level for value in level.values)
PYRAMID_A_SPACES = len(PYRAMID_A_VALUES)
PYRAMIDS = _data.pyramid.B.pyramids
PYRAMID_B_VALUES = tuple(p.values for p in _data.pyramid.B.pyramid)
PYRAMID_B_EACH = len(PYRAMID_B_VALUES[0])
PYRAMID_B_SPACES = PYRAMIDS * PYRAMID_B_EACH
NO_BONUS, BONUS_CARD, BONUS_TAKE, BONUS_PLACE = range(4)
PYRAMID_B_BONUS = tuple(
    tuple(("none", "card", "take3", "place1").index(bonus) for bonus in p.bonus)
    for p in _data.pyramid.B.pyramid
)
PYRAMID_IDS = tuple(p.id for p in _data.pyramid.B.pyramid)
OVERFLOW_POINTS = _data.pyramid.A.overflow_points
BONUS_TAKE_AMOUNT = _data.pyramid.B.bonus.take3.take

TEMPLE_WIDTH: tuple[int, ...] = tuple(_data.temple.width.of(n) for n in PLAYER_COUNTS)
TEMPLE_A_POINTS = _data.temple.A.points_per_visible_stone
COLUMN_CHOICE, COLUMN_POINTS, COLUMN_CARD = range(3)
TEMPLE_B_COLUMNS = tuple(("choice", "points2", "card").index(kind) for kind in _data.temple.B.columns)
CHOICE_POINTS = _data.temple.B.choice.points
CHOICE_STONES = _data.temple.B.choice.stones
TEMPLE_B_POINTS = _data.temple.B.points2.points

BURIAL_ROWS = _data.burial_chamber.rows
GROUP_POINTS = _data.burial_chamber.A.group_points
GROUP_EXTRA = _data.burial_chamber.A.extra_each
ROW_POINTS = _data.burial_chamber.B.row_points

OBELISK_PRIZES = tuple(  # by player count (2, 3, 4), padded with 0 to four ranks
    tuple((_data.obelisks.A.rank_points.of(n) + (0,) * MOST_PLAYERS)[:MOST_PLAYERS]) for n in PLAYER_COUNTS
)
TOWER_STONES = _data.obelisks.B.stones_per_obelisk
TOWER_VALUES = _data.obelisks.B.space_values
TOWERS = len(TOWER_VALUES)
SINGLE_STONE_POINTS = _data.obelisks.B.single_stone_points

UNUSED_BLUE_POINTS = _data.final_scoring.unused_blue_points
WRATH_PENALTY = _data.wrath_of_the_pharaoh.penalty

# No site can hold more: six ships of four, and red cards before and after a reshuffle.
SITE_CAPACITY = ROUNDS * SLOTS + 16


def validate() -> None:
    """Refuse a corrected file whose counts, totals or ids do not fit together."""
    totals = _data.totals
    expect(
        totals.market_cards == DECK_SIZE,
        f"the market cards add up to {DECK_SIZE}, not {totals.market_cards}",
    )
    for heads, cards in zip(PLAYER_COUNTS, ROUND_CARDS, strict=True):
        expect(
            len(cards) == ROUND_CARDS_EACH,
            f"there are {len(cards)} round cards for {heads} players, not {ROUND_CARDS_EACH}",
        )
        for ships in cards:
            expect(
                len(ships) == SHIPS and all(1 <= c <= SLOTS for c in ships),
                f"round card {ships} needs {SHIPS} ships of 1 to {SLOTS}",
            )
    expect(_data.pyramid.A.spaces == PYRAMID_A_SPACES, f"pyramid A lists {PYRAMID_A_SPACES} values")
    expect(
        all(len(p) == PYRAMID_B_EACH for p in PYRAMID_B_VALUES),
        "the three pyramids of side B need equally many values",
    )
    expect(_data.pyramid.B.spaces == PYRAMID_B_SPACES, f"pyramids B list {PYRAMID_B_SPACES} values")


validate()
