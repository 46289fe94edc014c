"""Imhotep (Phil Walker-Harding, 2016): ships carry stones to five sites; 2 to 4 players, A and B sides, Wrath
of the Pharaoh.
"""

from __future__ import annotations

from ostracon.games.imhotep import components as box
from ostracon.games.imhotep.cards import KEEP, PLAY, TAKE
from ostracon.games.imhotep.hidden import redeal
from ostracon.games.imhotep.invariants import invariants
from ostracon.games.imhotep.judgement import evaluate
from ostracon.games.imhotep.layout import State
from ostracon.games.imhotep.legality import PASS, legal
from ostracon.games.imhotep.rounds import resolve, setup
from ostracon.games.imhotep.scoring import score, standing
from ostracon.games.imhotep.ships import SAIL
from ostracon.games.imhotep.sites import ACCEPT, CHOOSE, DECLINE, TEMPLE
from ostracon.games.imhotep.stones import GET_STONES, PLACE
from ostracon.games.imhotep.unloading import UNLOAD
from ostracon.games.imhotep.vocabulary import Decision, Event, Part, Reason
from ostracon.kernel.game import Game, Option
from ostracon.kernel.search_settings import SearchSettings
from ostracon.kernel.start_player import refuse_empty_seat, start_player_option

SIDES = ("A", "B")


GAME = Game(
    package=__name__,
    title="Imhotep",
    rules_version=2,
    players=box.PLAYER_COUNTS,
    colours=("black", "white", "brown", "grey"),
    options=(
        *(Option(f"side_{site}", SIDES, "A") for site in box.SITE_IDS),
        Option("wrath_of_the_pharaoh", (False, True), False),
        start_player_option(box.MOST_PLAYERS),
    ),
    state=State,
    verbs=(GET_STONES, PLACE, SAIL, PLAY, PASS, UNLOAD, TAKE, KEEP, CHOOSE, ACCEPT, DECLINE, TEMPLE),
    decisions=Decision,
    reasons=Reason,
    events=Event,
    parts=Part,
    labels={
        "site": box.SITE_IDS,
        "site_to": box.SITE_IDS,
        "site_at": box.SITE_IDS,
        "card": box.CARD_IDS,
        "blue": box.BLUE_IDS,
        "part": Part.names,
        "pyramid": box.PYRAMID_IDS,
        "which": ("first", "second"),
        "gain": ("point", "stones"),
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
        clear_win=20,
        rollout_length=-1,
        styles={
            "builder": ("pyramid", "temple", "burial_chamber", "obelisks"),
            "trader": ("decorations", "statues", "blue_cards"),
        },
        goods=("stone-",),
    ),
)
