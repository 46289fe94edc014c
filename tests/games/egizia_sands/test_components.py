"""The printed figures, and corrected data files (RULES 2, 8)."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from ostracon.games.egizia_sands import components as c

OURS = Path(c.__file__).with_name("components.toml")


def load_with(tmp_path: Path, old: str, new: str) -> subprocess.CompletedProcess[str]:
    """Import the game with a corrected copy of the data."""
    text = OURS.read_text("utf-8")
    assert text.count(old) >= 1
    corrected = tmp_path / "mine.toml"
    corrected.write_text(text.replace(old, new, 1), "utf-8")
    program = (
        "from ostracon.games.egizia_sands import GAME, components as c;"
        "s = GAME.deal(4, None, 1); print(c.COMPONENTS.corrected, c.COLUMN_COSTS, c.LEVELS)"
    )
    return subprocess.run(
        [sys.executable, "-c", program],
        capture_output=True,
        text=True,
        env={**os.environ, "OSTRACON_COMPONENTS": str(corrected), "PYTHONPATH": os.pathsep.join(sys.path)},
    )


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
            ):
                missing.append(name)
    assert not missing


def test_corrected_file_is_used(tmp_path: Path) -> None:
    """An owner's printed figures replace ours."""
    run = load_with(tmp_path, "column_costs = [1, 1, 2, 3, 3, 4]", "column_costs = [1, 1, 2, 2, 3, 5]")
    assert run.stdout == "True (1, 1, 2, 2, 3, 5) 9\n", run.stderr


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        (
            'deck = "5"\nkind = "anytime"',
            'deck = "3/4"\nkind = "anytime"',
            "Nile deck 3/4 holds 23 cards, not 22",
        ),
        (
            "lower_levels = [1, 2, 3, 4, 5]",
            "lower_levels = [1, 2, 3, 4]",
            "every obelisk level is lower or upper",
        ),
        ("spaces_total = 12", "spaces_total = 13", "there are 12 pyramid spaces with 2 players, not 13"),
        ("statue_cards = 9", "statue_cards = 8", "there are 9 statue cards, not 8"),
        ("points_by_zones_built = [0, 0, 2, 5]", "points_by_zones_built = [0, 2, 5]", "0 to 3 zones"),
        (
            "surplus_grain_per_point = 3",
            "",
            "mine.toml: track.grain_market.surplus_grain_per_point is missing",
        ),
        (
            '"2" = 1\n"3" = 2',
            '"2" = 1\n"3" = [2]',
            "setup.zone_slots_by_players.3 must be a whole number, not a list",
        ),
        ('mark = "3+"', 'mark = "3"', "nile_tile[0].mark has the wrong value '3'"),
        (
            "{ grain_steps = 1, stone_steps = 1 }",
            "{ grain_steps = 1 }",
            "t1 with market_both needs stone_steps",
        ),
        ("two_player_golden_slot = true", "", "a bonus tile needs two_player_golden_slot"),
        ('effect = "free_brick"', 'effect = "brick"', "R23 has an unknown effect or condition: 'brick'"),
        (
            '{ "1" = 5, "2" = 3, "3" = 2 }',
            '{ "1" = 5, "2" = 3 }',
            'sphinx_zone.draw_limit_by_slot."3" is missing',
        ),
    ],
)
def test_corrected_file_that_does_not_fit(tmp_path: Path, old: str, new: str, sentence: str) -> None:
    """A sentence says what is wrong."""
    run = load_with(tmp_path, old, new)
    assert run.returncode != 0 and sentence in run.stderr
