"""Setup, the first Sphinx cards and the river (RULES 3, 4.3, 8)."""

from __future__ import annotations

import pytest

from ostracon.games.egizia_sands import GAME
from ostracon.games.egizia_sands import components as box
from ostracon.games.egizia_sands.vocabulary import Decision
from rulebook.egizia_sands.positions import Position

COUNTS = (2, 3, 4)
A_CARDS = {"s2", "s5", "s6", "s7"}


def choose_first(s: object, which: int = 0) -> None:
    """Everybody keeps the same one of his two cards."""
    while s.round_number == 0:  # type: ignore[attr-defined]
        GAME.apply(s, GAME.actions.encode("keep_start", which=which))


@pytest.mark.parametrize("players", COUNTS)
def test_starting_stones_by_turn_order(players: int) -> None:
    """E10: tiles 1, 2, 3, 4 start with 2, 3, 4, 5 stones."""
    s = GAME.deal(players, None, 7)
    assert [s.stones[s.turn_order[place]] for place in range(players)] == [2, 3, 4, 5][:players]


@pytest.mark.parametrize(("players", "deck"), [(4, 31), (3, 32), (2, 31)])
def test_deck_after_the_first_choice(players: int, deck: int) -> None:
    """C43: a Sphinx deck of 31 / 32 / 31 cards; every player holds one card."""
    s = GAME.deal(players, None, 3)
    assert Decision[s.decision] == "first_sphinx"
    assert s.sphinx_count == deck - players
    choose_first(s)
    assert s.sphinx_count == deck
    assert s.sphinx_kept[:players] == [1] * players
    assert sorted(s.sphinx_deck[:deck] + [c for c in range(35) if s.sphinx_holder[c] >= 0]) == [
        card for card in range(35) if players > 2 or box.SPHINX_IDS[card] not in ("x34", "x35")
    ]


def test_first_choice_keeps_the_named_card() -> None:
    """3.1 step 14: each keeps exactly one of his two; the other is in the deck again."""
    s = GAME.deal(4, None, 5)
    dealt = {seat: s.dealt[seat][:] for seat in range(4)}
    order = [s.turn_order[place] for place in range(4)]
    for place, seat in enumerate(order):
        assert s.decider == seat
        GAME.apply(s, GAME.actions.encode("keep_start", which=place % 2))
    for place, seat in enumerate(order):
        kept, rejected = dealt[seat][place % 2], dealt[seat][1 - place % 2]
        assert s.sphinx_holder[kept] == seat
        assert rejected in s.sphinx_deck[: s.sphinx_count]


def test_nile_cards_come_after_the_first_choice() -> None:
    """RU-01: the cards of round 1 are not dealt during D0, the tiles of the two-player board are."""
    four, two = GAME.deal(4, None, 1), GAME.deal(2, None, 1)
    assert four.river == [-1] * 10 and two.river == [-1] * 10
    assert four.tile_on == [-1] * 7
    assert two.tile_on[:2] == [-1, -1] and {box.TILE_IDS[tile] for tile in two.tile_on[2:]} == {
        "n7",
        "n8",
        "n9",
        "n10",
        "n11",
    }
    laid = two.tile_on[:]
    choose_first(four)
    choose_first(two)
    assert -1 not in four.river
    assert two.river[:2] == [-1, -1] and -1 not in two.river[2:]
    assert two.tile_on == laid, "RU-02: not shuffled again for round 1"


@pytest.mark.parametrize("players", COUNTS)
def test_what_every_player_begins_with(players: int) -> None:
    """3.1 steps 8-13: crews, ships, markets, field 6, quarry 3, score 0 with tile 1 rearmost."""
    s = GAME.deal(players, None, 2)
    for seat in range(players):
        assert s.strength[seat] == [1, 1, 1, 2]
        assert (s.ready[seat], s.ships[seat], s.quarry[seat]) == (15, 8, 3)
        assert (s.grain[seat], s.field_count[seat]) == ([6, 0, 0], [1, 0, 0])
        assert s.market[seat] == [1, 1]
        assert s.track[seat] == 0
    front = sorted(range(players), key=lambda seat: s.stamp[seat])
    assert front == [s.turn_order[place] for place in range(players - 1, -1, -1)]
    assert s.flood == 1, "middle"


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("players", COUNTS)
def test_bonus_tiles_and_statues(players: int, seed: int) -> None:
    """3.1 steps 4, 5 and 3.2 steps 4, 5."""
    s = GAME.deal(players, None, seed)
    golden, purple = (box.BONUS_IDS[tile] for tile in s.bonus_on)
    statues = [box.STATUE_IDS[card] if card >= 0 else None for card in s.statue_on]
    assert statues[0] in A_CARDS and statues[1] not in A_CARDS
    if players == 2:
        assert golden == "g6" and purple in ("g7", "g8", "g9", "g10")
        assert statues[2] is None
    else:
        assert golden in ("g1", "g2", "g3", "g4", "g5") and purple in ("g6", "g7", "g8", "g9", "g10")
        assert len(set(statues)) == 3 and None not in statues


