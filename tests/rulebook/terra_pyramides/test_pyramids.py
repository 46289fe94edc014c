"""Building, exchanging, buying, recalling (RULES 4.4, 5.5, 5.6)."""

from __future__ import annotations

import pytest

from ostracon.games.terra_pyramides import components as box
from ostracon.games.terra_pyramides.scoring import pyramid_points
from ostracon.games.terra_pyramides.vocabulary import Decision

from .positions import Table, at

SITE = (1, 5)


def ready(level: int = 0, colour: str = "red", version: int = 1, **options: object) -> Table:
    """A place of seat 0 with three workers, at END."""
    table = Table(version=version, **options)
    table.own(SITE, workers=3, level=level, colour=colour).give(reserve=9)
    return table.asked("end_turn")


def build(table: Table) -> str:
    return f"build {table.number(SITE) + 1}"


def test_level_one() -> None:
    """X-06: one red block, two workers home, the red stock falls from 3 to 2."""
    table = ready().give(red=1)
    supply = table.s.block_supply
    table.play(build(table))
    assert table.legal() == {"colour red"}
    table.play("colour red")
    assert table.place(SITE) == (0, 1, 1)
    assert (table.s.reserve[0], table.blocks(), table.s.first_levels[0]) == (11, {}, 2)
    assert table.s.block_supply == supply + 1
    assert pyramid_points(table.s, 0) == 5


@pytest.mark.parametrize(
    ("level", "blocks", "value"), [(1, 1, 5), (2, 2, 10), (3, 3, 20), (4, 4, 35), (5, 5, 60)]
)
def test_the_level_table(level: int, blocks: int, value: int) -> None:
    """RULES 5.5: each level with its blocks and its value."""
    assert (box.LEVEL_BLOCKS[level], box.LEVEL_VALUE[level]) == (blocks, value)
    table = ready(level=level - 1).give(red=blocks - 1)
    assert not table.allows(build(table))
    table.give(red=blocks)
    table.play(*([build(table), "colour red"] if level == 1 else [build(table)]))
    assert table.place(SITE) == (0, 1, level)
    assert table.blocks() == {} and table.s.reserve[0] == 11
    assert pyramid_points(table.s, 0) == value


def test_full_pyramid() -> None:
    """X-07: 11 worker arrivals and 15 blocks from a free base to the tip; 60 points."""
    table = Table().asked("end_turn").base(SITE).give(reserve=14)
    k = table.number(SITE) + 1
    arrivals = blocks = 0
    for level in range(1, 6):
        while table.place(SITE)[1] < 3:
            table.give(gold=3).play(f"buy-worker {k}")
            arrivals += 1
        table.give(blue=level)
        blocks += level
        table.play(*([build(table), "colour blue"] if level == 1 else [build(table)]))
    assert (arrivals, blocks) == (11, 15)
    assert pyramid_points(table.s, 0) == 60
    assert table.s.tips[0] == 1
    assert table.why(build(table)) == "place-finished"
    table.give(gold=3)
    assert table.why(f"buy-worker {k}") == "place-finished"


def test_joker_fills_up() -> None:
    """X-08: blue 2 and white 1 for level 3."""
    table = ready(level=2, colour="blue").give(blue=2, white=1)
    table.play(build(table))
    assert table.blocks() == {} and table.place(SITE) == (0, 1, 3)


def test_coloured_blocks_are_paid_first() -> None:
    """X-08: blue 3 and white 1: the white one stays."""
    table = ready(level=2, colour="blue").give(blue=3, white=1)
    table.play(build(table))
    assert table.blocks() == {"white": 1}


def test_not_enough_blocks() -> None:
    """X-09: red 2, white 1 are not 4, and exchanging red and green does not help."""
    table = ready(level=3).give(red=2, white=1, green=1, gold=0)
    assert table.why(build(table)) == "too-few-blocks"
    table.play("exchange red-green")
    assert table.blocks() == {"red": 1, "white": 2}
    assert table.why(build(table)) == "too-few-blocks"
    assert table.place(SITE) == (0, 3, 3)


def test_exchange() -> None:
    """X-10: green and yellow become white."""
    table = Table().asked("end_turn").give(green=1, yellow=1)
    supply = table.s.block_supply
    assert table.legal("exchange") == {"yellow-green"}
    table.play("exchange yellow-green")
    assert table.blocks() == {"white": 1} and table.s.block_supply == supply + 1


