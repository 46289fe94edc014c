"""The games under the names and contracts of PettingZoo and Gymnasium, by those libraries' own tests."""

from __future__ import annotations

import subprocess
import sys
import types
import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, seed_test
from pettingzoo.utils import parallel_to_aec

import ostracon
from ostracon.conformance.settings import Setting, sample, settings_of
from ostracon.kernel.errors import IllegalAction
from ostracon.kernel.game import game, games
from ostracon.lab.batch import BadBatch
from ostracon.lab.gymnasium_names import name_of

# PettingZoo would like plain arrays as observations; with a mask beside them they are dictionaries, as in its own games.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore::UserWarning:gymnasium"),
]


def ours() -> list[str]:
    return [name for name in games() if game(name).package.startswith("ostracon.games.")]


def pass_all(name: str, setting: Setting, cycles: int) -> None:
    """PettingZoo's own tests of one way to play."""

    def parallel(**given: Any) -> Any:
        return ostracon.pettingzoo(name, setting.players, setting.options, parallel=True, **given)

    def replacing(max_cycles: int | None = None) -> Any:
        return parallel(max_cycles=max_cycles, illegal="replace")  # these tests do not look at masks

    api_test(ostracon.pettingzoo(name, setting.players, setting.options), num_cycles=cycles)
    seed_test(lambda: ostracon.pettingzoo(name, setting.players, setting.options), num_cycles=cycles)
    parallel_api_test(parallel(), num_cycles=cycles)
    parallel_seed_test(replacing, num_cycles=cycles)
    both = types.SimpleNamespace(
        parallel_env=replacing, env=lambda max_cycles: parallel_to_aec(replacing(max_cycles))
    )
    max_cycles_test(both)


