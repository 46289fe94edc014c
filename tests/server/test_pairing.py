"""Pairings and standings: what holds whoever plays and however the games end."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ostracon.server.tournaments.pairing import (
    BOT,
    Round,
    byes,
    meetings,
    pairs,
    round_robin,
    seatings,
    sizes,
    split,
    swiss,
)
from ostracon.server.tournaments.standings import Seat, bye, places, points, score_of, shares, standings

RESULTS = st.randoms(use_true_random=False)


def everybody(count: int) -> list[int]:
    return list(range(1, count + 1))


def check_round(tables: Round, players: list[int], seats: int) -> None:
    """Everybody sits once, nobody alone among bots, all tables are of one size."""
    assert sorted(one for table in tables for one in table if one != BOT) == players
    for table in tables:
        assert len(table) == seats or (len(table) == 1 and seats == 2)
        assert len(table) == 1 or len([one for one in table if one != BOT]) > 1


def play_swiss(count: int, seats: int, rounds: int, dice: object) -> list[Round]:
    """A whole Swiss with results at random."""
    players, before, games = everybody(count), [], []
    for _ in range(rounds):
        lines = standings(players, games, seats)
        tables = swiss([line.player for line in lines], score_of(lines), before, seats)
        check_round(tables, players, seats)
        before.append(tables)
        for table in tables:
            if len(table) == 1:
                games.append(bye(table[0], seats))
                continue
            total = [dice.randrange(4) for _ in table]  # type: ignore[attr-defined]
            placed = [1 + sum(other > mine for other in total) for mine in total]
            games.append([Seat(one, got) for one, got in zip(table, points(placed, set()), strict=True)])
    return before


def can_pair(left: frozenset[int], met: set[tuple[int, int]]) -> bool:
    """Whether there is a round of two without anybody meeting again: all of them tried."""
    if not left:
        return True
    first = min(left)
    return any((first, other) not in met and can_pair(left - {first, other}, met) for other in left - {first})


@settings(max_examples=40, deadline=None)
@given(count=st.integers(2, 9), rounds=st.integers(1, 9), dice=RESULTS)
def test_nobody_meets_again_before_it_cannot_be_avoided(count: int, rounds: int, dice: object) -> None:
    played = play_swiss(count, 2, rounds, dice)
    for number in range(len(played)):
        met, rested = set(meetings(played[:number])), byes(played[:number])
        again = any(pair in met for table in played[number] for pair in pairs(table))
        least = min((rested[one] for one in everybody(count)), default=0)
        rests = [one for one in everybody(count) if rested[one] == least] if count % 2 else [0]
        assert again != any(can_pair(frozenset(everybody(count)) - {one}, met) for one in rests)


@settings(max_examples=25, deadline=None)
@given(count=st.integers(3, 40), seats=st.integers(2, 4), rounds=st.integers(1, 6), dice=RESULTS)
def test_a_swiss_is_fair(count: int, seats: int, rounds: int, dice: object) -> None:
    played = play_swiss(count, seats, rounds, dice)
    met, rested, sat = meetings(played), byes(played), seatings(played)
    assert max(rested.values(), default=0) <= (-(-rounds // count) if seats == 2 else 0)
    if count > 2 * rounds * (seats - 1) ** 2:
        assert max(met.values(), default=0) == 1, "nobody meets twice where there are enough others"
    for player in everybody(count):
        counts = [sat[player, seat] for seat in range(seats)]
        if seats == 2:
            assert max(counts) - min(counts) <= (2 if count > 4 * rounds else 4)
        else:
            assert max(counts) <= -(-rounds // seats) + 2


@settings(max_examples=30, deadline=None)
@given(count=st.integers(4, 30), dice=RESULTS)
def test_those_who_do_equally_well_meet(count: int, dice: object) -> None:
    players = everybody(count)
    scores = {one: float(dice.randrange(3)) for one in players}  # type: ignore[attr-defined]
    order = sorted(players, key=lambda one: -scores[one])
    tables = swiss(order, scores, [], 2)
    across = [table for table in tables if len(table) == 2 and scores[table[0]] != scores[table[1]]]
    assert len(across) <= 2, "only who is left over in a group plays out of it"


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("count", [2, 3, 4, 5, 8, 13])
def test_in_a_round_robin_everybody_meets_everybody(count: int, seats: int) -> None:
    players = everybody(count)
    rounds = round_robin(players, seats)
    met, sat = meetings(rounds), seatings(rounds)
    for tables in rounds:
        check_round(tables, players, seats)
    often = [met[pair] for pair in combinations(players, 2)]
    assert min(often) >= 1
    assert max(often) == min(often) == 1 if seats == 2 else max(often) - min(often) <= 3
    for player in players:
        counts = [sat[player, seat] for seat in range(seats)]
        assert max(counts) - min(counts) <= (1 if seats == 2 else 2)
    rested = byes(rounds)
    assert all(rested[player] == (count % 2 and seats == 2) for player in players)


def test_perfect_schedules_are_found() -> None:
    for count, seats, rounds in ((9, 3, 4), (16, 4, 5)):
        made = round_robin(everybody(count), seats)
        assert made == round_robin(everybody(count), seats), "the same every time"
        assert len(made) == rounds and set(meetings(made).values()) == {1}


def test_tables_are_filled_evenly() -> None:
    for seats in (2, 3, 4):
        for people in range(2, 60):
            found = sizes(people, seats)
            assert sum(found) == people and max(found) <= seats and max(found) - min(found) <= 1
            assert seats == 2 or min(found) >= 2


def test_a_split_that_cannot_be_is_none() -> None:
    everyone_met = meetings([[(1, 2), (3, 4)], [(1, 3), (2, 4)], [(1, 4), (2, 3)]])
    assert split([1, 2, 3, 4], [2, 2], everyone_met, 0) is None
    assert split([1, 2, 3, 4], [2, 2], everyone_met, 1) == [[1, 2], [3, 4]]


# ---- points


@given(
    standing=st.lists(st.integers(1, 4), min_size=2, max_size=4),
    gone=st.sets(st.integers(0, 3), max_size=3),
    ending=st.sampled_from(["", "resign", "abandon"]),
)
def test_points_are_shared_out(standing: list[int], gone: set[int], ending: str) -> None:
    gone &= set(range(len(standing)))
    result = {"total": [10 - rank for rank in standing], "standing": standing} | (
        {"ending": ending} if ending else {}
    )
    placed = places(result, gone)  # type: ignore[arg-type]
    got = points(placed, gone)
    count = len(standing)
    assert all(got[seat] == 0 for seat in gone)
    if not any(placed):
        assert got == [0.0] * count
    else:
        lost = len(gone) * (len(gone) - 1) / 2  # what those who went do not win from each other
        assert sum(got) == count * (count - 1) / 2 - lost
    assert all(0 <= share <= 1 for share in shares(result, placed, gone))  # type: ignore[arg-type]


def test_who_goes_comes_last() -> None:
    assert places({"total": [9, 5], "standing": [1, 2]}, {0}) == [2, 1]
    assert places({"total": [9, 5], "standing": [0, 0], "ending": "abandon"}, set()) == [0, 0]
    assert places({"total": [9, 5, 1], "standing": [0, 0, 0], "ending": "abandon"}, {1}) == [1, 3, 1]
    assert points([1, 3, 1], {1}) == [1.5, 0.0, 1.5]
    assert places({"total": [9, 5], "standing": [1, 2]}, {0, 1}) == [0, 0]


def test_ties_are_broken_by_opponents_then_by_game_points() -> None:
    def won(winner: int, loser: int, share: float = 0.5) -> list[Seat]:
        return [Seat(winner, 1.0, 1.0), Seat(loser, 0.0, share)]

    first = [won(1, 2), won(3, 4)]
    assert [(line.rank, line.player) for line in standings(everybody(4), first, 2)] == [
        (1, 1),
        (1, 3),
        (3, 2),
        (3, 4),
    ]
    by_points = standings(everybody(4), [won(1, 2, 0.9), won(3, 4, 0.4)], 2)
    assert [line.player for line in by_points] == [1, 3, 2, 4]
    assert [line.rank for line in by_points] == [1, 1, 3, 4]
    more = standings(everybody(4), [*first, won(1, 3), won(4, 2)], 2)
    assert [line.player for line in more] == [1, 3, 4, 2], "3 has met the better ones"
    assert more[1].opponents == 3.0 and more[2].opponents == 1.0
    rested = standings([1, 2, 3], [won(1, 2), bye(3, 2)], 2)
    assert [(line.player, line.points, line.games) for line in rested] == [
        (3, 1.0, 0),
        (1, 1.0, 1),
        (2, 0.0, 1),
    ]
    assert rested[0].opponents == 1.0, "a bye counts as somebody who did as well"
