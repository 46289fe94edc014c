"""Workers: where they may go, walking, being bought and called back (RULES 4.1, 4.3, 4.4)."""

from __future__ import annotations

from ostracon.games.terra_pyramides import components as box
from ostracon.games.terra_pyramides import maps
from ostracon.games.terra_pyramides.cells import row_cell
from ostracon.games.terra_pyramides.gains import pay_gold
from ostracon.games.terra_pyramides.layout import NOBODY, NONE, State
from ostracon.games.terra_pyramides.vocabulary import ANY_TIME, FREE, Decision, Event, Reason
from ostracon.kernel.actions import Arg, verb
from ostracon.kernel.business import ask
from ostracon.kernel.machine import lowest_bit
from ostracon.kernel.rules import emit, unveil
from ostracon.kernel.target import rule

WAY_IDS = (*maps.DIRECTION_IDS, "back")
BACK = maps.DIRECTIONS

WORKER = verb("worker", Arg("way", len(WAY_IDS), WAY_IDS, "way"), when=[Decision.MOVE_WORKER])
BUY_WORKER = verb(
    "buy_worker",
    Arg("place", maps.PLACE_NUMBERS),
    when=FREE,
    closed=Reason.NO_FREE_ACTION_NOW,
    keeps=True,
    click="reserve place-{place}",
)
RECALL = verb(
    "recall",
    Arg("place", maps.PLACE_NUMBERS),
    when=ANY_TIME,
    closed=Reason.NO_FREE_ACTION_NOW,
    keeps=True,
    click="reserve crew-{place}",
)
MAKE_ROOM = verb(
    "make_room",
    Arg("place", maps.PLACE_NUMBERS),
    when=FREE,
    closed=Reason.NO_FREE_ACTION_NOW,
    keeps=True,
    click="crew-{place}",
)


# ---- who may go where


@rule
def free_to_enter(s: State, seat: int, bases: int) -> int:
    """Those of some bases that a player may take: on his first turn only the one he has entered already, if any (RULES 4.3)."""
    if s.turns_taken[seat] == 0 and s.first_base != NONE:
        return bases & (1 << s.first_base)
    return bases


@rule
def partners_bases(s: State, seat: int) -> int:
    """Missions: bases from which partners may take their workers back for a player who can use them (R-51)."""
    bases = 0
    if s.mode == box.COOPERATIVE:
        for partner in range(s.players):
            places = 0 if partner == seat else s.owned[partner]
            while places != 0:
                place = lowest_bit(places)
                places &= places - 1
                if s.level[place] == 0:
                    bases |= 1 << place
    return free_to_enter(s, seat, bases)


@rule
def usable_places(s: State, seat: int) -> int:
    """The places that a player's workers may come to enter this turn: full ones and partners' bases included (RULES 4.1)."""
    return (free_to_enter(s, seat, s.free_bases) | partners_bases(s, seat) | s.owned[seat]) & ~s.finished


@rule
def open_places(s: State, seat: int) -> int:
    """The places that a player's workers may enter now (open_to, RULES 4.1)."""
    return (free_to_enter(s, seat, s.free_bases) | s.owned[seat]) & ~s.finished & ~s.crewed


@rule
def may_enter(s: State, seat: int, place: int) -> int:
    """A worker may come onto a free base or a place of his own that is neither full nor finished."""
    if open_places(s, seat) >> place & 1 == 1:
        return Reason.LEGAL
    if s.base_value[place] == 0:
        return Reason.NO_BASE_THERE
    if s.owner[place] == NOBODY:
        return Reason.FIRST_TURN_ONE_BASE
    if s.owner[place] != seat:
        asked = partners_bases(s, seat) >> place & 1 == 1
        return Reason.PARTNER_STANDS_THERE if asked else Reason.PLACE_OF_ANOTHER
    return Reason.PLACE_FINISHED if s.finished >> place & 1 == 1 else Reason.PLACE_FULL


