"""Cards: the deck, the market and what is done with a card on arrival."""

from __future__ import annotations

from ostracon.games.imhotep.actions import DECLINE, TAKE_CARD
from ostracon.games.imhotep.components import PAIR_SPACE, SPACES
from ostracon.games.imhotep.events import (
    E_DECLINE,
    E_DISCARD,
    E_DRAW_CARD,
    E_LOOK,
    E_RESHUFFLE,
    E_TAKE_CARD,
    E_TAKE_PAIR,
)
from ostracon.games.imhotep.layout import CARD, MARKET_KEEP, NO_CARD, NOBODY, State
from ostracon.games.imhotep.pending import ask, push
from ostracon.kernel.dice import shuffle
from ostracon.kernel.rules import emit, tell, unveil
from ostracon.kernel.target import rule


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
        emit(s, E_RESHUFFLE, 0, 0, 0)
    s.deck_next += 1
    return s.deck[s.deck_next - 1]


@rule
def count_pair(s: State) -> None:
    """The deck has run out: what lies face down on the market is all that nobody has seen, so everybody can name it."""
    s.pair_counted = 0
    if s.market[PAIR_SPACE] != NO_CARD:
        s.pair_counted = 1 if s.pair == NO_CARD else 2


@rule
def discard(s: State, card: int) -> None:
    """Put a card face up on the discard pile."""
    s.discard[s.discard_count] = card
    s.discard_count += 1


@rule
def market_has_cards(s: State) -> bool:
    """Whether a card lies on the market board."""
    for space in range(SPACES):
        if s.market[space] != NO_CARD:
            return True
    return False


@rule
def draw_card(s: State, owner: int) -> None:
    """A player draws the top card of the market deck, open to all."""
    card = draw(s)
    if card != NO_CARD:
        unveil(s)
        emit(s, E_DRAW_CARD, owner, card, 0)
        push(s, CARD, owner, card, 0)


@rule
def pick_from_market(s: State, owner: int, action: int) -> None:
    """D9: the stone goes home; the card taken, if any, comes next (RULES 4.7)."""
    s.stone_in_hand = NOBODY
    s.quarry[owner] += 1
    if action == DECLINE:
        emit(s, E_DECLINE, owner, 0, 0)
        return
    space = action - TAKE_CARD
    card = s.market[space]
    s.market[space] = NO_CARD
    if space == PAIR_SPACE and s.side_market == 1:
        unveil(s)
        emit(s, E_TAKE_PAIR, owner, 0, 0)
        if s.pair != NO_CARD:
            tell(s, owner, E_LOOK, card, s.pair, 0)
            s.looked_at[0] = card
            s.looked_at[1] = s.pair
            s.pair = NO_CARD
            ask(s, MARKET_KEEP, owner)
            return
        s.pair_counted = 0
    emit(s, E_TAKE_CARD, owner, card, 0)
    push(s, CARD, owner, card, 0)


@rule
def keep_card(s: State, owner: int, which: int) -> None:
    """D10: keep one of the pair, the other goes face up on the discard pile."""
    kept = s.looked_at[which]
    refused = s.looked_at[1 - which]
    s.looked_at[0] = NO_CARD
    s.looked_at[1] = NO_CARD
    s.pair_counted = 0
    unveil(s)
    discard(s, refused)
    emit(s, E_DISCARD, refused, 0, 0)
    emit(s, E_TAKE_CARD, owner, kept, 0)
    push(s, CARD, owner, kept, 0)
