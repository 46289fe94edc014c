"""The turn: placing, bases, rows, workers, shortages (RULES 4.3, 5.1, 5.4)."""

from __future__ import annotations

import pytest

from ostracon.games.terra_pyramides import GAME
from ostracon.games.terra_pyramides.maps import COLS
from ostracon.games.terra_pyramides.vocabulary import Decision, Event

from .positions import Table, at


def opening() -> Table:
    """The rulebook's first turn (X-01)."""
    table = Table().lay({(3, 5): "EE", (4, 5): "B_blue", (5, 5): "W", (5, 4): "B_red"})
    table.base((3, 6), (4, 4), (6, 5)).hold("W")
    table.s.bases[table.s.bases_left - 1] = 3
    table.s.turns_taken = [0] * 4
    return table


def test_opening_a_base_on_the_first_turn() -> None:
    """X-01: the only adjacent closed site is opened; the row gives two gold, a blue block and two workers."""
    table = opening()
    assert table.s.reserve[0] == 15
    table.play(f"place {at(2, 5)}")
    assert table.base_at((1, 5)) == 3
    table.play("row v")
    assert (table.s.gold[0], table.blocks(), table.s.reserve[0]) == (2, {"blue": 1}, 13)
    assert table.waiting() == [(2, 5), (5, 5)]
    assert table.ways() == {"n": (1, 5), "se": (3, 6), "s": (6, 5)}
    table.play("worker n")
    assert table.ways() == {"n": (1, 5)}  # other free bases are closed to him on the first turn
    assert table.legal("worker") == {"n", "back"}
    assert table.why("worker s") == "first-turn-one-base"
    table.play("worker n")
    assert table.place((1, 5)) == (0, 2, 0)
    assert table.s.decision == Decision.END_TURN


def test_first_cell_of_the_map_may_be_the_last_vacant_one() -> None:
    """RULES 4.5: every vacant ordinary cell may take the tile, alone or among others."""
    table = Table().hold("W").asked("place_tile")
    assert len(table.legal("place")) > 1
    table.s.vacant = [1, 0, 0]
    assert table.legal("place") == {at(0, 0)} and table.allows(f"place {at(0, 0)}")


def test_later_turns_may_enter_several_bases() -> None:
    """RULES 4.3: the limit of one free base is for the first turn only."""
    table = opening()
    table.s.turns_taken = [1] * 4
    table.play(f"place {at(2, 5)}", "row v", "worker n")
    assert table.ways() == {"n": (1, 5), "s": (6, 5), "nw": (4, 4)}


def test_first_turn_limit_covers_purchases() -> None:
    """R-16: a bought worker may enter only the base already entered this turn."""
    table = opening().give(gold=3)
    table.play(f"place {at(2, 5)}", "row v", "worker n", "worker back")
    k = table.number((1, 5)) + 1
    assert table.legal("buy-worker") == {str(k)}
    assert table.why(f"buy-worker {table.number((4, 4)) + 1}") == "first-turn-one-base"


def test_a_base_recalled_on_the_first_turn_stays_the_one() -> None:
    """R-62: entered and left, it is still the one free base of the turn."""
    table = opening().give(gold=3)
    table.play(f"place {at(2, 5)}", "row v", "worker n", "worker back")
    k = table.number((1, 5)) + 1
    table.play(f"recall {k}")
    assert table.place((1, 5)) == (-1, 0, 0)
    assert table.legal("buy-worker") == {str(k)}


def test_full_place_in_the_worker_phase() -> None:
    """X-39: a full own base is asked about: build there and the way is open."""
    table = Table().own((1, 5), workers=3).give(red=1, reserve=10).hold("W")
    table.play(f"place {at(2, 5)}", "row h")
    k = table.number((1, 5)) + 1
    assert table.s.decision == Decision.MOVE_WORKER
    assert table.legal() == {"worker back", f"build {k}", f"recall {k}"}
    assert table.why("worker n") == "place-full"
    table.play(f"build {k}", "colour red")
    assert table.place((1, 5)) == (0, 1, 1)
    assert table.ways() == {"n": (1, 5)}


def test_a_worker_with_nowhere_to_go_is_taken_back_unasked() -> None:
    """X-39: the only reachable place belongs to another player."""
    table = Table().own((1, 5), seat=1).hold("W")
    table.play(f"place {at(2, 5)}", "row h")
    assert table.s.decision == Decision.END_TURN and table.s.reserve[0] == 15


def test_the_worker_is_asked_again_after_a_free_action() -> None:
    """RULES 4.3: a FREE action that closes the last way sends the worker home."""
    table = Table(players=1, mode="cooperative", mission=3).own((1, 5), workers=3, level=3, colour="red")
    table.give(red=4, reserve=5).hold("W")
    table.play(f"place {at(2, 5)}", "row h")
    assert table.s.decision == Decision.MOVE_WORKER  # full, but it could be emptied
    table.play(f"build {table.number((1, 5)) + 1}")
    assert table.s.decision == Decision.END_TURN  # finished at level 4 in mission 3: no way left
    assert table.s.reserve[0] == 7


