"""What lies on the map and the tracks of Terra Pyramides.

A thing whose place is a spot has no words of its own: the spot speaks for it. Ids that begin with ``stone-``
belong to families of things that look alike (``screen.gliding``): what left one place glides to the one that
was filled.
"""

from __future__ import annotations

from collections.abc import Iterator

from ostracon.games.terra_pyramides import components as box
from ostracon.games.terra_pyramides import maps, spaces
from ostracon.games.terra_pyramides.faces import STORAGE_TONES
from ostracon.games.terra_pyramides.layout import NO_TILE, NOBODY
from ostracon.games.terra_pyramides.pieces_sides import SIDE_PIECES
from ostracon.games.terra_pyramides.rows import SUPPLY
from ostracon.games.terra_pyramides.spaces import CELL, PLACE_SCALE, TILE_SCALE, Lanes, cell_at
from ostracon.games.terra_pyramides.view import PlaceView, View
from ostracon.games.terra_pyramides.vocabulary import Decision
from ostracon.games.terra_pyramides.words import (
    boat_words,
    highest_allowed,
    open_to,
    stock_seat,
    total_forecast,
)
from ostracon.screen.elements import shared
from ostracon.screen.ground import At
from ostracon.screen.memory import whole
from ostracon.screen.scene import Piece
from ostracon.screen.texts import Say, unnamed

Z_BASE, Z_TILE, Z_STEPS, Z_LEVEL, Z_BOAT, Z_WORKER, Z_MARK, Z_HANDLE = 5, 10, 12, 20, 30, 40, 50, 60

_STEP = ((-1, 0), (-1, 1), (0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1))
_AXIS_TURN = (0, 90, 45, -45)  # degrees of a double arrow along each axis
_AXIS_WAY = (2, 4, 3, 1)  # the direction at whose edge a row's handle sits: e, s, se, ne


# Places.


def bases(view: View, say: Say) -> Iterator[Piece]:
    """A base, and its value while no pyramid stands on it."""
    for k, place in enumerate(whole(view.places)):
        if place.value:
            yield from base(k, place)


@shared
def base(k: int, place: PlaceView) -> tuple[Piece, ...]:
    at = cell_at(place.cell)
    stone = Piece(id=f"base-{k}", symbol="base", x=at.x, y=at.y, scale=PLACE_SCALE, z=Z_BASE)
    if place.level:
        return (stone,)
    value = Piece(
        id=f"value-{k}",
        symbol="base-value",
        x=at.x,
        y=at.y - CELL * 0.1,
        scale=CELL * 0.0056,
        text=str(place.value),
        z=Z_LEVEL,
    )
    return stone, value


def levels(view: View, say: Say) -> Iterator[Piece]:
    """Pyramids, a piece for each level; the tip has its owner's colour."""
    highest = highest_allowed(view)
    for k, place in enumerate(whole(view.places)):
        if place.level:
            yield from pyramid(k, place, place.level < highest)


@shared
def pyramid(k: int, place: PlaceView, rises: bool) -> tuple[Piece, ...]:
    at = cell_at(place.cell)
    tone = STORAGE_TONES[place.colour]
    found = []
    for level in range(1, place.level + 1):
        top = level == box.MAX_LEVEL
        found.append(
            Piece(
                id=f"level-{k}-{level}",
                symbol="pyramid-tip" if top else f"course-{level}",
                x=at.x,
                y=at.y,
                scale=PLACE_SCALE,
                tone=f"seat-{place.owner}" if top else tone,
                z=Z_LEVEL + level,
            )
        )
    if rises:
        found.append(
            Piece(id=f"rise-{k}", symbol="pyramid-draft", x=at.x, y=at.y, scale=PLACE_SCALE, z=Z_LEVEL - 1)
        )
    corner = cell_at(place.cell, -33, -32, CELL * 0.0027)
    found.append(
        Piece(
            id=f"colour-{k}",
            symbol=f"cube-{box.COLOUR_IDS[place.colour]}",
            x=corner.x,
            y=corner.y,
            scale=corner.scale,
            z=Z_LEVEL,
        )
    )
    return tuple(found)


# Tiles.


def tiles(view: View, say: Say) -> Iterator[Piece]:
    """Tiles on the map, then the one in the hand: a tile that is laid glides from the hand to its cell."""
    count: dict[int, int] = {}

    def name(kind: int) -> str:
        count[kind] = count.get(kind, -1) + 1
        return f"stone-tile-{kind}-{count[kind]}" if kind >= 0 else f"tile-hidden-{count[kind]}"

    for cell, kind in enumerate(whole(view.tiles)):
        if kind != NO_TILE:
            yield tile(name(kind), f"tile-{kind}", cell_at(cell))
    hand = view.hands[stock_seat(view)]
    if hand.held:
        symbol = f"tile-{hand.tile}" if hand.tile >= 0 else f"tile-back-{box.DISPLAY_IDS[hand.display]}"
        yield tile(name(hand.tile), symbol, spaces.HAND)


