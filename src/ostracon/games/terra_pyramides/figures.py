"""The shape of `components.toml`: what the game reads of it. A table may hold more, its `source` at least."""

from __future__ import annotations

from typing import Generic, Literal, TypeVar

from msgspec import Struct

T = TypeVar("T")


class ByVersion(Struct, Generic[T]):
    v1: T
    v2: T
    v3: T

    def all(self) -> tuple[T, T, T]:
        """By the number of the version in the state."""
        return self.v1, self.v2, self.v3


class ByPlayers(Struct):
    p2: int
    p3: int
    p4: int

    def all(self) -> tuple[int, ...]:
        """By the number of players; 0 where it is not played."""
        return 0, 0, self.p2, self.p3, self.p4


class Colour(Struct):
    id: str


class Colours(Struct):
    list: tuple[Colour, ...]
    joker: str


class Material(Struct):
    workers_per_colour: int
    gold: int
    stone_blocks: int
    bases: int


class Limits(Struct):
    gold_end_of_turn: int
    blocks_end_of_turn: int
    workers_per_place: int


class Prices(Struct):
    buy_worker_gold: int
    buy_block_gold: int
    peek_gold: int
    ignore_symbol_gold: int
    offering_gold: int
    boat_gold: int


class Workers(Struct):
    competitive: ByPlayers
    cooperative: int
    counters: int


class Removal(ByVersion[ByPlayers]):
    cooperative: int


class PileSetup(Struct):
    start_tiles_from: tuple[int, ...]
    face_up: tuple[int, ...]


class Piles(Struct):
    count: int
    size: ByVersion[int]
    removal: Removal
    setup: PileSetup


class Level(Struct):
    level: int
    value: int
    blocks: int
    pieces: int


class Pyramid(Struct):
    level: tuple[Level, ...]


class Base(Struct):
    value: int
    count: int


class Bases(Struct):
    list: tuple[Base, ...]


class Tile(Struct):
    id: str
    set: int
    count: int
    worker: int
    eyes: int
    block: str  # a colour, "" for none
    offerings: int
    oasis: int


class Totals(Struct):
    set1: int
    set2: int
    set3: int


class Tiles(Struct):
    totals: Totals
    list: tuple[Tile, ...]


class Board(Struct):
    map: tuple[str, ...]  # row by row, a letter for each cell


class Course(Struct):
    cells: tuple[tuple[int, int], ...]  # (row, column)
    palms_at: tuple[int, ...]


class NileBoard(Board):
    track: Course


class Boards(Struct):
    desert: Board
    nile: NileBoard


class HorusTrack(Struct):
    loop: int
    gold_every: int
    gold_gain: int


class Tracks(Struct):
    horus: HorusTrack


class Gain(Struct):
    gold: int = 0
    horus: int = 0
    oasis: int = 0


class Effects(Struct):
    eye: ByVersion[Gain]
    printed_oasis: ByVersion[Gain]


class Strategy(Struct):
    owned_and_met: int
    met_not_owned: int
    minimum_horus: int


class TipsMission(Struct):
    id: Literal[1]
    goal: Literal["pyramids_of_level"]
    level: int
    count: int


class PointsMission(Struct):
    id: Literal[2]
    goal: Literal["team_score_more_than"]
    points: int


class ColoursMission(Struct):
    id: Literal[3]
    goal: Literal["pyramids_of_level_in_all_colours"]
    level: int
    count: int


class Missions(Struct):
    list: tuple[TipsMission, PointsMission, ColoursMission]


class Scoring(Struct):
    points_per_block: int
    points_per_gold: int


class Figures(Struct):
    """The whole file."""

    colours: Colours
    material: Material
    limits: Limits
    prices: Prices
    workers: Workers
    piles: Piles
    pyramid: Pyramid
    bases: Bases
    tiles: Tiles
    boards: Boards
    tracks: Tracks
    effects: Effects
    strategy: Strategy
    missions: Missions
    scoring: Scoring
