"""Where everything lies on Ankh'or's board: the geometry that drawing and scene share (1600 x 1000 units).

Two registers: above the market (supply, price board over the row, piles), below the domains, the viewer's own on the left
and largest, the others clockwise. A domain is scaled so that its base fits into its flake.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from ostracon.games.ankhor import components as box
from ostracon.screen.elements import shared
from ostracon.screen.ground import HEIGHT, WIDTH, At, Box

EDGE, GAP = 20, 12


# The market.
TOP, TALL = 16, 272
SUPPLY = Box(EDGE, TOP, 392, TALL)
MARKET = Box(EDGE + 392 + GAP, TOP, 904, TALL)
PILE_BOX = Box(MARKET.right + GAP, TOP, WIDTH - EDGE - MARKET.right - GAP, TALL)
RIVER = Box(0, TOP + TALL + 8, WIDTH, 22)
LOWER = RIVER.bottom + 8  # where the domains begin

PITCH = 146.0  # from one column of the price board to the next
HOLE = 46.0
TILE = 1.32  # scale of a tile in the row
BOARD = Box(MARKET.x + 10, TOP + 46, MARKET.w - 20, 62)  # the plank with the holes


def column(slot: int) -> float:
    """The middle of a column of the price board."""
    return MARKET.middle + (slot - (box.COLUMNS - 1) / 2) * PITCH


def hole(slot: int, holes: int, index: int) -> At:
    """A hole of the price board, or the marker in it."""
    return At(column(slot) + (index - (holes - 1) / 2) * HOLE, BOARD.y + BOARD.h / 2, 0.43)


def row_tile(slot: int) -> At:
    return At(column(slot), BOARD.bottom + 12 + 50 * TILE, TILE)


def supply_stack(token: int) -> At:
    """The lowest token of a stack in the supply."""
    across = box.TOKENS // 2
    row, place = divmod(token, across)
    return At(SUPPLY.x + 62 + 123 * place, SUPPLY.y + 112 + 107 * row, 0.7)


STEP = 4.5  # from one token of a stack to the next


def supply_spot(token: int) -> Box:
    at = supply_stack(token)
    return Box(at.x - 43, at.y - 63, 119, 102)


BONUS_SUPPLY = At(SUPPLY.right - 92, SUPPLY.y + 28, 0.40)


def pile(number: int) -> At:
    return At(PILE_BOX.middle + (number - (box.PILES - 1) / 2) * 116, PILE_BOX.y + 100, 1.0)


def pile_count(number: int) -> At:
    at = pile(number)
    return At(at.x + 14, at.y + 73, 0.56)


OUT = At(PILE_BOX.right - 78, PILE_BOX.y + 26, 0.46)
REFRESH_PLATE = Box(PILE_BOX.x + 14, PILE_BOX.bottom - 64, PILE_BOX.w - 28, 52)


# The domains.


class Estate(NamedTuple):
    """One player's flake: a strip with counts, the domain, a strip with tokens."""

    box: Box
    own: bool  # the viewer's: larger, with room for what may come

    @property
    def tall(self) -> bool:
        """A narrow flake with room below: ankhs lie under the resources."""
        return not self.own and self.box.h > 500 and self.box.w < 460

    @property
    def roomy(self) -> bool:
        """Another player's flake that is nearly as large as one's own."""
        return not self.own and self.box.h > 500 and not self.tall

    @property
    def head(self) -> float:
        """Middle of the strip above the domain."""
        return self.box.y + (31 if self.own else 27)

    @property
    def foot(self) -> float:
        """Middle of the strip below it, where the tokens lie."""
        return self.box.bottom - (40 if self.own else 88 if self.tall else 36 if self.roomy else 28)

    @property
    def ground(self) -> Box:
        """Where the tiles lie."""
        top = self.box.y + (58 if self.own else 50)
        bottom = self.box.bottom - (76 if self.own else 122 if self.tall else 70 if self.roomy else 52)
        return Box(self.box.x + 12, top, self.box.w - 24, bottom - top)

    @property
    def token(self) -> float:
        """Scale of a token."""
        return 0.58 if self.own else 0.5 if self.tall or self.roomy else 0.38


@cache
def estates(players: int, viewer: int) -> tuple[Estate, ...]:
    """The flakes by seat. A spectator sees them all alike, a player his own first and largest."""
    if viewer < 0:
        return tuple(Estate(area, False) for area in _rows(_lower(), (players,)))
    own, rest = _own_and_rest(players)
    others = _rows(rest, (players - 1,) if players < 4 else (2, 2))
    found = {viewer: Estate(own, True)}
    for turn in range(1, players):
        found[(viewer + turn) % players] = Estate(others[turn - 1], False)
    return tuple(found[seat] for seat in range(players))


def _lower() -> Box:
    """The lower register."""
    return Box(EDGE, LOWER, WIDTH - 2 * EDGE, HEIGHT - 16 - LOWER)


def _own_and_rest(players: int) -> tuple[Box, Box]:
    lower = _lower()
    wide = {2: 940.0, 3: 860.0}.get(players, 800.0)
    return lower._replace(w=wide), lower._replace(x=lower.x + wide + GAP, w=lower.w - wide - GAP)


def aid_box(players: int, viewer: int) -> Box | None:
    """The place that four players leave free: a reminder of the scoring."""
    return _rows(_own_and_rest(players)[1], (2, 2))[3] if players == 4 and viewer >= 0 else None


