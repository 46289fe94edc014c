"""Egizia's printed figures as constants for the rules, from `components.toml`."""

from __future__ import annotations

from pathlib import Path

from msgspec.structs import asdict

from ostracon.games._nile.effects import cards_of, common, kept, one_use, permanent
from ostracon.games._nile.figures import complete, in_order, number_of
from ostracon.games.egizia.figures import Figures, NileCard, Space, SphinxCard
from ostracon.kernel.components import expect, load
from ostracon.kernel.vocabulary import Vocabulary

COMPONENTS = load("egizia", Path(__file__).parent, Figures, formerly=("3f4bd5b35fd8b901",))
_data = COMPONENTS.data

# Players, rounds, tracks.
PLAYER_COUNTS = tuple(range(_data.meta.min_players, _data.meta.max_players + 1))
FEWEST_PLAYERS = min(PLAYER_COUNTS)
MOST_PLAYERS = max(PLAYER_COUNTS)
ROUNDS = _data.rounds.count
SHIPS_EACH = _data.box.ships_per_player
START_STONES = _data.setup.start_stones_by_turn_tile.all()
STONE_LIMIT = _data.track.stones.max

# Crews: three ordinary ones and the Joker.
CREW_IDS = tuple(crew.id.lower() for crew in _data.crew)
CREWS = len(CREW_IDS)
JOKER = CREWS - 1
ORDINARY = (1 << JOKER) - 1  # bits of the ordinary crews
START_STRENGTH = tuple(int(asdict(_data.setup.start_crew_strength)[crew.id]) for crew in _data.crew)
STRENGTH_LIMIT = _data.track.crew.max

# Markets.
MARKET_IDS = ("stone", "grain")
STONE_MARKET, GRAIN_MARKET = range(2)
MARKETS = len(MARKET_IDS)
_stone, _grain = _data.track.stone_market, _data.track.grain_market
MARKET_BOTTOM = (_stone.bottom_index, _grain.bottom_index)
MARKET_START = (_data.setup.stone_market_start_index, _data.setup.grain_market_start_index)
STONE_MARKET_REWARD = _stone.stones_on_reaching_bottom
GRAIN_MARKET_REWARD = _grain.points_on_reaching_bottom
HUNGER_PRICE = _grain.points_lost_per_missing_grain
SALE_FROM = min(_stone.end_game_sale_indices)  # from this stone-market space on, stones are sold at the end
STONES_PER_POINT = _stone.end_game_stones_per_point

# Water ring and fields.
RING_IDS = _data.water_ring.positions
RING_SPACES = len(RING_IDS)
RING_START = RING_IDS.index(_data.water_ring.start)
COLOUR_IDS = ("green", "yellow", "brown")
GREEN, YELLOW, BROWN = range(3)
COLOURS = len(COLOUR_IDS)
IRRIGATED = tuple(
    tuple(int(c in asdict(_data.water_ring.irrigated)[ring]) for c in COLOUR_IDS) for ring in RING_IDS
)
_quarry, _field = _data.start_card
START_QUARRY = _quarry.value
START_GRAIN = _field.value
START_COLOUR = COLOUR_IDS.index(_field.color)

# The Nile, from the source: card spaces, towns (round spaces) and building sites.
_space = {space.id: space for space in _data.nile_space}
CARD_SPACE_IDS = tuple(f"c{number:02}" for number in range(1, _data.rounds.cards_per_round + 1))
CARD_SPACES = len(CARD_SPACE_IDS)
TOWN_IDS = ("edfu", "selinon", "thebae", "beni_hasan", "alyi", "passalon", "heliopolis")
TOWNS = len(TOWN_IDS)
EDFU, SELINON, THEBAE, BENI_HASAN, ALYI, PASSALON, HELIOPOLIS = range(TOWNS)
SITE_IDS = tuple(site.id for site in sorted(_data.site, key=lambda site: site.build_order))
SITES = len(SITE_IDS)
SPHINX_SITE, OBELISK_SITE, TEMPLE_SITE = range(SITES)
_site = {site.id: site for site in _data.site}
SLOTS = max(len(site.slots) for site in _data.site)
USABLE_SLOTS = _data.setup.site_slots_by_players.all()

for _id in (*CARD_SPACE_IDS, *(f"r_{town}" for town in TOWN_IDS), *(site.space for site in _data.site)):
    expect(_id in _space, f"nile_space {_id} is missing")
