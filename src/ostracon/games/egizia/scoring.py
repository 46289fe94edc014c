"""Points and ranks of Egizia (RULES 5.7, 6)."""

from __future__ import annotations

from ostracon.games._nile.events import E_FINAL_SCORING
from ostracon.games._nile.scoring import permanents, reveal
from ostracon.games._nile.supplies import gain
from ostracon.games._nile.track import is_ahead, note_score_order
from ostracon.games.egizia.components import (
    BOTTOM_POINTS,
    BUILDINGS,
    COLUMNS,
    COURSE_LENGTH,
    GRAVE_CARD_VALUE,
    GRAVE_POINTS,
    GRAVE_SPACES,
    GRAVE_STEPS,
    GRAVE_TOTALS,
    GRAVE_VALUE,
    GRAVE_VALUES,
    MARKET_BOTTOM,
    MARKETS,
    MOST_PRODUCTIVE,
    OBELISK_LEVEL_BUILT,
    OWN_MARKET_BOTTOM,
    OWN_STONES_AT_LEAST,
    OWN_STONES_EACH_AT_LEAST,
    PERMANENTS,
    PLAYERS_AT_MARKET_BOTTOM,
    POINTS_EQUAL_CREW_STRENGTH,
    POINTS_PER_OWN_STONE,
    POINTS_PER_PERMANENT,
    PYRAMID_ROW_COMPLETE,
    QUARRIES,
    ROOF,
    SALE_FROM,
    SPHINX_CARDS,
    SPHINX_CONDITION,
    SPHINX_FIGURES,
    STONE_MARKET,
    STONES_PER_POINT,
    TEMPLE_COLUMNS_BUILT,
    TEMPLE_COMPLETE,
    TEN_PERCENT_CARD,
)
from ostracon.games.egizia.layout import PART_GRAVE_TOTAL, PART_SPHINX_CARDS, PART_STONE_SALE, State
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
    return s.stones[seat] // STONES_PER_POINT if s.market[seat][STONE_MARKET] >= SALE_FROM else 0


@rule
def grave_total(s: State, seat: int) -> int:
    """The value of a player's grave tiles, with `grave_value` (RULES 6.3 step 2)."""
    total = s.held[seat][GRAVE_VALUE] * GRAVE_CARD_VALUE
    for space in range(GRAVE_SPACES):
        if s.grave_owner[space] == seat:
            total += GRAVE_VALUES[s.graves[space]]
    return total


@rule
def grave_points(total: int) -> int:
    """The table of grave totals."""
    points = 0
    for place in range(GRAVE_STEPS):
        if total >= GRAVE_TOTALS[place]:
            points = GRAVE_POINTS[place]
    return points


@rule
def yield_of(s: State, seat: int, what: int) -> int:
    """A player's total of green, yellow-green or brown fields or of quarries."""
    return s.quarry[seat] if what == QUARRIES else s.grain[seat][what]


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
def players_at_bottom(s: State, market: int) -> int:
    """How many players have their marker on the bottom of a market (RULES R45)."""
    count = 0
    for seat in range(s.players):
        if s.market[seat][market] == MARKET_BOTTOM[market]:
            count += 1
    return count


@rule
def is_met(s: State, seat: int, card: int) -> bool:
    """Whether the condition of a Sphinx card that gives fixed points holds now (RULES 5.7)."""
    condition = SPHINX_CONDITION[card]
    asked = SPHINX_FIGURES[card][0]
    number = SPHINX_FIGURES[card][1]
    if condition == OBELISK_LEVEL_BUILT:
        return s.obelisk_count >= asked
    if condition == TEMPLE_COLUMNS_BUILT:
        return s.course_laid[COLUMNS] == COURSE_LENGTH[COLUMNS]
    if condition == TEMPLE_COMPLETE:
        return s.course_laid[ROOF] == COURSE_LENGTH[ROOF]
    if condition == PYRAMID_ROW_COMPLETE:
        return s.course_laid[asked] == COURSE_LENGTH[asked]
    if condition == OWN_STONES_AT_LEAST:
        return s.stones_on[seat][asked] >= number
    if condition == OWN_STONES_EACH_AT_LEAST:
        for building in range(BUILDINGS):
            if (asked >> building) & 1 == 1 and s.stones_on[seat][building] < number:
                return False
        return True
    if condition == MOST_PRODUCTIVE:
        return is_most_productive(s, seat, asked)
    if condition == OWN_MARKET_BOTTOM:
        for market in range(MARKETS):
            if (asked >> market) & 1 == 1 and s.market[seat][market] < MARKET_BOTTOM[market]:
                return False
        return True
    return False


