"""What one seat of Imhotep may know (RULES 7): the only door out of the true state."""

from __future__ import annotations

import msgspec

from ostracon.games.imhotep import GAME
from ostracon.games.imhotep import components as box
from ostracon.games.imhotep.layout import NO_CARD, State
from ostracon.games.imhotep.scoring import forecast, standing
from ostracon.games.imhotep.vocabulary import Decision, Part

HIDDEN = -1  # a card that lies face down


class ShipView(msgspec.Struct, frozen=True):
    """One of the four ships of the round."""

    capacity: int
    minimum: int  # stones needed to sail
    cargo: tuple[int, ...]  # owner's seat per slot from the bow, -1 empty: (0, -1, 2)
    site: int  # site where it has docked, -1 in the harbour, -2 gone after a stalled round


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
    forecast: tuple[tuple[int, ...], ...]  # by seat, what each category would add if the game ended now
    standing: tuple[int, ...]  # by seat, 1 = first; meaningful when over
    quarry: tuple[int, ...]
    sled: tuple[int, ...]
    cards: tuple[tuple[int, ...], ...]  # by seat, how many of each card kind lie in front of the player
    market: tuple[
        tuple[int, ...], ...
    ]  # cards on each of the four spaces, -1 = face down: ((3,), (), (7,), (-1, -1))
    deck: int  # cards left
    discard: tuple[int, ...]  # how many of each card kind
    unseen: tuple[
        int, ...
    ]  # how many of each card kind lie face down: deck and pair together, without a pair that this seat looks at
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
    business: tuple[tuple[int, int, int], ...]  # the stack from the bottom: frame kind, owner, card or ship
    legal: tuple[int, ...]  # action numbers, for the decider only


def view(s: State, seat: int) -> View:
    """What `seat` may know of a position; -1 for a spectator."""
    players = range(s.players)
    mine = seat == s.decider and seat >= 0
    side_b = s.side_market == 1
    spaces: list[tuple[int, ...]] = []
    for space in range(box.SPACES):
        if s.market[space] == NO_CARD:
            spaces.append(())
        elif space == box.PAIR_SPACE and side_b:
            spaces.append((HIDDEN,) if s.pair == NO_CARD else (HIDDEN, HIDDEN))
        else:
            spaces.append((s.market[space],))
    unseen = [0] * box.CARDS
    for card in s.deck[s.deck_next : s.deck_count]:
        unseen[card] += 1
    if side_b and s.market[box.PAIR_SPACE] != NO_CARD:
        for card in (s.market[box.PAIR_SPACE], s.pair):
            if card != NO_CARD:
                unseen[card] += 1
    pair: tuple[int, ...] = ()
    if s.decision == Decision.MARKET_KEEP:
        pair = tuple(s.looked_at) if mine else (HIDDEN, HIDDEN)
        if not mine:
            for card in s.looked_at:
                unseen[card] += 1
    if s.side_pyramid == 0:
        pyramids: tuple[tuple[int, ...], ...] = (tuple(s.pyramid[: s.pyramid_count[0]]),)
        spaces_laid = box.PYRAMID_A_SPACES
    else:
        firsts = [pyramid * box.PYRAMID_B_EACH for pyramid in range(box.PYRAMIDS)]
        pyramids = tuple(tuple(s.pyramid[f : f + s.pyramid_count[i]]) for i, f in enumerate(firsts))
        spaces_laid = box.PYRAMID_B_SPACES
    discarded = s.discard[: s.discard_count]
    return View(
        seat=seat,
        players=s.players,
        sides=(s.side_market, s.side_pyramid, s.side_temple, s.side_burial_chamber, s.side_obelisks),
        wrath=s.wrath_of_the_pharaoh == 1,
        round_number=s.round_number,
        start_seat=s.start_seat,
        turn_seat=s.turn_seat,
        actor=s.decider,
        decision=s.decision,
        over=s.decider < 0,
        ships=tuple(
            ShipView(s.capacity[i], s.minimum[i], tuple(s.cargo[i][: s.capacity[i]]), s.docked_at[i])
            for i in range(box.SHIPS)
        ),
        score=tuple(sum(s.points[p]) for p in players),
        parts=tuple(tuple(s.points[p]) for p in players),
        forecast=tuple(
            tuple(0 if s.decider < 0 else forecast(s, p, part) for part in range(len(Part))) for p in players
        ),
        standing=tuple(standing(s, p) for p in players),
        quarry=tuple(s.quarry[: s.players]),
        sled=tuple(s.sled[: s.players]),
        cards=tuple(tuple(s.cards[p]) for p in players),
        market=tuple(spaces),
        deck=s.deck_count - s.deck_next,
        discard=tuple(discarded.count(card) for card in range(box.CARDS)),
        unseen=tuple(unseen),
        round_cards=tuple(sorted(s.round_cards[s.round_number :])),
        pyramids=pyramids,
        beside_pyramids=tuple(s.pyramid[spaces_laid : spaces_laid + s.pyramid_count[box.PYRAMIDS]]),
        temple=tuple(s.temple[: s.temple_count]),
        temple_width=box.TEMPLE_WIDTH[s.players - min(box.PLAYER_COUNTS)],
        burial_chamber=tuple(s.burial[: s.burial_count]),
        obelisks=tuple(s.obelisks[: s.players]),
        towers=tuple(s.towers[: s.tower_count]),
        stone_in_hand=s.stone_in_hand,
        pair=pair,
        ship_in_question=s.ship_in_question,
        business=tuple((s.frame_kind[i], s.frame_owner[i], s.frame_what[i]) for i in range(s.depth)),
        legal=tuple(s.legal_actions()) if mine else (),
    )


def reason_arguments(view: View, action: int) -> dict[str, int]:
    """The numbers that the text of a refusal may name: "this ship needs 2 stones to sail; it carries 1"."""
    arguments = GAME.actions.arguments(action)
    numbers = {name: value + 1 for name, value in arguments.items()}
    if "ship" in arguments:
        ship = view.ships[arguments["ship"]]
        numbers["minimum"] = ship.minimum
        numbers["load"] = sum(owner >= 0 for owner in ship.cargo)
        numbers["capacity"] = ship.capacity
    return numbers