_town = tuple(_space[f"r_{town}"] for town in TOWN_IDS)
TOWN_EFFECTS = ("market_both", "crew_pair", "crew_choice_and_stones", "joker_and_ring")
MARKET_BOTH, TOWN_CREW_PAIR, CREW_CHOICE_AND_STONES, JOKER_AND_RING = range(4)
TOWN_EFFECT = tuple(number_of(town.id, town.effect, TOWN_EFFECTS) for town in _town)
DOUBLING_ALLOWED = tuple(int(town.doubling_allowed) for town in _town)
REUSE_ALLOWED = tuple(int(town.reuse_allowed) for town in _town)
complete(
    ((town.id, town.effect, town.params) for town in _town),
    {
        "market_both": ("stone_steps", "grain_steps"),
        "crew_pair": ("crews", "steps"),
        "crew_choice_and_stones": ("crew_steps", "stones"),
        "joker_and_ring": ("joker_steps", "ring_steps_max"),
    },
)


def _town_figures(town: Space) -> tuple[int, int, int]:
    """Figures of a town's effect: (stone steps, grain steps, 0), (crew, crew, steps), ..."""
    p = town.params
    if town.effect == "market_both":
        return p.stone_steps, p.grain_steps, 0
    if town.effect == "crew_pair":
        return _crew_pair(town)
    if town.effect == "crew_choice_and_stones":
        return p.crew_steps, p.stones, 0
    return p.joker_steps, p.ring_steps_max, 0


def _crew(name: str) -> int:
    return CREW_IDS.index(name.lower())


def _crew_pair(entry: Space | NileCard) -> tuple[int, int, int]:
    crews = entry.params.crews if isinstance(entry.params.crews, tuple) else ()
    expect(len(crews) == 2, f"{entry.id} with crew_pair needs two crews, not {len(crews)}")
    return _crew(crews[0]), _crew(crews[1]), entry.params.steps


TOWN_FIGURES = tuple(_town_figures(town) for town in _town)

# Buildings. A course is a run of spaces filled in one direction: two walls, columns, roof, five Pyramid rows.
BUILDING_IDS = ("obelisk", "graves", "temple", "pyramid")
BUILDINGS = len(BUILDING_IDS)
OBELISK, GRAVES, TEMPLE, PYRAMID = range(BUILDINGS)
OBELISK_VALUES = _data.obelisk.level_values
LEVELS = len(OBELISK_VALUES)
GRAVE_SPACES = _data.graves.spaces
GRAVES_FACE_UP = _data.graves.face_up
GRAVE_VALUES = tuple(tile.value for tile in _data.grave_tile for _ in range(tile.count))  # by tile
GRAVE_TILES = len(GRAVE_VALUES)
COURSE_IDS = ("left", "right", "column", "roof", "row1", "row2", "row3", "row4", "row5")
COURSES = len(COURSE_IDS)
LEFT_WALL, RIGHT_WALL, COLUMNS, ROOF, GROUND_ROW = range(5)
ROWS = COURSES - GROUND_ROW
_temple = _data.temple
_courses = [_temple.left_wall, _temple.right_wall, _temple.columns, _temple.roof]
_courses += [(row.value,) * row.length for row in sorted(_data.pyramid.rows, key=lambda row: row.row)]
COURSE_LENGTH = tuple(len(values) for values in _courses)
LONGEST_COURSE = max(COURSE_LENGTH)
COURSE_VALUES = tuple(tuple((list(values) + [0] * LONGEST_COURSE)[:LONGEST_COURSE]) for values in _courses)
ROW_BONUS = _data.pyramid.row_bonus_per_own_stone

# Points.
COLLABORATION = _data.collaboration_bonus.points_by_sites_built
POINTS_PER_RETURNED_CARD = _data.sphinx_return.points_per_returned_card
GRAVE_TOTALS = tuple(step.min_total for step in _data.grave_scoring)
GRAVE_POINTS = tuple(step.points for step in _data.grave_scoring)
GRAVE_STEPS = len(GRAVE_TOTALS)
MOST_SPHINX_CARDS = _site["sphinx"].max_sphinx_cards


