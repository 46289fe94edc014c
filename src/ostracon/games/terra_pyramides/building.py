"""Pyramids and the blocks for them: building, exchanging, buying blocks (RULES 4.4, 5.4, 5.5)."""

from __future__ import annotations

from ostracon.games.terra_pyramides import components as box
from ostracon.games.terra_pyramides import maps
from ostracon.games.terra_pyramides.gains import gain_block, pay_gold
from ostracon.games.terra_pyramides.layout import NONE, WON, State
from ostracon.games.terra_pyramides.vocabulary import ANY_TIME, FREE, Decision, Event, Reason
from ostracon.kernel.actions import Arg, verb
from ostracon.kernel.business import ask
from ostracon.kernel.rules import emit
from ostracon.kernel.target import rule

_pairs = tuple((a, b) for a in range(box.STORAGES) for b in range(a, box.STORAGES))
PAIR_FIRST = tuple(a for a, _ in _pairs)
PAIR_SECOND = tuple(b for _, b in _pairs)
PAIRS = len(_pairs)
PAIR_IDS = tuple(f"{box.STORAGE_IDS[a]}-{box.STORAGE_IDS[b]}" for a, b in _pairs)

EXCHANGE = verb(
    "exchange",
    Arg("pair", PAIRS, PAIR_IDS, "pair"),
    when=ANY_TIME,
    closed=Reason.NO_FREE_ACTION_NOW,
    keeps=True,
)
BUILD = verb(
    "build", Arg("place", maps.PLACE_NUMBERS), when=FREE, closed=Reason.NO_FREE_ACTION_NOW, keeps=True
)
COLOUR = verb("colour", Arg("colour", box.COLOURS, box.COLOUR_IDS, "colour"), when=[Decision.CHOOSE_COLOUR])
BUY_BLOCK = verb("buy_block", when=FREE, closed=Reason.NO_FREE_ACTION_NOW, keeps=True, click="supply-blocks")


# ---- building


@rule
def cap(s: State) -> int:
    """The highest level that may be built."""
    return box.COLOURS_CAP if s.mission == box.MISSION_COLOURS else box.MAX_LEVEL


@rule
def tip_owner(s: State, seat: int) -> int:
    """Whose stock of tips a player builds from: his own, in missions the common one (entry 0)."""
    return 0 if s.mode == box.COOPERATIVE else seat


@rule
def pieces_left(s: State, seat: int, level: int) -> int:
    """Pieces in stock for a level from 2 on."""
    return s.tips[tip_owner(s, seat)] if level == box.MAX_LEVEL else s.levels[level]


@rule
def can_found(s: State, seat: int, colour: int) -> bool:
    """Whether a player can build a level 1 of a colour."""
    blocks = s.blocks[seat][colour] + s.blocks[seat][box.WHITE]
    return s.first_levels[colour] > 0 and blocks >= box.LEVEL_BLOCKS[1]


@rule
def may_raise(s: State, seat: int, place: int) -> int:
    """Pieces and blocks for the next level of a player's crewed, unfinished place (RULES 4.4)."""
    level = s.level[place] + 1
    if level == 1:
        for colour in range(box.COLOURS):
            if can_found(s, seat, colour):
                return Reason.LEGAL
        return Reason.NO_BLOCK_FOR_LEVEL_ONE
    if pieces_left(s, seat, level) == 0:
        return Reason.NO_TIP_LEFT if level == box.MAX_LEVEL else Reason.NO_PIECE_LEFT
    blocks = s.blocks[seat][s.colour[place]] + s.blocks[seat][box.WHITE]
    return Reason.LEGAL if blocks >= box.LEVEL_BLOCKS[level] else Reason.TOO_FEW_BLOCKS


@BUILD.may
def may_build(s: State, seat: int, place: int) -> int:
    """On an own place with three workers, below the cap, with piece and blocks (RULES 4.4)."""
    if place >= maps.SITES[s.side]:
        return Reason.NO_SUCH_PLACE
    if s.base_value[place] == 0:
        return Reason.NO_BASE_THERE
    if s.owner[place] != seat:
        return Reason.NOT_YOUR_PLACE
    if s.finished >> place & 1 == 1:
        return Reason.PLACE_FINISHED
    if s.crewed >> place & 1 == 0:
        return Reason.NEEDS_THREE_WORKERS
    return may_raise(s, seat, place)


@BUILD.do
def build(s: State, seat: int, place: int) -> None:
    """A level higher; for the first one the colour is asked, then the interrupted decision goes on."""
    if s.level[place] > 0:
        raise_level(s, seat, place)
        return
    s.building = place
    s.return_to = s.decision
    ask(s, Decision.CHOOSE_COLOUR, seat)


