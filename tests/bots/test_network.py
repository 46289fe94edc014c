"""A network says the same everywhere, decides legally and fairly, and is refused where it does not fit."""

from __future__ import annotations

import io
import sys
from contextlib import nullcontext
from dataclasses import replace
from pathlib import Path

import msgspec
import numpy as np
import pytest

from bots.networks import untrained, without_networks, written
from ostracon.bots import Perspective, bot, levels_of, perspective, stand_in
from ostracon.bots import engine as engines
from ostracon.bots.engine import Engine, engine, interpreted
from ostracon.bots.network import ROOM, think_many
from ostracon.bots.network_file import SEATS, Network, UnfitNetwork, load_network, network_path, read_network
from ostracon.bots.network_search import NetworkSearch, NetworkTree, arrays_for
from ostracon.bots.registry import UnknownBot, why_no_network
from ostracon.bots.search import SearchOverrides, node_arrays
from ostracon.cli import main
from ostracon.conformance import redealt
from ostracon.kernel.game import game as find_game
from ostracon.kernel.game import games
from ostracon.kernel.match import Match
from ostracon.server.levels import level_about
from ostracon.server.words import words

IMHOTEP = find_game("imhotep")


@pytest.fixture(autouse=True)
def compiling(monkeypatch: pytest.MonkeyPatch) -> None:
    """Native code whenever it is needed, though a server may have run in this process."""
    monkeypatch.setattr("ostracon.bots.engine._warm", None)


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A network for Imhotep."""
    return written(IMHOTEP, tmp_path_factory.mktemp("network"))


def said(code: Engine, network: Network, row: np.ndarray) -> np.ndarray:
    """Likings and chances as the rules give them."""
    plan, weights = arrays_for(code, network)
    shown, out = code.wide_row(len(row)), code.single_row(network.about.actions + SEATS)
    for place, value in enumerate(row.tolist()):
        shown[place] = value
    work = code.single_row(network["first_bias"].size + network["second_bias"].size + ROOM)
    code(think_many)(plan, weights, shown, work, 1, out)
    return np.array(out)


def test_rules_and_numpy_say_the_same() -> None:
    """Native and interpreted rules give the numbers of the plain matrix products."""
    network, rows = untrained(IMHOTEP)
    rows = rows[:: len(rows) // 30]
    likings, chances = network.outputs(rows)
    assert np.ptp(likings) > 0.5 and np.ptp(chances) > 0.1  # it does say something
    for code in (engine(IMHOTEP), interpreted(IMHOTEP)):
        for i, row in enumerate(rows[: 30 if code.native else 5]):
            found = said(code, network, row)
            assert np.allclose(found[:-SEATS], likings[i], atol=1e-4)
            assert np.allclose(found[-SEATS:], chances[i], atol=1e-5)


def test_values_never_seen_are_taken_for_the_nearest() -> None:
    """A row beyond everything in the sample games reads no foreign memory, and says the same everywhere."""
    network, rows = untrained(IMHOTEP)
    for far in (np.full_like(rows[0], 32_000), np.full_like(rows[0], -32_000)):
        likings, chances = network.outputs(far[None, :])
        found = said(engine(IMHOTEP), network, far)
        assert np.allclose(found[:-SEATS], likings[0], rtol=1e-3)
        assert np.allclose(found[-SEATS:], chances[0], atol=1e-3)


def test_the_file_gives_back_what_was_written(tmp_path: Path) -> None:
    """Half precision in the file, the same numbers afterwards; PyTorch is not asked for."""
    network, rows = untrained(IMHOTEP)
    network.save(tmp_path / "network.npz")
    again = read_network(tmp_path / "network.npz")
    assert again.about == network.about
    assert (again.outputs(rows[:9])[0] == network.outputs(rows[:9])[0]).all()
    assert (again.plan == network.plan).all() and (again.weights == network.weights).all()


def test_no_pytorch_is_needed(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Loading and playing do without it."""
    monkeypatch.setitem(sys.modules, "torch", None)
    match = Match.new("imhotep", 2, seed=4)
    assert bot(f"network:20+weights={file}").decide(perspective(match), 1) in match.legal()


def test_what_does_not_fit_is_refused_with_a_sentence(tmp_path: Path, file: Path) -> None:
    """Missing, damaged, of another game, of other rules, of other figures."""
    with pytest.raises(UnfitNetwork, match="there is no trained network for Imhotep"):
        load_network(IMHOTEP, tmp_path / "nowhere.npz")
    damaged = tmp_path / "damaged.npz"
    damaged.write_bytes(file.read_bytes()[:-2000])
    with pytest.raises(UnfitNetwork, match=r"damaged\.npz is damaged"):
        load_network(IMHOTEP, damaged)
    damaged.write_bytes(b"")
    with pytest.raises(UnfitNetwork, match="damaged or holds no network"):
        read_network(damaged)
    with pytest.raises(UnfitNetwork, match="is a network for imhotep, not for egizia"):
        load_network(find_game("egizia"), file)
    network = read_network(file)
    for wrong, sentence in (
        ({"rules_version": 99}, "trained by version 99 of the rules of imhotep; these are version"),
        ({"components": "0" * 16}, "trained with other figures of imhotep"),
        ({"observation": "0" * 16}, "another observation of imhotep"),
    ):
        other = tmp_path / f"{next(iter(wrong))}.npz"
        replace(network, about=msgspec.structs.replace(network.about, **wrong)).save(other)
        with pytest.raises(UnfitNetwork, match=sentence):
            load_network(IMHOTEP, other)