# Nile cards.
class Effect(Vocabulary):
    """What a Nile card does, by the name in the file: first those that a player keeps the card for."""

    CREW_IMPROVER: int = permanent(worth=100)
    FEED_WITH_STONES: int = permanent(worth=45)
    SPHINX_PLUS_TWO: int = permanent(worth=70)
    REUSE_ROUND_SPACE: int = permanent(worth=45)
    FIELD_IMPROVER: int = permanent(worth=45)
    REMAINING_CARD: int = permanent(worth=100)
    STONES_TO_CREW: int = permanent(worth=35)
    UPSTREAM: int = permanent(worth=100)
    GRAVE_VALUE: int = permanent(worth=0)  # it counts with the graves
    FOUR_GRAIN: int = one_use(worth=100)
    PLUS_THREE_FORCE: int = one_use(worth=150)
    TWO_CREWS: int = one_use(worth=180)
    SECOND_SHIP: int = one_use(worth=90)
    DOUBLE_ROUND: int = one_use(worth=130)
    BUILD_WAITING: int = one_use(worth=50)
    BUILD_FIRST: int = one_use(worth=70)
    KEEP_TWO_SPHINX: int = one_use(worth=210)
    SIX_STONES: int = one_use(worth=0)  # they count as stones
    SELL_STONES: int = one_use(worth=50)  # besides the stones that can be sold
    QUARRY: int
    FIELD: int
    MARKET: int
    CREW_PAIR: int
    CREW_CHOICE: int
    POINTS_PER_STONE: int


PERMANENTS = kept(Effect.values, "permanent")
KEPT_EFFECTS = kept(Effect.values)
EFFECT_WORTH = tuple(effect.worth for effect in Effect.values[:KEPT_EFFECTS])
_cards = _data.nile_card
CARD_IDS = tuple(card.id.lower() for card in _cards)
CARDS = len(CARD_IDS)
CARD_EFFECT = tuple(number_of(card.id, card.effect, Effect.names) for card in _cards)
CARD_KIND_IDS = ("field", "quarry", "permanent", "anytime", "immediate")
CARD_KIND = tuple(CARD_KIND_IDS.index(card.kind) for card in _cards)
DECK_IDS = ("1/2", "3/4", "5")
DECKS = len(DECK_IDS)
CARD_DECK = tuple(DECK_IDS.index(card.deck) for card in _cards)
DECK_START = tuple(sum(deck < d for deck in CARD_DECK) for d in range(DECKS + 1))
ROUND_DECK = tuple(map(DECK_IDS.index, in_order(_data.rounds.deck_by_round, ROUNDS, "rounds.deck_by_round")))
DEAL_FROM = tuple(  # by round from 0: where in the three stacked decks its ten cards begin
    DECK_START[ROUND_DECK[r]] + CARD_SPACES * ROUND_DECK[:r].count(ROUND_DECK[r]) for r in range(ROUNDS)
)
complete(
    ((card.id, card.effect, card.params) for card in _cards),
    {
        "market": ("market", "steps"),
        "crew_pair": ("crews", "steps"),
        "crew_choice": ("steps",),
        "points_per_stone": ("buildings", "points"),
    },
)
complete(
    ((card.id, card.effect, card) for card in _cards), {"quarry": ("value",), "field": ("value", "color")}
)
complete(
    ((card.id, card.on_take.effect, card.on_take) for card in _cards if card.on_take),
    {"market": ("market", "steps"), "points": ("points",), "stones": ("stones",)},
)


def _card_figures(card: NileCard) -> tuple[int, int, int]:
    """Figures of a card's effect: (value, colour, 0), (market, steps, 0), (crew, crew, steps), ..."""
    p = card.params
    effect = card.effect
    if effect == "quarry":
        return card.value, 0, 0
    if effect == "field":
        return card.value, COLOUR_IDS.index(card.color), 0
    if effect == "market":
        return MARKET_IDS.index(p.market), p.steps, 0
    if effect == "crew_pair":
        return _crew_pair(card)
    if effect == "crew_choice":
        return p.steps, 0, 0
    if effect == "points_per_stone":
        return sum(1 << BUILDING_IDS.index(b) for b in p.buildings), p.points, 0
    return 0, 0, 0


CARD_FIGURES = tuple(_card_figures(card) for card in _cards)
NO_BONUS, BONUS_MARKET, BONUS_POINTS, BONUS_STONES = range(4)


def _on_take(card: NileCard) -> tuple[int, int, int]:
    """What a field gives when it is taken: kind, amount, market."""
    bonus = card.on_take
    if bonus is None:
        return NO_BONUS, 0, 0
    if bonus.effect == "market":
        return BONUS_MARKET, bonus.steps, MARKET_IDS.index(bonus.market)
    if bonus.effect == "points":
        return BONUS_POINTS, bonus.points, 0
    return BONUS_STONES, bonus.stones, 0


