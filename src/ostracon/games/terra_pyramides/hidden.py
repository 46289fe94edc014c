"""What a player does not know, dealt again (RULES 7)."""

from __future__ import annotations

from ostracon.games.terra_pyramides import components as box
from ostracon.games.terra_pyramides.layout import NO_TILE, State
from ostracon.games.terra_pyramides.piles import EVERY_SEAT, is_face_up
from ostracon.kernel.dice import shuffle
from ostracon.kernel.target import rule


@rule
def knows(seats: int, seat: int) -> bool:
    """Whether a seat is among those who know; a spectator (-1) knows only what everybody sees."""
    return seat >= 0 and (seats >> seat) & 1 == 1


@rule
def hidden_tiles(s: State, seat: int, pile: int) -> int:
    """How many tiles of a pile, from the bottom, a seat does not know: none, all, or all below the top."""
    if knows(s.pile_known[pile], seat) or was_open(s, pile):
        return 0
    count = s.pile_count[pile]
    return count - 1 if count > 0 and is_face_up(s, pile) else count


@rule
def was_open(s: State, pile: int) -> bool:
    """Whether a pile was looked through in a mission: then everybody saw it, spectators too (R-66)."""
    return s.mode == box.COOPERATIVE and s.pile_known[pile] != 0


@rule
def hides_hand(s: State, seat: int, other: int) -> bool:
    """Whether a seat does not know the tile in a player's hand."""
    return s.hand[other] != NO_TILE and not sees_hand(s, seat, other)


@rule
def sees_hand(s: State, seat: int, other: int) -> bool:
    """Whether a seat knows the tile in a player's hand: its own, one from a known pile, one that lay open."""
    return s.hand_known[other] == EVERY_SEAT or knows(s.hand_known[other], seat)


@rule
def redeal(s: State, seat: int) -> None:
    """Deal again what a seat does not know: tiles in piles and hands, the order of the bases (RULES 7)."""
    redeal_tiles(s, seat)
    redeal_bases(s)


@rule
def redeal_tiles(s: State, seat: int) -> None:
    """Collect the tiles that a seat does not know, kind by kind, shuffle them, deal them out."""
    for pile in range(box.PILES):
        for i in range(hidden_tiles(s, seat, pile)):
            s.tally[s.piles[pile][i]] += 1
    for other in range(s.players):
        if hides_hand(s, seat, other):
            s.tally[s.hand[other]] += 1
    count = 0
    for kind in range(box.TILE_KINDS):
        for _ in range(s.tally[kind]):
            s.scratch[count] = kind
            count += 1
        s.tally[kind] = 0
    shuffle(s, s.scratch, 0, count)
    for pile in range(box.PILES):
        for i in range(hidden_tiles(s, seat, pile)):
            count -= 1
            s.piles[pile][i] = s.scratch[count]
            s.scratch[count] = 0
    for other in range(s.players):
        if hides_hand(s, seat, other):
            count -= 1
            s.hand[other] = s.scratch[count]
            s.scratch[count] = 0


@rule
def redeal_bases(s: State) -> None:
    """The face-down bases in ascending order, then shuffled."""
    for i in range(s.bases_left):
        s.tally[s.bases[i]] += 1
    count = 0
    for value in range(box.HIGHEST_BASE + 1):
        for _ in range(s.tally[value]):
            s.bases[count] = value
            count += 1
        s.tally[value] = 0
    shuffle(s, s.bases, 0, count)