def test_every_bonus_tile_and_statue_turns_up() -> None:
    """The draws are random: all tiles and all third statues occur."""
    deals = [GAME.deal(4, None, seed) for seed in range(150)]
    assert {tile for s in deals for tile in s.bonus_on} == set(range(10))
    assert {s.statue_on[2] for s in deals} == set(range(9))
    assert {s.bonus_on[1] for s in (GAME.deal(2, None, seed) for seed in range(60))} == {6, 7, 8, 9}


@pytest.mark.parametrize(("players", "sizes"), [(4, (22, 22, 12)), (3, (22, 22, 12)), (2, (18, 18, 10))])
def test_decks_and_rounds(players: int, sizes: tuple[int, ...]) -> None:
    """8: deck sizes; two cards of each deck are never dealt."""
    seen: list[int] = []
    p = Position(players)
    for number in range(1, 6):
        assert p.s.round_number == number
        seen += [card for card in p.s.river if card >= 0]
        p.s.step, p.s.decision = 12, 0
        if number < 5:
            p.conclude()
    dealt = 8 if players == 2 else 10
    assert len(seen) == len(set(seen)) == 5 * dealt
    assert [sum(first <= card < last for card in seen) for first, last in ((0, 22), (22, 44), (44, 56))] == [
        size - 2 for size in sizes
    ]


@pytest.mark.parametrize("players", COUNTS)
def test_tiles_are_laid_anew_each_round(players: int) -> None:
    """4.3: seven of N1-N9 from round 2 on; with two players the same five, RU-04."""
    rounds = set()
    for seed in range(8):
        p = Position(players, seed)
        p.s.step, p.s.decision = 12, 0
        p.conclude()
        tiles = [box.TILE_IDS[tile] for tile in p.s.tile_on if tile >= 0]
        rounds.add(tuple(tiles))
        if players == 2:
            assert sorted(tiles) == ["n10", "n11", "n7", "n8", "n9"] and p.s.tile_on[:2] == [-1, -1]
        else:
            assert len(set(tiles)) == 7 and set(tiles) <= {f"n{number}" for number in range(1, 10)}
    assert len(rounds) > 4, "shuffled"


def test_action_numbers() -> None:
    """4.13: 148 numbers in the order of the table."""
    starts = {
        "pass": 0,
        "end-turn": 1,
        "finish": 2,
        "withdraw": 3,
        "done": 4,
        "keep-none": 5,
        "keep-start 1": 6,
        "land c01": 8,
        "visit t1": 18,
        "dock za 1": 25,
        "wait za": 34,
        "second-ship r34": 37,
        "crew green": 39,
        "flood bottom": 43,
        "market grain": 46,
        "obelisk": 48,
        "column": 49,
        "row 1": 50,
        "statue 1": 55,
        "lead green": 58,
        "add-violet": 61,
        "add-crew green": 62,
        "add-force": 65,
        "levy-force": 66,
        "attach r5": 67,
        "six-stones": 77,
        "store-stones": 78,
        "levy-stones": 79,
        "sell 1": 80,
        "grain-card": 90,
        "store-grain": 91,
        "convert 1": 92,
        "sell-surplus": 117,
        "no-sale": 118,
        "glean c01": 119,
        "take-point": 129,
        "improve": 130,
        "train": 131,
        "build-waiting n10": 132,
        "draw 1": 134,
        "draw-free 2": 139,
        "keep 1": 143,
    }
    assert {text: GAME.actions.parse(text) for text in starts} == starts
    assert GAME.actions.total == 148
    fields = [GAME.actions.notation(number).split()[1] for number in range(67, 77)]
    assert fields == ["r5", "r9", "r15", "r16", "r18", "r32", "r35", "r37", "r42", "r44"]
