"""Games: options that validate themselves, and games found by their entry points."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pebbles
import pytest
from pebbles import GAME as PEBBLES

import ostracon
from ostracon.conformance import random_game
from ostracon.conformance.settings import Setting
from ostracon.games.imhotep import GAME as IMHOTEP
from ostracon.kernel.actions import Arg, verb
from ostracon.kernel.dispatch import Writer
from ostracon.kernel.errors import BadPlayerCount, OstraconError, RefusedOptions, UnknownGame, UnknownOption
from ostracon.kernel.game import Option, game, games, option_table
from ostracon.kernel.layout import Record
from ostracon.kernel.search_settings import SearchSettings

PACKAGES = Path(ostracon.__file__).parents[1]


# ---- options


def test_options_not_given_have_their_defaults() -> None:
    chosen = IMHOTEP.choose(3, {"side_temple": "B"})
    assert chosen["side_temple"] == "B"
    assert chosen["side_market"] == "A"
    assert chosen["wrath_of_the_pharaoh"] is False
    assert chosen["start_player"] == "random"


def test_unknown_option_names_the_known_ones() -> None:
    with pytest.raises(
        UnknownOption, match="unknown option 'side_sphinx'; choose from side_market, side_pyramid"
    ) as caught:
        IMHOTEP.choose(2, {"side_sphinx": "A"})
    assert caught.value.name == "side_sphinx"
    assert "start_player" in caught.value.choose_from


@pytest.mark.parametrize("given", ["C", "", 1, True, 1.5, ["A"], {"A": 1}, b"A"])
def test_wrong_value_names_the_possible_ones(given: object) -> None:
    with pytest.raises(UnknownOption, match=r"option side_pyramid cannot be .*; choose from A, B"):
        IMHOTEP.choose(2, {"side_pyramid": given})


def test_missing_value_is_a_wrong_value() -> None:
    """None is a value that the option does not have: the option itself is known."""
    with pytest.raises(UnknownOption, match="option side_pyramid cannot be None; choose from A, B"):
        IMHOTEP.choose(2, {"side_pyramid": None})


@pytest.mark.parametrize(
    ("given", "value"),
    [("on", True), ("ON", True), ("true", True), ("yes", True), ("1", True), (True, True)]
    + [("off", False), ("False", False), (" no ", False), ("0", False), (False, False)],
)
def test_switches_are_spelled_as_people_do(given: object, value: bool) -> None:
    assert IMHOTEP.choose(2, {"wrath_of_the_pharaoh": given})["wrath_of_the_pharaoh"] is value


@pytest.mark.parametrize("given", [1, 0, "maybe", "2"])
def test_switches_are_not_numbers(given: object) -> None:
    with pytest.raises(UnknownOption, match=r"option wrath_of_the_pharaoh cannot be .*; choose from off, on"):
        IMHOTEP.choose(2, {"wrath_of_the_pharaoh": given})


def test_letters_and_numbers_may_be_typed() -> None:
    assert IMHOTEP.choose(2, {"side_market": "b"})["side_market"] == "B"
    assert PEBBLES.choose(2, {"pile": "15"})["pile"] == 15
    assert PEBBLES.choose(2, {"pile": 20})["pile"] == 20


@pytest.mark.parametrize(("players", "seat"), [(2, 2), (2, 3), (3, 3)])
def test_start_player_must_sit_at_the_table(players: int, seat: int) -> None:
    with pytest.raises(
        RefusedOptions, match=f"start_player seat_{seat} does not exist with {players} players"
    ):
        IMHOTEP.choose(players, {"start_player": f"seat_{seat}"})


def test_options_that_do_not_go_together_are_refused_with_the_games_sentence() -> None:
    assert PEBBLES.choose(3, {"pile": 15})["pile"] == 15
    with pytest.raises(RefusedOptions, match="Pebbles: three players need 15 pebbles or more"):
        PEBBLES.choose(3)


@pytest.mark.parametrize("players", [1, 5, 0, -2, "2", None, True, 2.0, 2.5])
def test_bad_player_count_names_the_good_ones(players: object) -> None:
    with pytest.raises(BadPlayerCount, match=r"Imhotep cannot be played by .* players; choose from 2, 3, 4"):
        IMHOTEP.choose(players)  # type: ignore[arg-type]


def test_options_stand_in_the_state_by_their_index() -> None:
    s = IMHOTEP.blank(3, {"side_obelisks": "B", "wrath_of_the_pharaoh": "on", "start_player": "seat_2"})
    assert (s.players, s.side_market, s.side_obelisks, s.wrath_of_the_pharaoh, s.start_player) == (
        3,
        0,
        1,
        1,
        3,
    )


def test_option_table_is_for_people() -> None:
    rows = option_table(PEBBLES.options)
    assert rows == [("pile", "10, 15, 20", "10"), ("quick", "off, on", "off")]


# ---- dealing


def test_deal_is_repeatable_and_depends_on_the_seed() -> None:
    assert IMHOTEP.deal(4, seed=5) == IMHOTEP.deal(4, seed=5)
    decks = {tuple(IMHOTEP.deal(4, seed=seed).deck) for seed in range(20)}
    assert len(decks) == 20


def test_random_start_player_reaches_every_seat() -> None:
    assert {IMHOTEP.deal(4, seed=seed).start_seat for seed in range(40)} == {0, 1, 2, 3}


# ---- what a game must have


def test_game_with_a_verb_that_does_nothing_is_refused() -> None:
    with pytest.raises(TypeError, match="verb fly has no rule that carries it out"):
        replace(PEBBLES, verbs=(verb("fly"),))


def test_rule_with_other_parameters_than_its_verb_is_refused() -> None:
    fly = verb("fly", Arg("height", 2))

    @fly.do
    def soar(s: Record, seat: int, wings: int) -> None:
        s.decider = wings

    with pytest.raises(TypeError, match=r"soar of verb fly takes \['s', 'seat', 'wings'\], not s, seat"):
        replace(PEBBLES, verbs=(fly,))


def test_option_without_a_field_is_refused() -> None:
    with pytest.raises(TypeError, match="option moon of pebbles has no field in the state"):
        replace(PEBBLES, options=(Option("moon", (1, 2), 1),))


def test_a_game_is_named_after_its_package_or_as_it_says() -> None:
    assert IMHOTEP.package == "ostracon.games.imhotep" and IMHOTEP.id == "imhotep"
    assert replace(PEBBLES, id="gravel").id == "gravel"


def test_a_game_that_says_nothing_of_its_search_gets_what_suits_it() -> None:
    """With an evaluation a few good actions after the tree, otherwise any to the end."""
    assert (PEBBLES.search.rollout_length, PEBBLES.search.rollout_candidates) == (-1, 0)
    evaluated = replace(PEBBLES, evaluate=PEBBLES.standing, search=SearchSettings(clear_win=3)).search
    assert (evaluated.clear_win, evaluated.rollout_length, evaluated.rollout_candidates) == (3, 8, 4)
    assert (IMHOTEP.search.rollout_length, IMHOTEP.search.rollout_candidates) == (-1, 0)


def test_templates_find_every_rule_by_its_name() -> None:
    names = [
        "setup",
        "actor",
        "legal",
        "apply",
        "why_not",
        "redeal",
        "score",
        "forecast",
        "standing",
        "evaluate",
        "observe",
    ]
    assert list(IMHOTEP.entry_points) == names
    assert list(PEBBLES.entry_points) == names[:-2]


def test_mask_made_of_the_verbs_says_what_the_games_own_says() -> None:
    """The kernel's `legal` of Imhotep, in the middle of random games."""
    made = Writer(IMHOTEP.verbs).legal()
    for seed in range(6):
        for s, _ in random_game(IMHOTEP, Setting(4, {"side_market": "B", "side_pyramid": "B"}), seed):
            own = s.legal_actions()
            made(s)
            assert s.legal_actions() == own


