"""What a player knows of piles and hands, and what redeal may change (RULES 7)."""

from __future__ import annotations

import random
from collections import Counter

import msgspec
import pytest

from ostracon.games.terra_pyramides import GAME
from ostracon.games.terra_pyramides.layout import NO_TILE, State
from ostracon.kernel.dice import seed_dice

from ...rulebook.terra_pyramides.positions import Table, tile

PILE = ("W", "EE", "B_red", "WE", "W")


def redealt(s: State, seat: int, seed: int = 1) -> State:
    other = s.copy()
    seed_dice(other.dice, seed)
    GAME.redeal(other, seat)
    return other


def worlds(s: State, seat: int, count: int = 60) -> list[State]:
    return [redealt(s, seat, seed) for seed in range(count)]


def looked(players: int = 3, **options: object) -> Table:
    """Seat 0 has looked through pile 3 and taken its third tile."""
    table = Table(players=players, **options).pile(2, *PILE).give(gold=2).asked("end_turn")
    table.play("peek 3", "take 3")
    return table


def test_a_looked_through_pile_stays_known() -> None:
    """RULES 7, point 1: the rest of the pile, in order."""
    table = looked()
    known = (tile("W"), tile("EE"), tile("WE"), tile("W"))
    assert GAME.view(table.s, 0).piles[2].tiles == known
    assert GAME.view(table.s, 1).piles[2].tiles == (-1, -1, -1, -1)
    assert {tuple(w.piles[2]) for w in worlds(table.s, 0)} == {tuple(table.s.piles[2])}
    assert len({tuple(w.piles[2]) for w in worlds(table.s, 1)}) > 20


def test_the_peeker_alone_knows_what_he_took() -> None:
    """RULES 7: the argument of TAKE is his secret."""
    table = looked()
    assert {w.hand[0] for w in worlds(table.s, 0)} == {tile("B_red")}
    assert len({w.hand[0] for w in worlds(table.s, 1)}) > 3


def test_a_draw_from_a_known_pile_is_known() -> None:
    """RULES 7, point 1: he knows the hand tile of whoever draws from it."""
    table = looked()
    table.s.decider = 1
    table.asked("end_turn").play("draw 3")
    assert table.s.hand[1] == tile("W")
    assert GAME.view(table.s, 0).hands[1].tile == tile("W")
    assert GAME.view(table.s, 2).hands[1].tile == -1
    assert {w.hand[1] for w in worlds(table.s, 0)} == {tile("W")}
    assert GAME.view(table.s, 0).piles[2].tiles == (tile("EE"), tile("WE"), tile("W"))


def test_somebody_else_takes_by_peek() -> None:
    """RULES 7, point 2: the list is forgotten; the new peeker knows it."""
    table = looked()
    table.s.decider = 1
    table.give(seat=1, gold=1).asked("end_turn").play("peek 3", "take 2")
    assert GAME.view(table.s, 0).piles[2].tiles == (-1, -1, -1)
    assert GAME.view(table.s, 1).piles[2].tiles == (tile("W"), tile("WE"), tile("W"))
    assert GAME.view(table.s, 0).hands[1].tile == -1
    assert len({w.hand[1] for w in worlds(table.s, 0)}) > 3


def test_a_removed_pile_keeps_its_knowledge() -> None:
    """RULES 7, point 3: it limits what the other piles can hold."""
    table = Table(players=2).pile(2, "W", "EE").give(gold=2).asked("end_turn")
    table.play("peek 3", "take 1")
    assert table.s.open_piles >> 2 & 1 == 0
    assert {w.piles[2][0] for w in worlds(table.s, 0)} == {tile("EE")}
    assert len({w.piles[2][0] for w in worlds(table.s, 1)}) > 3


def test_face_up_tops_are_never_redealt() -> None:
    """RULES 8.2: the top tile is public, those below are not."""
    s = GAME.deal(3, {"face_up_piles": True, "version": 2}, seed=4)
    for seat in (0, 1, 2, -1):
        for world in worlds(s, seat, 20):
            for pile in (1, 3, 5, 7):
                top = s.pile_count[pile] - 1
                assert world.piles[pile][top] == s.piles[pile][top]
        assert len({tuple(w.piles[1]) for w in worlds(s, seat, 20)}) > 1


def test_bases_are_redealt() -> None:
    """RULES 7: nobody knows the order of the base pile."""
    s = GAME.deal(2, {}, seed=4)
    tops = {w.bases[w.bases_left - 1] for w in worlds(s, 0)}
    assert tops == set(s.bases[: s.bases_left]) and len(tops) >= 3
    assert all(Counter(w.bases) == Counter(s.bases) for w in worlds(s, 0, 10))


def test_redeal_keeps_the_tiles() -> None:
    """Material is conserved, the scratch space is clean."""
    s = GAME.deal(4, {"version": 3}, seed=8)
    for world in worlds(s, 2, 20):
        GAME.invariants(world)
        assert world.hand[2] == s.hand[2]


def test_a_mission_hides_piles_and_bases_only() -> None:
    """R-30: hands are open in cooperative games."""
    s = GAME.deal(3, {"mode": "cooperative", "mission": 1}, seed=8)
    for seat in (0, 1, 2, -1):
        assert {tuple(w.hand) for w in worlds(s, seat, 20)} == {tuple(s.hand)}
        assert len({str(w.piles) for w in worlds(s, seat, 20)}) > 10


def test_every_hidden_tile_is_equally_likely() -> None:
    """The redeal is a fair shuffle of what is unseen."""
    s = GAME.deal(2, {}, seed=3)
    view = GAME.view(s, 0)
    kinds = Counter(redealt(s, 0, seed).hand[1] for seed in range(2000))
    unseen = sum(view.unseen)
    for kind, count in enumerate(view.unseen):
        assert abs(kinds[kind] - 2000 * count / unseen) < 75, kind
    assert NO_TILE not in kinds


@pytest.mark.parametrize("options", [{}, {"version": 3, "face_up_piles": True, "symbols": True}])
def test_views_survive_a_redeal(options: dict[str, object]) -> None:
    """No seat sees what it may not know, in any position of a random game."""
    dice = random.Random(5)
    s = GAME.deal(3, options, seed=6)
    while GAME.actor(s) >= 0:
        GAME.legal(s)
        for seat in (-1, 0, 1, 2):
            other = redealt(s, seat, dice.randrange(1 << 30))
            assert msgspec.json.encode(GAME.view(other, seat)) == msgspec.json.encode(GAME.view(s, seat))
        GAME.apply(s, dice.choice(s.legal_actions()))
