"""Points and ranks of Shifting Sands (RULES 5.7, 5.8, 6)."""

from __future__ import annotations

from ostracon.games._nile.events import E_FINAL_SCORING
from ostracon.games._nile.scoring import permanents, reveal
from ostracon.games._nile.supplies import gain
from ostracon.games.egizia_sands.components import (
    ALL_CREWS_AT_LEAST,
    BRICKS_ON,
    CREW_STRENGTH,
    CREW_TOTAL,
    CREWS,
    DEFERRED_GLORY,
    EACH_STATUE,
    FIELDS_OF,
    FIELDS_YELLOW_RED,
    GLORY_AT_END,
    GRAIN_MARKET,
    MAJORITY,
    MARKET_LEVEL,
    MARKET_LEVELS_SUM,
    PERMANENT_CARDS,
    PERMANENTS,
    PYRAMID,
    QUARRIES,
    RED,
    ROW_BONUSES,
    SALE_FROM,
    SCORE_ALL,
    SCORE_MOST,
    SPHINX_CARDS,
    SPHINX_LEAST,
    SPHINX_MEASURE,
    SPHINX_NEEDS,
    SPHINX_POINTS,
    SPHINX_SCORING,
    STATUE_LEVELS,
    STATUE_MEASURE,
    STATUE_PLACES,
    STATUE_POINTS,
    STATUE_THRESHOLD,
    STATUES_COMPLETE,
    STONE_MARKET,
    STONES_PER_POINT,
    STRENGTH_LIMIT,
    YELLOW,
)
from ostracon.games.egizia_sands.effects import field_total
from ostracon.games.egizia_sands.events import E_STATUE_SCORED
from ostracon.games.egizia_sands.layout import (
    NO_CARD,
    PART_MAJORITY,
    PART_NILE,
    PART_SPHINX_CARDS,
    PART_STATUES,
    PART_STONE_SALE,
    State,
)
from ostracon.kernel.rules import emit, unveil
from ostracon.kernel.target import rule


@rule
def order_tile(s: State, seat: int) -> int:
    """A player's turn-order tile, from 0."""
    for place in range(s.players):
        if s.turn_order[place] == seat:
            return place
    return 0


@rule
def standing(s: State, seat: int) -> int:
    """Rank by score, then by the higher turn-order tile: no two players are equal (RULES 6.2, RU-68)."""
    rank = 1
    for other in range(s.players):
        tied = s.track[other] == s.track[seat]
        if s.track[other] > s.track[seat] or (tied and order_tile(s, other) > order_tile(s, seat)):
            rank += 1
    return rank


# ---- what statue and Sphinx cards look at ------------------------------------------------------------------------


@rule
def measure(s: State, seat: int, what: int) -> int:
    """The figure of a player that a card looks at (RULES 5.7, 5.8)."""
    if what < MARKET_LEVEL:
        return s.bricks_on[seat][what - BRICKS_ON]
    if what < CREW_STRENGTH:
        return s.market[seat][what - MARKET_LEVEL]
    if what < FIELDS_OF:
        return s.strength[seat][what - CREW_STRENGTH]
    if what < FIELDS_YELLOW_RED:
        return field_total(s, seat, what - FIELDS_OF)
    if what == FIELDS_YELLOW_RED:
        return field_total(s, seat, YELLOW) + field_total(s, seat, RED)
    if what == QUARRIES:
        return s.quarry[seat]
    if what == STATUES_COMPLETE:
        return statues_complete(s, seat)
    if what == EACH_STATUE:
        least = STATUE_LEVELS
        for statue in range(STATUE_PLACES):
            least = min(least, s.statue[seat][statue])
        return least
    if what == ALL_CREWS_AT_LEAST:
        least = STRENGTH_LIMIT
        for crew in range(CREWS):
            least = min(least, s.strength[seat][crew])
        return least
    if what == CREW_TOTAL:
        total = 0
        for crew in range(CREWS):
            total += s.strength[seat][crew]
        return total
    if what == MARKET_LEVELS_SUM:
        return s.market[seat][GRAIN_MARKET] + s.market[seat][STONE_MARKET]
    if what == ROW_BONUSES:
        return s.rows_won[seat]
    return permanents(s, seat, PERMANENTS) if what == PERMANENT_CARDS else s.sphinx_kept[seat]


@rule
def statues_complete(s: State, seat: int) -> int:
    """Statues with own bricks on all levels."""
    count = 0
    for statue in range(STATUE_PLACES):
        if s.statue[seat][statue] == STATUE_LEVELS:
            count += 1
    return count