@pytest.mark.parametrize(("reserve", "questions"), [(1, 1), (2, 2)])
def test_worker_shortage(reserve: int, questions: int) -> None:
    """X-38: with fewer workers than worker tiles the player chooses tile by tile."""
    table = Table().lay({(2, 4): "WE", (2, 6): "WB_red"}).base((2, 3), (2, 8)).give(reserve=reserve).hold("W")
    table.play(f"place {at(2, 5)}", "row h")
    assert table.legal() == {"supply 1", "supply 2", "supply 3"}
    assert table.why("supply 4") == "needs-no-worker"  # the empty cell (2,7)
    assert table.why("supply 5") == "outside-row"
    assert table.why("leave-empty") == "stock-is-left"
    table.play("supply 3")
    if questions == 2:
        assert table.legal() == {"supply 1", "supply 2"}
        assert table.why("supply 3") == "already-supplied"
        table.play("supply 1")
    assert table.s.waiting.bit_count() == reserve
    assert (table.s.gold[0], table.blocks()) == (1, {"red": 1})


def test_empty_reserve_asks_nothing() -> None:
    """X-38: with an empty reserve there is no question; eyes and blocks still count."""
    table = Table().lay({(2, 4): "WE", (2, 6): "WB_red"}).give(reserve=0).hold("W")
    table.play(f"place {at(2, 5)}", "row h")
    assert table.s.decision == Decision.END_TURN
    assert (table.s.gold[0], table.blocks(), table.s.waiting) == (1, {"red": 1}, 0)


def short(reserve: int) -> Table:
    """A row of two worker tiles, (2,4) and (2,5); a base with two workers far away."""
    table = Table().lay({(2, 4): "W"}).base((2, 3)).own((10, 2), workers=2).give(reserve=reserve).hold("WE")
    table.play(f"place {at(2, 5)}", "row h")
    return table


def test_workers_are_taken_back_during_the_supply() -> None:
    """X-48, R-09: a worker that comes back is put on a tile; when there are enough the question is over."""
    table = short(reserve=1)
    recall = f"recall {table.number((10, 2)) + 1}"
    assert table.legal() == {"supply 1", "supply 2", recall}
    told = table.play(recall)
    assert (table.waiting(), table.s.reserve[0]) == ([(2, 4), (2, 5)], 0)
    assert [event.kind for event in told].count(Event.RECALL) == 1
    assert table.s.decision == Decision.MOVE_WORKER and table.s.gold[0] == 1


def test_an_empty_reserve_is_filled_or_not() -> None:
    """X-48, R-09: with workers on the board he may take one back, or leave the tiles without."""
    table = short(reserve=0)
    recall = f"recall {table.number((10, 2)) + 1}"
    assert table.legal() == {"leave-empty", recall}
    assert table.why("supply 1") == "reserve-empty"
    table.play(recall, "supply 2")
    assert table.legal() == {"leave-empty", recall}
    table.play("leave-empty")
    assert (table.waiting(), table.s.gold[0], table.place((10, 2))) == ([(2, 5)], 1, (0, 1, 0))


def test_blocks_are_exchanged_during_the_supply() -> None:
    """X-49, R-10: the block that comes back to the supply is put on a tile."""
    table = Table(players=4).lay({(2, 4): "B_red", (2, 6): "B_blue"}).give(white=1, green=1).hold("W")
    table.s.block_supply = 1
    table.play(f"place {at(2, 5)}", "row h")
    assert table.legal() == {"supply 1", "supply 3", "exchange green-white"}
    table.play("exchange green-white")
    assert table.blocks() == {"red": 1, "blue": 1, "white": 1} and table.s.block_supply == 0


def test_without_a_block_in_the_supply_he_may_exchange_or_go_on() -> None:
    """X-49, R-10: asked while two blocks can be exchanged."""
    table = Table(players=4).give(white=2).hold("EB_red")
    table.s.block_supply = 0
    table.play(f"place {at(2, 5)}", "row h")
    assert table.legal() == {"leave-empty", "exchange white-white"}
    table.play("leave-empty")
    assert (table.blocks(), table.s.gold[0], table.s.decision) == ({"white": 2}, 1, Decision.END_TURN)


def test_block_shortage() -> None:
    """R-10: after the workers, the player chooses which block tiles get the last blocks."""
    table = Table(players=4).lay({(2, 4): "WB_red", (2, 6): "B_blue"}).give(reserve=0).hold("EB_black")
    table.s.block_supply = 1
    table.play(f"place {at(2, 5)}", "row h")
    assert table.legal() == {"supply 1", "supply 2", "supply 3"}
    table.play("supply 2")
    assert (table.blocks(), table.s.gold[0], table.s.block_supply) == ({"black": 1}, 1, 0)


