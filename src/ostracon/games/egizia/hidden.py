"""What nobody or only one player knows, dealt again (RULES 7)."""

from __future__ import annotations

from ostracon.games._nile.hidden import deal_hand, gather_hands, shuffle_anew, shuffle_pool
from ostracon.games.egizia import components as box
from ostracon.games.egizia.layout import State
from ostracon.games.egizia.legality import legal
from ostracon.games.egizia.vocabulary import Decision
from ostracon.kernel.dice import below
from ostracon.kernel.target import rule


@rule
def redeal(s: State, seat: int) -> None:
    """Deal again what a seat does not know: Nile decks, face-down graves, Sphinx cards (RULES 7)."""
    for deck in range(box.DECKS):
        first = first_unseen(s, deck)
        shuffle_anew(s, s.deck, first, box.DECK_START[deck + 1] - first)
    shown = min(box.GRAVE_SPACES, s.graves_taken + box.GRAVES_FACE_UP)
    shuffle_anew(s, s.graves, shown, box.GRAVE_TILES - shown)
    if s.decider >= 0:
        redeal_sphinx(s, seat)
        if s.decision == Decision.SPHINX_SECOND and s.decider != seat:
            # Which card was kept is secret, and the mask would tell.
            s.kept = 1 << below(s, s.drawn_count)
            legal(s)


@rule
def first_unseen(s: State, deck: int) -> int:
    """Where the cards of a Nile deck begin that nobody has seen."""
    first = box.DECK_START[deck]
    for number in range(box.ROUNDS):
        if box.ROUND_DECK[number] == deck and number < s.round_number:
            first = box.DEAL_FROM[number] + box.CARD_SPACES
    return first


@rule
def knows(bits: int, seat: int) -> bool:
    """Whether a seat is among the bits; a spectator (-1) never is."""
    return seat >= 0 and (bits >> seat) & 1 == 1


@rule
def redeal_sphinx(s: State, seat: int) -> None:
    """Sphinx cards that a seat does not know: gathered in ascending order, shuffled, handed out."""
    unknown = gather_hands(s, seat)
    for place in range(s.sphinx_count):
        if not knows(s.sphinx_known[place], seat):
            unknown |= 1 << s.sphinx_deck[place]
    for i in range(s.drawn_count):
        if s.decider != seat and not knows(s.drawn_known[i], seat):
            unknown |= 1 << s.drawn[i]
    pool = shuffle_pool(s, unknown)
    for other in range(s.players):
        if other != seat:
            pool = deal_hand(s, other, pool)
    for place in range(s.sphinx_count):
        if not knows(s.sphinx_known[place], seat):
            pool -= 1
            s.sphinx_deck[place] = s.scratch[pool]
            s.scratch[pool] = 0
    for i in range(s.drawn_count):
        if s.decider != seat and not knows(s.drawn_known[i], seat):
            pool -= 1
            s.drawn[i] = s.scratch[pool]
            s.scratch[pool] = 0
