"""What one seat of Terra Pyramides may know (RULES 7): the only door out of the true state."""

from __future__ import annotations

import msgspec

from ostracon.games.terra_pyramides import GAME, maps
from ostracon.games.terra_pyramides import components as box
from ostracon.games.terra_pyramides.building import BUILD, BUY_BLOCK, colours_of, pyramids_of
from ostracon.games.terra_pyramides.hidden import hidden_tiles, hides_hand
from ostracon.games.terra_pyramides.layout import NO_TILE, NONE, State
from ostracon.games.terra_pyramides.piles import is_face_up, removal
from ostracon.games.terra_pyramides.placing import PLACE
from ostracon.games.terra_pyramides.scoring import forecast, score, standing, team_forecast, total
from ostracon.games.terra_pyramides.spending import BOAT, OFFER, STRATEGY, strategy_price
from ostracon.games.terra_pyramides.vocabulary import Decision, Part
from ostracon.games.terra_pyramides.workers import BUY_WORKER
from ostracon.kernel.actions import Verb
from ostracon.kernel.rules import SPECTATOR
from ostracon.kernel.view import seen

HIDDEN = -1


class PlaceView(msgspec.Struct, frozen=True):
    """A construction site and what stands on it."""

    cell: int
    value: int  # of its base; 0 while the site is closed
    level: int  # 0..5
    colour: int  # of the pyramid, -1 below level 1
    owner: int  # seat, -1 nobody
    workers: int


class PileView(msgspec.Struct, frozen=True):
    """A pile of tiles."""

    display: int  # 0 Sphinx, 1 scarab
    in_play: bool  # False once it was removed
    face_up: bool
    tiles: tuple[int, ...]  # from the top, -1 unknown to this seat; () when removed
    until_removal: int  # tiles that can still be taken


class HandView(msgspec.Struct, frozen=True):
    """The tile in a player's hand."""

    held: bool
    tile: int  # kind, -1 none or unknown to this seat
    pile: int  # where it came from, -1 none
    display: int  # 0 Sphinx, 1 scarab, -1 none


class RowView(msgspec.Struct, frozen=True):
    """A row through the tile just placed, and what choosing it would give."""

    axis: int
    cells: tuple[int, ...]  # in reading order
    gold: int  # coins of oases, eyes (version 1) and coin spaces
    horus: int  # steps on the Horus track
    offerings: int
    oases: int
    boat: int  # cells that the boat would move
    blocks: tuple[int, ...]  # by colour, if the supply lasts
    workers: int  # as many as the reserve has


class View(msgspec.Struct, frozen=True):
    """A position of Terra Pyramides as one seat sees it."""

    seat: int  # who looks; -1 spectator
    players: int
    version: int  # 1, 2, 3
    cooperative: bool
    mission: int  # 0 none, 1..3
    symbols: bool
    face_up_piles: bool
    steps_free: bool
    side: int  # board side: 0 desert, 1 Nile
    start_seat: int
    actor: int  # who decides now, whose turn it is; -1 when over
    decision: int  # vocabulary.Decision; NONE when over
    over: bool
    result: int  # of a mission: 0 open, 1 won, 2 lost
    progress: int  # mission 1: pyramids of level 5; 2: points of the team; 3: colours with a level 4
    goal: int  # what the mission demands of that; 0 without one
    turns_taken: tuple[int, ...]
    turns_left: int  # tiles still to be placed, by all players together

    tiles: tuple[int, ...]  # kind per cell, -1 none
    facing: tuple[int, ...]  # 0..3 = N, E, S, W; -1 none
    places: tuple[PlaceView, ...]  # by place number
    bases: tuple[int, ...]  # face-down bases by value (components.BASE_VALUES)
    piles: tuple[PileView, ...]
    hands: tuple[HandView, ...]
    unseen: tuple[int, ...]  # by kind, tiles that this seat does not know the place of

    reserve: tuple[int, ...]
    gold: tuple[int, ...]
    blocks: tuple[tuple[int, ...], ...]  # by seat and storage, white last
    tips: tuple[int, ...]  # by seat; missions: the common stock in every entry
    horus: tuple[int, ...]
    offerings: tuple[int, ...]
    oases: tuple[int, ...]
    boat: tuple[int, ...]
    arrival: tuple[int, ...]  # stamps: on the same cell the smaller one came first
    strategy: tuple[int, ...]  # card bought, -1 none
    strategy_price: tuple[int, ...]
    gold_supply: int
    block_supply: int
    first_levels: tuple[int, ...]  # level-1 pieces by colour
    levels: tuple[int, ...]  # pieces by level, 2 to 4
    cards: tuple[int, ...]  # strategy cards on display

    placed: int  # cell of the tile placed this turn, -1
    axis: int  # of the row chosen this turn, -1
    row: tuple[int, ...]  # its cells
    rows: tuple[RowView, ...]  # ROW: what each of the four rows would give; () otherwise
    waiting: tuple[int, ...]  # cells with waiting workers; the first one is asked about
    stones: tuple[int, ...]  # SUPPLY: cells that have their block already
    ways: tuple[int, ...]  # WORKER: the place reached per direction, -1 none; () otherwise
    first_base: int  # place number of the first free base entered this turn, -1
    peeked: int  # TAKE: the pile, -1
    building: int  # COLOUR: the place number, -1

    score: tuple[int, ...]
    parts: tuple[tuple[int, ...], ...]  # by seat, points by category so far
    forecast: tuple[tuple[int, ...], ...]  # by seat, what the final count would add now
    standing: tuple[int, ...]  # 1 = first; missions: 1 won, 2 not
    legal: tuple[int, ...]  # action numbers, for the decider only