def test_both_shortages_one_after_the_other() -> None:
    """RULES 4.3: stage 1 workers, stage 2 blocks, with the same numbers."""
    table = (
        Table(players=4)
        .lay({(2, 4): "WB_red", (2, 6): "B_blue"})
        .base((2, 3))
        .give(reserve=1)
        .hold("WB_black")
    )
    table.s.block_supply = 2
    table.play(f"place {at(2, 5)}", "row h", "supply 2")
    assert table.legal() == {"supply 1", "supply 2", "supply 3"}
    table.play("supply 1", "supply 3")
    assert table.blocks() == {"red": 1, "blue": 1}
    assert table.waiting() == [(2, 5)]


def test_empty_block_supply_gives_nothing() -> None:
    """R-10: no blocks, no question."""
    table = Table(players=4).hold("EB_red")
    table.s.block_supply = 0
    table.play(f"place {at(2, 5)}", "row h")
    assert (table.blocks(), table.s.gold[0], table.s.decision) == ({}, 1, Decision.END_TURN)


def test_two_adjacent_closed_sites() -> None:
    """X-34: (9,9) lies between two closed sites: one is chosen, one base is drawn."""
    table = Table(version=3, dealt=True).hold("W")
    left = table.s.bases_left
    table.play(f"place {at(9, 9)}")
    assert table.s.decision == Decision.CHOOSE_SITE
    assert table.legal() == {"site n", "site s"}
    assert table.why("site e") == "no-site-beside"
    table.play("site s")
    assert table.base_at((10, 9)) > 0 and table.base_at((8, 9)) == 0
    assert table.s.bases_left == left - 1


def test_two_adjacent_open_sites() -> None:
    """X-34: (6,7) lies between two bases: no decision, no base."""
    table = Table(version=3, dealt=True).hold("EE")
    left = table.s.bases_left
    table.play(f"place {at(6, 7)}")
    assert table.s.decision == Decision.CHOOSE_ROW and table.s.bases_left == left
    assert table.s.facing[6 * COLS + 7] == 1  # the first of N, E, S, W that faces an adjacent base


def test_steps_rule_free() -> None:
    """X-45: every direction that meets a site is asked about; only an adjacent closed one gets a base."""
    for facing, opened in (("n", True), ("e", False), ("s", False), ("w", False)):
        table = Table(dealt=True, steps_rule="free").hold("EE")
        table.play(f"place {at(2, 5)}")
        assert table.legal() == {"site n", "site e", "site s", "site w"}
        table.play(f"site {facing}")
        assert (table.base_at((1, 5)) > 0) == opened
        assert table.s.facing[2 * COLS + 5] == "nesw".index(facing)


def test_steps_rule_forced() -> None:
    """X-45: with steps_rule forced (1,5) is opened without a question."""
    table = Table(dealt=True).hold("EE")
    table.play(f"place {at(2, 5)}")
    assert table.s.decision == Decision.CHOOSE_ROW and table.base_at((1, 5)) > 0


def test_where_a_tile_cannot_lie() -> None:
    """RULES 4.3: sites, oases, the Nile and taken cells."""
    table = Table(version=3, dealt=True).hold("W")
    reasons = {cell: table.why(f"place {at(*cell)}") for cell in ((0, 0), (2, 5), (0, 2), (4, 3))}
    assert reasons == {
        (0, 0): "cell-is-site",
        (2, 5): "cell-is-oasis",
        (0, 2): "cell-is-nile",
        (4, 3): "cell-taken",
    }
    assert len(table.legal("place")) == 60


def test_base_pile_empty() -> None:
    """R-07: the site stays closed."""
    table = Table().hold("EE")
    table.s.bases_left = 0
    table.play(f"place {at(2, 5)}")
    assert table.base_at((1, 5)) == 0 and table.s.decision == Decision.CHOOSE_ROW


def test_gold_supply_empty() -> None:
    """R-11: take what is there."""
    table = Table().hold("EE")
    table.s.gold_supply = 1
    table.play(f"place {at(0, 0)}", "row h")
    assert (table.s.gold[0], table.s.gold_supply) == (1, 0)


def test_recalled_workers_serve_this_turns_row_once() -> None:
    """X-40: recalled before ROW they can be supplied to this turn's row."""
    table = Table().own((10, 2), workers=2).base((1, 5)).give(reserve=0).hold("W")
    k = table.number((10, 2)) + 1
    table.play(f"recall {k}", f"place {at(2, 5)}", "row h")
    assert table.ways() == {"n": (1, 5)}
    assert table.place((10, 2)) == (0, 1, 0)


@pytest.mark.parametrize(("version", "players"), [(v, n) for v in (1, 2, 3) for n in (2, 3, 4)])
def test_number_of_turns(version: int, players: int) -> None:
    """X-16: 14, 12, 9 turns for each of 2, 3, 4 players, in every version."""
    s = GAME.deal(players, {"version": version}, seed=5)
    while GAME.actor(s) >= 0:
        GAME.legal(s)
        GAME.apply(s, s.legal_actions()[s.dice[0] % len(s.legal_actions())])
        s.dice[0] = (s.dice[0] * 5 + 1) & 0xFFFFFFFF
    assert s.turns_taken[:players] == [{2: 14, 3: 12, 4: 9}[players]] * players
