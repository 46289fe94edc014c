"""What a seat of Terra Pyramides may know, as a row of numbers (RULES 7)."""

from __future__ import annotations

from ostracon.games.terra_pyramides import components as box
from ostracon.games.terra_pyramides.hidden import hidden_tiles, hides_hand
from ostracon.games.terra_pyramides.layout import NO_TILE, State
from ostracon.kernel.machine import from_zero
from ostracon.kernel.observation import Observation, bits, by_seat, number, owners, written
from ostracon.kernel.target import WideRow, rule

UNKNOWN = -2  # a tile lies there, which this seat does not know
LONGEST_ROW = 16  # positions of a row that can hold workers and blocks


@rule
def write_piles(s: State, seat: int, out: WideRow, at: int) -> None:
    """The tiles of each pile in play from the bottom to the top: the kind, UNKNOWN, or NO_TILE."""
    for pile in range(box.PILES):
        hidden = hidden_tiles(s, seat, pile)
        count = s.pile_count[pile] if (s.open_piles >> pile) & 1 == 1 else 0
        for i in range(box.LARGEST_PILE):
            tile = s.piles[pile][i] if i >= hidden else UNKNOWN
            out[from_zero(at + pile * box.LARGEST_PILE + i)] = tile if i < count else NO_TILE


@rule
def write_hands(s: State, seat: int, out: WideRow, at: int) -> None:
    """The tile in each hand, the own one first: the kind, UNKNOWN, or NO_TILE."""
    for k in range(s.players):
        other = seat + k if seat + k < s.players else seat + k - s.players
        out[from_zero(at + k)] = UNKNOWN if hides_hand(s, seat, other) else s.hand[other]


@rule
def write_hand_piles(s: State, seat: int, out: WideRow, at: int) -> None:
    """The pile that each of these tiles came from, -1 without a tile."""
    for k in range(s.players):
        other = seat + k if seat + k < s.players else seat + k - s.players
        out[from_zero(at + k)] = s.hand_pile[other] if s.hand[other] != NO_TILE else -1


@rule
def write_unseen(s: State, seat: int, out: WideRow, at: int) -> None:
    """How many tiles of each kind the seat cannot locate."""
    for kind in range(box.TILE_KINDS):
        out[from_zero(at + kind)] = 0
    for pile in range(box.PILES):
        for i in range(hidden_tiles(s, seat, pile)):
            out[from_zero(at + s.piles[pile][i])] += 1
    for other in range(s.players):
        if hides_hand(s, seat, other):
            out[from_zero(at + s.hand[other])] += 1


@rule
def write_bases(s: State, seat: int, out: WideRow, at: int) -> None:
    """How many face-down bases of each value are left."""
    for value in range(box.HIGHEST_BASE + 1):
        out[from_zero(at + value)] = 0
    for i in range(s.bases_left):
        out[from_zero(at + s.bases[i])] += 1


OBSERVATION = Observation(
    State,
    number("mode"),
    number("version"),
    number("symbols"),
    number("face_up_piles"),
    number("mission"),
    number("steps_rule"),
    number("side"),
    owners("start_seat"),
    by_seat("turns_taken"),
    number("result"),
    number("tile"),
    number("facing"),
    number("base_value"),
    number("level"),
    number("colour"),
    owners("owner"),
    number("workers"),
    written("bases", box.HIGHEST_BASE + 1, write_bases),
    written("piles", box.PILES * box.LARGEST_PILE, write_piles),
    number("pile_count"),
    bits("open_piles", box.PILES),
    written("hands", box.MOST_PLAYERS, write_hands),
    written("hand_piles", box.MOST_PLAYERS, write_hand_piles),
    written("unseen", box.TILE_KINDS, write_unseen),
    by_seat("reserve"),
    by_seat("gold"),
    by_seat("blocks"),
    by_seat("tips"),
    by_seat("horus"),
    by_seat("offerings"),
    by_seat("oases"),
    by_seat("boat"),
    by_seat("arrival"),
    by_seat("strategy"),
    number("gold_supply"),
    number("block_supply"),
    number("first_levels"),
    number("levels"),
    bits("cards", box.CARDS),
    number("placed"),
    number("axis"),
    bits("waiting", LONGEST_ROW),
    bits("stones", LONGEST_ROW),
    number("first_base"),
    number("peeked"),
    number("building"),
    number("way"),
    by_seat("points"),
    seats=box.MOST_PLAYERS,
    follows=("block_count", "owned"),  # from blocks, and from owners
)
