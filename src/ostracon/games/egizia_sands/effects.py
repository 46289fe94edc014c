"""What the rules of Shifting Sands do again and again: points, stones, markets, crews, cards (RULES 4.11, 5)."""

from __future__ import annotations

from ostracon.games._nile.fields import attach
from ostracon.games._nile.supplies import crews_below, gain, store_stones, strengthen
from ostracon.games.egizia_sands import components as box
from ostracon.games.egizia_sands.kinds import Effect
from ostracon.games.egizia_sands.layout import NOBODY, State
from ostracon.games.egizia_sands.vocabulary import Event, Part, Reason
from ostracon.kernel.rules import emit
from ostracon.kernel.target import rule

# ---- stones, markets, crews --------------------------------------------------------------------------------------


@rule
def gain_stones(s: State, seat: int, count: int) -> None:
    """Stones for the supply; what goes beyond the limit is lost (RULES RU-45)."""
    store_stones(s, seat, count, box.STONE_LIMIT)


@rule
def has_tile(s: State, seat: int, tile: int) -> bool:
    """Whether a player has gained a bonus tile (RULES 5.6)."""
    return (s.tiles[seat] >> tile) & 1 == 1


@rule
def tile_is_ready(s: State, seat: int, tile: int) -> bool:
    """Whether a player has a purple tile that he has not used in its period."""
    return ((s.tiles[seat] & ~s.tiles_used[seat]) >> tile) & 1 == 1


@rule
def may_use_tile(s: State, seat: int, tile: int) -> int:
    """A purple tile: gained, and not used in its period."""
    if not has_tile(s, seat, tile):
        return Reason.TILE_NOT_OWNED
    return Reason.LEGAL if tile_is_ready(s, seat, tile) else Reason.TILE_USED


@rule
def use_tile(s: State, seat: int, tile: int) -> None:
    """Flip the reminder of a purple tile."""
    s.tiles_used[seat] |= 1 << tile
    emit(s, Event.USE_TILE, seat, tile, 0)


@rule
def move_on_market(s: State, seat: int, market: int, steps: int) -> None:
    """Market steps one at a time, each with its reward; at the top the marker stays (RULES 5)."""
    for _ in range(steps):
        if s.market[seat][market] < box.MARKET_TOP:
            s.market[seat][market] += 1
            emit(s, Event.MARKET, seat, market, s.market[seat][market])
        level = s.market[seat][market]
        if market == box.STONE_MARKET:
            if level == box.MARKET_TOP and has_tile(s, seat, box.G2):
                gain_stones(s, seat, box.STONES_AT_TOP_G2)
            else:
                gain_stones(s, seat, box.STONES_ON_REACHING[level])
        elif level == box.MARKET_TOP:
            gain(
                s,
                seat,
                Part.GRAIN_MARKET,
                box.POINTS_AT_TOP_G5 if has_tile(s, seat, box.G5) else box.POINTS_AT_TOP,
            )


@rule
def raise_crew(s: State, seat: int, crew: int, steps: int) -> None:
    """Crew steps; a crew at the end of its track stays (RULES RU-47)."""
    strengthen(s, seat, crew, steps, box.STRENGTH_LIMIT)


@rule
def lower_crew(s: State, seat: int, crew: int, steps: int) -> None:
    """A crew falls, never below the weakest (RULES RU-48)."""
    before = s.strength[seat][crew]
    s.strength[seat][crew] = max(box.WEAKEST, before - steps)
    if s.strength[seat][crew] != before:
        emit(s, Event.CREW_DOWN, seat, crew, s.strength[seat][crew])


@rule
def weak_crews(s: State, seat: int) -> int:
    """Bits of the crews that are not yet at the end of the track."""
    return crews_below(s, seat, box.STRENGTH_LIMIT)


# ---- cards -------------------------------------------------------------------------------------------------------


