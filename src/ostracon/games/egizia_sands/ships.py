"""SHIPS: placing ships along the Nile (RULES 4.4)."""

from __future__ import annotations

from ostracon.games._nile.decisions import ask
from ostracon.games._nile.ships import (
    cards_on_river,
    dock,
    downstream,
    drop_out,
    glean,
    land,
    wait,
    without_own_sites,
)
from ostracon.games._nile.supplies import gain
from ostracon.games._nile.track import next_in_turn_order
from ostracon.games.egizia_sands.actions import DOCK, GLEAN, LAND, PASS, SECOND_CARD, TAKE_POINT, VISIT, WAIT
from ostracon.games.egizia_sands.components import (
    CARD_SPACE_OPEN,
    CARD_SPACES,
    FEWEST_PLAYERS,
    G7,
    G9,
    G10,
    LAST_POSITION,
    OPEN_SLOTS,
    PLACEMENTS,
    PLAYER_COUNTS,
    POINTS_INSTEAD,
    POSITION,
    PRINTED_GAINS,
    REMAINING_CARD,
    ROUND_SPACE_OPEN,
    ROUND_SPACES,
    SECOND_SHIP,
    SITES,
    SLOTS,
    TILE_GAINS,
)
from ostracon.games.egizia_sands.effects import obtain, spend_card, take_gains, tile_is_ready, use_tile
from ostracon.games.egizia_sands.events import E_VISIT
from ostracon.games.egizia_sands.layout import (
    ASK_PLACE,
    ASK_REMAINING,
    ASK_SECOND_SHIP,
    NO_TILE,
    PART_NILE,
    STEP_PLACED,
    STEP_REMAINING,
    STEP_SHIPS,
    STEP_STONES,
    State,
)
from ostracon.kernel.rules import emit
from ostracon.kernel.target import rule

# Placements as bits, in the order of their actions from LAND on.
FIRST_ROUND_SPACE = VISIT - LAND
FIRST_SLOT = DOCK - LAND
FIRST_WAITING = WAIT - LAND
DOWNSTREAM = downstream(POSITION, LAST_POSITION)
NOT_UPSTREAM: tuple[int, ...] = tuple(  # the same with the furthest ship's own space
    sum(1 << place for place in range(PLACEMENTS) if POSITION[place] >= furthest)
    for furthest in range(LAST_POSITION + 1)
)
ROUND_BITS: tuple[int, ...] = tuple(  # by player count: the round spaces in use
    sum(row[space] << (FIRST_ROUND_SPACE + space) for space in range(ROUND_SPACES))
    for row in ROUND_SPACE_OPEN
)
SITE_SLOTS = (1 << SLOTS) - 1
WITHOUT_OWN_SITES = without_own_sites(PLACEMENTS, FIRST_SLOT, FIRST_WAITING, SITES, SLOTS)
OPEN_AT_START = tuple(  # by player count: card squares, round spaces and slots in use; no waiting place
    sum(CARD_SPACE_OPEN[i][space] << space for space in range(CARD_SPACES))
    | ROUND_BITS[i]
    | sum(((1 << OPEN_SLOTS[i]) - 1) << (FIRST_SLOT + site * SLOTS) for site in range(SITES))
    for i in range(len(PLAYER_COUNTS))
)


@rule
def placements(s: State, seat: int) -> int:
    """Bits of the legal placements, with the permissions G9 and G10 (RULES 4.4)."""
    if s.ships[seat] == 0:
        return 0
    bits = s.open_places & WITHOUT_OWN_SITES[s.own_sites[seat]]
    if not tile_is_ready(s, seat, G9):
        bits &= DOWNSTREAM[s.furthest[seat]]
    if tile_is_ready(s, seat, G10):
        bits |= ROUND_BITS[s.players - FEWEST_PLAYERS] & ~s.open_places & NOT_UPSTREAM[s.furthest[seat]]
    return bits


# ---- the turns of the step ---------------------------------------------------------------------------------------