@rule
def in_sight(s: State, cell: int, direction: int) -> int:
    """The place that a worker on a cell reaches in a straight line over occupied cells, -1 none (reach, RULES 4.1)."""
    place: int = maps.WAY_PLACE[s.side][cell][direction]
    passed = maps.WAY_CELLS[s.side][cell][direction]
    vacant = s.vacant[0] & passed[0] | s.vacant[1] & passed[1] | s.vacant[2] & passed[2]
    return place if vacant == 0 else NONE


@rule
def reach(s: State, cell: int) -> int:
    """All places that a worker on a cell reaches, a bit each."""
    places = 0
    for direction in range(maps.DIRECTIONS):
        place = in_sight(s, cell, direction)
        if place != NONE:
            places |= 1 << place
    return places


@rule
def open_base(s: State, place: int) -> None:
    """Put the top base on a site; an empty pile leaves it closed (R-07)."""
    if s.bases_left > 0:
        s.bases_left -= 1
        s.base_value[place] = s.bases[s.bases_left]
        s.bases[s.bases_left] = 0
        s.free_bases |= 1 << place
        unveil(s)
        emit(s, Event.BASE, maps.SITE_CELL[s.side][place], s.base_value[place], 0)


@rule
def enter(s: State, seat: int, place: int) -> None:
    """A worker comes onto a place; on a free base it takes possession."""
    if s.owner[place] == NOBODY:
        s.owner[place] = seat
        s.owned[seat] |= 1 << place
        s.free_bases &= ~(1 << place)
        if s.first_base == NONE:
            s.first_base = place
    s.workers[place] += 1
    if s.workers[place] == box.CREW:
        s.crewed |= 1 << place
    s.guarded &= ~(1 << place)


# ---- the workers of the row


@rule
def waiting_cell(s: State) -> int:
    """Where the worker stands whose turn it is: the first in reading order."""
    return row_cell(s, lowest_bit(s.waiting))


@rule
def look_around(s: State) -> None:
    """Which places the worker reaches in straight lines over occupied cells (reach, RULES 4.1)."""
    cell = waiting_cell(s)
    s.reached = 0
    for direction in range(maps.DIRECTIONS):
        place = in_sight(s, cell, direction)
        s.way[direction] = place
        if place != NONE:
            s.reached |= 1 << place


@rule
def next_worker(s: State) -> None:
    """This worker is done; the next one looks around."""
    s.waiting &= s.waiting - 1
    if s.waiting != 0:
        look_around(s)


@rule
def send_workers(s: State) -> None:
    """Ask where the next worker goes; one with nowhere to go comes back unasked (RULES 4.3)."""
    seat = s.decider
    while s.waiting != 0:
        if s.reached & usable_places(s, seat) != 0:
            return
        emit(s, Event.NOWHERE_TO_GO, seat, waiting_cell(s), 0)
        s.reserve[seat] += 1
        next_worker(s)
    ask(s, Decision.END_TURN, seat)


@WORKER.may
def may_walk(s: State, seat: int, way: int) -> int:
    """In a direction that leads to a place open to him, or back."""
    if way == BACK:
        return Reason.LEGAL
    if s.way[way] != NONE:
        return may_enter(s, seat, s.way[way])
    edge = maps.WAY_PLACE[s.side][waiting_cell(s)][way] == maps.NOWHERE
    return Reason.EDGE_THAT_WAY if edge else Reason.WAY_BLOCKED


@WORKER.do
def walk(s: State, seat: int, way: int) -> None:
    """A waiting worker walks, or is taken back."""
    if way == BACK:
        emit(s, Event.TAKE_BACK, seat, waiting_cell(s), 0)
        s.reserve[seat] += 1
    else:
        place = s.way[way]
        emit(s, Event.WORKER, seat, waiting_cell(s), maps.SITE_CELL[s.side][place])
        enter(s, seat, place)
    next_worker(s)
    ask(s, Decision.MOVE_WORKER, seat)


# ---- FREE actions


@rule
def can_buy_worker(s: State, seat: int) -> bool:
    """Whether a player has the gold and a worker at home."""
    return s.gold[seat] >= box.WORKER_PRICE and s.reserve[seat] > 0


@rule
def buyable_places(s: State, seat: int) -> int:
    """The places that a bought worker may enter, a bit per place; 0 without the gold or a worker."""
    return open_places(s, seat) if can_buy_worker(s, seat) else 0


