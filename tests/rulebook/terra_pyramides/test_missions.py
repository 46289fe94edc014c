"""Cooperative and solo missions (RULES 3.5, 6.5, 8.5)."""

from __future__ import annotations

import pytest

from ostracon.games.terra_pyramides import GAME
from ostracon.games.terra_pyramides.layout import LOST, UNDECIDED, WON
from ostracon.games.terra_pyramides.vocabulary import Decision, Event

from .positions import Table, at, nobody, tile

SITES = [(0, 2), (0, 7), (1, 0), (1, 5), (2, 3), (2, 8), (3, 1), (3, 6)]
COLOURS = ("red", "blue", "black", "yellow", "green", "brown")


def mission(number: int, players: int = 2) -> Table:
    return Table(players=players, mode="cooperative", mission=number)


def finish(table: Table) -> None:
    table.asked("end_turn")
    table.s.open_piles = 0
    table.s.hand = [-1] * 4
    table.play("finish")
    assert nobody(table)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_mission_one_ends_at_once(players: int) -> None:
    """RULES 4.7, 8.5: the fourth pyramid of level 5 wins in the middle of the turn."""
    table = mission(1, players)
    for i, site in enumerate(SITES[:3]):
        table.own(site, seat=i % players, level=5)
    table.own(SITES[3], workers=3, level=4).give(red=5, reserve=8).hold("W")
    told = table.play(f"build {table.number(SITES[3]) + 1}")
    assert nobody(table) and table.s.result == WON
    assert [GAME.standing(table.s, seat) for seat in range(players)] == [1] * players
    assert any(event.kind == Event.MISSION_WON for event in told)
    assert table.legal() == set()


def test_three_tips_are_not_enough() -> None:
    """RULES 6.5: mission 1 is lost at the end of the tiles."""
    table = mission(1)
    for site in SITES[:3]:
        table.own(site, level=5)
    finish(table)
    assert table.s.result == LOST
    assert [GAME.standing(table.s, seat) for seat in (0, 1)] == [2, 2]


def test_tips_are_a_common_stock() -> None:
    """RULES 8.5: the third and fourth pyramid of one player use tips of the other colours."""
    table = mission(1, players=1)
    assert table.s.tips[0] == 8
    for site in SITES[:3]:
        table.own(site, workers=3, level=4).give(red=5, reserve=8).asked("end_turn")
        table.play(f"build {table.number(site) + 1}")
    assert table.s.tips[0] == 5 and table.s.result == UNDECIDED
    team = mission(2, players=2)
    team.own(SITES[0], seat=1, workers=3, level=4).give(seat=1, red=5).asked("end_turn")
    team.s.decider = 1
    team.play(f"build {team.number(SITES[0]) + 1}")
    assert sum(team.s.tips) == 7


@pytest.mark.parametrize(("second", "result"), [(126, WON), (125, LOST)])
def test_mission_two(second: int, result: int) -> None:
    """X-36: 150 + 126 = 276 wins, 275 loses."""
    table = mission(2)
    table.own(SITES[0], level=5).own(SITES[1], level=5).own(SITES[2], level=3).own(SITES[3], level=2)  # 150
    table.own(SITES[4], seat=1, level=5).own(SITES[5], seat=1, level=5).own(SITES[6], seat=1, level=1)  # 125
    table.give(seat=1, red=second - 125)
    finish(table)
    assert [GAME.total(table.s, seat) for seat in (0, 1)] == [150, second]
    assert table.s.result == result


def test_mission_two_solo() -> None:
    """R-52: in solo the single player's score."""
    table = mission(2, players=1)
    for site in SITES[:4]:
        table.own(site, level=5)
    table.own(SITES[4], level=4).give(red=1)
    finish(table)
    assert GAME.total(table.s, 0) == 276 and table.s.result == WON


def test_mission_two_goes_on_to_the_end() -> None:
    """RULES 6.5: counted after the last turn only."""
    table = mission(2, players=1)
    for site in SITES[:4]:
        table.own(site, level=5)
    table.own(SITES[4], workers=3, level=4).give(red=5).asked("end_turn")
    table.play(f"build {table.number(SITES[4]) + 1}")
    assert table.s.decision == Decision.END_TURN and table.s.result == UNDECIDED


