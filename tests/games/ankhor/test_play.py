"""Ankh'or in play: random games with every option end, native code agrees, hidden tiles stay hidden."""

from __future__ import annotations

import itertools
import random
from collections import Counter

import pytest

from ostracon.games.ankhor import GAME
from ostracon.games.ankhor import components as box
from ostracon.games.ankhor.hidden import top_colour
from ostracon.kernel.batch import begin_thinking, random_action

SETTINGS = [
    (players, {"price_layout": layout, "relocate_may_split_base": split})
    for players, layout, split in itertools.product(
        (2, 3, 4), ("alternating_2_first", "alternating_3_first", "rising", "falling"), (True, False)
    )
]


def buyer(s, dice):
    """A legal action; a purchase or the first floor whenever there is one."""
    GAME.legal(s)
    actions = s.legal_actions()
    wanted = [a for a in actions if GAME.actions.verb_of(a).name in ("buy", "upper")]
    return dice.choice(wanted or actions)


def chooser(s, dice):
    """Any legal action."""
    GAME.legal(s)
    return dice.choice(s.legal_actions())


GATE = (
    0,
    5,
    10,
    15,
    17,
    22,
)  # of the settings: every number of players, layout and answer, each way of deciding in turn


@pytest.mark.parametrize(
    ("players", "options", "decide"),
    [
        pytest.param(*way, decide, marks=() if n in GATE[turn::2] else pytest.mark.slow)
        for turn, decide in enumerate((chooser, buyer))
        for n, way in enumerate(SETTINGS)
    ],
)
def test_random_games_end(players, options, decide):
    """Every step keeps the invariants; the game ends with everybody having had equally many rounds."""
    s = GAME.deal(players, options, seed=7)
    dice = random.Random(7)
    for _ in range(20_000):
        GAME.invariants(s)
        if GAME.actor(s) < 0:
            break
        last = GAME.actor(s)
        GAME.apply(s, decide(s, dice))
    assert GAME.actor(s) == -1 and s.end_triggered == 1
    assert (last + 1) % players == s.start_seat
    assert 1 in [GAME.standing(s, seat) for seat in range(players)]


def test_whatever_is_refused_has_a_reason():
    """why_not is 0 exactly for the legal actions, and never touches the position."""
    s = GAME.deal(3, {"relocate_may_split_base": False}, seed=3)
    dice = random.Random(3)
    seen = set()
    while GAME.actor(s) >= 0:
        action = buyer(s, dice) if dice.random() < 0.5 else chooser(s, dice)
        if dice.random() < 0.2:
            before = s.copy()
            for number in range(GAME.actions.total):
                reason = GAME.why_not(s, number)
                assert (reason == 0) == s.allows(number)
                seen.add(reason)
            assert s == before
        GAME.apply(s, action)
    assert len(seen) > 15


@pytest.mark.slow
def test_native_code_agrees():
    """Interpreted and native games end in the same bytes, for every player count and option."""
    native = pytest.importorskip("ostracon.kernel.native")
    code = native.native(GAME, quiet=True)
    each = 10
    for players, options in SETTINGS:
        states = code.new(each, players, options, first_seed=100)
        code.play_random(states, 0, each, 100)
        for i in range(each):
            s = GAME.deal(players, options, 100 + i)
            thinking = [0, 0, 0, 0]
            begin_thinking(thinking, 100 + i)
            while GAME.actor(s) >= 0:
                GAME.legal(s)
                GAME.apply(s, random_action(s, thinking))
            GAME.legal(s)
            assert s.to_array().tobytes() == states[i : i + 1].tobytes(), (players, options, i)


def position(steps, players=2, seed=1):
    """A position some way into a random game."""
    s = GAME.deal(players, {}, seed)
    dice = random.Random(seed)
    for _ in range(steps):
        GAME.apply(s, chooser(s, dice))
    GAME.legal(s)
    return s