def _rows(area: Box, across: tuple[int, ...]) -> list[Box]:
    """An area divided into rows of so many equal parts."""
    tall = (area.h - GAP * (len(across) - 1)) / len(across)
    made = []
    for row, count in enumerate(across):
        wide = (area.w - GAP * (count - 1)) / count
        made += [
            Box(area.x + (wide + GAP) * k, area.y + (tall + GAP) * row, wide, tall) for k in range(count)
        ]
    return made


UPPER = 0.68  # width of a first-floor tile, in tile widths: what lies below stays recognisable
LIFT = 0.045  # how far it stands above the corner on which it lies
MOST_OWN, MOST_OTHER = 124.0, 84.0  # largest tiles
RING = 0.72  # width of an empty cell that may be built on, in tile widths


class Span(NamedTuple):
    """The rows, or the columns, of a domain: its base, and the cells shown with it."""

    low: int
    high: int
    first: int
    last: int

    @property
    def start(self) -> float:
        return self.low - 0.5 - RING * (self.low - self.first)

    @property
    def length(self) -> float:
        return self.high - self.low + 1 + RING * (self.low - self.first + self.last - self.high)

    def at(self, cell: int) -> float:
        """The middle of a cell; the ring round the base is narrower than a tile."""
        if cell < self.low:
            return self.low - 0.5 - RING / 2
        if cell > self.high:
            return self.high + 0.5 + RING / 2
        return cell


def span(base: tuple[int, int], ring: int) -> Span:
    return Span(*base, max(0, base[0] - ring), min(box.WINDOW - 1, base[1] + ring))


class Grid(NamedTuple):
    """Where the cells of a domain's window lie on its flake."""

    size: float  # width of a tile
    x: float  # where column 0 would be
    y: float  # where row 0 would be
    rows: Span
    columns: Span

    def cell(self, row: int, column: int) -> At:
        return At(
            self.x + self.columns.at(column) * self.size,
            self.y - self.rows.at(row) * self.size,
            self.size / 100,
        )

    def upper(self, row: int, column: int) -> At:
        """A first-floor position, named after the lowest leftmost of its four cells."""
        return At(
            self.x + (column + 0.5) * self.size,
            self.y - (row + 0.5 + LIFT) * self.size,
            self.size / 100 * UPPER,
        )


@shared
def grid(
    estate: Estate, base_rows: tuple[int, int], base_columns: tuple[int, int], growing: bool = True
) -> Grid:
    """Fit a domain into its flake; the viewer's has a ring of empty cells round it while it may grow."""
    ring = 1 if estate.own and growing else 0
    rows, columns = span(base_rows, ring), span(base_columns, ring)
    ground = estate.ground
    most = MOST_OWN if estate.own else MOST_OTHER
    size = min(most, ground.w / columns.length, ground.h / rows.length)
    return Grid(
        size,
        ground.middle - (columns.start + columns.length / 2) * size,
        ground.y + ground.h / 2 + (rows.start + rows.length / 2) * size,
        rows,
        columns,
    )


# A player's tokens.


def token_pitch(estate: Estate) -> float:
    return estate.token * 100 + 6


@shared
def stock_place(estate: Estate, count: int, index: int) -> At:
    """A resource token in the strip: on its place while the limit is kept, closer together above it."""
    pitch, left = token_pitch(estate), estate.box.x + 18 + estate.token * 50
    end = estate.box.right - 18 - estate.token * 50
    if not estate.tall:
        end -= pitch * (box.ANKH_LIMIT + 0.35)
    if count > 1:
        pitch = min(pitch, (end - left) / (count - 1))
    return At(left + pitch * index, estate.foot, estate.token)


@shared
def ankh_place(estate: Estate, count: int, index: int) -> At:
    """An ankh: at the right end of the strip, or on a line of its own; above the limit closer together."""
    pitch = token_pitch(estate)
    if estate.tall:
        return At(
            estate.box.x + 18 + estate.token * 50 + pitch * index, estate.foot + pitch + 1, estate.token
        )
    first = estate.box.right - 18 - estate.token * 50 - pitch * (box.ANKH_LIMIT - 1)
    if count > box.ANKH_LIMIT:
        pitch = pitch * (box.ANKH_LIMIT - 1) / (count - 1)
    return At(first + pitch * index, estate.foot, estate.token)


RELOCATE_WIDE, RELOCATE_TALL = 220.0, 46.0


def relocate_plate(estate: Estate) -> Box:
    """Where the viewer clicks to move a tile for an ankh."""
    left = estate.box.right - 92 - RELOCATE_WIDE
    return Box(left, estate.head - RELOCATE_TALL / 2, RELOCATE_WIDE, RELOCATE_TALL)


def mark(estate: Estate) -> At:
    return At(estate.box.x + 42, estate.head, 0.46 if estate.own else 0.38)


def tile_count(estate: Estate) -> At:
    return At(estate.box.x + (144 if estate.own else 124), estate.head, 0.52)


def bonus_place(estate: Estate, count: int, index: int) -> At:
    """Bonus tokens follow the count of tiles."""
    left = estate.box.x + (258 if estate.own else 226)
    pitch = 48.0 if estate.own else 40.0
    end = (relocate_plate(estate).x if estate.own else estate.box.right - 74) - pitch / 2
    if count > 1:
        pitch = min(pitch, (end - left) / (count - 1))
    return At(left + pitch * index, estate.head - 2, 0.5 if estate.own else 0.44)


def score_place(estate: Estate) -> At:
    return At(estate.box.right - 44, estate.head, 0.62 if estate.own else 0.56)


def coin(estate: Estate) -> At:
    """The start player's coin, beside the mark."""
    return At(estate.box.x + (88 if estate.own else 78), estate.head, 0.3 if estate.own else 0.26)
