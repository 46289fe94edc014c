"""Phase 2: placing ships along the Nile (RULES 4.4, 5.1)."""

from __future__ import annotations

from ostracon.games._nile import ships as nile
from ostracon.games._nile.track import next_in_turn_order, note_score_order
from ostracon.games.egizia import components as box
from ostracon.games.egizia.components import Effect
from ostracon.games.egizia.effects import (
    STRENGTHEN,
    YES,
    YES_OR_NO,
    move_on_market,
    obtain,
    raise_crew,
    spend_card,
)
from ostracon.games.egizia.layout import NOBODY, State
from ostracon.games.egizia.vocabulary import Decision, Event, Reason, Step
from ostracon.kernel.actions import Arg, verb
from ostracon.kernel.business import ask
from ostracon.kernel.rules import emit
from ostracon.kernel.target import rule

_space = Arg("space", box.CARD_SPACES, box.CARD_SPACE_IDS, "space")
_site = Arg("site", box.SITES, box.SITE_IDS, "site")
LAND = verb("land", _space, when=[Decision.PLACE])
VISIT = verb("visit", Arg("town", box.TOWNS, box.TOWN_IDS, "town"), when=[Decision.PLACE])
DOCK = verb("dock", _site, Arg("slot", box.SLOTS), when=[Decision.PLACE], click="dock-{site}-{slot}")
WAIT = verb("wait", _site, when=[Decision.PLACE], click="wait-{site}")
PASS = verb("pass", when=[Decision.PLACE], asks=True)
DOUBLE = verb("double", YES_OR_NO, when=[Decision.DOUBLE], click="double-{answer}")
RING = verb("ring", Arg("ring", box.RING_SPACES, box.RING_IDS, "ring"), when=[Decision.RING])
SECOND_SHIP = verb("second_ship", YES_OR_NO, when=[Decision.SECOND_SHIP], click="second-ship-{answer}")
GLEAN = verb("glean", _space, when=[Decision.REMAINING])
LEAVE_CARDS = verb("leave_cards", when=[Decision.REMAINING], asks=True)
VERBS = (LAND, VISIT, DOCK, WAIT, PASS, DOUBLE, STRENGTHEN, RING, SECOND_SHIP, GLEAN, LEAVE_CARDS)

DOWNSTREAM = nile.downstream(box.POSITION, box.LAST_POSITION)
REUSABLE = sum(box.REUSE_ALLOWED[town] << (box.FIRST_TOWN + town) for town in range(box.TOWNS))
WITHOUT_OWN_SITES = nile.without_own_sites(
    box.PLACEMENTS, box.FIRST_SLOT, box.FIRST_WAITING, box.SITES, box.SLOTS
)
OPEN_AT_START = tuple(  # by player count: every card space, town and usable slot; no waiting place
    ((1 << box.FIRST_SLOT) - 1)
    | sum(((1 << usable) - 1) << (box.FIRST_SLOT + site * box.SLOTS) for site in range(box.SITES))
    for usable in box.USABLE_SLOTS
)

# ---- where a ship may go -----------------------------------------------------------------------------------


@rule
def may_go_upstream(s: State, seat: int) -> bool:
    """Whether a player still has `upstream` this round."""
    return s.upstream_used[seat] < s.held[seat][Effect.UPSTREAM]


@rule
def may_reuse(s: State, seat: int) -> bool:
    """Whether a player still has `reuse_round_space` this round."""
    return s.reuse_used[seat] < s.held[seat][Effect.REUSE_ROUND_SPACE]


@rule
def placements(s: State, seat: int) -> int:
    """Bits of the legal placements: the actions from LAND to WAIT (RULES 4.4)."""
    if s.ships[seat] == 0:
        return 0
    bits = s.open_places
    if may_reuse(s, seat):
        bits |= REUSABLE
    bits &= WITHOUT_OWN_SITES[s.own_sites[seat]]
    if not may_go_upstream(s, seat):
        bits &= DOWNSTREAM[s.furthest[seat]]
    return bits


@rule
def may_reach(s: State, seat: int, place: int) -> bool:
    """Whether a placement lies downstream of all own ships, or the player may go upstream."""
    return box.POSITION[place] > s.furthest[seat] or may_go_upstream(s, seat)


