"""Points and ranks of Terra Pyramides (RULES 6)."""

from __future__ import annotations

from ostracon.games.terra_pyramides.components import (
    BLOCK_POINTS,
    CARD_COUNT,
    CARD_EYES,
    CARD_HIGHEST,
    CARD_NILE,
    CARD_OASIS,
    CARD_OFFERINGS,
    CARDS,
    COOPERATIVE,
    GOAL_MET,
    GOAL_OWNED,
    GOLD_POINTS,
    LEVEL_VALUE,
    V1,
    V3,
)
from ostracon.games.terra_pyramides.events import E_GOAL, E_POINTS
from ostracon.games.terra_pyramides.layout import (
    PART_BASES,
    PART_HORUS,
    PART_NILE,
    PART_OASES,
    PART_OFFERINGS,
    PART_PYRAMIDS,
    PART_RESOURCES,
    PART_STRATEGY,
    PARTS,
    WON,
    State,
)
from ostracon.games.terra_pyramides.maps import PALMS_REACHED
from ostracon.kernel.machine import bit_count, lowest_bit
from ostracon.kernel.rules import emit
from ostracon.kernel.target import rule

CATEGORIES = len(PARTS)
STAMPS = 1 << 16  # more than a boat's stamp can be
LEVEL_DIGIT = 5  # bits: no player owns 32 pyramids of one level


@rule
def score(s: State, seat: int, part: int) -> int:
    """Points so far in one category: the Horus track during play, everything after the final count."""
    return s.horus[seat] if part == PART_HORUS else s.points[seat][part]


@rule
def total(s: State, seat: int) -> int:
    """A player's score."""
    points = 0
    for part in range(CATEGORIES):
        points += score(s, seat, part)
    return points


@rule
def standing(s: State, seat: int) -> int:
    """Rank by points, equal players share it (RULES 6.4). A mission: all 1 when it is won, else 2."""
    if s.mode == COOPERATIVE:
        return 1 if s.result == WON else 2
    mine = total(s, seat)
    rank = 1
    for other in range(s.players):
        if total(s, other) > mine:
            rank += 1
    return rank


@rule
def base_points(s: State, seat: int) -> int:
    """The values of a player's bases without a pyramid (RULES 6.1)."""
    points = 0
    places = s.owned[seat]
    while places != 0:
        place = lowest_bit(places)
        places &= places - 1
        if s.level[place] == 0:
            points += s.base_value[place]
    return points


@rule
def pyramid_points(s: State, seat: int) -> int:
    """The printed values of a player's pyramids (RULES 6.1)."""
    points = 0
    places = s.owned[seat]
    while places != 0:
        place = lowest_bit(places)
        places &= places - 1
        points += LEVEL_VALUE[s.level[place]]
    return points


@rule
def highest_level(s: State, seat: int) -> int:
    """The level of a player's highest pyramid, 0 without one."""
    highest = 0
    places = s.owned[seat]
    while places != 0:
        place = lowest_bit(places)
        places &= places - 1
        highest = max(highest, s.level[place])
    return highest


@rule
def skyline(s: State, seat: int) -> int:
    """A player's pyramids as one number whose digits count those of level 5, 4, ...: larger is higher."""
    heights = 0
    places = s.owned[seat]
    while places != 0:
        place = lowest_bit(places)
        places &= places - 1
        if s.level[place] > 0:
            heights += 1 << (LEVEL_DIGIT * (s.level[place] - 1))
    return heights


@rule
def offering_points(s: State, seat: int) -> int:
    """One point an offering, and the lead over every less generous player (RULES 6.2)."""
    mine = s.offerings[seat]
    points = mine
    for other in range(s.players):
        points += max(0, mine - s.offerings[other])
    return points


@rule
def places_owned(s: State, seat: int) -> int:
    """A player's pyramids and bases together (R-44)."""
    return bit_count(s.owned[seat])


@rule
def nile_points(s: State, seat: int) -> int:
    """Pyramids and bases times palms reached (RULES 6.3)."""
    return places_owned(s, seat) * PALMS_REACHED[s.boat[seat]]


@rule
def goal_value(s: State, seat: int, card: int) -> int:
    """How far a player has come in a strategy goal; 0 is never enough."""
    if card == CARD_OFFERINGS:
        return s.offerings[seat]
    if card == CARD_EYES:
        return s.horus[seat]
    if card == CARD_OASIS:
        return s.oases[seat]
    if card == CARD_NILE:  # further is better, on the same cell the earlier stamp
        return s.boat[seat] * STAMPS - s.arrival[seat] if s.boat[seat] > 0 else 0
    if card == CARD_HIGHEST:
        return skyline(s, seat)
    return places_owned(s, seat)


@rule
def meets_goal(s: State, seat: int, card: int) -> bool:
    """Whether a player alone is best in a strategy goal (RULES 6.3, R-42)."""
    mine = goal_value(s, seat, card)
    best = 0
    for other in range(s.players):
        if other != seat:
            best = max(best, goal_value(s, other, card))
    return mine > best


@rule
def goal_points(s: State, seat: int, card: int) -> int:
    """What a strategy card would give a player now."""
    if not meets_goal(s, seat, card):
        return 0
    return GOAL_OWNED if s.strategy[seat] == card else GOAL_MET


@rule
def strategy_points(s: State, seat: int) -> int:
    """All strategy goals together."""
    points = 0
    for card in range(CARDS):
        points += goal_points(s, seat, card)
    return points


@rule
def forecast(s: State, seat: int, part: int) -> int:
    """What the final count would add to a category if the game ended now."""
    if part == PART_BASES:
        return base_points(s, seat)
    if part == PART_PYRAMIDS:
        return pyramid_points(s, seat)
    if part == PART_RESOURCES:
        return s.block_count[seat] * BLOCK_POINTS + s.gold[seat] * GOLD_POINTS
    if part == PART_OFFERINGS and s.version != V1:
        return offering_points(s, seat)
    if s.version == V3:
        if part == PART_OASES:
            return s.oases[seat] * highest_level(s, seat)
        if part == PART_NILE:
            return nile_points(s, seat)
        if part == PART_STRATEGY:
            return strategy_points(s, seat)
    return 0


@rule
def team_forecast(s: State) -> int:
    """What all players of a mission would have together (RULES 6.5)."""
    points = 0
    for seat in range(s.players):
        for part in range(PART_BASES, CATEGORIES):
            points += forecast(s, seat, part)
    return points


@rule
def final_scoring(s: State) -> None:
    """The end of the game, category by category (RULES 6.3)."""
    if s.version == V3:
        for card in range(CARDS):
            for seat in range(s.players):
                if meets_goal(s, seat, card):
                    emit(s, E_GOAL, seat, card, goal_points(s, seat, card))
    for part in range(PART_BASES, CATEGORIES):
        for seat in range(s.players):
            points = forecast(s, seat, part)
            s.points[seat][part] = points
            if points != 0:
                emit(s, E_POINTS, seat, points, part)


assert CARD_COUNT not in (CARD_OFFERINGS, CARD_EYES, CARD_OASIS, CARD_NILE, CARD_HIGHEST)