def test_white_is_exchanged_like_any_block() -> None:
    """R-25: any two blocks, however many there are."""
    table = Table().asked("end_turn").give(red=1, white=2)
    assert table.legal("exchange") == {"red-white", "white-white"}
    assert table.why("exchange red-red") == "blocks-not-owned"
    table.play("exchange red-white", "exchange white-white")
    assert table.blocks() == {"white": 1} and table.legal("exchange") == set()


@pytest.mark.parametrize("colour", box.COLOUR_IDS)
def test_white_founds_any_colour(colour: str) -> None:
    """R-19: level 1 with a white block, any colour in stock."""
    table = ready().give(white=1)
    table.play(build(table))
    assert table.legal() == {f"colour {name}" for name in box.COLOUR_IDS}
    table.play(f"colour {colour}")
    assert table.s.colour[table.number(SITE)] == box.COLOUR_IDS.index(colour)
    assert table.s.first_levels == [2 if name == colour else 3 for name in box.COLOUR_IDS]


def test_colour_sold_out() -> None:
    """R-19: without a level-1 piece of a colour it cannot be chosen."""
    table = ready().give(white=1, red=1)
    table.s.first_levels[0] = 0
    table.play(build(table))
    assert "colour red" not in table.legal()
    assert table.why("colour red") == "colour-sold-out"
    table = ready().give(red=1)
    table.s.first_levels[0] = 0
    assert table.why(build(table)) == "no-block-for-level-one"


@pytest.mark.parametrize("level", [2, 3, 4])
def test_level_piece_exhausted(level: int) -> None:
    """R-22: without a piece the level cannot be built."""
    table = ready(level=level - 1).give(red=7)
    table.s.levels[level] = 0
    assert table.why(build(table)) == "no-piece-left"


def test_two_tips_each() -> None:
    """R-22: at most two pyramids of level 5."""
    table = ready(level=4).give(red=7, tips=0)
    assert table.why(build(table)) == "no-tip-left"


def test_needs_three_workers() -> None:
    """RULES 4.4: two workers are not enough."""
    table = Table().own(SITE, workers=2).give(red=1).asked("end_turn")
    assert table.why(build(table)) == "needs-three-workers"


def test_buying_a_worker() -> None:
    """X-13: straight onto a free base without a walkable line."""
    table = Table().base(SITE).give(gold=3, reserve=1).asked("end_turn")
    table.play(f"buy-worker {table.number(SITE) + 1}")
    assert table.place(SITE) == (0, 1, 0)
    assert (table.s.gold[0], table.s.reserve[0]) == (0, 0)


def test_no_worker_without_reserve() -> None:
    """R-63: bought workers come from the own reserve."""
    table = Table().base(SITE).give(gold=3, reserve=0).asked("end_turn")
    assert table.why(f"buy-worker {table.number(SITE) + 1}") == "reserve-empty"


def test_buying_a_block() -> None:
    """RULES 4.4: 3 gold for a white block."""
    table = Table().give(gold=4).asked("end_turn")
    supply, coins = table.s.block_supply, table.s.gold_supply
    table.play("buy-block")
    assert table.blocks() == {"white": 1} and table.s.gold[0] == 1
    assert (table.s.block_supply, table.s.gold_supply) == (supply - 1, coins + 3)
    assert table.why("buy-block") == "too-little-gold"
    table.give(gold=3)
    table.s.block_supply = 0
    assert table.why("buy-block") == "no-block-in-supply"


def test_recall_frees_a_base() -> None:
    """X-37: the last worker leaves, and another player may enter."""
    table = Table().own(SITE, workers=1).give(reserve=3, gold=3, seat=1).give(reserve=3)
    k = table.number(SITE) + 1
    table.asked("end_turn").play(f"recall {k}")
    assert table.place(SITE) == (-1, 0, 0) and table.s.reserve[0] == 4
    table.s.decider = 1
    assert str(k) in table.legal("buy-worker")


def test_one_worker_stays_on_a_pyramid() -> None:
    """X-37: a pyramid with one worker keeps it."""
    table = Table().own(SITE, workers=1, level=1).asked("end_turn")
    assert table.why(f"recall {table.number(SITE) + 1}") == "one-worker-stays"
    table.own(SITE, workers=2, level=1).play(f"recall {table.number(SITE) + 1}")
    assert table.place(SITE) == (0, 1, 1)
    assert table.legal("recall") == set()


