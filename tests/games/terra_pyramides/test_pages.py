"""What the rules pages of Terra Pyramides say and show."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from typing import Any

import pytest

from ostracon.bots import bot
from ostracon.bots.perspective import perspective
from ostracon.games.terra_pyramides import GAME, spaces
from ostracon.games.terra_pyramides import components as box
from ostracon.games.terra_pyramides.pieces_sides import cards
from ostracon.games.terra_pyramides.view import View
from ostracon.games.terra_pyramides.vocabulary import Decision
from ostracon.games.terra_pyramides.words import stock_seat
from ostracon.kernel.match import Match
from ostracon.kernel.rules import EVERYONE
from ostracon.screen.story import game_texts

from ...rulebook.terra_pyramides.positions import Table

TEXTS = GAME.folder / "texts"
PICTURES: dict[str, dict[str, Any]] = tomllib.loads((TEXTS / "pictures.toml").read_text("utf-8"))


@cache
def shown(name: str) -> View:
    """The position of a picture."""
    asked = PICTURES[name]
    match = Match.new(GAME, asked["players"], asked.get("options", {}), seed=asked["seed"])
    player = bot("greedy")
    while match.ply < asked["moves"]:
        match.play(player.decide(perspective(match), match.ply))
    view: View = match.view(EVERYONE)
    return view


@pytest.mark.parametrize("name", ["row", "gains"])
def test_the_pictures_of_a_row_are_taken_while_one_is_chosen(name: str) -> None:
    """Their captions speak of four directions, and of what each of the rows would bring."""
    view = shown(name)
    assert view.decision == Decision.CHOOSE_ROW
    assert all(len(row.cells) > 1 for row in view.rows)


def test_the_picture_of_a_row_shows_the_four_rows_whole() -> None:
    x, y, width, height = PICTURES["row"]["box"]
    for row in shown("row").rows:
        for cell in row.cells:
            box = spaces.cell_box(cell)
            assert x <= box.x and box.right <= x + width, cell
            assert y <= box.y and box.bottom <= y + height, cell


def test_the_picture_of_the_stock_shows_what_its_caption_names() -> None:
    """Gold, workers in reserve, blocks by colour and white ones."""
    view = shown("stock")
    seat = stock_seat(view)
    assert view.gold[seat] and view.reserve[seat]
    assert any(view.blocks[seat][: box.COLOURS]) and view.blocks[seat][box.COLOURS]


def test_the_picture_of_the_cards_has_owners_on_them_and_leaders_below() -> None:
    """As its caption says."""
    pieces = list(cards(shown("cards"), game_texts(GAME, "en")))
    for card in range(6):
        middle = spaces.card_at(card).y
        marks = {piece.id: piece.y for piece in pieces if piece.id.endswith(f"-{card}")}
        assert marks.get(f"bought-{card}", middle - 1) < middle < marks.get(f"leads-{card}", middle + 1)
    assert {piece.id.rpartition("-")[0] for piece in pieces} == {"strategy", "bought", "leads"}
    for language, on, below in (
        ("en", "on a card its owner", "below"),
        ("fr", "sur une carte", "au-dessous"),
    ):
        caption = re.search(r"!\[([^]]*)\]\(cards\)", (TEXTS / f"rules.{language}.md").read_text("utf-8"))
        assert caption and on in caption[1] and below in caption[1]


@pytest.mark.parametrize(
    ("language", "desert", "nile"), [("en", "three on", "four"), ("fr", "trois sur", "quatre")]
)
def test_the_bases_of_the_start_are_counted_side_by_side(language: str, desert: str, nile: str) -> None:
    """RULES 2.5: three sites beside the start cells of the desert, four on the Nile side; ten bases there."""
    boards = box.COMPONENTS.data.boards
    beside = boards.nile.start_sites
    assert (len(boards.desert.start_sites), len(beside)) == (3, 4)
    assert len({*beside, *boards.nile.nile_sites}) == 10
    page = (TEXTS / f"rules.{language}.md").read_text("utf-8")
    sentence = next(line for line in page.splitlines() if line.startswith("3. "))
    assert desert in sentence and nile in sentence


def test_the_first_turn_of_the_page_can_be_played() -> None:
    """The example of a first turn, sentence by sentence."""
    start = {(3, 5): "W", (4, 5): "EB_blue", (5, 5): "EE", (5, 4): "B_red"}
    table = Table().lay(start).base((3, 6), (4, 4), (6, 5)).hold("WE")
    table.s.turns_taken = [0] * 4
    table.play("place f3", "row v")
    assert table.base_at((1, 5)) > 0
    assert table.waiting() == [(2, 5), (3, 5)]
    assert (table.s.gold[0], table.blocks()) == (4, {"blue": 1})
    assert table.ways() == {"n": (1, 5), "se": (3, 6), "s": (6, 5)}
    table.play("worker n")
    assert table.ways() == {"n": (1, 5)}
    assert {table.s.way[way] for way in range(8)} - {-1} >= {
        table.number(site) for site in ((3, 6), (4, 4), (6, 5))
    }
    table.play("worker n")
    assert len(table.legal("draw")) == 8
