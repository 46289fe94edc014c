"""Points and ranks of Terra Pyramides (RULES 6)."""

from __future__ import annotations

from ostracon.games.terra_pyramides import components as box
from ostracon.games.terra_pyramides.layout import WON, State
from ostracon.games.terra_pyramides.maps import PALMS_REACHED
from ostracon.games.terra_pyramides.vocabulary import Event, Part
from ostracon.kernel.machine import bit_count, lowest_bit
from ostracon.kernel.rules import emit
from ostracon.kernel.target import rule

CATEGORIES = len(Part)
STAMPS = 1 << 16  # more than a boat's stamp can be
LEVEL_BITS = 4  # of a level in a skyline


@rule
def score(s: State, seat: int, part: int) -> int:
    """Points so far in one category: the Horus track during play, everything after the final count."""
    return s.horus[seat] if part == Part.HORUS else s.points[seat][part]


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
    if s.mode == box.COOPERATIVE:
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
        points += box.LEVEL_VALUE[s.level[place]]
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
    """A player's three highest pyramids as one number, the highest first: larger is higher (R-69)."""
    first = 0
    second = 0
    third = 0
    places = s.owned[seat]
    while places != 0:
        level = s.level[lowest_bit(places)]
        places &= places - 1
        third = max(third, min(second, level))
        second = max(second, min(first, level))
        first = max(first, level)
    return (first << LEVEL_BITS | second) << LEVEL_BITS | third


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
    if card == box.CARD_OFFERINGS:
        return s.offerings[seat]
    if card == box.CARD_EYES:
        return s.horus[seat]
    if card == box.CARD_OASIS:
        return s.oases[seat]
    if card == box.CARD_NILE:  # further is better, then the earlier stamp; before the first step it is 0
        return s.boat[seat] * STAMPS - s.arrival[seat]
    if card == box.CARD_HIGHEST:
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
    return box.GOAL_OWNED if s.strategy[seat] == card else box.GOAL_MET


@rule
def strategy_points(s: State, seat: int) -> int:
    """All strategy goals together."""
    points = 0
    for card in range(box.CARDS):
        points += goal_points(s, seat, card)
    return points


@rule
def forecast(s: State, seat: int, part: int) -> int:
    """What the final count would add to a category if the game ended now."""
    if part == Part.BASES:
        return base_points(s, seat)
    if part == Part.PYRAMIDS:
        return pyramid_points(s, seat)
    if part == Part.RESOURCES:
        return s.block_count[seat] * box.BLOCK_POINTS + s.gold[seat] * box.GOLD_POINTS
    if part == Part.OFFERINGS and s.version != box.V1:
        return offering_points(s, seat)
    if s.version == box.V3:
        if part == Part.OASES:
            return s.oases[seat] * highest_level(s, seat)
        if part == Part.NILE:
            return nile_points(s, seat)
        if part == Part.STRATEGY:
            return strategy_points(s, seat)
    return 0


@rule
def final_points(s: State, seat: int, part: int) -> int:
    """What a category would hold if the game ended now."""
    points = score(s, seat, part)
    return points if s.decider < 0 else points + forecast(s, seat, part)


@rule
def team_forecast(s: State) -> int:
    """What all players of a mission would have together (RULES 6.5)."""
    points = 0
    for seat in range(s.players):
        for part in range(Part.BASES, CATEGORIES):
            points += forecast(s, seat, part)
    return points


@rule
def final_scoring(s: State) -> None:
    """The end of the game, category by category (RULES 6.3)."""
    if s.version == box.V3:
        for card in range(box.CARDS):
            for seat in range(s.players):
                if meets_goal(s, seat, card):
                    emit(s, Event.GOAL, seat, card, goal_points(s, seat, card))
    for part in range(Part.BASES, CATEGORIES):
        for seat in range(s.players):
            points = forecast(s, seat, part)
            s.points[seat][part] = points
            if points != 0:
                emit(s, Event.POINTS, seat, points, part)


assert box.CARD_COUNT not in (
    box.CARD_OFFERINGS,
    box.CARD_EYES,
    box.CARD_OASIS,
    box.CARD_NILE,
    box.CARD_HIGHEST,
)