@pytest.mark.parametrize("steps", [0, 60, 200])
def test_redeal_keeps_what_everybody_knows(steps):
    """RULES 7: views are the same, pile sizes and backs stay, the same tiles are hidden, but in another order."""
    s = position(steps)
    changed = 0
    for seed in range(20):
        other = s.copy()
        other.dice = [seed + 1, 2, 3, 4]
        GAME.redeal(other, 0)
        GAME.invariants(other)
        assert [top_colour(other, pile) for pile in range(2)] == [top_colour(s, pile) for pile in range(2)]
        assert sorted(other.draw) == sorted(s.draw) and other.pile_count == s.pile_count
        for seat in (-1, 0, 1):
            assert GAME.view(other, seat) == GAME.view(s, seat)
        changed += other.draw != s.draw
    assert changed == 20


def test_redeal_does_not_depend_on_the_hidden_order():
    """The same dice deal the same tiles from any hidden order."""
    s = position(30)
    other = s.copy()
    GAME.redeal(other, 1)
    for twin in (s, other):
        twin.dice = [5, 6, 7, 8]
        GAME.redeal(twin, 0)
    assert s == other


def test_redeal_is_fair():
    """Each tile of the visible colour lies on top as often as it has copies left."""
    s = GAME.deal(2, {}, seed=5)
    colour = top_colour(s, 0)
    left = Counter(tile for tile in s.draw if tile >= 0 and box.TILE_COLOUR[tile] == colour)
    top = Counter()
    rounds = 4000
    for _ in range(rounds):
        GAME.redeal(s, 0)
        top[s.draw[s.pile_count[0] - 1]] += 1
    assert set(top) == set(left)
    for tile, copies in left.items():
        expected = rounds * copies / sum(left.values())
        assert abs(top[tile] - expected) < 5 * expected**0.5


def test_view_tells_what_lies_on_the_table():
    """The view of a position: counts, backs, groups, tokens on depots."""
    s = position(150, players=3)
    view = GAME.view(s, s.decider)
    assert view.legal == tuple(s.legal_actions()) and GAME.view(s, -1).legal == ()
    assert sum(view.unseen) == sum(view.piles)
    on_table = Counter(tile for tile in view.row if tile >= 0)
    on_table.update(t.tile for domain in view.domains for t in domain.tiles)
    assert all(
        box.TILE_COUNT[t] == view.unseen[t] + view.removed[t] + on_table[t]
        for t in range(len(box.TILE_COUNT))
    )
    assert [len(price) for price in view.prices] == [2, 3, 2, 3, 2, 3]
    for seat, domain in enumerate(view.domains):
        assert domain.bonus == sum(group.bonus for group in domain.groups)
        assert view.parts[seat][2] == sum(len(g.tiles) for g in domain.groups if g.animal >= 0)
        assert view.parts[seat][3] == sum(len(g.tiles) for g in domain.groups if g.colour >= 0)
        assert view.score[seat] == sum(view.parts[seat]) == GAME.total(s, seat)


def test_evaluation_of_a_finished_game_is_the_score():
    """In hundredths, exactly."""
    s = position(0)
    dice = random.Random(2)
    while GAME.actor(s) >= 0:
        GAME.apply(s, buyer(s, dice))
    assert [GAME.evaluate(s, seat) for seat in range(2)] == [100 * GAME.total(s, seat) for seat in range(2)]


def test_greedy_play_beats_random_play():
    """Two steps of judgement: the action after which the evaluation is highest wins nearly always."""
    wins = 0
    for seed in range(6):
        s = GAME.deal(2, {}, seed)
        dice = random.Random(seed)
        while GAME.actor(s) >= 0:
            if GAME.actor(s) == 1:
                GAME.apply(s, chooser(s, dice))
                continue
            GAME.legal(s)
            options = []
            for action in s.legal_actions():
                after = s.copy()
                GAME.redeal(after, 0)
                GAME.apply(after, action)
                options.append((GAME.evaluate(after, 0), dice.random(), action))
            GAME.apply(s, max(options)[2])
        wins += GAME.total(s, 0) >= GAME.total(s, 1) + 8
    assert wins >= 5
