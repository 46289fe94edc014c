"""Matches: playing, undo, moments, what each seat is told."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from pebbles import GAME as PEBBLES

from ostracon.games.imhotep import GAME as IMHOTEP
from ostracon.games.imhotep.vocabulary import Decision
from ostracon.kernel.course import SNAPSHOT_EVERY
from ostracon.kernel.errors import BadNotation, BadSeed, IllegalAction, NothingToUndo
from ostracon.kernel.match import Match, commitment_of, secret_of_seed

ALL_B = {f"side_{site}": "B" for site in ("market", "pyramid", "temple", "burial_chamber", "obelisks")}


def random_match(
    seed: int, players: int = 3, options: dict[str, object] | None = None, plies: int = 10_000
) -> Match:
    match = Match.new(IMHOTEP, players, options if options is not None else ALL_B, seed=seed)
    choice = random.Random(seed)
    while not match.over and match.ply < plies:
        match.play(choice.choice(match.legal()))
    return match


def everything(match: Match) -> tuple[Any, ...]:
    """All that a match is."""
    return (
        match.position().to_array().tobytes(),
        match.actor,
        list(match.actions),
        list(match.actors),
        match.legal(),
        match.undo_depth(),
        [match.events(seat) for seat in range(-1, match.players)],
        [match.at(ply).to_array().tobytes() for ply in range(match.ply + 1)],
    )


# ---- playing


def test_actions_are_given_as_number_type_or_notation() -> None:
    positions = []
    for action in (0, IMHOTEP.actions.decode(0), "get-stones"):
        match = Match.new("imhotep", 2, {"start_player": "seat_0"}, seed=1)
        match.play(action)
        positions.append(match.position())
    assert positions[0] == positions[1] == positions[2]
    assert positions[0].sled[0] == 5


def test_play_tells_what_everybody_may_know() -> None:
    match = Match.new("imhotep", 2, {"start_player": "seat_0"}, seed=1)
    events = match.play("get-stones")
    assert [(event.ply, event.name, event.arguments) for event in events] == [
        (1, "get_stones", {"player": 0, "count": 3})
    ]


@pytest.mark.parametrize("seed", range(4))
def test_illegal_actions_leave_the_match_as_it_was(seed: int) -> None:
    match = random_match(seed, plies=37)
    before = everything(match)
    legal = set(match.legal())
    for action in range(IMHOTEP.actions.total):
        if action not in legal:
            with pytest.raises(IllegalAction) as caught:
                match.play(action)
            assert caught.value.reason in [IMHOTEP.reason(code) for code in range(1, len(IMHOTEP.reasons))]
            assert match.why_not(action) > 0
        else:
            assert match.why_not(action) == 0
    with pytest.raises(BadNotation):
        match.play("swim")
    assert everything(match) == before


def test_illegal_action_says_why() -> None:
    match = Match.new("imhotep", 2, {"start_player": "seat_0"}, seed=1)
    with pytest.raises(IllegalAction, match=r"sail 1 temple is not possible now \(too-few-stones\)"):
        match.play("sail 1 temple")


def test_nothing_can_be_played_after_the_end() -> None:
    match = random_match(1)
    assert match.over and match.actor == -1 and match.legal() == []
    with pytest.raises(IllegalAction, match="game-over"):
        match.play("get-stones")


def test_position_is_a_copy() -> None:
    match = Match.new("imhotep", 2, seed=1)
    match.position().sled[0] = 0
    match.at(0).quarry[0] = 0
    assert match.position().sled[0] > 0
    assert match.at(0).quarry[0] > 0


def test_sheet_adds_up_to_the_scores() -> None:
    match = random_match(3, players=4)
    sheet = match.sheet()
    assert list(sheet) == list(IMHOTEP.parts)
    assert [sum(part[seat] for part in sheet.values()) for seat in range(4)] == match.scores()
    assert sorted(match.standings())[0] == 1


# ---- seeds and secrets


def test_same_seed_same_match_other_seed_other_match() -> None:
    assert Match.new("imhotep", 2, seed="nile").position() == Match.new("imhotep", 2, seed="nile").position()
    assert Match.new("imhotep", 2, seed=1).position() != Match.new("imhotep", 2, seed=2).position()


def test_without_a_seed_the_deal_is_random() -> None:
    assert Match.new("imhotep", 2).secret != Match.new("imhotep", 2).secret


def test_commitment_is_the_hash_of_the_secret() -> None:
    match = Match.new("imhotep", 2, seed=bytes(range(32)))
    assert match.secret == bytes(range(32))
    assert match.commitment == commitment_of(match.secret)
    assert match.commitment == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"


@pytest.mark.parametrize("seed", [-1, 1.5, True, b"short", [1], b""])
def test_strange_seeds_are_refused(seed: Any) -> None:
    with pytest.raises(BadSeed, match="give a whole number from 0, a text, or 32 bytes"):
        secret_of_seed(seed)


# ---- undo


def test_undo_restores_every_byte() -> None:
    match = Match.new("imhotep", 3, {"start_player": "seat_0"}, seed=4)
    for action in ("place 1 1", "place 1 2", "get-stones", "place 2 1"):
        before = everything(match)
        match.play(action)
        assert match.can_undo()
        match.undo()
        assert everything(match)[:5] == before[:5]
        assert everything(match)[6:] == before[6:]
        match.play(action)


def test_undo_across_a_kept_position() -> None:
    """Undo from the ply at which a position is kept for quick access, and play on differently."""
    match = random_match(11, options={}, plies=SNAPSHOT_EVERY - 1)
    before = match.position()
    back = [action for action in match.legal() if can_be_undone(match, action)]
    match.play(back[0])
    assert match.ply == SNAPSHOT_EVERY
    match.undo()
    assert match.position() == before
    match.play(back[-1])
    choice = random.Random(1)
    while not match.over and match.ply < 3 * SNAPSHOT_EVERY:
        match.play(choice.choice(match.legal()))
    assert_moments(match)


def can_be_undone(match: Match, action: int) -> bool:
    """Whether an action could be taken back, tried on a replay."""
    probe = Match.replay(match.game, match.players, match.options, match.secret, match.actions)
    probe.play(action)
    return probe.can_undo()


def match_in_which(notation: str) -> Match:
    """A match in which an action is legal, at the start of that turn."""
    for seed in range(100):
        match = Match.new(IMHOTEP, 3, seed=seed)
        choice = random.Random(seed)
        while not match.over:
            if IMHOTEP.actions.parse(notation) in match.legal():
                return Match.replay(IMHOTEP, 3, match.options, match.secret, match.actions)
            match.play(choice.choice(match.legal()))
    raise AssertionError(f"no random game allows {notation}")


def test_undo_goes_back_through_the_whole_turn() -> None:
    """A Chisel is three decisions of one player: all can be taken back, one by one."""
    match = match_in_which("play chisel")
    before = everything(match)
    match.play("play chisel")
    match.play(match.legal()[0])
    match.play(match.legal()[0])
    for _ in range(3):
        match.undo()
    assert everything(match) == before


def test_nothing_to_undo_at_the_start() -> None:
    match = Match.new(PEBBLES, 2, seed=1)
    assert not match.can_undo()
    with pytest.raises(NothingToUndo):
        match.undo()


def test_dice_stop_undo() -> None:
    match = Match.new(PEBBLES, 2, {"pile": 20}, seed=1)
    match.play("take 1")
    match.play("toss")
    assert not match.can_undo()
    match.play("take 1")
    assert match.undo_depth() == 1


def test_a_look_at_something_hidden_stops_undo() -> None:
    match = Match.new(PEBBLES, 2, {"pile": 20}, seed=1)
    match.play("peek")
    assert match.actor == 0
    assert not match.can_undo()
    match.play("take 2")
    assert match.undo_depth() == 1
    match.undo()
    with pytest.raises(NothingToUndo):
        match.undo()
    assert match.actions == [PEBBLES.actions.parse("peek")]


def test_undo_goes_back_over_several_players() -> None:
    """Whose actions may be taken back is for the table to say."""
    match = Match.new(PEBBLES, 2, {"pile": 20}, seed=1)
    before = everything(match)
    match.play("take 1")
    match.play("take 2")
    assert match.undo_depth() == 2
    match.undo()
    assert match.actor == 1
    match.undo()
    assert everything(match) == before


@pytest.mark.parametrize("seed", range(3))
def test_undo_never_crosses_what_was_revealed(seed: int) -> None:
    """At every ply of a game: after undo the position is the earlier one, and nobody had learned anything in between."""
    match = Match.new(IMHOTEP, 3, ALL_B, seed=seed)
    choice = random.Random(seed)
    while not match.over:
        before = match.position()
        action = choice.choice(match.legal())
        match.play(action)
        after = match.position()
        revealed = after.unveiled != before.unveiled or after.dice != before.dice
        assert match.can_undo() != revealed
        if match.can_undo() and choice.random() < 0.3:
            match.undo()
            assert match.position().to_array().tobytes() == before.to_array().tobytes()
            match.play(action)
            assert match.position() == after
    assert_moments(match)


# ---- moments


def assert_moments(match: Match) -> None:
    """Every moment is what replaying that many actions gives."""
    replay = Match(match.game, match.players, match.options, match.secret)
    for ply in range(match.ply + 1):
        assert match.at(ply).to_array().tobytes() == replay.position().to_array().tobytes()
        if ply < match.ply:
            replay.play(match.actions[ply])


@pytest.mark.parametrize("plies", [0, 1, SNAPSHOT_EVERY - 1, SNAPSHOT_EVERY, SNAPSHOT_EVERY + 1, 10_000])
def test_every_moment_is_a_replay(plies: int) -> None:
    assert_moments(random_match(5, plies=plies))


@pytest.mark.parametrize("ply", [-1, 4])
def test_moments_outside_the_match_do_not_exist(ply: int) -> None:
    match = random_match(5, plies=3)
    with pytest.raises(IndexError, match="choose from 0 to 3"):
        match.at(ply)


# ---- what a seat may know


def test_history_tells_who_did_what() -> None:
    match = random_match(6)
    for seat in range(-1, 3):
        steps = match.history(seat)
        assert [step.ply for step in steps] == list(range(1, match.ply + 1))
        assert [step.seat for step in steps] == match.actors
        assert [step.action for step in steps] == match.actions


def test_history_hides_secret_actions_from_the_others() -> None:
    match = Match.new(PEBBLES, 2, {"pile": 20}, seed=1)
    match.play("hide 2")
    match.play("take 1")
    hide, take = match.actions
    assert [step.action for step in match.history(0)] == [hide, take]
    assert [step.action for step in match.history(1)] == [-1, take]
    assert [step.action for step in match.history(-1)] == [-1, take]


def matches_with_a_look() -> Iterator[tuple[Match, int, tuple[int, ...]]]:
    """Matches just after somebody took the face-down pair: the match, the seat, the two cards."""
    for seed in range(8):
        match = Match.new(IMHOTEP, 4, ALL_B, seed=seed)
        choice = random.Random(seed)
        while not match.over:
            match.play(choice.choice(match.legal()))
            s = match.position()
            if s.decision == Decision.MARKET_KEEP:
                yield match, s.decider, tuple(s.looked_at)
                break


def test_look_at_the_pair_is_told_to_one_seat_only() -> None:
    found = 0
    for match, looker, pair in matches_with_a_look():
        found += 1
        for seat in range(-1, 4):
            looks = [event.arguments for event in match.events(seat, match.ply) if event.name == "look"]
            assert looks == ([{"card": pair[0], "other": pair[1]}] if seat == looker else [])
            assert "take_pair" in [event.name for event in match.events(seat, match.ply)]
    assert found >= 4


def test_events_of_all_plies_are_those_of_each() -> None:
    match = random_match(7)
    for seat in range(-1, 3):
        assert match.events(seat) == [
            event for ply in range(match.ply + 1) for event in match.events(seat, ply)
        ]
    deal = [event.name for event in match.events(-1, 0)]
    assert deal == ["start_player", "round"]
    assert match.events(-1)[-1].name == "game_over"


def test_points_told_add_up_to_the_scores() -> None:
    match = random_match(8, players=4)
    told = [0] * 4
    for event in match.events(-1):
        if event.name == "points":
            told[event.arguments["player"]] += event.arguments["points"]
    assert told == match.scores()


# ---- repr


@pytest.mark.parametrize("plies", [0, 25, 10_000])
def test_repr_rebuilds_the_match(plies: int) -> None:
    match = random_match(9, plies=plies)
    rebuilt = eval(repr(match), {"Match": Match})
    assert rebuilt.position() == match.position()
    assert rebuilt.actions == match.actions
    assert rebuilt.events(-1) == match.events(-1)
    assert repr(rebuilt) == repr(match)


def test_an_attempt_changes_nothing_until_it_is_accepted() -> None:
    match = Match.new("imhotep", 2, {"start_player": "seat_0"}, seed=1)
    before = match.position()
    attempt = match.attempt("get-stones")
    assert not attempt.is_final and attempt.seat == 0 and attempt.told
    assert (match.position(), match.actions) == (before, [])
    match.accept(attempt)
    assert match.position().values() != before.values() and match.ply == 1
    assert (
        match.position() == Match.replay("imhotep", 2, match.options, match.secret, ["get-stones"]).position()
    )
    with pytest.raises(ValueError, match="another position"):
        match.accept(attempt)