@COLOUR.may
def may_colour(s: State, seat: int, colour: int) -> int:
    """A level-1 piece is left, and he has a block of the colour or a white one."""
    if s.first_levels[colour] == 0:
        return Reason.COLOUR_SOLD_OUT
    return Reason.LEGAL if can_found(s, seat, colour) else Reason.NO_BLOCK_OF_COLOUR


@COLOUR.do
def choose_colour(s: State, seat: int, colour: int) -> None:
    """The first level fixes the colour of the pyramid for good."""
    place = s.building
    ask(s, s.return_to, seat)
    s.building = NONE
    s.return_to = Decision.NONE
    s.colour[place] = colour
    raise_level(s, seat, place)


@rule
def spend_blocks(s: State, seat: int, colour: int, count: int) -> None:
    """Return blocks to the supply: coloured ones first, white ones for the rest."""
    coloured = min(count, s.blocks[seat][colour])
    s.blocks[seat][colour] -= coloured
    s.blocks[seat][box.WHITE] -= count - coloured
    s.block_count[seat] -= count
    s.block_supply += count


@rule
def raise_level(s: State, seat: int, place: int) -> None:
    """Build the next level: pay blocks of the pyramid's colour, two workers go home (RULES 5.5)."""
    bit = 1 << place
    colour = s.colour[place]
    level = s.level[place] + 1
    s.level[place] = level
    spend_blocks(s, seat, colour, box.LEVEL_BLOCKS[level])
    if level == 1:
        s.first_levels[colour] -= 1
        emit(s, Event.FOUND, seat, maps.SITE_CELL[s.side][place], colour)
    elif level == box.MAX_LEVEL:
        s.tips[tip_owner(s, seat)] -= 1
    else:
        s.levels[level] -= 1
    if level > 1:
        emit(s, Event.BUILD, seat, maps.SITE_CELL[s.side][place], level)
    s.reserve[seat] += s.workers[place] - 1
    s.workers[place] = 1
    s.crewed &= ~bit
    s.guarded |= bit
    if level == cap(s):
        s.finished |= bit
    if s.mode == box.COOPERATIVE and mission_is_met(s):
        s.result = WON


@rule
def pyramids_of(s: State, level: int) -> int:
    """How many pyramids of the table have reached a level."""
    count = 0
    for place in range(maps.PLACES):
        if s.level[place] >= level:
            count += 1
    return count


@rule
def colours_of(s: State, level: int) -> int:
    """In how many colours a pyramid has reached a level."""
    found = 0
    for place in range(maps.PLACES):
        if s.level[place] >= level:
            found |= 1 << s.colour[place]
    count = 0
    for colour in range(box.COLOURS):
        count += (found >> colour) & 1
    return count


@rule
def mission_is_met(s: State) -> bool:
    """Missions 1 and 3: whether the goal has been reached (RULES 6.5)."""
    if s.mission == box.MISSION_TIPS:
        return pyramids_of(s, box.TIPS_LEVEL) >= box.TIPS_GOAL
    if s.mission == box.MISSION_COLOURS:
        return colours_of(s, box.COLOURS_LEVEL) >= box.COLOURS_GOAL
    return False


# ---- blocks


@EXCHANGE.may
def may_exchange(s: State, seat: int, pair: int) -> int:
    """Any two blocks that he has, white ones too (R-25)."""
    first = PAIR_FIRST[pair]
    second = PAIR_SECOND[pair]
    needed = 2 if first == second else 1
    owned = s.blocks[seat][first] >= needed and s.blocks[seat][second] >= needed
    return Reason.LEGAL if owned else Reason.BLOCKS_NOT_OWNED


@EXCHANGE.do
def exchange(s: State, seat: int, pair: int) -> None:
    """Two blocks go back, one white block comes."""
    first = PAIR_FIRST[pair]
    second = PAIR_SECOND[pair]
    s.blocks[seat][first] -= 1
    s.blocks[seat][second] -= 1
    s.blocks[seat][box.WHITE] += 1
    s.block_count[seat] -= 1
    s.block_supply += 1
    emit(s, Event.EXCHANGE, seat, first, second)


@BUY_BLOCK.may
def may_buy_block(s: State, seat: int) -> int:
    """For gold, while the supply has one."""
    if s.gold[seat] < box.BLOCK_PRICE:
        return Reason.TOO_LITTLE_GOLD
    return Reason.LEGAL if s.block_supply > 0 else Reason.NO_BLOCK_IN_SUPPLY


@BUY_BLOCK.do
def buy_block(s: State, seat: int) -> None:
    """A white block for gold."""
    emit(s, Event.BUY_BLOCK, seat, box.BLOCK_PRICE, 0)
    pay_gold(s, seat, box.BLOCK_PRICE)
    s.block_supply -= 1
    gain_block(s, seat, box.WHITE)
