"""The deal, the options, the action numbers (RULES 3, 4.8)."""

from __future__ import annotations

from collections import Counter

import pytest

from ostracon.games.terra_pyramides import GAME
from ostracon.games.terra_pyramides import components as box
from ostracon.games.terra_pyramides.layout import NO_TILE
from ostracon.games.terra_pyramides.maps import COLS, PLACE_AT, START_CELL
from ostracon.games.terra_pyramides.vocabulary import Decision
from ostracon.kernel.errors import BadPlayerCount, OstraconError, RefusedOptions

CO_OP = {"mode": "cooperative"}


@pytest.mark.parametrize(
    ("version", "players", "workers"),
    [
        (1, 2, 15),
        (1, 3, 13),
        (1, 4, 11),
        (2, 2, 15),
        (2, 3, 13),
        (2, 4, 11),
        (3, 2, 15),
        (3, 3, 13),
        (3, 4, 11),
    ],
)
def test_competitive_deal(version: int, players: int, workers: int) -> None:
    """RULES 3.1 to 3.3, R-20: piles, start tiles, bases, material; the counter is one more disc."""
    s = GAME.deal(players, {"version": version}, seed=3)
    assert s.reserve == [workers] * players + [0] * (4 - players)
    assert s.tips == [2] * players + [0] * (4 - players)
    assert (s.gold_supply, s.block_supply) == (24, 32)
    assert s.first_levels == [3] * 6 and s.levels == [0, 0, 10, 8, 8]
    assert sum(s.pile_count) == {1: 40, 2: 56, 3: 64}[version] - 4 - players
    side = 1 if version == 3 else 0
    assert [cell for cell in range(110) if s.tile[cell] != NO_TILE] == list(START_CELL[side])
    assert sum(value > 0 for value in s.base_value) == (10 if version == 3 else 3)
    assert s.bases_left == 22 - (10 if version == 3 else 3)
    assert s.cards == (63 if version == 3 else 0)
    assert all(tile != NO_TILE for tile in s.hand[:players])
    assert (s.decider, s.decision) == (s.start_seat, Decision.PLACE_TILE)


def test_start_bases() -> None:
    """RULES 3.1 step 6: the three sites beside the start cells; 3.3: also those beside the Nile."""
    s = GAME.deal(2, {}, seed=1)
    based = {
        (r, c)
        for r in range(11)
        for c in range(10)
        if (k := PLACE_AT[0][r * COLS + c]) >= 0 and s.base_value[k]
    }
    assert based == {(3, 6), (4, 4), (6, 5)}
    s = GAME.deal(2, {"version": 3}, seed=1)
    based = {
        (r, c)
        for r in range(11)
        for c in range(10)
        if (k := PLACE_AT[1][r * COLS + c]) >= 0 and s.base_value[k]
    }
    starts = {(3, 7), (5, 3), (6, 1), (6, 8)}
    assert based == starts | {(1, 4), (2, 1), (4, 5), (5, 3), (6, 6), (7, 4), (9, 5)}


def test_start_tiles_come_from_four_piles() -> None:
    """R-57: piles 0, 2, 4, 6 feed the start cells."""
    s = GAME.deal(2, {}, seed=11)
    taken = Counter(s.hand_pile[:2])
    assert [s.pile_count[p] + taken[p] for p in range(8)] == [4, 5, 4, 5, 4, 5, 4, 5]


@pytest.mark.parametrize("version", [1, 2, 3])
def test_tiles_of_the_version(version: int) -> None:
    """RULES 3.1 step 4, 3.2, 3.3: sets 1, 1 + 2, 1 + 2 + 3."""
    s = GAME.deal(3, {"version": version}, seed=4)
    seen = [t for t in (*s.tile, *s.hand) if t != NO_TILE] + [
        t for pile in s.piles for t in pile if t != NO_TILE
    ]
    wanted = {k: box.TILE_COUNT[k] for k in range(len(box.TILE_IDS)) if box.TILE_SET[k] <= version}
    assert Counter(seen) == wanted


