"""What Terra Pyramides' board says, where the situation decides about it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ostracon.games.terra_pyramides import GAME, board
from ostracon.games.terra_pyramides import components as box
from ostracon.games.terra_pyramides.maps import CELL_DISPLAY, CELLS
from ostracon.games.terra_pyramides.spots import SPOTS
from ostracon.games.terra_pyramides.view import View
from ostracon.games.terra_pyramides.words import card_words, gold_tip, place_words
from ostracon.screen.scene import Spot
from ostracon.screen.story import game_texts

from ...rulebook.terra_pyramides.positions import Table, tile

SAY = game_texts(GAME, "en")


def spots(view: View) -> Iterator[Spot]:
    """Everything that can be pointed at."""
    return (spot for part in SPOTS for spot in part(view, SAY))


OFFERINGS = box.CARD_IDS.index("offerings")


def seen(table: Table, seat: int = 0) -> View:
    GAME.legal(table.s)
    view: View = GAME.view(table.s, seat)
    return view


def preview(table: Table, action: str) -> str:
    number = GAME.actions.parse(action)
    return next(move.preview for move in board.scene(seen(table), SAY).moves if move.action == number)


# ---- strategy cards


@pytest.mark.parametrize(
    ("horus", "words"),
    [
        (0, "Orange can buy it from space 5 of the Horus track on."),
        (4, "Orange can buy it from space 5 of the Horus track on."),
        (5, "Costs Orange 1 gold now."),
        (13, "Costs Orange 2 gold now."),
    ],
)
def test_the_price_of_a_card(horus: int, words: str) -> None:
    """RULES 5.10: no card below 5 on the Horus track; it is never to be had for nothing."""
    table = Table(version=3).give(horus=horus).hold("W")
    assert words in card_words(seen(table), OFFERINGS, SAY)[1].splitlines()


def test_the_price_of_a_card_is_that_of_the_one_who_looks() -> None:
    """Also while somebody else decides; a spectator reads the price for the player who does."""
    table = Table(version=3).give(horus=5).give(seat=1, horus=10).hold("W")
    tips = {seat: card_words(seen(table, seat), OFFERINGS, SAY)[1] for seat in (0, 1, -1)}
    assert "Costs Blue 2 gold now." in tips[1]
    assert "Costs Orange 1 gold now." in tips[0] and "Costs Orange 1 gold now." in tips[-1]


def test_a_second_card_has_no_price() -> None:
    """RULES 5.10: one card for each player in the whole game."""
    table = Table(version=3).give(horus=5, gold=3).hold("W")
    table.play("strategy eyes")
    tip = card_words(seen(table), OFFERINGS, SAY)[1]
    assert "Orange has bought a card already." in tip and "Costs" not in tip


# ---- the end of a turn


@pytest.mark.parametrize(("goods", "words"), [({"gold": 6}, "2 gold"), ({"red": 9}, "2 blocks")])
def test_limits_of_a_turn_without_a_draw(goods: dict[str, int], words: str) -> None:
    """R-23: they hold at the end of the turn, with a tile to draw or without."""
    table = Table().give(**goods).asked("end_turn")
    table.s.open_piles = 0
    sentence = board.scene(seen(table), SAY).prompt
    assert words in sentence and "draw" not in sentence


# ---- gold


@pytest.mark.parametrize(
    ("version", "buys"), [(1, ()), (2, ("track",)), (3, ("track", "your boat", "a card"))]
)
def test_what_gold_buys(version: int, buys: tuple[str, ...]) -> None:
    """RULES 4.4: offerings from version 2 on, the boat and cards in version 3."""
    tip = gold_tip(seen(Table(version=version).hold("W")), SAY)
    assert tuple(word for word in ("track", "your boat", "a card") if word in tip) == buys
    assert "At most 4 coins" in tip


@pytest.mark.parametrize(("boat", "buyable"), [(18, True), (19, False)])
def test_a_boat_on_the_last_cell_is_not_for_sale(boat: int, buyable: bool) -> None:
    """R-45: no step can be bought for it."""
    table = Table(version=3).give(boat=boat, gold=2).hold("W")
    tip = next(spot.tip for spot in spots(seen(table)) if spot.id == "boat")
    assert ("Choose it" in tip) == buyable == table.allows("boat")


# ---- tiles and places


@pytest.mark.parametrize(("rule", "words"), [("forced", "opens F2"), ("free", "can open F2")])
def test_whether_a_tile_must_open_a_site(rule: str, words: str) -> None:
    """R-03: with free steps the player may turn away from the closed site beside the tile."""
    assert preview(Table(steps_rule=rule).hold("EE"), "place f3") == words


def test_the_other_half_costs_gold_while_the_own_has_room() -> None:
    """RULES 4.5, R-47: without a free cell of the right kind nothing is paid, and nothing is said of it."""
    table = Table(symbols=True).hold("W", pile=0).give(gold=1)
    assert "costs 1 gold" in preview(table, "place j1")
    assert "gold" not in preview(table, "place a1")
    for cell in range(CELLS):
        if CELL_DISPLAY[0][cell] == 0:
            table.s.tile[cell] = tile("EE")
    table.sync()
    assert "gold" not in preview(table, "place j1")


@pytest.mark.parametrize(("mission", "level", "finished"), [(1, 4, False), (1, 5, True), (3, 4, True)])
def test_a_finished_pyramid_wants_no_workers(mission: int, level: int, finished: bool) -> None:
    """R-13: it is no target for workers any more."""
    table = Table(mode="cooperative", mission=mission).own((1, 5), level=level).hold("W")
    tip = place_words(seen(table), table.number((1, 5)), SAY)[1]
    assert (tip == "This pyramid is finished.") == finished
    assert ("needed to build" in tip) != finished


# ---- what prompts and tips say


def prompt(table: Table, seat: int = 0, language: str = "en") -> str:
    return board.scene(seen(table, seat), game_texts(GAME, language)).prompt


@pytest.mark.parametrize(
    ("goods", "words"),
    [
        ({}, "Draw a tile for your next turn."),
        ({"gold": 3}, "Draw a tile for your next turn. Before that you may spend gold."),
        ({"red": 1, "white": 1}, "Draw a tile for your next turn. Before that you may exchange blocks."),
        ({"red": 9}, "You have 2 blocks too many: exchange before your turn ends."),
    ],
)
def test_the_end_of_a_turn_names_only_what_is_possible(goods: dict[str, int], words: str) -> None:
    """Nothing is offered that cannot be done."""
    assert prompt(Table().give(**goods).asked("end_turn")) == words


def test_building_is_named_where_it_is_possible() -> None:
    """Three workers and a block; with too many blocks it is one of two ways."""
    table = Table().own((1, 5), workers=3).give(red=2).asked("end_turn")
    assert prompt(table).endswith("Before that you may build or exchange blocks.")
    assert "build or exchange" in prompt(table.give(red=8))


def test_gold_that_nothing_can_be_bought_for() -> None:
    """R-24: it is to be returned, not to be spent."""
    table = Table(players=4).give(gold=6, reserve=0).asked("end_turn")
    table.s.block_supply = 0
    assert "return it" in prompt(table) and "spend" in prompt(table, 1)


def test_a_shortage_tells_what_can_be_done() -> None:
    """R-09: with an empty reserve workers are taken back, or the tile stays without."""
    table = Table().own((10, 2), workers=1).give(reserve=0).hold("W")
    table.play("place f3", "row h")
    assert "take some back" in prompt(table)
    assert [button.label for button in board.scene(seen(table), SAY).buttons] == ["Go on with what is there"]


def test_a_partners_base_is_asked_for() -> None:
    """R-51: by a click on the reserve and his workers; by a button where a worker waits for it."""
    table = Table(mode="cooperative", mission=1).own((1, 5), seat=1, workers=2).give(gold=3).hold("W")
    k = table.number((1, 5))
    action = GAME.actions.parse(f"make-room {k + 1}")
    move = next(one for one in board.scene(seen(table), SAY).moves if one.action == action)
    assert (move.path, move.label) == (("reserve", f"crew-{k}"), "Ask Blue to take the workers back from F2")
    table.play("place f3", "row h")
    scene = board.scene(seen(table), SAY)
    assert "partner" in scene.prompt and [button.id for button in scene.buttons] == ["waiting", f"crew-{k}"]


def test_a_looked_through_pile_can_be_read_again() -> None:
    """R-72: by the one who looked, nobody else."""
    table = Table().pile(2, "W", "EE", "B_red", "WE").give(gold=1).asked("end_turn")
    table.play("peek 3", "take 3")
    tips = [next(s.tip for s in spots(seen(table, seat)) if s.id == "pile-2") for seat in (0, 1)]
    assert tips[0].startswith("You have looked through it: worker, two eyes, worker and eye.")
    assert "looked" not in tips[1]


def test_what_is_reconstructed_is_marked() -> None:
    """Tiles, base values and the map; not a value that the book names."""
    table = Table().lay({(2, 4): "WE"}).base((1, 5), value=2).base((3, 6), value=3).hold("W")
    tips = {spot.id: spot.tip for spot in spots(seen(table))}
    places = {value: tips[f"place-{table.number(site)}"] for site, value in (((1, 5), 2), ((3, 6), 3))}
    assert "Reconstructed" in tips["cell-24"] and "Reconstructed" in places[2]
    assert "Reconstructed" not in places[3]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("count", [0, 1, 2])
def test_counts_are_said_as_they_are(language: str, count: int) -> None:
    """French has 0 in the singular: it is never written as 1."""
    say = game_texts(GAME, language)
    keys = ("gain-offerings", "gain-oases", "gain-workers", "tips-common", "status-turns", "status-piles")
    said = [say(key, count=count) for key in keys]
    said += [say(key, player="Ada", count=count) for key in ("reserve-label", "offerings-label", "tips-own")]
    said += [say("gain-blocks", count=count, colour="red"), say("note-blocks", count=count, limit=7)]
    assert all(str(count) in sentence for sentence in said)
    assert not any(str(other) in sentence for sentence in said for other in {0, 1, 2} - {count})
