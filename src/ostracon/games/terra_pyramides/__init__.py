"""Terra Pyramides (Wolfgang Kramer, Michael Kiesling, 2023): tiles, rows, workers and pyramids in the desert.

Versions 1 (base game), 2 (Horus and the funerary offerings) and 3 (the Nile and the oases) for 2 to 4
players, two variants, and three missions for 1 to 4 players together.
"""

from __future__ import annotations

from collections.abc import Mapping

from ostracon.games.terra_pyramides import components as box
from ostracon.games.terra_pyramides import maps
from ostracon.games.terra_pyramides.building import BUILD, BUY_BLOCK, COLOUR, EXCHANGE, PAIR_IDS
from ostracon.games.terra_pyramides.hidden import redeal
from ostracon.games.terra_pyramides.invariants import invariants
from ostracon.games.terra_pyramides.judgement import evaluate
from ostracon.games.terra_pyramides.layout import State
from ostracon.games.terra_pyramides.legality import legal
from ostracon.games.terra_pyramides.piles import DRAW, FINISH, PEEK, TAKE, is_face_up
from ostracon.games.terra_pyramides.placing import PLACE, SITE
from ostracon.games.terra_pyramides.rows import LEAVE_EMPTY, ROW, SUPPLY
from ostracon.games.terra_pyramides.scoring import final_points, score, standing
from ostracon.games.terra_pyramides.spending import BOAT, DISCARD_GOLD, OFFER, STRATEGY
from ostracon.games.terra_pyramides.turns import resolve, setup
from ostracon.games.terra_pyramides.vocabulary import Decision, Event, Part, Reason
from ostracon.games.terra_pyramides.workers import BUY_WORKER, MAKE_ROOM, RECALL, WAY_IDS, WORKER
from ostracon.kernel.game import Game, Option, Value
from ostracon.kernel.search_settings import SearchSettings
from ostracon.kernel.start_player import refuse_empty_seat, start_player_option


def refuse(players: int, options: Mapping[str, Value]) -> str | None:
    """Which options go together (RULES 3.6)."""
    if sentence := refuse_empty_seat(players, options):
        return sentence
    if options["mode"] == "competitive":
        if options["mission"] != 0:
            return f"mission {options['mission']} is played together: choose mode cooperative, or mission 0"
        if players < box.FEWEST_RIVALS:
            return f"{players} player cannot compete: choose mode cooperative and a mission from 1 to 3"
        return None
    if options["mission"] == 0:
        return "mode cooperative needs a mission: choose mission 1, 2 or 3"
    if options["version"] != box.VERSIONS[box.V1]:
        return f"missions are played with version 1, not with version {options['version']}"
    for name in ("symbols", "face_up_piles"):
        if options[name]:
            return f"missions are played without the variant {name}"
    return None


def hides_action(s: State, action: int, seat: int) -> bool:
    """Which tile of a pile was taken is the taker's secret; not an open one, nor in missions (RULES 7)."""
    takes = TAKE.first <= action < TAKE.first + TAKE.size
    if not takes or s.decision != Decision.TAKE_TILE or s.mode == box.COOPERATIVE or seat == s.decider:
        return False
    return not (is_face_up(s, s.peeked) and action == TAKE.at(0))


def is_cooperative(s: State) -> bool:
    """Missions have one common result."""
    return s.mode == box.COOPERATIVE


GAME = Game(
    package=__name__,
    title="Terra Pyramides",
    rules_version=3,
    players=box.PLAYER_COUNTS,
    colours=("orange", "blue", "green", "violet"),
    options=(
        Option("mode", box.MODES, box.MODES[0]),
        Option("version", box.VERSIONS, box.VERSIONS[0]),
        Option("mission", box.MISSIONS, box.MISSIONS[0]),
        Option("symbols", (False, True), False),
        Option("face_up_piles", (False, True), False),
        Option("steps_rule", box.STEPS_RULES, box.STEPS_RULES[0], rare=True),
        start_player_option(box.MOST_PLAYERS),
    ),
    state=State,
    verbs=(
        *(PLACE, SITE, ROW, SUPPLY, WORKER, DRAW, PEEK, TAKE, FINISH),
        *(EXCHANGE, BUILD, COLOUR, BUY_BLOCK, BUY_WORKER, RECALL, OFFER, BOAT, STRATEGY, DISCARD_GOLD),
        *(LEAVE_EMPTY, MAKE_ROOM),
    ),
    decisions=Decision,
    reasons=Reason,
    events=Event,
    parts=Part,
    labels={
        "cell": maps.CELL_IDS,
        "facing": maps.STEPS_IDS,
        "axis": maps.AXIS_IDS,
        "way": WAY_IDS,
        "pair": PAIR_IDS,
        "colour": box.COLOUR_IDS,
        "storage": box.STORAGE_IDS,
        "strategy": box.CARD_IDS,
        "tile": box.TILE_IDS,
        "part": Part.names,
    },
    setup=setup,
    resolve=resolve,
    legal=legal,
    redeal=redeal,
    score=score,
    forecast=final_points,
    standing=standing,
    evaluate=evaluate,
    invariants=invariants,
    hides_action=hides_action,
    cooperative=is_cooperative,
    components=box.COMPONENTS,
    refuse=refuse,
    search=SearchSettings(
        clear_win=20,
        prior_temperature=5,
        rollout_length=0,
        forecast_candidates=6,
        style_strength=25,
        styles={"builder": ("pyramids",), "trader": ("bases", "offerings", "oases", "nile")},
        goods=("coin", "block"),
        levels={
            "mason": "search:32",
            "architect": "search:400",
            "vizier": "search:1200+rollout_length=24+rollout_candidates=6",
        },
    ),
)
