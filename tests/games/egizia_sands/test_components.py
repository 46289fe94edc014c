"""The printed figures, and corrected data files (RULES 2, 8)."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from ostracon.games.egizia_sands import GAME
from ostracon.games.egizia_sands import components as c
from ostracon.kernel.components import leaves
from ostracon.kernel.corrections import written
from ostracon.kernel.editions import edition
from ostracon.kernel.errors import BadComponents
from ostracon.screen.story import game_texts

OURS = Path(c.__file__).with_name("components.toml")


def test_figures() -> None:
    """Counts and a few figures that everything else rests on."""
    assert (c.CARDS, c.SPHINX_CARDS, c.STATUE_CARDS, c.TILES, c.BONUS_TILES) == (56, 35, 9, 11, 10)
    assert tuple(range(1, 10)) == c.OBELISK_COSTS and c.LOWER_LEVELS == 5
    assert c.COLUMN_COSTS == (1, 1, 2, 3, 3, 4) and c.COMPLETION == (5, 3, 2, 1)
    assert c.ROW_LENGTH == ((6, 4, 2, 0, 0), (5, 4, 3, 2, 1), (5, 4, 3, 2, 1))
    assert c.ROW_COST == ((2, 3, 4, 0, 0), (2, 3, 4, 5, 6), (2, 3, 4, 5, 6))
    assert c.STATUE_COSTS == (1, 2, 3) and c.STATUE_POINTS == (0, 2, 5, 10)
    assert c.DRAW_LIMIT == (5, 3, 2) and c.DRAW_LIMIT_EXTRA == (3, 2, 2)
    assert c.COOPERATION == (0, 0, 2, 5)
    assert c.HUNGER_PRICE == (0, 3, 2, 2, 1, 1)


def test_marks() -> None:
    """3.2: the cards and tiles that leave the game with two players."""
    assert {c.CARD_IDS[i] for i, out in enumerate(c.CARD_OUT[0]) if out} == {
        "r6",
        "r15",
        "r18",
        "r20",
        "r40",
        "r41",
        "r42",
        "r44",
        "r45",
        "r52",
    }
    assert {c.SPHINX_IDS[i] for i, out in enumerate(c.SPHINX_OUT[0]) if out} == {"x34", "x35"}
    assert {c.TILE_IDS[i] for i, out in enumerate(c.TILE_OUT[0]) if out} == {f"n{n}" for n in range(1, 7)}
    assert {c.TILE_IDS[i] for i, out in enumerate(c.TILE_OUT[2]) if out} == {"n10", "n11"}
    assert not any(c.CARD_OUT[1]) and not any(c.SPHINX_OUT[2])


def test_every_figure_has_a_source() -> None:
    """Each table of the data says where it comes from."""
    missing = []
    for name, value in tomllib.loads(OURS.read_text("utf-8")).items():
        for entry in value if isinstance(value, list) else [value]:
            if entry.get("source") not in ("rulebook", "public", "reconstructed") and name not in (
                "track",
                "setup",
                "fidelity",
            ):
                missing.append(name)
    assert not missing


def test_every_key_is_read() -> None:
    """Nothing in the data that the game does not read, but for where it comes from and who made the game."""
    data = tomllib.loads(OURS.read_text("utf-8"))
    unread = [
        path
        for path, _ in leaves(data)
        if path not in c.COMPONENTS.figures
        and not path.startswith(("meta.", "game.", "fidelity."))
        and not path.endswith(("source", "].id"))
    ]
    assert unread == []


def test_corrected_file_is_used() -> None:
    """An owner's printed figures replace ours, in a whole file too; ours stay what they are."""
    text = OURS.read_text("utf-8").replace("[1, 1, 2, 3, 3, 4]", "[1, 1, 2, 2, 3, 5]")
    theirs = edition("egizia_sands", text)
    assert theirs.module("components").COLUMN_COSTS == (1, 1, 2, 2, 3, 5)
    assert c.COLUMN_COSTS == (1, 1, 2, 3, 3, 4)


@pytest.mark.parametrize(
    ("figure", "value", "sentence"),
    [
        (
            "nile_card[R46].deck",
            "3/4",
            "nile_card: there are 23 Nile cards in deck 3/4, and the box holds 22",
        ),
        ("obelisk.upper_from_level", 10, "obelisk.upper_from_level must be 2 to 9, not 10"),
        ("pyramid.two_player.rows[2].dark", 2, "pyramid.two_player.rows[2].dark must be 1 to 1 (it rests on"),
        ("box.statue_cards", 8, "statue_card: there are 9 statue cards, and the box holds 8"),
        (
            "cooperation_bonus.points_by_zones_built",
            [0, 2, 5],
            "points_by_zones_built needs 4 figures, not 3",
        ),
        (
            "setup.zone_slots_by_players.3",
            [2],
            "setup.zone_slots_by_players.3 must be a whole number, not a list",
        ),
        ("nile_tile[N1].mark", "3", "mark has the wrong value '3'"),
        ("nile_tile[N1].params", {"stones": 0}, "nile_tile[N1].params must give something"),
        ("nile_tile[N1].params.crews", [], "nile_tile[N1].params: crews and their steps belong together"),
        ("nile_card[R23].effect", "brick", "nile_card[R23].effect must be one of feed_with_stones, "),
        ("nile_card[R37].effect", "field", "nile_card[R37].quarry: field takes color, grain"),
        ("nile_space[zA].position", 13, "nile_space[zA].position and nile_space[c07].position are both 13"),
        (
            "nile_space[zA].min_players",
            3,
            "nile_space[zA].min_players must be 2: a building zone is always open",
        ),
        ("sphinx_zone.draw_limit_by_slot", {"1": 5, "2": 3}, "draw_limit_by_slot needs the keys 1, 2, 3"),
        ("bonus_tile[G6].effect", "upstream", "bonus_tile: each of these effects belongs to one tile"),
    ],
)
def test_corrections_that_do_not_fit(figure: str, value: Any, sentence: str) -> None:
    """A sentence says what is wrong."""
    with pytest.raises(BadComponents, match=re.escape(sentence)):
        edition("egizia_sands", written("egizia_sands", "Ada", {figure: value}))


def test_reconstructed_codes_are_marked() -> None:
    """Which of the bonus tiles bears which code is a guess, and the tips say so (RULES 11.3)."""
    for language, words in (("en", "Reconstructed"), ("fr", "Reconstitué")):
        say = game_texts(GAME, language)
        for tile in c.BONUS_IDS:
            assert say(f"bonus-{tile}-tip").startswith(tile.upper()) and words in say(f"bonus-{tile}-tip")
        assert words in say("card-r3-tip") and words not in say("card-r5-tip")
        assert words in say("effect-n1-tip") and words not in say("effect-n10-tip")
        assert words in say("sphinx-x22-tip") and words not in say("sphinx-x23-tip")
