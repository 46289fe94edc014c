"""Bots decide legally, fairly, reproducibly, and the better one wins."""

from __future__ import annotations

import pytest

from ostracon.bots import Perspective, bot, bots, perspective
from ostracon.bots import tree as rules_of_the_tree
from ostracon.bots.engine import Engine, engine, interpreted
from ostracon.bots.greedy import Greedy
from ostracon.bots.records import REMEMBERED, Workspace
from ostracon.bots.registry import LEARNED, LEVELS, UnknownBot
from ostracon.bots.search import Search, SearchOverrides, Tree, node_arrays
from ostracon.conformance import redealt
from ostracon.kernel import machine
from ostracon.kernel.game import game as find_game
from ostracon.kernel.game import games
from ostracon.kernel.match import Match
from ostracon.kernel.target import States, rule


@pytest.fixture(autouse=True)
def compiling(monkeypatch: pytest.MonkeyPatch) -> None:
    """Native code whenever it is needed, though a server may have run in this process."""
    monkeypatch.setattr("ostracon.bots.engine._warm", None)


def play(names: list[str], seed: int) -> list[int]:
    match = Match.new("imhotep", len(names), {"side_market": "B", "side_pyramid": "B"}, seed=seed)
    made = [bot(name) for name in names]
    while not match.over:
        match.play(made[match.actor].decide(perspective(match), match.ply))
    return match.standings()


@pytest.mark.parametrize("name", ["random", "greedy", "search:40"])
def test_plays_a_whole_game(name: str) -> None:
    """Four of the same bot finish a game; play() refuses anything illegal."""
    assert min(play([name] * 4, 3)) == 1


def test_same_seed_same_decision() -> None:
    """A budget in iterations is reproducible."""
    match = Match.new("imhotep", 3, seed=9)
    first = bot("search:200").decide(perspective(match), 5)
    assert first == bot("search:200").decide(perspective(match), 5)


def test_a_perspective_holds_nothing_true() -> None:
    """Two positions that the seat cannot tell apart give the very same perspective."""
    match = Match.new("imhotep", 2, {"side_market": "B"}, seed=2)
    s = match.position()
    other = redealt(match.game, s, 0, 99)
    assert s.deck != other.deck
    here, there = Perspective(match.game, s, 0, 1), Perspective(match.game, other, 0, 1)
    assert here.view == there.view
    assert here.redealt(4) == there.redealt(4)
    assert here._position == there._position


def test_greedy_beats_random() -> None:
    """Ten games, seats rotated."""
    wins = sum(
        play(["greedy", "random"] if seed % 2 else ["random", "greedy"], seed)[(seed + 1) % 2] == 1
        for seed in range(10)
    )
    assert wins >= 9


def test_search_beats_greedy() -> None:
    """Six games, seats rotated."""
    names = ["search:300", "greedy"]
    wins = sum(play(names if seed % 2 else names[::-1], seed)[(seed + 1) % 2] == 1 for seed in range(6))
    assert wins >= 5


@pytest.mark.parametrize(
    "overrides",
    [
        SearchOverrides(),
        SearchOverrides(rollout_length=0),
        SearchOverrides(rollout_length=6, rollout_candidates=3),
        SearchOverrides(prior_temperature=0),
    ],
)
def test_interpreted_search_is_the_native_one(overrides: SearchOverrides) -> None:
    """Without native code the same tree grows, visit for visit."""
    match = Match.new("imhotep", 2, seed=12)
    view = perspective(match)
    grown = []
    for code in (interpreted(match.game), engine(match.game)):
        with node_arrays(code, 1) as (nodes,):
            tree = Tree(view, code, overrides, nodes, 3)
            tree.run(25)
            found = [tree.root_action(action) for action in view.legal]
            grown.append(([(one.visits, one.won) for one in found], tree.chances()))
    assert grown[0] == grown[1]


@rule
def never(workspace: Workspace, number: int, action: int) -> bool:
    """In place of `drawn_before`."""
    return False


