"""Egizia: Shifting Sands (Acchittocca, 2019): ships on the Nile, crews, and five monuments; 2 to 4 players."""

from __future__ import annotations

from ostracon.games._nile.scoring import score
from ostracon.games.egizia_sands import building, feeding, free, ships
from ostracon.games.egizia_sands import components as box
from ostracon.games.egizia_sands.crews import CREW, IMPROVE, TRAIN
from ostracon.games.egizia_sands.hidden import redeal
from ostracon.games.egizia_sands.invariants import invariants
from ostracon.games.egizia_sands.judgement import evaluate
from ostracon.games.egizia_sands.layout import State
from ostracon.games.egizia_sands.legality import forced, legal
from ostracon.games.egizia_sands.monuments import COLUMN, OBELISK, ROW, STATUE
from ostracon.games.egizia_sands.rounds import FLOOD, MARKET, resolve, setup
from ostracon.games.egizia_sands.scoring import standing
from ostracon.games.egizia_sands.sphinx import DRAW, DRAW_FREE, FREE_IDS, KEEP, KEEP_NONE, KEEP_START
from ostracon.games.egizia_sands.vocabulary import Decision, Event, Part, Reason
from ostracon.kernel.game import Game
from ostracon.kernel.search_settings import SearchSettings


def hides_action(s: State, action: int, seat: int) -> bool:
    """Which of the two first Sphinx cards is kept is known to the player only (RULES 7)."""
    return GAME.actions.verb_of(action) is KEEP_START and seat != s.decider


GAME = Game(
    package=__name__,
    title="Egizia: Shifting Sands",
    rules_version=2,
    players=box.PLAYER_COUNTS,
    state=State,
    verbs=(
        *(ships.PASS, ships.END_TURN, building.FINISH, building.WITHDRAW, building.DONE),
        *(KEEP_NONE, KEEP_START, ships.LAND, ships.VISIT, ships.DOCK, ships.WAIT, ships.SECOND_SHIP),
        *(CREW, FLOOD, MARKET, OBELISK, COLUMN, ROW, STATUE),
        *(building.LEAD, building.ADD_VIOLET, building.ADD_CREW, building.ADD_FORCE, building.LEVY_FORCE),
        *free.VERBS,
        *(feeding.GRAIN_CARD, feeding.STORE_GRAIN, feeding.CONVERT, feeding.SELL_SURPLUS, feeding.NO_SALE),
        *(ships.GLEAN, ships.TAKE_POINT, IMPROVE, TRAIN, building.BUILD_WAITING),
        *(DRAW, DRAW_FREE, KEEP),
    ),
    decisions=Decision,
    reasons=Reason,
    events=Event,
    parts=Part,
    labels={
        "space": box.CARD_SPACE_IDS,
        "round_space": box.ROUND_SPACE_IDS,
        "site": box.SITE_IDS,
        "crew": box.CREW_IDS,
        "flood": box.FLOOD_IDS,
        "market": box.MARKET_IDS,
        "colour": box.COLOUR_IDS,
        "monument": box.MONUMENT_IDS,
        "card": box.CARD_IDS,
        "field": box.IMPROVABLE_IDS,
        "tile": box.TILE_IDS,
        "effect": box.EFFECT_IDS,
        "bonus": box.BONUS_IDS,
        "bonus_place": ("golden", "purple"),
        "statue_card": box.STATUE_IDS,
        "sphinx": box.SPHINX_IDS,
        "part": Part.names,
        "second_ship": ships.SECOND_SHIP.args[0].labels,
        "build_waiting": building.BUILD_WAITING.args[0].labels,
        "cards": FREE_IDS,
    },
    setup=setup,
    resolve=resolve,
    forced=forced,
    legal=legal,
    redeal=redeal,
    score=score,
    standing=standing,
    evaluate=evaluate,
    invariants=invariants,
    hides_action=hides_action,
    components=box.COMPONENTS,
    search=SearchSettings(
        clear_win=30,
        rollout_length=0,
        forecast_candidates=6,
        styles={
            "builder": ("obelisk", "colonnade", "pyramid", "brick_bonus", "rows", "completion"),
            "trader": ("sphinx_returns", "grain_market", "surplus", "nile", "sphinx_cards", "stone_sale"),
        },
        goods=("wheat", "block"),
    ),
)
