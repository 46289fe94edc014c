"""The Sphinx: the first card of each player, drawing, keeping and returning (RULES 3.1 step 14, 4.10)."""

from __future__ import annotations

from ostracon.games._nile import sphinx as nile
from ostracon.games._nile.supplies import gain, pay_stones
from ostracon.games.egizia_sands import components as box
from ostracon.games.egizia_sands.building import WITHDRAW, allow_force, draw_limit, finish_action
from ostracon.games.egizia_sands.effects import spend_card
from ostracon.games.egizia_sands.free import allow_free
from ostracon.games.egizia_sands.kinds import Effect
from ostracon.games.egizia_sands.layout import NO_CARD, State
from ostracon.games.egizia_sands.vocabulary import Decision, Event, Part, Reason
from ostracon.kernel.actions import Arg, verb
from ostracon.kernel.business import ask
from ostracon.kernel.dice import shuffle
from ostracon.kernel.rules import allow, allow_run, emit, tell
from ostracon.kernel.target import rule

KEEP_START = verb(
    "keep_start", Arg("which", box.SPHINX_DEALT), when=[Decision.FIRST_SPHINX], click="riddle-{which}"
)
DRAW = verb("draw", Arg("cards", box.MOST_DRAWN), when=[Decision.SPHINX_COUNT], click="riddle-{cards}")
FREE_IDS = tuple(str(n) for n in range(2, box.MOST_DRAWN + 1))
DRAW_FREE = verb(
    "draw_free",
    Arg("cards", len(FREE_IDS), FREE_IDS, "cards"),
    when=[Decision.SPHINX_COUNT],
    click="use-sphinx_free_card riddle-{cards}",
)
KEEP = verb("keep", Arg("which", box.MOST_DRAWN), when=[Decision.SPHINX_KEEP], click="riddle-{which}")
KEEP_NONE = verb("keep_none", when=[Decision.SPHINX_KEEP])

# ---- the first card ----------------------------------------------------------------------------------------------


@KEEP_START.do
def keep_start(s: State, seat: int, which: int) -> None:
    """D0: one of the two dealt cards is kept, the other one waits for those of the others."""
    for i in range(box.SPHINX_DEALT):
        card = s.dealt[seat][i]
        s.dealt[seat][i] = NO_CARD
        if i == which:
            s.sphinx_holder[card] = seat
            s.sphinx_kept[seat] = 1
            tell(s, seat, Event.FIRST_SPHINX, card, 0, 0)
        else:
            s.rejected[seat] = card
    emit(s, Event.CHOSEN, seat, 0, 0)
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
def may_draw_cards(s: State, seat: int, count: int, paid: int) -> int:
    """Within the limit, a stone and a force for each card that is paid."""
    if count > draw_limit(s):
        return Reason.DRAW_LIMIT
    if paid > s.stones[seat]:
        return Reason.TOO_FEW_STONES
    return Reason.LEGAL if paid <= s.force else Reason.FORCE_TOO_SMALL


@DRAW.may
def may_draw(s: State, seat: int, cards: int) -> int:
    """D15."""
    return may_draw_cards(s, seat, cards + 1, cards + 1)


@DRAW.do
def draw(s: State, seat: int, cards: int) -> None:
    """D15: so many cards, all paid."""
    draw_cards(s, seat, cards + 1, cards + 1)


@DRAW_FREE.may
def may_draw_free(s: State, seat: int, cards: int) -> int:
    """D15 with R13."""
    if s.held[seat][Effect.SPHINX_FREE_CARD] == 0:
        return Reason.CARD_NOT_OWNED
    return may_draw_cards(s, seat, cards + 2, cards + 1)


@DRAW_FREE.do
def draw_free(s: State, seat: int, cards: int) -> None:
    """D15: two cards or more, one of them free."""
    draw_cards(s, seat, cards + 2, cards + 1)


@rule
def allow_drawing(s: State, seat: int) -> None:
    """D15: one card per stone and force, with R13 one more; more force while it can matter; WITHDRAW."""
    limit = draw_limit(s)
    budget = min(s.force, s.stones[seat])
    allow_run(s, DRAW.first, (1 << min(limit, budget)) - 1)
    if s.held[seat][Effect.SPHINX_FREE_CARD] > 0:
        allow_run(s, DRAW_FREE.first, (1 << max(0, min(limit - 1, budget))) - 1)
    allow_force(s, seat)
    allow(s, WITHDRAW.first)
    allow_free(s, seat)


@rule
def draw_cards(s: State, seat: int, count: int, paid: int) -> None:
    """Pay a stone for each card but a free one, draw from the top; only the builder sees the cards."""
    pay_stones(s, seat, paid)
    emit(s, Event.DRAW, seat, count, paid)
    forget_where(s, seat, count)
    nile.drop_first(s.sphinx_batch, count, s.sphinx_count, 0)
    nile.draw_from_top(s, seat, count)
    for i in range(count):
        if s.drawn[i] == s.rejected[seat]:
            s.rejected[seat] = NO_CARD
    ask(s, Decision.SPHINX_KEEP, seat)


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


KEEP.may(nile.may_keep)


@KEEP.do
def keep(s: State, seat: int, which: int) -> None:
    """D16: one of the drawn cards; with R48 a second one."""
    second = s.kept != 0
    nile.keep(s, seat, which)
    if second:
        spend_card(s, seat, Effect.KEEP_EXTRA_SPHINX)
        return_cards(s, seat)
    elif s.drawn_count > 1 and s.held[seat][Effect.KEEP_EXTRA_SPHINX] > 0:
        ask(s, Decision.SPHINX_KEEP, seat)
    else:
        return_cards(s, seat)


@KEEP_NONE.do
def keep_none(s: State, seat: int) -> None:
    """D16: no (further) card."""
    if s.kept == 0:
        emit(s, Event.KEEP_NONE, seat, 0, 0)
    return_cards(s, seat)


@rule
def return_cards(s: State, seat: int) -> None:
    """Kept cards go to the player, the others under the deck in random order for 1 point each (RULES RU-33)."""
    first = s.sphinx_count
    s.batches += 1
    s.batch_seat[s.batches] = seat
    returned = nile.put_back(s, seat)
    for place in range(first, s.sphinx_count):
        s.sphinx_batch[place] = s.batches
    shuffle(s, s.sphinx_deck, first, returned)
    if returned > 0:
        emit(s, Event.RETURN, seat, returned, 0)
    gain(s, seat, Part.SPHINX_RETURNS, returned * box.POINTS_PER_RETURNED_CARD)
    finish_action(s, seat)
