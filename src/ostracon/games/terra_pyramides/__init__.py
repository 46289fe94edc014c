"""Terra Pyramides (Wolfgang Kramer, Michael Kiesling, 2023): tiles, rows, workers and pyramids in the desert.

Versions 1 (base game), 2 (Horus and the funerary offerings) and 3 (the Nile and the oases) for 2 to 4
players, two variants, and three missions for 1 to 4 players together.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from ostracon.games.terra_pyramides.actions import ACTIONS, PAIR_IDS, TAKE, WAY_IDS
from ostracon.games.terra_pyramides.components import (
    CARD_IDS,
    COLOUR_IDS,
    COMPETITIVE_COUNTS,
    COMPONENTS,
    COOPERATIVE,
    COOPERATIVE_COUNTS,
    PLAYER_COUNTS,
    STORAGE_IDS,
    TILE_LABELS,
)
from ostracon.games.terra_pyramides.events import EVENTS
from ostracon.games.terra_pyramides.hidden import redeal
from ostracon.games.terra_pyramides.invariants import invariants
from ostracon.games.terra_pyramides.judgement import evaluate
from ostracon.games.terra_pyramides.layout import PARTS, TAKE_TILE, State
from ostracon.games.terra_pyramides.legality import legal
from ostracon.games.terra_pyramides.maps import AXIS_IDS, CELL_IDS, STEPS_IDS
from ostracon.games.terra_pyramides.piles import is_face_up
from ostracon.games.terra_pyramides.reasons import REASONS, why_not
from ostracon.games.terra_pyramides.rules import actor, apply, setup
from ostracon.games.terra_pyramides.scoring import score, standing
from ostracon.kernel.game import Game, Option, Value, entries
from ostracon.kernel.search_settings import SearchSettings

_data = COMPONENTS.data["options"]


def refuse(players: int, options: Mapping[str, Value]) -> str | None:
    """Which options go together (RULES 3.6)."""
    if options["mode"] == "competitive":
        if options["mission"] != 0:
            return f"mission {options['mission']} is played together: choose mode cooperative, or mission 0"
        if players not in COMPETITIVE_COUNTS:
            return f"{players} player cannot compete: choose mode cooperative and a mission from 1 to 3"
        return None
    if options["mission"] == 0:
        return "mode cooperative needs a mission: choose mission 1, 2 or 3"
    if options["version"] not in _data["version"]["cooperative_only"]:
        return f"missions are played with version 1, not with version {options['version']}"
    for name in ("symbols", "face_up_piles"):
        if options[name]:
            return f"missions are played without the variant {name}"
    if players not in COOPERATIVE_COUNTS:
        return f"missions are for {COOPERATIVE_COUNTS[0]} to {COOPERATIVE_COUNTS[-1]} players"
    return None


def hides_action(s: State, action: int, seat: int) -> bool:
    """Which tile of a pile was taken is the taker's secret; not an open one, nor in missions (RULES 7)."""
    if s.phase != TAKE_TILE or s.mode == COOPERATIVE or seat == s.active:
        return False
    return not (is_face_up(s, s.peeked) and action == TAKE)


def is_cooperative(s: State) -> bool:
    """Missions have one common result."""
    return s.mode == COOPERATIVE


GAME = Game(
    id="terra_pyramides",
    title="Terra Pyramides",
    rules_version=1,
    players=PLAYER_COUNTS,
    options=(
        Option("mode", tuple(_data["mode"]["values"]), _data["mode"]["default"]),
        Option("version", tuple(_data["version"]["values"]), _data["version"]["default"]),
        Option("mission", tuple(_data["mission"]["values"]), _data["mission"]["default"]),
        Option("symbols", (False, True), _data["symbols"]["default"]),
        Option("face_up_piles", (False, True), _data["face_up_piles"]["default"]),
        Option("steps_rule", tuple(_data["steps_rule"]["values"]), _data["steps_rule"]["default"]),
        Option("level_supply", tuple(_data["level_supply"]["values"]), _data["level_supply"]["default"]),
    ),
    state=State,
    actions=ACTIONS,
    entries=entries(setup, actor, legal, apply, why_not, redeal, score, standing, evaluate),
    parts=PARTS,
    reasons=REASONS,
    events=EVENTS,
    labels={
        "cell": CELL_IDS,
        "facing": STEPS_IDS,
        "axis": AXIS_IDS,
        "way": WAY_IDS,
        "pair": PAIR_IDS,
        "colour": COLOUR_IDS,
        "storage": STORAGE_IDS,
        "strategy": CARD_IDS,
        "tile": TILE_LABELS,
        "part": PARTS,
    },
    components=COMPONENTS,
    folder=Path(__file__).parent,
    invariants=invariants,
    refuse=refuse,
    hides_action=hides_action,
    cooperative=is_cooperative,
    search=SearchSettings(
        clear_win=20,
        prior_temperature=5,
        rollout_length=0,
        forecast_candidates=6,
        levels={
            "mason": "search:32",
            "architect": "search:400",
            "vizier": "search:1200+rollout_length=24+rollout_candidates=6",
        },
    ),
    package=__name__,
)
