"""SHIPS: placing ships along the Nile (RULES 4.4)."""

from __future__ import annotations

from ostracon.games._nile import ships as nile
from ostracon.games._nile.supplies import gain
from ostracon.games._nile.track import next_in_turn_order
from ostracon.games.egizia_sands import components as box
from ostracon.games.egizia_sands.effects import (
    may_use_tile,
    obtain,
    spend_card,
    take_gains,
    tile_is_ready,
    use_tile,
)
from ostracon.games.egizia_sands.free import has_free_action
from ostracon.games.egizia_sands.kinds import Effect
from ostracon.games.egizia_sands.layout import NO_TILE, State
from ostracon.games.egizia_sands.vocabulary import Decision, Event, Part, Reason, Step
from ostracon.kernel.actions import Arg, verb
from ostracon.kernel.business import ask
from ostracon.kernel.rules import allow, allow_run, emit
from ostracon.kernel.target import rule

_space = Arg("space", box.CARD_SPACES, box.CARD_SPACE_IDS, "space")
_site = Arg("site", box.SITES, box.SITE_IDS, "site")
PASS = verb("pass", when=[Decision.PLACE], asks=True)
LAND = verb("land", _space, when=[Decision.PLACE])
VISIT = verb(
    "visit",
    Arg("space", box.ROUND_SPACES, box.ROUND_SPACE_IDS, "round_space"),
    when=[Decision.PLACE],
    click="town-{space}",
)
DOCK = verb("dock", _site, Arg("slot", box.SLOTS), when=[Decision.PLACE], click="dock-{site}-{slot}")
WAIT = verb("wait", _site, when=[Decision.PLACE], click="wait-{site}")
BY_CARD, BY_TILE = range(2)
SECOND_SHIP = verb(
    "second_ship",
    Arg(
        "by",
        2,
        (box.CARD_IDS[box.CARDS_OF_EFFECT[Effect.SECOND_SHIP][0]], box.BONUS_IDS[box.G7]),
        "second_ship",
    ),
    when=[Decision.SECOND_SHIP],
    click="second-ship-{by}",
)
END_TURN = verb("end_turn", when=[Decision.SECOND_SHIP], ends=True)
GLEAN = verb("glean", _space, when=[Decision.REMAINING])
TAKE_POINT = verb("take_point", when=[Decision.REMAINING])

DOWNSTREAM = nile.downstream(box.POSITION, box.LAST_POSITION)
NOT_UPSTREAM: tuple[int, ...] = tuple(  # the same with the furthest ship's own space
    sum(1 << place for place in range(box.PLACEMENTS) if box.POSITION[place] >= furthest)
    for furthest in range(box.LAST_POSITION + 1)
)
ROUND_BITS: tuple[int, ...] = tuple(  # by player count: the round spaces in use
    sum(row[space] << (box.FIRST_ROUND_SPACE + space) for space in range(box.ROUND_SPACES))
    for row in box.ROUND_SPACE_OPEN
)
WITHOUT_OWN_SITES = nile.without_own_sites(
    box.PLACEMENTS, box.FIRST_SLOT, box.FIRST_WAITING, box.SITES, box.SLOTS
)
OPEN_AT_START = tuple(  # by player count: card squares, round spaces and slots in use; no waiting place
    sum(box.CARD_SPACE_OPEN[i][space] << space for space in range(box.CARD_SPACES))
    | ROUND_BITS[i]
    | sum(((1 << box.OPEN_SLOTS[i]) - 1) << (box.FIRST_SLOT + site * box.SLOTS) for site in range(box.SITES))
    for i in range(len(box.PLAYER_COUNTS))
)

# ---- where a ship may go -----------------------------------------------------------------------------------------


@rule
def placements(s: State, seat: int) -> int:
    """Bits of the legal placements: the actions from LAND to WAIT, with the permissions G9 and G10 (RULES 4.4)."""
    if s.ships[seat] == 0:
        return 0
    bits = s.open_places & WITHOUT_OWN_SITES[s.own_sites[seat]]
    if not tile_is_ready(s, seat, box.G9):
        bits &= DOWNSTREAM[s.furthest[seat]]
    if tile_is_ready(s, seat, box.G10):
        bits |= ROUND_BITS[s.players - box.FEWEST_PLAYERS] & ~s.open_places & NOT_UPSTREAM[s.furthest[seat]]
    return bits


