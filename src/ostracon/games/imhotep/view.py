"""What one seat of Imhotep may know (RULES 7): the only door out of the true state."""

from __future__ import annotations

import msgspec


class ShipView(msgspec.Struct, frozen=True):
    """One of the four ships of the round."""

    capacity: int
    minimum: int  # stones needed to sail
    cargo: tuple[int, ...]  # owner's seat per slot from the bow, -1 empty: (0, -1, 2)
    site: int  # site where it has docked, -1 in the harbour


class View(msgspec.Struct, frozen=True):
    """A position of Imhotep as one seat sees it."""

    seat: int  # who looks; -1 spectator
    players: int
    sides: tuple[int, ...]  # per site, 0 = A, 1 = B
    wrath: bool
    round_number: int  # 1..6
    start_seat: int
    turn_seat: int
    actor: int  # who decides now; -1 when over
    decision: int  # 1..15 = D1..D15 (RULES 4.5), 0 when over
    over: bool
    ships: tuple[ShipView, ...]  # largest first
    score: tuple[int, ...]  # by seat
    parts: tuple[tuple[int, ...], ...]  # by seat, points by category (scoring.PARTS)
    standing: tuple[int, ...]  # by seat, 1 = first; meaningful when over
    quarry: tuple[int, ...]
    sled: tuple[int, ...]
    cards: tuple[tuple[int, ...], ...]  # by seat, how many of each card kind lie in front of the player
    market: tuple[tuple[int, ...], ...]  # cards on each of the four spaces, -1 = face down: ((3,), (), (7,), (-1, -1))
    deck: int  # cards left
    discard: tuple[int, ...]  # how many of each card kind
    unseen: tuple[int, ...]  # how many of each card kind nobody has seen yet (deck and face-down pair together)
    round_cards: tuple[int, ...]  # round cards not yet revealed, the removed one among them, in printed order
    pyramids: tuple[tuple[int, ...], ...]  # owners in placement order; A: one pyramid; B: left, middle, right
    beside_pyramids: tuple[int, ...]  # owners of the stones in the overflow
    temple: tuple[int, ...]  # owners in placement order
    temple_width: int
    burial_chamber: tuple[int, ...]  # owners in placement order
    obelisks: tuple[int, ...]  # A: tower height by seat; B: waiting stones by seat
    towers: tuple[int, ...]  # B: owners in the order built
    stone_in_hand: int  # seat whose stone is being delivered, -1 none
    pair: tuple[int, ...]  # D10: the two cards, for the decider only; (-1, -1) for the others; () otherwise
    ship_in_question: int  # D4, D8: the ship; -1 otherwise
    site_in_question: int  # D8: where it has docked; -1 otherwise
    ordered: tuple[int, ...]  # D8: slots already ordered
    business: tuple[tuple[int, int, int], ...]  # the stack from the bottom: frame kind, owner, card or ship
    legal: tuple[int, ...]  # action numbers, for the decider only


# Card kinds in the order of components.toml.
(
    ENTRANCE, SARCOPHAGUS, PAVED_PATH,
    PYRAMID_DECORATION, TEMPLE_DECORATION, BURIAL_CHAMBER_DECORATION, OBELISK_DECORATION,
    STATUE, LEVER, HAMMER, SAIL_CARD, CHISEL,
) = range(12)
