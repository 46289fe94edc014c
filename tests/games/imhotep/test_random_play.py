"""What holds in every game of Imhotep, however it is played (RULES 4.8, 9.8)."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ostracon.games.imhotep import GAME
from ostracon.games.imhotep.components import ROUNDS
from ostracon.games.imhotep.vocabulary import Decision
from ostracon.kernel.batch import begin_thinking, random_action

SAFETY_CAP = 1500  # decisions; never reached by legal play (RULES 4.8)
SIDES = ("side_market", "side_pyramid", "side_temple", "side_burial_chamber", "side_obelisks")

quick = settings(max_examples=60, deadline=None, derandomize=True, database=None)


class Table(NamedTuple):
    """Who plays what."""

    players: int
    options: dict[str, object]
    seed: int


@st.composite
def tables(draw: st.DrawFn) -> Table:
    players = draw(st.sampled_from((2, 3, 4)))
    options: dict[str, object] = {side: draw(st.sampled_from("AB")) for side in SIDES}
    options["wrath_of_the_pharaoh"] = draw(st.booleans())
    options["start_player"] = draw(st.sampled_from(["random", *(f"seat_{seat}" for seat in range(players))]))
    return Table(players, options, draw(st.integers(0, 2**62 - 1)))


def play(table: Table, data: st.DataObject) -> Any:
    """Every position of a game; hypothesis chooses the first actions, a random stream the others."""
    s = GAME.deal(table.players, table.options, table.seed)
    chosen = data.draw(st.lists(st.integers(0, 58), max_size=30))
    thinking = [0] * 4
    begin_thinking(thinking, table.seed)
    GAME.legal(s)
    yield s
    for decision in range(SAFETY_CAP):
        if s.decider < 0:
            return
        legal = s.legal_actions()
        GAME.apply(
            s, legal[chosen[decision] % len(legal)] if decision < len(chosen) else random_action(s, thinking)
        )
        GAME.legal(s)
        yield s
    raise AssertionError(f"the game takes more than {SAFETY_CAP} decisions")


@quick
@given(tables(), st.data())
def test_every_position_keeps_the_invariants(table: Table, data: st.DataObject) -> None:
    for s in play(table, data):
        GAME.invariants(s)
        if (
            s.decision == Decision.TURN
        ):  # equal positions are equal records: nothing is left over from what was resolved
            assert not any(s.frame_kind + s.frame_owner + s.frame_what + s.frame_step)


@quick
@given(tables(), st.data())
def test_somebody_can_always_act_until_the_game_is_over(table: Table, data: st.DataObject) -> None:
    for s in play(table, data):
        assert bool(s.legal_actions()) == (0 <= s.decider < table.players)


@settings(quick, max_examples=20)
@given(tables(), st.data())
def test_why_not_is_silent_exactly_for_legal_actions(table: Table, data: st.DataObject) -> None:
    for s in play(table, data):
        assert [a for a in range(GAME.actions.total) if GAME.why_not(s, a) == 0] == s.legal_actions()


@quick
@given(tables(), st.data())
def test_every_game_has_six_rounds_of_four_ships(table: Table, data: st.DataObject) -> None:
    rounds = []
    for s in play(table, data):
        if s.round_number not in rounds:
            rounds.append(s.round_number)
    assert rounds == list(range(1, ROUNDS + 1))
    assert s.decider == -1
    assert s.sailed == 4 or s.passes == table.players == 2  # a stalled round needs two players (R4)


@quick
@given(tables(), st.data())
def test_score_is_the_sum_of_its_parts_and_grows_but_for_the_wrath(table: Table, data: st.DataObject) -> None:
    before = [0] * table.players
    for s in play(table, data):
        parts = [
            [GAME.score(s, seat, part) for part in range(len(GAME.parts))] for seat in range(table.players)
        ]
        assert [GAME.total(s, seat) for seat in range(table.players)] == [sum(row) for row in parts]
        without_wrath = [sum(row[:-1]) for row in parts]
        assert all(now >= earlier for now, earlier in zip(without_wrath, before, strict=True))
        before = without_wrath
    wrath = table.options["wrath_of_the_pharaoh"]
    assert all(row[-1] in ((0, -5) if wrath else (0,)) for row in parts)


@quick
@given(tables(), st.data())
def test_ranks_follow_points_then_sleds(table: Table, data: st.DataObject) -> None:
    *_, s = play(table, data)
    keys = [(GAME.total(s, seat), s.sled[seat]) for seat in range(table.players)]
    assert [GAME.standing(s, seat) for seat in range(table.players)] == [
        1 + sum(other > key for other in keys) for key in keys
    ]


@quick
@given(tables(), st.data())
def test_turns_go_round_the_table(table: Table, data: st.DataObject) -> None:
    """RULES 4.7 (8): within a round the turn moves one seat to the left, whoever decided in between."""
    last_turn = last_round = -1
    ended = True
    for s in play(table, data):
        if s.round_number != last_round:
            last_round, last_turn, ended = s.round_number, s.start_seat, True
        if s.decision == Decision.TURN:
            assert s.turn_seat == s.decider == (last_turn if ended else (last_turn + 1) % table.players)
            last_turn, ended = s.turn_seat, False


@quick
@given(tables(), st.data())
def test_no_site_sees_two_ships_and_no_colour_loses_a_stone(table: Table, data: st.DataObject) -> None:
    laid = 0
    for s in play(table, data):
        docked = [site for site in s.docked_at if site >= 0]
        assert len(docked) == len(set(docked))
        now = sum(s.pyramid_count) + s.temple_count + s.burial_count + sum(s.obelisks) + 3 * s.tower_count
        assert now >= laid
        laid = now


class Lengths(NamedTuple):
    """Turns, decisions and out-of-turn decisions of one game."""

    turns: int
    decisions: int
    out_of_turn: int


def lengths(players: int, side: str, games: int) -> list[Lengths]:
    found = []
    for seed in range(games):
        s = GAME.deal(players, dict.fromkeys(SIDES, side), seed)
        thinking = [0] * 4
        begin_thinking(thinking, seed)
        turns = decisions = out_of_turn = 0
        while s.decider >= 0:
            decisions += 1
            turns += s.decision == Decision.TURN
            out_of_turn += s.decider != s.turn_seat
            GAME.legal(s)
            GAME.apply(s, random_action(s, thinking))
        found.append(Lengths(turns, decisions, out_of_turn))
    return found


def mean(values: list[int]) -> float:
    return sum(values) / len(values)


@pytest.mark.parametrize(
    ("side", "decisions", "out_of_turn"),
    [("A", (93, 107), (5, 9)), ("B", (111, 132), (17, 30))],
    ids=["all A", "all B"],
)
def test_random_games_are_as_long_as_specified(
    side: str, decisions: tuple[int, int], out_of_turn: tuple[int, int]
) -> None:
    """RULES 4.8: 69-106 turns (means 79-94), 80-154 decisions, means as given there; fixed seeds, means to the nearest point."""
    games = {players: lengths(players, side, games=50) for players in (2, 3, 4)}
    every = [game for found in games.values() for game in found]
    assert min(game.turns for game in every) >= 69 and max(game.turns for game in every) <= 106
    assert min(game.decisions for game in every) >= 80 and max(game.decisions for game in every) <= 154
    for found in games.values():
        assert 78 <= mean([game.turns for game in found]) <= 95
        assert decisions[0] - 1 <= mean([game.decisions for game in found]) <= decisions[1] + 1
        assert out_of_turn[0] - 1 <= mean([game.out_of_turn for game in found]) <= out_of_turn[1] + 1
    means = [mean([game.turns for game in games[players]]) for players in (2, 3, 4)]
    assert means == sorted(means)
