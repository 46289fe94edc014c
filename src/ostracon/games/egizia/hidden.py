"""What nobody or only one player knows, dealt again (RULES 7)."""

from __future__ import annotations

from ostracon.games._nile.hidden import shuffle_anew
from ostracon.games.egizia.components import (
    CARD_SPACES,
    DEAL_FROM,
    DECK_START,
    DECKS,
    GRAVE_SPACES,
    GRAVE_TILES,
    GRAVES_FACE_UP,
    ROUND_DECK,
    ROUNDS,
    SPHINX_CARDS,
)
from ostracon.games.egizia.layout import ASK_SPHINX_SECOND, NOBODY, State
from ostracon.games.egizia.legality import legal
from ostracon.kernel.dice import below, shuffle
from ostracon.kernel.machine import lowest_bit
from ostracon.kernel.target import rule


@rule
def redeal(s: State, seat: int) -> None:
    """Deal again what a seat does not know: Nile decks, face-down graves, Sphinx cards (RULES 7)."""
    for deck in range(DECKS):
        first = first_unseen(s, deck)
        shuffle_anew(s, s.deck, first, DECK_START[deck + 1] - first)
    shown = min(GRAVE_SPACES, s.graves_taken + GRAVES_FACE_UP)
    shuffle_anew(s, s.graves, shown, GRAVE_TILES - shown)
    if s.over == 0:
        redeal_sphinx(s, seat)
        if s.decision == ASK_SPHINX_SECOND and s.active != seat:
            # Which card was kept is secret, and the mask would tell.
            s.kept = 1 << below(s, s.drawn_count)
            legal(s)


@rule
def first_unseen(s: State, deck: int) -> int:
    """Where the cards of a Nile deck begin that nobody has seen."""
    first = DECK_START[deck]
    for number in range(ROUNDS):
        if ROUND_DECK[number] == deck and number < s.round_number:
            first = DEAL_FROM[number] + CARD_SPACES
    return first


@rule
def knows(bits: int, seat: int) -> bool:
    """Whether a seat is among the bits; a spectator (-1) never is."""
    return seat >= 0 and (bits >> seat) & 1 == 1


@rule
def redeal_sphinx(s: State, seat: int) -> None:
    """Sphinx cards that a seat does not know: gathered in ascending order, shuffled, handed out."""
    unknown = 0
    for card in range(SPHINX_CARDS):
        if s.sphinx_holder[card] != NOBODY and s.sphinx_holder[card] != seat:
            unknown |= 1 << card
            s.sphinx_holder[card] = NOBODY
    for place in range(s.sphinx_count):
        if not knows(s.sphinx_known[place], seat):
            unknown |= 1 << s.sphinx_deck[place]
    for i in range(s.drawn_count):
        if s.active != seat and not knows(s.drawn_known[i], seat):
            unknown |= 1 << s.drawn[i]
    pool = 0
    while unknown != 0:
        s.scratch[pool] = lowest_bit(unknown)
        unknown &= unknown - 1
        pool += 1
    shuffle(s, s.scratch, 0, pool)
    for other in range(s.players):
        if other != seat:
            for _ in range(s.sphinx_kept[other]):
                pool -= 1
                s.sphinx_holder[s.scratch[pool]] = other
                s.scratch[pool] = 0
    for place in range(s.sphinx_count):
        if not knows(s.sphinx_known[place], seat):
            pool -= 1
            s.sphinx_deck[place] = s.scratch[pool]
            s.scratch[pool] = 0
    for i in range(s.drawn_count):
        if s.active != seat and not knows(s.drawn_known[i], seat):
            pool -= 1
            s.drawn[i] = s.scratch[pool]
            s.scratch[pool] = 0
