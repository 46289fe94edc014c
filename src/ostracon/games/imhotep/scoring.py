"""Points and ranks of Imhotep (RULES 6)."""

from __future__ import annotations

from ostracon.games.imhotep import components as box
from ostracon.games.imhotep.layout import State
from ostracon.games.imhotep.vocabulary import Event, Part
from ostracon.kernel.rules import emit
from ostracon.kernel.target import Row, rule

CATEGORIES = len(Part)
LAST_STATUE = len(box.STATUE_POINTS) - 1
LAST_GROUP = len(box.GROUP_POINTS) - 1
# Stones for a point of each decoration.
FOR_PYRAMID, FOR_TEMPLE, FOR_BURIAL_CHAMBER, FOR_OBELISKS = box.STONES_PER_POINT[
    box.PYRAMID_DECORATION : box.OBELISK_DECORATION + 1
]


@rule
def gain(s: State, seat: int, part: int, points: int) -> None:
    """Add points to a category of a player's score sheet."""
    if points != 0:
        s.points[seat][part] += points
        emit(s, Event.POINTS, seat, points, part)


@rule
def score(s: State, seat: int, part: int) -> int:
    """Points so far in one category; after the final scoring, all of them."""
    return s.points[seat][part]


@rule
def total(s: State, seat: int) -> int:
    """A player's score."""
    points = 0
    for part in range(CATEGORIES):
        points += s.points[seat][part]
    return points


@rule
def standing(s: State, seat: int) -> int:
    """Rank by points, then stones on the sled; equal players share the better place (RULES 6.4)."""
    mine = total(s, seat)
    rank = 1
    for other in range(s.players):
        theirs = total(s, other)
        if theirs > mine or (theirs == mine and s.sled[other] > s.sled[seat]):
            rank += 1
    return rank


@rule
def statue_points(statues: int) -> int:
    """The set-collection table (RULES 5.7)."""
    if statues <= LAST_STATUE:
        return box.STATUE_POINTS[statues]
    return box.STATUE_POINTS[LAST_STATUE] + box.STATUE_EXTRA * (statues - LAST_STATUE)


@rule
def group_points(stones: int) -> int:
    """The value of a group in burial chamber A (RULES 6.3)."""
    if stones <= LAST_GROUP:
        return box.GROUP_POINTS[stones]
    return box.GROUP_POINTS[LAST_GROUP] + box.GROUP_EXTRA * (stones - LAST_GROUP)


@rule
def row_share(s: State, counts: Row, seat: int) -> int:
    """A player's part of the prizes of a row of burial chamber B (`share`, RULES 6.2)."""
    mine = counts[seat]
    if mine == 0:
        return 0
    better = 0
    equal = 0
    for other in range(s.players):
        if counts[other] > mine:
            better += 1
        elif counts[other] == mine:
            equal += 1
    prizes = 0
    for place in range(better, better + equal):
        prizes += box.ROW_POINTS[place]
    return prizes // equal


@rule
def obelisk_share(s: State, seat: int) -> int:
    """A player's part of the obelisk prizes of side A (`share`, RULES 6.2)."""
    mine = s.obelisks[seat]
    if mine == 0:
        return 0
    better = 0
    equal = 0
    for other in range(s.players):
        if s.obelisks[other] > mine:
            better += 1
        elif s.obelisks[other] == mine:
            equal += 1
    prizes = 0
    for place in range(better, better + equal):
        prizes += box.OBELISK_PRIZES[s.players - box.FEWEST_PLAYERS][place]
    return prizes // equal


@rule
def burial_groups(s: State, seat: int) -> int:
    """Burial chamber A: the values of all connected groups of a player (RULES 6.3).

    With three rows stone k lies in row k mod 3, column k div 3: its neighbours are k - 3, k + 3 and, inside a column,
    k - 1, k + 1.
    """
    mine = 0
    top_row = 0
    for stone in range(s.burial_count):
        if s.burial[stone] == seat:
            mine |= 1 << stone
        if stone % box.BURIAL_ROWS == 0:
            top_row |= 1 << stone
    bottom_row = top_row << (box.BURIAL_ROWS - 1)
    points = 0
    while mine != 0:
        group = 0
        grown = mine & -mine
        while grown != group:
            group = grown
            beside = (group << box.BURIAL_ROWS) | (group >> box.BURIAL_ROWS)
            below = (group & ~bottom_row) << 1
            above = (group & ~top_row) >> 1
            grown = group | (mine & (beside | below | above))
        mine &= ~group
        size = 0
        while group != 0:
            group &= group - 1
            size += 1
        points += group_points(size)
    return points