@LAND.may
def may_land(s: State, seat: int, space: int) -> int:
    """A card space with its card."""
    return nile.may_land(s, space, may_reach(s, seat, space))


@VISIT.may
def may_visit(s: State, seat: int, town: int) -> int:
    """A town without a ship, but for `reuse_round_space`."""
    place = box.FIRST_TOWN + town
    if not may_reach(s, seat, place):
        return Reason.UPSTREAM
    if (s.open_places >> place) & 1 == 1:
        return Reason.LEGAL
    if box.REUSE_ALLOWED[town] == 0:
        return Reason.LAST_TOWN_TAKEN
    return Reason.LEGAL if may_reuse(s, seat) else Reason.TOWN_TAKEN


@DOCK.may
def may_dock(s: State, seat: int, site: int, slot: int) -> int:
    """A free slot of a building site."""
    usable = box.USABLE_SLOTS[s.players - box.FEWEST_PLAYERS]
    return nile.may_dock(s, seat, site, slot, usable, may_reach(s, seat, box.FIRST_WAITING + site))


@WAIT.may
def may_wait(s: State, seat: int, site: int) -> int:
    """The waiting place of a full site, where there are more players than slots."""
    place = box.FIRST_WAITING + site
    reason = nile.may_wait(s, seat, site, place, may_reach(s, seat, place))
    if reason == Reason.SITE_NOT_FULL and s.players <= box.USABLE_SLOTS[s.players - box.FEWEST_PLAYERS]:
        return Reason.NEVER_WAITING
    return reason


PASS.may(nile.may_pass)
PASS.do(nile.drop_out)

# ---- D01: a ship is placed ---------------------------------------------------------------------------------


@rule
def place_ship(s: State, seat: int, place: int) -> None:
    """A ship leaves the supply; what it does there follows."""
    s.ships[seat] -= 1
    s.step = Step.PLACED
    position = box.POSITION[place]
    if position <= s.furthest[seat]:
        s.upstream_used[seat] += 1
        emit(s, Event.UPSTREAM, seat, 0, 0)
    else:
        s.furthest[seat] = position


@LAND.do
def land(s: State, seat: int, space: int) -> None:
    """The card is taken."""
    place_ship(s, seat, space)
    obtain(s, seat, nile.land(s, seat, space))


@VISIT.do
def visit(s: State, seat: int, town: int) -> None:
    """A ship on a round space: D02 if it can be doubled, then its effect."""
    place = box.FIRST_TOWN + town
    place_ship(s, seat, place)
    emit(s, Event.VISIT, seat, town, 0)
    if (s.open_places >> place) & 1 == 0:
        s.reuse_used[seat] += 1
        emit(s, Event.REUSE, seat, town, 0)
    s.open_places &= ~(1 << place)
    s.town_ships[town][seat] += 1
    if s.held[seat][Effect.DOUBLE_ROUND] > 0 and box.DOUBLING_ALLOWED[town] == 1:
        s.town = town
        ask(s, Decision.DOUBLE, seat)
    else:
        use_town(s, seat, town, 1)


@DOCK.do
def dock(s: State, seat: int, site: int, slot: int) -> None:
    """A ship in a slot of a building site; a full site opens its waiting place."""
    first = box.FIRST_SLOT + site * box.SLOTS
    place_ship(s, seat, first + slot)
    can_wait = s.players > box.USABLE_SLOTS[s.players - box.FEWEST_PLAYERS]
    nile.dock(s, seat, site, slot, first, box.FIRST_WAITING + site if can_wait else -1)


@WAIT.do
def wait(s: State, seat: int, site: int) -> None:
    """A ship waits at a full site."""
    place_ship(s, seat, box.FIRST_WAITING + site)
    nile.wait(s, seat, site, box.FIRST_WAITING + site)


# ---- D02, D04: towns ---------------------------------------------------------------------------------------


@DOUBLE.do
def double(s: State, seat: int, answer: int) -> None:
    """D02: the round space counts twice."""
    town = s.town
    s.town = -1
    if answer == YES:
        spend_card(s, seat, Effect.DOUBLE_ROUND)
    use_town(s, seat, town, box.DOUBLE_FACTOR if answer == YES else 1)