# ---- Sphinx cards, statues, and the rest of the final scoring ----------------------------------------------------


@rule
def is_met(s: State, seat: int, card: int) -> bool:
    """Whether every requirement of a Sphinx card holds now; "most" means strictly more than every other (RU-63)."""
    if SPHINX_SCORING[card] == SCORE_MOST:
        what = SPHINX_MEASURE[card][0]
        mine = measure(s, seat, what)
        for other in range(s.players):
            if other != seat and measure(s, other, what) >= mine:
                return False
        return True
    for i in range(SPHINX_NEEDS[card]):
        if measure(s, seat, SPHINX_MEASURE[card][i]) < SPHINX_LEAST[card][i]:
            return False
    return True


@rule
def sphinx_points(s: State, seat: int, card: int) -> int:
    """What a Sphinx card would give a player now (RULES 5.8)."""
    if SPHINX_SCORING[card] == SCORE_ALL or SPHINX_SCORING[card] == SCORE_MOST:
        return SPHINX_POINTS[card] if is_met(s, seat, card) else 0
    return SPHINX_POINTS[card] * measure(s, seat, SPHINX_MEASURE[card][0])


@rule
def statue_points(s: State, seat: int, statue: int) -> int:
    """What a statue would give a player now: the highest level that he has built and whose goal he meets (RULES 5.7)."""
    card = s.statue_on[statue]
    if card == NO_CARD or s.statue[seat][statue] == 0:
        return 0
    reached = measure(s, seat, STATUE_MEASURE[card])
    for level in range(s.statue[seat][statue], 0, -1):
        if reached >= STATUE_THRESHOLD[card][level]:
            return STATUE_POINTS[level]
    return 0


@rule
def majority_points(s: State, seat: int) -> int:
    """Most bricks on the pyramid; tied players score alike, nobody on an empty one (RULES RU-38)."""
    mine = s.bricks_on[seat][PYRAMID]
    if mine == 0:
        return 0
    for other in range(s.players):
        if s.bricks_on[other][PYRAMID] > mine:
            return 0
    return MAJORITY


@rule
def sale_points(s: State, seat: int) -> int:
    """What the end sale of stones would give now (RULES 6.2 step 5)."""
    return s.stones[seat] // STONES_PER_POINT if s.market[seat][STONE_MARKET] >= SALE_FROM else 0


@rule
def final_scoring(s: State) -> None:
    """Majority, R7, Sphinx cards, statues, stones, each in turn order (RULES 6.2)."""
    emit(s, E_FINAL_SCORING, 0, 0, 0)
    unveil(s)
    for place in range(s.players):
        gain(s, s.turn_order[place], PART_MAJORITY, majority_points(s, s.turn_order[place]))
    for place in range(s.players):
        seat = s.turn_order[place]
        gain(s, seat, PART_NILE, s.held[seat][DEFERRED_GLORY] * GLORY_AT_END)
    for place in range(s.players):
        seat = s.turn_order[place]
        for card in range(SPHINX_CARDS):
            if s.sphinx_holder[card] == seat:
                reveal(s, seat, card, sphinx_points(s, seat, card), PART_SPHINX_CARDS)
    for place in range(s.players):
        seat = s.turn_order[place]
        for statue in range(STATUE_PLACES):
            points = statue_points(s, seat, statue)
            if points > 0:
                emit(s, E_STATUE_SCORED, seat, statue, points)
                gain(s, seat, PART_STATUES, points)
    for place in range(s.players):
        gain(s, s.turn_order[place], PART_STONE_SALE, sale_points(s, s.turn_order[place]))


@rule
def forecast(s: State, seat: int, part: int) -> int:
    """What the final scoring would add to a category if the game ended now (knows all Sphinx cards of the seat)."""
    if s.over == 1:
        return 0
    points = 0
    if part == PART_MAJORITY:
        points = majority_points(s, seat)
    elif part == PART_NILE:
        points = s.held[seat][DEFERRED_GLORY] * GLORY_AT_END
    elif part == PART_SPHINX_CARDS:
        for card in range(SPHINX_CARDS):
            if s.sphinx_holder[card] == seat:
                points += sphinx_points(s, seat, card)
    elif part == PART_STATUES:
        for statue in range(STATUE_PLACES):
            points += statue_points(s, seat, statue)
    elif part == PART_STONE_SALE:
        points = sale_points(s, seat)
    return points
