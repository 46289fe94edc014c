"""How well a player of Shifting Sands stands, for bots: what a good player would expect to score in the end."""

from __future__ import annotations

from ostracon.games._nile.judgement import force_of_crews, future_building, share
from ostracon.games._nile.supplies import appetite
from ostracon.games.egizia_sands.components import (
    ALL_CREWS_AT_LEAST,
    BONUS_TILES,
    COLONNADE,
    COLUMNS,
    COMPLETION,
    COOPERATION,
    CREWS,
    DEFERRED_GLORY,
    EACH_STATUE,
    FEWEST_PLAYERS,
    FLOOD_SPACES,
    FOUR_GRAIN,
    GLORY_AT_END,
    GRAIN_MARKET,
    GRAIN_OF_CARD,
    GRAIN_PER_POINT,
    HUNGER_PRICE,
    KEPT_EFFECTS,
    LAST_POSITION,
    LEVY_STONES,
    MARKETS,
    MOST_SOLD,
    PER_ROUND_TILES,
    PERMANENTS,
    POINTS_PER_RETURNED_CARD,
    PYRAMID,
    ROUNDS,
    ROW_LENGTH,
    ROWS,
    SALE_FROM,
    SCORE_MOST,
    SCORE_PER,
    SELL_STONES,
    SITES,
    SPHINX_CARDS,
    SPHINX_LEAST,
    SPHINX_MEASURE,
    SPHINX_NEEDS,
    SPHINX_POINTS,
    SPHINX_SCORING,
    SPHINX_SITE,
    STATUE_LEVELS,
    STATUE_MEASURE,
    STATUE_PLACES,
    STATUE_POINTS,
    STATUE_THRESHOLD,
    STATUES,
    STATUES_COMPLETE,
    STONE_LIMIT,
    STONE_MARKET,
    STONES_OR_FORCE,
    STONES_OR_GRAIN,
    STORE_GRAIN,
    SURPLUS_FROM,
)
from ostracon.games.egizia_sands.effects import tile_is_ready
from ostracon.games.egizia_sands.feeding import harvest
from ostracon.games.egizia_sands.free import stones_in_cards
from ostracon.games.egizia_sands.layout import (
    NO_CARD,
    STEP_BEFORE,
    STEP_FEEDING,
    STEP_PLACED,
    STEP_STONES,
    STEP_WINDOW,
    State,
)
from ostracon.games.egizia_sands.scoring import majority_points, measure, sphinx_points
from ostracon.games.egizia_sands.sphinx import draw_limit
from ostracon.kernel.machine import bit_count
from ostracon.kernel.target import rule

# In hundredths of a point.
LATER_ROUND = (1420, 1600, 1080)  # what else a round to come brings, by player count
BUILT_NOW = 92  # a stone that this round's crews can build with
BUILT_LATER = 130  # a stone that meets force in a later round (see future_building)
STONE_SOLD = 50
WAITING_SHIP = 30  # percent of the value of a ship that waits without a right
ROOM = 150  # per space of the Nile that is still downstream, while ships are left
SURPLUS_GRAIN = 30  # per grain beyond the need, for each round that follows
SURPLUS_LIMIT = 4  # grain per following round that will be eaten
GROWTH = 3  # grain that a player finds per round
LATER_HUNGER = 60  # percent of a loss in a later round
ROW_BRICK = 35  # per own brick in a pyramid row that is not complete
MAJORITY_HOPE = (100, 70, 50, 35, 25)  # percent of the majority for who leads, by rounds that follow
COLUMN_HOPE = 45  # per column, while the colonnade may still be completed
STATUE_HOPE = 25  # per level of a statue and round that follows
MARKET_VALUE = ((0, 0, 70, 170, 240, 270), (0, 0, 50, 110, 220, 290))  # by market and level
EFFECT_VALUE = (  # permanents: per round that they can still serve; the others: at once
    45,  # feed_with_stones
    25,  # lose_now_gain_at_end, beside the points that come back
    60,  # sphinx_free_card
    100,  # crew_per_round
    45,  # field_improver
    110,  # leftover_card
    50,  # crew_down_markets_up
    35,  # stones_to_crew
    100,  # grain
    150,  # force
    90,  # second_ship
    40,  # stones_or_grain, beside its stones
    180,  # keep_extra_sphinx
    0,  # stones count as stones
    50,  # sell_stones, with the stones that can be sold
    60,  # stones_or_force, beside its stones
)
TILE_VALUE = (130, 90, 130, 90, 70, 150, 90, 80, 100, 110)  # bonus tiles, per round that they can still serve
HOPE = (10, 24, 36, 46, 54)  # percent of a goal's points just short of it, by rounds that follow


