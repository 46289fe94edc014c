"""What the rules of Shifting Sands do again and again: points, stones, markets, crews, cards (RULES 4.11, 5)."""

from __future__ import annotations

from ostracon.games._nile.events import E_USE_CARD
from ostracon.games._nile.fields import attach
from ostracon.games._nile.supplies import crews_below, gain, store_stones, strengthen
from ostracon.games.egizia_sands.components import (
    CARD_COLOUR,
    CARD_EFFECT,
    CARD_GRAIN,
    CARD_QUARRY,
    CARDS_OF_EFFECT,
    CREWS,
    FIELD_COLOUR,
    FIELD_IMPROVER,
    FIELD_INDEX,
    FIELD_VALUE,
    G1,
    G2,
    G5,
    GAIN_BRICKS,
    GAIN_CREW,
    GAIN_FLOOD,
    GAIN_MARKET,
    GAIN_POINTS,
    GAIN_RIGHTS,
    GAIN_STEPS,
    GAIN_STONES,
    GAINS,
    GRAIN_PER_FIELD,
    GREEN,
    IMPROVABLE,
    KEPT_EFFECTS,
    MARKET_TOP,
    MARKETS,
    MONUMENTS,
    MOST_COPIES,
    PER_BRICK_ON,
    PER_BRICK_POINTS,
    POINTS_AT_TOP,
    POINTS_AT_TOP_G5,
    POINTS_PER_BRICK,
    QUARRY,
    STONE_LIMIT,
    STONE_MARKET,
    STONES_AT_TOP_G2,
    STONES_ON_REACHING,
    STRENGTH_LIMIT,
)
from ostracon.games.egizia_sands.events import E_MARKET, E_RIGHT, E_USE_TILE
from ostracon.games.egizia_sands.layout import NOBODY, PART_GRAIN_MARKET, PART_NILE, State
from ostracon.kernel.rules import emit
from ostracon.kernel.target import rule

# ---- stones, markets, crews --------------------------------------------------------------------------------------


@rule
def gain_stones(s: State, seat: int, count: int) -> None:
    """Stones for the supply; what goes beyond the limit is lost (RULES RU-45)."""
    store_stones(s, seat, count, STONE_LIMIT)


@rule
def has_tile(s: State, seat: int, tile: int) -> bool:
    """Whether a player has gained a bonus tile (RULES 5.6)."""
    return (s.tiles[seat] >> tile) & 1 == 1


@rule
def tile_is_ready(s: State, seat: int, tile: int) -> bool:
    """Whether a player has a purple tile that he has not used in its period."""
    return ((s.tiles[seat] & ~s.tiles_used[seat]) >> tile) & 1 == 1


@rule
def use_tile(s: State, seat: int, tile: int) -> None:
    """Flip the reminder of a purple tile."""
    s.tiles_used[seat] |= 1 << tile
    emit(s, E_USE_TILE, seat, tile, 0)


@rule
def move_on_market(s: State, seat: int, market: int, steps: int) -> None:
    """Market steps one at a time, each with its reward; at the top the marker stays (RULES 5)."""
    for _ in range(steps):
        if s.market[seat][market] < MARKET_TOP:
            s.market[seat][market] += 1
            emit(s, E_MARKET, seat, market, s.market[seat][market])
        level = s.market[seat][market]
        if market == STONE_MARKET:
            if level == MARKET_TOP and has_tile(s, seat, G2):
                gain_stones(s, seat, STONES_AT_TOP_G2)
            else:
                gain_stones(s, seat, STONES_ON_REACHING[level])
        elif level == MARKET_TOP:
            gain(s, seat, PART_GRAIN_MARKET, POINTS_AT_TOP_G5 if has_tile(s, seat, G5) else POINTS_AT_TOP)


@rule
def raise_crew(s: State, seat: int, crew: int, steps: int) -> None:
    """Crew steps; a crew at the end of its track stays (RULES RU-47)."""
    strengthen(s, seat, crew, steps, STRENGTH_LIMIT)


