"""Shifting Sands' printed figures as constants for the rules, from `components.toml`."""

from __future__ import annotations

from pathlib import Path

from msgspec.structs import asdict

from ostracon.games._nile.effects import cards_of, kept
from ostracon.games._nile.figures import in_order
from ostracon.games.egizia_sands import kinds
from ostracon.games.egizia_sands.figures import Figures, Gains, NileCard, Requirement, SphinxCard
from ostracon.games.egizia_sands.kinds import BONUS_EFFECTS, COUNTED, TWO_PLAYER_GOLDEN_ID, Effect, kind_of
from ostracon.games.egizia_sands.validation import GOLDEN, is_out, validate
from ostracon.kernel.components import load

COMPONENTS = load("egizia_sands", Path(__file__).parent, Figures)
_data = COMPONENTS.data
validate(_data)

# Players, rounds, tracks. Tables by player count begin with the smallest one.
PLAYER_COUNTS = tuple(range(_data.meta.min_players, _data.meta.max_players + 1))
FEWEST_PLAYERS = min(PLAYER_COUNTS)
MOST_PLAYERS = max(PLAYER_COUNTS)
ROUNDS = _data.rounds.count
SHIPS_EACH = _data.box.ships_per_player
BRICKS_EACH = _data.box.bricks_per_player - _data.box.bricks_used_as_markers_per_player  # to build with
START_STONES = _data.setup.start_stones_by_order_tile.all()
STONE_LIMIT = _data.track.stones.max

# Crews: three ordinary ones and the leader.
CREW_IDS = kinds.CREW_IDS
CREWS = len(CREW_IDS)
VIOLET = CREWS - 1
ORDINARY = (1 << VIOLET) - 1  # bits of the ordinary crews
START_STRENGTH = tuple(int(asdict(_data.setup.start_crew_strength)[crew]) for crew in CREW_IDS)
STRENGTH_LIMIT = _data.track.crew.max
WEAKEST = _data.track.crew.min

# Markets, levels 1 (bottom) to 5 (top).
MARKET_IDS = kinds.MARKET_IDS
GRAIN_MARKET, STONE_MARKET = range(2)
MARKETS = len(MARKET_IDS)
_grain, _stone = _data.track.grain_market, _data.track.stone_market
MARKET_TOP = _stone.levels
MARKET_START = (_data.setup.grain_market_start_level, _data.setup.stone_market_start_level)
STONES_AT_TOP = _stone.stones_at_top
STONES_ON_REACHING = (
    *(_stone.stones_on_reaching.get(str(level), 0) for level in range(MARKET_TOP)),
    STONES_AT_TOP,
)
POINTS_AT_TOP = _grain.points_at_top
HUNGER_PRICE = (
    0,
    *in_order(
        _grain.points_lost_per_missing_grain, MARKET_TOP, "track.grain_market.points_lost_per_missing_grain"
    ),
)
SURPLUS_FROM = _grain.surplus_sale_from_level
GRAIN_PER_POINT = _grain.surplus_grain_per_point
SALE_FROM = _stone.end_game_sale_from_level  # stone-market level from which stones are sold at the end
STONES_PER_POINT = _stone.end_game_stones_per_point

# Flood and fields.
FLOOD_IDS = kinds.FLOOD_IDS
FLOOD_SPACES = len(FLOOD_IDS)
FLOOD_START = FLOOD_IDS.index(_data.flood_marker.start)
COLOUR_IDS = kinds.COLOUR_IDS
GREEN, YELLOW, RED = range(3)
COLOURS = len(COLOUR_IDS)
IRRIGATED = tuple(
    tuple(int(colour in asdict(_data.flood_marker.irrigated)[place]) for colour in COLOUR_IDS)
    for place in FLOOD_IDS
)
_quarry, _field = _data.start_card
START_QUARRY = _quarry.quarry
START_GRAIN = _field.grain
START_GRAIN_FLIPPED = _field.grain_flipped
START_COLOUR = COLOUR_IDS.index(_field.color)

