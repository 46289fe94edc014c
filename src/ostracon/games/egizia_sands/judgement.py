"""How well a player of Shifting Sands stands, for bots: what a good player would expect to score in the end."""

from __future__ import annotations

from ostracon.games._nile.judgement import force_of_crews, future_building, share
from ostracon.games._nile.supplies import appetite
from ostracon.games.egizia_sands import components as box
from ostracon.games.egizia_sands.building import draw_limit
from ostracon.games.egizia_sands.effects import tile_is_ready
from ostracon.games.egizia_sands.feeding import harvest
from ostracon.games.egizia_sands.free import stones_in_cards
from ostracon.games.egizia_sands.kinds import Effect
from ostracon.games.egizia_sands.layout import NO_CARD, State
from ostracon.games.egizia_sands.scoring import majority_points, measure, sphinx_points
from ostracon.games.egizia_sands.vocabulary import Step
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
TILE_VALUE = (130, 90, 130, 90, 70, 150, 90, 80, 100, 110)  # bonus tiles, per round that they can still serve
HOPE = (10, 24, 36, 46, 54)  # percent of a goal's points just short of it, by rounds that follow


@rule
def evaluate(s: State, seat: int) -> int:
    """Expected final points of a seat in hundredths."""
    value = 100 * s.track[seat]
    if s.decider < 0:
        return value
    later = min(box.ROUNDS - s.round_number, box.ROUNDS - 1)  # before the first round as in it
    value += LATER_ROUND[s.players - box.FEWEST_PLAYERS] * later
    value += building_value(s, seat, later)
    value -= hunger_value(s, seat, later)
    value += monument_value(s, seat, later)
    for market in range(box.MARKETS):
        value += MARKET_VALUE[market][s.market[seat][market]] * (later + 1) // box.ROUNDS
    for effect in range(box.KEPT_EFFECTS):
        if s.held[seat][effect] > 0:
            served = later + 1 if effect < box.PERMANENTS else 1
            value += box.EFFECT_WORTH[effect] * s.held[seat][effect] * served
    value += 100 * box.GLORY_AT_END * s.held[seat][Effect.LOSE_NOW_GAIN_AT_END]
    if s.step <= Step.PLACED and (s.passed >> seat) & 1 == 0 and s.ships[seat] > 0:
        value += ROOM * (box.LAST_POSITION - s.furthest[seat])
    for card in range(box.SPHINX_CARDS):
        if s.sphinx_holder[card] == seat:
            value += sphinx_hope(s, seat, card, later)
    if s.decider == seat and s.drawn_count > 0:
        value += drawn_value(s, seat, later)
    return value


# ---- stones and crews --------------------------------------------------------------------------------------------


