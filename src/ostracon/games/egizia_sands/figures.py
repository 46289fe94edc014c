"""The shape of `components.toml`: what the game reads of it. A table may hold more, its `source` at least."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from ostracon.games._nile.figures import ByPlayers, ByTurnTile, CrewTrack, Deck, Meta, ScoreTrack, StoneTrack

CrewName = Literal["green", "blue", "yellow", "violet"]
Market = Literal["grain", "stone"]
Colour = Literal["green", "yellow", "red"]
Monument = Literal["obelisk", "colonnade", "pyramid", "statues"]
Mark = Literal["all", "2", "3+"]  # with how many players a card or tile is used


class Box(Struct):
    ships_per_player: int
    bricks_per_player: int
    bricks_used_as_markers_per_player: int
    statue_cards: int
    sphinx_cards: int
    nile_tiles: int
    nile_cards: int
    nile_cards_by_deck: dict[str, int]
    purple_bonus_tiles: int
    golden_bonus_tiles: int


class Strengths(Struct):
    green: int
    blue: int
    yellow: int
    violet: int


class Setup(Struct):
    sphinx_cards_dealt_each: int
    stone_market_start_level: int
    grain_market_start_level: int
    start_stones_by_order_tile: ByTurnTile
    start_crew_strength: Strengths
    zone_slots_by_players: ByPlayers[int]
    statues_by_players: ByPlayers[int]


class StoneMarket(Struct):
    levels: int
    stones_on_reaching: dict[str, int]  # by level below the top; none on those that are not listed
    stones_at_top: int
    end_game_sale_from_level: int
    end_game_stones_per_point: int


class GrainMarket(Struct):
    levels: int
    points_lost_per_missing_grain: dict[str, int]  # by level
    surplus_sale_from_level: int
    surplus_grain_per_point: int
    points_at_top: int


class Tracks(Struct):
    crew: CrewTrack
    stones: StoneTrack
    score: ScoreTrack
    stone_market: StoneMarket
    grain_market: GrainMarket


class Irrigated(Struct):
    bottom: tuple[Colour, ...]
    middle: tuple[Colour, ...]
    top: tuple[Colour, ...]


class FloodMarker(Struct):
    start: Literal["bottom", "middle", "top"]
    irrigated: Irrigated


class Rounds(Struct):
    count: int
    deck_by_round: dict[str, Deck]
    round_one_uses_printed_effects: ByPlayers[bool]


class Gains(Struct, frozen=True):
    """What a card, a tile or a printed space gives."""

    crews: tuple[CrewName, ...] = ()
    steps: int = 0  # of those crews; they may fall
    crew_steps: int = 0  # of choice
    grain_steps: int = 0
    stone_steps: int = 0
    stones: int = 0
    points: int = 0
    flood_steps_max: int = 0
    free_bricks: int = 0
    waiting_ships: int = 0


class CardParams(Gains, frozen=True):
    monuments: tuple[Monument, ...] = ()
    grain: int = 0
    force: int = 0
    max_stones: int = 0
    points_per_stone: int = 0
    lose_on_take: int = 0
    gain_at_end: int = 0
    points_instead: int = 0
    stones_per_step: int = 0
    max_steps: int = 0
    crew_steps_down: int = 0


class Space(Struct):
    position: int
    id: str
    min_players: Literal[2, 3, 4] = 2
    printed: Gains = Gains()  # round spaces only


class SphinxZone(Struct):
    draw_limit_by_slot: dict[str, int]
    points_per_returned_card: int
    limit_when_waiting_ship_builds_extra: ByPlayers[int]


class Obelisk(Struct):
    level_costs: tuple[int, ...]
    upper_from_level: int


class Colonnade(Struct):
    column_costs: tuple[int, ...]
    golden_bonus_column: int
    purple_bonus_column: int
    completion_points_by_rank: tuple[int, ...]


class Row(Struct):
    length: int
    cost: int


class LargePyramid(Struct):
    rows: tuple[Row, ...]


class SplitRow(Struct):
    dark: int
    light: int
    cost: int


class SplitPyramid(Struct):
    rows: tuple[SplitRow, ...]


class Pyramid(Struct):
    row_bonus_per_own_brick: int
    end_majority_points: int
    large: LargePyramid
    two_player: SplitPyramid


class Statues(Struct):
    level_costs: tuple[int, ...]
    end_points_by_level: tuple[int, ...]


class CooperationBonus(Struct):
    points_by_zones_built: tuple[int, ...]


class StartQuarry(Struct):
    quarry: int


class StartField(Struct):
    color: Colour
    grain: int
    grain_flipped: int


class NileTile(Struct):
    id: str
    mark: Mark
    params: Gains


class NileCard(Struct):
    id: str
    deck: Deck
    effect: str
    mark: Mark
    params: CardParams = CardParams()
    quarry: int = 0
    grain: int = 0
    color: Literal["", Colour] = ""
    on_take: Gains = Gains()


class BonusParams(Struct):
    grain_per_field: int = 0
    stones: int = 0
    points: int = 0
    crew_steps: int = 0
    per: Literal["", "round", "game"] = ""


class BonusTile(Struct):
    id: str
    effect: str
    params: BonusParams


class StatueCard(Struct):
    id: str
    deck: Literal["A", "B"]
    measure: str
    thresholds: tuple[int, ...]


class Requirement(Struct):
    type: str
    monument: Literal["", Monument] = ""
    market: Literal["", Market] = ""
    crew: Literal["", CrewName] = ""
    n: int = 0


class SphinxCard(Struct):
    id: str
    scoring: Literal["all", "most", "per"]
    points: int
    mark: Mark
    requires: tuple[Requirement, ...] = ()
    measure: str = ""
    counts: Literal["", "pyramid_row_bonus", "permanent_card"] = ""


class Figures(Struct):
    """The whole file."""

    meta: Meta
    box: Box
    setup: Setup
    track: Tracks
    flood_marker: FloodMarker
    rounds: Rounds
    nile_space: tuple[Space, ...]
    sphinx_zone: SphinxZone
    obelisk: Obelisk
    colonnade: Colonnade
    pyramid: Pyramid
    statues: Statues
    cooperation_bonus: CooperationBonus
    start_card: tuple[StartQuarry, StartField]
    nile_tile: tuple[NileTile, ...]
    nile_card: tuple[NileCard, ...]
    bonus_tile: tuple[BonusTile, ...]
    statue_card: tuple[StatueCard, ...]
    sphinx_card: tuple[SphinxCard, ...]