# The Nile, from the source: card squares, round spaces and building sites (zones).
_spaces = sorted(_data.nile_space, key=lambda space: space.position)
CARD_SPACE_IDS = tuple(space.id for space in _spaces if space.id[0] == "c")
CARD_SPACES = len(CARD_SPACE_IDS)
ROUND_SPACE_IDS = tuple(space.id for space in _spaces if space.id[0] == "t")
ROUND_SPACES = len(ROUND_SPACE_IDS)
SITE_IDS = kinds.SITE_IDS
SITES = len(SITE_IDS)
OBELISK_SITE, PYRAMID_SITE, SPHINX_SITE = range(SITES)
OPEN_SLOTS = _data.setup.zone_slots_by_players.all()  # per site, from the Nile on
SLOTS = max(OPEN_SLOTS)
_space = {space.id: space for space in _spaces}
CARD_SPACE_OPEN = tuple(
    tuple(int(_space[space].min_players <= n) for space in CARD_SPACE_IDS) for n in PLAYER_COUNTS
)
ROUND_SPACE_OPEN = tuple(
    tuple(int(_space[space].min_players <= n) for space in ROUND_SPACE_IDS) for n in PLAYER_COUNTS
)
OPEN_CARD_SPACES = tuple(sum(row) for row in CARD_SPACE_OPEN)
OPEN_ROUND_SPACES = tuple(sum(row) for row in ROUND_SPACE_OPEN)
PRINTED_IN_ROUND_ONE = tuple(int(used) for used in _data.rounds.round_one_uses_printed_effects.all())

# Where each placement lies on the Nile: card squares, round spaces, slots, waiting places (order of the actions).
_card_positions = tuple(_space[space].position for space in CARD_SPACE_IDS)
_round_positions = tuple(_space[space].position for space in ROUND_SPACE_IDS)
_site_positions = tuple(space.position for space in _spaces if space.id.lower() in SITE_IDS)
POSITION: tuple[int, ...] = (
    *_card_positions,
    *_round_positions,
    *(position for position in _site_positions for _ in range(SLOTS)),
    *_site_positions,
)
FIRST_ROUND_SPACE = CARD_SPACES  # placements: card squares, round spaces, slots, waiting places
FIRST_SLOT = FIRST_ROUND_SPACE + ROUND_SPACES
FIRST_WAITING = FIRST_SLOT + SITES * SLOTS
PLACEMENTS = len(POSITION)
LAST_POSITION = max(POSITION)

# Monuments.
MONUMENT_IDS = kinds.MONUMENT_IDS
OBELISK, COLONNADE, PYRAMID, STATUES = range(4)
MONUMENTS = len(MONUMENT_IDS)
OBELISK_COSTS = _data.obelisk.level_costs
LEVELS = len(OBELISK_COSTS)
LOWER_LEVELS = _data.obelisk.upper_from_level - 1
COLUMN_COSTS = _data.colonnade.column_costs
COLUMNS = len(COLUMN_COSTS)
GOLDEN_COLUMN = _data.colonnade.golden_bonus_column
PURPLE_COLUMN = _data.colonnade.purple_bonus_column
COMPLETION = _data.colonnade.completion_points_by_rank
STATUE_COSTS = _data.statues.level_costs
STATUE_LEVELS = len(STATUE_COSTS)
STATUE_POINTS: tuple[int, ...] = (0, *_data.statues.end_points_by_level)
STATUE_PLACES = 3
OPEN_STATUES = _data.setup.statues_by_players.all()

# Pyramid, by player count. With two players a row is its dark half followed by its light half.
_large = [(row.length, 0, row.cost) for row in _data.pyramid.large.rows]
_small = [(row.dark, row.light, row.cost) for row in _data.pyramid.two_player.rows]
ROWS = max(len(_large), len(_small))
_NO_ROW = (0, 0, 0)
_rows = tuple((([*(_small if n == 2 else _large)] + [_NO_ROW] * ROWS)[:ROWS]) for n in PLAYER_COUNTS)
ROW_LENGTH = tuple(tuple(left + right for left, right, _ in rows) for rows in _rows)
ROW_DARK = tuple(tuple(left for left, _, _ in rows) for rows in _rows)  # spaces of the left (or only) side
ROW_COST = tuple(tuple(cost for _, _, cost in rows) for rows in _rows)
WIDEST_SIDE = max(max(left, right) for left, right, _ in _small)
LONGEST_ROW = max(max(lengths) for lengths in ROW_LENGTH)


def _support(rows: list[tuple[int, int, int]], row: int, place: int) -> int:
    """How many bricks the row below needs before this space may be built: its two supports lie among them."""
    left, right, _ = rows[row]
    if row == 0 or place >= left + right:
        return 0
    return place + 2 if place < left else rows[row - 1][0] + (place - left) + 2


