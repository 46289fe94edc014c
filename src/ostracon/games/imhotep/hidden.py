"""What nobody or only one player knows, dealt again (RULES 7)."""

from __future__ import annotations

from ostracon.games.imhotep.components import CARDS, PAIR_SPACE, ROUND_CARDS_EACH
from ostracon.games.imhotep.layout import MARKET_KEEP, NO_CARD, State
from ostracon.kernel.dice import shuffle
from ostracon.kernel.target import rule

PAIR = 2  # cards under choice in D10


@rule
def redeal(s: State, seat: int) -> None:
    """Deal again what a seat does not know: deck order, round cards to come, a face-down pair (RULES 7)."""
    pool = 0
    for card in range(CARDS):  # count what is hidden into the scratch space, kind by kind
        count = 0
        for i in range(s.deck_next, s.deck_count):
            if s.deck[i] == card:
                count += 1
        if hides_pair(s):
            if s.market[PAIR_SPACE] == card:
                count += 1
            if s.pair == card:
                count += 1
        if s.decision == MARKET_KEEP and s.decider != seat:
            for i in range(PAIR):
                if s.looked_at[i] == card:
                    count += 1
        for _ in range(count):
            s.scratch[pool] = card
            pool += 1
    shuffle(s, s.scratch, 0, pool)
    for i in range(s.deck_next, s.deck_count):
        pool -= 1
        s.deck[i] = s.scratch[pool]
        s.scratch[pool] = 0
    if hides_pair(s):
        pool -= 1
        s.market[PAIR_SPACE] = s.scratch[pool]
        s.scratch[pool] = 0
        if s.pair != NO_CARD:
            pool -= 1
            s.pair = s.scratch[pool]
            s.scratch[pool] = 0
    if s.decision == MARKET_KEEP and s.decider != seat:
        for i in range(PAIR):
            pool -= 1
            s.looked_at[i] = s.scratch[pool]
            s.scratch[pool] = 0
    sort_from(s, s.round_number)
    shuffle(s, s.round_cards, s.round_number, ROUND_CARDS_EACH - s.round_number)


@rule
def hides_pair(s: State) -> bool:
    """Whether face-down cards lie on the market board."""
    return s.side_market == 1 and s.market[PAIR_SPACE] != NO_CARD


@rule
def sort_from(s: State, first: int) -> None:
    """Put the round cards from `first` on into ascending order."""
    for i in range(first, ROUND_CARDS_EACH):
        for j in range(i + 1, ROUND_CARDS_EACH):
            if s.round_cards[j] < s.round_cards[i]:
                kept = s.round_cards[i]
                s.round_cards[i] = s.round_cards[j]
                s.round_cards[j] = kept