ON_TAKE = tuple(_on_take(card) for card in _cards)
CARDS_OF_EFFECT = cards_of(CARD_EFFECT, KEPT_EFFECTS)  # kept effects: their cards, padded with -1
MOST_COPIES = len(CARDS_OF_EFFECT[0])
GRAIN_OF_CARD = common(_cards, "four_grain", "grain")
FORCE_OF_CARD = common(_cards, "plus_three_force", "force")
STONES_OF_CARD = common(_cards, "six_stones", "stones")
MOST_SOLD = common(_cards, "sell_stones", "max_stones")
POINTS_PER_SOLD = common(_cards, "sell_stones", "points_per_stone")
EXTRA_SPHINX_CARDS = common(_cards, "sphinx_plus_two", "extra_cards_max")
TRAINING_STONES = common(_cards, "stones_to_crew", "stones")
TRAINING_STEPS = common(_cards, "stones_to_crew", "steps")
IMPROVER_STEPS = common(_cards, "crew_improver", "steps")
GRAVE_CARD_VALUE = common(_cards, "grave_value", "value")
DOUBLE_FACTOR = common(_cards, "double_round", "factor")

# Fields that an improver can be attached to.
IMPROVABLE = tuple(c for c in range(CARDS) if CARD_EFFECT[c] == Effect.FIELD and CARD_FIGURES[c][1] != GREEN)
IMPROVABLE_IDS = tuple(CARD_IDS[c] for c in IMPROVABLE)
FIELDS = len(IMPROVABLE)
FIELD_INDEX = tuple(IMPROVABLE.index(c) if c in IMPROVABLE else -1 for c in range(CARDS))
FIELD_VALUE = tuple(CARD_FIGURES[c][0] for c in IMPROVABLE)
FIELD_COLOUR = tuple(CARD_FIGURES[c][1] for c in IMPROVABLE)

# Sphinx cards.
_sphinx = _data.sphinx_card
SPHINX_IDS = tuple(card.id.lower() for card in _sphinx)
SPHINX_CARDS = len(SPHINX_IDS)


class Condition(Vocabulary):
    """What a Sphinx card asks for, by the name in the file."""

    OBELISK_LEVEL_BUILT: int
    TEMPLE_COLUMNS_BUILT: int
    TEMPLE_COMPLETE: int
    PYRAMID_ROW_COMPLETE: int
    PLAYERS_AT_MARKET_BOTTOM: int
    OWN_STONES_AT_LEAST: int
    OWN_STONES_EACH_AT_LEAST: int
    POINTS_PER_OWN_STONE: int
    POINTS_EQUAL_CREW_STRENGTH: int
    MOST_PRODUCTIVE: int
    OWN_MARKET_BOTTOM: int
    POINTS_PER_PERMANENT: int
    POINTS_PER_TEN_SCORE: int


QUARRIES = COLOURS  # "most productive" in quarries; below it the three colours
SPHINX_CONDITION = tuple(number_of(card.id, card.condition, Condition.names) for card in _sphinx)
complete(
    ((card.id, card.condition, card.params) for card in _sphinx),
    {
        "obelisk_level_built": ("n",),
        "pyramid_row_complete": ("row",),
        "players_at_market_bottom": ("market",),
        "own_stones_at_least": ("building",),
        "points_per_own_stone": ("building",),
        "own_stones_each_at_least": ("buildings", "n"),
        "points_equal_crew_strength": ("crew",),
        "most_productive": ("what",),
        "own_market_bottom": ("markets",),
    },
)


def _sphinx_figures(card: SphinxCard) -> tuple[int, int, int]:
    """What a condition asks for (level, row, building, crew...), how many of it, and the points."""
    p = card.params
    points = card.points or p.points
    condition = card.condition
    if condition == "obelisk_level_built":
        return p.n, 0, points
    if condition == "pyramid_row_complete":
        return GROUND_ROW + p.row - 1, 0, points
    if condition == "players_at_market_bottom":
        return MARKET_IDS.index(p.market), 0, 0
    if condition in ("own_stones_at_least", "points_per_own_stone"):
        return BUILDING_IDS.index(p.building), p.n, points
    if condition == "own_stones_each_at_least":
        return sum(1 << BUILDING_IDS.index(b) for b in p.buildings), p.n, points
    if condition == "points_equal_crew_strength":
        return _crew(p.crew), 0, 0
    if condition == "most_productive":
        return (*COLOUR_IDS, "quarry").index(p.what), 0, points
    if condition == "own_market_bottom":
        return sum(1 << MARKET_IDS.index(m) for m in p.markets), 0, points
    return 0, p.per, points


SPHINX_FIGURES = tuple(_sphinx_figures(card) for card in _sphinx)
BOTTOM_POINTS = tuple(card.points_by_players for card in _sphinx)  # by number of players at the bottom
TEN_PERCENT_CARD = SPHINX_CONDITION.index(Condition.POINTS_PER_TEN_SCORE)
SPHINX_DEALT = _data.setup.sphinx_cards_dealt_each

