"""Ankh'or (Crittin, Largey, Pauchon, 2019): buy tiles, lay out a domain on two floors; 2 to 4 players."""

from __future__ import annotations

from ostracon.games.ankhor import components as box
from ostracon.games.ankhor.buying import BUY, WAIVE
from ostracon.games.ankhor.dealing import setup
from ostracon.games.ankhor.hidden import redeal
from ostracon.games.ankhor.invariants import invariants
from ostracon.games.ankhor.judgement import evaluate
from ostracon.games.ankhor.laying import BASE, LETTERS, UPPER
from ostracon.games.ankhor.layout import State
from ostracon.games.ankhor.legality import legal
from ostracon.games.ankhor.market import PILE, PILE_LABELS, REFRESH
from ostracon.games.ankhor.relocation import RELOCATE
from ostracon.games.ankhor.scoring import score, standing
from ostracon.games.ankhor.tokens import TAKE
from ostracon.games.ankhor.turns import END_TURN, RETURN, resolve
from ostracon.games.ankhor.vocabulary import Decision, Event, Part, Reason
from ostracon.kernel.game import Game, Option
from ostracon.kernel.search_settings import SearchSettings
from ostracon.kernel.start_player import refuse_empty_seat, start_player_option

GAME = Game(
    package=__name__,
    title="Ankh’or",
    rules_version=2,
    players=box.PLAYER_COUNTS,
    options=(
        start_player_option(box.MOST_PLAYERS),
        Option("price_layout", box.LAYOUT_IDS, box.LAYOUT_IDS[0], rare=True),
        Option("relocate_may_split_base", (True, False), True, rare=True),
    ),
    state=State,
    verbs=(TAKE, BUY, RELOCATE, REFRESH, PILE, WAIVE, RETURN, END_TURN, BASE, UPPER),
    decisions=Decision,
    reasons=Reason,
    events=Event,
    parts=Part,
    labels={
        "token": box.TOKEN_IDS,
        "resource": box.RESOURCE_IDS,
        "tile": box.TILE_IDS,
        "kind": box.KIND_IDS,
        "pile": PILE_LABELS,
        "column": LETTERS,
        "part": Part.names,
    },
    setup=setup,
    resolve=resolve,
    legal=legal,
    redeal=redeal,
    score=score,
    standing=standing,
    evaluate=evaluate,
    invariants=invariants,
    components=box.COMPONENTS,
    refuse=refuse_empty_seat,
    search=SearchSettings(
        clear_win=10,
        rollout_length=20,
        rollout_candidates=8,
        styles={"builder": ("animals", "colours", "bonuses"), "trader": ("numbers", "tokens")},
        goods=("token-",),
        levels={"mason": "search:40", "vizier": "search:4500"},
    ),
)
