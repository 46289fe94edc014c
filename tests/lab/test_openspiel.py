"""The games as OpenSpiel's, by its own tests; its search plays one of them. In processes of their own: OpenSpiel stops a
Python that ends while games of Python's are registered in it.
"""

from __future__ import annotations

import importlib.util
import subprocess
import sys

import pytest

from ostracon.kernel.game import game, games

SPIEL = importlib.util.find_spec("pyspiel") is not None
needs_spiel = pytest.mark.skipif(not SPIEL, reason="OpenSpiel is not installed (the extra `openspiel`)")

SIMULATE = """
import os, sys, pyspiel, ostracon
for players, options in {settings!r}:
    made = ostracon.openspiel({name!r}, players, options, deals=50)
    pyspiel.random_sim_test(made, num_sims=1, serialize=True, verbose=False)
    print("passed", flush=True)
os._exit(0)
"""

SEARCH = """
import os, numpy as np, ostracon
from open_spiel.python.algorithms import ismcts, mcts
game = ostracon.openspiel("imhotep", 2, deals=50)
evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
bot = ismcts.ISMCTSBot(game, evaluator, 1.4, 6, random_state=np.random.RandomState(2))
state = game.new_initial_state()
state.apply_action(7)
dice = np.random.RandomState(3)
while not state.is_terminal():
    own = state.current_player() == 0
    action = bot.step(state) if own else int(dice.choice(state.legal_actions()))
    assert action in state.legal_actions()
    state.apply_action(action)
assert sum(state.returns()) == 0
print("over", state.returns(), flush=True)
os._exit(0)
"""


def answer(code: str) -> str:
    """What a Python of its own prints."""
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert run.returncode == 0, run.stderr[-2000:]
    return run.stdout


@pytest.mark.slow
@needs_spiel
@pytest.mark.parametrize(
    "name", [name for name in games() if game(name).package.startswith("ostracon.games.")]
)
def test_random_games(name: str) -> None:
    """Every player count, and options, played, cloned, written down and read again by OpenSpiel's own test."""
    from ostracon.conformance.settings import sample, settings_of

    settings = [(one.players, one.options) for one in sample(settings_of(game(name), 40), 4)]
    assert answer(SIMULATE.format(settings=settings, name=name)).count("passed") == len(settings)


@pytest.mark.slow
@needs_spiel
def test_openspiels_search_plays_imhotep() -> None:
    """Its IS-MCTS asks for worlds that the seat cannot tell apart, and checks that they are."""
    assert "over" in answer(SEARCH)


REFUSED = """
import os, ostracon
game = ostracon.openspiel("imhotep", 2, deals=50)
for deals in (0, -1, "x", 1.5, True, 1 << 40):
    try:
        ostracon.openspiel("imhotep", 2, deals=deals)
    except ostracon.BadBatch as fault:
        print("refused", fault)
state = game.new_initial_state()
for action in (50, 7, 58, 99):
    before = str(state), state.history()
    try:
        state.apply_action(action)
    except ostracon.OstraconError as fault:
        print("refused", fault, (str(state), state.history()) == before)
for seat in (2, -1):
    try:
        state.resample_from_infostate(seat, lambda: 0.5)
    except ostracon.BadBatch as fault:
        print("refused", fault)
print(state.history(), flush=True)
os._exit(0)
"""


@pytest.mark.slow
@needs_spiel
def test_what_is_illegal_is_refused() -> None:
    """OpenSpiel itself does not ask; a position that somebody has spoilt would be no position."""
    *refused, history = answer(REFUSED).splitlines()
    assert len(refused) == 11 and history == "[7]", refused
    assert "seat 0 cannot temple stones now (other-decision) True" in refused[7] or "seat 1" in refused[7]
    assert refused[6] == "refused there is no deal 50 here; choose from 0 to 49 True"
    assert "cannot play action 99 now (there are the actions 0 to 58) True" in refused[8]


@pytest.mark.skipif(SPIEL, reason="OpenSpiel is installed")
def test_without_openspiel_one_sentence() -> None:
    """What to install."""
    code = "import ostracon\ntry: ostracon.openspiel('imhotep')\nexcept ostracon.OstraconError as error: print(error)"
    assert "pip install 'ostracon[openspiel]'" in answer(code)
