"""The shape of `components.toml`: what the game reads of it. A table may hold more, its `source` at least."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from ostracon.games._nile.figures import ByPlayers, ByTurnTile, CrewTrack, Deck, Meta, ScoreTrack, StoneTrack

CrewName = Literal["A", "B", "C", "J"]
Market = Literal["stone", "grain"]
MarketOfCard = Literal["", "stone", "grain", "choice"]  # "choice": the player chooses one of the two
Colour = Literal["green", "yellow", "brown"]
Building = Literal["obelisk", "graves", "temple", "pyramid"]


class Box(Struct):
    ships_per_player: int
    nile_cards: int
    nile_cards_by_deck: dict[str, int]
    sphinx_cards: int
    grave_tiles: int


class PlayersOption(Struct):
    id: Literal["players"]


class TenPercentOption(Struct):
    id: Literal["remove_ten_percent_card"]
    default: bool


class Strengths(Struct):
    A: int
    B: int
    C: int
    J: int


class Setup(Struct):
    sphinx_cards_dealt_each: int
    stone_market_start_index: int
    grain_market_start_index: int
    start_stones_by_turn_tile: ByTurnTile
    start_crew_strength: Strengths
    site_slots_by_players: ByPlayers[int]


class Crew(Struct):
    id: CrewName


class StoneMarket(Struct):
    spaces: int
    end_game_sale_indices: tuple[int, ...]
    stones_on_reaching_bottom: int
    end_game_stones_per_point: int


class GrainMarket(Struct):
    spaces: int
    points_lost_per_missing_grain: tuple[int, ...]
    points_on_reaching_bottom: int


class Tracks(Struct):
    crew: CrewTrack
    stones: StoneTrack
    score: ScoreTrack
    stone_market: StoneMarket
    grain_market: GrainMarket


class Irrigated(Struct):
    left: tuple[Colour, ...]
    middle: tuple[Colour, ...]
    right: tuple[Colour, ...]


class WaterRing(Struct):
    positions: tuple[Literal["left"], Literal["middle"], Literal["right"]]
    start: Literal["left", "middle", "right"]
    irrigated: Irrigated


class Rounds(Struct):
    count: int
    cards_per_round: int
    deck_by_round: dict[str, Deck]


class TownParams(Struct, frozen=True):
    stone_steps: int = 0
    grain_steps: int = 0
    crews: tuple[CrewName, ...] = ()
    steps: int = 0
    crew_steps: int = 0
    stones: int = 0
    joker_steps: int = 0
    ring_steps_max: int = 0


class Space(Struct):
    position: int
    id: str
    effect: str = ""  # from here on: towns only
    params: TownParams = TownParams()
    doubling_allowed: bool = False
    reuse_allowed: bool = False


class Site(Struct):
    id: str
    build_order: int
    space: str
    slots: tuple[int, ...]
    max_sphinx_cards: int = 0  # the Sphinx only


class Obelisk(Struct):
    level_values: tuple[int, ...]


class Graves(Struct):
    spaces: int
    face_up: int


class GraveTile(Struct):
    value: int
    count: int


class Temple(Struct):
    left_wall: tuple[int, ...]
    right_wall: tuple[int, ...]
    columns: tuple[int, ...]
    roof: tuple[int, ...]


class Row(Struct):
    row: int
    length: int
    value: int


class Pyramid(Struct):
    rows: tuple[Row, ...]
    row_bonus_per_own_stone: int


class CollaborationBonus(Struct):
    points_by_sites_built: tuple[int, ...]


class SphinxReturn(Struct):
    points_per_returned_card: int


class GraveScoring(Struct):
    min_total: int
    points: int


class StartQuarry(Struct):
    kind: Literal["quarry"]
    value: int


class StartField(Struct):
    kind: Literal["field"]
    color: Colour
    value: int


class CardParams(Struct, frozen=True):
    market: MarketOfCard = ""
    steps: int = 0
    crews: tuple[CrewName, ...] = ()
    buildings: tuple[Building, ...] = ()
    points: int = 0
    grain: int = 0
    force: int = 0
    stones: int = 0
    max_stones: int = 0
    points_per_stone: int = 0
    extra_cards_max: int = 0
    value: int = 0
    factor: int = 0


class OnTake(Struct):
    effect: Literal["market", "points", "stones"]
    market: MarketOfCard = ""
    steps: int = 0
    points: int = 0
    stones: int = 0


class NileCard(Struct):
    id: str
    deck: Deck
    kind: Literal["field", "quarry", "permanent", "anytime", "immediate"]
    effect: str
    value: int = 0
    color: Literal["", Colour] = ""
    params: CardParams = CardParams()
    on_take: OnTake | None = None


class SphinxParams(Struct, frozen=True):
    n: int = 0
    row: int = 0
    market: Literal["", Market] = ""
    markets: tuple[Market, ...] = ()
    building: Literal["", Building] = ""
    buildings: tuple[Building, ...] = ()
    crew: Literal["", CrewName] = ""
    what: Literal["", Colour, "quarry"] = ""
    per: int = 0
    points: int = 0


class SphinxCard(Struct):
    id: str
    condition: str
    params: SphinxParams = SphinxParams()
    points: int = 0
    points_by_players: tuple[int, ...] = (0, 0, 0, 0, 0)


class Figures(Struct):
    """The whole file."""

    meta: Meta
    box: Box
    option: tuple[PlayersOption, TenPercentOption]
    setup: Setup
    crew: tuple[Crew, ...]
    track: Tracks
    water_ring: WaterRing
    rounds: Rounds
    nile_space: tuple[Space, ...]
    site: tuple[Site, ...]
    obelisk: Obelisk
    graves: Graves
    grave_tile: tuple[GraveTile, ...]
    temple: Temple
    pyramid: Pyramid
    collaboration_bonus: CollaborationBonus
    sphinx_return: SphinxReturn
    grave_scoring: tuple[GraveScoring, ...]
    start_card: tuple[StartQuarry, StartField]
    nile_card: tuple[NileCard, ...]
    sphinx_card: tuple[SphinxCard, ...]