@rule
def sphinx_points(s: State, seat: int, card: int) -> int:
    """What a Sphinx card would give a player now (RULES 5.7)."""
    condition = SPHINX_CONDITION[card]
    asked = SPHINX_FIGURES[card][0]
    points = SPHINX_FIGURES[card][2]
    if condition == PLAYERS_AT_MARKET_BOTTOM:
        return BOTTOM_POINTS[card][players_at_bottom(s, asked)]
    if condition == POINTS_PER_OWN_STONE:
        return s.stones_on[seat][asked] * points
    if condition == POINTS_EQUAL_CREW_STRENGTH:
        return s.strength[seat][asked]
    if condition == POINTS_PER_PERMANENT:
        return permanents(s, seat, PERMANENTS) * points
    if card == TEN_PERCENT_CARD:
        return tens_points(s.track[seat])
    return points if is_met(s, seat, card) else 0


@rule
def tens_points(score: int) -> int:
    """What the ten-percent card gives for a score; nothing below zero (RULES R46)."""
    tens: int = max(0, score) // SPHINX_FIGURES[TEN_PERCENT_CARD][1]
    return tens * SPHINX_FIGURES[TEN_PERCENT_CARD][2]


@rule
def final_scoring(s: State) -> None:
    """From the most advanced player on: stones, graves, Sphinx cards (RULES 6.3)."""
    emit(s, E_FINAL_SCORING, 0, 0, 0)
    unveil(s)
    note_score_order(s)
    for place in range(s.players):
        score_player(s, s.score_order[place])


@rule
def score_player(s: State, seat: int) -> None:
    """The three steps of one player's final scoring; the ten-percent card comes last (RULES R46)."""
    gain(s, seat, PART_STONE_SALE, sale_points(s, seat))
    if s.market[seat][STONE_MARKET] >= SALE_FROM:
        s.stones[seat] = 0
    gain(s, seat, PART_GRAVE_TOTAL, grave_points(grave_total(s, seat)))
    for card in range(SPHINX_CARDS):
        if s.sphinx_holder[card] == seat and card != TEN_PERCENT_CARD:
            reveal(s, seat, card, sphinx_points(s, seat, card), PART_SPHINX_CARDS)
    if s.sphinx_holder[TEN_PERCENT_CARD] == seat:
        reveal(s, seat, TEN_PERCENT_CARD, sphinx_points(s, seat, TEN_PERCENT_CARD), PART_SPHINX_CARDS)


@rule
def prospect(s: State, seat: int, card: int) -> int:
    """What the final scoring would give for an own Sphinx card now, and has given when the game is over."""
    if card != TEN_PERCENT_CARD:
        return sphinx_points(s, seat, card)
    others = 0
    for other in range(SPHINX_CARDS):
        if other != card and s.sphinx_holder[other] == seat:
            others += sphinx_points(s, seat, other)
    if s.over == 1:
        return s.points[seat][PART_SPHINX_CARDS] - others
    before = sale_points(s, seat) + grave_points(grave_total(s, seat)) + others
    return tens_points(s.track[seat] + before)


@rule
def forecast(s: State, seat: int, part: int) -> int:
    """What the final scoring would add to a category now, by all Sphinx cards of the seat."""
    if s.over == 1:
        return 0
    if part == PART_STONE_SALE:
        return sale_points(s, seat)
    if part == PART_GRAVE_TOTAL:
        return grave_points(grave_total(s, seat))
    if part == PART_SPHINX_CARDS:
        points = 0
        for card in range(SPHINX_CARDS):
            if s.sphinx_holder[card] == seat:
                points += prospect(s, seat, card)
        return points
    return 0
