"""Who plays whom is fair, and what cannot be played is refused in one sentence."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from ostracon.bots import bots
from ostracon.kernel.errors import OstraconError
from ostracon.lab.bot_names import spec_of
from ostracon.lab.tournament import Task, new_tournament, seatings


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_bot_sits_everywhere_equally_often(players: int) -> None:
    """For each pair, over the seatings of a deal."""
    taken = Counter((seat, name) for table in seatings("a", "b", players) for seat, name in enumerate(table))
    assert len(taken) == 2 * players and len(set(taken.values())) == 1
    assert all({"a", "b"} == set(table) for table in seatings("a", "b", players))


@pytest.mark.parametrize(("players", "deals", "games"), [(2, 5, 10), (3, 2, 12), (4, 2, 12)])
def test_all_pairs_meet_the_same_deals(players: int, deals: int, games: int) -> None:
    """At least ten games a pair, whole deals."""
    tournament = new_tournament("imhotep", ["random", "greedy", "search:9"], 10, players, first_deal=7)
    tasks = list(tournament.tasks())
    assert len(tasks) == tournament.games() == 3 * games and len(set(tasks)) == len(tasks)
    by_pair: dict[frozenset[str], list[int]] = {}
    for task in tasks:
        by_pair.setdefault(frozenset(task.seats), []).append(task.deal)
    assert len(by_pair) == 3
    for played in by_pair.values():
        assert sorted(set(played)) == list(range(7, 7 + deals)) and len(played) == games


def test_on_one_side_each_bot_plays_alone() -> None:
    """Missions: one game per deal and bot, all seats its own."""
    mission = {"mode": "cooperative", "mission": 1}
    tournament = new_tournament("terra_pyramides", ["random", "greedy"], 3, 2, mission)
    assert tournament.cooperative
    assert list(tournament.tasks())[:3] == [
        Task(0, ("random", "random")),
        Task(0, ("greedy", "greedy")),
        Task(1, ("random", "random")),
    ]
    assert new_tournament("terra_pyramides", ["greedy"], 3, 1, mission).games() == 3


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"game": "chess"}, ("'chess'", "imhotep")),
        ({"bots": ["random", "genius"]}, ("'genius'", "greedy")),
        ({"bots": ["random", "search:0"]}, ("'0'", "search:5000")),
        ({"bots": ["random", "search:fast"]}, ("'fast'", "search:5000")),
        ({"bots": ["random"]}, ("1 bot", "two")),
        ({"bots": ["random", "greedy", "random"]}, ("random and random", "once")),
        ({"bots": ["search", spec_of("search")]}, ("search", "same bot")),
        ({"bots": ["random", ""]}, ("''", "greedy")),
        ({"bots": ["random", "nowhere.at.all:Bot"]}, ("nowhere.at.all:Bot", "ModuleNotFoundError")),
        ({"bots": ["random", "lab.troublemakers:Unwilling"]}, ("Unwilling", "no weights found")),
        ({"bots": ["random", "lab.troublemakers:Mute"]}, ("Mute", "decide(perspective, seed)")),
        ({"bots": ["random", "lab.troublemakers:Missing"]}, ("Missing", "AttributeError")),
        ({"games": 0}, ("0 games", "1")),
        ({"games": -5}, ("-5 games",)),
        ({"players": 7}, ("7", "2, 3, 4")),
        ({"players": -1}, ("-1", "2, 3, 4")),
        ({"options": {"side_market": "C"}}, ("'C'", "A, B")),
    ],
)
def test_what_cannot_be_held_is_refused(changes: dict[str, Any], words: tuple[str, ...]) -> None:
    """One sentence with what was given and what is possible."""
    usual: dict[str, Any] = {"game": "imhotep", "bots": ["random", "greedy"], "games": 10}
    with pytest.raises(OstraconError) as refused:
        new_tournament(**usual | changes)
    sentence = str(refused.value)
    assert "\n" not in sentence and all(word in sentence for word in words), sentence


def test_an_identity_is_a_name_too() -> None:
    """What a journal and the ladder write can be read again."""
    assert all(spec_of(spec_of(name)) == spec_of(name) for name in bots())
