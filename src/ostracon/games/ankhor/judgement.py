"""How well a player of Ankh'or stands, for bots: what a good player would expect to score in the end.

What lies in the domain counts as it will be scored. To that come hopes, which shrink as the last tile comes nearer: groups
on their way to five, lone tiles that may still find a neighbour, tokens that buy something, the best tile for sale.
"""

from __future__ import annotations

from ostracon.games.ankhor import components as box
from ostracon.games.ankhor.domain import group_of, may_build_up
from ostracon.games.ankhor.layout import NO_TILE, State
from ostracon.games.ankhor.relocation import base_sources, upper_sources
from ostracon.games.ankhor.scoring import printed_points, total
from ostracon.games.ankhor.vocabulary import Decision
from ostracon.kernel.machine import bit_count, lowest_bit
from ostracon.kernel.target import rule

# In hundredths of a point.
SIZES = box.MOST_TILES + 2
SCORED = tuple(  # a group by its size, as the end will score it
    (100 * size if size > 1 else 0) + (100 * box.BONUS_VALUE if size >= box.BONUS_GROUP else 0)
    for size in range(SIZES)
)
FULL_HOPE = 8  # hopes count in full with this many tiles to go
COLOUR_HOPE = tuple(
    (0, 100, 60, 110, 210)[min(size, 4)] if size < box.BONUS_GROUP else 50 for size in range(SIZES)
)
ANIMAL_HOPE = tuple(
    (0, 85, 50, 100, 180)[min(size, 4)] if size < box.BONUS_GROUP else 40 for size in range(SIZES)
)
TOKEN = 30  # a token, alone or in a set
SPARE_TOKEN = 12  # the fourth and fifth resource
USABLE_ANKH = 28  # beyond its part of a set
DEPOT_HOPE = 70  # storage for the rest of the game
SCRIBE_HOPE = 110  # a turn
NEWS = (0, 45, 75, 95, 110, 120, 130)  # the best of so many new tiles, with tokens in hand
ENOUGH_TOKENS = 4
WISH = (50, 34, 20, 10)  # per cent of a tile's net worth, by the number of tokens that are lacking


@rule
def evaluate(s: State, seat: int) -> int:
    """Expected final points of a seat in hundredths."""
    if s.decider < 0:
        return 100 * total(s, seat)
    hope = tiles_to_go(s)
    value = 100 * printed_points(s, seat) + tokens_worth(s, seat, hope)
    mine = seat == s.decider
    if mine and s.decision == Decision.RELOCATE_TARGET:
        n = s.tile_in_question
        away = 1 << n
        return value + groups_worth(s, seat, away, hope) + joining(s, seat, s.tile[seat][n], away, hope)
    if mine and s.decision == Decision.RELOCATE_SOURCE:
        return value + best_relocation(s, seat, hope)
    value += groups_worth(s, seat, 0, hope)
    for family in range(box.FAMILIES):
        value += 100 * box.BONUS_VALUE * s.kept[seat][family]
    if mine and Decision.BUY_PLACE <= s.decision <= Decision.BUY_WAIVE:
        tile = s.row[s.slot_in_question]
        return value + tile_worth(s, seat, tile, hope) - TOKEN * price_of(s, seat, s.slot_in_question)
    if mine and s.decision == Decision.REFRESH_PILE:
        return value + max(wish(s, seat, hope), news(s, seat))
    return value + wish(s, seat, hope)


@rule
def tiles_to_go(s: State) -> int:
    """How many tiles the leading player is away from the end, at most FULL_HOPE; 0 in the last round."""
    if s.end_triggered == 1:
        return 0
    most = 0
    for seat in range(s.players):
        most = max(most, s.tile_count[seat])
    return min(max(box.LAST_TILE - most, 0), FULL_HOPE)


@rule
def tokens_worth(s: State, seat: int, hope: int) -> int:
    """Tokens within the limits, those that are being taken included; more than three loose ones help less."""
    loose = 0
    stored = 0
    for resource in range(box.RESOURCES):
        held = s.tokens[seat][resource]
        on_depots = min(held, s.depots[seat][resource])
        stored += on_depots
        loose += held - on_depots
    if seat == s.decider and s.decision == Decision.TAKE_NEXT:
        loose += box.TAKE_COUNT - s.taken
    loose = min(loose, box.STOCK_LIMIT)
    ankhs = min(s.tokens[seat][box.ANKH], box.ANKH_LIMIT)
    value = TOKEN * (min(loose, box.TAKE_COUNT) + stored + ankhs) + SPARE_TOKEN * max(
        loose - box.TAKE_COUNT, 0
    )
    return value + USABLE_ANKH * ankhs * hope // FULL_HOPE


