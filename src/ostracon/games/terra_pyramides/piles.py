"""The eight piles of tiles and the hands: the end of a turn, who knows what, removal (RULES 4.3, 4.6 step 6, 7)."""

from __future__ import annotations

from ostracon.games.terra_pyramides import components as box
from ostracon.games.terra_pyramides.building import BUILD
from ostracon.games.terra_pyramides.gains import pay_gold
from ostracon.games.terra_pyramides.layout import NO_TILE, NONE, State
from ostracon.games.terra_pyramides.vocabulary import Decision, Event, Reason
from ostracon.kernel.actions import Arg, verb
from ostracon.kernel.business import ask
from ostracon.kernel.rules import emit, tell, unveil
from ostracon.kernel.target import rule

EVERY_SEAT = (1 << box.MOST_PLAYERS) - 1

DRAW = verb("draw", Arg("pile", box.PILES), when=[Decision.END_TURN], asks=BUILD.open_in)
PEEK = verb("peek", Arg("pile", box.PILES), when=[Decision.END_TURN], click="peek-{pile}")
TAKE = verb("take", Arg("position", box.PILE_POSITIONS), when=[Decision.TAKE_TILE], click="take-{position}")
FINISH = verb("finish", when=[Decision.END_TURN], asks=BUILD.open_in, ends=True)


@rule
def is_face_up(s: State, pile: int) -> bool:
    """Whether a pile shows its top tile to everybody (variant)."""
    return s.face_up_piles == 1 and box.FACE_UP[pile] == 1


@rule
def removal(s: State) -> int:
    """How many tiles are left in a pile when it leaves the game."""
    return box.MISSION_REMOVAL if s.mode == box.COOPERATIVE else box.REMOVAL[s.version][s.players]


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
        emit(s, Event.PILE_GONE, pile, 0, 0)


@rule
def show_top(s: State, pile: int) -> None:
    """A face-up pile shows its new top tile."""
    if is_face_up(s, pile) and s.pile_count[pile] > 0:
        unveil(s)
        emit(s, Event.TOP_TILE, pile, s.piles[pile][s.pile_count[pile] - 1], 0)


@rule
def take_in_hand(s: State, seat: int, pile: int, depth: int, knowing: int) -> None:
    """A tile goes from a pile into a player's hand; `knowing` are the seats that know which one."""
    s.hand[seat] = pull(s, pile, depth)
    s.hand_pile[seat] = pile
    s.hand_known[seat] = knowing
    if knowing == EVERY_SEAT:
        emit(s, Event.HAND, seat, s.hand[seat], 0)
    else:
        tell(s, seat, Event.HAND, seat, s.hand[seat], 0)
    if depth == 0:
        show_top(s, pile)
    check_pile(s, pile)


@rule
def draw_tile(s: State, seat: int, pile: int) -> None:
    """Draw the top tile. Its owner knows it, and who knows the pile; everybody if it lay open (RULES 7)."""
    unveil(s)
    knowing = s.pile_known[pile] | 1 << seat
    if s.mode == box.COOPERATIVE or is_face_up(s, pile):
        knowing = EVERY_SEAT
    take_in_hand(s, seat, pile, 0, knowing)


# ---- the end of a turn


@DRAW.may
def may_draw(s: State, seat: int, pile: int) -> int:
    """From a pile in the game, within the limits of gold and blocks (R-23)."""
    if s.open_piles == 0:
        return Reason.NO_PILES_LEFT
    if s.open_piles >> pile & 1 == 0:
        return Reason.PILE_GONE
    if s.block_count[seat] > box.BLOCK_LIMIT:
        return Reason.TOO_MANY_BLOCKS
    return Reason.LEGAL if s.gold[seat] <= box.GOLD_LIMIT else Reason.TOO_MUCH_GOLD


@DRAW.do
def draw(s: State, seat: int, pile: int) -> None:
    """The top tile of a pile; the turn is over."""
    emit(s, Event.DRAW, seat, pile, 0)
    draw_tile(s, seat, pile)


@PEEK.may
def may_peek(s: State, seat: int, pile: int) -> int:
    """A pile in the game, for gold, within the limits after paying."""
    if s.open_piles == 0:
        return Reason.NO_PILES_LEFT
    if s.open_piles >> pile & 1 == 0:
        return Reason.PILE_GONE
    if s.gold[seat] < box.PEEK_PRICE:
        return Reason.NO_GOLD_TO_PEEK
    if s.block_count[seat] > box.BLOCK_LIMIT:
        return Reason.TOO_MANY_BLOCKS
    fits = s.gold[seat] <= box.GOLD_LIMIT + box.PEEK_PRICE
    return Reason.LEGAL if fits else Reason.TOO_MUCH_GOLD_TO_PEEK


@PEEK.do
def peek(s: State, seat: int, pile: int) -> None:
    """Pay to look through a pile; in missions everybody does (R-66)."""
    s.peeked = pile
    pay_gold(s, seat, box.PEEK_PRICE)
    emit(s, Event.PEEK, seat, pile, 0)
    unveil(s)
    s.pile_known[pile] = EVERY_SEAT if s.mode == box.COOPERATIVE else s.pile_known[pile] | 1 << seat
    ask(s, Decision.TAKE_TILE, seat)


@TAKE.may
def may_take(s: State, seat: int, position: int) -> int:
    """Any tile of the pile that was looked through, counted from the top."""
    return Reason.LEGAL if position < s.pile_count[s.peeked] else Reason.PILE_TOO_SMALL


@TAKE.do
def take(s: State, seat: int, position: int) -> None:
    """Take it; the turn is over. Others then forget the pile, unless they see which tile it is (RULES 7)."""
    pile = s.peeked
    s.peeked = NONE
    emit(s, Event.TAKE, seat, pile, 0)
    if s.mode == box.COOPERATIVE or (is_face_up(s, pile) and position == 0):
        take_in_hand(s, seat, pile, position, EVERY_SEAT)
    else:
        s.pile_known[pile] = 1 << seat
        take_in_hand(s, seat, pile, position, 1 << seat)


@FINISH.may
def may_finish(s: State, seat: int) -> int:
    """Without a tile only when no pile is left, within the limits."""
    if s.open_piles != 0:
        return Reason.PILES_LEFT
    if s.block_count[seat] > box.BLOCK_LIMIT:
        return Reason.TOO_MANY_BLOCKS
    return Reason.LEGAL if s.gold[seat] <= box.GOLD_LIMIT else Reason.TOO_MUCH_GOLD


@FINISH.do
def finish(s: State, seat: int) -> None:
    """The last turn of a player is over."""
    emit(s, Event.FINISH, seat, 0, 0)
