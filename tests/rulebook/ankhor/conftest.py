"""A table at which the examples of the rulebook are set up: tiles by name, cells as (x, y), tokens by colour.

Cells are written as in the specification, "base 4,0", wherever the window has moved; everything else is ordinary
notation: "buy 4", "take blue". After every action the invariants are checked.
"""

from __future__ import annotations

import pytest

from ostracon.games.ankhor import GAME
from ostracon.games.ankhor import components as box
from ostracon.games.ankhor.domain import add_tile, base_place, upper_place
from ostracon.games.ankhor.invariants import check_decision, check_domain, check_tiles, check_tokens
from ostracon.games.ankhor.layout import NO_TILE, State
from ostracon.games.ankhor.turns import start_turn
from ostracon.games.ankhor.vocabulary import Part

Cell = tuple[int, int]


def tile_number(name: str) -> int:
    """The number of a tile called "green jackal" or "green_jackal"."""
    return box.TILE_IDS.index(name.replace(" ", "_"))


class Table:
    """A position under construction, then a game in play. Seat 0 begins and is to play."""

    def __init__(self, players: int = 2, **options: object) -> None:
        self.s: State = GAME.deal(players, {"start_player": "seat_0", **options}, seed=1)
        self.s.events = []
        self.pool = list(box.TILE_COUNT)  # tiles that no fixture has used yet
        self.corner: list[list[Cell]] = [
            [] for _ in range(players)
        ]  # (x, y) of each tile, by seat and number
        self.where: Cell = (0, 0)  # where the tile being bought goes
        self.s.row[:] = [NO_TILE] * box.SLOTS
        self._stack([], [])

    # ---- building ----

    def use(self, name: str) -> int:
        """Take a tile from those that lie nowhere yet."""
        tile = tile_number(name)
        assert self.pool[tile] > 0, f"no {name} left"
        self.pool[tile] -= 1
        return tile

    def row(self, *names: str | None) -> Table:
        """The tiles for sale, from the left; None for an empty slot."""
        self.s.row[:] = [NO_TILE if name is None else self.use(name) for name in names] + [NO_TILE] * (
            box.SLOTS - len(names)
        )
        self._stack([], [])
        return self

    def piles(self, a: list[str] | None = None, b: list[str] | None = None, only: bool = False) -> Table:
        """The piles from the top down; the tiles used nowhere lie below, or with `only` are out of the game."""
        self._stack([self.use(name) for name in a or []], [self.use(name) for name in b or []], only)
        return self

    def _stack(self, a: list[int], b: list[int], only: bool = False) -> None:
        rest = [tile for tile, count in enumerate(self.pool) for _ in range(count)]
        self.s.draw[:] = [NO_TILE] * len(self.s.draw)
        for pile, top in enumerate((a, b)):
            room = 0 if only else box.PILE_SIZES[pile] - len(top)
            lower, rest = rest[:room], rest[room:]
            tiles = lower + top[::-1]
            self.s.draw[box.PILE_START[pile] : box.PILE_START[pile] + len(tiles)] = tiles
            self.s.pile_count[pile] = len(tiles)
        self.s.removed[:] = [rest.count(tile) for tile in range(len(box.TILE_IDS))]

    def few_in_pile_a(self, names: list[str], b: list[str]) -> Table:
        """Pile A holds just these tiles, pile B these on top of others."""
        self.piles(names, b)
        tiles = [tile_number(name) for name in names][::-1]
        hidden = self.s.draw[: self.s.pile_count[0] - len(tiles)]
        for tile in hidden:
            self.s.removed[tile] += 1
        self.s.draw[: box.PILE_SIZES[0]] = tiles + [NO_TILE] * (box.PILE_SIZES[0] - len(tiles))
        self.s.pile_count[0] = len(tiles)
        return self

    def price(self, prices: dict[int, str]) -> Table:
        """Markers above some columns, counted from 1: {4: "green red black"}; the rest is filled up somehow."""
        s = self.s
        left = list(box.MARKERS)
        for column, names in prices.items():
            markers = [box.RESOURCE_IDS.index(name) for name in names.split()]
            assert len(markers) == box.HOLES[s.price_layout][column - 1], (
                f"column {column} has another number of holes"
            )
            s.price[column - 1] = [markers.count(resource) for resource in range(box.RESOURCES)]
            for resource in markers:
                left[resource] -= 1
        assert min(left) >= 0, "more markers than there are"
        for column in range(box.COLUMNS):
            if column + 1 not in prices:
                s.price[column] = [0] * box.RESOURCES
        for hole in range(3):
            for column in range(box.COLUMNS):
                if column + 1 not in prices and hole < box.HOLES[s.price_layout][column]:
                    resource = max(
                        range(box.RESOURCES), key=lambda r: (left[r] > 0, -s.price[column][r], left[r])
                    )
                    s.price[column][resource] += 1
                    left[resource] -= 1
        return self

    def tokens(self, seat: int = 0, **counts: int) -> Table:
        """Tokens in front of a player, from the supply."""
        for name, count in counts.items():
            token = box.TOKEN_IDS.index(name)
            self.s.supply[token] += self.s.tokens[seat][token] - count
            self.s.tokens[seat][token] = count
        assert min(self.s.supply) >= 0, "more tokens than there are"
        return self

    def _put(self, seat: int, name: str, cell: Cell, is_upper: bool) -> None:
        dx, dy = self.offset(seat) if self.corner[seat] else (box.CENTRE - cell[0], box.CENTRE - cell[1])
        place = upper_place if is_upper else base_place
        add_tile(self.s, seat, self.use(name), place(cell[1] + dy, cell[0] + dx))
        self.corner[seat].append(cell)

    def domain(self, base: dict[Cell, str], upper: dict[Cell, str] | None = None, seat: int = 0) -> Table:
        """Tiles in a player's domain."""
        for cell, name in base.items():
            self._put(seat, name, cell, False)
        for cell, name in (upper or {}).items():
            self._put(seat, name, cell, True)
        self._stack([], [])
        return self

    def turn_of(self, seat: int) -> Table:
        """Let another seat be at the start of its turn."""
        start_turn(self.s, seat)
        return self

    # ---- playing ----

    def offset(self, seat: int) -> Cell:
        """How far the window has moved: window = (x, y) + offset."""
        place = self.s.place[seat][0]
        x, y = self.corner[seat][0]
        return (place % 32) // 2 - x, place // 64 - y

    def number(self, words: str) -> int:
        """The action number of "buy 4", "take blue", "base 4,0"."""
        verb, _, rest = words.partition(" ")
        if verb not in ("base", "upper"):
            return GAME.actions.parse(words)
        seat = self.s.decider
        x, y = (int(word) for word in rest.split(","))
        dx, dy = self.offset(seat) if self.corner[seat] else (box.CENTRE, box.CENTRE)
        return GAME.actions.encode(verb, row=y + dy, column=x + dx)

    def words(self, action: int) -> str:
        """The reverse of `number`."""
        arguments = GAME.actions.arguments(action)
        if "row" not in arguments:
            return GAME.actions.notation(action)
        seat = self.s.decider
        dx, dy = self.offset(seat) if self.corner[seat] else (box.CENTRE, box.CENTRE)
        return f"{GAME.actions.verb_of(action).name} {arguments['column'] - dx},{arguments['row'] - dy}"

    def legal(self, verb: str = "") -> set[str]:
        """The legal actions, or those of one verb."""
        GAME.legal(self.s)
        found = {self.words(action) for action in self.s.legal_actions()}
        return {words for words in found if words.split()[0] == verb} if verb else found

    def why_not(self, words: str) -> str:
        """The reason why an action is not possible."""
        GAME.legal(self.s)
        return GAME.reason(GAME.why_not(self.s, self.number(words)))

    def play(self, *actions: str) -> Table:
        """Play legal actions."""
        for words in actions:
            legal = self.legal()
            assert words in legal, f"{words} is not legal, but {sorted(legal)}"
            action, seat, moving = self.number(words), self.s.decider, self.s.tile_in_question
            count = self.s.tile_count[seat]
            if words.startswith(("base", "upper")):
                x, y = (int(word) for word in words.split()[1].split(","))
                if moving >= 0:
                    self.corner[seat][moving] = (x, y)
                else:
                    self.where = (x, y)
            GAME.apply(self.s, action)
            if self.s.tile_count[seat] > count:
                self.corner[seat].append(self.where)
            self.check()
        return self

    def check(self) -> None:
        """The invariants; a fixture may leave tiles out of the game, also with 3 and 4 players."""
        check_tokens(self.s)
        check_decision(self.s)
        if self.s.players == 2:
            check_tiles(self.s)
        for seat in range(self.s.players):
            check_domain(self.s, seat)

    # ---- looking ----

    def held(self, seat: int = 0) -> dict[str, int]:
        """A player's tokens by name, without zeros."""
        return {box.TOKEN_IDS[t]: count for t, count in enumerate(self.s.tokens[seat]) if count}

    def for_sale(self) -> list[str | None]:
        """The row by names."""
        return [None if tile == NO_TILE else box.TILE_IDS[tile].replace("_", " ") for tile in self.s.row]

    def supply(self, token: str) -> int:
        """Tokens of a type in the supply."""
        return self.s.supply[box.TOKEN_IDS.index(token)]

    def pile(self, name: str) -> int:
        """Tiles left in pile A or B."""
        return self.s.pile_count[box.PILE_IDS.index(name)]

    def sheet(self, seat: int = 0) -> dict[str, int]:
        """The score sheet of a player."""
        return {name: GAME.score(self.s, seat, part) for part, name in enumerate(Part)}

    def told(self) -> list[str]:
        """The names of the events so far."""
        return [GAME.events[event[1]] for event in self.s.events or []]

    @property
    def actor(self) -> int:
        """Who decides."""
        return int(GAME.actor(self.s))


@pytest.fixture
def table() -> type[Table]:
    """``table(players=3, price_layout="rising")`` sets up a position."""
    return Table
