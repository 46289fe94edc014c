"""A table of one's own: what was played before stays, the rest may be tried again."""

from __future__ import annotations

import pytest

from ostracon.kernel.match import Match
from ostracon.table.practice import COMPANION, PracticeTable, practice_seats
from ostracon.table.seats import BOT, HUMAN
from ostracon.table.table import ACT, RESTART, UNDO, Command, Refused

ADA, BEL = 0, 1


def exercise(*before: str) -> PracticeTable:
    """Ada tries something after these actions."""
    match = Match.new("imhotep", 2, {"start_player": "seat_0"}, seed=1)
    actions = [match.game.actions.parse(words) for words in before]
    return PracticeTable(match, practice_seats(["Ada", "Bel"], ADA), actions)


def test_one_seat_is_a_person_the_others_are_bots() -> None:
    ada, bel = practice_seats(["Ada", "Bel"], ADA)
    assert (ada.kind, bel.kind, bel.bot) == (HUMAN, BOT, COMPANION)


@pytest.mark.parametrize("command", [UNDO, RESTART])
def test_nothing_is_taken_back_that_was_played_before(command: str) -> None:
    """Ada takes back what she tries, and not what the exercise began with."""
    t = exercise("get-stones", "get-stones")
    assert (t.match.ply, t.actor) == (2, ADA)
    with pytest.raises(Refused):
        t.do(Command(kind=command, seat=ADA, revision=t.revision))
    place = t.match.game.actions.parse("place 1 1")
    t.do(Command(kind=ACT, seat=ADA, revision=t.revision, action=place))
    assert t.match.ply == 3
    t.do(Command(kind=command, seat=ADA, revision=t.revision))
    assert (t.match.ply, t.actor) == (2, ADA)


def test_whoever_leads_plays_for_the_others() -> None:
    t = exercise("get-stones")
    assert t.actor == BEL
    t.carry_on(t.match.game.actions.parse("get-stones"))
    assert (t.match.ply, t.actor) == (2, ADA)