@rule
def evaluate(s: State, seat: int) -> int:
    """Expected final points of a seat in hundredths."""
    value = 100 * s.track[seat]
    if s.over == 1:
        return value
    later = min(ROUNDS - s.round_number, ROUNDS - 1)  # before the first round as in it
    value += LATER_ROUND[s.players - FEWEST_PLAYERS] * later
    value += building_value(s, seat, later)
    value -= hunger_value(s, seat, later)
    value += monument_value(s, seat, later)
    for market in range(MARKETS):
        value += MARKET_VALUE[market][s.market[seat][market]] * (later + 1) // ROUNDS
    for effect in range(KEPT_EFFECTS):
        if s.held[seat][effect] > 0:
            served = later + 1 if effect < PERMANENTS else 1
            value += EFFECT_VALUE[effect] * s.held[seat][effect] * served
    value += 100 * GLORY_AT_END * s.held[seat][DEFERRED_GLORY]
    if s.step <= STEP_PLACED and (s.passed >> seat) & 1 == 0 and s.ships[seat] > 0:
        value += ROOM * (LAST_POSITION - s.furthest[seat])
    for card in range(SPHINX_CARDS):
        if s.sphinx_holder[card] == seat:
            value += sphinx_hope(s, seat, card, later)
    if s.active == seat and s.drawn_count > 0:
        value += drawn_value(s, seat, later)
    return value


# ---- stones and crews --------------------------------------------------------------------------------------------


