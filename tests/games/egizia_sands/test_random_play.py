"""What holds in every game of Shifting Sands, however it is played (RULES 4, 9; brief of the invariants)."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from ostracon.games.egizia_sands import GAME
from ostracon.games.egizia_sands import components as box
from ostracon.games.egizia_sands.building import DONE, FINISH, WITHDRAW
from ostracon.games.egizia_sands.components import Effect
from ostracon.games.egizia_sands.layout import State
from ostracon.games.egizia_sands.ships import LAND, PASS
from ostracon.games.egizia_sands.vocabulary import Decision

IDLE = {verb.first for verb in (PASS, WITHDRAW, DONE, FINISH)}
LONGEST = 600  # decisions of a game between busy players: never reached


def busy_game(players: int, seed: int) -> Iterator[tuple[State, int]]:
    """Positions of a game between players who use their ships and seldom withdraw or stop; after the last, (position, -1)."""
    s = GAME.deal(players, None, seed)
    dice = random.Random(f"{players} {seed}")
    for _ in range(LONGEST):
        GAME.legal(s)
        if s.decider < 0:
            yield s, -1
            return
        legal = s.legal_actions()
        busy = [action for action in legal if action not in IDLE]
        near = sorted(
            (a for a in busy if LAND.first <= a < LAND.first + box.PLACEMENTS),
            key=lambda a: box.POSITION[a - LAND.first],
        )
        busy = near[:3] or busy  # the next spaces of the river: eight ships want to be used
        action = dice.choice(busy if busy and dice.random() < 0.95 else legal)
        yield s, action
        GAME.apply(s, action)
    raise AssertionError(f"the game takes more than {LONGEST} decisions")


@pytest.mark.parametrize("players", GAME.players)
def test_invariants_and_reasons_at_every_step(players: int) -> None:
    """Invariants hold, somebody can act, and `why_not` is silent exactly for the legal actions."""
    for seed in range(12):
        for step, (s, action) in enumerate(busy_game(players, seed)):
            GAME.invariants(s)
            legal = s.legal_actions()
            assert bool(legal) == (action >= 0) and (action < 0 or len(legal) > 1), "one answer is not asked"
            if step % 3 == 0:
                assert [a for a in range(GAME.actions.total) if GAME.why_not(s, a) == 0] == legal


def test_every_decision_occurs() -> None:
    """D0 to D18, every bonus tile, every kind of card: busy games come by all of them."""
    decisions: set[str] = set()
    tiles: set[str] = set()
    effects: set[str] = set()
    for players in GAME.players:
        for seed in range(100, 125):
            for s, action in busy_game(players, seed):
                decisions.add(Decision[s.decision])
                if action < 0:
                    gained = s.tiles[0] | s.tiles[1] | s.tiles[2] | s.tiles[3]
                    tiles |= {name for i, name in enumerate(box.BONUS_IDS) if gained >> i & 1}
                    effects |= {
                        Effect.names[box.CARD_EFFECT[card]]
                        for card in range(box.CARDS)
                        if s.holder[card] >= 0
                    }
    assert decisions == set(Decision)
    assert tiles == set(box.BONUS_IDS)
    assert effects >= {"field", "quarry", "combo", "field_improver", "leftover_card", "stones_to_crew"}


@pytest.mark.parametrize("players", GAME.players)
def test_scores_lie_where_players_would_expect_them(players: int) -> None:
    """Busy players without a plan reach some tens of points; the sheet adds up, and nobody ties."""
    totals = []
    for seed in range(20):
        *_, (s, _) = busy_game(players, seed)
        totals += [s.track[seat] for seat in range(players)]
        assert sorted(GAME.standing(s, seat) for seat in range(players)) == list(range(1, players + 1))
        assert all(GAME.total(s, seat) == s.track[seat] for seat in range(players))
    assert 25 < sum(totals) / len(totals) < 120
