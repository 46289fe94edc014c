"""The eight piles of tiles and the hands: taking tiles, who knows what, removal (RULES 4.6 step 6, 7)."""

from __future__ import annotations

from ostracon.games.terra_pyramides.components import (
    COOPERATIVE,
    FACE_UP,
    MISSION_REMOVAL,
    MOST_PLAYERS,
    REMOVAL,
)
from ostracon.games.terra_pyramides.events import E_HAND, E_PILE_GONE, E_TOP_TILE
from ostracon.games.terra_pyramides.layout import NO_TILE, State
from ostracon.kernel.rules import emit, tell, unveil
from ostracon.kernel.target import rule

EVERY_SEAT = (1 << MOST_PLAYERS) - 1


@rule
def is_face_up(s: State, pile: int) -> bool:
    """Whether a pile shows its top tile to everybody (variant)."""
    return s.face_up_piles == 1 and FACE_UP[pile] == 1


@rule
def removal(s: State) -> int:
    """How many tiles are left in a pile when it leaves the game."""
    return MISSION_REMOVAL if s.mode == COOPERATIVE else REMOVAL[s.version][s.players]


@rule
def pull(s: State, pile: int, depth: int) -> int:
    """Take a tile out of a pile, `depth` tiles below the top; the order of the others stays."""
    last = s.pile_count[pile] - 1
    tile = s.piles[pile][last - depth]
    for i in range(last - depth, last):
        s.piles[pile][i] = s.piles[pile][i + 1]
    s.piles[pile][last] = NO_TILE
    s.pile_count[pile] = last
    return tile


@rule
def check_pile(s: State, pile: int) -> None:
    """Remove a pile that holds no more tiles than the threshold (R-27)."""
    if s.pile_count[pile] <= removal(s):
        s.open_piles &= ~(1 << pile)
        emit(s, E_PILE_GONE, pile, 0, 0)


@rule
def show_top(s: State, pile: int) -> None:
    """A face-up pile shows its new top tile."""
    if is_face_up(s, pile) and s.pile_count[pile] > 0:
        unveil(s)
        emit(s, E_TOP_TILE, pile, s.piles[pile][s.pile_count[pile] - 1], 0)


@rule
def take_in_hand(s: State, seat: int, pile: int, depth: int, knowing: int) -> None:
    """A tile goes from a pile into a player's hand; `knowing` are the seats that know which one."""
    s.hand[seat] = pull(s, pile, depth)
    s.hand_pile[seat] = pile
    s.hand_known[seat] = knowing
    if knowing == EVERY_SEAT:
        emit(s, E_HAND, seat, s.hand[seat], 0)
    else:
        tell(s, seat, E_HAND, seat, s.hand[seat], 0)
    if depth == 0:
        show_top(s, pile)
    check_pile(s, pile)


@rule
def draw_tile(s: State, seat: int, pile: int) -> None:
    """Draw the top tile. Its owner knows it, and who knows the pile; everybody if it lay open (RULES 7)."""
    unveil(s)
    knowing = s.pile_known[pile] | 1 << seat
    if s.mode == COOPERATIVE or is_face_up(s, pile):
        knowing = EVERY_SEAT
    take_in_hand(s, seat, pile, 0, knowing)


@rule
def look_through(s: State, seat: int, pile: int) -> None:
    """A player looks through a pile; in missions everybody does (R-66)."""
    unveil(s)
    s.pile_known[pile] = EVERY_SEAT if s.mode == COOPERATIVE else s.pile_known[pile] | 1 << seat


@rule
def take_chosen(s: State, seat: int, pile: int, depth: int) -> None:
    """Take a tile of a pile looked through. Others then forget the pile, unless they see which (RULES 7)."""
    if s.mode == COOPERATIVE or (is_face_up(s, pile) and depth == 0):
        take_in_hand(s, seat, pile, depth, EVERY_SEAT)
    else:
        s.pile_known[pile] = 1 << seat
        take_in_hand(s, seat, pile, depth, 1 << seat)