def test_arrays_that_do_not_fit_each_other_are_refused(tmp_path: Path, file: Path) -> None:
    """Native code would read beyond them."""
    network = read_network(file)
    for name, wrong in (
        ("columns", network["columns"] + 10_000),
        ("starts", network["starts"] + 10_000),
        ("policy_bias", network["policy_bias"][:-1]),
        ("second_weights", network["second_weights"][:-1]),
    ):
        Network(network.about, network.arrays | {name: wrong}).save(tmp_path / "wrong.npz")
        with pytest.raises(UnfitNetwork, match="do not fit each other"):
            read_network(tmp_path / "wrong.npz")


@pytest.mark.parametrize("budget", ["0", "40", "40+trust=1", "40+trust=0"])
def test_it_decides_legally_and_by_what_its_seat_knows(file: Path, budget: str) -> None:
    """Two positions that the seat cannot tell apart, one decision; whole games with three seats."""
    made = bot(f"network:{budget}+weights={file}")
    match = Match.new("imhotep", 3, {"side_market": "B"}, seed=2)
    while not match.over:
        s, seat = match.position(), match.actor
        action = made.decide(Perspective(IMHOTEP, s, seat), match.ply)
        if match.ply % 10 == 0:
            other = redealt(IMHOTEP, s, seat, 77)
            assert made.decide(Perspective(IMHOTEP, other, seat), match.ply) == action
        match.play(action)
    assert min(match.standings()) == 1


def test_plain_python_grows_the_same_tree(file: Path) -> None:
    """Interpreted rules try the same actions as often as native ones, as long as rounding decides nothing."""
    here = perspective(Match.new("imhotep", 2, seed=5))
    network, found = load_network(IMHOTEP, file), []
    for code in (engine(IMHOTEP), interpreted(IMHOTEP)):
        with node_arrays(code, 1) as (nodes,):
            tree = NetworkTree(here, code, SearchOverrides(trust=1.0), nodes, 3, network)
            tree.run(24)
            found.append([tree.root_action(action).visits for action in here.legal])
    assert sum(found[0]) == 24
    assert found[0] == found[1]


def test_the_network_steers_the_search(file: Path) -> None:
    """An action that the network likes above all gets nearly all the attention, one that it does not nearly none."""
    match = Match.new("imhotep", 2, seed=5)
    legal = match.legal()
    for liked in legal[:2]:
        network = read_network(file)
        bias = np.zeros_like(network["policy_bias"])
        bias[liked] = 60.0
        path = file.with_name(f"liking-{liked}.npz")
        Network(network.about, network.arrays | {"policy_bias": bias}).save(path)
        for budget in (0, 60):
            assert NetworkSearch(budget, file=path).decide(perspective(match), 1) == liked


@pytest.mark.parametrize(
    "name", ["network:x", "network:-3", "network:0ms", "network:5+depth=2", "network:5+trust=2"]
)
def test_impossible_budgets_are_refused(name: str) -> None:
    """One sentence with what was given."""
    with pytest.raises(UnknownBot, match=r"not possible|no setting"):
        bot(name)


def test_a_server_does_not_wait_for_the_code(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first who asks gets plain Python and has the code made; later ones think natively."""
    monkeypatch.setattr(engines, "_warm", {(IMHOTEP, rule) for rule in engines.BOTS})
    monkeypatch.setattr(engines, "_network_compilers", {})
    assert not engines.engine_for_network(IMHOTEP).native
    engines._network_compilers[IMHOTEP].join()
    assert engines.engine_for_network(IMHOTEP).native


def test_without_a_network_the_vizier_plays_and_says_so() -> None:
    """The level is not offered there; who asks for it gets the best that there is."""
    with without_networks():
        assert why_no_network(IMHOTEP).startswith("there is no trained network for Imhotep")
        assert bot("pharaoh", IMHOTEP).name == bot("vizier", IMHOTEP).name
        assert stand_in("pharaoh", IMHOTEP).endswith(": pharaoh plays as vizier")
        assert "pharaoh" not in levels_of(IMHOTEP)
        assert (
            level_about("pharaoh", words("en"), IMHOTEP)
            == "no trained network for this game here: plays as vizier"
        )


def test_the_command_line_says_who_stands_in(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A sentence before the game begins; nothing where the level plays itself."""
    for here, said in ((without_networks(), True), (nullcontext(), False)):
        monkeypatch.setattr(sys, "stdin", io.StringIO(""))
        with here, pytest.raises(SystemExit):
            main(["ask", "imhotep", "--bot", "pharaoh", "--seat", "0", "--seat", "1", "--deal", "1"])
        assert (": pharaoh plays as vizier" in capsys.readouterr().err) == said


def test_the_networks_that_ship_fit() -> None:
    """At most 3 MB each, for the rules of today; the level is offered, and is no other bot than it says."""
    taught = [game for game in map(find_game, games()) if network_path(game).exists()]
    assert {game.id for game in taught} >= {"imhotep", "egizia", "egizia_sands"}
    for game in taught:
        assert not why_no_network(game) and network_path(game).stat().st_size <= 3_000_000
        assert levels_of(game)[-1] == "pharaoh" and not stand_in("pharaoh", game)
        assert isinstance(bot("pharaoh", game), NetworkSearch)