def test_mission_three_ends_at_once() -> None:
    """RULES 8.5: a level-4 pyramid in each of the six colours."""
    table = mission(3)
    for i, colour in enumerate(COLOURS[:5]):
        table.own(SITES[i], seat=i % 2, level=4, colour=colour)
    table.own(SITES[5], workers=3, level=3, colour="brown").give(brown=4, reserve=3).asked("end_turn")
    table.play(f"build {table.number(SITES[5]) + 1}")
    assert nobody(table) and table.s.result == WON


def test_mission_three_same_colour_does_not_count_twice() -> None:
    """R-54: six pyramids of level 4 in five colours are not enough."""
    table = mission(3)
    for i, colour in enumerate(COLOURS[:5]):
        table.own(SITES[i], level=4, colour=colour)
    table.own(SITES[5], workers=3, level=3, colour="red").give(red=4, reserve=3).asked("end_turn")
    table.play(f"build {table.number(SITES[5]) + 1}")
    assert table.s.result == UNDECIDED
    finish(table)
    assert table.s.result == LOST


def test_mission_three_has_no_fifth_level() -> None:
    """RULES 8.5: a pyramid of level 4 gets no more workers and no tip."""
    table = mission(3).own((1, 5), level=4).give(gold=3, red=5).hold("W")
    k = table.number((1, 5)) + 1
    assert table.why(f"build {k}") == "place-finished"
    assert table.why(f"buy-worker {k}") == "place-finished"
    table.play(f"place {at(2, 5)}", "row h")
    assert table.s.decision == Decision.END_TURN and table.s.reserve[0] == 12


@pytest.mark.parametrize("workers", [1, 2, 3])
def test_a_partner_takes_his_workers_back_for_whoever_comes(workers: int) -> None:
    """X-46, R-51: all of them go home, then the base is entered as any free one."""
    table = mission(1, players=3).own((1, 5), seat=2, workers=workers).give(seat=2, reserve=3).hold("W")
    place = table.number((1, 5)) + 1
    table.play(f"place {at(2, 5)}", "row h")
    assert table.why("worker n") == "partner-stands-there"
    told = table.play(f"make-room {place}")
    assert [(event.a, event.c) for event in told if event.kind == Event.MAKE_ROOM] == [(2, 0)]
    assert table.s.decision == Decision.MOVE_WORKER and table.s.decider == 0
    table.play("worker n")
    assert table.place((1, 5)) == (0, 1, 0)
    assert table.s.reserve[2] == 3 + workers


def test_a_bought_worker_is_let_in_too() -> None:
    """R-51: as on foot; the turn goes on where it was."""
    table = mission(1).own((1, 5), seat=1, workers=2).give(gold=3).hold("W")
    place = table.number((1, 5)) + 1
    assert table.why(f"buy-worker {place}") == "partner-stands-there"
    table.play(f"make-room {place}", f"buy-worker {place}")
    assert table.place((1, 5)) == (0, 1, 0) and table.s.decider == 0
    assert table.s.decision == Decision.PLACE_TILE


@pytest.mark.parametrize(("workers", "level"), [(1, 1), (2, 4)])
def test_partners_do_not_share_pyramids(workers: int, level: int) -> None:
    """R-51: every pyramid stays its owner's, and a worker who reaches nothing else comes back."""
    table = mission(1).own((1, 5), seat=1, workers=workers, level=level).give(gold=3).hold("W")
    place = table.number((1, 5)) + 1
    assert table.why(f"buy-worker {place}") == "place-of-another"
    assert table.why(f"build {place}") == "not-your-place"
    assert table.why(f"make-room {place}") == "one-worker-stays"
    table.play(f"place {at(2, 5)}", "row h")
    assert table.s.decision == Decision.END_TURN


def test_a_base_is_left_only_to_a_worker_who_can_come() -> None:
    """R-51: at the end of the turn to a bought one; not for gold that is not there."""
    table = mission(1).own((1, 5), seat=1).give(gold=3, reserve=1).asked("end_turn")
    place = table.number((1, 5)) + 1
    assert f"make-room {place}" in table.legal()
    for gold, reserve in ((2, 1), (3, 0)):
        table.give(gold=gold, reserve=reserve).asked("end_turn")
        assert table.why(f"make-room {place}") == "nobody-comes"