def view(s: State, seat: int) -> View:
    """What `seat` may know of a position; -1 for a spectator."""
    return seen(public(s), seat, private, s)


def public(s: State) -> View:
    """What everybody may know of a position."""
    players = range(s.players)
    row = row_cells(s, s.axis) if s.axis != NONE and s.decider >= 0 else ()
    tips = [s.tips[0]] * s.players if s.mode == box.COOPERATIVE else s.tips[: s.players]
    progress, goal = mission_progress(s)
    categories = range(len(Part))
    return View(
        seat=SPECTATOR,
        players=s.players,
        version=s.version + 1,
        cooperative=s.mode == box.COOPERATIVE,
        mission=s.mission,
        symbols=s.symbols == 1,
        face_up_piles=s.face_up_piles == 1,
        steps_free=s.steps_rule == 1,
        side=s.side,
        start_seat=s.start_seat,
        actor=s.decider,
        decision=s.decision,
        over=s.decider < 0,
        result=s.result,
        progress=progress,
        goal=goal,
        turns_taken=tuple(s.turns_taken[: s.players]),
        turns_left=sum(tile != NO_TILE for tile in s.hand[: s.players])
        + sum(takeable(s, pile) for pile in range(box.PILES)),
        tiles=tuple(s.tile),
        facing=tuple(s.facing),
        places=tuple(place_view(s, k) for k in range(maps.SITES[s.side])),
        bases=tuple(s.bases[: s.bases_left].count(value) for value in box.BASE_VALUES),
        piles=tuple(pile_view(s, SPECTATOR, pile) for pile in range(box.PILES)),
        hands=tuple(hand_view(s, SPECTATOR, other) for other in players),
        unseen=unseen_tiles(s, SPECTATOR),
        reserve=tuple(s.reserve[: s.players]),
        gold=tuple(s.gold[: s.players]),
        blocks=tuple(tuple(s.blocks[p]) for p in players),
        tips=tuple(tips),
        horus=tuple(s.horus[: s.players]),
        offerings=tuple(s.offerings[: s.players]),
        oases=tuple(s.oases[: s.players]),
        boat=tuple(s.boat[: s.players]),
        arrival=tuple(s.arrival[: s.players]),
        strategy=tuple(s.strategy[: s.players]),
        strategy_price=tuple(strategy_price(s, p) for p in players),
        gold_supply=s.gold_supply,
        block_supply=s.block_supply,
        first_levels=tuple(s.first_levels),
        levels=tuple(s.levels),
        cards=tuple(card for card in range(box.CARDS) if s.cards >> card & 1),
        placed=s.placed,
        axis=s.axis,
        row=row,
        rows=tuple(row_view(s, axis) for axis in range(maps.AXES))
        if s.decision == Decision.CHOOSE_ROW
        else (),
        waiting=tuple(cell for i, cell in enumerate(row) if s.waiting >> i & 1),
        stones=tuple(cell for i, cell in enumerate(row) if s.stones >> i & 1),
        ways=tuple(s.way[: maps.DIRECTIONS]) if s.decision == Decision.MOVE_WORKER else (),
        first_base=s.first_base,
        peeked=s.peeked,
        building=s.building,
        score=tuple(total(s, p) for p in players),
        parts=tuple(tuple(score(s, p, part) for part in categories) for p in players),
        forecast=tuple(tuple(expected(s, p, part) for part in categories) for p in players),
        standing=tuple(standing(s, p) for p in players),
        legal=(),
    )


def private(s: State, seat: int, public: View) -> dict[str, object]:
    """What differs for a seat: tiles that it has seen, its hand, its actions."""
    return {
        "piles": tuple(pile_view(s, seat, pile) for pile in range(box.PILES)),
        "hands": tuple(hand_view(s, seat, other) for other in range(s.players)),
        "unseen": unseen_tiles(s, seat),
        "legal": tuple(s.legal_actions()) if seat == s.decider else (),
    }


def place_view(s: State, k: int) -> PlaceView:
    """A construction site by its number."""
    cell = maps.SITE_CELL[s.side][k]
    return PlaceView(cell, s.base_value[k], s.level[k], s.colour[k], s.owner[k], s.workers[k])


def expected(s: State, seat: int, part: int) -> int:
    """What the final count would add now; nothing once it has been made."""
    return 0 if s.decider < 0 else forecast(s, seat, part)


def takeable(s: State, pile: int) -> int:
    """How many tiles of a pile can still be taken before it is removed."""
    return s.pile_count[pile] - removal(s) if s.open_piles >> pile & 1 else 0