def test_no_endless_recall() -> None:
    """X-40: with 2 gold nothing brings the workers back this turn."""
    table = Table().own(SITE, workers=2).give(gold=2, reserve=5).asked("end_turn")
    k = table.number(SITE) + 1
    table.play(f"recall {k}", f"recall {k}")
    assert table.place(SITE) == (-1, 0, 0) and table.s.reserve[0] == 7
    assert not any(action.split()[0] in ("worker", "buy-worker", "recall") for action in table.legal())


def test_several_levels_in_one_turn() -> None:
    """RULES 5.5: as long as workers and blocks last."""
    table = ready().give(red=3, gold=6)
    k = table.number(SITE) + 1
    table.play(f"build {k}", "colour red", f"buy-worker {k}", f"buy-worker {k}", f"build {k}")
    assert table.place(SITE) == (0, 1, 2) and table.blocks() == {}


@pytest.mark.parametrize("decision", ["place_tile", "choose_row", "move_worker", "end_turn"])
def test_free_actions_in_their_windows(decision: str) -> None:
    """RULES 4.4: PLACE, ROW, WORKER and END."""
    table = (
        Table().own(SITE, workers=3).own((10, 2), workers=1).give(red=2, blue=1, gold=3, reserve=9).hold("W")
    )
    if decision != "place_tile":
        table.play(f"place {at(2, 5)}")
    if decision in ("move_worker", "end_turn"):
        table.play("row h")
    if decision == "end_turn":
        table.play("worker back")
    assert {
        "exchange red-red",
        "exchange red-blue",
        "buy-block",
        f"build {table.number(SITE) + 1}",
    } <= table.legal()
    assert table.legal("recall") == {str(table.number(SITE) + 1), str(table.number((10, 2)) + 1)}
    assert table.legal("buy-worker") == {str(table.number((10, 2)) + 1)}


@pytest.mark.parametrize(
    ("version", "actions", "decision"),
    [
        (3, [f"place {at(9, 9)}"], Decision.CHOOSE_SITE),
        (1, [f"place {at(2, 4)}", "row h", "peek 1"], Decision.TAKE_TILE),
    ],
)
def test_exchange_and_recall_at_any_time(version: int, actions: list[str], decision: int) -> None:
    """X-47, R-64: also before the steps are turned and while a pile is looked through; building and buying wait."""
    table = Table(version=version, dealt=True).hold("EE").give(red=1, white=1, gold=3, reserve=9)
    home = (8, 2) if version == 3 else (10, 2)
    table.own(home, workers=3).play(*actions)
    any_time = ["exchange red-white", f"recall {table.number(home) + 1}"]
    assert table.s.decision == decision and {*any_time} <= table.legal()
    assert table.why("buy-block") == table.why(f"build {table.number(home) + 1}") == "no-free-action-now"
    table.play(*any_time)
    assert table.s.decision == decision and table.place(home) == (0, 2, 0)


def test_nothing_between_building_and_its_colour() -> None:
    """R-64: choosing the colour is half of an action."""
    table = ready().give(red=2)
    table.play(build(table))
    assert table.legal() == {"colour red"}
    assert table.why("exchange red-red") == "no-free-action-now"


def test_no_building_on_another_players_place() -> None:
    """RULES 4.4: only own places."""
    table = Table().own(SITE, seat=1, workers=3).give(red=3).asked("end_turn")
    assert table.why(build(table)) == "not-your-place"
    assert table.why(f"recall {table.number(SITE) + 1}") == "not-your-place"
    table.give(gold=3)
    assert table.why(f"buy-worker {table.number(SITE) + 1}") == "place-of-another"


def test_level_pieces() -> None:
    """R-21: three of level 1 in each colour, 10, 8 and 8 of the next ones."""
    table = Table()
    assert table.s.levels == [0, 0, 10, 8, 8] and table.s.first_levels == [3] * 6


def test_level_one_takes_a_colour_that_is_held() -> None:
    """R-70: without a white block only the colours of which he has a block."""
    table = ready().give(red=1, green=2)
    table.play(build(table))
    assert table.legal() == {"colour red", "colour green"}
    assert table.why("colour blue") == "no-block-of-colour"