SUPPORT = tuple(
    tuple(tuple(_support(rows, row, place) for place in range(LONGEST_ROW)) for row in range(ROWS))
    for rows in _rows
)
ROW_BONUS = _data.pyramid.row_bonus_per_own_brick
MAJORITY = _data.pyramid.end_majority_points

# Sphinx.
DRAW_LIMIT = in_order(_data.sphinx_zone.draw_limit_by_slot, SLOTS, "sphinx_zone.draw_limit_by_slot")
DRAW_LIMIT_EXTRA = _data.sphinx_zone.limit_when_waiting_ship_builds_extra.all()
MOST_DRAWN = max(*DRAW_LIMIT, *DRAW_LIMIT_EXTRA)
POINTS_PER_RETURNED_CARD = _data.sphinx_zone.points_per_returned_card
SPHINX_DEALT = _data.setup.sphinx_cards_dealt_each

COOPERATION = _data.cooperation_bonus.points_by_zones_built

# Nile cards. Effects that a player keeps a card for come first: permanents, then cards for one use.
PERMANENTS = kept(Effect.values, "permanent")
KEPT_EFFECTS = kept(Effect.values)
EFFECT_WORTH = tuple(effect.worth for effect in Effect.values[:KEPT_EFFECTS])
_cards = sorted(_data.nile_card, key=lambda card: kinds.DECK_IDS.index(card.deck))
CARD_IDS = tuple(card.id.lower() for card in _cards)
CARDS = len(CARD_IDS)
CARD_EFFECT = tuple(Effect.number(card.effect) for card in _cards)
CARD_KIND = tuple(map(kind_of, CARD_EFFECT))
CARD_QUARRY = tuple(card.quarry for card in _cards)
CARD_GRAIN = tuple(card.grain for card in _cards)
CARD_COLOUR = tuple(COLOUR_IDS.index(card.color) if card.color else -1 for card in _cards)
CARD_OUT = tuple(tuple(int(is_out(card.mark, n)) for card in _cards) for n in PLAYER_COUNTS)
DECK_IDS = kinds.DECK_IDS
DECKS = len(DECK_IDS)
CARD_DECK = tuple(DECK_IDS.index(card.deck) for card in _cards)
DECK_START = tuple(sum(deck < d for deck in CARD_DECK) for d in range(DECKS + 1))
DECK_SIZE = tuple(  # by player count: cards in play; those out of play lie behind them
    tuple(sum(CARD_DECK[c] == deck and not out[c] for c in range(CARDS)) for deck in range(DECKS))
    for out in CARD_OUT
)
ROUND_DECK = tuple(map(DECK_IDS.index, in_order(_data.rounds.deck_by_round, ROUNDS, "rounds.deck_by_round")))
DEAL_FROM = tuple(  # by player count and round from 0: where in the three stacked decks its cards begin
    tuple(DECK_START[ROUND_DECK[r]] + dealt * ROUND_DECK[:r].count(ROUND_DECK[r]) for r in range(ROUNDS))
    for dealt in OPEN_CARD_SPACES
)
CARDS_OF_EFFECT = cards_of(CARD_EFFECT, KEPT_EFFECTS)  # kept effects: their cards, padded with -1
MOST_COPIES = len(CARDS_OF_EFFECT[0])


def _figure(effect: str, name: str) -> int:
    """A figure that all cards of an effect share."""
    return int(getattr(next(card for card in _cards if card.effect == effect).params, name))


GRAIN_OF_CARD = _figure("grain", "grain")
FORCE_OF_CARD = _figure("force", "force")
STONES_OF_CARD = _figure("stones", "stones")
STORE_STONES = _figure("stones_or_grain", "stones")
STORE_GRAIN = _figure("stones_or_grain", "grain")
LEVY_STONES = _figure("stones_or_force", "stones")
LEVY_FORCE = _figure("stones_or_force", "force")
MOST_SOLD = _figure("sell_stones", "max_stones")
POINTS_PER_SOLD = _figure("sell_stones", "points_per_stone")
LOSS_NOW = _figure("lose_now_gain_at_end", "lose_on_take")
GLORY_AT_END = _figure("lose_now_gain_at_end", "gain_at_end")
POINTS_INSTEAD = _figure("leftover_card", "points_instead")
IMPROVER_STEPS = _figure("crew_per_round", "crew_steps")
TRAINING_STONES = _figure("stones_to_crew", "stones_per_step")
TRAINING_STEPS = _figure("stones_to_crew", "max_steps")
CREW_DOWN = _figure("crew_down_markets_up", "crew_steps_down")
TRADE_GRAIN_STEPS = _figure("crew_down_markets_up", "grain_steps")
TRADE_STONE_STEPS = _figure("crew_down_markets_up", "stone_steps")
PER_BRICK_ON = tuple(  # bits of the monuments whose bricks a card pays for
    sum(1 << MONUMENT_IDS.index(monument) for monument in card.params.monuments) for card in _cards
)
PER_BRICK_POINTS = _figure("points_per_brick", "points")

