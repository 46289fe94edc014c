"""Many games at once: what the interpreter would have played, seen and refused."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import ostracon
from ostracon.kernel.dice import DEALS
from ostracon.kernel.errors import UnknownOption
from ostracon.kernel.game import game, games
from ostracon.kernel.observation import UnknownFeature
from ostracon.lab.batch import BadBatch, Batch, IllegalInBatch, vector
from ostracon.lab.lockstep import WAIT

COMPILED = ("imhotep", "terra_pyramides")  # a small game and a large one: what makes a batch knows no game


def ours() -> list[Any]:
    """Our games; the batch of each takes long to compile."""
    found = [name for name in games() if game(name).package.startswith("ostracon.games.")]
    return [name if name in COMPILED else pytest.param(name, marks=pytest.mark.slow) for name in found]


def played(env: Batch, steps: int) -> list[bytes]:
    """What comes out of so many random steps."""
    seen = []
    for _ in range(steps):
        seen += [part.tobytes() for part in env.step(env.sample())]
    return seen


@pytest.mark.parametrize("name", ours())
def test_every_step_is_the_interpreters(name: str) -> None:
    """Rows, masks, actors, rewards and restarts, over whole games of three players."""
    one = game(name)
    env = vector(one, n=5, players=3, seed=11, threads=1)
    twins = [one.deal(3, None, 11 + i) for i in range(5)]
    assert one.observation is not None
    ended = 0
    for _ in range(3000):
        for i, s in enumerate(twins):
            one.legal(s)
            assert env.actor[i] == one.actor(s)
            assert np.flatnonzero(env.mask[i]).tolist() == s.legal_actions()
            assert env.rows[i].tolist() == one.observation.row(s, one.actor(s))
        actions = env.sample()
        assert all(env.mask[i, action] for i, action in enumerate(actions))
        env.step(actions)
        for i, s in enumerate(twins):
            one.apply(s, int(actions[i]))
            assert env.done[i] == (one.actor(s) < 0)
            if not env.done[i]:
                assert not env.rewards[i].any()
                continue
            ended += 1
            ranks = [one.standing(s, seat) for seat in range(3)]
            beaten = [sum((rank < other) - (rank > other) for other in ranks) / 2 for rank in ranks]
            assert env.rewards[i].tolist() == env.returns[i].tolist() == beaten
            assert env.points[i].tolist() == [one.total(s, seat) for seat in range(3)]
            twins[i] = one.deal(3, None, int(env.deals[i]))
        if ended >= 7:
            break
    assert ended >= 7
    assert set(env.deals) >= {16} or max(env.deals) > 15


def test_threads_change_nothing() -> None:
    """A share for each thread, the same games."""
    one = vector("imhotep", n=1024, threads=1, seed=3)
    two = vector("imhotep", n=1024, threads=2, seed=3)
    assert played(one, 120) == played(two, 120)
    assert one.finished.any()


def test_points_as_rewards_add_up() -> None:
    """Over a whole game the rewards are the final points."""
    env = vector("imhotep", n=32, players=2, reward="points", threads=1)
    gained = np.zeros((32, 2))
    start = np.array([[game("imhotep").total(env.position(i), seat) for seat in range(2)] for i in range(32)])
    first: dict[int, Any] = {}
    while len(first) < 32:
        env.step(env.sample())
        gained += env.rewards
        for i in np.flatnonzero(env.done):
            first.setdefault(int(i), (gained[i] + start[i]).tolist())
            if first[int(i)] is not None and env.deals[i] == i + 32:
                assert first[int(i)] == env.points[i].tolist() == env.returns[i].tolist()


def test_a_mission_is_won_or_lost_together() -> None:
    """Cooperative games have one result for all."""
    env = vector("terra_pyramides", n=64, players=2, options={"mode": "cooperative", "mission": 1}, threads=1)
    results: set[tuple[float, ...]] = set()
    while not env.finished.all():
        env.step(env.sample())
        results |= {tuple(row) for row in env.rewards[env.done].tolist()}
    assert results <= {(1.0, 1.0), (-1.0, -1.0)} and results


def test_a_game_can_be_shown_as_a_match() -> None:
    """The game that is going on in a place, and the one that was finished there before."""
    env = vector("imhotep", n=3, players=2, seed=5, threads=1)
    played(env, 250)
    for i in range(3):
        match = env.record(i)
        assert match.position() == env.position(i)
        assert match.actor == env.actor[i]
        last = env.record(i, last=True)
        assert last.over and last.scores() == env.points[i].tolist()
        assert "<svg" in last._repr_svg_()


def test_seeds_of_ones_own() -> None:
    """Every game by its own number; deal 7 is everywhere the same."""
    env = vector("imhotep", n=3, players=2, threads=1)
    env.reset(seeds=[7, 9, 7])
    assert env.rows[0].tolist() == env.rows[2].tolist() != env.rows[1].tolist()
    assert env.position(0) == env.record(0).position()
    with pytest.raises(BadBatch, match="no deal -9 for game 1"):
        env.reset(seeds=[7, -9, 7])


def test_what_is_illegal_changes_nothing() -> None:
    """The index, the seat, the action and the reason; no game has moved, not even those before it."""
    env = vector("imhotep", n=300, players=2, seed=1, threads=1, options={"start_player": "seat_1"})
    before, steps = env.omniscient.tobytes(), env.steps
    actions = env.sample().copy()
    actions[200] = int(np.flatnonzero(~env.mask[200])[0])
    with pytest.raises(IllegalInBatch, match=r"game 200: seat 1 cannot .* now \(") as caught:
        env.step(actions)
    assert (caught.value.index, caught.value.seat) == (200, 1)
    for wrong in (59, -1, 1 << 40):
        actions[200] = wrong
        with pytest.raises(IllegalInBatch, match="game 200: seat 1 cannot play action"):
            env.step(actions)
    two = vector("imhotep", n=600, players=2, threads=2)
    actions = two.sample().copy()
    actions[599] = 58
    untouched = two.omniscient.tobytes()
    with pytest.raises(IllegalInBatch, match="game 599"):
        two.step(actions)
    assert (env.omniscient.tobytes(), env.steps, two.omniscient.tobytes()) == (before, steps, untouched)


@pytest.mark.parametrize(
    ("given", "words"),
    [
        (np.zeros(3, np.int64), "give (4,), a number for each game"),
        (np.zeros((4, 1), np.int64), "shape (4, 1)"),
        (np.zeros(4), "float64; give whole numbers"),
        ([True] * 4, "bool; give whole numbers"),
        (["a"] * 4, "give whole numbers"),
        ([[0], [1, 2], 0, 0], "actions cannot be read as numbers"),
        (np.full(4, 2**64 - 1, np.uint64), "play action 9223372036854775807"),
        (np.full(4, WAIT), f"play action {WAIT}"),
    ],
)
def test_actions_of_another_kind(given: object, words: str) -> None:
    """Shape and type are checked before anything is played."""
    env = vector("imhotep", n=4, threads=1)
    before = env.omniscient.tobytes()
    with pytest.raises((BadBatch, IllegalInBatch)) as caught:
        env.step(given)
    assert words in str(caught.value)
    assert env.omniscient.tobytes() == before


def test_actions_on_another_device() -> None:
    """An array that cannot be read here says where it is, as PyTorch's and CuPy's do."""

    class Elsewhere:
        device = "cuda:1"

        def __array__(self, *given: object, **more: object) -> None:
            raise TypeError("can't convert cuda:1 device type tensor to numpy")

    env = vector("imhotep", n=4, threads=1)
    for ask in (env.step, env.reset, env.observe):
        with pytest.raises(BadBatch, match="are on the device cuda:1; give them in the processor's memory"):
            ask(Elsewhere())


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ([1, 2], "seeds have the shape (2,)"),
        ([0, 1, 2, -1], "there is no deal -1 for game 3"),
        ([0, 1, DEALS, 3], f"there is no deal {DEALS} for game 2"),
        ("abc", "give whole numbers"),
    ],
)
def test_seeds_of_another_kind(given: object, words: str) -> None:
    """No game is dealt anew."""
    env = vector("imhotep", n=4, threads=1)
    before = env.omniscient.tobytes()
    with pytest.raises(BadBatch) as caught:
        env.reset(seeds=given)
    assert words in str(caught.value) and env.omniscient.tobytes() == before


def test_looking_where_nothing_is() -> None:
    """Seats, games and features that are not there."""
    env = vector("imhotep", n=4, threads=1)
    with pytest.raises(BadBatch, match=r"seats have the shape \(2,\); give one for all or \(4,\)"):
        env.observe([0, 1])
    for wrong in (4, -1, 1.5, "a", np.array([1, 2])):
        with pytest.raises(BadBatch, match="index"):
            env.record(wrong)  # type: ignore[arg-type]  # that is the point
    with pytest.raises(
        UnknownFeature, match=r"^there is no feature 'gold'; choose from players, decision"
    ) as caught:
        env.spec.observation["gold"]  # type: ignore[index]  # there are observations
    assert isinstance(caught.value, KeyError)
    blind = vector("imhotep", n=4, threads=1, observations=False)
    for ask in (blind.scale, lambda: blind.observe(0)):
        with pytest.raises(BadBatch, match="observations=False"):
            ask()


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"n": 0}, "n 0 is not possible"),
        ({"n": 2.5}, "n 2.5 is not a whole number"),
        ({"threads": 0}, "threads 0"),
        ({"seed": -1}, "seed -1"),
        ({"reward": "gold"}, "choose from rank, points"),
        ({"device": "tpu"}, "choose from cpu, cuda"),
        ({"restart": "no"}, "choose from True, False"),
        ({"observations": None}, "choose from True, False"),
        ({"n": 1 << 29}, "too much for the memory here"),
    ],
)
def test_a_batch_of_another_kind(given: dict[str, Any], words: str) -> None:
    """Every argument is checked."""
    with pytest.raises(BadBatch) as caught:
        vector("imhotep", **{"n": 4, **given})
    assert words in str(caught.value)


def test_unknown_options_and_players() -> None:
    """As everywhere else."""
    with pytest.raises(UnknownOption):
        vector("imhotep", n=4, options={"side_moon": "A"})
    with pytest.raises(ostracon.BadPlayerCount):
        vector("imhotep", n=4, players=7)
    with pytest.raises(UnknownOption, match="choose from a dictionary of names and values"):
        vector("imhotep", n=4, options=["side_temple"])  # type: ignore[arg-type]  # that is the point
    for wrong in (None, 3, "chess"):
        with pytest.raises(ostracon.UnknownGame, match="unknown game"):
            vector(wrong, n=4)  # type: ignore[arg-type]  # that is the point


def test_smaller_whole_numbers_are_actions_too() -> None:
    """int32 and lists, as networks and people give them."""
    env, other = vector("imhotep", n=4, threads=1), vector("imhotep", n=4, threads=1)
    actions = env.sample()
    env.step(actions.astype(np.int32))
    other.step(actions.tolist())
    assert env.omniscient.tobytes() == other.omniscient.tobytes()


def test_what_is_handed_out_cannot_be_changed() -> None:
    """Masks that somebody wrote into would not be those of the rules."""
    env = vector("imhotep", n=4, threads=1)
    for array in (env.rows, env.mask, env.actor, env.rewards, env.done, env.omniscient):
        assert not array.flags.writeable


def test_any_seat_can_look() -> None:
    """Seats that do not decide have their own rows, and what one hides the other does not see."""
    env = vector("imhotep", n=6, players=3, options={"side_market": "B"}, threads=1)
    played(env, 40)
    one = game("imhotep")
    assert one.observation is not None
    for seat in range(3):
        rows = env.observe(seat)
        assert [row.tolist() for row in rows] == [
            one.observation.row(env.position(i), seat) for i in range(6)
        ]
    with pytest.raises(BadBatch, match="choose from 0 to 2"):
        env.observe(3)


def test_scale_is_what_random_games_reach() -> None:
    """At least 1, and divided by it every number of these games lies between -1 and 1."""
    env = vector("imhotep", n=4, threads=1)
    scale = env.scale(games=8)
    assert scale.shape == (env.spec.length,) and scale.min() == 1 and scale.max() > 20


def test_waiting_games_stay_as_they_are() -> None:
    """`where` moves some games alone."""
    env = vector("imhotep", n=4, threads=1)
    before = [env.position(i) for i in range(4)]
    env.step(env.sample(), where=np.array([True, False, False, True]))
    assert [env.position(i) == before[i] for i in range(4)] == [False, True, True, False]
    assert env.record(1).actions == [] and len(env.record(0).actions) == 1
