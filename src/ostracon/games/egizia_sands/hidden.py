"""What nobody or only one player knows, dealt again (RULES 7)."""

from __future__ import annotations

from ostracon.games._nile.hidden import deal_hand, gather_hands, shuffle_anew, shuffle_pool
from ostracon.games.egizia_sands import components as box
from ostracon.games.egizia_sands.layout import NO_CARD, State
from ostracon.games.egizia_sands.vocabulary import Step
from ostracon.kernel.dice import below, shuffle
from ostracon.kernel.target import rule


@rule
def redeal(s: State, seat: int) -> None:
    """Deal again what a seat does not know: Nile decks, Sphinx cards of others and of the deck."""
    n = s.players - box.FEWEST_PLAYERS
    for deck in range(box.DECKS):
        first = first_unseen(s, deck)
        shuffle_anew(s, s.deck, first, box.DECK_START[deck] + box.DECK_SIZE[n][deck] - first)
    if s.decider >= 0:
        redeal_sphinx(s, seat)


@rule
def first_unseen(s: State, deck: int) -> int:
    """Where the cards of a Nile deck begin that nobody has seen."""
    n = s.players - box.FEWEST_PLAYERS
    first = box.DECK_START[deck]
    for number in range(box.ROUNDS):
        if box.ROUND_DECK[number] == deck and number < s.round_number:
            first = box.DEAL_FROM[n][number] + box.OPEN_CARD_SPACES[n]
    return first


@rule
def lies_known(s: State, seat: int, place: int) -> bool:
    """Whether a seat put the card at this place of the deck back itself: it knows the cards of the return."""
    batch = s.sphinx_batch[place]
    return batch > 0 and s.batch_seat[batch] == seat


@rule
def knows_rejected(s: State, seat: int) -> bool:
    """Whether a seat knows that the card it rejected is still in the deck."""
    return seat >= 0 and s.step != Step.CHOICE and s.rejected[seat] != NO_CARD


@rule
def redeal_sphinx(s: State, seat: int) -> None:
    """Gather the Sphinx cards that a seat does not know in ascending order, shuffle, hand them out again."""
    pool = shuffle_pool(s, gather(s, seat))
    for other in range(s.players):
        if other != seat:
            pool = deal_hand(s, other, pool)
            if s.step == Step.CHOICE:
                for i in range(box.SPHINX_DEALT):
                    if s.dealt[other][i] != NO_CARD:
                        pool -= 1
                        s.dealt[other][i] = s.scratch[pool]
                if s.rejected[other] != NO_CARD:
                    pool -= 1
                    s.rejected[other] = s.scratch[pool]
    if s.decider != seat:
        for i in range(s.drawn_count):
            pool -= 1
            s.drawn[i] = s.scratch[pool]
    if knows_rejected(s, seat):
        s.scratch[pool] = s.rejected[seat]
        pool += 1
        shuffle(s, s.scratch, 0, pool)
    fill_deck(s, seat, pool)
    for i in range(box.SPHINX_CARDS):
        s.scratch[i] = 0
    if s.step != Step.CHOICE:
        redeal_rejected(s, seat)


@rule
def gather(s: State, seat: int) -> int:
    """Bits of the Sphinx cards that a seat cannot place; they are taken out of the hands of the others."""
    unknown = gather_hands(s, seat)
    if s.step == Step.CHOICE:
        for other in range(s.players):
            if other != seat:
                for i in range(box.SPHINX_DEALT):
                    if s.dealt[other][i] != NO_CARD:
                        unknown |= 1 << s.dealt[other][i]
                if s.rejected[other] != NO_CARD:
                    unknown |= 1 << s.rejected[other]
    if s.decider != seat:
        for i in range(s.drawn_count):
            unknown |= 1 << s.drawn[i]
    for place in range(s.sphinx_count):
        if not lies_known(s, seat, place):
            unknown |= 1 << s.sphinx_deck[place]
    if knows_rejected(s, seat):
        unknown &= ~(1 << s.rejected[seat])
    return unknown


@rule
def fill_deck(s: State, seat: int, pool: int) -> None:
    """The places of the deck: own returns are shuffled within themselves, the others get the cards left over."""
    place = 0
    while place < s.sphinx_count:
        if lies_known(s, seat, place):
            end = place
            while end < s.sphinx_count and s.sphinx_batch[end] == s.sphinx_batch[place]:
                end += 1
            shuffle_anew(s, s.sphinx_deck, place, end - place)
            place = end
        else:
            pool -= 1
            s.sphinx_deck[place] = s.scratch[pool]
            place += 1


@rule
def redeal_rejected(s: State, seat: int) -> None:
    """Which card of the first deck each of the others rejected, where he still knows it to be there."""
    first_deck = 0
    while first_deck < s.sphinx_count and s.sphinx_batch[first_deck] == 0:
        first_deck += 1
    taken = 0
    if knows_rejected(s, seat):
        taken = 1 << s.rejected[seat]
    for other in range(s.players):
        if other != seat and s.rejected[other] != NO_CARD:
            place = below(s, first_deck)
            while (taken >> s.sphinx_deck[place]) & 1 == 1:
                place = place + 1 if place + 1 < first_deck else 0
            s.rejected[other] = s.sphinx_deck[place]
            taken |= 1 << s.rejected[other]
