"""How well a player of Egizia stands, for bots: what a good player would expect to score in the end."""

from __future__ import annotations

from ostracon.games._nile.judgement import force_of_crews, future_building, share
from ostracon.games._nile.supplies import appetite
from ostracon.games.egizia import components as box
from ostracon.games.egizia.components import Condition, Effect
from ostracon.games.egizia.feeding import harvest
from ostracon.games.egizia.layout import State
from ostracon.games.egizia.scoring import grave_points, grave_total, permanents, sphinx_points
from ostracon.games.egizia.vocabulary import Step
from ostracon.kernel.machine import bit_count
from ostracon.kernel.target import rule

# In hundredths of a point.
LATER_ROUND = (1700, 1150, 1070)  # what else a round to come brings, by player count
BUILT_NOW = 92  # a stone that this round's crews can build with
BUILT_LATER = 210  # a stone that meets strength in a later round (see future_building)
STONE_SOLD = 50
WAITING_SHIP = 30  # percent of the value of a ship when it waits
ROOM = 55  # per space of the Nile that is still downstream, while ships are left
SURPLUS_GRAIN = 60  # per grain beyond the need, for each round that follows
SURPLUS_LIMIT = 4  # grain per following round that will be eaten
GROWTH = 3  # grain that a player finds per round
LATER_HUNGER = 100  # percent of a loss in a later round
GRAVE_STEP = 22  # per value of a grave tile, while more may come
ROW_STONE = 45  # per own stone in a Pyramid row that is not complete
MARKET_VALUE = tuple(  # by market and space: little at first, most on the last spaces
    tuple(
        worth * place * (place + bottom) // (2 * bottom * bottom)
        for place in range(max(box.MARKET_BOTTOM) + 1)
    )
    for worth, bottom in zip((280, 220), box.MARKET_BOTTOM, strict=True)
)
OWN_GOAL = (
    100,
    70,
    45,
)  # percent of the hope for stones of one's own where others build too, by player count
SHARED_GOAL = (60, 90, 110)  # ... and for what everybody builds at
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
    if s.decider < 0:
        return value
    later = box.ROUNDS - s.round_number
    value += LATER_ROUND[s.players - box.FEWEST_PLAYERS] * later
    value += building_value(s, seat, later)
    value -= hunger_value(s, seat, later)
    total = grave_total(s, seat)
    value += 100 * grave_points(total) + GRAVE_STEP * total * min(later + 1, 2) // 2
    for market in range(box.MARKETS):
        value += MARKET_VALUE[market][s.market[seat][market]] * (later + 1) // box.ROUNDS
    for course in range(box.GROUND_ROW, box.COURSES):
        if s.course_laid[course] < box.COURSE_LENGTH[course]:
            for place in range(s.course_laid[course]):
                if s.course_owner[course][place] == seat:
                    value += ROW_STONE
    for effect in range(box.KEPT_EFFECTS):
        if s.held[seat][effect] > 0:
            served = later + 1 if effect < box.PERMANENTS else 1
            value += box.EFFECT_WORTH[effect] * s.held[seat][effect] * served
    if (s.step == Step.SHIPS or s.step == Step.PLACED) and (s.passed >> seat) & 1 == 0 and s.ships[seat] > 0:
        value += ROOM * (box.LAST_POSITION - s.furthest[seat])
    for card in range(box.SPHINX_CARDS):
        if s.sphinx_holder[card] == seat:
            value += sphinx_hope(s, seat, card, later)
    if s.decider == seat and s.drawn_count > 0:
        value += drawn_value(s, seat, later)
    return value


# ---- stones and crews --------------------------------------------------------------------------------------


@rule
def building_value(s: State, seat: int, later: int) -> int:
    """What stones and crews will become: now at the sites where ships lie, and in later rounds."""
    stones = s.stones[seat] + box.STONES_OF_CARD * s.held[seat][Effect.SIX_STONES]
    if s.step < Step.SITE:
        stones += s.quarry[seat]
    stones = min(stones, box.STONE_LIMIT)
    sites = 0
    if s.step < Step.WINDOW:
        sites = bit_count(s.own_sites[seat] & ~s.built[seat])
    force = force_at(s, seat, sites)
    spent = min(stones, force)
    if s.step < Step.SITE:
        for site in range(box.SITES):
            if s.waiting[site] == seat:
                spent = spent * WAITING_SHIP // 100 if sites == 1 else spent
    value: int = BUILT_NOW * spent
    value += 100 * box.COLLABORATION[min(box.SITES, bit_count(s.built[seat]) + min(sites, spent))]
    rest = stones - spent
    if later == 0:
        if s.held[seat][Effect.SELL_STONES] > 0:
            value += 100 * min(rest, box.MOST_SOLD)
        elif s.market[seat][box.STONE_MARKET] >= box.SALE_FROM:
            value += STONE_SOLD * rest
        return value
    return value + future_building(rest + later * s.quarry[seat], later * appetite(s, seat), BUILT_LATER)