# Fields and combos that an improver can be attached to.
IMPROVABLE = tuple(c for c in range(CARDS) if CARD_COLOUR[c] in (YELLOW, RED))
IMPROVABLE_IDS = tuple(CARD_IDS[c] for c in IMPROVABLE)
FIELDS = len(IMPROVABLE)
FIELD_INDEX = tuple(IMPROVABLE.index(c) if c in IMPROVABLE else -1 for c in range(CARDS))
FIELD_VALUE = tuple(CARD_GRAIN[c] for c in IMPROVABLE)
FIELD_COLOUR = tuple(CARD_COLOUR[c] for c in IMPROVABLE)

# What a card, a printed round space or a Nile tile gives when it is taken: one row of figures each.
GAIN_CREW = 0  # + crew: fixed steps of each crew
GAIN_STEPS = CREWS  # crew steps of choice
GAIN_STONES = CREWS + 1
GAIN_POINTS = CREWS + 2
GAIN_MARKET = CREWS + 3  # + market: steps
GAIN_FLOOD = CREWS + 5  # how far the flood marker may move
GAIN_BRICKS = CREWS + 6  # bricks to place free
GAIN_RIGHTS = CREWS + 7  # rights to build with a waiting ship
GAIN_FIGURES = CREWS + 8


def _gains(given: Gains, loss: int = 0) -> tuple[int, ...]:
    row = [0] * GAIN_FIGURES
    for crew in given.crews:
        row[GAIN_CREW + CREW_IDS.index(crew)] = given.steps
    row[GAIN_STEPS] = given.crew_steps
    row[GAIN_STONES] = given.stones
    row[GAIN_POINTS] = given.points - loss
    row[GAIN_MARKET + GRAIN_MARKET] = given.grain_steps
    row[GAIN_MARKET + STONE_MARKET] = given.stone_steps
    row[GAIN_FLOOD] = given.flood_steps_max
    row[GAIN_BRICKS] = given.free_bricks
    row[GAIN_RIGHTS] = given.waiting_ships
    return tuple(row)


def _card_gains(card: NileCard) -> tuple[int, ...]:
    """Immediate cards and what a red field or R7 brings when taken; a kept card has its own moment."""
    if card.effect == "lose_now_gain_at_end":
        return _gains(Gains(), card.params.lose_on_take)
    return _gains(card.params if card.effect == "at_once" else card.on_take)


_tiles = _data.nile_tile
TILE_IDS = tuple(tile.id.lower() for tile in _tiles)
TILES = len(TILE_IDS)
TILE_OUT = tuple(tuple(int(is_out(tile.mark, n)) for tile in _tiles) for n in PLAYER_COUNTS)
TILES_IN_PLAY = tuple(out.count(0) for out in TILE_OUT)
GAINS = (
    *(_card_gains(card) for card in _cards),
    *(_gains(_space[space].printed) for space in ROUND_SPACE_IDS),
    *(_gains(tile.params) for tile in _tiles),
)
WAITING_TILE = next(tile for tile in range(TILES) if GAINS[CARDS + ROUND_SPACES + tile][GAIN_RIGHTS])
EFFECT_IDS = (*ROUND_SPACE_IDS, *TILE_IDS)  # in the order of their gains
PRINTED_GAINS = CARDS  # + round space
TILE_GAINS = CARDS + ROUND_SPACES  # + Nile tile

