"""Imhotep (Phil Walker-Harding, 2016): ships carry stones to five sites; 2 to 4 players, A and B sides, Wrath
of the Pharaoh.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from ostracon.games.imhotep.actions import ACTIONS
from ostracon.games.imhotep.components import (
    BLUE_IDS,
    CARD_IDS,
    COMPONENTS,
    PLAYER_COUNTS,
    PYRAMID_IDS,
    SITE_IDS,
)
from ostracon.games.imhotep.events import EVENTS
from ostracon.games.imhotep.hidden import redeal
from ostracon.games.imhotep.invariants import invariants
from ostracon.games.imhotep.judgement import evaluate
from ostracon.games.imhotep.layout import PARTS, State
from ostracon.games.imhotep.legality import REASONS, legal, why_not
from ostracon.games.imhotep.rules import actor, apply, setup
from ostracon.games.imhotep.scoring import score, standing
from ostracon.kernel.game import Game, Option, Value, entries
from ostracon.kernel.search_settings import SearchSettings

_data = COMPONENTS.data["options"]
SIDES = tuple(_data["side_values"])


def refuse(players: int, options: Mapping[str, Value]) -> str | None:
    """The start player must sit at the table (RULES 1)."""
    start = str(options["start_player"])
    if start != "random" and int(start.removeprefix("seat_")) >= players:
        return f"start_player {start} does not exist with {players} players; choose random or seat_0 to seat_{players - 1}"
    return None


GAME = Game(
    id="imhotep",
    title="Imhotep",
    rules_version=1,
    players=PLAYER_COUNTS,
    options=(
        *(Option(name, SIDES, _data["default_side"]) for name in _data["site_side_options"]),
        Option(
            "wrath_of_the_pharaoh",
            tuple(_data["wrath_of_the_pharaoh"]),
            _data["default_wrath_of_the_pharaoh"],
        ),
        Option("start_player", tuple(_data["start_player"]), _data["default_start_player"]),
    ),
    state=State,
    actions=ACTIONS,
    entries=entries(setup, actor, legal, apply, why_not, redeal, score, standing, evaluate),
    parts=PARTS,
    reasons=REASONS,
    events=EVENTS,
    labels={
        "site": SITE_IDS,
        "card": CARD_IDS,
        "blue": BLUE_IDS,
        "part": PARTS,
        "pyramid": PYRAMID_IDS,
        "which": ("first", "second"),
        "gain": ("point", "stones"),
    },
    components=COMPONENTS,
    folder=Path(__file__).parent,
    invariants=invariants,
    refuse=refuse,
    search=SearchSettings(clear_win=20, rollout_length=-1),
    package=__name__,
)
