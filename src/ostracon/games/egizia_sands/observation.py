"""What a seat of Shifting Sands may know, as a row of numbers (RULES 7)."""

from __future__ import annotations

from ostracon.games._nile.observation import COMMON, players, write_drawn, write_hands
from ostracon.games.egizia_sands import components as box
from ostracon.games.egizia_sands.hidden import first_unseen, knows_rejected, lies_known
from ostracon.games.egizia_sands.layout import NO_CARD, State
from ostracon.kernel.machine import from_zero
from ostracon.kernel.observation import Observation, bits, bits_by_seat, by_seat, number, owners, written
from ostracon.kernel.target import WideRow, rule


@rule
def write_unseen(s: State, seat: int, out: WideRow, at: int) -> None:
    """A flag for each Nile card that nobody has seen yet."""
    for card in range(box.CARDS):
        out[from_zero(at + card)] = 0
    for deck in range(box.DECKS):
        end = box.DECK_START[deck] + box.DECK_SIZE[s.players - box.FEWEST_PLAYERS][deck]
        for i in range(first_unseen(s, deck), end):
            out[from_zero(at + s.deck[i])] = 1


@rule
def write_own_returns(s: State, seat: int, out: WideRow, at: int) -> None:
    """By card: 1 + the first place of the return with which this seat put it under the deck; 0 for the others."""
    for card in range(box.SPHINX_CARDS):
        out[from_zero(at + card)] = 0
    first = 0
    for place in range(s.sphinx_count):
        if s.sphinx_batch[place] != s.sphinx_batch[first]:
            first = place
        if lies_known(s, seat, place):
            out[from_zero(at + s.sphinx_deck[place])] = 1 + first


@rule
def write_own_reject(s: State, seat: int, out: WideRow, at: int) -> None:
    """The card that this seat rejected and knows to be in the deck."""
    out[from_zero(at)] = s.rejected[seat] if knows_rejected(s, seat) else NO_CARD


@rule
def write_dealt(s: State, seat: int, out: WideRow, at: int) -> None:
    """The cards of D0 that this seat has not yet chosen from."""
    for i in range(box.SPHINX_DEALT):
        out[from_zero(at + i)] = s.dealt[seat][i]


OBSERVATION = Observation(
    State,
    *COMMON,
    *players(box.CREWS, box.SITES),
    number("flood"),
    number("flood_reach"),
    number("tile_on"),
    by_seat("tile_ships", axis=1),
    by_seat("rights"),
    bits_by_seat("statues_built", box.STATUE_PLACES),
    by_seat("obelisk_rewarded"),
    by_seat("field_count"),
    by_seat("held"),
    bits_by_seat("tiles", box.BONUS_TILES),
    bits_by_seat("tiles_used", box.BONUS_TILES),
    by_seat("bricks_on"),
    by_seat("statue"),
    by_seat("rows_won"),
    owners("row_owner"),
    number("row_laid"),
    number("completions"),
    number("bonus_on"),
    number("statue_on"),
    number("slot"),
    bits("crews_in", box.CREWS),
    number("at_start"),
    number("spent"),
    bits("kept", box.MOST_DRAWN),
    written("unseen", box.CARDS, write_unseen),
    written("hands", box.SPHINX_CARDS, write_hands),
    written("own_returns", box.SPHINX_CARDS, write_own_returns),
    written("own_reject", 1, write_own_reject),
    written("dealt", box.SPHINX_DEALT, write_dealt),
    written("drawn", box.MOST_DRAWN, write_drawn),
    seats=box.MOST_PLAYERS,
)
