"""What a seat of Imhotep may know, as a row of numbers (RULES 7)."""

from __future__ import annotations

from ostracon.games.imhotep import components as box
from ostracon.games.imhotep.layout import NO_CARD, State
from ostracon.games.imhotep.vocabulary import Decision
from ostracon.kernel.machine import from_zero
from ostracon.kernel.observation import Observation, by_seat, number, owners, written
from ostracon.kernel.target import WideRow, rule

FACE_DOWN = -2  # a card lies there, which this seat cannot see


@rule
def write_market(s: State, seat: int, out: WideRow, at: int) -> None:
    """Card per space, NO_CARD empty; on side B the pair lies face down, one number for each of its cards."""
    for space in range(box.SPACES):
        out[from_zero(at + space)] = s.market[space]
    out[from_zero(at + box.SPACES)] = NO_CARD
    if s.side_market == 1:
        if s.market[box.PAIR_SPACE] != NO_CARD:
            out[from_zero(at + box.PAIR_SPACE)] = FACE_DOWN
        if s.pair != NO_CARD:
            out[from_zero(at + box.SPACES)] = FACE_DOWN


@rule
def looks_at_pair(s: State, seat: int) -> bool:
    """Whether a seat has the pair in hand (D10)."""
    return s.decision == Decision.MARKET_KEEP and s.decider == seat


@rule
def write_pair(s: State, seat: int, out: WideRow, at: int) -> None:
    """D10: the two cards, for the decider only."""
    for i in range(box.PAIR):
        out[from_zero(at + i)] = s.looked_at[i] if looks_at_pair(s, seat) else NO_CARD


@rule
def write_unseen(s: State, seat: int, out: WideRow, at: int) -> None:
    """How many of each card lie face down for this seat: in the deck, and in the pair unless it looks at it."""
    for card in range(box.CARDS):
        out[from_zero(at + card)] = 0
    for i in range(s.deck_next, s.deck_count):
        out[from_zero(at + s.deck[i])] += 1
    if s.decision == Decision.MARKET_KEEP:
        if s.decider != seat:
            for i in range(box.PAIR):
                out[from_zero(at + s.looked_at[i])] += 1
    if s.side_market == 1 and s.market[box.PAIR_SPACE] != NO_CARD:
        out[from_zero(at + s.market[box.PAIR_SPACE])] += 1
        if s.pair != NO_CARD:
            out[from_zero(at + s.pair)] += 1


@rule
def write_deck(s: State, seat: int, out: WideRow, at: int) -> None:
    """How many cards are left in the deck."""
    out[from_zero(at)] = s.deck_count - s.deck_next


@rule
def write_discard(s: State, seat: int, out: WideRow, at: int) -> None:
    """How many of each card have been discarded."""
    for card in range(box.CARDS):
        out[from_zero(at + card)] = 0
    for i in range(s.discard_count):
        out[from_zero(at + s.discard[i])] += 1


@rule
def write_round_cards(s: State, seat: int, out: WideRow, at: int) -> None:
    """A flag for each round card that has not been revealed, the removed one among them."""
    for card in range(box.ROUND_CARDS_EACH):
        out[from_zero(at + card)] = 0
    for i in range(s.round_number, box.ROUND_CARDS_EACH):
        out[from_zero(at + s.round_cards[i])] = 1


OBSERVATION = Observation(
    State,
    number("side_market"),
    number("side_pyramid"),
    number("side_temple"),
    number("side_burial_chamber"),
    number("side_obelisks"),
    number("wrath_of_the_pharaoh"),
    number("round_number"),
    owners("start_seat"),
    owners("turn_seat"),
    number("ship_in_question"),
    owners("stone_in_hand"),
    number("capacity"),
    number("minimum"),
    number("docked_at"),
    owners("cargo"),
    by_seat("quarry"),
    by_seat("sled"),
    by_seat("cards"),
    by_seat("points"),
    written("market", box.SPACES + 1, write_market),
    written("looked_at", box.PAIR, write_pair),
    written("deck", 1, write_deck),
    written("unseen", box.CARDS, write_unseen),
    written("discard", box.CARDS, write_discard),
    written("round_cards", box.ROUND_CARDS_EACH, write_round_cards),
    owners("pyramid"),
    number("pyramid_count"),
    owners("temple", count="temple_count"),
    number("temple_count"),
    owners("burial", count="burial_count"),
    number("burial_count"),
    by_seat("obelisks"),
    owners("towers", count="tower_count"),
    number("tower_count"),
    number("frame_kind"),
    owners("frame_owner", count="depth"),
    number("frame_what"),
    seats=box.MOST_PLAYERS,
)