@rule
def group_worth(size: int, of_colour: bool, hope: int) -> int:
    """A group of one colour or animal: its points and the hope of more."""
    more = COLOUR_HOPE[size] if of_colour else ANIMAL_HOPE[size]
    return SCORED[size] + more * hope // FULL_HOPE


@rule
def family_worth(s: State, seat: int, family: int, of_colour: bool, hope: int) -> int:
    """All groups among the tiles of one colour or animal."""
    value = 0
    left = family
    while left != 0:
        group = group_of(s, seat, left & -left, family)
        left &= ~group
        value += group_worth(bit_count(group), of_colour, hope)
    return value


@rule
def groups_worth(s: State, seat: int, away: int, hope: int) -> int:
    """All groups of a domain, without the tiles of `away`."""
    value = 0
    for colour in range(box.RESOURCES):
        value += family_worth(s, seat, s.of_colour[seat][colour] & ~away, True, hope)
    for animal in range(box.ANIMALS):
        value += family_worth(s, seat, s.of_animal[seat][animal] & ~away, False, hope)
    return value


@rule
def best_joining(s: State, seat: int, family: int, of_colour: bool, hope: int) -> int:
    """What one more tile of a family adds where it helps most: beside the best group, or alone."""
    best = group_worth(1, of_colour, hope)
    left = family
    while left != 0:
        group = group_of(s, seat, left & -left, family)
        left &= ~group
        size = bit_count(group)
        best = max(best, group_worth(size + 1, of_colour, hope) - group_worth(size, of_colour, hope))
    return best


@rule
def joining(s: State, seat: int, tile: int, away: int, hope: int) -> int:
    """What a tile adds to the groups of a domain; both its colour and its animal are seldom served in full."""
    colour = best_joining(s, seat, s.of_colour[seat][box.TILE_COLOUR[tile]] & ~away, True, hope)
    kind = box.TILE_KIND[tile]
    if kind >= box.ANIMALS:
        return colour
    animal = best_joining(s, seat, s.of_animal[seat][kind] & ~away, False, hope)
    return max(colour, animal) + min(colour, animal) * 3 // 5


@rule
def tile_worth(s: State, seat: int, tile: int, hope: int) -> int:
    """What a tile for sale would add to a domain."""
    value = 100 * box.TILE_POINTS[tile] + joining(s, seat, tile, 0, hope)
    kind = box.TILE_KIND[tile]
    if kind == box.DEPOT:
        value += TOKEN + DEPOT_HOPE * hope // FULL_HOPE
    elif kind == box.SCRIBE:
        value += SCRIBE_HOPE
    return value


@rule
def best_relocation(s: State, seat: int, hope: int) -> int:
    """The groups of a domain after the most promising relocation."""
    best = 0
    sources = base_sources(s, seat) | upper_sources(s, seat)
    while sources != 0:
        n = lowest_bit(sources)
        sources &= sources - 1
        after = groups_worth(s, seat, 1 << n, hope) + joining(s, seat, s.tile[seat][n], 1 << n, hope)
        best = max(best, after)
    return best


@rule
def price_of(s: State, seat: int, slot: int) -> int:
    """How many tokens the tile of a slot costs, one less where it may go on the first floor."""
    count = 0
    for resource in range(box.RESOURCES):
        count += s.price[slot][resource]
    return count - 1 if may_build_up(s, seat, box.TILE_COLOUR[s.row[slot]]) else count


@rule
def wish(s: State, seat: int, hope: int) -> int:
    """The best tile for sale: part of its net worth, less the more tokens are lacking."""
    best = 0
    for slot in range(box.SLOTS):
        tile = s.row[slot]
        if tile != NO_TILE:
            missing = 0
            for resource in range(box.RESOURCES):
                missing += max(s.price[slot][resource] - s.tokens[seat][resource], 0)
            if missing > 0 and may_build_up(s, seat, box.TILE_COLOUR[tile]):
                missing -= 1
            net = tile_worth(s, seat, tile, hope) - TOKEN * price_of(s, seat, slot)
            best = max(best, net * WISH[missing] // 100)
    return best


@rule
def news(s: State, seat: int) -> int:
    """What the tiles about to be drawn may bring: less with few tokens, and little once the main action is done."""
    fresh = 0
    for slot in range(box.SLOTS):
        if s.row[slot] == NO_TILE:
            fresh += 1
    resources = 0
    for resource in range(box.RESOURCES):
        resources += s.tokens[seat][resource]
    value = NEWS[fresh] * min(resources, ENOUGH_TOKENS) // ENOUGH_TOKENS
    return value // 3 if s.main_done == 1 else value