@rule
def building_value(s: State, seat: int, later: int) -> int:
    """What stones and crews will become: now in the zones where ships lie, and in later rounds."""
    stones = (
        s.stones[seat] + stones_in_cards(s, seat) + box.LEVY_STONES * s.held[seat][Effect.STONES_OR_FORCE]
    )
    if s.step <= Step.STONES:
        stones += s.quarry[seat]
    stones = min(stones, box.STONE_LIMIT)
    sites = 0
    if s.step < Step.WINDOW:
        for site in range(box.SITES):
            mine = (s.own_sites[seat] & ~s.built[seat]) >> site & 1
            if mine == 1 and site >= s.site:
                sites += 1
    force = force_at(s, seat, sites)
    spent = min(stones, force)
    for site in range(box.SITES):
        if (
            s.waiting[site] == seat
            and s.rights[seat] == 0
            and site >= s.site
            and sites > 0
            and s.step < Step.WINDOW
        ):
            spent -= (spent // sites) * (100 - WAITING_SHIP) // 100
    value: int = BUILT_NOW * spent
    value += 100 * box.COOPERATION[min(box.SITES, bit_count(s.built[seat]) + min(sites, spent))]
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
    """The force for so many zones: the building action going on, then the strongest ready crews and violet."""
    force = 0
    free = s.ready[seat]
    if s.decider == seat and s.crews_in != 0:
        force = s.force - s.spent
        if s.site == box.SPHINX_SITE:
            force = min(force, draw_limit(s)) if s.drawn_count == 0 else 0
        free &= ~s.crews_in
        sites -= 1
    return force + force_of_crews(s, seat, free, sites)


# ---- grain -------------------------------------------------------------------------------------------------------


@rule
def hunger_value(s: State, seat: int, later: int) -> int:
    """Points that hunger will probably cost, less what surplus grain is good for."""
    need = appetite(s, seat)
    price = box.HUNGER_PRICE[s.market[seat][box.GRAIN_MARKET]]
    sells = s.market[seat][box.GRAIN_MARKET] >= box.SURPLUS_FROM
    loss = 0
    if s.step < Step.BEFORE:
        grain = harvest(s, seat, s.flood)
        if s.step == Step.FEEDING and s.decider == seat:
            grain += s.extra_grain
        cards = (
            box.GRAIN_OF_CARD * s.held[seat][Effect.GRAIN]
            + box.STORE_GRAIN * s.held[seat][Effect.STONES_OR_GRAIN]
        )
        loss += 100 * price * max(0, need - grain - cards)
        if sells and not is_fed(s, seat):
            loss -= 100 * (max(0, grain - need) // box.GRAIN_PER_POINT)
    usual = 3 * harvest(s, seat, s.flood)  # the flood stays where it is three times out of five
    for flood in range(box.FLOOD_SPACES):
        if flood != s.flood:
            usual += harvest(s, seat, flood)
    usual //= 5
    for number in range(later):
        loss += LATER_HUNGER * price * max(0, need - usual - GROWTH * (number + 1))
    surplus = max(0, usual - need)
    if sells:
        loss -= 100 * later * surplus // box.GRAIN_PER_POINT * 2 // 3
    else:
        loss -= SURPLUS_GRAIN * min(surplus, SURPLUS_LIMIT * later)
    return loss


@rule
def is_fed(s: State, seat: int) -> bool:
    """Whether a player's crews have eaten this round, in FEED itself."""
    if s.step != Step.FEEDING:
        return False
    for place in range(s.cursor):
        if s.turn_order[place] == seat:
            return True
    return False


# ---- monuments ---------------------------------------------------------------------------------------------------


@rule
def monument_value(s: State, seat: int, later: int) -> int:
    """Majorities in reach, the way to the complete colonnade, bonus tiles, statues."""
    value = MAJORITY_HOPE[later] * majority_points(s, seat) + 12 * later * min(
        3, s.bricks_on[seat][box.PYRAMID]
    )
    n = s.players - box.FEWEST_PLAYERS
    for row in range(box.ROWS):
        if s.row_laid[row] < box.ROW_LENGTH[n][row]:
            for place in range(s.row_laid[row]):
                if s.row_owner[row][place] == seat:
                    value += ROW_BRICK
    columns = s.bricks_on[seat][box.COLONNADE]
    if columns < box.COLUMNS and later > 0:
        value += COLUMN_HOPE * columns * box.COMPLETION[s.completions] * later // (box.ROUNDS * 2)
    for tile in range(box.BONUS_TILES):
        if (s.tiles[seat] >> tile) & 1 == 1:
            if (box.PER_ROUND_TILES >> tile) & 1 == 1 or (s.tiles_used[seat] >> tile) & 1 == 0:
                value += TILE_VALUE[tile] * later
            if tile_is_ready(s, seat, tile):
                value += TILE_VALUE[tile] // 3
    for statue in range(box.STATUE_PLACES):
        value += statue_hope(s, seat, statue, later)
    return value


@rule
def statue_hope(s: State, seat: int, statue: int, later: int) -> int:
    """What a statue will probably give: the best of its levels built, and a little for the way made."""
    card = s.statue_on[statue]
    levels = s.statue[seat][statue]
    if card == NO_CARD or levels == 0:
        return 0
    have = measure(s, seat, box.STATUE_MEASURE[card])
    best = 0
    for level in range(1, levels + 1):
        best = max(
            best, share(have, box.STATUE_THRESHOLD[card][level], box.STATUE_POINTS[level], later, HOPE[later])
        )
    if levels < box.STATUE_LEVELS:
        best += STATUE_HOPE * levels * later
    return best


# ---- Sphinx cards ------------------------------------------------------------------------------------------------


@rule
def drawn_value(s: State, seat: int, later: int) -> int:
    """Cards being looked at: those kept, or the best of them; the others are put back for points."""
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
def way_made(s: State, seat: int, what: int, least: int) -> int:
    """How much of a requirement is there, counted in single bricks, levels or strengths."""
    have = 0
    if what == box.STATUES_COMPLETE:
        return min(least * box.STATUE_LEVELS, s.bricks_on[seat][box.STATUES])
    if what == box.EACH_STATUE:
        for statue in range(box.STATUE_PLACES):
            have += min(least, s.statue[seat][statue])
        return have
    if what == box.ALL_CREWS_AT_LEAST:
        for crew in range(box.CREWS):
            have += min(least, s.strength[seat][crew])
        return have
    return min(least, measure(s, seat, what))


@rule
def way_wanted(what: int, least: int) -> int:
    """The whole of a requirement, counted alike."""
    if what == box.STATUES_COMPLETE:
        return least * box.STATUE_LEVELS
    if what == box.EACH_STATUE:
        return least * box.STATUE_PLACES
    return least * box.CREWS if what == box.ALL_CREWS_AT_LEAST else least


@rule
def sphinx_hope(s: State, seat: int, card: int, later: int) -> int:
    """What a Sphinx card will probably give."""
    points = box.SPHINX_POINTS[card]
    if box.SPHINX_SCORING[card] == box.SCORE_PER:
        return 100 * sphinx_points(s, seat, card) + 50 * later
    if box.SPHINX_SCORING[card] == box.SCORE_MOST:
        return points * (100 - 12 * later) if sphinx_points(s, seat, card) > 0 else 7 * points * later
    have = 0
    wanted = 0
    for i in range(box.SPHINX_NEEDS[card]):
        have += way_made(s, seat, box.SPHINX_MEASURE[card][i], box.SPHINX_LEAST[card][i])
        wanted += way_wanted(box.SPHINX_MEASURE[card][i], box.SPHINX_LEAST[card][i])
    return share(have, wanted, points, later, HOPE[later])


assert Step.PLACED < Step.STONES < Step.FEEDING < Step.BEFORE < Step.WINDOW  # the order used above
