"""Points and ranks of Egizia (RULES 5.7, 6)."""

from __future__ import annotations

from ostracon.games._nile.scoring import reveal
from ostracon.games._nile.supplies import gain
from ostracon.games._nile.track import is_ahead, note_score_order
from ostracon.games.egizia import components as box
from ostracon.games.egizia.components import Condition, Effect
from ostracon.games.egizia.layout import State
from ostracon.games.egizia.vocabulary import Event, Part
from ostracon.kernel.rules import emit, unveil
from ostracon.kernel.target import rule


@rule
def standing(s: State, seat: int) -> int:
    """Rank by score, then by the place on a shared space: no two players are equal (RULES 6.3, R63)."""
    rank = 1
    for other in range(s.players):
        if other != seat and is_ahead(s, other, seat):
            rank += 1
    return rank


@rule
def sale_points(s: State, seat: int) -> int:
    """What the end sale of stones would give now (RULES 6.3 step 1)."""
    return s.stones[seat] // box.STONES_PER_POINT if s.market[seat][box.STONE_MARKET] >= box.SALE_FROM else 0


@rule
def grave_total(s: State, seat: int) -> int:
    """The value of a player's grave tiles, with `grave_value` (RULES 6.3 step 2)."""
    total = s.held[seat][Effect.GRAVE_VALUE] * box.GRAVE_CARD_VALUE
    for space in range(box.GRAVE_SPACES):
        if s.grave_owner[space] == seat:
            total += box.GRAVE_VALUES[s.graves[space]]
    return total


@rule
def grave_points(total: int) -> int:
    """The table of grave totals."""
    points = 0
    for place in range(box.GRAVE_STEPS):
        if total >= box.GRAVE_TOTALS[place]:
            points = box.GRAVE_POINTS[place]
    return points


@rule
def yield_of(s: State, seat: int, what: int) -> int:
    """A player's total of green, yellow-green or brown fields or of quarries."""
    return s.quarry[seat] if what == box.QUARRIES else s.grain[seat][what]


@rule
def is_most_productive(s: State, seat: int, what: int) -> bool:
    """Nobody has a higher total, and the own one is at least 1 (RULES R43)."""
    mine = yield_of(s, seat, what)
    if mine == 0:
        return False
    for other in range(s.players):
        if yield_of(s, other, what) > mine:
            return False
    return True


@rule
def permanents(s: State, seat: int) -> int:
    """Cards marked Permanent in front of a player."""
    count = 0
    for effect in range(box.KEPT_EFFECTS):
        count += s.held[seat][effect] * box.IS_PERMANENT[effect]
    return count


@rule
def players_at_bottom(s: State, market: int) -> int:
    """How many players have their marker on the bottom of a market (RULES R45)."""
    count = 0
    for seat in range(s.players):
        if s.market[seat][market] == box.MARKET_BOTTOM[market]:
            count += 1
    return count


@rule
def is_met(s: State, seat: int, card: int) -> bool:
    """Whether the condition of a Sphinx card that gives fixed points holds now (RULES 5.7)."""
    condition = box.SPHINX_CONDITION[card]
    asked = box.SPHINX_FIGURES[card][0]
    number = box.SPHINX_FIGURES[card][1]
    if condition == Condition.OBELISK_LEVEL_BUILT:
        return s.obelisk_count >= asked
    if condition == Condition.TEMPLE_COLUMNS_BUILT:
        return s.course_laid[box.COLUMNS] == box.COURSE_LENGTH[box.COLUMNS]
    if condition == Condition.TEMPLE_COMPLETE:
        return s.course_laid[box.ROOF] == box.COURSE_LENGTH[box.ROOF]
    if condition == Condition.PYRAMID_ROW_COMPLETE:
        return s.course_laid[asked] == box.COURSE_LENGTH[asked]
    if condition == Condition.OWN_STONES_AT_LEAST:
        return s.stones_on[seat][asked] >= number
    if condition == Condition.OWN_STONES_EACH_AT_LEAST:
        for building in range(box.BUILDINGS):
            if (asked >> building) & 1 == 1 and s.stones_on[seat][building] < number:
                return False
        return True
    if condition == Condition.MOST_PRODUCTIVE:
        return is_most_productive(s, seat, asked)
    if condition == Condition.OWN_MARKET_BOTTOM:
        for market in range(box.MARKETS):
            if (asked >> market) & 1 == 1 and s.market[seat][market] < box.MARKET_BOTTOM[market]:
                return False
        return True
    return False