# Placements: card spaces, towns, slots, waiting places; and where each lies on the Nile.
FIRST_TOWN = CARD_SPACES
FIRST_SLOT = FIRST_TOWN + TOWNS
FIRST_WAITING = FIRST_SLOT + SITES * SLOTS
_card_positions = tuple(_space[space].position for space in CARD_SPACE_IDS)
_town_positions = tuple(town.position for town in _town)
_site_positions = tuple(_space[_site[site].space].position for site in SITE_IDS)
POSITION = (
    *_card_positions,
    *_town_positions,
    *(p for p in _site_positions for _ in range(SLOTS)),
    *_site_positions,
)
PLACEMENTS = len(POSITION)
LAST_POSITION = max(POSITION)


def validate() -> None:
    """Refuse a corrected file whose counts, totals or ids do not fit together."""
    box = _data.box
    expect(box.nile_cards == CARDS, f"there are {CARDS} Nile cards, not {box.nile_cards}")
    for deck, name in enumerate(DECK_IDS):
        count, wanted = CARD_DECK.count(deck), box.nile_cards_by_deck.get(name, 0)
        expect(count == wanted, f"Nile deck {name} holds {count} cards, not {wanted}")
        expect(count >= CARD_SPACES * ROUND_DECK.count(deck), f"Nile deck {name} is too small for its rounds")
    expect(tuple(sorted(CARD_DECK)) == CARD_DECK, "list the Nile cards deck by deck")
    expect(len(set(CARD_IDS)) == CARDS and len(set(SPHINX_IDS)) == SPHINX_CARDS, "two cards share an id")
    expect(
        all(card.count == 1 for card in _cards) and all(card.count == 1 for card in _sphinx),
        "list every card by itself (count = 1)",
    )
    for card in _cards:
        effect = Effect.number(card.effect)
        if effect < KEPT_EFFECTS:
            kind = Effect.values[effect].kind
            expect(card.kind == kind, f"card {card.id} with effect {card.effect} must be {kind}")
    for number in range(KEPT_EFFECTS):
        expect(number in CARD_EFFECT, f"no Nile card has the effect {Effect[number]}")
    expect(
        FIELDS == 8,
        f"there are {FIELDS} yellow-green and brown fields; the action list has room for exactly 8",
    )
    expect(
        MOST_SOLD == 10 and MOST_SPHINX_CARDS == 5 and EXTRA_SPHINX_CARDS == 2,
        "the action list has room for selling 1 to 10 stones, 5 drawn Sphinx cards and 2 extra ones",
    )
    expect(
        box.sphinx_cards == SPHINX_CARDS,
        f"there are {SPHINX_CARDS} Sphinx cards, not {box.sphinx_cards}",
    )
    expect(
        SPHINX_CONDITION.count(Condition.POINTS_PER_TEN_SCORE) == 1,
        "exactly one Sphinx card gives points per ten points",
    )
    expect(
        all(len(row) == MOST_PLAYERS + 1 for row in BOTTOM_POINTS),
        "points_by_players needs one figure for 0 to 4 players",
    )
    expect(box.grave_tiles == GRAVE_TILES, f"there are {GRAVE_TILES} grave tiles, not {box.grave_tiles}")
    expect(GRAVE_SPACES <= GRAVE_TILES, f"{GRAVE_SPACES} grave spaces need as many tiles")
    expect(min(GRAVE_VALUES) >= 1 and min(OBELISK_VALUES) >= 1, "every space costs at least 1")
    expect(
        sorted(set(POSITION)) == list(range(1, LAST_POSITION + 1)),
        "the Nile positions must run from 1 without gaps",
    )
    expect(len(set(POSITION)) == CARD_SPACES + TOWNS + SITES, "two Nile spaces share a position")
    expect(
        SITES == 3 and SLOTS == 3 and CREWS == 4 and TOWNS == 7 and CARD_SPACES == 10,
        "3 sites of 3 slots, 4 crews, 10 + 7 spaces",
    )
    for n, usable in zip(PLAYER_COUNTS, USABLE_SLOTS, strict=True):
        expect(
            n - 1 <= usable <= SLOTS,
            f"{usable} usable slots with {n} players: at most one ship can wait at a site",
        )
    for row in range(GROUND_ROW + 1, COURSES):
        expect(
            COURSE_LENGTH[row] == COURSE_LENGTH[row - 1] - 1,
            "each Pyramid row is one space shorter than the row below it",
        )
    expect(len(HUNGER_PRICE) == _grain.spaces, "the grain market needs a price for each space")
    expect(len(COLLABORATION) == SITES + 1, "the collaboration bonus needs a figure for 0 to 3 sites")


validate()
