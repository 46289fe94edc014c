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
from ostracon.server.rules import filled

from ...rulebook.terra_pyramides.positions import Table

TEXTS = GAME.folder / "texts"
PICTURES: dict[str, dict[str, Any]] = tomllib.loads((TEXTS / "pictures.toml").read_text("utf-8"))


@cache
@cache
def shown(name: str) -> View:
    """The position of a picture; views are never changed."""
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


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_page_shows_the_figures(language: str) -> None:
    """RULES 2.5, 3: counts, workers, prices and goals come from the data; nothing is left to be filled in."""
    page = filled(GAME, (TEXTS / f"rules.{language}.md").read_text("utf-8"), language)
    assert "{{" not in page
    say = game_texts(GAME, language)
    assert say("page-start-bases-count", desert=3, nile=10) in page
    assert f"| {say('page-workers')} | 15 | 13 | 11 |" in page
    assert f"| {say('page-turns')} | 28 | 14 | 10, 9, 9 | 7 |" in page
    assert f"| {say('page-worth')} | 5 | 10 | 20 | 35 | 60 |" in page
    for symbol in ("worker", "block", "white", "eye", "offering", "oasis", "steps", "coin", "base", "palm"):
        assert f"| {say(f'key-{symbol}')} | {say(f'key-{symbol}-tip')} |" in page
    assert "/fidelity/terra_pyramides" in page


@pytest.mark.parametrize(("language", "example"), [("en", "Example"), ("fr", "Exemple")])
def test_the_page_teaches_by_examples(language: str, example: str) -> None:
    """Numbered from 1, and our answers in a chapter of their own at the end."""
    page = (TEXTS / f"rules.{language}.md").read_text("utf-8")
    numbers = [int(number) for number in re.findall(rf"\*\*{example} (\d+)\.\*\*", page)]
    assert numbers == list(range(1, 14))
    assert re.findall("^## (.*)", page, re.MULTILINE)[-1].startswith("Questions")


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
    number = table.number((1, 5)) + 1
    table.play(f"buy-worker {number}", f"build {number}", "colour blue")
    assert (table.place((1, 5)), table.s.gold[0], table.blocks()) == ((0, 1, 1), 1, {})
    table.play("peek 1")
    assert table.s.decision == Decision.TAKE_TILE