@shared
def tile(name: str, symbol: str, at: At) -> Piece:
    return Piece(id=name, symbol=symbol, x=at.x, y=at.y, scale=at.scale, z=Z_TILE)


def steps(view: View, say: Say) -> Iterator[Piece]:
    """The edge of a tile that faces a construction site."""
    turning = view.placed if view.decision == Decision.CHOOSE_SITE else NO_TILE
    for cell, (kind, facing) in enumerate(zip(whole(view.tiles), whole(view.facing), strict=True)):
        if kind != NO_TILE and facing >= 0 and cell != turning:
            yield steps_of(cell, facing)


@shared
def steps_of(cell: int, facing: int) -> Piece:
    at = cell_at(cell)
    return Piece(f"steps-{cell}", "steps", at.x, at.y, TILE_SCALE, turn=90 * facing, z=Z_STEPS)


# Workers and boats.


def workers(view: View, say: Say) -> Iterator[Piece]:
    """Everybody's workers on places and tiles, then the reserve of the stock that is shown."""
    mine = stock_seat(view)
    crews = [(place.owner, place.cell, place.workers) for place in whole(view.places) if place.workers]
    for seat in range(view.players):
        where = [
            spaces.crew_at(cell, index, count)
            for owner, cell, count in crews
            if owner == seat
            for index in range(count)
        ]
        if seat == view.actor:
            where += [cell_at(cell, 0, 0, CELL * 0.0046) for cell in view.waiting]
        if seat == mine:
            count = view.reserve[seat]
            where += [spaces.reserve_at(count, index) for index in range(count)]
        for number, at in enumerate(where):
            yield worker(seat, number, at)


@shared
def worker(seat: int, number: int, at: At) -> Piece:
    name, symbol = f"stone-worker-{seat}-{number}", f"marker-{seat}"
    return Piece(name, symbol, at.x, at.y, at.scale, tone=f"seat-{seat}", z=Z_WORKER)


def boats(view: View, say: Say) -> Iterator[Piece]:
    if view.side != maps.NILE_SIDE:
        return
    for seat in range(view.players):
        at = spaces.berth_at(maps.TRACK_CELL[view.boat[seat]], seat, view.players)
        label = boat_words(view, seat, say)
        yield Piece(
            id=f"boat-{seat}",
            symbol=f"felucca-{seat}",
            x=at.x,
            y=at.y,
            scale=at.scale,
            tone=f"seat-{seat}",
            label="" if seat == view.seat else label,
            tip="" if seat == view.seat else f"{label}\n{say('boat-tip')}",
            z=Z_BOAT,
        )


# Tracks.


def counters(view: View, say: Say) -> Iterator[Piece]:
    """Everybody's counter on the frame: the Horus track; in version 1, where points come at the end, the forecast."""
    on: dict[int, list[int]] = {}
    points = [
        view.score[seat] if view.version > 1 else total_forecast(view, seat) for seat in range(view.players)
    ]
    for seat in range(view.players):
        on.setdefault(points[seat] % spaces.LOOP, []).append(seat)
    for seats in on.values():
        for place, seat in enumerate(seats):
            at = spaces.track_marker(points[seat], place, len(seats))
            track = "end" if view.over else "forecast" if view.version == 1 else "horus"
            label = say("score-label", player=say(f"seat-{seat}"), points=points[seat], track=track)
            yield Piece(
                id=f"score-{seat}",
                symbol=f"marker-{seat}",
                x=at.x,
                y=at.y,
                scale=at.scale,
                tone=f"seat-{seat}",
                label=label,
                z=Z_MARK,
            )


def lanes(view: View, say: Say) -> Iterator[Piece]:
    """Offerings, oases, and the forecast where a version has room for it."""
    if view.version >= 2:
        yield from lane(
            view, "offerings", view.offerings, Lanes(spaces.offerings_box(view.version), view.players), say
        )
    if view.version == 3:
        yield from lane(view, "oases", view.oases, Lanes(spaces.OASES_BOX, view.players), say)
    else:
        totals = tuple(total_forecast(view, seat) for seat in range(view.players))
        yield from lane(view, "forecast", totals, Lanes(spaces.forecast_box(view.version), view.players), say)


def lane(view: View, name: str, values: tuple[int, ...], where: Lanes, say: Say) -> Iterator[Piece]:
    end = spaces.span(values)
    for seat, value in enumerate(values):
        yield from lane_marks(name, seat, say(f"seat-{seat}"), value, where, end, unnamed(say))


@shared
def lane_marks(
    name: str, seat: int, player: str, value: int, where: Lanes, end: int, say: Say
) -> tuple[Piece, Piece]:
    """A player's marker on a track, and its number at the end."""
    label = say(f"{name}-label", player=player, count=value)
    at, total = where.marker(seat, value, end), where.total(seat)
    marker = Piece(
        id=f"{name}-{seat}",
        symbol=f"marker-{seat}",
        x=at.x,
        y=at.y,
        scale=at.scale,
        tone=f"seat-{seat}",
        label=label,
        z=Z_MARK,
    )
    figure = Piece(
        id=f"{name}-total-{seat}",
        symbol="blank",
        x=total.x,
        y=total.y,
        scale=total.scale,
        text=str(value),
        label=label,
        z=Z_MARK,
    )
    return marker, figure


