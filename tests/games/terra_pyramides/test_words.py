"""What Terra Pyramides' board says, where the situation decides about it."""

from __future__ import annotations

import pytest

from ostracon.games.terra_pyramides import GAME, board
from ostracon.games.terra_pyramides import components as box
from ostracon.games.terra_pyramides.maps import CELL_DISPLAY, CELLS
from ostracon.games.terra_pyramides.spots import spots
from ostracon.games.terra_pyramides.view import View
from ostracon.games.terra_pyramides.words import card_words, gold_tip, place_words
from ostracon.screen.story import game_texts

from ...rulebook.terra_pyramides.positions import Table, tile

SAY = game_texts(GAME, "en")
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
    tip = next(spot.tip for spot in spots(seen(table), SAY) if spot.id == "boat")
    assert ("Click" in tip) == buyable == table.allows("boat")


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