@pytest.mark.parametrize("candidates", [4, REMEMBERED + 4])
def test_a_candidate_that_was_drawn_before_is_not_tried_again(
    candidates: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It would be worth the same: the tree is the one that grows when all are tried, with fewer copies of positions."""
    view = perspective(Match.new("ankhor", 2, seed=12))
    overrides = SearchOverrides(rollout_length=6, rollout_candidates=candidates)
    copies, copy_position = 0, machine.copy_position

    def counted(states: States, to: int, source: int) -> None:
        nonlocal copies
        copies += 1
        copy_position(states, to, source)

    def grown() -> tuple[object, int]:
        code, before = Engine(view.game, None), copies
        with node_arrays(code, 1) as (nodes,):
            tree = Tree(view, code, overrides, nodes, 3)
            tree.run(12)
            found = [tree.root_action(action) for action in view.legal]
            return ([(one.visits, one.won) for one in found], tree.chances()), copies - before

    monkeypatch.setattr(machine, "copy_position", counted)
    once, fewer = grown()
    monkeypatch.setattr(rules_of_the_tree, "drawn_before", never)
    again, all_of_them = grown()
    assert once == again and 0 < fewer < all_of_them


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(
    "overrides",
    [SearchOverrides(), SearchOverrides(rollout_length=4), SearchOverrides(rollout_length=4, trees=2)],
)
def test_chances_of_rivals_add_up_to_one(players: int, overrides: SearchOverrides) -> None:
    """Also where iterations end with an evaluation; and those after a choice are shares of one, too: nobody of four
    equal players has an even chance to win.
    """
    view = perspective(Match.new("imhotep", players, seed=4))
    advice = Search(iterations=200, overrides=overrides).consider(view, 1)
    assert sum(advice.chances) == pytest.approx(1)
    tried = [choice for choice in advice.choices if choice.visits]
    mean = sum(choice.chance * choice.visits for choice in tried) / sum(choice.visits for choice in tried)
    assert mean == pytest.approx(advice.chances[view.seat], abs=0.02)
    assert mean == pytest.approx(1 / players, abs=0.15)


def test_trees_vote_together() -> None:
    """Two trees share the budget, look at different redealt positions, and say the same each time."""
    view = perspective(Match.new("imhotep", 2, seed=12))
    advice = [
        Search(iterations=60, overrides=SearchOverrides(trees=trees)).consider(view, 3) for trees in (1, 2, 2)
    ]
    assert [one.iterations for one in advice] == [60, 60, 60]
    assert sum(choice.visits for choice in advice[1].choices) == 60
    assert advice[0] != advice[1] == advice[2]


def test_interpreted_greedy_is_the_native_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same sums on both."""
    view = perspective(Match.new("imhotep", 3, seed=5))
    native = Greedy().evaluate_actions(view, 8)
    monkeypatch.setattr("ostracon.bots.greedy.engine", lambda game, rule: interpreted(game))
    assert Greedy().evaluate_actions(view, 8) == native


@pytest.mark.parametrize(
    "name",
    [
        "genius",
        "search:0",
        "search:fast",
        "search:-3",
        "greedy:5",
        "greedy:100%",
        "search:9+rollout_length=-2",
        "search:9+speed=3",
        "random:3",
        "",
        "search:99999999999",
    ],
)
def test_unknown_bots_are_refused_in_words(name: str) -> None:
    """One sentence that says what is possible."""
    with pytest.raises(UnknownBot, match=r"choose from|give iterations|give a share"):
        bot(name)


def test_all_bots_have_names() -> None:
    """The registry lists what it can make."""
    assert [bot(name).name.partition(":")[0] for name in bots() if name not in LEVELS] == [
        name for name in bots() if name not in LEVELS
    ]
    assert bots()[-6:] == list(LEVELS)


def test_a_game_may_give_levels_budgets_of_its_own() -> None:
    """Only to levels that there are, with bots that can be made, and growing from level to level."""
    for game in (find_game(id) for id in games()):
        assert set(game.search.levels) <= set(LEVELS)
        made = [bot(name, game) for name in LEVELS if name != LEARNED]
        thorough = [one.iterations for one in made if isinstance(one, Search)]
        assert len(thorough) == 3 and thorough == sorted(set(thorough))
    terra = find_game("terra_pyramides")
    assert bot("vizier", terra).name == terra.search.levels["vizier"] != bot("vizier").name
    assert bot("search:70", terra).name == "search:70"
