"""Egizia as a whole: the action list, whole games, reasons, hidden information, native code."""

from __future__ import annotations

import pytest

from ostracon.conformance import Plan, check_native, redealt, seen
from ostracon.games.egizia import GAME
from ostracon.games.egizia.vocabulary import Decision
from tests.games.egizia.play import busy_game

SETTINGS = [(players, option) for players in (2, 3, 4) for option in (False, True)]

# RULES 4.12: first number of each group of actions.
NUMBERS = {
    "land c01": 0,
    "land c10": 9,
    "visit edfu": 10,
    "visit heliopolis": 16,
    "dock sphinx 1": 17,
    "dock obelisk_graves 1": 20,
    "dock temple_pyramid 3": 25,
    "wait sphinx": 26,
    "wait temple_pyramid": 28,
    "pass": 29,
    "double yes": 30,
    "double no": 31,
    "strengthen a": 32,
    "strengthen j": 35,
    "ring left": 36,
    "ring right": 38,
    "second-ship yes": 39,
    "second-ship no": 40,
    "glean c01": 41,
    "glean c10": 50,
    "leave-cards": 51,
    "grain-card": 52,
    "pay-stone": 53,
    "go-hungry": 54,
    "six-stones": 55,
    "sell 1": 56,
    "sell 10": 65,
    "attach n08": 66,
    "attach n28": 70,
    "attach n31": 73,
    "improve": 74,
    "train": 75,
    "continue": 76,
    "build-first yes": 77,
    "build-first no": 78,
    "build-waiting yes": 79,
    "build-waiting no": 80,
    "build a": 81,
    "build c": 83,
    "decline": 84,
    "add-joker": 85,
    "add-force": 86,
    "add-crew a": 87,
    "add-crew c": 89,
    "done": 90,
    "draw 1": 91,
    "draw 5": 95,
    "extra 0": 96,
    "extra 2": 98,
    "keep 1": 99,
    "keep 5": 103,
    "keep-none": 104,
    "obelisk": 105,
    "grave": 106,
    "finish": 107,
    "market stone": 108,
    "market grain": 109,
    "temple left": 110,
    "temple right": 111,
    "temple column": 112,
    "temple roof": 113,
    "row 1": 114,
    "row 5": 118,
}


@pytest.mark.parametrize(("text", "number"), NUMBERS.items())
def test_action_number(text: str, number: int) -> None:
    """The fixed action list of RULES 4.12."""
    assert GAME.actions.parse(text) == number
    assert GAME.actions.total == 119


@pytest.mark.parametrize(("players", "option"), SETTINGS)
def test_whole_games(players: int, option: bool) -> None:
    """Every position is possible and asks a real question; why_not agrees with the mask; the game ends after round 5."""
    for seed in range(6):
        for s, action in busy_game(players, seed, option):
            GAME.invariants(s)
            if action >= 0:
                assert len(s.legal_actions()) >= 2, "a forced decision is never asked (RULES 4.2)"
            for number in range(GAME.actions.total):
                assert (GAME.why_not(s, number) == 0) == s.allows(number)
        assert s.decider < 0 and s.round_number == 5
        assert [GAME.total(s, seat) for seat in range(players)] == s.track[:players]
        assert sorted(GAME.standing(s, seat) for seat in range(players)) == list(range(1, players + 1))


def test_every_action_and_reason_comes_up() -> None:
    """Nothing of the list is dead; what good players alone reach has tests of its own."""
    played: set[int] = set()
    reasons: set[int] = set()
    for seed in range(90):
        for s, action in busy_game((4, 3, 4, 2)[seed % 4], seed):
            played.update(s.legal_actions())
            if action >= 0 and seed < 20:
                reasons.update(GAME.why_not(s, number) for number in range(GAME.actions.total))
    missing = {GAME.actions.notation(number) for number in range(GAME.actions.total) if number not in played}
    assert missing <= {"row 5"}
    rare = {
        "deck-too-small",
        "game-over",
        "obelisk-complete",
        "graves-taken",
        "crews-at-limit",
        "second-too-weak",
        "no-stones",
        "too-few-stones",
        "too-many-cards",
    }
    assert {GAME.reason(code) for code in range(len(GAME.reasons)) if code not in reasons} <= rare


@pytest.mark.parametrize("seeds", [2, pytest.param(4, marks=pytest.mark.slow)])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_nothing_leaks(players: int, seeds: int) -> None:
    """Redealing what a seat does not know leaves what it sees as it is, above all while somebody looks at cards."""
    looked = 0
    for seed in range(seeds):
        for step, (s, _) in enumerate(busy_game(players, seed)):
            looking = s.decision in (Decision.SPHINX_KEEP, Decision.SPHINX_SECOND)
            looked += looking
            if not looking and step % 9:
                continue
            for seat in (*range(players), -1):
                other = redealt(GAME, s, seat, step + 5)
                GAME.invariants(other)
                assert seen(GAME, s, seat) == seen(GAME, other, seat)
                assert redealt(GAME, other, seat, 7) == redealt(GAME, s, seat, 7)
    assert looked > 5


def test_redeal_keeps_what_was_returned() -> None:
    """RULES 7: a player's own returned cards keep their places; the others' are dealt anew."""
    changed = False
    for s, _ in busy_game(3, 11):
        for seat in range(3):
            if s.decider >= 0:
                other = redealt(GAME, s, seat, 99)
                assert GAME.view(other, seat).known_deck == GAME.view(s, seat).known_deck
                changed = changed or GAME.view(other, (seat + 1) % 3).sphinx_deck == s.sphinx_count
    assert changed


def test_private_events() -> None:
    """What is told to one seat only: the first Sphinx card, the cards looked at, the card kept."""
    private = {"first_sphinx", "look", "kept"}
    names = GAME.events.names
    *_, (s, _) = busy_game(4, 3)
    assert s.events is not None
    assert {names[event[1]] for event in s.events if event[0] >= 0} <= private
    assert all(event[0] >= 0 for event in s.events if names[event[1]] in private)


def test_native_plays_the_same() -> None:
    """Interpreted and native games end in the same bytes."""
    pytest.importorskip("numba")
    assert check_native(GAME, Plan(native_games=40)) == 240


def test_evaluation_prefers_points() -> None:
    """More points, stones, strength that can be fed or a quarry are never worse, all else equal."""
    s = GAME.deal(4, seed=2)
    value = GAME.evaluate(s, 0)
    richer = s.copy()
    richer.track[0] += 3
    assert GAME.evaluate(richer, 0) == value + 300
    for field, amount in (("stones", 4), ("quarry", 3)):
        better = s.copy()
        getattr(better, field)[0] += amount
        assert GAME.evaluate(better, 0) > value
    fed = s.copy()
    fed.strength[0][0] += 1
    assert GAME.evaluate(fed, 0) > value
    hungry = s.copy()
    hungry.strength[0] = [9, 9, 9, 9]
    assert GAME.evaluate(hungry, 0) < value


def test_evaluation_at_the_end_is_the_score() -> None:
    """After the final scoring nothing is left to expect."""
    *_, (s, _) = busy_game(3, 8)
    assert [GAME.evaluate(s, seat) for seat in range(3)] == [100 * points for points in s.track[:3]]