@rule
def next_placement(s: State) -> None:
    """D1 for the next player who has not passed; when all have, D7 follows (RULES 4.4)."""
    if s.passed == (1 << s.players) - 1:
        s.passed = 0
        s.step = STEP_REMAINING
        s.cursor = 0
        return
    seat = s.turn_order[s.cursor]
    s.active = seat
    if (s.passed >> seat) & 1 == 1:
        next_in_turn_order(s)
    else:
        ask(s, ASK_PLACE)


@rule
def after_placement(s: State) -> None:
    """A placement is fully resolved: D6 once per ship turn, then the next player (RULES RU-12, RU-17)."""
    seat = s.active
    if s.extra_ship == 0:
        if (s.held[seat][SECOND_SHIP] > 0 or tile_is_ready(s, seat, G7)) and placements(s, seat) != 0:
            ask(s, ASK_SECOND_SHIP)
            return
    end_ship_turn(s)


@rule
def end_ship_turn(s: State) -> None:
    """The next player's turn."""
    s.extra_ship = 0
    s.step = STEP_SHIPS
    next_in_turn_order(s)


@rule
def offer_remaining(s: State) -> None:
    """D7 for holders of R27, a point where no card is left; then STONES (RULES 4.5)."""
    while s.cursor < s.players:
        seat = s.turn_order[s.cursor]
        s.cursor += 1
        if s.held[seat][REMAINING_CARD] > 0:
            s.active = seat
            if cards_on_river(s) == 0:
                gain(s, seat, PART_NILE, POINTS_INSTEAD)
            else:
                ask(s, ASK_REMAINING)
                return
    s.step = STEP_STONES
    s.cursor = 0


# ---- answers -----------------------------------------------------------------------------------------------------


@rule
def answer_place(s: State, action: int) -> None:
    """D1: a ship and the effect of its space, or PASS, which is final for this round."""
    seat = s.active
    if action == PASS:
        drop_out(s, seat)
        return
    place = action - LAND
    s.ships[seat] -= 1
    s.step = STEP_PLACED
    if POSITION[place] < s.furthest[seat]:
        use_tile(s, seat, G9)
    s.furthest[seat] = max(s.furthest[seat], POSITION[place])
    if place < FIRST_ROUND_SPACE:
        obtain(s, seat, land(s, seat, place))
    elif place < FIRST_SLOT:
        visit(s, seat, place - FIRST_ROUND_SPACE)
    elif place < FIRST_WAITING:
        use_slot(s, seat, place)
    else:
        wait(s, seat, place - FIRST_WAITING, place)


@rule
def visit(s: State, seat: int, space: int) -> None:
    """A ship on a round space: the effect of its tile, in the first round with 3-4 players the printed one."""
    emit(s, E_VISIT, seat, space, 0)
    if (s.open_places >> (FIRST_ROUND_SPACE + space)) & 1 == 0:
        use_tile(s, seat, G10)
    s.open_places &= ~(1 << (FIRST_ROUND_SPACE + space))
    s.tile_ships[space][seat] += 1
    if s.tile_on[space] == NO_TILE:
        take_gains(s, seat, PRINTED_GAINS + space)
    else:
        take_gains(s, seat, TILE_GAINS + s.tile_on[space])


@rule
def use_slot(s: State, seat: int, place: int) -> None:
    """A ship in a slot of a building zone; a full zone opens its waiting place (RULES RU-10, RU-11)."""
    site = (place - FIRST_SLOT) // SLOTS
    dock(s, seat, site, (place - FIRST_SLOT) % SLOTS, place)
    if (s.open_places >> (FIRST_SLOT + site * SLOTS)) & SITE_SLOTS == 0:
        s.open_places |= 1 << (FIRST_WAITING + site)


@rule
def answer_second_ship(s: State, action: int) -> None:
    """D6: one more ship at once, by R34 or G7."""
    s.extra_ship = 1
    if action == SECOND_CARD:
        spend_card(s, s.active, SECOND_SHIP)
    else:
        use_tile(s, s.active, G7)
    ask(s, ASK_PLACE)


@rule
def answer_remaining(s: State, action: int) -> None:
    """D7: a leftover card, resolved as if taken by ship, or a point (RULES RU-19)."""
    if action == TAKE_POINT:
        gain(s, s.active, PART_NILE, POINTS_INSTEAD)
    else:
        obtain(s, s.active, glean(s, s.active, action - GLEAN))