def test_nobody_makes_room_for_himself() -> None:
    """R-51: own workers are taken back one by one, a free base needs nobody to leave."""
    table = mission(1).own((1, 5)).base((10, 2)).hold("W")
    for site in ((1, 5), (10, 2)):
        assert table.why(f"make-room {table.number(site) + 1}") == "no-partner-there"


def test_rivals_leave_nothing_to_each_other() -> None:
    """RULES 5.4: without a mission a base with workers is its owner's."""
    table = Table().own((1, 5), seat=1).give(gold=3).hold("W")
    assert table.why(f"buy-worker {table.number((1, 5)) + 1}") == "place-of-another"
    assert table.why(f"make-room {table.number((1, 5)) + 1}") == "no-partner-there"


def test_a_partners_base_counts_as_the_one_of_the_first_turn() -> None:
    """R-16, R-51: on the first turn it is the one base, or none."""
    table = mission(1).own((1, 5), seat=1).base((10, 2)).give(gold=6).hold("W")
    table.s.turns_taken[0] = 0
    table.play(f"buy-worker {table.number((10, 2)) + 1}")
    assert table.why(f"make-room {table.number((1, 5)) + 1}") == "first-turn-one-base"


def test_gold_need_not_be_spent_on_a_partners_base() -> None:
    """R-24: too much gold, and only a partner's base to buy a worker onto: it may be returned."""
    table = mission(1).own((1, 5), seat=1).give(gold=6).asked("end_turn")
    table.s.block_supply = 0
    assert {"discard-gold", f"make-room {table.number((1, 5)) + 1}"} <= table.legal()


def test_everybody_sees_hands_and_looked_through_piles() -> None:
    """R-30, R-66: open hands, open peeks."""
    table = mission(1).give(gold=1).pile(2, "W", "EE", "B_red").asked("end_turn").hold("WE", seat=1)
    table.play("peek 3")
    assert GAME.view(table.s, 1).piles[2].tiles == GAME.view(table.s, 0).piles[2].tiles != (-1, -1, -1)
    assert GAME.hides_action(table.s, GAME.actions.parse("take 2"), 1) is False
    table.play("take 2")
    assert GAME.view(table.s, 1).hands[0].tile == GAME.view(table.s, -1).hands[0].tile == table.s.hand[0]


@pytest.mark.parametrize("players", [1, 2, 4])
def test_spectators_see_a_looked_through_pile_too(players: int) -> None:
    """R-66: on a mission everybody sees the pile, while it is looked through and afterwards."""
    table = mission(1, players).give(gold=1).pile(2, "W", "EE", "B_red").asked("end_turn")
    table.play("peek 3")
    assert GAME.view(table.s, -1).piles[2].tiles == (tile("W"), tile("EE"), tile("B_red"))
    table.play("take 2")
    assert GAME.view(table.s, -1).piles[2].tiles == (tile("W"), tile("B_red"))
    assert GAME.view(table.s, -1).piles[3].tiles == (-1,) * table.s.pile_count[3]


def test_spectators_of_rivals_do_not_see_a_looked_through_pile() -> None:
    """RULES 7: against each other only the one who looks sees it."""
    table = Table(players=2).give(gold=1).pile(2, "W", "EE", "B_red").asked("end_turn")
    table.play("peek 3")
    assert GAME.view(table.s, -1).piles[2].tiles == (-1, -1, -1)


@pytest.mark.parametrize(("players", "turns"), [(1, [28]), (2, [14, 14]), (3, [10, 9, 9]), (4, [7, 7, 7, 7])])
def test_turns_of_the_team(players: int, turns: list[int]) -> None:
    """X-16, R-50: 28 turns in all; with three players the first has one more."""
    s = GAME.deal(players, {"mode": "cooperative", "mission": 2}, seed=9)
    first = s.start_seat
    while GAME.actor(s) >= 0:
        GAME.legal(s)
        actions = s.legal_actions()
        GAME.apply(s, actions[len(actions) // 3])
    assert [s.turns_taken[(first + i) % players] for i in range(players)] == turns
    assert s.result == LOST and GAME.cooperative(s)
