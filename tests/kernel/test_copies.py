"""Matches, games and perspectives are copied and pickled; NumPy's whole numbers are whole numbers; deals have numbers."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from pebbles import GAME as PEBBLES

from ostracon.bots import bot, perspective
from ostracon.games.imhotep import GAME
from ostracon.kernel.dice import deal_of_secret, secret_of_deal
from ostracon.kernel.editions import edition
from ostracon.kernel.errors import BadDeal, BadNotation, BadPlayerCount, BadRecord, BadSeat, BadSeed
from ostracon.kernel.game import game
from ostracon.kernel.match import Match
from ostracon.kernel.native import Native, _compiled
from ostracon.kernel.record import load, read_record, verify
from ostracon.lab.playing import play


def some_match(plies: int = 20) -> Match:
    match = Match.new("imhotep", 3, {"side_temple": "B"}, seed=4, native=False)
    for _ in range(plies):
        match.play(match.legal()[-1])
    return match


@pytest.mark.parametrize("made", [copy.copy, copy.deepcopy, Match.copy])
def test_a_copy_is_the_same_match_and_independent(made: object) -> None:
    match = some_match()
    other = made(match)  # type: ignore[operator]
    assert repr(other) == repr(match) and other.events(0) == match.events(0)
    before = repr(match), match.position()
    while not other.over:
        other.play(other.legal()[0])
    assert (repr(match), match.position()) == before
    match.play(match.legal()[-1])
    while match.can_undo():
        match.undo()
    assert other.over and other.game is match.game


def test_a_pickled_match_goes_on_elsewhere() -> None:
    match = some_match()
    again = pickle.loads(pickle.dumps(match))
    assert repr(again) == repr(match) and again.position() == match.position()
    assert again.game is GAME and again.undo_depth() == match.undo_depth()
    program = "import pickle, sys; m = pickle.load(sys.stdin.buffer); print(repr(m))"
    found = subprocess.run([sys.executable, "-c", program], input=pickle.dumps(match), capture_output=True)
    assert found.stdout.decode().strip() == repr(match), found.stderr.decode()


def test_a_perspective_is_copied_and_pickled() -> None:
    known = perspective(some_match())
    for other in (copy.deepcopy(known), pickle.loads(pickle.dumps(known))):
        assert other.view == known.view and other.legal == known.legal
        assert other.redealt(3) == known.redealt(3) and other.game is known.game


def test_an_edition_is_pickled_with_its_corrections() -> None:
    path = next(p for p, v in GAME.components.figures.items() if p.endswith("penalty") and v == 5)
    theirs = edition("imhotep", f'[correction]\ngame = "imhotep"\nby = "Ada"\n[figures]\n"{path}" = 8\n')
    assert theirs is not GAME
    match = Match.new(theirs, 2, seed=1)
    again = pickle.loads(pickle.dumps(match))
    assert again.game is theirs and again.record(True) == match.record(True)


def test_a_game_with_other_figures_is_refused() -> None:
    made, (package, name, _, corrections) = GAME.__reduce__()
    with pytest.raises(BadRecord, match="component data 0000"):
        made(package, name, "0000", corrections)  # type: ignore[operator]


def test_a_copied_game_needs_no_native_code_of_its_own(imhotep_native: Native) -> None:
    loaded = len(_compiled)
    match = copy.deepcopy(Match.new("imhotep", 2, seed=1))
    assert bot("greedy").decide(perspective(match), 1) in match.legal()
    assert copy.copy(GAME) is GAME and copy.deepcopy({"game": GAME})["game"] is GAME
    assert len(_compiled) == loaded


@pytest.mark.parametrize("native", [False, True])
def test_numpy_integers_are_integers(native: bool, imhotep_native: Native) -> None:
    one = Match.new("imhotep", np.int8(2), seed=np.int64(7), native=native)
    other = Match.new("imhotep", 2, seed=7, native=native)
    assert repr(one) == repr(other) and type(one.players) is int
    number = one.legal()[0]
    assert one.why_not(np.uint16(number)) == 0
    events = one.play(np.int32(number))
    assert all(type(value) is int for event in events for value in event.arguments.values())
    other.play(number)
    assert one.view(np.int64(1)) == other.view(1) and type(one.view(np.int64(1)).seat) is int
    assert one.history(np.int64(0)) == other.history(0)
    assert type(one.actions[0]) is int
    known = perspective(one, np.int64(1))
    assert type(known.seat) is int and known.redealt(np.int64(2**40)) == perspective(other, 1).redealt(2**40)
    for name in ("random", "greedy", "search:30"):
        assert bot(name).decide(known, np.int64(3)) == bot(name).decide(perspective(other, 1), 3)


@pytest.mark.parametrize(
    ("call", "error"),
    [
        (lambda match: match.play(3.0), BadNotation),
        (lambda match: match.play(np.float64(3)), BadNotation),
        (lambda match: match.play(True), BadNotation),
        (lambda match: match.why_not(3.5), BadNotation),
        (lambda match: match.view(7), BadSeat),
        (lambda match: match.view(-2), BadSeat),
        (lambda match: match.view(0.0), BadSeat),
        (lambda match: match.events(2), BadSeat),
        (lambda match: perspective(match, 2), BadSeat),
        (lambda match: Match.new("imhotep", 2.0), BadPlayerCount),
        (lambda match: Match.new("imhotep", 2, seed=1.0), BadSeed),
        (lambda match: Match.new("imhotep", 2, seed=-1), BadSeed),
        (lambda match: Match.new("imhotep", 2, deal=-1), BadDeal),
        (lambda match: Match.new("imhotep", 2, deal=1.5), BadDeal),
        (lambda match: Match.new("imhotep", 2, deal=2**62), BadDeal),
        (lambda match: Match.new("imhotep", 2, seed=1, deal=1), BadDeal),
    ],
)
def test_what_is_no_integer_is_refused_in_a_sentence(call: object, error: type[Exception]) -> None:
    match = Match.new("imhotep", 2, seed=1)
    with pytest.raises(error, match=r"^[a-zI].*(choose|give|expected|cannot be played by 2.0)"):
        call(match)  # type: ignore[operator]
    assert match.ply == 0


@pytest.mark.parametrize("name", ["imhotep", "terra_pyramides", "ankhor", "egizia", "egizia_sands"])
def test_a_deal_is_the_same_everywhere(name: str) -> None:
    players = max(game(name).players)
    match = Match.new(name, players, deal=5)
    dealt = game(name).deal(players, None, 5)
    game(name).legal(dealt)
    assert match.deal == 5 and match.position() == dealt
    assert match.position() != Match.new(name, players, deal=6).position()


def test_a_deal_is_that_of_native_code_and_of_the_arena(imhotep_native: Native) -> None:
    states = imhotep_native.new(3, 4, first_seed=4)
    imhotep_native.legal(states, 1)
    match = Match.new("imhotep", 4, deal=5)
    assert GAME.state.from_array(states, 1) == match.position()
    played = play(GAME, 4, {}, 5, [bot("random")] * 4)
    for action in played.moves:
        match.play(action)
    assert match.over and tuple(match.scores()) == played.points
    again = verify(read_record(match.record().to_json()))
    assert again.deal == 5 and again.position() == match.position()


def test_secrets_stay_what_they_were() -> None:
    assert deal_of_secret(bytes(32)) is None
    assert deal_of_secret(secret_of_deal(2**62 - 1)) == 2**62 - 1
    assert Match.new("imhotep", 2, seed=5).deal is None


def test_a_match_is_saved_and_loaded(tmp_path: Path) -> None:
    match = some_match()
    match.save(tmp_path / "x.json")
    again = load(tmp_path / "x.json")
    assert repr(again) == repr(match)
    again.play(again.legal()[0])
    match.save(tmp_path / "shown.json", with_secret=False)
    with pytest.raises(BadRecord, match="secret has not been published"):
        load(tmp_path / "shown.json")
    with pytest.raises(BadRecord, match="cannot write"):
        match.save(tmp_path / "nowhere" / "x.json")


def test_types_refuse_what_cannot_be(tmp_path: Path) -> None:
    program = tmp_path / "outside.py"
    program.write_text(
        "import numpy as np\nimport ostracon\n"
        'm = ostracon.Match.new("imhotep", np.int64(2), deal=5)\n'
        'm.play(np.int64(3)); m.play("get-stones"); m.play(m.game.actions.decode(0)); m.view(0).legal\n'
        "m.play(3.5)\n"
        "m.view(0).no_such_field\n"
        'env = ostracon.vector("imhotep", n=4)\n'
        "rows, mask, actor = env.reset(); rows.shape; env.record(0).play(3)\n"
        'ostracon.pettingzoo("imhotep", 2).agent_selection; ostracon.pettingzoo("imhotep", 2, parallel=True).agents\n'
        'ostracon.gym("imhotep", opponent="greedy").seat; ostracon.gym_vector("imhotep", 4).num_envs\n'
        'ostracon.vector("imhotep", sead=3)\n'
    )
    command = [sys.executable, "-m", "mypy", "--strict", "--cache-dir", str(tmp_path / "cache"), str(program)]
    found = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path)
    faults = [line for line in found.stdout.splitlines() if "error:" in line]
    assert len(faults) == 3, found.stdout
    assert ':5: error: Argument 1 to "play" of "Match" has incompatible type "float"' in faults[0]
    assert ':6: error: "View" has no attribute "no_such_field"' in faults[1]
    assert ':11: error: Unexpected keyword argument "sead" for "vector"' in faults[2]


def test_a_game_that_is_not_announced_is_pickled_by_its_package() -> None:
    match = Match.new(PEBBLES, 2, seed=1)
    match.play(match.legal()[0])
    again = pickle.loads(pickle.dumps(match))
    assert again.game is PEBBLES and again.actions == match.actions and again.position() == match.position()
