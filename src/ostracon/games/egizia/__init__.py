"""Egizia (Acchittocca, 2009): ships go down the Nile for crews, fields and building sites; 2 to 4 players."""

from __future__ import annotations

from pathlib import Path

from ostracon.games._nile.decisions import actor
from ostracon.games._nile.scoring import score
from ostracon.games.egizia.actions import ACTIONS, EXTRA_IDS, KEEP, KEEP_NONE
from ostracon.games.egizia.components import (
    BUILDING_IDS,
    CARD_IDS,
    CARD_SPACE_IDS,
    COLOUR_IDS,
    COMPONENTS,
    COURSE_IDS,
    CREW_IDS,
    IMPROVABLE_IDS,
    MARKET_IDS,
    PLAYER_COUNTS,
    RING_IDS,
    SITE_IDS,
    SPHINX_IDS,
    TOWN_IDS,
)
from ostracon.games.egizia.events import EVENTS
from ostracon.games.egizia.hidden import redeal
from ostracon.games.egizia.invariants import invariants
from ostracon.games.egizia.judgement import evaluate
from ostracon.games.egizia.layout import PARTS, State
from ostracon.games.egizia.legality import legal
from ostracon.games.egizia.reasons import REASONS, why_not
from ostracon.games.egizia.rules import apply, setup
from ostracon.games.egizia.scoring import standing
from ostracon.kernel.game import Game, Option, entries
from ostracon.kernel.search_settings import SearchSettings

_defaults = {option["id"]: option["default"] for option in COMPONENTS.data["option"]}


def hides_action(s: State, action: int, seat: int) -> bool:
    """Which of the drawn Sphinx cards is kept is known to the player only (RULES 7, R80)."""
    return KEEP <= action < KEEP_NONE and seat != s.active


GAME = Game(
    id="egizia",
    title="Egizia",
    rules_version=1,
    players=PLAYER_COUNTS,
    options=(Option("remove_ten_percent_card", (False, True), _defaults["remove_ten_percent_card"]),),
    state=State,
    actions=ACTIONS,
    entries=entries(setup, actor, legal, apply, why_not, redeal, score, standing, evaluate),
    parts=PARTS,
    reasons=REASONS,
    events=EVENTS,
    labels={
        "field": IMPROVABLE_IDS,
        "space": CARD_SPACE_IDS,
        "town": TOWN_IDS,
        "site": SITE_IDS,
        "crew": CREW_IDS,
        "ring": RING_IDS,
        "market": MARKET_IDS,
        "colour": COLOUR_IDS,
        "building": BUILDING_IDS,
        "course": COURSE_IDS,
        "card": CARD_IDS,
        "sphinx": SPHINX_IDS,
        "part": PARTS,
        "extra": EXTRA_IDS,
        "answer": ("yes", "no"),
    },
    components=COMPONENTS,
    folder=Path(__file__).parent,
    invariants=invariants,
    hides_action=hides_action,
    search=SearchSettings(clear_win=30, rollout_length=0, forecast_candidates=6),
    package=__name__,
)
