"""The shape of Imhotep's `components.toml`: what the code reads of it. A file may hold more (sources, names)."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

Points = Annotated[int, Meta(ge=0, le=99)]
Stones = Annotated[int, Meta(ge=1, le=9)]
Numbers = tuple[int, ...]
CountedPoints = Annotated[
    tuple[Points, ...], Meta(min_length=2, max_length=6)
]  # by number, from none to five
Bonus = Literal["none", "card", "take", "place"]
Column = Literal["choice", "points", "card"]


class Play(Struct):
    """The table `game`."""

    id: str
    players: Numbers
    rounds: Annotated[int, Meta(ge=1)]
    ships_per_round: int


class Totals(Struct):
    round_cards_per_player_count: int
    market_cards: int


class Sled(Struct):
    capacity: Annotated[int, Meta(ge=1, le=8)]


class Supply(Struct):
    stones_per_player: Annotated[int, Meta(ge=10, le=60)]
    start_sled_by_turn_position: Annotated[tuple[int, ...], Meta(min_length=4, max_length=4)]
    get_stones_amount: Stones


class ShipType(Struct):
    capacity: int
    tokens: int
    minimum_load: int


class RoundCard(Struct):
    id: str
    heads: int  # players that it is for
    ships: Numbers


class MarketCard(Struct):
    id: str
    count: int
    stones_per_point: int = 0
    take: int = 0
    place: int = 0


class StatueTable(Struct):
    points: CountedPoints
    extra_each: Points


class Market(Struct):
    card_spaces: int
    face_down_cards: int


class Level(Struct):
    rows: int
    cols: int
    values: Numbers


class OnePyramid(Struct):
    overflow_points: Points
    level: tuple[Level, ...]


class Pyramid(Struct):
    id: str
    values: Numbers
    bonus: tuple[Bonus, ...]


class ThreePyramids(Struct):
    overflow_points: Points
    bonus_take: Annotated[int, Meta(ge=1, le=5)]
    pyramid: tuple[Pyramid, ...]


class Pyramids(Struct):
    A: OnePyramid
    B: ThreePyramids


Width = Annotated[int, Meta(ge=1, le=5)]


class ByPlayers(Struct):
    """A figure for each number of players."""

    p2: Width
    p3: Width
    p4: Width

    def of(self, players: int) -> int:
        return (self.p2, self.p3, self.p4)[players - 2]


class VisibleStones(Struct):
    points_per_visible_stone: Points


class Columns(Struct):
    columns: Annotated[tuple[Column, ...], Meta(min_length=5, max_length=5)]
    choice_points: Points
    choice_stones: Annotated[int, Meta(ge=1, le=3)]
    points: Points


class Temple(Struct):
    width: ByPlayers
    A: VisibleStones
    B: Columns


class Groups(Struct):
    group_points: CountedPoints
    extra_each: Points


class Rows(Struct):
    row_points: Annotated[tuple[Points, ...], Meta(min_length=1, max_length=4)]


class BurialChamber(Struct):
    rows: Annotated[int, Meta(ge=1, le=5)]
    printed_columns: Annotated[int, Meta(ge=1, le=15)]
    A: Groups
    B: Rows


class RankPoints(Struct):
    p2: Annotated[tuple[Points, ...], Meta(min_length=1, max_length=2)]
    p3: Annotated[tuple[Points, ...], Meta(min_length=1, max_length=3)]
    p4: Annotated[tuple[Points, ...], Meta(min_length=1, max_length=4)]

    def of(self, players: int) -> Numbers:
        return (self.p2, self.p3, self.p4)[players - 2]


class Ranks(Struct):
    rank_points: RankPoints


class Towers(Struct):
    stones_per_obelisk: Annotated[int, Meta(ge=2, le=4)]
    space_values: Annotated[tuple[Points, ...], Meta(min_length=1, max_length=10)]
    single_stone_points: Points


class Obelisks(Struct):
    A: Ranks
    B: Towers


class FinalScoring(Struct):
    unused_blue_points: Points


class Wrath(Struct):
    penalty: Points


class Figures(Struct):
    """Everything that is printed on boards, cards and in the rulebook."""

    game: Play
    totals: Totals
    sled: Sled
    supply: Supply
    ship_type: tuple[ShipType, ...]
    round_card: tuple[RoundCard, ...]
    market_card: tuple[MarketCard, ...]
    statue_table: StatueTable
    market: Market
    pyramid: Pyramids
    temple: Temple
    burial_chamber: BurialChamber
    obelisks: Obelisks
    final_scoring: FinalScoring
    wrath_of_the_pharaoh: Wrath
