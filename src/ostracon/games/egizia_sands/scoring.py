"""Points and ranks of Shifting Sands (RULES 5.7, 5.8, 6)."""

from __future__ import annotations

from ostracon.games._nile.scoring import permanents, reveal
from ostracon.games._nile.supplies import gain
from ostracon.games.egizia_sands import components as box
from ostracon.games.egizia_sands.effects import field_total
from ostracon.games.egizia_sands.kinds import Effect
from ostracon.games.egizia_sands.layout import State
from ostracon.games.egizia_sands.vocabulary import Event, Part
from ostracon.kernel.rules import emit, unveil
from ostracon.kernel.target import rule


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
def order_tile(s: State, seat: int) -> int:
    """A player's turn-order tile, from 0."""
    place = 0
    while s.turn_order[place] != seat:
        place += 1
    return place


@rule
def measure(s: State, seat: int, what: int) -> int:
    """The figure of a player that a card looks at (RULES 5.7, 5.8)."""
    if what < box.MARKET_LEVEL:
        return s.bricks_on[seat][what - box.BRICKS_ON]
    if what < box.CREW_STRENGTH:
        return s.market[seat][what - box.MARKET_LEVEL]
    if what < box.FIELDS_OF:
        return s.strength[seat][what - box.CREW_STRENGTH]
    if what < box.FIELDS_YELLOW_RED:
        return field_total(s, seat, what - box.FIELDS_OF)
    if what == box.FIELDS_YELLOW_RED:
        return field_total(s, seat, box.YELLOW) + field_total(s, seat, box.RED)
    if what == box.QUARRIES:
        return s.quarry[seat]
    if what == box.STATUES_COMPLETE:
        return statues_complete(s, seat)
    if what == box.EACH_STATUE:
        least = box.STATUE_LEVELS
        for statue in range(box.STATUE_PLACES):
            least = min(least, s.statue[seat][statue])
        return least
    if what == box.ALL_CREWS_AT_LEAST:
        least = box.STRENGTH_LIMIT
        for crew in range(box.CREWS):
            least = min(least, s.strength[seat][crew])
        return least
    if what == box.CREW_TOTAL:
        total = 0
        for crew in range(box.CREWS):
            total += s.strength[seat][crew]
        return total
    if what == box.MARKET_LEVELS_SUM:
        return s.market[seat][box.GRAIN_MARKET] + s.market[seat][box.STONE_MARKET]
    if what == box.ROW_BONUSES:
        return s.rows_won[seat]
    return permanents(s, seat, box.PERMANENTS) if what == box.PERMANENT_CARDS else s.sphinx_kept[seat]


@rule
def statues_complete(s: State, seat: int) -> int:
    """Statues with own bricks on all levels."""
    count = 0
    for statue in range(box.STATUE_PLACES):
        if s.statue[seat][statue] == box.STATUE_LEVELS:
            count += 1
    return count


# ---- Sphinx cards, statues, and the rest of the final scoring ----------------------------------------------------


@rule
def is_met(s: State, seat: int, card: int) -> bool:
    """Whether every requirement of a Sphinx card holds now; "most" means strictly more than every other (RU-63)."""
    if box.SPHINX_SCORING[card] == box.SCORE_MOST:
        what = box.SPHINX_MEASURE[card][0]
        mine = measure(s, seat, what)
        for other in range(s.players):
            if other != seat and measure(s, other, what) >= mine:
                return False
        return True
    for i in range(box.SPHINX_NEEDS[card]):
        if measure(s, seat, box.SPHINX_MEASURE[card][i]) < box.SPHINX_LEAST[card][i]:
            return False
    return True


@rule
def sphinx_points(s: State, seat: int, card: int) -> int:
    """What a Sphinx card would give a player now (RULES 5.8)."""
    if box.SPHINX_SCORING[card] == box.SCORE_ALL or box.SPHINX_SCORING[card] == box.SCORE_MOST:
        return box.SPHINX_POINTS[card] if is_met(s, seat, card) else 0
    return box.SPHINX_POINTS[card] * measure(s, seat, box.SPHINX_MEASURE[card][0])


@rule
def statue_points(s: State, seat: int, statue: int) -> int:
    """What a statue would give a player now: the highest level that he has built and whose goal he meets (RULES 5.7)."""
    if s.statue[seat][statue] == 0:
        return 0
    card = s.statue_on[statue]
    reached = measure(s, seat, box.STATUE_MEASURE[card])
    for level in range(s.statue[seat][statue], 0, -1):
        if reached >= box.STATUE_THRESHOLD[card][level]:
            return box.STATUE_POINTS[level]
    return 0


@rule
def majority_points(s: State, seat: int) -> int:
    """Most bricks on the pyramid; tied players score alike, nobody on an empty one (RULES RU-38)."""
    mine = s.bricks_on[seat][box.PYRAMID]
    if mine == 0:
        return 0
    for other in range(s.players):
        if s.bricks_on[other][box.PYRAMID] > mine:
            return 0
    return box.MAJORITY


@rule
def sale_points(s: State, seat: int) -> int:
    """What the end sale of stones would give now (RULES 6.2 step 5)."""
    return s.stones[seat] // box.STONES_PER_POINT if s.market[seat][box.STONE_MARKET] >= box.SALE_FROM else 0


@rule
def final_scoring(s: State) -> None:
    """Majority, R7, Sphinx cards, statues, stones, each in turn order (RULES 6.2)."""
    emit(s, Event.FINAL_SCORING, 0, 0, 0)
    unveil(s)
    for place in range(s.players):
        gain(s, s.turn_order[place], Part.MAJORITY, majority_points(s, s.turn_order[place]))
    for place in range(s.players):
        seat = s.turn_order[place]
        gain(s, seat, Part.NILE, s.held[seat][Effect.LOSE_NOW_GAIN_AT_END] * box.GLORY_AT_END)
    for place in range(s.players):
        seat = s.turn_order[place]
        for card in range(box.SPHINX_CARDS):
            if s.sphinx_holder[card] == seat:
                reveal(s, seat, card, sphinx_points(s, seat, card), Part.SPHINX_CARDS)
    for place in range(s.players):
        seat = s.turn_order[place]
        for statue in range(box.STATUE_PLACES):
            points = statue_points(s, seat, statue)
            if points > 0:
                emit(s, Event.STATUE_SCORED, seat, statue, points)
                gain(s, seat, Part.STATUES, points)
    for place in range(s.players):
        gain(s, s.turn_order[place], Part.STONE_SALE, sale_points(s, s.turn_order[place]))


@rule
def forecast(s: State, seat: int, part: int) -> int:
    """What the final scoring would add to a category if the game ended now (knows all Sphinx cards of the seat)."""
    if s.decider < 0:
        return 0
    points = 0
    if part == Part.MAJORITY:
        points = majority_points(s, seat)
    elif part == Part.NILE:
        points = s.held[seat][Effect.LOSE_NOW_GAIN_AT_END] * box.GLORY_AT_END
    elif part == Part.SPHINX_CARDS:
        for card in range(box.SPHINX_CARDS):
            if s.sphinx_holder[card] == seat:
                points += sphinx_points(s, seat, card)
    elif part == Part.STATUES:
        for statue in range(box.STATUE_PLACES):
            points += statue_points(s, seat, statue)
    elif part == Part.STONE_SALE:
        points = sale_points(s, seat)
    return points
