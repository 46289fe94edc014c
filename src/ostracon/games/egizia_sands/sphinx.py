"""The Sphinx: the first card of each player, drawing, keeping and returning (RULES 3.1 step 14, 4.10)."""

from __future__ import annotations

from ostracon.games._nile.decisions import ask
from ostracon.games._nile.events import E_FIRST_SPHINX, E_KEEP_NONE, E_RETURN
from ostracon.games._nile.sphinx import draw_from_top, drop_first, keep, put_back
from ostracon.games._nile.supplies import gain, pay_stones
from ostracon.games.egizia_sands.actions import (
    ADD_VIOLET,
    DRAW,
    DRAW_FREE,
    KEEP,
    KEEP_NONE,
    KEEP_START,
    LEVY_AS_FORCE,
    WITHDRAW,
)
from ostracon.games.egizia_sands.building import add_force, finish_action, withdraw
from ostracon.games.egizia_sands.components import (
    DRAW_LIMIT,
    DRAW_LIMIT_EXTRA,
    FEWEST_PLAYERS,
    KEEP_TWO_SPHINX,
    POINTS_PER_RETURNED_CARD,
    SPHINX_DEALT,
)
from ostracon.games.egizia_sands.effects import spend_card
from ostracon.games.egizia_sands.events import E_CHOSEN, E_DRAW
from ostracon.games.egizia_sands.layout import (
    ASK_SPHINX_KEEP,
    EXTRA_SLOT,
    NO_CARD,
    PART_SPHINX_RETURNS,
    State,
)
from ostracon.kernel.dice import shuffle
from ostracon.kernel.rules import emit, tell
from ostracon.kernel.target import rule

# ---- the first card ----------------------------------------------------------------------------------------------


@rule
def answer_first_sphinx(s: State, action: int) -> None:
    """D0: one of the two dealt cards is kept, the other one waits for those of the others."""
    seat = s.active
    which = action - KEEP_START
    for i in range(SPHINX_DEALT):
        card = s.dealt[seat][i]
        s.dealt[seat][i] = NO_CARD
        if i == which:
            s.sphinx_holder[card] = seat
            s.sphinx_kept[seat] = 1
            tell(s, seat, E_FIRST_SPHINX, card, 0, 0)
        else:
            s.rejected[seat] = card
    emit(s, E_CHOSEN, seat, 0, 0)
    s.cursor += 1


@rule
def return_rejected(s: State) -> None:
    """When the last player has chosen, all rejected cards are shuffled into the deck together (RULES RU-01)."""
    for seat in range(s.players):
        s.sphinx_deck[s.sphinx_count] = s.rejected[seat]
        s.sphinx_count += 1
    shuffle(s, s.sphinx_deck, 0, s.sphinx_count)


# ---- building at the Sphinx --------------------------------------------------------------------------------------


@rule
def draw_limit(s: State) -> int:
    """How many cards may be drawn from this slot, and from this deck (RULES 4.10, RU-31, RU-32)."""
    if s.slot == EXTRA_SLOT:
        return min(DRAW_LIMIT_EXTRA[s.players - FEWEST_PLAYERS], s.sphinx_count)
    return min(DRAW_LIMIT[s.slot], s.sphinx_count)


@rule
def answer_sphinx_count(s: State, action: int) -> None:
    """D15: force, the number of cards, or WITHDRAW."""
    if action == WITHDRAW:
        withdraw(s)
    elif action >= ADD_VIOLET and action <= LEVY_AS_FORCE:
        add_force(s, action)
    elif action >= DRAW_FREE:
        draw_cards(s, action - DRAW_FREE + 2, action - DRAW_FREE + 1)
    else:
        draw_cards(s, action - DRAW + 1, action - DRAW + 1)


@rule
def draw_cards(s: State, count: int, paid: int) -> None:
    """Pay a stone for each card but a free one, draw from the top; only the builder sees the cards."""
    seat = s.active
    pay_stones(s, seat, paid)
    emit(s, E_DRAW, seat, count, paid)
    forget_where(s, seat, count)
    drop_first(s.sphinx_batch, count, s.sphinx_count, 0)
    draw_from_top(s, seat, count)
    for i in range(count):
        if s.drawn[i] == s.rejected[seat]:
            s.rejected[seat] = NO_CARD
    ask(s, ASK_SPHINX_KEEP)


@rule
def forget_where(s: State, seat: int, count: int) -> None:
    """What a player knew of the deck no longer holds once another one has drawn there (RU-85, RU-86).

    Somebody else's rejected card may have been among the first cards of the deck; a return of somebody else's
    that is torn apart is no longer known to lie there.
    """
    if s.sphinx_batch[0] == 0:
        for other in range(s.players):
            if other != seat:
                s.rejected[other] = NO_CARD
    torn = s.sphinx_batch[count - 1]
    if torn > 0 and s.batch_seat[torn] != seat:
        for place in range(count, s.sphinx_count):
            if s.sphinx_batch[place] == torn:
                s.sphinx_batch[place] = 0


@rule
def answer_keep(s: State, action: int) -> None:
    """D16: one of the drawn cards or none; with R48 a second one."""
    seat = s.active
    if action == KEEP_NONE:
        if s.kept == 0:
            emit(s, E_KEEP_NONE, seat, 0, 0)
        return_cards(s)
        return
    second = s.kept != 0
    keep(s, action - KEEP)
    if second:
        spend_card(s, seat, KEEP_TWO_SPHINX)
        return_cards(s)
    elif s.drawn_count > 1 and s.held[seat][KEEP_TWO_SPHINX] > 0:
        ask(s, ASK_SPHINX_KEEP)
    else:
        return_cards(s)


@rule
def return_cards(s: State) -> None:
    """Kept cards go to the player, the others under the deck in random order for 1 point each (RULES RU-33)."""
    seat = s.active
    first = s.sphinx_count
    s.batches += 1
    s.batch_seat[s.batches] = seat
    returned = put_back(s, seat)
    for place in range(first, s.sphinx_count):
        s.sphinx_batch[place] = s.batches
    shuffle(s, s.sphinx_deck, first, returned)
    if returned > 0:
        emit(s, E_RETURN, seat, returned, 0)
    gain(s, seat, PART_SPHINX_RETURNS, returned * POINTS_PER_RETURNED_CARD)
    finish_action(s)
