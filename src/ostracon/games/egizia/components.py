"""Egizia's printed figures as constants for the rules, from `components.toml`."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

from msgspec.structs import asdict

from ostracon.games._nile.effects import cards_of, kept, one_use, permanent
from ostracon.games._nile.figures import complete, in_order, number_of
from ostracon.games.egizia.figures import Figures, NileCard, Space, SphinxCard
from ostracon.kernel.components import expect, load
from ostracon.kernel.vocabulary import Vocabulary

COMPONENTS = load("egizia", Path(__file__).parent, Figures)
_data = COMPONENTS.data

# Players, rounds, tracks.
PLAYER_COUNTS = tuple(range(_data.meta.min_players, _data.meta.max_players + 1))
FEWEST_PLAYERS = min(PLAYER_COUNTS)
MOST_PLAYERS = max(PLAYER_COUNTS)
ROUNDS = _data.rounds.count
SHIPS_EACH = _data.box.ships_per_player
START_STONES = _data.setup.start_stones_by_turn_tile.all()
STONE_LIMIT = _data.track.stones.max
LAP = _data.track.score.lap  # spaces of the score track

# Crews: three ordinary ones and the Joker.
CREW_IDS = tuple(crew.id.lower() for crew in _data.crew)
expect(CREW_IDS == ("a", "b", "c", "j"), "crew.id: the crews are A, B, C and J, in this order")
CREWS = len(CREW_IDS)
JOKER = CREWS - 1
ORDINARY = (1 << JOKER) - 1  # bits of the ordinary crews
START_STRENGTH = tuple(int(asdict(_data.setup.start_crew_strength)[crew.id]) for crew in _data.crew)
STRENGTH_LIMIT = _data.track.crew.max

# Markets.
MARKET_IDS = ("stone", "grain")
STONE_MARKET, GRAIN_MARKET = range(2)
MARKETS = len(MARKET_IDS)
ANY_MARKET = MARKETS  # on a card: the player chooses
_stone, _grain = _data.track.stone_market, _data.track.grain_market
MARKET_BOTTOM = (_stone.spaces - 1, _grain.spaces - 1)
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
expect(
    SITE_IDS == ("sphinx", "obelisk_graves", "temple_pyramid"),
    "site: sphinx, obelisk_graves and temple_pyramid are built in this order",
)
SPHINX_SITE, OBELISK_SITE, TEMPLE_SITE = range(SITES)
_site = {site.id: site for site in _data.site}
SLOTS = max(len(site.slots) for site in _data.site)
USABLE_SLOTS = _data.setup.site_slots_by_players.all()

for _id in (*CARD_SPACE_IDS, *(f"r_{town}" for town in TOWN_IDS), *(site.space for site in _data.site)):
    expect(_id in _space, f"nile_space {_id} is missing")
_town = tuple(_space[f"r_{town}"] for town in TOWN_IDS)
TOWN_EFFECTS = ("market_both", "crew_pair", "crew_choice_and_stones", "joker_and_ring")
MARKET_BOTH, TOWN_CREW_PAIR, CREW_CHOICE_AND_STONES, JOKER_AND_RING = range(4)
TOWN_EFFECT = tuple(number_of(f"nile_space[{town.id}]", town.effect, TOWN_EFFECTS) for town in _town)
DOUBLING_ALLOWED = tuple(int(town.doubling_allowed) for town in _town)
REUSE_ALLOWED = tuple(int(town.reuse_allowed) for town in _town)
complete(
    ((f"nile_space[{town.id}]", town.effect, town.params) for town in _town),
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


def _each(ids: Sequence[str], named: Sequence[str], entry: str) -> int:
    """A bit for each that is named."""
    expect(len(set(named)) == len(named), f"{entry} = {', '.join(named)}: each is named once")
    return sum(1 << ids.index(one) for one in named)


def _crew_pair(entry: Space | NileCard) -> tuple[int, int, int]:
    crews = entry.params.crews
    where = "nile_space" if isinstance(entry, Space) else "nile_card"
    expect(len(set(crews)) == 2 == len(crews), f"{where}[{entry.id}].params.crews: crew_pair needs two crews")
    return _crew(crews[0]), _crew(crews[1]), entry.params.steps


TOWN_FIGURES = tuple(_town_figures(town) for town in _town)

# Buildings. A course is a run of spaces filled in one direction: two walls, columns, roof, Pyramid rows.
BUILDING_IDS = ("obelisk", "graves", "temple", "pyramid")
BUILDINGS = len(BUILDING_IDS)
OBELISK, GRAVES, TEMPLE, PYRAMID = range(BUILDINGS)
OBELISK_VALUES = _data.obelisk.level_values
LEVELS = len(OBELISK_VALUES)
GRAVE_SPACES = _data.graves.spaces
GRAVES_FACE_UP = _data.graves.face_up
GRAVE_VALUES = tuple(tile.value for tile in _data.grave_tile for _ in range(tile.count))  # by tile
GRAVE_TILES = len(GRAVE_VALUES)
_rows = sorted(_data.pyramid.rows, key=lambda row: row.row)
ROWS = len(_rows)
COURSE_IDS = ("left", "right", "column", "roof", *(f"row{row}" for row in range(1, ROWS + 1)))
COURSES = len(COURSE_IDS)
LEFT_WALL, RIGHT_WALL, COLUMNS, ROOF, GROUND_ROW = range(5)
_temple = _data.temple
_courses = [_temple.left_wall, _temple.right_wall, _temple.columns, _temple.roof]
_courses += [(row.value,) * row.length for row in _rows]
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


PERMANENTS = kept(Effect.values, "permanent")  # effects that serve round after round
KEPT_EFFECTS = kept(Effect.values)
EFFECT_WORTH = tuple(effect.worth for effect in Effect.values[:KEPT_EFFECTS])
_cards = _data.nile_card
CARD_IDS = tuple(card.id.lower() for card in _cards)
CARDS = len(CARD_IDS)
CARD_EFFECT = tuple(number_of(f"nile_card[{card.id}]", card.effect, Effect.names) for card in _cards)
CARD_KIND_IDS = ("field", "quarry", "permanent", "anytime", "immediate")
CARD_KIND = tuple(CARD_KIND_IDS.index(card.kind) for card in _cards)
OTHER_KINDS = {  # besides the usual one: what can be played too
    "six_stones": ("immediate",),
    "sphinx_plus_two": ("anytime",),
    "field_improver": ("anytime",),
    "grave_value": ("anytime", "immediate"),
}


def _kind(effect: str, usual: str) -> str:
    """The kind of the cards with an effect."""
    possible = (usual, *OTHER_KINDS.get(effect, ()))
    mine = [card for card in _cards if card.effect == effect]
    for card in mine:
        expect(
            card.kind in possible,
            f"nile_card[{card.id}].kind = {card.kind!r}: a card with {effect} is {' or '.join(possible)}",
        )
        expect(
            card.kind == mine[0].kind, f"nile_card[{card.id}].kind: all cards with {effect} are of one kind"
        )
    expect(bool(mine), f"nile_card: no card has the effect {effect}")
    return mine[0].kind


EFFECT_KIND = tuple(_kind(Effect[number], Effect.values[number].kind) for number in range(KEPT_EFFECTS))
IS_PERMANENT = tuple(int(kind == "permanent") for kind in EFFECT_KIND)  # what S28 counts
STONES_AT_ONCE = int(EFFECT_KIND[Effect.SIX_STONES] == "immediate")
EXTRA_ONCE = int(EFFECT_KIND[Effect.SPHINX_PLUS_TWO] == "anytime")
DECK_IDS = ("1/2", "3/4", "5")
DECKS = len(DECK_IDS)
CARD_DECK = tuple(DECK_IDS.index(card.deck) for card in _cards)
DECK_START = tuple(sum(deck < d for deck in CARD_DECK) for d in range(DECKS + 1))
ROUND_DECK = tuple(map(DECK_IDS.index, in_order(_data.rounds.deck_by_round, ROUNDS, "rounds.deck_by_round")))
DEAL_FROM = tuple(  # by round from 0: where in the three stacked decks its ten cards begin
    DECK_START[ROUND_DECK[r]] + CARD_SPACES * ROUND_DECK[:r].count(ROUND_DECK[r]) for r in range(ROUNDS)
)
complete(
    ((f"nile_card[{card.id}]", card.effect, card.params) for card in _cards),
    {
        "market": ("market", "steps"),
        "crew_pair": ("crews", "steps"),
        "crew_choice": ("steps",),
        "points_per_stone": ("buildings", "points"),
    },
)
complete(
    ((f"nile_card[{card.id}]", card.effect, card) for card in _cards),
    {"quarry": ("value",), "field": ("value", "color")},
)
complete(
    ((f"nile_card[{card.id}].on_take", card.on_take.effect, card.on_take) for card in _cards if card.on_take),
    {"market": ("market", "steps"), "points": ("points",), "stones": ("stones",)},
)


_MARKETS = (*MARKET_IDS, "choice")


def _card_figures(card: NileCard) -> tuple[int, int, int]:
    """Figures of a card's effect: (value, colour, 0), (market, steps, 0), (crew, crew, steps), ..."""
    p = card.params
    effect = card.effect
    if effect == "quarry":
        return card.value, 0, 0
    if effect == "field":
        return card.value, COLOUR_IDS.index(card.color), 0
    if effect == "market":
        return _MARKETS.index(p.market), p.steps, 0
    if effect == "crew_pair":
        return _crew_pair(card)
    if effect == "crew_choice":
        return p.steps, 0, 0
    if effect == "points_per_stone":
        return _each(BUILDING_IDS, p.buildings, f"nile_card[{card.id}].params.buildings"), p.points, 0
    return 0, 0, 0