def test_start_player_is_random() -> None:
    """R-29: every seat begins about equally often."""
    counts = Counter(GAME.deal(4, {}, seed=seed).start_seat for seed in range(400))
    assert set(counts) == {0, 1, 2, 3} and min(counts.values()) > 60


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_start_player_is_named(seat: int) -> None:
    """R-29: or the seat that the players name."""
    deals = [GAME.deal(3, {"start_player": f"seat_{seat}"}, seed=seed) for seed in range(5)]
    assert {(s.start_seat, s.decider) for s in deals} == {(seat, seat)}


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("mission", [1, 2, 3])
def test_mission_deal(players: int, mission: int) -> None:
    """RULES 3.5, R-20: 12 workers to use, eight common tips, one open tile each."""
    s = GAME.deal(players, {**CO_OP, "mission": mission}, seed=2)
    assert s.reserve[:players] == [12] * players
    assert sum(s.tips) == 8
    assert all(tile != NO_TILE for tile in s.hand[:players])
    assert all(known == 15 for known in s.hand_known[:players])


def test_removal_during_the_setup() -> None:
    """X-41: four players hit pile 0 until it holds one tile: it is gone, and the others draw elsewhere."""
    from ostracon.games.terra_pyramides.piles import draw_tile

    s = GAME.deal(4, {**CO_OP, "mission": 1}, seed=0)
    s.piles[0], s.pile_count[0], s.open_piles = [0, 1, 2, 3, -1, -1, -1, -1], 4, 0xFF
    for seat in range(3):
        assert s.open_piles & 1
        draw_tile(s, seat, 0)
    assert s.pile_count[0] == 1 and not s.open_piles & 1


def test_setup_removal_keeps_28_turns() -> None:
    """X-41: whatever piles the hands came from, the team has 28 turns."""
    from ostracon.games.terra_pyramides.components import MISSION_REMOVAL

    removed = 0
    for seed in range(300):
        s = GAME.deal(4, {**CO_OP, "mission": 1}, seed=seed)
        turns = 4 + sum(count - MISSION_REMOVAL for count in s.pile_count)
        assert turns == 28
        removed += s.open_piles != 0xFF
    assert removed > 0


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (1, {}),
        (1, {"version": 2}),
        (2, {"mission": 1}),
        (2, CO_OP),
        (2, {**CO_OP, "mission": 1, "version": 2}),
        (2, {**CO_OP, "mission": 1, "version": 3}),
        (2, {**CO_OP, "mission": 2, "symbols": True}),
        (2, {**CO_OP, "mission": 3, "face_up_piles": True}),
        (2, {"start_player": "seat_2"}),
        (1, {**CO_OP, "mission": 1, "start_player": "seat_1"}),
    ],
)
def test_refused_options(players: int, options: dict[str, object]) -> None:
    """RULES 3.6: everything outside the table is refused."""
    with pytest.raises(RefusedOptions):
        GAME.deal(players, options)


def test_five_players_are_refused() -> None:
    """RULES 1: one to four."""
    with pytest.raises(BadPlayerCount):
        GAME.deal(5, {})


def test_number_of_ways_to_play() -> None:
    """RULES 3.6: 3 x 3 x 2 x 2 competitive and 4 x 3 cooperative ways, for the two readings of the steps; any start player."""
    import itertools

    ways = 0
    for players in GAME.players:
        for values in itertools.product(*(option.values for option in GAME.options)):
            try:
                GAME.choose(players, dict(zip([o.name for o in GAME.options], values, strict=True)))
            except OstraconError:
                continue
            ways += 1
    competitive = sum(3 * 2 * 2 * (1 + players) for players in (2, 3, 4))
    assert ways == (competitive + sum(3 * (1 + players) for players in (1, 2, 3, 4))) * 2


@pytest.mark.parametrize(
    ("notation", "number"),
    [
        ("place g5", 46),
        ("site s", 112),
        ("row a", 117),
        ("worker back", 134),
        ("exchange red-red", 160),
        ("exchange red-white", 166),
        ("exchange blue-blue", 167),
        ("exchange white-white", 187),
        ("colour brown", 215),
        ("build 9", 196),
        ("buy-worker 9", 225),
        ("recall 9", 247),
        ("strategy count", 268),
        ("discard-gold", 269),
        ("supply 1", 118),
        ("draw 1", 135),
        ("peek 1", 143),
        ("take 1", 151),
        ("finish", 159),
        ("buy-block", 216),
        ("offer", 261),
        ("boat", 262),
        ("leave-empty", 270),
    ],
)
def test_action_numbers(notation: str, number: int) -> None:
    """X-42: the fixed numbers; (4,4) is place 8 on the desert side."""
    assert GAME.actions.parse(notation) == number
    assert PLACE_AT[0][4 * COLS + 4] == 8


def test_size_of_the_action_list() -> None:
    """RULES 4.8."""
    assert GAME.actions.total == 293