@rule
def may_reach(s: State, seat: int, place: int) -> bool:
    """Whether a placement lies downstream of all own ships, or G9 allows it."""
    return box.POSITION[place] > s.furthest[seat] or tile_is_ready(s, seat, box.G9)


@LAND.may
def may_land(s: State, seat: int, space: int) -> int:
    """A card square with its card."""
    if s.ships[seat] == 0:
        return Reason.NO_SHIP_LEFT
    if box.CARD_SPACE_OPEN[s.players - box.FEWEST_PLAYERS][space] == 0:
        return Reason.SPACE_CLOSED
    return nile.may_land(s, space, may_reach(s, seat, space))


@VISIT.may
def may_visit(s: State, seat: int, space: int) -> int:
    """A round space without a ship; with G10 one with ships, not upstream."""
    place = box.FIRST_ROUND_SPACE + space
    if s.ships[seat] == 0:
        return Reason.NO_SHIP_LEFT
    if box.ROUND_SPACE_OPEN[s.players - box.FEWEST_PLAYERS][space] == 0:
        return Reason.SPACE_CLOSED
    taken = (s.open_places >> place) & 1 == 0
    if taken and tile_is_ready(s, seat, box.G10) and box.POSITION[place] >= s.furthest[seat]:
        return Reason.LEGAL
    if not may_reach(s, seat, place):
        return Reason.UPSTREAM
    return Reason.TILE_TAKEN if taken else Reason.LEGAL


@DOCK.may
def may_dock(s: State, seat: int, site: int, slot: int) -> int:
    """A free slot of a building zone."""
    if s.ships[seat] == 0:
        return Reason.NO_SHIP_LEFT
    usable = box.OPEN_SLOTS[s.players - box.FEWEST_PLAYERS]
    return nile.may_dock(s, seat, site, slot, usable, may_reach(s, seat, box.FIRST_WAITING + site))


@WAIT.may
def may_wait(s: State, seat: int, site: int) -> int:
    """The waiting place of a full zone."""
    if s.ships[seat] == 0:
        return Reason.NO_SHIP_LEFT
    place = box.FIRST_WAITING + site
    return nile.may_wait(s, seat, site, place, may_reach(s, seat, place))


PASS.may(nile.may_pass)
PASS.do(nile.drop_out)

# ---- D1: a ship is placed ----------------------------------------------------------------------------------------


@rule
def place_ship(s: State, seat: int, place: int) -> None:
    """A ship leaves the supply; what its space does follows."""
    s.ships[seat] -= 1
    s.step = Step.PLACED
    if box.POSITION[place] < s.furthest[seat]:
        use_tile(s, seat, box.G9)
    s.furthest[seat] = max(s.furthest[seat], box.POSITION[place])


@LAND.do
def land(s: State, seat: int, space: int) -> None:
    """The card is taken."""
    place_ship(s, seat, space)
    obtain(s, seat, nile.land(s, seat, space))


@VISIT.do
def visit(s: State, seat: int, space: int) -> None:
    """A ship on a round space: the effect of its tile, in the first round with 3-4 players the printed one."""
    place = box.FIRST_ROUND_SPACE + space
    place_ship(s, seat, place)
    gains = box.PRINTED_GAINS + space if s.tile_on[space] == NO_TILE else box.TILE_GAINS + s.tile_on[space]
    emit(s, Event.VISIT, seat, space, gains - box.PRINTED_GAINS)
    if (s.open_places >> place) & 1 == 0:
        use_tile(s, seat, box.G10)
    s.open_places &= ~(1 << place)
    s.tile_ships[space][seat] += 1
    take_gains(s, seat, gains)


@DOCK.do
def dock(s: State, seat: int, site: int, slot: int) -> None:
    """A ship in a slot of a building zone; a full zone opens its waiting place (RULES RU-10, RU-11)."""
    first = box.FIRST_SLOT + site * box.SLOTS
    place_ship(s, seat, first + slot)
    nile.dock(s, seat, site, slot, first, box.FIRST_WAITING + site)