@rule
def building_value(s: State, seat: int, later: int) -> int:
    """What stones and crews will become: now in the zones where ships lie, and in later rounds."""
    stones = s.stones[seat] + stones_in_cards(s, seat) + LEVY_STONES * s.held[seat][STONES_OR_FORCE]
    if s.step <= STEP_STONES:
        stones += s.quarry[seat]
    stones = min(stones, STONE_LIMIT)
    sites = 0
    if s.step < STEP_WINDOW:
        for site in range(SITES):
            mine = (s.own_sites[seat] & ~s.built[seat]) >> site & 1
            if mine == 1 and site >= s.site:
                sites += 1
    force = force_at(s, seat, sites)
    spent = min(stones, force)
    for site in range(SITES):
        if (
            s.waiting[site] == seat
            and s.rights[seat] == 0
            and site >= s.site
            and sites > 0
            and s.step < STEP_WINDOW
        ):
            spent -= (spent // sites) * (100 - WAITING_SHIP) // 100
    value: int = BUILT_NOW * spent
    value += 100 * COOPERATION[min(SITES, bit_count(s.built[seat]) + min(sites, spent))]
    rest = stones - spent
    if later == 0:
        if s.held[seat][SELL_STONES] > 0:
            value += 100 * min(rest, MOST_SOLD)
        elif s.market[seat][STONE_MARKET] >= SALE_FROM:
            value += STONE_SOLD * rest
        return value
    return value + future_building(rest + later * s.quarry[seat], later * appetite(s, seat), BUILT_LATER)


@rule
def force_at(s: State, seat: int, sites: int) -> int:
    """The force for so many zones: the building action going on, then the strongest ready crews and violet."""
    force = 0
    free = s.ready[seat]
    if s.active == seat and s.crews_in != 0:
        force = s.force - s.spent
        if s.site == SPHINX_SITE:
            force = min(force, draw_limit(s)) if s.drawn_count == 0 else 0
        free &= ~s.crews_in
        sites -= 1
    return force + force_of_crews(s, seat, free, sites)


# ---- grain -------------------------------------------------------------------------------------------------------


@rule
def hunger_value(s: State, seat: int, later: int) -> int:
    """Points that hunger will probably cost, less what surplus grain is good for."""
    need = appetite(s, seat)
    price = HUNGER_PRICE[s.market[seat][GRAIN_MARKET]]
    sells = s.market[seat][GRAIN_MARKET] >= SURPLUS_FROM
    loss = 0
    if s.step < STEP_BEFORE:
        grain = harvest(s, seat, s.flood)
        if s.step == STEP_FEEDING and s.active == seat:
            grain += s.extra_grain
        cards = GRAIN_OF_CARD * s.held[seat][FOUR_GRAIN] + STORE_GRAIN * s.held[seat][STONES_OR_GRAIN]
        loss += 100 * price * max(0, need - grain - cards)
        if sells and not is_fed(s, seat):
            loss -= 100 * (max(0, grain - need) // GRAIN_PER_POINT)
    usual = 3 * harvest(s, seat, s.flood)  # the flood stays where it is three times out of five
    for flood in range(FLOOD_SPACES):
        if flood != s.flood:
            usual += harvest(s, seat, flood)
    usual //= 5
    for number in range(later):
        loss += LATER_HUNGER * price * max(0, need - usual - GROWTH * (number + 1))
    surplus = max(0, usual - need)
    if sells:
        loss -= 100 * later * surplus // GRAIN_PER_POINT * 2 // 3
    else:
        loss -= SURPLUS_GRAIN * min(surplus, SURPLUS_LIMIT * later)
    return loss


@rule
def is_fed(s: State, seat: int) -> bool:
    """Whether a player's crews have eaten this round, in FEED itself."""
    if s.step != STEP_FEEDING:
        return False
    for place in range(s.cursor):
        if s.turn_order[place] == seat:
            return True
    return False


# ---- monuments ---------------------------------------------------------------------------------------------------


@rule
def monument_value(s: State, seat: int, later: int) -> int:
    """Majorities in reach, the way to the complete colonnade, bonus tiles, statues."""
    value = MAJORITY_HOPE[later] * majority_points(s, seat) + 12 * later * min(3, s.bricks_on[seat][PYRAMID])
    n = s.players - FEWEST_PLAYERS
    for row in range(ROWS):
        if s.row_laid[row] < ROW_LENGTH[n][row]:
            for place in range(s.row_laid[row]):
                if s.row_owner[row][place] == seat:
                    value += ROW_BRICK
    columns = s.bricks_on[seat][COLONNADE]
    if columns < COLUMNS and later > 0:
        value += COLUMN_HOPE * columns * COMPLETION[s.completions] * later // (ROUNDS * 2)
    for tile in range(BONUS_TILES):
        if (s.tiles[seat] >> tile) & 1 == 1:
            if (PER_ROUND_TILES >> tile) & 1 == 1 or (s.tiles_used[seat] >> tile) & 1 == 0:
                value += TILE_VALUE[tile] * later
            if tile_is_ready(s, seat, tile):
                value += TILE_VALUE[tile] // 3
    for statue in range(STATUE_PLACES):
        value += statue_hope(s, seat, statue, later)
    return value


@rule
def statue_hope(s: State, seat: int, statue: int, later: int) -> int:
    """What a statue will probably give: the best of its levels built, and a little for the way made."""
    card = s.statue_on[statue]
    levels = s.statue[seat][statue]
    if card == NO_CARD or levels == 0:
        return 0
    have = measure(s, seat, STATUE_MEASURE[card])
    best = 0
    for level in range(1, levels + 1):
        best = max(best, share(have, STATUE_THRESHOLD[card][level], STATUE_POINTS[level], later, HOPE[later]))
    if levels < STATUE_LEVELS:
        best += STATUE_HOPE * levels * later
    return best


# ---- Sphinx cards ------------------------------------------------------------------------------------------------


@rule
def drawn_value(s: State, seat: int, later: int) -> int:
    """Cards being looked at: those kept, or the best of them; the others are put back for points."""
    best = 100 * POINTS_PER_RETURNED_CARD
    value = 0
    for i in range(s.drawn_count):
        hope = sphinx_hope(s, seat, s.drawn[i], later)
        if (s.kept >> i) & 1 == 1:
            value += hope
        else:
            value += 100 * POINTS_PER_RETURNED_CARD
            best = max(best, hope)
    return value if s.kept != 0 else value + best - 100 * POINTS_PER_RETURNED_CARD


@rule
def way_made(s: State, seat: int, what: int, least: int) -> int:
    """How much of a requirement is there, counted in single bricks, levels or strengths."""
    have = 0
    if what == STATUES_COMPLETE:
        return min(least * STATUE_LEVELS, s.bricks_on[seat][STATUES])
    if what == EACH_STATUE:
        for statue in range(STATUE_PLACES):
            have += min(least, s.statue[seat][statue])
        return have
    if what == ALL_CREWS_AT_LEAST:
        for crew in range(CREWS):
            have += min(least, s.strength[seat][crew])
        return have
    return min(least, measure(s, seat, what))


@rule
def way_wanted(what: int, least: int) -> int:
    """The whole of a requirement, counted alike."""
    if what == STATUES_COMPLETE:
        return least * STATUE_LEVELS
    if what == EACH_STATUE:
        return least * STATUE_PLACES
    return least * CREWS if what == ALL_CREWS_AT_LEAST else least


@rule
def sphinx_hope(s: State, seat: int, card: int, later: int) -> int:
    """What a Sphinx card will probably give."""
    points = SPHINX_POINTS[card]
    if SPHINX_SCORING[card] == SCORE_PER:
        return 100 * sphinx_points(s, seat, card) + 50 * later
    if SPHINX_SCORING[card] == SCORE_MOST:
        return points * (100 - 12 * later) if sphinx_points(s, seat, card) > 0 else 7 * points * later
    have = 0
    wanted = 0
    for i in range(SPHINX_NEEDS[card]):
        have += way_made(s, seat, SPHINX_MEASURE[card][i], SPHINX_LEAST[card][i])
        wanted += way_wanted(SPHINX_MEASURE[card][i], SPHINX_LEAST[card][i])
    return share(have, wanted, points, later, HOPE[later])


assert STEP_PLACED < STEP_STONES < STEP_FEEDING < STEP_BEFORE < STEP_WINDOW  # the order used above
