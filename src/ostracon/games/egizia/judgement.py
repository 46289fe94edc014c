"""How well a player of Egizia stands, for bots: what a good player would expect to score in the end."""

from __future__ import annotations

from ostracon.games._nile.judgement import force_of_crews, future_building, share
from ostracon.games._nile.scoring import permanents
from ostracon.games._nile.supplies import appetite
from ostracon.games.egizia.components import (
    BOTTOM_POINTS,
    BUILDINGS,
    COLLABORATION,
    COLUMNS,
    COURSE_LENGTH,
    COURSES,
    FEWEST_PLAYERS,
    FOUR_GRAIN,
    GRAIN_MARKET,
    GRAIN_OF_CARD,
    GROUND_ROW,
    HUNGER_PRICE,
    KEPT_EFFECTS,
    LAST_POSITION,
    MARKET_BOTTOM,
    MARKETS,
    MOST_PRODUCTIVE,
    MOST_SOLD,
    MOST_SPHINX_CARDS,
    OBELISK_LEVEL_BUILT,
    OWN_MARKET_BOTTOM,
    OWN_STONES_AT_LEAST,
    OWN_STONES_EACH_AT_LEAST,
    PERMANENTS,
    PLAYERS_AT_MARKET_BOTTOM,
    POINTS_EQUAL_CREW_STRENGTH,
    POINTS_PER_OWN_STONE,
    POINTS_PER_PERMANENT,
    POINTS_PER_RETURNED_CARD,
    PYRAMID_ROW_COMPLETE,
    RING_SPACES,
    ROOF,
    ROUNDS,
    SALE_FROM,
    SELL_STONES,
    SITES,
    SIX_STONES,
    SPHINX_CARDS,
    SPHINX_CONDITION,
    SPHINX_FIGURES,
    SPHINX_SITE,
    STONE_LIMIT,
    STONE_MARKET,
    STONES_OF_CARD,
    STRENGTH_LIMIT,
    TEMPLE_COLUMNS_BUILT,
    TEMPLE_COMPLETE,
)
from ostracon.games.egizia.feeding import harvest
from ostracon.games.egizia.layout import STEP_FEEDING, STEP_PLACED, STEP_SHIPS, STEP_SITE, STEP_WINDOW, State
from ostracon.games.egizia.scoring import grave_points, grave_total, sphinx_points
from ostracon.kernel.machine import bit_count
from ostracon.kernel.target import rule

# In hundredths of a point.
LATER_ROUND = (1700, 1150, 1070)  # what else a round to come brings, by player count
BUILT_NOW = 92  # a stone that this round's crews can build with
BUILT_LATER = 210  # a stone that meets strength in a later round (see future_building)
STONE_SOLD = 50
WAITING_SHIP = 30  # percent of the value of a ship when it waits
ROOM = 55  # per space of the Nile that is still downstream, while ships are left
SURPLUS_GRAIN = 30  # per grain beyond the need, for each round that follows
SURPLUS_LIMIT = 4  # grain per following round that will be eaten
GROWTH = 3  # grain that a player finds per round
LATER_HUNGER = 60  # percent of a loss in a later round
GRAVE_STEP = 22  # per value of a grave tile, while more may come
ROW_STONE = 45  # per own stone in a Pyramid row that is not complete
MARKET_VALUE = ((0, 50, 120, 220, 280), (0, 45, 90, 165, 220))  # by market and space
EFFECT_VALUE = (  # permanents: per round that they can still serve; the others: at once
    100,  # crew_improver
    45,  # feed_with_stones
    70,  # sphinx_plus_two
    45,  # reuse_round_space
    45,  # field_improver
    100,  # remaining_card
    35,  # stones_to_crew
    100,  # upstream
    0,  # grave_value counts with the graves
    100,  # four_grain
    150,  # plus_three_force
    180,  # two_crews
    90,  # second_ship
    130,  # double_round
    50,  # build_waiting
    70,  # build_first
    210,  # keep_two_sphinx
    0,  # six_stones count as stones
    50,  # sell_stones, with the stones that can be sold
)
HOPE = (
    10,
    22,
    34,
    46,
    58,
)  # percent of a Sphinx card's points just short of its condition, by rounds that follow


@rule
def evaluate(s: State, seat: int) -> int:
    """Expected final points of a seat in hundredths."""
    value = 100 * s.track[seat]
    if s.over == 1:
        return value
    later = ROUNDS - s.round_number
    value += LATER_ROUND[s.players - FEWEST_PLAYERS] * later
    if s.active == seat:
        for building in range(BUILDINGS):
            value += 100 * s.cost_on[building]
    value += building_value(s, seat, later)
    value -= hunger_value(s, seat, later)
    total = grave_total(s, seat)
    value += 100 * grave_points(total) + GRAVE_STEP * total * min(later + 1, 2) // 2
    for market in range(MARKETS):
        value += MARKET_VALUE[market][s.market[seat][market]] * (later + 1) // ROUNDS
    for course in range(GROUND_ROW, COURSES):
        if s.course_laid[course] < COURSE_LENGTH[course]:
            for place in range(s.course_laid[course]):
                if s.course_owner[course][place] == seat:
                    value += ROW_STONE
    for effect in range(KEPT_EFFECTS):
        if s.held[seat][effect] > 0:
            served = later + 1 if effect < PERMANENTS else 1
            value += EFFECT_VALUE[effect] * s.held[seat][effect] * served
    if (s.step == STEP_SHIPS or s.step == STEP_PLACED) and (s.passed >> seat) & 1 == 0 and s.ships[seat] > 0:
        value += ROOM * (LAST_POSITION - s.furthest[seat])
    for card in range(SPHINX_CARDS):
        if s.sphinx_holder[card] == seat:
            value += sphinx_hope(s, seat, card, later)
    if s.active == seat and s.drawn_count > 0:
        value += drawn_value(s, seat, later)
    return value


