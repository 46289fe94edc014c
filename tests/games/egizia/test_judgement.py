"""The evaluation that bots play by, in hundredths of a point."""

from __future__ import annotations

import random

import pytest

from ostracon.games.egizia import GAME
from ostracon.games.egizia import components as box
from ostracon.games.egizia.components import Condition
from ostracon.games.egizia.judgement import sphinx_hope
from rulebook.egizia.positions import BLUE, RED, Position


def worth(p: Position, seat: int = BLUE) -> int:
    """What a player expects."""
    return int(GAME.evaluate(p.s, seat))


def test_at_the_end_it_is_the_score() -> None:
    """Nothing is left to expect."""
    p = Position().score(BLUE, 31)
    p.s.decider = -1
    assert worth(p) == 3100


def test_good_things_are_good() -> None:
    """Stones, fields, markets, graves, kept cards, room on the river; hungry crews are bad."""
    base = worth(Position().turn_of(BLUE))
    assert worth(Position().stones(BLUE, 9).turn_of(BLUE)) > base
    assert worth(Position().market(BLUE, stone=2, grain=2).turn_of(BLUE)) > base
    assert worth(Position().graves(6).take_graves(BLUE).turn_of(BLUE)) > base
    assert worth(Position().course("row1", BLUE).turn_of(BLUE)) > base
    assert worth(Position().give(BLUE, "n12").turn_of(BLUE)) > base
    assert worth(Position().ship(BLUE, "visit thebae").turn_of(BLUE)) < base
    assert worth(Position().crews(BLUE, 7, 7, 7, 7).turn_of(BLUE)) < base


def test_stones_that_are_left_at_the_end_are_worth_their_sale() -> None:
    """Half a point each where the stone market buys them, nothing otherwise."""
    few, many = (Position(2).last_round().market(BLUE, stone=3).stones(BLUE, count) for count in (0, 8))
    assert worth(many) - worth(few) == 8 * 50
    few, many = (Position(2).last_round().stones(BLUE, count) for count in (0, 8))
    assert worth(many) == worth(few)


@pytest.mark.parametrize("card", range(box.SPHINX_CARDS))
def test_hope_in_a_sphinx_card(card: int) -> None:
    """In the last round it is never below nothing, and never above the most that the card can give."""
    p = Position(players=3).last_round()
    p.s.sphinx_holder = [-1] * box.SPHINX_CARDS
    hope = sphinx_hope(p.s, BLUE, card, 0)
    per_thing = (
        Condition.POINTS_EQUAL_CREW_STRENGTH,
        Condition.POINTS_PER_OWN_STONE,
        Condition.POINTS_PER_PERMANENT,
    )
    if box.SPHINX_CONDITION[card] in per_thing:
        assert hope >= 0
    else:
        assert 0 <= hope <= 100 * max(*box.SPHINX_FIGURES[card][2:], *box.BOTTOM_POINTS[card])


def test_it_tells_random_play_from_greedy_play() -> None:
    """One plays by it, the other by lot: with two players, in two games."""
    for seed in range(2):
        s = GAME.deal(2, None, seed)
        dice = random.Random(seed)
        while s.decider >= 0:
            GAME.legal(s)
            seat, actions = s.decider, s.legal_actions()
            if seat == RED:
                GAME.apply(s, dice.choice(actions))
                continue
            chances = []
            for action in actions:
                after = s.copy()
                GAME.apply(after, action)
                chances.append((GAME.evaluate(after, BLUE) - GAME.evaluate(after, RED) / 2, -action))
            GAME.apply(s, -max(chances)[1])
        assert GAME.standing(s, BLUE) == 1
