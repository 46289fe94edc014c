"""Ankh'or's data, action numbers and texts."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from ostracon.games.ankhor import GAME
from ostracon.games.ankhor import components as box
from ostracon.screen.story import action_text, game_texts, text_id

FOLDER = Path(GAME.folder)
PRINTED = tomllib.loads((FOLDER / "components.toml").read_text("utf-8"))


@pytest.mark.parametrize(
    ("words", "number"),
    [
        ("take blue", 0),
        ("take ankh", 5),
        ("buy 1", 6),
        ("buy 6", 11),
        ("relocate", 12),
        ("refresh", 13),
        ("pile a", 14),
        ("pile b", 15),
        ("waive blue", 16),
        ("waive red", 20),
        ("return blue", 21),
        ("return red", 25),
        ("end-turn", 26),
        ("base 1 a", 27),
        ("base 1 b", 28),
        ("base 2 a", 42),
        ("base 8 h", 27 + 7 * 15 + 7),
        ("base 15 o", 251),
        ("upper 1 a", 252),
        ("upper 2 a", 266),
        ("upper 14 n", 447),
    ],
)
def test_action_numbers(words, number):
    """RULES 4.7: the 448 numbers are fixed."""
    assert GAME.actions.parse(words) == number and GAME.actions.notation(number) == words
    assert GAME.actions.total == 448 == PRINTED["action_space"]["total"]


def test_action_blocks():
    """The blocks have the sizes that the data file names."""
    space = PRINTED["action_space"]
    sizes = {"base": "base_cells", "upper": "upper_cells"}
    for verb in GAME.actions.verbs:
        assert verb.size == space[sizes.get(verb.name, verb.name)], verb.name


@pytest.mark.parametrize("language", ["en", "fr"])
def test_texts(language):
    """Every action, label, reason and event has words, with the same keys in both languages."""
    say = game_texts(GAME, language)
    for number in range(GAME.actions.total):
        assert action_text(GAME, number, say)
    for family, labels in GAME.labels.items():
        assert all(say.has(text_id(family, label)) for label in labels), family
    assert all(say.has(text_id("reason", reason)) for reason in GAME.reasons.names[1:])
    assert all(say.has(text_id("event", kind.name)) for kind in GAME.event_kinds[1:])
    assert all(
        say.has(text_id("prompt", d)) and say.has(text_id("prompt", d) + "-other")
        for d in GAME.decisions.names[1:]
    )
    keys = [
        re.findall(r"^([a-z][\w-]*) =", (FOLDER / "texts" / f"{name}.ftl").read_text("utf-8"), re.M)
        for name in ("en", "fr")
    ]
    assert keys[0] == keys[1] and len(keys[0]) == len(set(keys[0]))


def test_every_figure_has_a_source():
    """Each table of the data file says where its figures come from."""
    for name, table in PRINTED.items():
        entries = table if isinstance(table, list) else [table]
        assert all(entry.get("source") in ("rulebook", "public", "reconstructed") for entry in entries), name


WHAT_WAS_LOADED = "from ostracon.games.ankhor import GAME; c = GAME.components; print(c.corrected, c.hash, GAME.deal(2, {}, 1).pile_count)"


def load_corrected(tmp_path, *changes, script=WHAT_WAS_LOADED):
    """Run a script in a fresh interpreter with an owner's file in the place of ours; its last line of output."""
    text = (FOLDER / "components.toml").read_text("utf-8")
    for before, after in changes:
        assert before in text
        text = text.replace(before, after, 1)
    file = tmp_path / "mine.toml"
    file.write_text(text, "utf-8")
    run = subprocess.run(
        [sys.executable, "-c", script],
        capture_output=True,
        text=True,
        env={**os.environ, "OSTRACON_COMPONENTS": str(file)},
    )
    return (run.stdout + run.stderr).strip().splitlines()[-1]


def test_a_corrected_file_is_used(tmp_path):
    """An owner who knows the true column order or tile mix corrects the file; its hash goes into the records."""
    said = load_corrected(
        tmp_path,
        ("holes = [2, 3, 2, 3, 2, 3]", "holes = [2, 2, 3, 2, 3, 3]"),
        ('kind = "two"\ncount = 2', 'kind = "two"\ncount = 1'),
        ('kind = "desert"\ncount = 1', 'kind = "desert"\ncount = 2'),
        ('depot_resource = "blue"', 'depot_resource = "red"'),
    )
    assert said.startswith("True ") and box.COMPONENTS.hash not in said and said.endswith("[22, 27]")


def test_the_board_draws_what_a_corrected_file_says(tmp_path):
    """A blue depot that stores cloth: the fish stays in the stock. New tiles throw one out with 3 players: the tip says so."""
    script = """
from ostracon.games.ankhor import GAME, choices, pieces
from ostracon.games.ankhor.components import TILE_IDS
from ostracon.games.ankhor.domain import add_tile, base_place
from ostracon.screen.story import game_texts

s = GAME.deal(3, {}, seed=1)
add_tile(s, 0, TILE_IDS.index("blue_depot"), base_place(7, 7))
s.tokens[0][:] = [1, 0, 0, 0, 1, 0]
view, say = GAME.view(s, 0), game_texts(GAME, "en")
print(pieces.stock(view.domains[0]), say("refresh-tip-out") in choices.plate_tip(view, "refresh", say))
"""
    said = load_corrected(
        tmp_path,
        ('depot_resource = "blue"', 'depot_resource = "red"'),
        ("discard_leftmost_player_counts = [2]", "discard_leftmost_player_counts = [2, 3]"),
        script=script,
    )
    assert said == "[0] True"


@pytest.mark.parametrize(
    ("before", "after", "sentence"),
    [
        ('kind = "two"\ncount = 2', 'kind = "two"\ncount = 3', "the tiles add up to 56, not 55"),
        ("holes = [2, 3, 2, 3, 2, 3]", "holes = [2, 3, 2, 3, 2, 2]", "needs 15 holes in 6 columns"),
        ("pile_sizes = [28, 27]", "pile_sizes = [28, 28]", "two piles hold the 55 tiles"),
        ("resources_in_stock = 5", "resources_in_stock = 9", "the supply may run out of tokens"),
        ('id = "blue_scarab"', 'id = "blue_jackal"', "two tiles share one id"),
        (
            'resource = "blue"\ncount = 3',
            'resource = "blue"\ncount = 4',
            "the price markers add up to 16, not 15",
        ),
        (
            "resources_in_stock = 5",
            'resources_in_stock = "five"',
            "mine.toml: tokens.limits.resources_in_stock must be a whole number, not text",
        ),
        (
            "trigger_tiles = 13",
            "",
            "mine.toml: end.trigger_tiles is missing",
        ),
        ('colour = "blue"', 'colour = "bleu"', "tiles.item[0].colour has the wrong value 'bleu'"),
        ('depot_resource = "blue"', "", "tiles.item[4] needs its depot_resource, being a depot"),
        (
            'order = ["jackal", "scarab",',
            'order = ["jackal", "jackal",',
            "tile_kinds must name each kind once in order",
        ),
        ("4 = 6\n", "", "tokens.per_type_in_play does not say how many with 4 players"),
    ],
)
def test_a_file_that_does_not_fit_is_refused(tmp_path, before, after, sentence):
    """Counts, totals and ids are checked when the game loads."""
    assert sentence in load_corrected(tmp_path, (before, after))


def test_tiles():
    """35 different tiles, seven of each colour."""
    assert len(box.TILE_IDS) == 35 and all(
        sum(i.startswith(c) for i in box.TILE_IDS) == 7 for c in ("blue", "white", "black", "green", "red")
    )
