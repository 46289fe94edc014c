"""What is legal in Egizia (RULES 4.12). Why something is not: reasons.py."""

from __future__ import annotations

from ostracon.games._nile.building import leader_is_free, uses_two_crews
from ostracon.games._nile.decisions import sole_action
from ostracon.games._nile.ships import cards_on_river
from ostracon.games._nile.sphinx import keepable
from ostracon.games.egizia.actions import (
    ADD_CREW,
    ADD_FORCE,
    ADD_JOKER,
    BUILD,
    CONTINUE,
    COURSE,
    DECLINE,
    DONE,
    DOUBLE_YES,
    DRAW,
    EXTRA,
    FINISH,
    FIRST_YES,
    GLEAN,
    GO_HUNGRY,
    GRAIN_CARD,
    GRAVE,
    KEEP,
    KEEP_NONE,
    LAND,
    LEAVE_CARDS,
    MARKET,
    OBELISK_LEVEL,
    PASS,
    PAY_STONE,
    RING,
    SECOND_YES,
    SIX_STONES_NOW,
    STRENGTHEN,
    WAITING_YES,
)
from ostracon.games.egizia.building import course_cost, grave_cost, obelisk_cost, reach
from ostracon.games.egizia.components import (
    COURSES,
    FEED_WITH_STONES,
    FORCE_OF_CARD,
    FOUR_GRAIN,
    JOKER,
    MOST_SPHINX_CARDS,
    PLUS_THREE_FORCE,
    RING_SPACES,
    ROUNDS,
    SIX_STONES,
    TWO_CREWS,
)
from ostracon.games.egizia.effects import weak_crews
from ostracon.games.egizia.free import allow_attaching, allow_common, allow_selling, allow_training
from ostracon.games.egizia.layout import (
    ASK_BEFORE_STONES,
    ASK_BOOST,
    ASK_BUILD_FIRST,
    ASK_BUILD_ROOT,
    ASK_CREW,
    ASK_DOUBLE,
    ASK_END_WINDOW,
    ASK_FEED,
    ASK_MARKET,
    ASK_OBELISK_GRAVES,
    ASK_PLACE,
    ASK_REMAINING,
    ASK_RING,
    ASK_SECOND_SHIP,
    ASK_SPHINX_COUNT,
    ASK_SPHINX_EXTRA,
    ASK_SPHINX_KEEP,
    ASK_SPHINX_SECOND,
    ASK_TEMPLE_PYRAMID,
    ASK_WAITING,
    DECISION_IDS,
    State,
)
from ostracon.games.egizia.ships import placements
from ostracon.games.egizia.sphinx import extra_cards
from ostracon.kernel.rules import allow, allow_run, clear_mask
from ostracon.kernel.target import rule

YES_OR_NO = 3  # two actions in a row
PLURAL = (
    ASK_PLACE,
    ASK_RING,
    ASK_MARKET,
    ASK_SPHINX_KEEP,
    ASK_DOUBLE,
    ASK_SECOND_SHIP,
    ASK_BUILD_FIRST,
    ASK_WAITING,
)
SEVERAL_ANSWERS = tuple(
    int(decision in PLURAL) for decision in range(len(DECISION_IDS))
)  # always two or more