@pytest.mark.parametrize("name", ours())
def test_pettingzoo(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    """A few ways to play each game."""
    for setting in sample(settings_of(game(name), 9), 3):
        pass_all(name, setting, 60)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.slow
@pytest.mark.parametrize("name", ours())
def test_pettingzoo_in_every_way(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Every player count and every value of every option."""
    settings = settings_of(game(name), 400)
    for setting in settings:
        pass_all(name, setting, 300)
    assert capsys.readouterr().out.count("Passed API test") == len(settings)


def test_a_whole_game_with_pettingzoo() -> None:
    """The results are those of the match, and the seats learn them."""
    env: Any = ostracon.pettingzoo("imhotep", 3)
    env.reset(seed=5)
    results = {}
    dice = np.random.default_rng(1)
    for agent in env.agent_iter():
        seen, reward, terminated, _, _ = env.last()
        if terminated:
            results[agent] = reward
            env.step(None)
        else:
            env.step(int(dice.choice(np.flatnonzero(seen["action_mask"]))))
    match = env.table.record(0)
    assert match.over and sum(results.values()) == 0
    best = max(results, key=lambda agent: results[agent])
    assert match.standings()[int(best[-1])] == 1
    assert match.actions[0] in ostracon.Match.new("imhotep", 3, deal=5).legal()


def test_the_seat_that_waits_sees_no_actions() -> None:
    """Neither its own, nor those of another."""
    env: Any = ostracon.pettingzoo("imhotep", 2, {"start_player": "seat_0"})
    env.reset(seed=1)
    assert env.observe("seat_0")["action_mask"].any()
    assert not env.observe("seat_1")["action_mask"].any()


def test_an_illegal_action_is_refused() -> None:
    """In both forms, with its reason."""
    env: Any = ostracon.pettingzoo("imhotep", 2)
    env.reset(seed=1)
    with pytest.raises(IllegalAction):
        env.step(58)
    together: Any = ostracon.pettingzoo("imhotep", 2, parallel=True)
    together.reset(seed=1)
    with pytest.raises(IllegalAction):
        together.step({"seat_0": 58, "seat_1": 58})


NO_ACTIONS = ("x", 3.7, None, True, np.float64(0), [0], np.array([1, 2]), -1, 59, 1 << 70)


@pytest.mark.parametrize("given", NO_ACTIONS, ids=repr)
def test_what_is_no_action_changes_nothing(given: object) -> None:
    """Neither is it rounded to one, in any of the three forms."""
    env: Any = ostracon.pettingzoo("imhotep", 2)
    together: Any = ostracon.pettingzoo("imhotep", 2, parallel=True)
    one = ostracon.gym("imhotep", 2)
    for table, play in (
        (env, env.step),
        (together, lambda action: together.step(dict.fromkeys(together.agents, action))),
        (one, one.step),
    ):
        table.reset(seed=5)
        before = table.table.omniscient.tobytes()
        with pytest.raises(ostracon.OstraconError, match=r"seat[_ ]\d .*(play action|gave no action)"):
            play(given)
        assert table.table.omniscient.tobytes() == before and table.table.cycles == 0


def test_nothing_is_played_before_the_deal() -> None:
    """One sentence says what to call."""
    env: Any = ostracon.pettingzoo("imhotep", 2)
    together: Any = ostracon.pettingzoo("imhotep", 2, parallel=True)
    calls = [
        lambda: env.step(0),
        env.last,
        lambda: together.step({"seat_0": 0}),
        lambda: ostracon.gym("imhotep", 2).step(0),
        lambda: ostracon.gym_vector("imhotep", 2, 2).step([0, 0]),
    ]
    for call in calls:
        with pytest.raises(BadBatch, match=r"call reset\(\) first"):
            call()


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"max_cycles": 0}, "max_cycles 0"),
        ({"max_cycles": 1.5}, "max_cycles 1.5 is not a whole number"),
        ({"max_cycles": "x"}, "max_cycles 'x'"),
        ({"illegal": "ignore"}, "choose from raise, replace"),
        ({"render_mode": "human"}, "choose from ansi, svg"),
        ({"opponent": None}, "opponent None cannot play"),
        ({"opponent": object()}, "cannot play: give a bot's name or what has decide"),
        ({"opponent": [3]}, "opponent 3 cannot play"),
        ({"opponent": "kasparov"}, "unknown bot 'kasparov'"),
        ({"opponent": "no_such_module:Bot"}, "cannot be made"),
        ({"seat": 2}, "seat 2"),
    ],
)
def test_environments_of_another_kind(given: dict[str, Any], words: str) -> None:
    """Every argument is checked when the environment is made."""
    makers: list[Any] = [ostracon.gym]
    if "opponent" not in given and "seat" not in given:
        makers += [ostracon.pettingzoo, lambda *a, **k: ostracon.pettingzoo(*a, parallel=True, **k)]
    for make in makers:
        with pytest.raises(ostracon.OstraconError) as caught:
            make("imhotep", 2, **given)
        assert words in str(caught.value)


def test_agents_and_seeds_that_are_not_there() -> None:
    """Names of seats, and numbers of deals."""
    env: Any = ostracon.pettingzoo("imhotep", 2)
    for ask in (env.observe, env.action_space, env.observation_space):
        with pytest.raises(BadBatch, match="there is no agent 'seat_9'; choose from seat_0, seat_1"):
            ask("seat_9")
    many = ostracon.gym_vector("imhotep", 2, 2)
    for seed in (-1, "x", 1.5, 1 << 62):
        for table in (env, many):
            with pytest.raises(BadBatch, match="seed"):
                table.reset(seed=seed)
    together: Any = ostracon.pettingzoo("imhotep", 2, parallel=True)
    together.reset(seed=1)
    with pytest.raises(BadBatch, match="give an action for each agent"):
        together.step([0, 0])


class Halves:
    """A bot that answers with what is no number of an action."""

    name = "halves"

    def decide(self, known: ostracon.Perspective, seed: int) -> int:
        return known.legal[0] + 0.5  # type: ignore[return-value]  # that is the point


def test_opponents_are_not_rounded() -> None:
    """Their answers are checked as those of the agent are."""
    for env in (
        ostracon.gym("imhotep", 2, opponent=Halves()),
        ostracon.gym_vector("imhotep", 2, 2, opponent=Halves()),
    ):
        with pytest.raises(IllegalAction, match=r"game \d: seat 1 cannot play action \d+\.5 now"):
            for deal in range(20):  # in some of them the other seat begins
                env.reset(seed=deal)


@pytest.mark.parametrize("name", ours())
def test_gymnasium(name: str) -> None:
    """Every game by its name, by Gymnasium's own checks. (They choose among all numbers, whatever the mask says.)"""
    env: Any = gymnasium.make(name_of(name), opponent="random", illegal="replace")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(env.unwrapped, skip_render_check=True)
    env.reset(seed=3)
    over = False
    while not over:
        _, reward, over, _, info = env.step(int(np.argmax(env.unwrapped.action_masks())))
        assert "illegal" not in info
    assert -1 <= reward <= 1 and len(info["points"]) == max(game(name).players)


def test_opponents_are_bots() -> None:
    """By name, one for each seat, or objects; the same seed gives the same game."""
    ends = []
    for _ in range(2):
        env = ostracon.gym("imhotep", 3, opponent=["greedy", "random"], seat=1)
        env.reset(seed=9)
        over = False
        while not over:
            _, _, over, _, info = env.step(int(np.flatnonzero(env.action_masks())[0]))
        ends.append(info)
    assert ends[0] == ends[1] and ends[0]["deal"] == 9
    with pytest.raises(BadBatch, match="1 opponents are given; 2 seats are free"):
        ostracon.gym("imhotep", 3, opponent=["greedy"])


def test_many_tables() -> None:
    """The vector form: the agent is asked in every game, and ends are rewarded."""
    env: Any = gymnasium.make_vec(
        name_of("imhotep"), num_envs=64, vectorization_mode="vector_entry_point", players=3, seat=2
    )
    seen, _ = env.reset(seed=4)
    assert seen["observation"].shape == (64, game("imhotep").observation.length)  # type: ignore[union-attr]
    ends, total = 0, 0.0
    for _ in range(120):
        assert (env.unwrapped.batch.actor == 2).all()
        choice = np.argmax(seen["action_mask"], axis=1)
        seen, rewards, done, cut_off, _ = env.step(choice)
        ends, total = ends + int(done.sum()), total + float(rewards.sum())
        assert (rewards[~done] == 0).all() and not cut_off.any()
    assert ends > 64 and total != 0


def test_many_tables_against_bots() -> None:
    """Opponents of any kind."""
    env = ostracon.gym_vector("imhotep", 2, 2, opponent="greedy")
    seen, _ = env.reset(seed=1)
    seen, *_ = env.step(np.argmax(seen["action_mask"], axis=1))
    assert seen["action_mask"].any(axis=1).all()


@pytest.mark.parametrize("call", ["pettingzoo('imhotep')", "gym('imhotep')", "gym_vector('imhotep')"])
def test_without_the_libraries_one_sentence(call: str) -> None:
    """What to install."""
    hide = "import sys; sys.modules['pettingzoo'] = sys.modules['gymnasium'] = None; import ostracon\n"
    code = f"{hide}try: ostracon.{call}\nexcept ostracon.OstraconError as error: print(error)"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert "pip install 'ostracon[lab]'" in run.stdout