@rule
def weak_crews(s: State, seat: int) -> int:
    """Bits of the crews that are not yet at the end of the track."""
    return crews_below(s, seat, STRENGTH_LIMIT)


# ---- cards -------------------------------------------------------------------------------------------------------


@rule
def spend_card(s: State, seat: int, effect: int) -> None:
    """Discard one of a player's cards with this effect, the lowest code first (RULES 4.6)."""
    s.held[seat][effect] -= 1
    for copy in range(MOST_COPIES):
        card = CARDS_OF_EFFECT[effect][copy]
        if card >= 0 and s.holder[card] == seat:
            s.holder[card] = NOBODY
            emit(s, E_USE_CARD, seat, card, 0)
            return


@rule
def obtain(s: State, seat: int, card: int) -> None:
    """A Nile card is taken: kept in front of the player, or resolved at once and removed (RULES 5.3-5.5)."""
    effect = CARD_EFFECT[card]
    if effect < POINTS_PER_BRICK:
        s.holder[card] = seat
    if effect < KEPT_EFFECTS:
        s.held[seat][effect] += 1
        if effect == FIELD_IMPROVER:
            s.unattached[seat] += 1
    elif effect < POINTS_PER_BRICK:
        s.quarry[seat] += CARD_QUARRY[card]
        if effect > QUARRY:
            colour = CARD_COLOUR[card]
            s.grain[seat][colour] += CARD_GRAIN[card]
            s.field_count[seat][colour] += 1
            if colour != GREEN:
                s.improvable[seat] |= 1 << FIELD_INDEX[card]
    elif effect == POINTS_PER_BRICK:
        bricks = 0
        for monument in range(MONUMENTS):
            if (PER_BRICK_ON[card] >> monument) & 1 == 1:
                bricks += s.bricks_on[seat][monument]
        gain(s, seat, PART_NILE, bricks * PER_BRICK_POINTS)
    take_gains(s, seat, card)


@rule
def take_gains(s: State, seat: int, row: int) -> None:
    """What a card, a printed space or a tile gives: fixed gains at once, choices and what follows them are noted."""
    for market in range(MARKETS):
        if GAINS[row][GAIN_MARKET + market] > 0:
            move_on_market(s, seat, market, GAINS[row][GAIN_MARKET + market])
    for crew in range(CREWS):
        if GAINS[row][GAIN_CREW + crew] > 0:
            raise_crew(s, seat, crew, GAINS[row][GAIN_CREW + crew])
    s.crew_steps = GAINS[row][GAIN_STEPS]
    s.stones_due = GAINS[row][GAIN_STONES]
    s.points_due = GAINS[row][GAIN_POINTS]
    s.flood_reach = GAINS[row][GAIN_FLOOD]
    s.bricks_due = GAINS[row][GAIN_BRICKS]
    if GAINS[row][GAIN_RIGHTS] > 0:
        s.rights[seat] += GAINS[row][GAIN_RIGHTS]
        emit(s, E_RIGHT, seat, 0, 0)


# ---- fields ------------------------------------------------------------------------------------------------------


@rule
def field_total(s: State, seat: int, colour: int) -> int:
    """The value of a player's fields of a colour, watered or not; G1 counts (RULES 5.6)."""
    total = s.grain[seat][colour]
    if has_tile(s, seat, G1):
        total += s.field_count[seat][colour] * GRAIN_PER_FIELD
    return total


@rule
def field_colour(s: State, field: int) -> int:
    """The colour that a field has now: each improver makes it one level better (RULES 5.4)."""
    return FIELD_COLOUR[field] - s.attached[field]


@rule
def attach_improver(s: State, seat: int, field: int) -> None:
    """Attach an improver for good: red, yellow, green (RULES 5.4)."""
    colour = field_colour(s, field)
    s.field_count[seat][colour] -= 1
    s.field_count[seat][colour - 1] += 1
    attach(s, seat, field, IMPROVABLE[field], colour, FIELD_VALUE[field])
