"""Plans rest on what their maker knows, end where nobody can know more, and are dropped when the game goes another way."""

from __future__ import annotations

import random

import pytest

from ostracon.kernel.match import Match
from ostracon.screen.scene import Move
from ostracon.table.plans import LONGEST_PLAN, NoPlan, assume, choices, fits, told
from ostracon.table.seats import HUMAN, Seat
from ostracon.table.table import Table

from ..leaks import redealt

NAMES = ("Ada", "Bel", "Cid")


def table(game: str, plies: int, seed: int = 1, players: int = 3) -> Table:
    """A table some plies on."""
    match, dice = Match.new(game, players, {}, seed=seed), random.Random(seed)
    for _ in range(plies):
        match.play(dice.choice(match.legal()))
    return Table(match, [Seat(number=seat, name=NAMES[seat], kind=HUMAN) for seat in range(players)])


def waiting(t: Table) -> int:
    """A seat that does not decide now."""
    return next(seat for seat in range(len(t.seats)) if seat != t.actor)


def planned(t: Table, seat: int, dice: random.Random, most: int = 8) -> list[int]:
    """A line from the lists, as far as it goes."""
    path: list[int] = []
    while len(path) < most:
        try:
            offered = choices(t, seat, path, "en")
        except NoPlan:
            break
        if not offered:
            break
        path.append(dice.choice(offered).action)
    return path


@pytest.mark.parametrize("game", ["ankhor", "egizia", "egizia_sands", "imhotep"])
def test_answers_can_be_planned(game: str) -> None:
    """Somewhere in the first moves a plan has an answer of its maker's; it is told in words, and the game can go that
    way. (In Terra Pyramides every turn draws a tile, which nobody knows before.)
    """
    answered = 0
    for plies in range(0, 24, 3):
        t = table(game, plies)
        seat = waiting(t)
        path = planned(t, seat, random.Random(plies))
        steps = told(t, seat, path, "en")
        assert len(steps) == len(path) and all(step.label for step in steps)
        if any(step.seat == seat for step in steps):
            answered += 1
            for action in path:
                assert action in t.match.legal(), "what was certain is possible"
                t.match.play(action)
    assert answered, "nothing could be planned"


@pytest.mark.parametrize("game", ["egizia", "egizia_sands", "terra_pyramides", "imhotep"])
def test_what_can_be_planned_follows_from_what_the_planner_knows(game: str) -> None:
    """In a position that the planner cannot tell from the true one the lists are the same."""
    compared = 0
    for plies in (3, 8, 15):
        t = table(game, plies, seed=plies)
        seat = waiting(t)

        def offered(of: Table, path: list[int], seat: int = seat) -> list[Move] | str:
            try:
                return choices(of, seat, path, "en")
            except NoPlan as none:
                return none.code

        path = planned(t, seat, random.Random(plies), 3)
        lists = [offered(t, path[:count]) for count in range(len(path) + 1)]
        other = table(game, plies, seed=plies)
        other.match.interpret().state = redealt(t.match, t.match.ply, seat, 99)
        assert [offered(other, path[:count]) for count in range(len(path) + 1)] == lists
        compared += len(lists)
    assert compared > 3


def test_nobody_plans_beyond_what_comes_to_light() -> None:
    t = table("imhotep", 0)
    seat = waiting(t)
    with pytest.raises(NoPlan, match="not-possible"):
        assume(t.match, seat, [10**6])
    with pytest.raises(NoPlan, match="uncertain"):
        assume(t.match, seat, [0] * (LONGEST_PLAN + 1))
    for plies in range(60):
        t = table("imhotep", plies)
        seat = waiting(t)
        shown = {move.action for move in choices_or_none(t, seat)}
        assert shown <= set(t.match.legal())
        assert not [action for action in shown if t.match.attempt(action).is_final]


def test_what_is_drawn_ends_a_plan() -> None:
    """Terra Pyramides: to draw a tile can be planned, but nothing after it; what another draws not even that."""
    t = table("terra_pyramides", 7, players=2)
    seat, draw = t.actor, t.match.legal()[0]
    assert t.match.game.actions.notation(draw) == "draw 1"
    assert assume(t.match, seat, [draw])[1:] == (-1, True)
    assert choices(t, seat, [draw], "en") == [] and len(told(t, seat, [draw], "en")) == 1
    for plan in (assume, lambda match, planner, line: told(t, planner, line, "en")):
        with pytest.raises(NoPlan, match="uncertain"):
            plan(t.match, seat, [draw, draw])
    with pytest.raises(NoPlan, match="uncertain"):
        assume(t.match, waiting(t), [draw])
    with pytest.raises(NoPlan, match="uncertain"):
        choices(t, waiting(t), [], "en")


def test_what_rests_on_the_other_s_secret_is_said_to_be_hidden() -> None:
    """Terra Pyramides: the tile in the other's hand decides what he may do next; the answer names him."""
    t = table("terra_pyramides", 0, players=2)
    line = [t.match.game.actions.parse(words) for words in ("place f8", "row a")]
    other = t.actor
    assert assume(t.match, waiting(t), line).actor == other
    with pytest.raises(NoPlan) as none:
        choices(t, waiting(t), line, "en")
    assert (none.value.code, none.value.seat) == ("hidden", other)


def choices_or_none(t: Table, seat: int) -> list[Move]:
    try:
        return choices(t, seat, [], "en")
    except NoPlan:
        return []


def test_a_plan_fits_until_the_game_goes_another_way() -> None:
    t = table("imhotep", 4)
    first, other = t.match.legal()[:2]
    plan = [first, 5]
    assert fits(t.match, 4, plan) and not fits(t.match, 5, plan)
    t.match.play(first)
    assert fits(t.match, 4, plan) and not fits(t.match, 4, [first]), "played to its end"
    t.match.undo()
    t.match.play(other)
    assert not fits(t.match, 4, plan)