@rule
def use_town(s: State, seat: int, town: int, factor: int) -> None:
    """The effect of a round space (RULES 5.1)."""
    effect = box.TOWN_EFFECT[town]
    first = box.TOWN_FIGURES[town][0]
    second = box.TOWN_FIGURES[town][1]
    if effect == box.MARKET_BOTH:
        move_on_market(s, seat, box.STONE_MARKET, first * factor)
        move_on_market(s, seat, box.GRAIN_MARKET, second * factor)
    elif effect == box.TOWN_CREW_PAIR:
        raise_crew(s, seat, first, box.TOWN_FIGURES[town][2] * factor)
        raise_crew(s, seat, second, box.TOWN_FIGURES[town][2] * factor)
    elif effect == box.CREW_CHOICE_AND_STONES:
        s.crew_steps = first * factor
        s.stones_due = second * factor
    else:
        raise_crew(s, seat, box.JOKER, first * factor)
        s.ring_reach = second * factor


@RING.may
def may_move_ring(s: State, seat: int, ring: int) -> int:
    """As far as the effect allows; the ring may stay."""
    return Reason.LEGAL if abs(ring - s.ring) <= s.ring_reach else Reason.RING_TOO_FAR


@RING.do
def move_ring(s: State, seat: int, ring: int) -> None:
    """D04: the water ring moves, or stays."""
    s.ring_reach = 0
    s.ring = ring
    emit(s, Event.RING, seat, ring, 0)


# ---- the course of the phase -------------------------------------------------------------------------------


@rule
def next_placement(s: State) -> None:
    """The next placement turn; who has no ship or no legal placement passes (RULES 4.4, R5)."""
    if s.passed == (1 << s.players) - 1:
        s.step = Step.REMAINING
        s.cursor = 0
        return
    seat = s.turn_order[s.cursor]
    if (s.passed >> seat) & 1 == 1:
        next_in_turn_order(s)
    elif placements(s, seat) == 0:
        nile.drop_out(s, seat)
    else:
        ask(s, Decision.PLACE, seat)


@rule
def after_placement(s: State) -> None:
    """A placement is fully resolved: D05, or the next player."""
    seat = s.decider
    s.extra_ship = 0
    if s.held[seat][Effect.SECOND_SHIP] > 0 and placements(s, seat) != 0:
        ask(s, Decision.SECOND_SHIP, seat)
    else:
        s.step = Step.SHIPS
        next_in_turn_order(s)


@SECOND_SHIP.do
def answer_second_ship(s: State, seat: int, answer: int) -> None:
    """D05: one more ship at once, or the next player."""
    if answer == YES:
        spend_card(s, seat, Effect.SECOND_SHIP)
        s.extra_ship = 1
        ask(s, Decision.PLACE, seat)
    else:
        s.step = Step.SHIPS
        next_in_turn_order(s)


@rule
def offer_remaining(s: State) -> None:
    """D06 for holders of `remaining_card`, then the end of the phase (RULES 4.4)."""
    while s.cursor < s.players:
        seat = s.turn_order[s.cursor]
        s.cursor += 1
        if s.held[seat][Effect.REMAINING_CARD] > 0 and nile.cards_on_river(s) != 0:
            ask(s, Decision.REMAINING, seat)
            return
    end_ships(s)


GLEAN.may(nile.may_glean)


@GLEAN.do
def glean(s: State, seat: int, space: int) -> None:
    """D06: a leftover card, resolved as if taken by ship."""
    obtain(s, seat, nile.glean(s, seat, space))


@LEAVE_CARDS.do
def leave_cards(s: State, seat: int) -> None:
    """D06: no card."""


@rule
def end_ships(s: State) -> None:
    """Ships go home except from sites, Nile cards leave the game; feeding begins (RULES 4.4, R56)."""
    for space in range(box.CARD_SPACES):
        if s.card_ship[space] != NOBODY:
            s.ships[s.card_ship[space]] += 1
    nile.discard_river(s)
    for town in range(box.TOWNS):
        for seat in range(box.MOST_PLAYERS):
            s.ships[seat] += s.town_ships[town][seat]
            s.town_ships[town][seat] = 0
    s.open_places = 0
    s.passed = 0
    emit(s, Event.FEEDING, 0, 0, 0)
    note_score_order(s)
    s.step = Step.FEEDING
    s.cursor = 0