@rule
def legal(s: State) -> None:
    """Write the legal action numbers into the mask."""
    clear_mask(s)
    decision = s.decision
    seat = s.active
    if decision == ASK_PLACE:
        allow_run(s, LAND, placements(s, seat))
        if s.extra_ship == 0:
            allow(s, PASS)
            allow_common(s, seat)
            allow_attaching(s, seat)
    elif decision == ASK_CREW:
        allow_run(s, STRENGTHEN, weak_crews(s, seat))
    elif decision == ASK_BUILD_ROOT:
        allow_building(s, seat)
    elif decision == ASK_BOOST:
        allow_boosts(s, seat)
    elif decision == ASK_OBELISK_GRAVES:
        level = obelisk_cost(s)
        grave = grave_cost(s)
        if level > 0 and level <= s.budget:
            allow(s, OBELISK_LEVEL)
        if grave > 0 and grave <= s.budget:
            allow(s, GRAVE)
        if s.pieces > 0:
            allow(s, FINISH)
    elif decision == ASK_TEMPLE_PYRAMID:
        allow_courses(s)
    elif decision == ASK_MARKET:
        allow_run(s, MARKET, YES_OR_NO)
    elif decision == ASK_RING:
        for place in range(RING_SPACES):
            if abs(place - s.ring) <= s.ring_reach:
                allow(s, RING + place)
    elif decision == ASK_FEED:
        allow_feeding(s, seat)
    elif decision == ASK_SPHINX_COUNT:
        allow_run(s, DRAW, (1 << min(s.budget, MOST_SPHINX_CARDS, s.sphinx_count)) - 1)
    elif decision == ASK_SPHINX_EXTRA:
        allow_run(s, EXTRA, (1 << (extra_cards(s) + 1)) - 1)
    elif decision == ASK_SPHINX_KEEP or decision == ASK_SPHINX_SECOND:
        allow_run(s, KEEP, keepable(s))
        allow(s, KEEP_NONE)
    elif decision == ASK_BEFORE_STONES:
        allow_selling(s, seat)
        allow_training(s, seat)
        allow(s, CONTINUE)
    elif decision == ASK_END_WINDOW:
        allow_common(s, seat)
        if s.round_number == ROUNDS:
            allow_attaching(s, seat)
        allow(s, CONTINUE)
    elif decision == ASK_DOUBLE:
        allow_run(s, DOUBLE_YES, YES_OR_NO)
    elif decision == ASK_SECOND_SHIP:
        allow_run(s, SECOND_YES, YES_OR_NO)
    elif decision == ASK_BUILD_FIRST:
        allow_run(s, FIRST_YES, YES_OR_NO)
    elif decision == ASK_WAITING:
        allow_run(s, WAITING_YES, YES_OR_NO)
    elif decision == ASK_REMAINING:
        allow_run(s, GLEAN, cards_on_river(s))
        allow(s, LEAVE_CARDS)


@rule
def allow_feeding(s: State, seat: int) -> None:
    """D10: grain cards, stones with `feed_with_stones`, improvers, or the loss."""
    if s.held[seat][FOUR_GRAIN] > 0:
        allow(s, GRAIN_CARD)
    if s.held[seat][FEED_WITH_STONES] > 0:
        if s.stones[seat] > 0:
            allow(s, PAY_STONE)
        if s.held[seat][SIX_STONES] > 0:
            allow(s, SIX_STONES_NOW)
    allow_attaching(s, seat)
    allow(s, GO_HUNGRY)


@rule
def allow_building(s: State, seat: int) -> None:
    """D21: crews that can reach the cheapest piece, DECLINE, free actions."""
    if s.stones[seat] >= s.cheapest:
        for crew in range(JOKER):
            if (s.ready[seat] >> crew) & 1 == 1 and reach(s, seat, crew) >= s.cheapest:
                allow(s, BUILD + crew)
    allow(s, DECLINE)
    allow_common(s, seat)


@rule
def second_crews(s: State, seat: int) -> int:
    """Bits of the crews that `two_crews` may add now: the cheapest piece stays within reach (RULES D22)."""
    if s.held[seat][TWO_CREWS] == 0 or uses_two_crews(s):
        return 0
    others = s.force + FORCE_OF_CARD * s.held[seat][PLUS_THREE_FORCE]
    if leader_is_free(s, seat):
        others += s.strength[seat][JOKER]
    bits = 0
    for crew in range(JOKER):
        free = ((s.ready[seat] & ~s.crews_in) >> crew) & 1 == 1
        if free and others + s.strength[seat][crew] >= s.cheapest:
            bits |= 1 << crew
    return bits


@rule
def allow_boosts(s: State, seat: int) -> None:
    """D22."""
    if leader_is_free(s, seat):
        allow(s, ADD_JOKER)
    if s.held[seat][PLUS_THREE_FORCE] > 0:
        allow(s, ADD_FORCE)
    allow_run(s, ADD_CREW, second_crews(s, seat))
    if s.force >= s.cheapest:
        allow(s, DONE)


@rule
def allow_courses(s: State) -> None:
    """D29."""
    for course in range(COURSES):
        cost = course_cost(s, course)
        if cost > 0 and cost <= s.budget:
            allow(s, COURSE + course)
    if s.pieces > 0:
        allow(s, FINISH)


@rule
def forced_action(s: State) -> int:
    """The only legal answer to the open decision; -1 if there are several, or the game is over (RULES 4.2)."""
    if SEVERAL_ANSWERS[s.decision] == 1 and s.extra_ship == 0:
        return -1
    legal(s)
    return sole_action(s)
