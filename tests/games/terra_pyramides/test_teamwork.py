"""What bots think of a mission: nearer to the goal is better, and only what the goal needs counts."""

from __future__ import annotations

import random

import pytest

from ostracon.bots import bot, perspective
from ostracon.games.terra_pyramides import GAME
from ostracon.games.terra_pyramides.chances import EFFORT_MADE, MISSION_WON
from ostracon.games.terra_pyramides.layout import LOST, WON
from ostracon.kernel.editions import edition
from ostracon.kernel.match import Match

from ...rulebook.terra_pyramides.positions import Table

SITES = [(0, 2), (0, 7), (1, 0), (1, 5), (2, 3), (2, 8), (3, 1), (3, 6)]
COLOURS = ("red", "blue", "black", "yellow", "green", "brown")


def team(mission: int, levels: tuple[int, ...], players: int = 1) -> Table:
    """A team with pyramids of these levels in different colours, owned in turn."""
    table = Table(players=players, mode="cooperative", mission=mission)
    for i, level in enumerate(levels):
        table.own(SITES[i], seat=i % players, level=level, colour=COLOURS[i % 6])
    return table.asked("end_turn")


def value(table: Table) -> int:
    return int(GAME.evaluate(table.s, 0))


def test_a_won_mission_is_far_above_an_unfinished_one() -> None:
    """Three tips and a fourth pyramid without its tip are still only half the way in value."""
    nearly = team(1, (5, 5, 5, 4))
    won = team(1, (5, 5, 5, 5))
    won.s.result = WON
    assert value(won) == MISSION_WON
    assert EFFORT_MADE // 2 < value(nearly) < MISSION_WON * 6 // 10


@pytest.mark.parametrize("players", [1, 2, 4])
def test_every_level_of_a_needed_pyramid_counts(players: int) -> None:
    """Mission 1: each of the four grows in value level by level, whoever owns it."""
    for place in range(4):
        values = []
        for level in range(1, 6):
            levels = [2, 2, 2, 2]
            levels[place] = level
            values.append(value(team(1, tuple(levels), players)))
        assert values == sorted(set(values))


def test_a_fifth_pyramid_is_no_help() -> None:
    """Mission 1 needs four: a level on one of them is worth more than beginning another."""
    begun = value(team(1, (3, 3, 3, 3, 1)))
    raised = value(team(1, (3, 3, 3, 4)))
    assert begun < value(team(1, (3, 3, 3, 3))) + 10 < raised


def test_each_colour_once() -> None:
    """Mission 3: a pyramid in a new colour counts, a second one in the same colour does not."""
    one = team(3, (3,))
    same = team(3, (3,)).own(SITES[1], level=3, colour="red")
    other = team(3, (3,)).own(SITES[1], level=3, colour="blue")
    assert value(same) - value(one) < 20 < (value(other) - value(one)) // 10


def test_blocks_count_for_the_partner_who_can_use_them() -> None:
    """A red block is worth more to the partner who builds in red, and one with a crew most of all."""
    table = (1, 5), (3, 6)

    def with_red(seat: int, workers: int) -> int:
        team = Table(players=2, mode="cooperative", mission=1)
        team.own(table[0], seat=0, level=3, workers=workers, colour="red")
        team.own(SITES[0], seat=0, level=2, colour="black").own(table[1], seat=1, level=3, colour="blue")
        team.own(SITES[1], seat=1, level=2, colour="green").asked("end_turn")
        before = value(team)
        return value(team.give(seat=seat, red=2)) - before

    assert 0 < with_red(1, 1) < with_red(0, 1) < with_red(0, 3)


@pytest.mark.slow
def test_greedy_wins_solo_missions() -> None:
    """Most of the solo missions for four tips are won by looking one step ahead."""
    won = 0
    for seed in range(6):
        match = Match.new("terra_pyramides", 1, {"mode": "cooperative", "mission": 1}, seed=seed)
        while not match.over:
            match.play(bot("greedy").decide(perspective(match), seed=match.ply))
        won += match.standings() == [1]
    assert won >= 3


@pytest.mark.parametrize(
    ("mission", "levels", "reachable"),
    [
        (1, (5, 5, 5, 4), True),
        (1, (5, 5, 4, 4), False),
        (3, (4, 4, 4, 4, 4, 3), True),
        (3, (4, 4, 4, 4), False),
    ],
)
def test_on_the_last_turn_it_is_known_what_cannot_be_reached(
    mission: int, levels: tuple[int, ...], reachable: bool
) -> None:
    """A pyramid with its workers and blocks can still be finished; two cannot, and the chance reads as 0 %."""
    table = team(mission, levels)
    table.own(SITES[len(levels) - 1], workers=3, level=levels[-1], colour=COLOURS[len(levels) - 1])
    table.give(white=5)
    table.s.open_piles = 0
    assert (value(table) > 100) == reachable
    assert value(table) < 50 or reachable


@pytest.mark.parametrize(("points", "reachable"), [(60, False), (240, True)])
def test_points_that_cannot_be_made_up(points: int, reachable: bool) -> None:
    """Mission 2: with one block left, 36 points more may still be possible, 216 are not."""
    table = team(2, (5,) * (points // 60)).give(white=7, gold=4)
    table.s.open_piles = 0
    assert (value(table) > 100) == reachable


def test_a_lost_mission_has_no_chance() -> None:
    """Nothing at all once it is over."""
    table = team(1, (5, 5))
    table.s.result = LOST
    assert value(table) == 0


def test_what_is_out_of_reach_is_never_reached() -> None:
    """Teams with an easier goal: none that wins was ever given up, all that lose are before they end."""
    easier = edition("terra_pyramides", '[correction]\n[figures]\n"missions.list[2].points" = 110\n')
    is_out_of_reach = easier.module("chances").is_out_of_reach
    results = []
    for seed in range(1, 6):
        dice = random.Random(seed)
        s = easier.deal(1 + seed % 2, {"mode": "cooperative", "mission": 2}, seed)
        given_up = False
        while (seat := easier.actor(s)) >= 0:
            easier.legal(s)
            given_up = given_up or is_out_of_reach(s)
            tried = {}
            for action in dice.sample(legal := s.legal_actions(), min(len(legal), 10)):
                after = s.copy()
                easier.apply(after, action)
                tried[action] = easier.evaluate(after, seat)
            easier.apply(s, max(tried, key=lambda action: tried[action]))
        assert given_up == (s.result == LOST)
        results.append(s.result)
    assert {WON, LOST} == set(results)


@pytest.mark.parametrize(("mission", "players"), [(1, 2), (1, 3), (2, 3), (3, 2), (3, 3)])
def test_nobody_makes_room_for_nothing(mission: int, players: int) -> None:
    """R-51: a base that a partner leaves is worth less to the team than one that he holds, until somebody enters it."""
    table = (
        Table(players=players, mode="cooperative", mission=mission).own((1, 5), seat=1).own((10, 2)).hold("W")
    )
    table.give(gold=3)
    before = value(table)
    table.play(f"make-room {table.number((1, 5)) + 1}")
    assert value(table) < before
