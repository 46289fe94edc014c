"""The row of tiles for sale, and the piles from which an ankh brings new ones (RULES 4.3.3)."""

from __future__ import annotations

from ostracon.games.ankhor import components as box
from ostracon.games.ankhor.layout import NO_TILE, State
from ostracon.games.ankhor.tokens import give_back, usable_ankhs
from ostracon.games.ankhor.vocabulary import Decision, Event, Reason, busy
from ostracon.kernel.actions import Arg, verb
from ostracon.kernel.business import ask
from ostracon.kernel.rules import emit, unveil
from ostracon.kernel.target import rule

PILE_LABELS = tuple(pile.lower() for pile in box.PILE_IDS)

REFRESH = verb("refresh", when=(Decision.TURN_MAIN, Decision.TURN_POST), closed=busy)
PILE = verb("pile", Arg("pile", box.PILES, PILE_LABELS, "pile"), when=[Decision.REFRESH_PILE])


@REFRESH.may
def may_refresh(s: State, seat: int) -> int:
    """With a usable ankh, if new tiles would change anything (D1, D8)."""
    if usable_ankhs(s, seat) == 0:
        return Reason.NO_ANKH
    return Reason.LEGAL if row_would_change(s) else Reason.ROW_WOULD_NOT_CHANGE


@rule
def row_would_change(s: State) -> bool:
    """Whether throwing out, sliding and drawing would change the row (RULES 4.3.3)."""
    some_tile = False
    some_gap = False
    gap_before_tile = False
    for slot in range(box.SLOTS):
        if s.row[slot] == NO_TILE:
            some_gap = True
        else:
            some_tile = True
            gap_before_tile = gap_before_tile or some_gap
    some_pile = s.pile_count[0] + s.pile_count[1] > 0
    if box.THROWS_OUT[s.players - box.FEWEST_PLAYERS] == 1:
        return some_tile or some_pile
    return some_gap and (some_pile or gap_before_tile)


@REFRESH.do
def refresh(s: State, seat: int) -> None:
    """Spend an ankh on new tiles: throw out, slide, then choose a pile if both hold tiles (RULES 4.3.3)."""
    give_back(s, seat, box.ANKH, 1)
    emit(s, Event.REFRESH, seat, 0, 0)
    s.progress = 1
    if box.THROWS_OUT[s.players - box.FEWEST_PLAYERS] == 1:
        throw_out_leftmost(s)
    slide(s)
    if s.pile_count[0] > 0 and s.pile_count[1] > 0:
        ask(s, Decision.REFRESH_PILE, seat)
    else:
        refill(s, 0 if s.pile_count[0] > 0 else 1)


@PILE.do
def draw_from(s: State, seat: int, pile: int) -> None:
    """The row is filled from the chosen pile (D7); it is asked only while both hold tiles."""
    emit(s, Event.PILE, seat, pile, 0)
    refill(s, pile)


@rule
def throw_out_leftmost(s: State) -> None:
    """2 players: the leftmost tile present leaves the game (R28, R29)."""
    for slot in range(box.SLOTS):
        tile = s.row[slot]
        if tile != NO_TILE:
            s.row[slot] = NO_TILE
            s.removed[tile] += 1
            emit(s, Event.THROWN_OUT, tile, 0, 0)
            return


@rule
def slide(s: State) -> None:
    """The tiles of the row close up to the left."""
    to = 0
    for slot in range(box.SLOTS):
        tile = s.row[slot]
        if tile != NO_TILE:
            s.row[slot] = NO_TILE
            s.row[to] = tile
            to += 1


@rule
def refill(s: State, pile: int) -> None:
    """Draw from a pile until the row is full; if it runs out, from the other (RULES 4.3.3, steps 4 and 5)."""
    for slot in range(box.SLOTS):
        if s.row[slot] == NO_TILE:
            if s.pile_count[pile] == 0:
                pile = 1 - pile
            if s.pile_count[pile] > 0:
                s.row[slot] = draw_tile(s, pile)
                unveil(s)
                emit(s, Event.DRAWN, s.row[slot], slot, pile)
    check_tiles_left(s)


@rule
def draw_tile(s: State, pile: int) -> int:
    """The top tile of a pile, which is not empty."""
    s.pile_count[pile] -= 1
    top = box.PILE_START[pile] + s.pile_count[pile]
    tile = s.draw[top]
    s.draw[top] = NO_TILE
    return tile


@rule
def check_tiles_left(s: State) -> None:
    """With no tile left in row and piles the last round begins (R25)."""
    if s.pile_count[0] + s.pile_count[1] > 0:
        return
    for slot in range(box.SLOTS):
        if s.row[slot] != NO_TILE:
            return
    if announce_end(s):
        emit(s, Event.NO_TILES, 0, 0, 0)


@rule
def announce_end(s: State) -> bool:
    """The last round begins; False if it had begun already."""
    if s.end_triggered == 1:
        return False
    s.end_triggered = 1
    return True