@rule
def force_at(s: State, seat: int, sites: int) -> int:
    """The force for so many sites: the build turn going on, then the strongest ready crews and the Joker."""
    force = 0
    free = s.ready[seat]
    if s.decider == seat and s.crews_in != 0:
        force = s.budget if s.budget > 0 or s.pieces > 0 else s.force
        if s.site == box.SPHINX_SITE:
            force = min(force, box.MOST_SPHINX_CARDS) if s.paid == 0 else 0
        free &= ~s.crews_in
        sites -= 1
    return force + force_of_crews(s, seat, free, sites)


# ---- grain -------------------------------------------------------------------------------------------------


@rule
def hunger_value(s: State, seat: int, later: int) -> int:
    """Points that hunger will probably cost, less what surplus grain is good for."""
    need = appetite(s, seat)
    price = box.HUNGER_PRICE[s.market[seat][box.GRAIN_MARKET]]
    loss = 0
    if s.step < Step.FEEDING:
        missing = need - harvest(s, seat, s.ring) - box.GRAIN_OF_CARD * s.held[seat][Effect.FOUR_GRAIN]
        loss += 100 * price * max(0, missing)
    usual = 3 * harvest(s, seat, s.ring)  # the ring stays where it is three times out of five
    for ring in range(box.RING_SPACES):
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
    best = 100 * box.POINTS_PER_RETURNED_CARD
    value = 0
    for i in range(s.drawn_count):
        hope = sphinx_hope(s, seat, s.drawn[i], later)
        if (s.kept >> i) & 1 == 1:
            value += hope
        else:
            value += 100 * box.POINTS_PER_RETURNED_CARD
            best = max(best, hope)
    return value if s.kept != 0 else value + best - 100 * box.POINTS_PER_RETURNED_CARD


@rule
def goal(have: int, wanted: int, points: int, later: int, odds: int) -> int:
    """Hope for a goal by the way made, and by its odds in percent."""
    value: int = share(have, wanted, points, later, HOPE[later])
    return value if have >= wanted else value * odds // 100


@rule
def sphinx_hope(s: State, seat: int, card: int, later: int) -> int:
    """What a Sphinx card will probably give."""
    condition = box.SPHINX_CONDITION[card]
    asked = box.SPHINX_FIGURES[card][0]
    number = box.SPHINX_FIGURES[card][1]
    points = box.SPHINX_FIGURES[card][2]
    now = sphinx_points(s, seat, card)
    hope = HOPE[later]
    own = OWN_GOAL[s.players - box.FEWEST_PLAYERS]
    shared = SHARED_GOAL[s.players - box.FEWEST_PLAYERS]
    if condition == Condition.OBELISK_LEVEL_BUILT:
        return goal(s.obelisk_count, asked, points, later, shared)
    if condition == Condition.TEMPLE_COLUMNS_BUILT or condition == Condition.TEMPLE_COMPLETE:
        stones = 0
        wanted = 0
        for course in range(box.COLUMNS + 1 if condition == Condition.TEMPLE_COLUMNS_BUILT else box.ROOF + 1):
            stones += s.course_laid[course]
            wanted += box.COURSE_LENGTH[course]
        return goal(stones, wanted, points, later, shared)
    if condition == Condition.PYRAMID_ROW_COMPLETE:
        stones = 0
        wanted = 0
        for course in range(box.GROUND_ROW, asked + 1):
            stones += s.course_laid[course]
            wanted += box.COURSE_LENGTH[course]
        return goal(stones, wanted, points, later, shared)
    if condition == Condition.PLAYERS_AT_MARKET_BOTTOM:
        most = box.BOTTOM_POINTS[card][min(s.players, 2)]
        return max(100 * now, share(s.market[seat][asked], box.MARKET_BOTTOM[asked], most, later, hope))
    if condition == Condition.OWN_STONES_AT_LEAST:
        return goal(s.stones_on[seat][asked], number, points, later, own)
    if condition == Condition.OWN_STONES_EACH_AT_LEAST:
        have = 0
        wanted = 0
        for building in range(box.BUILDINGS):
            if (asked >> building) & 1 == 1:
                have += min(number, s.stones_on[seat][building])
                wanted += number
        return goal(have, wanted, points, later, own)
    if condition == Condition.MOST_PRODUCTIVE:
        return points * (100 - 12 * later) if now > 0 else 14 * points * later // 2
    if condition == Condition.OWN_MARKET_BOTTOM:
        have = 0
        wanted = 0
        for market in range(box.MARKETS):
            if (asked >> market) & 1 == 1:
                have += s.market[seat][market]
                wanted += box.MARKET_BOTTOM[market]
        return share(have, wanted, points, later, hope)
    if condition == Condition.POINTS_EQUAL_CREW_STRENGTH:
        return 100 * min(box.STRENGTH_LIMIT, now) + 60 * later
    if condition == Condition.POINTS_PER_OWN_STONE:
        return 100 * now + 60 * later
    if condition == Condition.POINTS_PER_PERMANENT:
        return 100 * points * permanents(s, seat) + 60 * later
    return 10 * (max(0, s.track[seat]) + 15 * later)  # one in ten
