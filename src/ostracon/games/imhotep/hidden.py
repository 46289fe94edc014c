"""What nobody or only one player knows, dealt again (RULES 7)."""

from __future__ import annotations

from ostracon.games.imhotep import components as box
from ostracon.games.imhotep.layout import NO_CARD, State
from ostracon.games.imhotep.vocabulary import Decision
from ostracon.kernel.dice import below, shuffle
from ostracon.kernel.target import rule


@rule
def redeal(s: State, seat: int) -> None:
    """Deal again what a seat does not know: deck order, round cards to come, a face-down pair (RULES 7)."""
    pool = 0
    for card in range(box.CARDS):  # count what is hidden into the scratch space, kind by kind
        count = 0
        for i in range(s.deck_next, s.deck_count):
            if s.deck[i] == card:
                count += 1
        for i in range(s.pair_counted, box.PAIR):
            if hidden_card(s, seat, i) == card:
                count += 1
        for _ in range(count):
            s.scratch[pool] = card
            pool += 1
    shuffle(s, s.scratch, 0, pool)
    for i in range(s.deck_next, s.deck_count):
        pool -= 1
        s.deck[i] = s.scratch[pool]
        s.scratch[pool] = 0
    for i in range(s.pair_counted, box.PAIR):
        if hidden_card(s, seat, i) != NO_CARD:
            pool -= 1
            hide_card(s, i, s.scratch[pool])
            s.scratch[pool] = 0
    if s.pair_counted == box.PAIR and hidden_card(s, seat, 0) != NO_CARD:
        mix_pair(s, hidden_card(s, seat, 0), hidden_card(s, seat, 1))
    sort_from(s, s.round_number)
    shuffle(s, s.round_cards, s.round_number, box.ROUND_CARDS_EACH - s.round_number)


@rule
def hidden_card(s: State, seat: int, which: int) -> int:
    """A card of the pair, face down on the market or in another player's hand (D10); NO_CARD if this seat sees it."""
    if s.decision == Decision.MARKET_KEEP:
        return NO_CARD if s.decider == seat else s.looked_at[which]
    if s.side_market == 0:
        return NO_CARD
    return s.market[box.PAIR_SPACE] if which == 0 else s.pair


@rule
def hide_card(s: State, which: int, card: int) -> None:
    """Put a card in the place of one of the pair."""
    if s.decision == Decision.MARKET_KEEP:
        s.looked_at[which] = card
    elif which == 0:
        s.market[box.PAIR_SPACE] = card
    else:
        s.pair = card


@rule
def mix_pair(s: State, one: int, other: int) -> None:
    """Everybody can name both cards of the pair, but not say which was dealt first."""
    first = below(s, box.PAIR)
    hide_card(s, first, min(one, other))
    hide_card(s, 1 - first, max(one, other))


@rule
def sort_from(s: State, first: int) -> None:
    """Put the round cards from `first` on into ascending order."""
    for i in range(first, box.ROUND_CARDS_EACH):
        for j in range(i + 1, box.ROUND_CARDS_EACH):
            if s.round_cards[j] < s.round_cards[i]:
                kept = s.round_cards[i]
                s.round_cards[i] = s.round_cards[j]
                s.round_cards[j] = kept
