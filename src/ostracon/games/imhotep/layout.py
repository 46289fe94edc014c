"""Imhotep's state: one record of small integers (RULES 4.1)."""

from __future__ import annotations

from ostracon.games.imhotep import components as box
from ostracon.games.imhotep.vocabulary import Part
from ostracon.kernel.layout import Record, i8, i16, i64

NOBODY = -1
NO_CARD = -1
IN_HARBOUR = -1  # Ship.docked_at while the ship has not sailed
GONE = -2  # Ship.docked_at after a stalled round


class State(Record, stack=8):  # deepest chain of unfinished business: 5 frames
    """A position of Imhotep."""

    side_market: int = i8()  # option: 0 = side A, 1 = side B
    side_pyramid: int = i8()
    side_temple: int = i8()
    side_burial_chamber: int = i8()
    side_obelisks: int = i8()
    wrath_of_the_pharaoh: int = i8()  # option: 1 = on
    start_player: int = i8()  # option: 0 = random, 1 + seat = given

    round_number: int = i8()  # 1..6
    start_seat: int = i8()  # who began this round
    turn_seat: int = i8()  # whose turn it is; out-of-turn decisions do not change it
    last_sailor: int = i8()  # who sailed the latest ship of this round, -1 nobody yet
    passes: int = i8()  # consecutive passes
    sailed: int = i8()  # ships of this round that have docked
    assessing: int = i8()  # 1 while the end of the round is carried out

    ship_in_question: int = i8()  # D4, D8: the ship; -1 otherwise
    stone_in_hand: int = i8()  # owner of the stone being delivered (D9, D11); -1 none

    capacity: list[int] = i8(box.SHIPS)  # slots per ship: [4, 3, 2, 2]
    minimum: list[int] = i8(box.SHIPS)  # stones needed to sail: [3, 2, 1, 1]
    load: list[int] = i8(box.SHIPS)  # stones on board
    docked_at: list[int] = i8(box.SHIPS)  # site, IN_HARBOUR or GONE: [-1, 2, -1, 0]
    cargo: list[list[int]] = i8(
        box.SHIPS, box.SLOTS
    )  # owner's seat per slot from the bow, -1 empty: [[0, 2, -1, -1], ...]
    free_slots: int = i64()  # bit ship * SLOTS + slot: exists, empty, on an unsailed ship
    open_sites: int = i8()  # bit per site without a ship this round: 31
    ready_ships: int = i8()  # bit per unsailed ship that carries enough stones to sail: 5

    quarry: list[int] = i8(box.MOST_PLAYERS)  # stones per player in the quarry: [27, 26, 25, 24]
    sled: list[int] = i8(box.MOST_PLAYERS)  # stones per player on the sled: [2, 3, 4, 5]
    cards: list[list[int]] = i8(box.MOST_PLAYERS, box.CARDS)  # per player, how many of each card lie in front
    points: list[list[int]] = i16(box.MOST_PLAYERS, len(Part))  # per player and category

    market: list[int] = i8(
        box.SPACES
    )  # card per space, -1 empty; side B: space 4 is face down: [8, -1, 7, 2]
    pair: int = i8()  # side B: the second face-down card of space 4; -1 none
    pair_counted: int = i8()  # side B: how many of the pair everybody can name, the deck having run out
    looked_at: list[int] = i8(2)  # D10: the two cards in the decider's hand; -1 none
    deck: list[int] = i8(box.DECK_SIZE)  # cards in drawing order
    deck_next: int = i8()  # index of the top card
    deck_count: int = i8()  # end of the deck: deck_count - deck_next cards are left
    discard: list[int] = i8(box.DECK_SIZE)  # discard pile, oldest first
    discard_count: int = i8()
    round_cards: list[int] = i8(
        box.ROUND_CARDS_EACH
    )  # shuffled; entry r - 1 is revealed in round r, the last is the removed one

    pyramid: list[int] = i8(
        box.SITE_CAPACITY
    )  # owners: A in placement order; B five per pyramid; then the overflow
    pyramid_count: list[int] = i8(
        4
    )  # stones on (A: the pyramid, -, -; B: left, middle, right) and in the overflow
    temple: list[int] = i8(box.ROUNDS * box.SLOTS)  # owners in placement order
    temple_count: int = i8()
    burial: list[int] = i8(box.SITE_CAPACITY)  # owners in placement order
    burial_count: int = i8()
    obelisks: list[int] = i8(box.MOST_PLAYERS)  # A: tower height; B: waiting stones
    towers: list[int] = i8(box.TOWERS)  # B: owners in the order built, -1 free
    tower_count: int = i8()

    scratch: list[int] = i8(box.DECK_SIZE + 2)  # working space of redeal and scoring, 0 between calls