@rule
def burial_rows(s: State, seat: int) -> int:
    """Burial chamber B: a player's prizes in the three rows (RULES 6.3)."""
    points = 0
    for row in range(box.BURIAL_ROWS):
        for other in range(box.MOST_PLAYERS):
            s.scratch[other] = 0
        for stone in range(row, s.burial_count, box.BURIAL_ROWS):
            s.scratch[s.burial[stone]] += 1
        points += row_share(s, s.scratch, seat)
    for other in range(box.MOST_PLAYERS):
        s.scratch[other] = 0
    return points


@rule
def burial_points(s: State, seat: int) -> int:
    """What the burial chamber would give a player now."""
    if s.side_burial_chamber == 0:
        return burial_groups(s, seat)
    return burial_rows(s, seat)


@rule
def obelisk_points(s: State, seat: int) -> int:
    """What the obelisks would give a player at the end as they stand now (towers of side B are paid
    already).
    """
    if s.side_obelisks == 0:
        return obelisk_share(s, seat)
    return s.obelisks[seat] * box.SINGLE_STONE_POINTS


@rule
def stones_on_pyramid(s: State) -> int:
    """All stones on the pyramid site, the overflow included."""
    return s.pyramid_count[0] + s.pyramid_count[1] + s.pyramid_count[2] + s.pyramid_count[3]


@rule
def stones_on_obelisks(s: State) -> int:
    """All stones on the obelisk site, towers included."""
    stones = s.tower_count * box.TOWER_STONES
    for seat in range(s.players):
        stones += s.obelisks[seat]
    return stones


@rule
def decoration_points(s: State, seat: int) -> int:
    """What a player's decorations would give now: each card by itself, rounded down (RULES R57)."""
    return (
        s.cards[seat][box.PYRAMID_DECORATION] * (stones_on_pyramid(s) // FOR_PYRAMID)
        + s.cards[seat][box.TEMPLE_DECORATION] * (s.temple_count // FOR_TEMPLE)
        + s.cards[seat][box.BURIAL_CHAMBER_DECORATION] * (s.burial_count // FOR_BURIAL_CHAMBER)
        + s.cards[seat][box.OBELISK_DECORATION] * (stones_on_obelisks(s) // FOR_OBELISKS)
    )


@rule
def blue_cards_in_front(s: State, seat: int) -> int:
    """How many unused blue cards a player has."""
    unused = 0
    for card in range(box.CARDS):
        if box.CARD_COLOUR[card] == box.BLUE:
            unused += s.cards[seat][card]
    return unused


@rule
def has_stone_on_pyramid(s: State, seat: int) -> bool:
    """Whether a player takes part in the pyramid site."""
    last = box.PYRAMID_A_SPACES
    if s.side_pyramid == 1:
        last = box.PYRAMID_B_SPACES
    for space in range(last + s.pyramid_count[box.PYRAMIDS]):
        if s.pyramid[space] == seat:
            return True
    return False


@rule
def takes_part(s: State, seat: int) -> bool:
    """Whether a player has a stone on each of the four building sites (RULES 8.2)."""
    if not has_stone_on_pyramid(s, seat):
        return False
    found = False
    for stone in range(s.temple_count):
        if s.temple[stone] == seat:
            found = True
    if not found:
        return False
    found = False
    for stone in range(s.burial_count):
        if s.burial[stone] == seat:
            found = True
    if not found:
        return False
    found = s.obelisks[seat] > 0
    for tower in range(s.tower_count):
        if s.towers[tower] == seat:
            found = True
    return found


@rule
def wrath_points(s: State, seat: int) -> int:
    """What the Wrath of the Pharaoh would take from a player now."""
    if s.wrath_of_the_pharaoh == 1 and not takes_part(s, seat):
        return -box.WRATH_PENALTY
    return 0


@rule
def forecast(s: State, seat: int, part: int) -> int:
    """What the final scoring would add to a category if the game ended now."""
    if part == Part.BURIAL_CHAMBER:
        return burial_points(s, seat)
    if part == Part.OBELISKS:
        return obelisk_points(s, seat)
    if part == Part.DECORATIONS:
        return decoration_points(s, seat)
    if part == Part.STATUES:
        return statue_points(s.cards[seat][box.STATUE])
    if part == Part.BLUE_CARDS:
        return blue_cards_in_front(s, seat) * box.UNUSED_BLUE_POINTS
    if part == Part.WRATH:
        return wrath_points(s, seat)
    return 0


@rule
def final_scoring(s: State) -> None:
    """The end of the game: category by category (RULES 6.3)."""
    for part in range(Part.BURIAL_CHAMBER, CATEGORIES):
        for seat in range(s.players):
            gain(s, seat, part, forecast(s, seat, part))
