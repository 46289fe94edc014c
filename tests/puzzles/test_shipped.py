"""The puzzles that come with the games: each replays, fits the rules and figures in use, and is what it claims to be."""

from __future__ import annotations

from collections import Counter

import pytest

from ostracon.bots import Perspective
from ostracon.kernel.game import game, games
from ostracon.puzzles.collection import path_of, read
from ostracon.puzzles.judging import LEAST_EFFECTS, MARGIN, effects, verify
from ostracon.puzzles.puzzle import GRADES, PHASES, Puzzle, chances_of, check, position_of

OURS = ("ankhor", "egizia", "egizia_sands", "imhotep", "terra_pyramides")
SLACK = 0.04  # a second look with other deals may differ so much from the first
SEED = 20261118


def shipped(name: str) -> tuple[Puzzle, ...]:
    return read(game(name), path_of(game(name))).puzzles


def test_every_game_has_puzzles() -> None:
    assert set(OURS) <= set(games())
    assert all(shipped(name) for name in OURS)


@pytest.mark.parametrize("name", OURS)
def test_every_puzzle_fits_its_position(name: str) -> None:
    """Read against the rules version and the figures' hash; played again action by action."""
    found = shipped(name)
    assert len({puzzle.id for puzzle in found}) == len(found), "no position comes twice"
    for puzzle in found:
        match = check(game(name), puzzle)
        best = chances_of(match, puzzle)[puzzle.best]
        others = [one for action, one in chances_of(match, puzzle).items() if action != puzzle.best]
        assert best - max(others) >= MARGIN - 0.001, "clear by what was found"
        assert puzzle.tempting != puzzle.best
        assert not game(name).cooperative(match.position())
        known = Perspective(game(name), match.position(), match.actor, SEED)
        assert effects(known, SEED) >= LEAST_EFFECTS, "choices that differ"


def test_puzzles_are_mixed() -> None:
    """Every grade, every phase, two players and more, and not always the same answer."""
    by_game = {name: shipped(name) for name in OURS}
    every = [puzzle for found in by_game.values() for puzzle in found]
    assert {puzzle.grade for puzzle in every} == set(GRADES)
    assert {puzzle.phase for puzzle in every} == set(range(len(PHASES)))
    assert {puzzle.players for puzzle in every} == {2, 3, 4}
    for found in by_game.values():
        most = max(Counter(puzzle.best for puzzle in found).values())
        assert most <= max(2, 0.2 * max(60, len(found)))


def verified(name: str, puzzles: list[Puzzle]) -> list[str]:
    """Puzzles whose best choice is not ahead when they are looked at again with other deals."""
    failed = []
    for puzzle in puzzles:
        match = position_of(game(name), puzzle)
        known = Perspective(game(name), match.position(), match.actor, SEED)
        ahead = verify(known, puzzle.best, chances_of(match, puzzle), SEED)
        if ahead < MARGIN - SLACK:
            failed.append(f"{puzzle.id}: ahead by {ahead:.3f}")
    return failed


def test_a_sample_is_verified_again() -> None:
    """In games whose search is compiled for other tests too; --all verifies every puzzle of every game."""
    failed = []
    for name in ("imhotep", "terra_pyramides"):
        last = max(shipped(name), key=lambda puzzle: (puzzle.phase, puzzle.id))  # soon searched
        failed += verified(name, [last])
    assert failed == []


@pytest.mark.slow
@pytest.mark.parametrize("name", OURS)
def test_all_are_verified_again(name: str) -> None:
    assert verified(name, list(shipped(name))) == []
