"""Ankh'or (Crittin, Largey, Pauchon, 2019): buy tiles, lay out a domain on two floors; 2 to 4 players."""

from __future__ import annotations

from pathlib import Path

from ostracon.games.ankhor.actions import ACTIONS, LETTERS
from ostracon.games.ankhor.components import (
    COMPONENTS,
    KIND_IDS,
    PILE_IDS,
    PLAYER_COUNTS,
    RESOURCE_IDS,
    TILE_IDS,
    TOKEN_IDS,
)
from ostracon.games.ankhor.dealing import setup
from ostracon.games.ankhor.events import EVENTS
from ostracon.games.ankhor.hidden import redeal
from ostracon.games.ankhor.invariants import invariants
from ostracon.games.ankhor.judgement import evaluate
from ostracon.games.ankhor.layout import PARTS, State
from ostracon.games.ankhor.legality import REASONS, legal, why_not
from ostracon.games.ankhor.rules import actor, apply
from ostracon.games.ankhor.scoring import score, standing
from ostracon.kernel.game import Game, Option, entries
from ostracon.kernel.search_settings import SearchSettings

_options = COMPONENTS.data["options"]

GAME = Game(
    id="ankhor",
    title="Ankh'or",
    rules_version=1,
    players=PLAYER_COUNTS,
    options=tuple(
        Option(name, tuple(_options[name]), _options[name][0])
        for name in ("start_player", "price_layout", "relocate_may_split_base")
    ),
    state=State,
    actions=ACTIONS,
    entries=entries(setup, actor, legal, apply, why_not, redeal, score, standing, evaluate),
    parts=PARTS,
    reasons=REASONS,
    events=EVENTS,
    labels={
        "token": TOKEN_IDS,
        "resource": RESOURCE_IDS,
        "tile": TILE_IDS,
        "kind": KIND_IDS,
        "pile": tuple(pile.lower() for pile in PILE_IDS),
        "column": LETTERS,
        "part": PARTS,
    },
    components=COMPONENTS,
    folder=Path(__file__).parent,
    invariants=invariants,
    search=SearchSettings(
        clear_win=10,
        rollout_length=20,
        rollout_candidates=8,
        levels={"mason": "search:40", "vizier": "search:4500"},
    ),
    package=__name__,
)
