"""Cards: the deck, the market, and the blue cards that players use."""

from __future__ import annotations

from ostracon.games.imhotep import components as box
from ostracon.games.imhotep.layout import NO_CARD, NOBODY, State
from ostracon.games.imhotep.ships import slots_for_sail_card
from ostracon.games.imhotep.stones import may_get_stones, take_stones
from ostracon.games.imhotep.vocabulary import Decision, Event, Frame, Reason
from ostracon.kernel.actions import Arg, verb
from ostracon.kernel.business import ask, push
from ostracon.kernel.dice import shuffle
from ostracon.kernel.rules import emit, tell, unveil
from ostracon.kernel.target import rule

PLAY = verb(
    "play", Arg("card", len(box.BLUE_IDS), box.BLUE_IDS, "blue"), when=[Decision.TURN], click="play-{card}"
)
TAKE = verb("take", Arg("space", box.SPACES), when=[Decision.MARKET_PICK])
KEEP = verb(
    "keep", Arg("which", 2, ("first", "second"), "which"), when=[Decision.MARKET_KEEP], click="keep-{which}"
)


# ---- the deck and the market


@rule
def draw(s: State) -> int:
    """The top card of the market deck, after a reshuffle of the discard pile if needed (RULES 5.8)."""
    if s.deck_next == s.deck_count:
        if s.discard_count == 0:
            return NO_CARD
        for i in range(s.discard_count):
            s.deck[i] = s.discard[i]
        s.deck_count = s.discard_count
        s.deck_next = 0
        s.discard_count = 0
        shuffle(s, s.deck, 0, s.deck_count)
        if s.side_market == 1:
            count_pair(s)
        emit(s, Event.RESHUFFLE, 0, 0, 0)
    s.deck_next += 1
    return s.deck[s.deck_next - 1]


@rule
def count_pair(s: State) -> None:
    """The deck has run out: what lies face down on the market is all that nobody has seen, so everybody can name it."""
    s.pair_counted = 0
    if s.market[box.PAIR_SPACE] != NO_CARD:
        s.pair_counted = 1 if s.pair == NO_CARD else 2


@rule
def discard(s: State, card: int) -> None:
    """Put a card face up on the discard pile."""
    s.discard[s.discard_count] = card
    s.discard_count += 1


@rule
def market_has_cards(s: State) -> bool:
    """Whether a card lies on the market board."""
    for space in range(box.SPACES):
        if s.market[space] != NO_CARD:
            return True
    return False


@rule
def draw_card(s: State, owner: int) -> None:
    """A player draws the top card of the market deck, open to all."""
    card = draw(s)
    if card != NO_CARD:
        unveil(s)
        emit(s, Event.DRAW_CARD, owner, card, 0)
        push(s, Frame.CARD, owner, card, 0)


@rule
def return_stone(s: State, owner: int) -> None:
    """The stone that came to the market goes home (RULES 4.7)."""
    s.stone_in_hand = NOBODY
    s.quarry[owner] += 1


@TAKE.may
def may_take(s: State, seat: int, space: int) -> int:
    """Any card that lies there (RULES 4.5, D9)."""
    return Reason.LEGAL if s.market[space] != NO_CARD else Reason.SPACE_EMPTY


@TAKE.do
def take(s: State, seat: int, space: int) -> None:
    """The card comes next; of a face-down pair one is chosen first."""
    return_stone(s, seat)
    card = s.market[space]
    s.market[space] = NO_CARD
    if space == box.PAIR_SPACE and s.side_market == 1:
        unveil(s)
        emit(s, Event.TAKE_PAIR, seat, 0, 0)
        if s.pair != NO_CARD:
            tell(s, seat, Event.LOOK, card, s.pair, 0)
            s.looked_at[0] = card
            s.looked_at[1] = s.pair
            s.pair = NO_CARD
            ask(s, Decision.MARKET_KEEP, seat)
            return
        s.pair_counted = 0
    emit(s, Event.TAKE_CARD, seat, card, 0)
    push(s, Frame.CARD, seat, card, 0)


@KEEP.do
def keep(s: State, seat: int, which: int) -> None:
    """Keep one of the pair, the other goes face up on the discard pile (RULES 4.5, D10)."""
    kept = s.looked_at[which]
    refused = s.looked_at[1 - which]
    s.looked_at[0] = NO_CARD
    s.looked_at[1] = NO_CARD
    s.pair_counted = 0
    unveil(s)
    discard(s, refused)
    emit(s, Event.DISCARD, refused, 0, 0)
    emit(s, Event.TAKE_CARD, seat, kept, 0)
    push(s, Frame.CARD, seat, kept, 0)


# ---- blue cards


@PLAY.may
def may_play(s: State, seat: int, card: int) -> int:
    """The player owns the card and can use it to the full (RULES 4.8)."""
    kind = box.LEVER + card
    if s.cards[seat][kind] == 0:
        return Reason.CARD_NOT_OWNED
    if kind == box.LEVER:
        return Reason.LEGAL if s.ready_ships != 0 else Reason.NO_SHIP_READY
    if kind == box.HAMMER:
        return may_get_stones(s, seat) if s.free_slots != 0 else Reason.NO_FREE_SLOT
    if s.sled[seat] == 0:
        return Reason.SLED_EMPTY
    if kind == box.SAIL_CARD:
        return Reason.LEGAL if slots_for_sail_card(s) != 0 else Reason.NO_SHIP_FOR_SAIL_CARD
    if s.sled[seat] < box.CHISEL_PLACE:
        return Reason.CHISEL_NEEDS_STONES
    return Reason.LEGAL if s.free_slots & (s.free_slots - 1) != 0 else Reason.CHISEL_NEEDS_SLOTS


@PLAY.do
def play(s: State, seat: int, card: int) -> None:
    """Start a blue card: it is in execution until its last step is done (RULES 4.3)."""
    kind = box.LEVER + card
    s.passes = 0
    s.cards[seat][kind] -= 1
    emit(s, Event.PLAY, seat, kind, 0)
    push(s, Frame.BLUE_CARD, seat, kind, 0)
    if kind == box.LEVER:
        ask(s, Decision.LEVER_SAIL, seat)
    elif kind == box.HAMMER:
        take_stones(s, seat, box.HAMMER_TAKE)
        ask(s, Decision.HAMMER_PLACE, seat)
    elif kind == box.SAIL_CARD:
        ask(s, Decision.SAILCARD_PLACE, seat)
    else:
        ask(s, Decision.CHISEL_FIRST, seat)
