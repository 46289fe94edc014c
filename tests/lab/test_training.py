"""Training: what a row becomes, what the teacher says, and (where PyTorch is) that a network learns, resumes and says the
same without PyTorch.
"""

from __future__ import annotations

import sys
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest

from ostracon.bots import Perspective
from ostracon.bots.network_file import Network, about_game, load_network
from ostracon.cli import main
from ostracon.kernel.game import game
from ostracon.lab.batch import Batch, vector
from ostracon.lab.bot_names import load_bot
from ostracon.lab.training import encoding as encoding_rules
from ostracon.lab.training.curve import PER_CENTS, curve_file
from ostracon.lab.training.encoding import inputs_of, make_encoding, sampled_rows
from ostracon.lab.training.groups import Groups
from ostracon.lab.training.model import fresh_weights, refitted
from ostracon.lab.training.teacher import GreedyTeacher, SearchTeacher

IMHOTEP = game("imhotep")


def test_groups_mix_players_and_options() -> None:
    """Every number of players, with the usual options and with others, which change when they are renewed."""
    groups = Groups(IMHOTEP, 70, seed=3)
    assert set(groups.players) == {2, 3, 4} and groups.games == 70
    odd = [i for i, (_, usual) in enumerate(groups.shares) if not usual]
    before = [groups.envs[i].options for i in odd]
    groups.renew()
    assert before != [groups.envs[i].options for i in odd]


