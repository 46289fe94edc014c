"""What a seat of Egizia may know, as a row of numbers (RULES 7)."""

from __future__ import annotations

from ostracon.games._nile.observation import COMMON, players, write_drawn, write_hands
from ostracon.games.egizia import components as box
from ostracon.games.egizia.hidden import first_unseen, knows
from ostracon.games.egizia.layout import NO_CARD, State
from ostracon.kernel.machine import bit_count, from_zero
from ostracon.kernel.observation import Observation, bits, by_seat, number, owners, written
from ostracon.kernel.target import WideRow, rule

FACE_DOWN = -1


@rule
def write_unseen(s: State, seat: int, out: WideRow, at: int) -> None:
    """A flag for each Nile card that nobody has seen yet."""
    for card in range(box.CARDS):
        out[from_zero(at + card)] = 0
    for deck in range(box.DECKS):
        for i in range(first_unseen(s, deck), box.DECK_START[deck + 1]):
            out[from_zero(at + s.deck[i])] = 1


@rule
def write_graves(s: State, seat: int, out: WideRow, at: int) -> None:
    """The value of the tile on each grave space; FACE_DOWN where it is not shown yet."""
    for space in range(box.GRAVE_SPACES):
        shown = space < s.graves_taken + box.GRAVES_FACE_UP
        out[from_zero(at + space)] = box.GRAVE_VALUES[s.graves[space]] if shown else FACE_DOWN


@rule
def write_known_deck(s: State, seat: int, out: WideRow, at: int) -> None:
    """The cards of the Sphinx deck that this seat knows, by their place from the top."""
    for place in range(box.SPHINX_CARDS):
        known = place < s.sphinx_count and knows(s.sphinx_known[place], seat)
        out[from_zero(at + place)] = s.sphinx_deck[place] if known else NO_CARD


@rule
def write_kept(s: State, seat: int, out: WideRow, at: int) -> None:
    """How many of the drawn cards are kept, and for the drawer a flag for each of them."""
    out[from_zero(at)] = bit_count(s.kept & ((1 << s.drawn_count) - 1))
    for i in range(box.MOST_SPHINX_CARDS):
        own = s.decider == seat and i < s.drawn_count
        out[from_zero(at + 1 + i)] = (s.kept >> i) & 1 if own else 0


OBSERVATION = Observation(
    State,
    number("remove_ten_percent_card"),
    *COMMON,
    *players(box.CREWS, box.SITES),
    number("town"),
    number("ring"),
    number("ring_reach"),
    by_seat("town_ships", axis=1),
    by_seat("upstream_used"),
    by_seat("reuse_used"),
    by_seat("held"),
    by_seat("stones_on"),
    written("graves", box.GRAVE_SPACES, write_graves),
    owners("grave_owner"),
    owners("course_owner"),
    number("course_laid"),
    owners("builders", count="builder_count"),
    number("builder_count"),
    number("builder_next"),
    owners("first_builder"),
    bits("crews_in", box.CREWS),
    number("budget"),
    number("paid"),
    written("unseen", box.CARDS, write_unseen),
    written("hands", box.SPHINX_CARDS, write_hands),
    written("known_deck", box.SPHINX_CARDS, write_known_deck),
    written("drawn", box.MOST_SPHINX_CARDS, write_drawn),
    written("kept", 1 + box.MOST_SPHINX_CARDS, write_kept),
    seats=box.MOST_PLAYERS,
)