@WAIT.do
def wait(s: State, seat: int, site: int) -> None:
    """A ship waits at a full zone."""
    place_ship(s, seat, box.FIRST_WAITING + site)
    nile.wait(s, seat, site, box.FIRST_WAITING + site)


# ---- the turns of the step ---------------------------------------------------------------------------------------


@rule
def next_placement(s: State) -> None:
    """D1 for the next player who has not passed; when all have, D7 follows (RULES 4.4)."""
    if s.passed == (1 << s.players) - 1:
        s.passed = 0
        s.step = Step.REMAINING
        s.cursor = 0
        return
    seat = s.turn_order[s.cursor]
    if (s.passed >> seat) & 1 == 1:
        next_in_turn_order(s)
    else:
        ask(s, Decision.PLACE, seat)


@rule
def after_placement(s: State) -> None:
    """A placement is fully resolved: D6 once per ship turn, then the next player (RULES RU-12, RU-17)."""
    seat = s.decider
    allowed = s.held[seat][Effect.SECOND_SHIP] > 0 or tile_is_ready(s, seat, box.G7)
    if s.extra_ship == 0 and allowed and placements(s, seat) != 0:
        ask(s, Decision.SECOND_SHIP, seat)
        return
    end_turn(s, seat)


@SECOND_SHIP.may
def may_place_second(s: State, seat: int, by: int) -> int:
    """D6: with R34 or G7."""
    if by == BY_TILE:
        return may_use_tile(s, seat, box.G7)
    return Reason.LEGAL if s.held[seat][Effect.SECOND_SHIP] > 0 else Reason.CARD_NOT_OWNED


@SECOND_SHIP.do
def place_second(s: State, seat: int, by: int) -> None:
    """D6: one more ship at once."""
    s.extra_ship = 1
    if by == BY_CARD:
        spend_card(s, seat, Effect.SECOND_SHIP)
    else:
        use_tile(s, seat, box.G7)
    ask(s, Decision.PLACE, seat)


@END_TURN.do
def end_turn(s: State, seat: int) -> None:
    """The next player's turn."""
    s.extra_ship = 0
    s.step = Step.SHIPS
    next_in_turn_order(s)


@rule
def allow_second_ship(s: State, seat: int) -> None:
    """D6."""
    allow(s, END_TURN.first)
    if s.held[seat][Effect.SECOND_SHIP] > 0:
        allow(s, SECOND_SHIP.at(BY_CARD))
    if tile_is_ready(s, seat, box.G7):
        allow(s, SECOND_SHIP.at(BY_TILE))


@rule
def offer_remaining(s: State) -> None:
    """D7 for holders of R27, a point where no card is left; then STONES (RULES 4.5)."""
    while s.cursor < s.players:
        seat = s.turn_order[s.cursor]
        s.cursor += 1
        if s.held[seat][Effect.LEFTOVER_CARD] > 0:
            if nile.cards_on_river(s) == 0:
                take_point(s, seat)
            else:
                ask(s, Decision.REMAINING, seat)
                return
    s.step = Step.STONES
    s.cursor = 0


GLEAN.may(nile.may_glean)


@GLEAN.do
def glean(s: State, seat: int, space: int) -> None:
    """D7: a leftover card, resolved as if taken by ship (RULES RU-19); then D19."""
    s.step = Step.GLEANED
    obtain(s, seat, nile.glean(s, seat, space))


@rule
def after_gleaning(s: State) -> None:
    """D19 for who has gleaned, while he can use a card; then the next holder of R27 (RULES 4.6, RU-44)."""
    if has_free_action(s, s.decider):
        ask(s, Decision.GLEANED, s.decider)
    else:
        s.step = Step.REMAINING


@TAKE_POINT.do
def take_point(s: State, seat: int) -> None:
    """D7: a point instead."""
    gain(s, seat, Part.NILE, box.POINTS_INSTEAD)


@rule
def allow_remaining(s: State) -> None:
    """D7."""
    allow_run(s, GLEAN.first, nile.cards_on_river(s))
    allow(s, TAKE_POINT.first)
