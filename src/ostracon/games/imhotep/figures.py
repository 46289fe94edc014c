"""The shape of Imhotep's `components.toml`: what the code reads of it. A file may hold more (sources, names)."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Numbers = tuple[int, ...]


class Play(Struct):
    """The table `game`."""

    id: str
    rounds: int
    ships_per_round: int


class Options(Struct):
    players: Numbers
    side_values: tuple[str, ...]
    site_side_options: tuple[str, ...]
    default_side: str
    wrath_of_the_pharaoh: tuple[bool, ...]
    default_wrath_of_the_pharaoh: bool
    start_player: tuple[str, ...]
    default_start_player: str


class Totals(Struct):
    round_cards_per_player_count: int
    market_cards: int


class Sled(Struct):
    capacity: int


class StartQuarry(Struct):
    in_circulation_per_player: int


class Supply(Struct):
    start_sled_by_turn_position: Numbers
    get_stones_amount: int
    start_quarry: StartQuarry


class ShipType(Struct):
    capacity: int
    minimum_load: int


class RoundCard(Struct):
    heads: int  # players that it is for
    ships: Numbers


class MarketCard(Struct):
    id: str
    count: int
    color: Literal["red", "green", "purple", "blue"]
    site: str = ""
    stones_per_point: int = 0
    unused_points: int = 0
    take: int = 0
    place: int = 0


class StatueTable(Struct):
    points: Numbers
    extra_each: int


class Site(Struct):
    id: str
    assessed: str


class MarketSide(Struct):
    card_spaces: int
    face_down: Numbers


class Market(Struct):
    A: MarketSide
    B: MarketSide


class Level(Struct):
    rows: int
    cols: int
    values: Numbers


class OnePyramid(Struct):
    spaces: int
    overflow_points: int
    level: tuple[Level, ...]


class Pyramid(Struct):
    id: str
    values: Numbers
    bonus: tuple[Literal["none", "card", "take3", "place1"], ...]


class Take(Struct):
    take: int


class Bonus(Struct):
    take3: Take


class ThreePyramids(Struct):
    pyramids: int
    spaces: int
    overflow_points: int
    pyramid: tuple[Pyramid, ...]
    bonus: Bonus


class Pyramids(Struct):
    A: OnePyramid
    B: ThreePyramids


class ByPlayers(Struct):
    """A figure for each number of players."""

    p2: int
    p3: int
    p4: int

    def of(self, players: int) -> int:
        return (self.p2, self.p3, self.p4)[players - 2]


class VisibleStones(Struct):
    points_per_visible_stone: int


class Gain(Struct):
    points: int = 0
    stones: int = 0


class Columns(Struct):
    columns: tuple[Literal["choice", "points2", "card"], ...]
    choice: Gain
    points2: Gain

    def gain(self, column: int) -> Gain:
        """What a column gives besides a card."""
        return {"choice": self.choice, "points2": self.points2}.get(self.columns[column], Gain())


class Temple(Struct):
    width: ByPlayers
    A: VisibleStones
    B: Columns


class Groups(Struct):
    group_points: Numbers
    extra_each: int


class Rows(Struct):
    row_points: Numbers


class BurialChamber(Struct):
    rows: int
    printed_columns: int
    A: Groups
    B: Rows


class RankPoints(Struct):
    p2: Numbers
    p3: Numbers
    p4: Numbers

    def of(self, players: int) -> Numbers:
        return (self.p2, self.p3, self.p4)[players - 2]


class Ranks(Struct):
    rank_points: RankPoints


class Towers(Struct):
    stones_per_obelisk: int
    waiting_spaces_per_color: int
    space_values: Numbers
    single_stone_points: int


class Obelisks(Struct):
    A: Ranks
    B: Towers


class FinalScoring(Struct):
    unused_blue_points: int


class Wrath(Struct):
    penalty: int
    required_sites: tuple[str, ...]


class Figures(Struct):
    """Everything that is printed on boards, cards and in the rulebook."""

    game: Play
    options: Options
    totals: Totals
    sled: Sled
    supply: Supply
    ship_type: tuple[ShipType, ...]
    round_card: tuple[RoundCard, ...]
    market_card: tuple[MarketCard, ...]
    statue_table: StatueTable
    site: tuple[Site, ...]
    market: Market
    pyramid: Pyramids
    temple: Temple
    burial_chamber: BurialChamber
    obelisks: Obelisks
    final_scoring: FinalScoring
    wrath_of_the_pharaoh: Wrath