# Bonus tiles of the colonnade.
_bonus = sorted(_data.bonus_tile, key=lambda tile: BONUS_EFFECTS.index(tile.effect))
BONUS_IDS = tuple(tile.id.lower() for tile in _bonus)
BONUS_TILES = len(BONUS_IDS)
G1, G2, G3, G4, G5, G6, G7, G8, G9, G10 = range(BONUS_TILES)  # by their effects: corrected codes may differ
GOLDEN_TILES = GOLDEN
BONUS_PLACES = 2  # above the golden and the purple column
GOLDEN_PLACE, PURPLE_PLACE = range(BONUS_PLACES)
BONUS_COLUMN = (GOLDEN_COLUMN, PURPLE_COLUMN)
TWO_PLAYER_GOLDEN = BONUS_IDS.index(TWO_PLAYER_GOLDEN_ID.lower())
PER_ROUND_TILES = sum(1 << i for i, tile in enumerate(_bonus) if tile.params.per == "round")
GRAIN_PER_FIELD = _bonus[G1].params.grain_per_field
STONES_AT_TOP_G2 = _bonus[G2].params.stones
POINTS_PER_BRICK_G3 = _bonus[G3].params.points
CREW_STEPS_G4 = _bonus[G4].params.crew_steps
POINTS_AT_TOP_G5 = _bonus[G5].params.points

# What statue and Sphinx cards look at.
MEASURE_IDS = kinds.MEASURE_IDS
MEASURES = len(MEASURE_IDS)
(
    BRICKS_ON,  # + monument
    _,
    _,
    _,
    MARKET_LEVEL,  # + market
    _,
    CREW_STRENGTH,  # + crew
    _,
    _,
    _,
    FIELDS_OF,  # + colour
    _,
    _,
    FIELDS_YELLOW_RED,
    QUARRIES,
    STATUES_COMPLETE,
    EACH_STATUE,
    ALL_CREWS_AT_LEAST,
    CREW_TOTAL,
    MARKET_LEVELS_SUM,
    ROW_BONUSES,
    PERMANENT_CARDS,
    SPHINX_CARDS_OWNED,
) = range(MEASURES)

# Statue cards.
_statues = _data.statue_card
STATUE_IDS = tuple(card.id.lower() for card in _statues)
STATUE_CARDS = len(STATUE_IDS)
STATUE_DECK_A = tuple(int(card.deck == "A") for card in _statues)
STATUE_MEASURE = tuple(MEASURE_IDS.index(card.measure) for card in _statues)
STATUE_THRESHOLD = tuple((0, *card.thresholds) for card in _statues)  # by level

# Sphinx cards.
_sphinx = _data.sphinx_card
SPHINX_IDS = tuple(card.id.lower() for card in _sphinx)
SPHINX_CARDS = len(SPHINX_IDS)
SPHINX_OUT = tuple(tuple(int(is_out(card.mark, n)) for card in _sphinx) for n in PLAYER_COUNTS)
SCORING_IDS = ("all", "most", "per")
SCORE_ALL, SCORE_MOST, SCORE_PER = range(3)
SPHINX_SCORING = tuple(SCORING_IDS.index(card.scoring) for card in _sphinx)
SPHINX_POINTS = tuple(card.points for card in _sphinx)


def _need(entry: Requirement) -> tuple[int, int]:
    """A requirement as measure and least value."""
    kind = entry.type
    if kind == "bricks":
        return MEASURE_IDS.index(f"bricks_{entry.monument}"), entry.n
    if kind == "colonnade_complete":
        return MEASURE_IDS.index("bricks_colonnade"), COLUMNS
    if kind == "market_top":
        return MEASURE_IDS.index(f"market_{entry.market}"), MARKET_TOP
    if kind == "crew":
        return MEASURE_IDS.index(f"crew_{entry.crew}"), entry.n
    if kind == "each_statue_bricks":
        return EACH_STATUE, entry.n
    return MEASURE_IDS.index(kind), entry.n  # statues_complete, all_crews


def _needs(card: SphinxCard) -> list[tuple[int, int]]:
    if card.scoring == "all":
        return [_need(entry) for entry in card.requires]
    if card.scoring == "most":
        return [(MEASURE_IDS.index(card.measure), 0)]
    return [(MEASURE_IDS.index(COUNTED[card.counts]), 0)]


MOST_NEEDS = max(len(_needs(card)) for card in _sphinx)
SPHINX_NEEDS = tuple(len(_needs(card)) for card in _sphinx)
SPHINX_MEASURE = tuple(  # what each requirement of a card looks at
    tuple(([what for what, _ in _needs(card)] + [0] * MOST_NEEDS)[:MOST_NEEDS]) for card in _sphinx
)
SPHINX_LEAST = tuple(  # and how much it needs
    tuple(([least for _, least in _needs(card)] + [0] * MOST_NEEDS)[:MOST_NEEDS]) for card in _sphinx
)
