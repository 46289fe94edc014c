"""Stones: from the quarry to the sled, to a ship, and to their place at a site."""

from __future__ import annotations

from ostracon.games.imhotep.cards import market_has_cards
from ostracon.games.imhotep.components import (
    BONUS_CARD,
    BONUS_PLACE,
    BONUS_TAKE,
    BONUS_TAKE_AMOUNT,
    BURIAL_CHAMBER,
    FEWEST_PLAYERS,
    MARKET,
    OVERFLOW_POINTS,
    PYRAMID,
    PYRAMID_A_SPACES,
    PYRAMID_A_VALUES,
    PYRAMID_B_BONUS,
    PYRAMID_B_EACH,
    PYRAMID_B_SPACES,
    PYRAMID_B_VALUES,
    PYRAMIDS,
    SLED_LIMIT,
    SLOTS,
    TEMPLE,
    TEMPLE_WIDTH,
    TOWER_STONES,
    TOWER_VALUES,
    TOWERS,
)
from ostracon.games.imhotep.events import E_DELIVER, E_GET_STONES, E_PLACE, E_TOWER
from ostracon.games.imhotep.layout import (
    ASK_CARD,
    ASK_PLACE,
    ASK_TAKE,
    MARKET_PICK,
    NOBODY,
    PART_OBELISKS,
    PART_PYRAMID,
    PYRAMID_PICK,
    State,
)
from ostracon.games.imhotep.pending import ask
from ostracon.games.imhotep.scoring import gain
from ostracon.kernel.rules import emit
from ostracon.kernel.target import rule


@rule
def obtainable(s: State, seat: int, amount: int) -> int:
    """How many of `amount` stones a player can take: limited by the room on the sled and by the quarry."""
    return min(amount, SLED_LIMIT - s.sled[seat], s.quarry[seat])


@rule
def take_stones(s: State, seat: int, amount: int) -> None:
    """Move stones from a player's quarry to the sled."""
    count = obtainable(s, seat, amount)
    s.quarry[seat] -= count
    s.sled[seat] += count
    emit(s, E_GET_STONES, seat, count, 0)


@rule
def place_stone(s: State, seat: int, ship: int, slot: int) -> None:
    """Move one stone from the sled to a slot of a ship."""
    s.sled[seat] -= 1
    s.cargo[ship][slot] = seat
    s.load[ship] += 1
    s.free_slots &= ~(1 << (ship * SLOTS + slot))
    emit(s, E_PLACE, seat, ship, slot)


@rule
def temple_top(s: State, column: int) -> int:
    """The owner of the visible stone of a temple column; NOBODY if it is empty (RULES 5.4)."""
    width = TEMPLE_WIDTH[s.players - FEWEST_PLAYERS]
    if s.temple_count <= column:
        return NOBODY
    level = (s.temple_count - 1 - column) // width
    return s.temple[column + level * width]


@rule
def deliver(s: State, owner: int, site: int) -> None:
    """A stone, in its owner's hand, reaches a site (RULES 4.4 DELIVER)."""
    emit(s, E_DELIVER, owner, site, 0)
    if site == MARKET:
        if market_has_cards(s):
            s.stone_in_hand = owner
            ask(s, MARKET_PICK, owner)
        else:
            s.quarry[owner] += 1
    elif site == PYRAMID:
        deliver_to_pyramid(s, owner)
    elif site == TEMPLE:
        s.temple[s.temple_count] = owner
        s.temple_count += 1
    elif site == BURIAL_CHAMBER:
        s.burial[s.burial_count] = owner
        s.burial_count += 1
    else:
        deliver_to_obelisks(s, owner)


@rule
def deliver_to_pyramid(s: State, owner: int) -> None:
    """Side A: the next space; side B: the owner chooses a pyramid; overflow (RULES 5.3)."""
    if s.side_pyramid == 0:
        laid = s.pyramid_count[0]
        if laid < PYRAMID_A_SPACES:
            s.pyramid[laid] = owner
            s.pyramid_count[0] = laid + 1
            gain(s, owner, PART_PYRAMID, PYRAMID_A_VALUES[laid])
        else:
            lay_beside_pyramids(s, owner, PYRAMID_A_SPACES)
    elif s.pyramid_count[0] + s.pyramid_count[1] + s.pyramid_count[2] == PYRAMID_B_SPACES:
        lay_beside_pyramids(s, owner, PYRAMID_B_SPACES)
    else:
        s.stone_in_hand = owner
        ask(s, PYRAMID_PICK, owner)


@rule
def lay_beside_pyramids(s: State, owner: int, spaces: int) -> None:
    """The pyramids are complete: the stone goes beside them."""
    s.pyramid[spaces + s.pyramid_count[PYRAMIDS]] = owner
    s.pyramid_count[PYRAMIDS] += 1
    gain(s, owner, PART_PYRAMID, OVERFLOW_POINTS)


@rule
def deliver_to_obelisks(s: State, owner: int) -> None:
    """Side A: the owner's tower; side B: a waiting space, and a tower with the third stone (RULES 5.6)."""
    s.obelisks[owner] += 1
    if s.side_obelisks == 1 and s.obelisks[owner] >= TOWER_STONES and s.tower_count < TOWERS:
        s.obelisks[owner] -= TOWER_STONES
        s.towers[s.tower_count] = owner
        value = TOWER_VALUES[s.tower_count]
        s.tower_count += 1
        emit(s, E_TOWER, owner, value, 0)
        gain(s, owner, PART_OBELISKS, value)


@rule
def choose_pyramid(s: State, owner: int, pyramid: int) -> None:
    """Side B: lay the stone, score its space, then the bonus of the space (RULES 5.3)."""
    laid = s.pyramid_count[pyramid]
    s.pyramid[pyramid * PYRAMID_B_EACH + laid] = owner
    s.pyramid_count[pyramid] = laid + 1
    s.stone_in_hand = NOBODY
    gain(s, owner, PART_PYRAMID, PYRAMID_B_VALUES[pyramid][laid])
    bonus = PYRAMID_B_BONUS[pyramid][laid]
    if bonus == BONUS_CARD:
        if s.deck_next < s.deck_count or s.discard_count > 0:
            ask(s, ASK_CARD, owner)
    elif bonus == BONUS_TAKE:
        if obtainable(s, owner, BONUS_TAKE_AMOUNT) >= 1:
            ask(s, ASK_TAKE, owner)
    elif bonus == BONUS_PLACE and s.sled[owner] > 0 and s.free_slots != 0:
        ask(s, ASK_PLACE, owner)
