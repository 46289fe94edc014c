"""Positions of Terra Pyramides as the rulebook's examples describe them: `Table` lays them out on a twin."""

from __future__ import annotations

from typing import Any

from ostracon.games.terra_pyramides import GAME
from ostracon.games.terra_pyramides import components as box
from ostracon.games.terra_pyramides.building import cap
from ostracon.games.terra_pyramides.layout import NO_COLOUR, NO_TILE, NOBODY, NONE, State
from ostracon.games.terra_pyramides.maps import (
    CELL_IDS,
    CELL_KIND,
    CELLS,
    COLS,
    ORDINARY,
    PLACE_AT,
    SITE_CELL,
    WORD_CELLS,
)
from ostracon.games.terra_pyramides.vocabulary import Decision, Part
from ostracon.games.terra_pyramides.workers import WAY_IDS
from ostracon.kernel.events import Told

Cell = tuple[int, int]


def at(row: int, column: int) -> str:
    """The name of a cell in notation: (2, 5) -> "f3"."""
    return CELL_IDS[row * COLS + column]


def tile(name: str) -> int:
    """The kind of a tile by its id."""
    return box.TILE_IDS.index(name)


class Table:
    """A twin with an empty board; seat 0 has the turn, and it is nobody's first."""

    def __init__(
        self, version: int = 1, players: int = 2, seed: int = 1, dealt: bool = False, **options: Any
    ) -> None:
        self.s: State = GAME.deal(players, {"version": version, **options}, seed)
        self.s.start_seat = 0
        self.s.decider = 0
        if not dealt:
            self._clear()
        self.s.turns_taken = [1] * players + [0] * (4 - players)

    def _clear(self) -> None:
        s = self.s
        for cell in range(CELLS):
            s.tile[cell] = NO_TILE
            s.facing[cell] = NONE
        for place in range(len(s.base_value)):
            if s.base_value[place]:
                s.bases[s.bases_left] = s.base_value[place]
                s.bases_left += 1
                s.base_value[place] = 0
        self.sync()

    def sync(self) -> None:
        """Sets of cells and places as the fields say."""
        s = self.s
        cells = [c for c in range(CELLS) if CELL_KIND[s.side][c] == ORDINARY and s.tile[c] == NO_TILE]
        s.vacant = [sum(1 << c % WORD_CELLS for c in cells if c // WORD_CELLS == word) for word in range(3)]
        places = range(len(s.owner))
        s.free_bases = sum(1 << k for k in places if s.base_value[k] and not s.workers[k])
        s.owned = [sum(1 << k for k in places if s.owner[k] == seat) for seat in range(4)]
        s.crewed = sum(1 << k for k in places if s.workers[k] == box.CREW)
        s.finished = sum(1 << k for k in places if s.level[k] == cap(s))
        s.guarded = sum(1 << k for k in places if s.level[k] and s.workers[k] == 1)
        for seat in range(4):
            s.block_count[seat] = sum(s.blocks[seat])

    # ---- laying out

    def number(self, where: Cell) -> int:
        """The place number of a site."""
        found = PLACE_AT[self.s.side][where[0] * COLS + where[1]]
        assert found != NONE, f"{where} is no site"
        return found

    def lay(self, tiles: dict[Cell, str]) -> Table:
        """Tiles on the board."""
        for (row, column), name in tiles.items():
            assert CELL_KIND[self.s.side][row * COLS + column] == ORDINARY
            self.s.tile[row * COLS + column] = tile(name)
            self.s.facing[row * COLS + column] = 0
        self.sync()
        return self

    def base(self, *sites: Cell, value: int = 2) -> Table:
        """Free bases."""
        for where in sites:
            self.s.base_value[self.number(where)] = value
        self.sync()
        return self

    def own(
        self,
        where: Cell,
        seat: int = 0,
        workers: int = 1,
        level: int = 0,
        colour: str = "red",
        value: int = 2,
    ) -> Table:
        """A base or pyramid with workers."""
        s, k = self.s, self.number(where)
        s.base_value[k], s.owner[k], s.workers[k], s.level[k] = value, seat, workers, level
        s.colour[k] = box.COLOUR_IDS.index(colour) if level else NO_COLOUR
        self.sync()
        return self

    def give(self, seat: int = 0, **goods: int) -> Table:
        """Blocks by colour, gold, reserve, horus, boat, ...: give(red=2, gold=3)."""
        for name, count in goods.items():
            if name in box.STORAGE_IDS:
                self.s.blocks[seat][box.STORAGE_IDS.index(name)] = count
            else:
                getattr(self.s, name)[seat] = count
        self.sync()
        return self

    def hold(self, name: str, seat: int = 0, pile: int = 0) -> Table:
        """A tile in a player's hand."""
        self.s.hand[seat] = tile(name)
        self.s.hand_pile[seat] = pile
        self.s.hand_known[seat] = 1 << seat
        return self

    def pile(self, number: int, *tiles: str) -> Table:
        """A pile, top first."""
        row = [tile(name) for name in reversed(tiles)]
        self.s.piles[number] = row + [NO_TILE] * (len(self.s.piles[number]) - len(row))
        self.s.pile_count[number] = len(tiles)
        return self

    def asked(self, decision: str) -> Table:
        """Put the turn to a decision: place_tile, choose_row, move_worker or end_turn."""
        self.s.decision = Decision.number(decision)
        if decision == "end_turn":
            self.s.hand[self.s.decider] = NO_TILE
        return self

    # ---- playing

    def legal(self, verb: str = "") -> set[str]:
        """The legal actions in notation, all or those of a verb (without it)."""
        GAME.legal(self.s)
        names = [GAME.actions.notation(a) for a in self.s.legal_actions()]
        if not verb:
            return set(names)
        return {name.removeprefix(verb).strip() for name in names if name.split()[0] == verb}

    def allows(self, action: str) -> bool:
        """Whether an action is legal; why_not must agree."""
        number = GAME.actions.parse(action)
        GAME.legal(self.s)
        allowed = self.s.allows(number)
        assert allowed == (GAME.why_not(self.s, number) == 0)
        return allowed

    def why(self, action: str) -> str:
        """The reason why an action is not possible."""
        GAME.legal(self.s)
        return GAME.reason(GAME.why_not(self.s, GAME.actions.parse(action)))

    def play(self, *actions: str) -> list[Told]:
        """Play actions in notation; what was told."""
        self.s.events = []
        for action in actions:
            assert self.allows(action), f"{action}: {self.why(action)}"
            GAME.apply(self.s, GAME.actions.parse(action))
        told = [Told(*event) for event in self.s.events]
        self.s.events = None
        return told

    # ---- looking

    def place(self, where: Cell) -> tuple[int, int, int]:
        """Owner (-1 nobody), workers and level of a place."""
        k = self.number(where)
        return self.s.owner[k], self.s.workers[k], self.s.level[k]

    def base_at(self, where: Cell) -> int:
        """The value of the base on a site, 0 without one."""
        return self.s.base_value[self.number(where)]

    def blocks(self, seat: int = 0) -> dict[str, int]:
        """The blocks of a player by colour."""
        return {
            name: count for name, count in zip(box.STORAGE_IDS, self.s.blocks[seat], strict=True) if count
        }

    def ways(self) -> dict[str, Cell]:
        """Where the waiting worker may go: direction -> site."""
        found = {}
        for way in self.legal("worker") - {"back"}:
            cell = SITE_CELL[self.s.side][self.s.way[WAY_IDS.index(way)]]
            found[way] = (cell // COLS, cell % COLS)
        return found

    def waiting(self) -> list[Cell]:
        """The cells with waiting workers, in reading order."""
        from ostracon.games.terra_pyramides.maps import ROW_CELL

        row = ROW_CELL[self.s.side][self.s.placed][self.s.axis]
        return [(row[i] // COLS, row[i] % COLS) for i in range(len(row)) if self.s.waiting >> i & 1]

    def scores(self, seat: int) -> dict[str, int]:
        """What the final count would give a player now, by category."""
        from ostracon.games.terra_pyramides.scoring import forecast

        parts = {
            name: forecast(self.s, seat, part) for part, name in enumerate(GAME.parts) if part != Part.HORUS
        }
        return {"horus": self.s.horus[seat], **parts}


def nobody(table: Table) -> bool:
    """Whether no seat decides: the game is over."""
    return GAME.actor(table.s) == NOBODY