def test_ranks_follow_from_points_where_a_game_says_nothing_else() -> None:
    s = PEBBLES.deal(3, {"pile": 20})
    s.taken = [4, 7, 4, 0]
    assert [PEBBLES.standing(s, seat) for seat in range(3)] == [2, 1, 2]


# ---- the registry


def test_imhotep_is_installed() -> None:
    assert "imhotep" in games()
    assert game("imhotep") is IMHOTEP
    assert repr(IMHOTEP) == "game('imhotep')"


def test_unknown_game_names_the_installed_ones() -> None:
    with pytest.raises(UnknownGame, match=r"unknown game 'chess'; choose from .*imhotep") as caught:
        game("chess")
    assert isinstance(caught.value, OstraconError)


def install(folder: Path, name: str, source: str, entry: str) -> dict[str, str]:
    """Somebody else's package with a game in it; the environment of a Python that finds it."""
    (folder / f"{name}.py").write_text(source, "utf-8")
    info = folder / f"{name}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n", "utf-8")
    (info / "entry_points.txt").write_text(f"[ostracon.games]\n{entry}\n", "utf-8")
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(folder), str(PACKAGES)])}


def python(script: str, env: dict[str, str]) -> str:
    finished = subprocess.run(
        [sys.executable, "-c", script], env=env, capture_output=True, text=True, check=False
    )
    assert finished.returncode == 0, finished.stderr
    return finished.stdout


def test_game_of_somebody_else_is_found_and_played(tmp_path: Path) -> None:
    source = Path(pebbles.__file__).read_text("utf-8")
    env = install(tmp_path, "pebbles", source, "pebbles = pebbles:GAME")
    script = """
from ostracon.kernel.game import games
from ostracon.kernel.match import Match
from ostracon.kernel.record import verify, read_record
import json
assert games() == sorted(games()) and {"imhotep", "pebbles"} <= set(games())
match = Match.new("pebbles", 2, {"pile": "15"}, seed=1)
while not match.over:
    match.play("take 3")
print(match.scores(), verify(read_record(match.record().to_json())).standings())
"""
    assert python(script, env) == "[9, 6] [1, 2]\n"


def test_entry_point_that_is_no_game_is_refused(tmp_path: Path) -> None:
    env = install(tmp_path, "stones", "GAME = 42\n", "stones = stones:GAME")
    script = """
from ostracon.kernel.errors import BrokenGame
from ostracon.kernel.game import game
try:
    game("stones")
except BrokenGame as error:
    print(error)
"""
    assert python(script, env) == "the game stones (stones:GAME) cannot be loaded: it is int, not a Game\n"