# What may come: rows, ways.


def choice_marks(view: View, say: Say) -> Iterator[Piece]:
    if view.decision == Decision.CHOOSE_ROW:
        yield from row_marks(view)
    elif view.decision == Decision.MOVE_WORKER:
        yield from way_marks(view)
    elif view.placed >= 0 and not view.over:
        yield from turn_marks(view)


def turn_marks(view: View) -> Iterator[Piece]:
    """The tile laid this turn; in a shortage the row that is being supplied, and the blocks it has."""
    for cell in view.row if view.decision in SUPPLY.when else (view.placed,):
        at = cell_at(cell)
        yield Piece(id=f"row-cell-{cell}", symbol="row-frame", x=at.x, y=at.y, scale=CELL * 0.01, z=Z_MARK)
    for cell in view.stones:
        at = cell_at(cell, 24, 22, CELL * 0.0042)
        colour = box.COLOUR_IDS[box.TILE_BLOCK[view.tiles[cell]]]
        yield Piece(
            id=f"supplied-{cell}",
            symbol=f"cube-{colour}",
            x=at.x,
            y=at.y,
            scale=at.scale,
            z=Z_HANDLE,
        )


def beyond(cell: int, direction: int, steps: int = 1) -> int:
    """The cell some steps away in a direction, -1 beyond the edge."""
    row, column = divmod(cell, maps.COLS)
    row, column = row + _STEP[direction][0] * steps, column + _STEP[direction][1] * steps
    return row * maps.COLS + column if 0 <= row < maps.ROWS and 0 <= column < maps.COLS else NOBODY


def handle_at(view: View, axis: int) -> At:
    """Where a row is taken: just outside the tile just placed, on the side where the row is longer."""
    forward = _AXIS_WAY[axis]
    cells = view.rows[axis].cells
    ahead = _run(view.placed, forward, cells)
    behind = _run(view.placed, (forward + 4) % maps.DIRECTIONS, cells)
    way = forward if ahead >= behind else (forward + 4) % maps.DIRECTIONS
    down, right = _STEP[way]
    return cell_at(view.placed, 84 * right, 84 * down, CELL * 0.0060)


def _run(cell: int, direction: int, cells: tuple[int, ...]) -> int:
    length = 0
    while beyond(cell, direction, length + 1) in cells:
        length += 1
    return length


def row_marks(view: View) -> Iterator[Piece]:
    """The four rows through the tile just placed: a draft line over their cells and a handle for each."""
    for row in view.rows:
        name = maps.AXIS_IDS[row.axis]
        for cell in row.cells:
            if cell == view.placed:
                continue
            at = cell_at(cell)
            empty = maps.CELL_KIND[view.side][cell] == maps.ORDINARY and view.tiles[cell] == NO_TILE
            yield Piece(
                id=f"row-cell-{cell}",
                symbol="row-mark" if empty else "row-frame",
                x=at.x,
                y=at.y,
                scale=CELL * 0.01,
                turn=_AXIS_TURN[row.axis] if empty else 0,
                z=Z_MARK,
            )
        at = handle_at(view, row.axis)
        yield Piece(
            id=f"handle-{name}",
            symbol="axis",
            x=at.x,
            y=at.y,
            scale=at.scale,
            turn=_AXIS_TURN[row.axis],
            z=Z_HANDLE,
        )


def way_marks(view: View) -> Iterator[Piece]:
    """Where the waiting worker may walk: footprints over the cells on the way, an arrow at its start."""
    start = view.waiting[0]
    at = cell_at(start, 0, 0, CELL * 0.0062)
    yield Piece(id="waiting-ring", symbol="ring", x=at.x, y=at.y, scale=at.scale, z=Z_HANDLE)
    for direction, k in enumerate(view.ways):
        if k < 0 or not open_to(view, k):
            continue
        down, right = _STEP[direction]
        at = cell_at(start, 50 * right, 50 * down, CELL * 0.0034)
        turn = 45 * direction
        yield Piece(
            id=f"way-{maps.DIRECTION_IDS[direction]}",
            symbol="way",
            x=at.x,
            y=at.y,
            scale=at.scale,
            turn=turn,
            z=Z_HANDLE,
        )
        steps = 1
        while (cell := beyond(start, direction, steps)) >= 0 and maps.CELL_KIND[view.side][cell] != maps.SITE:
            on = cell_at(cell, 0, 0, CELL * 0.0064)
            yield Piece(
                id=f"foot-{cell}", symbol="footprint", x=on.x, y=on.y, scale=on.scale, turn=turn, z=Z_MARK
            )
            steps += 1


PIECES = (
    bases,
    levels,
    tiles,
    steps,
    workers,
    boats,
    counters,
    lanes,
    choice_marks,
    *SIDE_PIECES,
)
