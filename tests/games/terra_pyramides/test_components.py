"""Corrected data files: accepted when they fit together, refused with a sentence when not."""

from __future__ import annotations

import random
import re
import tomllib

import pytest

from ostracon.games.terra_pyramides import GAME
from ostracon.kernel.editions import edition
from ostracon.kernel.errors import BadComponents
from ostracon.kernel.game import Game

OURS = (GAME.folder / "components.toml").read_text("utf-8")
SETTINGS = ((2, {}), (4, {"version": 3}), (1, {"mode": "cooperative", "mission": 2}))


def played(text: str) -> Game:
    """The game with a corrected file, after a random game of three kinds."""
    theirs = edition("terra_pyramides", text)
    for players, options in SETTINGS:
        s = theirs.deal(players, options, 1)
        dice = random.Random(1)
        while theirs.actor(s) >= 0:
            theirs.legal(s)
            theirs.invariants(s)
            theirs.apply(s, dice.choice(s.legal_actions()))
    return theirs


def test_a_corrected_tile_is_played() -> None:
    """Another face, another base value, another palm: no code changes."""
    text = OURS.replace(
        '{ id = "W", set = 1, count = 6, worker = 1, eyes = 0',
        '{ id = "WEE", set = 1, count = 6, worker = 1, eyes = 2',
    )
    text = text.replace("value = 4, count = 1", "value = 5, count = 1")
    text = text.replace("palms_at = [3, 5,", "palms_at = [2, 5,")
    theirs = played(text)
    assert theirs.components.corrected and theirs.actions.total == GAME.actions.total
    assert theirs.module("components").HIGHEST_BASE == 5 and theirs.module("maps").PALMS[0] == 2


def test_a_corrected_map_is_played() -> None:
    """An oasis moved to another cell: rows, lines and rings follow from the map alone."""
    theirs = played(OURS.replace("ss#ssbb#Ob", "ss#ssbb#bO"))
    maps = theirs.module("maps")
    assert [maps.CELL_KIND[0][cell] == maps.OASIS for cell in (8, 9)] == [False, True]


def with_another_column(text: str) -> str:
    """A column of scarab cells added to the right of both maps."""
    return re.sub(r'^  "([#ONsbSB]+)",$', r'  "\1b",', text, flags=re.MULTILINE)


def test_a_larger_map_gets_more_numbers() -> None:
    """An eleventh column on both sides: the action numbers grow with the board, nothing else does."""
    theirs = played(with_another_column(OURS))
    assert theirs.actions.total == GAME.actions.total + 11 + 3  # cells, and positions in the row


def test_a_smaller_map_is_played() -> None:
    """The last row cut off; the boats' course ends earlier."""
    text = OURS.replace('  "sO#ssbb#bb",\n', "").replace('  "sOs#sbNNb#",\n', "")
    text = text.replace(", [10, 6], [10, 7],", ",").replace(", 17, 19]", ", 17]")
    theirs = played(text)
    assert theirs.module("maps").ROWS == 10 and theirs.module("maps").LAST_BERTH == 17


def test_other_colours_are_played() -> None:
    """A colour that we guessed wrong, everywhere in the file: named, drawn and played."""
    theirs = played(OURS.replace('"yellow"', '"turquoise"'))
    assert "turquoise" in theirs.module("components").COLOUR_IDS
    assert len(set(theirs.module("faces").STORAGE_TONES)) == 7


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('id = "W", set = 1, count = 6', 'id = "W", set = 1, count = 7', "set 1 add up to 41, not 40"),
        ('id = "W", set = 1, count = 6, worker = 1', 'id = "W", set = 1, count = 6, worker = 2', "2 workers"),
        ('id = "F3", set = 2', 'id = "F3", set = 4', "tiles.list[F3]: set 4 does not exist"),
        ("offerings = 3", "offerings = 7", "tiles.list[F3]: 7 symbols; a tile has room for up to 4"),
        ('block = "red"', 'block = "mauve"', "no colour 'mauve'; choose from red"),
        ('{ id = "brown"', '{ id = "mauve"', "'mauve' has no name here; choose from red"),
        ("value = 2, count = 7", "value = 2, count = 8", "they add up to 23, not 22"),
        ("value = 2, count = 7", "value = 0, count = 7", "a value from 1 to 99"),
        ("ss#ssbb#Ob", "ss#ssbb#O", "boards.desert.map: row 2 has 10 cells, not 9"),
        ("ss#ssbb#Ob", "ss#ssbb#OX", "boards.desert.map: row 1 has letters that mean nothing: X"),
        ('  "ss#ssbb#Ob",\n', "", "boards.nile.map has 11 rows, and the desert map 10"),
        ("s#sssB#bbb", "s#sssb#bbb", "boards.desert.map has 3 start cells (S, B); 4 are needed"),
        ("s#sssB#bbb", "s#sNsB#bbb", "boards.desert.map has Nile cells"),
        ("  [0, 2], [0, 3],", "  [0, 3], [0, 3],", "does not visit each Nile cell once"),
        ("  [0, 2], [0, 3],", "  [0, 2], [0, 13],", "does not visit each Nile cell once"),
        ("palms_at = [3,", "palms_at = [33,", "palms_at: different numbers from 1 to 19"),
        ("pieces = 18", "pieces = 20", "20 pieces of level 1 are not the same number in 6 colours"),
        ("level = 5, value = 60", "level = 6, value = 60", "the levels are 1 to 5"),
        ("p2 = 15, p3", "p2 = 16, p3", "a player needs 17 discs, and there are 16 of a colour"),
        ("v1 = 5\n", "v1 = 6\n", "40 tiles of version 1 do not make 8 piles of 6"),
        ("v1 = { p2 = 1", "v1 = { p2 = 5", "from 0 to 3 can be left"),
        ("count = 8  ", "count = 7  ", "piles.count is 7"),
        ("face_up = [1,", "face_up = [9,", "piles are numbered from 0 to 7"),
        ("gold_every = 5", "gold_every = 0", "tracks.horus.gold_every"),
        ("level = 4, count = 6 }", "level = 4, count = 7 }", "there are 6 colours"),
        ("map = ", "plan = ", "boards.desert.map is missing"),
        ("buy_block_gold = 3", "", "prices.buy_block_gold is missing"),
        ("eyes = 2", "eyes = true", "tiles.list[1].eyes must be a whole number, not true or false"),
        ('"team_score_more_than"', '"team_score"', "missions.list[1].goal has the wrong value"),
        ("[0, 2], [0, 3],", "[0, 2], [0],", "boards.nile.track.cells[1] must be a list of length 2, not 1"),
    ],
)
def test_a_wrong_file_is_refused(old: str, new: str, sentence: str) -> None:
    """Counts, rows, start cells: one sentence names the entry and says what does not fit."""
    assert old in OURS
    with pytest.raises(BadComponents) as refused:
        edition("terra_pyramides", OURS.replace(old, new, 1))
    assert sentence in str(refused.value) and "\n" not in str(refused.value)
    assert "Error" not in str(refused.value)


def test_every_table_has_a_source() -> None:
    """Each printed figure says where it comes from."""
    data = tomllib.loads(OURS)
    without = [name for name, table in data.items() if "source" not in table]
    assert without == ["fidelity", "boards", "tracks"]
    assert all("source" in data[group][name] for group in ("boards", "tracks") for name in data[group])
    assert set(data["fidelity"]["first"]) <= set(GAME.components.entries)