# ---- stones and crews --------------------------------------------------------------------------------------


@rule
def building_value(s: State, seat: int, later: int) -> int:
    """What stones and crews will become: now at the sites where ships lie, and in later rounds."""
    stones = s.stones[seat] + STONES_OF_CARD * s.held[seat][SIX_STONES]
    if s.step < STEP_SITE:
        stones += s.quarry[seat]
    stones = min(stones, STONE_LIMIT)
    sites = 0
    if s.step < STEP_WINDOW:
        sites = bit_count(s.own_sites[seat] & ~s.built[seat])
    force = force_at(s, seat, sites)
    spent = min(stones, force)
    if s.step < STEP_SITE:
        for site in range(SITES):
            if s.waiting[site] == seat:
                spent = spent * WAITING_SHIP // 100 if sites == 1 else spent
    value: int = BUILT_NOW * spent
    value += 100 * COLLABORATION[min(SITES, bit_count(s.built[seat]) + min(sites, spent))]
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
    """The force for so many sites: the build turn going on, then the strongest ready crews and the Joker."""
    force = 0
    free = s.ready[seat]
    if s.active == seat and s.crews_in != 0:
        force = s.budget if s.budget > 0 or s.pieces > 0 else s.force
        if s.site == SPHINX_SITE:
            force = min(force, MOST_SPHINX_CARDS) if s.paid == 0 else 0
        free &= ~s.crews_in
        sites -= 1
    return force + force_of_crews(s, seat, free, sites)


# ---- grain -------------------------------------------------------------------------------------------------


@rule
def hunger_value(s: State, seat: int, later: int) -> int:
    """Points that hunger will probably cost, less what surplus grain is good for."""
    need = appetite(s, seat)
    price = HUNGER_PRICE[s.market[seat][GRAIN_MARKET]]
    loss = 0
    if s.step < STEP_FEEDING:
        missing = need - harvest(s, seat, s.ring) - GRAIN_OF_CARD * s.held[seat][FOUR_GRAIN]
        loss += 100 * price * max(0, missing)
    usual = 3 * harvest(s, seat, s.ring)  # the ring stays where it is three times out of five
    for ring in range(RING_SPACES):
        if ring != s.ring:
            usual += harvest(s, seat, ring)
    usual //= 5
    for number in range(later):
        loss += LATER_HUNGER * price * max(0, need - usual - GROWTH * (number + 1))
    surplus = min(max(0, usual - need), SURPLUS_LIMIT * later)
    return loss - SURPLUS_GRAIN * surplus


# ---- Sphinx cards ------------------------------------------------------------------------------------------


@rule
def drawn_value(s: State, seat: int, later: int) -> int:
    """Cards being looked at: those kept, or the best of them; the others are returned for points."""
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
def sphinx_hope(s: State, seat: int, card: int, later: int) -> int:
    """What a Sphinx card will probably give."""
    condition = SPHINX_CONDITION[card]
    asked = SPHINX_FIGURES[card][0]
    number = SPHINX_FIGURES[card][1]
    points = SPHINX_FIGURES[card][2]
    now = sphinx_points(s, seat, card)
    hope = HOPE[later]
    if condition == OBELISK_LEVEL_BUILT:
        return share(s.obelisk_count, asked, points, later, hope)
    if condition == TEMPLE_COLUMNS_BUILT or condition == TEMPLE_COMPLETE:
        stones = 0
        wanted = 0
        for course in range(COLUMNS + 1 if condition == TEMPLE_COLUMNS_BUILT else ROOF + 1):
            stones += s.course_laid[course]
            wanted += COURSE_LENGTH[course]
        return share(stones, wanted, points, later, hope)
    if condition == PYRAMID_ROW_COMPLETE:
        stones = 0
        wanted = 0
        for course in range(GROUND_ROW, asked + 1):
            stones += s.course_laid[course]
            wanted += COURSE_LENGTH[course]
        return share(stones, wanted, points, later, hope)
    if condition == PLAYERS_AT_MARKET_BOTTOM:
        most = BOTTOM_POINTS[card][min(s.players, 2)]
        return max(100 * now, share(s.market[seat][asked], MARKET_BOTTOM[asked], most, later, hope))
    if condition == OWN_STONES_AT_LEAST:
        return share(s.stones_on[seat][asked], number, points, later, hope)
    if condition == OWN_STONES_EACH_AT_LEAST:
        have = 0
        wanted = 0
        for building in range(BUILDINGS):
            if (asked >> building) & 1 == 1:
                have += min(number, s.stones_on[seat][building])
                wanted += number
        return share(have, wanted, points, later, hope)
    if condition == MOST_PRODUCTIVE:
        return points * (100 - 12 * later) if now > 0 else 14 * points * later // 2
    if condition == OWN_MARKET_BOTTOM:
        have = 0
        wanted = 0
        for market in range(MARKETS):
            if (asked >> market) & 1 == 1:
                have += s.market[seat][market]
                wanted += MARKET_BOTTOM[market]
        return share(have, wanted, points, later, hope)
    if condition == POINTS_EQUAL_CREW_STRENGTH:
        return 100 * min(STRENGTH_LIMIT, now) + 60 * later
    if condition == POINTS_PER_OWN_STONE:
        return 100 * now + 60 * later
    if condition == POINTS_PER_PERMANENT:
        return 100 * points * permanents(s, seat, PERMANENTS) + 60 * later
    return 10 * (max(0, s.track[seat]) + 15 * later)  # one in ten
