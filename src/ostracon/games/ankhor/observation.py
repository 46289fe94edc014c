"""What a seat of Ankh'or may know, as a row of numbers (RULES 7): everything but the tiles in the piles."""

from __future__ import annotations

from ostracon.games.ankhor import components as box
from ostracon.games.ankhor.hidden import top_colour
from ostracon.games.ankhor.layout import State
from ostracon.kernel.machine import from_zero
from ostracon.kernel.observation import Observation, by_seat, number, owners, written
from ostracon.kernel.target import WideRow, rule


@rule
def write_backs(s: State, seat: int, out: WideRow, at: int) -> None:
    """The colour on top of each pile, -1 when it is empty."""
    for pile in range(box.PILES):
        out[from_zero(at + pile)] = top_colour(s, pile)


@rule
def write_unseen(s: State, seat: int, out: WideRow, at: int) -> None:
    """How many of each tile are still in the piles."""
    for tile in range(box.TILES):
        out[from_zero(at + tile)] = 0
    for pile in range(box.PILES):
        for i in range(box.PILE_START[pile], box.PILE_START[pile] + s.pile_count[pile]):
            out[from_zero(at + s.draw[i])] += 1


OBSERVATION = Observation(
    State,
    number("price_layout"),
    number("relocate_may_split_base"),
    owners("start_seat"),
    number("taken"),
    number("slot_in_question"),
    number("place_in_question"),
    number("tile_in_question"),
    number("main_done"),
    number("ankhs_taken"),
    number("extra_turn"),
    number("end_triggered"),
    number("quiet_turns"),
    number("price"),
    number("row"),
    number("pile_count"),
    written("backs", box.PILES, write_backs),
    written("unseen", box.TILES, write_unseen),
    number("removed"),
    number("supply"),
    by_seat("tokens"),
    by_seat("bonus"),
    by_seat("kept"),
    by_seat("depots"),
    by_seat("tile_count"),
    by_seat("tile"),
    by_seat("place"),
    seats=box.MOST_PLAYERS,
    # From tiles and places; of the piles only what `pile_count` says is left.
    follows=("touch", "of_colour", "of_animal", "covered", "bottom", "top", "draw"),
)