@rule
def spend_card(s: State, seat: int, effect: int) -> None:
    """Discard one of a player's cards with this effect, the lowest code first (RULES 4.6)."""
    s.held[seat][effect] -= 1
    for copy in range(box.MOST_COPIES):
        card = box.CARDS_OF_EFFECT[effect][copy]
        if card >= 0 and s.holder[card] == seat:
            s.holder[card] = NOBODY
            emit(s, Event.USE_CARD, seat, card, 0)
            return


@rule
def obtain(s: State, seat: int, card: int) -> None:
    """A Nile card is taken: kept in front of the player, or resolved at once and removed (RULES 5.3-5.5)."""
    effect = box.CARD_EFFECT[card]
    if effect < Effect.POINTS_PER_BRICK:
        s.holder[card] = seat
    if effect < box.KEPT_EFFECTS:
        s.held[seat][effect] += 1
        if effect == Effect.FIELD_IMPROVER:
            s.unattached[seat] += 1
    elif effect < Effect.POINTS_PER_BRICK:
        s.quarry[seat] += box.CARD_QUARRY[card]
        if effect > Effect.QUARRY:
            colour = box.CARD_COLOUR[card]
            s.grain[seat][colour] += box.CARD_GRAIN[card]
            s.field_count[seat][colour] += 1
            if colour != box.GREEN:
                s.improvable[seat] |= 1 << box.FIELD_INDEX[card]
    elif effect == Effect.POINTS_PER_BRICK:
        bricks = 0
        for monument in range(box.MONUMENTS):
            if (box.PER_BRICK_ON[card] >> monument) & 1 == 1:
                bricks += s.bricks_on[seat][monument]
        gain(s, seat, Part.NILE, bricks * box.PER_BRICK_POINTS)
    take_gains(s, seat, card)


@rule
def take_gains(s: State, seat: int, row: int) -> None:
    """What a card, a printed space or a tile gives: fixed gains at once, choices and what follows them are noted."""
    for market in range(box.MARKETS):
        if box.GAINS[row][box.GAIN_MARKET + market] > 0:
            move_on_market(s, seat, market, box.GAINS[row][box.GAIN_MARKET + market])
    for crew in range(box.CREWS):
        if box.GAINS[row][box.GAIN_CREW + crew] > 0:
            raise_crew(s, seat, crew, box.GAINS[row][box.GAIN_CREW + crew])
        elif box.GAINS[row][box.GAIN_CREW + crew] < 0:
            lower_crew(s, seat, crew, -box.GAINS[row][box.GAIN_CREW + crew])
    s.crew_steps = box.GAINS[row][box.GAIN_STEPS]
    s.stones_due = box.GAINS[row][box.GAIN_STONES]
    s.points_due = box.GAINS[row][box.GAIN_POINTS]
    s.flood_reach = box.GAINS[row][box.GAIN_FLOOD]
    s.bricks_due = box.GAINS[row][box.GAIN_BRICKS]
    if box.GAINS[row][box.GAIN_RIGHTS] > 0:
        s.rights[seat] += box.GAINS[row][box.GAIN_RIGHTS]
        emit(s, Event.RIGHT, seat, 0, 0)


# ---- fields ------------------------------------------------------------------------------------------------------


@rule
def field_total(s: State, seat: int, colour: int) -> int:
    """The value of a player's fields of a colour, watered or not; G1 counts (RULES 5.6)."""
    total = s.grain[seat][colour]
    if has_tile(s, seat, box.G1):
        total += s.field_count[seat][colour] * box.GRAIN_PER_FIELD
    return total


@rule
def field_colour(s: State, field: int) -> int:
    """The colour that a field has now: each improver makes it one level better (RULES 5.4)."""
    return box.FIELD_COLOUR[field] - s.attached[field]


@rule
def attach_improver(s: State, seat: int, field: int) -> None:
    """Attach an improver for good: red, yellow, green (RULES 5.4)."""
    colour = field_colour(s, field)
    s.field_count[seat][colour] -= 1
    s.field_count[seat][colour - 1] += 1
    attach(s, seat, field, box.IMPROVABLE[field], colour, box.FIELD_VALUE[field])