def test_values_of_finished_games_are_those_of_a_search() -> None:
    """Three quarters for the win, shared among winners, and a quarter for the margin."""
    groups, seen = Groups(IMHOTEP, 70, seed=3), 0
    while seen < 20:
        ends = groups.step(np.concatenate([env.sample() for env in groups.envs]))
        worth = groups.values([ends])[0]
        assert (worth[~ends.done] == 0).all()
        for i in np.flatnonzero(ends.done):
            players = groups.players[i]
            values, points = worth[i, :players], groups.envs[i // groups.each].points[i % groups.each]
            assert (worth[i, players:] == 0).all()
            assert 0.75 < values.sum() < 1.3 and values.argmax() in np.flatnonzero(points == points.max())
            seen += 1


def test_the_encoding_tells_rows_apart() -> None:
    """Every entry that ever changes is read; a kind has a column for each value but the commonest."""
    rows = sampled_rows(Groups(IMHOTEP, 14, seed=2), 60)
    encoding = make_encoding(IMHOTEP, rows)
    changing = np.flatnonzero(rows.min(axis=0) != rows.max(axis=0))
    assert (encoding["places"] == changing).all()
    decision = list(changing).index(IMHOTEP.observation["decision"].start)  # type: ignore[union-attr]
    values = np.unique(rows[:, changing[decision]])
    assert encoding["sizes"][decision] == values.max() - values.min() + 1
    assert inputs_of(encoding) == encoding["columns"].max() + 1 or (encoding["sizes"] == 0).any()


def test_weights_fit_another_encoding(monkeypatch: pytest.MonkeyPatch) -> None:
    """A network says the same when entries that were measures become kinds, and more can be learned of them."""
    rows = sampled_rows(Groups(IMHOTEP, 14, seed=2), 60)
    monkeypatch.setattr(encoding_rules, "MOST_KINDS", 3)
    narrow = make_encoding(IMHOTEP, rows)
    weights = fresh_weights(narrow, 16, 8, IMHOTEP.actions.total, seed=1)
    for name in ("policy_weights", "value_weights"):
        weights[name] *= 100
    before = Network(about_game(IMHOTEP), {**narrow, **weights})
    monkeypatch.undo()
    wide = make_encoding(IMHOTEP, rows)
    after = Network(before.about, {**wide, **refitted(before, wide)})
    assert after.inputs > before.inputs
    for said, again in zip(before.outputs(rows), after.outputs(rows), strict=True):
        assert np.allclose(said, again, atol=1e-4) and said.std() > 0.01


def test_the_teacher_prefers_what_greedy_play_does() -> None:
    """Shares of the legal actions, the greatest where the evaluation one step ahead is best."""
    env = vector(IMHOTEP, 20, 2, threads=1, seed=5)
    for _ in range(30):
        env.step(env.sample())
    shares = GreedyTeacher(env).shares(1)
    assert np.allclose(shares.sum(axis=1), 1, atol=1e-5) and (shares[~env.mask] == 0).all()
    assert shares.max(axis=1).mean() > 1.2 / env.mask.sum(axis=1).mean()


def at_random(n: int, steps: int) -> Batch:
    """Games of two players somewhere in their middle."""
    env = vector(IMHOTEP, n, 2, threads=1, seed=5)
    for _ in range(steps):
        env.step(env.sample())
    return env


def test_a_search_teaches_what_it_would_do() -> None:
    """What the search bot chooses has a large share, as far as two of its searches agree; where there is no choice nothing is
    searched.
    """
    env = at_random(40, 30)
    shares = SearchTeacher(env, 400).shares(1)
    assert np.allclose(shares.sum(axis=1), 1, atol=1e-5) and (shares[~env.mask] == 0).all()
    bot = load_bot("search:400", IMHOTEP)
    chosen = [
        bot.decide(Perspective(IMHOTEP, env.position(i), int(env.actor[i]), i), i) for i in range(env.n)
    ]
    assert shares[np.arange(env.n), chosen].mean() > 1.5 / env.mask.sum(axis=1).mean()
    forced = env.mask.sum(axis=1) == 1
    assert (shares[forced][env.mask[forced]] == 1).all()


def test_a_teacher_that_searches_knows_what_the_seat_knows() -> None:
    """In positions that differ only in what the seat that decides does not know it says the same."""
    env = at_random(12, 41)
    before = SearchTeacher(env, 50).shares(3)
    for i in range(env.n):
        other = Perspective(IMHOTEP, env.position(i), int(env.actor[i]), 77).redealt(78)
        other.write(env._states, i)  # type: ignore[attr-defined]  # the batch shows its positions for reading only
    assert (SearchTeacher(env, 50).shares(3) == before).all()


def test_a_teacher_follows_the_network_of_the_game() -> None:
    """With a network it searches elsewhere."""
    env = at_random(20, 30)
    alone, led = (SearchTeacher(env, 60, one).shares(2) for one in (None, load_network(IMHOTEP)))
    assert np.allclose(led.sum(axis=1), 1, atol=1e-5) and (led[~env.mask] == 0).all()
    assert np.abs(led - alone).max() > 0.1


def test_the_curve_is_a_drawing() -> None:
    """A line for each opponent."""
    drawn = curve_file(
        "Imhotep", [(1.0, "scribe", 0.2), (1.0, "mason", 0.1), (2.0, "scribe", 0.9), (2.0, "mason", 0.4)]
    )
    paths = ElementTree.fromstring(drawn).findall("{http://www.w3.org/2000/svg}path")
    assert len(paths) == len(PER_CENTS) + 2 and all(name in drawn for name in ("scribe", "mason"))


def test_without_pytorch_the_command_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """One sentence."""
    monkeypatch.setitem(sys.modules, "torch", None)
    with pytest.raises(SystemExit):
        main(["train", "imhotep", "--out", str(tmp_path / "network.npz")])
    assert (
        "this needs torch, which is not installed: pip install 'ostracon[train]'" in capsys.readouterr().err
    )


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--layers", "100"], "layers '100' are not possible; give two widths such as 128,64"),
        (["--layers", "12,64"], "give multiples of 8 from 8 to 1024"),
        (["--teacher", "vizier"], "teacher 'vizier' is unknown; choose from greedy, search:200"),
        (["--teacher", "search:0"], "teacher 'search:0' is unknown"),
        (["--start", "a.npz", "--resume"], "--start and --resume exclude each other"),
        (["--teacher", "greedy:5"], "teacher 'greedy:5' is unknown"),
    ],
)
def test_impossible_arguments_are_refused(
    arguments: list[str], sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """One sentence with what is possible."""
    with pytest.raises(SystemExit):
        main(["train", "imhotep", "--out", str(tmp_path / "network.npz"), *arguments])
    assert sentence in capsys.readouterr().err


def run(*arguments: str) -> None:
    """The command, which must end well."""
    with pytest.raises(SystemExit) as ended:
        main(list(arguments))
    assert ended.value.code == 0


@pytest.mark.slow
@pytest.mark.parametrize("teacher", ["search:20", "network:20"])
def test_a_network_learns_from_a_search(teacher: str, tmp_path: Path) -> None:
    """A search teaches for the whole run, and what it said makes the network choose like it more often than a new one does."""
    pytest.importorskip("torch", reason="PyTorch is not installed")
    out = tmp_path / "network.npz"
    usual = ["train", "imhotep", "--out", str(out), "--games", "70", "--trials", "4", "--layers", "16,8"]
    run(*usual, "--minutes", "0.3", "--device", "cpu", "--teacher", teacher)
    learned = load_network(IMHOTEP, out)
    assert learned.about.decisions > 0 and learned.about.curve
    env = at_random(60, 30)
    likings = np.where(env.mask, learned.outputs(np.array(env.rows))[0], -np.inf)
    favourites = SearchTeacher(env, 200).shares(1).argmax(axis=1)
    assert (likings.argmax(axis=1) == favourites).mean() > 1.3 / env.mask.sum(axis=1).mean()


@pytest.mark.slow
def test_a_network_learns_and_resumes(tmp_path: Path) -> None:
    """A short run leaves a network, a checkpoint and a curve; a second goes on; the file says what PyTorch says."""
    torch = pytest.importorskip("torch", reason="PyTorch is not installed")
    from ostracon.bots.network_file import load_network
    from ostracon.lab.training.model import Model

    out = tmp_path / "network.npz"
    usual = ["train", "imhotep", "--out", str(out), "--games", "70", "--trials", "4", "--layers", "16,8"]
    run(*usual, "--minutes", "0.1", "--device", "cpu")
    first = load_network(IMHOTEP, out)
    assert first.about.decisions > 0 and first.about.curve and out.with_suffix(".svg").exists()
    run(*usual, "--minutes", "0.05", "--resume")
    again = load_network(IMHOTEP, out)
    assert again.about.decisions > first.about.decisions
    assert again.about.trained_minutes > first.about.trained_minutes
    other = tmp_path / "other.npz"
    run(*usual[:3], str(other), *usual[4:], "--minutes", "0.05", "--start", str(out))
    assert load_network(IMHOTEP, other).about.decisions > again.about.decisions

    rows = sampled_rows(Groups(IMHOTEP, 14, seed=9), 20)
    likings, chances = again.outputs(rows)
    for device in ("cpu", "cpu:0"):  # the second by the way of a card, with all inputs written out
        model = Model(again.arrays, again.arrays, device)
        with torch.no_grad():
            policy, values = model.outputs(model.given(rows))
        assert np.allclose(policy.numpy(), likings, atol=1e-4)
        assert np.allclose(torch.sigmoid(values).numpy(), chances, atol=1e-5)