CARD_FIGURES = tuple(_card_figures(card) for card in _cards)
NO_BONUS, BONUS_MARKET, BONUS_POINTS, BONUS_STONES = range(4)


def _on_take(card: NileCard) -> tuple[int, int, int]:
    """What a field gives when it is taken: kind, amount, market."""
    bonus = card.on_take
    if bonus is None:
        return NO_BONUS, 0, 0
    if bonus.effect == "market":
        return BONUS_MARKET, bonus.steps, _MARKETS.index(bonus.market)
    if bonus.effect == "points":
        return BONUS_POINTS, bonus.points, 0
    return BONUS_STONES, bonus.stones, 0


ON_TAKE = tuple(_on_take(card) for card in _cards)
CARDS_OF_EFFECT = cards_of(CARD_EFFECT, KEPT_EFFECTS)  # kept effects: their cards, padded with -1
MOST_COPIES = len(CARDS_OF_EFFECT[0])


def _common(effect: str, name: str) -> int:
    """A figure that all cards of an effect share."""
    found = [(card.id, int(getattr(card.params, name))) for card in _cards if card.effect == effect]
    for card, figure in found:
        fits = 0 < figure == found[0][1]
        expect(
            fits, f"nile_card[{card}].params.{name} = {figure}: cards with {effect} share one figure above 0"
        )
    return found[0][1]


