"""The log: a turn stands under one heading, in at most three lines that sum it up; everything else unfolds."""

from __future__ import annotations

from itertools import pairwise

import pytest

from ostracon.bots import bot
from ostracon.bots.perspective import perspective
from ostracon.kernel.events import Event
from ostracon.kernel.game import game
from ostracon.kernel.match import Match
from ostracon.screen.story import event_text, game_texts
from ostracon.screen.summary import kind_of, summed_up
from ostracon.table.log import Line, Log, caption, nameless
from ostracon.table.seats import HUMAN, Seat
from ostracon.table.table import Table

from ..logs import whole_log

NAMES = ("Ada", "Bel", "Cid")
HEADINGS, SUMS = ("turn", "round"), ("told", "gains")
SETTINGS = [
    ("imhotep", 3, {}),
    ("ankhor", 2, {}),
    ("egizia", 3, {}),
    ("egizia_sands", 2, {}),
    ("terra_pyramides", 2, {}),
    ("terra_pyramides", 1, {"mode": "cooperative", "mission": 1}),
]


def played(name: str, players: int, options: dict[str, object], plies: int) -> Table:
    """A table after so many actions of greedy players."""
    match = Match.new(name, players, options, seed=3)
    player = bot("greedy")
    while match.ply < plies:
        match.play(player.decide(perspective(match), match.ply))
    return Table(match, [Seat(number=seat, name=NAMES[seat], kind=HUMAN) for seat in range(players)])


def headings(lines: list[Line]) -> list[str]:
    return [line.text for line in lines if line.kind == "turn"]


@pytest.mark.parametrize("language", ("en", "fr"))
@pytest.mark.parametrize(("name", "players", "options"), SETTINGS)
def test_a_turn_is_summed_up_and_nothing_is_lost(
    name: str, players: int, options: dict[str, object], language: str
) -> None:
    table = played(name, players, options, 60)
    match, say = table.match, game_texts(game(name), language)
    lines = whole_log(table, 0, language)
    groups: list[list[Line]] = []
    for line in lines:
        if line.kind in HEADINGS:
            groups.append([])
        groups[-1].append(line)
    assert len(groups) > 5
    for heading, *below in groups:
        sums = [line.text for line in below if line.kind in SUMS]
        assert len(sums) <= 3 and len(set(sums)) == len(sums)
        assert sums or heading.kind == "round", f"nothing stands under {heading}"
    for ply in range(match.ply + 1):
        for event in match.events(0, ply):
            if kind_of(match.game, event).weight in ("hidden", "turn"):
                continue
            text = event_text(match.game, event, say, table.names())
            told = [nameless(text, one) for one in table.names()]
            assert any(one in line.text for line in lines for one in (text, *told)), text


def test_a_name_that_another_begins_with_is_not_left_out() -> None:
    """Under "Ada" it would be unclear whether Ada or Ada Lovelace was meant; under "Bel" nothing is."""
    table = played("imhotep", 3, {"start_player": "seat_0"}, 3)

    def told() -> list[str]:
        return [line.text for line in whole_log(table, 0, "en")[1:] if line.kind == "told" and line.ply]

    short = told()
    table.seats[2].name = "Ada Lovelace"
    assert short[0].startswith("Puts") and told() == [f"Ada p{short[0][1:]}", *short[1:]]


def test_players_who_take_turns_have_a_heading_each() -> None:
    """Nobody is announced twice: the heading is the announcement."""
    table = played("terra_pyramides", 2, {}, 60)
    lines = whole_log(table, 0, "en")
    turns = 1 + sum(one != other for one, other in pairwise(table.match.actors))
    assert len(headings(lines)) == turns > 3
    assert all(one != other for one, other in pairwise(headings(lines)))


def test_alone_at_the_table_every_turn_has_its_heading() -> None:
    """Where nobody else breaks the story, the game says where a turn begins."""
    lines = whole_log(played("terra_pyramides", 1, {"mode": "cooperative", "mission": 1}, 60), 0, "en")
    laid = [line for line in lines if line.kind == "told" and "Lays a tile" in line.text]
    assert len(headings(lines)) in (len(laid), len(laid) + 1)
    assert len(laid) > 3


def test_gains_are_added_up_by_seat() -> None:
    """Same seat and same kind are one amount; a loss says why; deeds of one kind are one sentence."""
    say = game_texts(game("egizia"), "en")
    parts = list(game("egizia").parts)
    events = [
        Event(1, "visit", {"player": 0, "town": 0}),
        Event(1, "produce", {"player": 0, "count": 4}),
        Event(1, "stones", {"player": 0, "count": 2}),
        Event(1, "points", {"player": 1, "points": -3, "part": parts.index("hunger")}),
        Event(1, "points", {"player": 0, "points": 2, "part": parts.index("temple")}),
    ]
    told = summed_up(game("egizia"), events, say, NAMES, 0)
    assert told.gains == "Ada gains 6 stones and 2 points, Bel loses 3 points (Hunger)."
    assert len(told.own) == 1 and told.others == []
    say = game_texts(game("ankhor"), "fr")
    taken = [Event(1, "take", {"player": 1, "token": token}) for token in (1, 1, 0)]
    told = summed_up(game("ankhor"), taken, say, NAMES, 1)
    assert len(told.own) == 1 and told.own[0].startswith("Bel prend 3 jetons") and "×2" in told.own[0]


def test_the_log_grows_step_by_step_into_the_same() -> None:
    """Each step replaces the turn that it belongs to; taking steps back leaves what was there before."""
    actions = played("ankhor", 2, {}, 40).match.actions
    table = played("ankhor", 2, {}, 0)
    log, kept = Log(table, 0, "en"), []
    for action in actions:
        kept.append(log.since()[1])
        table.match.play(action)
        log.step(table)
        at, fresh = log.since(log.fresh_from)
        assert kept[-1][:at] + fresh == log.since()[1]
    assert log.since()[1] == whole_log(table, 0, "en")
    assert table.match.can_undo()
    while table.match.can_undo():
        table.match.undo()
        log.step(table)
        assert log.since()[1] == kept[table.match.ply]


@pytest.mark.parametrize(("name", "players", "options"), SETTINGS)
def test_a_caption_names_who_did_what(name: str, players: int, options: dict[str, object]) -> None:
    table = played(name, players, options, 60)
    said = [caption(table, ply, 0, "en") for ply in range(1, table.match.ply + 1)]
    assert sum(map(bool, said)) > 30
    for words, actor in zip(said, table.match.actors, strict=True):
        assert not words or NAMES[actor] in words or words.startswith("Building:"), words
        assert "…" not in words and words.count(". ") <= 4 and (not words or words.endswith((".", "!")))
