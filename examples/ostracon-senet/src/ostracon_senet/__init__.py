"""Senet: two players race over thirty squares, after the reconstruction of Timothy Kendall (1978)."""

from __future__ import annotations

from ostracon.kernel.game import Game, Option
from ostracon.kernel.search_settings import SearchSettings
from ostracon.kernel.start_player import start_player_option
from ostracon_senet.judgement import evaluate
from ostracon_senet.rules import MOVE, PIECES, Event, Part, Reason, State, invariants, resolve, score, setup

GAME = Game(
    package=__name__,
    id="senet",
    title="Senet",
    rules_version=1,
    players=(2,),
    options=(Option("pieces", PIECES, 5), start_player_option(2)),
    state=State,
    verbs=(MOVE,),
    reasons=Reason,
    events=Event,
    parts=Part,
    setup=setup,
    resolve=resolve,
    score=score,
    evaluate=evaluate,
    invariants=invariants,
    search=SearchSettings(clear_win=3),
)
