"""Egizia: Shifting Sands (Acchittocca, 2019): ships on the Nile, crews, and five monuments; 2 to 4 players."""

from __future__ import annotations

from pathlib import Path

from ostracon.games._nile.decisions import actor
from ostracon.games._nile.scoring import score
from ostracon.games.egizia_sands.actions import ACTIONS, KEEP_START, LAND
from ostracon.games.egizia_sands.components import (
    BONUS_IDS,
    CARD_IDS,
    CARD_SPACE_IDS,
    COLOUR_IDS,
    COMPONENTS,
    CREW_IDS,
    FLOOD_IDS,
    IMPROVABLE_IDS,
    MARKET_IDS,
    MONUMENT_IDS,
    MOST_DRAWN,
    PLAYER_COUNTS,
    ROUND_SPACE_IDS,
    SITE_IDS,
    SPHINX_IDS,
    STATUE_IDS,
    TILE_IDS,
)
from ostracon.games.egizia_sands.events import EVENTS
from ostracon.games.egizia_sands.hidden import redeal
from ostracon.games.egizia_sands.invariants import invariants
from ostracon.games.egizia_sands.judgement import evaluate
from ostracon.games.egizia_sands.layout import PARTS, State
from ostracon.games.egizia_sands.legality import legal
from ostracon.games.egizia_sands.reasons import REASONS, why_not
from ostracon.games.egizia_sands.rules import apply, setup
from ostracon.games.egizia_sands.scoring import standing
from ostracon.games.egizia_sands.validation import validate
from ostracon.kernel.game import Game, entries
from ostracon.kernel.search_settings import SearchSettings

validate()


def hides_action(s: State, action: int, seat: int) -> bool:
    """Which of the two first Sphinx cards is kept is known to the player only (RULES 7)."""
    return KEEP_START <= action < LAND and seat != s.active


GAME = Game(
    id="egizia_sands",
    title="Egizia: Shifting Sands",
    rules_version=1,
    players=PLAYER_COUNTS,
    options=(),
    state=State,
    actions=ACTIONS,
    entries=entries(setup, actor, legal, apply, why_not, redeal, score, standing, evaluate),
    parts=PARTS,
    reasons=REASONS,
    events=EVENTS,
    labels={
        "space": CARD_SPACE_IDS,
        "round_space": ROUND_SPACE_IDS,
        "site": SITE_IDS,
        "crew": CREW_IDS,
        "flood": FLOOD_IDS,
        "market": MARKET_IDS,
        "colour": COLOUR_IDS,
        "monument": MONUMENT_IDS,
        "card": CARD_IDS,
        "field": IMPROVABLE_IDS,
        "tile": TILE_IDS,
        "bonus": BONUS_IDS,
        "bonus_place": ("golden", "purple"),
        "statue_card": STATUE_IDS,
        "sphinx": SPHINX_IDS,
        "part": PARTS,
        "second_ship": ("r34", "g7"),
        "build_waiting": ("n10", "g8"),
        "cards": tuple(str(n) for n in range(2, MOST_DRAWN + 1)),
    },
    components=COMPONENTS,
    folder=Path(__file__).parent,
    invariants=invariants,
    hides_action=hides_action,
    search=SearchSettings(clear_win=30, rollout_length=0, forecast_candidates=6),
    package=__name__,
)
