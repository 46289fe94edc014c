"""What is legal in Shifting Sands, as a mask: faster than asking each verb, and proved to say the same (RULES 4.14)."""

from __future__ import annotations

from ostracon.games._nile.sphinx import keepable
from ostracon.games.egizia_sands import components as box
from ostracon.games.egizia_sands.building import DONE, FINISH, allow_bricks, allow_leading, allow_waiting
from ostracon.games.egizia_sands.crews import CREW, IMPROVE, TRAIN, can_improve, can_train, tradable_crews
from ostracon.games.egizia_sands.effects import weak_crews
from ostracon.games.egizia_sands.feeding import SELL_SURPLUS, allow_feeding
from ostracon.games.egizia_sands.free import allow_free
from ostracon.games.egizia_sands.layout import State
from ostracon.games.egizia_sands.monuments import OBELISK, free_places
from ostracon.games.egizia_sands.rounds import FLOOD, MARKET
from ostracon.games.egizia_sands.ships import LAND, PASS, allow_remaining, allow_second_ship, placements
from ostracon.games.egizia_sands.sphinx import KEEP, KEEP_NONE, KEEP_START, allow_drawing
from ostracon.games.egizia_sands.vocabulary import Decision
from ostracon.kernel.business import sole_action
from ostracon.kernel.rules import allow, allow_run, clear_mask
from ostracon.kernel.target import rule

BOTH = 3  # two actions in a row


@rule
def legal(s: State) -> None:
    """Write the legal action numbers into the mask."""
    clear_mask(s)
    decision = s.decision
    seat = s.decider
    if decision == Decision.PLACE:
        allow_run(s, LAND.first, placements(s, seat))
        if s.extra_ship == 0:
            allow(s, PASS.first)
            allow_free(s, seat)
    elif decision == Decision.CREW_STEP:
        allow_run(s, CREW.first, weak_crews(s, seat))
    elif decision == Decision.BUILD:
        allow_bricks(s, seat)
    elif decision == Decision.LEAD:
        allow_leading(s, seat)
    elif decision == Decision.FEED:
        allow(s, FINISH.first)
        allow_feeding(s, seat)
    elif decision == Decision.MARKET:
        allow_run(s, MARKET.first, BOTH)
    elif decision == Decision.FLOOD:
        for place in range(box.FLOOD_SPACES):
            if abs(place - s.flood) <= s.flood_reach:
                allow(s, FLOOD.at(place))
    elif decision == Decision.SPHINX_COUNT:
        allow_drawing(s, seat)
    elif decision == Decision.SPHINX_KEEP:
        allow_run(s, KEEP.first, keepable(s))
        allow(s, KEEP_NONE.first)
    elif decision == Decision.SURPLUS:
        allow_run(s, SELL_SURPLUS.first, BOTH)
    elif decision == Decision.FREE_BRICK:
        allow_run(s, OBELISK.first, free_places(s, seat))
    elif decision == Decision.FIRST_SPHINX:
        allow_run(s, KEEP_START.first, BOTH)
    elif decision == Decision.SECOND_SHIP:
        allow_second_ship(s, seat)
    elif decision == Decision.REMAINING:
        allow_remaining(s)
    elif decision != Decision.NONE:
        allow(s, DONE.first)
        allow_beside_done(s, seat, decision)


@rule
def allow_beside_done(s: State, seat: int, decision: int) -> None:
    """D8, D11, D13, D17, D18 and D19, which DONE declines or closes."""
    if decision == Decision.TRADE:
        allow_run(s, CREW.first, tradable_crews(s, seat))
    elif decision == Decision.TRAINING:
        allow_run(s, CREW.first, weak_crews(s, seat))
    elif decision == Decision.WAITING:
        allow_waiting(s, seat)
    else:
        if decision == Decision.BEFORE_BUILDING and can_improve(s, seat):
            allow(s, IMPROVE.first)
        if decision != Decision.GLEANED and can_train(s, seat):
            allow(s, TRAIN.first)
        allow_free(s, seat)


@rule
def has_several_answers(s: State) -> bool:
    """Decisions that never have a single legal answer; the others are looked at one by one."""
    decision = s.decision
    if decision == Decision.PLACE:
        return s.extra_ship == 0 and placements(s, s.decider) != 0
    if decision == Decision.CREW_STEP:
        crews = weak_crews(s, s.decider)
        return crews & (crews - 1) != 0
    if decision == Decision.FREE_BRICK or decision == Decision.FEED or decision == Decision.LEAD:
        return False
    return decision != Decision.BUILD and decision != Decision.SPHINX_COUNT


@rule
def forced(s: State) -> int:
    """The only legal action of the open decision; -1 where there is a choice or the game is over (RULES 4.5)."""
    if s.decider < 0 or has_several_answers(s):
        return -1
    legal(s)
    return sole_action(s)