def pile_view(s: State, seat: int, pile: int) -> PileView:
    """A pile: what the seat knows of its tiles, from the top."""
    in_play = s.open_piles >> pile & 1 == 1
    hidden = hidden_tiles(s, seat, pile)
    known = s.piles[pile][hidden : s.pile_count[pile]]
    tiles = (*reversed(known), *[HIDDEN] * hidden) if in_play else ()
    return PileView(box.DISPLAY[pile], in_play, is_face_up(s, pile), tiles, takeable(s, pile))


def hand_view(s: State, seat: int, other: int) -> HandView:
    """A hand: its tile where the seat knows it, its pile for everybody."""
    if s.hand[other] == NO_TILE:
        return HandView(False, HIDDEN, NONE, NONE)
    pile = s.hand_pile[other]
    return HandView(True, HIDDEN if hides_hand(s, seat, other) else s.hand[other], pile, box.DISPLAY[pile])


def unseen_tiles(s: State, seat: int) -> tuple[int, ...]:
    """How many tiles of each kind the seat cannot locate."""
    counts = [0] * box.TILE_KINDS
    for pile in range(box.PILES):
        for tile in s.piles[pile][: hidden_tiles(s, seat, pile)]:
            counts[tile] += 1
    for other in range(s.players):
        if hides_hand(s, seat, other):
            counts[s.hand[other]] += 1
    return tuple(counts)


def mission_progress(s: State) -> tuple[int, int]:
    """How far the team has come, and how far it must come (RULES 6.5)."""
    if s.mission == box.MISSION_TIPS:
        return pyramids_of(s, box.TIPS_LEVEL), box.TIPS_GOAL
    if s.mission == box.MISSION_POINTS:
        return team_forecast(s), box.POINTS_GOAL
    if s.mission == box.MISSION_COLOURS:
        return colours_of(s, box.COLOURS_LEVEL), box.COLOURS_GOAL
    return 0, 0


def row_cells(s: State, axis: int) -> tuple[int, ...]:
    """The cells of a row through the tile just placed."""
    return maps.ROW_CELL[s.side][s.placed][axis][: maps.ROW_LENGTH[s.side][s.placed][axis]]


def row_view(s: State, axis: int) -> RowView:
    """What a row would give the active player."""
    seat, version = s.decider, s.version
    cells = row_cells(s, axis)
    tiles = [s.tile[cell] for cell in cells if s.tile[cell] != NO_TILE]
    printed = maps.ROW_OASES[s.side][s.placed][axis]
    eyes = sum(box.TILE_EYES[tile] for tile in tiles)
    horus = eyes * box.EYE_HORUS[version]
    coins = (s.horus[seat] + horus) // box.COIN_EVERY - s.horus[seat] // box.COIN_EVERY
    gold = printed * box.OASIS_GOLD[version] + eyes * box.EYE_GOLD[version] + coins * box.COIN_GOLD
    nile = maps.ROW_NILE[s.side][s.placed][axis]
    return RowView(
        axis=axis,
        cells=cells,
        gold=min(gold, s.gold_supply),
        horus=horus,
        offerings=sum(box.TILE_OFFERINGS[tile] for tile in tiles),
        oases=printed * box.OASIS_POINTS[version] + sum(box.TILE_OASIS[tile] for tile in tiles),
        boat=min(nile, maps.LAST_BERTH - s.boat[seat]),
        blocks=tuple(sum(box.TILE_BLOCK[tile] == colour for tile in tiles) for colour in range(box.COLOURS)),
        workers=min(sum(box.TILE_WORKER[tile] for tile in tiles), s.reserve[seat]),
    )


def reason_arguments(view: View, action: int) -> dict[str, int]:
    """The numbers that the text of a refusal may name: "this costs 3 gold; you have 1"."""
    seat = max(view.actor, 0)
    verb = GAME.actions.verb_of(action)
    arguments = GAME.actions.arguments(action)
    numbers = {
        "gold": view.gold[seat],
        "gold_limit": box.GOLD_LIMIT,
        "block_limit": box.BLOCK_LIMIT,
        "blocks": sum(view.blocks[seat]),
        "horus": view.horus[seat],
        "horus_needed": box.LEAST_HORUS,
        "price": view.strategy_price[seat] if verb is STRATEGY else PRICES.get(verb, 0),
        "level": 0,
        "needed": 0,
        "owned": 0,
        "workers": 0,
    }
    if "place" in arguments and arguments["place"] < len(view.places):
        place = view.places[arguments["place"]]
        numbers["workers"] = place.workers
        numbers["level"] = min(place.level + 1, box.MAX_LEVEL)
        numbers["needed"] = box.LEVEL_BLOCKS[numbers["level"]]
        if verb is BUILD and place.colour >= 0:
            numbers["owned"] = view.blocks[seat][place.colour] + view.blocks[seat][box.WHITE]
    return numbers


PRICES: dict[Verb, int] = {
    PLACE: box.SYMBOL_PRICE,
    BUY_BLOCK: box.BLOCK_PRICE,
    BUY_WORKER: box.WORKER_PRICE,
    OFFER: box.OFFERING_PRICE,
    BOAT: box.BOAT_PRICE,
}
