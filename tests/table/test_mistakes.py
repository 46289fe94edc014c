"""Kinds of mistakes: points left, tempo given, a resource wasted, each only where something shows it."""

from __future__ import annotations

import pytest

from bots.networks import without_networks
from ostracon.bots import Perspective, play
from ostracon.bots.network_search import NetworkSearch
from ostracon.bots.search import Search
from ostracon.bots.strongest import strongest, strongest_level
from ostracon.kernel.game import game, games
from ostracon.kernel.match import Match
from ostracon.table.analysis import Action, Analysis, Turn, TurningPoint
from ostracon.table.mistakes import Mistake, Outlook, compared, goods_of, mistakes, outlook
from ostracon.table.report import report

EVEN = Outlook({"pyramid": 3.0, "temple": 1.0}, {"stone-0": 2.0}, 9.0, 1.0, 9.0)


@pytest.mark.parametrize(
    ("made", "kinds"),
    [
        (EVEN, []),
        (EVEN._replace(points={"pyramid": 0.0, "temple": 1.0}), [Mistake("points", 3, {"pyramid": 3})]),
        (EVEN._replace(points={"pyramid": 2.6, "temple": 1.0}), []),
        (EVEN._replace(worth=6.8), [Mistake("points", 2, {})]),
        (EVEN._replace(goods={"stone-0": 0.0}), [Mistake("resource", 2, {"stone-0": 2})]),
        (EVEN._replace(goods={"stone-0": 0.0}, points={"pyramid": 5.0, "temple": 1.0}), []),
        (EVEN._replace(answer=4.0), [Mistake("tempo", 3, {})]),
        (EVEN._replace(strongest=11.0), [Mistake("tempo", 2, {})]),
    ],
)
def test_what_shows_a_mistake(made: Outlook, kinds: list[Mistake]) -> None:
    """Goods are wasted only where they did not become points; what is expected counts where nothing else shows it."""
    assert list(compared(made, EVEN)) == kinds


def test_points_left_on_the_board_by_category() -> None:
    """Imhotep: the ship could have gone to the pyramid, at once for its points, and a stone was put elsewhere."""
    match = Match.new("imhotep", 2, {"start_player": "seat_0"}, seed=1)
    s = match._state
    s.cargo[3][0], s.load[3], s.ready_ships = 0, 1, 1 << 3
    s.sled[0] -= 1
    s.free_slots &= ~(1 << 12)
    match.game.legal(s)
    sail, get = (match.game.actions.parse(words) for words in ("sail 4 pyramid", "sail 4 obelisks"))
    found = mistakes(Perspective(match.game, s, 0, 1), get, sail, 1, False)
    assert found[0].kind == "points" and found[0].parts["pyramid"] > 0
    assert mistakes(Perspective(match.game, s, 0, 1), sail, sail, 1, False) == ()


@pytest.mark.parametrize("name", games())
def test_every_game_has_goods_to_count(name: str) -> None:
    """What a game declares is found in its panels somewhere in a game."""
    match = play(name, "random", "random", seed=2)
    held = [
        goods_of(Perspective(match.game, match.at(ply), 0), match.at(ply)) for ply in range(0, match.ply, 9)
    ]
    assert any(sum(one.values()) for one in held)


def test_on_a_mission_nobody_gains_tempo() -> None:
    """All win or lose as one: points are everybody's, and what the others do is no loss."""
    match = Match.new(
        "terra_pyramides", 2, {"mode": "cooperative", "mission": 1, "start_player": "seat_0"}, seed=2
    )
    known = Perspective(match.game, match.position(), match.actor, 1)
    for action in match.legal()[:4]:
        made = outlook(known, [known.redealt(seed) for seed in (1, 2)], action, 1, cooperative=True)
        assert (made.worth, made.answer, made.strongest) == (0, 0, 0) and made.points.keys() == set(
            match.sheet()
        )
        found = mistakes(known, action, match.legal()[0], 1, cooperative=True)
        assert {one.kind for one in found} <= {"points", "resource"}


def test_kinds_in_words() -> None:
    match = play("imhotep", "random", "random", seed=2)
    action = Action(match.actions[0], "x")
    kinds = (Mistake("points", 3, {"pyramid": 3}), Mistake("points", 2, {}), Mistake("tempo", 1, {}))
    point = TurningPoint(
        1, match.actors[0], 0.2, 0, action, action, 0.3, 0.5, (*kinds, Mistake("resource", 1, {"stone-0": 1}))
    )
    turn = Turn(1, match.actors[0], 0, match.ply, (1.0, 0.0))
    studied = Analysis(
        4, "imhotep", 2, 2, False, "vizier", 1, 0, (0.5, 0.5), (turn,), (point,), (88.6, 100.0)
    )
    english, french = (report(match, studied, ["Ada", "Bel"], language) for language in ("en", "fr"))
    assert [kind.label for kind in english.points[0].kinds[:3]] == [
        "Points left",
        "Points left",
        "Tempo given",
    ]
    assert "Pyramid +3" in english.points[0].kinds[0].text and "Pyramide +3" in french.points[0].kinds[0].text
    assert french.points[0].kinds[3].label == "Ressource gaspillée"
    assert [(one.name, one.value) for one in english.accuracy] == [("Ada", 89), ("Bel", 100)]
    assert "100" in english.words["accuracy_how"] and "100" in french.words["accuracy_how"]


def test_the_strongest_judges_for_as_long_as_usual() -> None:
    """Where the top level does with fewer, dearer iterations, an analysis does too."""
    usual, terra = strongest(game("imhotep"), 2000), strongest(game("terra_pyramides"), 2000)
    assert isinstance(usual, Search) and terra.iterations < usual.iterations


def test_who_learned_the_game_judges_it() -> None:
    """The pharaoh where there is one, as long as the network fits; otherwise the vizier."""
    assert strongest_level(game("imhotep")) == "pharaoh" and isinstance(
        strongest(game("imhotep"), 9), NetworkSearch
    )
    with without_networks():
        assert strongest_level(game("imhotep")) == "vizier"
    assert all(strongest_level(game(name)) in ("vizier", "pharaoh") for name in games())
