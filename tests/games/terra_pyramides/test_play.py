"""Random games of every version, variant and mission; native parity; the evaluation."""

from __future__ import annotations

import itertools
import random
from typing import Any

import pytest

from ostracon.games.terra_pyramides import GAME
from ostracon.games.terra_pyramides.piles import DRAW, FINISH
from ostracon.games.terra_pyramides.vocabulary import Reason
from ostracon.kernel.batch import begin_thinking, random_action
from ostracon.kernel.errors import RefusedOptions
from ostracon.kernel.native import native, numba_version

from ...rulebook.terra_pyramides.positions import Table


def ways_to_play() -> list[tuple[int, dict[str, Any]]]:
    """Every player count with every combination of options that goes together."""
    names = [option.name for option in GAME.options]
    found = []
    for players in GAME.players:
        for values in itertools.product(*(option.values for option in GAME.options)):
            options = dict(zip(names, values, strict=True))
            try:
                GAME.choose(players, options)
            except RefusedOptions:
                continue
            found.append((players, options))
    return found


WAYS = ways_to_play()


PARTS = 7  # of the ways to play, each with every value of every option


@pytest.mark.parametrize(
    "part", [0, 1, *(pytest.param(part, marks=pytest.mark.slow) for part in range(2, PARTS))]
)
def test_random_games(part: int) -> None:
    """Each way to play, two sevenths of them in the gate: the game ends after the stated number of turns, with invariants after every step."""
    for players, options in WAYS[part::PARTS]:
        s = GAME.deal(players, options, seed=part)
        dice = random.Random(part)
        in_turn = 0
        while (seat := GAME.actor(s)) >= 0:
            GAME.legal(s)
            GAME.invariants(s)
            turns = sum(s.turns_taken)
            GAME.apply(s, dice.choice(s.legal_actions()))
            in_turn = in_turn + 1 if sum(s.turns_taken) == turns else 0
            assert in_turn < 60, f"seat {seat} does not finish its turn"
        GAME.invariants(s)
        assert sum(s.turns_taken) == (28 if players < 3 or options["mission"] else 36)


@pytest.mark.parametrize("part", range(4))
def test_reasons_agree_with_the_mask(part: int) -> None:
    """why_not is 0 exactly for the legal actions."""
    for players, options in WAYS[part::4][::3]:
        s = GAME.deal(players, options, seed=part)
        dice = random.Random(part)
        step = 0
        while GAME.actor(s) >= 0:
            GAME.legal(s)
            legal = s.legal_actions()
            if step % 9 == part:
                assert [a for a in range(GAME.actions.total) if GAME.why_not(s, a) == 0] == legal
            GAME.apply(s, dice.choice(legal))
            step += 1
        GAME.legal(s)
        assert s.legal_actions() == []
        assert {GAME.why_not(s, a) for a in range(GAME.actions.total)} == {Reason.GAME_OVER}


def play_at_random(s: Any, seed: int) -> None:
    """The random choices of `play_random`, interpreted."""
    thinking: Any = [0, 0, 0, 0]
    begin_thinking(thinking, seed)
    while GAME.actor(s) >= 0:
        GAME.legal(s)
        GAME.apply(s, random_action(s, thinking))
    GAME.legal(s)


@pytest.mark.slow
@pytest.mark.skipif(numba_version() is None, reason="native code needs Numba")
def test_native_parity() -> None:
    """Same seeds, same bytes, for every way to play."""
    code = native(GAME, quiet=True)
    for index, (players, options) in enumerate(WAYS):
        states = code.new(2, players, options, first_seed=index)
        code.play_random(states, 0, 2, index)
        for i in range(2):
            s = GAME.deal(players, options, seed=index + i)
            play_at_random(s, index + i)
            assert s.to_array().tobytes() == states[i : i + 1].tobytes(), (players, options, index + i)


@pytest.mark.parametrize("way", [(2, {}), (4, {"version": 3}), (2, {"mode": "cooperative", "mission": 1})])
def test_evaluation_leaves_the_position_alone(way: tuple[int, dict[str, Any]]) -> None:
    """evaluate changes nothing, ends as the score, and is the same for all in a mission."""
    players, options = way
    s = GAME.deal(players, options, seed=2)
    dice = random.Random(2)
    while GAME.actor(s) >= 0:
        GAME.legal(s)
        before = s.copy()
        values = [GAME.evaluate(s, seat) for seat in range(players)]
        assert s == before
        if GAME.cooperative(s):
            assert len(set(values)) == 1
        GAME.apply(s, dice.choice(s.legal_actions()))
    if not GAME.cooperative(s):
        assert [GAME.evaluate(s, seat) for seat in range(players)] == [
            100 * GAME.total(s, seat) for seat in range(players)
        ]


def test_evaluation_sees_progress() -> None:
    """A worker on the main pyramid, a matching block, a level: each is better than without."""
    from ...rulebook.terra_pyramides.positions import Table

    def value(workers: int, red: int, level: int, blue: int = 0) -> int:
        table = (
            Table()
            .own((1, 5), workers=workers, level=level)
            .give(red=red, blue=blue, reserve=6)
            .asked("end_turn")
        )
        return int(GAME.evaluate(table.s, 0))

    assert value(1, 0, 2) < value(2, 0, 2) < value(3, 0, 2)
    assert value(2, 0, 2, blue=1) < value(2, 1, 2) < value(2, 2, 2)
    assert value(1, 0, 2) < value(1, 0, 3) < value(1, 0, 4)
    assert value(3, 3, 2) < value(1, 0, 3)  # building is better than waiting


def test_evaluation_is_exact_for_who_is_done() -> None:
    """A player without a tile, on nobody's way, expects just what the final count gives."""
    from ...rulebook.terra_pyramides.positions import Table

    table = Table(version=2).own((1, 5), seat=1, workers=3, level=2).own((3, 6), seat=1)
    table.give(seat=1, gold=6, red=2, reserve=4, horus=9, offerings=4).asked("end_turn")
    table.s.hand = [-1] * 4
    table.s.open_piles = 0
    points = 9 + 2 + 10 + (4 + 4) + 8
    assert GAME.evaluate(table.s, 1) == 100 * points


def test_ending_a_turn_asks_while_something_can_be_built() -> None:
    """A level that could be built is easily forgotten."""
    table = Table().own((1, 5), workers=3).give(red=1).asked("end_turn")
    GAME.legal(table.s)
    assert DRAW.asks_in(table.s) and FINISH.asks_in(table.s)
    table.s.crewed = 0
    GAME.legal(table.s)
    assert not DRAW.asks_in(table.s)
