"""Points and ranks of Ankh'or (RULES 6): what the game gives, or would give if it ended now."""

from __future__ import annotations

from ostracon.games.ankhor import components as box
from ostracon.games.ankhor.layout import State
from ostracon.games.ankhor.vocabulary import Event, Part
from ostracon.kernel.machine import lowest_bit
from ostracon.kernel.rules import emit
from ostracon.kernel.target import rule, silent

CATEGORIES = len(Part)


@rule
def score(s: State, seat: int, part: int) -> int:
    """Points in one category as the position stands (RULES 6.2)."""
    if part == Part.NUMBERS:
        return printed_points(s, seat)
    if part == Part.BONUSES:
        return s.bonus[seat] * box.BONUS_VALUE
    if part == Part.ANIMALS:
        grouped = 0
        for animal in range(box.ANIMALS):
            grouped += in_groups(s, seat, s.of_animal[seat][animal])
        return grouped * box.ANIMAL_POINTS
    if part == Part.COLOURS:
        grouped = 0
        for colour in range(box.RESOURCES):
            grouped += in_groups(s, seat, s.of_colour[seat][colour])
        return grouped * box.COLOUR_POINTS
    return tokens_left(s, seat) // box.TOKENS_PER_POINT


@rule
def printed_points(s: State, seat: int) -> int:
    """The numbers printed on a player's tiles."""
    points = 0
    for n in range(s.tile_count[seat]):
        points += box.TILE_POINTS[s.tile[seat][n]]
    return points


@rule
def in_groups(s: State, seat: int, alike: int) -> int:
    """How many of these tiles touch another of them: the tiles in groups of two or more (RULES 6.2)."""
    grouped = 0
    tiles = alike
    while tiles != 0:
        if s.touch[seat][lowest_bit(tiles)] & alike != 0:
            grouped += 1
        tiles &= tiles - 1
    return grouped


@rule
def tokens_left(s: State, seat: int) -> int:
    """All tokens of a player, ankhs and those on depots included (R37)."""
    count = 0
    for token in range(box.TOKENS):
        count += s.tokens[seat][token]
    return count


@rule
def total(s: State, seat: int) -> int:
    """A player's score."""
    points = 0
    for part in range(CATEGORIES):
        points += score(s, seat, part)
    return points


@rule
def standing(s: State, seat: int) -> int:
    """Rank by points, then fewer tiles, then more tokens; equal players share a place (RULES 6.3)."""
    rank = 1
    for other in range(s.players):
        if other != seat and is_ahead(s, other, seat):
            rank += 1
    return rank


@rule
def is_ahead(s: State, one: int, other: int) -> bool:
    """Whether one player is placed before another."""
    lead = total(s, one) - total(s, other)
    if lead != 0:
        return lead > 0
    if s.tile_count[one] != s.tile_count[other]:
        return s.tile_count[one] < s.tile_count[other]
    return tokens_left(s, one) > tokens_left(s, other)


@silent
def tell_points(s: State) -> None:
    """Read out the final score sheet."""
    for part in range(CATEGORIES):
        for seat in range(s.players):
            emit(s, Event.POINTS, seat, score(s, seat, part), part)
