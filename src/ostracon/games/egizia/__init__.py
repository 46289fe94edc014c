"""Egizia (Acchittocca, 2009): ships go down the Nile for crews, fields and building sites; 2 to 4 players."""

from __future__ import annotations

from ostracon.games._nile.scoring import score
from ostracon.games.egizia import building, feeding, free, monuments, ships, sphinx
from ostracon.games.egizia import components as box
from ostracon.games.egizia.effects import YES_OR_NO
from ostracon.games.egizia.hidden import redeal
from ostracon.games.egizia.invariants import invariants
from ostracon.games.egizia.judgement import evaluate
from ostracon.games.egizia.layout import State
from ostracon.games.egizia.legality import forced, legal
from ostracon.games.egizia.rounds import resolve, setup
from ostracon.games.egizia.scoring import standing
from ostracon.games.egizia.vocabulary import Decision, Event, Part, Reason
from ostracon.kernel.game import Game, Option
from ostracon.kernel.search_settings import SearchSettings

_players, _ten_percent = box.COMPONENTS.data.option


def hides_action(s: State, action: int, seat: int) -> bool:
    """Which of the drawn Sphinx cards is kept is known to the player only (RULES 7, R80)."""
    return GAME.actions.verb_of(action) is sphinx.KEEP and seat != s.decider


GAME = Game(
    package=__name__,
    title="Egizia",
    rules_version=2,
    players=box.PLAYER_COUNTS,
    colours=("blue", "red", "green", "yellow"),
    options=(Option("remove_ten_percent_card", (False, True), _ten_percent.default),),
    state=State,
    verbs=(
        *(*ships.VERBS, *feeding.VERBS, *free.VERBS, feeding.CONTINUE),
        *(*building.VERBS, *sphinx.VERBS, *monuments.VERBS),
    ),
    decisions=Decision,
    reasons=Reason,
    events=Event,
    parts=Part,
    labels={
        "field": box.IMPROVABLE_IDS,
        "space": box.CARD_SPACE_IDS,
        "town": box.TOWN_IDS,
        "site": box.SITE_IDS,
        "crew": box.CREW_IDS,
        "ring": box.RING_IDS,
        "market": box.MARKET_IDS,
        "colour": box.COLOUR_IDS,
        "building": box.BUILDING_IDS,
        "course": box.COURSE_IDS,
        "card": box.CARD_IDS,
        "sphinx": box.SPHINX_IDS,
        "part": Part.names,
        "extra": sphinx.EXTRA_IDS,
        "answer": YES_OR_NO.labels,
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
            "builder": ("obelisk", "graves", "temple", "pyramid", "rows", "grave_total"),
            "trader": ("sphinx_returns", "grain_market", "nile_cards", "stone_sale", "sphinx_cards"),
        },
        goods=("wheat", "block"),
    ),
)
