"""What is legal in Egizia, as a mask: faster than asking each verb, and proved to say the same (RULES 4.12)."""

from __future__ import annotations

from ostracon.games._nile.ships import cards_on_river
from ostracon.games._nile.sphinx import keepable
from ostracon.games.egizia import components as box
from ostracon.games.egizia.building import BUILD_FIRST, BUILD_WAITING, allow_boosts, allow_building
from ostracon.games.egizia.effects import STRENGTHEN, weak_crews
from ostracon.games.egizia.feeding import CONTINUE, allow_feeding
from ostracon.games.egizia.free import allow_attaching, allow_common, allow_selling, allow_training
from ostracon.games.egizia.layout import State
from ostracon.games.egizia.monuments import MARKET, allow_courses, allow_obelisk_graves
from ostracon.games.egizia.ships import DOUBLE, GLEAN, LAND, LEAVE_CARDS, PASS, RING, SECOND_SHIP, placements
from ostracon.games.egizia.sphinx import DRAW, EXTRA, KEEP, KEEP_NONE, extra_cards
from ostracon.games.egizia.vocabulary import Decision
from ostracon.kernel.business import sole_action
from ostracon.kernel.rules import allow, allow_run, clear_mask
from ostracon.kernel.target import rule

BOTH = 3  # two actions in a row
PLURAL = (
    Decision.PLACE,
    Decision.RING,
    Decision.MARKET,
    Decision.SPHINX_KEEP,
    Decision.DOUBLE,
    Decision.SECOND_SHIP,
    Decision.BUILD_FIRST,
    Decision.WAITING,
)
SEVERAL_ANSWERS = tuple(int(number in PLURAL) for number in range(len(Decision)))  # always two or more


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
            allow_common(s, seat)
            allow_attaching(s, seat)
    elif decision == Decision.CREW_STEP:
        allow_run(s, STRENGTHEN.first, weak_crews(s, seat))
    elif decision == Decision.LEAD:
        allow_building(s, seat)
    elif decision == Decision.BOOST:
        allow_boosts(s, seat)
    elif decision == Decision.OBELISK_GRAVES:
        allow_obelisk_graves(s)
    elif decision == Decision.TEMPLE_PYRAMID:
        allow_courses(s)
    elif decision == Decision.MARKET:
        allow_run(s, MARKET.first, BOTH)
    elif decision == Decision.RING:
        for place in range(box.RING_SPACES):
            if abs(place - s.ring) <= s.ring_reach:
                allow(s, RING.at(place))
    elif decision == Decision.FEED:
        allow_feeding(s, seat)
    elif decision == Decision.SPHINX_COUNT:
        allow_run(s, DRAW.first, (1 << min(s.budget, box.MOST_SPHINX_CARDS, s.sphinx_count)) - 1)
    elif decision == Decision.SPHINX_EXTRA:
        allow_run(s, EXTRA.first, (1 << (extra_cards(s) + 1)) - 1)
    elif decision == Decision.SPHINX_KEEP or decision == Decision.SPHINX_SECOND:
        allow_run(s, KEEP.first, keepable(s))
        allow(s, KEEP_NONE.first)
    elif decision == Decision.BEFORE_STONES:
        allow_selling(s, seat)
        allow_training(s, seat)
        allow(s, CONTINUE.first)
    elif decision == Decision.END_WINDOW:
        allow_common(s, seat)
        if s.round_number == box.ROUNDS:
            allow_attaching(s, seat)
        allow(s, CONTINUE.first)
    elif decision == Decision.DOUBLE:
        allow_run(s, DOUBLE.first, BOTH)
    elif decision == Decision.SECOND_SHIP:
        allow_run(s, SECOND_SHIP.first, BOTH)
    elif decision == Decision.BUILD_FIRST:
        allow_run(s, BUILD_FIRST.first, BOTH)
    elif decision == Decision.WAITING:
        allow_run(s, BUILD_WAITING.first, BOTH)
    elif decision == Decision.REMAINING:
        allow_run(s, GLEAN.first, cards_on_river(s))
        allow(s, LEAVE_CARDS.first)


@rule
def forced(s: State) -> int:
    """The only legal answer to the open decision; -1 if there are several, or the game is over (RULES 4.2)."""
    if SEVERAL_ANSWERS[s.decision] == 1 and s.extra_ship == 0:
        return -1
    legal(s)
    return sole_action(s)