GRAIN_OF_CARD = _common("four_grain", "grain")
FORCE_OF_CARD = _common("plus_three_force", "force")
STONES_OF_CARD = _common("six_stones", "stones")
MOST_SOLD = _common("sell_stones", "max_stones")
POINTS_PER_SOLD = _common("sell_stones", "points_per_stone")
EXTRA_SPHINX_CARDS = _common("sphinx_plus_two", "extra_cards_max")
TRAINING_STONES = _common("stones_to_crew", "stones")
TRAINING_STEPS = _common("stones_to_crew", "steps")
IMPROVER_STEPS = _common("crew_improver", "steps")
GRAVE_CARD_VALUE = _common("grave_value", "value")
DOUBLE_FACTOR = _common("double_round", "factor")

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
SPHINX_CONDITION = tuple(
    number_of(f"sphinx_card[{card.id}]", card.condition, Condition.names) for card in _sphinx
)
complete(
    ((f"sphinx_card[{card.id}]", card.condition, card.params) for card in _sphinx),
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
        return _each(BUILDING_IDS, p.buildings, f"sphinx_card[{card.id}].params.buildings"), p.n, points
    if condition == "points_equal_crew_strength":
        return _crew(p.crew), 0, 0
    if condition == "most_productive":
        return (*COLOUR_IDS, "quarry").index(p.what), 0, points
    if condition == "own_market_bottom":
        return _each(MARKET_IDS, p.markets, f"sphinx_card[{card.id}].params.markets"), 0, points
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
    expect(box.nile_cards == CARDS, f"box.nile_cards = {box.nile_cards}, but {CARDS} are listed")
    for deck, name in enumerate(DECK_IDS):
        count, wanted = CARD_DECK.count(deck), box.nile_cards_by_deck.get(name, 0)
        expect(count == wanted, f"box.nile_cards_by_deck: deck {name} holds {count} cards, not {wanted}")
        expect(count >= CARD_SPACES * ROUND_DECK.count(deck), f"Nile deck {name} is too small for its rounds")
    expect(tuple(sorted(CARD_DECK)) == CARD_DECK, "nile_card: list the cards deck by deck")
    expect(len(set(CARD_IDS)) == CARDS and len(set(SPHINX_IDS)) == SPHINX_CARDS, "two cards share an id")
    for card in _cards:
        effect = Effect.number(card.effect)
        if effect >= KEPT_EFFECTS:
            kind = card.effect if card.effect in ("field", "quarry") else "immediate"
            expect(
                card.kind == kind,
                f"nile_card[{card.id}].kind = {card.kind!r}: a card with {card.effect} is {kind}",
            )
        positive = (
            card.value,
            *(figure for figure in asdict(card.params).values() if isinstance(figure, int)),
        )
        for figure in positive:
            between(f"nile_card[{card.id}]: a figure", figure, 0, 25)
        if card.on_take:
            for figure in (card.on_take.steps, card.on_take.points, card.on_take.stones):
                between(f"nile_card[{card.id}].on_take: a figure", figure, 0, 25)
    for town in _town:
        for figure in asdict(town.params).values():
            if isinstance(figure, int):
                between(f"nile_space[{town.id}].params: a figure", figure, 0, 9)
    between("nile_card: the number of yellow-green and brown fields", FIELDS, 1, 16)
    between("nile_card: max_stones of sell_stones", MOST_SOLD, 1, STONE_LIMIT)
    between("site[sphinx].max_sphinx_cards", MOST_SPHINX_CARDS, 2, 5)
    between("nile_card: extra_cards_max of sphinx_plus_two", EXTRA_SPHINX_CARDS, 1, MOST_SPHINX_CARDS - 1)
    expect(
        box.sphinx_cards == SPHINX_CARDS,
        f"box.sphinx_cards = {box.sphinx_cards}, but {SPHINX_CARDS} are listed",
    )
    between("setup.sphinx_cards_dealt_each", SPHINX_DEALT, 0, 2)
    expect(
        SPHINX_CONDITION.count(Condition.POINTS_PER_TEN_SCORE) == 1,
        "sphinx_card: exactly one card gives points per ten points",
    )
    expect(
        box.grave_tiles == GRAVE_TILES,
        f"box.grave_tiles = {box.grave_tiles}, but grave_tile lists {GRAVE_TILES}",
    )
    between("graves.spaces", GRAVE_SPACES, 1, min(12, GRAVE_TILES))
    between("graves.face_up", GRAVES_FACE_UP, 1, GRAVE_SPACES)
    for entry, values in (
        ("grave_tile.value", GRAVE_VALUES),
        ("obelisk.level_values", OBELISK_VALUES),
        *((f"temple.{name}", values) for name, values in asdict(_temple).items()),
        ("pyramid.rows.value", tuple(row.value for row in _rows)),
    ):
        expect(bool(values), f"{entry} is empty")
        for value in values:
            between(entry, value, 1, MOST_COST)
    between("obelisk.level_values: the number of levels", LEVELS, 2, 15)
    for name in ("left_wall", "right_wall", "columns", "roof"):
        between(f"temple.{name}: the number of spaces", len(getattr(_temple, name)), 1, 4)
    expect(
        [row.row for row in _rows] == list(range(1, ROWS + 1)),
        "pyramid.rows are numbered from 1 without gaps",
    )
    between("pyramid.rows: the number of rows", ROWS, 2, 7)
    for below, row in pairwise(_rows):
        expect(
            row.length == below.length - 1,
            f"pyramid.rows: row {row.row} has {row.length} spaces; each row is one space shorter than the row below it",
        )
    between("pyramid.rows: the spaces of the top row", _rows[-1].length, 1, 7)
    between("pyramid.rows: the spaces of the ground row", _rows[0].length, 1, 7)
    for goal, (asked, number, points) in zip(_sphinx, SPHINX_FIGURES, strict=True):
        validate_sphinx(goal, asked, number, points)
    expect(
        sorted(set(POSITION)) == list(range(1, LAST_POSITION + 1)),
        "nile_space.position: the positions must run from 1 without gaps",
    )
    expect(
        len(set(POSITION)) == CARD_SPACES + TOWNS + SITES, "nile_space.position: two spaces share a position"
    )
    expect(
        SITES == 3 and SLOTS == 3 and CREWS == 4 and CARD_SPACES == 10,
        "site, crew, rounds.cards_per_round: 3 sites of 3 slots, 4 crews and 10 card spaces can be played",
    )
    between("rounds.count", ROUNDS, 1, 5)
    for n, usable in zip(PLAYER_COUNTS, USABLE_SLOTS, strict=True):
        expect(
            n - 1 <= usable <= SLOTS,
            f'setup.site_slots_by_players."{n}" = {usable}: at most one ship can wait at a site',
        )
    for market, bottom, start in zip(MARKET_IDS, MARKET_BOTTOM, MARKET_START, strict=True):
        between(f"track.{market}_market.spaces", bottom + 1, 2, 7)
        between(f"setup.{market}_market_start_index", start, 0, bottom)
    sale = _stone.end_game_sale_indices
    expect(
        sorted(sale) == list(range(SALE_FROM, MARKET_BOTTOM[STONE_MARKET] + 1)),
        f"track.stone_market.end_game_sale_indices = {list(sale)}: the last spaces of the market, from the first that sells on",
    )
    expect(
        len(HUNGER_PRICE) == _grain.spaces,
        f"track.grain_market.points_lost_per_missing_grain needs {_grain.spaces} figures, one for each space",
    )
    for price in HUNGER_PRICE:
        between("track.grain_market.points_lost_per_missing_grain", price, 0, 9)
    expect(
        len(COLLABORATION) == SITES + 1,
        "collaboration_bonus.points_by_sites_built needs a figure for 0 to 3 sites",
    )
    between("grave_scoring: the number of steps", GRAVE_STEPS, 1, 3)


MOST_COST = 36  # four crews at the end of their strips


def between(entry: str, value: int, least: int, most: int) -> None:
    """Refuse a figure outside what can be played."""
    expect(least <= value <= most, f"{entry} = {value}: {least} to {most} can be played")


def validate_sphinx(card: SphinxCard, asked: int, number: int, points: int) -> None:
    """Refuse a Sphinx card that can never be met, or gives nothing."""
    entry, condition = f"sphinx_card[{card.id}]", card.condition
    between(f"{entry}.points", points, 0, 99)
    if condition == "obelisk_level_built":
        between(f"{entry}.params.n (a level of obelisk.level_values)", asked, 1, LEVELS)
    elif condition == "pyramid_row_complete":
        between(f"{entry}.params.row (one of pyramid.rows)", asked - GROUND_ROW + 1, 1, ROWS)
    elif condition in ("own_stones_at_least", "own_stones_each_at_least"):
        between(f"{entry}.params.n", number, 1, 24)
    elif condition == "points_per_ten_score":
        between(f"{entry}.params.per", number, 1, 99)
    elif condition == "players_at_market_bottom":
        given = len(card.points_by_players)
        expect(
            given == MOST_PLAYERS + 1,
            f"{entry}.points_by_players needs 5 figures, for 0 to 4 players, not {given}",
        )
        between(f"{entry}.points_by_players for 0 players", card.points_by_players[0], 0, 0)
        for figure in card.points_by_players:
            between(f"{entry}.points_by_players", figure, 0, 99)


validate()
