"""The evaluation that bots play by."""

from __future__ import annotations

import random

from ostracon.games.egizia_sands import GAME
from ostracon.games.egizia_sands.layout import State
from rulebook.egizia_sands.positions import ANNA, Position


def greedy(s: State, dice: random.Random) -> int:
    """The action after which the actor stands best against the best of the others."""
    seat = s.decider
    best, most = -1, float("-inf")
    for action in s.legal_actions():
        after = s.copy()
        GAME.apply(after, action)
        points = [GAME.evaluate(after, other) for other in range(s.players)]
        value = points[seat] - max(p for i, p in enumerate(points) if i != seat) / 2 + dice.random() / 100
        if value > most:
            best, most = action, value
    return best


def play(players: int, seed: int, planner: int) -> State:
    """A game of one greedy player against random ones."""
    s: State = GAME.deal(players, None, seed)
    dice = random.Random(seed)
    while s.decider >= 0:
        GAME.legal(s)
        GAME.apply(s, greedy(s, dice) if s.decider == planner else dice.choice(s.legal_actions()))
    return s


def test_greedy_play_beats_random_play() -> None:
    """Every time, with two to four players."""
    for players in GAME.players:
        for seed in range(2):
            s = play(players, seed, seed % players)
            assert GAME.standing(s, seed % players) == 1 and s.track[seed % players] > 40


def test_at_the_end_it_is_the_score() -> None:
    """Nothing is left to expect."""
    s = play(2, 5, 0)
    assert [GAME.evaluate(s, seat) for seat in range(2)] == [100 * s.track[seat] for seat in range(2)]


def test_good_things_are_good() -> None:
    """More stones, stronger fed crews, better markets, a goal reached."""
    base = GAME.evaluate(Position().hand(ANNA, "x17").turn_of(ANNA).s, ANNA)
    assert GAME.evaluate(Position().hand(ANNA, "x17").stones(ANNA, 9).turn_of(ANNA).s, ANNA) > base
    assert (
        GAME.evaluate(Position().hand(ANNA, "x17").market(ANNA, grain=3, stone=3).turn_of(ANNA).s, ANNA)
        > base
    )
    assert GAME.evaluate(Position().hand(ANNA, "x17").give(ANNA, "r2").turn_of(ANNA).s, ANNA) > base
    assert GAME.evaluate(Position().hand(ANNA, "x17").owns(ANNA, "g1").turn_of(ANNA).s, ANNA) > base
    hungry = Position().hand(ANNA, "x17").crews(ANNA, 1, 7, 7, 7).turn_of(ANNA)
    assert GAME.evaluate(hungry.s, ANNA) < base
