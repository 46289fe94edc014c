"""Building sites: where a stone ends up, and what its owner decides there."""

from __future__ import annotations

from ostracon.games.imhotep import components as box
from ostracon.games.imhotep import scoring
from ostracon.games.imhotep.cards import draw_card, market_has_cards, return_stone
from ostracon.games.imhotep.layout import NOBODY, State
from ostracon.games.imhotep.stones import obtainable, take_stones
from ostracon.games.imhotep.vocabulary import Decision, Event, Part, Reason
from ostracon.kernel.actions import Arg, verb
from ostracon.kernel.business import ask
from ostracon.kernel.rules import emit
from ostracon.kernel.target import rule

CHOOSE = verb(
    "choose", Arg("pyramid", box.PYRAMIDS, box.PYRAMID_IDS, "pyramid"), when=[Decision.PYRAMID_PICK]
)
ACCEPT = verb("accept", when=(Decision.BONUS_CARD, Decision.BONUS_TAKE))
DECLINE = verb(
    "decline",
    when=(Decision.MARKET_PICK, Decision.BONUS_CARD, Decision.BONUS_TAKE, Decision.BONUS_PLACE),
)
POINT, STONES = range(2)
TEMPLE = verb("temple", Arg("gain", 2, ("point", "stones"), "gain"), when=[Decision.TEMPLE_CHOICE])


@rule
def temple_top(s: State, column: int) -> int:
    """The owner of the visible stone of a temple column; NOBODY if it is empty (RULES 5.4)."""
    width = box.TEMPLE_WIDTH[s.players - box.FEWEST_PLAYERS]
    if s.temple_count <= column:
        return NOBODY
    level = (s.temple_count - 1 - column) // width
    return s.temple[column + level * width]


@rule
def deliver(s: State, owner: int, site: int) -> None:
    """A stone, in its owner's hand, reaches a site (RULES 4.4 DELIVER)."""
    emit(s, Event.DELIVER, owner, site, 0)
    if site == box.MARKET:
        if market_has_cards(s):
            s.stone_in_hand = owner
            ask(s, Decision.MARKET_PICK, owner)
        else:
            s.quarry[owner] += 1
    elif site == box.PYRAMID:
        deliver_to_pyramid(s, owner)
    elif site == box.TEMPLE:
        s.temple[s.temple_count] = owner
        s.temple_count += 1
    elif site == box.BURIAL_CHAMBER:
        s.burial[s.burial_count] = owner
        s.burial_count += 1
    else:
        deliver_to_obelisks(s, owner)


@rule
def deliver_to_pyramid(s: State, owner: int) -> None:
    """Side A: the next space; side B: the owner chooses a pyramid; overflow (RULES 5.3)."""
    if s.side_pyramid == 0:
        laid = s.pyramid_count[0]
        if laid < box.PYRAMID_A_SPACES:
            s.pyramid[laid] = owner
            s.pyramid_count[0] = laid + 1
            scoring.gain(s, owner, Part.PYRAMID, box.PYRAMID_A_VALUES[laid])
        else:
            lay_beside_pyramids(s, owner, box.PYRAMID_A_SPACES)
    elif s.pyramid_count[0] + s.pyramid_count[1] + s.pyramid_count[2] == box.PYRAMID_B_SPACES:
        lay_beside_pyramids(s, owner, box.PYRAMID_B_SPACES)
    else:
        s.stone_in_hand = owner
        ask(s, Decision.PYRAMID_PICK, owner)


@rule
def lay_beside_pyramids(s: State, owner: int, spaces: int) -> None:
    """The pyramids are complete: the stone goes beside them."""
    s.pyramid[spaces + s.pyramid_count[box.PYRAMIDS]] = owner
    s.pyramid_count[box.PYRAMIDS] += 1
    scoring.gain(s, owner, Part.PYRAMID, box.OVERFLOW_POINTS[s.side_pyramid])


@rule
def deliver_to_obelisks(s: State, owner: int) -> None:
    """Side A: the owner's tower; side B: a waiting space, and a tower with the third stone (RULES 5.6)."""
    s.obelisks[owner] += 1
    if s.side_obelisks == 1 and s.obelisks[owner] >= box.TOWER_STONES and s.tower_count < box.TOWERS:
        s.obelisks[owner] -= box.TOWER_STONES
        s.towers[s.tower_count] = owner
        value = box.TOWER_VALUES[s.tower_count]
        s.tower_count += 1
        emit(s, Event.TOWER, owner, value, 0)
        scoring.gain(s, owner, Part.OBELISKS, value)


@CHOOSE.may
def may_choose(s: State, seat: int, pyramid: int) -> int:
    """A pyramid with a free space."""
    return Reason.LEGAL if s.pyramid_count[pyramid] < box.PYRAMID_B_EACH else Reason.PYRAMID_COMPLETE


@CHOOSE.do
def choose(s: State, seat: int, pyramid: int) -> None:
    """Side B: lay the stone, score its space, then the bonus of the space (RULES 5.3)."""
    laid = s.pyramid_count[pyramid]
    s.pyramid[pyramid * box.PYRAMID_B_EACH + laid] = seat
    s.pyramid_count[pyramid] = laid + 1
    s.stone_in_hand = NOBODY
    scoring.gain(s, seat, Part.PYRAMID, box.PYRAMID_B_VALUES[pyramid][laid])
    bonus = box.PYRAMID_B_BONUS[pyramid][laid]
    if bonus == box.BONUS_CARD:
        if s.deck_next < s.deck_count or s.discard_count > 0:
            ask(s, Decision.BONUS_CARD, seat)
    elif bonus == box.BONUS_TAKE:
        if obtainable(s, seat, box.BONUS_TAKE_AMOUNT) >= 1:
            ask(s, Decision.BONUS_TAKE, seat)
    elif bonus == box.BONUS_PLACE and s.sled[seat] > 0 and s.free_slots != 0:
        ask(s, Decision.BONUS_PLACE, seat)


@ACCEPT.do
def accept(s: State, seat: int, decision: int) -> None:
    """The bonus of a space: a card, or stones."""
    if decision == Decision.BONUS_CARD:
        draw_card(s, seat)
    else:
        take_stones(s, seat, box.BONUS_TAKE_AMOUNT)


@DECLINE.do
def decline(s: State, seat: int, decision: int) -> None:
    """No bonus; at the market no card."""
    if decision == Decision.MARKET_PICK:
        return_stone(s, seat)
    emit(s, Event.DECLINE, seat, 0, 0)


@TEMPLE.do
def choose_temple_gain(s: State, seat: int, gain: int) -> None:
    """Side B: a point or stones (RULES 5.4)."""
    if gain == POINT:
        scoring.gain(s, seat, Part.TEMPLE, box.CHOICE_POINTS)
    else:
        take_stones(s, seat, box.CHOICE_STONES)
