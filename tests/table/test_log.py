"""The headings of the log: one for each turn."""

from __future__ import annotations

from itertools import pairwise

import pytest

from ostracon.bots import bot
from ostracon.bots.perspective import perspective
from ostracon.kernel.match import Match
from ostracon.table.log import Line
from ostracon.table.seats import HUMAN, Seat
from ostracon.table.table import Table

from ..logs import whole_log

NAMES = ("Ada", "Bel")


def played(players: int, options: dict[str, object], plies: int) -> Table:
    """A table of Terra Pyramides after so many actions of greedy players."""
    match = Match.new("terra_pyramides", players, options, seed=3)
    player = bot("greedy")
    while match.ply < plies:
        match.play(player.decide(perspective(match), match.ply))
    return Table(match, [Seat(number=seat, name=NAMES[seat], kind=HUMAN) for seat in range(players)])


def headings(lines: list[Line]) -> list[str]:
    return [line.text for line in lines if line.kind == "turn"]


@pytest.mark.parametrize("language", ("en", "fr"))
def test_players_who_take_turns_have_a_heading_each(language: str) -> None:
    """Nobody is announced twice: the heading is the announcement."""
    table = played(2, {}, 60)
    lines = whole_log(table, 0, language)
    turns = 1 + sum(one != other for one, other in pairwise(table.match.actors))
    assert len(headings(lines)) == turns > 3
    assert all(one != other for one, other in pairwise(headings(lines)))
    assert all(one.kind != "turn" or other.kind != "turn" for one, other in pairwise(lines))


def test_alone_at_the_table_every_turn_has_its_heading() -> None:
    """Where nobody else breaks the story, the game says where a turn begins."""
    table = played(1, {"mode": "cooperative", "mission": 1}, 60)
    lines = whole_log(table, 0, "en")
    laid = [at for at, line in enumerate(lines) if "lays a tile" in line.text]
    assert len(headings(lines)) in (len(laid), len(laid) + 1)
    assert len(laid) > 3
    for at in laid:
        assert lines[at - 1].kind == "turn", lines[at - 1 : at + 1]