@BUY_WORKER.may
def may_buy_worker(s: State, seat: int, place: int) -> int:
    """For gold, from the reserve onto a place open to him."""
    if place >= maps.SITES[s.side]:
        return Reason.NO_SUCH_PLACE
    if s.gold[seat] < box.WORKER_PRICE:
        return Reason.TOO_LITTLE_GOLD
    if s.reserve[seat] == 0:
        return Reason.RESERVE_EMPTY
    return may_enter(s, seat, place)


@BUY_WORKER.do
def buy_worker(s: State, seat: int, place: int) -> None:
    """A worker from the reserve straight onto a place (R-63)."""
    emit(s, Event.BUY_WORKER, seat, maps.SITE_CELL[s.side][place], box.WORKER_PRICE)
    pay_gold(s, seat, box.WORKER_PRICE)
    s.reserve[seat] -= 1
    enter(s, seat, place)


@rule
def recallable(s: State, seat: int) -> int:
    """The places from which a player may take a worker back, a bit per place."""
    return s.owned[seat] & ~s.guarded


@RECALL.may
def may_recall(s: State, seat: int, place: int) -> int:
    """From a place of his own; on a pyramid one must stay (R-17)."""
    if place >= maps.SITES[s.side]:
        return Reason.NO_SUCH_PLACE
    if s.owner[place] != seat:
        return Reason.NOT_YOUR_PLACE
    return Reason.LEGAL if s.guarded >> place & 1 == 0 else Reason.ONE_WORKER_STAYS


@RECALL.do
def recall(s: State, seat: int, place: int) -> None:
    """One worker goes back to the reserve; a base without workers is free again (RULES 4.4)."""
    bit = 1 << place
    s.workers[place] -= 1
    s.reserve[seat] += 1
    s.crewed &= ~bit
    if s.workers[place] == 0:
        s.owner[place] = NOBODY
        s.owned[seat] &= ~bit
        s.free_bases |= bit
    elif s.workers[place] == 1 and s.level[place] > 0:
        s.guarded |= bit
    emit(s, Event.RECALL, seat, maps.SITE_CELL[s.side][place], 0)


# ---- partners


@rule
def vacatable(s: State, seat: int) -> int:
    """Missions: the bases that partners may leave to the active player: one that a waiting worker of his reaches, any
    when he can buy one (R-51).
    """
    bases = partners_bases(s, seat)
    if can_buy_worker(s, seat):
        return bases
    return bases & s.reached if s.decision == Decision.MOVE_WORKER else 0


@MAKE_ROOM.may
def may_make_room(s: State, seat: int, place: int) -> int:
    """The workers of a partner leave a base; those of a pyramid stay (R-17, R-51)."""
    if place >= maps.SITES[s.side]:
        return Reason.NO_SUCH_PLACE
    if s.mode != box.COOPERATIVE or s.owner[place] == NOBODY or s.owner[place] == seat:
        return Reason.NO_PARTNER_THERE
    if s.level[place] > 0:
        return Reason.ONE_WORKER_STAYS
    if partners_bases(s, seat) >> place & 1 == 0:
        return Reason.FIRST_TURN_ONE_BASE
    return Reason.LEGAL if vacatable(s, seat) >> place & 1 == 1 else Reason.NOBODY_COMES


@MAKE_ROOM.owner
def owner_of_base(s: State, seat: int, place: int) -> int:
    """It is for the partner to say whether his workers go."""
    return s.owner[place]


@MAKE_ROOM.do
def make_room(s: State, seat: int, place: int) -> None:
    """All workers of a partner go back to his reserve; the base is free (R-51)."""
    bit = 1 << place
    owner = s.owner[place]
    emit(s, Event.MAKE_ROOM, owner, maps.SITE_CELL[s.side][place], seat)
    s.reserve[owner] += s.workers[place]
    s.workers[place] = 0
    s.crewed &= ~bit
    s.owner[place] = NOBODY
    s.owned[owner] &= ~bit
    s.free_bases |= bit


assert NONE == maps.NOWHERE