@rule
def sphinx_points(s: State, seat: int, card: int) -> int:
    """What a Sphinx card would give a player now (RULES 5.7)."""
    condition = box.SPHINX_CONDITION[card]
    asked = box.SPHINX_FIGURES[card][0]
    points = box.SPHINX_FIGURES[card][2]
    if condition == Condition.PLAYERS_AT_MARKET_BOTTOM:
        return box.BOTTOM_POINTS[card][players_at_bottom(s, asked)]
    if condition == Condition.POINTS_PER_OWN_STONE:
        return s.stones_on[seat][asked] * points
    if condition == Condition.POINTS_EQUAL_CREW_STRENGTH:
        return s.strength[seat][asked]
    if condition == Condition.POINTS_PER_PERMANENT:
        return permanents(s, seat) * points
    if card == box.TEN_PERCENT_CARD:
        return tens_points(s.track[seat])
    return points if is_met(s, seat, card) else 0


@rule
def tens_points(score: int) -> int:
    """What the ten-percent card gives for a score; nothing below zero (RULES R46)."""
    tens: int = max(0, score) // box.SPHINX_FIGURES[box.TEN_PERCENT_CARD][1]
    return tens * box.SPHINX_FIGURES[box.TEN_PERCENT_CARD][2]


@rule
def final_scoring(s: State) -> None:
    """From the most advanced player on: stones, graves, Sphinx cards (RULES 6.3)."""
    emit(s, Event.FINAL_SCORING, 0, 0, 0)
    unveil(s)
    note_score_order(s)
    for place in range(s.players):
        score_player(s, s.score_order[place])


@rule
def score_player(s: State, seat: int) -> None:
    """The three steps of one player's final scoring; the ten-percent card comes last (RULES R46)."""
    gain(s, seat, Part.STONE_SALE, sale_points(s, seat))
    if s.market[seat][box.STONE_MARKET] >= box.SALE_FROM:
        s.stones[seat] = 0
    gain(s, seat, Part.GRAVE_TOTAL, grave_points(grave_total(s, seat)))
    for card in range(box.SPHINX_CARDS):
        if s.sphinx_holder[card] == seat and card != box.TEN_PERCENT_CARD:
            reveal(s, seat, card, sphinx_points(s, seat, card), Part.SPHINX_CARDS)
    if s.sphinx_holder[box.TEN_PERCENT_CARD] == seat:
        reveal(s, seat, box.TEN_PERCENT_CARD, sphinx_points(s, seat, box.TEN_PERCENT_CARD), Part.SPHINX_CARDS)


@rule
def prospect(s: State, seat: int, card: int) -> int:
    """What the final scoring would give for an own Sphinx card now, and has given when the game is over."""
    if card != box.TEN_PERCENT_CARD:
        return sphinx_points(s, seat, card)
    others = 0
    for other in range(box.SPHINX_CARDS):
        if other != card and s.sphinx_holder[other] == seat:
            others += sphinx_points(s, seat, other)
    if s.decider < 0:
        return s.points[seat][Part.SPHINX_CARDS] - others
    before = sale_points(s, seat) + grave_points(grave_total(s, seat)) + others
    return tens_points(s.track[seat] + before)


@rule
def forecast(s: State, seat: int, part: int) -> int:
    """What the final scoring would add to a category now, by all Sphinx cards of the seat."""
    if s.decider < 0:
        return 0
    if part == Part.STONE_SALE:
        return sale_points(s, seat)
    if part == Part.GRAVE_TOTAL:
        return grave_points(grave_total(s, seat))
    if part == Part.SPHINX_CARDS:
        points = 0
        for card in range(box.SPHINX_CARDS):
            if s.sphinx_holder[card] == seat:
                points += prospect(s, seat, card)
        return points
    return 0
